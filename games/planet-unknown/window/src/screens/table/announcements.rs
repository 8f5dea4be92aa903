//! Notices of what a turn has brought or cost beside the board: techs, private objectives, the objectives that are laid out,
//! and the last round.

use super::TableScreen;
use super::guidance::Guidance;
use crate::t;
use crate::text::describe::{self, Listener, Narrator};
use crate::widgets::Tone;
use egui::Ui;
use kit::screen::{Command, Cx};
use play::session::LogEntry;
use rules::state::MAX_SEATS;
use rules::{
    CardEvent, CourseEvent, EffectEvent, Event, EventKind, Objective, PieceEvent, Seat, SeatId,
    TileEvent, Track, TrackEvent,
};

/// Up to which entry of the history each person has been told what became of their pieces.
#[derive(Debug, Default)]
pub(super) struct Told {
    /// The player at the screen in the last frame.
    viewer: Option<SeatId>,
    up_to: [usize; MAX_SEATS],
}

impl Told {
    /// Whether news can be told at once to the player at the screen; a new one is told everything a moment later.
    pub(super) fn is_about(&self, viewer: SeatId) -> bool {
        self.viewer.is_none_or(|before| before == viewer)
    }
}

impl TableScreen {
    /// Tells a player who comes to the screen what has changed for them while somebody else was there, such as by an event
    /// card.
    pub(super) fn tell_newcomer(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        use TrackEvent::{Advanced, Regressed};
        if self.session.is_beside() {
            return;
        }
        if self.session.waiting_for().is_some() {
            cx.push(Command::ChangePlayer);
        }
        let (seat, now) = (self.session.viewer(), self.session.position());
        match self.told.viewer.replace(seat) {
            None => self.told.up_to = [now; MAX_SEATS],
            // Who only watches bots is told nothing of their own.
            Some(_) if self.session.is_watched() => {}
            Some(before) if before != seat => {
                cx.push(Command::ChangePlayer);
                let since = self.told.up_to[seat.index()].min(now);
                for index in since..now {
                    self.announce_techs_of(ui, cx, index, seat);
                }
                self.announce_changes(ui, cx, seat, since);
                // An event card that leaves no choice moves trackers at once.
                let moved = self.in_words(ui, seat, since, |_, kind| {
                    matches!(kind, EventKind::Track(Advanced { .. } | Regressed { .. }))
                });
                if !moved.is_empty() {
                    self.tell(cx, seat, Tone::Info, moved.join(" "));
                }
                self.announce_contested(ui, cx, seat, since);
                self.read_event_card(ui, seat, since);
            }
            Some(_) => {}
        }
        self.told.up_to[seat.index()] = now;
    }

    /// Says what has changed for the player of `seat` since entry `from`, unless a lesson still explains the game or nobody plays.
    pub(super) fn announce_changes(&self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        let is_taught = |it: &Guidance| it.is_lesson && !it.guide.is_over();
        if self.session.is_watched() || self.guidance.as_ref().is_some_and(is_taught) {
            return;
        }
        let moments = [from, self.session.position()];
        let [before, after] = moments.map(|count| self.session.seat_at(count, seat));
        if self.session.seat(seat).shows_secrets_of(seat) {
            for (objective, met) in turned(before, after) {
                let title = describe::private_title(ui, objective);
                let (tone, key) = match met {
                    true => (Tone::Good, "table-private-met"),
                    false => (Tone::Warning, "table-private-lost"),
                };
                self.tell(cx, seat, tone, t!(ui, key, title = title));
            }
        }
        if let Some(words) = locked(ui, before, after) {
            self.tell(cx, seat, Tone::Warning, words);
        }
        // The planet's own rule may bring less than before, such as for a city that was covered (rules §7, Gaia), and a
        // step of a tracker (rules §8).
        let bonus = [before, after].map(|seat| i32::from(seat.board.planet_bonus()));
        let tracks = [before, after].map(|seat| i32::from(seat.track_medals()));
        for (key, [had, has]) in [
            ("table-preview-bonus", bonus),
            ("table-preview-tracks", tracks),
        ] {
            if has < had {
                let medals = describe::signed(has - had);
                self.tell(cx, seat, Tone::Warning, t!(ui, key, medals = medals));
            }
        }
        let destroyed = self.in_words(ui, seat, from, |_, kind| {
            matches!(
                kind,
                EventKind::Piece(
                    PieceEvent::RoverDestroyed(_)
                        | PieceEvent::LifepodDestroyed(_)
                        | PieceEvent::CollectedLifepodDestroyed(_)
                        | PieceEvent::CollectedMeteoriteDestroyed
                )
            )
        });
        if !destroyed.is_empty() {
            self.tell(cx, seat, Tone::Warning, destroyed.join(" "));
        }
        self.announce_movement(ui, cx, seat, from);
        self.announce_objectives(ui, cx, seat, from);
        self.announce_void(ui, cx, seat, from);
        // Why a resource of a tile has advanced nothing (rules §5.2, §8).
        let is_idle = |kind| matches!(kind, EventKind::Tile(TileEvent::ResourceIdle(_)));
        for text in self.in_words(ui, seat, from, |_, kind| is_idle(kind)) {
            self.tell(cx, seat, Tone::Info, text);
        }
    }

    /// Says what an event card that has come out since entry `from` cannot do to the player of `seat`.
    fn announce_void(&self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        let reveals = |kind| matches!(kind, EventKind::Card(CardEvent::EventCardRevealed(_)));
        let told = self.in_words(ui, seat, from, |entry, kind| {
            matches!(kind, EventKind::Effect(EffectEvent::Lost(_))) && has(entry, reveals)
        });
        if !told.is_empty() {
            let words = told.join(" ");
            self.tell(cx, seat, Tone::Info, t!(ui, "events-void", words));
        }
    }

    /// Says in words what a tech allows that a person has just unlocked, or that somebody else’s step has unlocked for the
    /// player at the screen, such as by an event card.
    pub(super) fn announce_techs(&self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        for index in from..self.session.position() {
            let actor = self.session.actor(index);
            let by_other = actor != seat && self.told.is_about(seat);
            for person in self.session.people() {
                if person == actor || by_other && person == seat {
                    self.announce_techs_of(ui, cx, index, person);
                }
            }
        }
    }

    /// Says in words what the techs allow that entry number `index` has unlocked for `seat`.
    fn announce_techs_of(&self, ui: &Ui, cx: &mut Cx<'_>, index: usize, seat: SeatId) {
        // The lesson explains the first one itself.
        if self.guidance.as_ref().is_some_and(Guidance::explains_techs) {
            return;
        }
        let view = self.session.seat(seat);
        let corporation = view.own().corporation;
        let [before, after] = [index, index + 1].map(|count| self.session.seat_at(count, seat));
        // A tracker of Makeshift that comes to the tech track also unlocks those below the milestone that it reaches, or all up
        // to where it stands (rules §8).
        let mut levels: Vec<u8> = after.techs_beyond(before).iter().collect();
        // Some are unlocked by a milestone.
        for event in view.log().nth(index).into_iter().flat_map(LogEntry::events) {
            if let EventKind::Track(TrackEvent::TechUnlocked { level }) = event.kind
                && event.seat == Some(seat)
                && !levels.contains(&level)
            {
                levels.push(level);
            }
        }
        for level in levels {
            let mut words = describe::tech(ui, corporation, level);
            if before.is_spent(level) {
                let standing = describe::tech_standing(ui, view.state(), seat, level);
                words = format!("{words} {standing}");
            }
            let sign = describe::tech_sign(corporation, level);
            let text = t!(ui, "table-tech-unlocked", level = sign, words);
            self.tell(cx, seat, Tone::Good, text);
        }
    }

    /// Says aloud why this is the last round, if it has become so since entry `from` (rules §3.6).
    pub(super) fn announce_last_round(&self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        let is_last = |kind| matches!(kind, EventKind::Course(CourseEvent::LastRound(_)));
        let came = self.events(seat, from).any(|event| is_last(event.kind));
        if let Some(reason) = self.session.seat(seat).state().last_round.filter(|_| came) {
            let ended_by = self.session.ended_by();
            let name = ended_by.map(|seat| self.session.setup().seats[seat.index()].name.as_str());
            let reason = describe::end_reason(ui, reason, name);
            self.tell_all(cx, Tone::Info, &t!(ui, "log-last-round", reason));
        }
    }

    /// The events since entry `from`, as far as the player of `seat` may know them.
    pub(super) fn events(
        &self,
        seat: SeatId,
        from: usize,
    ) -> impl DoubleEndedIterator<Item = &Event> {
        let log = self.session.seat(seat).log().skip(from);
        log.flat_map(LogEntry::events)
    }

    /// The events since entry `from` that concern the player of `seat` and are told, as sentences.
    fn in_words(
        &self,
        ui: &Ui,
        seat: SeatId,
        from: usize,
        is_told: impl Fn(LogEntry<'_>, EventKind) -> bool,
    ) -> Vec<String> {
        let narrator = Narrator::new(ui.ctx().clone(), self.session.setup(), Listener::Seat(seat));
        let mut words = Vec::new();
        for entry in self.session.seat(seat).log().skip(from) {
            let own = entry.events().filter(|event| event.seat == Some(seat));
            let told = own.filter(|event| is_told(entry, event.kind));
            words.extend(told.filter_map(|event| narrator.event(event)));
        }
        words
    }

    /// Says that the objectives have been laid out, which an event card may hide (rules §2.5).
    fn announce_objectives(&self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        let dealt = |count| self.session.objectives_are_dealt_at(count);
        if !dealt(from) && dealt(self.session.position()) {
            let told = t!(ui, "table-objectives-dealt");
            let medals = self.session.contested_at(self.session.position(), seat);
            let counted = (medals > 0).then(|| t!(ui, "table-objectives-medals", medals));
            let told = [Some(told), counted].into_iter().flatten();
            self.tell(cx, seat, Tone::Info, told.collect::<Vec<_>>().join(" "));
        }
    }

    /// Says what movement the start of a round has given to the player of `seat` since entry `from` (rules §3.8).
    fn announce_movement(&self, ui: &Ui, cx: &mut Cx<'_>, seat: SeatId, from: usize) {
        // The round begins for everybody when the commander has turned the station.
        let turns = |kind| matches!(kind, EventKind::Course(CourseEvent::Rotated(_)));
        let told = self.in_words(ui, seat, from, |entry, kind| {
            matches!(kind, EventKind::Track(TrackEvent::MovementGained { .. }))
                && (entry.seat() != seat || has(entry, turns))
        });
        for text in told {
            let words = t!(ui, "table-movement-given", text = text);
            self.tell(cx, seat, Tone::Good, words);
        }
    }
}

/// Whether there is such an event in an entry of the history.
fn has(entry: LogEntry<'_>, is_it: impl Fn(EventKind) -> bool) -> bool {
    entry.events().any(|event| is_it(event.kind))
}

/// The private objectives that a seat has kept from one moment to another and that are met now, or no longer.
fn turned(before: &Seat, after: &Seat) -> impl Iterator<Item = (Objective, bool)> {
    let objectives = after.private_objectives.iter();
    let kept = objectives.filter(|objective| before.private_objectives.contains(*objective));
    let changed = kept.filter(|objective| objective.is_met(before) != objective.is_met(after));
    changed.map(|objective| (*objective, objective.is_met(after)))
}

/// Says which techs have locked again (rules §5.6), and the rule of the corporation if no tech tracker has gone back (rules §8).
fn locked(ui: &Ui, before: &Seat, after: &Seat) -> Option<String> {
    let levels = describe::locked_techs(ui, before, after)?;
    let [had, has] = [before, after].map(|seat| seat.tracker(Track::Tech));
    let by_rule = has.track != had.track || has.height >= had.height;
    let rule = describe::corporation_rule(ui, after.corporation);
    Some(t!(ui, "table-techs-locked", by_rule, levels, rule))
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Table;
    use rules::{Action, CorporationId, Field, Setup};

    // rules §2.5
    #[test]
    fn a_private_objective_is_told_of_when_it_is_met_and_when_it_no_longer_is() {
        let mut seen = [false; 2];
        let games = (0..20).map(|number| Setup::standard(1, &format!("announced {number}")));
        for mut table in games.map(|setup| Table::new(setup).expect("a valid setup")) {
            while let Some(seat) = table.state().active() {
                let before = table.state().seat(seat).clone();
                let legal = table.state().legal(seat);
                let choice = legal[table.cursor() * 5 % legal.len()];
                table.play(Action { seat, choice }).expect("it is legal");
                let mut after = table.state().seat(seat).clone();
                let flips = |each: &Objective| each.is_met(&before) != each.is_met(&after);
                let Some(objective) = Objective::all().find(flips) else {
                    continue;
                };
                let met = objective.is_met(&after);
                after.private_objectives.push(objective);
                assert_eq!(turned(&before, &after).count(), 0, "it has just been drawn");
                let mut before = before;
                before.private_objectives.push(objective);
                assert!(turned(&before, &after).eq([(objective, met)]));
                seen[usize::from(met)] = true;
            }
        }
        assert_eq!(seen, [true; 2]);
    }

    // rules §8
    #[test]
    fn every_tech_below_a_tracker_that_comes_from_another_track_is_told() {
        let mut setup = Setup::standard(1, "announced");
        setup.seats[0].corporation = CorporationId::Makeshift;
        let table = Table::new(setup).expect("a valid setup");
        let before = table.state().seat(SeatId(0));
        let mut after = before.clone();
        let height = before.corporation.data().tech_height(2);
        after.trackers[Track::Rover as usize] = Field::new(Track::Tech, height);
        assert!(after.techs_beyond(before).iter().eq([1, 2]));
        assert!(before.techs_beyond(&after).is_empty());
    }
}
