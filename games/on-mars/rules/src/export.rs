//! The record of a game for other programs; `docs/export-on-mars.md` describes it.

mod answer;
mod data;
mod moment;

pub use answer::answer;
pub use data::whole;
pub use moment::state;

use crate::components::Building;
use crate::decision::{Choice, Illegal, Question};
use crate::event::Event;
use crate::goods::Goods;
use crate::id::ContractId;
use crate::setup::{Setup, SetupError};
use crate::state::State;
use crate::task::Step;
use game::components::ComponentSet;
use game::{Action, Game, SeatId};
use moment::{arrows, hex, object};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use thiserror::Error;

/// Why there is no record.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ExportError {
    /// No game can be dealt.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An action is illegal.
    #[error("action {0} is illegal: {1}")]
    Action(usize, Illegal),
    /// The components cannot be written as JSON.
    #[error("the components cannot be written: {0}")]
    Components(String),
}

/// The record of the game of `setup` with these actions: its setup, every step with the state after it, and its end.
///
/// # Errors
/// Why the game cannot be played again.
pub fn export(
    setup: &Setup,
    actions: impl IntoIterator<Item = Action<Choice>>,
) -> Result<Value, ExportError> {
    let mut state = setup.deal()?;
    let start = self::start(setup, &state)?;
    let (mut steps, mut deliveries) = (Vec::new(), Deliveries::default());
    for (number, action) in actions.into_iter().enumerate() {
        let step = step(&mut state, action, &mut deliveries);
        steps.extend(step.map_err(|why| ExportError::Action(number, why))?);
    }
    Ok(json!({
        "format": "on-mars-export",
        "version": 1,
        "setup": start,
        "steps": steps,
        "end": end(&state),
    }))
}

/// The setup, with all that is drawn from during the game.
fn start(setup: &Setup, state: &State) -> Result<Value, ExportError> {
    let components = match setup.components {
        ComponentSet::Standard => "on-mars".into(),
        ComponentSet::Own { .. } => whole(&state.components)?,
    };
    let options = &setup.options;
    let data = state.components.data();
    let seats = setup.seats.iter().zip(&state.seats).map(|(player, own)| {
        let goals: Vec<u8> = own.goals.iter().map(|goal| goal.0 + 1).collect();
        json!({"name": player.name, "goals": goals})
    });
    let tracks = || data.lss.tracks.iter().copied();
    let lss_hexes = tracks().map(|building| {
        let at = state.buildings[building as usize].iter().next();
        (building.name(), Value::from(at.map(|at| hex(state, at))))
    });
    let rewards = tracks().zip(state.rewards);
    let rewards = rewards.map(|(building, reward)| (building.name(), Value::from(reward.0 + 1)));
    let shown = state.display.iter().flatten();
    let deck = shown.chain(state.deck.iter().rev());
    let face_up = state.exploration.iter().flatten();
    let discovery = face_up.chain(state.discovery_stack.iter().rev());
    let discovery = discovery.map(|tile| state.components.discovery(*tile).id.as_str());
    Ok(json!({
        "seed": setup.seed,
        "solo": null,
        "options": {
            "mission_mix": options.mission_mix.name(),
            "colony_update": options.colony_update.name(),
            "crystals_usable": options.crystals_usable.name(),
            "space_oddity": options.space_oddity,
        },
        "components": components,
        "seats": seats.collect::<Vec<_>>(),
        "first": state.first.0,
        "lss_hexes": object(lss_hexes),
        "stacks": object(arrows(state)),
        "grid": state.grid.iter().flatten().map(|tech| tech.name()).collect::<Vec<_>>(),
        "tech_stack": state.tech_stack.iter().rev().map(|tech| tech.name()).collect::<Vec<_>>(),
        "blueprint_deck": deck.map(|card| card.0 + 1).collect::<Vec<_>>(),
        "discovery_stack": discovery.collect::<Vec<_>>(),
        "missions": state.missions.iter().map(|(mission, _)| mission.name()).collect::<Vec<_>>(),
        "lss_rewards": object(rewards),
    }))
}

/// Goods that are put onto Contracts in one answer.
#[derive(Default)]
struct Deliveries {
    goods: BTreeMap<ContractId, (Goods, u8)>,
    revealed: Vec<Value>,
}

impl Deliveries {
    fn add(&mut self, choice: Choice) {
        if let Choice::Deliver(contract, good, below, number) = choice {
            let (goods, crystals) = self.goods.entry(contract).or_default();
            match below {
                true => *crystals += number,
                false => *goods = goods.plus(Goods::of(good, number)),
            }
        }
    }

    fn answer(&self) -> Value {
        let entry = |(contract, (goods, below)): (&ContractId, &(Goods, u8))| {
            let mut given = moment::goods(*goods);
            if *below > 0 {
                given["crystal_below"] = (*below).into();
            }
            json!({"contract": contract.0 + 1, "goods": given})
        };
        self.goods.iter().map(entry).collect()
    }
}

/// Carries out an action and describes it. What goes onto Contracts in answer to one question is one step.
fn step(
    state: &mut State,
    action: Action<Choice>,
    deliveries: &mut Deliveries,
) -> Result<Option<Value>, Illegal> {
    let before = state.clone();
    let events = state.apply(&action)?;
    let revealed = events
        .iter()
        .filter_map(|event| self::revealed(state, event));
    deliveries.revealed.extend(revealed);
    deliveries.add(action.choice);
    if before.question() == Some(Question::Deliver)
        && action.choice != Choice::Stop
        && delivers(state, action.seat)
    {
        return Ok(None);
    }
    let question = match action.choice {
        Choice::Goal(..) => Question::Goal,
        Choice::Deliver(..) => Question::Deliver,
        _ => before.question().ok_or(Illegal::Over)?,
    };
    let own = std::mem::take(deliveries);
    let said = match question {
        Question::Deliver => own.answer(),
        _ => answer(&before, action),
    };
    Ok(Some(json!({
        "seat": action.seat.0,
        "question": format!("Q{}", question as u8),
        "answer": said,
        "revealed": own.revealed,
        "after": self::state(state),
    })))
}

/// Whether the same question about Contracts is still asked.
fn delivers(state: &State, seat: SeatId) -> bool {
    state.agenda.last().is_some_and(|task| {
        let same = matches!(task.step, Step::Gain(_, true) | Step::Deliver);
        same && task.seat == seat
    })
}

/// What was turned up.
fn revealed(state: &State, event: &Event) -> Option<Value> {
    match event {
        Event::DiscoveryTurned(_, tile) => {
            Some(json!({"discovery": state.components.discovery(*tile).id}))
        }
        Event::TileTurned(building, tile) => {
            let arrows = &state.components.building(*building).arrows;
            Some(json!({"arrows": arrows[usize::from(*tile)], "building": building.name()}))
        }
        Event::BlueprintTurned(_, card) => Some(json!({"blueprint": card.0 + 1})),
        Event::TechTurned(place, tech) => Some(json!({"tech": tech.name(), "place": place})),
        _ => None,
    }
}

/// The result; none while the game goes on.
fn end(state: &State) -> Value {
    let Some(ranking) = state.ranking() else {
        return Value::Null;
    };
    let seats = state.seat_ids().map(|seat| {
        let score = state.score(seat);
        json!({
            "track": score.track,
            "progress": score.progress,
            "hangar": score.hangar,
            "colonists": score.colonists,
            "tech": score.tech,
            "built": score.built,
            "unbuilt": score.unbuilt,
            "scientists": score.scientists,
            "contracts": score.contracts,
            "total": score.total(),
            "rank": ranking.place(seat),
        })
    });
    json!({"seats": seats.collect::<Vec<_>>(), "solo": null})
}

/// The types that have a stack.
fn stacked() -> impl Iterator<Item = Building> {
    Building::ALL.iter().copied().take(5)
}
