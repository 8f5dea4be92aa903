//! Why something is refused, in words.

use super::names::tracker;
use super::planets::planet_fault;
use crate::app::text::Speaks;
use crate::game::setup::{MAX_NAME, MAX_SEED};
use crate::game::{Illegal, PlacementFault, PlanetId, SetupError};
use crate::t;
use crate::table::UndoRefused;

/// Why an action is refused, as a sentence.
pub fn illegal(speaker: &impl Speaks, reason: Illegal) -> String {
    match reason {
        Illegal::Finished => t!(speaker, "log-illegal-finished"),
        Illegal::NotYourTurn(_) => t!(speaker, "log-illegal-not-your-turn"),
        Illegal::NotNow => t!(speaker, "log-illegal-not-now"),
        Illegal::NoSuchEffect => t!(speaker, "log-illegal-no-effect"),
        Illegal::Urgent => t!(speaker, "log-illegal-urgent"),
        Illegal::Impossible => t!(speaker, "log-illegal-impossible"),
        Illegal::WrongAnswer => t!(speaker, "log-illegal-wrong-answer"),
        Illegal::Mandatory => t!(speaker, "log-illegal-mandatory"),
        Illegal::NoTile => t!(speaker, "log-illegal-no-tile"),
        Illegal::MustPlace => t!(speaker, "log-illegal-must-place"),
        Illegal::Placement(fault) => placement_fault(speaker, fault),
        Illegal::CannotAdvance(track) => t!(speaker, "log-illegal-advance", tracker = tracker(speaker, track)),
        Illegal::CannotRegress(track) => t!(speaker, "log-illegal-regress", tracker = tracker(speaker, track)),
        Illegal::WrongBerth => t!(speaker, "log-illegal-berth"),
        Illegal::NoTech => t!(speaker, "log-illegal-tech"),
        Illegal::WrongCell => t!(speaker, "log-illegal-cell"),
        Illegal::NoMovement => t!(speaker, "log-illegal-no-movement"),
        Illegal::NoRover => t!(speaker, "log-illegal-no-rover"),
        Illegal::BlockedStep => t!(speaker, "log-illegal-step"),
        Illegal::CannotStore => t!(speaker, "log-illegal-store"),
        Illegal::NoSuchCard => t!(speaker, "log-illegal-card"),
        Illegal::Rotation => t!(speaker, "log-illegal-rotation"),
        Illegal::PracticeOnly => t!(speaker, "log-illegal-practice"),
        Illegal::NotInStation => t!(speaker, "log-illegal-not-in-station"),
        Illegal::CannotStand(track) => t!(speaker, "log-illegal-stand", tracker = tracker(speaker, track)),
        Illegal::NoRoom => t!(speaker, "log-illegal-no-room"),
        Illegal::TooMany => t!(speaker, "log-illegal-too-many"),
    }
}

/// Why an action is refused to a seat with this planet, as a sentence.
pub fn illegal_on(speaker: &impl Speaks, reason: Illegal, planet: PlanetId) -> String {
    match reason {
        Illegal::Placement(fault) => planet_fault(speaker, fault, planet),
        reason => illegal(speaker, reason),
    }
}

/// Why a piece may not lie somewhere, as a sentence that holds for every planet.
pub fn placement_fault(speaker: &impl Speaks, fault: PlacementFault) -> String {
    match fault {
        PlacementFault::Outside => t!(speaker, "log-fault-outside"),
        PlacementFault::Overlaps => t!(speaker, "log-fault-overlaps"),
        PlacementFault::NotOnEdge => t!(speaker, "log-fault-edge"),
        PlacementFault::NotAdjacent => t!(speaker, "log-fault-adjacent"),
        PlacementFault::Planet => t!(speaker, "log-fault-planet"),
        PlacementFault::Event => t!(speaker, "log-fault-event"),
    }
}

/// Why a game cannot be set up, as a sentence.
pub fn setup_error(speaker: &impl Speaks, error: &SetupError) -> String {
    match error {
        SetupError::Seats(count) => t!(speaker, "log-setup-seats", count = *count),
        SetupError::Seed => t!(speaker, "log-setup-seed", most = MAX_SEED),
        SetupError::Name(seat) => t!(speaker, "log-setup-name", seat = seat + 1, most = MAX_NAME),
        SetupError::Colour(seat) => t!(speaker, "log-setup-colour", seat = seat + 1),
        SetupError::PlanetTwice(planet) => t!(speaker, "log-setup-planet", name = planet.name()),
        SetupError::CorporationTwice(corporation) => {
            t!(speaker, "log-setup-corporation", name = corporation.name())
        }
        SetupError::Station => t!(speaker, "log-setup-station"),
        SetupError::TwoPlayerVariant => t!(speaker, "log-setup-variant"),
    }
}

/// Why nothing can be undone, as a sentence.
pub fn undo_refused(speaker: &impl Speaks, reason: UndoRefused) -> String {
    match reason {
        UndoRefused::Beginning => t!(speaker, "log-undo-beginning"),
        UndoRefused::Barrier => t!(speaker, "log-undo-barrier"),
    }
}
