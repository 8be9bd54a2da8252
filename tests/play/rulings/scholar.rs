//! Rulings of `data/rulings/scholar.toml`, played.
