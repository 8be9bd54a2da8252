//! Rulings of `data/rulings/architect.toml`, played.
