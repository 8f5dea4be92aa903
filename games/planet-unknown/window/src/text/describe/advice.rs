//! The reasons for and against a choice, in words.

#[cfg(test)]
mod tests;

use super::cards::{objective_title, private_title};
use super::choice::{place, symbols};
use super::names::{benefit, capitalised, cell, decimal, error, line, tile, tracker};
use crate::presentation;
use crate::text::Speaks;
use crate::{phrases, t};
use bot::Part;
use kit::text::list;
use play::advice::{
    Advice, CardFact, Fact, ObjectiveFact, PieceFact, PlanetFact, Quality, Reasons, TrackFact,
    Verdict,
};
use rules::{Answer, Asked, Benefit, Choice, Line, Question, Track, View};

/// A choice of the seat that `view` belongs to; if several effects are pending, with the effect that it resolves.
pub fn advised_choice(speaker: &impl Speaks, view: &View, choice: Choice) -> String {
    let (state, seat) = (view.state(), view.seat());
    let words = capitalised(&super::choice(speaker, choice, state, seat));
    let (Choice::Resolve { pending, .. } | Choice::Skip { pending }) = choice else {
        return words;
    };
    let questions = state.questions(seat);
    let asked = questions.iter().find(|asked| asked.pending == pending);
    let is_given_up = |asked: &Asked| asked.question == Question::Impossible;
    let words = match (choice, asked.map_or(1, |asked| asked.what.effect.steps())) {
        (Choice::Skip { .. }, _) if asked.is_some_and(is_given_up) => t!(speaker, "table-give-up"),
        (Choice::Skip { .. }, _) | (_, 0 | 1) => words,
        (_, steps) => t!(speaker, "advice-first-step", choice = words, steps),
    };
    match asked {
        Some(asked) if questions.len() > 1 && !presentation::pending(&asked.what).is_evident => {
            let effect = capitalised(&super::effect(speaker, asked.what.effect));
            t!(speaker, "advice-choice", effect, choice = words)
        }
        _ => words,
    }
}

/// A short form of [`advised_choice`]: of a tile, only its name and its place.
pub fn advised_choice_briefly(speaker: &impl Speaks, view: &View, choice: Choice) -> String {
    let Choice::Resolve {
        answer: answer @ Answer::Place { ring, .. },
        ..
    } = choice
    else {
        return advised_choice(speaker, view, choice);
    };
    let ring = capitalised(&super::ring(speaker, ring));
    let cell = place(view.state(), view.seat(), answer);
    t!(speaker, "advice-place", ring, cell)
}

/// [`advised_choice_briefly`] among `others`: of two placements that would have the same words, also where the resources
/// lie.
pub fn advised_choice_among(
    speaker: &impl Speaks,
    view: &View,
    choice: Choice,
    others: &[Advice],
) -> String {
    let words = |choice| advised_choice_briefly(speaker, view, choice);
    let own = words(choice);
    let is_twin = |other: &Advice| other.choice != choice && words(other.choice) == own;
    let Choice::Resolve { answer, .. } = choice else {
        return own;
    };
    if !others.iter().any(is_twin) {
        return own;
    }
    let symbols = symbols(speaker, view.state(), view.seat(), answer);
    format!("{own}: {symbols}")
}

/// A sentence about why an option is good or not.
pub fn why(speaker: &impl Speaks, advice: &Advice) -> String {
    let Reasons { good, bad } = &advice.reasons;
    match bad {
        Some(bad) if good.is_empty() && advice.is_equal() => {
            t!(speaker, "advice-equal-though", bad: fact(bad))
        }
        None if good.is_empty() && !advice.is_equal() => t!(speaker, "advice-none-worse"),
        _ => reasons(speaker, &advice.reasons),
    }
}

/// A sentence about why the best option is good, if it is clearly better than the others.
pub fn why_best(speaker: &impl Speaks, advice: &Advice) -> String {
    let Reasons { good, bad } = &advice.reasons;
    match (&good[..], bad) {
        ([], None) => t!(speaker, "advice-best-later"),
        (_, None) => reasons(speaker, &advice.reasons),
        ([], Some(bad)) => t!(speaker, "advice-best-though", bad: fact(bad)),
        (good, Some(bad)) => {
            capitalised(&t!(speaker, "advice-best-but", good: facts(good), bad: fact(bad)))
        }
    }
}

/// The move that the coach would have made instead, and why.
pub fn better(speaker: &impl Speaks, verdict: &Verdict) -> String {
    let choice = advised_choice(speaker, &verdict.view, verdict.best.choice);
    let why = if verdict.best.reasons.is_empty() {
        String::new()
    } else {
        reasons(speaker, &verdict.best.reasons)
    };
    let costs = verdict.quality() == Quality::Costs;
    t!(speaker, "advice-coach-better", costs, choice, why)
}

/// A sentence with the reasons for and against a choice.
pub fn reasons(speaker: &impl Speaks, reasons: &Reasons) -> String {
    let Reasons { good, bad } = reasons;
    capitalised(&match (&good[..], bad) {
        ([], None) => t!(speaker, "advice-none"),
        ([], Some(bad)) => t!(speaker, "advice-sentence-bad", bad: fact(bad)),
        (good, None) => t!(speaker, "advice-sentence", good: facts(good)),
        (good, Some(bad)) => t!(speaker, "advice-sentence-but", good: facts(good), bad: fact(bad)),
    })
}

phrases! {
    /// The verdict of the coach on a move, as a sentence.
    pub fn verdict(verdict: &Verdict) = judged(verdict.quality(), verdict);

    fn judged(quality: Quality, verdict: &Verdict) = "advice-coach" {
        Best, Equal, Costs => (medals: decimal(verdict.loss), error(verdict.error)),
    }

    /// A fact as the end of a sentence that begins with the choice.
    pub fn fact(fact: &Fact) = "advice-fact" {
        Planet(fact) => on_planet(fact),
        Track(fact) => on_tracks(fact),
        Piece(fact) => of_pieces(fact),
        Card(fact) => of_card(fact),
        Objective(fact) => of_objective(fact),
        Offers(_, offered) => (tile(*offered)),
        Outlook { part: of, better } => (better, part(*of)),
    }

    /// A fact about lines, holes and room on the planet.
    fn on_planet(fact: &PlanetFact) = "advice-fact" {
        Completes { lines: all, medals } => (lines(all), medals),
        Enables(which) => (line(*which)),
        Nears { line: which, missing } => (line(*which), missing),
        KeepsOpen(which) => (line(*which)),
        Frees(which) => (line(*which)),
        Hampers(which) => (line(*which)),
        Blocks(which) => (line(*which)),
        Bonus(change) => (better = *change > 0, medals = change.unsigned_abs()),
        Fills(cells) => (cells),
        Hole(cells) => (cells = cells.len()),
        Fits { shape, places } => (shape = shape.name(), places),
        NoRoom(shape) => (shape = shape.name()),
        Meteorite(at) => (cell = cell(*at)),
    }

    /// A fact about trackers.
    fn on_tracks(fact: &TrackFact) = "advice-fact" {
        Gains { tracker, benefit } => gain(*benefit, *tracker),
        EnergyGains { benefit: of, .. } => (benefit(*of)),
        Approaches { benefit: of, .. } => (benefit(*of)),
        Advances(which) => (tracker(*which)),
        Regresses(which) => (tracker(*which)),
        LosesMedals(count) => (count),
        LocksTechs(all) => "table-step-locks" (levels(all)),
    }

    /// A fact about pieces.
    fn of_pieces(fact: &PieceFact) = "advice-fact" {
        CollectsLifepods(count) => (count),
        CollectsMeteorites(count) => (count),
        LoadsMeteorite,
        RoverNear { lifepod, steps } => (cell = cell(*lifepod), steps),
        LosesLifepods(count) => (count),
        LosesRovers(count) => (count),
    }

    /// A fact about a civ card.
    fn of_card(fact: &CardFact) = "advice-fact-card" { Worth(medals) => (medals), Now }

    /// A fact about an objective.
    fn of_objective(fact: &ObjectiveFact) = "advice-fact" {
        Meets(which) => (objective: private_title(*which)),
        Serves(which) => (objective: private_title(*which)),
        Spoils(which) => (objective: private_title(*which)),
        Leads(which) => (objective: objective_title(*which)),
    }

    /// The gain of a tracker.
    fn gain(gained: Benefit, of: Track) = "advice-gain" {
        Medals(medals) => (tracker(of), medals),
        CivMilestone(rank) => (rank),
        Boost, Patch, Rover,
        RoverMoves(steps) => (steps),
        TechMilestone(level) => (level),
        OneOf(..) => (benefit(gained)),
    }

    fn part(part: Part) = "advice-part" { Lines, Tracks, Techs, Pending, Pieces, Cards, Private, Objectives }
}

fn facts(speaker: &impl Speaks, facts: &[Fact]) -> String {
    let facts: Vec<String> = facts.iter().map(|each| fact(speaker, each)).collect();
    list(speaker, &facts)
}

fn lines(speaker: &impl Speaks, lines: &[Line]) -> String {
    let lines: Vec<String> = lines.iter().map(|each| line(speaker, *each)).collect();
    list(speaker, &lines)
}

fn levels(speaker: &impl Speaks, levels: &[u8]) -> String {
    let levels: Vec<String> = levels.iter().map(u8::to_string).collect();
    list(speaker, &levels)
}
