//! Rulings of `data/rulings/nine-characters.toml`, played.
