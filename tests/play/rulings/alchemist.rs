//! Rulings of `data/rulings/alchemist.toml`, played.
