//! What a player has reached: achievements, and the best results of the campaign.

use crate::Table;
use crate::achievements::Achievement;
use crate::campaign::{Stage, Stars};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use table::kept_file::{self, KeptProblem};

/// The marker that identifies the file.
const FORMAT: &str = "planet-unknown-progress";
/// The version of the file format that this program writes.
const VERSION: u16 = 1;

/// What a player has reached, as it stands in the file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// The marker of the file.
    format: String,
    version: u16,
    /// When each achievement was earned, in seconds since 1970 (UTC), by its name. Those of other versions are kept.
    achievements: BTreeMap<String, u64>,
    /// The most medals in each stage of the campaign, by its number.
    campaign: BTreeMap<u8, u16>,
}

impl Progress {
    /// When an achievement was earned, in seconds since 1970 (UTC).
    pub fn earned(&self, achievement: Achievement) -> Option<u64> {
        self.achievements.get(achievement.name()).copied()
    }

    /// The most medals in a stage of the campaign.
    pub fn best(&self, stage: &Stage) -> Option<u16> {
        self.campaign.get(&stage.number).copied()
    }

    /// The stars of a stage; none before it was played.
    pub fn stars(&self, stage: &Stage) -> Stars {
        self.best(stage).map_or(0, |medals| stage.stars(medals))
    }

    /// Whether a stage can be played: the one before was played to its end, with or without a star, or it was itself.
    pub fn is_open(&self, stage: &Stage) -> bool {
        let before = stage.number.checked_sub(2).map(usize::from);
        let before = before.and_then(|index| Stage::all().get(index));
        before.is_none_or(|before| self.best(before).is_some()) || self.best(stage).is_some()
    }

    /// Adds what was reached in the finished game on `table`, which ended at `ended`; returns the achievements that are
    /// new.
    pub fn note(&mut self, table: &Table, ended: u64) -> Vec<Achievement> {
        if let Some((stage, medals)) = Stage::result(table) {
            let best = self.campaign.entry(stage.number).or_insert(medals);
            *best = medals.max(*best);
        }
        let mut earned = Achievement::earned(table);
        earned.retain(|each| self.earned(*each).is_none());
        for each in &earned {
            self.achievements.insert(each.name().to_owned(), ended);
        }
        earned
    }

    /// Reads the progress in `file`; none if there is no such file.
    ///
    /// # Errors
    /// If the file cannot be read, was written by a newer program or is damaged; a damaged file is kept under another
    /// name.
    pub fn load(file: &Path) -> Result<Self, KeptProblem> {
        kept_file::load(file, decode)
    }

    /// Adds to `file` what was reached in the finished game on `table`, which ended at `ended`; returns the achievements that
    /// are new. A damaged file is put aside first and a new one is started.
    ///
    /// # Errors
    /// The reason why it was not added. [`KeptProblem::Damaged`] means that the file was put aside; the result has been
    /// added nevertheless.
    pub fn keep(file: &Path, table: &Table, ended: u64) -> Result<Vec<Achievement>, KeptProblem> {
        kept_file::change(file, decode, |mut progress: Self| {
            let before = progress.clone();
            let earned = progress.note(table, ended);
            if progress != before {
                (progress.format, progress.version) = (FORMAT.to_owned(), VERSION);
                kept_file::save(file, &progress)?;
            }
            Ok(earned)
        })
    }
}

/// The progress in a file, or the version of a newer one; `None` if it is damaged.
fn decode(text: &str) -> Option<Result<Progress, u16>> {
    kept_file::decode(text, FORMAT, VERSION)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Action, Setup};

    fn finished(setup: Setup) -> Table {
        let mut table = Table::new(setup).expect("a valid setup");
        while let Some(seat) = table.state().active() {
            let choice = table.state().legal(seat)[0];
            table.record(Action { seat, choice }).expect("it is legal");
        }
        table
    }

    #[test]
    fn what_was_reached_is_kept_and_told_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("progress.ron");
        let stage = &Stage::all()[0];
        let table = finished(stage.setup("Ada"));
        let earned = Progress::keep(&file, &table, 7).expect("it is kept");
        assert!(earned.contains(&Achievement::FirstGame));
        let again = Progress::keep(&file, &table, 9).expect("it is kept");
        assert_eq!(again, []);
        let progress = Progress::load(&file).expect("it is read");
        assert_eq!(progress.earned(Achievement::FirstGame), Some(7));
        let medals = table.state().score(rules::SeatId(0)).total();
        assert_eq!(progress.best(stage), Some(medals));
    }

    #[test]
    fn a_stage_is_open_once_the_one_before_was_played() {
        let [first, second] = [0, 1].map(|index| &Stage::all()[index]);
        let mut progress = Progress::default();
        assert!(progress.is_open(first) && !progress.is_open(second));
        progress.campaign.insert(1, first.stars[0] - 1);
        assert_eq!((progress.stars(first), progress.is_open(second)), (0, true));
        progress.campaign.insert(1, first.stars[1]);
        assert_eq!((progress.stars(first), progress.is_open(second)), (2, true));
    }

    #[test]
    fn a_damaged_file_is_put_aside_and_a_newer_one_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("progress.ron");
        let table = finished(Setup::standard(1, "progress"));
        std::fs::write(&path, "(format: ").expect("a file");
        let told = Progress::keep(&path, &table, 7);
        assert!(matches!(told, Err(KeptProblem::Damaged { .. })));
        assert!(
            Progress::load(&path)
                .expect("it is read")
                .earned(Achievement::FirstGame)
                .is_some()
        );
        let newer = "(format: \"planet-unknown-progress\", version: 9, more: ())";
        std::fs::write(&path, newer).expect("a file");
        let told = Progress::keep(&path, &table, 7);
        assert!(matches!(told, Err(KeptProblem::Newer(9))));
        assert_eq!(std::fs::read_to_string(&path).expect("a file"), newer);
    }
}
