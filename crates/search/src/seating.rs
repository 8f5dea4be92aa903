//! The seats of bots. Every deal is played several times, so that luck and seats are the same for every bot.

/// The seatings of bots over the games of a deal.
#[derive(Clone, Debug)]
pub struct Seating {
    /// The numbers of the bots in seating order.
    order: Vec<usize>,
    seats: usize,
    /// Whether the order differs between deals. It does not if the list names a bot more than once and so fixes the
    /// neighbours.
    mixed: bool,
}

impl Seating {
    /// The seatings of bots, by their numbers in seating order, over this number of seats. If the list is longer, each bot in
    /// it counts once.
    pub fn new(order: &[usize], seats: usize) -> Self {
        let mut bots: Vec<usize> = Vec::new();
        for bot in order {
            if !bots.contains(bot) {
                bots.push(*bot);
            }
        }
        let mixed = bots.len() == order.len() || order.len() > seats;
        Self {
            order: if mixed { bots } else { order.to_vec() },
            seats,
            mixed,
        }
    }

    /// The number of games of each deal.
    pub fn games_of_a_deal(&self) -> u32 {
        self.order.len() as u32
    }

    /// The number of the bot on every seat when `deal` is played for the `turn`th time.
    ///
    /// From turn to turn everyone moves on by one seat, so that within a deal each name of the list has each seat
    /// once. If there are fewer names than seats, the list repeats; if there are more, some sit out. The order
    /// changes from deal to deal, so that all bots are neighbours equally often.
    pub fn lineup(&self, deal: u32, turn: u32) -> Vec<usize> {
        let order = if self.mixed {
            cyclic_order(&self.order, deal as usize)
        } else {
            self.order.clone()
        };
        order
            .iter()
            .copied()
            .cycle()
            .skip(turn as usize % order.len().max(1))
            .take(self.seats)
            .collect()
    }
}

/// One of the (n − 1)! orders of `things` around a table: the first stays, the others change places.
fn cyclic_order(things: &[usize], mut number: usize) -> Vec<usize> {
    let mut left = things.to_vec();
    let mut order: Vec<usize> = left.drain(..left.len().min(1)).collect();
    while !left.is_empty() {
        order.push(left.remove(number % left.len()));
        number /= left.len() + 1;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    const LISTS: [&[usize]; 7] = [
        &[0],
        &[0, 1],
        &[0, 1, 2],
        &[0, 1, 2, 3],
        &[0, 1, 2, 3, 4],
        &[0, 1, 1, 1],
        &[0, 0, 1],
    ];

    /// Every list, on each number of seats.
    fn seatings() -> impl Iterator<Item = (&'static [usize], usize, Seating)> {
        let each = LISTS
            .iter()
            .flat_map(|list| (1..=6).map(move |seats| (*list, seats)));
        each.map(|(list, seats)| (list, seats, Seating::new(list, seats)))
    }

    #[test]
    fn within_a_deal_each_name_comes_to_each_seat_once() {
        for (list, seats, seating) in seatings() {
            for (deal, seat) in (0..30).flat_map(|deal| (0..seats).map(move |seat| (deal, seat))) {
                let mut here: Vec<usize> = (0..seating.games_of_a_deal())
                    .map(|turn| seating.lineup(deal, turn)[seat])
                    .collect();
                here.sort_unstable();
                let mut named = seating.order.clone();
                named.sort_unstable();
                assert!(seats < list.len() || named.len() == list.len());
                assert_eq!(here, named, "{list:?} on {seats} seats, deal {deal}");
            }
        }
    }

    #[test]
    fn no_game_of_a_deal_is_played_twice() {
        for (list, seats, seating) in seatings() {
            let turns = seating.games_of_a_deal();
            let lineups: BTreeSet<_> = (0..turns).map(|turn| seating.lineup(0, turn)).collect();
            assert_eq!(lineups.len(), turns as usize, "{list:?} on {seats} seats");
        }
    }

    #[test]
    fn over_all_orders_each_bot_sits_beside_each_other_equally_often() {
        for (list, orders) in [(LISTS[2], 2), (LISTS[3], 6), (LISTS[4], 24)] {
            for seats in 2..=6 {
                let seating = Seating::new(list, seats);
                let mut beside: BTreeMap<(usize, usize), u32> = BTreeMap::new();
                for (deal, turn) in (0..orders)
                    .flat_map(|deal| (0..seating.games_of_a_deal()).map(move |turn| (deal, turn)))
                {
                    let lineup = seating.lineup(deal, turn);
                    for pair in lineup.windows(2) {
                        *beside.entry((pair[0], pair[1])).or_default() += 1;
                    }
                }
                let bots = list.len();
                assert_eq!(beside.len(), bots * (bots - 1), "{list:?} on {seats} seats");
                let counts: BTreeSet<_> = beside.values().collect();
                assert_eq!(counts.len(), 1, "{list:?} on {seats} seats: {beside:?}");
            }
        }
    }

    #[test]
    fn the_order_of_a_list_with_repeats_stays() {
        let seating = Seating::new(&[0, 1, 1], 3);
        assert_eq!(seating.lineup(0, 1), seating.lineup(1, 1));
    }
}
