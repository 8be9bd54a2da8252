//! Rulings of `data/rulings/library.toml`, played.
