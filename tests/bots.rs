//! Bots see what their seat may know, and nothing else.

mod played;

use planet_unknown::bot::{Bot, BotKind, RandomBot};
use planet_unknown::game::Setup;
use played::{play_until, whole_game};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

#[test]
fn dealing_anew_what_a_bot_cannot_see_never_changes_its_choice() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut moments = 0;
    play_until(Setup::standard(3, "blind"), |table| {
        let state = table.state();
        for seat in state.seat_ids() {
            let other = state.redeal(seat, &mut rng);
            let choose = |view| RandomBot::new(&format!("blind {}", table.cursor())).choose(&view);
            assert_eq!(choose(state.view(seat)), choose(other.view(seat)), "{seat} at {}", table.cursor());
            moments += 1;
        }
        false
    });
    assert!(moments > 300);
}

#[test]
fn the_same_seed_is_the_same_player() {
    assert_eq!(whole_game(2, "twice").entries(), whole_game(2, "twice").entries());
    assert_ne!(whole_game(2, "twice").entries(), whole_game(2, "once").entries());
}

#[test]
fn a_bot_that_is_not_asked_chooses_nothing() {
    let state = Setup::standard(2, "waiting").deal().expect("a sound setup");
    let waiting = state.seat_ids().find(|seat| state.active() != Some(*seat)).expect("a seat that waits");
    assert_eq!(BotKind::Random.create("seed").choose(&state.view(waiting)), None);
}
