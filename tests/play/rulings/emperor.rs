//! Rulings of `data/rulings/emperor.toml`, played.
