//! Every listed answer fits its question, for all questions and effects.

use super::*;
use crate::corporation::TOP;
use crate::{Action, CorporationId, EventMix, PlanetId, Seat, Setup};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

/// The number of a value among the variants of its type.
fn kind<T: Serialize>(value: &T) -> u8 {
    postcard::to_stdvec(value).expect("it can be written")[0]
}

/// The kinds of values that a type has.
fn kinds<T: DeserializeOwned>() -> BTreeSet<u8> {
    let reads = |bytes: &[u8]| postcard::take_from_bytes::<T>(bytes).is_ok();
    let exists = |kind: &u8| (0..3).any(|fill| reads(&[&[*kind][..], &[fill; 64]].concat()));
    (0..128).filter(exists).collect()
}

/// A game of `seats` with every module, on worlds that follow from `seed`.
fn setup(seats: usize, seed: usize) -> Setup {
    let mut setup = Setup::standard(seats, &format!("each {seed}"));
    setup.options.solo = seats == 1;
    setup.options.private_objectives = seats > 1;
    setup.options.claims_after_round = seed % 8 < 2;
    setup.options.events = Some(if seats == 1 {
        EventMix::new(9, 3, 8)
    } else {
        [EventMix::BALANCED, EventMix::HARSH][seed % 2]
    });
    for (index, seat) in setup.seats.iter_mut().enumerate() {
        seat.corporation = CorporationId::ALL[(seed + index) % CorporationId::ALL.len()];
        seat.planet = PlanetId::ALL[(seed + index) % PlanetId::ALL.len()];
    }
    setup
}

/// Lets a seat start close to the late techs, with a few collected lifepods.
fn advance_far(seat: &mut Seat) {
    let height = seat.corporation.data().tech_height(5).min(TOP);
    seat.trackers[Track::Tech as usize].height = height - 1;
    seat.lifepods = 2;
}

#[test]
fn every_answer_that_a_question_lists_fits_it() {
    let (mut effects, mut answers) = (BTreeSet::new(), BTreeSet::new());
    for (seats, seed) in (1..=4).cycle().zip(0..192) {
        let mut state = setup(seats, seed).deal().expect("a valid setup");
        if seed % 2 == 1 {
            state.seats.iter_mut().for_each(advance_far);
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
        while let Some(seat) = state.active() {
            for asked in state.questions(seat) {
                effects.insert(kind(&asked.what.effect));
                let mut listed = Vec::new();
                crate::choices::answers(&asked.question, |answer| listed.push(answer));
                for answer in listed.iter().step_by(1 + listed.len() / 16) {
                    answers.insert(kind(answer));
                    let step = asked.question.admits(&state, seat, *answer);
                    assert!(step.is_ok(), "{:?}: {answer:?}: {step:?}", asked.what);
                }
            }
            let choice = state.sample(seat, &mut rng).expect("something to do");
            state.apply(&Action { seat, choice }).expect("legal");
        }
    }
    assert_eq!(effects, kinds::<Effect>(), "every effect was asked about");
    let others = [Answer::Choose(Ring::Inner), Answer::Instead].map(|answer| kind(&answer));
    answers.extend(others); // they answer an effect, whatever it asks
    assert_eq!(answers, kinds::<Answer>(), "every answer was listed");
}
