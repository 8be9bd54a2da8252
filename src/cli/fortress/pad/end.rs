//! The end of a pad: the result with its breakdown, and the play log.

use super::super::super::args::{Format, FortressPadArgs};
use super::super::super::{Answer, Context, history};
use super::LEAVE;
use super::live::Live;
use crate::failure::Failure;
use crate::fortress::pad::{KINDS, Pad, Record};
use crate::store::log::{Play, Played, PlayedLine};
use crate::terminal::Key;
use crate::view::Block;
use crate::view::{pad as view, pad_result};

impl Live {
    /// The result: shown, saved if wanted, put away. None if something was taken back instead.
    pub fn end(
        &mut self,
        context: &mut Context<'_>,
        args: &FortressPadArgs,
        date: &str,
    ) -> Result<Option<Answer>, Failure> {
        let mut page = pad_result::result(context.texts, &self.pad, context.canvas.width);
        let keys = if args.play.save {
            "pad-keys-on"
        } else {
            "pad-keys-over"
        };
        page.0.push(Block::Keys(vec![
            context.say(keys),
            context.say("pad-keys-undo"),
        ]));
        let save = loop {
            match context.show_calmly(&page)? {
                Key::Enter => break args.play.save,
                Key::Letter('s') => break true,
                Key::Back | Key::Letter('u') => {
                    self.take(context, &Record::Undo)?;
                    return Ok(None);
                }
                Key::Escape => context.leave(LEAVE)?,
                _ => {}
            }
        };
        let play = if save {
            Some(append(context, args, &self.pad, date)?)
        } else {
            None
        };
        let before = self.pad.clone();
        self.take(context, &Record::Close { play })?;
        Ok(Some(if context.format == Format::Json {
            let mut value = pad_result::json(context.texts, &before);
            if let Some(id) = play {
                value["saved"] = id.into();
            }
            Answer::Json(value)
        } else {
            let mut page = pad_result::result(context.texts, &before, context.canvas.width);
            page.0.extend(play.map(|id| {
                let id = id.to_string();
                Block::Text(
                    context
                        .texts
                        .say_with("history-saved", &[("id", (&id).into())]),
                )
            }));
            Answer::Page(page)
        }))
    }

    /// The pad as it stands, for someone who goes on later.
    pub fn left(&self, context: &Context<'_>) -> Answer {
        if context.format == Format::Json {
            return Answer::Json(pad_result::json(context.texts, &self.pad));
        }
        Answer::Page(view::left(context.texts, &self.pad))
    }
}

/// Appends the play and returns its number.
fn append(
    context: &Context<'_>,
    args: &FortressPadArgs,
    pad: &Pad,
    date: &str,
) -> Result<u64, Failure> {
    let standing = pad.standing();
    let names = &pad.setup.players;
    let players = names.iter().enumerate().map(|(seat, name)| {
        let cells = standing.cells[seat].0;
        let lines = cells.iter().zip(["", "final-"]).flat_map(|(row, before)| {
            row.iter()
                .zip(KINDS)
                .filter(|(points, _)| **points != 0)
                .map(move |(points, kind)| PlayedLine {
                    rule: format!("{before}{kind}"),
                    points: *points,
                })
        });
        Played {
            name: name.clone(),
            place: standing.place(seat),
            // The track has nothing below 0.
            total: u32::try_from(standing.totals[seat].max(0)).unwrap_or(u32::MAX),
            lines: lines.collect(),
            ..Played::default()
        }
    });
    let play = Play {
        id: 0,
        game: "fortress".to_owned(),
        date: date.to_owned(),
        edition: if pad.setup.river { "river" } else { "base" }.to_owned(),
        deck: None,
        cards: Vec::new(),
        complete_at: 0,
        minutes: args.play.minutes,
        location: args.play.location.clone(),
        comment: args.play.comment.clone(),
        players: players.collect(),
        winners: standing
            .winners()
            .iter()
            .map(|&seat| names[seat].clone())
            .collect(),
        tie_break: None,
    };
    let store = history::store(context)?;
    let (play, _) = store
        .append_play(play)
        .map_err(|fault| history::told(context, store, &fault))?;
    Ok(play.id)
}
