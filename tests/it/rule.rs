//! `citadels rule`.

use super::program::run;
use citadels::catalog;
use citadels::language::Language;

#[test]
fn every_topic_has_a_page_in_every_language_by_id_and_by_title() {
    for lang in Language::ALL {
        for topic in catalog::topics() {
            let by_id = run(&["rule", topic.id, "--lang", lang.code()]).answered();
            assert!(by_id.starts_with(topic.title(lang)), "{by_id}");
            let by_title = run(&["rule", topic.title(lang), "--lang", lang.code()]).answered();
            assert_eq!(by_id, by_title);
        }
    }
}

#[test]
fn without_a_topic_and_without_a_terminal_the_topics_are_listed() {
    let list = run(&["rule"]).answered();
    for topic in catalog::topics() {
        assert!(list.contains(topic.id), "{}", topic.id);
    }
    assert_eq!(run(&["rule", "--format", "json"]).json()["rules"][0]["id"], "overview");
}

#[test]
fn the_page_of_terms_explains_all_eight() {
    let page = run(&["rule", "terms"]).answered();
    for term in ["Completed city", "Destroy", "Discard", "Draw", "Gain", "Pay", "Resource", "Stash"]
    {
        assert!(
            page.contains(&format!("\n{term}  ")) || page.contains(&format!("\n{term} ")),
            "{term}"
        );
    }
}

#[test]
fn which_box_knows_the_small_box_too() {
    let page = run(&["rule", "which-box"]).answered();
    assert!(page.contains("68 district cards") && page.contains("does not cover"), "{page}");
}

#[test]
fn an_unknown_topic_is_a_fault_with_suggestions() {
    let stderr = run(&["rule", "scorring tabel"]).refused(1);
    assert!(stderr.contains("There is no topic"), "{stderr}");
}

#[test]
fn json_of_a_page_has_its_rulings_with_sources() {
    let page = run(&["rule", "scoring", "--format", "json"]).json();
    assert_eq!(page["id"], "scoring");
    assert_eq!(page["rulings"][0]["source"], "2016 rulebook, End of the game");
}
