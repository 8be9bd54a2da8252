//! A game was saved: continue it, or start a new one?

use super::{Action, Does, Flow, Screen, Viewer};
use crate::fault::Fault;
use crate::id;
use crate::texts::Id;

#[derive(Clone, Debug)]
pub struct Found<S> {
    pub scene: S,
    pub goes_on: Option<bool>,
    /// How the two answers and leaving are called.
    pub labels: [Id; 3],
}

impl<S: Clone> Flow for Found<S> {
    type Input = bool;
    type Scene = S;

    fn apply(&mut self, _: Viewer, goes_on: &bool) -> Result<(), Fault> {
        self.goes_on = Some(*goes_on);
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<S, bool> {
        let [on, new, why] = self.labels;
        let actions = match self.goes_on {
            Some(_) => vec![Action::new(on, Does::End)],
            None => vec![
                Action::new(on, Does::Input(true)),
                Action::new(new, Does::Input(false)),
                Action::new(id!("act-leave"), Does::Leave(why)),
            ],
        };
        Screen {
            scene: self.scene.clone(),
            actions,
            is_calm: false,
        }
    }
}
