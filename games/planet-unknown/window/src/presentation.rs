//! The presentation of effects and questions: one row for each, with its words, its icon, the part of the table where
//! it is answered, and its rule.
//!
//! The rows contain only names: keys of texts, icons, parts. [`describe`](super::text::describe) looks up the words,
//! and the table screen opens the parts. A new effect or question takes a new row here.

mod row;

pub use row::{Digits, EffectRow, Part, QuestionRow, Value, Words};

use kit::theme::Icon;
use rules::{
    Effect, Offer, Pending, Purpose, Question, Source, Terrain, Track, TrackPurpose, TrackSet,
};

/// What stands in the way of several effects.
const NO_TILE: &str = "log-hindered-tile";
const NO_ADVANCE: &str = "log-hindered-advance";
const NO_REGRESS: &str = "log-hindered-regress";
const NO_CHOICE: &str = "log-hindered-choice";
const NO_CARD: &str = "log-hindered-card";
const NO_LIFEPOD: &str = "log-hindered-lifepod";
const NO_COLLECTED: &str = "log-hindered-collected";
const NO_METEORITE: &str = "log-hindered-meteorite";
const STUCK: &str = "log-hindered-tracker";

/// The presentation of an effect on its own, whatever its source.
pub fn effect(effect: Effect) -> EffectRow {
    pending(&Pending::new(effect, Source::Round))
}

/// The presentation of a pending effect: its name, its icon, and what stands in its way when it cannot be carried out
/// (rules §3.7).
pub fn pending(what: &Pending) -> EffectRow {
    use Icon::{
        Biomass, Cards, Down, Energy, Lifepod, Meteorite, Objective, Plus, Rover, Tile, Up,
    };
    let row = EffectRow::new;
    match what.effect {
        Effect::TakeTile => row("log-effect-tile", Tile, NO_TILE).evident(),
        Effect::TakeExtraTile { resources } => row("log-effect-extra-tile", Tile, NO_TILE)
            .with("source", Value::Source(what.source))
            .number("resources", resources.into())
            .asking("log-ask-extra-tile"),
        Effect::OneResource { .. } => row("log-effect-one-resource", Tile, NO_TILE).burden(),
        Effect::RemoveShape => row("log-effect-remove", Tile, NO_CHOICE).burden(),
        Effect::TurnStation => row("log-effect-turn", Icon::Turn, NO_CHOICE),

        Effect::Resource(track) => row("log-effect-resource", terrain_icon(track.terrain()), STUCK)
            .tracker(track)
            .asking("log-ask-advance-one")
            .rule("5.1")
            .evident(),
        Effect::Energy { .. } => row("log-effect-energy", Energy, NO_ADVANCE)
            .asking("log-ask-energy")
            .rule("5.3"),
        Effect::Boost => row("log-effect-boost", Plus, NO_ADVANCE)
            .asking("log-ask-boost")
            .rule("6.1"),
        Effect::Advance { among, times } => match only(among) {
            Some(track) => row("log-effect-advance-one", Up, STUCK)
                .tracker(track)
                .asking("log-ask-advance-one"),
            None => row("log-effect-advance", Up, NO_ADVANCE).asking("log-ask-advance"),
        }
        .number("times", times),
        Effect::AdvanceBare { among, times } => {
            let bare = |hindered| row("log-effect-bare", Up, hindered);
            let bare = match only(among) {
                Some(track) => bare(STUCK).tracker(track).asking("log-ask-bare-further"),
                None => bare(NO_ADVANCE).asking("log-ask-bare"),
            };
            bare.number("times", times)
        }
        Effect::AdvanceDifferent { count, .. } => row("log-effect-different", Up, NO_ADVANCE)
            .count(count)
            .asking("log-ask-different"),
        Effect::RaiseAll { to } => row("log-effect-raise", Up, NO_ADVANCE)
            .number("height", to)
            .asking("log-ask-raise"),
        Effect::AdvanceToMilestone(track) => {
            row("log-effect-to-milestone", Up, "log-hindered-milestone").tracker(track)
        }
        Effect::GainRow => row("log-effect-row", Up, NO_CHOICE),
        Effect::OneOf(first, second) => row("log-effect-one-of", Plus, NO_CHOICE)
            .with("first", Value::Offer(first))
            .with("second", Value::Offer(second)),
        Effect::MoveToken => row("log-effect-token", Icon::Corporation, NO_CHOICE),
        Effect::Regress { among } => match only(among) {
            Some(track) => row("log-effect-regress-one", Down, STUCK)
                .tracker(track)
                .burden(),
            None => row("log-effect-regress", Down, NO_REGRESS).burden(),
        },
        Effect::RegressFar { times, .. } => row("log-effect-regress-far", Down, NO_REGRESS)
            .number("times", times)
            .asking((times > 1).then_some("log-ask-regress-far"))
            .burden(),
        Effect::Restart(track) => row("log-effect-restart", Down, STUCK).tracker(track),

        Effect::Patch => row("log-effect-patch", Biomass, "log-hindered-patch").rule("6.3"),
        Effect::Rover { .. } => row("log-effect-rover", Rover, "log-hindered-rover")
            .asking("log-ask-rover-milestone")
            .rule("6.4"),
        Effect::NewRover => {
            row("log-effect-new-rover", Rover, "log-hindered-rover").asking("log-ask-rover-new")
        }
        Effect::DestroyRover => row(
            "log-effect-destroy-rover",
            Rover,
            "log-hindered-destroy-rover",
        )
        .burden(),
        Effect::Relocate => row("log-effect-relocate", Rover, "log-hindered-relocate"),
        Effect::CollectLifepods { count } => row("log-effect-lifepods", Lifepod, NO_LIFEPOD)
            .count(count)
            .asking("log-ask-lifepod"),
        Effect::DestroyLifepod => row("log-effect-destroy-lifepod", Lifepod, NO_LIFEPOD).burden(),
        Effect::DestroyCollectedLifepod => {
            row("log-effect-destroy-collected", Lifepod, NO_COLLECTED).burden()
        }
        Effect::BerthLifepod => row("log-effect-berth", Lifepod, NO_CHOICE).burden(),
        Effect::Reposition { count } => row("log-effect-reposition", Lifepod, NO_COLLECTED)
            .count(count)
            .asking((count > 1).then_some("log-ask-reposition-more")),
        Effect::CollectMeteorites { count } => {
            row("log-effect-collect-meteorites", Meteorite, NO_METEORITE)
                .count(count)
                .asking("log-ask-collect-meteorite")
        }
        Effect::DestroyMeteorites { count } => {
            row("log-effect-meteorites", Meteorite, NO_METEORITE)
                .count(count)
                .asking("log-ask-meteorite")
        }
        Effect::DestroyLine => row("log-effect-line", Meteorite, NO_METEORITE),
        Effect::PutMeteorite => {
            let hindered = "log-hindered-meteorite-lands";
            row("log-effect-meteorite-lands", Meteorite, hindered).burden()
        }

        Effect::Claim(milestone) => row("log-effect-claim", Cards, NO_CARD)
            .number("rank", milestone.rank)
            .evident(),
        Effect::Keep { rank, .. } => row("log-effect-keep", Cards, NO_CARD)
            .number("rank", rank)
            .asking(if what.optional {
                "log-ask-keep-extra"
            } else {
                "log-ask-keep"
            })
            .evident(),
        Effect::KeepAny { count } => row("log-effect-keep-any", Cards, NO_CARD)
            .count(count)
            .asking("log-ask-keep-any"),
        Effect::DrawObjectives => row("log-effect-draw", Objective, "log-hindered-draw"),
        Effect::KeepObjective { .. } => {
            row("log-effect-keep-objective", Objective, "log-hindered-draw")
        }
        Effect::DestroyObjective => row(
            "log-effect-destroy-objective",
            Objective,
            "log-hindered-objective",
        )
        .burden(),
    }
}

/// The track of a set with only one.
fn only(among: TrackSet) -> Option<Track> {
    let mut tracks = among.iter();
    tracks.next().filter(|_| tracks.next().is_none())
}

/// The icon of one of two benefits.
pub const fn offer(offer: Offer) -> Icon {
    match offer {
        Offer::Boost => Icon::Up,
        Offer::Patch => Icon::Biomass,
        Offer::Advance(track) => terrain_icon(track.terrain()),
        Offer::Foresee => Icon::Eye,
    }
}

/// The icon of a terrain and of its resource.
pub const fn terrain_icon(terrain: Terrain) -> Icon {
    match terrain {
        Terrain::Civ => Icon::Civ,
        Terrain::Water => Icon::Water,
        Terrain::Biomass => Icon::Biomass,
        Terrain::Rover => Icon::Rover,
        Terrain::Tech => Icon::Tech,
        Terrain::Energy => Icon::Energy,
    }
}

/// The presentation of a question of a pending effect.
pub fn question(what: &Pending, question: &Question) -> QuestionRow {
    use Digits::{Answers, Nothing, Rings, Store};
    let row = QuestionRow::new;
    match question {
        Question::PlaceTile(offer) if offer.tiles.len() == 1 => {
            row("log-ask-only-tile", Part::Tile, "4", Rings)
        }
        Question::PlaceTile(_) => row("log-ask-tile", Part::Tile, "4", Rings),
        Question::DiscardTile(_) => row("log-ask-discard", Part::Station, "4.8", Rings),
        Question::Advance(..) => {
            row("log-ask-advance", Part::Tracks, "5", Answers).number("times", 1)
        }
        Question::Regress(_) => row("log-ask-regress", Part::Tracks, "5.6", Answers),
        Question::Cell { purpose, .. } => {
            let (asks, digits) = match purpose {
                Purpose::Patch { may_store: true } => ("log-ask-patch-or-store", Store),
                Purpose::Patch { may_store: false } => ("log-ask-patch", Nothing),
                Purpose::Rover => ("log-ask-rover", Nothing),
                Purpose::CollectLifepod => ("log-ask-lifepod", Nothing),
                Purpose::CollectMeteorite => ("log-ask-collect-meteorite", Nothing),
                Purpose::DestroyMeteorite => ("log-ask-meteorite", Nothing),
                Purpose::PutMeteorite => ("log-ask-meteorite-lands", Nothing),
                Purpose::DestroyRover => ("log-ask-destroy-rover", Nothing),
                Purpose::DestroyLifepod => ("log-ask-destroy-lifepod", Nothing),
            };
            row(asks, Part::Planet, "6", digits).number("count", 1)
        }
        Question::Line(_) => row("log-ask-line", Part::Planet, "6", Answers),
        Question::Relocate { .. } => row("log-ask-relocate", Part::Planet, "6", Nothing),
        Question::Look { rank, .. } => {
            row("log-ask-look", Part::Cards, "6.2", Answers).number("rank", *rank)
        }
        // The effect gives the number of cards.
        Question::Keep(_) => {
            row("log-ask-keep-any", Part::Cards, "6.2", Answers).number("count", 1)
        }
        Question::Pick(_) => row("log-ask-pick", Part::Tracks, "8", Answers),
        Question::Track(purpose) => match purpose {
            TrackPurpose::Row => row("log-ask-row", Part::Tracks, "8", Answers),
            TrackPurpose::Token => row("log-ask-token", Part::Tracks, "8", Answers),
        },
        Question::Berth(_) => row("log-ask-berth", Part::Tracks, "8", Answers),
        Question::Reposition { .. } => row("log-ask-reposition", Part::Tracks, "8", Answers),
        Question::Draw => row("log-ask-draw", Part::Cards, "8", Answers),
        Question::KeepObjective { count, open, .. } => match open {
            true => row("log-ask-keep-objective", Part::Cards, "8", Answers),
            false => row("log-ask-keep-private", Part::Cards, "2.5", Answers),
        }
        .number("count", *count),
        Question::DestroyObjective(_) => {
            row("log-ask-destroy-objective", Part::Cards, "9", Answers)
        }
        Question::TurnStation => row("log-ask-turn", Part::Station, "9", Nothing),
        Question::DestroyCollectedLifepod(_) => {
            row("log-ask-destroy-collected", Part::Tracks, "9", Answers)
        }
        Question::Resource(_) => row("log-ask-resource", Part::Tracks, "9", Answers),
        Question::RemoveShape => row("log-ask-remove", Part::Station, "9", Answers),
        Question::Impossible => QuestionRow::new("log-ask-impossible", None, "3.7", Nothing)
            .with("effect", Value::Effect(what.effect))
            .with("why", Value::Hindrance(what.effect)),
    }
}

/// The sentence that asks the question of a pending effect: the effect's own, or else the general one of the question.
pub fn asks(what: &Pending, asked: &Question) -> Words {
    let own = pending(what);
    match own.asks {
        Some(key) if *asked != Question::Impossible => own.words(key),
        _ => question(what, asked).asks,
    }
}
