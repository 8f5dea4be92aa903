//! Seats that change hands during the game: from a person to a bot and back, to another level, to another name.

use super::sitting::Cause;
use super::{Common, Session};
use rules::SeatId;
use table::{Handed, Player};

impl Common {
    /// The changes of hands so far, each with the number of actions before it. Those of an undone future are in force,
    /// too, and stand at the end.
    pub fn handed(&self) -> impl DoubleEndedIterator<Item = (usize, Handed<'_>)> {
        let here = self.position();
        let place = move |handed: Handed<'_>| handed.change.cursor.min(here);
        self.table
            .handed()
            .map(move |handed| (place(handed), handed))
    }
}

impl Session {
    /// Lets `player` play `seat` from now on, as `name`; without any letter the name stays. What a bot thought for the
    /// seat is forgotten and what its player held is laid down; whoever else is at the screen goes on undisturbed. The
    /// game goes to its next player by way of a hand-over if that one may see what the last may not. Returns whether
    /// anything has changed.
    pub fn change_hands(&mut self, seat: SeatId, player: Player, name: &str) -> bool {
        let before = self.players().of(seat);
        if !self.common.table.change_hands(seat, player, name) {
            return false;
        }
        self.common
            .setup
            .seats
            .clone_from(&self.common.table.setup().seats);
        if player != before {
            self.sit_again(seat);
        }
        true
    }

    /// Follows the game after somebody else has sat down at `seat`.
    fn sit_again(&mut self, seat: SeatId) {
        let (viewer, waiting, looked_at) = (self.viewer, self.waiting_for, self.looked_at);
        self.follow(Cause::Step(seat));
        let active = self.table.state().active();
        // Whoever was to take over the screen has not done so yet.
        if let Some(next) = waiting.filter(|next| *next != seat && active == Some(*next)) {
            self.common.waiting_for = Some(next);
        } else if self.viewer == viewer && seat != viewer && self.waiting_for.is_none() {
            self.common.looked_at = looked_at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::bots::{Bots, Next};
    use crate::intent::{Intent, Outcome};
    use crate::thinking::{Thinking, Wake};
    use bot::Limit;
    use rules::{Action, Choice, Phase, Setup};
    use std::sync::mpsc::channel;
    use table::BotPace;
    use table::Level;

    const PERSON: Player = Player::Person;
    const EASY: Player = Player::Bot(Level::Easy);
    const HARD: Player = Player::Bot(Level::Hard);

    /// A game in which the first seat to take a tile is about to do so.
    fn session(players: &[Player], private: bool) -> Session {
        let mut setup = Setup::standard(players.len(), "changing hands");
        setup.options.private_objectives = private;
        let mut table = Table::new(setup).unwrap();
        while !matches!(table.state().phase, Phase::Turns { .. }) {
            let seat = table.state().active().unwrap();
            let choice = table.state().legal(seat)[0];
            table.play(Action { seat, choice }).unwrap();
        }
        let mut session = Session::new(table.played_by(players.iter().copied().collect()));
        session.handle(Intent::TakeOver);
        session
    }

    fn active(session: &Session) -> SeatId {
        session.here().state().active().unwrap()
    }

    /// A seat other than the one in play.
    fn other(session: &Session) -> SeatId {
        let active = active(session);
        session
            .here()
            .state()
            .seat_ids()
            .find(|seat| *seat != active)
            .unwrap()
    }

    /// Takes the first tile that is offered into the hand.
    fn pick_up(session: &mut Session) {
        let ring = session.here().state().offered(session.viewer())[0].0;
        session.handle(Intent::Take(ring));
        assert!(session.here().ghost().is_some());
    }

    #[test]
    fn a_person_in_mid_turn_becomes_a_bot_that_is_to_act_and_a_person_again() {
        let mut session = session(&[PERSON; 3], false);
        let seat = active(&session);
        pick_up(&mut session);
        assert!(session.change_hands(seat, HARD, ""));
        assert_eq!(session.bot_to_act(), Some((seat, Level::Hard)));
        assert!(session.here().ghost().is_none() && session.here().asked().is_empty());
        assert!(!session.here().is_playing() && session.is_bot(seat));
        assert_ne!(session.viewer(), seat, "a person looks on");
        assert!(session.change_hands(seat, PERSON, ""));
        assert_eq!((session.bot_to_act(), session.viewer()), (None, seat));
        assert!(session.here().is_playing() && session.here().ghost().is_none());
        assert!(session.handed().next().is_none(), "nothing has happened");
        pick_up(&mut session);
    }

    #[test]
    fn who_is_at_the_screen_goes_on_while_others_change() {
        let mut session = session(&[PERSON; 3], false);
        let (own, seat) = (active(&session), other(&session));
        pick_up(&mut session);
        let ghost = session.here().ghost().copied();
        session.handle(Intent::LookAt(Some(seat)));
        assert!(session.change_hands(seat, EASY, "Vega"));
        assert!(session.change_hands(own, PERSON, "Anna"));
        assert_eq!(session.here().ghost().copied(), ghost);
        assert_eq!((session.viewer(), session.here().shown()), (own, seat));
        assert_eq!(session.setup().seats[seat.index()].name, "Vega");
        assert_eq!(session.setup().seats[own.index()].name, "Anna");
        assert!(session.setup().seed.is_empty());
    }

    #[test]
    fn what_a_bot_thought_for_the_seat_is_forgotten() {
        let mut session = session(&[EASY; 2], false);
        let seat = active(&session);
        // No bot would come to this now.
        let choice = Choice::Rotate(2);
        let decided = |session: &Session| {
            let (sender, woken) = channel();
            let wake = Wake::new(move || sender.send(()).unwrap_or_default());
            let thinking = Thinking::start(&wake, Limit::none(), move |_| Some(choice));
            woken.recv().unwrap();
            Bots::thinking(session, thinking)
        };
        let next = |bots: &mut Bots, session: &Session| {
            bots.next(&Wake::new(|| {}), session, 0.0, BotPace::Instant)
        };
        assert_eq!(
            next(&mut decided(&session), &session),
            Ok(Next::Make { seat, choice })
        );
        let (mut harder, mut nobody) = (decided(&session), decided(&session));
        assert!(session.change_hands(seat, HARD, ""));
        assert_ne!(next(&mut harder, &session), Ok(Next::Make { seat, choice }));
        assert!(session.change_hands(seat, PERSON, ""));
        assert_eq!(next(&mut nobody, &session), Ok(Next::Nothing));
    }

    #[test]
    fn a_person_who_sits_down_at_the_seat_of_a_bot_takes_the_screen_over_where_it_has_secrets() {
        let mut session = session(&[PERSON, EASY, EASY], true);
        while session.bot_to_act().is_none() {
            let choice = session.here().state().legal(session.viewer())[0];
            session.play(choice);
        }
        let seat = active(&session);
        assert!(session.change_hands(seat, PERSON, "Ben"));
        assert_eq!(session.waiting_for(), Some(seat));
        assert_eq!(session.viewer(), SeatId(0));
        let third = SeatId(3 - seat.0);
        assert!(session.change_hands(third, PERSON, "Cleo"));
        assert_eq!(session.waiting_for(), Some(seat), "still");
        session.handle(Intent::TakeOver);
        assert!(session.viewer() == seat && session.here().is_playing());
    }

    #[test]
    fn a_seat_that_was_to_take_over_the_screen_is_played_at_once_by_a_bot() {
        let mut table = Table::new({
            let mut setup = Setup::standard(2, "waiting");
            setup.options.private_objectives = true;
            setup
        })
        .unwrap();
        let seat = table.state().active().unwrap();
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).unwrap();
        let mut session = Session::new(table);
        let waiting = session.waiting_for().unwrap();
        assert!(session.change_hands(waiting, HARD, ""));
        assert_ne!(session.waiting_for(), Some(waiting));
        session.handle(Intent::TakeOver);
        assert_eq!(session.bot_to_act(), Some((waiting, Level::Hard)));
        assert_ne!(session.viewer(), waiting);
    }

    #[test]
    fn undo_takes_no_change_of_hands_back_and_the_log_tells_it_where_the_game_stands() {
        let mut session = session(&[PERSON; 2], false);
        let (seat, begin) = (active(&session), session.position());
        let choice = session.here().state().legal(seat)[0];
        assert!(matches!(session.play(choice), Outcome::Played { .. }));
        let after = session.position();
        assert!(session.change_hands(seat, PERSON, "Anna"));
        let places = |session: &Session| -> Vec<usize> {
            session.handed().map(|(place, _)| place).collect()
        };
        assert_eq!(places(&session), [after]);
        assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
        assert_eq!(places(&session), [begin]);
        assert_eq!(session.setup().seats[seat.index()].name, "Anna");
    }

    #[test]
    fn nobody_sits_down_at_a_seat_that_is_not_there() {
        let mut session = session(&[PERSON; 2], false);
        assert!(!session.change_hands(SeatId(2), HARD, "Nobody"));
        assert!(!session.change_hands(SeatId(1), PERSON, "2"));
        let choice = session.here().state().legal(session.viewer())[0];
        assert!(!matches!(choice, Choice::Rotate(_)));
    }
}
