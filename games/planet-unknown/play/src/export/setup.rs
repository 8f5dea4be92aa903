//! The setup of the game.

use crate::Table;
use rules::station::DEPOTS;
use rules::{EventMix, GameOptions, GameState, Stack};
use serde_json::{Value, json};
use table::Level;

/// The key `setup`.
pub(super) fn setup(table: &Table) -> Value {
    let (setup, start) = (table.setup(), table.start());
    let options = setup.options;
    let seats = setup.seats.iter().zip(&start.seats).zip(start.seat_ids());
    let seats = seats.map(|((planned, seat), id)| {
        json!({
            "name": planned.name,
            "planet": planned.planet.name(),
            "corporation": planned.corporation.name(),
            "position": seat.position,
            "player": table.players().bot(id).map_or("person", Level::name),
        })
    });
    let objectives = start.objectives.iter().map(|entry| {
        json!({
            "id": entry.objective.to_string(),
            "between": entry.between,
        })
    });
    json!({
        "seed": setup.seed,
        "solo": options.solo,
        "two_player_variant": options.two_player_variant,
        "private_objectives": options.private_objectives,
        "house_rules": house_rules(&options),
        "events": options.events.unwrap_or(EventMix::new(0, 0, 0)),
        "seats": seats.collect::<Vec<_>>(),
        "station": station(start),
        "first_commander": start.commander,
        "neighbour_objectives": objectives.collect::<Vec<_>>(),
    })
}

/// The house rules. Version 1 omits when civ cards are claimed, which there is always after the round.
fn house_rules(options: &GameOptions) -> Value {
    let mut rules = json!({
        "reveal_at_once": options.reveal_at_once,
        "patches_count_as_tiles": options.patches_count_as_tiles,
    });
    if !options.claims_after_round {
        rules["claims_after_round"] = false.into();
    }
    rules
}

/// The station before its first rotation. Where it turns by itself, that has already happened, unless there is
/// a choice before the first round.
fn station(start: &GameState) -> Value {
    let station = &start.station;
    let names = |stacks: &[Stack]| -> Vec<&'static str> {
        stacks.iter().map(|stack| stack.shape.name()).collect()
    };
    let turned = u8::from(start.options.turns_by_itself() && start.round == 1);
    json!({
        "inner": names(&station.inner),
        "outer": names(&station.outer),
        "rotation": (station.rotation + turned) % DEPOTS,
    })
}
