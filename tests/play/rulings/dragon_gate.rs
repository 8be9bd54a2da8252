//! Rulings of `data/rulings/dragon-gate.toml`, played.
