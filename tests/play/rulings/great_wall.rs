//! Rulings of `data/rulings/great-wall.toml`, played.
