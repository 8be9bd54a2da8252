//! Rulings of `data/rulings/selection.toml`, played.
