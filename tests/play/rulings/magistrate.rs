//! Rulings of `data/rulings/magistrate.toml`, played.
