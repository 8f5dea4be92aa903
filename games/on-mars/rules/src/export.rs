//! The record of a game for other programs; `docs/export-on-mars.md` describes it.

mod answer;
mod data;
mod deed;
mod moment;

pub use answer::answer;
pub use data::whole;
pub use deed::deed;
pub use moment::state;

use crate::components::Building;
use crate::decision::{Choice, Illegal, Question};
use crate::event::Event;
use crate::goods::Goods;
use crate::id::ContractId;
use crate::setup::{Setup, SetupError};
use crate::solo::{Deed, LACERDA, Solo};
use crate::state::State;
use crate::task::Step;
use game::components::ComponentSet;
use game::{Action, Game, SeatId, Setup as _};
use moment::{arrows, hex, object};
use serde_json::{Value, json};
use std::collections::BTreeMap;

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
    let start = self::start(setup, &state)?;
    let (mut steps, mut deliveries) = (Vec::new(), Deliveries::default());
    for (number, action) in actions.into_iter().enumerate() {
        let step = state.agenda.last().map(|task| task.step);
        let formal = step.is_some_and(|step| state.is_formal(step, &state.choices(action.seat)));
        let told = self::steps(&mut state, action, &mut deliveries);
        let mut told = told.map_err(|why| ExportError::Action(number, why))?;
        if formal {
            join(&mut steps, told.remove(0));
        }
        steps.append(&mut told);
    }
    Ok(json!({
        "format": "on-mars-export",
        "version": 1,
        "setup": start,
        "steps": steps,
        "end": end(&state),
    }))
}

/// Puts what followed from an answer that was no choice into the step before it (on-mars §14.2).
fn join(steps: &mut [Value], mut formal: Value) {
    let Some(last) = steps.last_mut() else { return };
    last["after"] = formal["after"].take();
    if let (Some(all), Some(more)) = (
        last["revealed"].as_array_mut(),
        formal["revealed"].as_array(),
    ) {
        all.extend_from_slice(more);
    }
}

/// The setup, with all that is drawn from during the game.
fn start(setup: &Setup, state: &State) -> Result<Value, ExportError> {
    let components = match setup.components {
        ComponentSet::Standard => "on-mars".into(),
        ComponentSet::Own { .. } => whole(&state.components)?,
    };
    let options = &setup.options;
    let data = state.components.data();
    let seats = state.seat_ids().map(|seat| {
        let goals = state.seat(seat).goals.iter();
        let goals: Vec<u8> = goals.map(|goal| goal.0 + 1).collect();
        json!({"name": setup.name(seat), "goals": goals})
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
    let mut record = json!({
        "seed": setup.seed,
        "solo": state.solo.as_ref().map(|solo| self::solo(state, solo)),
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
    });
    if let Some(first) = moment::first_colonists(state) {
        record["options"]["first_colonists"] = true.into();
        record["first_colonists"] = first;
        let spaces = state.seats.iter().map(|seat| seat.space);
        record["start_spaces"] = spaces.collect::<Vec<_>>().into();
    }
    Ok(record)
}

/// What is particular in the setup of a solo game.
fn solo(state: &State, solo: &Solo) -> Value {
    let deck = solo.deck.iter().rev();
    let contracts = state.contracts.iter();
    json!({
        "goal": state.components.solo_goal(solo.goal).id,
        "start_space": solo.start_space,
        "deck": deck.map(|card| card.0).collect::<Vec<_>>(),
        "contract_deck": contracts.map(|contract| contract.0 + 1).collect::<Vec<_>>(),
    })
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

/// What an answer or a deed of Lacerda led to: the deed, what was turned up, and the state at the next one.
type Part = (Option<Deed>, Vec<Value>, State);

/// Carries out an action; what follows is told in parts, of which each but the first begins with a deed of Lacerda.
fn parts(state: &mut State, action: Action<Choice>) -> Result<Vec<Part>, Illegal> {
    state.check(&action)?;
    let (mut parts, mut deed, mut events) = (Vec::new(), None, Vec::new());
    let mut revealed = Vec::new();
    state.begin(action.seat, action.choice, &mut events);
    loop {
        let before = state.solo.is_some().then(|| state.clone());
        let goes_on = state.go_on(&mut events);
        for event in events.drain(..) {
            if let (Event::Deed(next), Some(before)) = (&event, &before) {
                let told = std::mem::take(&mut revealed);
                parts.push((deed.replace(next.clone()), told, before.clone()));
            }
            revealed.extend(self::revealed(state, &event));
        }
        if !goes_on {
            parts.push((deed, revealed, state.clone()));
            return Ok(parts);
        }
    }
}

/// Carries out an action and describes it, and the deeds of Lacerda that follow. What goes onto Contracts in answer to one
/// question is one step.
fn steps(
    state: &mut State,
    action: Action<Choice>,
    deliveries: &mut Deliveries,
) -> Result<Vec<Value>, Illegal> {
    let before = state.clone();
    let parts = parts(state, action)?;
    let (own, deeds) = parts.split_first().ok_or(Illegal::Over)?;
    let (_, revealed, after) = own;
    deliveries.revealed.extend_from_slice(revealed);
    deliveries.add(action.choice);
    if before.question() == Some(Question::Deliver)
        && action.choice != Choice::Stop
        && delivers(state, action.seat)
    {
        return Ok(Vec::new());
    }
    let question = match action.choice {
        Choice::Goal(..) | Choice::Show(_) => Question::Goal,
        Choice::Deliver(..) => Question::Deliver,
        _ => before.question().ok_or(Illegal::Over)?,
    };
    let own = std::mem::take(deliveries);
    let said = match question {
        Question::Deliver => own.answer(),
        _ => answer(&before, action),
    };
    let answer = json!({
        "seat": action.seat.0,
        "question": format!("Q{}", question as u8),
        "answer": said,
        "revealed": own.revealed,
        "after": self::state(after),
    });
    let deeds = deeds.iter().filter_map(|(deed, revealed, after)| {
        Some(json!({
            "seat": LACERDA.0,
            "question": "L",
            "answer": self::deed(after, deed.as_ref()?),
            "revealed": revealed,
            "after": self::state(after),
        }))
    });
    Ok([answer].into_iter().chain(deeds).collect())
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
        Event::Deed(Deed::Card(card, _)) => Some(json!({"solo_card": card.0})),
        _ => None,
    }
}

/// The result; none while the game goes on.
fn end(state: &State) -> Value {
    if !state.is_finished() {
        return Value::Null;
    }
    let ranking = state.standing();
    let solo = state.solo_result().map(|result| {
        let mut lines: BTreeMap<&str, bool> = BTreeMap::new();
        for line in &result.lines {
            *lines.entry(line.name).or_insert(true) &= line.is_met();
        }
        let goal = &state.components.solo_goal(result.goal).id;
        json!({"goal": goal, "won": result.is_won(), "lines": lines})
    });
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
    json!({"seats": seats.collect::<Vec<_>>(), "solo": solo})
}

/// The types that have a stack.
fn stacked() -> impl Iterator<Item = Building> {
    Building::ALL.into_iter().take(5)
}
