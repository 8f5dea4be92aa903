//! Practice games on a table.

use super::practising::{play, practice};
use play::{Save, Table, save};

#[test]
fn practice_games_survive_files() {
    let (setup, mut rng) = practice(2, 99);
    let mut table = Table::new(setup.clone()).expect("a valid setup");
    play(&setup, &mut rng, |_, action, _, after| {
        table.record(action).expect("what was legal is legal");
        assert!(table.state() == after);
    });
    let text = Save::new(&table).encode().expect("it can be written");
    let loaded = save::decode(&text).expect("it opens").table;
    assert_eq!(loaded.entries(), table.entries());
}
