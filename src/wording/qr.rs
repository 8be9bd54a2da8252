//! QR codes of half blocks.

use crate::page::{Block, Line};
use crate::say;
use crate::texts::Texts;
use qrcode::{Color, EcLevel, QrCode};

/// A text as a QR code, with what to do with it; none if the text is too long.
pub fn qr(texts: &Texts, text: &str, legend: impl Into<Line>) -> Option<Block> {
    /// The quiet zone, without which it can't be scanned.
    const EDGE: usize = 2;
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let size = code.width() + 2 * EDGE;
    let colors = code.to_colors();
    let is_light = |x: usize, y: usize| {
        let inside = EDGE..EDGE + code.width();
        let at = |x: usize, y: usize| (y - EDGE) * code.width() + (x - EDGE);
        !(inside.contains(&x) && inside.contains(&y)) || colors[at(x, y)] == Color::Light
    };
    // Draw the light modules: most terminals are light on dark.
    let half = |x: usize, y: usize| match (is_light(x, y), y + 1 < size && is_light(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let lines = (0..size).step_by(2);
    let lines = lines.map(|y| (0..size).map(|x| half(x, y)).collect::<String>());
    Some(Block::Drawing {
        shapes: vec![lines.collect::<Vec<_>>().join("\n")],
        inks: Vec::new(),
        legend: legend.into(),
        too_wide: say!(texts, "history-qr-wide", columns = size).into(),
    })
}
