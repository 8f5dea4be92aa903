//! The setup of the game.

use crate::Table;
use rules::station::DEPOTS;
use rules::{EventMix, GameState, NeighbourObjective, SeatId, Stack};
use serde::Serialize;
use table::Level;

/// The key `setup`.
#[derive(Clone, Debug, Serialize)]
pub(super) struct SetupKeys {
    seed: String,
    solo: bool,
    two_player_variant: bool,
    private_objectives: bool,
    house_rules: HouseRules,
    events: EventMix,
    seats: Vec<SeatKeys>,
    station: StationKeys,
    first_commander: SeatId,
    neighbour_objectives: Vec<ObjectiveKeys>,
}

#[derive(Clone, Debug, Serialize)]
struct HouseRules {
    reveal_at_once: bool,
    patches_count_as_tiles: bool,
    /// Absent from version 1, where they always are.
    #[serde(skip_serializing_if = "Clone::clone")]
    claims_after_round: bool,
}

#[derive(Clone, Debug, Serialize)]
struct SeatKeys {
    name: String,
    planet: &'static str,
    corporation: &'static str,
    position: u8,
    player: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct StationKeys {
    inner: Vec<&'static str>,
    outer: Vec<&'static str>,
    rotation: u8,
}

#[derive(Clone, Debug, Serialize)]
struct ObjectiveKeys {
    id: String,
    between: [SeatId; 2],
}

impl SetupKeys {
    pub(super) fn new(table: &Table) -> Self {
        let (setup, start) = (table.setup(), table.start());
        let options = setup.options;
        let seats = setup.seats.iter().zip(&start.seats).zip(start.seat_ids());
        let seats = seats.map(|((planned, seat), id)| SeatKeys {
            name: planned.name.clone(),
            planet: planned.planet.name(),
            corporation: planned.corporation.name(),
            position: seat.position,
            player: table.players().bot(id).map_or("person", Level::name),
        });
        Self {
            seed: setup.seed.clone(),
            solo: options.solo,
            two_player_variant: options.two_player_variant,
            private_objectives: options.private_objectives,
            house_rules: HouseRules {
                reveal_at_once: options.reveal_at_once,
                patches_count_as_tiles: options.patches_count_as_tiles,
                claims_after_round: options.claims_after_round,
            },
            events: options.events.unwrap_or(EventMix::new(0, 0, 0)),
            seats: seats.collect(),
            station: StationKeys::new(start),
            first_commander: start.commander,
            neighbour_objectives: start.objectives.iter().map(ObjectiveKeys::from).collect(),
        }
    }
}

impl StationKeys {
    /// The station before its first rotation. Where it turns by itself, that has already happened, unless there is
    /// a choice before the first round.
    fn new(start: &GameState) -> Self {
        let station = &start.station;
        let name = |stack: &Stack| stack.shape.name();
        let turned = u8::from(start.options.turns_by_itself() && start.round == 1);
        Self {
            inner: station.inner.iter().map(name).collect(),
            outer: station.outer.iter().map(name).collect(),
            rotation: (station.rotation + turned) % DEPOTS,
        }
    }
}

impl From<&NeighbourObjective> for ObjectiveKeys {
    fn from(entry: &NeighbourObjective) -> Self {
        Self {
            id: entry.objective.to_string(),
            between: entry.between,
        }
    }
}
