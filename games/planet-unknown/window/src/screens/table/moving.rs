//! Motion at the table: what has just happened moves, and whoever presses anything sees the result at once.

use super::TableScreen;
use super::guidance::Guidance;
use super::motion::{Step, contested, plan};
use crate::screens::{Results, is_press};
use crate::t;
use crate::text::describe::{self, Listener, Narrator};
use crate::widgets::Tone;
use crate::widgets::player::player_color;
use egui::Ui;
use kit::screen::{Command, Cx};
use kit::theme::motion::reduced;
use play::intent::Intent;
use play::session::{Contested, LogEntry};
use rules::{CourseEvent, Event, EventKind, Objective, SeatId, Source, TrackEvent};
use table::BotPace;

impl TableScreen {
    /// Goes on with what moves: a press brings all boards up to date, and acts that begin are heard.
    pub(super) fn go_on_moving(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let (pressed, now) = ui.input(|input| (input.events.iter().any(is_press), input.time));
        // Side by side, a press of one player does not hurry the others: each board follows the steps of its own.
        let pressed = pressed && !self.session.is_beside();
        if let Some(until) = self.desk.turned_until {
            if pressed || now >= until {
                self.desk.turned_until = None;
                if let Some(reading) = &mut self.desk.reading {
                    reading.since = reading.since.min(now);
                }
            } else {
                ui.ctx().request_repaint_after_secs((until - now) as f32);
            }
        }
        let covered = self.desk.reading.is_some();
        for motion in &mut self.desk.motions {
            motion.hold(covered, now);
            if pressed && !covered {
                motion.skip();
            }
            if let Some(cue) = motion.go_on(now) {
                cx.push(Command::Play(cue));
            }
        }
    }

    /// Shows the results of a finished game once its last moves have rested for a moment, or at once after a press.
    pub(super) fn end(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let Some(ends) = self.ends else {
            return;
        };
        let (now, pressed) = ui.input(|input| (input.time, input.events.iter().any(is_press)));
        if (now < ends || self.is_moving()) && !pressed {
            return ui.ctx().request_repaint();
        }
        self.ends = None;
        let keeping = std::mem::take(&mut self.keeping);
        let table = self.session.table_with_secrets().clone();
        let results = Results::played(table, keeping, cx);
        cx.push(Command::Replace(Box::new(results)));
    }

    /// Whether anything on show is still moving.
    pub(super) fn is_moving(&self) -> bool {
        self.desk.motions.iter().any(|motion| motion.is_playing())
    }

    /// Shows how the entries of the history since `from` happened. Returns whether anything moves.
    pub(super) fn move_pieces(
        &mut self,
        ui: &Ui,
        cx: &Cx<'_>,
        viewer: SeatId,
        from: usize,
    ) -> bool {
        let now = ui.input(|input| input.time);
        let mut moves = false;
        for index in from..self.session.position() {
            let seat = self.session.actor(index);
            // What it has brought or cost others shows at their scores.
            let seats = self.session.here().state().seat_ids();
            for other in seats.filter(|other| *other != seat) {
                let medals = self.contested_by(index, other);
                moves |= self.show_contested(ui, other, index + 1, medals);
            }
            let hurried = self.session.is_bot(seat) && !cx.settings.bot_pace.is_followed();
            if reduced(ui.ctx()) || hurried || !self.is_on_show(seat) {
                continue;
            }
            let acts = plan(&self.step(viewer, index, seat));
            moves |= !acts.is_empty();
            self.desk.motions[seat.index()].add(acts, now);
        }
        moves
    }

    /// Shows at the score of `seat` what objectives have brought or cost it with the first `count` entries. Returns whether
    /// anything moves.
    fn show_contested(&mut self, ui: &Ui, seat: SeatId, count: usize, medals: i16) -> bool {
        if reduced(ui.ctx()) || !self.is_on_show(seat) {
            return false;
        }
        let act = contested(self.session.seat_at(count, seat), medals);
        let (moves, now) = (act.is_some(), ui.input(|input| input.time));
        self.desk.motions[seat.index()].add(act, now);
        moves
    }

    /// The medals of objectives that entry `index` of the history brought to `seat`.
    fn contested_by(&self, index: usize, seat: SeatId) -> i16 {
        let contested = |count| self.session.contested_at(count, seat);
        contested(index + 1) - contested(index)
    }

    /// Shows what somebody else did with the station at a pace that one can follow: it is large for a moment if it has turned,
    /// and a notice says it in words, for an event card may cover the table.
    pub(super) fn show_rotation(&mut self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        let followed = |entry: &LogEntry<'_>| {
            let others = entry.seat() != seat;
            others && (!self.session.is_bot(entry.seat()) || cx.settings.bot_pace.is_followed())
        };
        let mut entries = self.session.seat(seat).log().skip(from).filter(followed);
        let rotation = entries.find_map(|entry| {
            let seat = entry.seat();
            entry.events().find_map(|event| match event.kind {
                EventKind::Course(CourseEvent::Rotated(steps)) => Some((seat, event, steps)),
                _ => None,
            })
        });
        let Some((seat, rotation, steps)) = rotation else {
            return;
        };
        let narrator = Narrator::new(ui.ctx().clone(), self.session.setup(), Listener::Public);
        if let Some(text) = narrator.event(rotation) {
            self.tell(cx, seat, Tone::Info, text);
        }
        if steps > 0 && !reduced(ui.ctx()) {
            let now = ui.input(|input| input.time);
            self.desk.turned_until = Some(now + 1.2);
        }
    }

    /// Whether the board of `seat` is large on the screen.
    fn is_on_show(&self, seat: SeatId) -> bool {
        match self.session.is_beside() {
            true => self.session.people().any(|person| person == seat),
            false => self.session.here().shown() == seat,
        }
    }

    /// What `seat` did with entry `index` of the history.
    fn step(&self, viewer: SeatId, index: usize, seat: SeatId) -> Step<'_> {
        let viewer = self.session.seat(viewer);
        let entry = viewer.log().nth(index).into_iter();
        let events = entry.flat_map(LogEntry::events);
        let earned = |count| viewer.earned_at(count, seat);
        Step {
            before: self.session.seat_at(index, seat),
            after: self.session.seat_at(index + 1, seat),
            events: events.filter(|event| event.seat == Some(seat)).collect(),
            medals: earned(index + 1) - earned(index),
            contested: self.contested_by(index, seat),
            chain: self.chain(index, seat),
            color: player_color(self.session.setup().seats[seat.index()].colour),
        }
    }

    /// The number of fields that the present chain of advances has entered before entry `index`.
    fn chain(&self, index: usize, seat: SeatId) -> usize {
        let log = self.session.seat(seat).log().take(index);
        let own = log.rev().filter(|entry| entry.seat() == seat);
        let advance = |event: &Event| match event.kind {
            EventKind::Track(TrackEvent::Advanced { source, .. }) => Some(source),
            _ => None,
        };
        let advances = own.map(|entry| entry.events().find_map(advance));
        let is_linked = |source: &Option<Source>| source.and_then(Source::field).is_some();
        advances.take_while(is_linked).count()
    }

    /// Shows at the score of the player at the screen what objectives have brought or cost while the board was out of
    /// sight.
    pub(super) fn tell_unseen(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let seat = self.session.viewer();
        if !self.is_on_show(seat) {
            return self.note_unseen();
        }
        let Some(since) = self.place_mut(seat).unseen_since.take() else {
            return;
        };
        let (view, position) = (self.session.seat(seat), self.session.position());
        let contested = view.contested_since(since.min(position), seat);
        let medals: i16 = contested.iter().map(Contested::sum).sum();
        if medals != 0 {
            self.announce_contested(ui, cx, seat, since);
            self.show_contested(ui, seat, position, medals);
        }
    }

    /// Says whose steps have brought or cost the player at the screen medals of objectives since entry `from`. Who only
    /// watches bots has none.
    pub(super) fn announce_contested(&self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        let guidance = self.guidance.as_ref();
        if self.session.is_watched() || guidance.is_some_and(Guidance::explains_objectives) {
            return;
        }
        let from = from.min(self.session.position());
        for contested in self.session.seat(seat).contested_since(from, seat) {
            let changes = objective_changes(ui, &contested.medals);
            let own = contested.by == seat;
            let name = &self.session.setup().seats[contested.by.index()].name;
            let words = t!(ui, "table-objectives-changed", own, name, changes);
            self.tell(cx, seat, tone(&contested, seat), words);
        }
    }

    /// Says what [`Self::announce_contested`] says, unless the board of the player comes into view first, which says more.
    pub(super) fn tell_objectives(&self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        let tells_later = self.place(seat).unseen_since.is_some();
        if !tells_later && !self.session.is_beside() && self.is_on_show(seat) {
            self.announce_contested(ui, cx, seat, from);
        }
    }

    fn note_unseen(&mut self) {
        let position = self.session.position();
        let seat = self.session.viewer();
        self.place_mut(seat).unseen_since.get_or_insert(position);
    }

    /// Looks at the board of a bot that plays while nobody else does.
    pub(super) fn follow_bot(&mut self, seat: SeatId, pace: BotPace) {
        let alone = !self.session.here().is_awaited() && !self.session.is_watched();
        let one_board = !self.session.is_beside();
        if alone && one_board && pace.is_followed() && self.session.bot_to_act().is_some() {
            self.note_unseen();
            self.session.handle(Intent::LookAt(Some(seat)));
            self.desk.followed_bot = Some(seat);
        }
    }

    /// Looks away from the bot that was followed, once a person is to play.
    pub(super) fn look_back(&mut self) {
        let Some(seat) = self.desk.followed_bot else {
            return;
        };
        let over = self.session.here().is_awaited() || self.session.bot_to_act().is_none();
        if self.session.here().shown() != seat {
            self.desk.followed_bot = None;
        } else if over && !self.is_moving() {
            self.desk.followed_bot = None;
            self.session.handle(Intent::LookAt(None));
        }
    }
}

/// The objectives whose medals have changed, in words.
fn objective_changes(ui: &Ui, changes: &[(Objective, i16)]) -> String {
    let each = changes.iter().map(|(objective, medals)| {
        let medals = describe::signed((*medals).into());
        t!(ui, "table-objective-change", title: describe::objective_title(*objective), medals)
    });
    kit::text::list(ui, &each.collect::<Vec<_>>())
}

/// The tone in which the player of `seat` is told of medals: what others take is no mistake of the player.
fn tone(contested: &Contested, seat: SeatId) -> Tone {
    let loses = contested.medals.iter().any(|(_, medals)| *medals < 0);
    match (loses, contested.by == seat) {
        (false, _) => Tone::Good,
        (true, true) => Tone::Warning,
        (true, false) => Tone::Info,
    }
}
