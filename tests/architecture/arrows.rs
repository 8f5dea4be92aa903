//! The dependencies between the rooms of the window. Every path in the code counts, however its imports are grouped.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// The rooms of the building blocks of every window, each with the rooms that it may know, from the ground up.
const KIT: &[(&str, &[&str])] = &[
    ("audio", &[]),
    ("background", &[]),
    ("frames", &[]),
    ("paths", &[]),
    ("scripts", &[]),
    ("theme", &["scripts"]),
    ("text", &["scripts"]),
    ("devices", &["text"]),
    ("settings", &["devices", "text"]),
    ("art", &["background", "theme"]),
    ("widgets", &["art", "devices", "scripts", "text", "theme"]),
    (
        "screen",
        &[
            "audio", "devices", "paths", "settings", "text", "theme", "widgets",
        ],
    ),
    (
        "rulebook",
        &["devices", "screen", "text", "theme", "widgets"],
    ),
    (
        "files",
        &[
            "background",
            "paths",
            "picture_file",
            "rulebook",
            "screen",
            "scripts",
            "settings",
            "text",
            "theme",
            "widgets",
        ],
    ),
    ("tape", &["devices", "text", "theme", "widgets"]),
    (
        "wizard",
        &["files", "screen", "settings", "text", "theme", "widgets"],
    ),
    (
        "pages",
        &[
            "audio",
            "background",
            "devices",
            "files",
            "rulebook",
            "screen",
            "scripts",
            "settings",
            "text",
            "theme",
            "widgets",
            "wizard",
        ],
    ),
    (
        "frame",
        &[
            "art",
            "audio",
            "background",
            "devices",
            "files",
            "pages",
            "rulebook",
            "screen",
            "settings",
            "tape",
            "text",
            "theme",
            "widgets",
            "wizard",
        ],
    ),
];

/// The rooms of the window of Planet Unknown, each with the rooms that it may know, from the ground up. `window` is what
/// is in no room: the commands of the window, and what screens see of it.
const ROOMS: &[(&str, &[&str])] = &[
    ("features", &[]),
    ("presentation", &[]),
    ("art", &["features"]),
    ("text", &["features", "presentation"]),
    ("widgets", &["art", "features", "presentation", "text"]),
    ("rulebook", &["text", "widgets"]),
    (
        "screens",
        &[
            "window",
            "art",
            "features",
            "presentation",
            "rulebook",
            "text",
            "widgets",
        ],
    ),
    ("window", &["text", "widgets"]),
];

/// The rooms of the table screen. Decisions may know panels, but not the other way round. The logic of the table is in
/// the crate `play`.
const TABLE: &[(&str, &[&str])] = &[
    ("rules_place", &[]),
    ("layout", &[]),
    ("desk", &["layout"]),
    ("scene", &["desk", "layout"]),
    ("guidance", &["layout"]),
    (
        "panels",
        &["desk", "guidance", "layout", "rules_place", "scene"],
    ),
    ("decisions", &["desk", "panels", "rules_place", "scene"]),
];

#[test]
fn the_rooms_of_the_window_know_only_those_below() {
    check(
        "games/planet-unknown/window/src",
        &[],
        ROOMS,
        Some("window"),
    );
}

#[test]
fn the_rooms_of_the_kit_know_only_those_below() {
    check("crates/kit/src", &[], KIT, None);
}

#[test]
fn no_crate_for_every_game_knows_a_game() {
    let games = [
        "rules",
        "bot",
        "play",
        "planet_unknown",
        "planet_unknown_window",
        "exoplanets",
        "exoplanets_window",
        "cryo",
        "cryo_window",
        "on_mars",
        "on_mars_window",
    ];
    for folder in ["game", "table", "search", "kit"] {
        for file in files(&format!("crates/{folder}/src")) {
            for path in Paths::of(&file).written {
                let known = games.contains(&path[0].as_str());
                assert!(!known, "{} has {}", file.display(), path.join("::"));
            }
        }
    }
}

#[test]
fn the_rooms_of_the_table_know_only_those_below() {
    check(
        "games/planet-unknown/window/src/screens/table",
        &["screens", "table"],
        TABLE,
        None,
    );
}

#[test]
fn only_the_theme_makes_colours_of_numbers() {
    let kit = files("crates/kit/src").into_iter();
    for file in kit.chain(files("games/planet-unknown/window/src")) {
        let module = module_of(&file);
        // The art computes its pixels.
        if module
            .first()
            .is_some_and(|room| room == "theme" || room == "art")
        {
            continue;
        }
        for path in paths_in(&file) {
            let made = path
                .windows(2)
                .any(|pair| pair[0] == "Color32" && pair[1].starts_with("from_"));
            assert!(!made, "{} makes {}", file.display(), path.join("::"));
        }
    }
}

/// Checks every path in the files of `folder`, the module `base`, against the arrows that `rooms` allow. Files in no
/// room belong to `rest`, or are not checked.
fn check(folder: &str, base: &[&str], rooms: &[(&str, &[&str])], rest: Option<&'static str>) {
    let room_of = |path: &[String]| -> Option<String> {
        let inner = path.strip_prefix(
            base.iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .as_slice(),
        )?;
        let named = inner
            .first()
            .filter(|name| rooms.iter().any(|(room, _)| room == name));
        named.cloned().or(rest.map(str::to_owned))
    };
    let mut faults = BTreeSet::new();
    let is_macro = |path: &Vec<String>| matches!(path[0].as_str(), "phrase" | "phrases" | "t");
    for file in files(folder) {
        let Some(from) = room_of(&module_of(&file)) else {
            continue;
        };
        let allowed = rooms
            .iter()
            .find(|(room, _)| *room == from)
            .map_or(&[][..], |(_, to)| to);
        for path in Paths::of(&file)
            .rooted
            .into_iter()
            .filter(|path| !is_macro(path))
        {
            if let Some(to) =
                room_of(&path).filter(|to| *to != from && !allowed.contains(&to.as_str()))
            {
                faults.insert(format!(
                    "{from} knows {to}: {} has {}",
                    file.display(),
                    path.join("::")
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Every Rust file below `folder` except unit tests, by its path in the repository.
pub(crate) fn files(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut files, mut folders) = (Vec::new(), vec![root.join(folder)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && !path.ends_with("tests.rs")
            {
                files.push(
                    path.strip_prefix(root)
                        .expect("a path below the root")
                        .to_owned(),
                );
            }
        }
    }
    assert!(!files.is_empty(), "no sources below {folder}");
    files
}

/// The module of a file, from the root of its crate.
pub(crate) fn module_of(file: &Path) -> Vec<String> {
    let mut parts: Vec<String> = file
        .with_extension("")
        .components()
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    let source = parts.iter().position(|part| part == "src");
    let mut module = parts.split_off(source.expect("a source") + 1);
    module.pop_if(|last| last == "mod" || last == "lib" || last == "main");
    module
}

/// Every path that the code of a file names: paths of its own crate from the root, others as they are written.
fn paths_in(file: &Path) -> Vec<Vec<String>> {
    let Paths {
        rooted, written, ..
    } = Paths::of(file);
    [rooted, written].concat()
}

/// The paths in the code of a file.
pub(crate) struct Paths {
    module: Vec<String>,
    /// From the root of the crate.
    pub(crate) rooted: Vec<Vec<String>>,
    /// Those that begin with a name that the module knows, or with a crate.
    pub(crate) written: Vec<Vec<String>>,
    /// The imported paths by their names in the module; `*` for everything.
    pub(crate) imports: Vec<(String, Import)>,
}

/// The path that an import names.
#[derive(Clone, Debug)]
pub(crate) enum Import {
    /// A path from the root of the crate.
    Rooted(Vec<String>),
    /// A path that begins with a name that the module knows, or with a crate.
    Written(Vec<String>),
}

impl Paths {
    /// Reads a file.
    pub(crate) fn of(file: &Path) -> Self {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file))
            .expect("a source file");
        let syntax = syn::parse_file(&text).expect("a Rust file");
        let mut paths = Self {
            module: module_of(file),
            rooted: Vec::new(),
            written: Vec::new(),
            imports: Vec::new(),
        };
        paths.visit_file(&syntax);
        paths
    }

    /// A path, relative to the module that contains it.
    fn seen(&self, path: &[String]) -> Import {
        let mut full = match path.first().map(String::as_str) {
            Some("crate") => Vec::new(),
            Some("self" | "super") => self.module.clone(),
            _ => return Import::Written(path.to_vec()),
        };
        for part in path {
            match part.as_str() {
                "crate" | "self" => {}
                "super" => drop(full.pop()),
                part => full.push(part.to_owned()),
            }
        }
        Import::Rooted(full)
    }

    /// Records a path.
    fn note(&mut self, path: &[String]) {
        match self.seen(path) {
            Import::Rooted(path) if !path.is_empty() => self.rooted.push(path),
            Import::Written(path) if !path.is_empty() => self.written.push(path),
            Import::Rooted(_) | Import::Written(_) => {}
        }
    }

    /// Records what is imported under a name.
    fn note_import(&mut self, name: &str, path: &[String]) {
        self.note(path);
        let name = match (name, path) {
            ("self", [.., named, _]) => named,
            _ => name,
        };
        self.imports.push((name.to_owned(), self.seen(path)));
    }

    /// Records every path of an import, which may be a group of groups.
    fn note_use(&mut self, before: &[String], tree: &syn::UseTree) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.note_use(&with(&path.ident), &path.tree),
            syn::UseTree::Name(name) => {
                self.note_import(&name.ident.to_string(), &with(&name.ident));
            }
            syn::UseTree::Rename(name) => {
                self.note_import(&name.rename.to_string(), &with(&name.ident));
            }
            syn::UseTree::Glob(_) => self.note_import("*", before),
            syn::UseTree::Group(group) => group
                .items
                .iter()
                .for_each(|tree| self.note_use(before, tree)),
        }
    }

    /// Records the paths in the tokens passed to a macro.
    fn note_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut joined = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(ident) if path.is_empty() || joined == 2 => {
                    path.push(ident.to_string());
                    joined = 0;
                    continue;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' && !path.is_empty() => {
                    joined += 1;
                    continue;
                }
                TokenTree::Group(group) => self.note_tokens(group.stream()),
                _ => {}
            }
            if path.len() > 1 {
                self.note(&path);
            }
            path.clear();
            joined = 0;
        }
        if path.len() > 1 {
            self.note(&path);
        }
    }
}

/// Whether an item is compiled for tests only.
fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|path| path.is_ident("test"))
    })
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_for_tests(&item.attrs) {
            self.module.push(item.ident.to_string());
            visit::visit_item_mod(self, item);
            self.module.pop();
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if !is_for_tests(&item.attrs) {
            self.note_use(&[], &item.tree);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        if names.len() > 1 {
            self.note(&names);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        if called.path.is_ident("t") {
            self.note(&["crate", "text"].map(str::to_owned));
        }
        self.note_tokens(called.tokens.clone());
    }

    /// The visibility of an item is no arrow.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}
}
