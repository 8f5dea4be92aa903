//! Sets of components of an owner: checked, chosen, and part of the game's file.

use super::{Desk, Language, kept};
use crate::this::{self, FOLDER, MISTAKES, NOTICES, PARSER, PRINTED, STANDARD};
use kit::Paths;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// A set that is not ours.
fn printed() -> String {
    PRINTED
        .iter()
        .fold(STANDARD.to_owned(), |text, [old, new]| {
            let printed = text.replacen(old, new, 1);
            assert_ne!(printed, text);
            printed
        })
}

/// A folder in which these files are among the sets.
fn with_sets(files: &[(&str, &[u8])]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let sets = Paths::inside(folder.path()).sets_folder(FOLDER);
    fs::create_dir_all(&sets).expect("a folder");
    for (name, bytes) in files {
        fs::write(sets.join(name), bytes).expect("written");
    }
    (folder, sets)
}

#[test]
fn a_template_is_written_where_the_wizard_says() {
    for (language, new_game, write, file, ours) in [
        (
            Language::English,
            "New game",
            "Write a template",
            "template.ron",
            "Our own components",
        ),
        (
            Language::German,
            "Neues Spiel",
            "Vorlage anlegen",
            "Vorlage.ron",
            "Unser eigenes Material",
        ),
    ] {
        let mut desk = Desk::open(language);
        let sets = Paths::inside(desk.folder.path()).sets_folder(FOLDER);
        desk.open_wizard(new_game);
        assert!(desk.says(&sets.display().to_string()));
        desk.click(write);
        assert_eq!(
            fs::read_to_string(sets.join(file)).expect("there"),
            STANDARD
        );
        assert!(desk.shows(ours));
        assert!(
            !desk.says("“template”") && !desk.says("„Vorlage“"),
            "it is our own set"
        );
    }
}

#[test]
fn what_is_wrong_with_a_set_is_said_with_file_place_and_remedy() {
    let [wrong, unreadable] = MISTAKES.map(|([old, new], _)| STANDARD.replacen(old, new, 1));
    let [wrong_said, unreadable_said] = MISTAKES.map(|(_, said)| said);
    let files: &[(&str, &[u8])] = &[
        ("a.ron", wrong.as_bytes()),
        ("b.ron", unreadable.as_bytes()),
        ("c.ron", b""),
        ("d.ron", b"\xff\xfe(\0)\0"),
        ("e.ron", b"((((((((((((((((((((((((((((((((((((((((((("),
        ("f.ron", b"\x89PNG"),
    ];
    for (language, new_game, words) in [
        (
            Language::English,
            "New game",
            [
                wrong_said[0],
                unreadable_said[0],
                "c.ron: ",
                "d.ron: ",
                "e.ron: The components cannot be used: Line 1, column ",
                "f.ron: ",
            ],
        ),
        (
            Language::German,
            "Neues Spiel",
            [
                wrong_said[1],
                unreadable_said[1],
                "c.ron: ",
                "d.ron: ",
                "e.ron: Das Spielmaterial ist nicht zu gebrauchen: Zeile 1, Spalte ",
                "f.ron: ",
            ],
        ),
    ] {
        let (folder, _) = with_sets(files);
        let mut desk = Desk::open_in(folder, language);
        desk.open_wizard(new_game);
        for words in words {
            assert!(desk.says(words), "{words}");
        }
        for words in PARSER {
            assert!(!desk.says(words), "the parser’s own words are for the log");
        }
        for name in ["a", "b", "c", "d", "e", "f"] {
            let own = [format!("Set “{name}”"), format!("Satz „{name}“")];
            assert!(
                !own.iter().any(|own| desk.shows(own)),
                "{name} cannot be chosen"
            );
        }
    }
}

#[test]
fn a_game_with_a_set_opens_where_the_set_is_not() {
    let (folder, sets) = with_sets(&[("Printed.ron", printed().as_bytes())]);
    let mut desk = Desk::open_in(folder, Language::English);
    desk.open_wizard("New game");
    desk.click("Set “Printed”");
    for words in NOTICES {
        assert!(desk.says(words), "{words}");
    }
    desk.click("Start game");
    let (folder, _) = desk.kept();
    fs::remove_dir_all(sets).expect("the set is gone");
    let tables = kept(folder.path());
    let [table] = &tables[..] else {
        unreachable!("one game: {}", tables.len());
    };
    let set = this::set(table).expect("it was played with the set");
    assert_eq!(set, ("Printed".to_owned(), printed()));
    assert!(this::is_printed(table));
    // The list of games finds it by the name of its set, and opens it.
    let mut desk = Desk::open_in(folder, Language::English);
    desk.open_box();
    assert!(desk.says("Continue: "));
    desk.open_again();
}

impl Desk {
    /// The wizard remembers a set that is gone no more: it plays with our own components.
    fn open_again(&mut self) {
        self.click("New game");
        assert!(self.shows("Our own components"));
        assert!(!self.shows("Set “Printed”"));
    }
}
