//! Rulings of `data/rulings/factory.toml`, played.
