//! Which answers go through a pager.

use super::program::run_paged;
use super::script::Answer;

#[test]
fn a_page_longer_than_two_screens_goes_through_the_pager() {
    let list = &["list", "districts"];
    let (paged, out) = run_paged(list, &[("PAGER", "less -R")], 24, Vec::new());
    let (command, text) = paged.unwrap();
    assert_eq!((command.as_deref(), out.as_str()), (Some("less -R"), ""));
    assert!(
        text.contains("Manor") && text.contains("Great Wall"),
        "{text}"
    );
    // Without one it is our own; also after a list to pick from.
    assert_eq!(run_paged(list, &[], 24, Vec::new()).0.unwrap().0, None);
    let picked = vec![Answer::Type("witch")];
    assert!(run_paged(&["card", "--full"], &[], 10, picked).0.is_some());
    // The help is a page as well.
    assert!(
        run_paged(&["list", "--help"], &[], 10, Vec::new())
            .0
            .is_some()
    );
}

#[test]
fn short_or_machine_readable_output_is_printed() {
    let lines = run_paged(&["list", "districts"], &[], 1000, Vec::new()).1;
    let lines = u16::try_from(lines.lines().count()).unwrap();
    // Two screens are scrolled back to.
    assert!(
        run_paged(&["list", "districts"], &[], lines / 2 + 1, Vec::new())
            .0
            .is_none()
    );
    assert!(
        run_paged(&["list", "districts"], &[], lines / 2, Vec::new())
            .0
            .is_some()
    );
    for (more, env) in [
        (&["--no-pager"][..], &[][..]),
        (&["--format", "json"], &[]),
        (&["--format", "markdown"], &[]),
        (&[], &[("PAGER", "")]),
        (&[], &[("PAGER", "cat")]),
        (&[], &[("TERM", "dumb")]),
    ] {
        let args = [&["list", "districts"], more].concat();
        let (paged, out) = run_paged(&args, env, 24, Vec::new());
        assert!(paged.is_none() && out.contains("Manor"), "{args:?} {env:?}");
    }
}
