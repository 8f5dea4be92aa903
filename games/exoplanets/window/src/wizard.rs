//! What the wizard needs to know of Exoplanets.

use crate::palette::COLOURS;
use crate::{Exoplanets, SETS, t, words};
use exoplanets::{Colour, Components, MOST_SEATS, Player, Setup, State};
use kit::files::SetKind;
use kit::text::Language;
use kit::wizard::{Draft, NewGame, Switch, Words};
use std::ops::RangeInclusive;
use table::{Secrets, Sharing};

impl NewGame for Exoplanets {
    type Game = State;
    const FILE: &'static str = "exoplanets.ron";
    const COUNTS: RangeInclusive<usize> = 2..=MOST_SEATS;
    const COLOURS: &'static [u8] = &COLOURS;
    const SETS: SetKind = SETS;
    const SWITCHES: &'static [Switch] = &[Switch::Ours];

    fn words(language: Language, asked: Words<'_>) -> String {
        match asked {
            Words::Notice(set) => {
                let own = Components::of(set).unwrap_or_else(|_| Components::standard());
                words::notice(&language, &own)
            }
            Words::Seats(_) => kit::t!(language, "wizard-turn-order"),
            Words::Switch(_) => t!(language, "wizard-compensation"),
            Words::SwitchHint {
                with_set: false, ..
            } => t!(language, "wizard-compensation-hint"),
            Words::SwitchHint { with_set: true, .. } => t!(language, "wizard-compensation-own"),
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
            colour: Colour::ALL[Self::place_of(number)],
        };
        Setup {
            seed: draft.seed.clone(),
            seats: seats.into_iter().map(player).collect(),
            seat_compensation: draft.switches[0],
            components: draft.components().clone(),
            practice: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exoplanets::ComponentSet;
    use exoplanets::STANDARD;
    use game::Game as _;
    use kit::settings::Settings;
    use kit::wizard::Seats as _;
    use kit::wizard::{LastOf, LastSetup};
    use table::{Level, Player as Sitter};

    fn draft(last: &LastSetup) -> Draft<Exoplanets> {
        Draft::new(last, &["Ada".into()], ComponentSet::Standard)
    }

    fn first() -> LastSetup {
        LastOf::<Exoplanets>::last(&Settings::default())
    }

    fn dealt(draft: &Draft<Exoplanets>) -> Setup {
        Exoplanets::setup(draft, draft.named(|index| format!("{index}")))
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
        assert!(setup.seat_compensation && State::deal(&setup).is_ok());
    }

    /// exoplanets §10.1
    #[test]
    fn compensation_is_off_with_a_set_until_somebody_switches_it_on() {
        let mut draft = draft(&first());
        draft.use_set(set("printed"));
        assert!(!dealt(&draft).seat_compensation);
        draft.switches[0] = true;
        draft.use_set(set("other"));
        assert!(dealt(&draft).seat_compensation, "it was switched on");
        draft.switches[0] = false;
        draft.use_set(ComponentSet::Standard);
        assert!(
            dealt(&draft).seat_compensation,
            "as our own components need it"
        );
    }

    #[test]
    fn the_next_game_begins_with_the_choices_of_the_last_one() {
        let mut draft = draft(&first());
        draft.set_count(3);
        draft.set_colour(0, COLOURS[Colour::White as usize]);
        draft.use_set(set("printed"));
        let mut settings = Settings::default();
        LastOf::<Exoplanets>::keep(&mut settings, draft.kept());
        let last = LastOf::<Exoplanets>::last(&settings);
        assert_eq!(last, draft.kept());
        let mut again = Draft::<Exoplanets>::new(&last, &["Ada".into()], set("printed"));
        again.seed.clone_from(&draft.seed);
        assert_eq!(dealt(&again), dealt(&draft));
        let gone = Draft::<Exoplanets>::new(&last, &[], ComponentSet::Standard);
        assert!(gone.switches[0], "the set is gone");
        assert_eq!(*gone.components(), ComponentSet::Standard);
    }

    #[test]
    fn two_seats_are_the_least_and_who_leaves_is_the_first_to_come_back() {
        let mut draft = draft(&first());
        draft.set_count(3);
        draft.remove(0);
        draft.remove(0);
        assert_eq!(
            (draft.count(), draft.player(0)),
            (2, Sitter::Bot(Level::Easy))
        );
        draft.set_count(3);
        assert_eq!(draft.guest(2).map(|guest| guest.name.as_str()), Some("Ada"));
    }

    #[test]
    fn colours_stay_different_whatever_the_settings_say() {
        let last = LastSetup {
            colours: [COLOURS[Colour::Green as usize]; 2].into(),
            seats: Some(9),
            ..first()
        };
        let setup = dealt(&draft(&last));
        assert_eq!(setup.seats.len(), 4);
        assert_eq!(setup.seats[0].colour, Colour::Green);
        assert!(State::deal(&setup).is_ok());
    }
}
