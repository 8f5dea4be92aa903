//! How the session carries out intents.

use super::sitting::Cause;
use super::{SeatMut, SeatView, Session};
use crate::Table;
use crate::intent::{Intent, Outcome};
use rules::choices::answers;
use rules::station::DEPOTS;
use rules::{Answer, Asked, Choice, Illegal, Question, SeatId};
use table::UndoRefused;

impl<'a> SeatView<'a> {
    /// The choice that focusing a pending effect makes at once, because it leaves no other. What brings hidden cards to light
    /// cannot be undone and waits for a click of its own.
    pub fn choice_at_once(self, asked: &Asked) -> Option<Choice> {
        let pending = asked.pending;
        only_answer(&asked.question)
            .filter(|answer| !matches!(answer, Answer::Look | Answer::Draw))
            .map(|answer| Choice::Resolve { pending, answer })
    }

    /// The pending effects that must be carried out and leave no choice.
    pub fn without_choice(self) -> impl Iterator<Item = &'a Asked> {
        let must = |asked: &&Asked| !asked.offered() && !asked.what.optional;
        let only = move |asked: &&Asked| self.choice_at_once(asked).is_some();
        self.asked().iter().filter(must).filter(only)
    }
}

impl SeatMut<'_> {
    /// Carries out an intent of the player.
    pub fn handle(&mut self, intent: Intent) -> Outcome {
        self.at_screen(|player| player.carry_out(intent))
    }

    /// Does something. If the player is at the screen, the seat goes with the screen to the next one.
    pub(super) fn at_screen(&mut self, act: impl FnOnce(&mut Self) -> Outcome) -> Outcome {
        let is_at_screen = self.seat == self.session.viewer;
        let outcome = act(self);
        if is_at_screen {
            self.seat = self.session.viewer;
        }
        outcome
    }

    fn carry_out(&mut self, intent: Intent) -> Outcome {
        if let Intent::Act(cell) = intent
            && self.here().prepared_cell() == Some(cell)
        {
            return self.confirm();
        }
        if !matches!(intent, Intent::Confirm | Intent::Hover(_)) {
            self.hand_mut().prepared = None;
        }
        match intent {
            Intent::LookAt(seat) => self.look_at(seat),
            Intent::TakeOver => self.take_over(),
            Intent::TurnTo(seat) => self.turn_to(seat),
            Intent::Peek(peeks) => self.peek(peeks),
            Intent::TurnUp => self.turn_up(),
            Intent::Undo => self.undo(),
            Intent::UndoTo(entry) => self.undo_to(entry),
            Intent::Redo => self.redo(),
            Intent::Make(choice) => self.make(choice),
            Intent::Practise(practice) => self.practise(practice),
            _ if !self.here().is_awaited() => Outcome::Quiet,
            Intent::TurnDial(steps) => {
                self.turn_dial(|dial| (dial as i8 + steps).rem_euclid(DEPOTS as i8) as u8)
            }
            Intent::SetDial(steps) => self.turn_dial(|_| steps % DEPOTS),
            Intent::ConfirmDial => self.confirm_dial(),
            Intent::Focus(pending) => self.focus(pending),
            Intent::All => self.play_all(),
            Intent::StepFocus { forward } => self.step_focus(forward),
            Intent::Answer(answer) => self.answer(answer),
            Intent::Choose(place) => self.choose(place),
            Intent::StepTo(field) => self.step_to(field),
            Intent::Decline(pending) => self.decline(pending),
            Intent::Take(ring) => self.take(ring),
            Intent::Spin(spin) => self.spin(spin),
            Intent::Hover(cell) => self.hover(cell),
            Intent::Act(cell) => self.act(cell),
            Intent::Drag(cell) => self.begin_drag(cell),
            Intent::Drop(cell) => self.end_drag(cell),
            Intent::Move { columns, rows } => self.shift(columns, rows),
            Intent::StepPlacement { forward } => self.step_placement(forward),
            Intent::Confirm => self.confirm(),
            Intent::Prepare(choice) => self.prepare(choice),
            Intent::PutBack => self.put_back(),
            Intent::NextRover => self.next_rover(),
            Intent::NextCell { forward } => self.next_cell(forward),
            Intent::EndTurn { sure } => self.end_turn(sure),
        }
    }

    fn look_at(&mut self, seat: Option<SeatId>) -> Outcome {
        self.session.common.looked_at = seat.filter(|seat| *seat != self.seat);
        Outcome::Quiet
    }

    fn take_over(&mut self) -> Outcome {
        if let Some(seat) = self.session.common.waiting_for.take() {
            self.session.common.viewer = seat;
            self.session.refresh(Cause::Arrangement);
        }
        Outcome::Quiet
    }

    fn turn_dial(&mut self, turned: impl FnOnce(u8) -> u8) -> Outcome {
        if !self.here().turns_dial() {
            return Outcome::Refused(Illegal::NotNow);
        }
        self.hand_mut().dial = turned(self.hand().dial);
        Outcome::Quiet
    }

    fn confirm_dial(&mut self) -> Outcome {
        if !self.here().turns_dial() {
            return Outcome::Refused(Illegal::NotNow);
        }
        let steps = self.hand().dial;
        if self.here().is_rotating() {
            self.play(Choice::Rotate(steps))
        } else {
            self.answer(Answer::Turn(steps))
        }
    }

    fn focus(&mut self, pending: u8) -> Outcome {
        let Some(asked) = self.here().asked_about(pending) else {
            return Outcome::Refused(Illegal::Urgent);
        };
        let only = self.here().choice_at_once(asked);
        let is_here = self.hand().focus == Some(pending);
        let is_left = is_here && asked.offered() && only.is_none();
        self.empty_hand();
        self.hand_mut().focus = Some(pending).filter(|_| !is_left);
        only.map_or(Outcome::Quiet, |choice| self.play(choice))
    }

    /// Carries out what leaves no choice, one after the other, until nothing does. Undo takes it back as one.
    fn play_all(&mut self) -> Outcome {
        let (seat, from) = (self.seat, self.session.position());
        let next = |player: &Self| {
            let mut asked = player.here().without_choice();
            player.here().choice_at_once(asked.next()?)
        };
        while let Some(choice) = next(self) {
            let played = match self.session.position() == from {
                true => self.session.play_of(seat, choice),
                false => self.session.step(seat, choice, Table::play_forced),
            };
            if let Outcome::Refused(_) = played {
                return played;
            }
        }
        if self.session.position() == from {
            return Outcome::Quiet;
        }
        self.sitting_mut().has_stepped = true;
        self.session.play_what_is_obvious(Outcome::Played { from })
    }

    /// Moves the focus to the next pending effect or ability, skipping those that cannot be used now.
    fn step_focus(&mut self, forward: bool) -> Outcome {
        let usable = |asked: &&Asked| !asked.offered() || asked.question != Question::Impossible;
        let asked = self.here().asked().iter().filter(usable);
        let stops: Vec<u8> = asked.map(|asked| asked.pending).collect();
        let focus = self.here().focused().map(|asked| asked.pending);
        let here = stops.iter().position(|pending| Some(*pending) == focus);
        let next = match (here, forward) {
            (Some(place), true) => (place + 1) % stops.len(),
            (Some(place), false) => (place + stops.len() - 1) % stops.len(),
            (None, true) => 0,
            (None, false) => stops.len().saturating_sub(1),
        };
        if let Some(pending) = stops.get(next) {
            self.empty_hand();
            self.hand_mut().focus = Some(*pending);
        }
        Outcome::Quiet
    }

    /// Declines an effect. An ability need not be declined: it only loses the focus.
    fn decline(&mut self, pending: u8) -> Outcome {
        let asked = self.here().asked_about(pending);
        if asked.is_some_and(Asked::offered) {
            self.empty_hand();
            return Outcome::Quiet;
        }
        self.play(Choice::Skip { pending })
    }

    pub(super) fn answer(&mut self, answer: Answer) -> Outcome {
        let Some(pending) = self.here().focused().map(|asked| asked.pending) else {
            return Outcome::Refused(Illegal::NoSuchEffect);
        };
        let viewer = self.seat;
        let outcome = self.play(Choice::Resolve { pending, answer });
        // Whoever asks for the cards is the one who looks at them.
        if answer == Answer::Look && self.seat == viewer {
            self.sitting_mut().turned_up = true;
        }
        // What a tech makes of the effect takes its place and is asked next.
        let is_asked = || self.here().asked_about(pending).is_some();
        if answer == Answer::Instead && is_asked() {
            self.hand_mut().focus = Some(pending);
        } else if self.seat == viewer {
            self.go_on_before_tile();
        }
        outcome
    }

    /// Asks next what was gained last and must be carried out, if a tile would be asked for now: whoever answers something
    /// else before taking the tile goes on with what comes of it.
    fn go_on_before_tile(&mut self) {
        let takes_tile = |asked: &Asked| matches!(asked.question, Question::PlaceTile(_));
        if self.hand().holds_something() || !self.here().focused().is_some_and(takes_tile) {
            return;
        }
        let goes_on = |asked: &&Asked| {
            let must = !asked.offered() && !asked.what.optional;
            must && !takes_tile(asked) && asked.question != Question::Impossible
        };
        let last = self.here().asked().iter().rfind(goes_on);
        let last = last.map(|asked| asked.pending);
        if last.is_some() {
            self.hand_mut().focus = last;
        }
    }

    pub(super) fn confirm(&mut self) -> Outcome {
        if self.here().turns_dial() {
            return self.confirm_dial();
        }
        if let Some(choice) = self.hand().prepared {
            return self.confirm_prepared(choice);
        }
        if let Some(place) = self.hand().place {
            return self.choose(place);
        }
        let cursor = self.hand().cursor;
        let Some(ghost) = self.hand().ghost else {
            return cursor.map_or(Outcome::Quiet, |cell| self.act_on_board(cell));
        };
        if self.here().fault().is_none() && self.here().lays_now() {
            // What the tile brings is put on it, so the cursor goes there.
            let on_tile = cursor.filter(|cell| ghost.cells().contains(*cell));
            self.hand_mut().cursor = on_tile.or(Some(ghost.grip()));
            return self.answer(ghost.answer());
        }
        self.pin()
    }

    pub(super) fn play(&mut self, choice: Choice) -> Outcome {
        self.sitting_mut().has_stepped = !matches!(choice, Choice::EndTurn);
        let outcome = self.at_screen(|player| {
            let outcome = player.session.play_of(player.seat, choice);
            player.session.play_what_is_obvious(outcome)
        });
        if matches!(choice, Choice::EndTurn) {
            self.sitting_mut().driven = None;
        }
        self.drive_on();
        outcome
    }
}

impl Session {
    /// Carries out an intent of the player at the screen.
    pub fn handle(&mut self, intent: Intent) -> Outcome {
        self.seat_mut(self.viewer).handle(intent)
    }

    /// Makes a choice of the player at the screen.
    #[cfg(test)]
    pub(super) fn play(&mut self, choice: Choice) -> Outcome {
        self.seat_mut(self.viewer).play(choice)
    }

    /// Goes back or forward in the history.
    pub(super) fn travel(
        &mut self,
        go: impl FnOnce(&mut Table) -> Result<(), UndoRefused>,
    ) -> Outcome {
        let gone = go(&mut self.common.table);
        for sitting in &mut self.sittings {
            sitting.has_stepped &= gone.is_err();
        }
        self.arrive(gone, Cause::Journey)
    }
}

/// The only answer to `question`, unless the player should look at it before giving it.
fn only_answer(question: &Question) -> Option<Answer> {
    if matches!(
        question,
        Question::PlaceTile(_) | Question::DiscardTile(_) | Question::Keep(_)
    ) {
        return None;
    }
    let mut only = None;
    let mut count = 0;
    answers(question, |answer| {
        only = Some(answer);
        count += 1;
    });
    only.filter(|_| count == 1)
}
