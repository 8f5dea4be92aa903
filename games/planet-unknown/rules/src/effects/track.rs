//! Tracks: trackers that advance and regress, and the token that names a track (rules §5.4–§5.6).

use crate::corporation::{Benefit, Field, LevelSet};
use crate::decision::{Manner, Question, Slot, Steps};
use crate::effect::{Effect, Pending, Source};
use crate::event::TrackEvent;
use crate::resolver::Resolver;
use crate::state::{GameState, Seat, SeatId};
use crate::terrain::{Track, TrackSet};
use arrayvec::ArrayVec;

impl GameState {
    pub(super) fn ask_advance(&self, seat: SeatId, among: TrackSet, manner: Manner) -> Question {
        some_advance(steps(self.seat(seat), among), manner)
    }

    /// Advances below a height, never sideways (rules §11.19, §11.21).
    pub(super) fn ask_raise(&self, seat: SeatId, to: u8) -> Question {
        let owner = self.seat(seat);
        let is_low = |track: &Track| owner.tracker(*track).height < to;
        let mut steps = steps(owner, Track::ALL.into_iter().filter(is_low).collect());
        steps.retain(|(tracker, to)| owner.rules().is_upward(owner.tracker(*tracker), *to));
        some_advance(steps, Manner::Raise)
    }

    /// The next field above the tracker of `track` that shows a milestone.
    pub(super) fn ask_milestone(&self, seat: SeatId, track: Track) -> Question {
        let owner = self.seat(seat);
        let data = owner.corporation.data();
        let is_milestone = |field: &Field| data.benefits(*field).iter().any(Benefit::is_milestone);
        let next = data
            .fields(track)
            .filter(|field| field.height > owner.tracker(track).height)
            .find(is_milestone);
        let steps = next.map(|field| (track, field));
        some_advance(steps.into_iter().collect(), Manner::ToMilestone)
    }

    pub(super) fn ask_regress(&self, seat: SeatId, among: TrackSet) -> Question {
        let owner = self.seat(seat);
        let retreat = |tracker| Some((tracker, owner.rules().retreat(owner, tracker)?));
        some_retreat(among.iter().filter_map(retreat).collect())
    }

    /// The trackers that can regress by `times`, or else those that can regress the most, with their destinations
    /// (rules §9.3).
    pub(super) fn ask_regress_far(&self, seat: SeatId, among: TrackSet, times: u8) -> Question {
        let owner = self.seat(seat);
        let reached = |tracker: Track| (tracker, descend(owner, tracker, times));
        let all: ArrayVec<(Track, (u8, Field)), 5> = among.iter().map(reached).collect();
        let most = all.iter().map(|(_, (steps, _))| *steps).max().unwrap_or(0);
        let farthest = all
            .into_iter()
            .filter(|(_, (steps, _))| *steps > 0 && *steps == most);
        some_retreat(farthest.map(|(tracker, (_, to))| (tracker, to)).collect())
    }

    /// Moving a tracker to the bottom of its track.
    pub(super) fn ask_restart(&self, seat: SeatId, track: Track) -> Question {
        let bottom = Field::new(track, 0);
        let moves = self.seat(seat).tracker(track) != bottom;
        some_retreat(moves.then_some((track, bottom)).into_iter().collect())
    }
}

/// The advances of these trackers by one step.
fn steps(owner: &Seat, among: TrackSet) -> Steps {
    let mut steps = Steps::new();
    for tracker in among {
        for field in &owner.rules().destinations(owner, tracker) {
            steps.push((tracker, *field));
        }
    }
    steps
}

fn some_advance(steps: Steps, manner: Manner) -> Question {
    Question::only_if(!steps.is_empty(), Question::Advance(steps, manner))
}

fn some_retreat(steps: Steps) -> Question {
    Question::only_if(!steps.is_empty(), Question::Regress(steps))
}

/// The number of fields, up to `times`, by which `tracker` can regress, and its destination.
fn descend(owner: &Seat, tracker: Track, times: u8) -> (u8, Field) {
    let mut owner = owner.clone();
    for step in 0..times {
        let Some(below) = owner.rules().retreat(&owner, tracker) else {
            return (step, owner.tracker(tracker));
        };
        owner.trackers[tracker as usize] = below;
    }
    (times, owner.tracker(tracker))
}

impl Resolver<'_> {
    /// Moves `tracker` to `to` and gains the benefit of the field; boosts only with `boosts`. A move to its own
    /// field is an advance above the rover track (rules §5.5).
    fn enter(&mut self, tracker: Track, to: Field, source: Source, boosts: bool) {
        let barred = self.state.bars_milestones();
        let unlocks = |benefit: &Benefit| matches!(benefit, Benefit::TechMilestone(_));
        let me = self.me();
        let before = if barred || me.corporation.data().benefits(to).iter().any(unlocks) {
            me.available_levels()
        } else {
            LevelSet::default()
        };
        if self.enter_bare(tracker, to, source) {
            let printed = self.me().corporation.data().rover_moves_above_top;
            self.gain_track_movement(printed, Source::Field(to));
            return;
        }
        if barred {
            let late = self.me().available_levels().without(before);
            self.me().turn.dormant |= late;
        }
        self.gain_field(to, boosts, before);
    }

    /// Moves `tracker` to `to` without benefits. Returns whether that is an advance above the rover track (rules §5.5).
    fn enter_bare(&mut self, tracker: Track, to: Field, source: Source) -> bool {
        let from = self.me().tracker(tracker);
        self.me().trackers[tracker as usize] = to;
        self.tell(TrackEvent::Advanced {
            tracker,
            from,
            to,
            source,
        });
        from == to
    }

    /// Puts the corporation's token on `track`.
    pub(super) fn move_token(&mut self, track: Track) {
        self.me().corporation_state.token = Some(track);
        self.tell(TrackEvent::TokenMoved(track));
    }

    /// Advances a tracker and puts the rest of the effect on the agenda.
    pub(super) fn advance(
        &mut self,
        slot: Slot,
        pending: Pending,
        (tracker, to): (Track, Field),
        manner: Manner,
    ) {
        let (source, own) = (pending.source, TrackSet::of(tracker));
        match manner {
            Manner::Full { times } => {
                self.enter(tracker, to, source, true);
                let (among, times) = (own, times.saturating_sub(1));
                self.advance_again(slot, source, Effect::Advance { among, times });
            }
            Manner::Bare { times } => {
                self.enter_bare(tracker, to, source);
                let (among, times) = (own, times.saturating_sub(1));
                self.advance_again(slot, source, Effect::AdvanceBare { among, times });
            }
            Manner::Different { among, count } => {
                self.enter(tracker, to, source, true);
                if count > 1 {
                    let (among, count) = (among.without(own), count - 1);
                    let effect = Effect::AdvanceDifferent { among, count };
                    self.put_back_or_lose(slot, Pending { effect, ..pending });
                }
            }
            Manner::Raise => {
                self.enter(tracker, to, source, false);
                if self.state.is_possible(self.seat, &pending) {
                    self.put_back(slot, pending);
                }
            }
            Manner::ToMilestone => self.advance_to_milestone(tracker, to, source),
        }
    }

    /// Puts back the rest of an effect that advances one tracker several times. It comes before everything else.
    fn advance_again(&mut self, slot: Slot, source: Source, rest: Effect) {
        if rest.steps() > 0 {
            self.put_back_or_lose(slot, Pending::new(rest, source).urgent());
        }
    }

    /// Moves `tracker` up to `to`, gaining everything on the way.
    fn advance_to_milestone(&mut self, tracker: Track, to: Field, source: Source) {
        let (data, here) = (self.me().corporation.data(), self.me().tracker(tracker));
        let passed = |field: &Field| (here.height + 1..=to.height).contains(&field.height);
        let fields = data.fields(to.track).filter(passed);
        fields.for_each(|field| self.enter(tracker, field, source, true));
    }

    /// Moves `tracker` back, which gains and loses nothing (rules §5.6).
    pub(super) fn regress(&mut self, tracker: Track, to: Field, source: Source) {
        let from = self.me().tracker(tracker);
        self.me().trackers[tracker as usize] = to;
        self.tell(TrackEvent::Regressed {
            tracker,
            from,
            to,
            source,
        });
    }
}
