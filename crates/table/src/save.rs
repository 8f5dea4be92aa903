//! The format of a saved game: a RON text that people can read, and that produces the same game on every machine.
//!
//! The text begins with the kind of the file, so that a file of another program, of a newer version or of other rules
//! is not mistaken for a damaged one. The state comes before the actions, so it survives if the end of a file is lost.

mod parse;

use super::fault::Fault;
use super::hex;
use super::history::Table;
use super::history::seating::SeatChange;
use super::library::GameId;
use super::mark::Mark;
use super::players::Players;
use super::text_file::on_one_line;
use game::{Action, Game, Kept, Needs, SeatId, hash};
pub(crate) use parse::Partial;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

/// The maximum length of a title, in characters.
pub const MAX_TITLE: usize = 120;

/// The summary of a saved game, for lists of games. The game does not depend on it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The players' title for the game, at most [`MAX_TITLE`] characters.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "title"
    )]
    pub title: Option<String>,
    /// The time of saving, in seconds since 1970 (UTC). Absent from recorded games, which are the same byte for byte.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub saved: Option<u64>,
    /// The round at the cursor, from 1.
    pub round: u16,
    /// Whether the game is over at the cursor.
    pub finished: bool,
}

/// One action of a saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedAction<C> {
    /// The acting seat.
    pub seat: SeatId,
    /// The choice.
    pub choice: C,
    /// The hash of the state after it.
    #[serde(with = "hex")]
    pub hash: u64,
    /// Whether it was carried out automatically.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
}

/// A game in its written form: everything except the states that follow from the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save<G: Game> {
    /// Its identity; absent from files of the first game of a deal.
    pub game: Option<GameId>,
    /// Its summary.
    pub about: About,
    /// The players of the seats at the beginning; absent from files of games that began without bots.
    pub players: Players,
    /// The changes of hands since, in their order; absent from files of games without any.
    pub seat_changes: Vec<SeatChange>,
    /// The setup of the game, with the names from its beginning.
    pub setup: G::Setup,
    /// The initial state of a game that was rescued from a damaged file; otherwise the game begins with the deal of its
    /// setup.
    pub start: Option<G>,
    /// The number of actions before the cursor; the others can be redone.
    pub cursor: usize,
    /// The state at the cursor.
    pub state: G,
    /// The hash of that state.
    pub hash: u64,
    /// All actions.
    pub actions: Vec<SavedAction<G::Choice>>,
    /// Positions to return to.
    pub marks: Vec<Mark>,
    /// Whether a hint was requested; absent from files of games without hints.
    pub hinted: bool,
    /// Whether each seat is known to have acted in its turn.
    pub in_turn: bool,
}

/// A saved game as laid out in the file.
#[derive(Serialize)]
#[serde(bound = "")]
struct Written<'a, G: Game> {
    format: &'a str,
    version: u32,
    rules: u32,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "bare")]
    game: Option<GameId>,
    about: &'a About,
    #[serde(skip_serializing_if = "Players::are_people")]
    players: &'a Players,
    #[serde(skip_serializing_if = "<[SeatChange]>::is_empty")]
    seat_changes: &'a [SeatChange],
    setup: &'a G::Setup,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<&'a G>,
    cursor: usize,
    state: &'a G,
    #[serde(with = "hex")]
    hash: u64,
    actions: &'a [SavedAction<G::Choice>],
    #[serde(skip_serializing_if = "<[Mark]>::is_empty")]
    marks: &'a [Mark],
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    hinted: bool,
}

/// A game loaded from a file.
#[derive(Clone, Debug)]
pub struct Loaded<G: Game> {
    /// The game, at the cursor it was saved with.
    pub table: Table<G>,
    /// The summary from the file.
    pub about: About,
    /// Its identity, if the file contains one.
    pub game: Option<GameId>,
}

/// The reason why a text is not a saved game of this program, and what can be rescued from it.
#[derive(Clone, Debug)]
pub struct Refusal<G: Game> {
    /// The fault.
    pub fault: Fault,
    /// The state in the file, as a game that starts there: only if that state is valid and matches its hash.
    pub rescue: Option<Box<Loaded<G>>>,
}

impl<G: Kept> Save<G> {
    /// The game on `table`, without a title or a time.
    pub fn new(table: &Table<G>) -> Self {
        let state = table.state().clone();
        let actions = table.entries_with_undone().into_iter().map(|entry| {
            let Action { seat, choice } = entry.action;
            SavedAction {
                seat,
                choice,
                hash: entry.hash,
                forced: entry.forced,
            }
        });
        Self {
            game: None,
            about: About {
                round: state.round(),
                finished: state.is_finished(),
                ..About::default()
            },
            players: table.first_players().clone(),
            seat_changes: table.seat_changes().to_vec(),
            setup: table.dealt().clone(),
            start: table.is_rescued().then(|| table.start().clone()),
            cursor: table.cursor(),
            hash: hash(&state),
            state,
            actions: actions.collect(),
            marks: table.marks().to_vec(),
            hinted: table.is_hinted(),
            in_turn: table.is_in_turn(),
        }
    }

    /// The same game with a title, cut to [`MAX_TITLE`] characters.
    #[must_use]
    pub fn titled(mut self, title: &str) -> Self {
        self.about.title = shortened(title);
        self
    }

    /// The same game with the time of saving, in seconds since 1970 (UTC).
    #[must_use]
    pub const fn saved_at(mut self, seconds: u64) -> Self {
        self.about.saved = Some(seconds);
        self
    }

    /// The text of the file.
    ///
    /// # Errors
    /// [`Fault::Unwritable`] if the game cannot be serialized, which does not happen to a game that was played.
    pub fn encode(&self) -> Result<String, Fault> {
        let dealt = GameId::of_deal(&self.setup, self.start.as_ref());
        let game = self.game.filter(|game| *game != dealt);
        let needs = Needs {
            start: self.start.as_ref(),
            identity: game.is_some(),
            hands: !self.seat_changes.is_empty(),
            any_order: !self.in_turn,
        };
        let written = Written {
            format: G::FORMAT,
            version: G::version(&self.setup, &needs),
            game,
            rules: G::RULES_VERSION,
            about: &self.about,
            players: &self.players,
            seat_changes: &self.seat_changes,
            setup: &self.setup,
            start: self.start.as_ref(),
            cursor: self.cursor,
            state: &self.state,
            hash: self.hash,
            actions: &self.actions,
            marks: &self.marks,
            hinted: self.hinted,
        };
        let layout = PrettyConfig::new()
            .depth_limit(2)
            .indentor(" ")
            .new_line("\n");
        let mut text =
            ron::ser::to_string_pretty(&written, layout).map_err(|error| Fault::Unwritable {
                reason: error.to_string(),
            })?;
        text.push('\n');
        Ok(text)
    }
}

/// Reads a saved game and replays it.
///
/// # Errors
/// The fault in it, and the state it holds if that can be played on.
pub fn decode<G: Kept>(text: &str) -> Result<Loaded<G>, Refusal<G>> {
    let partial = Partial::<G>::read(text, None);
    let refuse = |fault: Fault| Refusal {
        fault: partial.blame(fault),
        rescue: partial.rescue().map(Box::new),
    };
    let table = partial.replay().map_err(refuse)?;
    Ok(partial.loaded(table))
}

/// Writes a present value without `Some`; an absent one has been skipped before.
fn bare<S: serde::Serializer>(game: &Option<GameId>, serializer: S) -> Result<S::Ok, S::Error> {
    match game {
        Some(game) => game.serialize(serializer),
        None => serializer.serialize_none(),
    }
}

/// A title that can be shown on one line, or `None`.
pub(crate) fn shortened(title: &str) -> Option<String> {
    let title = on_one_line(title, MAX_TITLE);
    (!title.is_empty()).then_some(title)
}

/// A title from a file, as [`shortened`].
pub(crate) fn title<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<String>, D::Error> {
    let title: Option<String> = Option::deserialize(deserializer)?;
    Ok(title.as_deref().and_then(shortened))
}
