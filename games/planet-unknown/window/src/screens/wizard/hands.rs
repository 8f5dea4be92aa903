//! “Deal two, choose one”: every seat is dealt two planets and two corporations and keeps one of each.

use super::world::{Hall, Hand};
use kit::wizard::chance;
use rules::state::MAX_SEATS;

/// The number of planets, and of corporations, that a seat is dealt.
const DEALT: usize = 2;

/// Deals a hand to every seat, first to the `count` seats in the game, and then to the others, so that their number may
/// change.
pub(super) fn deal(count: usize) -> impl Iterator<Item = Hand> {
    let dealt = |hall: Hall| deal_kind(&hall.worlds(), hall.standard(), count, chance);
    let [planets, corporations] = Hall::BOTH.map(dealt);
    let hands = planets.into_iter().zip(corporations);
    hands.map(|(planets, corporations)| {
        let worlds = [planets, corporations];
        let chosen = worlds.each_ref().map(|dealt| dealt.len() < DEALT);
        Hand { worlds, chosen }
    })
}

/// Deals two different items to every seat, first to the `count` seats in the game. No item is dealt twice except the
/// standard one, which fills up if there are too few others (rules §2.1). `chance` returns random numbers.
fn deal_kind<T: Copy + PartialEq>(
    all: &[T],
    standard: T,
    count: usize,
    mut chance: impl FnMut() -> u64,
) -> Vec<Vec<T>> {
    let special = all.iter().copied().filter(|each| *each != standard);
    let mut pool: Vec<T> = special.collect();
    for last in (1..pool.len()).rev() {
        pool.swap(last, chance() as usize % (last + 1));
    }
    let mut hands = vec![Vec::new(); MAX_SEATS];
    let (playing, others) = hands.split_at_mut(count.min(MAX_SEATS));
    for group in [playing, others] {
        for _ in 0..DEALT {
            for hand in &mut *group {
                match pool.pop() {
                    Some(special) => hand.push(special),
                    None if !hand.contains(&standard) => hand.push(standard),
                    None => {}
                }
            }
        }
    }
    hands
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{CorporationId, PlanetId};

    fn dealt<T: Copy + PartialEq>(all: &[T], standard: T, count: usize, seed: u64) -> Vec<Vec<T>> {
        let mut state = seed;
        deal_kind(all, standard, count, || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            state >> 33
        })
    }

    #[test]
    fn hands_hold_two_different_ones_and_no_special_one_is_dealt_twice() {
        for count in [2_usize, 5, 9, 12, 13] {
            let all: Vec<usize> = (0..count).collect();
            for seed in 0..50 {
                let hands = dealt(&all, 0, MAX_SEATS, seed);
                let mut special: Vec<usize> = hands
                    .iter()
                    .flatten()
                    .copied()
                    .filter(|each| *each != 0)
                    .collect();
                let total = special.len();
                special.sort_unstable();
                special.dedup();
                assert_eq!(special.len(), total, "{hands:?}");
                for hand in &hands {
                    assert!(hand.len() == DEALT || count < MAX_SEATS + 1, "{hands:?}");
                    assert!(hand.len() < DEALT || hand[0] != hand[1], "{hands:?}");
                    assert!(!hand.is_empty());
                }
            }
        }
    }

    // G12
    #[test]
    fn no_standard_world_is_dealt_while_special_ones_are_left() {
        for count in 1..=MAX_SEATS {
            for seed in 0..50 {
                let specials = CorporationId::ALL.len() - 1;
                let hands = dealt(&CorporationId::ALL, CorporationId::STANDARD, count, seed);
                let dealt = hands[..count].iter().flatten();
                let standards = dealt.filter(|each| each.is_standard()).count();
                assert_eq!(standards, (DEALT * count).saturating_sub(specials));
                let planets = dealt_planets(count, seed);
                assert!(planets.iter().flatten().all(|each| !each.is_standard()));
            }
        }
    }

    fn dealt_planets(count: usize, seed: u64) -> Vec<Vec<PlanetId>> {
        dealt(&PlanetId::ALL, PlanetId::STANDARD, count, seed)
    }
}
