//! Answers in the record.

use super::moment::{goods, hex};
use crate::decision::Choice;
use crate::goods::Payment;
use crate::state::State;
use game::Action;
use serde_json::{Value, json};

/// The names of the LSS choices.
const LSS: [&str; 4] = ["bots", "crystal", "mineral", "colonist"];

/// The answer of a seat, given in this state, to any question but Q30.
pub fn answer(before: &State, action: Action<Choice>) -> Value {
    let Action { seat, choice } = action;
    let data = before.components.data();
    let lab = |space: crate::id::LabId| data.lab.spaces[space.index()].space.as_str();
    match choice {
        Choice::Space(space) | Choice::Ship(space) => space.into(),
        Choice::Accept(yes) => yes.into(),
        Choice::Side(side) => side.name().into(),
        Choice::Main(action) => json!({"main": action.name()}),
        Choice::Executive(number) => {
            json!({"executive": data.executive_actions[usize::from(number)].id})
        }
        Choice::EndTurn => "end".into(),
        Choice::Pay(payment) => pay(payment),
        Choice::Blueprint(card) => (card.0 + 1).into(),
        Choice::Learn(place, space) => {
            let tile = before.grid[usize::from(place)].map(|tech| tech.name());
            json!({"place": place, "tile": tile, "space": lab(space)})
        }
        Choice::Develop(from, to) => {
            let tile = before.seat(seat).lab[from.index()].map(|tech| tech.name());
            json!({"tile": tile, "space": lab(to)})
        }
        Choice::Take(good) => good.name().into(),
        Choice::MoveBot(from, to) => {
            json!({"piece": "bot", "from": hex(before, from), "to": hex(before, to)})
        }
        Choice::MoveRover(to) => {
            let from = hex(before, before.rover(seat));
            json!({"piece": "rover", "from": from, "to": hex(before, to)})
        }
        Choice::Buy(rover) => json!({"buy": if rover { "rover" } else { "bot" }}),
        Choice::RoverTech(owner) => json!({"tech": owner.0}),
        Choice::Type(building) => building.name().into(),
        Choice::Hex(at) => hex(before, at),
        Choice::Tech(owner, boost) => {
            json!({"owner": owner.map(|owner| owner.0), "boost": boost})
        }
        Choice::Lss(choice) => LSS[usize::from(choice)].into(),
        Choice::Fetch(from) => from.map_or("wa", |slot| slot.name()).into(),
        Choice::Upgrade(card, at) => json!({"blueprint": card.0 + 1, "hex": hex(before, at)}),
        Choice::Bot(bot) => if bot { "bot" } else { "colonists" }.into(),
        Choice::Hire(place) => (place + 1).into(),
        Choice::Contract(contract) => (contract.0 + 1).into(),
        Choice::Reply(develops) => if develops { "develop" } else { "oxygen" }.into(),
        Choice::Use(card, means) => {
            let owner = before.built_by(card).map(|(owner, _)| owner.0);
            json!({"owner": owner, "blueprint": card.0 + 1, "by": means.name()})
        }
        Choice::Goods(gained) => goods(gained),
        Choice::Show(card) => json!({"task_card": card.0 + 1}),
        Choice::Goal(goal, develops) => {
            let reward = if develops { "develop" } else { "card" };
            json!({"goal": goal.0 + 1, "reward": reward})
        }
        Choice::Travel(journey) => journey.name().into(),
        Choice::Explore(place, at) => {
            let tile = before.exploration[usize::from(place)];
            let tile = tile.map(|tile| before.components.discovery(tile).id.as_str());
            json!({"tile": tile, "hex": at.map(|at| hex(before, at))})
        }
        Choice::Stop | Choice::Deliver(..) => "stop".into(),
    }
}

/// What is really given.
fn pay(payment: Payment) -> Value {
    let mut given = goods(payment.goods);
    if !payment.goals.is_empty() {
        given["goals"] = payment.goals.iter().map(|goal| goal.0 + 1).collect();
    }
    if payment.colonists > 0 {
        given["colonist"] = payment.colonists.into();
    }
    given
}
