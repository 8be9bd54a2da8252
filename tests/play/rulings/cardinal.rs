//! Rulings of `data/rulings/cardinal.toml`, played.
