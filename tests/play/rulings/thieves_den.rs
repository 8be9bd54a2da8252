//! Rulings of `data/rulings/thieves-den.toml`, played.
