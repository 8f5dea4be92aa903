//! The best results of the solo game, in a separate file: one for each planet, corporation and target.

use super::{Table, atomic_file};
use ron::ser::PrettyConfig;
use rules::{CorporationId, Grade, PlanetId, SeatId};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// The marker that identifies the file.
const FORMAT: &str = "planet-unknown-records";
/// The version of the file format that this program writes.
const VERSION: u16 = 1;

/// The result of a solo game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The planet.
    pub planet: PlanetId,
    /// The corporation.
    pub corporation: CorporationId,
    /// The target of the game in medals (rules §10.5).
    pub target: u16,
    /// The medals at the end.
    pub medals: u16,
    /// The player's name.
    pub name: String,
    /// The time when it ended, in seconds since 1970 (UTC).
    pub ended: u64,
    /// Whether the player asked for hints; such results are compared only with each other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hinted: bool,
}

impl Record {
    /// The result of the game on `table`, which ended at `ended`; `None` unless it is a solo game that a person played
    /// from the very beginning to the end, without the help of practice.
    pub fn of(table: &Table, ended: u64) -> Option<Self> {
        let (setup, state) = (table.setup(), table.state());
        let target = setup.options.target()?;
        let seat = setup.seats.first()?;
        let alone = table.players().are_people() && !table.is_rescued();
        let counts = state.is_finished() && !setup.options.practice && alone;
        counts.then(|| Self {
            planet: seat.planet,
            corporation: seat.corporation,
            target,
            medals: state.score(SeatId(0)).total(),
            name: seat.name.clone(),
            ended,
            hinted: table.is_hinted(),
        })
    }

    /// The rating of the result.
    pub fn grade(&self) -> Grade {
        Grade::of(self.medals, self.target)
    }

    /// The margin over the target; negative below it.
    pub fn above_target(&self) -> i32 {
        i32::from(self.medals) - i32::from(self.target)
    }

    /// Whether both results have the same planet, corporation and target, and both or neither used hints.
    fn rivals(&self, other: &Self) -> bool {
        let kind = |record: &Self| {
            (
                record.planet,
                record.corporation,
                record.target,
                record.hinted,
            )
        };
        kind(self) == kind(other)
    }
}

/// The best results, one for each planet, corporation and target.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Records {
    best: Vec<Record>,
}

impl Records {
    /// The best results by planet, corporation and target.
    pub fn iter(&self) -> impl Iterator<Item = &Record> {
        self.best.iter()
    }

    /// The best result to compare `record` with.
    pub fn rival(&self, record: &Record) -> Option<&Record> {
        self.best.iter().find(|best| best.rivals(record))
    }

    /// Adds a result; returns whether it is now the best of its kind. The earlier of two equal results stays.
    pub fn note(&mut self, record: Record) -> bool {
        if self
            .rival(&record)
            .is_some_and(|best| best.medals >= record.medals)
        {
            return false;
        }
        self.best.retain(|best| !best.rivals(&record));
        self.best.push(record);
        self.best.sort_by_key(|best| {
            (
                place(best.planet),
                kind(best.corporation),
                best.target,
                best.hinted,
            )
        });
        true
    }
}

fn place(planet: PlanetId) -> Option<usize> {
    PlanetId::ALL.iter().position(|each| *each == planet)
}

fn kind(corporation: CorporationId) -> Option<usize> {
    CorporationId::ALL
        .iter()
        .position(|each| *each == corporation)
}

/// The layout of the file.
#[derive(Serialize, Deserialize)]
struct Contents {
    format: String,
    version: u16,
    records: Vec<Record>,
}

/// The part of the file that all versions share.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u16,
}

/// The reason why the records are missing or cannot be kept.
#[derive(Debug, Error)]
pub enum RecordsProblem {
    /// The file could not be read or written.
    #[error("the records cannot be read or written: {0}")]
    Disk(#[from] io::Error),
    /// The file was written by a newer program; it is left unchanged.
    #[error("the records have version {0}, and this program knows up to {VERSION}")]
    Newer(u16),
    /// The file was damaged and has been put aside.
    #[error("the records are damaged; the file is kept as {}", kept.display())]
    Damaged {
        /// Its new path.
        kept: PathBuf,
    },
}

/// Reads and writes the records.
#[derive(Debug, Clone)]
pub struct RecordsStore {
    file: PathBuf,
}

impl RecordsStore {
    /// Records in the given file, which need not exist yet.
    pub const fn new(file: PathBuf) -> Self {
        Self { file }
    }

    /// Reads the records; empty ones if there is no file.
    ///
    /// # Errors
    /// If the file cannot be read, was written by a newer program or is damaged; a damaged file is kept under another
    /// name.
    pub fn load(&self) -> Result<Records, RecordsProblem> {
        let text = match fs::read(&self.file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Records::default()),
            Err(error) => return Err(error.into()),
        };
        match decode(&text) {
            Some(Ok(records)) => Ok(records),
            Some(Err(newer)) => Err(RecordsProblem::Newer(newer)),
            None => Err(RecordsProblem::Damaged {
                kept: atomic_file::put_aside(&self.file)?,
            }),
        }
    }

    /// Adds a result to the file; returns whether it is now the best of its kind, and the previous best one. A damaged
    /// file is put aside first and a new one is started.
    ///
    /// # Errors
    /// The reason why it was not added. [`RecordsProblem::Damaged`] means that the file was put aside; the result has
    /// been added nevertheless.
    pub fn note(&self, record: &Record) -> Result<(bool, Option<Record>), RecordsProblem> {
        let (mut records, damage) = match self.load() {
            Ok(records) => (records, None),
            Err(damage @ RecordsProblem::Damaged { .. }) => (Records::default(), Some(damage)),
            Err(problem) => return Err(problem),
        };
        let before = records.rival(record).cloned();
        let best = records.note(record.clone());
        if best {
            self.save(&records)?;
        }
        damage.map_or(Ok((best, before)), Err)
    }

    /// Writes the records: either all of them or, if something goes wrong, none.
    fn save(&self, records: &Records) -> io::Result<()> {
        let contents = Contents {
            format: FORMAT.to_owned(),
            version: VERSION,
            records: records.best.clone(),
        };
        let text =
            ron::ser::to_string_pretty(&contents, PrettyConfig::new()).map_err(io::Error::other)?;
        atomic_file::replace(&self.file, &text)
    }
}

/// The records in a file, or the version of a newer one; `None` if it is damaged.
fn decode(text: &[u8]) -> Option<Result<Records, u16>> {
    let head: Head = ron::de::from_bytes(text).ok()?;
    if head.format != FORMAT || head.version == 0 {
        return None;
    }
    if head.version > VERSION {
        return Some(Err(head.version));
    }
    let contents: Contents = ron::de::from_bytes(text).ok()?;
    let mut records = Records::default();
    for record in contents.records {
        records.note(record);
    }
    Some(Ok(records))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use crate::Player;
    use rules::{Action, EventMix, Setup};

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

    fn store(folder: &tempfile::TempDir) -> RecordsStore {
        RecordsStore::new(folder.path().join("data/records.ron"))
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
        let store = store(&folder);
        assert_eq!(store.load().unwrap(), Records::default());
        assert_eq!(store.note(&record(53, 40)).unwrap(), (true, None));
        assert_eq!(
            store.note(&record(53, 61)).unwrap(),
            (true, Some(record(53, 40)))
        );
        assert_eq!(
            store.note(&record(53, 61)).unwrap(),
            (false, Some(record(53, 61))),
            "the same once more"
        );
        assert_eq!(
            store.note(&record(53, 60)).unwrap(),
            (false, Some(record(53, 61)))
        );
        assert_eq!(
            store.note(&record(49, 12)).unwrap(),
            (true, None),
            "another target"
        );
        let kept: Vec<Record> = store.load().unwrap().iter().cloned().collect();
        assert_eq!(kept, [record(49, 12), record(53, 61)]);
    }

    #[test]
    fn results_with_hints_are_kept_beside_those_without() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
        let hinted = Record {
            hinted: true,
            ..record(53, 70)
        };
        store.note(&record(53, 61)).unwrap();
        assert_eq!(store.note(&hinted).unwrap(), (true, None));
        let kept: Vec<Record> = store.load().unwrap().iter().cloned().collect();
        assert_eq!(kept, [record(53, 61), hinted]);
        let mut table = finished(false);
        table.note_hint();
        assert!(Record::of(&table, 7).unwrap().hinted);
        let loaded = crate::Save::new(&table).replay().unwrap();
        assert!(loaded.is_hinted(), "it is kept with the game");
    }

    #[test]
    fn a_damaged_file_is_put_aside_and_told_before_a_new_one_is_begun() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
        for (text, name) in [
            ("(format: \"planet-unk", "records.damaged.ron"),
            ("", "records.damaged-2.ron"),
        ] {
            fs::create_dir_all(store.file.parent().unwrap()).unwrap();
            fs::write(&store.file, text).unwrap();
            let Err(RecordsProblem::Damaged { kept }) = store.note(&record(53, 61)) else {
                panic!("a damaged file was read");
            };
            assert!(kept.ends_with(name), "{kept:?}");
            assert_eq!(fs::read_to_string(kept).unwrap(), text);
            assert_eq!(
                store.load().unwrap().iter().count(),
                1,
                "the result is noted all the same"
            );
        }
        fs::write(
            &store.file,
            "(format: \"planet-unknown-game\", version: 1, records: [])",
        )
        .unwrap();
        assert!(
            matches!(store.load(), Err(RecordsProblem::Damaged { .. })),
            "a saved game is no list of records"
        );
        assert_eq!(store.load().unwrap(), Records::default());
    }

    #[test]
    fn a_file_of_a_newer_program_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
        let text = "(format: \"planet-unknown-records\", version: 9, tables: {})";
        fs::create_dir_all(store.file.parent().unwrap()).unwrap();
        fs::write(&store.file, text).unwrap();
        assert!(matches!(
            store.note(&record(53, 61)),
            Err(RecordsProblem::Newer(9))
        ));
        assert_eq!(fs::read_to_string(&store.file).unwrap(), text);
    }
}
