//! Rulings of `data/rulings/blackmailer.toml`, played.
