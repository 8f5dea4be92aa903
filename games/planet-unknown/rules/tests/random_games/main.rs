//! Properties of every game, tested on whole random games with 1 to 6 seats in every variant.

mod any_order;
#[path = "../common/mod.rs"]
mod common;
mod event_cards;
#[path = "../common/hash.rs"]
mod hash;
mod hidden;
mod illegal;
mod ledger;
mod modules;
mod objectives;
mod planets;
mod play;
mod practice;
mod practising;
#[path = "../common/planets.rs"]
mod slow_planets;
mod soak;

use common::assert_survives_files;
use hash::state_hash;
use ledger::Ledger;
use play::{every_module, every_pair, every_planet, every_setup, mixed_planets, play};
use rules::*;

#[test]
fn random_games_end_and_never_get_stuck() {
    for (setup, seed) in every_setup(12)
        .chain(every_planet(6))
        .chain(mixed_planets(6))
        .chain(every_module(12))
    {
        let end = play(&setup, seed, |_| ());
        assert!(end.is_finished() && end.last_round.is_some());
        for seat in end.seat_ids() {
            assert!(end.legal(seat).is_empty());
            assert!(end.seat(seat).turn.agenda.is_empty() && end.seat(seat).stored_patches == 0);
        }
    }
}

#[test]
fn every_state_is_sound_and_the_events_account_for_every_piece() {
    for (setup, seed) in every_setup(6)
        .chain(every_planet(3))
        .chain(mixed_planets(2))
        .chain(every_module(4))
    {
        let mut ledger = Ledger::new(&setup.deal().expect("a valid setup"));
        play(&setup, seed, |step| {
            step.after.validate().expect("the parts fit each other");
            ledger.enter(step.before, step.action, step.events);
            ledger.compare(step.after);
        });
    }
}

#[test]
fn every_pair_of_planet_and_corporation_plays_and_keeps_every_invariant() {
    for (setup, seed) in every_pair(3) {
        let mut ledger = Ledger::new(&setup.deal().expect("a valid setup"));
        let end = play(&setup, seed, |step| {
            let name = &setup.seats[0];
            step.after
                .validate()
                .unwrap_or_else(|error| panic!("{name:?} {:?}: {error}", step.action));
            ledger.enter(step.before, step.action, step.events);
            ledger.compare(step.after);
        });
        assert!(end.is_finished());
    }
}

#[test]
fn every_listed_choice_is_legal_and_listed_once() {
    for (setup, seed) in every_setup(1).chain(every_planet(1)).chain(every_module(1)) {
        play(&setup, seed, |step| {
            for (index, choice) in step
                .legal
                .iter()
                .enumerate()
                .step_by(1 + step.legal.len() / 20)
            {
                let action = Action {
                    seat: step.action.seat,
                    choice: *choice,
                };
                assert_eq!(step.before.check(&action).err(), None, "{choice:?}");
                assert!(
                    !step.legal[..index].contains(choice),
                    "{choice:?} is listed twice"
                );
                step.before
                    .clone()
                    .apply(&action)
                    .expect("a listed choice is legal");
            }
        });
    }
}

#[test]
fn every_state_survives_saving_and_loading() {
    for (setup, seed) in every_setup(1).chain(every_planet(1)).chain(every_module(1)) {
        play(&setup, seed, |step| assert_survives_files(step.after));
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for (setup, seed) in every_setup(2) {
        let hashes = [(), ()].map(|()| {
            let mut hashes = Vec::new();
            play(&setup, seed, |step| hashes.push(state_hash(step.after)));
            hashes
        });
        assert_eq!(hashes[0], hashes[1]);
    }
}

#[test]
fn seats_that_are_not_open_are_never_asked() {
    for (setup, seed) in every_setup(1).chain(every_planet(1)).chain(every_module(1)) {
        play(&setup, seed, |step| {
            for seat in step
                .before
                .seat_ids()
                .filter(|seat| !step.before.is_open(*seat))
            {
                assert!(step.before.legal(seat).is_empty());
                assert_eq!(step.before.decision(seat), None);
                let action = Action {
                    seat,
                    choice: step.action.choice,
                };
                assert_eq!(step.before.check(&action), Err(Illegal::NotYourTurn(seat)));
            }
        });
    }
}
