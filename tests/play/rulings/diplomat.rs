//! Rulings of `data/rulings/diplomat.toml`, played.
