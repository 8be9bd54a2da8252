//! Rulings of `data/rulings/queen.toml`, played.
