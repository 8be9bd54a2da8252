//! Rulings of `data/rulings/setup.toml`, played.
