//! What a choice would bring, before it is made. Nothing hidden is foretold.

use crate::names;
use crate::t;
use crate::text::{Speaks, list};
use cryo::{
    ActionData, ActionKind, CellId, ChamberId, Choice, IncidentKind, PlatformId, SectionId, State,
    TileId,
};
use game::SeatId;
use kit::frame::At;

/// What `choice` would cost and bring, in words; none if its own words say it all.
pub(crate) fn preview(speaker: &impl Speaks, at: &At<'_, State>, choice: Choice) -> Option<String> {
    let (state, seat) = (at.state(), at.seat());
    match choice {
        Choice::Deploy(_, Some(cell)) | Choice::Second(cell) => {
            Some(cell_deed(speaker, state, cell))
        }
        Choice::Return(dock, true) | Choice::Run(dock) => Some(machine(speaker, state, seat, dock)),
        Choice::Section(section) => incident(speaker, at, section),
        Choice::Fill(slot) => {
            let cost = state.board().slots[slot.index()].is_cost;
            let tile = state.top_tile(acting_cell(state)?)?;
            Some(in_slot(speaker, state, tile, cost))
        }
        Choice::Play(kind, role) => Some(names::use_of(speaker, (state, seat), kind, role)),
        Choice::Launch(launch) => {
            let bill = state.check_launch(seat, launch, state.seat(seat).stock);
            Some(t!(speaker, "preview-costs", cost: names::stock(bill.ok()?.cost)))
        }
        _ => None,
    }
}

/// The resource space whose tile is asked about.
fn acting_cell(state: &State) -> Option<CellId> {
    match state.agenda.last()? {
        cryo::Task::Act(cell) => Some(*cell),
        _ => None,
    }
}

/// What an action of the ship costs and brings.
pub(crate) fn cell_deed(speaker: &impl Speaks, state: &State, cell: CellId) -> String {
    let of = state.board().cell(cell);
    let actions = &state.components.data().actions;
    let most = |action: &ActionData| action.up_to.unwrap_or(1);
    match of.action {
        ActionKind::Stasis => {
            let less = state.cheaper_stasis(state.turn_seat());
            let most = most(&actions.stasis);
            match less {
                0 => t!(speaker, "preview-stasis", most),
                less => t!(speaker, "preview-stasis-less", most, less),
            }
        }
        ActionKind::Resource => match (state.top_tile(cell), of.stack) {
            (Some(tile), _) => t!(speaker, "preview-tile", reward: names::tile(state, tile)),
            (None, Some((_, _, printed))) => {
                t!(speaker, "preview-brings", gain: names::stock(printed))
            }
            (None, None) => String::new(),
        },
        ActionKind::Reactor => t!(speaker, "preview-reactor", most = most(&actions.reactor)),
        ActionKind::Converter => {
            let most = most(&actions.converter);
            t!(speaker, "preview-converter", most)
        }
        ActionKind::Computer => t!(speaker, "preview-computer", most = most(&actions.computer)),
        ActionKind::Scout => {
            t!(speaker, "preview-scout", cost: names::stock(state.board().scouting))
        }
        ActionKind::Send => t!(speaker, "preview-send"),
        ActionKind::Back => {
            let most = actions.back.pods_up_to.unwrap_or(1);
            t!(speaker, "preview-back", most)
        }
        ActionKind::Launch => t!(speaker, "preview-launch"),
    }
}

/// What a machine of a platform costs and brings, or which slot is empty.
pub(crate) fn machine(
    speaker: &impl Speaks,
    state: &State,
    seat: SeatId,
    dock: PlatformId,
) -> String {
    if !state.is_complete(seat, dock) {
        return t!(speaker, "preview-incomplete");
    }
    let printed = state.components.platform_dock(dock).fixed_reward;
    let tile = state.tile_at(seat, dock, false);
    let gain = match (tile, printed) {
        (Some(tile), _) => names::tile(speaker, state, tile),
        (None, Some(printed)) => names::reward(speaker, cryo::Reward::All(printed)),
        (None, None) => names::stock(speaker, cryo::Stock::NONE),
    };
    match state.tile_at(seat, dock, true) {
        Some(tile) => t!(speaker, "preview-machine", cost: names::cost(state, tile), gain),
        None => t!(speaker, "preview-brings", gain),
    }
}

/// What a tile does in a slot.
pub(crate) fn in_slot(speaker: &impl Speaks, state: &State, tile: TileId, is_cost: bool) -> String {
    match is_cost {
        true => t!(speaker, "preview-slot-cost", cost: names::cost(state, tile)),
        false => t!(speaker, "preview-slot-reward", gain: names::tile(state, tile)),
    }
}

/// The chamber of a section that is sabotaged next.
pub(crate) fn next_chamber(state: &State, section: SectionId) -> Option<ChamberId> {
    let gone = state.sabotage[section.index()].len();
    ChamberId::of_section(section).nth(gone)
}

/// Whose pods a sabotage of a section would take, or what a loot gives.
pub(crate) fn incident(
    speaker: &impl Speaks,
    at: &At<'_, State>,
    section: SectionId,
) -> Option<String> {
    let state = at.state();
    let tile = state.incidents[section.index()].map(|it| state.components.incident(it));
    let kind = match state.question() {
        Some(cryo::Question::Elsewhere) => IncidentKind::Sabotage,
        _ => tile?.kind,
    };
    match kind {
        IncidentKind::Loot => None,
        IncidentKind::Sunset => Some(t!(speaker, "preview-sunset")),
        IncidentKind::Sabotage => {
            let Some(chamber) = next_chamber(state, section) else {
                return Some(t!(speaker, "preview-no-chamber"));
            };
            let pods = state.chambers[chamber.index()];
            let losses = state.seat_ids().filter_map(|seat| {
                let warned = u8::from(state.is_warned(seat));
                let lost = pods[seat.index()].saturating_sub(warned);
                let name = at.name(seat);
                (lost > 0).then(|| t!(speaker, "preview-lost", name, pods: names::pods(lost)))
            });
            let losses: Vec<String> = losses.collect();
            Some(match losses.is_empty() {
                true => t!(speaker, "preview-nobody"),
                false => list(speaker, &losses),
            })
        }
    }
}
