//! Rulings of `data/rulings/ivory-tower.toml`, played.
