//! Rulings of `data/rulings/wishing-well.toml`, played.
