//! Rulings of `data/rulings/which-box.toml`, played.
