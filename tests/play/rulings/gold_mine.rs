//! Rulings of `data/rulings/gold-mine.toml`, played.
