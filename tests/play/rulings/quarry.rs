//! Rulings of `data/rulings/quarry.toml`, played.
