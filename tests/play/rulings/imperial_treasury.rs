//! Rulings of `data/rulings/imperial-treasury.toml`, played.
