//! Rulings of `data/rulings/trader.toml`, played.
