//! What the wizard needs to know of On Mars.

use crate::palette::COLOURS;
use crate::{OnMars, SETS, solo, t};
use game::Game as _;
use kit::files::SetKind;
use kit::text::Language;
use kit::wizard::{Draft, NewGame, Switch, Words};
use on_mars::{
    ComponentSet, Components, MOST_SEATS, MissionMix, Options, Player, PlayerColour, Setup,
    SoloGoalId, State,
};
use std::ops::RangeInclusive;
use table::{Secrets, Sharing};

/// The switch for a long game (on-mars §17.1).
const LONG_GAME: usize = 0;
/// The switch for a game without a last round (on-mars §17.2).
const SPACE_ODDITY: usize = 1;
/// The switch for the First Colonists (on-mars §17.3).
const FIRST_COLONISTS: usize = 2;

impl NewGame for OnMars {
    type Game = State;
    const FILE: &'static str = "on-mars.ron";
    const COUNTS: RangeInclusive<usize> = 1..=MOST_SEATS;
    const COLOURS: &'static [u8] = &COLOURS;
    const SETS: SetKind = SETS;
    const SWITCHES: &'static [Switch] = &[Switch::Variant; 3];
    const ORDERS: &'static [Sharing] = &[];
    const FIRST_BEGINS: bool = false;

    fn suits(switch: usize, players: usize) -> bool {
        switch != FIRST_COLONISTS || players > 1
    }

    /// The Solo Goals.
    fn variants(players: usize) -> usize {
        match players {
            1 => Components::standard().data().solo.goals.len(),
            _ => 0,
        }
    }

    fn words(language: Language, words: Words<'_>) -> String {
        match words {
            Words::Notice(ComponentSet::Standard) => t!(language, "shelf-notice"),
            Words::Notice(ComponentSet::Own { .. }) => t!(language, "wizard-own-set"),
            Words::Seats(1) => t!(language, "wizard-seats-alone"),
            Words::Seats(_) => t!(language, "wizard-seats"),
            Words::Variants => t!(language, "solo-choose-goal"),
            Words::Variant(number) => in_solo(number, |state, id| {
                solo::goal(&language, state.components.solo_goal(id))
            }),
            Words::VariantHint(number) => {
                in_solo(number, |state, _| solo::goal_about(&language, state))
            }
            Words::Switch(SPACE_ODDITY) => t!(language, "wizard-space-oddity"),
            Words::Switch(FIRST_COLONISTS) => t!(language, "wizard-first-colonists"),
            Words::Switch(_) => t!(language, "wizard-long-game"),
            Words::SwitchHint {
                number: SPACE_ODDITY,
                ..
            } => t!(language, "wizard-space-oddity-hint"),
            Words::SwitchHint {
                number: FIRST_COLONISTS,
                ..
            } => t!(language, "wizard-first-colonists-hint"),
            Words::SwitchHint { .. } => t!(language, "wizard-long-game-hint"),
            Words::Order(_) => String::new(),
            Words::Secrets(Secrets::FaceDown) => t!(language, "wizard-secrets-face-down"),
            Words::Secrets(Secrets::Open) => t!(language, "wizard-secrets-open"),
            Words::Secrets(Secrets::HandOver) => t!(language, "wizard-secrets-hand-over"),
        }
    }

    fn setup(draft: &Draft<Self>, seats: Vec<(String, u8)>) -> Setup {
        let player = |(name, number)| Player {
            name,
            colour: PlayerColour::ALL[Self::place_of(number)],
        };
        let components = draft.components().clone();
        let is_alone = seats.len() == 1;
        let goal = SoloGoalId(draft.variant.min(OnMars::variants(1).saturating_sub(1)) as u8);
        Setup {
            seed: draft.seed.clone(),
            solo: is_alone.then_some(goal),
            seats: seats.into_iter().map(player).collect(),
            options: Options {
                mission_mix: match draft.switches[LONG_GAME] {
                    true => MissionMix::Long,
                    false => MissionMix::Short,
                },
                space_oddity: draft.switches[SPACE_ODDITY],
                first_colonists: draft.switches[FIRST_COLONISTS] && !is_alone,
                ..switches_of(&components)
            },
            components,
            practice: false,
        }
    }
}

/// What is said of a game for the Solo Goal of this number (on-mars §11.17).
fn in_solo(number: usize, says: impl Fn(&State, SoloGoalId) -> String) -> String {
    let goal = SoloGoalId(number as u8);
    let setup = Setup {
        solo: Some(goal),
        ..Setup::standard(1, "goals")
    };
    State::deal(&setup).map_or_else(|_| String::new(), |state| says(&state, goal))
}

/// The switches as a set of components has them; ours for one with a mistake, which no game is dealt with (on-mars §12.1, §12.2).
fn switches_of(components: &ComponentSet) -> Options {
    let first = Options::default();
    Components::of(components).map_or(first, |set| Options {
        colony_update: set.data().options.colony_update,
        crystals_usable: set.data().options.crystals_usable,
        ..first
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::settings::Settings;
    use kit::wizard::Seats as _;
    use kit::wizard::{LastOf, LastSetup};
    use on_mars::{ColonyUpdate, STANDARD};
    use table::{Level, Player as Sitter};

    fn draft(last: &LastSetup) -> Draft<OnMars> {
        Draft::new(last, &["Ada".into()], ComponentSet::Standard)
    }

    fn first() -> LastSetup {
        LastOf::<OnMars>::last(&Settings::default())
    }

    fn dealt(draft: &Draft<OnMars>) -> Setup {
        OnMars::setup(draft, draft.named(|index| format!("{index}")))
    }

    #[test]
    fn the_first_game_is_a_short_one_against_an_easy_bot() {
        let draft = draft(&first());
        let setup = dealt(&draft);
        let names: Vec<_> = setup.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ada", "1"]);
        assert_eq!(draft.player(1), Sitter::Bot(Level::Easy));
        assert_eq!(setup.options, Options::default());
        assert!(State::deal(&setup).is_ok());
    }

    /// on-mars §17.1, §17.2
    #[test]
    fn variants_are_played_with_any_components() {
        let mut draft = draft(&first());
        draft.switches[SPACE_ODDITY] = true;
        assert!(dealt(&draft).options.space_oddity);
        draft.switches[LONG_GAME] = true;
        let (name, text) = ("printed".to_owned(), STANDARD.to_owned());
        draft.use_set(ComponentSet::Own { name, text });
        let options = dealt(&draft).options;
        assert!(options.space_oddity && options.mission_mix == MissionMix::Long);
    }

    /// on-mars §12.1
    #[test]
    fn a_set_of_components_says_when_the_colony_rises() {
        let mut draft = draft(&first());
        let text = STANDARD.replacen("colony_update: turn_end", "colony_update: round_end", 1);
        let name = "printed".to_owned();
        draft.use_set(ComponentSet::Own { name, text });
        assert_eq!(dealt(&draft).options.colony_update, ColonyUpdate::RoundEnd);
    }

    #[test]
    fn the_next_game_begins_with_the_choices_of_the_last_one() {
        let mut draft = draft(&first());
        draft.set_count(3);
        draft.set_colour(0, COLOURS[PlayerColour::White as usize]);
        draft.switches[LONG_GAME] = true;
        let mut settings = Settings::default();
        LastOf::<OnMars>::keep(&mut settings, draft.kept());
        let last = LastOf::<OnMars>::last(&settings);
        assert_eq!(last, draft.kept());
        let mut again = self::draft(&last);
        again.seed.clone_from(&draft.seed);
        assert_eq!(dealt(&again), dealt(&draft));
    }

    /// on-mars §11.17
    #[test]
    fn one_plays_for_the_solo_goal_that_was_chosen() {
        let mut draft = draft(&first());
        assert_eq!(dealt(&draft).solo, None);
        draft.set_count(1);
        draft.variant = 2;
        let setup = dealt(&draft);
        assert_eq!((setup.seats.len(), setup.solo), (1, Some(SoloGoalId(2))));
        assert!(State::deal(&setup).is_ok());
        assert_eq!(draft.kept().variant, 2);
        let words = |words| OnMars::words(Language::English, words);
        assert_eq!(words(Words::Variant(2)), "Hunky Dory");
        assert!(words(Words::VariantHint(3)).contains("5 plants in storage"));
    }
}
