//! The modules, variants and house rules of a game, in words.

use crate::{phrases, t};
use rules::event_cards::BASE_TARGET;
use rules::{EventColour, EventMix, GameOptions, Grade};

/// A module, a variant or a house rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Module {
    /// The solo game (rules §10.5).
    Solo,
    /// A game of one seat without a target.
    FreePlay,
    /// A practice game.
    Practice,
    /// Events (rules §9).
    Events,
    /// Private objectives of 2–6 seats (rules §2.5).
    PrivateObjectives,
    /// The two-player variant (rules §3.2).
    TwoPlayers,
    /// The house rule that a tile is revealed at once (rules §3.5).
    RevealAtOnce,
    /// The house rule that patches count as tiles (rules §4.2).
    PatchesCount,
    /// The house rule that civ cards are claimed after the round (rules §3.6).
    ClaimsAfterRound,
}

impl Module {
    /// The modules in force with `options` and this number of seats.
    pub fn of(options: &GameOptions, seats: usize) -> Vec<Self> {
        let free = seats == 1 && !options.solo && !options.practice;
        let all = [
            (Self::Solo, options.solo),
            (Self::FreePlay, free),
            (Self::Practice, options.practice),
            (Self::Events, options.events.is_some()),
            (Self::PrivateObjectives, options.private_objectives),
            (Self::TwoPlayers, options.two_player_variant),
            (Self::RevealAtOnce, options.reveal_at_once),
            (Self::PatchesCount, options.patches_count_as_tiles),
            (Self::ClaimsAfterRound, options.claims_after_round),
        ];
        all.into_iter()
            .filter(|(_, on)| *on)
            .map(|(module, _)| module)
            .collect()
    }
}

phrases! {
    /// The name of a module.
    pub fn module(module: Module) = "modules" {
        Solo, FreePlay, Practice, Events, PrivateObjectives, TwoPlayers, RevealAtOnce, PatchesCount, ClaimsAfterRound,
    }

    /// The changes that a module makes, in one or two sentences.
    pub fn module_help(module: Module) = "modules-help" {
        Solo, FreePlay, Practice, Events, PrivateObjectives, TwoPlayers, RevealAtOnce, PatchesCount, ClaimsAfterRound,
    }

    /// A colour of event cards, as “green events”.
    pub fn event_cards_of(colour: EventColour) = "modules-event-cards", colour = colour.name();

    /// A deck of event cards, as “9 green, 3 orange, 8 red events”.
    pub fn deck(mix: EventMix) = "modules-deck", green = mix.green, orange = mix.orange, red = mix.red;

    /// The name of a grade of the solo game (rules §10.5).
    pub fn grade(grade: Grade) = "modules-grade", grade = grade.number();

    /// The meaning of a grade of the solo game, as a sentence.
    pub fn grade_meaning(grade: Grade) = "modules-grade-help", grade = grade.number();

    /// The composition of the solo game's target (rules §10.5).
    pub fn target_made_up(mix: EventMix) = "modules-made-up", base = BASE_TARGET,
        green = mix.green, green_shift = shift(mix, EventColour::Green),
        orange = mix.orange, orange_shift = shift(mix, EventColour::Orange),
        red = mix.red, red_shift = shift(mix, EventColour::Red);
}

/// What the events of a colour add to the target, with its sign.
fn shift(mix: EventMix, colour: EventColour) -> String {
    signed(mix.shift(colour).into())
}

/// A number with its sign, as “+6”, “−1” or “±0”.
pub fn signed(number: i32) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn the_target_is_made_up_in_words() {
        let mix = EventMix::new(9, 3, 8);
        let words = target_made_up(&Language::English, mix);
        assert_eq!(
            words,
            "60 to begin with, +6 for 9 green, −1 for 3 orange and −7 for 8 red events."
        );
        assert_eq!(deck(&Language::German, mix), "9 grüne, 3 orange, 8 rote");
    }

    #[test]
    fn what_is_in_force_is_named() {
        let options = GameOptions {
            solo: true,
            events: Some(EventMix::new(7, 6, 7)),
            ..GameOptions::default()
        };
        assert_eq!(Module::of(&options, 1), [Module::Solo, Module::Events]);
        assert_eq!(Module::of(&GameOptions::default(), 1), [Module::FreePlay]);
        assert_eq!(Module::of(&GameOptions::default(), 3), []);
    }
}
