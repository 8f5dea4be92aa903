//! Cryo on the command line.

use super::Further;
use cryo::export::export;
use cryo::{CardUse, Choice, Setup, State};
use game::Action;
use serde_json::Value;
use std::ops::RangeInclusive;

impl Further for State {
    const SEATS: RangeInclusive<usize> = 2..=4;

    fn setup(seats: usize, seed: &str) -> Setup {
        Setup::standard(seats, seed)
    }

    fn export(setup: &Setup, actions: &[Action<Choice>]) -> Result<Value, String> {
        export(setup, actions.iter().copied()).map_err(|error| error.to_string())
    }

    /// Actions of the ship and of the platform, each use of a card, and launches by segment.
    fn used(after: &Self, action: Action<Choice>) -> Option<(&'static str, String)> {
        let data = after.components.data();
        match action.choice {
            Choice::Deploy(_, cell) => {
                let kind = cell.map(|cell| after.board().cell(cell).action.name());
                Some(("actions", kind.unwrap_or("none").to_owned()))
            }
            Choice::Second(cell) => {
                let kind = after.board().cell(cell).action.name();
                Some(("second actions", kind.to_owned()))
            }
            Choice::Recall => Some(("actions", "recall".to_owned())),
            Choice::Return(dock, true) | Choice::Run(dock) => {
                let of = &after.components.platform_dock(dock).en;
                Some(("platform", of.clone()))
            }
            Choice::Play(card, role) => {
                let card = after.components.card(card);
                Some(match role {
                    CardUse::Upgrade => ("upgrades", card.upgrade.id.clone()),
                    CardUse::Mission => ("missions", card.mission.id.clone()),
                    CardUse::Vehicle => ("vehicles", card.vehicle.id.clone()),
                })
            }
            Choice::ScrapCard(card) => Some(("scrap", card.name().to_owned())),
            Choice::ScrapTile(_) => Some(("scrap", "tile".to_owned())),
            Choice::Launch(launch) => {
                let segment = data.tunnels.segments.get(launch.segment.index())?;
                Some(("launches", segment.id.clone()))
            }
            _ => None,
        }
    }
}
