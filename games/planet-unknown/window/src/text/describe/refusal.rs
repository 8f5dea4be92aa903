//! The reasons for refusals, in words.

use super::effect::effect;
use super::event_cards::event_card_bars;
use super::names::{capitalised, tracker};
use super::planets::{has_own_start, planet_rule};
use super::worlds::world_key;
use crate::text::Speaks;
use crate::{phrases, t};
use rules::setup::{MAX_NAME, MAX_SEED};
use rules::{
    EventCard, GameState, Illegal, InvalidState, PlacementFault, PlanetId, SeatId, SetupError,
    StepFault, Track,
};
use table::UndoRefused;

phrases! {
    /// A sentence about why an action is refused.
    pub fn illegal(reason: Illegal) = "log-illegal" {
        Finished, NotYourTurn(_), NotNow, NoSuchEffect, Urgent, ClaimWaits, Impossible, WrongAnswer, Mandatory,
        NoTile, MustPlace, WrongBerth, NoTech, WrongCell, NoMovement, NoRover, BlockedStep, CannotStore, NoSuchCard,
        Rotation, PracticeOnly, NotInStation, NoRoom, TooMany, TooLarge,
        Placement(fault) => placement_fault(fault),
        CannotAdvance(which) => (tracker(which)),
        CannotRegress(which) => (tracker(which)),
        CannotStand(which) => (tracker(which)),
    }

    /// A sentence about why an action is refused to a seat in this state. It names the planet or the event card if one of
    /// them forbids the action.
    pub fn illegal_for(reason: Illegal, state: &GameState, seat: SeatId) = "log-illegal" {
        Placement(fault) => fault_for(fault, state, seat),
        CannotAdvance(track) => no_advance(track, state, seat),
        Mandatory => mandatory(state, seat),
        _ => illegal(reason),
    }

    /// A sentence about why a placement is illegal, valid for every planet.
    pub fn placement_fault(fault: PlacementFault) = "log-fault" {
        Outside, Overlaps, NotOnEdge, NotAdjacent, Planet, Event,
    }

    /// A sentence about why a game cannot be set up.
    pub fn setup_error(error: &SetupError) = "log-setup" {
        Seats(count) => (count),
        Seed => (most = MAX_SEED),
        Name(seat) => (seat = seat + 1, most = MAX_NAME),
        Colour(seat) => (seat = seat + 1),
        PlanetTwice(planet) => (name = planet.name()),
        CorporationTwice(corporation) => (name = corporation.name()),
        Station, TwoPlayerVariant, Solo, FreePlay, PrivateObjectives, EventDeck,
    }

    /// The contradiction in a saved state, as a sentence.
    pub fn contradiction(reason: InvalidState) = "contradiction" {
        Seats, Tiles, Cards, Objectives, EventCards,
        Tracker(seat) => (seat = seat.index() + 1),
        Board(seat) => (seat = seat.index() + 1),
        Pieces(seat) => (seat = seat.index() + 1),
        Turn(seat) => (seat = seat.index() + 1),
    }

    /// A sentence about why nothing can be undone.
    pub fn undo_refused(reason: UndoRefused) = "log-undo" { Beginning, Revealed, PassedOn, GoneOn }

    /// A sentence about why a rover of a seat may not take a step in this state.
    pub fn step_fault(fault: StepFault, state: &GameState, seat: SeatId) = "log-step" {
        Missing,
        Rover,
        Planet => planet_rule(state.seat(seat).board.planet_id()),
        Event => barred_step(state.event_cards.in_force),
    }
}

/// A sentence about what a seat still has to carry out (rules §3.7).
fn mandatory(speaker: &impl Speaks, state: &GameState, seat: SeatId) -> String {
    let mut pending = state.seat(seat).turn.agenda.iter();
    match pending.find(|pending| !pending.optional) {
        Some(pending) => {
            let effect = capitalised(&effect(speaker, pending.effect));
            t!(speaker, "log-illegal-mandatory-effect", effect)
        }
        None => illegal(speaker, Illegal::Mandatory),
    }
}

/// A sentence about why a tracker of a seat does not advance: it is at the top, its way is closed, or another one is asked
/// for (rules §5.4).
fn no_advance(speaker: &impl Speaks, track: Track, state: &GameState, seat: SeatId) -> String {
    let owner = state.seat(seat);
    let above = owner.rules().data().above(owner.tracker(track));
    match (above, owner.rules().destinations(owner, track).is_empty()) {
        (None, true) => t!(speaker, "log-illegal-at-top", tracker(track)),
        (Some(_), true) => t!(speaker, "log-illegal-way-closed", tracker(track)),
        (_, false) => t!(speaker, "log-illegal-cannot-advance", tracker(track)),
    }
}

/// A sentence about why a placement on the planet of a seat is illegal in this state.
pub fn fault_for(
    speaker: &impl Speaks,
    fault: PlacementFault,
    state: &GameState,
    seat: SeatId,
) -> String {
    match (fault, state.event_cards.in_force) {
        (PlacementFault::Event, Some(event_card)) => event_card_bars(speaker, event_card),
        (PlacementFault::NotAdjacent, _) if has_idle_patches(state, seat) => {
            t!(speaker, "log-fault-adjacent-patches")
        }
        _ => planet_fault(speaker, fault, state.seat(seat).board.planet_id()),
    }
}

/// Whether the planet of `seat` has patches, to which a tile may not be joined (rules §4.2).
fn has_idle_patches(state: &GameState, seat: SeatId) -> bool {
    !state.options.patches_count_as_tiles && !state.seat(seat).board.patches.is_empty()
}

/// A sentence about why a placement on this planet is illegal.
pub fn planet_fault(speaker: &impl Speaks, fault: PlacementFault, planet: PlanetId) -> String {
    match fault {
        PlacementFault::Planet if planet.data().tile_restriction.is_some() => {
            t!(speaker, ["planets-fault", world_key(planet.name())])
        }
        PlacementFault::NotOnEdge if has_own_start(planet) => {
            t!(speaker, ["planets-first", world_key(planet.name())])
        }
        _ => placement_fault(speaker, fault),
    }
}

/// The number of the rule, or of the chapter, that refuses an action to a seat with this planet.
pub fn rule_of(reason: Illegal, planet: PlanetId) -> &'static str {
    match reason {
        Illegal::Placement(fault) => rule_of_fault(fault, planet),
        Illegal::Finished => "10.1",
        Illegal::NotNow | Illegal::PracticeOnly => "3",
        Illegal::Rotation => "3.2",
        Illegal::NotYourTurn(_) | Illegal::NoTile => "3.4",
        Illegal::NoSuchEffect
        | Illegal::Urgent
        | Illegal::ClaimWaits
        | Illegal::Impossible
        | Illegal::WrongAnswer
        | Illegal::Mandatory => "3.7",
        Illegal::MustPlace => "4.7",
        Illegal::CannotAdvance(_) | Illegal::CannotStand(_) => "5.4",
        Illegal::CannotRegress(_) => "5.6",
        Illegal::WrongCell => "6",
        Illegal::NoSuchCard => "6.2",
        Illegal::CannotStore => "6.3",
        Illegal::NoMovement | Illegal::NoRover | Illegal::BlockedStep => "6.5",
        Illegal::NoTech => "6.6",
        Illegal::WrongBerth => "8",
        Illegal::NotInStation => "2.2",
        Illegal::NoRoom => "2.6",
        Illegal::TooMany | Illegal::TooLarge => "1.3",
    }
}

/// The number of the rule that makes a placement on this planet illegal.
fn rule_of_fault(fault: PlacementFault, planet: PlanetId) -> &'static str {
    match fault {
        PlacementFault::Outside | PlacementFault::Overlaps => "4.1",
        PlacementFault::NotOnEdge if has_own_start(planet) => "7",
        PlacementFault::NotOnEdge | PlacementFault::NotAdjacent => "4.2",
        PlacementFault::Planet => "7",
        PlacementFault::Event => "9.2",
    }
}

/// A sentence about why the event card in force, if there is one, does not let a rover enter a cell.
fn barred_step(speaker: &impl Speaks, event_card: Option<EventCard>) -> String {
    match event_card {
        Some(event_card) => event_card_bars(speaker, event_card),
        None => illegal(speaker, Illegal::BlockedStep),
    }
}

/// The number of the rule, or of the chapter, that refuses a step of a rover.
pub const fn rule_of_step(fault: StepFault) -> &'static str {
    match fault {
        StepFault::Missing | StepFault::Rover => "6.5",
        StepFault::Planet => "7",
        StepFault::Event => "9.2",
    }
}
