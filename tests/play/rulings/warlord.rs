//! Rulings of `data/rulings/warlord.toml`, played.
