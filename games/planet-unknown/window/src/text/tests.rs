//! Tests that both languages are complete, and that every key in the source code exists, or begins one. Those of `t!` are
//! checked by the compiler.

mod printed_terms;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use super::*;

/// A language file.
pub(crate) struct Source {
    language: Language,
    /// The area of the window that the file covers, with which every key in it starts.
    area: String,
    pub(crate) content: String,
    texts: &'static kit::text::Texts,
}

/// All language files.
pub(crate) fn sources() -> Vec<Source> {
    let mut sources = Vec::new();
    for language in Language::ALL {
        for (folder, texts) in [
            ("assets/lang", &TEXTS),
            ("assets/kit/lang", &kit::text::TEXTS),
        ] {
            for path in files(&root().join(folder).join(language.code()), "ftl") {
                sources.push(Source {
                    language,
                    area: path.file_stem().unwrap().to_string_lossy().into_owned(),
                    content: fs::read_to_string(path).unwrap(),
                    texts,
                });
            }
        }
    }
    sources
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../.."))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The messages of a file with their placeholders.
fn messages(source: &Source) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    let mut key = String::new();
    for line in source.content.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line
            .split_once('=')
            .filter(|_| line.starts_with(char::is_alphanumeric))
        {
            key = name.trim().to_owned();
            let doubled = messages.insert(key.clone(), BTreeSet::new()).is_some();
            assert!(!doubled, "{key} stands twice in {}", source.area);
        }
        let names = line.split('$').skip(1);
        let names = names.map(|rest| {
            rest.chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        });
        messages.entry(key.clone()).or_default().extend(names);
    }
    messages.retain(|key, _| !key.is_empty());
    messages
}

fn messages_by_area(language: Language) -> BTreeMap<String, BTreeMap<String, BTreeSet<String>>> {
    let sources = sources();
    let sources = sources.iter().filter(|source| source.language == language);
    let mut areas = BTreeMap::<String, BTreeMap<_, _>>::new();
    for source in sources {
        let area = areas.entry(source.area.clone()).or_default();
        area.extend(messages(source));
    }
    areas
}

#[test]
fn both_languages_have_the_same_keys_and_placeholders() {
    let (english, german) = (
        messages_by_area(Language::English),
        messages_by_area(Language::German),
    );
    let areas = |language: &BTreeMap<String, _>| language.keys().cloned().collect::<Vec<_>>();
    assert_eq!(areas(&english), areas(&german));
    for (area, messages) in &english {
        assert_eq!(messages, &german[area], "{area}.ftl");
    }
}

#[test]
fn keys_start_with_the_name_of_their_file() {
    for source in sources() {
        for key in messages(&source).keys() {
            let prefix = format!("{}-", source.area);
            assert!(
                key.starts_with(&prefix),
                "{key} stands in {}.ftl",
                source.area
            );
        }
    }
}

#[test]
fn a_name_keeps_its_direction_to_itself() {
    assert_eq!(
        crate::t!(Language::English, "log-named", name = "דנה", text = "12"),
        "\u{2068}דנה\u{2069}: 12"
    );
}

#[test]
fn every_character_of_the_texts_has_a_glyph() {
    use kit::theme::{body, display, heading, install, number, strong};

    /// The characters that the window paints without taking them from a language file.
    const SIGNS: &str = "0123456789+−–—→←↑↓✓✗★▶?…„“”‚‘’ßẞäöüÄÖÜ×·•%/:°";

    let ctx = egui::Context::default();
    install(&ctx);
    let mut output = ctx.run_ui(egui::RawInput::default(), |_| {});
    output.textures_delta.clear();
    let sources = sources();
    let texts = sources.iter().flat_map(|source| source.content.chars());
    let characters: BTreeSet<char> = texts.chain(SIGNS.chars()).collect();
    let fonts = [
        body(15.0),
        strong(15.0),
        heading(20.0),
        display(40.0),
        number(15.0),
    ];
    for font in fonts {
        for character in characters.iter().filter(|c| !c.is_control()) {
            let known = ctx.fonts_mut(|fonts| fonts.has_glyph(&font, *character));
            assert!(known, "{character:?} is missing in {:?}", font.family);
        }
    }
}

#[test]
fn every_key_in_the_sources_exists() {
    let known = messages_by_area(Language::English);
    let rooms = ["src", "games/planet-unknown/window/src"];
    for path in rooms
        .iter()
        .flat_map(|room| files(&root().join(room), "rs"))
    {
        if path.ends_with("text/tests.rs") {
            continue;
        }
        let content = fs::read_to_string(&path).unwrap();
        for literal in content.split('"').filter(|literal| looks_like_key(literal)) {
            let area = literal.split('-').next().unwrap();
            let Some(messages) = known.get(area) else {
                continue;
            };
            let begins = format!("{literal}-");
            let mut keys = messages.keys();
            assert!(
                keys.any(|key| key == literal || key.starts_with(&begins)),
                "{literal} in {} is no text",
                path.display()
            );
        }
    }
}

fn looks_like_key(literal: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    literal.contains('-') && literal.chars().all(allowed) && !literal.ends_with('-')
}

#[test]
fn every_text_can_be_spoken() {
    for source in sources() {
        for (key, placeholders) in messages(&source) {
            let values = placeholders
                .into_iter()
                .map(|name| (&*name.leak(), Value::from(2)));
            let text = source.texts.tell(&source.language, &key, values);
            assert_ne!(text, key, "{key} cannot be spoken");
            assert!(!text.contains('{'), "{key}: {text}");
        }
    }
}

#[test]
fn an_unknown_key_is_no_reason_to_stop() {
    let told = TEXTS.tell(&Language::German, "nonsense", []);
    assert_eq!(told, "nonsense");
}

// rules §6.7
#[test]
fn medals_of_a_track_are_told_as_the_difference() {
    use rules::{Benefit, CorporationId, Field, Setup, Track};
    let english = Language::English;
    let mut setup = Setup::standard(1, "medals");
    setup.seats[0].corporation = CorporationId::UniversalCoalition;
    let mut seat = setup.deal().expect("a valid setup").seats[0].clone();
    let data = seat.corporation.data();
    let with_medals: Vec<Field> = data
        .fields(Track::Civ)
        .filter(|field| data.medals(*field).is_some())
        .collect();
    let told = |seat: &rules::Seat, to: Field| {
        let benefits: Vec<Benefit> = seat.rules().benefits(seat, to).into_iter().collect();
        describe::gains(&english, seat, (Track::Civ, to), &benefits).expect("medals")
    };
    assert!(told(&seat, with_medals[0]).starts_with("1 medal"));
    seat.trackers[Track::Civ as usize] = with_medals[0];
    let second = told(&seat, with_medals[1]);
    assert!(second.contains("instead of 1 (+"), "{second}");
}

// rules §8
#[test]
fn medals_that_count_elsewhere_or_change_elsewhere_are_told_so() {
    use rules::{Benefit, CorporationId, Field, Setup, Track};
    let seat_of = |corporation| {
        let mut setup = Setup::standard(1, "medals elsewhere");
        setup.seats[0].corporation = corporation;
        setup.deal().expect("a valid setup").seats[0].clone()
    };
    let told = |seat: &rules::Seat, tracker: Track, to: Field| {
        let benefits: Vec<Benefit> = seat.rules().benefits(seat, to).into_iter().collect();
        describe::gains_of_step(&Language::English, seat, (tracker, to), &benefits)
    };
    let mut oasis = seat_of(CorporationId::Oasis);
    let data = oasis.corporation.data();
    let path = data.path.iter().enumerate();
    let mut medal_fields = path.filter(|(_, field)| data.medals(**field).is_some());
    let (place, foreign) = medal_fields
        .find(|(_, field)| field.track != Track::Water)
        .expect("its path crosses other tracks");
    oasis.trackers[Track::Water as usize] = data.path[place - 1];
    let words = told(&oasis, Track::Water, *foreign).expect("medals are printed there");
    assert!(words.contains("not count"), "{words}");

    let mut makeshift = seat_of(CorporationId::Makeshift);
    let data = makeshift.corporation.data();
    let medal = data
        .fields(Track::Civ)
        .find(|field| data.medals(*field).is_some());
    let medal = medal.expect("a medal field");
    makeshift.trackers[Track::Civ as usize] = medal;
    let aside = Field::new(Track::Water, 1);
    let words = told(&makeshift, Track::Civ, aside).expect("it costs medals");
    assert!(words.contains('−'), "{words}");
}
