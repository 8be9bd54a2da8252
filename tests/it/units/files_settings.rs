//! `files::settings`.

use citadels::fault::Fault;
use citadels::files::settings::*;
use citadels::rules::edition::Edition;

fn faults(text: &str) -> Vec<(&'static str, String)> {
    let faults = understand("settings.toml", text).1.into_iter();
    let told = |fault: Fault| {
        (
            fault.id.into(),
            fault.place.map_or(String::new(), |at| at.to_string()),
        )
    };
    faults.map(told).collect()
}

#[test]
fn all_faults_of_the_settings_are_reported_at_once() {
    let text = "lang = 'de'\nedition = 2016\nshape = 1\ncolor = true";
    assert_eq!(understand("", text).0.edition, Some(Edition::E2016));
    let expected = [
        ("unknown-field", "shape"),
        ("bad-value", "lang"),
        ("bad-value", "color"),
    ];
    assert_eq!(
        faults(text),
        expected.map(|(id, place)| (id, place.to_owned()))
    );
}

#[test]
fn a_syntax_error_names_its_line() {
    let expected = [("bad-syntax", "settings.toml:2".to_owned())];
    assert_eq!(faults("lang = 'uk'\ncolor ="), expected);
}

#[test]
fn setting_one_leaves_the_others_and_the_comments_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("citadels").join("settings.toml");
    write(&path, "lang", Some("uk")).unwrap();
    let text = "# ours\nlang = 'fr'\n color= 'never' # dark\n";
    std::fs::write(&path, text).unwrap();
    write(&path, "lang", Some("ru")).unwrap();
    write(&path, "edition", Some("third")).unwrap();
    write(&path, "color", None).unwrap();
    let expected = "# ours\nlang = \"ru\"\nedition = \"third\"\n";
    assert_eq!(std::fs::read_to_string(&path).unwrap(), expected);
    assert!(read(&path).1.is_empty());
}
