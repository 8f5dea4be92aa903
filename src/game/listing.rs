//! The list of what a seat can choose.

use super::action::{Answer, Choice};
use super::decision::{Purpose, Question, TileOffer};
use super::state::{GameState, Phase, SeatId};
use super::station::DEPOTS;

impl GameState {
    /// Every legal choice of `seat`, in a fixed order: pending effects in the order of the agenda, rover steps, the
    /// end of the turn. Of equal effects only the first is listed, of orientations that look the same only the
    /// canonical one. Empty while others act.
    pub fn legal(&self, seat: SeatId) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.legal_into(seat, &mut choices);
        choices
    }

    /// As [`Self::legal`], into a list that is emptied first and keeps its storage.
    pub fn legal_into(&self, seat: SeatId, choices: &mut Vec<Choice>) {
        choices.clear();
        if self.active() != Some(seat) {
            return;
        }
        if self.phase == Phase::Rotate {
            choices.extend((0..DEPOTS).map(Choice::Rotate));
            return;
        }
        let mut urgent = false;
        let mut may_end = true;
        let questions = self.questions(seat);
        for (index, asked) in questions.iter().enumerate() {
            if questions[..index].iter().any(|earlier| earlier.what == asked.what) {
                continue;
            }
            let impossible = asked.question == Question::Impossible;
            urgent |= asked.what.urgent;
            may_end &= impossible || asked.what.optional;
            let mut push = |answer| choices.push(Choice::Resolve { pending: asked.pending, answer });
            answers(&asked.question, &mut push);
            self.choosable(seat, &asked.question).into_iter().for_each(|ring| push(Answer::Choose(ring)));
            if self.instead(seat, &asked.what).is_some() {
                push(Answer::Instead);
            }
            if !asked.offered && (impossible || asked.what.optional) {
                choices.push(Choice::Skip { pending: asked.pending });
            }
        }
        if !urgent {
            self.push_drives(seat, choices);
            if may_end {
                choices.push(Choice::EndTurn);
            }
        }
    }

    fn push_drives(&self, seat: SeatId, choices: &mut Vec<Choice>) {
        let owner = self.seat(seat);
        if matches!(self.phase, Phase::Preparation { .. }) {
            return;
        }
        for from in owner.board.rovers {
            choices.extend(self.rover_destinations(seat, from).into_iter().map(|to| Choice::Drive { from, to }));
        }
    }
}

/// Every answer to `question`, in a fixed order.
pub fn answers(question: &Question, mut push: impl FnMut(Answer)) {
    match question {
        Question::PlaceTile(offer) => push_placements(offer, &mut push),
        Question::DiscardTile(tiles) => tiles.iter().for_each(|(ring, _)| push(Answer::Discard(*ring))),
        Question::Advance(steps) => {
            steps.iter().for_each(|(tracker, to)| push(Answer::Advance { tracker: *tracker, to: *to }));
        }
        Question::Cell { cells, purpose } => {
            cells.into_iter().for_each(|cell| push(Answer::Cell(cell)));
            if *purpose == (Purpose::Patch { may_store: true }) {
                push(Answer::Store);
            }
        }
        Question::Line(lines) => lines.iter().for_each(|line| push(Answer::Line(*line))),
        Question::Relocate { rovers, to } => {
            for from in *rovers {
                to.into_iter().for_each(|to| push(Answer::Relocate { from, to }));
            }
        }
        Question::Look { .. } => push(Answer::Look),
        Question::Regress(steps) => {
            steps.iter().for_each(|(tracker, to)| push(Answer::Regress { tracker: *tracker, to: *to }));
        }
        Question::Pick(_) => [false, true].into_iter().for_each(|second| push(Answer::Pick { second })),
        Question::Track { among, .. } => among.iter().for_each(|track| push(Answer::Track(track))),
        Question::Berth(berths) => berths.iter().for_each(|berth| push(Answer::Berth(berth))),
        Question::Reposition { from: source, to: berths } => {
            for from in source.iter() {
                berths.iter().filter(|to| *to != from).for_each(|to| push(Answer::Reposition { from, to }));
            }
        }
        Question::Draw => push(Answer::Draw),
        Question::KeepObjective { among, .. } => among.iter().for_each(|drawn| push(Answer::KeepObjective(drawn))),
        Question::DestroyObjective(held) => held.iter().for_each(|held| push(Answer::DestroyObjective(held))),
        Question::TurnStation => (0..DEPOTS).for_each(|steps| push(Answer::Turn(steps))),
        Question::DestroyCollectedLifepod(kept) => kept.iter().for_each(|from| push(Answer::Berth(from))),
        Question::Resource(terrains) => terrains.iter().for_each(|terrain| push(Answer::Resource(*terrain))),
        Question::RemoveShape(rings) => rings.iter().for_each(|ring| push(Answer::Remove(*ring))),
        Question::Keep(cards) => cards.iter().for_each(|card| push(Answer::Keep(card))),
        Question::Impossible => {}
    }
}

fn push_placements(offer: &TileOffer, push: &mut impl FnMut(Answer)) {
    for (ring, tile) in &offer.tiles {
        for (orientation, anchors) in offer.rules.all_anchors(*tile) {
            for anchor in anchors {
                push(Answer::Place { ring: *ring, orientation, anchor });
            }
        }
    }
}
