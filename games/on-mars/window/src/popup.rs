//! What can be done with what was picked, or what a question offers: beside its place, with what each choice would bring.

use crate::desk::{Desk, choice_words};
use crate::preview::preview;
use crate::scene::Scene;
use crate::spots::{self, Pick, Spot};
use crate::{ask, names};
use egui::Ui;
use kit::frame::{At, ListLine, corner_beside, lines_ui, list_beside};
use kit::text::Speaks as _;
use on_mars::{Choice, Means, Payment, State, Step};

/// The ways to pay that the bar has room for.
const IN_BAR: usize = 4;

/// Lists what can be chosen. Returns what the player chooses.
pub(crate) fn popup_ui(ui: &Ui, desk: &mut Desk, scene: &Scene<'_>) -> Option<Choice> {
    if desk.drags || !scene.at.acts {
        return None;
    }
    let (spot, choices) = listed(desk, scene)?;
    let title = title(ui, scene, desk.pick.is_some(), spot);
    // A long list says what each brings by its names alone.
    let explains = choices.len() <= 5;
    let lines = choices.into_iter();
    let lines = lines.map(|choice| line(ui, scene, choice, explains));
    let corner = corner_beside(scene.layout.room, scene.spots.rect_of(spot)?);
    let fresh = std::mem::take(&mut desk.fresh);
    let chosen = list_beside(ui.ctx(), "what can be done", corner, |ui| {
        lines_ui(ui, &title, lines, fresh)
    })?;
    desk.pick = None;
    Some(chosen)
}

/// The place of a list, and its choices.
fn listed(desk: &Desk, scene: &Scene<'_>) -> Option<(Spot, Vec<Choice>)> {
    if let Some(Pick::List(spot)) = desk.pick {
        let choices = scene.meant(None, spot);
        return (!choices.is_empty()).then_some((spot, choices));
    }
    if desk.pick.is_some() {
        return None;
    }
    let spot = place_of(desk, scene.at)?;
    let listed =
        |choice: &&Choice| lists(desk, scene.at, **choice) && desk.is_still_a_way(**choice);
    let mut choices: Vec<Choice> = scene.legal.iter().filter(listed).copied().collect();
    // What asks nothing of others comes first (on-mars §16.10), and what costs nothing.
    choices.sort_by_key(|choice| match choice {
        Choice::Tech(Some(owner), _) => *owner != scene.seat(),
        Choice::Use(_, means) => *means == Means::Pay,
        _ => false,
    });
    (!choices.is_empty()).then_some((spot, choices))
}

fn title(ui: &Ui, scene: &Scene<'_>, is_picked: bool, spot: Spot) -> String {
    match (is_picked, spot) {
        (true, Spot::Goal(goal)) => names::capital(names::goal(ui, scene.state(), goal)),
        (true, Spot::Contract(id)) => names::capital(names::contract(ui, scene.state(), id)),
        (true, Spot::Card(card)) => names::card(ui, scene.state(), card).to_owned(),
        (true, Spot::Hex(hex)) => names::capital(names::building_at(ui, scene.state(), hex)),
        _ => ask::question(&ui.language(), scene.at),
    }
}

/// Whether a choice is listed beside a place, so that the bar has no button for it.
fn lists(desk: &Desk, at: &At<'_, State>, choice: Choice) -> bool {
    let Some(step) = spots::step(at.state()) else {
        return false;
    };
    match choice {
        // These have a place of their own, and a list must not tell what lies face down.
        Choice::Goal(..) | Choice::Show(_) | Choice::Deliver(..) => false,
        Choice::Pay(paid) => {
            offers(desk, at, paid) && (desk.pick.is_none() || desk.drags) && has_many_ways(desk, at)
        }
        _ => matches!(
            step,
            Step::Join(..) | Step::Choice | Step::Refill | Step::Use | Step::Reward(_)
        ),
    }
}

/// Whether a way to pay is offered: one with Private Goals only where there is no other, or once a Goal was put on the price,
/// and only while they lie face up.
fn offers(desk: &Desk, at: &At<'_, State>, paid: Payment) -> bool {
    let asked = || !desk.paid.goals.is_empty() || spots::takes_goals(at);
    paid.goals.is_empty() || at.shows_secrets && asked()
}

/// Whether there are more ways to pay than the bar has room for.
fn has_many_ways(desk: &Desk, at: &At<'_, State>) -> bool {
    let offered = |choice: &&Choice| matches!(choice, Choice::Pay(paid) if offers(desk, at, *paid));
    at.view.legal().iter().filter(offered).count() > IN_BAR
}

/// Where a question is asked that has no place of its own for each answer.
fn place_of(desk: &Desk, at: &At<'_, State>) -> Option<Spot> {
    let state = at.state();
    Some(match spots::step(state)? {
        Step::Join(_, _, hex) => Spot::Hex(hex),
        Step::Choice => Spot::Track(*state.components.data().lss.tracks.first()?),
        Step::Reward(_) => Spot::Hangar,
        Step::Refill => {
            let gap = state.hire.iter().position(Option::is_none)?;
            Spot::Hire(gap as u8)
        }
        Step::Use => Spot::Depot(7),
        Step::Pay(..) if has_many_ways(desk, at) => Spot::Price,
        _ => return None,
    })
}

fn line(ui: &Ui, scene: &Scene<'_>, choice: Choice, explains: bool) -> ListLine<Choice> {
    let words = choice_words(ui, scene.at, choice);
    let brings = explains.then(|| preview(&ui.language(), scene.at, choice));
    ListLine {
        refused: scene.refusal(ui, choice),
        brings: brings.flatten().filter(|brings| !words.contains(brings)),
        words,
        name: None,
        is_hinted: scene.at.hint == Some(choice),
        deed: choice,
    }
}

/// Whether a choice has a button in the bar: what is done at its place has none, and a button must not tell what lies
/// face down.
pub(crate) fn has_button(desk: &Desk, at: &At<'_, State>, choice: Choice) -> bool {
    let hidden = match choice {
        Choice::Goal(..) | Choice::Show(_) => true,
        Choice::Pay(paid) => !offers(desk, at, paid) || !desk.is_still_a_way(choice),
        _ => false,
    };
    !hidden && !lists(desk, at, choice) && is_in_bar(at.state(), choice)
}

/// Whether a choice is an answer for the bar: it has no place on the table, or a button says more.
fn is_in_bar(state: &State, choice: Choice) -> bool {
    match choice {
        Choice::Accept(_)
        | Choice::Side(_)
        | Choice::EndTurn
        | Choice::Pay(_)
        | Choice::Take(_)
        | Choice::Buy(_)
        | Choice::RoverTech(_)
        | Choice::Tech(..)
        | Choice::Fetch(_)
        | Choice::Bot(_)
        | Choice::Reply(_)
        | Choice::Travel(_)
        | Choice::Stop => true,
        Choice::Type(_) | Choice::Lss(_) | Choice::Space(_) => true,
        Choice::Explore(_, hex) => hex.is_none(),
        Choice::Goods(_) => matches!(spots::step(state), Some(Step::Choose(1, _))),
        Choice::Deliver(..) => {
            matches!(spots::step(state), Some(Step::Gain(..) | Step::Deliver))
        }
        _ => false,
    }
}
