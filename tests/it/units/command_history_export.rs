//! `command::history::export`.

use citadels::command::history::export::*;
use citadels::language::Language;
use citadels::page::text::Canvas;
use citadels::texts::Texts;

#[test]
fn a_qr_code_is_drawn_whole_or_not_at_all() {
    let texts = Texts::new(Language::En);
    let drawn = |link: &str, width: usize| {
        let color = false;
        Canvas { width, color }.draw(&page(&texts, link))
    };
    let code = drawn("https://example.org", 80);
    let lines: Vec<&str> = code.lines().take_while(|line| !line.is_empty()).collect();
    // 25 modules and the quiet zone; two rows of modules per terminal row.
    assert_eq!(lines.len(), 15, "{code}");
    assert!(
        lines.iter().all(|line| line.chars().count() == 29),
        "{code}"
    );
    // A finder pattern: a dark square in a light one in a dark one.
    assert_eq!(lines[1].chars().take(9).collect::<String>(), "██ ▄▄▄▄▄ ");
    assert!(drawn("https://example.org", 20).contains("29 columns"));
    assert!(drawn(&"x".repeat(3000), 500).contains("too long"));
}
