//! Rulings of `data/rulings/wizard.toml`, played.
