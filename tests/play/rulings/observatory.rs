//! Rulings of `data/rulings/observatory.toml`, played.
