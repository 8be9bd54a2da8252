//! Pages as text.

/// What a page is drawn on.
#[derive(Clone, Copy, Debug)]
pub struct Canvas {
    pub width: usize,
    pub color: bool,
}

impl Canvas {
    pub fn draw(self, _: &super::Page) -> String {
        String::new()
    }
}
