//! Rulings of `data/rulings/haunted-quarter.toml`, played.
