//! The dialogs above the table: the menu, the confirmation of a wasteful end of turn, and files.

use super::TableScreen;
use super::scene::{MenuItem, Signal};
use crate::app::Cx;
use crate::app::text::describe;
use crate::app::theme::{Icon, tokens};
use crate::app::widgets::{Button, Dialog, hold_focus};
use crate::play::intent::Intent;
use crate::t;
use crate::table::Exercise;
use egui::Ui;

impl TableScreen {
    /// Draws the dialogs above the table.
    pub(super) fn dialogs_ui(&mut self, ui: &Ui, cx: &mut Cx<'_>, signals: &mut Vec<Signal>) {
        self.waste_ui(ui, cx, signals);
        self.menu_ui(ui, signals);
        self.solved_ui(ui, signals);
        self.keeping
            .show(ui.ctx(), cx, self.session.table_with_secrets());
    }

    /// Draws the celebration of a solved exercise.
    fn solved_ui(&mut self, ui: &Ui, signals: &mut Vec<Signal>) {
        let Some(exercise) = self.session.exercise().filter(|_| self.solved) else {
            return;
        };
        let mut done = false;
        let mut signal = |wanted: Signal| signals.push(wanted);
        let dialog = Dialog::new("solved", t!(ui, "practice-solved-title")).icon(Icon::Trophy);
        let answer = dialog.show(ui.ctx(), |ui| {
            let shown = self.desk.tools.shown;
            let text = if shown {
                t!(ui, "practice-solved-shown")
            } else {
                t!(ui, "practice-solved-text")
            };
            ui.label(text);
            ui.label(describe::goal(ui, exercise));
            ui.add_space(tokens().space.m);
            ui.horizontal_wrapped(|ui| {
                let next = Exercise::all()
                    .iter()
                    .skip_while(|other| other.name != exercise.name)
                    .nth(1);
                if let Some(next) = next {
                    let button = ui.add(
                        Button::new(t!(ui, "practice-next"))
                            .icon(Icon::Right)
                            .primary(),
                    );
                    hold_focus(&button);
                    if button.clicked() {
                        signal(Signal::Exercise(next));
                        done = true;
                    }
                }
                if ui
                    .add(Button::new(t!(ui, "practice-again")).icon(Icon::Undo))
                    .clicked()
                {
                    signal(Signal::Exercise(exercise));
                    done = true;
                }
                if ui
                    .add(Button::new(t!(ui, "practice-list")).icon(Icon::Log))
                    .clicked()
                {
                    signal(Signal::Exercises);
                    done = true;
                }
                done |= ui
                    .add(Button::new(t!(ui, "practice-stay")).quiet())
                    .clicked();
            });
        });
        if done || answer.closed {
            self.solved = false;
        }
    }

    /// Asks for confirmation to end a turn in which something would go to waste.
    fn waste_ui(&mut self, ui: &Ui, cx: &mut Cx<'_>, signals: &mut Vec<Signal>) {
        let Some(waste) = self.waste.clone() else {
            return;
        };
        let mut done = false;
        let dialog = Dialog::new("waste", t!(ui, "table-waste-title")).icon(Icon::Hourglass);
        let answer = dialog.show(ui.ctx(), |ui| {
            if waste.movement > 0 {
                ui.label(t!(ui, "table-waste-movement", steps = waste.movement));
            }
            for effect in &waste.optional {
                ui.label(t!(
                    ui,
                    "table-waste-effect",
                    effect = describe::effect(ui, *effect)
                ));
            }
            let end = Button::new(t!(ui, "table-waste-end"))
                .icon(Icon::Turn)
                .primary();
            let back = Button::new(t!(ui, "table-waste-back"));
            let never = Button::new(t!(ui, "table-waste-never")).quiet();
            let (end, back) = ui
                .horizontal_wrapped(|ui| (ui.add(end), ui.add(back)))
                .inner;
            let never = ui.add(never);
            if ![&end, &back, &never]
                .iter()
                .any(|button| button.has_focus())
            {
                end.request_focus();
            }
            if never.clicked() {
                cx.change_settings(|settings| settings.warn_wasteful_turns = false);
            }
            if end.clicked() || never.clicked() {
                signals.push(Signal::Play(Intent::EndTurn { sure: true }));
            }
            done = end.clicked() || back.clicked() || never.clicked();
        });
        if done || answer.closed {
            self.waste = None;
        }
    }

    fn menu_ui(&mut self, ui: &Ui, signals: &mut Vec<Signal>) {
        if !self.menu {
            return;
        }
        let entries = [
            (Icon::Save, t!(ui, "table-save"), MenuItem::Save),
            (Icon::Save, t!(ui, "table-save-as"), MenuItem::SaveAs),
            (Icon::Open, t!(ui, "table-open"), MenuItem::Open),
            (Icon::Rules, t!(ui, "table-rules"), MenuItem::Rules),
            (Icon::Keyboard, t!(ui, "table-keys"), MenuItem::Keys),
            (Icon::Settings, t!(ui, "table-settings"), MenuItem::Settings),
            (Icon::Home, t!(ui, "table-leave"), MenuItem::Leave),
        ];
        let answer = Dialog::new("menu", t!(ui, "table-menu"))
            .icon(Icon::Menu)
            .width(tokens().shape.menu)
            .show(ui.ctx(), |ui| {
                for (icon, label, item) in entries {
                    if ui.add(Button::new(label).icon(icon).wide()).clicked() {
                        signals.push(Signal::Menu(item));
                    }
                }
            });
        if answer.closed {
            signals.push(Signal::OpenMenu(false));
        }
    }
}
