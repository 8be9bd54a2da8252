//! Rulings of `data/rulings/park.toml`, played.
