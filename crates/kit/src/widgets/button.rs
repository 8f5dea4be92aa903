//! Buttons.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    Widget, WidgetInfo, pos2, vec2,
};

use super::canvas::Canvas;
use super::cap::{Cap, CapLayout};
use super::help::{explain_refusal, hover};
use super::input::take_focus;
use crate::art::{Drawing, Picture};
use crate::theme::motion;
use crate::theme::{Icon, strong, tokens};

/// The prominence of a button.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Weight {
    /// The next thing to do; at most one is visible.
    Primary,
    /// One of several actions.
    #[default]
    Normal,
    /// An occasional action.
    Quiet,
}

/// A button with a label and optionally an icon, a key and a reason why it is not available.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui) {
/// use kit::theme::Icon;
/// use kit::widgets::Button;
/// if ui.add(Button::new("Play").icon(Icon::Play).key("P").primary()).clicked() {
///     // …
/// }
/// # }
/// ```
#[must_use = "a button does nothing until it is added to a Ui"]
#[derive(Debug, Clone, Default)]
pub struct Button {
    label: String,
    name: Option<String>,
    picture: Option<Picture>,
    cap: Option<Cap>,
    refused: Option<String>,
    weight: Weight,
    large: bool,
    compact: bool,
    wide: bool,
    selected: bool,
    icon_only: bool,
}

impl Button {
    /// Returns a button with a label, which is also its name.
    pub fn new(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            ..Self::default()
        }
    }

    /// Returns a square button that shows only an icon; its name appears when the pointer rests on it.
    pub fn icon_only(icon: Icon, name: impl Into<String>) -> Self {
        Self {
            picture: Some(icon.into()),
            icon_only: true,
            ..Self::new(name)
        }
    }

    /// Puts an icon in front of the label.
    pub fn icon(mut self, icon: Icon) -> Self {
        self.picture = Some(icon.into());
        self
    }

    /// Puts a drawing in its own colours in front of the label, if any.
    pub fn drawing(mut self, drawing: Option<Drawing>) -> Self {
        self.picture = drawing.map(Picture::from);
        self
    }

    /// Shows which key does the same, if any has a name. Handle the key with [`pressed`](super::pressed).
    pub fn key(self, key: impl Into<Cap>) -> Self {
        let cap = key.into();
        let has_name = cap.key() != Some("");
        self.cap(has_name.then_some(cap))
    }

    setters! {
        /// Shows which key or button of a gamepad does the same, if any.
        cap: Option<Cap>,
        /// Makes the button small, for one among many.
        compact: bool,
        /// Shows the button as chosen.
        selected: bool,
        /// Sets the reason why the button is refused, if any. It then cannot be clicked, and its tooltip says why.
        refused: Option<String>,
    }

    /// Sets a name for assistive technology that says more than the label.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Makes this the primary button, which says what to do next. Enter presses that of a dialog.
    pub fn primary(mut self) -> Self {
        self.weight = Weight::Primary;
        self
    }

    /// Makes this a button without a background, for occasional actions.
    pub fn quiet(mut self) -> Self {
        self.weight = Weight::Quiet;
        self
    }

    /// Makes the button large.
    pub fn large(mut self) -> Self {
        self.large = true;
        self
    }

    /// Makes the button as wide as its place, with the label on the left.
    pub fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    /// The width of the button in a row with enough room.
    pub fn width(&self, ui: &Ui) -> f32 {
        self.layout(ui, f32::INFINITY).size.x
    }

    /// The height, the room at the left and at the right of the contents, the room above and below the label, and the size of
    /// its font, in points.
    fn measures(&self) -> [f32; 4] {
        let (shape, space, text) = (&tokens().shape, &tokens().space, &tokens().text);
        match (self.large, self.compact) {
            (true, true) => [shape.control_large, space.l, space.xs, text.lead],
            (true, false) => [shape.control_large, space.l, space.s, text.lead],
            (false, true) => [shape.control * 0.75, space.s, space.xs, text.small],
            (false, false) => [shape.control, space.m, space.s, text.body],
        }
    }

    /// Measures the button with a width of at most `most`.
    fn layout(&self, ui: &Ui, most: f32) -> ButtonLayout {
        let (shape, space) = (&tokens().shape, &tokens().space);
        let [height, padding, around, font] = self.measures();
        let (icon, gap) = match (self.picture, self.large) {
            (None, _) => (0.0, 0.0),
            (Some(_), false) => (shape.icon, space.s),
            (Some(_), true) => (shape.icon_large, space.s),
        };
        let shown = |cap: &&Cap| !self.icon_only || cap.is_always_shown();
        let cap = self.cap.as_ref().filter(shown).map(|cap| cap.layout(ui));
        let cap_room = cap.as_ref().map_or(0.0, |cap| cap.size().x + space.s);
        let room = (most - 2.0 * padding - icon - gap - cap_room).max(font * 4.0);
        let label = if self.icon_only { "" } else { &self.label };
        let (font, ink) = (strong(font), Color32::PLACEHOLDER);
        let label = ui.painter().layout(label.to_owned(), font, ink, room);
        let natural = 2.0 * padding + icon + gap + label.size().x + cap_room;
        let needed = height.max(label.size().y + 2.0 * around);
        ButtonLayout {
            size: match (self.icon_only, self.wide) {
                (true, _) => vec2(height + cap_room, height),
                (false, true) => vec2(ui.available_width(), needed),
                (false, false) => vec2(natural, needed),
            },
            label,
            cap,
            cap_room,
            icon,
            gap,
            padding,
        }
    }

    /// Begins the next line of a wrapping row if the button does not fit, instead of wrapping its label.
    fn wrap(&self, ui: &mut Ui) {
        let row = ui.max_rect();
        let fresh = ui.cursor().left() <= row.left() + 1.0;
        if !ui.layout().is_horizontal() || !ui.layout().main_wrap || fresh {
            return;
        }
        if self.layout(ui, row.width()).size.x > row.right() - ui.cursor().left() {
            ui.end_row();
        }
    }

    /// The colours of the ground, the border and the label.
    fn colors(&self, ui: &Ui, response: &Response) -> [Color32; 3] {
        let (color, clear) = (&tokens().color, Color32::TRANSPARENT);
        let glow = motion::hover(ui, response);
        let held = response.is_pointer_button_down_on();
        let mix = |from: Color32, to: Color32| from.lerp_to_gamma(to, glow);
        match self.weight {
            _ if self.selected => [color.pressed, color.accent, color.text],
            Weight::Primary if held => [color.accent_pressed, clear, color.on_accent],
            Weight::Primary => {
                let fill = mix(color.accent, color.accent_hover);
                [fill, clear, color.on_accent]
            }
            _ if held => [color.pressed, color.accent, color.text],
            Weight::Normal => {
                let border = mix(color.line_strong, color.accent);
                [mix(color.raised, color.hover), border, color.text]
            }
            Weight::Quiet => {
                let ink = mix(color.text_dim, color.text);
                [mix(clear, color.hover), clear, ink]
            }
        }
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response, layout: ButtonLayout) {
        let [fill, border, ink] = self.colors(ui, response);
        let (painter, middle) = (ui.painter(), rect.center());
        let corners = CornerRadius::same(tokens().shape.radius as u8);
        let border = Stroke::new(tokens().shape.border, border);
        painter.rect(rect, corners, fill, border, StrokeKind::Inside);
        let left = middle.x - layout.size.x / 2.0 + layout.padding;
        let picture = match self.icon_only {
            true => middle.x - layout.cap_room / 2.0,
            false => left + layout.icon / 2.0,
        };
        let picture = pos2(picture, middle.y);
        match self.picture {
            Some(Picture::Icon(icon)) => {
                let place = Rect::from_center_size(picture, Vec2::splat(layout.icon));
                icon.paint(painter, place, ink);
            }
            Some(Picture::Drawing(drawing)) => {
                let mut canvas = Canvas::new(ui.ctx(), layout.icon);
                canvas.art(drawing, picture, layout.icon);
                canvas.paint(painter);
            }
            None => {}
        }
        let left = left + layout.icon + layout.gap;
        let top = middle.y - layout.label.size().y / 2.0;
        painter.galley(pos2(left, top), layout.label, ink);
        if let Some(cap) = layout.cap {
            let padding = match self.icon_only {
                true => tokens().space.s,
                false => layout.padding,
            };
            let right = rect.right() - padding;
            let place = rect.with_min_x(right - cap.size().x).with_max_x(right);
            cap.paint(ui, place, ink);
        }
    }

    /// Adds the tooltip: the name of the button, its key, and why it is not available.
    fn explain(&self, ui: &Ui, response: Response) -> Response {
        if let Some(reason) = &self.refused {
            explain_refusal(&response, |ui| {
                ui.label(reason);
            });
            return response;
        }
        match &self.cap {
            _ if !self.icon_only => response,
            Some(cap) => hover(response, || format!("{} ({})", self.label, cap.name(ui))),
            None => hover(response, || self.label.clone()),
        }
    }

    fn describe(&self, response: &Response) {
        let name = self.name.as_ref().unwrap_or(&self.label);
        let enabled = self.refused.is_none() && response.enabled();
        response.widget_info(|| match self.selected {
            true => WidgetInfo::selected(Role::Button, enabled, true, name),
            false => WidgetInfo::labeled(Role::Button, enabled, name),
        });
        response.ctx.accesskit_node_builder(response.id, |node| {
            if let Some(reason) = &self.refused {
                node.set_description(reason.as_str());
            }
            if let Some(key) = self.cap.as_ref().and_then(Cap::key) {
                node.set_keyboard_shortcut(key);
            }
        });
    }
}

impl Widget for Button {
    fn ui(self, ui: &mut Ui) -> Response {
        self.wrap(ui);
        ui.add_enabled_ui(self.refused.is_none(), |ui| {
            let layout = self.layout(ui, ui.available_width());
            let (rect, response) = ui.allocate_exact_size(layout.size, Sense::click());
            self.describe(&response);
            if self.weight == Weight::Primary {
                take_focus(ui, &response);
            }
            if response.gained_focus() {
                // Players who step through a list with the keyboard see the item with the focus.
                response.scroll_to_me(None);
            }
            if ui.is_rect_visible(rect) {
                self.paint(ui, rect, &response, layout);
            }
            self.explain(ui, response)
        })
        .inner
    }
}

/// Draws a square button that shows only an icon; its name appears when the pointer rests on it.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: impl Into<String>) -> Response {
    ui.add(Button::icon_only(icon, name).quiet())
}

/// The measured parts of a button.
struct ButtonLayout {
    size: Vec2,
    label: Arc<Galley>,
    cap: Option<CapLayout>,
    cap_room: f32,
    icon: f32,
    gap: f32,
    padding: f32,
}
