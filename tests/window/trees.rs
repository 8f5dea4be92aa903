//! What a screen reader gets, as text: the tree of roles, names and states of whole screens, in both languages.
//!
//! A difference is to be read. If it is meant, `UPDATE_TREES=1 cargo test --test window trees` writes the texts anew.

use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::NodeT as _;
use kit::screen::Command;
use planet_unknown::app::screens;
use planet_unknown::app::screens::Results;
use planet_unknown::app::text::Language;
use play::Table;
use play::library::Opened;
use rules::Setup;
use std::fmt::Write as _;
use std::path::Path;

use super::desk::Desk;
use super::finished::finished;

/// The nodes below `node`, each on a line, indented by its depth. Groups without a name leave their contents to the group
/// around them.
fn describe(node: &egui_kittest::Node<'_>, depth: usize, text: &mut String) {
    let shown = node.accesskit_node();
    let (role, name) = (shown.role(), shown.label().or_else(|| shown.value()));
    let is_plain = matches!(
        role,
        Role::GenericContainer | Role::Unknown | Role::Window | Role::Label
    ) && name.is_none();
    if !is_plain {
        let name = name.unwrap_or_default().replace('\n', " / ");
        let name = if is_seed(&name) { "a seed" } else { &name };
        write!(text, "{}{role:?} “{name}”", "  ".repeat(depth)).expect("a text");
        let states = [
            (shown.is_disabled(), "disabled"),
            (shown.toggled() == Some(Toggled::True), "on"),
            (shown.is_focused(), "focused"),
        ];
        for (_, state) in states.into_iter().filter(|(holds, _)| *holds) {
            write!(text, ", {state}").expect("a text");
        }
        if let Some(description) = shown.description() {
            write!(text, " – {}", description.replace('\n', " / ")).expect("a text");
        }
        text.push('\n');
    }
    for child in node.children() {
        describe(&child, depth + usize::from(!is_plain), text);
    }
}

/// Returns whether a text is the seed of a game, which differs each time, such as “5PCT-D5FT”.
fn is_seed(text: &str) -> bool {
    let groups: Vec<&str> = text.split('-').collect();
    let is_group = |group: &&str| {
        let mut signs = group.chars();
        group.len() == 4 && signs.all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit())
    };
    groups.len() == 2 && groups.iter().all(is_group)
}

fn compare(desk: &Desk, language: Language, screen: &str) {
    let mut text = String::new();
    describe(&desk.window.root(), 0, &mut text);
    let name = format!("tests/window/trees/{}-{screen}.txt", language.code());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
    if std::env::var_os("UPDATE_TREES").is_some() {
        std::fs::write(&path, &text).expect("it can be written");
        return;
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let known = known.replace("\r\n", "\n");
    let difference = known
        .lines()
        .zip(text.lines())
        .find(|(old, new)| old != new);
    assert!(known == text, "{name} differs, first at {difference:?}");
}

fn desk(language: Language) -> Desk {
    Desk::open(language)
}

#[test]
fn the_start_screen_and_the_wizard_read_as_recorded() {
    for language in Language::ALL {
        let mut desk = desk(language);
        compare(&desk, language, "start");
        let new_game = match language {
            Language::English => "New game",
            Language::German => "Neues Spiel",
        };
        desk.click(new_game);
        compare(&desk, language, "wizard");
    }
}

#[test]
fn a_turn_reads_as_recorded() {
    for language in Language::ALL {
        let mut setup = Setup::standard(2, "trees");
        for (seat, name) in setup.seats.iter_mut().zip(["Ada", "Grace"]) {
            name.clone_into(&mut seat.name);
        }
        let table = Table::new(setup).expect("a valid setup");
        let mut desk = desk(language);
        let ctx = desk.window.ctx.clone();
        let sit = screens::sit(Opened::new(table));
        desk.window.state_mut().apply(&ctx, sit);
        desk.window.run();
        compare(&desk, language, "station");
        let leave = match language {
            Language::English => "Leave it as it is",
            Language::German => "So stehen lassen",
        };
        desk.click(leave);
        desk.window.run();
        desk.window.key_press(egui::Key::Num1);
        desk.window.run();
        compare(&desk, language, "turn");
    }
}

#[test]
fn the_results_read_as_recorded() {
    for language in Language::ALL {
        let mut desk = desk(language);
        let ctx = desk.window.ctx.clone();
        let results = Results::opened(Opened::new(finished(2)));
        desk.window
            .state_mut()
            .apply(&ctx, Command::Show(Box::new(results)));
        desk.window.run();
        compare(&desk, language, "results");
    }
}
