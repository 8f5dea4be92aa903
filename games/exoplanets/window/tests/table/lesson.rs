//! The guided first game, played to the card that says that the player can play now.

use super::answer;
use super::desk::{Desk, game, settings, with_bots};
use table::Secrets;

#[test]
fn the_lesson_tells_all_its_cards_in_three_turns() {
    let table = with_bots(game(2, "first steps"), 1);
    let mut desk = Desk::open(table, settings(Secrets::FaceDown));
    let mut told = Vec::new();
    let mut steps = 0;
    while !desk.says("You can play now") {
        told.extend(
            (1..16)
                .rev()
                .find(|card| desk.says(&format!("{card} / 16"))),
        );
        match desk.says("Got it") {
            true => desk.click("Got it"),
            false if desk.says("Tutor is thinking") => {
                desk.wait_until("the person", |desk| !desk.says("Tutor is thinking"))
            }
            false => answer(&mut desk),
        }
        steps += 1;
        assert!(steps < 80, "{told:?}");
    }
    assert!(told.is_sorted(), "the counter never goes back: {told:?}");
    told.dedup();
    assert!(
        told.into_iter().eq(1..16),
        "each card but the last was told before"
    );
    desk.press(egui::Key::Enter);
    assert!(!desk.says(" / 16"));
    assert!(desk.says("Phase 2"), "the game goes on");
}
