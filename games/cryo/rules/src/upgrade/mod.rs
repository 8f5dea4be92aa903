//! What upgrades bend. The rest of the rules ask these questions; nobody outside this folder asks which upgrade it is.

mod each;

use crate::card::CardKind;
use crate::components::{Components, UpgradeValues};
use crate::state::State;
use crate::stock::Stock;
use each::{
    Automation, EarlyWarning, GroundScanner, Interface, Overclock, Prototype, Supercharge, WakeUp,
};
use game::SeatId;

/// An upgrade: it overrides the questions to which it has an answer of its own.
pub(crate) trait Upgrade: Sync {
    /// Whether the owner may look under face-down caverns.
    fn sees_caverns(&self) -> bool {
        false
    }

    /// Whether the owner gains the settling cost of every cavern that is turned up by scouting.
    fn gains_from_scouting(&self) -> bool {
        false
    }

    /// What each energy paid at a launch counts.
    fn energy_counts(&self, _values: &UpgradeValues) -> u8 {
        1
    }

    /// Whether own drones may use damaged docks.
    fn uses_damaged_docks(&self) -> bool {
        false
    }

    /// More seats of every own vehicle.
    fn more_seats(&self, _values: &UpgradeValues) -> u8 {
        0
    }

    /// Organics that each stasis control costs less.
    fn cheaper_stasis(&self, _values: &UpgradeValues) -> u8 {
        0
    }

    /// Whether one more platform action may be used after drone return.
    fn automates(&self) -> bool {
        false
    }

    /// Whether the reward of a tile that goes into a slot may be bought.
    fn buys_rewards(&self) -> bool {
        false
    }

    /// What a second action of a deploy costs; none if there is no second one.
    fn second_action(&self, _components: &Components) -> Option<Stock> {
        None
    }

    /// Whether an own pod leaves a chamber before it is lost.
    fn warns(&self) -> bool {
        false
    }
}

/// The upgrade of a kind of card.
fn upgrade(kind: CardKind) -> &'static dyn Upgrade {
    match kind {
        CardKind::GroundScanner => &GroundScanner,
        CardKind::Supercharge => &Supercharge,
        CardKind::Interface => &Interface,
        CardKind::WakeUp => &WakeUp,
        CardKind::Automation => &Automation,
        CardKind::Prototype => &Prototype,
        CardKind::EarlyWarning => &EarlyWarning,
        CardKind::Overclock => &Overclock,
    }
}

impl State {
    fn upgrades(&self, seat: SeatId) -> impl Iterator<Item = &'static dyn Upgrade> + use<> {
        self.seats[seat.index()].upgrades.iter().map(upgrade)
    }

    fn values(&self) -> &UpgradeValues {
        &self.components.data().upgrade_values
    }

    /// Whether `seat` may look under face-down caverns (cryo §5.5u).
    pub fn sees_caverns(&self, seat: SeatId) -> bool {
        self.upgrades(seat).any(Upgrade::sees_caverns)
    }

    /// Whether `seat` gains the settling cost of a cavern that is turned up by scouting (cryo §5.5u).
    pub fn gains_from_scouting(&self, seat: SeatId) -> bool {
        self.upgrades(seat).any(Upgrade::gains_from_scouting)
    }

    /// What each energy that `seat` pays at a launch counts (cryo §5.6u).
    pub fn energy_counts(&self, seat: SeatId) -> u8 {
        let counts = self
            .upgrades(seat)
            .map(|own| own.energy_counts(self.values()));
        counts.max().unwrap_or(1).max(1)
    }

    /// Whether drones of `seat` may use damaged docks (cryo §5.7u).
    pub fn uses_damaged_docks(&self, seat: SeatId) -> bool {
        self.upgrades(seat).any(Upgrade::uses_damaged_docks)
    }

    /// More seats of every vehicle of `seat` (cryo §5.8u).
    pub fn more_seats(&self, seat: SeatId) -> u8 {
        self.upgrades(seat)
            .map(|own| own.more_seats(self.values()))
            .sum()
    }

    /// Organics that each stasis control costs `seat` less (cryo §5.8u).
    pub fn cheaper_stasis(&self, seat: SeatId) -> u8 {
        self.upgrades(seat)
            .map(|own| own.cheaper_stasis(self.values()))
            .sum()
    }

    /// Whether `seat` may use one more platform action after drone return (cryo §5.9u).
    pub fn automates(&self, seat: SeatId) -> bool {
        self.upgrades(seat).any(Upgrade::automates)
    }

    /// Whether `seat` may buy the reward of a tile that goes into a slot (cryo §5.10u).
    pub fn buys_rewards(&self, seat: SeatId) -> bool {
        self.upgrades(seat).any(Upgrade::buys_rewards)
    }

    /// What a second action of a deploy costs `seat`; none if it has no such upgrade (cryo §5.11u).
    pub fn second_action(&self, seat: SeatId) -> Option<Stock> {
        let mut costs = self
            .upgrades(seat)
            .map(|own| own.second_action(&self.components));
        costs.find_map(|cost| cost)
    }

    /// Whether a pod of `seat` leaves a chamber before it is lost (cryo §5.12u).
    pub fn is_warned(&self, seat: SeatId) -> bool {
        self.upgrades(seat).any(Upgrade::warns)
    }
}
