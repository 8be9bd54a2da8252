//! After a game: another one with different cards?

use crate::fault::Fault;
use crate::flow::{Action, Does, Flow, Screen, Viewer};
use crate::id;

#[derive(Clone, Copy, Debug, Default)]
pub struct Again {
    pub answer: Option<bool>,
}

impl Flow for Again {
    type Input = bool;
    type Scene = ();

    fn apply(&mut self, _: Viewer, input: &bool) -> Result<(), Fault> {
        self.answer = Some(*input);
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<(), bool> {
        let actions = match self.answer {
            None => vec![
                Action::new(id!("act-tonight-again"), Does::Input(true)),
                Action::new(id!("act-tonight-enough"), Does::Input(false)),
            ],
            Some(_) => vec![Action::new(id!("act-tonight-enough"), Does::End)],
        };
        Screen {
            scene: (),
            actions,
            is_calm: true,
        }
    }
}
