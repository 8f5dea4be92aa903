//! Whether the game can go on from the agenda.

use crate::goods::{Goods, Price};
use crate::id::{HexId, LabId};
use crate::state::{Phase, State};
use crate::task::{Origin, Step, Task};

/// The most tasks that the rules leave behind.
const MOST_TASKS: usize = 64;
/// The highest amount of a price or a choice.
const MOST: u8 = 12;

impl State {
    pub(super) fn has_possible_agenda(&self) -> bool {
        let over = self.phase == Phase::Over;
        over == self.agenda.is_empty()
            && self.agenda.len() <= MOST_TASKS
            && self.agenda.iter().all(|task| self.is_possible_task(*task))
            && self.agenda.last().is_none_or(|task| self.is_put(*task))
    }

    /// Whether the task on top waits for an answer.
    fn is_put(&self, task: Task) -> bool {
        let is_asked = match self.answers(task)[..] {
            [] => false,
            [only] => self.is_put_alone(task.step, only),
            _ => true,
        };
        is_asked && self.waits(task)
    }

    /// Whether a task names what is there.
    fn is_possible_task(&self, task: Task) -> bool {
        let origin = |origin: Origin| self.effect(origin).is_some();
        let hex = |hex: HexId| self.is_hex(hex);
        let lab = |space: LabId| space.index() < self.board().lab.len();
        let cheap = |price: Price| {
            let parts = [price.any, price.colonists, price.units];
            price.goods.0.iter().chain(&parts).all(|part| *part <= MOST)
        };
        let small = |goods: Goods| goods.0.iter().all(|number| *number <= 100);
        let known = match task.step {
            Step::Pay(price, of) => cheap(price) && of.is_none_or(origin),
            Step::More(job) | Step::Extra(job) | Step::Part(job) => origin(job.origin),
            Step::Move(movement) => {
                let moved = movement.moved.without(self.board().all);
                self.moves(movement.origin).is_some()
                    && moved.is_empty()
                    && movement.bots.max(movement.rover) <= 100
            }
            Step::Bonus(of) | Step::Type(of) | Step::Reward(of) | Step::Run(of) => origin(of),
            Step::Site(of, _) => origin(of),
            Step::Join(of, _, at) => origin(of) && hex(at),
            Step::Displace(_, at)
            | Step::Clear(at)
            | Step::Lay(_, at)
            | Step::Cube(_, at)
            | Step::Mine(at)
            | Step::Vacate(at)
            | Step::Pick(at) => hex(at),
            Step::Choose(number, _) => number <= MOST,
            Step::Gain(goods, _) => small(goods),
            Step::Learn(place, space) => usize::from(place) < self.grid.len() && lab(space),
            Step::Develop(from, to) => lab(from) && lab(to),
            Step::Hire(place) => place < 6,
            Step::Welcome(space, of) => (1..=8).contains(&space) && origin(of),
            Step::Advance(card, at) => {
                self.is_seat(task.seat) && self.seat(task.seat).blueprints.contains(card) && hex(at)
            }
            Step::Reply(tech) => self.uses.first() == Some(&(task.seat, tech)),
            _ => true,
        };
        self.is_seat(task.seat) && known
    }
}
