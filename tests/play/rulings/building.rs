//! Rulings of `data/rulings/building.toml`, played.
