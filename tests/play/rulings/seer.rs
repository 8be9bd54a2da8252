//! Rulings of `data/rulings/seer.toml`, played.
