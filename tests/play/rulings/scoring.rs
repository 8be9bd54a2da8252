//! Rulings of `data/rulings/scoring.toml`, played.
