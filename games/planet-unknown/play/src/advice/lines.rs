//! Facts about rows and columns: what an option promises for each, compared with the other options.

use super::fact::{PlanetFact, Weighed};
use bot::Terms;
use rules::board::cell::SIDE;
use rules::score::line_state;
use rules::{Board, Line, LineState};

/// The number of lines: rows from the top, then columns from the left.
const COUNT: usize = 2 * SIDE as usize;
/// The smallest difference that counts, in medals.
const NOTABLE: f32 = 0.25;
/// The share of its medals that a row or column promises if it is certain to become complete.
const SURE: f32 = 0.98;
/// The least share of its medals that a completed row or column weighs.
const DONE: f32 = 0.7;
/// The largest number of missing cells that counts as few.
const FEW: u8 = 3;

/// What an option promises for the rows and columns, and what the others promise on average, in medals.
pub(super) struct Promise<'a> {
    pub(super) own: &'a Terms,
    pub(super) others: [f32; COUNT],
}

impl<'a> Promise<'a> {
    /// Compares what `own` promises with the mean of `others`, or with itself if there are none.
    pub(super) fn new(own: &'a Terms, others: &[&Terms]) -> Self {
        let mean = |index: usize| {
            others.iter().map(|terms| terms.lines[index]).sum::<f32>() / others.len() as f32
        };
        let others = if others.is_empty() {
            own.lines
        } else {
            std::array::from_fn(mean)
        };
        Self { own, others }
    }

    /// The facts about the rows and columns of a board that was `before` and is `after` the choice.
    pub(super) fn facts(&self, before: &Board, after: &Board) -> Vec<Weighed> {
        let mut facts: Vec<Weighed> = Line::all()
            .enumerate()
            .filter_map(|(index, line)| self.fact(before, after, index, line))
            .collect();
        facts.extend(self.completed(before, after));
        facts
    }

    /// The advantage of this option over the others for a line, in medals.
    fn better(&self, index: usize) -> f32 {
        self.own.lines[index] - self.others[index]
    }

    /// The lines that become complete, as one fact.
    fn completed(&self, before: &Board, after: &Board) -> Option<Weighed> {
        let is_complete = |board, line| line_state(board, line) == LineState::Complete;
        let (mut lines, mut medals, mut sum) = (Vec::new(), 0, 0.0);
        for (index, line) in Line::all().enumerate() {
            let won = after.data().medals(line);
            if won > 0 && is_complete(after, line) && !is_complete(before, line) {
                lines.push(line);
                medals += won;
                sum += self.better(index).max(DONE * f32::from(won));
            }
        }
        let fact = |lines| PlanetFact::Completes { lines, medals };
        (!lines.is_empty()).then(|| Weighed::new(fact(lines), sum))
    }

    /// The fact about one line that does not become complete.
    fn fact(&self, before: &Board, after: &Board, index: usize, line: Line) -> Option<Weighed> {
        let (better, full) = (self.better(index), f32::from(after.data().medals(line)));
        let (was, is) = (line_state(before, line), line_state(after, line));
        if full == 0.0 || is == LineState::Complete {
            return None;
        }
        let lies = |board: &Board| (board.covered() | board.all_meteorites()) & line.cells();
        if lies(before) == lies(after) {
            // The choice does nothing here: the rest of the turn makes the difference.
            let enables = self.own.lines[index] >= SURE * full && better >= NOTABLE;
            return enables.then(|| Weighed::new(PlanetFact::Enables(line), better));
        }
        let stones = |board: &Board| (board.all_meteorites() & line.cells()).len();
        let fact = match is {
            _ if stones(after) > stones(before) && better < 0.0 => PlanetFact::Blocks(line),
            _ if stones(after) == 0 && stones(before) > 0 => PlanetFact::Frees(line),
            _ if self.own.lines[index] >= SURE * full && better > 0.0 => PlanetFact::Enables(line),
            LineState::Open { missing } if better > 0.0 && missing <= FEW && was != is => {
                PlanetFact::Nears { line, missing }
            }
            LineState::Open { .. } if better > 0.0 => PlanetFact::KeepsOpen(line),
            _ if better < 0.0 => PlanetFact::Hampers(line),
            _ => return None,
        };
        (better.abs() >= NOTABLE).then(|| Weighed::new(fact, better))
    }
}
