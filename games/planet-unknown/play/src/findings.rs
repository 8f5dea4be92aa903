//! The findings of the analyses of games, in one file for each game, so that no game is analysed twice.

use crate::{Entry, Table};
use bot::review::{Judgement, Played};
use rules::Action;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};
use table::kept_file::{self, KeptProblem};

/// The marker that identifies a file.
const FORMAT: &str = "planet-unknown-analysis";
/// The version of the file format that this program writes.
const VERSION: u16 = 1;
/// The number of analyses that are kept.
const KEPT: usize = 200;

/// The judgements by the number of the action; `None` for actions that cannot be judged.
pub type Findings = BTreeMap<usize, Option<Judgement>>;

/// Reads and writes the findings about one game.
#[derive(Clone, Debug)]
pub struct FindingsStore {
    folder: PathBuf,
    file: PathBuf,
}

/// The layout of a file.
#[derive(Serialize, Deserialize)]
struct Contents {
    format: String,
    version: u16,
    findings: Findings,
}

impl FindingsStore {
    /// The findings about the game on `table`, among those in `folder`. The same game has the same findings, whatever
    /// its file is called.
    pub fn new(folder: &Path, table: &Table) -> Self {
        let last = table.entries().last().map_or(0, |entry: &Entry| entry.hash);
        let name = format!("{last:016x}-{}.ron", table.entries().len());
        Self {
            folder: folder.to_owned(),
            file: folder.join(name),
        }
    }

    /// Reads the findings about the game that was `played`; none if there is no file. Findings that do not belong to it
    /// are left out.
    ///
    /// # Errors
    /// If the file cannot be read, was written by a newer program or is damaged; a damaged file is kept under another
    /// name.
    pub fn load(&self, played: &Played) -> Result<Findings, KeptProblem> {
        let mut kept = kept_file::load(&self.file, decode)?;
        kept.retain(|action, found| fits(played, *action, found.as_ref()));
        Ok(kept)
    }

    /// Adds findings to those in the file, the better founded of two prevailing, and removes the oldest files beyond
    /// the number that is kept.
    ///
    /// # Errors
    /// The reason why they were not written.
    pub fn save(&self, findings: &Findings) -> Result<(), KeptProblem> {
        match kept_file::change(&self.file, decode, |kept| self.add(kept, findings)) {
            // What was damaged has been put aside and begun anew.
            Ok(()) | Err(KeptProblem::Damaged { .. }) => Ok(self.remove_oldest()?),
            Err(problem) => Err(problem),
        }
    }

    /// Adds these findings to those `kept` in the file, and writes it.
    fn add(&self, mut kept: Findings, findings: &Findings) -> io::Result<()> {
        let budget = |found: &Option<Judgement>| found.as_ref().map_or(0, |found| found.budget);
        for (action, found) in findings {
            if budget(found) >= kept.get(action).map_or(0, budget) {
                kept.insert(*action, found.clone().map(Judgement::without_excess));
            }
        }
        let contents = Contents {
            format: FORMAT.to_owned(),
            version: VERSION,
            findings: kept,
        };
        kept_file::save(&self.file, &contents)
    }

    fn remove_oldest(&self) -> io::Result<()> {
        let mut files: Vec<(SystemTime, PathBuf)> = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "ron") {
                files.push((fs::metadata(&path)?.modified()?, path));
            }
        }
        files.sort();
        let surplus = files.len().saturating_sub(KEPT);
        files
            .iter()
            .take(surplus)
            .try_for_each(|(_, path)| fs::remove_file(path))
    }
}

fn decode(text: &str) -> Option<Result<Findings, u16>> {
    let contents = kept_file::decode::<Contents>(text, FORMAT, VERSION)?;
    Some(contents.map(|mut contents| {
        for (action, found) in &mut contents.findings {
            found.iter_mut().for_each(|found| found.action = *action);
        }
        contents.findings
    }))
}

/// Whether a finding is about this action: the choice that was made, and a best choice that was legal.
fn fits(played: &Played, action: usize, found: Option<&Judgement>) -> bool {
    let Some(made) = played.actions().get(action) else {
        return false;
    };
    let (seat, state) = (made.seat, played.before(action));
    let is_legal = |choice| state.check(&Action { seat, choice }).is_ok();
    found.is_none_or(|found| found.made.choice == made.choice && is_legal(found.best.choice))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strength as _;
    use bot::Limit;
    use rules::{Choice, Setup};
    use table::Level;

    fn judged() -> (Table, Played, Findings) {
        let mut table = Table::new(Setup::standard(1, "findings")).expect("a valid setup");
        let mut bot = Level::Easy.create("findings");
        while table.state().round < 4 {
            let seat = table.state().active().expect("somebody has a turn");
            let choice = bot
                .choose(&table.state().view(seat), &Limit::none())
                .expect("a choice");
            table.record(Action { seat, choice }).expect("it is legal");
        }
        let actions = table.entries().iter().map(|entry| entry.action);
        let played = Played::new(table.start().clone(), actions);
        let turns = played.turns();
        let decisions = turns.iter().flat_map(|turn| turn.decisions.iter().copied());
        let findings = decisions
            .map(|action| (action, played.judge(action, 8, "findings", &Limit::none())))
            .collect();
        (table, played, findings)
    }

    /// A finding without the parts of its values: the choices, the loss and its error, and the rollouts.
    type Told = Option<(Choice, Choice, f32, f32, u32)>;

    fn told(findings: &Findings) -> Vec<(usize, Told)> {
        let words = |found: &Judgement| {
            let (made, best) = (found.made.choice, found.best.choice);
            (made, best, found.loss, found.error, found.budget)
        };
        findings
            .iter()
            .map(|(action, found)| (*action, found.as_ref().map(words)))
            .collect()
    }

    #[test]
    fn what_was_found_about_a_game_is_kept() {
        let (table, played, mut findings) = judged();
        findings.insert(0, None);
        let folder = tempfile::tempdir().expect("a folder");
        let store = FindingsStore::new(&folder.path().join("analyses"), &table);
        assert!(store.load(&played).expect("no file is no fault").is_empty());
        store.save(&findings).expect("a file");
        let loaded = store.load(&played).expect("the file");
        assert_eq!(told(&loaded), told(&findings));
        let clear = |findings: &Findings| {
            let found = findings.values().flatten().filter(|found| found.is_clear());
            found
                .map(|found| found.best.terms.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            clear(&loaded),
            clear(&findings),
            "reasons are kept where they matter"
        );
    }

    #[test]
    fn findings_about_another_game_are_left_out() {
        let (table, played, mut findings) = judged();
        let folder = tempfile::tempdir().expect("a folder");
        let store = FindingsStore::new(folder.path(), &table);
        let (action, strange) = findings
            .iter()
            .next()
            .map(|(a, f)| (*a, f.clone()))
            .expect("one");
        findings.insert(action + 1000, strange);
        store.save(&findings).expect("a file");
        let loaded = store.load(&played).expect("the file");
        assert_eq!(loaded.len(), findings.len() - 1);
    }

    #[test]
    fn a_damaged_file_is_put_aside() {
        let (table, played, _) = judged();
        let folder = tempfile::tempdir().expect("a folder");
        let store = FindingsStore::new(folder.path(), &table);
        fs::write(&store.file, "(format:").expect("a file");
        assert!(matches!(
            store.load(&played),
            Err(KeptProblem::Damaged { .. })
        ));
        assert!(!store.file.exists());
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
    }

    #[test]
    fn the_oldest_analyses_make_room() {
        let (table, _, findings) = judged();
        let folder = tempfile::tempdir().expect("a folder");
        for number in 0..KEPT + 2 {
            fs::write(folder.path().join(format!("{number}-1.ron")), "").expect("a file");
        }
        let store = FindingsStore::new(folder.path(), &table);
        store.save(&findings).expect("a file");
        assert_eq!(
            fs::read_dir(folder.path()).expect("the folder").count(),
            KEPT
        );
        assert!(store.file.exists());
    }
}
