//! One decision in detail: the board as it was, the choice that was made and the better one.

use egui::{Align, Context, Layout, RichText, Sense, Ui, vec2};

use super::sides::{self, Kind};
use super::study::Study;
use super::{chart, words};
use crate::screens::pictures::{badge, board_picture};
use crate::t;
use crate::text::describe;
use crate::widgets::board::Outline;
use crate::widgets::{Button, Dialog, dim};
use bot::review::{Cause, Judgement, Played, ReviewedTurn, TurningPoint};
use kit::theme::{Icon, body, heading, strong, tokens};
use play::advice;
use rules::{Choice, GameState, SeatId, Setup};

/// A request of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wish {
    /// Show another action.
    Look(usize),
    /// Play on from here.
    PlayOn,
}

/// Draws the chosen action, reached perhaps through `point`, in the given height: a decision of `seat` with the better
/// choice, or the result of another action. If none is chosen, draws the end of the game.
pub(super) fn ui(
    ui: &mut Ui,
    setup: &Setup,
    study: &mut Study,
    (seat, chosen, point): (SeatId, Option<usize>, Option<TurningPoint>),
    height: f32,
) -> Option<Wish> {
    // What stands below the board needs its height, too.
    let edge = (height - 218.0)
        .min(ui.available_width())
        .clamp(220.0, 760.0);
    let Some(action) = chosen else {
        head_ui(ui, setup, seat, &t!(ui, "analysis-when-over"), false);
        ui.add_space(tokens().space.xs);
        board_picture(ui, (setup, study.played().end()), seat, edge, &[]);
        dim(ui, t!(ui, "analysis-choose"));
        return None;
    };
    ui.spacing_mut().item_spacing.y = tokens().space.xs;
    let turn = study
        .turns(seat)
        .find(|turn| turn.decisions.contains(&action))
        .cloned();
    let Some(turn) = turn else {
        moment_ui(ui, setup, study.played(), (seat, action, point), edge);
        return None;
    };
    let play_on = head_ui(
        ui,
        setup,
        seat,
        &words::when(ui, study.played(), action),
        true,
    );
    let state = study.played().before(action);
    let judgement = study.judgement(action);
    picture_ui(
        ui,
        (setup, state),
        seat,
        (study.played().actions()[action].choice, judgement),
        edge,
    );
    point_ui(ui, point);
    verdict_ui(ui, study, action);
    let look = decisions_ui(ui, study, &turn, action).map(Wish::Look);
    if play_on { Some(Wish::PlayOn) } else { look }
}

/// Draws an action that `seat` did not decide: the board after it, and who did what.
fn moment_ui(
    ui: &mut Ui,
    setup: &Setup,
    played: &Played,
    (seat, action, point): (SeatId, usize, Option<TurningPoint>),
    edge: f32,
) {
    head_ui(ui, setup, seat, &words::when(ui, played, action), false);
    let game = (setup, played.before(action + 1));
    board_picture(ui, game, seat, edge, &[]);
    point_ui(ui, point);
    if let Some(made) = played.actions().get(action) {
        let (name, choice) = (
            words::name(setup, made.seat),
            words::made(ui, played, action),
        );
        ui.label(t!(ui, "analysis-decisive", name, choice));
    }
}

/// Draws the turning point that led here, if there is one. A mistake needs no such line: the verdict explains it.
fn point_ui(ui: &mut Ui, point: Option<TurningPoint>) {
    let Some(point) = point.filter(|point| point.cause != Cause::Mistake) else {
        return;
    };
    ui.horizontal_top(|ui| {
        let (rect, _) =
            ui.allocate_exact_size(vec2(26.0, 1.4 * tokens().text.body), Sense::hover());
        chart::paint_point(ui, rect.center(), &point);
        ui.label(RichText::new(words::point(ui, &point)).font(strong(tokens().text.body)));
    });
}

/// Draws who decided and when, and the button that plays on from there, if possible. Returns whether it was clicked.
fn head_ui(ui: &mut Ui, setup: &Setup, seat: SeatId, when: &str, way_on: bool) -> bool {
    let Some(chosen) = setup.seats.get(seat.index()) else {
        return false;
    };
    let row = vec2(ui.available_width(), tokens().shape.control);
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(row, layout, |ui| {
        badge(ui, chosen.colour, tokens().shape.icon_large);
        ui.label(RichText::new(&chosen.name).font(heading(tokens().text.section)));
        dim(ui, when);
        let label = if setup.seats.len() == 1 {
            kit::t!(ui, "replay-play-on")
        } else {
            t!(ui, "analysis-play-on")
        };
        let button = Button::new(label).icon(Icon::Rocket);
        let right = Layout::right_to_left(Align::Center);
        way_on && ui.with_layout(right, |ui| ui.add(button).clicked()).inner
    })
    .inner
}

/// Draws the board with both choices outlined. Choices that the board cannot show are drawn side by side.
fn picture_ui(
    ui: &mut Ui,
    (setup, state): (&Setup, &GameState),
    seat: SeatId,
    (made, judgement): (Choice, Option<&Judgement>),
    edge: f32,
) {
    let better = judgement
        .filter(|judgement| judgement.is_clear())
        .map(|judgement| judgement.best.choice);
    if sides::ui(ui, (setup, state), seat, [Some(made), better], edge) {
        return;
    }
    let outline = |(choice, kind): (Choice, Kind)| Outline {
        cells: advice::cells(state, seat, choice),
        ..kind.line()
    };
    let kinds = Kind::of(better.is_some());
    let outlines: Vec<Outline> = [Some(made), better]
        .into_iter()
        .flatten()
        .zip(kinds)
        .map(outline)
        .collect();
    board_picture(ui, (setup, state), seat, edge, &outlines);
}

/// Draws the choice that was made, the better one, the difference and the reasons.
fn verdict_ui(ui: &mut Ui, study: &mut Study, action: usize) {
    let made = study.played().actions()[action].choice;
    let played = t!(
        ui,
        "analysis-played",
        choice = words::choice(ui, study.played(), action, made)
    );
    let Some(judgement) = study
        .judgement(action)
        .filter(|judgement| judgement.is_clear())
    else {
        let verdict = words::loss(ui, words::standing_of(study.judgement(action)));
        return line_ui(ui, Kind::Undisputed, &played, Some(verdict));
    };
    let better = t!(
        ui,
        "analysis-better",
        choice = words::choice(ui, study.played(), action, judgement.best.choice),
        medals = describe::decimal(ui, judgement.loss),
        error = describe::error(ui, judgement.error)
    );
    let hint = study.hint(action);
    let why = |choice: &dyn Fn(Choice) -> bool| {
        hint.and_then(|hint| hint.options.iter().find(|option| choice(option.choice)))
            .map(|option| describe::why(ui.ctx(), option))
    };
    let (against, reasons) = (why(&|choice| choice == made), why(&|choice| choice != made));
    for (kind, text, why) in [
        (Kind::Played, played, against),
        (Kind::Better, better, reasons),
    ] {
        line_ui(ui, kind, &text, why);
    }
}

/// Draws a line of the legend with its text and the reasons below.
fn line_ui(ui: &mut Ui, kind: Kind, text: &str, why: Option<String>) {
    ui.horizontal_top(|ui| {
        kind.sample_ui(ui);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.add(egui::Label::new(RichText::new(text).font(body(tokens().text.body))).wrap());
            if let Some(why) = why {
                dim(ui, why);
            }
        });
    });
}

/// Draws the decisions of the turn, if there are several. Returns the one that was clicked.
fn decisions_ui(ui: &mut Ui, study: &Study, turn: &ReviewedTurn, action: usize) -> Option<usize> {
    if turn.decisions.len() < 2 {
        return None;
    }
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(tokens().space.xs, tokens().space.xs);
        dim(ui, t!(ui, "analysis-decisions"));
        for (number, decision) in turn.decisions.iter().enumerate() {
            let made = words::made(ui, study.played(), *decision);
            let loss = words::loss(ui, words::standing_of(study.judgement(*decision)));
            let name = t!(ui, "analysis-row", when = number + 1, loss, summary = made);
            let label = match study
                .judgement(*decision)
                .filter(|judgement| judgement.is_clear())
            {
                Some(judgement) => {
                    format!("{}: {}", number + 1, words::signed(ui, -judgement.loss))
                }
                None => (number + 1).to_string(),
            };
            let button = Button::new(label)
                .name(name.clone())
                .selected(*decision == action)
                .quiet();
            if ui.add(button).on_hover_text(name).clicked() {
                clicked = Some(*decision);
            }
        }
    });
    clicked
}

/// Asks whether to play on. Returns the answer, once given.
pub(super) fn ask_ui(ctx: &Context, name: String, alone: bool) -> Option<bool> {
    let (title, hint) = match alone {
        true => (
            kit::t!(ctx, "replay-play-on"),
            kit::t!(ctx, "replay-play-on-hint"),
        ),
        false => (
            t!(ctx, "analysis-play-on"),
            t!(ctx, "analysis-play-on-hint", name = name),
        ),
    };
    let yes = Button::new(kit::t!(ctx, "replay-play-on-yes"));
    let dialog = Dialog::new("play on from a decision", title).icon(Icon::Rocket);
    dialog.ask(ctx, &hint, yes.icon(Icon::Play))
}
