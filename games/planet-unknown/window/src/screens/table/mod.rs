//! The table: where a game is played.
//!
//! [`Session`] holds all the logic and does not depend on the window. [`layout`] places the parts, the `panels` and
//! `decisions` draw them and emit `Signal`s, and [`TableScreen`] carries these out.

mod advising;
mod announcements;
mod bots_turn;
mod carrying_out;
mod decisions;
pub mod desk;
mod devices;
mod dialogs;
mod guidance;
mod guiding;
mod keys;
pub mod layout;
mod losses;
mod motion;
mod moving;
mod panels;
mod repeated_key;
mod rules_place;
mod scene;
mod secrets;
mod side_by_side;
mod slots;
mod telling;

use self::announcements::Told;
use self::desk::{Desk, Place};
use self::devices::Couch;
use self::dialogs::Above;
use self::guidance::Guidance;
use self::layout::{Tab, TableLayout, arrange};
use self::motion::Spots;
use self::scene::{Scene, Signal, Signals};
use self::slots::{bar, bottom_bar, grown, in_front, keep_messages_away, parts_ui};
use super::Screen;
use crate::OwnSettings;
use crate::widgets::KeyHint;
use kit::audio::Cue;
use kit::files::Keeping;
use kit::frame::handover_ui;
use kit::screen::{Command, Cx};
use kit::settings::Own as _;
use play::bots::Bots;
use play::coach::Coach;
use play::intent::Intent;
use play::library::Opened;
use play::session::Session;
use rules::SeatId;
use std::borrow::Cow;

use egui::{Context, Key, Rect, Ui, Vec2};

/// The table with a game on it.
pub struct TableScreen {
    session: Session,
    desk: Desk,
    coach: Coach,
    keeping: Keeping,
    bots: Bots,
    couch: Couch,
    /// The dialog above the table.
    above: Option<Above>,
    /// A digit whose step has brought others with it, and when it was pressed last, in seconds of [`egui::InputState::time`].
    repeated: Option<(Key, f64)>,
    /// The player who was at the screen when the key that shows secrets was pressed, while it is held down.
    peeker: Option<SeatId>,
    /// What each person has been told.
    told: Told,
    /// What explains the game while it is played.
    guidance: Option<Guidance>,
    /// Whether the guide that the game needs was looked for, and whether for boards side by side.
    seeks_guide: Option<bool>,
    /// When the results of the finished game appear, in seconds of [`egui::InputState::time`].
    ends: Option<f64>,
}

impl TableScreen {
    /// Returns a table with an opened game.
    pub fn opened(opened: Opened) -> Self {
        let (table, keeping) = Keeping::of(opened);
        let session = Session::new(table);
        let desk = Desk::opened(&session);
        Self {
            session,
            desk,
            coach: Coach::default(),
            peeker: None,
            told: Told::default(),
            guidance: None,
            seeks_guide: None,
            ends: None,
            keeping,
            bots: Bots::default(),
            couch: Couch::default(),
            above: None,
            repeated: None,
        }
    }

    /// The user interface of a seat.
    fn place(&self, seat: SeatId) -> &Place {
        self.desk.place(self.session.seat(seat))
    }

    fn place_mut(&mut self, seat: SeatId) -> &mut Place {
        self.desk.place_mut(self.session.seat(seat))
    }

    /// Whether a dialog asks what becomes of a turn in which something would go to waste.
    fn has_waste_dialog(&self) -> bool {
        !self.session.is_beside() && self.place(self.session.viewer()).waste.is_some()
    }

    /// The board of a seat, to be drawn.
    fn scene<'a>(
        &'a self,
        cx: &Cx<'a>,
        seat: SeatId,
        width: f32,
        signals: &'a mut Signals,
    ) -> Scene<'a> {
        let view = self.session.seat(seat);
        Scene {
            seat: view,
            common: view.common(),
            desk: &self.desk,
            place: self.place(seat),
            coach: &self.coach,
            bots: &self.bots,
            pace: cx.settings.bot_pace,
            awaits_reading: self.guidance.as_ref().is_some_and(Guidance::holds),
            width,
            caps: self.couch.caps(cx, &self.session, seat),
            at_keys: true,
            spots: Spots::default(),
            signals,
        }
    }

    /// Draws the one board on show.
    fn board_on_show_ui(&self, ui: &mut Ui, cx: &Cx<'_>, signals: &mut Signals) {
        let (room, seat) = (ui.max_rect(), self.session.viewer());
        let mut layout = self.layout(room);
        if self.place(seat).hints.is_open() || self.desk.coached {
            layout.add(Tab::Hint);
        }
        self.leave_out_unknown(&mut layout);
        let mut scene = self.scene(cx, seat, room.width(), signals);
        bar(ui, layout.top, |ui| panels::top_bar_ui(ui, &mut scene));
        let bottom = grown(ui, seat, layout.bottom, room);
        parts_ui(ui, &mut scene, &layout, bottom);
        bottom_bar(ui, &mut scene, (bottom, layout.bottom.height()));
        keep_messages_away(ui, &scene, &layout);
        self.single_focus_ui(ui);
        let parts = layout.slots.iter().filter(|_| !self.desk.all_boards);
        let parts = parts.filter_map(|slot| Some((slot.rect, in_front(&scene, slot)?)));
        panels::labels_ui(ui, &scene, parts);
        motion::paint(ui, scene.motion(), &scene.spots);
        decisions::kept_ui(ui, &mut scene);
        if let Some(guidance) = self.guidance.as_ref().filter(|_| !self.covers_guide()) {
            panels::guide_ui(ui, &mut scene, &layout, guidance);
        }
        panels::banner_ui(ui.ctx(), &scene, &layout);
        panels::reading_ui(ui, &mut scene);
    }

    /// The parts of the one board on show.
    fn layout(&self, room: Rect) -> TableLayout {
        let alone = self.session.setup().seats.len() == 1;
        arrange(room, alone, self.session.is_practice())
    }

    /// Carries out the pressed keys, one after the other. Returns whether the planet or the dial should have the focus.
    fn press_keys(&mut self, ui: &Ui, cx: &mut Cx<'_>) -> bool {
        let mut on_stage = false;
        repeated_key::drop_held(ui);
        self.drop_repeated(ui, cx);
        for press in keys::presses(ui, self.session.viewer()) {
            if self.is_repeated(ui, cx, &press) {
                continue;
            }
            let seat = self.session.viewer();
            if let Some(signal) = press.signal(self.session.seat(seat), &self.desk) {
                press.take(ui);
                on_stage |= press.is_for_stage(&signal);
                let before = self.session.position();
                self.carry_out(ui, cx, seat, signal);
                self.note_steps(ui, &press, before);
            }
        }
        on_stage
    }

    /// Keeps the game if it has changed. Exercises are not kept: they start afresh every time.
    fn keep(&mut self, cx: &mut Cx<'_>) {
        if self.session.exercise().is_none() {
            self.keeping.keep(cx, self.session.table_with_secrets());
        }
    }
}

impl Screen for TableScreen {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if self.session.ways() != cx.settings.ways {
            self.session.set_ways(cx.settings.ways);
        }
        self.be_coached(cx);
        let mut habits = OwnSettings::of(cx.settings).habits();
        habits.end_turns &= self.leaves_turns_to_session();
        self.session.set_habits(habits);
        if let Some(seat) = self.session.waiting_for() {
            // No part of the table shows until the screen has changed hands.
            self.take_devices(ui, cx);
            let player = &self.session.setup().seats[seat.index()];
            if handover_ui(ui, &player.name, player.colour) {
                self.play(ui, cx, self.session.viewer(), Intent::TakeOver);
                ui.ctx().request_repaint();
            }
            return;
        }
        self.go_on_moving(ui, cx);
        self.take_devices(ui, cx);
        self.peek(ui, cx);
        self.be_guided(ui, cx);
        let on_stage = self.press_keys(ui, cx);
        self.end_turns(ui, cx);
        self.let_bots_play(ui, cx);
        self.look_back();
        self.tell_unseen(ui, cx);
        self.tell_newcomer(ui, cx);
        let now = ui.input(|input| input.time);
        for seat in self.session.on_show() {
            let seat = self.session.seat(seat);
            let place = self.desk.place_mut(seat);
            place.note_turn(seat, now);
            place.follow(seat);
            place.hints.follow(seat);
        }
        if self.desk.announce(self.session.here(), now) {
            cx.push(Command::Play(Cue::Round));
            self.tell_stage(ui, cx);
        }
        self.coach.follow(&self.session);
        let mut signals = Signals::new();
        if self.session.is_beside() {
            self.side_by_side_ui(ui, cx, &mut signals);
        } else {
            self.board_on_show_ui(ui, cx, &mut signals);
        }
        self.dialogs_ui(ui, cx, &mut signals);
        for (seat, signal) in signals {
            // The keyboard follows everything but a mere movement of the pointer.
            if !matches!(signal, Signal::Play(Intent::Hover(_))) {
                self.session.give_keyboard(seat);
            }
            self.carry_out(ui, cx, seat, signal);
            ui.ctx().request_repaint();
        }
        if on_stage {
            keys::focus_stage(ui, self.session.here());
        }
        self.keep(cx);
        // The results take over what keeps the game; nothing may be kept after that.
        self.end(ui, cx);
    }

    fn keys(&self, ctx: &Context, cx: &Cx<'_>) -> Vec<KeyHint> {
        self.couch.key_hints(ctx, cx, &self.session)
    }

    fn takes_devices(&self) -> bool {
        true
    }

    fn least_room(&self) -> Vec2 {
        match self.session.is_beside() {
            true => side_by_side::least_room(&self.session),
            false => Vec2::ZERO,
        }
    }

    fn rules_place(&self) -> Option<Cow<'static, str>> {
        Some(rules_place::rules_place(self.session.here()))
    }
}
