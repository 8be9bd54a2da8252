//! Pages as Markdown.

pub fn draw(_: &super::Page) -> String {
    String::new()
}
