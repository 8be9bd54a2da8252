//! `flow`.

use citadels::fault::Fault;
use citadels::flow::*;

#[derive(Clone, Debug, PartialEq)]
struct Sum(u32);

impl Flow for Sum {
    type Input = u32;
    type Scene = u32;

    fn apply(&mut self, _: Viewer, input: &u32) -> Result<(), Fault> {
        self.0 += input;
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<u32, u32> {
        Screen {
            scene: self.0,
            actions: Vec::new(),
            is_calm: false,
        }
    }
}

#[test]
fn undo_leads_back_to_the_start_and_redo_forward_again() {
    let mut played = Played::resume(Sum(0), vec![1, 2, 3]).unwrap();
    assert_eq!(played.now(), &Sum(6));
    assert!(played.undo() && played.undo() && played.undo() && !played.undo());
    assert_eq!(played.now(), played.start());
    assert!(played.redo() && played.redo() && played.redo() && !played.redo());
    assert_eq!((played.now(), played.inputs()), (&Sum(6), &[1, 2, 3][..]));
    assert!(played.undo());
    played.apply(5).unwrap();
    assert!(!played.redo(), "a new step forgets what was undone");
}
