//! Tracks: trackers that advance and regress, and what the fields give (rules §5.1, §5.4–§6).

use super::{Step, allow};
use crate::action::{Answer, Illegal};
use crate::board::{Board, Cell, CellSet};
use crate::corporation::{Benefit, Field, LevelSet, Offer};
use crate::decision::{Advances, Manner, Question, Slot, Steps, TrackPurpose};
use crate::effect::{Effect, Milestone, Pending, Source};
use crate::event::EventKind;
use crate::resolve::Resolver;
use crate::state::{GameState, Phase, Seat, SeatId};
use crate::terrain::{Terrain, Track, TrackSet};
use arrayvec::ArrayVec;

impl GameState {
    pub(super) fn ask_advance(&self, seat: SeatId, among: TrackSet, manner: Manner) -> Question {
        let seat = self.seat(seat);
        let rules = seat.rules();
        let mut steps = Steps::new();
        for tracker in among.iter() {
            rules
                .destinations(seat, tracker)
                .iter()
                .for_each(|field| steps.push((tracker, *field)));
        }
        some_advance(steps, manner)
    }

    /// The advance of the resource of a placed tile (rules §5.1).
    pub(super) fn ask_resource(&self, seat: SeatId, track: Track) -> Question {
        let owner = self.seat(seat);
        let times = owner.rules().resource_advances(owner, track);
        self.ask_advance(seat, TrackSet::of(track), Manner::Full { times })
    }

    /// Advances below a height, never sideways (rules §11.19, §11.21).
    pub(super) fn ask_raise(&self, seat: SeatId, to: u8) -> Question {
        let mut question = self.ask_advance(seat, self.below(seat, to), Manner::Raise);
        if let Question::Advance(advances) = &mut question {
            let owner = self.seat(seat);
            let steps = &mut advances.steps;
            steps.retain(|(tracker, to)| owner.rules().is_upward(owner.tracker(*tracker), *to));
            if steps.is_empty() {
                return Question::Impossible;
            }
        }
        question
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

    /// The trackers that can regress by `times`, or else those that can regress the most, and where to (rules §9.3).
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

    /// Back to the bottom of a track.
    pub(super) fn ask_restart(&self, seat: SeatId, track: Track) -> Question {
        let bottom = Field::new(track, 0);
        let moves = self.seat(seat).tracker(track) != bottom;
        some_retreat(moves.then_some((track, bottom)).into_iter().collect())
    }

    /// The trackers below height `to` (rules §11.21).
    fn below(&self, seat: SeatId, to: u8) -> TrackSet {
        let seat = self.seat(seat);
        let low = Track::ALL
            .into_iter()
            .filter(|track| seat.tracker(*track).height < to);
        low.fold(TrackSet::default(), TrackSet::with)
    }

    /// The trackers that an energy resource may advance (rules §5.3): that of the tile's other resource, and those
    /// whose areas are adjacent to the whole energy area.
    pub(super) fn energy_choices(
        &self,
        seat: SeatId,
        cell: Cell,
        own: TrackSet,
        joins: CellSet,
    ) -> TrackSet {
        let owner = self.seat(seat);
        let choices = if joins.is_empty() {
            adjacent_tracks(&owner.board, cell, own)
        } else {
            adjacent_tracks(&owner.board.with_energy(joins), cell, own)
        };
        owner.rules().energy_choices(choices)
    }
}

/// The tracks in `own` and those whose areas are adjacent to the whole energy area of `cell` (rules §5.3).
fn adjacent_tracks(board: &Board, cell: Cell, own: TrackSet) -> TrackSet {
    let around = board.area_of(Terrain::Energy, cell).neighbours();
    let touches = |track: &Track| board.has_area_on(track.terrain(), around);
    Track::ALL
        .into_iter()
        .filter(touches)
        .fold(own, TrackSet::with)
}

fn some_advance(steps: Steps, manner: Manner) -> Question {
    if steps.is_empty() {
        Question::Impossible
    } else {
        Question::Advance(Advances { steps, manner })
    }
}

fn some_retreat(steps: Steps) -> Question {
    if steps.is_empty() {
        Question::Impossible
    } else {
        Question::Regress(steps)
    }
}

/// How many of `times` fields `tracker` can go back, and where that takes it.
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

/// Any track will do.
pub(super) const fn any_track(purpose: TrackPurpose) -> Question {
    Question::Track {
        among: TrackSet::ALL,
        purpose,
    }
}

pub(super) fn admits_advance(advances: &Advances, answer: Answer) -> Result<Step, Illegal> {
    let Answer::Advance { tracker, to } = answer else {
        return Err(Illegal::WrongAnswer);
    };
    let step = Step::Advance {
        tracker,
        to,
        manner: advances.manner,
    };
    let otherwise = Illegal::CannotAdvance(tracker);
    allow(advances.contains(&(tracker, to)), step, otherwise)
}

pub(super) fn admits_regress(steps: &Steps, answer: Answer) -> Result<Step, Illegal> {
    let Answer::Regress { tracker, to } = answer else {
        return Err(Illegal::WrongAnswer);
    };
    let step = Step::Regress { tracker, to };
    let otherwise = Illegal::CannotRegress(tracker);
    allow(steps.contains(&(tracker, to)), step, otherwise)
}

pub(super) fn admits_pick([first, other]: [Offer; 2], answer: Answer) -> Result<Step, Illegal> {
    let Answer::Pick { second } = answer else {
        return Err(Illegal::WrongAnswer);
    };
    Ok(Step::Take(if second { other } else { first }))
}

pub(super) fn admits_track(
    among: TrackSet,
    purpose: TrackPurpose,
    answer: Answer,
) -> Result<Step, Illegal> {
    let Answer::Track(track) = answer else {
        return Err(Illegal::WrongAnswer);
    };
    let step = match purpose {
        TrackPurpose::Row => Step::GainRow(track),
        TrackPurpose::Token => Step::MoveToken(track),
    };
    allow(among.contains(track), step, Illegal::WrongAnswer)
}

impl Resolver<'_> {
    /// Moves `tracker` onto `to` and gains what the field gives, boosts only where `boosts` says so. Moving "to" the
    /// field it stands on is an advance above the rover track (rules §5.5).
    fn enter(&mut self, tracker: Track, to: Field, source: Source, boosts: bool) {
        let barred = self.state.bars_milestones();
        let before = if barred {
            self.me().available_levels()
        } else {
            LevelSet::default()
        };
        if self.enter_bare(tracker, to, source) {
            let printed = self.me().corporation.data().rover_moves_above_top;
            self.gain_track_movement(printed);
            return;
        }
        if barred {
            let late = self
                .me()
                .available_levels()
                .iter()
                .filter(|level| !before.contains(*level));
            late.for_each(|level| self.me().turn.dormant.insert(level));
        }
        self.gain_field(to, boosts);
    }

    /// Moves `tracker` onto `to` and gains nothing; whether that is an advance above the rover track (rules §5.5).
    fn enter_bare(&mut self, tracker: Track, to: Field, source: Source) -> bool {
        let from = self.me().tracker(tracker);
        self.me().trackers[tracker as usize] = to;
        self.tell(EventKind::Advanced {
            tracker,
            from,
            to,
            source,
        });
        from == to
    }

    /// Gains what `field` gives, boosts only where `boosts` says so.
    fn gain_field(&mut self, field: Field, boosts: bool) {
        let me = self.me();
        for benefit in me.rules().benefits(me, field) {
            self.gain_benefit(benefit, field, boosts);
        }
    }

    /// Gains what the five fields at the height of `tracker` give.
    pub(super) fn gain_row(&mut self, tracker: Track) {
        let height = self.me().tracker(tracker).height;
        Track::ALL
            .into_iter()
            .for_each(|track| self.gain_field(Field::new(track, height), true));
    }

    /// Puts the corporation's token on `track`.
    pub(super) fn move_token(&mut self, track: Track) {
        self.me().corporation_state.token = Some(track);
        self.tell(EventKind::TokenMoved(track));
    }

    /// Advances a tracker and leaves on the agenda what the effect has left to do.
    pub(super) fn advance(
        &mut self,
        slot: Slot,
        pending: Pending,
        (tracker, to): (Track, Field),
        manner: Manner,
    ) {
        let source = pending.source;
        match manner {
            Manner::Full { times } => {
                self.enter(tracker, to, source, true);
                self.advance_again(
                    slot,
                    source,
                    times,
                    Effect::Advance {
                        among: TrackSet::of(tracker),
                        times: times.saturating_sub(1),
                    },
                );
            }
            Manner::Bare { times } => {
                self.enter_bare(tracker, to, source);
                self.advance_again(
                    slot,
                    source,
                    times,
                    Effect::AdvanceBare {
                        among: TrackSet::of(tracker),
                        times: times.saturating_sub(1),
                    },
                );
            }
            Manner::Different { among, count } => {
                self.enter(tracker, to, source, true);
                if count > 1 {
                    let (among, count) = (among.without(tracker), count - 1);
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

    /// Leaves the rest of an effect that advances one tracker several times: it comes before everything else.
    fn advance_again(&mut self, slot: Slot, source: Source, times: u8, rest: Effect) {
        if times > 1 {
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
        self.tell(EventKind::Regressed {
            tracker,
            from,
            to,
            source,
        });
    }

    fn gain_benefit(&mut self, benefit: Benefit, field: Field, boosts: bool) {
        let source = Source::Field(field);
        if self.state.bars_milestones() && benefit.is_milestone() {
            return self.tell(EventKind::MilestoneBarred(field));
        }
        match benefit {
            Benefit::Medals(_) => {}
            Benefit::CivMilestone(rank) => self.gain_milestone(rank, source, boosts),
            Benefit::Boost if !boosts => {}
            Benefit::Boost => self.gain(Pending::new(Effect::Boost, source)),
            Benefit::Patch => self.gain(Pending::new(Effect::Patch, source)),
            Benefit::Rover => self.gain_rover(source),
            Benefit::RoverMoves(steps) => self.gain_track_movement(steps),
            Benefit::TechMilestone(level) => self.unlock(level),
            Benefit::OneOf(first, second) => self.gain_one_of(first, second, field, boosts),
        }
    }

    /// Lets the seat choose from two benefits of `field`; one that a card or the alert of the round bars leaves the other
    /// (rules §11.21, §11.22, §11.26).
    fn gain_one_of(&mut self, first: Offer, second: Offer, field: Field, boosts: bool) {
        let barred = |offer: Offer| match offer {
            Offer::Boost => !boosts || self.state.bars_boosts(),
            Offer::Patch => self.state.bars_milestones(),
            Offer::Advance(_) | Offer::Foresee => false,
        };
        let source = Source::Field(field);
        match (barred(first), barred(second)) {
            (false, false) => self.gain(Pending::new(Effect::OneOf(first, second), source)),
            (false, true) => self.gain_offer(first, source, false),
            (true, false) => self.gain_offer(second, source, false),
            (true, true) => self.tell(EventKind::MilestoneBarred(field)),
        }
    }

    /// A civ milestone is claimed at the end of the round, or at once while cards are claimed and in the end phase
    /// (rules §6.2, §10.2). What else it brings comes with it, boosts only where `boosts` says so.
    fn gain_milestone(&mut self, rank: u8, source: Source, boosts: bool) {
        self.tell(EventKind::MilestoneReached { rank });
        let me = self.me();
        let (reactions, extra) = me.rules().on_civ_milestone(me);
        let printed = source
            .field()
            .and_then(|field| me.corporation.data().milestone(field))
            .unwrap_or(rank);
        let milestone = Milestone {
            rank,
            printed,
            extra,
        };
        match self.state.phase {
            Phase::Preparation { .. } | Phase::Rotate | Phase::Turns { .. } => {
                self.me().turn.milestones.push(milestone);
            }
            Phase::Claims { .. } | Phase::End { .. } | Phase::Finished => {
                self.me()
                    .turn
                    .agenda
                    .push(Pending::new(Effect::Claim(milestone), source));
            }
        }
        self.react(
            reactions
                .into_iter()
                .filter(|reaction| boosts || reaction.effect != Effect::Boost)
                .collect(),
        );
    }

    /// Gains one of two benefits (rules §8); what an alert offers comes before the tile (rules §3.3).
    pub(super) fn gain_offer(&mut self, offer: Offer, source: Source, urgent: bool) {
        let effect = match offer {
            Offer::Boost => Effect::Boost,
            Offer::Patch => Effect::Patch,
            Offer::Advance(track) => Effect::Advance {
                among: TrackSet::of(track),
                times: 1,
            },
            Offer::Foresee => return self.foresee(),
        };
        self.gain(Pending {
            urgent,
            ..Pending::new(effect, source)
        });
    }

    /// A rover for the tile placed last; nothing before the first tile (rules §6.4).
    fn gain_rover(&mut self, source: Source) {
        let tile = self.me().board.last_tile;
        let effect = Effect::Rover { tile };
        if tile.is_empty() || self.me().rovers_for_milestones() == 0 {
            self.tell(EventKind::Lost(effect));
        } else {
            self.gain(Pending::new(effect, source));
        }
    }

    fn gain_track_movement(&mut self, printed: u8) {
        let me = self.me();
        let steps = me.rules().track_movement(me, printed);
        self.gain_movement(steps);
    }
}
