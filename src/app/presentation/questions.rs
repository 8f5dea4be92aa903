//! One row for each question.

use super::{Digits, Part, QuestionRow, Value, Words, only, pending};
use crate::game::{Effect, Pending, Purpose, Question, Track, TrackPurpose, TrackSet};

/// The presentation of a question of a pending effect.
pub fn question(what: &Pending, question: &Question) -> QuestionRow {
    use Digits::{Answers, Nothing, Rings};
    let row = QuestionRow::new;
    match question {
        Question::PlaceTile(offer) => tile(offer.tiles.len()),
        Question::DiscardTile(_) => row("log-ask-discard", Part::Station, "4.8", Rings),
        Question::Advance(_) => row("log-ask-advance", Part::Tracks, "5", Answers),
        Question::Regress(_) => row("log-ask-regress", Part::Tracks, "5.6", Answers),
        Question::Cell { purpose, .. } => cell(*purpose),
        Question::Line(_) => row("log-ask-line", Part::Planet, "6", Answers),
        Question::Relocate { .. } => row("log-ask-relocate", Part::Planet, "6", Nothing),
        Question::Look { rank, .. } => look(*rank),
        Question::Keep(_) => cards(),
        Question::Pick(_) => row("log-ask-pick", Part::Tracks, "8", Answers),
        Question::Track { purpose, .. } => row(track(*purpose), Part::Tracks, "8", Answers),
        Question::Berth(_) => row("log-ask-berth", Part::Tracks, "8", Answers),
        Question::Reposition { .. } => row("log-ask-reposition", Part::Tracks, "8", Answers),
        Question::Draw => row("log-ask-draw", Part::Cards, "8", Answers),
        Question::KeepObjective { count, open, .. } => keep_objective(*count, *open),
        Question::DestroyObjective(_) => {
            row("log-ask-destroy-objective", Part::Cards, "9", Answers)
        }
        Question::TurnStation => row("log-ask-turn", Part::Station, "9", Nothing),
        Question::DestroyCollectedLifepod(_) => {
            row("log-ask-destroy-collected", Part::Tracks, "9", Answers)
        }
        Question::Resource(_) => row("log-ask-resource", Part::Tracks, "9", Answers),
        Question::RemoveShape(_) => row("log-ask-remove", Part::Station, "9", Answers),
        Question::Impossible => impossible(what.effect),
    }
}

impl QuestionRow {
    const fn new(asks: &'static str, part: Part, chapter: &'static str, digits: Digits) -> Self {
        Self {
            asks: Words::new(asks),
            part: Some(part),
            chapter,
            digits,
        }
    }
}

fn tile(on_offer: usize) -> QuestionRow {
    let asks = if on_offer == 1 {
        "log-ask-only-tile"
    } else {
        "log-ask-tile"
    };
    QuestionRow::new(asks, Part::Tile, "4", Digits::Rings)
}

fn cell(purpose: Purpose) -> QuestionRow {
    let (asks, digits) = match purpose {
        Purpose::Patch { may_store: true } => ("log-ask-patch-or-store", Digits::Store),
        Purpose::Patch { may_store: false } => ("log-ask-patch", Digits::Nothing),
        Purpose::Rover => ("log-ask-rover", Digits::Nothing),
        Purpose::CollectLifepod => ("log-ask-lifepod", Digits::Nothing),
        Purpose::CollectMeteorite => ("log-ask-collect-meteorite", Digits::Nothing),
        Purpose::DestroyMeteorite => ("log-ask-meteorite", Digits::Nothing),
        Purpose::PutMeteorite => ("log-ask-meteorite-lands", Digits::Nothing),
        Purpose::DestroyRover => ("log-ask-destroy-rover", Digits::Nothing),
        Purpose::DestroyLifepod => ("log-ask-destroy-lifepod", Digits::Nothing),
    };
    QuestionRow {
        asks: Words::new(asks).count(1),
        ..QuestionRow::new(asks, Part::Planet, "6", digits)
    }
}

fn look(rank: u8) -> QuestionRow {
    QuestionRow {
        asks: Words::new("log-ask-look").number("rank", rank),
        ..QuestionRow::new("log-ask-look", Part::Cards, "6.2", Digits::Answers)
    }
}

/// The choice of a civ card; the effect gives the number of cards.
fn cards() -> QuestionRow {
    QuestionRow {
        asks: Words::new("log-ask-keep-any").count(1),
        ..QuestionRow::new("log-ask-keep-any", Part::Cards, "6.2", Digits::Answers)
    }
}

const fn track(purpose: TrackPurpose) -> &'static str {
    match purpose {
        TrackPurpose::Row => "log-ask-row",
        TrackPurpose::Token => "log-ask-token",
    }
}

fn keep_objective(count: u8, open: bool) -> QuestionRow {
    let (asks, chapter) = if open {
        ("log-ask-keep-objective", "8")
    } else {
        ("log-ask-keep-private", "2.5")
    };
    QuestionRow {
        asks: Words::new(asks).count(count),
        ..QuestionRow::new(asks, Part::Cards, chapter, Digits::Answers)
    }
}

fn impossible(effect: Effect) -> QuestionRow {
    QuestionRow {
        asks: Words::new("log-ask-impossible")
            .with("effect", Value::Effect(effect))
            .with("why", Value::Hindrance(effect)),
        part: None,
        chapter: "3.7",
        digits: Digits::Nothing,
    }
}

/// The sentence that says what stands in the way of an effect that cannot be carried out (rules §3.7).
pub fn hindrance(effect: Effect) -> Words {
    Words::new(match effect {
        Effect::TakeTile | Effect::TakeExtraTile { .. } | Effect::OneResource { .. } => {
            "log-hindered-tile"
        }
        Effect::Resource(track) | Effect::Restart(track) => return stuck(track),
        Effect::Advance { among, .. } | Effect::AdvanceBare { among, .. } => {
            return stuck_among(among, "log-hindered-advance");
        }
        Effect::Regress { among, .. } => return stuck_among(among, "log-hindered-regress"),
        Effect::Energy { .. }
        | Effect::Boost
        | Effect::AdvanceDifferent { .. }
        | Effect::RaiseAll { .. } => "log-hindered-advance",
        Effect::AdvanceToMilestone(_) => "log-hindered-milestone",
        Effect::RegressFar { .. } => "log-hindered-regress",
        Effect::Patch => "log-hindered-patch",
        Effect::Rover { .. } | Effect::NewRover => "log-hindered-rover",
        Effect::Relocate => "log-hindered-relocate",
        Effect::DestroyRover => "log-hindered-destroy-rover",
        Effect::CollectLifepods { .. } | Effect::DestroyLifepod => "log-hindered-lifepod",
        Effect::Reposition { .. } | Effect::DestroyCollectedLifepod => "log-hindered-collected",
        Effect::CollectMeteorites { .. }
        | Effect::DestroyMeteorites { .. }
        | Effect::DestroyLine => "log-hindered-meteorite",
        Effect::PutMeteorite => "log-hindered-meteorite-lands",
        Effect::Claim(_) | Effect::Keep { .. } | Effect::KeepAny { .. } => "log-hindered-card",
        Effect::DrawObjectives | Effect::KeepObjective { .. } => "log-hindered-draw",
        Effect::DestroyObjective => "log-hindered-objective",
        Effect::OneOf(..)
        | Effect::GainRow
        | Effect::BerthLifepod
        | Effect::MoveToken
        | Effect::TurnStation
        | Effect::RemoveShape => "log-hindered-choice",
    })
}

/// The sentence that one tracker cannot move.
fn stuck(track: Track) -> Words {
    Words::new("log-hindered-tracker").tracker(track)
}

/// The sentence that none of some trackers can move: `several`, unless there is only one.
fn stuck_among(among: TrackSet, several: &'static str) -> Words {
    only(among).map_or_else(|| Words::new(several), stuck)
}

/// The sentence that asks the question of a pending effect: the effect's own, or else the general one of the question.
pub fn asks(what: &Pending, asked: &Question) -> Words {
    let general = question(what, asked).asks;
    if *asked == Question::Impossible {
        return general;
    }
    pending(what).asks.unwrap_or(general)
}
