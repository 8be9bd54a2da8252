//! Rulings of `data/rulings/patrician.toml`, played.
