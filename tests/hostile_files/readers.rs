//! Every reader of files that a player keeps, with files that it accepts.

use bot::Limit;
use bot::review::Played;
use play::findings::FindingsStore;
use play::{Challenge, Progress, Record, Records, Save, Stage, Table};
use rules::{Action, SeatId, Setup};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use table::{Level, Library, Player};

use super::played::play_until;
use super::{GAMES, modular, open_and_use};

/// A reader of one kind of files.
pub struct Reader {
    /// What it reads.
    pub name: &'static str,
    /// Of 100 damaged files, the number that this reader gets.
    pub share: u32,
    /// Files that it accepts.
    pub examples: Vec<String>,
    /// Reads a text, with the help of an empty folder if the reader wants a file; returns whether it is accepted.
    pub read: fn(&Path, &str) -> bool,
}

/// All readers.
pub fn readers() -> Vec<Reader> {
    let readers = vec![
        reader("saved games", 8, saves(), |_, text| open_and_use(text)),
        reader("My games", 6, saves(), read_in_library),
        reader("notes on games", 10, vec![notes()], read_notes),
        reader("records", 19, vec![records()], |folder, text| {
            Records::load(&file(folder, text)).is_ok()
        }),
        reader("progress", 19, vec![progress()], |folder, text| {
            Progress::load(&file(folder, text)).is_ok()
        }),
        reader("analyses", 10, vec![analysis()], read_analysis),
        reader("challenges", 14, challenges(), |_, text| {
            Challenge::named_in(text).is_some_and(|day| Table::new(day.setup("Ada")).is_ok())
        }),
    ];
    #[cfg(feature = "window")]
    let readers = readers.into_iter().chain([settings()]).collect();
    readers
}

fn reader(
    name: &'static str,
    share: u32,
    examples: Vec<String>,
    read: fn(&Path, &str) -> bool,
) -> Reader {
    Reader {
        name,
        share,
        examples,
        read,
    }
}

/// A file with this text.
fn file(folder: &Path, text: &str) -> PathBuf {
    let file = folder.join("file.ron");
    fs::write(&file, text).expect("the test can write");
    file
}

/// The text that `write` leaves in a file.
fn written(write: impl FnOnce(&Path)) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file.ron");
    write(&file);
    fs::read_to_string(file).expect("it was written")
}

/// Saved games of all versions: in turn, out of turn, and with a seat that has changed hands.
fn saves() -> Vec<String> {
    let mut games: Vec<Save> = GAMES.clone();
    games.push(Save::new(&out_of_turn(modular(3))));
    let mut handed = out_of_turn(Setup::standard(2, "hostile"));
    assert!(handed.change_hands(SeatId(1), Player::Bot(Level::Easy), "Bot"));
    games.push(Save::new(&handed));
    games
        .iter()
        .map(|save| save.encode().expect("it can be written"))
        .collect()
}

/// A game of a few rounds in which the last of the open seats always acts first.
fn out_of_turn(setup: Setup) -> Table {
    let mut table = Table::new(setup).expect("a valid setup");
    while table.state().round < 5
        && let Some(seat) = table.open_seats().last()
    {
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    table
}

/// A solo game to its end, played by a person as far as the file tells.
fn finished_solo() -> Table {
    play_until(Stage::all()[0].setup("Ada"), |_| false)
}

fn records() -> String {
    written(|file| {
        for number in 0..3_u16 {
            let mut setup = modular(1);
            setup.seed = format!("record {number}");
            let record = Record::of(&play_until(setup, |_| false), 1_700_000_000);
            let mut record = record.expect("a solo game counts");
            record.target += number;
            Records::keep(file, &record).expect("it is noted");
        }
    })
}

fn progress() -> String {
    written(|file| {
        Progress::keep(file, &finished_solo(), 1_700_000_000).expect("it is noted");
    })
}

fn notes() -> String {
    "(format: \"planet-unknown-notes\", version: 1, file: Some(\"/home/ada/game.ron\"), \
     title: Some(\"Ada and Änne\"), seconds: 1234)"
        .to_owned()
}

fn challenges() -> Vec<String> {
    [
        "2026-11-24: 61 medals, “Pioneer”",
        "9999-12-31",
        "-009999-01-01 1970-01-01",
    ]
    .map(str::to_owned)
    .into()
}

/// Reads the text as the latest version of a game of the library, in the list and by opening it.
fn read_in_library(folder: &Path, text: &str) -> bool {
    let library = library_with(folder, "latest.ron", text);
    let mut accepted = false;
    for entry in library.entries() {
        let is_opened = || library.open::<rules::GameState>(entry.id).is_ok();
        accepted |= entry.summary.is_ok() && is_opened();
    }
    accepted
}

/// Reads the text as the notes on a game of the library.
fn read_notes(folder: &Path, text: &str) -> bool {
    static GAME: LazyLock<String> = LazyLock::new(|| saves().swap_remove(0));
    library_with(folder, "latest.ron", &GAME);
    let library = library_with(folder, "notes.ron", text);
    library.entries().iter().any(|entry| entry.title.is_some())
}

/// A library with one game, one file of which has this text.
fn library_with(folder: &Path, file: &str, text: &str) -> Library {
    let game = folder.join("games").join("0123456789abcdef");
    fs::create_dir_all(&game).expect("the test can write");
    fs::write(game.join(file), text).expect("the test can write");
    Library::new(folder, &play::SHELF)
}

/// A game that was analysed.
struct Analysed {
    table: Table,
    played: Played,
    /// Its findings, and the name of their file.
    text: String,
    file: PathBuf,
}

static ANALYSED: LazyLock<Analysed> = LazyLock::new(|| {
    let table = play_until(Setup::standard(1, "analysed"), |table| {
        table.state().round > 3
    });
    let actions = table.entries().iter().map(|entry| entry.action);
    let played = Played::new(table.start().clone(), actions);
    let judge = |action| (action, played.judge(action, 4, "analysed", &Limit::none()));
    let findings = (0..table.entries().len()).map(judge).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let store = FindingsStore::new(folder.path(), &table);
    store.save(&findings).expect("they are written");
    let mut files = fs::read_dir(folder.path()).expect("a folder");
    let file = files.next().expect("a file").expect("a file").path();
    let text = fs::read_to_string(&file).expect("it was written");
    let file = PathBuf::from(file.file_name().expect("a name"));
    Analysed {
        table,
        played,
        text,
        file,
    }
});

fn analysis() -> String {
    ANALYSED.text.clone()
}

fn read_analysis(folder: &Path, text: &str) -> bool {
    let game = &*ANALYSED;
    fs::write(folder.join(&game.file), text).expect("the test can write");
    let store = FindingsStore::new(folder, &game.table);
    store.load(&game.played).is_ok()
}

#[cfg(feature = "window")]
fn settings() -> Reader {
    use kit::settings::{Settings, SettingsStore};

    let example = written(|file| {
        let settings = Settings {
            player_names: vec!["Ada".to_owned(), "Änne".to_owned()],
            ..Settings::default()
        };
        let mut store = SettingsStore::new(file.to_owned(), []);
        store.save(&settings).expect("they are written");
    });
    let read = |folder: &Path, text: &str| {
        let (_, problem) = SettingsStore::new(file(folder, text), []).load();
        problem.is_none()
    };
    reader("settings", 14, vec![example], read)
}
