//! Tests that German texts use the words of the printed rule book, which players have beside them, and that what players
//! stumbled over does not come back.

use super::{Language, root, sources};
use std::fs;

/// A word that German texts do not use, the right one, and the phrases in which it may stand. Words and phrases are in
/// lower case, without punctuation.
type Term = (&'static str, &'static str, &'static [&'static str]);

const TERMS: &[Term] = &[
    // The printed book says so.
    ("grüne ereignis", "grüne Meldung", &[]),
    ("grünes ereignis", "grüne Meldung", &[]),
    ("grünen ereignis", "grüne Meldung", &[]),
    ("orange ereignis", "orange Meldung", &[]),
    ("oranges ereignis", "orange Meldung", &[]),
    ("orangen ereignis", "orange Meldung", &[]),
    ("rote ereignis", "rote Meldung", &[]),
    ("rotes ereignis", "rote Meldung", &[]),
    ("roten ereignis", "rote Meldung", &[]),
    ("teleport", "versetzen", &[]),
    ("umlegen", "versetzen", &[]),
    ("umsetzen", "versetzen", &[]),
    ("rettungskapsel um ", "versetzen", &[]),
    ("rettungskapseln um ", "versetzen", &[]),
    ("kluft", "Graben", &[]),
    // A line of a text or of a file is no row.
    (
        "zeile",
        "Reihe",
        &["die datei ist in zeile", "zeile oder datum"],
    ),
    ("linie", "Reihe oder Spalte", &["stromlinie", "buslinie"]),
    (
        "strom",
        "Stromlinie",
        &["stromlinie", "mit dem strom", "stromtrasse", "stromkabel"],
    ),
    ("ströme", "Stromlinien", &[]),
    ("abliefer", "abladen", &[]),
    ("abzuliefer", "abladen", &[]),
    ("abgeliefer", "abladen", &[]),
    ("liefert", "lädt ab", &[]),
    ("lieferung", "Abladen", &["die halbe lieferung fehlt"]),
    ("gedruckt a bis f", "Technologie A bis F", &[]),
    // One word for one thing (rules §1).
    ("vorteil", "Bonus", &[]),
    (
        "station",
        "Raumstation",
        &[
            "raumstation",
            "space station",
            "station commander",
            "playstation",
        ],
    ),
    ("depot", "Sektor", &["sektor depot"]),
    (
        "kapsel",
        "Rettungskapsel",
        &["rettungskapsel", "in der kapsel klopft jemand"],
    ),
    (" tech ", "Technologie", &[" tech level "]),
    (" techs ", "Technologien", &[]),
    ("smeilenstein", "Bevölkerungs-Meilenstein", &[]),
    ("technologiemeilenstein", "Technologie-Meilenstein", &[]),
    ("biomasseplättchen", "Bonusplättchen", &[]),
    ("private ziel", "Einzelziel", &[]),
    ("privates ziel", "Einzelziel", &[]),
    ("vom rang", "der Stufe", &[]),
    ("firma", "Konzern", &["neue firma"]),
    ("zurückgehen", "zurückrücken", &[]),
    ("zielzahl", "Zielwert", &[]),
    ("spielplan", "Planet", &[]),
    ("brett", "Planet oder Tisch", &["am schwarzen brett"]),
    ("effekt", "Wirkung", &["lautstärke der effekte"]),
    // What players of the window stumbled over.
    ("einer von 2", "2 Möglichkeiten", &[]),
    ("unbedeckte landfelder", "Landfelder ohne Plättchen", &[]),
    ("wendet den bildschirm", "zeigt dessen Planeten", &[]),
    ("spielen was keine wahl lässt", "erzwungene Schritte", &[]),
    (
        "eis bedeckt rückt",
        "bedeckt ein Plättchen kein Eis",
        &["bedeckt ein plättchen kein eis rückt"],
    ),
    ("wasserfelder eis bedeckt", "auf Eis liegt", &[]),
    ("rückst du einen", "setzt du einen Marker zurück", &[]),
    ("als hausregel sonst nicht", "nur mit der Hausregel", &[]),
];

/// Every line that German players read, with its place.
fn lines() -> Vec<(String, String)> {
    let book = fs::read_to_string(root().join("assets/rules/de.md")).unwrap();
    let book = ("rules".to_owned(), without_targets(&book));
    let sources = sources();
    let german = sources
        .into_iter()
        .filter(|source| source.language == Language::German);
    let texts = german.map(|source| (source.area, without_names(&source.content)));
    let of = |(place, text): (String, String)| {
        let lines = text.lines().map(str::to_owned).collect::<Vec<_>>();
        lines.into_iter().map(move |line| (place.clone(), line))
    };
    texts.chain([book]).flat_map(of).collect()
}

/// A language file without its comments, keys, variants and placeholders.
fn without_names(content: &str) -> String {
    let lines = content.lines().filter(|line| !line.starts_with('#'));
    let value = |line: &str| {
        let line = line.split_once(" = ").map_or(line, |(_, value)| value);
        let line = line.split_once("] ").map_or(line, |(_, value)| value);
        let words = line.split(' ').filter(|word| !word.starts_with('$'));
        words.collect::<Vec<_>>().join(" ")
    };
    lines.map(value).collect::<Vec<_>>().join("\n")
}

/// The rule book without the targets of its links and pictures and without the names of its sections.
fn without_targets(book: &str) -> String {
    let mut text = String::new();
    for (index, part) in book.split("](").enumerate() {
        let shown = part.split_once(')').filter(|_| index > 0);
        text.push_str(shown.map_or(part, |(_, rest)| rest));
    }
    let line = |line: &str| match line.strip_prefix('#') {
        Some(heading) => heading.split('{').next().unwrap_or_default().to_owned(),
        None => line.to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// A line in lower case, with one space before, between and after its words.
fn plain(line: &str) -> String {
    let words = line.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty()).map(str::to_lowercase);
    format!(" {} ", words.collect::<Vec<_>>().join(" "))
}

/// English phrases that players stumbled over, without their variables.
const STUMBLES: &[&str] = &[
    "on the tile that you placed last",
    "Red: only a meteorite",
    "counts only if one of its water cells",
    "does not choose anything",
    "goes no further",
    "Look at the remaining civ cards of rank",
    "continuations tried",
];

#[test]
fn no_english_text_says_again_what_players_stumbled_over() {
    for source in sources() {
        for phrase in STUMBLES {
            assert!(
                !source.content.contains(phrase),
                "{}: {phrase}",
                source.area
            );
        }
    }
}

// rules §1
#[test]
fn german_texts_use_the_words_of_the_printed_book() {
    let mut wrong = Vec::new();
    for (place, line) in lines() {
        for (word, right, phrases) in TERMS {
            let mut rest = plain(&line);
            for phrase in *phrases {
                rest = rest.replace(phrase, " ");
            }
            if rest.contains(word) {
                wrong.push(format!("{place}: “{}” is “{right}”: {line}", word.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_exception_is_needed() {
    let lines: Vec<String> = lines().iter().map(|(_, line)| plain(line)).collect();
    for phrase in TERMS.iter().flat_map(|(_, _, phrases)| *phrases) {
        let is_used = lines.iter().any(|line| line.contains(phrase));
        assert!(is_used, "no text says “{phrase}”");
    }
}
