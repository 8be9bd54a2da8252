//! Rulings of `data/rulings/calling.toml`, played.
