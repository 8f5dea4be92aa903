//! The deck of the replay: the events, the slider, the buttons, and the question whether to play on.

use egui::{RichText, Ui};

use super::Replay;
use crate::screens::{Analysis, scroll, sit};
use crate::t;
use crate::text::describe::{self, Listener, Narrator};
use crate::widgets::event_card::{event_card_chip, event_card_help};
use crate::widgets::{Button, full_width, inset, keep_clear};
use kit::screen::{Cx, foot};
use kit::theme::{Icon, body, tokens};
use play::library::Opened;

/// The distance between the lines of the events.
const LINE_GAP: f32 = 2.0;

impl Replay {
    /// Draws the events, the slider and the buttons.
    pub(super) fn deck_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, compact: bool) {
        let space = &tokens().space;
        let vertical = if compact { space.xs } else { space.m };
        let shown = foot("replay deck", vertical).show(ui, |ui| {
            match compact {
                true => self.line_ui(ui),
                false => self.log_ui(ui),
            }
            self.tape.slider_ui(ui);
            ui.horizontal_wrapped(|ui| {
                self.tape.buttons_ui(ui);
                if !compact {
                    self.tape.speed_ui(ui);
                }
                if !self.so_far {
                    if let Some(table) = self.tape.play_on_ui(ui) {
                        cx.push(sit(Opened::new(table)));
                    }
                    self.analysis_ui(ui, cx);
                }
                if !compact {
                    self.tape.position_ui(ui);
                    if let Some(card) = self.tape.state().event_cards.in_force {
                        let called = describe::capitalised(&describe::event_card_called(ui, card));
                        event_card_help(event_card_chip(ui, card, &called, 280.0), card);
                    }
                }
            });
        });
        keep_clear(ui.ctx(), shown.response.rect.top());
    }

    /// Draws the button that opens the analysis of a finished game, in which nothing is secret any more.
    fn analysis_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let refusal = (!self.tape.is_over()).then(|| t!(ui, "analysis-over-first"));
        let analysis = Button::new(t!(ui, "analysis-open-it")).icon(Icon::Chart);
        if ui.add(analysis.refused(refusal)).clicked() {
            cx.show(Analysis::new(self.tape.table().clone(), cx.paths));
        }
    }

    /// Draws the events of the last action.
    fn log_ui(&self, ui: &mut Ui) {
        full_width(ui, inset().inner_margin(tokens().space.s), |ui| {
            // Whole lines, so that none is cut in half.
            let line = ui.fonts_mut(|fonts| fonts.row_height(&body(tokens().text.body)));
            let lines = 4.0;
            ui.set_height(lines * line + (lines - 1.0) * LINE_GAP);
            scroll(ui, "log", |ui| {
                ui.spacing_mut().item_spacing.y = LINE_GAP;
                for line in self.lines(ui) {
                    ui.label(RichText::new(line).font(body(tokens().text.body)));
                }
            });
        });
    }

    /// Draws the position and the events on one line.
    fn line_ui(&self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            ui.set_height(tokens().text.body * 1.4);
            self.tape.position_ui(ui);
            let text = self.lines(ui).join(" ");
            let line = RichText::new(&text).font(body(tokens().text.small));
            ui.add(egui::Label::new(line).truncate())
                .on_hover_text(text);
        });
    }

    fn lines(&self, ui: &Ui) -> Vec<String> {
        let tape = &self.tape;
        let listener = match tape.is_over() {
            true => Listener::Everything,
            false => Listener::Public,
        };
        let narrator = Narrator::new(ui.ctx(), tape.table().setup(), listener);
        let told = |event| narrator.event_with_name(event);
        let mut lines = match tape.entry() {
            Some(entry) => entry.events.iter().filter_map(told).collect(),
            None => vec![kit::t!(ui, "replay-beginning")],
        };
        let handed = tape.table().handed();
        let here = handed.filter(|handed| handed.change.cursor == tape.at());
        lines.extend(here.map(|handed| describe::handed(ui, handed)));
        lines
    }
}
