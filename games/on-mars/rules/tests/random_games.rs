use game::{Game, SeatId, Step, Stuck, luck, random_game};
use on_mars::*;

#[test]
fn look() {
    for number in 0..12 {
        let setup = Setup::standard(2 + number % 3, &format!("random {number}"));
        let start = State::deal(&setup).expect("a valid setup");
        let r = random_game(
            &start,
            &mut luck(&format!("luck {number}")),
            100_000,
            |step: &Step<'_, State>| Ok::<_, Stuck>(()),
        );
        match r {
            Ok((count, end)) => println!(
                "{number}: {count} actions, {} rounds, level {}, remaining {}",
                end.round, end.level, end.remaining
            ),
            Err(_) => println!("{number}: stuck"),
        }
    }
}
