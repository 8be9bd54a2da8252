//! Rulings of `data/rulings/map-room.toml`, played.
