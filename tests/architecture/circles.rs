//! Circles of files, in every crate: files that name each other, directly or through others. Re-exports are followed to
//! the file that defines an item. Parents and children may name each other.

use std::collections::{BTreeMap, BTreeSet};

use crate::arrows::{Import, Paths, files, module_of};

/// The crates by the folders of their sources, each with its known circles. None may grow or be added.
const CRATES: &[(&str, &[&[&str]])] = &[
    ("src", &[]),
    ("crates/game/src", &[]),
    ("crates/kit/src", &[]),
    ("crates/search/src", &[]),
    ("games/cryo/rules/src", &[]),
    ("games/cryo/window/src", &[]),
    ("games/exoplanets/rules/src", &[]),
    ("games/exoplanets/window/src", &[]),
    ("games/on-mars/rules/src", &[]),
    ("games/on-mars/window/src", &[]),
    ("games/planet-unknown/window/src", &[]),
    ("games/planet-unknown/bot/src", &[]),
    ("games/planet-unknown/play/src", &[]),
    ("games/planet-unknown/rules/src", RULES),
    ("crates/table/src", &[]),
];

/// The state contains parts of corporations, and corporations work on the state.
const RULES: &[&[&str]] = &[&["corporation::hooks", "corporation::techs", "state"]];

type Module = Vec<String>;
type Arrows = BTreeMap<Module, BTreeSet<Module>>;

#[test]
fn no_circle_of_files_is_larger_than_a_parent_with_its_children() {
    let mut faults = Vec::new();
    for (folder, known) in CRATES {
        let arrows = Source::of(folder).arrows();
        let known = |circle: &BTreeSet<Module>| {
            let names: BTreeSet<String> = circle.iter().map(|module| module.join("::")).collect();
            let holds = |known: &&[&str]| names.iter().all(|name| known.contains(&name.as_str()));
            known.iter().any(holds)
        };
        // Children that name each other only through their parent are its family. Children that do so directly are a
        // circle.
        let strangers = circles(&without_kin(&arrows));
        let whole = circles(&arrows);
        let wide = whole.into_iter().filter(|circle| !is_family(circle));
        let circles: BTreeSet<_> = strangers.into_iter().chain(wide).collect();
        let unknown = circles.into_iter().filter(|circle| !known(circle));
        faults.extend(unknown.map(|circle| {
            let names: Vec<String> = circle.iter().map(|module| module.join("::")).collect();
            format!("{folder}: {}", names.join(", "))
        }));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_circle_is_found_by_way_of_others_and_a_family_is_told_from_it() {
    let module = |path: &str| path.split("::").map(str::to_owned).collect::<Module>();
    let arrows = |pairs: &[(&str, &str)]| {
        let mut arrows = Arrows::new();
        for (from, to) in pairs {
            arrows.entry(module(from)).or_default().insert(module(to));
        }
        arrows
    };
    let strange = arrows(&[("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")]);
    assert_eq!(circles(&strange), [["a", "b", "c"].map(module).into()]);
    assert!(circles(&strange).iter().all(|circle| !is_family(circle)));
    let family = arrows(&[("a", "a::b"), ("a::b", "a"), ("a", "a::c"), ("a::c", "a")]);
    assert!(circles(&family).iter().all(is_family));
    assert!(circles(&without_kin(&family)).is_empty());
    let play = Source::of("games/planet-unknown/play/src").arrows();
    let hints = &play[&module("hints")];
    assert!(hints.contains(&module("advice")) && hints.contains(&module("session::any_order")));
}

/// The arrows except those between a parent and its children.
fn without_kin(arrows: &Arrows) -> Arrows {
    let is_kin = |one: &Module, other: &Module| one.starts_with(other) || other.starts_with(one);
    let strangers = |(from, to): (&Module, &BTreeSet<Module>)| {
        let to = to.iter().filter(|to| !is_kin(from, to)).cloned();
        (from.clone(), to.collect())
    };
    arrows.iter().map(strangers).collect()
}

/// Whether one file of a circle holds all others.
fn is_family(circle: &BTreeSet<Module>) -> bool {
    let holds = |parent: &Module| circle.iter().all(|module| module.starts_with(parent));
    circle.iter().any(holds)
}

/// The files of a crate with the paths in them.
struct Source {
    modules: BTreeMap<Module, Paths>,
}

impl Source {
    fn of(folder: &str) -> Self {
        let files = files(folder).into_iter();
        let modules = files.map(|file| (module_of(&file), Paths::of(&file)));
        Self {
            modules: modules.collect(),
        }
    }

    /// The files that each file names, except itself.
    fn arrows(&self) -> Arrows {
        let to = |from: &Module, paths: &Paths| {
            let rooted = paths.rooted.iter().map(|path| self.file_of(path, 0));
            let written = paths.written.iter();
            let written = written.filter_map(|path| self.file_of_written(from, path, 0));
            rooted.chain(written).filter(|to| to != from).collect()
        };
        let modules = self.modules.iter();
        modules
            .map(|(module, paths)| (module.clone(), to(module, paths)))
            .collect()
    }

    /// The file that defines the item at `path` from the root of the crate.
    fn file_of(&self, path: &[String], depth: usize) -> Module {
        let mut module = Module::new();
        for (index, name) in path.iter().enumerate() {
            let child = [module.as_slice(), std::slice::from_ref(name)].concat();
            if self.modules.contains_key(&child) {
                module = child;
                continue;
            }
            let further = self.imported(&module, name, &path[index + 1..], depth);
            return further.unwrap_or(module);
        }
        module
    }

    /// The file that defines the item at a path that begins with a name known in `from`, or `None` for another crate.
    fn file_of_written(&self, from: &Module, path: &[String], depth: usize) -> Option<Module> {
        let (name, rest) = path.split_first()?;
        let child = [from.as_slice(), std::slice::from_ref(name)].concat();
        if self.modules.contains_key(&child) {
            return Some(self.file_of(&[child.as_slice(), rest].concat(), depth));
        }
        self.imported(from, name, rest, depth)
    }

    /// The file that defines the item that a module imports under a name.
    fn imported(
        &self,
        module: &Module,
        name: &str,
        rest: &[String],
        depth: usize,
    ) -> Option<Module> {
        if depth > 8 {
            return None;
        }
        let imports = &self.modules.get(module)?.imports;
        let (_, import) = imports.iter().find(|(known, _)| known == name)?;
        match import {
            Import::Rooted(path) => {
                Some(self.file_of(&[path.as_slice(), rest].concat(), depth + 1))
            }
            Import::Written(path) => {
                let path = [path.as_slice(), rest].concat();
                self.file_of_written(module, &path, depth + 1)
            }
        }
    }
}

/// The groups of files that lead to each other.
fn circles(arrows: &Arrows) -> Vec<BTreeSet<Module>> {
    let reach: BTreeMap<&Module, BTreeSet<&Module>> = arrows
        .keys()
        .map(|from| (from, reached(arrows, from)))
        .collect();
    let mut circles: Vec<BTreeSet<Module>> = Vec::new();
    for (from, reached) in &reach {
        if circles.iter().any(|circle| circle.contains(*from)) || !reached.contains(from) {
            continue;
        }
        let back = reached.iter().filter(|to| {
            reach
                .get(**to)
                .is_some_and(|further| further.contains(from))
        });
        circles.push(back.map(|to| (*to).clone()).collect());
    }
    circles
}

/// Every file that can be reached from a file.
fn reached<'a>(arrows: &'a Arrows, from: &Module) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&Module> = arrows.get(from).into_iter().flatten().collect();
    while let Some(next) = open.pop() {
        if reached.insert(next) {
            open.extend(arrows.get(next).into_iter().flatten());
        }
    }
    reached
}
