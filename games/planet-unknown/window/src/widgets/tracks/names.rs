//! The names of fields, trackers, techs and the stock for assistive technology.

use super::Spot;
use super::stock::TechLook;
use crate::t;
use crate::text::{Language, describe};
use rules::{Benefit, Field, Seat, Track};

/// The name of a part of a seat's corporation board.
pub fn spot_name(language: Language, seat: &Seat, spot: Spot) -> String {
    match spot {
        Spot::Field(field) => field_name(language, seat, field),
        Spot::Tracker(track) => {
            let field = describe::field(&language, seat.tracker(track));
            let tracker = describe::capitalised(&describe::tracker(&language, track));
            t!(language, "tracks-tracker", tracker, field)
        }
        Spot::Foot(track) => describe::capitalised(&describe::track(&language, track)),
        Spot::AboveRover => {
            let printed = seat.corporation.data().rover_moves_above_top;
            let steps = seat.rules().track_movement(seat, printed);
            let movement = describe::benefit(&language, Benefit::RoverMoves(steps));
            t!(language, "tracks-above-rover", movement)
        }
        Spot::Head(track) => head_name(language, seat, track),
        Spot::Tech(level) => tech_name(language, seat, level),
        Spot::Rovers => t!(language, "tracks-rovers", count = seat.rovers_left),
        Spot::Lifepods => t!(language, "tracks-lifepods", count = seat.lifepods),
        Spot::Meteorites => t!(
            language,
            "tracks-meteorites",
            count = seat.meteorites,
            groups = seat.meteorites / 3
        ),
        Spot::Patches => t!(language, "tracks-patches", count = seat.stored_patches),
    }
}

/// The name of a tech: its sign, and whether it can be used.
fn tech_name(language: Language, seat: &Seat, level: u8) -> String {
    let key = match TechLook::of(seat, level) {
        TechLook::Open => "tracks-tech-on",
        TechLook::Spent => "tracks-tech-spent",
        TechLook::Lapsed => "tracks-tech-lapsed",
        TechLook::Locked => "tracks-tech-off",
    };
    let tech = describe::tech_name(&language, seat.corporation, level);
    t!(language, key, tech)
}

/// The name of the head of a track.
fn head_name(language: Language, seat: &Seat, track: Track) -> String {
    let name = describe::capitalised(&describe::track(&language, track));
    let here = seat.corporation_state.token == Some(track);
    let token = describe::token(&language, seat.corporation);
    t!(language, "tracks-token", here, track = name, token)
}

/// The name of a field: its place, its benefit, and the trackers on it.
pub fn field_name(language: Language, seat: &Seat, field: Field) -> String {
    let place = describe::capitalised(&describe::field(&language, field));
    let benefits = seat.rules().gains(seat, field);
    let gives =
        describe::benefits(&language, &benefits).unwrap_or_else(|| t!(language, "tracks-nothing"));
    let here = Track::ALL
        .into_iter()
        .filter(|track| seat.tracker(*track) == field);
    let is_parked = seat.corporation_state.parked.contains(field);
    let lifepod = is_parked.then(|| t!(language, "tracks-lifepod"));
    let here = here.map(|track| describe::tracker(&language, track));
    match describe::joined(here.chain(lifepod)) {
        Some(trackers) => t!(language, "tracks-field-taken", place, gives, trackers),
        None => t!(language, "tracks-field", place, gives),
    }
}
