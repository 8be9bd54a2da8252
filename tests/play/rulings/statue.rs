//! Rulings of `data/rulings/statue.toml`, played.
