//! The bar at the bottom while the player at the screen is awaited, but looks at another planet.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::widgets::{Button, read_aloud};
use egui::{RichText, Ui};
use kit::devices::{Control, Keyboard, Saying};
use kit::theme::{Icon, heading, tokens};
use play::intent::Intent;

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
