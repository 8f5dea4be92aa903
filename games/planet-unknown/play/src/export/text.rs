//! Choices as readable text, in English: the export is for programs and the people who write them.

use rules::{
    Action, Answer, Berth, Cell, Change, Choice, GameState, Line, Orientation, Ring, SeatId,
};

/// A description of the choice in `action`, made in the state `before` it.
pub(super) fn describe(before: &GameState, action: &Action) -> String {
    match action.choice {
        Choice::Rotate(steps) => format!("turn the station {steps} clockwise"),
        Choice::Resolve { pending, answer } => answered(before, action.seat, pending, answer),
        Choice::Skip { pending } => {
            format!("decline {}", effect_name(before, action.seat, pending))
        }
        Choice::Drive { from, to } => format!("drive {from:?} to {to:?}"),
        Choice::EndTurn => "end the turn".to_owned(),
        Choice::Fetch(tile) => format!("fetch {tile:?}"),
        Choice::Arrange(change) => arranged(change),
    }
}

fn arranged(change: Change) -> String {
    match change {
        Change::Tracker { tracker, to } => format!("set {tracker} to {} {}", to.track, to.height),
        Change::Lifepod(cell) => format!("set or clear a lifepod at {cell:?}"),
        Change::Meteorite(cell) => format!("set or clear a meteorite at {cell:?}"),
        Change::Rover(cell) => format!("set or clear a rover at {cell:?}"),
        Change::Tile { tile, anchor, .. } => format!("lay {tile:?} at {anchor:?}"),
        Change::Patch(cell) => format!("lay a patch at {cell:?}"),
        Change::CollectedLifepods(count) => format!("set collected lifepods to {count}"),
        Change::CollectedMeteorites(count) => format!("set collected meteorites to {count}"),
        Change::StoredPatches(count) => format!("set stored patches to {count}"),
        Change::Movement(steps) => format!("set movement to {steps}"),
        Change::Berth(berth) => format!("set or clear a lifepod at {berth:?}"),
        Change::Token(track) => format!("set the token to {track}"),
    }
}

fn answered(before: &GameState, seat: SeatId, pending: u8, answer: Answer) -> String {
    match answer {
        Answer::Place {
            ring,
            orientation,
            anchor,
        } => placed(before, seat, ring, orientation, anchor),
        Answer::Discard(ring) => {
            format!("take {} without placing it", tile_name(before, seat, ring))
        }
        Answer::Advance { tracker, to } => {
            format!("advance {tracker} to {} {}", to.track, to.height)
        }
        Answer::Cell(cell) => format!("{} at {cell:?}", effect_name(before, seat, pending)),
        Answer::Store => "store the patch".to_owned(),
        Answer::Line(Line::Row(row)) => format!("clear row {row}"),
        Answer::Line(Line::Column(column)) => format!("clear column {column}"),
        Answer::Relocate { from, to } => format!("teleport {from:?} to {to:?}"),
        Answer::Look => format!("look for {}", effect_name(before, seat, pending)),
        Answer::Keep(card) => format!("keep {card}"),
        Answer::Choose(ring) => format!("choose {}", tile_name(before, seat, ring)),
        Answer::Regress { tracker, to } => {
            format!("regress {tracker} to {} {}", to.track, to.height)
        }
        Answer::Pick { second } => format!(
            "take the {} benefit",
            if second { "second" } else { "first" }
        ),
        Answer::Track(track) => format!("choose the {track} track"),
        Answer::Berth(to) => format!(
            "{} at {}",
            effect_name(before, seat, pending),
            berth_name(to)
        ),
        Answer::Reposition { from, to } => format!(
            "move a lifepod from {} to {}",
            berth_name(from),
            berth_name(to)
        ),
        Answer::Draw => "draw objectives".to_owned(),
        Answer::KeepObjective(objective) => format!("keep {objective}"),
        Answer::DestroyObjective(objective) => format!("destroy {objective}"),
        Answer::Turn(steps) => format!("turn the station {steps} clockwise"),
        Answer::Resource(terrain) => format!("advance the {terrain} resource"),
        Answer::Remove(ring) => format!("remove the stack of {}", tile_name(before, seat, ring)),
        Answer::Instead => format!("use a tech on {}", effect_name(before, seat, pending)),
    }
}

fn berth_name(berth: Berth) -> String {
    match berth {
        Berth::Scoring => "the scoring area".to_owned(),
        Berth::Field(field) => format!("{} {}", field.track, field.height),
        Berth::Tech(level) => format!("tech {level}"),
    }
}

fn placed(
    before: &GameState,
    seat: SeatId,
    ring: Ring,
    orientation: Orientation,
    anchor: Cell,
) -> String {
    let turns = orientation.quarter_turns();
    let mirrored = if orientation.is_mirrored() {
        "mirrored and "
    } else {
        ""
    };
    format!(
        "place {} at {anchor:?}, {mirrored}turned {turns} times",
        tile_name(before, seat, ring)
    )
}

fn tile_name(before: &GameState, seat: SeatId, ring: Ring) -> String {
    let tile = before.station.stack(ring, before.depot_of(seat)).top();
    tile.map_or_else(|| "the tile".to_owned(), |tile| format!("{tile:?}"))
}

/// The name of a pending effect.
fn effect_name(before: &GameState, seat: SeatId, pending: u8) -> String {
    let pending = before.pending_at(seat, pending);
    pending.map_or_else(
        || "an effect".to_owned(),
        |pending| pending.effect.to_string(),
    )
}
