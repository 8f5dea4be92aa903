//! Opens any text as a saved game and plays on from it. The text is refused or opened, and never crashes the program.
//!
//! `cargo +nightly fuzz run open_file fuzz/corpus saves` begins with the example games.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Action;
use play::export::export;
use play::save::decode;
use play::{Save, Table};

/// The largest number of choices played after opening a game.
const CHOICES: usize = 30;
/// The step from one choice to the next in the list of legal choices. It is prime, so that all kinds occur.
const STRIDE: usize = 7_919;

fuzz_target!(|text: &str| {
    match decode(text) {
        Ok(loaded) => play_on(loaded.table),
        Err(refusal) => {
            assert!(!refusal.fault.to_string().is_empty());
            if let Some(rescue) = refusal.rescue {
                play_on(rescue.table);
            }
        }
    }
});

/// Uses a table as the program does.
fn play_on(mut table: Table) {
    for number in 0..CHOICES {
        let Some(seat) = table.state().active() else {
            break;
        };
        let legal = table.state().view(seat).state().legal(seat);
        assert!(!legal.is_empty(), "nobody is stuck");
        let choice = legal[(number * STRIDE) % legal.len()];
        table
            .play(Action { seat, choice })
            .expect("a listed choice is legal");
    }
    for seat in table.state().seat_ids() {
        let _ = table.state().score(seat);
    }
    let _ = export(&table);
    let text = Save::new(&table).encode().expect("it can be saved");
    let again = decode(&text)
        .map_err(|refusal| refusal.fault)
        .expect("what was saved can be opened");
    assert_eq!(again.table.state(), table.state());
}
