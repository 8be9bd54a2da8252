//! Rulings of `data/rulings/laboratory.toml`, played.
