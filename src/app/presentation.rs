//! How the window presents effects and questions: one row for each, with the words, the badge, the part of the table
//! where it is asked and its rule.
//!
//! Everything here is a name: keys of texts, badges, parts. [`describe`](super::text::describe) speaks the words,
//! `widgets` paint the badges, the table screen opens the parts. A new effect or question is a row of its own here.

use crate::game::{
    Effect, Offer, Pending, Purpose, Question, Source, Terrain, Track, TrackPurpose, TrackSet,
};

/// A text: its key and the values of its placeholders.
#[derive(Clone, PartialEq, Debug)]
pub struct Words {
    /// The key of the text.
    pub key: &'static str,
    /// The values of its placeholders, by name.
    pub values: Vec<(&'static str, Value)>,
}

/// A value of a placeholder, not yet in words.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value {
    /// A number.
    Number(u8),
    /// The name of a tracker.
    Tracker(Track),
    /// One of two benefits.
    Offer(Offer),
    /// What gave an effect, at the start of a sentence.
    Source(Source),
    /// An effect, at the start of a sentence.
    Effect(Effect),
}

/// What stands beside the name of an effect or an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    /// A tile.
    Tile,
    /// A terrain, its resource or its track.
    Terrain(Terrain),
    /// A tracker that advances.
    Advance,
    /// A tracker that goes back.
    Regress,
    /// A gain of the player's choice.
    Gain,
    /// A lifepod.
    Lifepod,
    /// A meteorite.
    Meteorite,
    /// The station turns.
    Turn,
    /// The corporation's token.
    Token,
    /// Objectives.
    Objective,
    /// Civ cards.
    Cards,
    /// A look at something hidden.
    Look,
}

/// The part of the table where a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The station.
    Station,
    /// The station, and the planet as soon as a tile is in the hand.
    Tile,
    /// The planet.
    Planet,
    /// The tracks of the corporation.
    Tracks,
    /// The cards.
    Cards,
}

/// What the digits of the keyboard choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Digits {
    /// The tile of the inner or the outer ring.
    Rings,
    /// One of the numbered answers.
    Answers,
    /// Storing the patch.
    Store,
    /// Nothing.
    Nothing,
}

/// How a pending effect is presented.
#[derive(Clone, PartialEq, Debug)]
pub struct EffectRow {
    /// Its short name without a full stop, as on a chip.
    pub name: Words,
    /// Its badge.
    pub badge: Badge,
    /// The sentence that asks for it, where that of the question is too general.
    pub asks: Option<Words>,
    /// Its rule, where the chapter of the question is too general.
    pub rule: Option<&'static str>,
    /// Whether a choice that resolves it says already which effect that was.
    pub is_evident: bool,
    /// Whether it takes something or is a duty, so that nobody says it was gained.
    pub is_burden: bool,
    /// What it does, where its name is that of what gives it.
    pub gain: Option<&'static str>,
}

/// How a question is presented.
#[derive(Clone, PartialEq, Debug)]
pub struct QuestionRow {
    /// The sentence that asks it.
    pub asks: Words,
    /// Where it is answered.
    pub part: Option<Part>,
    /// The chapter of the rules about it.
    pub chapter: &'static str,
    /// What the digits choose.
    pub digits: Digits,
}

impl Words {
    const fn new(key: &'static str) -> Self {
        Self {
            key,
            values: Vec::new(),
        }
    }

    fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    fn number(self, name: &'static str, number: u8) -> Self {
        self.with(name, Value::Number(number))
    }

    fn count(self, count: u8) -> Self {
        self.number("count", count)
    }

    fn tracker(self, track: Track) -> Self {
        self.with("tracker", Value::Tracker(track))
    }
}

impl EffectRow {
    const fn new(name: Words, badge: Badge) -> Self {
        Self {
            name,
            badge,
            asks: None,
            rule: None,
            is_evident: false,
            is_burden: false,
            gain: None,
        }
    }

    /// An effect that counts, and the sentence that asks for it.
    fn counted((name, asks): (&'static str, &'static str), count: u8, badge: Badge) -> Self {
        Self::new(Words::new(name).count(count), badge).asking(Words::new(asks).count(count))
    }

    fn asking(self, asks: impl Into<Option<Words>>) -> Self {
        Self {
            asks: asks.into(),
            ..self
        }
    }

    fn rule(self, rule: &'static str) -> Self {
        Self {
            rule: Some(rule),
            ..self
        }
    }

    fn evident(self) -> Self {
        Self {
            is_evident: true,
            ..self
        }
    }

    fn burden(self) -> Self {
        Self {
            is_burden: true,
            ..self
        }
    }

    fn gaining(self, gain: &'static str) -> Self {
        Self {
            gain: Some(gain),
            ..self
        }
    }
}

/// How an effect by itself is presented, whatever gave it.
pub fn effect(effect: Effect) -> EffectRow {
    pending(&Pending::new(effect, Source::Round))
}

/// How a pending effect is presented.
pub fn pending(what: &Pending) -> EffectRow {
    let row = |key, badge| EffectRow::new(Words::new(key), badge);
    match what.effect {
        Effect::TakeTile => row("log-effect-tile", Badge::Tile).evident(),
        Effect::TakeExtraTile { resources } => extra_tile(resources, what.source),
        Effect::OneResource { .. } => row("log-effect-one-resource", Badge::Tile).burden(),
        Effect::RemoveShape => row("log-effect-remove", Badge::Tile).burden(),
        Effect::TurnStation => row("log-effect-turn", Badge::Turn),
        Effect::Resource(track) => resource(track),
        Effect::Energy { .. } => energy(),
        Effect::Boost => boost(),
        Effect::Advance { among, times } => advance(among, times),
        Effect::AdvanceBare { among, times } => advance_bare(among, times),
        Effect::AdvanceDifferent { count, .. } => advance_different(count),
        Effect::RaiseAll { to } => raise_all(to),
        Effect::AdvanceToMilestone(track) => to_milestone(track),
        Effect::GainRow => row("log-effect-row", Badge::Advance),
        Effect::OneOf(first, second) => one_of(first, second),
        Effect::MoveToken => row("log-effect-token", Badge::Token),
        Effect::Regress { among } => regress(among),
        Effect::RegressFar { times, .. } => regress_far(times),
        Effect::Restart(track) => restart(track),
        Effect::Patch => row("log-effect-patch", Badge::Terrain(Terrain::Biomass)).rule("6.3"),
        Effect::Rover { .. } => row("log-effect-rover", ROVER).rule("6.4"),
        Effect::NewRover => row("log-effect-new-rover", ROVER),
        Effect::DestroyRover => row("log-effect-destroy-rover", ROVER).burden(),
        Effect::Relocate => row("log-effect-relocate", ROVER),
        Effect::CollectLifepods { count } => collect_lifepods(count),
        Effect::DestroyLifepod => row("log-effect-destroy-lifepod", Badge::Lifepod).burden(),
        Effect::DestroyCollectedLifepod => {
            row("log-effect-destroy-collected", Badge::Lifepod).burden()
        }
        Effect::BerthLifepod => row("log-effect-berth", Badge::Lifepod).burden(),
        Effect::Reposition { count } => reposition(count),
        Effect::CollectMeteorites { count } => collect_meteorites(count),
        Effect::DestroyMeteorites { count } => destroy_meteorites(count),
        Effect::DestroyLine => row("log-effect-line", Badge::Meteorite),
        Effect::PutMeteorite => row("log-effect-meteorite-lands", Badge::Meteorite).burden(),
        Effect::Claim(milestone) => claim(milestone.rank),
        Effect::Keep { rank, .. } => keep(rank, what.optional),
        Effect::KeepAny { count } => keep_any(count),
        Effect::DrawObjectives => row("log-effect-draw", Badge::Objective),
        Effect::KeepObjective { .. } => row("log-effect-keep-objective", Badge::Objective),
        Effect::DestroyObjective => row("log-effect-destroy-objective", Badge::Objective).burden(),
    }
}

const ROVER: Badge = Badge::Terrain(Terrain::Rover);

fn extra_tile(resources: bool, source: Source) -> EffectRow {
    let (name, asks) = if resources {
        ("log-effect-extra-tile", "log-ask-extra-tile")
    } else {
        ("log-effect-extra-tile-only", "log-ask-extra-tile-only")
    };
    let asks = Words::new(asks).with("source", Value::Source(source));
    EffectRow::new(Words::new(name), Badge::Tile).asking(asks)
}

fn resource(track: Track) -> EffectRow {
    let name = Words::new("log-effect-resource").tracker(track);
    EffectRow::new(name, Badge::Terrain(track.terrain()))
        .asking(Words::new("log-ask-advance-one").tracker(track))
        .rule("5.1")
        .evident()
}

fn energy() -> EffectRow {
    EffectRow::new(
        Words::new("log-effect-energy"),
        Badge::Terrain(Terrain::Energy),
    )
    .asking(Words::new("log-ask-energy"))
    .rule("5.3")
    .gaining("events-resource-energy")
}

fn boost() -> EffectRow {
    EffectRow::new(Words::new("log-effect-boost"), Badge::Gain)
        .asking(Words::new("log-ask-boost"))
        .rule("6.1")
}

fn advance(among: TrackSet, times: u8) -> EffectRow {
    let name = match (only(among), times) {
        (Some(track), 1) => Words::new("log-effect-advance-one").tracker(track),
        (Some(track), _) => Words::new("log-effect-advance-one-times")
            .tracker(track)
            .number("times", times),
        (None, 1) => Words::new("log-effect-advance"),
        (None, _) => Words::new("log-effect-advance-times").number("times", times),
    };
    let asks = match only(among) {
        Some(track) => Some(Words::new("log-ask-advance-one").tracker(track)),
        None if times > 1 => Some(Words::new("log-ask-advance-times").number("times", times)),
        None => None,
    };
    EffectRow::new(name, Badge::Advance).asking(asks)
}

fn advance_bare(among: TrackSet, times: u8) -> EffectRow {
    let asks = match only(among) {
        Some(track) => Words::new("log-ask-bare-further").tracker(track),
        None => Words::new("log-ask-bare"),
    };
    let name = Words::new("log-effect-bare").number("times", times);
    EffectRow::new(name, Badge::Advance).asking(asks.number("times", times))
}

fn advance_different(count: u8) -> EffectRow {
    let keys = ("log-effect-different", "log-ask-different");
    EffectRow::counted(keys, count, Badge::Advance)
}

fn raise_all(to: u8) -> EffectRow {
    let name = Words::new("log-effect-raise").number("height", to);
    EffectRow::new(name, Badge::Advance).asking(Words::new("log-ask-raise").number("height", to))
}

fn to_milestone(track: Track) -> EffectRow {
    let name = Words::new("log-effect-to-milestone").tracker(track);
    EffectRow::new(name, Badge::Advance)
}

fn one_of(first: Offer, second: Offer) -> EffectRow {
    let name = Words::new("log-effect-one-of")
        .with("first", Value::Offer(first))
        .with("second", Value::Offer(second));
    EffectRow::new(name, Badge::Gain)
}

fn regress(among: TrackSet) -> EffectRow {
    let name = match only(among) {
        Some(track) => Words::new("log-effect-regress-one").tracker(track),
        None => Words::new("log-effect-regress"),
    };
    EffectRow::new(name, Badge::Regress).burden()
}

fn regress_far(times: u8) -> EffectRow {
    let asks = Words::new("log-ask-regress-far").number("times", times);
    let name = Words::new("log-effect-regress-far").number("times", times);
    EffectRow::new(name, Badge::Regress)
        .asking((times > 1).then_some(asks))
        .burden()
}

fn restart(track: Track) -> EffectRow {
    let name = Words::new("log-effect-restart").tracker(track);
    EffectRow::new(name, Badge::Regress)
}

fn collect_lifepods(count: u8) -> EffectRow {
    let keys = ("log-effect-lifepods", "log-ask-lifepod");
    EffectRow::counted(keys, count, Badge::Lifepod)
}

fn reposition(count: u8) -> EffectRow {
    let name = Words::new("log-effect-reposition").count(count);
    EffectRow::new(name, Badge::Lifepod)
}

fn collect_meteorites(count: u8) -> EffectRow {
    let keys = ("log-effect-collect-meteorites", "log-ask-collect-meteorite");
    EffectRow::counted(keys, count, Badge::Meteorite)
}

fn destroy_meteorites(count: u8) -> EffectRow {
    let keys = ("log-effect-meteorites", "log-ask-meteorite");
    EffectRow::counted(keys, count, Badge::Meteorite)
}

fn claim(rank: u8) -> EffectRow {
    let name = Words::new("log-effect-claim").number("rank", rank);
    EffectRow::new(name, Badge::Cards).evident()
}

fn keep(rank: u8, optional: bool) -> EffectRow {
    let asks = if optional {
        "log-ask-keep-extra"
    } else {
        "log-ask-keep"
    };
    let name = Words::new("log-effect-keep").number("rank", rank);
    EffectRow::new(name, Badge::Cards)
        .asking(Words::new(asks).number("rank", rank))
        .evident()
}

fn keep_any(count: u8) -> EffectRow {
    let keys = ("log-effect-keep-any", "log-ask-keep-any");
    EffectRow::counted(keys, count, Badge::Cards)
}

/// The track of a set of one.
fn only(among: TrackSet) -> Option<Track> {
    let mut tracks = among.iter();
    tracks.next().filter(|_| tracks.next().is_none())
}

/// How a question is presented that a pending effect asks.
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

/// One of the civ cards: the effect tells of how many.
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
        asks: Words::new("log-ask-impossible").with("effect", Value::Effect(effect)),
        part: None,
        chapter: "3.7",
        digits: Digits::Nothing,
    }
}

/// The sentence that asks a pending effect's question: its own, or that of all such questions.
pub fn asks(what: &Pending, asked: &Question) -> Words {
    let general = question(what, asked).asks;
    if *asked == Question::Impossible {
        return general;
    }
    pending(what).asks.unwrap_or(general)
}

/// The badge of one of two benefits.
pub const fn offer(offer: Offer) -> Badge {
    match offer {
        Offer::Boost => Badge::Advance,
        Offer::Patch => Badge::Terrain(Terrain::Biomass),
        Offer::Advance(track) => Badge::Terrain(track.terrain()),
        Offer::Foresee => Badge::Look,
    }
}
