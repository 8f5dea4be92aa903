//! Saved games: a file restores its game, damaged files are told apart from foreign ones, and no intact game is lost.

mod played;

use game::{Game, Kept};
use play::save::decode;
use play::{SHELF, Save, Table, store};
use played::{play_until, whole_game};
use rules::{Action, Choice, GameState, SeatId, Setup};
use std::fs;
use std::path::Path;
use table::Level;
use table::save::MAX_TITLE;
use table::store::summary;
use table::{Access, Fault, Loss, Overwrite, Player, Players, RecentFiles, Remedy};

const FORMAT_VERSION: u32 = <GameState as Kept>::FORMAT_VERSION;
const RULES_VERSION: u32 = <GameState as Game>::RULES_VERSION;
const SIZE_LIMIT: u64 = <GameState as Kept>::SIZE_LIMIT;

fn text_of(table: &Table) -> String {
    Save::new(table)
        .encode()
        .expect("a played game can be written")
}

fn fault_of(text: &str) -> Fault {
    decode(text).expect_err("the file is damaged").fault
}

fn middle_game() -> Table {
    play_until(Setup::standard(2, "middle"), |table| {
        table.state().round == 5 && table.can_undo().is_ok()
    })
}

/// A folder of its own for each test.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn same(first: &Table, second: &Table) -> bool {
    first.setup() == second.setup()
        && first.entries() == second.entries()
        && first.cursor() == second.cursor()
        && first.state() == second.state()
        && first.is_rescued() == second.is_rescued()
}

#[test]
fn a_game_comes_back_at_every_step() {
    for seats in 1..=6 {
        let mut steps = 0;
        let whole = play_until(Setup::standard(seats, "every step"), |table| {
            steps += 1;
            if steps % (11 * seats) == 0 {
                let loaded = decode(&text_of(table)).expect("a saved game opens").table;
                assert!(same(table, &loaded), "{seats} seats, step {steps}");
            }
            false
        });
        let loaded = decode(&text_of(&whole))
            .expect("a finished game opens")
            .table;
        assert!(same(&whole, &loaded));
        assert!(loaded.state().is_finished());
    }
}

#[test]
fn what_can_be_redone_is_kept() {
    let mut table = middle_game();
    table.undo().expect("it can be undone");
    let mut loaded = decode(&text_of(&table)).expect("it opens").table;
    assert!(loaded.can_redo() && same(&table, &loaded));
    loaded.redo();
    table.redo();
    assert!(same(&table, &loaded));
}

#[test]
fn the_same_game_is_written_byte_for_byte_alike() {
    assert_eq!(
        text_of(&whole_game(3, "alike")),
        text_of(&whole_game(3, "alike"))
    );
}

#[test]
fn who_plays_comes_back_and_people_need_no_mention() {
    let players: Players = [Player::Person, Player::Bot(Level::Expert)]
        .into_iter()
        .collect();
    let table = middle_game().played_by(players.clone());
    let text = text_of(&table);
    assert!(text.contains("Bot(Expert)"), "{text}");
    assert_eq!(decode(&text).expect("it opens").table.players(), &players);
    assert!(
        !text_of(&middle_game()).contains("players"),
        "as files were before there were bots"
    );
    let folder = folder();
    let path = folder.path().join("bots.ron");
    store::write(&path, &Save::new(&table), Overwrite::NothingLost).expect("it is written");
    assert_eq!(summary(&SHELF, &path).expect("a summary").players, players);
    let cut = &text[..text.find("actions:").expect("actions") + 200];
    let rescue = decode(cut)
        .expect_err("it is cut off")
        .rescue
        .expect("its state is whole");
    assert_eq!(rescue.table.players(), &players);
}

#[test]
fn title_and_time_come_back() {
    let folder = folder();
    let path = folder.path().join("titled.ron");
    let save = Save::new(&middle_game())
        .titled("Friday \"night\"")
        .saved_at(1_700_000_000);
    store::write(&path, &save, Overwrite::NothingLost).expect("it is written");
    let summary = summary(&SHELF, &path).expect("it can be summarised");
    assert_eq!(summary.title.as_deref(), Some("Friday \"night\""));
    assert_eq!(
        (summary.saved, summary.round, summary.finished),
        (Some(1_700_000_000), 5, false)
    );
    assert_eq!(summary.names.len(), 2);
    assert_eq!(store::load(&path).expect("it opens").about, save.about);
}

#[test]
fn a_title_fits_into_a_line_whatever_the_file_says() {
    let long = Save::new(&middle_game()).titled(&"long ".repeat(100));
    assert_eq!(
        long.about.title.as_ref().map(|title| title.chars().count()),
        Some(MAX_TITLE)
    );
    let text =
        long.encode()
            .expect("it can be written")
            .replacen("long ", &"longer\\n".repeat(10_000), 1);
    let title = decode(&text)
        .expect("it opens")
        .about
        .title
        .expect("a title");
    assert!(title.chars().count() == MAX_TITLE && !title.contains('\n'));
}

/// The version in a file of a game that begins now.
fn version() -> String {
    format!("version: {FORMAT_VERSION}")
}

#[test]
fn foreign_files_are_told_apart() {
    assert!(matches!(
        fault_of("(format: \"other\", version: 1)"),
        Fault::Foreign { .. }
    ));
    assert!(matches!(fault_of("hello"), Fault::Foreign { .. }));
    assert!(matches!(
        fault_of("{\"json\": true}"),
        Fault::Foreign { .. }
    ));
    assert!(matches!(
        fault_of(&"(".repeat(100_000)),
        Fault::Foreign { .. }
    ));
    let newer = text_of(&middle_game()).replacen(&version(), "version: 9, shape: Unheard(of)", 1);
    assert_eq!(
        fault_of(&newer),
        Fault::Newer {
            found: 9,
            known: FORMAT_VERSION
        }
    );
    assert_eq!(fault_of(&newer).remedy(Access::Reading), Remedy::Update);
}

#[test]
fn a_game_of_other_rules_offers_its_state() {
    let table = middle_game();
    let other = text_of(&table).replacen(&format!("rules: {RULES_VERSION}"), "rules: 77", 1);
    let refusal = decode(&other).expect_err("other rules");
    assert_eq!(
        refusal.fault,
        Fault::OtherRules {
            found: 77,
            known: RULES_VERSION
        }
    );
    let rescue = refusal.rescue.expect("the state is valid");
    assert_eq!(rescue.table.state(), table.state());
}

#[test]
fn a_game_of_older_rules_is_opened_where_they_led_to_the_same() {
    let table = middle_game();
    let older = text_of(&table).replacen(&format!("rules: {RULES_VERSION}"), "rules: 1", 1);
    assert_eq!(
        decode(&older).expect("every hash fits").table.state(),
        table.state()
    );
}

#[test]
fn a_truncated_file_says_where_and_offers_its_state() {
    let table = middle_game();
    let text = text_of(&table);
    let refusal = decode(&text[..text.len() - 40]).expect_err("truncated");
    assert!(
        matches!(refusal.fault, Fault::Syntax { line, .. } if line > 30),
        "{:?}",
        refusal.fault
    );
    let rescued = refusal
        .rescue
        .expect("the state stands before the actions")
        .table;
    assert!(rescued.is_rescued());
    assert_eq!(rescued.state(), table.state());
    for length in 0..text.find("state:").expect("a state") {
        if text.is_char_boundary(length) {
            assert!(
                decode(&text[..length])
                    .expect_err("truncated")
                    .rescue
                    .is_none()
            );
        }
    }
}

#[test]
fn a_rescued_game_is_played_saved_and_opened_again() {
    let text = text_of(&middle_game());
    let mut table = decode(&text[..text.len() - 40])
        .expect_err("truncated")
        .rescue
        .expect("rescued")
        .table;
    let seat = table.state().active().expect("in play");
    let choice = table.state().legal(seat)[0];
    table.play(Action { seat, choice }).expect("legal");
    let loaded = decode(&text_of(&table)).expect("it opens").table;
    assert!(same(&table, &loaded) && loaded.is_rescued());
}

#[test]
fn a_changed_action_is_named_by_its_number() {
    let save = Save::new(&middle_game());
    let encode = |save: &Save| save.encode().expect("it can be written");
    let mut other_hash = save.clone();
    other_hash.actions[6].hash ^= 1;
    assert_eq!(
        fault_of(&encode(&other_hash)),
        Fault::Diverged { action: 7 }
    );
    let mut other_action = save.clone();
    other_action.actions[3].choice = Choice::Rotate(7);
    assert!(matches!(
        fault_of(&encode(&other_action)),
        Fault::Refused { action: 4, .. }
    ));
    let mut stranger = save.clone();
    stranger.actions[0].seat = SeatId(250);
    assert!(matches!(
        fault_of(&encode(&stranger)),
        Fault::Refused { action: 1, .. }
    ));
    let mut far = save.clone();
    far.cursor = 1_000_000;
    assert!(matches!(
        fault_of(&encode(&far)),
        Fault::Cursor {
            cursor: 1_000_000,
            ..
        }
    ));
    let mut earlier = save.clone();
    earlier.cursor -= 1;
    assert_eq!(fault_of(&encode(&earlier)), Fault::OtherState);
    let mut wrong_hash = save;
    wrong_hash.hash ^= 1;
    let refusal = decode(&encode(&wrong_hash)).expect_err("a wrong hash");
    assert_eq!(refusal.fault, Fault::StateHash);
    assert!(
        refusal.rescue.is_none(),
        "a state that does not fit its hash is not offered"
    );
}

#[test]
fn impossible_setups_are_refused() {
    let save = Save::new(&middle_game());
    for count in [0, 7, 200] {
        let mut changed = save.clone();
        changed.setup.seats = vec![save.setup.seats[0].clone(); count];
        let refusal =
            decode(&changed.encode().expect("it can be written")).expect_err("impossible");
        assert!(matches!(refusal.fault, Fault::Setup(_)));
        assert!(refusal.rescue.is_none());
    }
}

#[test]
fn the_file_system_is_answered_in_its_own_words() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let fault = |path: &Path| store::load(path).expect_err("no game").fault;
    assert_eq!(fault(&at("nowhere.ron")), Fault::Missing);
    assert_eq!(fault(folder.path()), Fault::NoFile);
    fs::write(at("empty.ron"), "").expect("written");
    assert_eq!(fault(&at("empty.ron")), Fault::Empty);
    fs::write(at("picture.ron"), [0x89, b'P', b'N', b'G', 0xff]).expect("written");
    assert_eq!(fault(&at("picture.ron")), Fault::NotText { offset: 0 });
    let marked = format!("\u{feff}{}", text_of(&middle_game()));
    let wide: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(at("wide.ron"), wide).expect("written");
    assert_eq!(fault(&at("wide.ron")), Fault::Utf16);
    assert_eq!(Fault::Utf16.remedy(Access::Reading), Remedy::SaveAsUtf8);
    let huge = fs::File::create(at("huge.ron")).expect("created");
    huge.set_len(SIZE_LIMIT + 1).expect("grown");
    assert_eq!(
        fault(&at("huge.ron")),
        Fault::TooLarge {
            bytes: SIZE_LIMIT + 1,
            limit: SIZE_LIMIT
        }
    );
    let error = store::load(&at("empty.ron"))
        .expect_err("no game")
        .to_string();
    assert!(
        error.contains("empty.ron") && error.contains("choose another file"),
        "{error}"
    );
}

#[test]
fn a_byte_order_mark_in_front_of_a_game_changes_nothing() {
    let folder = folder();
    let path = folder.path().join("marked.ron");
    let table = middle_game();
    fs::write(&path, format!("\u{feff}{}", text_of(&table))).expect("written");
    let loaded = store::load(&path).expect("it is read");
    assert!(same(&loaded.table, &table));
    assert_eq!(summary(&SHELF, &path).expect("it is read").round, 5);
    store::write(&path, &Save::new(&table), Overwrite::NothingLost).expect("it is a saved game");
}

#[test]
fn what_is_no_intact_game_is_not_overwritten_without_consent() {
    let folder = folder();
    let path = folder.path().join("precious.ron");
    let save = Save::new(&middle_game());
    let text = save.encode().expect("it can be written");
    let damaged = text.replacen("Rotate(", "Rotate(9", 1);
    let next = format!("version: {}", FORMAT_VERSION + 1);
    let newer = text.replacen(&version(), &next, 1);
    for precious in ["a letter", &damaged, &newer] {
        fs::write(&path, precious).expect("written");
        let fault = store::write(&path, &save, Overwrite::NothingLost)
            .expect_err("it is protected")
            .fault;
        assert!(
            matches!(
                fault,
                Fault::WouldReplace {
                    loss: Loss::NoGame(_),
                    ..
                }
            ),
            "{fault:?}"
        );
        assert_eq!(fs::read_to_string(&path).expect("still there"), *precious);
    }
    store::write(&path, &save, Overwrite::Anything).expect("with consent");
    assert_eq!(
        fs::read_dir(folder.path()).expect("a folder").count(),
        1,
        "no temporary file is left"
    );
}

#[test]
fn an_intact_file_survives_a_new_version_that_cannot_be_read_back() {
    let folder = folder();
    let path = folder.path().join("good.ron");
    let good = Save::new(&middle_game());
    store::write(&path, &good, Overwrite::NothingLost).expect("written");
    let before = fs::read(&path).expect("there");
    let mut bad = good.clone();
    bad.actions[2].hash ^= 1;
    let fault = store::write(&path, &bad, Overwrite::Anything)
        .expect_err("it does not fit")
        .fault;
    assert!(matches!(fault, Fault::Unwritable { .. }));
    assert_eq!(fs::read(&path).expect("there"), before);
    let nowhere = folder.path().join("no folder").join("game.ron");
    assert_eq!(
        store::write(&nowhere, &good, Overwrite::NothingLost)
            .expect_err("no folder")
            .fault,
        Fault::NoFolder
    );
    assert_eq!(
        store::write(folder.path(), &good, Overwrite::Anything)
            .expect_err("a folder")
            .fault,
        Fault::NoFile
    );
    assert_eq!(
        fs::read_dir(folder.path()).expect("a folder").count(),
        1,
        "no temporary file is left"
    );
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_write_protection_is_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder();
    let (path, link) = (
        folder.path().join("game.ron"),
        folder.path().join("link.ron"),
    );
    let save = Save::new(&middle_game());
    store::write(&path, &save, Overwrite::NothingLost).expect("written");
    symlink(&path, &link).expect("linked");
    store::write(&link, &save, Overwrite::NothingLost).expect("written through the link");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("protected");
    assert_eq!(
        store::write(&path, &save, Overwrite::Anything)
            .expect_err("protected")
            .fault,
        Fault::Protected
    );
}

#[test]
fn recent_files_come_latest_first_and_once() {
    let mut recent = RecentFiles::default();
    for name in ["/a.ron", "/b.ron", "/a.ron"] {
        recent.note(Path::new(name));
    }
    assert_eq!(
        recent.iter().collect::<Vec<_>>(),
        [Path::new("/a.ron"), Path::new("/b.ron")]
    );
    recent.forget(Path::new("/a.ron"));
    assert!(recent.summaries(&play::SHELF).is_empty());
    (0..40).for_each(|number| recent.note(Path::new(&format!("/{number}.ron"))));
    assert_eq!(recent.iter().count(), 12);
}
