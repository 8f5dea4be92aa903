//! Who knows what (cryo §11.1, §11.2).

use crate::card::{CardKind, CardSet, Cards};
use crate::components::{Back, Size};
use crate::id::{CavernTileId, IncidentId, TileId};
use crate::state::{Stage, State};
use game::{Luck, SeatId};
use rand::RngExt;
use rand::seq::SliceRandom;

/// Tries to deal missions at random before they are dealt in a fixed order.
const TRIES: usize = 8;

impl State {
    /// The state with everything that `seat` does not know in a fixed order.
    pub(crate) fn with_secrets_sorted(&self, seat: SeatId) -> Self {
        let mut known = self.clone();
        known.luck = 0;
        known.deal_cards(seat, None);
        known.deal_tiles(|tiles| tiles.sort_unstable());
        known.deal_incidents(|tiles| tiles.sort_unstable());
        known.deal_caverns(seat, |tiles| tiles.sort_unstable());
        known
    }

    /// The state with everything that `seat` does not know dealt anew.
    pub(crate) fn with_secrets_dealt(&self, seat: SeatId, luck: &mut Luck) -> Self {
        let mut dealt = self.clone();
        dealt.luck = luck.random();
        dealt.deal_cards(seat, Some(luck));
        dealt.deal_tiles(|tiles| shuffle(tiles, luck));
        dealt.deal_incidents(|tiles| shuffle(tiles, luck));
        dealt.deal_caverns(seat, |tiles| shuffle(tiles, luck));
        dealt
    }

    /// Deals the cards that `seat` does not know: the deck, and hands and missions of the others. At the end all missions are
    /// shown.
    fn deal_cards(&mut self, seat: SeatId, luck: Option<&mut Luck>) {
        let shown = self.stage == Stage::Over;
        let mut cards: Vec<CardKind> = self.deck.iter().copied().collect();
        for other in self.others_of(seat) {
            let other = self.seat(other);
            cards.extend(other.hand.iter().chain(other.aside.iter()));
            if !shown {
                cards.extend(other.missions.iter());
            }
        }
        cards.sort_unstable();
        let mut luck = luck;
        if !shown {
            self.deal_missions(seat, &mut cards, luck.as_deref_mut());
        }
        if let Some(luck) = luck {
            cards.shuffle(luck);
        }
        let mut next = cards.into_iter();
        for other in self.others_of(seat) {
            let own = self.seat_mut(other);
            for cards in [&mut own.hand, &mut own.aside] {
                *cards = next.by_ref().take(cards.len()).collect();
            }
        }
        self.deck = next.collect();
    }

    fn others_of(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + use<> {
        self.seat_ids().filter(move |other| *other != seat)
    }

    /// Deals missions out of `cards`, for each seat of different kinds (cryo §5.3).
    fn deal_missions(&mut self, seat: SeatId, cards: &mut Vec<CardKind>, luck: Option<&mut Luck>) {
        let others: Vec<SeatId> = self.others_of(seat).collect();
        let counts: Vec<usize> = others
            .iter()
            .map(|other| self.seat(*other).missions.len())
            .collect();
        let all: Cards = cards.iter().copied().collect();
        let at_random = luck.and_then(|luck| {
            (0..TRIES).find_map(|_| deal_sets(all, &counts, |left| pick_one(left, luck)))
        });
        // The kinds with the most cards first: so there are always enough.
        let fullest = |left: Cards| {
            left.kinds()
                .max_by_key(|kind| (left.count(*kind), 7 - kind.index()))
        };
        let sets = at_random.or_else(|| deal_sets(all, &counts, fullest));
        for (other, set) in others.into_iter().zip(sets.unwrap_or_default()) {
            for kind in set.iter() {
                if let Some(place) = cards.iter().position(|card| *card == kind) {
                    cards.remove(place);
                }
            }
            self.seat_mut(other).missions = set;
        }
    }

    /// Deals the resource tiles below the top of each stack: those that are neither face up nor were seen to leave.
    fn deal_tiles(&mut self, mut order: impl FnMut(&mut [TileId])) {
        let components = self.components.clone();
        for colour in 0..3 {
            let mut tiles: Vec<TileId> = Vec::new();
            for (id, tile) in components
                .tiles()
                .filter(|(_, tile)| tile.colour as usize == colour)
            {
                let unseen = tile.count.saturating_sub(self.seen_tiles(id));
                tiles.extend((0..unseen).map(|_| id));
            }
            order(&mut tiles);
            let mut next = tiles.into_iter();
            let cells = components.board().stacks.iter();
            let colours = cells.filter_map(|cell| components.board().cell(*cell).stack);
            for (stack, (own, ..)) in self.stacks.iter_mut().zip(colours) {
                if own as usize != colour {
                    continue;
                }
                let hidden = stack.len().saturating_sub(1);
                stack[..hidden]
                    .iter_mut()
                    .for_each(|tile| *tile = next.next().unwrap_or(*tile));
            }
        }
    }

    /// How many resource tiles of a kind are in sight, or were when they went to the box.
    pub(crate) fn seen_tiles(&self, tile: TileId) -> u8 {
        let slots = self
            .seats
            .iter()
            .flat_map(|seat| seat.slots.iter().flatten());
        let tops = self.stacks.iter().filter_map(|stack| stack.last());
        let seen = slots.chain(tops).filter(|known| **known == tile).count();
        seen as u8 + self.boxed_tiles[tile.index()]
    }

    /// Deals the incident tiles on the track, each back for itself; the sunset stays where it is.
    fn deal_incidents(&mut self, mut order: impl FnMut(&mut [IncidentId])) {
        let components = self.components.clone();
        for back in [Back::Early, Back::Late] {
            let mut tiles: Vec<IncidentId> = Vec::new();
            for (id, tile) in components.incidents().filter(|(_, tile)| tile.back == back) {
                let unseen = tile.count.saturating_sub(self.seen_incidents(id));
                tiles.extend((0..unseen).map(|_| id));
            }
            order(&mut tiles);
            let mut next = tiles.into_iter();
            for tile in self.track.iter_mut().flatten() {
                if components.incident(*tile).back == back {
                    *tile = next.next().unwrap_or(*tile);
                }
            }
        }
    }

    /// How many incident tiles of a kind are in sight, or were when they went to the box.
    pub(crate) fn seen_incidents(&self, incident: IncidentId) -> u8 {
        let on_board = self
            .incidents
            .iter()
            .flatten()
            .chain(self.sabotage.iter().flatten());
        let on_board = on_board.filter(|known| **known == incident).count() as u8;
        let kept: u8 = self
            .seats
            .iter()
            .map(|seat| seat.loot[incident.index()])
            .sum();
        on_board + kept + self.boxed_incidents[incident.index()]
    }

    /// Deals the tiles of face-down caverns, each size for itself, unless `seat` may look under them (cryo §5.5u).
    fn deal_caverns(&mut self, seat: SeatId, mut order: impl FnMut(&mut [CavernTileId])) {
        if self.seats.get(seat.index()).is_some() && self.sees_caverns(seat) {
            return;
        }
        let components = self.components.clone();
        for size in [Size::Small, Size::Large] {
            let seen = |id: CavernTileId| {
                self.caverns
                    .iter()
                    .any(|cavern| cavern.up && cavern.tile == Some(id))
            };
            let own = components
                .cavern_tiles()
                .filter(|(_, tile)| tile.size == size);
            let mut tiles: Vec<CavernTileId> =
                own.map(|(id, _)| id).filter(|id| !seen(*id)).collect();
            order(&mut tiles);
            let mut next = tiles.into_iter();
            for cavern in self.caverns.iter_mut().filter(|cavern| !cavern.up) {
                let hidden = cavern
                    .tile
                    .filter(|tile| components.cavern_tile(*tile).size == size);
                if hidden.is_some() {
                    cavern.tile = next.next().or(hidden);
                }
            }
        }
    }
}

/// Deals sets of so many different kinds out of `cards`; none if `pick` has left too few kinds.
fn deal_sets(
    cards: Cards,
    counts: &[usize],
    mut pick: impl FnMut(Cards) -> Option<CardKind>,
) -> Option<Vec<CardSet>> {
    let mut left = cards;
    let mut deal = |count: &usize| {
        let mut set = CardSet::EMPTY;
        for _ in 0..*count {
            let other = left.iter().filter(|kind| !set.contains(*kind)).collect();
            let kind = pick(other)?;
            set.insert(kind);
            left.remove(kind);
        }
        Some(set)
    };
    counts.iter().map(&mut deal).collect()
}

/// One of the cards, each equally likely.
fn pick_one(cards: Cards, luck: &mut Luck) -> Option<CardKind> {
    let count = cards.len() as u32;
    let place = (count > 0).then(|| luck.random_range(0..count))?;
    cards.iter().nth(place as usize)
}

fn shuffle<T: Ord>(tiles: &mut [T], luck: &mut Luck) {
    tiles.sort_unstable();
    tiles.shuffle(luck);
}
