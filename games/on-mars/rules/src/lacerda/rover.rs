//! How Lacerda's Rover moves (on-mars §11.7).

use super::choose::best;
use crate::components::Tech;
use crate::event::Event;
use crate::goods::{Good, Purse};
use crate::id::{HexId, HexSet};
use crate::solo::{Deed, LACERDA};
use crate::state::State;
use crate::task::Step;
use game::SeatId;

/// The movement points of his Rover without Tech or Crystals.
const POINTS: usize = 2;

impl State {
    /// Moves the Rover toward the nearest tile that he may take, which brings its benefit at once.
    pub(super) fn roam(&mut self, events: &mut Vec<Event>) {
        let from = self.rover(LACERDA);
        let targets = self.targets(from);
        let away = targets.iter().next();
        let away = away.and_then(|to| self.board().distance(from, to));
        let (points, crystals, owner) = self.points_for(away.unwrap_or(0));
        let found = |to: HexId| self.harvest(from, to).last().map_or(0, |all| all.1);
        let best = best(self.ends(from, targets, points).iter(), found);
        let Some(to) = self.draw(&best) else { return };
        let path = self.path(from, to);
        let owner = owner.filter(|_| path.len() > POINTS + 1);
        let deed = Deed::Rover {
            path: path.clone(),
            crystals,
            owner,
        };
        self.tell(deed, events);
        self.pay_crystals(crystals, events);
        if let Some(owner) = owner {
            self.use_tech(LACERDA, owner, Tech::Rover, events);
        }
        for hex in path.into_iter().skip(1) {
            self.seat_mut(LACERDA).rover = Some(hex);
            events.push(Event::RoverMoved(LACERDA, hex));
            self.collect_crystal(LACERDA, hex, events);
        }
        if targets.contains(to) {
            self.push(LACERDA, Step::Pick(to));
        }
    }

    /// The nearest tiles that he may take; those that give Resources are not among them.
    fn targets(&self, from: HexId) -> HexSet {
        let tiles = self.finds().without(self.crystals).without(self.pieces());
        let may = |hex: &HexId| self.can_pick(LACERDA, *hex, Purse::default());
        let open: HexSet = tiles.iter().filter(may).collect();
        let mut rings = self.board().rings(from, 1).map(|(_, ring)| ring.and(open));
        rings.find(|ring| !ring.is_empty()).unwrap_or_default()
    }

    /// The points for a tile at this distance, the Crystals paid for them, and whose Tech adds some: Tech if that helps,
    /// Crystals if they reach the tile.
    fn points_for(&self, away: usize) -> (usize, u8, Option<SeatId>) {
        let missing = away.saturating_sub(POINTS);
        if missing == 0 {
            return (away, 0, None);
        }
        let best = usize::from(self.best_tech(Tech::Rover));
        let owner = self.lacerdas_owner(Tech::Rover, missing as u8);
        let crystals = missing.saturating_sub(best);
        match crystals <= usize::from(self.seat(LACERDA).goods[Good::Crystal]) {
            true => (away, crystals as u8, owner),
            false => (POINTS + best, 0, owner),
        }
    }

    /// Where it may stop with so many points: as near to one of the tiles as possible.
    fn ends(&self, from: HexId, targets: HexSet, points: usize) -> HexSet {
        let board = self.board();
        let mut barred = self.pieces();
        barred.remove(from);
        let tiles = self.finds().without(self.crystals).without(targets);
        let rings = board.rings(from, 0).take(points + 1);
        let near = rings.fold(HexSet::EMPTY, |all, (_, ring)| all.or(ring));
        let open = near.without(barred).without(tiles);
        let around = |distance| {
            let ring = |all: HexSet, tile| all.or(board.ring(tile, distance));
            targets.iter().fold(HexSet::EMPTY, ring).and(open)
        };
        let nearest = (0..board.hexes.len()).map(around);
        let mut nearest = nearest.filter(|hexes| !hexes.is_empty());
        let stays = || HexSet::from_iter([from]);
        nearest.next().unwrap_or_else(stays)
    }

    /// The hexes of all shortest ways from one hex to another, the first one last, each with the most Crystals that are
    /// taken from there on.
    fn harvest(&self, from: HexId, to: HexId) -> Vec<(HexId, u8)> {
        let board = self.board();
        let length = board.distance(from, to).unwrap_or(0);
        let mut all: Vec<(HexId, u8)> = Vec::new();
        for step in (0..=length).rev() {
            let there = board.ring(from, step).and(board.ring(to, length - step));
            for hex in there.iter() {
                let later = self.nearer(&all, hex, to);
                let later = later.map(|(_, count)| count).max().unwrap_or(0);
                let own = step > 0 && self.crystals.contains(hex);
                all.push((hex, later + u8::from(own)));
            }
        }
        all
    }

    /// Those hexes of all shortest ways that come next after one of them.
    fn nearer<'a>(
        &'a self,
        all: &'a [(HexId, u8)],
        at: HexId,
        to: HexId,
    ) -> impl Iterator<Item = (HexId, u8)> + 'a {
        let board = self.board();
        let left = board.distance(at, to).unwrap_or(0);
        let next = board
            .ring(at, 1)
            .and(board.ring(to, left.saturating_sub(1)));
        let own = all.iter().copied();
        own.filter(move |(hex, _)| next.contains(*hex))
    }

    /// A shortest way with as many Crystals as possible, both ends included.
    fn path(&mut self, from: HexId, to: HexId) -> Vec<HexId> {
        let all = self.harvest(from, to);
        let mut path = vec![from];
        let mut at = from;
        while at != to {
            let best = best(self.nearer(&all, at, to), |(_, count)| count);
            let best: Vec<HexId> = best.into_iter().map(|(hex, _)| hex).collect();
            let Some(hex) = self.draw(&best) else { break };
            path.push(hex);
            at = hex;
        }
        path
    }
}
