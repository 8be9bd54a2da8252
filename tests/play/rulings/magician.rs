//! Rulings of `data/rulings/magician.toml`, played.
