//! The analysis that follows a game.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::screen::Command;
use planet_unknown::app::Paths;
use planet_unknown::app::screens::{Analysis, Replay};
use planet_unknown::app::text::Language;
use play::Table;
use rules::{Action, Setup};

use super::desk::Desk;
use super::finished::{finished, results};

/// A window with the analysis of a game between this number of seats.
fn analysis(seats: usize) -> Desk {
    let mut desk = results(Language::English, seats);
    desk.click("Analysis");
    desk
}

/// Whether any decision has been judged.
fn has_judged(desk: &Desk) -> bool {
    ["the best choice", "about equal", " ± "]
        .iter()
        .any(|verdict| desk.says(verdict))
}

/// Waits until the analysis has judged a decision.
fn wait_until_judged(desk: &mut Desk) {
    desk.wait_until("a decision is judged", has_judged);
}

#[test]
fn the_results_lead_to_the_decisions_of_each_player() {
    let mut desk = analysis(2);
    assert!(desk.says("decisions reviewed"));
    assert!(desk.says("Round 1: "));
    assert!(desk.says("Chart of the medals that each player could expect"));
    assert!(desk.says("Turning points of Ada"));
    desk.click("Decisions of: Grace");
    assert!(desk.says("Turning points of Grace"));
}

#[test]
fn the_analysis_speaks_german() {
    let mut desk = results(Language::German, 2);
    desk.click("Analyse");
    assert!(desk.says("Entscheidungen geprüft") && desk.says("Runde 1: noch nicht geprüft"));
    desk.press(Key::ArrowRight);
    assert!(desk.says("Gespielt: ") && desk.shows("Ab hier gegen Experten weiterspielen"));
}

#[test]
fn decisions_are_judged_one_after_the_other() {
    let mut desk = analysis(1);
    assert!(desk.says("not reviewed yet"));
    wait_until_judged(&mut desk);
}

#[test]
fn the_analysis_can_be_stopped_and_goes_on() {
    let mut desk = analysis(1);
    desk.click("Pause the analysis");
    assert!(desk.shows("Continue the analysis"));
    desk.press(Key::P);
    assert!(desk.shows("Pause the analysis"));
    desk.press(Key::Escape);
    assert!(desk.shows("Rematch"));
}

#[test]
fn a_decision_shows_the_board_as_it_was() {
    let mut desk = analysis(1);
    assert!(desk.says("Choose a round to see its decisions"));
    desk.press(Key::ArrowRight);
    assert!(desk.says("Played: "));
    desk.press(Key::ArrowRight);
    assert!(desk.says("Played: Place the tile"));
}

/// The names of the turning points, each with whether it is the selected one.
fn turning_points(desk: &Desk) -> Vec<(String, bool)> {
    let nodes = desk.window.root().children_recursive();
    let point = |node: egui_kittest::Node<'_>| {
        let name = node
            .accesskit_node()
            .label()
            .filter(|name| name.starts_with("Round") && !name.contains('±'))?;
        let (_, change) = name.split_once(": ")?;
        let is_point = change.starts_with(['+', '−']) && change.contains(" · ");
        Some((
            name.clone(),
            node.accesskit_node().toggled()? == egui::accesskit::Toggled::True,
        ))
        .filter(|_| is_point)
    };
    nodes.filter_map(point).collect()
}

/// Looks at each turning point of the selected player. Returns how many of them were decisions of that player, and how
/// many of others. A decision that was being judged when the analysis paused may still change the list: then it is
/// looked at anew.
fn look_at_turning_points(desk: &mut Desk) -> [usize; 2] {
    let mut points = turning_points(desk);
    let mut seen = [0, 0];
    let mut index = 0;
    while index < points.len() {
        let name = points[index].0.clone();
        desk.click(&name);
        let after = turning_points(desk);
        if !after
            .iter()
            .map(|(name, _)| name)
            .eq(points.iter().map(|(name, _)| name))
        {
            (points, seen, index) = (after, [0, 0], 0);
            continue;
        }
        let lit: Vec<bool> = after.into_iter().map(|(_, lit)| lit).collect();
        assert!(
            lit.iter()
                .enumerate()
                .all(|(other, lit)| *lit == (other == index)),
            "{name}: {lit:?}"
        );
        assert!(!name.contains("civ cards") || desk.says("Keep “"), "{name}");
        let decided = desk.says("Played: ");
        assert!(decided != desk.says("What mattered most: "), "{name}");
        seen[usize::from(!decided)] += 1;
        index += 1;
    }
    seen
}

#[test]
fn each_turning_point_leads_to_its_decision() {
    let mut seen = [0, 0];
    for players in [
        &["Ada", "Grace", "Hedy"][..],
        &["Ada", "Grace", "Hedy", "Joan", "Mae", "Rosa"],
    ] {
        let mut desk = analysis(players.len());
        desk.press(Key::P);
        for player in players {
            desk.click(&format!("Decisions of: {player}"));
            let here = look_at_turning_points(&mut desk);
            seen = [seen[0] + here[0], seen[1] + here[1]];
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn one_plays_on_from_a_decision_in_a_copy() {
    let mut desk = analysis(2);
    desk.press(Key::ArrowRight);
    desk.click("Play on from here against Expert");
    assert!(desk.says("A copy of the game continues"));
    desk.click("Play on");
    assert!(!desk.says("decisions reviewed"));
    assert!(desk.shows("Menu"));
}

#[test]
fn only_a_game_that_is_over_has_an_analysis() {
    let replay = |table: Table| {
        let mut desk = Desk::open(Language::English);
        let ctx = desk.window.ctx.clone();
        desk.window
            .state_mut()
            .apply(&ctx, Command::Show(Box::new(Replay::new(table))));
        desk.window.run();
        desk
    };
    let mut table = Table::new(Setup::standard(1, "begun")).expect("a valid setup");
    let seat = table.state().active().expect("somebody begins");
    let choice = table.state().legal(seat)[0];
    table.record(Action { seat, choice }).expect("legal");
    let mut desk = replay(table);
    desk.window.get_by_label("Analysis").click();
    desk.window.run();
    assert!(!desk.says("decisions reviewed"));
    let mut desk = replay(finished(1));
    desk.click("Analysis");
    assert!(desk.says("decisions reviewed"));
}

#[test]
fn what_was_found_out_is_kept() {
    let mut desk = Desk::open(Language::English);
    let ctx = desk.window.ctx.clone();
    let paths = Paths::inside(desk.folder.path());
    let open = |desk: &mut Desk| {
        let screen = Analysis::new(finished(1), &paths);
        desk.window
            .state_mut()
            .apply(&ctx, Command::Show(Box::new(screen)));
        desk.window.run();
    };
    open(&mut desk);
    wait_until_judged(&mut desk);
    desk.press(Key::Escape);
    open(&mut desk);
    assert!(has_judged(&desk));
}
