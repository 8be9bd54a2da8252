//! Rulings of `data/rulings/card-text.toml`, played.
