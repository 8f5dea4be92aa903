//! How something is paid: nanites stand for what is missing of crystal, organics and tech (cryo §1.2, §10.3).

use crate::state::{Bill, State};
use crate::stock::{Stock, Track};
use game::SeatId;

impl State {
    /// Whether `held` pays `cost`.
    pub(crate) fn is_payable(held: Stock, cost: Stock) -> bool {
        held[Track::Energy] >= cost[Track::Energy]
            && u32::from(held[Track::Nanites]) >= missing(cost, held)
    }

    /// Whether `pay` is a way to pay `bill` out of what the seat has.
    pub(crate) fn is_way(&self, seat: SeatId, bill: Bill, pay: Stock) -> bool {
        let (held, cost) = (self.seat(seat).stock, bill.cost);
        let proper = held.covers(pay)
            && pay[Track::Energy] == cost[Track::Energy]
            && u32::from(pay[Track::Nanites]) == missing(cost, pay)
            && Track::PLAIN.iter().all(|track| pay[*track] <= cost[*track]);
        proper
            && (bill.second).is_none_or(|cell| self.obstacle(seat, cell, held.minus(pay)).is_none())
    }

    /// Passes on every way to pay `bill`, plain resources first.
    pub(crate) fn each_way(&self, seat: SeatId, bill: Bill, mut add: impl FnMut(Stock)) {
        let cost = bill.cost;
        let [most_crystal, most_organics, most_tech] = Track::PLAIN.map(|track| cost[track]);
        for nanites in 0..=self.seat(seat).stock[Track::Nanites] {
            for crystal in 0..=nanites.min(most_crystal) {
                for organics in 0..=(nanites - crystal).min(most_organics) {
                    let tech = nanites - crystal - organics;
                    if tech > most_tech {
                        continue;
                    }
                    let plain = [
                        most_crystal - crystal,
                        most_organics - organics,
                        most_tech - tech,
                    ];
                    let [crystal, organics, tech] = plain;
                    let pay = Stock::new([crystal, organics, tech, nanites, cost[Track::Energy]]);
                    if self.is_way(seat, bill, pay) {
                        add(pay);
                    }
                }
            }
        }
    }

    /// What a seat pays for `cost` if it spends no more nanites than it must (cryo §10.3).
    pub fn payment(&self, seat: SeatId, cost: Stock) -> Stock {
        let short = cost.minus(self.seat(seat).stock);
        let nanites = Stock::of(Track::Nanites, short.resources() as u8);
        cost.minus(short).plus(nanites)
    }

    /// The only way to pay `bill`, and whether there are others (cryo §11.4, Q26).
    pub(crate) fn ways(&self, seat: SeatId, bill: Bill) -> (Option<Stock>, bool) {
        let (mut first, mut more) = (None, false);
        self.each_way(seat, bill, |way| {
            more |= first.is_some();
            first.get_or_insert(way);
        });
        (first, more)
    }
}

/// How much of crystal, organics and tech is missing to pay `cost`.
fn missing(cost: Stock, held: Stock) -> u32 {
    let missing = |track: &Track| u32::from(cost[*track].saturating_sub(held[*track]));
    Track::PLAIN.iter().map(missing).sum()
}
