//! The dialogs above the table: the menu, the confirmation of a wasteful end of turn, and files.

use super::TableScreen;
use super::decisions::wasted;
use super::scene::{MenuItem, Signal, Signals};
use crate::OwnSettings;
use crate::screens::habits::ways_ui;
use crate::screens::results::so_far_ui;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, Dialog, PlayersDialog, answers, dim, says};
use egui::Ui;
use kit::devices::{Control, Keyboard, Saying};
use kit::screen::Cx;
use kit::settings::Own as _;
use kit::theme::{Icon, tokens};
use play::Exercise;
use play::intent::Intent;
use rules::SeatId;

/// A dialog above the table.
pub(super) enum Above {
    /// The menu.
    Menu,
    /// Who plays which seat.
    Players(PlayersDialog),
    /// How people share the screen.
    Ways,
    /// Who plays with which device.
    Devices,
    /// The medals so far.
    Count,
    /// Whether this seat goes back to before this entry of the history, beyond the end of a turn.
    GoBack(SeatId, usize),
    /// The celebration of a solved exercise.
    Solved(&'static Exercise),
}

impl TableScreen {
    /// Draws the dialogs above the table.
    pub(super) fn dialogs_ui(&mut self, ui: &Ui, cx: &mut Cx<'_>, signals: &mut Signals) {
        self.waste_ui(ui, cx, signals);
        if let Some(mut above) = self.above.take() {
            let stays = match &mut above {
                Above::Menu => self.menu_ui(ui, signals),
                Above::Players(players) => self.players_ui(ui, cx, players),
                Above::Ways => self.ways_ui(ui, cx),
                Above::Devices => self.devices_ui(ui, cx),
                Above::Count => self.count_ui(ui),
                Above::GoBack(seat, entry) => self.go_back_ui(ui, signals, *seat, *entry),
                Above::Solved(exercise) => self.solved_ui(ui, signals, exercise),
            };
            match stays {
                true => self.above = Some(above),
                false => ui.ctx().request_repaint(),
            }
        }
        self.keeping
            .show(ui.ctx(), cx, self.session.table_with_secrets());
    }

    /// Draws the celebration of a solved exercise. Returns whether it stays.
    fn solved_ui(&self, ui: &Ui, signals: &mut Signals, exercise: &'static Exercise) -> bool {
        let exercises = Exercise::all().iter();
        let mut onwards = exercises.skip_while(|other| other.name != exercise.name);
        let next = onwards.nth(1);
        let dialog = Dialog::new("solved", t!(ui, "practice-solved-title")).icon(Icon::Trophy);
        let answer = dialog.show(ui.ctx(), |ui| {
            let shown = self.desk.tools.shown;
            ui.label(t!(ui, "practice-solved-text", shown));
            ui.label(describe::goal(ui, exercise));
            ui.add_space(tokens().space.m);
            let next = next.map(|next| {
                let button = Button::new(t!(ui, "practice-next")).icon(Icon::Right);
                (button.primary(), Some(Signal::Exercise(next)))
            });
            let again = Button::new(t!(ui, "practice-again")).icon(Icon::Undo);
            let list = Button::new(t!(ui, "practice-list")).icon(Icon::Log);
            let stay = Button::new(t!(ui, "practice-stay")).quiet();
            let others = [
                (again, Some(Signal::Exercise(exercise))),
                (list, Some(Signal::Exercises)),
                (stay, None),
            ];
            let buttons = next.into_iter().chain(others);
            ui.horizontal_wrapped(|ui| answers(ui, buttons)).inner
        });
        let stays = answer.inner.is_none() && !answer.closed;
        let wanted = answer.inner.flatten();
        signals.extend(wanted.map(|signal| (self.session.viewer(), signal)));
        stays
    }

    /// Asks for confirmation to end a turn in which something would go to waste.
    fn waste_ui(&mut self, ui: &Ui, cx: &mut Cx<'_>, signals: &mut Signals) {
        let seat = self.session.viewer();
        let waste = self.place(seat).waste.as_ref();
        let Some(waste) = waste.filter(|_| self.has_waste_dialog()) else {
            return;
        };
        let dialog = Dialog::new("waste", t!(ui, "table-waste-title")).icon(Icon::Hourglass);
        let answer = dialog.show(ui.ctx(), |ui| {
            for words in wasted(ui, waste) {
                ui.label(words);
            }
            let key = Saying::Control(Control::EndTurn);
            let end = Button::new(t!(ui, "table-waste-end"))
                .icon(Icon::Turn)
                .key(Keyboard::Table.name(key));
            // Enter, pressed once too often, wastes nothing.
            let back = Button::new(t!(ui, "table-waste-back")).primary();
            let buttons = [(back, false), (end, true)];
            let ends = ui.horizontal_wrapped(|ui| answers(ui, buttons)).inner;
            let never = Button::new(t!(ui, "table-waste-never")).quiet();
            let never = ui.add(never).clicked();
            if never {
                cx.change_settings(|settings| {
                    OwnSettings::change(settings, |own| own.warn_wasteful_turns = false);
                });
            }
            match never || says(ui, Keyboard::Table, key) {
                true => Some(true),
                false => ends,
            }
        });
        if answer.inner == Some(true) {
            signals.push((seat, Signal::Play(Intent::EndTurn { sure: true })));
        }
        if answer.inner.is_some() || answer.closed {
            self.place_mut(seat).waste = None;
        }
    }

    /// Lets seats change hands. A bot that takes over in mid-turn lets everybody see it first. Returns whether the dialog stays.
    fn players_ui(&mut self, ui: &Ui, cx: &Cx<'_>, players: &mut PlayersDialog) -> bool {
        let answer = players.show(ui.ctx());
        if answer == Some(true) {
            for (seat, player, name) in players.chosen() {
                self.session.change_hands(seat, player, name);
            }
            let now = ui.input(|input| input.time);
            self.bots.after_person(now, cx.settings.bot_pace);
        }
        answer.is_none()
    }

    /// Draws the dialog about sharing the screen. Returns whether it stays.
    fn ways_ui(&self, ui: &Ui, cx: &mut Cx<'_>) -> bool {
        let dialog = Dialog::new("ways", t!(ui, "sharing-menu")).icon(Icon::Person);
        let several = self.session.people().count() > 1;
        let answer = dialog.until_done(ui.ctx(), t!(ui, "sharing-done"), |ui| {
            cx.change_ways(|ways| ways_ui(ui, ways, several));
        });
        answer.is_none()
    }

    /// Asks whether to go back beyond the end of a turn, which happens in practice games. Returns whether the dialog stays.
    fn go_back_ui(&self, ui: &Ui, signals: &mut Signals, seat: SeatId, entry: usize) -> bool {
        let steps = self.session.position().saturating_sub(entry);
        let dialog = Dialog::new("go back", t!(ui, "log-go-back", steps)).icon(Icon::Undo);
        let yes = Button::new(t!(ui, "log-go-back-yes")).icon(Icon::Undo);
        let yes = dialog.warn(ui.ctx(), &t!(ui, "log-go-back-hint"), yes);
        if yes == Some(true) {
            signals.push((seat, Signal::Play(Intent::UndoTo(entry))));
        }
        yes.is_none()
    }

    /// Draws the medals so far, of what the player at the screen may know. Returns whether the dialog stays.
    fn count_ui(&self, ui: &Ui) -> bool {
        let here = self.session.here();
        let seats = here.state().seat_ids();
        let scores = seats.map(|seat| here.known_score(seat)).collect();
        let dialog = Dialog::new("count", t!(ui, "table-count"))
            .icon(Icon::Medal)
            .width(720.0);
        let answer = dialog.show(ui.ctx(), |ui| so_far_ui(ui, here.common().setup(), scores));
        !answer.closed
    }

    /// Draws the menu. Returns whether it stays.
    fn menu_ui(&self, ui: &Ui, signals: &mut Signals) -> bool {
        use MenuItem::{
            Count, Devices, Keys, Leave, Open, Players, Replay, Restart, Rules, Save, SaveAs,
            Settings, Ways,
        };
        let setup = self.session.setup();
        let modules = describe::Module::of(&setup.options, setup.seats.len());
        let modules = modules.iter().map(|module| describe::module(ui, *module));
        let modules: Vec<String> = modules.collect();
        // Exercises are for one person.
        let is_game = self.session.exercise().is_none();
        let is_shared = is_game && setup.seats.len() > 1;
        let is_beside = self.session.is_beside();
        let devices = kit::t!(ui, "devices-dialog");
        let entries = [
            (is_game, Icon::Person, t!(ui, "table-players"), Players),
            (is_shared, Icon::Eye, t!(ui, "sharing-menu"), Ways),
            (is_beside, Icon::Gamepad, devices, Devices),
            (is_game, Icon::Redo, t!(ui, "table-restart"), Restart),
            (true, Icon::Save, t!(ui, "table-save"), Save),
            (true, Icon::Save, t!(ui, "table-save-as"), SaveAs),
            (true, Icon::Open, t!(ui, "table-open"), Open),
            (true, Icon::Medal, t!(ui, "table-count"), Count),
            (true, Icon::Play, t!(ui, "table-replay"), Replay),
            (true, Icon::Rules, t!(ui, "table-rules"), Rules),
            (true, Icon::Keyboard, t!(ui, "table-keys"), Keys),
            (true, Icon::Settings, t!(ui, "table-settings"), Settings),
            (true, Icon::Home, t!(ui, "table-leave"), Leave),
        ];
        let entries = entries.into_iter().filter(|(is_there, ..)| *is_there);
        let dialog = Dialog::new("menu", t!(ui, "table-menu"))
            .icon(Icon::Menu)
            .width(320.0);
        let answer = dialog.show(ui.ctx(), |ui| {
            // The bar at the top may have no room for them.
            if !modules.is_empty() {
                let title = t!(ui, "table-modules");
                dim(ui, format!("{title}: {}.", modules.join(", ")));
            }
            let button = |icon, label| Button::new(label).icon(icon).wide();
            let buttons = entries.map(|(_, icon, label, item)| (button(icon, label), item));
            answers(ui, buttons)
        });
        let chosen = answer.inner.map(Signal::Menu);
        signals.extend(chosen.map(|signal| (self.session.viewer(), signal)));
        !answer.closed
    }
}
