//! Games played by bots, for the tests of files.

use bot::{Bot, Limit, RandomBot};
use play::Table;
use rules::{Action, Setup};

/// Plays a game of standard seats until `stop` returns true or the game ends.
pub fn play_until(setup: Setup, mut stop: impl FnMut(&Table) -> bool) -> Table {
    let mut bots: Vec<RandomBot> = (0..setup.seats.len())
        .map(|seat| RandomBot::new(&format!("{}/{seat}", setup.seed)))
        .collect();
    let mut table = Table::new(setup).expect("a valid setup");
    while !stop(&table) {
        let Some(seat) = table.state().active() else {
            break;
        };
        let choice = bots[seat.index()]
            .choose(&table.state().view(seat), &Limit::none())
            .expect("the active seat can act");
        table
            .play(Action { seat, choice })
            .expect("a bot chooses what is legal");
    }
    table
}

/// A whole game of standard seats.
pub fn whole_game(seats: usize, seed: &str) -> Table {
    play_until(Setup::standard(seats, seed), |_| false)
}
