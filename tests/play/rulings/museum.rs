//! Rulings of `data/rulings/museum.toml`, played.
