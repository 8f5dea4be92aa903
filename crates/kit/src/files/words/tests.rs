//! What is said about files that cannot be read or written.

use super::*;
use crate::text::Language;
use std::io::ErrorKind;
use table::disk::Found;

fn foreign() -> Fault {
    let game = "Planet Unknown".to_owned();
    Fault::Foreign { game }
}

#[test]
fn a_damaged_file_is_named_with_place_and_remedy() {
    let fault = Fault::Syntax {
        line: 12,
        column: 5,
        reason: "Expected comma".to_owned(),
    };
    let error = FileError::new(Path::new("/home/ada/freitag.ron"), fault);
    assert_eq!(
        file_title(&Language::German, &error),
        "„freitag.ron“ lässt sich nicht öffnen"
    );
    let text = file_error(&Language::German, &error);
    assert_eq!(
        text,
        "Die Datei ist in Zeile 12, Spalte 5 beschädigt. Nimm eine ältere Kopie der Datei."
    );
}

#[test]
fn a_game_by_other_rules_is_opened_with_the_program_that_knows_them() {
    let remedy_for = |found| {
        let error = FileError::new(Path::new("old.ron"), Fault::OtherRules { found, known: 3 });
        file_error(&Language::English, &error)
    };
    assert!(
        remedy_for(2).ends_with("Open it with the version of the program in which it was played.")
    );
    assert!(remedy_for(4).ends_with(&t!(Language::English, "files-remedy-update")));
}

/// What is said about each reason in each kind of access: access, fault, English, German.
fn all_reasons() -> Vec<(Access, Fault, &'static str, &'static str)> {
    use Access::{Keeping, Reading, Saving};
    let of = |kind: ErrorKind| Fault::from(std::io::Error::from(kind));
    let missing = of(ErrorKind::NotFound);
    let denied = of(ErrorKind::PermissionDenied);
    let read_only = of(ErrorKind::ReadOnlyFilesystem);
    let folder = of(ErrorKind::IsADirectory);
    let no_folder = of(ErrorKind::NotADirectory);
    let name = of(ErrorKind::InvalidFilename);
    let taken = of(ErrorKind::AlreadyExists);
    let busy = of(ErrorKind::ResourceBusy);
    let full = of(ErrorKind::StorageFull);
    let disk = Fault::Disk {
        reason: "no answer".to_owned(),
    };
    let damaged = Fault::Syntax {
        line: 3,
        column: 7,
        reason: String::new(),
    };
    let unwritable = Fault::Unwritable {
        reason: "why".to_owned(),
    };
    vec![
        (
            Reading,
            missing.clone(),
            "There is no such file. Choose another file.",
            "Diese Datei gibt es nicht. Wähle eine andere Datei.",
        ),
        (
            Reading,
            denied.clone(),
            "Access is not permitted. Check the permissions of the file.",
            "Der Zugriff ist nicht erlaubt. Prüfe die Zugriffsrechte der Datei.",
        ),
        (
            Reading,
            folder.clone(),
            "This is not a file but, for example, a folder. Choose another file.",
            "Das ist keine Datei, sondern zum Beispiel ein Ordner. Wähle eine andere Datei.",
        ),
        (
            Reading,
            name.clone(),
            "The name is too long, or has characters that are not allowed there. Choose another file.",
            "Der Name ist zu lang oder enthält Zeichen, die dort nicht erlaubt sind. Wähle eine andere Datei.",
        ),
        (
            Reading,
            busy.clone(),
            "Another program is using the file. Close the other program, then try again.",
            "Ein anderes Programm benutzt die Datei gerade. Schließe das andere Programm und versuche es noch einmal.",
        ),
        (
            Reading,
            disk.clone(),
            "The disk reports an error: no answer. Try again, or use a copy of the file.",
            "Der Datenträger meldet einen Fehler: no answer. Versuche es noch einmal oder nimm eine Kopie der Datei.",
        ),
        (
            Reading,
            Fault::Empty,
            "The file is empty. Choose another file.",
            "Die Datei ist leer. Wähle eine andere Datei.",
        ),
        (
            Reading,
            foreign(),
            "The file is not a saved game of this program. Choose another file.",
            "Die Datei ist kein Spielstand dieses Programms. Wähle eine andere Datei.",
        ),
        (
            Reading,
            Fault::Newer { found: 9, known: 4 },
            "The file comes from a newer version of the program (format 9, supported up to 4). Update the program to open it.",
            "Die Datei stammt von einer neueren Version des Programms (Format 9, bekannt bis 4). Aktualisiere das Programm, um sie zu öffnen.",
        ),
        (
            Reading,
            Fault::OtherRules { found: 1, known: 4 },
            "The game was played with another version of the rules (version 1, here 4). Open it with the version of the program in which it was played.",
            "Die Partie wurde nach einer anderen Fassung der Regeln gespielt (Fassung 1, hier 4). Öffne sie mit der Programmversion, mit der sie gespielt wurde.",
        ),
        (
            Reading,
            damaged.clone(),
            "The file is damaged at line 3, column 7. Use an older copy of the file.",
            "Die Datei ist in Zeile 3, Spalte 7 beschädigt. Nimm eine ältere Kopie der Datei.",
        ),
        (
            Saving,
            Fault::NoFolder,
            "Its folder does not exist. Choose another folder.",
            "Den Ordner dafür gibt es nicht. Wähle einen anderen Ordner.",
        ),
        (
            Saving,
            no_folder.clone(),
            "What should be its folder is a file. Choose another folder.",
            "Was ihr Ordner sein müsste, ist eine Datei. Wähle einen anderen Ordner.",
        ),
        (
            Saving,
            denied.clone(),
            "Access is not permitted. Choose another folder or check its permissions.",
            "Der Zugriff ist nicht erlaubt. Wähle einen anderen Ordner oder prüfe seine Zugriffsrechte.",
        ),
        (
            Saving,
            Fault::Protected,
            "The file is write-protected. Choose another name, or remove the write protection.",
            "Die Datei ist schreibgeschützt. Wähle einen anderen Namen oder hebe den Schreibschutz auf.",
        ),
        (
            Saving,
            read_only.clone(),
            "This disk can only be read. Choose another folder.",
            "Dieser Datenträger lässt sich nur lesen. Wähle einen anderen Ordner.",
        ),
        (
            Saving,
            folder,
            "This is not a file but, for example, a folder. Choose another name.",
            "Das ist keine Datei, sondern zum Beispiel ein Ordner. Wähle einen anderen Namen.",
        ),
        (
            Saving,
            name,
            "The name is too long, or has characters that are not allowed there. Choose a shorter name without special characters.",
            "Der Name ist zu lang oder enthält Zeichen, die dort nicht erlaubt sind. Wähle einen kürzeren Namen ohne Sonderzeichen.",
        ),
        (
            Saving,
            taken,
            "Something else already has this name. Choose another name.",
            "Diesen Namen hat schon etwas anderes. Wähle einen anderen Namen.",
        ),
        (
            Saving,
            busy,
            "Another program is using the file. Close the other program, then try again.",
            "Ein anderes Programm benutzt die Datei gerade. Schließe das andere Programm und versuche es noch einmal.",
        ),
        (
            Saving,
            full.clone(),
            "The disk is full. Make room on the disk or choose another one.",
            "Der Datenträger ist voll. Schaffe Platz auf dem Datenträger oder wähle einen anderen.",
        ),
        (
            Saving,
            disk.clone(),
            "The disk reports an error: no answer. Try again, or choose another folder.",
            "Der Datenträger meldet einen Fehler: no answer. Versuche es noch einmal oder wähle einen anderen Ordner.",
        ),
        (
            Saving,
            Fault::Unverified,
            "The file could not be read back after writing; nothing was replaced. Try again, or choose another folder.",
            "Die Datei ließ sich nach dem Schreiben nicht wieder lesen; ersetzt wurde nichts. Versuche es noch einmal oder wähle einen anderen Ordner.",
        ),
        (
            Saving,
            unwritable,
            "It cannot be written to a file: why. This is a fault of the program; please report it.",
            "Das lässt sich nicht in eine Datei schreiben: why. Das ist ein Fehler des Programms; bitte melde ihn.",
        ),
        (
            Saving,
            replacing(Loss::NoGame(Box::new(foreign()))),
            "The existing file would be lost. The file is not a saved game of this program. Replace it, keep both or choose another name.",
            "Die Datei, die dort liegt, ginge verloren. Die Datei ist kein Spielstand dieses Programms. Ersetze sie, behalte beide oder wähle einen anderen Namen.",
        ),
        (
            Keeping,
            denied,
            "Access is not permitted. Give the program write access to this folder. Until then, save the game in another place with “Save as…”.",
            "Der Zugriff ist nicht erlaubt. Gib dem Programm Schreibrechte für diesen Ordner. Speichere die Partie bis dahin mit „Speichern unter …“ an einem anderen Ort.",
        ),
        (
            Keeping,
            read_only,
            "This disk can only be read. Save the game in another place with “Save as…”.",
            "Dieser Datenträger lässt sich nur lesen. Speichere die Partie mit „Speichern unter …“ an einem anderen Ort.",
        ),
        (
            Keeping,
            no_folder,
            "What should be its folder is a file. Move away what is in the way there. Until then, save the game in another place with “Save as…”.",
            "Was ihr Ordner sein müsste, ist eine Datei. Räume weg, was dort im Weg ist. Speichere die Partie bis dahin mit „Speichern unter …“ an einem anderen Ort.",
        ),
        (
            Keeping,
            full,
            "The disk is full. Make room on the disk; the next step saves the game again.",
            "Der Datenträger ist voll. Schaffe Platz auf dem Datenträger; der nächste Schritt speichert die Partie wieder.",
        ),
        (
            Keeping,
            missing,
            "There is no such file. Save the game in another place with “Save as…”.",
            "Diese Datei gibt es nicht. Speichere die Partie mit „Speichern unter …“ an einem anderen Ort.",
        ),
        (
            Keeping,
            disk,
            "The disk reports an error: no answer. Save the game in another place with “Save as…”.",
            "Der Datenträger meldet einen Fehler: no answer. Speichere die Partie mit „Speichern unter …“ an einem anderen Ort.",
        ),
    ]
}

/// A file is there, and replacing it would lose this.
fn replacing(loss: Loss) -> Fault {
    let found = Found {
        is_file: true,
        readonly: false,
        length: 1,
        changed: None,
    };
    Fault::WouldReplace { loss, found }
}

#[test]
fn each_reason_has_the_remedy_that_fits_it() {
    for (access, fault, english, german) in all_reasons() {
        let error = FileError {
            access,
            ..FileError::new(Path::new("game.ron"), fault)
        };
        assert_eq!(file_error(&Language::English, &error), english);
        assert_eq!(file_error(&Language::German, &error), german);
    }
}

#[test]
fn what_would_be_lost_is_told_before_it_is_replaced() {
    let another = Loss::Game {
        names: ["Ada", "Bo"].map(str::to_owned).to_vec(),
        round: 3,
        finished: false,
    };
    for (lost, english, german) in [
        (
            another,
            "It holds another game: Ada, Bo · Round 3. That game would be lost.",
            "Darin liegt eine andere Partie: Ada, Bo · Runde 3. Sie ginge verloren.",
        ),
        (
            Loss::OtherSteps(2),
            "It holds 2 steps of this game that were taken back or played differently here. Those steps would be lost.",
            "Darin liegen 2 Schritte dieser Partie, die hier zurückgenommen oder anders gespielt wurden. Sie gingen verloren.",
        ),
        (
            Loss::FurtherSteps(1),
            "There, this game is one step further on than here. That step would be lost.",
            "Dort ist diese Partie einen Schritt weiter als hier. Er ginge verloren.",
        ),
        (
            Loss::File,
            "The existing file would be lost.",
            "Die Datei, die dort liegt, ginge verloren.",
        ),
    ] {
        assert_eq!(loss(&Language::English, &lost), english);
        assert_eq!(loss(&Language::German, &lost), german);
    }
}

#[test]
fn a_game_that_is_not_kept_is_not_named_by_a_file() {
    let error = FileError::on_keeping(Path::new("/home/ada/games"), Fault::Denied);
    let title = file_title(&Language::German, &error);
    assert_eq!(title, "Die Partie lässt sich nicht automatisch speichern");
}
