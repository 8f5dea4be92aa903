//! What can be done with what was picked, or what a question offers: beside its place, with what each choice would bring.

use crate::desk::{Desk, Pick, Scene, Spot};
use crate::preview::preview;
use crate::{ask, names, t, words};
use cryo::{CardUse, CellId, Choice, DockId, Launch, Question, State, Task, Track};
use egui::{Align2, Pos2, Rect, Ui};
use kit::frame::{At, ListLine, corner_beside, lines_ui, list_beside};
use kit::text::{Speaks as _, capitalised};
use kit::theme::{Icon, rich, strong, tokens};
use kit::widgets::{Button, dim, numbered_in_list};

/// Lists what can be chosen. Returns what the player chooses.
pub(crate) fn popup_ui(ui: &Ui, desk: &mut Desk, scene: &Scene<'_>) -> Option<Choice> {
    if desk.drags || !scene.at.acts {
        return None;
    }
    let (spot, title, choices) = listed(ui, desk, scene)?;
    let lines = choices.into_iter();
    let lines = lines.map(|choice| line(ui, scene, &title, choice));
    let corner = corner_beside(scene.layout.room, ground(scene, spot)?);
    let fresh = std::mem::take(&mut desk.fresh);
    let chosen = list_beside(ui.ctx(), "what can be done", corner, |ui| {
        lines_ui(ui, &capitalised(&title), lines, fresh)
    })?;
    desk.pick = None;
    Some(chosen)
}

/// The place of a list, its title and its choices.
fn listed(ui: &Ui, desk: &Desk, scene: &Scene<'_>) -> Option<(Spot, String, Vec<Choice>)> {
    let state = scene.state();
    Some(match desk.pick {
        Some(Pick::Dock(dock)) => {
            let title = names::dock(ui, state, dock);
            (Spot::Dock(dock), title, of_dock(scene, dock))
        }
        Some(Pick::Card(place, card)) => {
            let spot = Spot::Card(place, card);
            let plays = matches!(scene.question(), Some(Question::Play | Question::Card));
            let uses = CardUse::ALL.into_iter().filter(|_| plays);
            let uses = uses.map(|role| Choice::Play(card, role));
            let others = scene.meant(None, spot).into_iter();
            let others = others.filter(|choice| !matches!(choice, Choice::Play(..)));
            (
                spot,
                names::card(ui, state, card),
                uses.chain(others).collect(),
            )
        }
        Some(Pick::Slot(slot)) => {
            let title = names::slot(ui, state, slot);
            (Spot::Slot(slot), title, vec![Choice::ScrapTile(slot)])
        }
        Some(Pick::Home(dock)) => {
            let mut choices = scene.meant(None, Spot::Home(dock));
            // In the order of the bar.
            choices.sort_by_key(|choice| comes_late(*choice));
            (Spot::Home(dock), names::home(ui, state, dock), choices)
        }
        Some(_) => return None,
        None => {
            let spot = place_of(scene.task()?)?;
            let title = ask::question(&ui.language(), scene.at);
            (spot, title, of_question(desk, scene)?)
        }
    })
}

/// The actions of a dock, then none.
fn of_dock(scene: &Scene<'_>, dock: DockId) -> Vec<Choice> {
    let touched = scene.state().board().dock(dock).touches.iter();
    let actions = touched.map(|cell| Choice::Deploy(dock, Some(cell)));
    actions.chain([Choice::Deploy(dock, None)]).collect()
}

/// Whether a choice stands after the others: a machine that is not used.
pub(crate) const fn comes_late(choice: Choice) -> bool {
    matches!(choice, Choice::Return(_, false))
}

/// Whether a choice has a button in the bar: what is listed beside its place has none, and a button must not tell what lies
/// face down.
pub(crate) fn has_button(desk: &Desk, at: &At<'_, State>, choice: Choice) -> bool {
    let (state, shown) = (at.state(), at.shows_secrets);
    match choice {
        Choice::Keep(cards) => shown && cards == desk.marked(state, at.seat()),
        Choice::Discard(_) => shown,
        Choice::Back(spaces) => spaces == desk.back,
        Choice::Deploy(..) | Choice::Play(..) | Choice::Launch(_) => false,
        Choice::ScrapCard(_) | Choice::ScrapTile(_) => false,
        // Each chamber and salvage space takes a click, and so many buttons would leave no room for them.
        Choice::Wake(_) | Choice::Send(_) => false,
        Choice::Return(..) => !matches!(desk.pick, Some(Pick::Home(_))),
        _ => {
            let place = state.agenda.last().copied().and_then(place_of);
            let answers = state.question().and_then(answers);
            place.is_none() || !answers.is_some_and(|answers| answers(&choice))
        }
    }
}

/// Where a question is asked that has no place of its own for each answer.
fn place_of(task: Task) -> Option<Spot> {
    Some(match task {
        Task::Act(cell) => Spot::Cell(cell),
        Task::Prototype(slot) => Spot::Slot(slot),
        Task::Cost(dock) => Spot::Home(dock),
        Task::Pay(_) | Task::OneOf(_) => Spot::Track(Track::Crystal),
        _ => return None,
    })
}

/// What answers a question about a number or a payment. How many cards are drawn and played is asked in the bar: hand and
/// slots have to be in sight for it.
fn answers(question: Question) -> Option<fn(&Choice) -> bool> {
    Some(match question {
        Question::Amount => |choice| matches!(choice, Choice::Amount(_)),
        Question::OneOf => |choice| matches!(choice, Choice::Take(_) | Choice::Decline),
        Question::Payment => |choice| matches!(choice, Choice::Pay(_)),
        Question::Prototype => |choice| matches!(choice, Choice::Spend(_) | Choice::Decline),
        Question::Resource => |choice| matches!(choice, Choice::Spend(_)),
        Question::Mix => |choice| matches!(choice, Choice::Mix(_)),
        _ => return None,
    })
}

/// The answers to a question about a number or a payment.
fn of_question(desk: &Desk, scene: &Scene<'_>) -> Option<Vec<Choice>> {
    let answers = answers(scene.question()?)?;
    let fits = |choice: &Choice| match choice {
        Choice::Mix(mix) => *mix == desk.mix,
        choice => answers(choice),
    };
    let choices: Vec<Choice> = scene.legal.iter().copied().filter(fits).collect();
    (!choices.is_empty()).then_some(choices)
}

/// What the list of a spot leaves free: the spot, and the cells that a dock touches.
fn ground(scene: &Scene<'_>, spot: Spot) -> Option<Rect> {
    let rect = scene.spots.rect_of(spot)?;
    let Spot::Dock(dock) = spot else {
        return Some(rect);
    };
    let cells = scene.state().board().dock(dock).touches.iter();
    let cells = cells.filter_map(|cell| scene.spots.rect_of(Spot::Cell(cell)));
    Some(cells.fold(rect, Rect::union))
}

fn line(ui: &Ui, scene: &Scene<'_>, title: &str, choice: Choice) -> ListLine<Choice> {
    let words = line_words(ui, scene, choice);
    let name = match choice {
        Choice::Deploy(_, Some(_)) => format!("{title}: {words}"),
        _ => ask::choice(&ui.language(), choice, scene.state()),
    };
    let refused = scene.refusal(ui, choice);
    let brings = || preview(&ui.language(), scene.at, choice);
    ListLine {
        words,
        name: Some(name),
        brings: refused.is_none().then(brings).flatten(),
        refused,
        is_hinted: scene.at.hint == Some(choice),
        deed: choice,
    }
}

/// A choice in words, without the place that the title names.
fn line_words(ui: &Ui, scene: &Scene<'_>, choice: Choice) -> String {
    let state = scene.state();
    match choice {
        Choice::Deploy(dock, Some(cell)) => {
            let action = names::action(ui, state, cell);
            let touched = state.board().dock(dock).touches.iter();
            let alike = touched.filter(|other| names::action(ui, state, *other) == action);
            match alike.count() {
                1 => action.to_owned(),
                _ => {
                    let side = side(scene, dock, cell);
                    t!(ui, "board-action-side", action, side)
                }
            }
        }
        Choice::Deploy(_, None) => t!(ui, "board-no-action"),
        _ => ask::choice(&ui.language(), choice, state),
    }
}

/// On which side of a dock a cell lies, as the text of both names it.
fn side(scene: &Scene<'_>, dock: DockId, cell: CellId) -> &'static str {
    let middle = |spot| {
        scene
            .spots
            .rect_of(spot)
            .map_or(Pos2::ZERO, |rect| rect.center())
    };
    let way = middle(Spot::Cell(cell)) - middle(Spot::Dock(dock));
    match (way.x.abs() > way.y.abs(), way.x < 0.0, way.y < 0.0) {
        (true, true, _) => "left",
        (true, false, _) => "right",
        (false, _, true) => "above",
        (false, _, false) => "below",
    }
}

/// The launch that is being put together: its pods, its bill, and the button that confirms it.
pub(crate) fn launch_ui(ui: &Ui, desk: &mut Desk, scene: &Scene<'_>) -> Option<Choice> {
    if scene.question() != Some(Question::Launch) || desk.drags {
        return None;
    }
    let launch = desk.launch()?;
    let (middle, rects) = scene.layout.segment(launch.segment);
    let right = middle.x < scene.layout.caverns.center().x;
    let (corner, pivot) = match right {
        true => (rects[1].right_top(), Align2::LEFT_BOTTOM),
        false => (rects[0].left_top(), Align2::RIGHT_BOTTOM),
    };
    list_beside(ui.ctx(), "launch", (corner, pivot), |ui| {
        bill_ui(ui, desk, scene, launch)
    })
}

fn bill_ui(ui: &mut Ui, desk: &mut Desk, scene: &Scene<'_>, launch: Launch) -> Option<Choice> {
    let (state, seat) = (scene.state(), scene.at.seat());
    ui.set_max_width(300.0);
    let vehicle = names::card_as(ui, state, launch.vehicle, CardUse::Vehicle);
    let segment = names::segment(state, launch.segment);
    let title = t!(ui, "board-launch-title", vehicle, segment);
    let color = tokens().color.text;
    ui.label(rich(&title, strong(tokens().text.body), color));
    let caverns = state.board().segment(launch.segment)?.caverns;
    for (place, space) in caverns.into_iter().enumerate() {
        if state.settling_cost(space).is_none() {
            continue;
        }
        let name = names::space(state, space);
        ui.horizontal(|ui| {
            let less = Button::icon_only(Icon::Minus, t!(ui, "board-less", space = name));
            if ui.add(less).clicked() {
                desk.draft.pods[place] = launch.pods[place].saturating_sub(1);
            }
            let words = names::pods(ui, launch.pods[place]);
            let words = format!("{name}: {words}");
            ui.label(rich(&words, strong(tokens().text.body), color));
            let more = Button::icon_only(Icon::Plus, t!(ui, "board-more", space = name));
            if ui.add(more).clicked() {
                desk.add_pod(scene, place);
            }
        });
    }
    let choice = Choice::Launch(launch);
    let bill = match state.check_launch(seat, launch, state.seat(seat).stock) {
        Ok(bill) => {
            let pays = state.payment(seat, bill.cost);
            let bill = t!(ui, "board-launch-bill", cost = names::stock(ui, pays));
            match pays[Track::Nanites] {
                0 => bill,
                _ => format!("{bill}. {}", t!(ui, "board-launch-nanites")),
            }
        }
        Err(reason) => words::refusal(&ui.language(), reason),
    };
    dim(ui, bill);
    let go = Button::new(t!(ui, "board-launch-go"))
        .icon(Icon::Rocket)
        .primary();
    let refused = scene.refusal(ui, choice);
    let possible = refused.is_none();
    let (_, pressed) = numbered_in_list(ui, go.refused(refused), 1);
    (pressed && possible).then_some(choice)
}
