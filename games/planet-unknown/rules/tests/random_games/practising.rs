//! Plays practice games at random: positions are laid out between the moves.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::corporation::Berth;
use rules::*;

fn up_to(rng: &mut ChaCha8Rng, end: u32) -> u8 {
    rng.random_range(0..end) as u8
}

fn any_change(rng: &mut ChaCha8Rng) -> Change {
    let cell = Cell::new(up_to(rng, 12), up_to(rng, 12)).expect("a cell of the grid");
    let track = |rng: &mut ChaCha8Rng| Track::ALL[usize::from(up_to(rng, 5))];
    match up_to(rng, 13) {
        0 => {
            let tracker = track(rng);
            let on = if up_to(rng, 3) == 0 {
                track(rng)
            } else {
                tracker
            };
            Change::Tracker {
                tracker,
                to: Field::new(on, up_to(rng, 18)),
            }
        }
        1 => Change::Lifepod(cell),
        2 => Change::Meteorite(cell),
        3 => Change::Rover(cell),
        4 => Change::Tile {
            tile: any_tile(rng),
            orientation: Orientation::new(false, up_to(rng, 4)),
            anchor: cell,
        },
        5 => Change::Patch(cell),
        6 => Change::CollectedLifepods(up_to(rng, 12)),
        7 => Change::CollectedMeteorites(up_to(rng, 40)),
        8 => Change::StoredPatches(up_to(rng, 40)),
        9 => Change::Berth(Berth::Tech(up_to(rng, 8))),
        10 => Change::Berth(Berth::Field(Field::new(track(rng), up_to(rng, 16)))),
        11 => Change::Token(track(rng)),
        _ => Change::Movement(up_to(rng, 60)),
    }
}

fn any_tile(rng: &mut ChaCha8Rng) -> Tile {
    Tile::all()
        .nth(usize::from(up_to(rng, 144)))
        .expect("a tile")
}

/// A practice game of `seats` on worlds drawn by `seed`, and the random numbers that play it.
pub fn practice(seats: usize, seed: u64) -> (Setup, ChaCha8Rng) {
    let mut setup = Setup::standard(seats, &format!("practice {seed}"));
    setup.options.practice = true;
    for (index, seat) in setup.seats.iter_mut().enumerate() {
        seat.planet = PlanetId::ALL[(seed as usize * 5 + index) % PlanetId::ALL.len()];
        seat.corporation = CorporationId::ALL[(seed as usize + index) % CorporationId::ALL.len()];
    }
    (setup, ChaCha8Rng::seed_from_u64(seed))
}

fn any_choice(state: &GameState, seat: SeatId, rng: &mut ChaCha8Rng) -> Choice {
    match up_to(rng, 10) {
        0..3 => Choice::Arrange(any_change(rng)),
        3 => Choice::Fetch(any_tile(rng)),
        4 => Choice::Rotate(up_to(rng, 7)),
        _ => {
            let legal = state.legal(seat);
            legal[rng.random_range(0..legal.len() as u32) as usize]
        }
    }
}

/// Plays a practice game to its end or for 600 actions, passes on each legal action, and counts the practice ones.
pub fn play(
    setup: &Setup,
    rng: &mut ChaCha8Rng,
    mut each: impl FnMut(&GameState, Action, &[Event], &GameState),
) -> u32 {
    let mut state = setup.deal().expect("a valid setup");
    let mut special = 0;
    for _ in 0..600 {
        let Some(seat) = state.active() else {
            break;
        };
        let action = Action {
            seat,
            choice: any_choice(&state, seat, rng),
        };
        let before = state.clone();
        let mut events = Vec::new();
        match state.apply_into(&action, &mut events) {
            Ok(()) => {
                assert!(
                    state
                        .active()
                        .is_none_or(|seat| !state.legal(seat).is_empty()),
                    "stuck after {action:?}"
                );
                each(&before, action, &events, &state);
                special += u32::from(matches!(
                    action.choice,
                    Choice::Arrange(_) | Choice::Fetch(_)
                ));
            }
            Err(_) => assert!(
                state == before && events.is_empty(),
                "{action:?} was refused and changed the state"
            ),
        }
    }
    special
}
