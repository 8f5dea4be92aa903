//! Who plays a seat: a person or a bot of some strength, and its name.

use egui::{Align2, Popup, PopupCloseBehavior, Response, Ui, vec2};

use crate::scripts::field;

use super::{Button, named};
use crate::t;
use crate::text;
use crate::theme::{Icon, tokens};
use table::{Level, MAX_NAME, Player};

/// Width of the button that says who plays, in points.
pub const WHO_PLAYS: f32 = 132.0;

/// Who plays seat `number`, from 1; a click offers a person and bots of these levels. Gives the one that was chosen.
pub fn player_choice(
    ui: &mut Ui,
    number: usize,
    player: Player,
    levels: &[Level],
) -> Option<Player> {
    let label = text::player(ui, player);
    let name = t!(ui, "players-seat", number = number, player = label.clone());
    let size = vec2(WHO_PLAYS, tokens().shape.control);
    let button = Button::new(label).name(name).icon(player_icon(player));
    let button = ui.allocate_ui(size, |ui| ui.add(button.wide())).inner;
    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClick);
    let chosen = popup.show(|ui| {
        ui.set_width(2.0 * WHO_PLAYS);
        let bots = levels.iter().copied().map(Player::Bot);
        std::iter::once(Player::Person)
            .chain(bots)
            .filter(|choice| option_ui(ui, number, *choice, *choice == player))
            .last()
    });
    // A press on the dialog raises it above a list that was open before.
    if let Some(shown) = &chosen {
        ui.ctx().move_to_top(shown.response.layer_id);
    }
    chosen.and_then(|shown| shown.inner)
}

/// One who could play a seat; gives whether it was clicked.
fn option_ui(ui: &mut Ui, number: usize, player: Player, selected: bool) -> bool {
    let name = text::player(ui, player);
    let label = format!("{name}\n{}", text::player_hint(ui, player));
    let name = t!(ui, "players-seat-option", number, player = name);
    let button = Button::new(label).name(name).icon(player_icon(player));
    ui.add(button.wide().selected(selected)).clicked()
}

/// The sign of a person or a bot.
const fn player_icon(player: Player) -> Icon {
    match player {
        Player::Person => Icon::Person,
        Player::Bot(_) => Icon::Bot,
    }
}

/// A field of some width for the name of a player. `label` is its name; `hint` stands in it while it is empty.
pub fn name_field(
    ui: &mut Ui,
    label: String,
    hint: String,
    name: &mut String,
    width: f32,
) -> Response {
    let edit = field(name)
        .hint_text(hint)
        .char_limit(MAX_NAME)
        .align(Align2::LEFT_CENTER)
        .margin(vec2(tokens().space.m, tokens().space.s))
        .desired_width(width - 2.0 * tokens().space.m);
    let response = ui.add(edit);
    named(&response, label);
    response
}
