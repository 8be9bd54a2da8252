//! Rulings of `data/rulings/capitol.toml`, played.
