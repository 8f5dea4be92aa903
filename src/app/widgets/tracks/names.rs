//! The names of fields, trackers, techs and the stock for assistive technology.

use super::Spot;
use crate::app::text::{Language, describe};
use crate::game::{Benefit, Field, Seat, Track};
use crate::t;

/// The name of a part of a seat's corporation board.
pub fn spot_name(language: Language, seat: &Seat, spot: Spot) -> String {
    match spot {
        Spot::Field(field) => field_name(language, seat, field),
        Spot::Tracker(track) => {
            let field = describe::field(&language, seat.tracker(track));
            let tracker = describe::capitalised(&describe::tracker(&language, track));
            t!(language, "tracks-tracker", tracker = tracker, field = field)
        }
        Spot::AboveRover => {
            let steps = seat.rules().track_movement(seat, seat.corporation.data().rover_moves_above_top);
            let movement = describe::benefit(&language, Benefit::RoverMoves(steps));
            t!(language, "tracks-above-rover", movement = movement)
        }
        Spot::Tech(level) if seat.rules().unlocked(seat, level) => t!(language, "tracks-tech-on", level = level),
        Spot::Tech(level) => t!(language, "tracks-tech-off", level = level),
        Spot::Rovers => t!(language, "tracks-rovers", count = seat.rovers_left),
        Spot::Lifepods => t!(language, "tracks-lifepods", count = seat.lifepods),
        Spot::Meteorites => t!(language, "tracks-meteorites", count = seat.meteorites, groups = seat.meteorites / 3),
        Spot::Patches => t!(language, "tracks-patches", count = seat.stored_patches),
    }
}

/// The name of a field: its place, what it gives, and the trackers on it.
pub fn field_name(language: Language, seat: &Seat, field: Field) -> String {
    let place = describe::capitalised(&describe::field(&language, field));
    let benefits: Vec<Benefit> = benefits(seat, field).collect();
    let gives = describe::benefits(&language, &benefits).unwrap_or_else(|| t!(language, "tracks-nothing"));
    let here = Track::ALL.into_iter().filter(|track| seat.tracker(*track) == field);
    let here: Vec<String> = here.map(|track| describe::tracker(&language, track)).collect();
    if here.is_empty() {
        t!(language, "tracks-field", place = place, gives = gives)
    } else {
        t!(language, "tracks-field-taken", place = place, gives = gives, trackers = here.join(", "))
    }
}

/// What a field gives to a seat: movement is what the seat really gets.
pub(super) fn benefits(seat: &Seat, field: Field) -> impl Iterator<Item = Benefit> + '_ {
    seat.corporation.data().benefits(field).iter().map(|benefit| match benefit {
        Benefit::RoverMoves(printed) => Benefit::RoverMoves(seat.rules().track_movement(seat, *printed)),
        other => *other,
    })
}
