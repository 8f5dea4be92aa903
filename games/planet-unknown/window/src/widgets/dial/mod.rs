//! The space station: two rotating rings of six stacks, with the players around them.

mod layout;
mod names;
mod paint;
mod spin;
#[cfg(test)]
mod tests;

use egui::{CursorIcon, Id, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::t;
use crate::text::Speaks as _;
use kit::widgets::paint_badge;
use layout::DialLayout;
pub use names::depot_name;
use rules::station::DEPOTS;
use rules::{GameState, Ring, Setup};
use spin::Spin;

/// A stack of the station.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DialSpot {
    /// The ring.
    pub ring: Ring,
    /// The depot, 0–5.
    pub depot: u8,
}

/// A station to paint.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, setup: &rules::Setup, state: &rules::GameState) {
/// use planet_unknown_window::widgets::dial::DialView;
/// let shown = DialView::new(setup, state).turnable(true).show(ui, 300.0);
/// if let Some(rotation) = shown.released {
///     // The commander let go of the dial: the station would be turned so far.
/// }
/// # }
/// ```
#[must_use = "the station is not painted until it is shown"]
#[derive(Debug, Clone)]
pub struct DialView<'a> {
    setup: &'a Setup,
    state: &'a GameState,
    id: Option<Id>,
    turnable: bool,
    front: u8,
    selected: Option<DialSpot>,
    hints: &'a [(u8, u8, bool)],
}

/// The player's input on the station.
#[derive(Debug, Clone)]
pub struct DialResponse {
    /// The response of the whole dial, which can be dragged.
    pub response: Response,
    /// The stack under the pointer or with the keyboard focus.
    pub hovered: Option<DialSpot>,
    /// The stack that the player begins to drag out of a dial that cannot be turned, with its response.
    pub dragged: Option<(DialSpot, Response)>,
    /// The stack that was clicked.
    pub clicked: Option<DialSpot>,
    /// The rotation (0–5) to which the dial would snap if it were released now, while it is being dragged.
    pub proposed: Option<u8>,
    /// The rotation (0–5) to which the dial snaps, if it has just been released.
    pub released: Option<u8>,
}

impl<'a> DialView<'a> {
    /// Returns the station of a game, with the players around it.
    pub fn new(setup: &'a Setup, state: &'a GameState) -> Self {
        Self {
            setup,
            state,
            id: None,
            turnable: false,
            front: 0,
            selected: None,
            hints: &[],
        }
    }

    kit::setters! {
        /// Sets the id of the dial, by which it can be given the keyboard focus.
        id: Option<Id>,
        /// Sets whether the dial can be dragged.
        turnable: bool,
        /// Sets the position that is drawn at the bottom.
        front: u8,
        /// Sets the stack that is picked.
        selected: Option<DialSpot>,
        /// Sets the options of a hint: for each, its depot, its number, and whether the player has selected it.
        hints: &'a [(u8, u8, bool)],
    }

    /// Paints the dial with an edge of `size` points and returns the player's input on it.
    pub fn show(self, ui: &mut Ui, size: f32) -> DialResponse {
        let (rect, place) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
        let id = self.id.unwrap_or(place.id.with("dial"));
        let sense = if self.turnable {
            Sense::drag()
        } else {
            Sense::focusable_noninteractive()
        };
        let response = ui.interact(rect, id, sense);
        self.describe(ui, &response);
        let rotation = self.state.station.rotation;
        let mut spin = Spin::load(ui.ctx(), id, rotation);
        let (proposed, released) = spin.drive(&response, rect.center(), rotation);
        let layout = DialLayout::new(rect, self.front, spin.angle);
        spin.store(ui.ctx(), id);
        let mut shown = DialResponse {
            response,
            hovered: None,
            dragged: None,
            clicked: None,
            proposed,
            released,
        };
        self.depots(ui, &layout, &mut shown);
        if ui.is_rect_visible(rect) {
            paint::paint(&self, ui, &layout, &shown);
            self.paint_hints(ui, &layout);
        }
        shown
    }

    fn describe(&self, ui: &Ui, response: &Response) {
        let language = ui.language();
        let role = if self.turnable {
            Role::Slider
        } else {
            Role::Group
        };
        let rotation = self.state.station.rotation;
        response
            .widget_info(|| WidgetInfo::labeled(role, true, t!(language, "dial-name", rotation)));
        if self.turnable && response.hovered() {
            ui.set_cursor_icon(if response.dragged() {
                CursorIcon::Grabbing
            } else {
                CursorIcon::Grab
            });
        }
    }

    /// Makes every stack a node.
    fn depots(&self, ui: &Ui, layout: &DialLayout, shown: &mut DialResponse) {
        let language = ui.language();
        let sense = if self.turnable {
            Sense::click()
        } else {
            Sense::click_and_drag()
        };
        for spot in spots() {
            let target = layout.target(spot);
            let node = ui.interact(target, shown.response.id.with(spot), sense);
            let selected = self.selected == Some(spot);
            let name = || depot_name(language, self.setup, self.state, spot);
            node.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, name()));
            let counted = || ui.rect_contains_pointer(layout.count_rect(spot));
            if node.contains_pointer() || counted() || (node.has_focus() && shown.hovered.is_none())
            {
                shown.hovered = Some(spot);
            }
            if node.clicked() {
                shown.clicked = Some(spot);
            }
            if node.drag_started() && !self.turnable {
                shown.dragged = Some((spot, node));
            }
        }
    }

    /// Paints the options of a hint, at the outer edges of their depots.
    fn paint_hints(&self, ui: &Ui, layout: &DialLayout) {
        for (depot, number, shown) in self.hints {
            let rect = layout.target(DialSpot {
                ring: Ring::Outer,
                depot: *depot,
            });
            let radius = (0.2 * rect.width()).clamp(6.0, 11.0);
            let place = rect.right_top() + Vec2::new(-radius, radius);
            paint_badge(ui.painter(), place, radius, *number, *shown);
        }
    }
}

/// All twelve stacks.
fn spots() -> impl Iterator<Item = DialSpot> {
    Ring::ALL
        .into_iter()
        .flat_map(|ring| (0..DEPOTS).map(move |depot| DialSpot { ring, depot }))
}
