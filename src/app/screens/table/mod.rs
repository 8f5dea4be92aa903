//! The table: where a game is played.
//!
//! [`Session`] is the whole logic and knows no window. [`layout`] says where the parts lie, the `panels` and `decisions`
//! draw them and leave `Signal`s, and [`TableScreen`] carries these out.

mod advising;
mod bots_turn;
mod decisions;
pub mod desk;
mod dialogs;
pub(super) mod keeping;
mod keys;
pub mod layout;
mod panels;
mod rules_place;
mod scene;

use self::desk::{Desk, Reading};
use self::keeping::Keeping;
use self::layout::{Slot, Tab, arrange};
use self::scene::{MenuItem, Scene, Signal};
use super::practice::start_exercise;
use super::{Results, Rules, Screen, SettingsPage, handover_ui};
use crate::app::audio::Cue;
use crate::app::files::Wish;
use crate::app::text::describe;
use crate::app::theme::{Icon, tokens};
use crate::app::widgets::KeyHint;
use crate::app::widgets::{Button, Tone, keep_clear};
use crate::app::{Command, Cx};
use crate::game::{Event, EventKind};
use crate::play::bots::Bots;
use crate::play::coach::Coach;
use crate::play::hints::Hints;
use crate::play::intent::{Intent, Outcome, Practice, Waste};
use crate::play::pace::BotPace;
use crate::play::session::{LogEntry, Session};
use crate::t;
use crate::table::Table;
use crate::table::library::Opened;
use std::borrow::Cow;

use egui::{Context, Frame, Margin, Rect, Ui, UiBuilder};

/// Three options of a hint have room in so many points, or what a coach says.
const ADVICE_HEIGHT: f32 = 304.0;

/// The table with a game on it.
pub struct TableScreen {
    session: Session,
    desk: Desk,
    hints: Hints,
    coach: Coach,
    keeping: Keeping,
    bots: Bots,
    waste: Option<Waste>,
    menu: bool,
    /// Whether the success in an exercise is being celebrated.
    solved: bool,
}

impl TableScreen {
    /// Sits down at a game that was never kept.
    pub fn new(table: Table) -> Self {
        Self::opened(Opened::new(table))
    }

    /// Sits down at a game that was opened.
    pub fn opened(opened: Opened) -> Self {
        let (table, keeping) = Keeping::of(opened);
        let session = Session::new(table);
        let desk = Desk::opened(&session);
        Self {
            session,
            desk,
            hints: Hints::default(),
            coach: Coach::default(),
            solved: false,
            keeping,
            bots: Bots::default(),
            waste: None,
            menu: false,
        }
    }

    fn draw(&self, ui: &mut Ui, signals: &mut Vec<Signal>) {
        let room = ui.max_rect();
        let mut layout = arrange(
            room,
            self.session.setup().seats.len() == 1,
            self.session.is_practice(),
        );
        if self.hints.is_open() {
            layout.add(Tab::Hint);
            layout.make_room(Tab::Hint, ADVICE_HEIGHT);
        } else if self.desk.tools.coach {
            layout.make_room(Tab::Practice, ADVICE_HEIGHT);
        }
        let mut scene = Scene::new(
            &self.session,
            &self.desk,
            (&self.hints, &self.coach),
            signals,
        );
        bar(ui, layout.top, |ui| panels::top_bar_ui(ui, &mut scene));
        if self.desk.all_boards {
            let middle =
                Rect::from_x_y_ranges(room.x_range(), layout.top.bottom()..=layout.bottom.top());
            part(ui, middle.shrink(layout::GAP), |ui| {
                panels::all_boards_ui(ui, &mut scene)
            });
        } else {
            for slot in &layout.slots {
                part(ui, slot.rect, |ui| slot_ui(ui, &mut scene, slot));
            }
        }
        bar(ui, layout.bottom, |ui| {
            decisions::bottom_bar_ui(ui, &mut scene)
        });
        keep_clear(ui.ctx(), layout.bottom.top());
        decisions::kept_ui(ui, &mut scene);
        panels::reading_ui(ui, &mut scene);
    }

    /// Does what the pressed keys ask for, one after the other; tells whether the planet or the dial took one.
    fn press_keys(&mut self, ui: &Ui, cx: &mut Cx<'_>) -> bool {
        let mut on_stage = false;
        for press in keys::presses(ui) {
            if let Some(signal) = press.signal(&self.session, &self.desk, self.hints.is_open()) {
                press.take(ui);
                on_stage |= press.is_for_stage(&signal);
                self.carry_out(ui, cx, signal);
            }
        }
        on_stage
    }

    fn carry_out(&mut self, ui: &Ui, cx: &mut Cx<'_>, signal: Signal) {
        match signal {
            Signal::Play(intent) => self.play(ui, cx, intent),
            Signal::Menu(item) => self.menu_item(ui, cx, item),
            // A question that waits for an answer has the keyboard: nothing lies above it.
            Signal::OpenMenu(open) => self.menu = open && self.waste.is_none(),
            Signal::Rules(place) => cx.push(Command::Rules(Some(place))),
            Signal::AllBoards(all) => self.desk.all_boards = all,
            Signal::Tab(tab) => self.desk.bring(tab),
            Signal::ShowClaim(show) => self.desk.claim_aside = !show,
            Signal::Read(reading) => self.desk.reading = reading,
            Signal::Bots(wish) => self.bots_signal(cx, wish),
            Signal::Tools(tools) => self.desk.tools = tools,
            Signal::Hint(wanted) => self.hint(ui, cx, wanted),
            Signal::Coach(wanted) => self.ask_coach(ui, cx, wanted),
            Signal::Exercise(exercise) => start_exercise(ui, cx, exercise),
            Signal::Exercises => cx.push(Command::Show(Box::new(super::PracticePage::default()))),
        }
    }

    fn play(&mut self, ui: &Ui, cx: &mut Cx<'_>, intent: Intent) {
        let sure = Intent::EndTurn { sure: true };
        let intent = self.edited(intent);
        let intent =
            if intent == (Intent::EndTurn { sure: false }) && !cx.settings.warn_wasteful_turns {
                sure
            } else {
                intent
            };
        let coached = self.desk.tools.coach
            && self.session.is_playing()
            && !matches!(intent, Intent::Practise(_));
        let before = coached.then(|| self.session.view().clone());
        let outcome = self.session.handle(intent);
        if let Outcome::Played { from } = outcome {
            self.coach_looks(ui, before, from);
            self.bots
                .after_person(ui.input(|input| input.time), cx.settings.bot_pace);
        }
        self.settle(ui, cx, outcome);
    }

    /// Shows what came of it when somebody did something.
    fn settle(&mut self, ui: &Ui, cx: &mut Cx<'_>, outcome: Outcome) {
        match outcome {
            Outcome::Quiet => {}
            Outcome::Travelled => self.desk.reading = None,
            Outcome::Played { from } => {
                self.play_cue(cx, from);
                self.read_event_card(ui, from);
                self.recognise_success(cx);
                if self.session.state().is_finished() {
                    self.keep(cx);
                    let keeping = std::mem::take(&mut self.keeping);
                    let results =
                        Results::played(self.session.table_with_secrets().clone(), keeping, cx);
                    cx.push(Command::Replace(Box::new(results)));
                }
            }
            Outcome::Refused(illegal) => {
                let (state, viewer) = (self.session.state(), self.session.viewer());
                cx.notify(
                    Tone::Info,
                    describe::illegal_for(ui, illegal, state, viewer),
                );
            }
            Outcome::NoEntry(fault) => {
                let (state, viewer) = (self.session.state(), self.session.viewer());
                cx.notify(Tone::Info, describe::step_fault(ui, fault, state, viewer));
            }
            Outcome::OutOfReach => cx.notify(Tone::Info, t!(ui, "table-out-of-reach")),
            Outcome::UndoRefused(reason) => {
                cx.notify(Tone::Info, describe::undo_refused(ui, reason))
            }
            Outcome::AskWaste(waste) => {
                self.waste = Some(waste);
                self.menu = false;
            }
        }
    }

    /// While the position is laid out, Enter on a cell lays out what a click on it would.
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

    /// Notes and celebrates that the goal of an exercise is reached.
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
            cx.change_settings(|settings| settings.note_solved(exercise.name));
        }
    }

    /// Lays an event card that came out from entry `from` on above the table.
    fn read_event_card(&mut self, ui: &Ui, from: usize) {
        let events = self.session.log().skip(from).flat_map(LogEntry::events);
        let event_card = |event: &Event| {
            let (EventKind::EventCardRevealed(event_card)
            | EventKind::EventCardForeseen(event_card)) = event.kind
            else {
                return None;
            };
            Some(event_card)
        };
        if let Some(event_card) = events
            .filter_map(event_card)
            .next_back()
            .filter(|_| !self.session.is_watched())
        {
            self.desk.reading = Some(Reading {
                event_card,
                since: ui.input(|input| input.time),
            });
        }
    }

    /// Sounds of what happened from entry `from` on.
    fn play_cue(&self, cx: &mut Cx<'_>, from: usize) {
        let by_bot = self
            .session
            .log()
            .nth(from)
            .is_some_and(|entry| self.session.is_bot(entry.seat()));
        if by_bot && cx.settings.bot_pace == BotPace::Instant {
            return;
        }
        let events = self.session.log().skip(from).flat_map(LogEntry::events);
        let cue = |kind: &EventKind| match kind {
            EventKind::Rotated(_) => Some(Cue::Rotate),
            EventKind::TilePlaced { .. }
            | EventKind::PatchPlaced { .. }
            | EventKind::RoverPlaced(_) => Some(Cue::Place),
            EventKind::LifepodCollected(_) | EventKind::MeteoriteCollected(_) => Some(Cue::Collect),
            EventKind::TurnEnded => Some(Cue::EndOfTurn),
            _ => None,
        };
        if let Some(cue) = events.rev().find_map(|event| cue(&event.kind)) {
            cx.push(Command::Play(cue));
        }
    }

    /// Keeps the game if it has changed. Exercises begin anew every time.
    fn keep(&mut self, cx: &mut Cx<'_>) {
        if self.session.exercise().is_none() {
            self.keeping.keep(cx, self.session.table_with_secrets());
        }
    }

    fn menu_item(&mut self, ui: &Ui, cx: &mut Cx<'_>, item: MenuItem) {
        self.menu = false;
        let table = self.session.table_with_secrets();
        match item {
            MenuItem::Save => self.keeping.save(ui.ctx(), cx, table),
            MenuItem::SaveAs => self.keeping.save_as(ui.ctx(), cx, table),
            MenuItem::Open => cx.push(Command::Open(Wish::Choose)),
            MenuItem::Settings => cx.show(SettingsPage::default()),
            MenuItem::Rules => cx.show(Rules::at(&rules_place::rules_place(&self.session))),
            MenuItem::Keys => cx.push(Command::Keys),
            MenuItem::Leave => cx.push(Command::Home),
        }
    }
}

impl Screen for TableScreen {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if let Some(seat) = self.session.waiting_for() {
            // Nothing of the table shows until the screen has changed hands.
            if handover_ui(ui, self.session.setup(), seat) {
                self.play(ui, cx, Intent::TakeOver);
                ui.ctx().request_repaint();
            }
            return;
        }
        let on_stage = self.press_keys(ui, cx);
        self.let_bots_play(ui, cx);
        self.desk.follow(&self.session);
        self.hints.follow(&self.session);
        self.coach.follow(&self.session);
        let mut signals = Vec::new();
        self.draw(ui, &mut signals);
        self.dialogs_ui(ui, cx, &mut signals);
        for signal in signals {
            self.carry_out(ui, cx, signal);
            ui.ctx().request_repaint();
        }
        if on_stage {
            keys::focus_stage(ui, &self.session);
        }
        self.keep(cx);
    }

    fn keys(&self, ctx: &Context) -> Vec<KeyHint> {
        keys::hints(ctx)
    }

    fn rules_place(&self) -> Option<Cow<'static, str>> {
        Some(rules_place::rules_place(&self.session))
    }
}

/// A bar across the window.
fn bar(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    ui.painter().rect_filled(rect, 0.0, tokens().color.panel);
    let vertical = if rect.height() < 42.0 {
        1.0
    } else {
        tokens().space.xs
    };
    let margin = Margin::symmetric(tokens().space.m as i8, vertical as i8);
    place(ui, rect, Frame::new().inner_margin(margin), contents);
}

/// A panel.
fn part(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    let frame = panels_frame();
    place(ui, rect, frame, contents);
}

fn panels_frame() -> Frame {
    crate::app::widgets::panel().inner_margin(Margin::same(tokens().space.s as i8))
}

fn place(ui: &mut Ui, rect: Rect, frame: Frame, contents: impl FnOnce(&mut Ui)) {
    let id = ui.scope_id().with((rect.min.x as i32, rect.min.y as i32));
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(id), |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        let inner = rect.size() - frame.total_margin().sum();
        frame.show(ui, |ui| {
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            contents(ui);
        });
    });
}

/// A place of the table: tabs if several parts share it, and the part in front.
fn slot_ui(ui: &mut Ui, scene: &mut Scene<'_>, slot: &Slot) {
    /// Below this height the tabs stand beside the part, not above it; a hint has more to say.
    const TABS_ABOVE: [f32; 2] = [240.0, 360.0];
    let front = scene.desk.front_of(slot);
    let tabs_above = TABS_ABOVE[usize::from(front == Some(Tab::Hint))];
    if slot.tabs.len() < 2 {
        return front_ui(ui, scene, front);
    }
    if slot.rect.height() >= tabs_above {
        ui.horizontal_wrapped(|ui| {
            slot.tabs
                .iter()
                .for_each(|tab| tab_ui(ui, scene, *tab, front, true))
        });
        return front_ui(ui, scene, front);
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(tokens().space.xs);
        for column in slot.tabs.chunks(3) {
            ui.vertical(|ui| {
                column
                    .iter()
                    .for_each(|tab| tab_ui(ui, scene, *tab, front, false))
            });
        }
        ui.vertical(|ui| front_ui(ui, scene, front));
    });
}

fn front_ui(ui: &mut Ui, scene: &mut Scene<'_>, front: Option<Tab>) {
    match front {
        Some(Tab::Planet) => panels::planet_ui(ui, scene),
        Some(Tab::Station) => panels::station_ui(ui, scene),
        Some(Tab::Seats) => panels::seats_ui(ui, scene),
        Some(Tab::Tracks) => panels::corporation_ui(ui, scene),
        Some(Tab::Cards) => panels::cards_ui(ui, scene),
        Some(Tab::Log) => panels::log_ui(ui, scene),
        Some(Tab::Practice) => panels::practice_ui(ui, scene),
        Some(Tab::Hint) => panels::hint_ui(ui, scene),
        None => {}
    }
}

fn tab_ui(ui: &mut Ui, scene: &mut Scene<'_>, tab: Tab, front: Option<Tab>, wide: bool) {
    let (icon, name) = match tab {
        Tab::Planet => (Icon::Planet, t!(ui, "table-tab-planet")),
        Tab::Station => (Icon::Station, t!(ui, "table-tab-station")),
        Tab::Seats => (Icon::Person, t!(ui, "table-tab-seats")),
        Tab::Tracks => (Icon::Corporation, t!(ui, "table-tab-tracks")),
        Tab::Cards => (Icon::Cards, t!(ui, "table-tab-cards")),
        Tab::Log => (Icon::Log, t!(ui, "table-tab-log")),
        Tab::Practice => (Icon::Edit, t!(ui, "practice-tab")),
        Tab::Hint => (Icon::Hint, t!(ui, "advice-tab")),
    };
    let in_front = front == Some(tab);
    let button = if in_front && wide {
        Button::new(name).icon(icon)
    } else {
        Button::icon_only(icon, name).quiet()
    };
    if ui.add(button.selected(in_front)).clicked() {
        scene.signal(Signal::Tab(tab));
    }
}
