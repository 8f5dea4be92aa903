//! Carrying out actions: the only place, with [`round`](super::round), that changes a state.
//!
//! [`GameState::apply`] checks first and then changes without fail, so a refused action leaves the state as it was.

use super::action::{Action, Answer, Choice, Illegal, Line};
use super::board::{Cell, CellSet};
use super::effect::{Effect, Pending, Source};
use super::event::{Audience, Event, EventKind};
use super::round;
use super::state::{GameState, Phase, Seat, SeatId};
use super::terrain::{Track, TrackSet};

impl GameState {
    /// Carries out `action` and tells what happened.
    ///
    /// # Errors
    /// Why the action is refused; the state is then unchanged.
    pub fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.apply_into(action, &mut events)?;
        Ok(events)
    }

    /// As [`Self::apply`], adding what happened to `events`.
    ///
    /// # Errors
    /// Why the action is refused; the state and `events` are then unchanged.
    pub fn apply_into(&mut self, action: &Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        self.check(action)?;
        Resolver {
            state: self,
            seat: action.seat,
            events,
        }
        .carry_out(action.choice);
        Ok(())
    }
}

/// A state in the hands of the seat that acts.
pub(super) struct Resolver<'a> {
    pub(super) state: &'a mut GameState,
    pub(super) seat: SeatId,
    pub(super) events: &'a mut Vec<Event>,
}

impl Resolver<'_> {
    fn carry_out(&mut self, choice: Choice) {
        match choice {
            Choice::Rotate(steps) if self.state.phase == Phase::Rotate => {
                round::rotate(self.state, steps, self.events);
            }
            Choice::Rotate(steps) => self.turn_again(steps),
            Choice::Fetch(tile) => self.fetch(tile),
            Choice::Arrange(change) => self.arrange(change),
            Choice::Resolve { pending, answer } => self.resolve(pending, answer),
            Choice::Skip { pending } => {
                if let Some(lost) = self.state.pending_at(self.seat, pending) {
                    self.take_pending(pending, lost);
                    self.tell(EventKind::Lost(lost.effect));
                }
            }
            Choice::Drive { from, to } => self.drive(from, to),
            Choice::EndTurn => round::finish_part(self.state, self.seat, self.events),
        }
    }

    /// The acting seat, to change.
    pub(super) fn me(&mut self) -> &mut Seat {
        let last = self.state.seats.len() - 1;
        &mut self.state.seats[self.seat.index().min(last)]
    }

    /// Notes what everyone may know.
    pub(super) fn tell(&mut self, kind: EventKind) {
        self.events.push(Event {
            seat: Some(self.seat),
            audience: Audience::All,
            kind,
        });
    }

    /// Notes what only the acting seat may know.
    pub(super) fn whisper(&mut self, kind: EventKind) {
        self.events.push(Event {
            seat: Some(self.seat),
            audience: Audience::Only(self.seat),
            kind,
        });
    }

    /// Puts an effect on the agenda, unless the alert of the round bars it.
    pub(super) fn gain(&mut self, pending: Pending) {
        if self.state.is_barred(pending.effect) {
            return self.tell(EventKind::Lost(pending.effect));
        }
        self.me().turn.agenda.push(pending);
        self.tell(EventKind::Gained(pending.effect));
    }

    /// Takes an effect off the agenda, or an ability off those on offer, which uses it.
    fn take_pending(&mut self, index: u8, pending: Pending) {
        if usize::from(index) < self.me().turn.agenda.len() {
            self.me().turn.agenda.remove(usize::from(index));
        } else if let Source::Tech(level) = pending.source {
            self.use_tech(level);
        }
    }

    fn resolve(&mut self, index: u8, answer: Answer) {
        let Some(pending) = self.state.pending_at(self.seat, index) else {
            return;
        };
        if let Answer::Choose(ring) = answer {
            return self.choose_tile(ring);
        }
        let lifted = self.lifted_for(&pending, &answer);
        self.take_pending(index, pending);
        match answer {
            Answer::Place {
                ring,
                orientation,
                anchor,
            } => self.place(pending, ring, orientation, anchor, lifted),
            Answer::Discard(ring) => self.discard(ring),
            Answer::Advance { tracker, to } => self.advance_by(index, pending, tracker, to),
            Answer::Cell(cell) => self.act_on_cell(index, pending, cell),
            Answer::Store => {
                self.me().stored_patches += 1;
                self.tell(EventKind::PatchStored);
            }
            Answer::Line(line) => self.clear_line(line),
            Answer::Relocate { from, to } => self.move_rover(from, to),
            Answer::Look => self.look(pending),
            Answer::Keep(card) => self.keep(index, pending, card),
            Answer::Instead => self.use_instead(index, pending),
            _ => self.resolve_on_corporation(index, pending, answer),
        }
    }

    /// What concerns the corporation board and objectives.
    fn resolve_on_corporation(&mut self, index: u8, pending: Pending, answer: Answer) {
        match answer {
            Answer::Regress { tracker, to } => self.regress(tracker, to, pending.source),
            Answer::Pick { second } => self.pick(pending, second),
            Answer::Track(track) if pending.effect == Effect::GainRow => self.gain_row(track),
            Answer::Track(track) => {
                self.me().corporation_state.token = Some(track);
                self.tell(EventKind::TokenMoved(track));
            }
            Answer::Berth(from) if pending.effect == Effect::DestroyCollectedLifepod => {
                self.destroy_collected_lifepod(from);
            }
            Answer::Berth(to) => self.berth(None, to),
            Answer::Reposition { from, to } => {
                self.berth(Some(from), to);
                if let Effect::Reposition { count } = pending.effect {
                    self.repeat(
                        index,
                        Pending {
                            effect: Effect::Reposition { count: count - 1 },
                            ..pending
                        },
                        count,
                    );
                }
            }
            Answer::Draw => self.draw_objectives(pending),
            Answer::KeepObjective(objective) => self.keep_objective(index, pending, objective),
            _ => self.resolve_alert(pending, answer),
        }
    }

    /// Puts an effect that is not used up back to its place, or loses it if nothing more of it can be done (rules §5.4).
    fn put_back_or_lose(&mut self, index: u8, rest: Pending) {
        if self.state.is_possible(self.seat, &rest) {
            let agenda = &mut self.me().turn.agenda;
            agenda.insert(usize::from(index).min(agenda.len()), rest);
        } else if self.may_become_possible(&rest) {
            self.me().turn.agenda.push(Pending {
                urgent: false,
                ..rest
            });
        } else {
            self.tell(EventKind::Lost(rest.effect));
        }
    }

    /// Whether an ability on offer takes a tracker back so that `rest` may then advance one (rules §3.8, §8 Wormhole 1,
    /// Makeshift 4).
    fn may_become_possible(&self, rest: &Pending) -> bool {
        let (Effect::Advance { among, .. } | Effect::AdvanceDifferent { among, .. }) = rest.effect
        else {
            return false;
        };
        let offers = self.state.offers(self.seat);
        offers.iter().any(|offer| match offer.effect {
            Effect::Restart(track) => among.contains(track),
            Effect::Regress { .. } => self.state.is_possible(self.seat, offer),
            _ => false,
        })
    }

    /// Advances `tracker` to `to` and leaves on the agenda what the effect has left to do.
    fn advance_by(
        &mut self,
        index: u8,
        pending: Pending,
        tracker: Track,
        to: super::corporation::Field,
    ) {
        let times = match pending.effect {
            Effect::Resource(_) => {
                let me = self.me();
                me.rules().resource_advances(me, tracker)
            }
            Effect::Advance { times, .. } | Effect::AdvanceBare { times, .. } => times,
            _ => 1,
        };
        if matches!(pending.effect, Effect::AdvanceToMilestone(_)) {
            return self.advance_to_milestone(tracker, to, pending.source);
        }
        if matches!(pending.effect, Effect::AdvanceBare { .. }) {
            self.enter_bare(tracker, to, pending.source);
        } else {
            let boosts = !matches!(pending.effect, Effect::RaiseAll { .. });
            self.enter(tracker, to, pending.source, boosts);
        }
        let rest = match pending.effect {
            Effect::AdvanceDifferent { among, count } if count > 1 => {
                let among = among.without(tracker);
                Pending {
                    effect: Effect::AdvanceDifferent {
                        among,
                        count: count - 1,
                    },
                    ..pending
                }
            }
            Effect::RaiseAll { .. } => pending,
            _ if times > 1 => {
                Pending::new(rest_of(pending.effect, tracker, times - 1), pending.source).urgent()
            }
            _ => return,
        };
        let is_carried_out = matches!(rest.effect, Effect::RaiseAll { .. })
            && !self.state.is_possible(self.seat, &rest);
        if !is_carried_out {
            self.put_back_or_lose(index, rest);
        }
    }

    fn act_on_cell(&mut self, index: u8, pending: Pending, cell: Cell) {
        match pending.effect {
            Effect::Patch => {
                let on_tile = self.me().board.tiles().contains(cell);
                if self.me().board.meteorites.contains(cell) {
                    self.destroy_meteorite(cell);
                }
                let destroyed = self.me().board.lay_patch(cell);
                self.tell(EventKind::PatchPlaced {
                    cell,
                    on_tile,
                    source: pending.source,
                });
                self.tell_destroyed(destroyed);
            }
            Effect::Rover { .. } | Effect::NewRover => {
                self.me().rovers_left -= 1;
                self.me().board.rovers.insert(cell);
                self.tell(EventKind::RoverPlaced(cell));
                self.arrive(cell);
            }
            Effect::CollectLifepods { count } => {
                self.collect_lifepod(cell);
                self.repeat(
                    index,
                    Pending {
                        effect: Effect::CollectLifepods { count: count - 1 },
                        ..pending
                    },
                    count,
                );
            }
            Effect::CollectMeteorites { count } => {
                self.fetch_meteorite(cell);
                let rest = Effect::CollectMeteorites { count: count - 1 };
                self.repeat(
                    index,
                    Pending {
                        effect: rest,
                        ..pending
                    },
                    count,
                );
            }
            Effect::DestroyMeteorites { count } => {
                self.destroy_meteorite(cell);
                self.repeat(
                    index,
                    Pending {
                        effect: Effect::DestroyMeteorites { count: count - 1 },
                        ..pending
                    },
                    count,
                );
            }
            effect => self.act_for_alert(effect, cell),
        }
    }

    /// Puts back an effect that had `count` repetitions, if one is left and can be carried out.
    pub(super) fn repeat(&mut self, index: u8, rest: Pending, count: u8) {
        if count > 1 {
            self.put_back_or_lose(index, rest);
        }
    }

    fn clear_line(&mut self, line: Line) {
        let cells = match line {
            Line::Row(row) => CellSet::row(row),
            Line::Column(column) => CellSet::column(column),
        };
        self.tell(EventKind::LineCleared(line));
        let board = &self.me().board;
        let (lying, carried) = (board.meteorites & cells, board.loaded & cells);
        lying
            .into_iter()
            .chain(carried)
            .for_each(|cell| self.destroy_meteorite(cell));
    }

    /// Adds rover movement to the pool (rules §3.7).
    pub(super) fn gain_movement(&mut self, steps: u8) {
        let turn = &mut self.me().turn;
        turn.movement = turn.movement.saturating_add(steps);
        self.tell(EventKind::MovementGained(steps));
    }
}

/// What `tracker` has left of an effect that advances it several times.
const fn rest_of(effect: Effect, tracker: Track, times: u8) -> Effect {
    let among = TrackSet::of(tracker);
    match effect {
        Effect::AdvanceBare { .. } => Effect::AdvanceBare { among, times },
        _ => Effect::Advance { among, times },
    }
}
