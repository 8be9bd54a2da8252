//! Rulings of `data/rulings/artist.toml`, played.
