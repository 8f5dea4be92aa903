//! Who sits where, and since when: a seat may change hands during a game. That is no action of the rules and changes
//! nothing in them; undo does not take it back.

use super::Table;
use crate::Secrets;
use crate::players::{Player, Players};
use crate::text_file::on_one_line;
use game::{Game, SeatId, Setup};
use serde::{Deserialize, Serialize};

/// The maximum length of the name of a player, in characters.
pub const MAX_NAME: usize = 40;

/// A seat that changed hands: who plays it from then on, and under which name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatChange {
    /// The number of actions before it.
    pub cursor: usize,
    /// The seat.
    pub seat: SeatId,
    /// Who plays it from then on.
    pub player: Player,
    /// The name from then on.
    pub name: String,
}

/// A change of hands, beside what was before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handed<'a> {
    /// The change.
    pub change: &'a SeatChange,
    /// Who played the seat before.
    pub player_before: Player,
    /// The name of the seat before.
    pub name_before: &'a str,
}

/// Who sits where, from the beginning of a game on.
#[derive(Clone, Debug)]
pub(crate) struct Seating<S> {
    /// The setup as it was dealt, with the names from the beginning: the identity of the game depends on it.
    dealt: S,
    /// The players at the beginning.
    first: Players,
    /// In the order in which they were made, which is that of the history.
    changes: Vec<SeatChange>,
    /// The setup with the names that the seats have now.
    pub(crate) setup: S,
    /// The players that the seats have now.
    pub(crate) players: Players,
}

impl<S: Setup> Seating<S> {
    /// These players sit at the seats of `setup` from the beginning on.
    pub(super) fn new(setup: S, players: Players) -> Self {
        let players = players.fitted(setup.seat_count());
        Self {
            dealt: setup.clone(),
            first: players.clone(),
            changes: Vec::new(),
            setup,
            players,
        }
    }

    /// What a file says, as far as it fits the setup.
    pub(crate) fn restored(setup: S, first: Players, changes: &[SeatChange]) -> Self {
        let mut seating = Self::new(setup, first);
        for change in changes {
            if seating.fits(change) {
                seating.push(change.clone());
            }
        }
        seating
    }

    /// The names and players after the first `cursor` actions, as if they had been there from the beginning.
    pub(super) fn settled_at(&self, cursor: usize) -> Self {
        let before = |change: &&SeatChange| change.cursor <= cursor;
        let changes: Vec<SeatChange> = self.changes.iter().filter(before).cloned().collect();
        let Self { setup, players, .. } =
            Self::restored(self.dealt.clone(), self.first.clone(), &changes);
        match players.are_people() {
            true => Self::new(setup, Players::default()),
            false => Self::new(setup, players),
        }
    }

    /// Makes the game one for practice.
    pub(super) fn practise(&mut self) {
        self.dealt.practise();
        self.setup.practise();
    }

    /// Moves the changes of an undone future, which is lost, to the moment after the first `cursor` actions.
    pub(super) fn forget_after(&mut self, cursor: usize) {
        for change in &mut self.changes {
            change.cursor = change.cursor.min(cursor);
        }
    }

    /// Moves the changes with the actions before them, some of which go: of those from action `from` on, `leaves` says
    /// which.
    pub(super) fn leave_out(&mut self, from: usize, leaves: impl Iterator<Item = bool> + Clone) {
        for change in &mut self.changes {
            let since = leaves.clone().take(change.cursor.saturating_sub(from));
            change.cursor -= since.filter(|leaves| *leaves).count();
        }
    }

    fn name(&self, seat: SeatId) -> Option<&str> {
        (seat.index() < self.setup.seat_count()).then(|| self.setup.name(seat))
    }

    /// Whether the game has such a seat, and room for such a name.
    fn fits(&self, change: &SeatChange) -> bool {
        self.name(change.seat).is_some() && change.name.chars().count() <= MAX_NAME
    }

    fn push(&mut self, change: SeatChange) {
        self.setup.rename(change.seat, &change.name);
        self.players.set(change.seat, change.player);
        self.changes.push(change);
    }

    /// Adds a change; of several at one moment the last one counts.
    fn change(&mut self, change: SeatChange) {
        self.forget_after(change.cursor);
        let same = |other: &SeatChange| (other.cursor, other.seat) == (change.cursor, change.seat);
        let mut changes = std::mem::take(&mut self.changes);
        changes.retain(|other| !same(other));
        *self = Self::restored(self.dealt.clone(), self.first.clone(), &changes);
        let now = (self.name(change.seat), self.players.of(change.seat));
        if now != (Some(&change.name), change.player) {
            self.push(change);
        }
    }
}

impl<G: Game> Table<G> {
    /// The changes of hands in the order of the history.
    pub fn seat_changes(&self) -> &[SeatChange] {
        &self.seating.changes
    }

    /// The changes of hands in the order of the history, each beside what was before it.
    pub fn handed(&self) -> impl DoubleEndedIterator<Item = Handed<'_>> {
        let changes = self.seat_changes();
        changes.iter().enumerate().map(move |(index, change)| {
            let seat = change.seat;
            let mut earlier = changes[..index].iter();
            let (player_before, name_before) = match earlier.rfind(|other| other.seat == seat) {
                Some(before) => (before.player, before.name.as_str()),
                None => (self.first_players().of(seat), self.dealt().name(seat)),
            };
            Handed {
                change,
                player_before,
                name_before,
            }
        })
    }

    /// From now on `player` plays `seat`, as `name`, which is cut to the maximum length; without any letter the name
    /// stays. It is noted at the cursor. Returns false if nothing changes, or there is no such seat.
    pub fn change_hands(&mut self, seat: SeatId, player: Player, name: &str) -> bool {
        let Some(before) = self.seating.name(seat) else {
            return false;
        };
        let name = new_name(before, name);
        if before == name && self.players().of(seat) == player {
            return false;
        }
        self.seating.change(SeatChange {
            cursor: self.cursor,
            seat,
            player,
            name,
        });
        self.revision += 1;
        true
    }

    /// The setup as it was dealt, with the names from the beginning.
    pub(crate) const fn dealt(&self) -> &G::Setup {
        &self.seating.dealt
    }

    /// The players at the beginning.
    pub const fn first_players(&self) -> &Players {
        &self.seating.first
    }

    /// The setup and the players for another game of the same round of people: all as they are now, but whoever has given their
    /// seat to a bot is back.
    pub fn players_again(&self) -> (G::Setup, Players) {
        let (mut setup, mut players) = (self.setup().clone(), self.players().clone());
        for seat in SeatId::first(setup.seat_count()) {
            if self.first_players().is_person(seat) && !players.is_person(seat) {
                setup.rename(seat, self.dealt().name(seat));
                players.set(seat, Player::Person);
            }
        }
        (setup, players)
    }

    /// The seats that people play, or have played before a bot.
    pub fn seats_of_people(&self) -> impl Iterator<Item = SeatId> {
        SeatId::first(self.setup().seat_count()).filter(|seat| {
            let mut own = self.seat_changes().iter().filter(|it| it.seat == *seat);
            self.first_players().is_person(*seat) || own.any(|it| it.player == Player::Person)
        })
    }

    /// How secrets are treated if people have `chosen` this way. With a single person they are open: bots do not look. Giving
    /// a seat to a bot reveals nothing: the secrets of a game that people began stay face down while bots finish it.
    pub fn secrets(&self, chosen: Secrets) -> Secrets {
        match (self.seats_of_people().count(), self.is_watched()) {
            (0, _) | (1, false) => Secrets::Open,
            (_, true) => Secrets::FaceDown,
            (_, false) => chosen,
        }
    }

    /// Whether nothing is secret: the game is over, or only bots have ever played it.
    pub fn is_open_to_all(&self) -> bool {
        self.state().is_finished() || self.seats_of_people().next().is_none()
    }

    /// Whether people have played all seats from the beginning on.
    pub fn was_played_by_people(&self) -> bool {
        let is_person = |change: &SeatChange| change.player == Player::Person;
        self.first_players().are_people() && self.seat_changes().iter().all(is_person)
    }

    /// The same game with these hands in its seats.
    pub(crate) fn seated(mut self, seating: Seating<G::Setup>) -> Self {
        self.seating = seating;
        self.seating.forget_after(self.entries.len());
        self
    }

    /// Adopts the changes of hands from a file.
    ///
    /// # Errors
    /// The number of the first change that is impossible in this game, from 1.
    pub(crate) fn restore_seat_changes(&mut self, changes: &[SeatChange]) -> Result<(), usize> {
        let mut last = 0;
        for (change, number) in changes.iter().zip(1..) {
            let in_order = (last..=self.entries.len()).contains(&change.cursor);
            if !in_order || !self.seating.fits(change) {
                return Err(number);
            }
            last = change.cursor;
            self.seating.push(change.clone());
        }
        Ok(())
    }
}

/// The name that a player typed in place of `before`, on one line.
fn new_name(before: &str, typed: &str) -> String {
    match on_one_line(typed, MAX_NAME).trim() {
        name if !name.is_empty() && typed != before => name.to_owned(),
        _ => before.to_owned(),
    }
}
