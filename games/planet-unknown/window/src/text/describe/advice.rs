//! The reasons for and against a choice, in words.

#[cfg(test)]
mod tests;

use super::cards::{objective_title, private_title};
use super::choice::{place, symbols};
use super::names::{
    benefit as benefit_name, capitalised, cell, decimal, line, list, tile, tracker,
};
use crate::presentation;
use crate::t;
use crate::text::Speaks;
use bot::Part;
use play::advice::{
    Advice, CardFact, Fact, ObjectiveFact, PieceFact, PlanetFact, Quality, Reasons, TrackFact,
    Verdict,
};
use rules::{Answer, Asked, Benefit, Choice, Line, Question, Track, View};

/// A choice of the seat that `view` belongs to; if several effects are pending, with the effect that it resolves.
pub fn advised_choice(speaker: &impl Speaks, view: &View, choice: Choice) -> String {
    let (state, seat) = (view.state(), view.seat());
    let words = capitalised(&super::choice(speaker, state, seat, choice));
    let (Choice::Resolve { pending, .. } | Choice::Skip { pending }) = choice else {
        return words;
    };
    let questions = state.questions(seat);
    let asked = questions.iter().find(|asked| asked.pending == pending);
    let is_given_up = |asked: &Asked| asked.question == Question::Impossible;
    let words = match (choice, asked.map_or(1, |asked| asked.what.effect.steps())) {
        (Choice::Skip { .. }, _) if asked.is_some_and(is_given_up) => t!(speaker, "table-give-up"),
        (Choice::Skip { .. }, _) | (_, 0 | 1) => words,
        (_, steps) => t!(speaker, "advice-first-step", choice = words, steps = steps),
    };
    match asked {
        Some(asked) if questions.len() > 1 && !presentation::pending(&asked.what).is_evident => {
            let effect = capitalised(&super::effect(speaker, asked.what.effect));
            t!(speaker, "advice-choice", effect = effect, choice = words)
        }
        _ => words,
    }
}

/// A short form of [`advised_choice`]: of a tile, only its name and its place.
pub fn advised_choice_briefly(speaker: &impl Speaks, view: &View, choice: Choice) -> String {
    match choice {
        Choice::Resolve {
            answer: answer @ Answer::Place { ring, .. },
            ..
        } => {
            let ring = capitalised(&super::ring(speaker, ring));
            t!(
                speaker,
                "advice-place",
                ring = ring,
                cell = place(view.state(), view.seat(), answer)
            )
        }
        Choice::Rotate(_)
        | Choice::Resolve { .. }
        | Choice::Skip { .. }
        | Choice::Drive { .. }
        | Choice::EndTurn
        | Choice::Fetch(_)
        | Choice::Arrange(_) => advised_choice(speaker, view, choice),
    }
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
    let worse = advice.reasons.is_empty() && !advice.is_equal();
    if worse {
        t!(speaker, "advice-none-worse")
    } else {
        reasons(speaker, &advice.reasons)
    }
}

/// A sentence about why the best option is good, if it is clearly better than the others.
pub fn why_best(speaker: &impl Speaks, advice: &Advice) -> String {
    let Reasons { good, bad } = &advice.reasons;
    match bad {
        _ if !good.is_empty() => reasons(speaker, &advice.reasons),
        Some(bad) => t!(speaker, "advice-best-though", bad = fact(speaker, bad)),
        None => t!(speaker, "advice-best-later"),
    }
}

/// The verdict of the coach on a move, as a sentence.
pub fn verdict(speaker: &impl Speaks, verdict: &Verdict) -> String {
    match verdict.quality() {
        Quality::Best => t!(speaker, "advice-coach-best"),
        Quality::Equal => t!(speaker, "advice-coach-equal"),
        Quality::Costs => {
            let (medals, error) = (
                decimal(speaker, verdict.loss),
                super::error(speaker, verdict.error),
            );
            t!(
                speaker,
                "advice-coach-costs",
                medals = medals,
                error = error
            )
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
    match verdict.quality() {
        Quality::Costs => t!(speaker, "advice-coach-better", choice = choice, why = why),
        Quality::Best | Quality::Equal => {
            t!(speaker, "advice-coach-other", choice = choice, why = why)
        }
    }
}

/// A sentence with the reasons for and against a choice.
pub fn reasons(speaker: &impl Speaks, reasons: &Reasons) -> String {
    let good: Vec<String> = reasons
        .good
        .iter()
        .map(|each| fact(speaker, each))
        .collect();
    let good = (!good.is_empty()).then(|| list(speaker, &good));
    let bad = reasons.bad.as_ref().map(|each| fact(speaker, each));
    let sentence = match (good, bad) {
        (Some(good), Some(bad)) => t!(speaker, "advice-sentence-but", good = good, bad = bad),
        (Some(good), None) => t!(speaker, "advice-sentence", good = good),
        (None, Some(bad)) => t!(speaker, "advice-sentence-bad", bad = bad),
        (None, None) => t!(speaker, "advice-none"),
    };
    capitalised(&sentence)
}

/// A fact as the end of a sentence that begins with the choice.
pub fn fact(speaker: &impl Speaks, fact: &Fact) -> String {
    match fact {
        Fact::Planet(fact) => on_planet(speaker, fact),
        Fact::Track(fact) => on_tracks(speaker, fact),
        Fact::Piece(fact) => of_pieces(speaker, fact),
        Fact::Card(CardFact::Worth(medals)) => {
            t!(speaker, "advice-fact-card-worth", medals = *medals)
        }
        Fact::Card(CardFact::Now) => t!(speaker, "advice-fact-card-now"),
        Fact::Objective(fact) => of_objective(speaker, fact),
        Fact::Offers(_, offered) => t!(
            speaker,
            "advice-fact-offers",
            tile = tile(speaker, *offered)
        ),
        Fact::Outlook { part, better } => {
            let better = if *better { "yes" } else { "no" };
            t!(
                speaker,
                "advice-fact-outlook",
                better = better,
                part = part_key(*part)
            )
        }
    }
}

/// A fact about trackers.
fn on_tracks(speaker: &impl Speaks, fact: &TrackFact) -> String {
    match fact {
        TrackFact::Gains {
            tracker: which,
            benefit,
        } => gain(speaker, *which, *benefit),
        TrackFact::EnergyGains { benefit, .. } => {
            t!(
                speaker,
                "advice-fact-energy",
                benefit = benefit_name(speaker, *benefit)
            )
        }
        TrackFact::Approaches { benefit, .. } => {
            t!(
                speaker,
                "advice-fact-approaches",
                benefit = benefit_name(speaker, *benefit)
            )
        }
        TrackFact::Advances(which) => t!(
            speaker,
            "advice-fact-advances",
            tracker = tracker(speaker, *which)
        ),
        TrackFact::Regresses(which) => t!(
            speaker,
            "advice-fact-regresses",
            tracker = tracker(speaker, *which)
        ),
        TrackFact::LosesMedals(medals) => {
            t!(speaker, "advice-fact-track-medals", count = *medals)
        }
        TrackFact::LocksTechs(levels) => {
            let levels: Vec<String> = levels.iter().map(u8::to_string).collect();
            t!(speaker, "table-step-locks", levels = list(speaker, &levels))
        }
    }
}

/// A fact about lines, holes and room on the planet.
fn on_planet(speaker: &impl Speaks, fact: &PlanetFact) -> String {
    let named = |which: &Line| line(speaker, *which);
    match fact {
        PlanetFact::Completes { lines, medals } => {
            let lines: Vec<String> = lines.iter().map(named).collect();
            t!(
                speaker,
                "advice-fact-completes",
                lines = list(speaker, &lines),
                medals = *medals
            )
        }
        PlanetFact::Enables(which) => t!(speaker, "advice-fact-enables", line = named(which)),
        PlanetFact::Nears {
            line: which,
            missing,
        } => {
            t!(
                speaker,
                "advice-fact-nears",
                line = named(which),
                missing = *missing
            )
        }
        PlanetFact::KeepsOpen(which) => t!(speaker, "advice-fact-keeps-open", line = named(which)),
        PlanetFact::Frees(which) => t!(speaker, "advice-fact-frees", line = named(which)),
        PlanetFact::Hampers(which) => t!(speaker, "advice-fact-hampers", line = named(which)),
        PlanetFact::Blocks(which) => t!(speaker, "advice-fact-blocks", line = named(which)),
        PlanetFact::Bonus(change) => {
            let (better, medals) = (
                if *change > 0 { "yes" } else { "no" },
                change.unsigned_abs(),
            );
            t!(
                speaker,
                "advice-fact-bonus",
                better = better,
                medals = medals
            )
        }
        PlanetFact::Fills(cells) => t!(speaker, "advice-fact-fills", cells = *cells),
        PlanetFact::Hole(cells) => t!(speaker, "advice-fact-hole", cells = cells.len()),
        PlanetFact::Fits { shape, places } => t!(
            speaker,
            "advice-fact-fits",
            shape = shape.name(),
            places = *places
        ),
        PlanetFact::NoRoom(shape) => t!(speaker, "advice-fact-no-room", shape = shape.name()),
        PlanetFact::Meteorite(at) => t!(speaker, "advice-fact-meteorite", cell = cell(*at)),
    }
}

/// A fact about pieces.
fn of_pieces(speaker: &impl Speaks, fact: &PieceFact) -> String {
    match fact {
        PieceFact::CollectsLifepods(count) => t!(speaker, "advice-fact-lifepods", count = *count),
        PieceFact::CollectsMeteorites(count) => {
            t!(speaker, "advice-fact-meteorites", count = *count)
        }
        PieceFact::LoadsMeteorite => t!(speaker, "advice-fact-loads"),
        PieceFact::RoverNear { lifepod, steps } => {
            t!(
                speaker,
                "advice-fact-near",
                cell = cell(*lifepod),
                steps = *steps
            )
        }
        PieceFact::LosesLifepods(count) => {
            t!(speaker, "advice-fact-loses-lifepods", count = *count)
        }
        PieceFact::LosesRovers(count) => t!(speaker, "advice-fact-loses-rovers", count = *count),
    }
}

/// A fact about an objective.
fn of_objective(speaker: &impl Speaks, fact: &ObjectiveFact) -> String {
    match fact {
        ObjectiveFact::Meets(which) => t!(
            speaker,
            "advice-fact-meets",
            objective = private_title(speaker, *which)
        ),
        ObjectiveFact::Serves(which) => t!(
            speaker,
            "advice-fact-serves",
            objective = private_title(speaker, *which)
        ),
        ObjectiveFact::Spoils(which) => t!(
            speaker,
            "advice-fact-spoils",
            objective = private_title(speaker, *which)
        ),
        ObjectiveFact::Leads(which) => t!(
            speaker,
            "advice-fact-leads",
            objective = objective_title(speaker, *which)
        ),
    }
}

/// The gain of a tracker.
fn gain(speaker: &impl Speaks, which: Track, benefit: Benefit) -> String {
    match benefit {
        Benefit::Medals(medals) => {
            t!(
                speaker,
                "advice-gain-medals",
                tracker = tracker(speaker, which),
                medals = medals
            )
        }
        Benefit::CivMilestone(rank) => t!(speaker, "advice-gain-card", rank = rank),
        Benefit::Boost => t!(speaker, "advice-gain-boost"),
        Benefit::Patch => t!(speaker, "advice-gain-patch"),
        Benefit::Rover => t!(speaker, "advice-gain-rover"),
        Benefit::RoverMoves(steps) => t!(speaker, "advice-gain-movement", steps = steps),
        Benefit::TechMilestone(level) => t!(speaker, "advice-gain-tech", level = level),
        Benefit::OneOf(..) => t!(
            speaker,
            "advice-gain-one-of",
            benefit = benefit_name(speaker, benefit)
        ),
    }
}

const fn part_key(part: Part) -> &'static str {
    match part {
        Part::Lines => "lines",
        Part::Tracks => "tracks",
        Part::Techs => "techs",
        Part::Pending => "pending",
        Part::Pieces => "pieces",
        Part::Cards => "cards",
        Part::Private => "private",
        Part::Objectives => "objectives",
    }
}
