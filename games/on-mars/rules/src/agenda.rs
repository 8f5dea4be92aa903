//! What stands on the agenda: the effect of each task, and what it moves.

use crate::components::{Boost, Effect};
use crate::state::State;
use crate::task::{Origin, Step, Task};
use game::SeatId;

/// What an effect moves, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moves {
    pub(crate) bots: bool,
    pub(crate) rover: bool,
    pub(crate) buys: bool,
    pub(crate) tech: bool,
    pub(crate) collects: bool,
}

impl State {
    /// The effect that stands there; none if nothing does.
    pub fn effect(&self, origin: Origin) -> Option<Effect> {
        let data = self.components.data();
        match origin {
            Origin::Main(action) => Some(self.components.main_effect(action)),
            Origin::Executive(number) => {
                let action = data.executive_actions.get(usize::from(number));
                action.map(|action| action.does)
            }
            Origin::Card(card) => data.blueprints.get(card.index()).map(|card| card.action),
            Origin::Lab(space) => self.board().lab(space)?.benefit,
            Origin::Space(space) => {
                data.turn_order
                    .get(usize::from(space).wrapping_sub(1))?
                    .bonus
            }
            Origin::Discovery(tile) => data.discovery_tiles.get(tile.index()).map(|tile| tile.does),
            Origin::Research(tile) => data.research_tiles.get(tile.index()).map(|tile| tile.does),
            Origin::Lss(choice) => data.lss.choices.get(usize::from(choice)).copied(),
            Origin::Goal(goal, other) => {
                let goal = data.private_goals.get(goal.index())?;
                Some(if other { goal.or_reward } else { goal.reward })
            }
            Origin::Reply(_) => Some(Effect::Develop {
                n: 1,
                free: true,
                boost: None,
            }),
        }
    }

    /// What Colonists add to an effect.
    pub(crate) fn boost(&self, origin: Origin) -> Option<Boost> {
        self.effect(origin)?.boost()
    }

    /// What an effect moves; none if it is no movement.
    pub(crate) fn moves(&self, origin: Origin) -> Option<Moves> {
        let none = Moves {
            bots: false,
            rover: false,
            buys: false,
            tech: false,
            collects: false,
        };
        match self.effect(origin)? {
            Effect::MoveBots { crystal_boost, .. } => Some(Moves {
                bots: true,
                buys: crystal_boost,
                ..none
            }),
            Effect::MoveBotsAsRover { crystal_boost, .. } => Some(Moves {
                bots: true,
                buys: crystal_boost,
                collects: true,
                ..none
            }),
            Effect::MoveRover {
                crystal_boost,
                tech,
                ..
            } => Some(Moves {
                rover: true,
                buys: crystal_boost,
                tech,
                ..none
            }),
            Effect::MoveAll { .. } => Some(Moves {
                bots: true,
                rover: true,
                buys: true,
                tech: true,
                ..none
            }),
            _ => None,
        }
    }

    /// Puts a task on the agenda: it comes next.
    pub(crate) fn push(&mut self, seat: SeatId, step: Step) {
        self.agenda.push(Task { seat, step });
    }

    /// Puts tasks on the agenda; the first comes next.
    pub(crate) fn push_all<const N: usize>(&mut self, seat: SeatId, steps: [Step; N]) {
        let tasks = steps.into_iter().rev().map(|step| Task { seat, step });
        self.agenda.extend(tasks);
    }
}
