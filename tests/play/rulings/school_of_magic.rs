//! Rulings of `data/rulings/school-of-magic.toml`, played.
