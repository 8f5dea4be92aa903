//! Handling of the panels' signals: an action, another page, a question to the player.

use egui::Ui;

use super::desk::{Reading, Tried};
use super::players::PlayersDialog;
use super::scene::{MenuItem, Signal};
use super::{TableScreen, rules_place};
use crate::OwnSettings;
use crate::screens::new_game;
use crate::screens::practice::start_exercise;
use crate::screens::{PracticePage, Replay, Rules, SettingsPage};
use crate::t;
use crate::text::describe;
use crate::widgets::Tone;
use kit::audio::Cue;
use kit::screen::Wish;
use kit::screen::{Command, Cx};
use kit::settings::Own as _;
use play::intent::{Intent, Outcome, Practice};
use play::session::LogEntry;
use rules::{CardEvent, Event, EventKind, Illegal, SeatId};

impl TableScreen {
    /// Carries out a signal of the player of `seat`: of a panel, a key or a dialog.
    pub(super) fn carry_out(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, signal: Signal) {
        match signal {
            Signal::Play(intent) => self.play(ui, cx, seat, intent),
            Signal::Menu(item) => self.menu_item(ui, cx, item),
            // A question that waits for an answer has the keyboard: nothing lies above it.
            Signal::OpenMenu(open) => {
                self.menu = open && !self.has_waste_dialog() && self.players.is_none();
            }
            Signal::Rules(place) => cx.push(Command::Rules(Some(place))),
            Signal::AllBoards(all) => self.desk.all_boards = all,
            Signal::Tab(tab) => self.place_mut(seat).bring(tab),
            Signal::ShowClaim(show) => self.place_mut(seat).claim_aside = !show,
            Signal::Devices => self.chooses_devices = true,
            Signal::GoOn(seat) => self.go_on(seat),
            Signal::NoChoice(digit) => {
                self.refuse(cx, seat, t!(ui, "table-no-choice", digit = digit))
            }
            Signal::KeepTurn => self.place_mut(seat).waste = None,
            Signal::Peek => self.place_mut(seat).peeks = true,
            Signal::Replay(from) => {
                let table = self.session.table_with_secrets().clone();
                cx.show(Replay::since(table, from));
            }
            Signal::Read(reading) => self.desk.reading = reading,
            Signal::Bots(wish) => self.bots_signal(cx, wish),
            Signal::Tools(tools) => self.desk.tools = tools,
            Signal::Hint(wanted) => self.hint(ui, cx, seat, wanted),
            Signal::Coach(wanted) => self.ask_coach(ui, cx, seat, wanted),
            Signal::Guide(wanted) => self.guide(cx, wanted),
            Signal::Exercise(exercise) => start_exercise(ui, cx, exercise),
            Signal::Exercises => cx.push(Command::Show(Box::new(PracticePage::default()))),
        }
    }

    /// Passes an intent of the player of `seat` to the session and shows the outcome.
    pub(super) fn play(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, intent: Intent) {
        let intent = self.edited(seat, intent);
        let coached = (self.desk.tools.coach || self.desk.coached)
            && self.session.seat(seat).is_playing()
            && !matches!(intent, Intent::Practise(_));
        let before = coached.then(|| self.session.seat(seat).view().clone());
        if matches!(intent, Intent::TurnDial(_) | Intent::SetDial(_)) {
            cx.push(Command::Play(Cue::Rotate));
        }
        if !matches!(intent, Intent::Hover(_)) {
            self.desk.motions[seat.index()].skip();
        }
        let mut player = self.session.seat_mut(seat);
        let outcome = match player.handle(intent) {
            Outcome::AskWaste(_) if !OwnSettings::of(cx.settings).warn_wasteful_turns => {
                player.handle(Intent::EndTurn { sure: true })
            }
            outcome => outcome,
        };
        let seat = player.id();
        if let Outcome::Played { from } = outcome {
            self.coach_looks(ui, before, from);
            self.bots
                .after_person(ui.input(|input| input.time), cx.settings.bot_pace);
        }
        self.settle(ui, cx, seat, outcome);
    }

    /// Shows the outcome of an action to the player of `seat`.
    pub(super) fn settle(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, outcome: Outcome) {
        let view = self.session.seat(seat);
        match outcome {
            Outcome::Quiet => {}
            Outcome::Travelled => {
                self.desk.reading = None;
                self.desk.motions = Default::default();
                cx.push(Command::TakeBackNews);
            }
            Outcome::Played { from } => self.show_played(ui, cx, seat, from),
            Outcome::Refused(Illegal::Placement(_)) if view.ghost().is_some() => {
                self.desk.place_mut(view).refused = view.ghost().map(Tried::of);
            }
            Outcome::Refused(illegal) => {
                let words = describe::illegal_for(ui, illegal, view.state(), seat);
                self.refuse(cx, seat, words);
            }
            Outcome::NoEntry(fault) => {
                let words = describe::step_fault(ui, fault, view.state(), seat);
                self.refuse(cx, seat, words);
            }
            Outcome::TrackerFirst => self.refuse(cx, seat, t!(ui, "table-tracker-first")),
            Outcome::RoverFirst => self.refuse(cx, seat, t!(ui, "table-rover-first")),
            Outcome::TileFirst => self.refuse(cx, seat, t!(ui, "table-tile-first")),
            Outcome::OutOfReach => self.refuse(cx, seat, t!(ui, "table-out-of-reach")),
            Outcome::UndoRefused(reason) => {
                self.refuse(cx, seat, describe::undo_refused(ui, reason));
            }
            Outcome::AskWaste(waste) => {
                // Side by side, only the board of the player asks.
                self.menu &= self.session.is_beside();
                self.desk.place_mut(view).waste = Some(waste);
            }
        }
    }

    /// Shows what has been played since entry `from` of the log, and tells it to the player of `seat`.
    fn show_played(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        cx.push(Command::ForgetRefusals);
        if !self.move_pieces(ui, cx, seat, from) {
            self.sounds(cx, seat, from);
        }
        self.announce_techs(ui, cx, seat, from);
        if self.told.is_about(seat) {
            self.announce_changes(ui, cx, seat, from);
        }
        self.tell_objectives(ui, cx, seat, from);
        if self.session.seat(seat).has_foreseen_unseen(from) {
            self.tell(cx, seat, Tone::Good, t!(ui, "table-foreseen-unseen"));
        }
        self.announce_last_round(ui, cx, seat, from);
        self.show_rotation(ui, cx, seat, from);
        self.read_event_card(ui, seat, from);
        self.recognise_success(cx);
        if self.session.here().state().is_finished() {
            self.keep(cx);
            let rest = if cx.settings.reduced_motion { 0.0 } else { 1.2 };
            self.ends = Some(ui.input(|input| input.time) + rest);
        }
    }

    /// Translates an intent while the position is being edited: Enter on a cell then does the same as a click.
    fn edited(&self, seat: SeatId, intent: Intent) -> Intent {
        let (seat, tools) = (self.session.seat(seat), self.desk.tools);
        let lays_out = tools.editing && seat.is_playing() && seat.ghost().is_none();
        let edits = lays_out && intent == Intent::Confirm;
        match seat.cursor().filter(|_| edits) {
            Some(cell) => Intent::Practise(Practice::Arrange(tools.piece.on(cell))),
            None => intent,
        }
    }

    /// Records and celebrates a solved exercise.
    fn recognise_success(&mut self, cx: &mut Cx<'_>) {
        let Some(exercise) = self
            .session
            .exercise()
            .filter(|_| self.session.is_solved() && !self.desk.tools.solved)
        else {
            return;
        };
        self.solved = true;
        self.desk.tools.solved = true;
        cx.push(Command::Play(Cue::Collect));
        if !self.desk.tools.shown {
            cx.change_settings(|settings| {
                OwnSettings::change(settings, |own| own.note_solved(&exercise.name));
            });
        }
    }

    /// Shows above the table an event card revealed since entry `from`, as far as the player of `seat` may know.
    pub(super) fn read_event_card(&mut self, ui: &Ui, seat: SeatId, from: usize) {
        let events = self
            .session
            .seat(seat)
            .log()
            .skip(from)
            .flat_map(LogEntry::events);
        let event_card = |event: &Event| match event.kind {
            EventKind::Card(
                CardEvent::EventCardRevealed(card) | CardEvent::EventCardForeseen(card),
            ) => Some(card),
            _ => None,
        };
        if let Some(event_card) = events.rev().find_map(event_card)
            && !self.session.is_watched()
        {
            // While somebody else's turn of the station is large, the card waits.
            let now = ui.input(|input| input.time);
            let since = self.desk.turned_until.map_or(now, |until| until.max(now));
            self.desk.reading = Some(Reading { event_card, since });
        }
    }

    /// Replays the game so far, from entry `at` of the history on.
    fn menu_item(&mut self, ui: &Ui, cx: &mut Cx<'_>, item: MenuItem) {
        self.menu = false;
        let table = self.session.table_with_secrets();
        match item {
            MenuItem::Save => self.keeping.save(ui.ctx(), cx, table),
            MenuItem::SaveAs => self.keeping.save_as(ui.ctx(), cx, table),
            MenuItem::Open => cx.push(Command::Open(Wish::Choose)),
            MenuItem::Players => self.players = Some(PlayersDialog::of(&self.session)),
            MenuItem::Replay => cx.show(Replay::so_far(table.clone())),
            MenuItem::Restart => cx.push(new_game(
                ui,
                table.setup().clone(),
                self.session.players().clone(),
            )),
            MenuItem::Settings => cx.show(SettingsPage::default()),
            MenuItem::Rules => cx.show(Rules::at(&rules_place::rules_place(self.session.here()))),
            MenuItem::Count => self.counts = true,
            MenuItem::Ways => self.chooses_ways = true,
            MenuItem::Devices => self.chooses_devices = true,
            MenuItem::Keys => cx.push(Command::Keys),
            MenuItem::Leave => cx.push(Command::Home),
        }
    }
}
