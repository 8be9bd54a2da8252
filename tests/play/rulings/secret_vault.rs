//! Rulings of `data/rulings/secret-vault.toml`, played.
