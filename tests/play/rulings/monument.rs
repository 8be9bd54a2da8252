//! Rulings of `data/rulings/monument.toml`, played.
