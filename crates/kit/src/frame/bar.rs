//! The bar below the board: the question, its answers, undo and hints.

use egui::{
    Align, Align2, Area, Id, Key, Layout, Order, Rect, Response, RichText, ScrollArea, Sense, Ui,
    pos2, vec2,
};
use game::{Game as _, Setup as _};
use table::{Step, UndoRefused};

use super::focus::note_answer;
use super::guide::{note_spot, noted_spot};
use super::hints::Hints;
use super::{ChoiceOf, Face, Scene};
use crate::devices::{Control, Keyboard, Saying};
use crate::t;
use crate::text::Speaks;
use crate::theme::{Icon, strong, tokens};
use crate::widgets::{Button, dim, numbered, popup, says, settle, tell_news_in};

/// What the player wants of the bar.
pub(super) enum Asked<C> {
    /// Looks at this answer.
    Look(C),
    Play(C),
    /// Plays it once the player has read what is lost.
    Confirm(C, String),
    Step(Step),
    Hints,
    Peek(bool),
    Pause,
    Results,
}

/// Draws the bar, and returns what was clicked or said with a key.
pub(super) fn bar_ui<F: Face>(
    ui: &mut Ui,
    scene: &Scene<'_, F>,
    bots_pause: bool,
    hints: &mut Option<Hints<F>>,
) -> Option<Asked<ChoiceOf<F>>> {
    let at = scene.at;
    let (mut asked, looked) = match hints_ui(ui, at.shows_secrets, hints) {
        Some((hint, true)) => (Some(Asked::Play(hint)), None),
        Some((hint, false)) => (None, Some(Asked::Look(hint))),
        None => (None, None),
    };
    let mut question = Rect::NOTHING;
    ui.horizontal(|ui| {
        ui.set_min_height(tokens().shape.control);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let step = steps_ui(ui, scene, bots_pause);
            asked = asked.take().or(step);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                question = ui.max_rect();
                if at.acts && at.setup.seat_count() > 1 {
                    scene.badge_ui(ui, at.seat(), 24.0);
                }
                let words = words(ui, scene);
                ui.label(RichText::new(words).font(strong(tokens().text.body)));
            });
        });
    });
    let rows = 2.0 * tokens().shape.control + ui.spacing().item_spacing.y;
    let answers = ScrollArea::vertical().id_salt("answers").max_height(rows);
    // The panel below has the height of what is in it, which must not be that of what it has now.
    let answers = answers.min_scrolled_height(rows);
    let answers = answers.auto_shrink([false, true]);
    answers.show(ui, |ui| {
        asked = asked.take().or(row_ui(ui, scene, question));
    });
    asked.or(looked)
}

/// Draws the answers, and news beside them; over the question where two rows are full.
fn row_ui<F: Face>(
    ui: &mut Ui,
    scene: &Scene<'_, F>,
    question: Rect,
) -> Option<Asked<ChoiceOf<F>>> {
    let at = scene.at;
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(tokens().shape.control);
        if at.acts {
            asked = answers_ui(ui, scene);
        }
        if at.state().is_finished() {
            let results = Button::new(t!(ui, "frame-results")).icon(Icon::Trophy);
            if ui.add(results.primary()).clicked() {
                asked = Some(Asked::Results);
            }
        }
        // News have the rest of the line; next to nothing would not hold a sentence.
        let control = tokens().shape.control;
        let is_full = ui.available_size_before_wrap().x < 260.0;
        let news = match is_full && ui.min_rect().height() > 1.5 * control {
            true => question,
            false => {
                if is_full {
                    ui.end_row();
                }
                let rest = vec2(ui.available_size_before_wrap().x, control);
                ui.allocate_exact_size(rest, Sense::hover()).0
            }
        };
        tell_news_in(ui.ctx(), at.seat(), news);
    });
    asked
}

/// Draws hints above the bar and the hand, where they push nothing aside, and returns what is asked of them.
fn hints_ui<F: Face>(
    ui: &Ui,
    shows_secrets: bool,
    hints: &mut Option<Hints<F>>,
) -> Option<(ChoiceOf<F>, bool)> {
    note_spot(ui.ctx(), "hints", []);
    if hints.is_none() {
        return None;
    }
    // The own hand stays free: a hint may be about it.
    let hand = noted_spot(ui.ctx(), "hand").map_or(f32::INFINITY, |hand| hand.top());
    let room = ui.max_rect();
    let bottom = room.top().min(hand) - tokens().space.m;
    // So does a list, which holds the answers: on its left, if that is where there is room.
    let list = noted_spot(ui.ctx(), "list").unwrap_or(Rect::NOTHING);
    let is_right = list.center().x > room.center().x && list.bottom() > 0.5 * bottom;
    let (corner, pivot) = match is_right {
        true => (pos2(room.left(), bottom), Align2::LEFT_BOTTOM),
        false => (pos2(room.right(), bottom), Align2::RIGHT_BOTTOM),
    };
    let area = Area::new(Id::unique("hints"))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(corner)
        .constrain_to(ui.ctx().content_rect());
    let contents = |ui: &mut Ui| {
        ui.set_max_width(620.0);
        if shows_secrets {
            return Hints::ui(hints, ui);
        }
        // They would tell what lies face down.
        dim(ui, t!(ui, "frame-hints-secret"));
        None
    };
    let shown = area.show(ui.ctx(), |ui| popup().show(ui, contents).inner);
    settle(&shown.response);
    note_spot(ui.ctx(), "hints", [shown.response.rect]);
    shown.inner
}

/// What is asked, or who is being waited for.
fn words<F: Face>(ui: &Ui, scene: &Scene<'_, F>) -> String {
    let (sitting, at) = (scene.sitting, scene.at);
    if at.acts {
        let question = scene.face.question(ui.language(), at);
        let name = at.name(at.seat());
        return match sitting.people().count() {
            0 | 1 => question,
            _ => t!(ui, "frame-asks", name, question),
        };
    }
    if at.told.is_some() {
        return t!(ui, "frame-counting");
    }
    if at.state().is_finished() {
        return t!(ui, "frame-over");
    }
    match sitting.bots_to_act().next() {
        Some((seat, _)) => t!(ui, "frame-thinks", name = at.name(seat)),
        None => {
            let active = at.state().active().map_or("", |seat| at.name(seat));
            t!(ui, "frame-waits-for", name = active)
        }
    }
}

/// Draws a button for each answer that has one; the first nine and the end of the turn have a key. Enter gives the only
/// answer as long as nothing has the focus.
fn answers_ui<F: Face>(ui: &mut Ui, scene: &Scene<'_, F>) -> Option<Asked<ChoiceOf<F>>> {
    let (face, at, language) = (scene.face, scene.at, ui.language());
    let (mut asked, mut number) = (None, 0);
    let mut answers = Vec::new();
    let mut choices = at.view.legal();
    choices.sort_by_key(|choice| face.comes_late(*choice));
    for choice in choices {
        let Some(answer) = face.answer(language, at, choice) else {
            continue;
        };
        let button = Button::new(answer.words).drawing(answer.drawing);
        let button = button.selected(at.hint == Some(choice));
        let (response, pressed) = match answer.ends_turn {
            true => {
                let button = match answer.is_early {
                    true => button,
                    false => button.primary(),
                };
                let saying = Saying::Control(Control::EndTurn);
                let response = ui.add(button.key(Keyboard::Frame.name(saying)));
                let pressed = response.clicked() || says(ui, Keyboard::Frame, saying);
                (response, pressed)
            }
            false => {
                number += 1;
                numbered(ui, button, answer.digit.unwrap_or(number))
            }
        };
        note_answer(&response);
        answers.push((choice, answer.ends_turn || answer.warning.is_some()));
        if pressed {
            asked = Some(match answer.warning {
                Some(warning) => Asked::Confirm(choice, warning),
                None => Asked::Play(choice),
            });
        } else if response.hovered() || response.has_focus() {
            asked = asked.or(Some(Asked::Look(choice)));
        }
    }
    let enters = ui.input(|input| input.key_pressed(Key::Enter));
    match answers[..] {
        [(only, false)] if enters && ui.memory(|memory| memory.focused().is_none()) => {
            Some(Asked::Play(only))
        }
        _ => asked,
    }
}

/// Draws redo, undo, hints, the look at secrets, and the pause of the bots, from the right.
fn steps_ui<F: Face>(
    ui: &mut Ui,
    scene: &Scene<'_, F>,
    bots_pause: bool,
) -> Option<Asked<ChoiceOf<F>>> {
    let (sitting, at) = (scene.sitting, scene.at);
    let mut asked = None;
    let steps = [
        (Step::Redo, Icon::Redo, t!(ui, "frame-redo"), Control::Redo),
        (Step::Undo, Icon::Undo, t!(ui, "frame-undo"), Control::Undo),
    ];
    for (step, icon, name, control) in steps {
        let refused = sitting.can(step).err();
        let refused = refused.map(|reason| refusal(ui, step, reason));
        let possible = refused.is_none();
        let button = Button::icon_only(icon, name).refused(refused);
        let clicked = ui.add(button).clicked();
        if (clicked || says(ui, Keyboard::Frame, Saying::Control(control))) && possible {
            asked = Some(Asked::Step(step));
        }
    }
    if at.acts {
        let hint = Button::icon_only(Icon::Hint, t!(ui, "frame-hint"));
        let said = says(ui, Keyboard::Frame, Saying::Control(Control::Hint));
        if ui.add(hint).clicked() || said {
            asked = Some(Asked::Hints);
        }
    }
    let asks_to_look = ui.data_mut(|data| data.remove_temp::<bool>(look_id()).is_some());
    if sitting.can_peek() {
        let shown = at.shows_secrets;
        let name = t!(ui, "frame-peek", shown, name = at.name(at.seat()));
        let saying = Saying::Control(Control::Peek);
        let button = Button::icon_only(Icon::Eye, name).selected(shown);
        let button = button.key(Keyboard::Frame.name(saying));
        let said = says(ui, Keyboard::Frame, saying);
        if ui.add(button).clicked() || said || asks_to_look {
            asked = Some(Asked::Peek(!shown));
        }
    }
    if bots_pause || sitting.is_watched() {
        let (icon, name) = match bots_pause {
            true => (Icon::Play, t!(ui, "frame-go-on")),
            false => (Icon::Pause, t!(ui, "frame-pause")),
        };
        let said = says(ui, Keyboard::Frame, Saying::Play);
        if ui.add(Button::icon_only(icon, name)).clicked() || said {
            asked = Some(Asked::Pause);
        }
    }
    asked
}

/// Something secret of the player at the screen that lies face down: a click on it asks to look at it.
pub fn face_down(ui: &Ui, rect: Rect, id: Id) -> Response {
    let response = ui.interact(rect, id, Sense::click());
    if response.clicked() {
        ui.data_mut(|data| data.insert_temp(look_id(), true));
    }
    response
}

fn look_id() -> Id {
    Id::unique("asks to look at what lies face down")
}

/// Why a step cannot be taken.
fn refusal(speaker: &impl Speaks, step: Step, reason: UndoRefused) -> String {
    match (step, reason) {
        (Step::Redo, _) => t!(speaker, "frame-no-redo"),
        (Step::Undo, UndoRefused::Beginning) => t!(speaker, "frame-no-undo"),
        (Step::Undo, UndoRefused::Revealed) => t!(speaker, "frame-undo-revealed"),
        (Step::Undo, UndoRefused::PassedOn) => t!(speaker, "frame-undo-passed-on"),
        (Step::Undo, UndoRefused::GoneOn) => t!(speaker, "frame-undo-gone-on"),
    }
}
