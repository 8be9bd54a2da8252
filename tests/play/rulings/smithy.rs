//! Rulings of `data/rulings/smithy.toml`, played.
