//! The deck of the replay: the events, the slider, the buttons, and the question whether to play on.

use egui::{Context, RichText, ScrollArea, Ui};

use super::tape::Speed;
use super::{Go, Replay};
use crate::screens::Analysis;
use crate::screens::sit;
use crate::t;
use crate::text::describe::{self, Listener, Narrator};
use crate::widgets::event_card::{event_card_chip, event_card_help};
use crate::widgets::{Button, Dialog, choice, dim, icon_button, inset, keep_clear, slider};
use kit::screen::Cx;
use kit::screen::foot;
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
            if compact {
                self.line_ui(ui);
            } else {
                self.log_ui(ui);
            }
            self.slider_ui(ui);
            ui.horizontal_wrapped(|ui| {
                self.buttons_ui(ui);
                if !compact {
                    self.speed_ui(ui);
                }
                let over = self
                    .tape
                    .state()
                    .is_finished()
                    .then(|| t!(ui, "replay-play-on-over"));
                let play_on = Button::new(t!(ui, "replay-play-on"))
                    .icon(Icon::Rocket)
                    .refused(over);
                if !self.so_far {
                    if ui.add(play_on).clicked() {
                        self.asking = true;
                    }
                    self.analysis_ui(ui, cx);
                }
                if !compact {
                    self.position_ui(ui);
                    self.event_card_ui(ui);
                }
            });
        });
        keep_clear(ui.ctx(), shown.response.rect.top());
        if self.asking {
            self.ask_ui(ui.ctx(), cx);
        }
    }

    fn slider_ui(&mut self, ui: &mut Ui) {
        let mut at = i32::try_from(self.tape.at()).unwrap_or(i32::MAX);
        let last = i32::try_from(self.tape.len()).unwrap_or(i32::MAX);
        let name = t!(ui, "replay-slider");
        ui.scope(|ui| {
            ui.spacing_mut().slider_width = ui.available_width();
            if slider(ui, &name, &mut at, 0..=last, 1).changed() {
                self.tape.go_to(usize::try_from(at).unwrap_or(0));
            }
        });
    }

    fn buttons_ui(&mut self, ui: &mut Ui) {
        let playing = self.tape.is_playing();
        let (play, name) = match playing {
            true => (Icon::Pause, t!(ui, "replay-pause")),
            false => (Icon::Play, t!(ui, "replay-play")),
        };
        let buttons = [
            (Icon::TurnBack, t!(ui, "replay-turn-back"), Go::TurnBack),
            (Icon::StepBack, t!(ui, "replay-back"), Go::Back),
            (play, name, Go::Play),
            (Icon::Step, t!(ui, "replay-forward"), Go::Forward),
            (Icon::TurnOn, t!(ui, "replay-turn-forward"), Go::TurnForward),
        ];
        for (icon, name, go) in buttons {
            let clicked = if matches!(go, Go::Play) {
                ui.add(Button::icon_only(icon, name).primary()).clicked()
            } else {
                icon_button(ui, icon, name).clicked()
            };
            if clicked {
                self.go(ui.ctx(), go);
            }
        }
    }

    fn speed_ui(&mut self, ui: &mut Ui) {
        let options = Speed::ALL.map(|speed| (speed, format!("{}×", speed.factor())));
        let name = t!(ui, "replay-speed");
        if let Some(speed) = choice(ui, &name, self.tape.speed, &options) {
            self.tape.speed = speed;
        }
        ui.add_space(tokens().space.m);
    }

    /// Draws the button that opens the analysis of a finished game, in which nothing is secret any more.
    fn analysis_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let refusal = (!self.tape.is_over()).then(|| t!(ui, "analysis-over-first"));
        let analysis = Button::new(t!(ui, "analysis-open-it")).icon(Icon::Chart);
        if ui.add(analysis.refused(refusal)).clicked() {
            cx.show(Analysis::new(self.tape.table().clone(), cx.paths));
        }
    }

    /// Draws the position in the game, in words.
    fn position_ui(&self, ui: &mut Ui) {
        let (at, all, round) = (self.tape.at(), self.tape.len(), self.tape.state().round);
        dim(
            ui,
            t!(ui, "replay-position", action = at, actions = all, round),
        );
    }

    /// Draws the event card in force.
    fn event_card_ui(&self, ui: &mut Ui) {
        if let Some(event_card) = self.tape.state().event_cards.in_force {
            let called = describe::capitalised(&describe::event_card_called(ui, event_card));
            event_card_help(event_card_chip(ui, event_card, &called, 280.0), event_card);
        }
    }

    /// Draws the events of the last action.
    fn log_ui(&self, ui: &mut Ui) {
        inset().inner_margin(tokens().space.s).show(ui, |ui| {
            ui.set_width(ui.available_width());
            // Whole lines, so that none is cut in half.
            let line = ui.fonts_mut(|fonts| fonts.row_height(&body(tokens().text.body)));
            let lines = 4.0;
            ui.set_height(lines * line + (lines - 1.0) * LINE_GAP);
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| {
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
            self.position_ui(ui);
            let text = self.lines(ui).join(" ");
            ui.add(
                egui::Label::new(RichText::new(&text).font(body(tokens().text.small))).truncate(),
            )
            .on_hover_text(text);
        });
    }

    fn lines(&self, ui: &Ui) -> Vec<String> {
        let tape = &self.tape;
        let listener = if tape.is_over() {
            Listener::Everything
        } else {
            Listener::Public
        };
        let narrator = Narrator::new(ui.ctx(), tape.table().setup(), listener);
        let mut lines = match tape.entry() {
            Some(entry) => entry
                .events
                .iter()
                .filter_map(|event| narrator.event_with_name(event))
                .collect(),
            None => vec![t!(ui, "replay-beginning")],
        };
        let handed = tape.table().handed();
        let here = handed.filter(|handed| handed.change.cursor == tape.at());
        lines.extend(here.map(|handed| describe::handed(ui, handed)));
        lines
    }

    fn ask_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let dialog = Dialog::new("play on", t!(ctx, "replay-play-on")).icon(Icon::Rocket);
        let yes = Button::new(t!(ctx, "replay-play-on-yes"));
        let yes = yes.icon(Icon::Play).primary();
        let answer = dialog.ask(ctx, &t!(ctx, "replay-play-on-hint"), yes);
        if answer == Some(true) {
            cx.push(sit(Opened::new(self.tape.branch())));
        }
        self.asking = answer.is_none();
    }
}
