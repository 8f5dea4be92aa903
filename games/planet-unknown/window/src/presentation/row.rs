//! The rows of the presentation and their cells.

use kit::theme::Icon;
use rules::{Effect, Offer, Source, Track};

/// A text: its key and the values of its placeholders.
#[derive(Clone, PartialEq, Debug)]
pub struct Words {
    /// The key of the text.
    pub key: &'static str,
    /// The values of its placeholders, by name.
    pub values: Vec<(&'static str, Value)>,
}

/// A value of a placeholder, not yet translated into words.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value {
    /// A number.
    Number(u8),
    /// The name of a tracker.
    Tracker(Track),
    /// One of two benefits.
    Offer(Offer),
    /// The source of an effect, at the start of a sentence.
    Source(Source),
    /// An effect, at the start of a sentence.
    Effect(Effect),
    /// What stands in the way of an effect, as a sentence.
    Hindrance(Effect),
}

/// The part of the table where a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The station.
    Station,
    /// The station, and the planet once the player holds a tile.
    Tile,
    /// The planet.
    Planet,
    /// The tracks of the corporation.
    Tracks,
    /// The cards.
    Cards,
}

/// The choice that the digits of the keyboard make.
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

/// The presentation of a pending effect. All its texts may name the same values.
#[derive(Clone, PartialEq, Debug)]
pub struct EffectRow {
    /// Its short name without a full stop, as on a chip.
    pub name: &'static str,
    /// Its icon, beside its name or that of an answer.
    pub icon: Icon,
    /// The sentence that says what stands in its way.
    pub hindered: &'static str,
    /// The sentence that asks for it, if the sentence of the question is too general.
    pub asks: Option<&'static str>,
    /// The values of its texts.
    pub values: Vec<(&'static str, Value)>,
    /// Its rule, if the chapter of the question is too general.
    pub rule: Option<&'static str>,
    /// Whether any choice that resolves it already makes clear which effect it was.
    pub is_evident: bool,
    /// Whether it is a loss or a duty, so that no text calls it a gain.
    pub is_burden: bool,
}

/// The presentation of a question.
#[derive(Clone, PartialEq, Debug)]
pub struct QuestionRow {
    /// The sentence that asks it.
    pub asks: Words,
    /// The part of the table where it is answered.
    pub part: Option<Part>,
    /// The chapter of the rules about it.
    pub chapter: &'static str,
    /// The choice that the digits make.
    pub digits: Digits,
}

impl EffectRow {
    pub(super) const fn new(name: &'static str, icon: Icon, hindered: &'static str) -> Self {
        Self {
            name,
            icon,
            hindered,
            asks: None,
            values: Vec::new(),
            rule: None,
            is_evident: false,
            is_burden: false,
        }
    }

    /// One of its texts, with its values.
    pub fn words(self, key: &'static str) -> Words {
        let values = self.values;
        Words { key, values }
    }

    pub(super) fn asking(mut self, asks: impl Into<Option<&'static str>>) -> Self {
        self.asks = asks.into();
        self
    }

    pub(super) fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    pub(super) fn number(self, name: &'static str, number: u8) -> Self {
        self.with(name, Value::Number(number))
    }

    pub(super) fn count(self, count: u8) -> Self {
        self.number("count", count)
    }

    pub(super) fn tracker(self, track: Track) -> Self {
        self.with("tracker", Value::Tracker(track))
    }

    pub(super) const fn rule(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }

    pub(super) const fn evident(mut self) -> Self {
        self.is_evident = true;
        self
    }

    pub(super) const fn burden(mut self) -> Self {
        self.is_burden = true;
        self
    }
}

impl QuestionRow {
    pub(super) fn new(
        key: &'static str,
        part: impl Into<Option<Part>>,
        chapter: &'static str,
        digits: Digits,
    ) -> Self {
        let values = Vec::new();
        Self {
            asks: Words { key, values },
            part: part.into(),
            chapter,
            digits,
        }
    }

    pub(super) fn with(mut self, name: &'static str, value: Value) -> Self {
        self.asks.values.push((name, value));
        self
    }

    pub(super) fn number(self, name: &'static str, number: u8) -> Self {
        self.with(name, Value::Number(number))
    }
}
