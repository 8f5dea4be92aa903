//! Deeds of Lacerda in the record.

use super::moment::hex;
use crate::id::{HexId, LabId};
use crate::solo::Deed;
use crate::state::State;
use game::SeatId;
use serde_json::{Value, json};

/// A deed of Lacerda.
pub fn deed(state: &State, deed: &Deed) -> Value {
    let at = |to: HexId| hex(state, to);
    let lab = |space: LabId| {
        state.components.data().lab.spaces[space.index()]
            .space
            .as_str()
    };
    let seat = |owner: Option<SeatId>| owner.map(|owner| owner.0);
    match deed {
        Deed::Card(card, _) => json!({"do": "card", "card": card.0}),
        Deed::Place(action, crystals) => {
            json!({"do": "place", "action": action.name(), "crystal": crystals})
        }
        Deed::Blueprint(card) => json!({"do": "blueprint", "card": card.0 + 1}),
        Deed::Learn(place, tech, space) => {
            json!({"do": "learn", "place": place, "tile": tech.name(), "space": lab(*space)})
        }
        Deed::Develop(tech, space) => {
            json!({"do": "develop", "tile": tech.name(), "space": lab(*space)})
        }
        Deed::Hire(place) => json!({"do": "hire", "place": place + 1}),
        Deed::Construct(building, to, owner) => json!({
            "do": "construct", "type": building.name(), "hex": at(*to), "owner": seat(*owner),
        }),
        Deed::Lss(colonist) => {
            json!({"do": "lss", "choice": if *colonist { "colonist" } else { "crystal" }})
        }
        Deed::Upgrade(card, to, owner) => json!({
            "do": "upgrade", "blueprint": card.0 + 1, "hex": at(*to), "owner": seat(*owner),
        }),
        Deed::Rover {
            path,
            crystals,
            owner,
        } => {
            let path: Vec<Value> = path.iter().map(|to| at(*to)).collect();
            json!({"do": "rover", "path": path, "crystal": crystals, "owner": seat(*owner)})
        }
        Deed::Pointer(building) => json!({"do": "pointer", "to": building.name()}),
        Deed::Shelter(to, owner) => {
            json!({"do": "shelter", "hex": at(*to), "owner": seat(*owner)})
        }
        Deed::Ship(space) => json!({"do": "ship", "space": space}),
        Deed::Bot => json!({"do": "bot"}),
        Deed::Reply(develops) => {
            json!({"do": "reply", "answer": if *develops { "develop" } else { "oxygen" }})
        }
        Deed::Stay => json!({"do": "stay"}),
        Deed::Travel(space) => json!({"do": "travel", "space": space}),
        Deed::Discovery(tile, to) => {
            let tile = &state.components.discovery(*tile).id;
            json!({"do": "discovery", "tile": tile, "hex": at(*to)})
        }
        Deed::Warehouse(good) => json!({"do": "warehouse", "kind": good.name()}),
    }
}
