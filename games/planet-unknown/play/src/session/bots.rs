//! Bots at the table: which one has to decide, and who is at the screen meanwhile.

use super::handover::handover_needed;
use super::{Common, LogEntry, SeatView, Session};
use crate::Table;
use crate::intent::Outcome;
use rules::{CellSet, Choice, EventKind, SeatId, TileEvent, View};
use table::{Level, Players, Sharing};

/// The number of recent actions that are searched for the last tile of a seat.
const RECENT: usize = 120;

impl Common {
    /// The players of the seats.
    pub const fn players(&self) -> &Players {
        self.table.players()
    }

    /// Whether only bots play. Then nothing is secret, and the screen follows the game.
    pub fn is_watched(&self) -> bool {
        self.table.is_watched()
    }

    /// The seat of a bot that has to decide, with its level.
    pub fn bot_to_act(&self) -> Option<(SeatId, Level)> {
        if self.waiting_for.is_some() {
            return None;
        }
        if self.sharing() != Sharing::InTurn {
            return self.bots_to_act().next();
        }
        let seat = self.table.state().active()?;
        Some((seat, self.players().bot(seat)?))
    }

    /// Whether a bot plays `seat`.
    pub fn is_bot(&self, seat: SeatId) -> bool {
        !self.players().is_person(seat)
    }
}

impl<'a> SeatView<'a> {
    /// The cells of the tile that a bot placed last, to be looked at after its turn.
    pub fn latest_of_bot(self, seat: SeatId) -> CellSet {
        if !self.session.is_bot(seat) {
            return CellSet::EMPTY;
        }
        let laid = |entry: LogEntry<'_>| {
            let mut events = entry
                .events()
                .rev()
                .filter(|event| event.seat == Some(seat));
            events.find_map(|event| match event.kind {
                EventKind::Tile(TileEvent::Placed {
                    tile,
                    orientation,
                    anchor,
                    ..
                }) => tile.shape().footprint(orientation).at(anchor),
                _ => None,
            })
        };
        let found = self.log().rev().take(RECENT).find_map(laid);
        found.unwrap_or_default()
    }
}

impl Session {
    /// What a bot's seat may think about, apart from what others choose at the same time; its view of the game; and the seed
    /// of its decision. All are the same whenever the game is at this point.
    pub(crate) fn brief(&self, seat: SeatId) -> ([View; 2], String) {
        let seed = format!("{} {} {}", self.table.setup().seed, seat.0, self.position());
        (self.views(seat), seed)
    }

    /// Carries out what a bot has decided. Whoever looks at a planet goes on looking at it.
    pub fn play_for_bot(&mut self, seat: SeatId, choice: Choice) -> Outcome {
        if !self.is_bot(seat) {
            return Outcome::Quiet;
        }
        let looked_at = self.looked_at;
        let outcome = self.play_of(seat, choice);
        let active = self.table.state().active();
        let is_persons = active.is_some_and(|seat| !self.is_bot(seat));
        if self.sharing() != Sharing::InTurn || !is_persons {
            self.common.looked_at = looked_at;
        }
        outcome
    }
}

/// The seat whose player is at the screen while `active` decides, if the player of `last` was there before. A bot never
/// displaces a person. If only bots play, it is the seat in play.
pub(super) fn seat_at_screen(table: &Table, last: SeatId, active: SeatId) -> SeatId {
    let (players, seats) = (table.players(), table.setup().seats.len());
    if players.is_person(active) || table.is_watched() {
        return active;
    }
    let mut nearest = std::iter::once(last).chain(active.around(seats));
    nearest
        .find(|seat| players.is_person(*seat))
        .unwrap_or(active)
}

/// The seat whose player has to take over the screen from `at_screen` before `next` may see its own view. It is never
/// the seat of a bot.
pub(super) fn takes_over(table: &Table, at_screen: SeatId, next: SeatId) -> Option<SeatId> {
    let guarded =
        table.players().is_person(next) && handover_needed(at_screen, next, table.state());
    Some(next).filter(|_| guarded)
}

/// The seat at the screen of a game that was just opened, and the seat that has to take it over.
pub(super) fn first_at_screen(table: &Table) -> (SeatId, Option<SeatId>) {
    let active = table.state().active().unwrap_or(table.state().commander);
    let seat = seat_at_screen(table, active, active);
    // The game may have been opened by any of several people.
    let waiting = table
        .people()
        .find(|person| *person != seat)
        .and_then(|other| takes_over(table, other, seat));
    (seat, waiting)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strength as _;
    use crate::intent::Intent;
    use crate::{Save, save};
    use bot::{Limit, choose_apart};
    use rules::{Action, Setup};
    use table::Level;
    use table::Player;

    const PERSON: Player = Player::Person;
    const EASY: Player = Player::Bot(Level::Easy);

    fn table(players: &[Player]) -> Table {
        let mut setup = Setup::standard(players.len(), "bots at the table");
        setup.options.private_objectives = players.len() > 1;
        Table::new(setup)
            .unwrap()
            .played_by(players.iter().copied().collect())
    }

    /// Makes the decision of the bot in play, as the table does.
    fn decide(session: &mut Session) {
        let (seat, kind) = session.bot_to_act().unwrap();
        let ([apart, here], seed) = session.brief(seat);
        let bot = &mut *kind.create(&seed);
        let choice = choose_apart(bot, &apart, || here, &Limit::none()).unwrap();
        assert!(matches!(
            session.play_for_bot(seat, choice),
            Outcome::Played { .. }
        ));
    }

    /// Plays one step: a bot decides as usual, a person makes the first legal choice.
    fn step(session: &mut Session) {
        match session.bot_to_act() {
            Some(_) => decide(session),
            None => {
                session.handle(Intent::TakeOver);
                let choice = session.here().state().legal(session.viewer())[0];
                session.play(choice);
            }
        }
    }

    #[test]
    fn a_single_person_never_hands_the_screen_over_and_sees_no_more_than_its_seat_may() {
        let mut session = Session::new(table(&[EASY, PERSON, EASY]));
        for _ in 0..250 {
            assert_eq!((session.viewer(), session.waiting_for()), (SeatId(1), None));
            assert_eq!(
                *session.here().view(),
                session.table_with_secrets().state().view(SeatId(1)),
                "what the person may know"
            );
            step(&mut session);
        }
    }

    #[test]
    fn people_hand_over_to_each_other_and_not_to_bots() {
        let mut session = Session::new(table(&[PERSON, EASY, PERSON]));
        let mut handed_over = 0;
        for _ in 0..200 {
            assert!(session.players().is_person(session.viewer()));
            if let Some(next) = session.waiting_for() {
                assert!(session.players().is_person(next));
                assert!(session.bot_to_act().is_none());
                handed_over += 1;
            }
            step(&mut session);
        }
        assert!(handed_over > 4);
    }

    #[test]
    fn the_screen_follows_a_game_of_bots_and_a_look_at_a_planet_lasts() {
        let mut session = Session::new(table(&[EASY; 3]));
        let seat = session.here().next_seat();
        session.handle(Intent::LookAt(Some(seat)));
        for _ in 0..60 {
            assert_eq!(Some(session.viewer()), session.here().state().active());
            assert!(
                !session.here().is_playing()
                    && !session.here().is_rotating()
                    && session.here().asked().is_empty()
            );
            assert_eq!(
                session.handle(Intent::EndTurn { sure: true }),
                Outcome::Quiet
            );
            step(&mut session);
            assert_eq!(session.here().shown(), seat);
        }
        assert!(!session.here().latest_of_bot(seat).is_empty());
    }

    #[test]
    fn bots_play_on_from_a_file_as_they_would_have() {
        let mut session = Session::new(table(&[EASY, Player::Bot(Level::Normal)]));
        (0..30).for_each(|_| decide(&mut session));
        let text = Save::new(session.table_with_secrets()).encode().unwrap();
        let mut loaded = Session::new(save::decode(&text).unwrap().table);
        for _ in 0..30 {
            decide(&mut session);
            decide(&mut loaded);
        }
        assert_eq!(
            loaded.table_with_secrets().entries(),
            session.table_with_secrets().entries()
        );
    }

    #[test]
    fn secrets_of_a_person_stay_hidden_from_whoever_opens_the_game_beside_bots() {
        let mut game = table(&[PERSON, EASY, PERSON]);
        while game.state().round == 0 {
            let seat = game.state().active().unwrap();
            let choice = game.state().legal(seat)[0];
            game.play(Action { seat, choice }).unwrap();
        }
        let session = Session::new(game);
        assert_eq!(session.waiting_for(), Some(session.viewer()));
        assert!(session.here().asked().is_empty());
    }
}
