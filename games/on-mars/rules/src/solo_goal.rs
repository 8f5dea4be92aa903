//! The Solo Goals (on-mars §11.17).

use crate::components::{ContractKind, Count};
use crate::id::{ContractId, SoloGoalId};
use crate::solo::{LACERDA, YOU};
use crate::state::{Phase, State};

/// A line of a Solo Goal: what there is of something, and what is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SoloLine {
    /// Its key in the components and in the record.
    pub name: &'static str,
    /// What there is.
    pub have: i32,
    /// What is needed.
    pub need: i32,
}

impl SoloLine {
    /// Whether it is met.
    pub const fn is_met(&self) -> bool {
        self.have >= self.need
    }
}

/// How a solo game stands, or has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloResult {
    /// The Solo Goal.
    pub goal: SoloGoalId,
    /// Its lines.
    pub lines: Vec<SoloLine>,
}

impl SoloResult {
    /// Whether every line is met: only then the person wins (on-mars §11.1).
    pub fn is_won(&self) -> bool {
        self.lines.iter().all(SoloLine::is_met)
    }
}

impl State {
    /// The lines of the Solo Goal as they stand; none in other games.
    pub fn solo_result(&self) -> Option<SoloResult> {
        let goal = self.solo.as_ref()?.goal;
        let lines = self.solo_lines(goal);
        Some(SoloResult { goal, lines })
    }

    /// Whether the person has won a solo game; none while it goes on, and in other games.
    pub fn is_solo_won(&self) -> Option<bool> {
        if self.phase != Phase::Over {
            return None;
        }
        self.solo_result().map(|result| result.is_won())
    }

    /// The lines of a Solo Goal: those that its data name.
    fn solo_lines(&self, goal: SoloGoalId) -> Vec<SoloLine> {
        let (own, data) = (self.seat(YOU), self.components.solo_goal(goal));
        let mut lines = Vec::new();
        let mut add = |name, have: usize, need: usize| {
            if need > 0 {
                let (have, need) = (have as i32, need as i32);
                lines.push(SoloLine { name, have, need });
            }
        };
        let count = |count| usize::from(self.count_of(YOU, count));
        let done = |id: &u8| {
            let mut held = own.contracts.iter().filter(|held| held.done);
            held.any(|held| held.contract == ContractId(id - 1))
        };
        add("level", self.level.into(), data.level.into());
        let contracts = count(Count::ContractsCompleted);
        add("contracts", contracts, data.contracts.into());
        add(
            "each_kind",
            self.contract_kinds(),
            usize::from(data.each_kind) * 2,
        );
        let met = data.contract_ids.iter().filter(|id| done(id)).count();
        add("contract_ids", met, data.contract_ids.len());
        let goals = usize::from(own.goal_done.is_some());
        add("private_goal", goals, data.private_goal.into());
        let best = count(Count::LevelOfBestTech);
        add("tech_level", best, data.tech_level.into());
        for (tech, level) in &data.tech {
            let own = self.tech_level(YOU, *tech).unwrap_or(0);
            add("tech", own.into(), (*level).into());
        }
        let research = count(Count::ResearchTilesTaken);
        add("research", research, data.research.into());
        add(
            "shelters",
            count(Count::SheltersOnMars),
            data.shelters.into(),
        );
        let mines = count(Count::MinesWithColonistOrMarker);
        add("mines", mines, data.mines.into());
        add("advanced", own.built.len(), data.advanced.into());
        let of = |building| {
            let built = own.built.iter();
            built.filter(move |(card, _)| self.components.card(*card).building == building)
        };
        for (building, number) in &data.advanced_of {
            add("advanced_of", of(*building).count(), (*number).into());
        }
        for (building, number) in &data.complex_of {
            let sizes = of(*building).map(|(_, hex)| self.complex(YOU, *building, *hex).len());
            add("complex_of", sizes.max().unwrap_or(0), (*number).into());
        }
        for (good, number) in &data.storage {
            add("storage", own.goods[*good].into(), (*number).into());
        }
        if let Some(wanted) = &data.scientist {
            let scientists = self.components.data().scientists.iter();
            let mut hired = scientists.zip(own.scientists);
            let has = hired.any(|(scientist, figure)| scientist.id == *wanted && figure.is_some());
            add("scientist", has.into(), 1);
        }
        if let Some(side) = data.side {
            add("side", (self.side(YOU) == side).into(), 1);
        }
        let lead = self.score(YOU).total() - self.score(LACERDA).total();
        lines.push(SoloLine {
            name: "lead",
            have: lead,
            need: data.lead.into(),
        });
        lines
    }

    /// Of how many kinds there are complete Contracts.
    fn contract_kinds(&self) -> usize {
        let held = self.seat(YOU).contracts.iter().filter(|held| held.done);
        let kinds = held.map(|held| self.components.contract(held.contract).kind);
        let kinds: Vec<ContractKind> = kinds.collect();
        let both = [ContractKind::Upgrade, ContractKind::Deliver];
        both.iter().filter(|kind| kinds.contains(kind)).count()
    }
}
