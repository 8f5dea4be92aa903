//! What the bar at the bottom says before any question: that the game waits for somebody who looks elsewhere, that others
//! look away first, or that the end of the turn would waste something.

use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, read_aloud};
use egui::{RichText, Ui};
use kit::devices::{Control, Keyboard, Saying};
use kit::theme::{Icon, heading, tokens};
use play::intent::{Intent, Waste};

/// Tells a player who looks at another planet that the game waits for them.
pub(super) fn elsewhere_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let name = scene.name(scene.seat.shown());
    let text = [
        t!(ui, "table-ask-looking", name),
        t!(ui, "table-ask-awaited"),
    ];
    let text = RichText::new(text.join(" ")).font(heading(tokens().text.lead));
    read_aloud(&ui.label(text));
    let back = Button::new(t!(ui, "table-look-back"))
        .name(t!(ui, "table-look-back-awaited"))
        .icon(Icon::Back)
        .key(Keyboard::Table.name(Saying::Control(Control::Back)))
        .primary();
    scene.button(ui, back, Intent::LookAt(None));
}

/// Draws the request to look away before somebody chooses among secret cards, and the button that turns them up.
pub(super) fn covered_ui(ui: &mut Ui, scene: &mut Scene<'_>, roomy: bool) {
    let name = scene.name(scene.seat.id());
    let text = &tokens().text;
    let size = if roomy { text.lead } else { text.body };
    let text = t!(ui, "sharing-covered", name = &name);
    ui.label(RichText::new(text).font(heading(size)));
    let button = Button::new(t!(ui, "sharing-turn-up", name))
        .icon(Icon::Eye)
        .cap(scene.cap(Control::Peek))
        .primary();
    // The button takes no focus: Enter, pressed once too often, must not show secrets.
    scene.button(ui, button, Intent::TurnUp);
}

/// Draws what would go to waste, and the buttons that end the turn all the same or go on with it. Where only one board is on
/// show, a dialog asks.
pub(super) fn waste_ui(ui: &mut Ui, scene: &mut Scene<'_>, waste: &Waste) {
    let words = RichText::new(wasted(ui, waste).join(" "));
    ui.label(words.font(heading(tokens().text.body)));
    ui.horizontal_wrapped(|ui| {
        let back = Button::new(t!(ui, "table-waste-back"))
            .cap(scene.cap(Control::Back))
            .primary();
        scene.button(ui, back, Signal::KeepTurn);
        let end = Button::new(t!(ui, "table-waste-end"))
            .icon(Icon::Turn)
            .cap(scene.cap(Control::EndTurn));
        scene.button(ui, end, Intent::EndTurn { sure: true });
    });
}

/// What would go to waste at the end of the turn, in sentences.
pub fn wasted(ui: &Ui, waste: &Waste) -> Vec<String> {
    let steps = waste.movement;
    let movement = (steps > 0).then(|| t!(ui, "table-waste-movement", steps));
    let effects = waste.optional.iter().map(|effect| {
        let effect = describe::effect(ui, *effect);
        t!(ui, "table-waste-effect", effect)
    });
    movement.into_iter().chain(effects).collect()
}
