//! Rulings of `data/rulings/poor-house.toml`, played.
