//! Rulings of `data/rulings/navigator.toml`, played.
