//! A custom corporation: `cargo run -p planet-unknown-rules --example own_corporation`.
//!
//! Its tracks are data, and its rules are an implementation of [`Corporation`]. Here its tech tracker climbs from field
//! to field. A whole game needs one more step, a line in the registry of `CorporationId`, because saved games name
//! their corporations.

use rules::corporation::{Corporation, CorporationData, Tech, Techs};
use rules::{Effect, Seat, Setup, Track};

/// The data would be in `assets/corporations/academy.ron`.
const TRACKS: &str = r#"(
    name: "Academy",
    difficulty: 2,
    rovers: 1,
    rover_moves_above_top: 3,
    heights: {Tech: [0, 3, 6, 9, 15]},
    tracks: {
        Civ: [[], [CivMilestone(1)], [Boost], [CivMilestone(2)], [Medals(3)]],
        Water: [[], [Medals(1)], [Medals(2)], [Medals(4)]],
        Biomass: [[], [Patch], [Patch], [Medals(2)]],
        Rover: [[], [Rover], [RoverMoves(2)], [RoverMoves(3)]],
        Tech: [[], [TechMilestone(1)], [Boost], [TechMilestone(2)], [Medals(5)]],
    },
)"#;

struct Academy(CorporationData);

impl Corporation for Academy {
    fn data(&self) -> &CorporationData {
        &self.0
    }

    /// Level 1: the tech resource of a tile advances twice.
    fn resource_advances(&self, seat: &Seat, resource: Track) -> u8 {
        if resource == Track::Tech && self.unlocked(seat, 1) {
            2
        } else {
            1
        }
    }

    /// Level 1 works throughout. Level 2 is an ability: advance civ once per round.
    fn techs(&self) -> &[Tech] {
        const ADVANCE_CIV: Tech =
            Tech::offering(|_| Some(Effect::advance(Track::Civ))).once_per_round();
        &[Tech::THROUGHOUT, ADVANCE_CIV]
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let academy = Academy(ron::from_str(TRACKS)?);
    let mut seat = Setup::standard(1, "academy").deal()?.seats[0].clone();
    println!("{}", academy.data().name);
    while let Some(field) = academy.destinations(&seat, Track::Tech).first().copied() {
        seat.trackers[Track::Tech as usize] = field;
        println!(
            "tech {:2}: gains {:?}; a tech resource advances {} times; ability: {:?}",
            field.height,
            academy.benefits(&seat, field),
            academy.resource_advances(&seat, Track::Tech),
            academy
                .tech(2)
                .offer(&seat)
                .filter(|_| academy.unlocked(&seat, 2)),
        );
    }
    Ok(())
}
