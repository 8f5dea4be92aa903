//! On Mars on the command line.

use super::Further;
use game::Action;
use on_mars::export::export;
use on_mars::{Choice, Setup, State};
use serde_json::Value;
use std::ops::RangeInclusive;

impl Further for State {
    const SEATS: RangeInclusive<usize> = 1..=4;

    fn setup(seats: usize, seed: &str) -> Setup {
        Setup::standard(seats, seed)
    }

    fn export(setup: &Setup, actions: &[Action<Choice>]) -> Result<Value, String> {
        export(setup, actions.iter().copied()).map_err(|error| error.to_string())
    }

    fn won_alone(end: &Self) -> Option<bool> {
        end.is_solo_won()
    }

    /// Actions of both sides, Blueprints that are taken, built and used, and journeys.
    fn used(after: &Self, action: Action<Choice>) -> Option<(&'static str, String)> {
        let components = &after.components;
        let name = |card| components.card(card).name.clone();
        match action.choice {
            Choice::Main(action) => Some(("actions", action.name().to_owned())),
            Choice::Executive(number) => {
                let actions = &components.data().executive_actions;
                let action = actions.get(usize::from(number))?;
                Some(("executive", action.id.clone()))
            }
            Choice::Blueprint(card) => Some(("blueprints taken", name(card))),
            Choice::Upgrade(card, _) => Some(("blueprints built", name(card))),
            Choice::Use(card, _) => Some(("blueprints used", name(card))),
            Choice::Goal(goal, _) => {
                let goal = components.goal(goal);
                Some(("private goals", goal.id.to_string()))
            }
            Choice::Travel(journey) => Some(("journeys", journey.name().to_owned())),
            _ => None,
        }
    }
}
