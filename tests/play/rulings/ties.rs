//! Rulings of `data/rulings/ties.toml`, played.
