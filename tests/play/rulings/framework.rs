//! Rulings of `data/rulings/framework.toml`, played.
