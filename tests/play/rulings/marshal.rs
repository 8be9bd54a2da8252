//! Rulings of `data/rulings/marshal.toml`, played.
