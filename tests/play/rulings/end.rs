//! Rulings of `data/rulings/end.toml`, played.
