//! The choice of planets and corporations for the seats of a draft: freely, at random or from dealt hands.

use super::draft::{Draft, chance};
use super::hands::{self, Hand};
use crate::game::{CorporationId, PlanetId, SetupError};

impl Draft {
    /// The reason why a seat cannot have `planet`, if it cannot.
    pub(super) fn planet_refused(&self, index: usize, planet: PlanetId) -> Option<SetupError> {
        let mut draft = self.clone();
        draft.seat_mut(index)?.planet = planet;
        draft
            .check()
            .err()
            .filter(|error| *error == SetupError::PlanetTwice(planet))
    }

    /// The reason why a seat cannot have `corporation`, if it cannot.
    pub(super) fn corporation_refused(
        &self,
        index: usize,
        corporation: CorporationId,
    ) -> Option<SetupError> {
        let mut draft = self.clone();
        draft.seat_mut(index)?.corporation = corporation;
        draft
            .check()
            .err()
            .filter(|error| *error == SetupError::CorporationTwice(corporation))
    }

    /// Gives every seat in the game a random planet and a random corporation, special ones at most once.
    pub(super) fn randomise_worlds(&mut self) {
        for index in 0..self.count {
            self.seats[index].planet = PlanetId::STANDARD;
            self.seats[index].corporation = CorporationId::STANDARD;
        }
        (0..self.count).for_each(|index| self.randomise_world(index));
    }

    /// Gives a seat a random planet and a random corporation that no other seat has.
    fn randomise_world(&mut self, index: usize) {
        let (planet, corporation) = (
            pick(self.free_planets(index)),
            pick(self.free_corporations(index)),
        );
        if let Some(seat) = self.seat_mut(index) {
            seat.planet = planet.unwrap_or(PlanetId::STANDARD);
            seat.corporation = corporation.unwrap_or(CorporationId::STANDARD);
        }
    }

    /// Gives a seat another random planet.
    pub(super) fn randomise_planet(&mut self, index: usize) {
        let mut free = self.free_planets(index);
        free.retain(|planet| {
            self.seats()
                .get(index)
                .is_none_or(|seat| seat.planet != *planet)
        });
        if let Some(planet) = pick(free) {
            self.choose_planet(index, planet);
        }
    }

    /// Gives a seat another random corporation.
    pub(super) fn randomise_corporation(&mut self, index: usize) {
        let mut free = self.free_corporations(index);
        free.retain(|corporation| {
            self.seats()
                .get(index)
                .is_none_or(|seat| seat.corporation != *corporation)
        });
        if let Some(corporation) = pick(free) {
            self.choose_corporation(index, corporation);
        }
    }

    /// The planets that a seat can have.
    fn free_planets(&self, index: usize) -> Vec<PlanetId> {
        PlanetId::ALL
            .into_iter()
            .filter(|planet| self.planet_refused(index, *planet).is_none())
            .collect()
    }

    /// The corporations that a seat can have.
    fn free_corporations(&self, index: usize) -> Vec<CorporationId> {
        CorporationId::ALL
            .into_iter()
            .filter(|each| self.corporation_refused(index, *each).is_none())
            .collect()
    }

    /// Deals every seat two planets and two corporations, of which it keeps one of each.
    pub(super) fn deal_hands(&mut self) {
        let hands = hands::deal(&mut chance);
        for (seat, hand) in self.seats.iter_mut().zip(&hands) {
            seat.planet = hand.planets.first().copied().unwrap_or(PlanetId::STANDARD);
            seat.corporation = hand
                .corporations
                .first()
                .copied()
                .unwrap_or(CorporationId::STANDARD);
        }
        self.hands = Some(hands);
        self.decide_for_bots();
    }

    /// Discards the hands, so that every seat chooses freely.
    pub(super) fn drop_hands(&mut self) {
        self.hands = None;
    }

    /// The hand of a seat, if hands were dealt.
    pub(super) fn hand(&self, index: usize) -> Option<&Hand> {
        self.hands.as_ref()?[..self.count].get(index)
    }

    /// The seats that still have to choose from their hands.
    pub(super) fn undecided(&self) -> impl Iterator<Item = usize> {
        (0..self.count).filter(|index| self.hand(*index).is_some_and(Hand::is_open))
    }

    /// Gives a seat a planet, from its hand if it has one.
    pub(super) fn choose_planet(&mut self, index: usize, planet: PlanetId) {
        if let Some(hand) = self.hands.as_mut().and_then(|hands| hands.get_mut(index)) {
            hand.planet_chosen = true;
        }
        if let Some(seat) = self.seat_mut(index) {
            seat.planet = planet;
        }
    }

    /// Gives a seat a corporation, from its hand if it has one.
    pub(super) fn choose_corporation(&mut self, index: usize, corporation: CorporationId) {
        if let Some(hand) = self.hands.as_mut().and_then(|hands| hands.get_mut(index)) {
            hand.corporation_chosen = true;
        }
        if let Some(seat) = self.seat_mut(index) {
            seat.corporation = corporation;
        }
    }

    /// The other seat that has this planet, if only one seat may have it (rules §2.1).
    pub(super) fn owner_of_planet(&self, index: usize, planet: PlanetId) -> Option<usize> {
        self.planet_refused(index, planet)?;
        (0..self.count).find(|other| *other != index && self.seats[*other].planet == planet)
    }

    /// The other seat that has this corporation, if only one seat may have it (rules §2.1).
    pub(super) fn owner_of_corporation(
        &self,
        index: usize,
        corporation: CorporationId,
    ) -> Option<usize> {
        self.corporation_refused(index, corporation)?;
        (0..self.count)
            .find(|other| *other != index && self.seats[*other].corporation == corporation)
    }
}

/// Picks one of `options` at random.
fn pick<T: Copy>(options: Vec<T>) -> Option<T> {
    let place = chance() as usize % options.len().max(1);
    options.get(place).copied()
}

#[cfg(test)]
mod tests {
    use super::super::draft::random_seed;
    use super::*;

    #[test]
    fn hands_follow_their_seats_and_wait_until_each_has_chosen() {
        let mut draft = Draft::new(3, &[]);
        draft.deal_hands();
        assert_eq!(draft.check(), Ok(()));
        let last = draft.hand(2).cloned().unwrap();
        draft.swap(0, 2);
        assert_eq!(draft.hand(0), Some(&last));
        for index in 0..3 {
            assert!(draft.undecided().any(|open| open == index));
            let hand = draft.hand(index).cloned().unwrap();
            draft.choose_planet(index, hand.planets[1]);
            draft.choose_corporation(index, hand.corporations[0]);
            assert_eq!(draft.seats()[index].planet, hand.planets[1]);
        }
        assert_eq!(draft.undecided().count(), 0);
        assert_eq!(draft.check(), Ok(()));
        draft.drop_hands();
        assert_eq!(draft.hand(0), None);
    }

    #[test]
    fn random_worlds_are_allowed_ones() {
        let mut draft = Draft::new(6, &[]);
        draft.randomise_worlds();
        assert_eq!(draft.check(), Ok(()));
        assert_eq!(random_seed().chars().count(), 9);
    }

    #[test]
    fn a_seat_gets_another_world_at_random_that_nobody_else_has() {
        let mut draft = Draft::new(6, &[]);
        draft.randomise_worlds();
        for index in (0..6).cycle().take(60) {
            let before = draft.seats().to_vec();
            draft.randomise_planet(index);
            assert_ne!(draft.seats()[index].planet, before[index].planet);
            assert_eq!(draft.seats()[index].corporation, before[index].corporation);
            draft.randomise_corporation(index);
            assert_ne!(draft.seats()[index].corporation, before[index].corporation);
            assert!((0..6).all(|other| other == index || draft.seats()[other] == before[other]));
            assert_eq!(draft.check(), Ok(()));
        }
    }
}
