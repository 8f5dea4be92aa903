//! Games in lists: their players, their progress, and when they were last played.

use super::games::name_beside;
use crate::t;
use crate::text::{Speaks, ago, apart, date};
use table::{Summary, clock};

/// The players of a game in the order of their seats.
pub fn players_of(game: &Summary) -> String {
    let names = game.names.iter().map(|name| apart(name));
    names.collect::<Vec<_>>().join(", ")
}

/// The date when a game stopped, as its reader writes dates; `None` if that was less than a day ago, or its file does not
/// contain the time.
pub fn saved_on(speaker: &impl Speaks, game: &Summary) -> Option<String> {
    let day = 24 * 60 * 60;
    let is_old = |saved: &u64| clock::now().saturating_sub(*saved) >= day;
    let day = game.saved.filter(is_old).and_then(clock::date)?;
    Some(date(speaker, day))
}

/// The name of the game, unless the program bears it, its progress and, if its file contains the time, how long ago it stopped.
pub fn game_place(speaker: &impl Speaks, game: &Summary) -> String {
    let name = name_beside(game.kind).map(str::to_owned);
    let mut parts: Vec<String> = name.into_iter().collect();
    parts.push(round(speaker, game.round, game.finished));
    if game.practice {
        parts.push(t!(speaker, "files-practice"));
    }
    if let Some(saved) = game.saved {
        parts.push(ago(speaker, clock::now(), saved));
    }
    parts.join(" · ")
}

/// The progress of a version of a game, precise enough to distinguish versions of the same round.
pub fn version(speaker: &impl Speaks, at: u16, finished: bool, actions: usize) -> String {
    t!(speaker, "opening-version", round(at, finished), actions)
}

/// The round, or that the game is over.
pub(super) fn round(speaker: &impl Speaks, round: u16, finished: bool) -> String {
    match finished {
        true => t!(speaker, "files-finished"),
        false => t!(speaker, "files-round", round = round.max(1)),
    }
}
