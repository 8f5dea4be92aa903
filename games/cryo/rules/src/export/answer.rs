//! Answers in the record.

use super::{
    cards, cell_name, chamber_name, dock_name, salvage_name, section_name, slot_name, space_name,
};
use crate::decision::Choice;
use crate::state::{Launch, State};
use crate::stock::{Stock, Track};
use game::Action;
use serde_json::{Map, Value, json};

/// The answer of a seat, given in this state.
pub(super) fn answer(before: &State, action: Action<Choice>) -> Value {
    let Action { seat, choice } = action;
    match choice {
        Choice::Keep(kept) => json!({"keep": cards(kept.iter())}),
        Choice::Deploy(dock, cell) => {
            let cell = cell.map(|cell| cell_name(before, cell));
            json!({"deploy": dock_name(before, dock), "cell": cell})
        }
        Choice::Recall => "recall".into(),
        Choice::Drone(dock) => json!({"drone": dock.0 + 1}),
        Choice::Amount(amount) => json!({"amount": amount}),
        Choice::Mix([crystal, organics, tech]) => {
            json!({"crystal": crystal, "organics": organics, "tech": tech})
        }
        Choice::Split(draw, play) => json!({"draw": draw, "play": play}),
        Choice::Play(card, role) => json!({"card": card.name(), "as": role.name()}),
        Choice::Draw => "draw".into(),
        Choice::Take(track) => json!({"take": track.name()}),
        Choice::Wake(chamber) => json!({"chamber": chamber_name(before, chamber)}),
        Choice::Reward => "reward".into(),
        Choice::Fill(slot) | Choice::ScrapTile(slot) => json!({"slot": slot_name(before, slot)}),
        Choice::Spend(track) => json!({"pay": track.name()}),
        Choice::Scout(space) => json!({"cavern": space_name(before, space)}),
        Choice::Send(space) => json!({"space": salvage_name(before, space)}),
        Choice::Back(spaces) => {
            let spaces = spaces.iter().map(|space| salvage_name(before, space));
            json!({"spaces": spaces.collect::<Vec<_>>()})
        }
        Choice::Launch(launch) => self::launch(before, launch),
        Choice::Section(section) => json!({"section": section_name(before, section)}),
        Choice::Return(dock, used) => {
            let from = dock_name(before, before.next_home(seat));
            json!({"from": from, "dock": dock.0 + 1, "use": used})
        }
        Choice::Discard(card) | Choice::ScrapCard(card) => json!({"card": card.name()}),
        Choice::Run(dock) => json!({"dock": dock.0 + 1}),
        Choice::Second(cell) => json!({"cell": cell_name(before, cell)}),
        Choice::Pay(pay) => payment(pay),
        Choice::Decline | Choice::EndTurn => Value::Null,
    }
}

fn launch(before: &State, launch: Launch) -> Value {
    let segments = &before.components.data().tunnels.segments;
    let id = segments
        .get(launch.segment.index())
        .map(|segment| segment.id.as_str());
    let caverns = before
        .board()
        .segment(launch.segment)
        .map(|segment| segment.caverns);
    let settled = caverns.into_iter().flatten().zip(launch.pods);
    let settled = settled.filter(|(_, pods)| *pods > 0);
    let settled = settled.map(|(space, pods)| (space_name(before, space), Value::from(pods)));
    json!({"vehicle": launch.vehicle.name(), "segment": id, "settle": Map::from_iter(settled)})
}

fn payment(pay: Stock) -> Value {
    let amounts = Track::RESOURCES.map(|track| (track.name().to_owned(), pay[track].into()));
    Map::from_iter(amounts).into()
}
