//! Handling of the panels' signals: an action, another page, a question to the player.

use egui::Ui;

use super::desk::{Reading, Tools};
use super::dialogs::Above;
use super::scene::{MenuItem, Signal};
use super::{TableScreen, rules_place};
use crate::OwnSettings;
use crate::rulebook::RULEBOOK;
use crate::screens::practice::start_exercise;
use crate::screens::{LEVELS, PracticePage, Replay, new_game};
use crate::t;
use crate::text::describe;
use crate::widgets::{PlayersDialog, Tone};
use kit::audio::Cue;
use kit::background::wake;
use kit::pages::SettingsPage;
use kit::rulebook::Reader;
use kit::screen::{Command, Cx, Wish};
use kit::settings::Own as _;
use play::intent::{Intent, Outcome};
use play::session::Session;
use rules::{
    CardEvent, Choice, CourseEvent, Event, EventKind, Illegal, PieceEvent, SeatId, TileEvent,
};
use table::BotPace;

impl TableScreen {
    /// Carries out a signal of the player of `seat`: of a panel, a key or a dialog.
    pub(super) fn carry_out(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, signal: Signal) {
        match signal {
            Signal::Play(intent) => self.play(ui, cx, seat, intent),
            Signal::Menu(item) => self.menu_item(ui, cx, item),
            // A question that waits for an answer has the keyboard: nothing lies above it.
            Signal::OpenMenu if self.has_waste_dialog() || self.above.is_some() => {}
            Signal::OpenMenu => self.above = Some(Above::Menu),
            Signal::Rules(place) => cx.push(Command::Rules(Some(place))),
            Signal::AllBoards(all) => self.desk.all_boards = all,
            Signal::Tab(tab) => self.place_mut(seat).bring(tab),
            Signal::ShowClaim(show) => self.place_mut(seat).claim_aside = !show,
            Signal::GoOn => self.couch.sit(None, seat),
            Signal::NoChoice(digit) => {
                self.refuse(cx, seat, t!(ui, "table-no-choice", digit));
            }
            Signal::KeepTurn => self.place_mut(seat).waste = None,
            Signal::Peek => self.place_mut(seat).peeks = true,
            Signal::GoBack(entry) if self.passes_turns(seat, entry) => {
                self.above = Some(Above::GoBack(seat, entry));
            }
            Signal::GoBack(entry) => self.play(ui, cx, seat, Intent::UndoTo(entry)),
            Signal::Replay(from) => {
                let table = self.session.table_with_secrets().clone();
                cx.show(Replay::since(table, from));
            }
            Signal::Read(reading) => self.desk.reading = reading,
            Signal::PauseBots => self.bots.pause(!self.bots.is_paused()),
            Signal::StepBot => self.bots.step(),
            Signal::Pace(pace) => cx.change_settings(|settings| settings.bot_pace = pace),
            Signal::Tools(tools) => self.set_tools(cx, tools),
            Signal::OpenHint(open) => self.open_hint(ui, cx, seat, open),
            Signal::TakeHint(index) => self.take_hint(ui, cx, seat, index),
            Signal::ShowBetter(shown) => self.coach.show(shown),
            Signal::TryBetter => self.try_better(ui, cx, seat),
            Signal::Guide(wanted) => self.guide(cx, wanted),
            Signal::Exercise(exercise) => start_exercise(ui, cx, exercise),
            Signal::Exercises => cx.show(PracticePage::default()),
        }
    }

    /// Whether a turn has ended since entry `from` of the history.
    fn passes_turns(&self, seat: SeatId, from: usize) -> bool {
        let is_end = |event: &Event| event.kind == EventKind::Course(CourseEvent::TurnEnded);
        self.events(seat, from).any(is_end)
    }

    /// Sets the tools of a practice game; whether the coach comments is kept for the next one.
    fn set_tools(&mut self, cx: &mut Cx<'_>, tools: Tools) {
        self.desk.tools = tools;
        if OwnSettings::of(cx.settings).practice_coach != tools.coach {
            cx.change_settings(|settings| {
                OwnSettings::change(settings, |own| own.practice_coach = tools.coach)
            });
        }
    }

    /// Passes an intent of the player of `seat` to the session and shows the outcome.
    pub(super) fn play(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, intent: Intent) {
        let intent = self.edited(seat, intent);
        if intent == (Intent::EndTurn { sure: false }) && self.comes_late(ui, seat) {
            return;
        }
        let coached = (self.desk.tools.coach || self.desk.coached)
            && self.session.seat(seat).is_playing()
            && !matches!(intent, Intent::Make(_) | Intent::Practise(_));
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
            if let Some(view) = before {
                let wake = wake(ui.ctx());
                self.coach.look_at(&wake, view, &self.session, from);
            }
            self.bots
                .after_person(ui.input(|input| input.time), cx.settings.bot_pace);
        }
        self.settle(ui, cx, seat, outcome);
    }

    /// Whether a press that ends the turn of `seat` was meant for the turn before, which was over in the meantime.
    fn comes_late(&mut self, ui: &Ui, seat: SeatId) -> bool {
        let (view, now) = (self.session.seat(seat), ui.input(|input| input.time));
        let place = self.desk.place_mut(view);
        place.note_turn(view, now);
        place.is_late(now)
    }

    /// Whether turns may end by themselves: the lesson explains their end, an exercise has none, and the coach comments on the last
    /// step before it.
    pub(super) fn leaves_turns_to_session(&self) -> bool {
        let is_lesson = self.guidance.as_ref().is_some_and(|it| it.is_lesson);
        let coached = self.desk.tools.coach || self.desk.coached;
        !is_lesson && !coached && self.session.exercise().is_none()
    }

    /// Ends the turns on show that end by themselves, once their last steps have been seen and nothing covers the table.
    pub(super) fn end_turns(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        if self.rests() {
            return;
        }
        for seat in self.session.on_show() {
            let moves = self.desk.motions[seat.index()].is_playing();
            if moves || !self.session.seat(seat).ends_by_itself() {
                continue;
            }
            let mut player = self.session.seat_mut(seat);
            let outcome = player.end_by_itself();
            let seat = player.id();
            self.settle(ui, cx, seat, outcome);
            ui.ctx().request_repaint();
        }
    }

    /// Shows the outcome of an action to the player of `seat`.
    pub(super) fn settle(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, outcome: Outcome) {
        let view = self.session.seat(seat);
        let reason = match outcome {
            Outcome::Quiet => return,
            Outcome::Travelled => {
                self.desk.reading = None;
                self.desk.read = self.desk.read.min(self.session.position());
                self.desk.motions = Default::default();
                return cx.push(Command::TakeBackNews);
            }
            Outcome::Played { from } => return self.show_played(ui, cx, seat, from),
            Outcome::AskWaste(waste) => {
                // Side by side, only the board of the player asks.
                let is_beside = self.session.is_beside();
                self.above
                    .take_if(|above| !is_beside && matches!(above, Above::Menu));
                self.desk.place_mut(view).waste = Some(waste);
                return;
            }
            Outcome::Refused(Illegal::Placement(_)) if view.ghost().is_some() => {
                let tried = view.ghost().map(|ghost| (ghost.orientation, ghost.anchor));
                self.desk.place_mut(view).refused = tried;
                return;
            }
            Outcome::Refused(illegal) => describe::illegal_for(ui, illegal, view.state(), seat),
            Outcome::NoEntry(fault) => describe::step_fault(ui, fault, view.state(), seat),
            Outcome::TrackerFirst => t!(ui, "table-tracker-first"),
            Outcome::RoverFirst => t!(ui, "table-rover-first"),
            Outcome::TileFirst => t!(ui, "table-tile-first"),
            Outcome::OutOfReach => t!(ui, "table-out-of-reach"),
            Outcome::UndoRefused(reason) => describe::undo_refused(ui, reason),
        };
        self.refuse(cx, seat, reason);
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

    /// Plays the sound of what has happened since entry `from`, as far as the player of `seat` may know it.
    fn sounds(&self, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        let by_bot = self.session.is_bot(self.session.actor(from));
        if by_bot && cx.settings.bot_pace == BotPace::Instant {
            return;
        }
        let mut events = self.events(seat, from).rev();
        if let Some(sound) = events.find_map(|event| sound_of(event.kind)) {
            cx.push(Command::Play(sound));
        }
    }

    /// Translates an intent while the position is being edited: Enter on a cell then does the same as a click.
    fn edited(&self, seat: SeatId, intent: Intent) -> Intent {
        let (seat, tools) = (self.session.seat(seat), self.desk.tools);
        let lays_out = tools.editing && seat.is_playing() && seat.ghost().is_none();
        let edits = lays_out && intent == Intent::Confirm;
        match seat.cursor().filter(|_| edits) {
            Some(cell) => Intent::Make(Choice::Arrange(tools.piece.on(cell))),
            None => intent,
        }
    }

    /// Records and celebrates a solved exercise.
    fn recognise_success(&mut self, cx: &mut Cx<'_>) {
        let is_new = self.session.is_solved() && !self.desk.tools.solved;
        let Some(exercise) = self.session.exercise().filter(|_| is_new) else {
            return;
        };
        self.above = Some(Above::Solved(exercise));
        self.desk.tools.solved = true;
        cx.push(Command::Play(Cue::Collect));
        if !self.desk.tools.shown {
            cx.change_settings(|settings| {
                OwnSettings::change(settings, |own| own.note_solved(&exercise.name));
            });
        }
    }

    /// Shows above the table an event card that has come out since entry `from`, as far as the player of `seat` may know: one that
    /// everybody sees once for all.
    pub(super) fn read_event_card(&mut self, ui: &Ui, seat: SeatId, from: usize) {
        let event_card = |event: &Event, is_new: bool| match event.kind {
            EventKind::Card(CardEvent::EventCardRevealed(card)) => Some(card).filter(|_| is_new),
            EventKind::Card(CardEvent::EventCardForeseen(card)) => Some(card),
            _ => None,
        };
        let read = std::mem::replace(&mut self.desk.read, self.session.position());
        let log = self.session.seat(seat).log().enumerate().skip(from);
        let mut cards = log.rev().filter_map(|(index, entry)| {
            let mut events = entry.events().rev();
            events.find_map(|event| event_card(event, index >= read))
        });
        if let Some(event_card) = cards.next()
            && !self.session.is_watched()
        {
            // While somebody else's turn of the station is large, the card waits.
            let now = ui.input(|input| input.time);
            let since = self.desk.turned_until.map_or(now, |until| until.max(now));
            self.desk.reading = Some(Reading { event_card, since });
        }
    }

    /// Does what an entry of the menu says, also by a key.
    fn menu_item(&mut self, ui: &Ui, cx: &mut Cx<'_>, item: MenuItem) {
        self.above = None;
        let table = self.session.table_with_secrets();
        match item {
            MenuItem::Save => self.keeping.save(ui.ctx(), cx, table),
            MenuItem::SaveAs => self.keeping.save_as(ui.ctx(), cx, table),
            MenuItem::Open => cx.push(Command::Open(Wish::Choose)),
            MenuItem::Players => self.above = Some(players_dialog(ui, &self.session)),
            MenuItem::Replay => cx.show(Replay::so_far(table.clone())),
            MenuItem::Restart => {
                let (setup, players) = table.players_again();
                cx.push(new_game(ui, setup, players));
            }
            MenuItem::Settings => cx.show(SettingsPage::default()),
            MenuItem::Rules => {
                let place = rules_place::rules_place(self.session.here());
                let mut reader = Reader::new(&RULEBOOK);
                reader.go_to(&place);
                cx.show(reader);
            }
            MenuItem::Count => self.above = Some(Above::Count),
            MenuItem::Ways => self.above = Some(Above::Ways),
            MenuItem::Devices => self.above = Some(Above::Devices),
            MenuItem::Keys => cx.push(Command::Keys),
            MenuItem::Leave => cx.push(Command::Home),
        }
    }
}

/// The sound of an event, if it has one.
const fn sound_of(kind: EventKind) -> Option<Cue> {
    match kind {
        EventKind::Course(CourseEvent::Rotated(_)) => Some(Cue::Rotate),
        EventKind::Course(CourseEvent::TurnEnded) => Some(Cue::EndOfTurn),
        EventKind::Tile(TileEvent::Placed { .. } | TileEvent::PatchPlaced { .. })
        | EventKind::Piece(PieceEvent::RoverPlaced(_)) => Some(Cue::Place),
        EventKind::Piece(PieceEvent::LifepodCollected(_) | PieceEvent::MeteoriteCollected(_)) => {
            Some(Cue::Collect)
        }
        _ => None,
    }
}

/// A dialog with the players of now.
fn players_dialog(ui: &Ui, session: &Session) -> Above {
    let setup = session.setup();
    let seats = setup.seats.iter().zip(session.here().state().seat_ids());
    let players = seats.map(|(planned, seat)| {
        let player = session.players().of(seat);
        (player, planned.colour, planned.name.clone())
    });
    let rated = setup.options.solo.then(|| t!(ui, "table-players-rated"));
    Above::Players(PlayersDialog::new(players, LEVELS).note(rated))
}
