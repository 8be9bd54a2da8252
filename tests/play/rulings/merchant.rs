//! Rulings of `data/rulings/merchant.toml`, played.
