//! Rulings of `data/rulings/basilica.toml`, played.
