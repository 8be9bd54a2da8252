//! Rulings of `data/rulings/witch.toml`, played.
