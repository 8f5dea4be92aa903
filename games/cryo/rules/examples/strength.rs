//! How often each bot wins against the one below it: `cargo run --release -p cryo-rules --example strength -- 200`,
//! with the number of deals, each of which is played twice; a second number
//! begins with another pair than the first, a third one with another deal.

#![expect(clippy::disallowed_methods, reason = "it asks how many deals to play")]

use cryo::bot::Strength;
use cryo::{Setup, State};
use search::{Contender, Tournament};

fn main() {
    let number = |place| std::env::args().nth(place)?.parse().ok();
    let (deals, first, from) = (number(1), number(2).unwrap_or(0), number(3).unwrap_or(0));
    let setup = |deal| Setup::standard(2, &format!("strength {deal}"));
    let setups: Vec<Setup> = (from..from + deals.unwrap_or(200_u32)).map(setup).collect();
    for pair in Strength::ALL.windows(2).skip(first as usize) {
        let contender = |strength: &Strength| {
            let strength = *strength;
            Contender::<State>::new(strength.name(), move |seed| strength.bot(seed))
        };
        let contenders: Vec<_> = pair.iter().map(contender).collect();
        match Tournament::play(&setups, &contenders) {
            Ok(tournament) => println!(
                "{} over {}: {} of {} games; {:.1} and {:.1} points",
                contenders[1].name,
                contenders[0].name,
                tournament.wins(1),
                tournament.games.len(),
                tournament.score(1).mean,
                tournament.score(0).mean,
            ),
            Err(fault) => println!("{fault}"),
        }
    }
}
