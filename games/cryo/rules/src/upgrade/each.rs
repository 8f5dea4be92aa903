//! The eight upgrades.

use super::Upgrade;
use crate::components::{Components, UpgradeValues};
use crate::stock::Stock;

/// cryo §5.5u
pub(super) struct GroundScanner;

impl Upgrade for GroundScanner {
    fn sees_caverns(&self) -> bool {
        true
    }

    fn gains_from_scouting(&self) -> bool {
        true
    }
}

/// cryo §5.6u
pub(super) struct Supercharge;

impl Upgrade for Supercharge {
    fn energy_counts(&self, values: &UpgradeValues) -> u8 {
        values.supercharge_factor
    }
}

/// cryo §5.7u
pub(super) struct Interface;

impl Upgrade for Interface {
    fn uses_damaged_docks(&self) -> bool {
        true
    }
}

/// cryo §5.8u
pub(super) struct WakeUp;

impl Upgrade for WakeUp {
    fn more_seats(&self, values: &UpgradeValues) -> u8 {
        values.wake_up_extra_seat
    }

    fn cheaper_stasis(&self, values: &UpgradeValues) -> u8 {
        values.wake_up_discount
    }
}

/// cryo §5.9u
pub(super) struct Automation;

impl Upgrade for Automation {
    fn automates(&self) -> bool {
        true
    }
}

/// cryo §5.10u
pub(super) struct Prototype;

impl Upgrade for Prototype {
    fn buys_rewards(&self) -> bool {
        true
    }
}

/// cryo §5.11u
pub(super) struct Overclock;

impl Upgrade for Overclock {
    fn second_action(&self, components: &Components) -> Option<Stock> {
        Some(components.board().overclock)
    }
}

/// cryo §5.12u
pub(super) struct EarlyWarning;

impl Upgrade for EarlyWarning {
    fn warns(&self) -> bool {
        true
    }
}
