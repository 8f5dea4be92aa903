//! The dialogs above the table: the menu, the confirmation of a wasteful end of turn, and files.

use super::TableScreen;
use super::scene::{MenuItem, Signal, Signals};
use crate::OwnSettings;
use crate::screens::results::so_far_ui;
use crate::screens::ways::ways_ui;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, Dialog, PlayersAnswer, dim, says};
use egui::Ui;
use kit::devices::{Control, Keyboard, Saying};
use kit::screen::Cx;
use kit::settings::Own as _;
use kit::theme::{Icon, tokens};
use play::Exercise;
use play::intent::Intent;

impl TableScreen {
    /// Draws the dialogs above the table.
    pub(super) fn dialogs_ui(&mut self, ui: &Ui, cx: &mut Cx<'_>, signals: &mut Signals) {
        self.waste_ui(ui, cx, signals);
        self.menu_ui(ui, signals);
        self.players_ui(ui, cx);
        self.ways_ui(ui, cx);
        self.go_back_ui(ui, signals);
        self.count_ui(ui);
        self.devices_ui(ui, cx);
        self.solved_ui(ui, signals);
        self.keeping
            .show(ui.ctx(), cx, self.session.table_with_secrets());
    }

    /// Draws the celebration of a solved exercise.
    fn solved_ui(&mut self, ui: &Ui, signals: &mut Signals) {
        let Some(exercise) = self.session.exercise().filter(|_| self.solved) else {
            return;
        };
        let mut done = false;
        let seat = self.session.viewer();
        let mut signal = |wanted: Signal| signals.push((seat, wanted));
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
                    let button = Button::new(t!(ui, "practice-next")).icon(Icon::Right);
                    if ui.add(button.primary()).clicked() {
                        signal(Signal::Exercise(next));
                        done = true;
                    }
                }
                let button = Button::new(t!(ui, "practice-again")).icon(Icon::Undo);
                if ui.add(button).clicked() {
                    signal(Signal::Exercise(exercise));
                    done = true;
                }
                let button = Button::new(t!(ui, "practice-list")).icon(Icon::Log);
                if ui.add(button).clicked() {
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
    fn waste_ui(&mut self, ui: &Ui, cx: &mut Cx<'_>, signals: &mut Signals) {
        let seat = self.session.viewer();
        let Some(waste) = self
            .place(seat)
            .waste
            .clone()
            .filter(|_| self.has_waste_dialog())
        else {
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
            let key = Saying::Control(Control::EndTurn);
            let end = Button::new(t!(ui, "table-waste-end"))
                .icon(Icon::Turn)
                .key(Keyboard::Table.name(key));
            // Enter, pressed once too often, wastes nothing.
            let back = Button::new(t!(ui, "table-waste-back")).primary();
            let never = Button::new(t!(ui, "table-waste-never")).quiet();
            let (back, end) = ui
                .horizontal_wrapped(|ui| (ui.add(back), ui.add(end)))
                .inner;
            let never = ui.add(never);
            let ends = end.clicked() || says(ui, Keyboard::Table, key);
            if never.clicked() {
                cx.change_settings(|settings| {
                    OwnSettings::change(settings, |own| own.warn_wasteful_turns = false);
                });
            }
            if ends || never.clicked() {
                signals.push((seat, Signal::Play(Intent::EndTurn { sure: true })));
            }
            done = ends || back.clicked() || never.clicked();
        });
        if done || answer.closed {
            self.place_mut(seat).waste = None;
        }
    }

    /// Lets seats change hands. A bot that takes over in mid-turn lets everybody see it first.
    fn players_ui(&mut self, ui: &Ui, cx: &Cx<'_>) {
        let answer = self.players.as_mut().and_then(|open| open.show(ui.ctx()));
        let Some(answer) = answer else {
            return;
        };
        if let (Some(players), PlayersAnswer::Done) = (self.players.take(), answer) {
            for (seat, player, name) in players.chosen() {
                self.session.change_hands(seat, player, &name);
            }
            let now = ui.input(|input| input.time);
            self.bots.after_person(now, cx.settings.bot_pace);
        }
        ui.ctx().request_repaint();
    }

    /// Draws the dialog about sharing the screen.
    fn ways_ui(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        if !self.chooses_ways {
            return;
        }
        let mut ways = cx.settings.ways;
        let dialog = Dialog::new("ways", t!(ui, "sharing-menu")).icon(Icon::Person);
        let answer = dialog.show(ui.ctx(), |ui| {
            ways_ui(ui, &mut ways, self.session.people().count() > 1);
            ui.add_space(tokens().space.m);
            let done = Button::new(t!(ui, "sharing-done")).icon(Icon::Check);
            ui.add(done.primary()).clicked()
        });
        if ways != cx.settings.ways {
            cx.change_settings(|settings| settings.ways = ways);
        }
        self.chooses_ways = !answer.inner && !answer.closed;
    }

    /// Asks whether to go back beyond the end of a turn, which happens in practice games.
    fn go_back_ui(&mut self, ui: &Ui, signals: &mut Signals) {
        let Some((seat, entry)) = self.goes_back else {
            return;
        };
        let steps = self.session.position().saturating_sub(entry);
        let dialog = Dialog::new("go back", t!(ui, "log-go-back", steps)).icon(Icon::Undo);
        let yes = Button::new(t!(ui, "log-go-back-yes")).icon(Icon::Undo);
        let Some(yes) = dialog.warn(ui.ctx(), &t!(ui, "log-go-back-hint"), yes) else {
            return;
        };
        self.goes_back = None;
        if yes {
            signals.push((seat, Signal::Play(Intent::UndoTo(entry))));
        }
    }

    /// Draws the medals so far, of what the player at the screen may know.
    fn count_ui(&mut self, ui: &Ui) {
        if !self.counts {
            return;
        }
        let here = self.session.here();
        let seats = here.state().seat_ids();
        let scores = seats.map(|seat| here.known_score(seat)).collect();
        let dialog = Dialog::new("count", t!(ui, "table-count"))
            .icon(Icon::Medal)
            .width(720.0);
        let answer = dialog.show(ui.ctx(), |ui| so_far_ui(ui, here.common().setup(), scores));
        self.counts = !answer.closed;
    }

    fn menu_ui(&mut self, ui: &Ui, signals: &mut Signals) {
        if !self.menu {
            return;
        }
        let setup = self.session.setup();
        let modules = describe::Module::of(&setup.options, setup.seats.len());
        let modules: Vec<String> = modules
            .iter()
            .map(|module| describe::module(ui, *module))
            .collect();
        // Exercises are for one person.
        let is_game = self.session.exercise().is_none();
        let players = (Icon::Person, t!(ui, "table-players"), MenuItem::Players);
        let ways = (Icon::Eye, t!(ui, "sharing-menu"), MenuItem::Ways);
        let devices = (
            Icon::Gamepad,
            kit::t!(ui, "devices-dialog"),
            MenuItem::Devices,
        );
        let restart = (Icon::Redo, t!(ui, "table-restart"), MenuItem::Restart);
        let is_shared = is_game && setup.seats.len() > 1;
        let is_beside = self.session.is_beside();
        let entries = [
            (Icon::Save, t!(ui, "table-save"), MenuItem::Save),
            (Icon::Save, t!(ui, "table-save-as"), MenuItem::SaveAs),
            (Icon::Open, t!(ui, "table-open"), MenuItem::Open),
            (Icon::Medal, t!(ui, "table-count"), MenuItem::Count),
            (Icon::Play, t!(ui, "table-replay"), MenuItem::Replay),
            (Icon::Rules, t!(ui, "table-rules"), MenuItem::Rules),
            (Icon::Keyboard, t!(ui, "table-keys"), MenuItem::Keys),
            (Icon::Settings, t!(ui, "table-settings"), MenuItem::Settings),
            (Icon::Home, t!(ui, "table-leave"), MenuItem::Leave),
        ];
        let answer = Dialog::new("menu", t!(ui, "table-menu"))
            .icon(Icon::Menu)
            .width(320.0)
            .show(ui.ctx(), |ui| {
                // The bar at the top may have no room for them.
                if !modules.is_empty() {
                    dim(
                        ui,
                        format!("{}: {}.", t!(ui, "table-modules"), modules.join(", ")),
                    );
                }
                for (icon, label, item) in is_game
                    .then_some(players)
                    .into_iter()
                    .chain(is_shared.then_some(ways))
                    .chain(is_beside.then_some(devices))
                    .chain(is_game.then_some(restart))
                    .chain(entries)
                {
                    if ui.add(Button::new(label).icon(icon).wide()).clicked() {
                        signals.push((self.session.viewer(), Signal::Menu(item)));
                    }
                }
            });
        if answer.closed {
            signals.push((self.session.viewer(), Signal::OpenMenu(false)));
        }
    }
}
