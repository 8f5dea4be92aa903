//! The complete state in the record.

use super::stacked;
use crate::components::{Building, FirstTask, Slot};
use crate::goods::{Good, Goods};
use crate::id::{CardId, DiscoveryId, HexId, HexSet, SoloCardId, TaskCardId};
use crate::state::{Hired, Phase, Seat, State};
use serde_json::{Map, Value, json};

pub(super) fn object<K: Into<String>>(entries: impl IntoIterator<Item = (K, Value)>) -> Value {
    Map::from_iter(entries.into_iter().map(|(key, value)| (key.into(), value))).into()
}

/// Goods without zeros.
pub(super) fn goods(goods: Goods) -> Value {
    let entries = goods
        .iter()
        .map(|(good, number)| (good.name().to_owned(), Value::from(number)));
    Value::Object(Map::from_iter(entries))
}

/// A hex by its coordinates.
pub(super) fn hex(state: &State, hex: HexId) -> Value {
    let (q, r) = state.board().hexes[hex.index()];
    json!([q, r])
}

fn hexes(state: &State, hexes: HexSet) -> Value {
    hexes.iter().map(|at| hex(state, at)).collect()
}

/// What lies on a hex.
fn on(state: &State, at: HexId, what: &[Value]) -> Value {
    let (q, r) = state.board().hexes[at.index()];
    [json!(q), json!(r)]
        .into_iter()
        .chain(what.iter().cloned())
        .collect()
}

/// The arrows of the tiles of each stack, the top one first.
pub(super) fn arrows(state: &State) -> impl Iterator<Item = (&'static str, Value)> + '_ {
    stacked().map(|building| {
        let arrows = &state.components.building(building).arrows;
        let stack = state.stacks[building as usize].iter().rev();
        let tiles = stack.map(|tile| json!(arrows[usize::from(*tile)]));
        (building.name(), tiles.collect())
    })
}

fn tile(state: &State, tile: DiscoveryId) -> &str {
    &state.components.discovery(tile).id
}

fn card(card: &CardId) -> u8 {
    card.0 + 1
}

/// The complete state.
pub fn state(state: &State) -> Value {
    let phase = match state.phase {
        Phase::Setup => "setup",
        Phase::Colonization => "colonization",
        Phase::Shuttle => "shuttle",
        Phase::End | Phase::Over => "end",
    };
    let lss = state.lss.iter().enumerate();
    let lss = lss.map(|(track, row)| (State::lss_building(track).name(), Value::from(*row)));
    let missions = state.missions.iter();
    let missions = missions.map(|(mission, left)| (mission.name(), Value::from(*left)));
    let shuttle = state
        .shuttle
        .map(|(side, space)| json!([side.name(), space]));
    let items = state.components.data().warehouse.items.iter();
    let warehouse = items.map(|good| (good.name(), Value::from(state.warehouse[*good])));
    let row = |cards: &[Option<CardId>]| -> Value {
        cards.iter().map(|place| place.as_ref().map(card)).collect()
    };
    let display = state.hire.iter().map(|hired| match hired {
        None => Value::Null,
        Some(Hired::Scientist(scientist)) => {
            state.components.scientist(*scientist).id.as_str().into()
        }
        Some(Hired::Contract(contract)) => (contract.0 + 1).into(),
    });
    let uses = state
        .uses
        .iter()
        .map(|(owner, tech)| json!([owner.0, tech.name()]));
    let exploration = state
        .exploration
        .iter()
        .map(|place| place.map(|id| tile(state, id)));
    let mut record = json!({
        "phase": phase,
        "round": state.round,
        "active": state.active.map(|seat| seat.0),
        "main_done": state.main_done,
        "executive_done": state.executive_done,
        "level": state.level,
        "lss": object(lss),
        "missions": object(missions),
        "remaining": state.remaining,
        "shuttle": shuttle,
        "map": map(state),
        "warehouse": object(warehouse),
        "grid": state.grid.iter().map(|place| place.map(|tech| tech.name())).collect::<Vec<_>>(),
        "blueprints": [row(&state.display[..6]), row(&state.display[6..])],
        "exploration": exploration.collect::<Vec<_>>(),
        "display": display.collect::<Vec<_>>(),
        "contract_deck": state.contracts.iter().map(|contract| contract.0 + 1).collect::<Vec<_>>(),
    });
    record["slots"] = object(Slot::ALL.iter().map(|slot| {
        let there = state.on_slots(*slot).into_iter().zip(0..);
        let seats = there.flat_map(|(count, seat): (u8, u8)| (0..count).map(move |_| seat));
        (slot.name(), Value::from(seats.collect::<Vec<u8>>()))
    }));
    if let Some(solo) = &state.solo {
        let cards = |cards: &mut dyn Iterator<Item = &SoloCardId>| -> Value {
            cards.map(|card| card.0).collect()
        };
        record["solo"] = json!({
            "pointer": solo.pointer.name(),
            "deck": cards(&mut solo.deck.iter().rev()),
            "discards": cards(&mut solo.discards.iter()),
            "pass": solo.pass,
        });
    }
    if let Some(first) = first_colonists(state) {
        record["first_colonists"] = first;
    }
    record["uses"] = uses.collect();
    record["out"] = out(state);
    record["secret"] = secret(state);
    record["seats"] = state.seats.iter().map(|own| seat(state, own)).collect();
    record
}

/// The cards of the First Colonists; none in a game without them.
pub(super) fn first_colonists(state: &State) -> Option<Value> {
    let all = state.first_colonists.as_ref()?;
    let cards = |cards: &mut dyn Iterator<Item = TaskCardId>| -> Value {
        cards.map(|card| card.0 + 1).collect()
    };
    let seats = all.seats.iter().map(|own| {
        let done = FirstTask::ALL.iter().filter(|task| own.has_done(**task));
        json!({
            "plan": own.plan.map(|plan| plan.0 + 1),
            "tasks": cards(&mut own.tasks.iter()),
            "done": done.map(|task| task.name()).collect::<Vec<_>>(),
            "showed": own.shown == Some(state.turn),
        })
    });
    let plans = all.plans_shown.iter();
    Some(json!({
        "seats": seats.collect::<Vec<_>>(),
        "deck": cards(&mut all.deck.iter().rev().copied()),
        "plans_shown": plans.map(|plan| plan.0 + 1).collect::<Vec<_>>(),
        "tasks_shown": cards(&mut all.tasks_shown.iter()),
    }))
}

fn map(state: &State) -> Value {
    let plain = stacked().flat_map(|building| {
        let tiles = state.buildings[building as usize].iter();
        tiles.map(move |at| on(state, at, &[building.name().into(), Value::Null]))
    });
    let shelters = state
        .seats
        .iter()
        .zip(0..)
        .flat_map(|(seat, owner): (&Seat, u8)| {
            let name = Building::Shelter.name();
            let tiles = seat.shelters.iter();
            tiles.map(move |at| on(state, at, &[name.into(), owner.into()]))
        });
    let discovery = state.discovery.iter();
    let discovery = discovery.map(|(at, id)| on(state, *at, &[tile(state, *id).into()]));
    let research = state.research.iter().map(|(at, id)| {
        let name = state.components.research(*id).id.as_str();
        on(state, *at, &[name.into()])
    });
    json!({
        "buildings": plain.chain(shelters).collect::<Vec<_>>(),
        "crystals": hexes(state, state.crystals),
        "discovery": discovery.collect::<Vec<_>>(),
        "research": research.collect::<Vec<_>>(),
    })
}

/// What left the game after setup.
fn out(state: &State) -> Value {
    let goals = state.seats.iter().flat_map(|seat| seat.spent_goals.iter());
    let mut goals: Vec<u8> = goals.map(|goal| goal.0 + 1).collect();
    goals.sort_unstable();
    let research = state.out.research.iter();
    json!({
        "blueprints": state.out.blueprints.iter().map(|id| card(&id)).collect::<Vec<_>>(),
        "discovery": state.out.discovery.iter().map(|id| tile(state, *id)).collect::<Vec<_>>(),
        "research": research.map(|id| state.components.research(*id).id.as_str()).collect::<Vec<_>>(),
        "goals": goals,
    })
}

/// What nobody sees, the next first.
fn secret(state: &State) -> Value {
    let discovery = state.discovery_stack.iter().rev();
    json!({
        "discovery_stack": discovery.map(|id| tile(state, *id)).collect::<Vec<_>>(),
        "blueprint_deck": state.deck.iter().rev().map(card).collect::<Vec<_>>(),
        "tech_stack": state.tech_stack.iter().rev().map(|tech| tech.name()).collect::<Vec<_>>(),
        "stacks": object(arrows(state)),
    })
}

fn seat(state: &State, own: &Seat) -> Value {
    let data = state.components.data();
    let resources = Good::RESOURCES.map(|good| (good.name(), Value::from(own.goods[good])));
    let lab = data.lab.spaces.iter().zip(own.lab);
    let lab = lab.filter_map(|(space, tech)| Some((space.space.as_str(), tech?.name().into())));
    let scientists = data.scientists.iter().zip(own.scientists);
    let scientists = scientists.filter_map(|(scientist, figure)| {
        let on = figure?.as_ref().map(card);
        Some((scientist.id.as_str(), Value::from(on)))
    });
    let contracts = own.contracts.iter();
    let contracts = contracts.map(|held| ((held.contract.0 + 1).to_string(), goods(held.goods)));
    let done = own.contracts.iter().filter(|held| held.done);
    let cubes = Building::ALL
        .iter()
        .filter(|building| own.cubes >> **building as u8 & 1 == 1);
    let built = own.built.iter().map(|(id, at)| {
        let (q, r) = state.board().hexes[at.index()];
        json!([card(id), q, r])
    });
    let research = own
        .research
        .iter()
        .map(|id| state.components.research(id).id.as_str());
    let ships = (1..=8_u8).filter(|space| own.ships >> (space - 1) & 1 == 1);
    let markers = data.player_board.advanced_markers as usize;
    let mut record = json!({
        "space": own.space,
        "op": own.op,
        "resources": object(resources),
        "crystals": own.goods[Good::Crystal],
        "crystals_below": own.below,
        "ships": ships.collect::<Vec<_>>(),
        "hangar": own.hangar,
        "lq": own.lq,
        "wa": own.wa,
        "supply": own.supply,
        "shelters": own.shelters.len(),
        "bots": own.bots.iter().map(|at| hex(state, *at)).collect::<Vec<_>>(),
        "bots_supply": own.bots_supply,
        "rover": own.rover.map(|at| hex(state, at)),
        "miners": hexes(state, own.miners),
        "markers": markers.saturating_sub(own.blueprints.len() + own.built.len()),
        "blueprints": own.blueprints.iter().map(|id| card(&id)).collect::<Vec<_>>(),
    });
    record["built"] = built.collect();
    record["lab"] = object(lab);
    record["cubes"] = cubes.map(|building| building.name()).collect();
    record["scientists"] = object(scientists);
    record["contracts"] = object(contracts);
    record["contracts_done"] = done.map(|held| held.contract.0 + 1).collect();
    record["discovery"] = own.discovery.iter().map(|id| tile(state, *id)).collect();
    record["research"] = research.collect();
    record["radar"] = own.radar.map(|id| tile(state, id)).into();
    record["goals"] = own.goals.iter().map(|goal| goal.0 + 1).collect();
    record["goal_done"] = own.goal_done.map(|goal| goal.0 + 1).into();
    record
}
