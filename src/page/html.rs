//! Pages as HTML.

pub fn draw(_: &super::Page, _: crate::language::Language) -> String {
    String::new()
}
