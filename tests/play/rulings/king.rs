//! Rulings of `data/rulings/king.toml`, played.
