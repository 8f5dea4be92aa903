//! The names of cells, terrains, tracks, tiles and benefits.

pub use kit::text::capitalised;

use super::modules::signed;
use super::worlds::tech_sign;
use crate::text::Speaks;
use crate::{phrases, t};
use bot::review::LEAST_ERROR;
pub use kit::text::decimal;
use kit::text::list;
use rules::corporation::Techs;
use rules::{
    Benefit, Berth, Cell, CorporationId, Field, Line, Offer, Ring, Seat, Terrain, Tile, Track,
};

/// A cell of a planet by the letter of its column and the number of its row, both from the top left: `A1` to `L12`.
pub fn cell(cell: Cell) -> String {
    format!("{}{}", column(cell.column()), cell.row() + 1)
}

fn column(column: u8) -> char {
    char::from(b'A' + column)
}

/// The name of a row or column alone, as “3” or “C”.
pub fn line_name(line: Line) -> String {
    match line {
        Line::Row(row) => (row + 1).to_string(),
        Line::Column(index) => column(index).to_string(),
    }
}

phrases! {
    /// A row or column, as “row 3” or “column C”.
    pub fn line(line: Line) = "names" {
        Row(row) => (row = row + 1),
        Column(index) => (column = column(index).to_string()),
    }

    /// A terrain, as “water”.
    pub fn terrain(terrain: Terrain) = "names-terrain", terrain = terrain.name();

    /// The terrain as the head of a compound noun.
    pub(super) fn stem(terrain: Terrain) = "names-stem", terrain = terrain.name();

    /// An area of a terrain, as “water area”.
    pub fn area(terrain: Terrain) = "names-area", stem(terrain);

    /// A resource, as “water resource”.
    pub fn resource(terrain: Terrain) = "names-resource", stem(terrain);

    /// A resource track, as “water track”.
    pub fn track(track: Track) = "names-track", stem(track.terrain());

    /// A tracker, as “water tracker”.
    pub fn tracker(tracker: Track) = "names-tracker", stem(tracker.terrain());

    /// Why a resource of a tile advances no tracker, as a sentence: water away from the ice (rules §5.2), and biomass of
    /// Wormhole Corp. that joins nothing (rules §8).
    pub fn idle_resource(of: Track) = "log-idle-resource", track = of.name(), tracker(of);

    /// A field of a track, as “water track, field 3”.
    pub fn field(field: Field) = "names-field", track(field.track), height = field.height;

    /// A ring of the station.
    pub fn ring(ring: Ring) = "names-ring" { Inner, Outer }

    /// A tile by its terrains and its shape, as “water–tech tile (Z5) with a meteor”.
    pub fn tile(tile: Tile) = "names-tile",
        first: terrain(tile.terrains()[0]), second: terrain(tile.terrains()[1]),
        shape = tile.shape().name(), meteor = tile.has_meteor();

    /// The benefit of a track field, as “synergy boost”.
    pub fn benefit(benefit: Benefit) = "names-benefit" {
        Medals(medals) => (medals),
        CivMilestone(rank) => (rank),
        Boost, Patch, Rover,
        RoverMoves(steps) => (steps),
        TechMilestone(level) => (level),
        OneOf(first, second) => (first: offer(first), second: offer(second)),
    }

    /// One of two benefits to choose from.
    pub fn offer(offer: Offer) = "names-benefit" { Boost, Patch, Advance(which) => (tracker(which)), Foresee }

    /// A place of a collected lifepod of a seat with this corporation.
    pub fn berth(berth: Berth, corporation: impl Into<Option<CorporationId>>) = "names-berth" {
        Scoring, Field(at) => field(at), Tech(level) => (level = tech_sign(corporation, level)),
    }
}

/// The destination of a tracker, as “field 3”; on another track than its own, as “field 3 of the water track”.
pub(super) fn destination(speaker: &impl Speaks, tracker: Track, to: Field) -> String {
    let height = to.height;
    match to.track == tracker {
        true => t!(speaker, "names-field-own", height),
        false => t!(speaker, "names-field-other", track(to.track), height),
    }
}

/// Some words joined with commas; `None` if there are none.
pub fn joined(words: impl Iterator<Item = String>) -> Option<String> {
    let words: Vec<String> = words.collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// All benefits of a field, joined with commas; `None` if there are none.
pub fn benefits(speaker: &impl Speaks, all: &[Benefit]) -> Option<String> {
    joined(all.iter().map(|each| benefit(speaker, *each)))
}

/// The benefits in `all` for `seat`, whose `tracker` enters field `to`. Of its track only the topmost medal field counts, so
/// medals are told as the difference (rules §6.7). A tech that is there already is no gain (rules §8, Makeshift).
pub fn gains(
    speaker: &impl Speaks,
    seat: &Seat,
    (tracker, to): (Track, Field),
    all: &[Benefit],
) -> Option<String> {
    let unlocked = |level| seat.rules().unlocked(seat, level);
    let is_there =
        |benefit: &Benefit| matches!(benefit, Benefit::TechMilestone(level) if unlocked(*level));
    let named = all
        .iter()
        .filter(|each| !is_there(each))
        .map(|each| match each {
            Benefit::Medals(medals) => medals_of_field(speaker, seat, (tracker, to), *medals),
            other => benefit(speaker, *other),
        });
    joined(named)
}

/// [`gains`] of a step that can be taken, with the medals that it changes also where the field itself gives none (rules §8,
/// Makeshift).
pub fn gains_of_step(
    speaker: &impl Speaks,
    seat: &Seat,
    step: (Track, Field),
    all: &[Benefit],
) -> Option<String> {
    let told = all.iter().any(|each| matches!(each, Benefit::Medals(_)));
    let change = track_change(speaker, seat, step.0, step.1).filter(|_| !told);
    joined(gains(speaker, seat, step, all).into_iter().chain(change))
}

/// The medals printed on field `to`, as the difference that they make to a seat whose `tracker` enters it. They may count for
/// another tracker only, or change those of several trackers (rules §8, Oasis and Makeshift).
fn medals_of_field(
    speaker: &impl Speaks,
    seat: &Seat,
    (tracker, to): (Track, Field),
    medals: u8,
) -> String {
    let before = seat.rules().track_medals(seat, tracker);
    let gain = track_medals_gained(seat, (tracker, to));
    if before == 0 && gain == i32::from(medals) {
        return benefit(speaker, Benefit::Medals(medals));
    }
    if gain == 0 && before != medals {
        return t!(speaker, "names-benefit-medals-void", medals);
    }
    let own = i32::from(medals) - i32::from(before);
    t!(
        speaker,
        "names-benefit-medals-instead",
        medals,
        before,
        gain,
        signed = signed(gain),
        whole = if gain == own { "no" } else { "yes" }
    )
}

/// The medals of all tracks that the seat gains if a tracker goes to a field; negative if it loses some (rules §10.2).
fn track_medals_gained(seat: &Seat, (tracker, to): (Track, Field)) -> i32 {
    let mut moved = seat.clone();
    moved.trackers[tracker as usize] = to;
    i32::from(moved.track_medals()) - i32::from(seat.track_medals())
}

/// What it costs or brings in medals if a tracker goes to a field; `None` if nothing.
pub fn track_change(
    speaker: &impl Speaks,
    seat: &Seat,
    tracker: Track,
    to: Field,
) -> Option<String> {
    let gain = track_medals_gained(seat, (tracker, to));
    (gain != 0).then(|| {
        let (count, signed) = (gain.abs(), signed(gain));
        t!(speaker, "names-medals-signed", count, signed)
    })
}

/// The techs that are unlocked `before` and no longer `after`, as “1 and 2”; `None` if there are none (rules
/// §5.6, §8).
pub fn locked_techs(speaker: &impl Speaks, before: &Seat, after: &Seat) -> Option<String> {
    let locked: Vec<String> = before
        .techs_beyond(after)
        .iter()
        .map(|level| tech_sign(after.corporation, level))
        .collect();
    (!locked.is_empty()).then(|| list(speaker, &locked))
}

/// A standard error in medals with one decimal; never displayed as zero.
pub fn error(speaker: &impl Speaks, error: f32) -> String {
    decimal(speaker, error.max(LEAST_ERROR))
}
