//! The table as the phones see it: who has which seat, what each may see and do. One thread owns it;
//! nothing here knows of a network.
//!
//! A seat can give only what its own screen offers: it names an action by its place there, and says
//! of which state of the table that screen was.

use crate::app::App;
use crate::command::host::page::{self, Control};
use crate::command::score::counted::{self, Counted};
use crate::command::table::evening::{Evening, Input, Scene, Unsaved};
use crate::command::table::tonight::scene;
use crate::command::table::{opening, pass};
use crate::fault::Fault;
use crate::flow::{Action, Does, Flow, Played, Viewer};
use crate::language::Language;
use crate::library::players::{is_name, is_same};
use crate::page::{Block, Page};
use crate::rules::table::Seat;
use crate::texts::Texts;
use crate::wording::flow::unsaved;
use crate::wording::table::cards;
use crate::{fault, id, say};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// More phones than a table has seats: some only look on.
const MOST_GUESTS: usize = 16;

/// A phone: whoever has its token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    pub token: String,
    pub name: String,
    pub lang: Language,
}

/// What lasts of a desk: whoever comes back has the same seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// What is in the link that is scanned.
    pub code: String,
    pub guests: Vec<Guest>,
    /// Nobody else can join.
    pub is_closed: bool,
}

/// What a phone does: an action by its place on the screen, a choice of it, a line typed for it.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Act {
    /// The revision of the screen it was on.
    pub at: u64,
    /// `action`, or `action.choice`.
    #[serde(rename = "do")]
    pub does: String,
    #[serde(default)]
    pub line: String,
    /// The question that it was typed for.
    #[serde(default)]
    pub of: String,
}

/// What a phone is shown.
#[derive(Debug)]
pub struct View {
    pub revision: u64,
    /// Is something expected of this player now?
    pub is_turn: bool,
    pub page: Page,
    pub controls: Vec<Control>,
}

/// The end of a game, as everybody is shown it.
#[derive(Debug)]
pub struct End {
    /// In each language that is spoken at the table.
    pub counted: BTreeMap<Language, Counted>,
    /// So many of the last places are revealed.
    pub revealed: usize,
}

impl End {
    fn page(&self, texts: &Texts, counted: &Counted) -> Page {
        if self.is_revealed() {
            counted::short(texts, counted)
        } else if self.revealed > 0 {
            counted::revealed(texts, counted, self.revealed)
        } else {
            Page::new(vec![Block::title(say!(texts, "host-all-counted"), "")])
        }
    }

    pub fn is_revealed(&self) -> bool {
        let mut all = self.counted.values();
        all.all(|counted| self.revealed >= counted.players.len())
    }
}

#[derive(Debug)]
pub struct Desk {
    pub kept: Kept,
    /// Counts what has changed, so that an old page can't act.
    pub revision: u64,
    /// Why the last step is not saved.
    pub unsaved: Option<Fault>,
    pub end: Option<End>,
    /// After a game: is another one wanted?
    pub wants_more: Option<bool>,
}

impl Desk {
    pub fn new(kept: Kept) -> Self {
        Self {
            kept,
            revision: 1,
            unsaved: None,
            end: None,
            wants_more: None,
        }
    }

    /// # Errors
    ///
    /// The name can't be one, or is somebody's; the door is closed.
    pub fn join(
        &mut self,
        played: &Played<Evening<'_>>,
        name: &str,
        lang: Language,
        token: String,
    ) -> Result<(), Fault> {
        let name = name.trim();
        if self.kept.is_closed || self.kept.guests.len() >= MOST_GUESTS {
            return Err(fault!(Busy, "error-host-closed"));
        }
        if !is_name(name) {
            return Err(fault!(BadName, "error-host-name"));
        }
        if self
            .kept
            .guests
            .iter()
            .any(|guest| is_same(&guest.name, name))
        {
            return Err(fault!(
                SameName,
                "error-host-taken",
                name = crate::fault::typed(name)
            ));
        }
        // One of tonight's players is spelled as at the table.
        let mut names = played.now().opening.names.iter();
        let name = names
            .find(|one| is_same(one, name))
            .map_or(name, String::as_str);
        let name = name.to_owned();
        self.kept.guests.push(Guest { token, name, lang });
        self.changed(played);
        Ok(())
    }

    pub fn guest(&self, token: &str) -> Option<usize> {
        // All of them are compared, so that time says nothing.
        let mut found = None;
        for (place, guest) in self.kept.guests.iter().enumerate() {
            let differs = guest.token.bytes().zip(token.bytes());
            let differs = differs.fold(0, |all, (one, other)| all | (one ^ other));
            if differs == 0 && guest.token.len() == token.len() {
                found = Some(place);
            }
        }
        found
    }

    /// Whoever had it must join again.
    pub fn free(&mut self, played: &Played<Evening<'_>>, guest: usize) {
        if guest < self.kept.guests.len() {
            self.kept.guests.remove(guest);
            self.changed(played);
        }
    }

    /// Something is different now, so all screens are drawn again.
    pub fn changed(&mut self, played: &Played<Evening<'_>>) {
        self.revision += 1;
        let seats = self
            .kept
            .guests
            .iter()
            .filter_map(|guest| seat_of(played, guest));
        played.now().phones().set(seats);
    }

    /// Who does what is nobody's own: the one with the crown, else the first that joined.
    fn leads(&self, played: &Played<Evening<'_>>, guest: usize) -> bool {
        let crown = played.now().table().and_then(|table| table.round.crown);
        let crowned = crown.and_then(|crown| {
            let mut guests = self.kept.guests.iter();
            guests.position(|guest| seat_of(played, guest) == Some(crown))
        });
        let seated = || {
            let mut guests = self.kept.guests.iter();
            guests.position(|guest| seat_of(played, guest).is_some())
        };
        crowned.or_else(seated).unwrap_or(0) == guest
    }

    /// What this phone may do now.
    fn offered(&self, played: &Played<Evening<'_>>, guest: usize) -> Vec<Action<Input>> {
        let evening = played.now();
        let seat = seat_of(played, &self.kept.guests[guest]);
        let leads = self.leads(played, guest);
        if let Some(sheet) = evening.sheet() {
            if evening.is_over() || sheet.end().is_some() {
                return Vec::new();
            }
            let own = seat.map_or(Vec::new(), |seat| sheet.of_seat(seat));
            let phones = evening.phones();
            let table = if leads {
                sheet.of_table(&|seat| phones.has(seat))
            } else {
                Vec::new()
            };
            let all = own.into_iter().chain(table);
            return Evening::scoring(all.collect());
        }
        let may = match evening.turn() {
            Some(turn) => {
                seat == Some(turn) || (leads && evening.is_public() && !evening.phones().has(turn))
            }
            None => leads,
        };
        if !may {
            return Vec::new();
        }
        let viewer = seat.map_or(Viewer::Table, |seat| Viewer::Seat(seat.index()));
        let actions = evening.screen(viewer).actions.into_iter();
        actions.filter(is_for_phones).collect()
    }

    /// What this phone shows.
    pub fn view(&self, app: &App<'_>, played: &Played<Evening<'_>>, guest: usize) -> View {
        let texts = app.texts;
        let one = &self.kept.guests[guest];
        let seat = seat_of(played, one);
        let offered = self.offered(played, guest);
        let mut page = match &self.end {
            Some(end) => {
                let counted = end.counted.get(&one.lang);
                counted.map_or(Page::default(), |counted| end.page(texts, counted))
            }
            None => self.shown(texts, played, seat),
        };
        page.extend(self.unsaved.as_ref().map(|fault| unsaved(texts, fault)));
        let mut controls = page::controls(texts, played.now(), &offered);
        if let Some(end) = self.end.as_ref().filter(|_| self.leads(played, guest)) {
            controls.extend(page::of_end(texts, end));
        }
        View {
            revision: self.revision,
            is_turn: !offered.is_empty(),
            page,
            controls,
        }
    }

    /// What the laptop may do: everything that is nobody's own, and the part of those without a
    /// phone.
    pub fn of_laptop(played: &Played<Evening<'_>>) -> Vec<Action<Input>> {
        let evening = played.now();
        if let Some(sheet) = evening.sheet() {
            let phones = evening.phones();
            return Evening::scoring(sheet.of_table(&|seat| phones.has(seat)));
        }
        let actions = evening.screen(evening.viewer()).actions.into_iter();
        let is_shown = |action: &Action<Input>| {
            !action.is_quiet
                && !matches!(action.does, Does::Leave(_) | Does::Redo | Does::UndoIf(_))
        };
        actions.filter(is_shown).collect()
    }

    /// What everybody may see, on the table's own screen.
    pub fn shown_to_all(&self, texts: &Texts, played: &Played<Evening<'_>>) -> Page {
        let evening = played.now();
        if let Some(end) = &self.end {
            let counted = end.counted.get(&texts.lang());
            return counted.map_or(Page::default(), |counted| end.page(texts, counted));
        }
        match evening.screen(evening.viewer()).scene {
            // Everyone's city is their own until all are counted.
            Scene::Score(_) => Page::new(vec![Block::title(say!(texts, "score-title"), "")]),
            seen => scene(texts, &seen, None),
        }
    }

    fn shown(&self, texts: &Texts, played: &Played<Evening<'_>>, seat: Option<Seat>) -> Page {
        let evening = played.now();
        if evening.opening.names.is_empty() {
            return page::lobby(texts, &self.kept);
        }
        let viewer = seat.map_or(Viewer::Table, |seat| Viewer::Seat(seat.index()));
        match (evening.screen(viewer).scene, seat) {
            (Scene::Score(_), None) => Page::new(vec![Block::title(
                say!(texts, "score-title"),
                say!(texts, "host-looks-on"),
            )]),
            (seen, seat) => {
                let mut page = scene(texts, &seen, None);
                let chooses = matches!(&seen, Scene::Draft(_, pass::Scene::Choose(_)));
                let held = seat.filter(|_| !chooses).map(|seat| evening.held(seat));
                if let Some(held) = held.filter(|held| !held.is_empty()) {
                    let held = cards(texts, evening.opening.edition, &held);
                    page.push(Block::Facts(vec![(
                        say!(texts, "host-your-character").into(),
                        held,
                    )]));
                }
                page
            }
        }
    }

    /// What the phone's player does. True if that ends what is shown after the game.
    ///
    /// # Errors
    ///
    /// The screen was an older one, does not offer that, or the line typed is none.
    pub fn act(
        &mut self,
        played: &mut Played<Evening<'_>>,
        guest: usize,
        act: &Act,
    ) -> Result<(), Fault> {
        if self.end.is_some() && self.leads(played, guest) && act.at == self.revision {
            return self.reveal(played, &act.does);
        }
        let offered = self.offered(played, guest);
        let seat = seat_of(played, &self.kept.guests[guest]);
        // Only whose hand it is.
        let by = seat.map_or(Viewer::Table, |seat| Viewer::Seat(seat.index()));
        self.take(played, &offered, by, act)
    }

    /// The same at the laptop.
    ///
    /// # Errors
    ///
    /// It is not possible.
    pub fn act_here(&mut self, played: &mut Played<Evening<'_>>, act: &Act) -> Result<(), Fault> {
        if self.end.is_some() {
            return self.reveal(played, &act.does);
        }
        let offered = Self::of_laptop(played);
        self.take(played, &offered, Viewer::Table, act)
    }

    fn take(
        &mut self,
        played: &mut Played<Evening<'_>>,
        offered: &[Action<Input>],
        by: Viewer,
        act: &Act,
    ) -> Result<(), Fault> {
        let (action, choice) = match act.does.split_once('.') {
            Some((action, choice)) => (action, choice.parse().ok()),
            None => (&*act.does, None),
        };
        let action = action
            .parse::<usize>()
            .ok()
            .and_then(|place| offered.get(place));
        let action = action.ok_or_else(old)?;
        // What is typed for the score does not depend on what others do meanwhile, if the question
        // is still the same.
        let is_same = played.now().sheet().is_some() && page::asked(action) == Some(act.of.clone());
        if act.at != self.revision && !is_same {
            return Err(old());
        }
        let input = match page::given(&action.does, choice, act.line.trim()) {
            Some(input) => input?,
            None if matches!(action.does, Does::Undo) => {
                played.undo();
                self.changed(played);
                return Ok(());
            }
            None => return Err(old()),
        };
        let by = match input {
            Input::Unsaved(Unsaved::Draft(_)) => by,
            // It is saved as it is at the one device.
            _ => Viewer::Table,
        };
        played.apply_by(by, input)?;
        self.changed(played);
        Ok(())
    }

    fn reveal(&mut self, played: &Played<Evening<'_>>, does: &str) -> Result<(), Fault> {
        let end = self.end.as_mut().ok_or_else(old)?;
        match does {
            "reveal" => end.revealed += 1,
            "all" => end.revealed = usize::MAX,
            "again" => self.wants_more = Some(true),
            "enough" => self.wants_more = Some(false),
            _ => return Err(old()),
        }
        self.changed(played);
        Ok(())
    }

    /// The lines that a phone may offer for what is typed so far.
    pub fn complete(&self, played: &Played<Evening<'_>>, guest: usize, line: &str) -> Vec<String> {
        const MOST: usize = 12;
        let offered = self.offered(played, guest);
        let mut typed = offered
            .iter()
            .filter_map(|action| page::typed(&action.does));
        let lines = typed
            .next()
            .map_or(Vec::new(), |typed| (typed.complete)(line));
        lines.into_iter().take(MOST).collect()
    }
}

/// The screen was an older one.
fn old() -> Fault {
    fault!(BadTarget, "error-host-old")
}

/// The seat of a phone's player, if they play tonight.
pub fn seat_of(played: &Played<Evening<'_>>, guest: &Guest) -> Option<Seat> {
    let mut names = played.now().opening.names.iter();
    let seat = names.position(|name| is_same(name, &guest.name));
    seat.map(Seat::new)
}

/// What has no meaning on a phone of one's own: leaving, taking the device, protecting one's hand.
fn is_for_phones(action: &Action<Input>) -> bool {
    let is_device = |input: &Input| {
        matches!(
            input,
            Input::Unsaved(Unsaved::Draft(pass::Input::Taken | pass::Input::Guard))
                | Input::Opening(opening::Input::Build | opening::Input::Lists)
        )
    };
    !action.is_quiet
        && action.label != id!("act-redo")
        && match &action.does {
            Does::Leave(_) | Does::Redo | Does::UndoIf(_) | Does::End => false,
            Does::Input(input) => !is_device(input),
            _ => true,
        }
}
