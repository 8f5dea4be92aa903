//! The games of a program, as lists know them.

use super::broken_rule::BrokenRule;
use super::fault::Fault;
use super::history::seating::Seating;
use super::players::Players;
use super::save::Partial;
use game::{Kept, SeatId, Setup as _};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A kind of games whose files can be listed: what a list needs to know of a game.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The name of the game in messages.
    pub title: &'static str,
    /// The marker of its files.
    pub format: &'static str,
    pub(crate) size_limit: u64,
    pub(crate) summary: fn(&str) -> Result<Summary, Fault>,
}

impl Kind {
    /// The kind of the game `G`.
    pub const fn of<G: Kept>() -> Self {
        Self {
            title: G::TITLE,
            format: G::FORMAT,
            size_limit: G::SIZE_LIMIT,
            summary: summary_in::<G>,
        }
    }
}

impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        self.format == other.format
    }
}

impl Eq for Kind {}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.format)
    }
}

/// The summary of a game for lists, read without replaying it.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The kind of the game.
    pub kind: Kind,
    /// The players' title for the game.
    pub title: Option<String>,
    /// The names that the seats have now.
    pub names: Vec<String>,
    /// Whether it is a practice game.
    pub practice: bool,
    /// The players that the seats have now.
    pub players: Players,
    /// The round, from 1.
    pub round: u16,
    /// Whether the game is over.
    pub finished: bool,
    /// The time of saving, in seconds since 1970 (UTC).
    pub saved: Option<u64>,
    /// The setup, with the names that the seats have now.
    setup: Arc<dyn Any + Send + Sync>,
}

impl Summary {
    /// The setup, with the names that the seats have now, if it is a game of the kind `G`.
    pub fn setup<G: Kept>(&self) -> Option<&G::Setup> {
        self.setup.downcast_ref()
    }
}

/// The summary of the saved game in `text`, from what stands in it before the game itself.
fn summary_in<G: Kept>(text: &str) -> Result<Summary, Fault> {
    let partial = Partial::<G>::read(text, Some("setup"));
    partial.check_kind()?;
    let (Some(about), Some(setup)) = (&partial.about, &partial.setup) else {
        return Err(partial.syntax("setup"));
    };
    G::check_setup(setup).map_err(|error| Fault::Setup(BrokenRule::new(error)))?;
    let Seating { setup, players, .. } = partial.seating(setup);
    let seats = SeatId::first(setup.seat_count());
    Ok(Summary {
        kind: Kind::of::<G>(),
        title: about.title.clone(),
        names: seats.map(|seat| setup.name(seat).to_owned()).collect(),
        practice: setup.is_practice(),
        players,
        round: about.round,
        finished: about.finished,
        saved: about.saved,
        setup: Arc::new(setup),
    })
}

/// The games of a program, as its lists and its [library](crate::Library) know them.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    /// All kinds of games.
    pub kinds: &'static [Kind],
    /// The marker of the notes in its library.
    pub notes: &'static str,
}

impl Shelf {
    /// That a file is a saved game of none of the kinds.
    pub(crate) fn foreign(&self) -> Fault {
        let titles: Vec<&str> = self.kinds.iter().map(|kind| kind.title).collect();
        Fault::Foreign {
            game: titles.join(" or "),
        }
    }

    /// The size of the largest file that may be a game, in bytes.
    pub(crate) fn size_limit(&self) -> u64 {
        self.kinds
            .iter()
            .map(|kind| kind.size_limit)
            .max()
            .unwrap_or(0)
    }
}
