//! Handling of the panels' signals: an action, another page, a question to the player.

use egui::Ui;

use super::desk::{Reading, Tried};
use super::players::PlayersDialog;
use super::scene::{MenuItem, Signal};
use super::{TableScreen, rules_place};
use crate::audio::Cue;
use crate::files::Wish;
use crate::screens::practice::start_exercise;
use crate::screens::{PracticePage, Replay, Rules, SettingsPage};
use crate::t;
use crate::text::{apart, describe};
use crate::widgets::Tone;
use crate::{Command, Cx};
use play::intent::{Intent, Outcome, Practice};
use play::session::{LogEntry, Sharing};
use rules::{CardEvent, Event, EventKind, Illegal};

impl TableScreen {
    /// Carries out a signal of a panel, a key or a dialog.
    pub(super) fn carry_out(&mut self, ui: &Ui, cx: &mut Cx<'_>, signal: Signal) {
        match signal {
            Signal::Play(intent) => self.play(ui, cx, intent),
            Signal::Menu(item) => self.menu_item(ui, cx, item),
            // A question that waits for an answer has the keyboard: nothing lies above it.
            Signal::OpenMenu(open) => {
                self.menu = open && self.waste.is_none() && self.players.is_none();
            }
            Signal::Rules(place) => cx.push(Command::Rules(Some(place))),
            Signal::AllBoards(all) => self.desk.all_boards = all,
            Signal::Tab(tab) => self.desk.bring(tab),
            Signal::ShowClaim(show) => self.desk.here_mut().claim_aside = !show,
            Signal::Devices => self.chooses_devices = true,
            Signal::GoOn(seat) => self.go_on(seat),
            Signal::NoChoice(digit) => self.refuse(cx, t!(ui, "table-no-choice", digit)),
            Signal::KeepTurn => self.desk.here_mut().waste = None,
            Signal::Peek => self.desk.here_mut().peeks = true,
            Signal::Replay(from) => {
                let table = self.session.table_with_secrets().clone();
                cx.show(Replay::since(table, from));
            }
            Signal::Read(reading) => self.desk.reading = reading,
            Signal::Bots(wish) => self.bots_signal(cx, wish),
            Signal::Tools(tools) => self.desk.tools = tools,
            Signal::Hint(wanted) => self.hint(ui, cx, wanted),
            Signal::Coach(wanted) => self.ask_coach(ui, cx, wanted),
            Signal::Guide(wanted) => self.guide(cx, wanted),
            Signal::Exercise(exercise) => start_exercise(ui, cx, exercise),
            Signal::Exercises => cx.push(Command::Show(Box::new(PracticePage::default()))),
        }
    }

    /// Passes an intent to the session and shows the outcome.
    pub(super) fn play(&mut self, ui: &Ui, cx: &mut Cx<'_>, intent: Intent) {
        let intent = self.edited(intent);
        let coached = (self.desk.tools.coach || self.desk.coached)
            && self.session.is_playing()
            && !matches!(intent, Intent::Practise(_));
        let before = coached.then(|| self.session.view().clone());
        if matches!(intent, Intent::TurnDial(_) | Intent::SetDial(_)) {
            cx.push(Command::Play(Cue::Rotate));
        }
        if !matches!(intent, Intent::Hover(_)) {
            let viewer = self.session.viewer().index();
            self.desk.motions[viewer].skip();
        }
        let outcome = match self.session.handle(intent) {
            Outcome::AskWaste(_) if !cx.settings.warn_wasteful_turns => {
                self.session.handle(Intent::EndTurn { sure: true })
            }
            outcome => outcome,
        };
        if let Outcome::Played { from } = outcome {
            self.coach_looks(ui, before, from);
            self.bots
                .after_person(ui.input(|input| input.time), cx.settings.bot_pace);
        }
        self.settle(ui, cx, outcome);
    }

    /// Shows the outcome of an action.
    pub(super) fn settle(&mut self, ui: &Ui, cx: &mut Cx<'_>, outcome: Outcome) {
        match outcome {
            Outcome::Quiet => {}
            Outcome::Travelled => {
                self.desk.reading = None;
                self.desk.motions = Default::default();
                cx.push(Command::TakeBackNews);
            }
            Outcome::Played { from } => self.show_played(ui, cx, from),
            Outcome::Refused(Illegal::Placement(_)) if self.session.ghost().is_some() => {
                self.desk.here_mut().refused = self.session.ghost().map(Tried::of);
            }
            Outcome::Refused(illegal) => {
                let (state, viewer) = (self.session.state(), self.session.viewer());
                let words = describe::illegal_for(ui, illegal, state, viewer);
                self.refuse(cx, words);
            }
            Outcome::NoEntry(fault) => {
                let (state, viewer) = (self.session.state(), self.session.viewer());
                let words = describe::step_fault(ui, fault, state, viewer);
                self.refuse(cx, words);
            }
            Outcome::TrackerFirst => self.refuse(cx, t!(ui, "table-tracker-first")),
            Outcome::RoverFirst => self.refuse(cx, t!(ui, "table-rover-first")),
            Outcome::TileFirst => self.refuse(cx, t!(ui, "table-tile-first")),
            Outcome::OutOfReach => self.refuse(cx, t!(ui, "table-out-of-reach")),
            Outcome::UndoRefused(reason) => {
                self.refuse(cx, describe::undo_refused(ui, reason));
            }
            // Side by side, only the board of the player asks.
            Outcome::AskWaste(waste) if self.session.sharing() == Sharing::SideBySide => {
                self.desk.here_mut().waste = Some(waste);
            }
            Outcome::AskWaste(waste) => {
                self.waste = Some(waste);
                self.menu = false;
            }
        }
    }

    /// Shows and tells what has been played since entry `from` of the log.
    fn show_played(&mut self, ui: &Ui, cx: &mut Cx<'_>, from: usize) {
        cx.push(Command::ForgetRefusals);
        if !self.move_pieces(ui, cx, from) {
            self.sounds(cx, from);
        }
        self.announce_techs(ui, cx, from);
        if self.told.is_about(self.session.viewer()) {
            self.announce_changes(ui, cx, from);
        }
        self.tell_objectives(ui, cx, from);
        if self.session.has_foreseen_unseen(from) {
            cx.notify(Tone::Good, t!(ui, "table-foreseen-unseen"));
        }
        self.announce_last_round(ui, cx, from);
        self.show_rotation(ui, cx, from);
        self.read_event_card(ui, from);
        self.recognise_success(cx);
        if self.session.state().is_finished() {
            self.keep(cx);
            let rest = if cx.settings.reduced_motion { 0.0 } else { 1.2 };
            self.ends = Some(ui.input(|input| input.time) + rest);
        }
    }

    /// Tells the player at the screen why something cannot be done. Where several boards are on show, it names the player.
    fn refuse(&self, cx: &mut Cx<'_>, reason: String) {
        let seat = self.session.viewer().index();
        let name = &self.session.setup().seats[seat].name;
        cx.refuse(match self.session.sharing() {
            Sharing::SideBySide => format!("{}: {reason}", apart(name)),
            Sharing::InTurn | Sharing::AnyOrder => reason,
        });
    }

    /// Translates an intent while the position is being edited: Enter on a cell then does the same as a click.
    fn edited(&self, intent: Intent) -> Intent {
        let tools = self.desk.tools;
        let lays_out = tools.editing && self.session.is_playing() && self.session.ghost().is_none();
        match self
            .session
            .cursor()
            .filter(|_| lays_out && intent == Intent::Confirm)
        {
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
            cx.change_settings(|settings| settings.note_solved(&exercise.name));
        }
    }

    /// Shows above the table an event card revealed since entry `from`.
    pub(super) fn read_event_card(&mut self, ui: &Ui, from: usize) {
        let events = self.session.log().skip(from).flat_map(LogEntry::events);
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
            MenuItem::Restart => cx.push(Command::NewGame {
                setup: Box::new(table.setup().clone()),
                players: self.session.players().clone(),
            }),
            MenuItem::Settings => cx.show(SettingsPage::default()),
            MenuItem::Rules => cx.show(Rules::at(&rules_place::rules_place(&self.session))),
            MenuItem::Count => self.counts = true,
            MenuItem::Ways => self.chooses_ways = true,
            MenuItem::Devices => self.chooses_devices = true,
            MenuItem::Keys => cx.push(Command::Keys),
            MenuItem::Leave => cx.push(Command::Home),
        }
    }
}
