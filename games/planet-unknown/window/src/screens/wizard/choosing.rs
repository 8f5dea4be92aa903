//! The choice of planets and corporations for the seats of a draft: freely, at random or from dealt hands.

use super::draft::Draft;
use super::hands;
use super::world::{Hall, Hand, World};
use kit::wizard::chance;

impl Draft {
    /// Gives every seat in the game a random planet and a random corporation, special ones at most once.
    pub(super) fn randomise_worlds(&mut self) {
        for seat in &mut self.seats[..self.count] {
            for hall in Hall::BOTH {
                hall.standard().give(seat);
            }
        }
        for index in 0..self.count {
            for hall in Hall::BOTH {
                if let Some(world) = pick(self.free(index, hall)) {
                    world.give(&mut self.seats[index]);
                }
            }
        }
    }

    /// Gives a seat another random planet or corporation.
    pub(super) fn randomise(&mut self, index: usize, hall: Hall) {
        let own = self.seats().get(index).map(|seat| hall.of(seat));
        let mut free = self.free(index, hall);
        free.retain(|world| Some(*world) != own);
        if let Some(world) = pick(free) {
            self.choose(index, world);
        }
    }

    /// The planets or corporations that a seat can have.
    fn free(&self, index: usize, hall: Hall) -> Vec<World> {
        let mut worlds = hall.worlds();
        worlds.retain(|world| self.owner(index, *world).is_none());
        worlds
    }

    /// Deals every seat two planets and two corporations, of which it keeps one of each.
    pub(super) fn deal_hands(&mut self) {
        let hands = hands::deal(self.count);
        for (seat, hand) in self.seats.iter_mut().zip(hands) {
            for hall in Hall::BOTH {
                let first = hand.worlds[hall as usize].first().copied();
                first.unwrap_or(hall.standard()).give(seat);
            }
            seat.hand = Some(hand);
        }
        self.decide_for_bots();
    }

    /// The hand of a seat, if hands were dealt.
    pub(super) fn hand(&self, index: usize) -> Option<&Hand> {
        self.seats().get(index)?.hand.as_ref()
    }

    /// The seats that still have to choose from their hands.
    pub(super) fn undecided(&self) -> impl Iterator<Item = usize> {
        (0..self.count).filter(|index| self.hand(*index).is_some_and(Hand::is_open))
    }

    /// Gives a seat a planet or a corporation, from its hand if it has one.
    pub(super) fn choose(&mut self, index: usize, world: World) {
        let Some(seat) = self.seats[..self.count].get_mut(index) else {
            return;
        };
        if let Some(hand) = &mut seat.hand {
            hand.chosen[world.hall() as usize] = true;
        }
        world.give(seat);
    }

    /// The other seat that has this planet or corporation, if only one seat may have it (rules §2.1).
    pub(super) fn owner(&self, index: usize, world: World) -> Option<usize> {
        let hall = world.hall();
        let has_it = |other: &usize| hall.of(&self.seats[*other]) == world;
        let mut others = (0..self.count).filter(|other| *other != index);
        others.find(has_it).filter(|_| world != hall.standard())
    }
}

/// Picks one of `options` at random.
fn pick<T: Copy>(options: Vec<T>) -> Option<T> {
    let place = chance() as usize % options.len().max(1);
    options.get(place).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::wizard::{Seats as _, random_seed};

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
            let [planets, corporations] = hand.worlds;
            draft.choose(index, planets[1]);
            draft.choose(index, corporations[0]);
            assert_eq!(Hall::Planets.of(&draft.seats()[index]), planets[1]);
        }
        assert_eq!(draft.undecided().count(), 0);
        assert_eq!(draft.check(), Ok(()));
        draft.seats.iter_mut().for_each(|seat| seat.hand = None);
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
            draft.randomise(index, Hall::Planets);
            assert_ne!(draft.seats()[index].planet, before[index].planet);
            assert_eq!(draft.seats()[index].corporation, before[index].corporation);
            draft.randomise(index, Hall::Corporations);
            assert_ne!(draft.seats()[index].corporation, before[index].corporation);
            assert!((0..6).all(|other| other == index || draft.seats()[other] == before[other]));
            assert_eq!(draft.check(), Ok(()));
        }
    }
}
