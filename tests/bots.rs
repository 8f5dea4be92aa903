//! The bots play every module, planet and corporation to the end, and by nothing but what their seat may know.

use planet_unknown::bot::{Bot, BotKind, Limit, SearchBot, Weights};
use planet_unknown::game::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A setup for so many seats with all modules, each seat on another planet with another corporation.
fn everything(seats: usize, seed: usize) -> Setup {
    let mut setup = Setup::standard(seats, &format!("bots {seed}"));
    for (index, seat) in setup.seats.iter_mut().enumerate() {
        seat.planet = PlanetId::ALL[(index + 3 * seed) % PlanetId::ALL.len()];
        seat.corporation = CorporationId::ALL[(index + 2 * seed) % CorporationId::ALL.len()];
    }
    setup.options.solo = seats == 1;
    setup.options.private_objectives = seats > 1;
    setup.options.events = Some(AlertMix::new(5, 7, 8));
    setup
}

/// Plays a game with bots of one kind and shows each view and what is chosen in it.
fn play(setup: &Setup, kind: BotKind, mut each: impl FnMut(&GameState, SeatId, Choice)) -> GameState {
    let mut state = setup.deal().expect("a sound setup");
    let mut bots: Vec<_> = (0..setup.seats.len()).map(|seat| kind.create(&format!("{seat}"))).collect();
    for _ in 0..20_000 {
        let Some(seat) = state.active() else {
            return state;
        };
        let choice = bots[seat.index()].choose(&state.view(seat), &Limit::none()).expect("it is asked");
        each(&state, seat, choice);
        state.apply(&Action { seat, choice }).expect("a bot chooses what is legal");
    }
    unreachable!("the game did not end")
}

#[test]
fn bots_play_every_corporation_to_the_end_with_all_modules() {
    for seed in 0..9 {
        let end = play(&everything(1 + seed % 9 / 8, seed), BotKind::Normal, |_, _, _| ());
        assert!(end.is_finished());
    }
    assert!(play(&everything(2, 5), BotKind::Easy, |_, _, _| ()).is_finished());
}

#[test]
fn a_bot_that_looks_ahead_scores_more_than_one_that_does_not() {
    let medals = |kind| {
        let ends = (0..4).map(|seed| play(&Setup::standard(1, &format!("duel {seed}")), kind, |_, _, _| ()));
        ends.map(|end| end.score(SeatId(0)).total()).sum::<u16>()
    };
    let (random, easy, normal) = (medals(BotKind::Random), medals(BotKind::Easy), medals(BotKind::Normal));
    assert!(random < easy && easy < normal, "{random} {easy} {normal}");
}

#[test]
fn what_a_seat_cannot_see_never_changes_what_a_bot_chooses() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut count = 0;
    play(&everything(2, 1), BotKind::Normal, |state, seat, choice| {
        count += 1;
        if count % 5 == 0 {
            let dealt = state.redeal(seat, &mut rng);
            assert_eq!(BotKind::Normal.create("0").choose(&dealt.view(seat), &Limit::none()), Some(choice));
        }
        if count % 40 == 0 {
            let search = |state: &GameState| {
                SearchBot::new(Weights::in_use().clone(), 32, 1, "1").choose(&state.view(seat), &Limit::none())
            };
            assert_eq!(search(state), search(&state.redeal(seat, &mut rng)));
        }
    });
}
