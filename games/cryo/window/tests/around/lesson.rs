//! The guided first game, from the shelf to the card that says that the player can play now.

use crate::around::Desk;
use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::text::Language;
use std::collections::BTreeSet;
use std::time::Duration;

/// The number of cards of the lesson.
const CARDS: usize = 19;

impl Desk {
    fn press(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run_steps(4);
    }

    /// Waits for something that is thought out beside the window, and returns it.
    fn wait_for<T>(&mut self, found: impl Fn(&Self) -> Option<T>) -> T {
        for _ in 0..600 {
            let now = found(self);
            // What has just come up finds its place.
            self.harness.run_steps(2);
            if let Some(found) = now {
                return found;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        unreachable!("it does not happen");
    }

    /// The names of all buttons.
    fn buttons(&self) -> Vec<String> {
        let all = self.harness.root().query_all_by_role(Role::Button);
        all.filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    /// Where everything with some of these words is.
    fn places(&self, words: &[&str]) -> Vec<Rect> {
        let found = words.iter();
        let found = found.flat_map(|words| self.harness.query_all_by_label_contains(words));
        found.map(|node| node.rect()).collect()
    }

    /// Whether a card lies beside one of the things that it speaks of, and over none of them.
    fn is_beside(&self, card: &str, things: &[&str]) -> bool {
        let (card, things) = (self.places(&[card])[0], self.places(things));
        let covers = things.iter().any(|thing| card.contains(thing.center()));
        let near = |thing: &Rect| card.expand(120.0).intersects(*thing);
        !covers && things.iter().any(near)
    }

    /// Asks for hints, and takes one. A hint without reasons has the same name as its answer.
    fn take_hint(&mut self) {
        let before = self.buttons();
        self.press(Key::H);
        let hint = self.wait_for(|desk| {
            let now = desk.buttons();
            let count = |all: &[String], name: &String| all.iter().filter(|it| *it == name).count();
            let mut names = now.iter();
            let hint = names.find(|name| count(&now, name) > count(&before, name));
            hint.cloned()
        });
        self.click_beginning(&hint);
    }
}

#[test]
fn the_lesson_tells_all_its_cards_in_a_few_turns() {
    let mut desk = Desk::open(Language::English);
    desk.click_beginning("Cryo: ");
    desk.click("Guided first game");
    let mut told = BTreeSet::new();
    let mut steps = 0;
    while !desk.says("You can play now") {
        let number = |card: &usize| desk.shows(&format!("{card} / {CARDS}"));
        told.extend((1..CARDS).filter(number));
        for (card, things) in [
            ("Put a drone on a free dock", &["(laboratory)"][..]),
            ("A loot gives you its reward", &[": sabotage", ": loot"]),
            ("Put each drone on a dock", &["dock 2: "]),
        ] {
            let lies = !desk.says(card) || desk.is_beside(card, things);
            assert!(
                lies,
                "{card} {:?} {:?}",
                desk.places(&[card]),
                desk.places(things)
            );
        }
        match desk.says("Got it") {
            true => desk.click("Got it"),
            false if desk.says("Tutor is thinking") => {
                desk.wait_for(|desk| (!desk.says("Tutor is thinking")).then_some(()));
            }
            false => desk.take_hint(),
        }
        steps += 1;
        assert!(steps < 400, "{told:?}");
    }
    // A hint launches before the card that says how.
    assert_eq!(told, (1..CARDS - 1).collect(), "each other card was told");
    desk.press(Key::Enter);
    assert!(!desk.says(&format!(" / {CARDS}")), "the game goes on");
}
