//! One decision in detail: the board as it was, the choice that was made and the better one.

use egui::{Align, Layout, RichText, Sense, Ui, vec2};

use super::sides::{self, Kind};
use super::study::Study;
use super::{Analysis, chart, words};
use crate::screens::pictures::{badge, board_picture};
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, dim};
use bot::review::{Cause, ReviewedTurn};
use game::Setup as _;
use kit::theme::{Icon, body, heading, strong, tokens};
use play::advice;

impl Analysis {
    /// Draws the chosen action in the given height: a decision of the seat with the better choice, or the result of another
    /// action. If none is chosen, draws the end of the game.
    pub(super) fn detail_ui(&mut self, ui: &mut Ui, height: f32) {
        // What stands below the board needs its height, too.
        let edge = (height - 218.0)
            .min(ui.available_width())
            .clamp(220.0, 760.0);
        let Some(action) = self.chosen else {
            self.head_ui(ui, &t!(ui, "analysis-when-over"), false);
            ui.add_space(tokens().space.xs);
            let game = (self.table.setup(), self.study.played().end());
            board_picture(ui, game, self.seat, edge, &[]);
            dim(ui, t!(ui, "analysis-choose"));
            return;
        };
        ui.spacing_mut().item_spacing.y = tokens().space.xs;
        let turn = self
            .study
            .turns(self.seat)
            .find(|turn| turn.decisions.contains(&action))
            .cloned();
        let when = words::when(ui, self.study.played(), action);
        self.asking |= self.head_ui(ui, &when, turn.is_some());
        let Some(turn) = turn else {
            return self.moment_ui(ui, action, edge);
        };
        self.picture_ui(ui, action, edge);
        self.point_ui(ui);
        self.verdict_ui(ui, action);
        if let Some(decision) = decisions_ui(ui, &self.study, &turn, action) {
            (self.chosen, self.point) = (Some(decision), None);
        }
    }

    /// Draws an action that the seat did not decide: the board after it, and who did what.
    fn moment_ui(&self, ui: &mut Ui, action: usize, edge: f32) {
        let (setup, played) = (self.table.setup(), self.study.played());
        let game = (setup, played.before(action + 1));
        board_picture(ui, game, self.seat, edge, &[]);
        self.point_ui(ui);
        if let Some(made) = played.actions().get(action) {
            let (name, choice) = (setup.name(made.seat), words::made(ui, played, action));
            ui.label(t!(ui, "analysis-decisive", name, choice));
        }
    }

    /// Draws the turning point that led here, if there is one. A mistake needs no such line: the verdict explains it.
    fn point_ui(&self, ui: &mut Ui) {
        let Some(point) = self.point.filter(|point| point.cause != Cause::Mistake) else {
            return;
        };
        ui.horizontal_top(|ui| {
            let size = vec2(26.0, 1.4 * tokens().text.body);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            chart::paint_point(ui, rect.center(), &point);
            ui.label(RichText::new(words::point(ui, &point)).font(strong(tokens().text.body)));
        });
    }

    /// Draws who decided and when, and the button that plays on from there, if possible. Returns whether it was clicked.
    fn head_ui(&self, ui: &mut Ui, when: &str, way_on: bool) -> bool {
        let seats = &self.table.setup().seats;
        let chosen = &seats[self.seat.index()];
        let row = vec2(ui.available_width(), tokens().shape.control);
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(row, layout, |ui| {
            badge(ui, chosen.colour, tokens().shape.icon_large);
            ui.label(RichText::new(&chosen.name).font(heading(tokens().text.section)));
            dim(ui, when);
            let label = match seats.len() {
                1 => kit::t!(ui, "replay-play-on"),
                _ => t!(ui, "analysis-play-on"),
            };
            let button = Button::new(label).icon(Icon::Rocket);
            let right = Layout::right_to_left(Align::Center);
            way_on && ui.with_layout(right, |ui| ui.add(button).clicked()).inner
        })
        .inner
    }

    /// Draws the board with both choices outlined. Choices that the board cannot show are drawn side by side.
    fn picture_ui(&self, ui: &mut Ui, action: usize, edge: f32) {
        let (played, seat) = (self.study.played(), self.seat);
        let game = (self.table.setup(), played.before(action));
        let better = self.study.clear(action);
        let better = better.map(|judgement| judgement.best.choice);
        let choices = Kind::both(played.actions()[action].choice, better);
        if sides::ui(ui, game, seat, &choices, edge) {
            return;
        }
        let outlines = choices.into_iter();
        let outlines =
            outlines.map(|(choice, kind)| kind.line(advice::cells(game.1, seat, choice)));
        board_picture(ui, game, seat, edge, &outlines.collect::<Vec<_>>());
    }

    /// Draws the choice that was made, the better one, the difference and the reasons.
    fn verdict_ui(&mut self, ui: &mut Ui, action: usize) {
        let study = &mut self.study;
        let made = study.played().actions()[action].choice;
        let choice = words::made(ui, study.played(), action);
        let played = t!(ui, "analysis-played", choice);
        let Some(judgement) = study.clear(action) else {
            let verdict = words::loss(ui, study.loss(action));
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
        let why = |is_made: bool| {
            let mut options = hint?.options.iter();
            let option = options.find(|option| (option.choice == made) == is_made)?;
            Some(describe::why(ui.ctx(), option))
        };
        let (against, reasons) = (why(true), why(false));
        line_ui(ui, Kind::Played, &played, against);
        line_ui(ui, Kind::Better, &better, reasons);
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
            let loss = words::loss(ui, study.loss(*decision));
            let name = t!(ui, "analysis-row", when = number + 1, loss, summary = made);
            let label = match study.clear(*decision) {
                Some(clear) => format!("{}: {}", number + 1, words::signed(ui, -clear.loss)),
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
