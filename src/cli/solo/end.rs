//! The end of a solo game: both cities counted, the winner by the variant's rule, the log.

use super::super::args::{Format, SoloArgs};
use super::super::{Answer, Context};
use super::ask::{self, Picked, Question};
use super::play::{LEAVE, Played};
use crate::desk::counted::{Counted, solo_name};
use crate::desk::plays::Notes;
use crate::desk::solo_score::count;
use crate::failure::Failure;
use crate::input::score::Claimed;
use crate::page;
use crate::rules::card::{Bonus, Card, District};
use crate::rules::city::{Built, Pardon, PlayerClaim, TableClaim};
use crate::rules::solo::step::Step;
use crate::rules::solo::{State, Who};
use crate::terminal::Key;
use crate::view::page::Row;
use crate::view::question::question;
use crate::view::{Block, Page, solo};
use serde_json::json;
use strum::VariantArray;

/// The districts of a city, and those of them that were built in the last round.
type City = (Vec<District>, Vec<District>);

impl Played {
    /// The end: counted, shown, saved if wanted. None if a step was taken back instead.
    pub fn end(
        &mut self,
        context: &mut Context<'_>,
        args: &SoloArgs,
        notes: &Notes,
    ) -> Result<Option<Answer>, Failure> {
        let (city, late) = if self.game.setup.quick {
            let Some(city) = self.ask_city(context)? else {
                self.undo(context)?;
                return Ok(None);
            };
            city
        } else {
            (self.game.state.you.city.clone(), self.game.late[0].clone())
        };
        let claimed = self.claim(context, &city, &late);
        let count = |context: &Context<'_>, notes: Option<&Notes>| {
            let counted = count(&context.desk(), &claimed, Pardon::VARIANTS, notes);
            counted.map_err(|faults| context.failed(faults))
        };
        let mut page = old(context, &count(context, None)?);
        page.0[0] = Block::Title {
            text: context.say("solo-over"),
            what: context
                .texts
                .say_with("solo-round", &[("round", self.game.round.into())]),
            kind: None,
        };
        let keys = if args.play.save {
            "solo-keys-on"
        } else {
            "solo-keys-over"
        };
        page.0.push(Block::Keys(vec![
            context.say(keys),
            context.say("solo-keys-undo"),
        ]));
        let save = loop {
            match context.show_calmly(&page)? {
                Key::Enter => break args.play.save,
                Key::Letter('s') => break true,
                Key::Back | Key::Letter('u') => {
                    self.undo(context)?;
                    return Ok(None);
                }
                Key::Escape => context.leave(LEAVE)?,
                _ => {}
            }
        };
        let counted = count(context, save.then_some(notes))?;
        self.take(context, Step::Go)?;
        let (texts, edition) = (context.texts, self.saved.edition);
        Ok(Some(if context.format == Format::Json {
            let mut value = json!(counted);
            value["log"] = solo::log_json(texts, edition, &self.game.log);
            Answer::Json(value)
        } else {
            let mut page = old(context, &counted);
            page.0.extend(solo::log(texts, edition, &self.game.log));
            Answer::Page(page)
        }))
    }

    /// Both cities counted as usual (line 62), the winner by the variant's rule (line 64).
    fn claim(&self, context: &Context<'_>, city: &[District], late: &[District]) -> Claimed {
        let State {
            you,
            vova,
            yours_known,
            ..
        } = &self.game.state;
        let player =
            |who: Who, city: &[District], gold: Option<u32>, hand: usize, late: &[District]| {
                PlayerClaim {
                    name: solo_name(context.texts, who),
                    city: city
                        .iter()
                        .map(|&district| Built {
                            card: district.into(),
                            beautified: false,
                        })
                        .collect(),
                    hand: u32::try_from(hand).ok(),
                    gold,
                    first: self.game.first == Some(who),
                    last_round: late.iter().map(Card::from).collect(),
                    ..PlayerClaim::default()
                }
            };
        let yours = yours_known.then_some(you.gold);
        let players = vec![
            player(Who::You, city, yours, you.hand.len(), late),
            player(
                Who::Vova,
                &vova.city,
                Some(vova.gold),
                0,
                &self.game.late[1],
            ),
        ];
        let table = TableClaim {
            players,
            ..TableClaim::default()
        };
        Claimed::asked(self.saved.edition, table)
    }

    /// Your city at the end of a game in the quick mode, and what of it was built last; None to
    /// take a step back.
    fn ask_city(&self, context: &mut Context<'_>) -> Result<Option<City>, Failure> {
        let mut game = self.game.clone();
        let over = self.scene(context.texts).page();
        loop {
            let mut page = over.clone();
            page.0.push(solo::your_city(
                context.texts,
                self.saved.edition,
                &game.state,
            ));
            let city = &game.state.you.city;
            let asked = context
                .texts
                .say_with("solo-ask-city", &[("count", city.len().into())]);
            let ids: Vec<District> = ask::left(context, &self.supply, &game)
                .into_iter()
                .filter(|id| !city.contains(id))
                .collect();
            let done = Some("solo-city-done");
            let question = Question {
                page: &page,
                asked,
                help: None,
                done,
            };
            match ask::district(context, &self.supply, &ids, &question)? {
                Picked::One(id) => game.state.you.city.push(id),
                Picked::Done => break,
                Picked::Back => {
                    if game.state.you.city.pop().is_none() {
                        return Ok(None);
                    }
                }
                Picked::Cancelled => context.leave(LEAVE)?,
            }
        }
        let city = game.state.you.city;
        let mut late = Vec::new();
        for &id in &city {
            let bonus = self.supply.get(id).and_then(|district| district.bonus);
            if bonus == Some(Bonus::AnyTypeUnlessLate {}) {
                let card = context.card_name(id);
                let title = context
                    .texts
                    .say_with("solo-late", &[("card", (&card).into())]);
                let keys = context.say("solo-keys-late");
                let page = question(title, String::new(), Vec::new(), keys);
                if context.show(&page)? == Key::Letter('y') {
                    late.push(id);
                }
            }
        }
        Ok(Some((city, late)))
    }
}

/// The score, among pages of the old kind.
fn old(context: &Context<'_>, counted: &Counted) -> Page {
    let page = crate::view::score::page(context.texts, counted);
    let mut blocks = Vec::new();
    for block in Vec::from(page) {
        match block {
            page::Block::Stack { needs, wide, .. } if needs <= context.canvas.width => {
                blocks.extend(wide);
            }
            page::Block::Stack { narrow, .. } => blocks.extend(narrow),
            other => blocks.push(other),
        }
    }
    let lines = |lines: Vec<page::Line>| lines.iter().map(page::Line::plain).collect();
    let blocks = blocks.into_iter().filter_map(|block| {
        Some(match block {
            page::Block::Title { text, what } => Block::Title {
                text: text.plain(),
                what: what.plain(),
                kind: None,
            },
            page::Block::Heading(text) => Block::Heading(text.plain()),
            page::Block::Text(text) => Block::Text(text.plain()),
            page::Block::Note(text) => Block::Note(text.plain()),
            page::Block::Points { source, points } => Block::Points {
                source: source.plain(),
                points: lines(points),
            },
            page::Block::Table(table) => Block::Table {
                header: lines(table.columns.into_iter().map(|one| one.name).collect()),
                rows: table
                    .rows
                    .into_iter()
                    .map(|row| Row {
                        cells: lines(row.cells),
                        kind: None,
                    })
                    .collect(),
                wraps: false,
                spare: &[],
            },
            _ => return None,
        })
    });
    Page(blocks.collect())
}
