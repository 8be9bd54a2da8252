//! Features entered by hand, key by key as on the pad, but of any kind at any time and without a
//! file: a count for once.

use crate::command::fortress::pad_flow::{
    Draft, End, Input, Taken, drafting, input, kinds, out_of_range, refusal,
};
use crate::fault::Fault;
use crate::files::read::fortress::{Features, shields_in_all};
use crate::flow::{Action, Does, Flow, Screen, Viewer};
use crate::fortress::feature::{Feature, Sort};
use crate::fortress::pad::{Record, Refused};
use crate::id;

#[derive(Clone, Debug)]
pub struct Count {
    pub claimed: Features,
    /// The entry in progress.
    pub draft: Option<Draft>,
    /// What was taken back, most recent last.
    undone: Vec<Feature>,
    is_done: bool,
}

impl Count {
    pub const fn new(players: Vec<String>) -> Self {
        let features = Vec::new();
        Self {
            claimed: Features { players, features },
            draft: None,
            undone: Vec::new(),
            is_done: false,
        }
    }

    fn players(&self) -> usize {
        self.claimed.players.len()
    }

    fn draft(&mut self, mut draft: Draft, input: &Input) -> Result<(), Fault> {
        let players = self.players();
        self.draft = match draft.take(input, players)? {
            Taken::Typed => Some(draft),
            Taken::Back => None,
            Taken::Followers(followers) => {
                let feature = draft.feature(followers);
                let impossible = feature.faults();
                if !impossible.is_empty() {
                    let refused = Refused::Impossible(impossible);
                    return Err(refusal(&refused, &self.claimed.players));
                }
                self.claimed.features.push(feature);
                shields_in_all(&self.claimed.features)?;
                self.undone.clear();
                None
            }
        };
        Ok(())
    }

    fn step(&mut self, input: &Input) -> Result<(), Fault> {
        let nothing = || refusal(&Refused::Nothing, &[]);
        let features = &mut self.claimed.features;
        match (self.draft.clone(), input) {
            (Some(_), Input::Cancel) => self.draft = None,
            (Some(draft), _) => self.draft(draft, input)?,
            (None, &Input::Kind(sort)) => self.draft = Some(Draft::new(sort, sort != Sort::Field)),
            (None, Input::Do(Record::Undo)) => {
                self.undone.push(features.pop().ok_or_else(nothing)?);
            }
            (None, Input::Do(Record::Redo)) => {
                features.push(self.undone.pop().ok_or_else(nothing)?);
            }
            (None, Input::End(_)) => self.is_done = true,
            _ => return Err(out_of_range()),
        }
        Ok(())
    }
}

impl Flow for Count {
    type Input = Input;
    type Scene = Self;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        let mut next = self.clone();
        next.step(input)?;
        *self = next;
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Self, Input> {
        let actions = match &self.draft {
            _ if self.is_done => vec![Action::new(id!("act-pad-done"), Does::End)],
            Some(draft) => {
                let mut actions = drafting(draft, self.players());
                if draft.several.is_none() && draft.sort != Sort::Field {
                    let label = if draft.complete {
                        id!("act-count-open")
                    } else {
                        id!("act-count-complete")
                    };
                    actions.insert(0, input(label, Input::Complete));
                }
                actions
            }
            None => {
                let field = input(id!("act-pad-field"), Input::Kind(Sort::Field));
                let done = || {
                    let end = Input::End(End::Counted { save: false });
                    input(id!("act-pad-done"), end)
                };
                let mut actions = kinds();
                actions.push(field);
                actions.extend((!self.claimed.features.is_empty()).then(done));
                actions.extend([
                    input(id!("act-undo"), Input::Do(Record::Undo)),
                    input(id!("act-redo"), Input::Do(Record::Redo)),
                    Action::new(id!("act-leave"), Does::Leave(id!("count-leave-why"))),
                ]);
                actions
            }
        };
        Screen {
            scene: self.clone(),
            actions,
            is_calm: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(inputs: &[Input]) -> Count {
        let players = ["Red", "Blue"].map(str::to_owned).to_vec();
        let mut count = Count::new(players);
        for input in inputs {
            count.apply(Viewer::Table, input).unwrap();
        }
        count
    }

    #[test]
    fn an_open_city_is_entered_as_easily_as_a_complete_one() {
        let city = [Input::Kind(Sort::City), Input::Digit(3), Input::Shield];
        let closed = after(&[&city[..], &[Input::Seat(0)]].concat());
        let open = after(&[&city[..], &[Input::Complete, Input::Seat(1)]].concat());
        assert_eq!(closed.claimed.features[0].points(), 8);
        assert_eq!(open.claimed.features[0].points(), 4);
        assert_eq!(open.claimed.features[0].followers, [0, 1]);
    }

    #[test]
    fn entries_are_taken_back_and_restored_one_by_one() {
        let road = [Input::Kind(Sort::Road), Input::Seat(0)];
        let field = [Input::Kind(Sort::Field), Input::Digit(2), Input::Seat(1)];
        let undo = Input::Do(Record::Undo);
        let both = [&road[..], &field].concat();
        let mut count = after(&both);
        for left in [1, 0] {
            count.apply(Viewer::Table, &undo).unwrap();
            assert_eq!(count.claimed.features.len(), left);
        }
        assert!(count.apply(Viewer::Table, &undo).is_err());
        for back in [1, 2] {
            count
                .apply(Viewer::Table, &Input::Do(Record::Redo))
                .unwrap();
            assert_eq!(count.claimed.features.len(), back);
        }
        assert_eq!(count.claimed.features, after(&both).claimed.features);
    }

    #[test]
    fn an_impossible_feature_is_refused_and_can_be_corrected() {
        let mut count = after(&[Input::Kind(Sort::Road), Input::Digit(1)]);
        let fault = count.apply(Viewer::Table, &Input::Seat(0)).unwrap_err();
        assert_eq!(fault.message, id!("impossible-single-tile"));
        count.apply(Viewer::Table, &Input::Complete).unwrap();
        count.apply(Viewer::Table, &Input::Seat(0)).unwrap();
        assert_eq!(count.claimed.features[0].points(), 1);
    }

    #[test]
    fn more_shields_than_the_box_has_are_refused_and_can_be_corrected() {
        let city = |shields: usize| {
            let mut inputs = vec![Input::Kind(Sort::City), Input::Digit(6)];
            inputs.extend(vec![Input::Shield; shields]);
            inputs
        };
        let mut count = after(&[city(5), vec![Input::Seat(0)], city(6)].concat());
        let fault = count.apply(Viewer::Table, &Input::Seat(1)).unwrap_err();
        assert_eq!(fault.message, id!("error-fortress-shields"));
        assert_eq!(count.claimed.features.len(), 1);
        count.apply(Viewer::Table, &Input::Cancel).unwrap();
        for input in [city(5), vec![Input::Seat(1)]].concat() {
            count.apply(Viewer::Table, &input).unwrap();
        }
        assert_eq!(count.claimed.features.len(), 2);
    }
}
