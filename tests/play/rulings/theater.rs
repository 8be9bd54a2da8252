//! Rulings of `data/rulings/theater.toml`, played.
