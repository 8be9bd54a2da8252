//! Rulings of `data/rulings/stables.toml`, played.
