//! Plays choices in a position, and checks the questions and the events.
//!
//! Every choice that is played must be listed as legal, and the state before and after it must survive being cloned
//! and written to both formats that files use. Every refusal must leave the state as it was.

use super::super::common::{assert_survives_files, plainly};
use super::{Scenario, card, cell, field};
use rules::*;

/// Actions of the seat in play.
impl Scenario {
    /// Plays a choice of the seat in play and returns the events.
    #[track_caller]
    pub fn play(&mut self, choice: Choice) -> Vec<Event> {
        let seat = self.state.active().expect("a game that goes on");
        self.play_seat(seat.index(), choice)
    }

    /// Plays a choice of any seat and returns the events.
    #[track_caller]
    pub fn play_seat(&mut self, seat: usize, choice: Choice) -> Vec<Event> {
        let seat = SeatId(seat as u8);
        let action = Action { seat, choice };
        assert_survives_files(&self.state);
        assert_eq!(self.state.check(&action).err(), None, "{choice:?}");
        let listed = self
            .state
            .legal(seat)
            .contains(&plainly(&self.state, seat, choice));
        assert!(listed, "{choice:?} passes but is not listed");
        let events = self.state.apply(&action).expect("a checked choice");
        assert_survives_files(&self.state);
        self.events.extend(events.iter().copied());
        events
    }

    /// Asserts that a choice of the seat in play is refused for `reason` and changes nothing.
    #[track_caller]
    pub fn refuse(&mut self, choice: Choice, reason: impl Into<Illegal>) {
        let seat = self.state.active().expect("a game that goes on");
        self.refuse_seat(seat.index(), choice, reason);
    }

    /// Asserts that a choice of any seat is refused for `reason` and changes nothing.
    #[track_caller]
    pub fn refuse_seat(&mut self, seat: usize, choice: Choice, reason: impl Into<Illegal>) {
        let reason = reason.into();
        let action = Action {
            seat: SeatId(seat as u8),
            choice,
        };
        let before = self.state.clone();
        assert_eq!(self.state.check(&action), Err(reason), "{choice:?}");
        assert_eq!(self.state.apply(&action), Err(reason), "{choice:?}");
        assert!(
            self.state == before,
            "{choice:?} was refused and changed the state"
        );
        assert!(
            !self.state.legal(action.seat).contains(&choice),
            "{choice:?} is refused but listed"
        );
    }

    /// Resolves the first pending `effect` of the seat in play.
    #[track_caller]
    pub fn resolve(&mut self, effect: Effect, answer: Answer) -> Vec<Event> {
        let choice = self.answering(effect, answer);
        self.play(choice)
    }

    /// Asserts that this answer to the first pending `effect` is refused.
    #[track_caller]
    pub fn refuse_answer(&mut self, effect: Effect, answer: Answer, reason: impl Into<Illegal>) {
        let choice = self.answering(effect, answer);
        self.refuse(choice, reason);
    }

    #[track_caller]
    fn answering(&self, effect: Effect, answer: Answer) -> Choice {
        Choice::Resolve {
            pending: self.place_of(effect),
            answer,
        }
    }

    /// The slot of the first pending `effect` on the agenda of the seat in play.
    #[track_caller]
    pub fn place_of(&self, effect: Effect) -> u8 {
        let seat = self.state.active().expect("a game that goes on");
        self.place_for(seat.index(), effect)
    }

    /// The slot of the first pending `effect` on the agenda of a seat.
    #[track_caller]
    pub fn place_for(&self, seat: usize, effect: Effect) -> u8 {
        let agenda = &self.seat(seat).turn.agenda;
        let place = agenda.iter().position(|pending| pending.effect == effect);
        place.unwrap_or_else(|| panic!("{effect:?} is not pending: {agenda:?}")) as u8
    }

    /// The choice of a seat that looks at the civ cards for its first claim of this rank.
    #[track_caller]
    pub fn look_at(&self, seat: usize, rank: u8) -> Choice {
        Choice::Resolve {
            pending: self.place_for(seat, Effect::Claim(Milestone::of(rank))),
            answer: Answer::Look,
        }
    }

    /// Makes a seat keep card `number` of those that it looks at.
    #[track_caller]
    pub fn keep(&mut self, seat: usize, number: u8) -> Vec<Event> {
        let rank = card(number).rank();
        let keep = Choice::Resolve {
            pending: self.place_for(seat, Effect::Keep { rank, extra: None }),
            answer: Answer::Keep(card(number)),
        };
        self.play_seat(seat, keep)
    }

    /// Loses the first pending `effect`.
    #[track_caller]
    pub fn skip(&mut self, effect: Effect) -> Vec<Event> {
        let pending = self.place_of(effect);
        self.play(Choice::Skip { pending })
    }

    /// Takes the tile of `ring` for the round and places it.
    #[track_caller]
    pub fn place(
        &mut self,
        ring: Ring,
        orientation: Orientation,
        (column, row): (u8, u8),
    ) -> Vec<Event> {
        let answer = Answer::Place {
            ring,
            orientation,
            anchor: cell(column, row),
        };
        self.resolve(Effect::TakeTile, answer)
    }

    /// Asserts that the tile of `ring` may not be placed there in this orientation.
    #[track_caller]
    pub fn refuse_place(
        &mut self,
        ring: Ring,
        orientation: Orientation,
        (column, row): (u8, u8),
        reason: impl Into<Illegal>,
    ) {
        let answer = Answer::Place {
            ring,
            orientation,
            anchor: cell(column, row),
        };
        self.refuse_answer(Effect::TakeTile, answer, reason);
    }

    /// Resolves the first pending `effect` by advancing `tracker`.
    #[track_caller]
    pub fn advance(&mut self, effect: Effect, tracker: Track) -> Vec<Event> {
        let answer = self.up(tracker);
        self.resolve(effect, answer)
    }

    /// The answer that advances `tracker` once.
    pub fn up(&self, tracker: Track) -> Answer {
        let seat = self.state.active().expect("a game that goes on");
        let here = self.state.seat(seat).tracker(tracker);
        let to = if here.height == 15 {
            here
        } else {
            field(here.track, here.height + 1)
        };
        Answer::Advance { tracker, to }
    }

    /// Resolves the first pending `effect` by advancing `tracker` to `to`.
    #[track_caller]
    pub fn advance_to(&mut self, effect: Effect, tracker: Track, to: Field) -> Vec<Event> {
        self.resolve(effect, Answer::Advance { tracker, to })
    }

    /// Goes to the turns of the next round, in which nothing is pending; no tile is taken in between.
    #[track_caller]
    pub fn next_round(&mut self) -> &mut Self {
        self.clear_agendas();
        self.skip_turns();
        self.state.commander = SeatId(0);
        self.play(Choice::Rotate(0));
        self.clear_agendas()
    }

    /// Resolves the ability of tech `level`, which can be used now.
    #[track_caller]
    pub fn use_tech(&mut self, level: u8, answer: Answer) -> Vec<Event> {
        let pending = self
            .offer_of(level)
            .unwrap_or_else(|| panic!("tech {level} is not on offer"));
        self.play(Choice::Resolve { pending, answer })
    }

    /// The slot of the ability of tech `level`, if it can be used now.
    pub fn offer_of(&self, level: u8) -> Option<u8> {
        let seat = self.state.active().expect("a game that goes on");
        let place = self
            .state
            .offers(seat)
            .iter()
            .position(|offer| offer.source == Source::Tech(level))?;
        Some((self.state.seat(seat).turn.agenda.len() + place) as u8)
    }

    /// Drives a rover through these cells, one step each.
    #[track_caller]
    pub fn drive(&mut self, way: &[(u8, u8)]) {
        for step in way.windows(2) {
            self.play(Choice::Drive {
                from: cell(step[0].0, step[0].1),
                to: cell(step[1].0, step[1].1),
            });
        }
    }

    #[track_caller]
    pub fn end_turn(&mut self) -> Vec<Event> {
        self.play(Choice::EndTurn)
    }

    /// Makes seat 0 claim a civ card: it looks and keeps card `number`, which is put in play for that.
    #[track_caller]
    pub fn claim(&mut self, number: u8) -> Vec<Event> {
        let rank = card(number).rank();
        self.state.cards.boxed.remove(card(number));
        self.state.cards.in_play.insert(card(number));
        self.pending(Effect::Claim(Milestone::of(rank)));
        let mut events = self.resolve(Effect::Claim(Milestone::of(rank)), Answer::Look);
        events.extend(self.resolve(
            Effect::Keep { rank, extra: None },
            Answer::Keep(card(number)),
        ));
        events
    }

    /// Ends this part of the round for every seat that has not finished it, without taking tiles.
    #[track_caller]
    pub fn skip_turns(&mut self) -> &mut Self {
        let round = self.state.round;
        while self.state.round == round && matches!(self.state.phase, Phase::Turns { .. }) {
            self.clear_agendas();
            self.end_turn();
        }
        self
    }
}

/// Observations of a position.
impl Scenario {
    /// The pending effects of the seat in play.
    pub fn agenda(&self) -> Vec<Effect> {
        let seat = self.state.active().expect("a game that goes on");
        self.state
            .seat(seat)
            .turn
            .agenda
            .iter()
            .map(|pending| pending.effect)
            .collect()
    }

    /// The pending effects of the seat in play except its claims of civ cards.
    pub fn besides_claims(&self) -> Vec<Effect> {
        let mut agenda = self.agenda();
        agenda.retain(|effect| !matches!(effect, Effect::Claim(_)));
        agenda
    }

    /// The civ milestones that seat 0 has still to claim, now or at the end of the round.
    pub fn claims(&self) -> Vec<Milestone> {
        self.me().turn.claims().collect()
    }

    /// The question of the first pending `effect` of the seat in play.
    #[track_caller]
    pub fn question(&self, effect: Effect) -> Question {
        let seat = self.state.active().expect("a game that goes on");
        let pending = self.state.seat(seat).turn.agenda[usize::from(self.place_of(effect))];
        self.state.question(seat, &pending)
    }

    /// The trackers that the first pending `effect` may advance.
    #[track_caller]
    pub fn may_advance(&self, effect: Effect) -> Vec<Track> {
        match self.question(effect) {
            Question::Advance(steps, _) => steps.iter().map(|(tracker, _)| *tracker).collect(),
            Question::Impossible => Vec::new(),
            other => panic!("{effect:?} asks {other:?}"),
        }
    }

    /// The fields to which the first pending `effect` may advance `tracker`.
    #[track_caller]
    pub fn ways(&self, effect: Effect, tracker: Track) -> Vec<Field> {
        match self.question(effect) {
            Question::Advance(steps, _) => steps
                .iter()
                .filter(|(moved, _)| *moved == tracker)
                .map(|(_, to)| *to)
                .collect(),
            Question::Impossible => Vec::new(),
            other => panic!("{effect:?} asks {other:?}"),
        }
    }

    /// The cells that the first pending `effect` may choose.
    #[track_caller]
    pub fn may_choose(&self, effect: Effect) -> CellSet {
        match self.question(effect) {
            Question::Cell { cells, .. } => cells,
            Question::Impossible => CellSet::EMPTY,
            other => panic!("{effect:?} asks {other:?}"),
        }
    }

    /// Whether this choice of the seat in play would be legal.
    pub fn allows(&self, choice: Choice) -> bool {
        let seat = self.state.active().expect("a game that goes on");
        self.state.check(&Action { seat, choice }).is_ok()
    }

    /// The height of a tracker of seat 0.
    pub fn height(&self, track: Track) -> u8 {
        self.me().tracker(track).height
    }

    /// Whether this event has happened since the position was laid out.
    pub fn told(&self, kind: impl Into<EventKind>) -> bool {
        let kind = kind.into();
        self.events.iter().any(|event| event.kind == kind)
    }
}
