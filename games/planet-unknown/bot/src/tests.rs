//! Tests of bots that play in turn what is chosen at the same time (rules §3.4).

use crate::{Bot, GreedyBot, PartSoFar, SearchBot, Weights};
use game::luck;
use rand::RngExt;
use rules::{Action, CorporationId, GameState, SeatId, Setup};

/// The position in which `seat` is next in turn order, after all before it have played their turns at random, and the
/// part that led to it.
fn after_turns_at_random(
    start: &GameState,
    seat: SeatId,
    seed: &str,
) -> (GameState, PartSoFar<GameState>) {
    let (mut state, mut part, mut rng) = (start.clone(), PartSoFar::new(start), luck(seed));
    while let Some(earlier) = state.active().filter(|active| *active != seat) {
        let choice = state.sample(earlier, &mut rng).expect("it is asked");
        let action = Action {
            seat: earlier,
            choice,
        };
        state.apply(&action).expect("it is legal");
        part.note(action, &state);
    }
    (state, part)
}

// rules §3.4
#[test]
fn a_bot_chooses_the_same_whatever_earlier_seats_of_the_round_did() {
    let mut setup = Setup::standard(4, "apart");
    for (seat, corporation) in setup
        .seats
        .iter_mut()
        .zip(CorporationId::ALL.iter().skip(1))
    {
        seat.corporation = *corporation;
    }
    let mut start = setup.deal().expect("a valid setup");
    while start.round < 4 || !start.is_simultaneous() {
        let seat = start.active().expect("the game goes on");
        let choice = start
            .sample(seat, &mut luck("to round 4"))
            .expect("it is asked");
        start.apply(&Action { seat, choice }).expect("it is legal");
    }
    let last = start.turn_order().last().expect("four seats");
    let weights = Weights::in_use();
    for kind in 0..2 {
        let chosen = ["one", "another", "a third"].map(|seed| {
            let (here, part) = after_turns_at_random(&start, last, seed);
            assert_eq!(here.active(), Some(last));
            let mut bot: Box<dyn Bot<GameState>> = match kind {
                0 => Box::new(GreedyBot::new(weights.clone(), 0.0, "bot")),
                _ => Box::new(SearchBot::new(weights.clone(), 32, 2, "bot")),
            };
            part.choose(&mut *bot, &here, last)
        });
        assert!(chosen[0].is_some() && chosen.iter().all(|choice| *choice == chosen[0]));
    }
}

// rules §3.6
#[test]
fn what_was_reached_is_claimed_before_the_turn_ends() {
    let (mut claimed, mut rng) = (0, luck("claims"));
    for game in 0..3 {
        let mut state = Setup::standard(3, &format!("claims {game}"))
            .deal()
            .expect("a valid setup");
        let mut part = PartSoFar::new(&state);
        let mut bot = GreedyBot::new(Weights::in_use().clone(), 0.0, "bot");
        while let Some(seat) = state.active().filter(|_| state.round < 12) {
            let choice = if rng.random_range(0..4_u32) == 0 {
                state.sample(seat, &mut rng)
            } else {
                part.choose(&mut bot, &state, seat)
            };
            let action = Action {
                seat,
                choice: choice.expect("it is asked"),
            };
            let events = state.apply(&action).expect("what a bot chooses is legal");
            claimed += events
                .iter()
                .filter(|event| {
                    matches!(
                        event.kind,
                        rules::EventKind::Card(rules::CardEvent::Taken { .. })
                    )
                })
                .count();
            part.note(action, &state);
        }
    }
    assert!(claimed > 5, "{claimed} cards");
}
