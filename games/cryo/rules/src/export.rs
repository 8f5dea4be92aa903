//! The record of a game for other programs; `docs/export-cryo.md` describes it.

mod answer;

use crate::card::CardKind;
use crate::components::Components;
use crate::decision::{Choice, Illegal, Question};
use crate::event::Event;
use crate::id::{
    CellId, ChamberId, DockId, IncidentId, SalvageId, SectionId, SlotId, SpaceId, TileId,
};
use crate::setup::{Setup, SetupError};
use crate::state::{Ending, MOST_SEATS, Pods, Seat, State};
use crate::stock::Track;
use game::components::ComponentSet;
use game::{Action, Game};
use serde_json::{Map, Value, json};

/// Why there is no record.
pub type ExportError = game::ExportError<SetupError, Illegal>;

/// The record of the game of `setup` with these actions: its setup, every step with the state after it, and its end.
///
/// # Errors
/// Why the game cannot be played again.
pub fn export(
    setup: &Setup,
    actions: impl IntoIterator<Item = Action<Choice>>,
) -> Result<Value, ExportError> {
    let mut state = setup.deal()?;
    let names = setup.seats.iter().map(|seat| seat.name.as_str());
    let mut record = json!({
        "format": "cryo-export",
        "version": 1,
        "setup": {
            "seats": setup.seats.len(),
            "names": names.collect::<Vec<_>>(),
            "seed": setup.seed,
            "balance_extra": setup.balance_extra,
            "components": components(&setup.components, &state.components)?,
            "start": self::state(&state),
        },
    });
    let mut actions: Vec<Action<Choice>> = actions.into_iter().collect();
    // Cards are kept at the same time, in any order; here they stand in the order of the seats.
    let keeping = |action: &Action<Choice>| matches!(action.choice, Choice::Keep(_));
    let count = actions.iter().take_while(|action| keeping(action)).count();
    actions[..count].sort_by_key(|action| action.seat);
    let mut steps = Vec::new();
    for (number, action) in actions.into_iter().enumerate() {
        let step = step(&mut state, action);
        steps.extend(step.map_err(|why| ExportError::Action(number, why))?);
    }
    record["steps"] = steps.into();
    record["end"] = end(&state);
    Ok(record)
}

/// The components; those of an owner as a whole.
fn components(set: &ComponentSet, known: &Components) -> Result<Value, ExportError> {
    match set {
        ComponentSet::Standard => Ok("cryo".into()),
        ComponentSet::Own { .. } => whole(known),
    }
}

/// A whole set of components. What depends on seats stands beside the other values there.
///
/// # Errors
/// Why it cannot be written.
pub fn whole(components: &Components) -> Result<Value, ExportError> {
    let data = serde_json::to_value(components.data());
    let mut data = data.map_err(|error| ExportError::Components(error.to_string()))?;
    for (part, by) in [("extra_by_seat", "seats"), ("balance_extra", "players")] {
        if let Some(part) = data["start"][part].as_object_mut()
            && let Some(Value::Object(seats)) = part.remove(by)
        {
            part.extend(seats);
        }
    }
    Ok(data)
}

/// Carries out an action and describes it; the mere end of a turn is no step.
fn step(state: &mut State, action: Action<Choice>) -> Result<Option<Value>, Illegal> {
    let before = state.clone();
    let events = state.apply(&action)?;
    let Some(question) = question(&before, action.choice) else {
        return Ok(None);
    };
    let mut after = self::state(state);
    // The turn passes with the first step of the next one.
    let scraps = question == Question::Scrap;
    after["turn"] = before.turn.into();
    after["active"] = active(&before);
    after["scrapped"] = (before.scrapped || scraps).into();
    Ok(Some(json!({
        "seat": action.seat.0 + 1,
        "question": format!("Q{}", question as u8),
        "answer": answer::answer(&before, action),
        "revealed": events.iter().filter_map(|event| revealed(state, event)).collect::<Vec<_>>(),
        "after": after,
    })))
}

/// The question that a choice answers; none of the mere end of a turn.
fn question(before: &State, choice: Choice) -> Option<Question> {
    match choice {
        Choice::ScrapCard(_) | Choice::ScrapTile(_) => Some(Question::Scrap),
        Choice::EndTurn => None,
        _ => before.question(),
    }
}

/// What chance or secrets brought out.
fn revealed(state: &State, event: &Event) -> Option<Value> {
    match event {
        Event::DrewCard(_, card) => Some(json!({"draw": card.name()})),
        Event::NewDeck(deck) => Some(json!({"shuffle": cards(deck.iter().copied())})),
        Event::TileTurned(cell, tile) => {
            Some(json!({"tile": tile_name(state, *tile), "cell": cell_name(state, *cell)}))
        }
        Event::CavernTurned(space, tile) => {
            let tile = &state.components.cavern_tile(*tile).id;
            Some(json!({"cavern": space_name(state, *space), "tile": tile}))
        }
        Event::IncidentTurned(section, incident) => Some(json!({
            "incident": incident_name(state, *incident),
            "section": section_name(state, *section),
        })),
        Event::NotKept(discards) => {
            let own = discards[..state.seats.len()].iter();
            let own = own.map(|discards| cards(discards.iter()));
            Some(json!({"discards": own.collect::<Vec<_>>()}))
        }
        _ => None,
    }
}

/// The complete state.
pub fn state(state: &State) -> Value {
    let board = state.board();
    let stacks = board.stacks.iter().zip(&state.stacks);
    let stacks = stacks.map(|(cell, stack)| {
        let tiles = stack.iter().rev().map(|tile| tile_name(state, *tile));
        (cell_name(state, *cell), tiles.collect::<Value>())
    });
    let docks = || (0..board.launch_dock().0).map(DockId);
    let drones = docks().filter_map(|dock| Some((dock_name(state, dock), state.drone_on(dock)?)));
    let chambers = (0..12).map(ChamberId).zip(&state.chambers);
    let chambers = chambers.map(|(id, pods)| (chamber_name(state, id), by_seat(state, pods)));
    let sections = || (0..4).map(SectionId);
    let incident = |id: &IncidentId| incident_name(state, *id);
    let sabotage = sections().map(|section| {
        let tiles = state.sabotage[section.index()].iter().map(incident);
        (section_name(state, section), tiles.collect::<Value>())
    });
    let incidents = sections().map(|section| {
        let tile = state.incidents[section.index()].as_ref().map(incident);
        (section_name(state, section), Value::from(tile))
    });
    let track = state.track.iter();
    let track = track.map(|stack| stack.iter().rev().map(incident).collect::<Value>());
    let caverns = (0..state.caverns.len() as u8).map(SpaceId);
    let salvage = (0..state.salvage.len() as u8).map(SalvageId);
    let salvage = salvage.filter(|space| board.salvage_of(*space, state.seats.len()).is_some());
    let salvage = salvage.map(|space| {
        let pod = state.salvage[space.index()].map_or(0, |seat| seat.0 + 1);
        (salvage_name(state, space), Value::from(pod))
    });
    json!({
        "turn": state.turn,
        "active": active(state),
        "scrapped": state.scrapped,
        "ending": state.ending.map(Ending::name),
        "stacks": object(stacks),
        "damage": state.damaged.iter().map(|dock| dock_name(state, dock)).collect::<Vec<_>>(),
        "docks": object(drones.map(|(dock, seat)| (dock, Value::from(seat.0 + 1)))),
        "launch": state.seats.iter().map(|seat| seat.launching).collect::<Vec<_>>(),
        "chambers": object(chambers),
        "sabotage": object(sabotage),
        "incidents": object(incidents),
        "track": track.collect::<Vec<_>>(),
        "caverns": object(caverns.filter_map(|space| cavern(state, space))),
        "salvage": object(salvage),
        "deck": cards(state.deck.iter().rev().copied()),
        "discard": cards(state.discard.iter().rev().copied()),
        "aside": state.seats.iter().map(|seat| cards(seat.aside.iter())).collect::<Vec<_>>(),
        "box": in_box(state),
        "players": state.seats.iter().map(|seat| player(state, seat)).collect::<Vec<_>>(),
    })
}

fn active(state: &State) -> Value {
    match state.turn {
        0 => 0.into(),
        _ => (state.turn_seat().0 + 1).into(),
    }
}

fn by_seat(state: &State, pods: &Pods) -> Value {
    pods[..state.seats.len().min(MOST_SEATS)].into()
}

fn cavern(state: &State, space: SpaceId) -> Option<(String, Value)> {
    let cavern = state.cavern(space)?;
    let tile = &state.components.cavern_tile(cavern.tile?).id;
    let value = json!({"tile": tile, "up": cavern.up, "pods": by_seat(state, &cavern.pods)});
    Some((space_name(state, space), value))
}

/// What is out of the game, from set-up too: all that is nowhere else.
fn in_box(state: &State) -> Value {
    let some = |(name, count): (&String, u8)| (count > 0).then(|| (name.clone(), count.into()));
    let tiles = state.components.tiles().filter_map(|(id, tile)| {
        let stacks = state.stacks.iter().flatten();
        let slots = state
            .seats
            .iter()
            .flat_map(|seat| seat.slots.iter().flatten());
        let there = stacks.chain(slots).filter(|known| **known == id).count();
        some((&tile.id, tile.count.saturating_sub(there as u8)))
    });
    let incidents = state.components.incidents().filter_map(|(id, tile)| {
        let track = state
            .track
            .iter()
            .flatten()
            .filter(|known| **known == id)
            .count();
        let boxed = state.boxed_incidents[id.index()];
        let there = track as u8 + state.seen_incidents(id) - boxed;
        some((&tile.id, tile.count.saturating_sub(there)))
    });
    let caverns = state.components.cavern_tiles();
    let used = |id| state.caverns.iter().any(|cavern| cavern.tile == Some(id));
    let caverns = caverns
        .filter(|(id, _)| !used(*id))
        .map(|(_, tile)| tile.id.as_str());
    json!({
        "tiles": object(tiles),
        "incidents": object(incidents),
        "caverns": caverns.collect::<Vec<_>>(),
    })
}

fn player(state: &State, own: &Seat) -> Value {
    let filled = own.slots.iter().enumerate().filter_map(|(slot, tile)| {
        let name = slot_name(state, SlotId(slot as u8));
        Some((name, Value::from(tile_name(state, (*tile)?))))
    });
    let loot = state.components.incidents();
    let loot = loot.flat_map(|(id, tile)| (0..own.loot[id.index()]).map(|_| tile.id.as_str()));
    let mut player = object(Track::ALL.map(|track| {
        let amount = Value::from(own.stock[track]);
        (track.name().to_owned(), amount)
    }));
    let more = json!({
        "hand": cards(own.hand.iter()),
        "upgrades": cards(own.upgrades.iter()),
        "missions": cards(own.missions.iter()),
        "vehicles": cards(own.vehicles.iter()),
        "slots": object(filled),
        "drones": own.home.iter().map(|dock| dock.0 + 1).collect::<Vec<_>>(),
        "pods": own.pods,
        "destroyed": own.destroyed,
        "loot": loot.collect::<Vec<_>>(),
    });
    if let (Some(player), Value::Object(more)) = (player.as_object_mut(), more) {
        player.extend(more);
    }
    player
}

/// The result; none while the game goes on.
fn end(state: &State) -> Value {
    let (Some(ranking), Some(reason)) = (state.ranking(), state.ending) else {
        return Value::Null;
    };
    let scores: Vec<_> = state.seat_ids().map(|seat| state.score(seat)).collect();
    let points = scores.iter().map(|score| {
        json!({
            "pods": score.pods,
            "upgrades": score.upgrades,
            "vehicles": score.vehicles,
            "platform": score.platform,
            "missions": score.mission_points(),
            "majorities": score.majority_points(),
            "total": score.total(),
        })
    });
    let missions = scores.iter().map(|score| {
        let each = score.missions.iter();
        each.map(|(card, points)| json!({"card": card.name(), "points": points}))
            .collect::<Value>()
    });
    json!({
        "reason": reason.name(),
        "points": points.collect::<Vec<_>>(),
        "missions": missions.collect::<Vec<_>>(),
        "ranks": state.seat_ids().map(|seat| ranking.place(seat)).collect::<Vec<_>>(),
    })
}

fn object(entries: impl IntoIterator<Item = (String, Value)>) -> Value {
    Map::from_iter(entries).into()
}

fn cards(cards: impl Iterator<Item = CardKind>) -> Value {
    cards.map(CardKind::name).collect()
}

fn tile_name(state: &State, tile: TileId) -> String {
    state.components.tile(tile).id.clone()
}

fn incident_name(state: &State, incident: IncidentId) -> String {
    state.components.incident(incident).id.clone()
}

fn section_name(state: &State, section: SectionId) -> String {
    state.components.data().sections[section.index()].id.clone()
}

fn chamber_name(state: &State, chamber: ChamberId) -> String {
    let section = &state.components.data().sections[chamber.section().index()];
    section.chambers[chamber.index() % 3].id.clone()
}

fn space_name(state: &State, space: SpaceId) -> String {
    state.components.data().caverns.spaces[space.index()]
        .id
        .clone()
}

fn slot_name(state: &State, slot: SlotId) -> String {
    state
        .board()
        .slots
        .get(slot.index())
        .map(|slot| slot.name())
        .unwrap_or_default()
}

fn cell_name(state: &State, cell: CellId) -> String {
    let sections = state.components.data().sections.iter();
    let mut cells = sections.flat_map(|section| &section.cells.list);
    let named = cells.nth(cell.index()).map(|cell| cell.id.clone());
    named.unwrap_or_else(|| state.components.data().launch_dock.id.clone())
}

fn dock_name(state: &State, dock: DockId) -> String {
    let sections = state.components.data().sections.iter();
    let mut docks = sections.flat_map(|section| &section.docks.list);
    let named = docks.nth(dock.index()).map(|dock| dock.id.clone());
    named.unwrap_or_else(|| state.components.data().launch_dock.id.clone())
}

fn salvage_name(state: &State, space: SalvageId) -> String {
    let rows = state.components.data().salvage.rows.iter();
    let mut spaces = rows.flat_map(|row| &row.spaces);
    spaces
        .nth(space.index())
        .map(|space| space.id.clone())
        .unwrap_or_default()
}
