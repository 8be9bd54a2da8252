//! Rulings of `data/rulings/spy.toml`, played.
