//! Rulings of `data/rulings/three-players.toml`, played.
