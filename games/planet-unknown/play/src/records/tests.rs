//! The best results, alone and in their file.

use super::*;
use rules::{Action, EventMix, Setup};
use std::fs;
use std::path::PathBuf;
use table::KeptProblem;
use table::Level;
use table::Player;

fn record(target: u16, medals: u16) -> Record {
    let (planet, corporation) = (PlanetId::ALL[1], CorporationId::ALL[2]);
    Record {
        planet,
        corporation,
        target,
        medals,
        name: "Änne „A.“".into(),
        ended: 1_700_000_000,
        hinted: false,
    }
}

fn file(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("data/records.ron")
}

/// A solo game played to its end with the first legal choices.
fn finished(practice: bool) -> Table {
    let mut setup = Setup::standard(1, "records");
    setup.options.solo = true;
    setup.options.practice = practice;
    setup.options.events = Some(EventMix::HARSH);
    let mut table = Table::new(setup).unwrap();
    while let Some(seat) = table.state().active() {
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).unwrap();
    }
    table
}

#[test]
fn only_solo_games_that_count_have_a_result() {
    let table = finished(false);
    let record = Record::of(&table, 7).unwrap();
    assert_eq!(
        (record.target, record.medals),
        (53, table.state().score(SeatId(0)).total())
    );
    assert_eq!(record.above_target(), i32::from(record.medals) - 53);
    assert_eq!(
        Record::of(&finished(true), 7),
        None,
        "practice does not count"
    );
    let begun = Table::new(table.setup().clone()).unwrap();
    assert_eq!(Record::of(&begun, 7), None, "it is not over");
    assert_eq!(
        Record::of(&Table::new(Setup::standard(1, "free")).unwrap(), 7),
        None
    );
    let of_bot = table
        .clone()
        .played_by([Player::Bot(Level::Expert)].into_iter().collect());
    assert_eq!(Record::of(&of_bot, 7), None, "a bot played");
    let mut renamed = table.clone();
    renamed.change_hands(SeatId(0), Player::Person, "Anna");
    assert_eq!(Record::of(&renamed, 7).unwrap().name, "Anna");
    let mut helped = of_bot;
    helped.change_hands(SeatId(0), Player::Person, "Anna");
    assert_eq!(Record::of(&helped, 7), None, "a bot has played before");
    let rescued = Table::rescued(table.setup().clone(), table.state().clone());
    assert_eq!(
        Record::of(&rescued, 7),
        None,
        "nobody knows how it came about"
    );
}

#[test]
fn the_best_of_each_kind_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(&folder);
    assert_eq!(Records::load(&file).unwrap(), Records::default());
    assert_eq!(Records::keep(&file, &record(53, 40)).unwrap(), (true, None));
    assert_eq!(
        Records::keep(&file, &record(53, 61)).unwrap(),
        (true, Some(record(53, 40)))
    );
    assert_eq!(
        Records::keep(&file, &record(53, 61)).unwrap(),
        (false, Some(record(53, 61))),
        "the same once more"
    );
    assert_eq!(
        Records::keep(&file, &record(53, 60)).unwrap(),
        (false, Some(record(53, 61)))
    );
    assert_eq!(
        Records::keep(&file, &record(49, 12)).unwrap(),
        (true, None),
        "another target"
    );
    let kept: Vec<Record> = Records::load(&file).unwrap().iter().cloned().collect();
    assert_eq!(kept, [record(49, 12), record(53, 61)]);
}

#[test]
fn results_with_hints_are_kept_beside_those_without() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(&folder);
    let hinted = Record {
        hinted: true,
        ..record(53, 70)
    };
    Records::keep(&file, &record(53, 61)).unwrap();
    assert_eq!(Records::keep(&file, &hinted).unwrap(), (true, None));
    let kept: Vec<Record> = Records::load(&file).unwrap().iter().cloned().collect();
    assert_eq!(kept, [record(53, 61), hinted]);
    let mut table = finished(false);
    table.note_hint();
    assert!(Record::of(&table, 7).unwrap().hinted);
    let text = crate::Save::new(&table).encode().unwrap();
    let loaded = crate::save::decode(&text).unwrap().table;
    assert!(loaded.is_hinted(), "it is kept with the game");
}

#[test]
fn records_from_a_text_editor_are_read_or_refused_plainly() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(&folder);
    Records::keep(&file, &record(53, 61)).unwrap();
    let text = format!("\u{feff}{}", fs::read_to_string(&file).unwrap());
    fs::write(&file, &text).unwrap();
    assert_eq!(Records::load(&file).unwrap().iter().count(), 1);
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(&file, wide).unwrap();
    assert!(matches!(
        Records::load(&file),
        Err(KeptProblem::Damaged {
            is_utf_16: true,
            ..
        })
    ));
}

#[test]
fn a_damaged_file_is_put_aside_and_told_before_a_new_one_is_begun() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(&folder);
    for (text, name) in [
        ("(format: \"planet-unk", "records.damaged.ron"),
        ("", "records.damaged-2.ron"),
    ] {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
        let Err(KeptProblem::Damaged { kept, .. }) = Records::keep(&file, &record(53, 61)) else {
            panic!("a damaged file was read");
        };
        assert!(kept.ends_with(name), "{kept:?}");
        assert_eq!(fs::read_to_string(kept).unwrap(), text);
        assert_eq!(
            Records::load(&file).unwrap().iter().count(),
            1,
            "the result is noted all the same"
        );
    }
    fs::write(
        &file,
        "(format: \"planet-unknown-game\", version: 1, records: [])",
    )
    .unwrap();
    assert!(
        matches!(Records::load(&file), Err(KeptProblem::Damaged { .. })),
        "a saved game is no list of records"
    );
    assert_eq!(Records::load(&file).unwrap(), Records::default());
}

#[test]
fn a_file_of_a_newer_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(&folder);
    let text = "(format: \"planet-unknown-records\", version: 9, tables: {})";
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, text).unwrap();
    assert!(matches!(
        Records::keep(&file, &record(53, 61)),
        Err(KeptProblem::Newer(9))
    ));
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}
