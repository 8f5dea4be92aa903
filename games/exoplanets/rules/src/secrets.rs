//! Who knows what (exoplanets §11).

use crate::id::{PlanetId, TileId, TileSet};
use crate::state::{Stage, State};
use arrayvec::ArrayVec;
use game::{Luck, SeatId};
use rand::seq::SliceRandom;

impl State {
    /// The state with everything that `seat` does not know in a fixed order.
    pub(crate) fn with_secrets_sorted(&self, seat: SeatId) -> Self {
        let mut known = self.clone();
        known.bag.sort_unstable();
        known.rearrange(seat, |tiles| tiles.sort_unstable());
        known
    }

    /// The state with everything that `seat` does not know dealt anew.
    pub(crate) fn with_secrets_dealt(&self, seat: SeatId, luck: &mut Luck) -> Self {
        let mut dealt = self.clone();
        shuffle(&mut dealt.bag, luck);
        dealt.rearrange(seat, |tiles| tiles.shuffle(luck));
        dealt
    }

    /// Puts the tiles that `seat` does not know into another order: those face down, those nobody drew, and those of the
    /// other seats.
    fn rearrange(&mut self, seat: SeatId, order: impl FnOnce(&mut [TileId])) {
        let mut tiles: ArrayVec<TileId, 64> = ArrayVec::new();
        for arm in &self.arms {
            tiles.extend(arm.face_down.iter().copied());
        }
        self.hidden_sets(seat, |set| tiles.extend(set.iter()));
        order(&mut tiles);
        let mut next = tiles.into_iter();
        for tile in self.arms.iter_mut().flat_map(|arm| &mut arm.face_down) {
            *tile = next.next().unwrap_or(*tile);
        }
        self.hidden_sets(seat, |set| *set = next.by_ref().take(set.len()).collect());
    }

    /// Passes on every set of tiles that is hidden from `seat`. At the end all hands are shown (exoplanets §11.4).
    fn hidden_sets(&mut self, seat: SeatId, mut each: impl FnMut(&mut TileSet)) {
        each(&mut self.undrawn);
        let over = self.stage == Stage::Over;
        for (index, other) in self.seats.iter_mut().enumerate() {
            if index != seat.index() {
                if !over {
                    each(&mut other.hand);
                }
                each(&mut other.removed);
                each(&mut other.lost);
            }
        }
    }
}

fn shuffle(planets: &mut [PlanetId], luck: &mut Luck) {
    planets.sort_unstable();
    planets.shuffle(luck);
}
