//! Rulings of `data/rulings/customizing.toml`, played.
