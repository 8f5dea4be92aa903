//! One seat of a session: what its player may ask, and what its player does.

use super::sitting::{Hand, Sitting};
use super::{Common, SeatMut, SeatView, Session};
use rules::{Seat, SeatId};

impl Session {
    /// What the player of `seat` may ask.
    pub const fn seat(&self, seat: SeatId) -> SeatView<'_> {
        SeatView {
            session: self,
            seat,
        }
    }

    /// The player of `seat`, to do something.
    pub const fn seat_mut(&mut self, seat: SeatId) -> SeatMut<'_> {
        SeatMut {
            session: self,
            seat,
        }
    }

    /// What the player at the screen may ask.
    pub fn here(&self) -> SeatView<'_> {
        self.seat(self.viewer())
    }
}

impl<'a> SeatView<'a> {
    /// The seat.
    pub const fn id(self) -> SeatId {
        self.seat
    }

    /// What lies in front of the player.
    pub fn own(self) -> &'a Seat {
        self.state().seat(self.seat)
    }

    /// What everybody may ask.
    pub const fn common(self) -> &'a Common {
        &self.session.common
    }

    pub(super) fn sitting(self) -> &'a Sitting {
        &self.session.sittings[self.seat.index()]
    }

    pub(super) fn hand(self) -> &'a Hand {
        &self.sitting().hand
    }
}

impl SeatMut<'_> {
    /// The seat: after a step, the one at the screen if this one was there before.
    pub const fn id(&self) -> SeatId {
        self.seat
    }

    pub(super) fn here(&self) -> SeatView<'_> {
        self.session.seat(self.seat)
    }

    pub(super) fn hand(&self) -> &Hand {
        self.here().hand()
    }

    pub(super) fn sitting_mut(&mut self) -> &mut Sitting {
        &mut self.session.sittings[self.seat.index()]
    }

    pub(super) fn hand_mut(&mut self) -> &mut Hand {
        &mut self.sitting_mut().hand
    }
}

#[cfg(test)]
mod tests {
    use crate::session::Session;
    use crate::tests::play_until;
    use rules::{SeatId, Setup};
    use table::Table;
    use table::{Secrets, Sharing, Ways};

    // rules §2.5
    #[test]
    fn a_seat_sees_nothing_secret_of_another_whoever_is_at_the_screen() {
        let mut setup = Setup::standard(2, "two at once");
        setup.options.private_objectives = true;
        let (sharing, secrets) = (Sharing::SideBySide, Secrets::FaceDown);
        let table = Table::new(setup).expect("a valid setup");
        let session = Session::shared(table, Ways { sharing, secrets });
        let session = play_until(session, |session| session.here().state().round > 0);
        for [own, other] in [[0, 1], [1, 0]].map(|seats| seats.map(SeatId)) {
            let seat = session.seat(own);
            assert_eq!(*seat.view(), session.table_with_secrets().state().view(own));
            assert!(seat.known_score(other).private.is_empty());
            assert!(!seat.shows_secrets_of(other));
            let events = seat.log().flat_map(|entry| entry.events());
            assert!({ events }.all(|event| event.is_public()), "face down");
        }
    }
}
