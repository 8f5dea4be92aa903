//! What the wizard needs to know of Cryo.

use crate::palette::COLOURS;
use crate::{Cryo, SETS, t};
use cryo::{ComponentSet, MOST_SEATS, Player, PlayerColour, Setup, State};
use kit::files::SetKind;
use kit::text::Language;
use kit::wizard::{Draft, NewGame, Switch, Words};
use std::ops::RangeInclusive;
use table::{Secrets, Sharing};

impl NewGame for Cryo {
    type Game = State;
    const FILE: &'static str = "cryo.ron";
    const COUNTS: RangeInclusive<usize> = 2..=MOST_SEATS;
    const COLOURS: &'static [u8] = &COLOURS;
    const SETS: SetKind = SETS;
    const SWITCHES: &'static [Switch] = &[Switch::Ours];

    fn words(language: Language, words: Words<'_>) -> String {
        match words {
            Words::Notice(ComponentSet::Standard) => t!(language, "shelf-notice"),
            Words::Notice(ComponentSet::Own { .. }) => t!(language, "wizard-own-set"),
            Words::Seats(_) => kit::t!(language, "wizard-turn-order"),
            Words::Switch(_) => t!(language, "wizard-balance"),
            Words::SwitchHint {
                with_set: false, ..
            } => t!(language, "wizard-balance-hint"),
            Words::SwitchHint { with_set: true, .. } => t!(language, "wizard-balance-own"),
            Words::Variants | Words::Variant(_) | Words::VariantHint(_) => String::new(),
            Words::Order(Sharing::InTurn) => t!(language, "wizard-order-in-turn"),
            Words::Order(Sharing::AnyOrder | Sharing::SideBySide) => {
                t!(language, "wizard-order-any")
            }
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
        Setup {
            seed: draft.seed.clone(),
            seats: seats.into_iter().map(player).collect(),
            balance_extra: draft.switches[0],
            components: draft.components().clone(),
            practice: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cryo::STANDARD;
    use game::Game as _;
    use kit::settings::Settings;
    use kit::wizard::Seats as _;
    use kit::wizard::{LastOf, LastSetup};
    use table::{Level, Player as Sitter};

    fn draft(last: &LastSetup) -> Draft<Cryo> {
        Draft::new(last, &["Ada".into()], ComponentSet::Standard)
    }

    fn first() -> LastSetup {
        LastOf::<Cryo>::last(&Settings::default())
    }

    fn dealt(draft: &Draft<Cryo>) -> Setup {
        Cryo::setup(draft, draft.named(|index| format!("{index}")))
    }

    fn set(name: &str) -> ComponentSet {
        ComponentSet::Own {
            name: name.into(),
            text: STANDARD.into(),
        }
    }

    #[test]
    fn the_first_game_is_one_against_an_easy_bot() {
        let draft = draft(&first());
        let setup = dealt(&draft);
        let names: Vec<_> = setup.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ada", "1"]);
        assert_eq!(draft.player(1), Sitter::Bot(Level::Easy));
        assert!(setup.balance_extra && State::deal(&setup).is_ok());
    }

    /// cryo §2.5
    #[test]
    fn the_balance_extra_is_off_with_a_set_until_somebody_switches_it_on() {
        let mut draft = draft(&first());
        draft.use_set(set("printed"));
        assert!(!dealt(&draft).balance_extra);
        draft.switches[0] = true;
        draft.use_set(set("other"));
        assert!(dealt(&draft).balance_extra, "it was switched on");
        draft.switches[0] = false;
        draft.use_set(ComponentSet::Standard);
        assert!(dealt(&draft).balance_extra, "as our own components need it");
    }

    #[test]
    fn the_next_game_begins_with_the_choices_of_the_last_one() {
        let mut draft = draft(&first());
        draft.set_count(3);
        draft.set_colour(0, COLOURS[PlayerColour::White as usize]);
        draft.use_set(set("printed"));
        let mut settings = Settings::default();
        LastOf::<Cryo>::keep(&mut settings, draft.kept());
        let last = LastOf::<Cryo>::last(&settings);
        assert_eq!(last, draft.kept());
        let mut again = Draft::<Cryo>::new(&last, &["Ada".into()], set("printed"));
        again.seed.clone_from(&draft.seed);
        assert_eq!(dealt(&again), dealt(&draft));
        let gone = Draft::<Cryo>::new(&last, &[], ComponentSet::Standard);
        assert!(gone.switches[0], "the set is gone");
        assert_eq!(*gone.components(), ComponentSet::Standard);
    }
}
