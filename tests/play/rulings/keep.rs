//! Rulings of `data/rulings/keep.toml`, played.
