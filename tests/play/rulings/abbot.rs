//! Rulings of `data/rulings/abbot.toml`, played.
