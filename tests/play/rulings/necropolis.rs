//! Rulings of `data/rulings/necropolis.toml`, played.
