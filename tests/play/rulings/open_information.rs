//! Rulings of `data/rulings/open-information.toml`, played.
