//! Rulings of `data/rulings/tax-collector.toml`, played.
