//! Gamepads and the halves of the keyboard, as the window shows them.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use planet_unknown::app::devices::{Control, Direction, KeyHalf, PadButton, PadId};
use planet_unknown::app::text::Language;

use super::desk::Desk;
use super::pads::VirtualPads;

/// The page about devices, with gamepads that can be plugged in.
fn settings(language: Language, names: [&str; 2]) -> (Desk, VirtualPads) {
    let mut desk = Desk::open(language);
    let pads = VirtualPads::of(&mut desk);
    for name in names {
        // The page of settings may have to scroll first.
        desk.window.get_by_label(name).click_accesskit();
        desk.window.run();
    }
    (desk, pads)
}

#[test]
fn gamepads_are_listed_and_can_be_tried() {
    let (mut desk, pads) = settings(Language::English, ["Settings", "Set up"]);
    assert!(desk.says("No gamepad is connected"));
    pads.plug(PadId(0), "Xbox Series X Controller");
    pads.plug(PadId(1), "DualSense Wireless Controller");
    desk.window.run();
    assert!(desk.shows("Xbox controller 1") && desk.shows("PlayStation controller 2"));
    assert!(desk.shows("Press a button to try it"));
    pads.tap(PadId(0), PadButton::West);
    let stick = PadButton::LeftStick(Direction::Right);
    pads.press(PadId(1), stick);
    desk.window.run_steps(2);
    assert!(
        desk.shows("Stick L right"),
        "as it is called on the gamepad"
    );
    assert!(!desk.shows("Press a button to try it"));
    pads.release(PadId(1), stick);
    pads.unplug(PadId(0));
    desk.window.run();
    assert!(!desk.shows("Xbox controller 1") && desk.shows("PlayStation controller 2"));
}

#[test]
fn gamepads_are_named_in_german() {
    let (mut desk, pads) = settings(Language::German, ["Einstellungen", "Einrichten"]);
    pads.plug(PadId(2), "Nintendo Switch Pro Controller");
    desk.window.run();
    assert!(desk.shows("Switch-Controller 3"));
}

#[test]
fn a_key_can_be_changed_and_stays_so() {
    let (mut desk, _) = settings(Language::English, ["Settings", "Set up"]);
    desk.click("Flip the tile, Left half: F");
    assert!(
        desk.shows("Flip the tile, Left half: F"),
        "it waits for a key"
    );
    desk.press(Key::Num9);
    assert!(desk.shows("Flip the tile, Left half: 9"));
    desk.click("Flip the tile, Left half: 9");
    desk.press(Key::Escape);
    assert!(
        desk.shows("Flip the tile, Left half: 9"),
        "Escape keeps it, and the page"
    );
    let desk = desk.reopen();
    let controls = &desk.window.state().settings().controls;
    assert_eq!(
        controls.key(Key::Num9),
        Some((KeyHalf::Left, Control::Flip))
    );
    assert_eq!(controls.key(Key::F), None);
}

#[test]
fn a_key_in_use_is_refused_with_the_reason() {
    let (mut desk, _) = settings(Language::English, ["Settings", "Set up"]);
    desk.click("Turn clockwise, Right half: .");
    desk.press(Key::W);
    assert!(desk.says("W is in use already, in the left half: Move up."));
    assert!(desk.shows("Turn clockwise, Right half: ."));
    let controls = &desk.window.state().settings().controls;
    let up = Control::Move(Direction::Up);
    assert_eq!(controls.key(Key::W), Some((KeyHalf::Left, up)));
}

#[test]
fn a_gamepad_steers_the_menus() {
    let mut desk = Desk::open(Language::English);
    let pads = VirtualPads::of(&mut desk);
    let pad = PadId(0);
    pads.plug(pad, "");
    let mut seen = Vec::new();
    while desk.focused().as_deref() != Some("Settings") {
        pads.tap(pad, PadButton::Cross(Direction::Down));
        desk.window.run();
        seen.push(desk.focused());
        assert!(seen.len() < 20, "{seen:?}");
    }
    pads.tap(pad, PadButton::South);
    desk.window.run();
    assert!(desk.shows("Reduced motion"));
    pads.tap(pad, PadButton::East);
    desk.window.run();
    assert!(!desk.shows("Reduced motion"), "it led back");
}
