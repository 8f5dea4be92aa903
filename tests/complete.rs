//! The assets of every corporation, planet and card: its data, its texts in every language, its weights, its exercise
//! and its section of the rule book. One message lists everything that is missing.

use rules::corporation::Techs;
use rules::{CivCard, CorporationId, EventCard, Objective, PlanetId};
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 2] = ["en", "de"];

/// A corporation, a planet or a card that needs assets.
struct Subject {
    /// The folder of its data.
    folder: &'static str,
    /// Its name in exercises.
    field: &'static str,
    /// Its variant in the code.
    variant: String,
    name: String,
    /// The keys of its texts, by the file they stand in.
    keys: Vec<(&'static str, String)>,
    /// Whether it goes beyond the basic rules, and so needs an exercise.
    is_special: bool,
    /// Whether the bots hold weights for it.
    is_weighed: bool,
}

impl Subject {
    fn corporation(variant: &str, name: &str, levels: impl Iterator<Item = u8>) -> Self {
        let slug = slug(name);
        let rule = ("worlds", format!("worlds-corporation-rule-{slug}"));
        let techs = levels.map(|level| ("worlds", format!("worlds-tech-{slug}-{level}")));
        Self {
            folder: "corporations",
            field: "corporation",
            variant: variant.to_owned(),
            name: name.to_owned(),
            keys: std::iter::once(rule).chain(techs).collect(),
            is_special: true,
            is_weighed: true,
        }
    }

    fn planet(variant: &str, name: &str) -> Self {
        let slug = slug(name);
        let kinds = ["character", "rule"];
        Self {
            folder: "planets",
            field: "planet",
            variant: variant.to_owned(),
            name: name.to_owned(),
            keys: kinds
                .map(|kind| ("planets", format!("planets-{kind}-{slug}")))
                .to_vec(),
            is_special: true,
            is_weighed: false,
        }
    }

    /// Its missing assets, one per line: the file and what should be in it.
    fn missing(&self) -> Vec<String> {
        let mut missing = missing_keys(&self.keys);
        missing.extend(self.missing_data());
        missing.extend(self.missing_exercise());
        if self.is_weighed {
            let weights = "assets/bot/weights.ron";
            missing.extend(lacks(weights, &format!("{}:", self.variant)));
        }
        for language in LANGUAGES {
            let book = format!("assets/rules/{language}.md");
            missing.extend(lacks(&book, &format!("{{{}}}", slug(&self.name))));
        }
        missing
    }

    fn missing_data(&self) -> Option<String> {
        let folder = format!("assets/{}", self.folder);
        let slug = slug(&self.name);
        let squeezed = slug.replace('-', "");
        let is_its = |file: &PathBuf| {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            stem == slug || stem == squeezed
        };
        let found = files(&folder).iter().any(is_its);
        (!found).then(|| format!("{folder}/{slug}.ron: the data"))
    }

    /// Its exercise, and the texts of the exercise in every language.
    fn missing_exercise(&self) -> Vec<String> {
        if !self.is_special {
            return Vec::new();
        }
        let mention = format!("{}: {},", self.field, self.variant);
        // Those that were found by a search have their texts in common.
        let has_texts = |file: &PathBuf| file.file_stem().is_some_and(|stem| stem != "turns");
        let about = files("assets/exercises")
            .into_iter()
            .filter(has_texts)
            .find(|file| fs::read_to_string(file).is_ok_and(|text| text.contains(&mention)));
        let Some(about) = about else {
            return vec![format!("assets/exercises/*.ron: {mention}")];
        };
        let stem = about.file_stem().unwrap_or_default().to_string_lossy();
        let parts = ["title", "goal", "hint"];
        missing_keys(&parts.map(|part| ("exercise", format!("exercise-{stem}-{part}"))))
    }
}

/// The keys that are missing in the file of some language.
fn missing_keys(keys: &[(&'static str, String)]) -> Vec<String> {
    let of = |language: &str| {
        let line = |(area, key): &(&str, String)| {
            let file = format!("assets/lang/{language}/{area}.ftl");
            let is_defined = read(&file)
                .lines()
                .any(|line| line.split_once(" =").is_some_and(|(name, _)| name == key));
            (!is_defined).then(|| format!("{file}: {key}"))
        };
        keys.iter().filter_map(line).collect::<Vec<_>>()
    };
    LANGUAGES.into_iter().flat_map(of).collect()
}

fn lacks(file: &str, wanted: &str) -> Option<String> {
    (!read(file).contains(wanted)).then(|| format!("{file}: {wanted}"))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_default()
}

fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("a folder of the assets");
    entries
        .map(|entry| entry.expect("an entry").path())
        .collect()
}

/// The form of a name in a key: `Flux Industries` is `flux-industries`.
fn slug(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words
        .map(str::to_ascii_lowercase)
        .collect::<Vec<_>>()
        .join("-")
}

fn corporation(id: CorporationId) -> Subject {
    let levels = id.rules().levels();
    Subject {
        is_special: !id.is_standard(),
        ..Subject::corporation(&format!("{id:?}"), id.name(), levels)
    }
}

/// The texts of a planet depend on its rules: the reason why it refuses a tile, and the place of the first one.
fn planet(id: PlanetId) -> Subject {
    let mut subject = Subject::planet(&format!("{id:?}"), id.name());
    let data = id.data();
    let own_start = data.first_tile_cells != data.edge;
    let kinds = [
        ("fault", data.tile_restriction.is_some()),
        ("first", own_start),
    ];
    for (kind, _) in kinds.into_iter().filter(|(_, has)| *has) {
        let key = format!("planets-{kind}-{}", slug(id.name()));
        subject.keys.push(("planets", key));
    }
    subject.is_special = !id.is_standard();
    subject
}

fn report(name: &str, missing: &[String]) -> Option<String> {
    (!missing.is_empty()).then(|| format!("{name} lacks\n  {}\n", missing.join("\n  ")))
}

#[test]
fn everything_has_all_that_belongs_to_it() {
    let corporations = CorporationId::ALL.map(corporation);
    let planets = PlanetId::ALL.map(planet);
    let worlds = corporations.iter().chain(&planets);
    let mut lacking: String = worlds
        .filter_map(|subject| report(&subject.name, &subject.missing()))
        .collect();
    let civ = CivCard::all().map(|card| ("cards", format!("cards-title-{}", card.number())));
    let events =
        EventCard::all().map(|card| ("events", format!("events-title-{}", u8::from(card))));
    let objectives = Objective::all().flat_map(|objective| {
        ["objective", "private"]
            .map(|side| ("cards", format!("cards-{side}-{}", objective.number())))
    });
    let cards: Vec<_> = civ.chain(events).chain(objectives).collect();
    lacking.extend(report("the cards", &missing_keys(&cards)));
    assert!(lacking.is_empty(), "\n{lacking}");
}

#[test]
fn all_that_an_invented_corporation_lacks_is_listed_at_once() {
    let missing = Subject::corporation("Invented", "Invented & Sons", 1..=2).missing();
    let expected = [
        "assets/lang/en/worlds.ftl: worlds-corporation-rule-invented-sons",
        "assets/lang/en/worlds.ftl: worlds-tech-invented-sons-1",
        "assets/lang/en/worlds.ftl: worlds-tech-invented-sons-2",
        "assets/lang/de/worlds.ftl: worlds-corporation-rule-invented-sons",
        "assets/lang/de/worlds.ftl: worlds-tech-invented-sons-1",
        "assets/lang/de/worlds.ftl: worlds-tech-invented-sons-2",
        "assets/corporations/invented-sons.ron: the data",
        "assets/exercises/*.ron: corporation: Invented,",
        "assets/bot/weights.ron: Invented:",
        "assets/rules/en.md: {invented-sons}",
        "assets/rules/de.md: {invented-sons}",
    ];
    assert_eq!(missing, expected);
}

#[test]
fn all_that_an_invented_planet_or_card_lacks_is_listed_at_once() {
    let planet = Subject::planet("Invented", "Invented").missing();
    assert_eq!(planet.len(), 8, "{planet:#?}");
    let card = [("cards", "cards-title-99".to_owned())];
    let expected =
        LANGUAGES.map(|language| format!("assets/lang/{language}/cards.ftl: cards-title-99"));
    assert_eq!(missing_keys(&card), expected);
}
