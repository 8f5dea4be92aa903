//! Universal Coalition, the standard corporation (rules §8).

use super::{Corporation, Techs};
use crate::board::PlacementRules;
use crate::board::placement::Reach;
use crate::state::Seat;
use crate::terrain::Track;

/// Five techs, none with a choice of its own.
pub(super) struct UniversalCoalition;

impl Corporation for UniversalCoalition {
    corporation_data!("universal-coalition.ron");

    /// Level 1: tiles and patches need not be adjacent. The first tile still covers the edge (rules §4.2).
    fn bind(&self, seat: &Seat, rules: &mut PlacementRules) {
        if matches!(rules.reach, Reach::Adjacent(_)) && self.unlocked(seat, 1) {
            rules.reach = Reach::Anywhere;
        }
    }

    /// Level 2: patches may be stored until the end.
    fn may_store_patches(&self, seat: &Seat) -> bool {
        self.unlocked(seat, 2)
    }

    /// Level 3: each movement value of the rover track, or above it, is 1 larger.
    fn track_movement(&self, seat: &Seat, printed: u8) -> u8 {
        printed + u8::from(self.unlocked(seat, 3))
    }

    /// Level 4: the advance by the tile's water resource is double.
    fn resource_advances(&self, seat: &Seat, resource: Track) -> u8 {
        if resource == Track::Water && self.unlocked(seat, 4) {
            2
        } else {
            1
        }
    }

    /// Level 5: no meteorites are placed on the planet.
    fn repels_meteorites(&self, seat: &Seat) -> bool {
        self.unlocked(seat, 5)
    }
}
