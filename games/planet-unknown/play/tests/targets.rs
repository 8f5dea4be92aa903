//! Nothing is replaced unasked.

use play::{Save, Table, store};
use rules::{Action, Setup};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use table::disk::{Disk, Draft, Found, Lock, RealDisk};
use table::{Fault, Loss, Overwrite, target};
use tempfile::TempDir;

/// A game after this number of actions, each the first legal one.
fn game(seed: &str, actions: usize) -> Table {
    let mut table = Table::new(Setup::standard(2, seed)).expect("a valid setup");
    (0..actions).for_each(|_| step(&mut table, false));
    table
}

/// Plays the first or the last legal action.
fn step(table: &mut Table, last: bool) {
    let seat = table.state().active().expect("the game goes on");
    let legal = table.state().legal(seat);
    let choice = legal[if last { legal.len() - 1 } else { 0 }];
    table.record(Action { seat, choice }).expect("it is legal");
}

/// A folder with a game in the file `precious.ron`.
fn with(there: &Table) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("precious.ron");
    store::write(&path, &Save::new(there), Overwrite::NothingLost).expect("nothing is there");
    (folder, path)
}

/// What writing `new` would lose, and the file that is there.
fn refused(path: &Path, new: &Table, overwrite: Overwrite) -> (Loss, Found) {
    let before = fs::read(path).expect("a file");
    let error = store::write(path, &Save::new(new), overwrite).expect_err("it would be lost");
    assert_eq!(fs::read(path).expect("still there"), before);
    let Fault::WouldReplace { loss, found } = error.fault else {
        unreachable!("{error}");
    };
    (loss, found)
}

fn is(path: &Path, game: &Table) -> bool {
    let there = store::load(path).expect("a game").table;
    there.entries() == game.entries() && there.setup() == game.setup()
}

#[test]
fn another_game_is_replaced_only_by_consent() {
    let (there, new) = (game("there", 4), game("new", 6));
    let (_folder, path) = with(&there);
    let (loss, found) = refused(&path, &new, Overwrite::NothingLost);
    assert!(matches!(&loss, Loss::Game { names, .. } if names.len() == 2));
    let agreed = Overwrite::Agreed(found);
    store::write(&path, &Save::new(&new), agreed).expect("they have agreed");
    assert!(is(&path, &new));
    // The consent was for the file that was there then.
    let (loss, _) = refused(&path, &there, agreed);
    assert!(matches!(loss, Loss::Game { .. }));
    store::write(&path, &Save::new(&there), Overwrite::Anything).expect("whatever it is");
    assert!(is(&path, &there));
}

#[test]
fn what_has_no_other_actions_of_the_same_game_is_replaced() {
    for actions in [0, 3, 6] {
        let (_folder, path) = with(&game("same", actions));
        let new = game("same", 6);
        store::write(&path, &Save::new(&new), Overwrite::NothingLost).expect("nothing is lost");
        assert!(is(&path, &new));
    }
}

#[test]
fn further_steps_and_steps_that_were_taken_back_are_told() {
    let (_folder, path) = with(&game("same", 9));
    let (loss, _) = refused(&path, &game("same", 6), Overwrite::NothingLost);
    assert_eq!(loss, Loss::FurtherSteps(3));
    let mut other = game("same", 4);
    step(&mut other, true);
    let (loss, _) = refused(&path, &other, Overwrite::NothingLost);
    assert_eq!(loss, Loss::OtherSteps(5));
}

#[test]
fn steps_that_can_be_redone_are_written_and_so_not_lost() {
    let mut table = game("same", 7);
    let (_folder, path) = with(&table);
    table.undo().expect("it can be undone");
    assert!(table.cursor() < 7);
    store::write(&path, &Save::new(&table), Overwrite::NothingLost).expect("nothing is lost");
    let mut back = store::load(&path).expect("a game").table;
    back.redo();
    assert_eq!(back.cursor(), 7);
}

#[test]
fn both_are_kept_under_a_free_name() {
    let (there, new) = (game("there", 4), game("new", 6));
    let (folder, path) = with(&there);
    let names = ["precious (2).ron", "precious (3).ron"].map(|name| folder.path().join(name));
    assert_eq!(target::beside(&path), names[0]);
    for name in &names {
        let written = store::write(&path, &Save::new(&new), Overwrite::KeepBoth);
        assert_eq!(&written.expect("a free name"), name);
    }
    let next = store::write(&names[1], &Save::new(&new), Overwrite::KeepBoth);
    assert!(next.expect("a free name").ends_with("precious (4).ron"));
    assert!(is(&path, &there) && is(&names[0], &new));
    let bare = folder.path().join("bare");
    assert_eq!(target::beside(&bare), bare, "it is free");
    fs::write(&bare, "").expect("a file");
    assert!(target::beside(&bare).ends_with("bare (2)"));
}

#[test]
fn a_file_that_is_no_game_is_replaced_by_the_same_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("table.csv");
    for _ in 0..2 {
        target::write(&path, b"1,2", Overwrite::NothingLost).expect("the same");
    }
    let fault = target::write(&path, b"1,2,3", Overwrite::NothingLost)
        .expect_err("it would be lost")
        .fault;
    let found = RealDisk.look(&path).expect("a file");
    let loss = Loss::File;
    assert_eq!(fault, Fault::WouldReplace { loss, found });
    target::write(&path, b"1,2,3", Overwrite::Agreed(found)).expect("they have agreed");
    assert_eq!(fs::read(&path).expect("a file"), b"1,2,3");
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("link");
    std::os::unix::fs::symlink("nowhere", &path).expect("a link");
    let error = target::write(&path, b"new", Overwrite::NothingLost).expect_err("it is taken");
    assert_eq!(error.fault, Fault::Taken);
    assert!(fs::symlink_metadata(&path).expect("there").is_symlink());
    let beside = target::write(&path, b"new", Overwrite::KeepBoth).expect("a free name");
    assert!(beside.ends_with("link (2)"));
}

/// A disk on which somebody else takes a name while a file is being written.
#[derive(Debug)]
struct Crowded(PathBuf);

impl Disk for Crowded {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        RealDisk.read(path, most)
    }
    fn look(&self, path: &Path) -> io::Result<Found> {
        let found = RealDisk.look(path);
        if *path == self.0 && found.is_err() {
            fs::write(path, "somebody else's")?;
        }
        found
    }
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        RealDisk.list(folder)
    }
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        RealDisk.make_folder(folder)
    }
    fn draft(&self, folder: &Path) -> io::Result<Box<dyn Draft>> {
        RealDisk.draft(folder)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        RealDisk.rename(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        RealDisk.remove(path)
    }
    fn lock(&self, path: &Path) -> io::Result<Option<Lock>> {
        RealDisk.lock(path)
    }
}

#[test]
fn a_name_that_somebody_takes_meanwhile_is_theirs() {
    let save = Save::new(&game("new", 3));
    for (overwrite, name) in [
        (Overwrite::NothingLost, None),
        (Overwrite::KeepBoth, Some("game (2).ron")),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.ron");
        let written = store::write_on(&Crowded(path.clone()), &path, &save, overwrite);
        match name {
            Some(name) => assert!(written.expect("a free name").ends_with(name)),
            None => assert!(matches!(
                written.expect_err("it is taken").fault,
                Fault::WouldReplace { .. }
            )),
        }
        let theirs = fs::read_to_string(&path).expect("a file");
        assert_eq!(theirs, "somebody else's");
    }
}
