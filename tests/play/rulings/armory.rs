//! Rulings of `data/rulings/armory.toml`, played.
