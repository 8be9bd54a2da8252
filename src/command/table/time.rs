//! How long a game night takes: from the time of each of its steps, as they are saved.

use crate::app::limits;
use crate::command::table::evening::Input;
use jiff::Timestamp;

/// A longer silence is a break: it may last until the next day, and nobody plays meanwhile.
const BREAK: i64 = 2 * 60 * 60;

/// Minutes that were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent {
    pub evening: u32,
    pub round: u32,
    /// There were breaks, which are not counted.
    pub has_breaks: bool,
}

/// The minutes so far; none if a step has no time, or nothing to speak of was played. Files of
/// earlier versions have none.
pub fn spent<'i>(
    steps: impl IntoIterator<Item = (Option<&'i str>, &'i Input)>,
    now: &str,
) -> Option<Spent> {
    let (mut evening, mut round, mut has_breaks) = (0, 0, false);
    let mut before: Option<(i64, bool)> = None;
    let mut pass = |at: &str, is_between: bool| {
        let at = at.parse::<Timestamp>().ok()?.as_second();
        if let Some((since, was_between)) = before.replace((at, is_between)) {
            // It begins when the round before it is over.
            if is_between && !was_between {
                round = 0;
            }
            match at - since {
                gap @ 0..=BREAK => (evening, round) = (evening + gap, round + gap),
                // Or the clock was set.
                _ => has_breaks = true,
            }
        }
        Some(())
    };
    for (at, input) in steps {
        pass(at?, matches!(input, Input::Between(_)))?;
    }
    pass(now, false)?;
    let minutes = |seconds: i64| u32::try_from(seconds / 60).ok();
    let evening = minutes(evening).filter(|minutes| *minutes > 0)?;
    limits::MINUTES.check(Some(evening)).ok()?;
    Some(Spent {
        evening,
        round: minutes(round)?,
        has_breaks,
    })
}
