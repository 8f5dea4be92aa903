//! Points and places (on-mars §10).

use crate::components::Slot;
use crate::goods::Good;
use crate::state::State;
use game::{Ranking, SeatId};

/// The points of a seat, by what they are for (on-mars §10.4 to §10.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// OP on the track.
    pub track: i32,
    /// Progress cubes.
    pub progress: i32,
    /// Ships in the Hangar.
    pub hangar: i32,
    /// Colonists.
    pub colonists: i32,
    /// Tech tiles.
    pub tech: i32,
    /// Blueprints that are built.
    pub built: i32,
    /// Blueprints that are not.
    pub unbuilt: i32,
    /// Scientists.
    pub scientists: i32,
    /// Contracts.
    pub contracts: i32,
}

impl Score {
    /// All points.
    pub const fn total(&self) -> i32 {
        self.track
            + self.progress
            + self.hangar
            + self.colonists
            + self.tech
            + self.built
            + self.unbuilt
            + self.scientists
            + self.contracts
    }
}

impl State {
    /// The points of `seat`, if the game ended now.
    pub fn score(&self, seat: SeatId) -> Score {
        let (own, data) = (self.seat(seat), self.components.data());
        let scoring = &data.scoring;
        let cubes = own.cubes.count_ones() as usize;
        let progress = scoring.progress_op.get(cubes).copied().unwrap_or(0);
        let points = |unbuilt: bool, card| {
            let level = &self.components.card(card).level;
            let points = match unbuilt {
                true => scoring.blueprint_unbuilt_op.get(level),
                false => scoring.blueprint_op.get(level),
            };
            i32::from(points.copied().unwrap_or(0))
        };
        let tiles = own.lab.iter().zip(&self.board().lab);
        let tech = tiles.filter_map(|(tile, place)| tile.map(|_| i32::from(place.op)));
        Score {
            track: own.op.into(),
            progress: progress.into(),
            hangar: i32::from(own.hangar) * i32::from(scoring.ship_op),
            colonists: self.colonist_points(seat).into(),
            tech: tech.sum(),
            built: own.built.iter().map(|(card, _)| points(false, *card)).sum(),
            unbuilt: own.blueprints.iter().map(|card| points(true, card)).sum(),
            scientists: self.scientist_points(seat),
            contracts: self.contract_points(seat),
        }
    }

    /// Colonists at home at the end, by rows of LQ (on-mars §10.5, §12.33).
    fn colonist_points(&self, seat: SeatId) -> i16 {
        if self.is_lacerda(seat) {
            return self.components.data().solo.lq_op;
        }
        let board = &self.components.data().player_board;
        let (own, side) = (self.seat(seat), self.side(seat));
        let slots = Slot::ALL.iter().filter(|slot| slot.side() == side);
        let back: u8 = slots.map(|slot| self.on_slots(*slot)[seat.index()]).sum();
        let all = own.lq.saturating_add(own.wa).saturating_add(back);
        let home = all.min(self.lq_room(seat).max(own.lq));
        let rows = usize::from(home.div_ceil(board.lq_row_size));
        let points = &board.lq_op_by_row;
        match rows {
            0 => 0,
            _ => points[rows.min(points.len()) - 1],
        }
    }

    /// Advanced Buildings of all players that the Scientists of `seat` score (on-mars §8.30).
    fn scientist_points(&self, seat: SeatId) -> i32 {
        let scientists = self.components.data().scientists.iter();
        let own = scientists.zip(self.seat(seat).scientists);
        let points = own.filter_map(|(data, figure)| {
            figure?;
            let built = self.seats.iter().flat_map(|seat| &seat.built);
            let scored =
                built.filter(|(card, _)| self.components.card(*card).building == data.scores);
            Some(scored.count() as i32 * i32::from(data.op_each))
        });
        points.sum()
    }

    /// Contracts, met or not (on-mars §8.35, §8.36).
    fn contract_points(&self, seat: SeatId) -> i32 {
        let held = self.seat(seat).contracts.iter();
        let points = held.map(|held| {
            let data = self.components.contract(held.contract);
            i32::from(if held.done { data.op } else { data.op_failed })
        });
        points.sum()
    }

    /// The ranking by what would be scored now, Lacerda included (on-mars §10.8).
    pub fn standing(&self) -> Ranking {
        self.standing_of(self.seats.len())
    }

    /// The ranking of the first seats.
    pub(crate) fn standing_of(&self, seats: usize) -> Ranking {
        let points = SeatId::first(seats).map(|seat| self.score(seat).total());
        Ranking::with_ties_broken(points, |seat| {
            let own = self.seat(seat);
            let cubes = own.cubes.count_ones();
            (own.goods[Good::Crystal], own.built.len(), cubes)
        })
    }
}
