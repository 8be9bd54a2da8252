//! The steps of a solo game: what the player tells the program. A game is the list of its steps,
//! so the last one can be taken back, and a saved list gives the same game again.

use super::super::card::District;
use super::super::city::Supply;
use super::Role;
use strum::{EnumIter, IntoStaticStr, VariantNames};

/// A step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// You lay this card into your hand, as the newest.
    Draw(District),
    /// A character was turned up and put aside.
    Shown(Role),
    /// A character came to you.
    Offered(Role),
    /// You keep this character.
    Keep(Role),
    /// You name this character.
    Target(Role),
    /// This is Vova's character.
    Vova(Role),
    /// You take 2 gold.
    Take,
    /// You take your character's income.
    Income,
    /// Gold of yours comes or goes for another reason.
    Gold(i32),
    /// A card leaves your hand for the deck.
    Discard(District),
    /// You build this card.
    Build(District),
    /// Your Warlord destroys this district of Vova's.
    Destroy(District),
    /// Your city is complete (only where it is not known).
    Complete,
    /// So much gold you had when Vova's Thief came (only where it is not known).
    Stolen(u32),
    /// This district card was turned up for Vova.
    TurnUp(District),
    /// You pay a coin and take the destroyed district into your hand.
    Salvage,
    /// On.
    Go,
}

impl Step {
    /// The step as it is saved: `keep bishop`.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Draw(id) => format!("draw {id}"),
            Self::Shown(role) => format!("shown {}", role.id()),
            Self::Offered(role) => format!("offered {}", role.id()),
            Self::Keep(role) => format!("keep {}", role.id()),
            Self::Target(role) => format!("target {}", role.id()),
            Self::Vova(role) => format!("vova {}", role.id()),
            Self::Take => "take".to_owned(),
            Self::Income => "income".to_owned(),
            Self::Gold(gold) => format!("gold {gold}"),
            Self::Discard(id) => format!("discard {id}"),
            Self::Build(id) => format!("build {id}"),
            Self::Destroy(id) => format!("destroy {id}"),
            Self::Complete => "complete".to_owned(),
            Self::Stolen(gold) => format!("stolen {gold}"),
            Self::TurnUp(id) => format!("turn {id}"),
            Self::Salvage => "salvage".to_owned(),
            Self::Go => "go".to_owned(),
        }
    }

    /// The step that was saved so.
    ///
    /// ```
    /// use citadels::library::base_supply;
    /// use citadels::rules::{edition::Edition, solo::{Role, step::Step}};
    /// let supply = base_supply(Edition::Classic);
    /// assert_eq!(Step::parse("keep bishop", &supply), Some(Step::Keep(Role::Bishop)));
    /// assert_eq!(Step::parse("build armory", &supply), None);
    /// ```
    #[must_use]
    pub fn parse(text: &str, supply: &Supply) -> Option<Self> {
        let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
        let card = || supply.get(what.parse().ok()?).map(|district| district.id);
        let role = || what.parse::<Role>().ok();
        match (verb, what) {
            ("take", "") => Some(Self::Take),
            ("income", "") => Some(Self::Income),
            ("complete", "") => Some(Self::Complete),
            ("salvage", "") => Some(Self::Salvage),
            ("go", "") => Some(Self::Go),
            ("draw", _) => card().map(Self::Draw),
            ("discard", _) => card().map(Self::Discard),
            ("build", _) => card().map(Self::Build),
            ("destroy", _) => card().map(Self::Destroy),
            ("turn", _) => card().map(Self::TurnUp),
            ("shown", _) => role().map(Self::Shown),
            ("offered", _) => role().map(Self::Offered),
            ("keep", _) => role().map(Self::Keep),
            ("target", _) => role().map(Self::Target),
            ("vova", _) => role().map(Self::Vova),
            ("gold", _) => what.parse().ok().map(Self::Gold),
            ("stolen", _) => what.parse().ok().map(Self::Stolen),
            _ => None,
        }
    }
}

/// Why a step cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Barred {
    /// Something else is to be done now.
    NotNow,
    /// That character is not among these.
    NotAmong,
    /// That character lies open already.
    Seen,
    /// Your character cannot name that one.
    Target,
    /// All copies of that card are out.
    NoneLeft,
    /// That card is not in your hand.
    NotInHand,
    /// Not enough gold.
    NoGold,
    /// You have one in your city.
    HasOne,
    /// You have built as much as your character may.
    Limit,
    /// Vova does not have it.
    NotThere,
    /// His city is safe: he is the Bishop.
    Bishop,
    /// A completed city is safe.
    Complete,
    /// That was done in this turn.
    Done,
}

impl Barred {
    /// The name used in message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
