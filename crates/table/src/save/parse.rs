//! Reading the text of a saved game part by part, so that everything before a damaged place is kept.

use super::{About, Loaded, SavedAction};
use crate::broken_rule::BrokenRule;
use crate::fault::Fault;
use crate::hex;
use crate::history::Table;
use crate::history::seating::{SeatChange, Seating};
use crate::library::GameId;
use crate::mark::Mark;
use crate::players::Players;
use game::{Action, Game, Kept, hash};
use ron::error::SpannedError;
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};
use std::fmt;

/// Lists the parts of a saved game with their names in the file, in its order.
macro_rules! parts {
    ($($vis:vis $part:ident: $type:ty,)*) => {
        /// The parts of a saved game that could be read.
        pub(crate) struct Partial<G: Game> {
            $($vis $part: Option<$type>,)*
            error: Option<SpannedError>,
        }

        /// The names of the parts in the file.
        const PARTS: &[&str] = &[$(stringify!($part),)*];

        impl<G: Kept> Partial<G> {
            /// Nothing has been read yet.
            fn unread() -> Self {
                Self { $($part: None,)* error: None }
            }

            /// Stores the value of `part`.
            fn take<'de, A: MapAccess<'de>>(
                &mut self,
                part: &str,
                map: &mut A,
            ) -> Result<(), A::Error> {
                match part {
                    $(stringify!($part) => once(&mut self.$part, map, stringify!($part)),)*
                    _ => Err(A::Error::unknown_field(part, PARTS)),
                }
            }
        }
    };
}

parts! {
    format: String,
    version: u32,
    rules: u32,
    game: GameId,
    pub(crate) about: About,
    players: Players,
    seat_changes: Vec<SeatChange>,
    pub(crate) setup: G::Setup,
    start: Option<G>,
    cursor: usize,
    state: G,
    hash: Hash,
    actions: Vec<SavedAction<G::Choice>>,
    marks: Vec<Mark>,
    hinted: bool,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(transparent)]
struct Hash(#[serde(with = "hex")] u64);

impl<G: Kept> Partial<G> {
    /// Reads as much of `text` as possible, but only up to the part `last`, if there is one.
    pub(crate) fn read(text: &str, last: Option<&'static str>) -> Self {
        let mut partial = Self::unread();
        let fill = Fill(&mut partial, last);
        let result = ron::Options::default().from_str_seed(text, fill);
        partial.error = result.err();
        partial
    }

    /// Whether this program understands the file.
    pub(crate) fn check_kind(&self) -> Result<(), Fault> {
        if self.format.as_deref() != Some(G::FORMAT) {
            return Err(Fault::Foreign {
                game: G::TITLE.to_owned(),
            });
        }
        let found = self.version.ok_or_else(|| self.syntax("version"))?;
        let known = G::FORMAT_VERSION;
        if !(1..=known).contains(&found) {
            return Err(Fault::Newer { found, known });
        }
        let found = self.rules.ok_or_else(|| self.syntax("rules"))?;
        let known = G::RULES_VERSION;
        if found > known {
            return Err(Fault::OtherRules { found, known });
        }
        Ok(())
    }

    /// The reason for refusing a file with `fault`: the rules, if an older version of them was used.
    pub(crate) fn blame(&self, fault: Fault) -> Fault {
        let known = G::RULES_VERSION;
        match self.rules {
            Some(found) if found < known => Fault::OtherRules { found, known },
            _ => fault,
        }
    }

    /// The syntax error, or that `part` is missing.
    pub(crate) fn syntax(&self, part: &'static str) -> Fault {
        match &self.error {
            Some(error) => {
                let ron::error::Position { line, col } = error.span.start;
                Fault::Syntax {
                    line,
                    column: col,
                    reason: error.code.to_string(),
                }
            }
            None => Fault::MissingPart { part },
        }
    }

    /// Plays the saved actions from the setup and compares every hash.
    ///
    /// # Errors
    /// What is missing, or the first mismatch.
    pub(crate) fn replay(&self) -> Result<Table<G>, Fault> {
        self.check_kind()?;
        if self.error.is_some() {
            return Err(self.syntax("actions"));
        }
        let missing = |part| move || Fault::MissingPart { part };
        self.about.as_ref().ok_or_else(missing("about"))?;
        let setup = self.setup.as_ref().ok_or_else(missing("setup"))?;
        let cursor = self.cursor.ok_or_else(missing("cursor"))?;
        let state = self.state.as_ref().ok_or_else(missing("state"))?;
        let Hash(noted) = self.hash.ok_or_else(missing("hash"))?;
        let actions = self.actions.as_ref().ok_or_else(missing("actions"))?;
        let mut table = self.begin(setup)?;
        play(&mut table, actions)?;
        if !table.move_cursor(cursor) {
            let actions = actions.len();
            return Err(Fault::Cursor { cursor, actions });
        }
        let changes = self.seat_changes.as_deref().unwrap_or_default();
        let restored = table.restore_seat_changes(changes);
        restored.map_err(|change| Fault::SeatChange { change })?;
        table.restore_marks(self.marks.as_deref().unwrap_or_default());
        if self.hinted == Some(true) {
            table.note_hint();
        }
        if table.state() != state {
            return Err(Fault::OtherState);
        }
        if hash(state) != noted {
            return Err(Fault::StateHash);
        }
        Ok(table)
    }

    fn begin(&self, setup: &G::Setup) -> Result<Table<G>, Fault> {
        let table = match &self.start {
            Some(Some(state)) => rescue_table(setup, state)?,
            Some(None) | None => {
                Table::new(setup.clone()).map_err(|error| Fault::Setup(BrokenRule::new(error)))?
            }
        };
        Ok(table.played_by(self.players.clone().unwrap_or_default()))
    }

    /// The game on `table`, with what else the file says of it.
    pub(crate) fn loaded(&self, table: Table<G>) -> Loaded<G> {
        Loaded {
            table,
            about: self.about.clone().unwrap_or_default(),
            game: self.game,
        }
    }

    /// Who sits where in a game with this setup, as far as the file is valid.
    pub(crate) fn seating(&self, setup: &G::Setup) -> Seating<G::Setup> {
        let first = self.players.clone().unwrap_or_default();
        let changes = self.seat_changes.as_deref().unwrap_or_default();
        Seating::restored(setup.clone(), first, changes)
    }

    /// The stored state as a game that starts there, if it is valid and matches its hash.
    pub(crate) fn rescue(&self) -> Option<Loaded<G>> {
        let (setup, state, Hash(noted)) = (self.setup.as_ref()?, self.state.as_ref()?, self.hash?);
        if hash(state) != noted {
            return None;
        }
        let table = rescue_table(setup, state).ok()?;
        Some(self.loaded(table.seated(self.seating(setup))))
    }

    /// Whether the file says that it is not for this program, so that the rest is meaningless.
    fn is_strange(&self) -> bool {
        let kind = self.check_kind();
        matches!(kind, Err(Fault::Foreign { .. } | Fault::Newer { .. }))
    }
}

/// Plays `actions` on `table`, and compares the hash of each.
fn play<G: Game>(table: &mut Table<G>, actions: &[SavedAction<G::Choice>]) -> Result<(), Fault> {
    for (saved, action) in actions.iter().zip(1..) {
        let (seat, choice) = (saved.seat, saved.choice);
        let pushed = table.push(Action { seat, choice }, saved.forced);
        pushed.map_err(|reason| Fault::Refused {
            action,
            reason: BrokenRule::new(reason),
        })?;
        if table.done().last().map(|entry| entry.hash) != Some(saved.hash) {
            return Err(Fault::Diverged { action });
        }
    }
    Ok(())
}

/// A game that starts at `state`, if that state is valid and belongs to `setup`.
fn rescue_table<G: Kept>(setup: &G::Setup, state: &G) -> Result<Table<G>, Fault> {
    G::check_setup(setup).map_err(|error| Fault::Setup(BrokenRule::new(error)))?;
    let joined = state.clone().rejoin(setup);
    let valid = joined.as_ref().unwrap_or(state).validate();
    valid.map_err(|error| Fault::InvalidState(BrokenRule::new(error)))?;
    let state = joined.ok_or(Fault::OtherState)?;
    Ok(Table::rescued(setup.clone(), state))
}

fn once<'de, T: Deserialize<'de>, A: MapAccess<'de>>(
    slot: &mut Option<T>,
    map: &mut A,
    name: &'static str,
) -> Result<(), A::Error> {
    if slot.is_some() {
        return Err(A::Error::duplicate_field(name));
    }
    *slot = Some(map.next_value()?);
    Ok(())
}

/// Fills a [`Partial`], which keeps everything read before an error, up to the last part that is wanted.
struct Fill<'a, G: Game>(&'a mut Partial<G>, Option<&'static str>);

impl<'de, G: Kept> DeserializeSeed<'de> for Fill<'_, G> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("Game", PARTS, self)
    }
}

impl<'de, G: Kept> Visitor<'de> for Fill<'_, G> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a saved game")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Self(partial, last) = self;
        while let Some(part) = map.next_key::<&str>()? {
            partial.take(part, &mut map)?;
            if partial.is_strange() || last == Some(part) {
                return Err(A::Error::custom("reading stopped here"));
            }
        }
        Ok(())
    }
}
