//! Reasons for a choice: the facts in which it differs most from the others.

use super::fact::{Fact, PieceFact, PlanetFact, Weighed};
use super::lines::Promise;
use super::places::{Room, holes};
use super::{after, effects};
use bot::{Advised, Part, Terms};
use rules::{Choice, GameState, Shape, View};

/// The largest number of facts given for a choice.
const GOOD: usize = 2;
/// The least difference at which a fact is worth showing, in medals.
const TELLING: f32 = 0.2;
/// The least difference at which a fact against a choice is shown, in medals.
const WARNING: f32 = 0.4;
/// The number of next-best options that the best one is compared with if nothing sets it apart from all others.
const NEXT: usize = 2;
/// The weight of a difference in the evaluation that no fact explains.
const VAGUE: f32 = 0.6;

/// The reasons for a choice and against it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reasons {
    /// The facts for it, the most important first.
    pub good: Vec<Fact>,
    /// The main fact against it.
    pub bad: Option<Fact>,
}

impl Reasons {
    /// Returns the reasons without facts about secrets, for a screen at which several people look.
    pub fn public(&self) -> Self {
        let is_public = |fact: &&Fact| !fact.is_secret();
        Self {
            good: self.good.iter().filter(is_public).cloned().collect(),
            bad: self.bad.clone().filter(|fact| !fact.is_secret()),
        }
    }

    /// The shapes of tiles that the reasons name, each once.
    pub fn shapes(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for fact in self.good.iter().chain(&self.bad) {
            if let Fact::Planet(PlanetFact::Fits { shape, .. } | PlanetFact::NoRoom(shape)) = fact
                && !shapes.contains(shape)
            {
                shapes.push(*shape);
            }
        }
        shapes
    }

    /// Whether there are no reasons.
    pub fn is_empty(&self) -> bool {
        self.good.is_empty() && self.bad.is_none()
    }

    /// Adds a fact if there is room for it, and only the first of each kind that speaks for the choice.
    fn take(&mut self, weighed: Weighed) {
        let kind = std::mem::discriminant(&weighed.fact);
        let mut told = self.good.iter().map(std::mem::discriminant);
        if weighed.medals >= TELLING && self.good.len() < GOOD {
            if !told.any(|told| told == kind) {
                self.good.push(weighed.fact);
            }
        } else if weighed.medals <= -WARNING && self.bad.is_none() {
            self.bad = Some(weighed.fact);
        }
    }

    /// Adds the part of the evaluation that differs most from the `others`, if no fact is about it.
    fn outlook(&mut self, own: &Weighted<'_>, others: &[&Weighted<'_>]) {
        let mean = |part| {
            let medals = others.iter().map(|other| other.terms.part(part));
            medals.sum::<f32>() / others.len().max(1) as f32
        };
        let facts = self.good.iter().chain(&self.bad);
        let told: Vec<Part> = facts.filter_map(Fact::part).collect();
        let lapses = |part: Part| own.ends && part == Part::Pending;
        let untold = Part::ALL
            .into_iter()
            .filter(|part| !told.contains(part) && !lapses(*part) && !others.is_empty());
        let mut parts: Vec<(Part, f32)> = untold
            .map(|part| (part, VAGUE * (own.terms.part(part) - mean(part))))
            .collect();
        parts.sort_by(|first, second| second.1.abs().total_cmp(&first.1.abs()));
        for (part, medals) in parts {
            let better = medals > 0.0;
            self.take(Weighed::new(Fact::Outlook { part, better }, medals));
        }
    }
}

/// An option with all facts about it.
struct Weighted<'a> {
    terms: &'a Terms,
    /// Whether it ends the turn, and gives up what is still pending.
    ends: bool,
    after: GameState,
    facts: Vec<Weighed>,
    room: Room,
}

/// All options of a decision, weighed against each other.
pub(super) struct Weighing<'a> {
    view: &'a View,
    options: Vec<Weighted<'a>>,
}

impl<'a> Weighing<'a> {
    /// The options of `view` that a bot advised.
    pub(super) fn new(view: &'a View, advised: &'a [Advised]) -> Self {
        let seat = view.seat();
        let option = |option: &'a Advised| {
            let after = after(view, option.choice).unwrap_or_else(|| view.state().clone());
            let mut facts = effects::facts(view, &after, option.choice);
            let [before, now] = [view.state(), &after].map(|state| &state.seat(seat).board);
            facts.extend(holes(view.state(), before, now));
            Weighted {
                terms: &option.terms,
                ends: option.choice == Choice::EndTurn,
                facts,
                room: Room::of(&after, seat),
                after,
            }
        };
        Self {
            view,
            options: advised.iter().map(option).collect(),
        }
    }

    /// The reasons for and against option number `index`, compared with the others.
    pub(super) fn reasons(&self, index: usize) -> Reasons {
        let Some(option) = self.options.get(index) else {
            return Reasons::default();
        };
        let (before, from_here) = self.options.split_at(index);
        let others: Vec<&Weighted<'_>> = before.iter().chain(&from_here[1..]).collect();
        let reasons = self.against(option, &others);
        // An option that is like most others may still differ from the best, and the best from the next ones.
        let nearest = match index {
            0 if reasons.good.is_empty() => NEXT.min(others.len()),
            1.. if reasons.is_empty() => 1,
            _ => return reasons,
        };
        let again = self.against(option, &others[..nearest]);
        if again.is_empty() { reasons } else { again }
    }

    /// The reasons that set an option apart from `others`.
    fn against(&self, option: &Weighted<'_>, others: &[&Weighted<'_>]) -> Reasons {
        let mut facts = self.facts(option, others);
        facts.sort_by(|first, second| second.medals.abs().total_cmp(&first.medals.abs()));
        let mut reasons = Reasons::default();
        facts.into_iter().for_each(|weighed| reasons.take(weighed));
        reasons.outlook(option, others);
        reasons
    }

    /// All facts that set an option apart from the others.
    fn facts(&self, option: &Weighted<'_>, others: &[&Weighted<'_>]) -> Vec<Weighed> {
        let seat = self.view.seat();
        let terms: Vec<&Terms> = others.iter().map(|other| other.terms).collect();
        let rooms: Vec<&Room> = others.iter().map(|other| &other.room).collect();
        let mut facts = Promise::new(option.terms, &terms).facts(
            &self.view.state().seat(seat).board,
            &option.after.seat(seat).board,
        );
        facts.extend(option.room.facts(&rooms));
        facts.extend(option.facts.iter().map(|weighed| apart(weighed, others)));
        blame_holes(&mut facts);
        facts
    }
}

/// Weighs a fact less the more of the other options it holds for. A lost lifepod or rover and lost medals of the planet keep
/// their full weight, because the loss is final.
fn apart(weighed: &Weighed, others: &[&Weighted<'_>]) -> Weighed {
    if matches!(
        weighed.fact,
        Fact::Piece(PieceFact::LosesLifepods(_))
            | Fact::Piece(PieceFact::LosesRovers(_))
            | Fact::Planet(PlanetFact::Bonus(i8::MIN..0))
    ) {
        return weighed.clone();
    }
    let same = |known: &Weighed| is_same(&known.fact, &weighed.fact);
    let known = others.iter().filter(|other| other.facts.iter().any(same));
    let share = known.count() as f32 / others.len().max(1) as f32;
    Weighed::new(weighed.fact.clone(), weighed.medals * (1.0 - share))
}

/// Drops facts about rows and columns that are hard to complete because of a hole: the hole is the reason.
fn blame_holes(facts: &mut Vec<Weighed>) {
    let hole = |weighed: &Weighed| match weighed.fact {
        Fact::Planet(PlanetFact::Hole(cells)) => Some(cells),
        _ => None,
    };
    let Some(cells) = facts.iter().find_map(hole) else {
        return;
    };
    let through = |fact: &Fact| matches!(fact, Fact::Planet(PlanetFact::Hampers(line)) if line.cells().meets(cells));
    let hampered = facts.iter().filter(|weighed| through(&weighed.fact));
    let blamed: f32 = hampered.map(|weighed| weighed.medals).sum();
    facts.retain(|weighed| !through(&weighed.fact));
    facts
        .iter_mut()
        .filter(|weighed| hole(weighed).is_some())
        .for_each(|weighed| weighed.medals += blamed);
}

/// Whether two facts are the same. Meteorites are, wherever they land.
fn is_same(first: &Fact, second: &Fact) -> bool {
    let lands = |fact: &Fact| matches!(fact, Fact::Planet(PlanetFact::Meteorite(_)));
    first == second || (lands(first) && lands(second))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Line;

    #[test]
    fn what_a_tile_completes_does_not_hide_what_the_planet_takes_for_it() {
        let completes = Fact::Planet(PlanetFact::Completes {
            lines: vec![Line::Row(4)],
            medals: 1,
        });
        let takes = Fact::Planet(PlanetFact::Bonus(-2));
        let mut reasons = Reasons::default();
        reasons.take(Weighed::new(completes.clone(), 1.0));
        reasons.take(Weighed::new(takes.clone(), -2.0));
        reasons.take(Weighed::new(Fact::Planet(PlanetFact::Fills(2)), 0.9));
        assert_eq!(reasons.good, [completes], "one of a kind");
        assert_eq!(reasons.bad, Some(takes));
    }
}
