//! Buttons.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    Widget, WidgetInfo, vec2,
};

use super::canvas::Canvas;
use super::cap::{Cap, CapLayout};
use super::help::explain_refusal;
use super::input::take_focus;
use crate::art::Drawing;
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
    icon: Option<Icon>,
    drawing: Option<Drawing>,
    cap: Option<Cap>,
    refusal: Option<String>,
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
            icon: Some(icon),
            icon_only: true,
            ..Self::new(name)
        }
    }

    /// Puts an icon in front of the label.
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Shows which key does the same, if any has a name. Handle the key with [`pressed`](super::pressed).
    pub fn key(self, key: impl Into<Cap>) -> Self {
        let cap = key.into();
        let has_name = cap.key() != Some("");
        self.cap(has_name.then_some(cap))
    }

    setters! {
        /// Puts a drawing in its own colours in front of the label, if any.
        drawing: Option<Drawing>,
        /// Shows which key or button of a gamepad does the same, if any.
        cap: Option<Cap>,
        /// Makes the button small, for one among many.
        compact: bool,
        /// Shows the button as chosen.
        selected: bool,
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

    /// Sets the reason why the button is refused, if any. It then cannot be clicked, and its tooltip says why.
    pub fn refused(mut self, reason: Option<String>) -> Self {
        self.refusal = reason;
        self
    }

    /// The width of the button in a row with enough room.
    pub fn width(&self, ui: &Ui) -> f32 {
        self.size(ui, &self.layout(ui, f32::INFINITY)).x
    }

    fn height(&self) -> f32 {
        let shape = &tokens().shape;
        match (self.large, self.compact) {
            (true, _) => shape.control_large,
            (false, true) => shape.control * 0.75,
            (false, false) => shape.control,
        }
    }

    /// The room between the border and the contents at the left and at the right, in points.
    fn padding(&self) -> f32 {
        let space = &tokens().space;
        match (self.large, self.compact) {
            (true, _) => space.l,
            (false, true) => space.s,
            (false, false) => space.m,
        }
    }

    /// Measures the button with a width of at most `most`.
    fn layout(&self, ui: &Ui, most: f32) -> ButtonLayout {
        let (text, space) = (&tokens().text, &tokens().space);
        let size = match (self.large, self.compact) {
            (true, _) => text.lead,
            (false, true) => text.small,
            (false, false) => text.body,
        };
        let has_picture = self.icon.is_some() || self.drawing.is_some();
        let icon = match (has_picture, self.large) {
            (false, _) => 0.0,
            (true, false) => tokens().shape.icon,
            (true, true) => tokens().shape.icon_large,
        };
        let gap = if has_picture { space.s } else { 0.0 };
        let padding = self.padding();
        let shown = |cap: &&Cap| !self.icon_only || cap.is_always_shown();
        let cap = self.cap.as_ref().filter(shown).map(|cap| cap.layout(ui));
        let cap_room = cap.as_ref().map_or(0.0, |cap| cap.size().x + space.s);
        let room = most - 2.0 * padding - icon - gap - cap_room;
        let label = if self.icon_only { "" } else { &self.label };
        ButtonLayout {
            label: lay_out(ui, label, strong(size), room.max(size * 4.0)),
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
        let layout = self.layout(ui, row.width());
        if self.size(ui, &layout).x > row.right() - ui.cursor().left() {
            ui.end_row();
        }
    }

    fn size(&self, ui: &Ui, layout: &ButtonLayout) -> Vec2 {
        if self.icon_only {
            return vec2(self.height() + layout.cap_room, self.height());
        }
        let around = match self.compact {
            true => tokens().space.xs,
            false => tokens().space.s,
        };
        let height = self.height().max(layout.label.size().y + 2.0 * around);
        let width = if self.wide {
            ui.available_width()
        } else {
            layout.natural_width()
        };
        vec2(width, height)
    }

    fn colors(&self, ui: &Ui, response: &Response) -> Colors {
        let color = &tokens().color;
        let glow = motion::hover(ui, response);
        let held = response.is_pointer_button_down_on();
        let mix = |from: Color32, to: Color32| from.lerp_to_gamma(to, glow);
        let mut colors = match self.weight {
            Weight::Primary if held => {
                Colors::of(color.accent_pressed, Color32::TRANSPARENT, color.on_accent)
            }
            Weight::Primary => Colors::of(
                mix(color.accent, color.accent_hover),
                Color32::TRANSPARENT,
                color.on_accent,
            ),
            _ if held => Colors::of(color.pressed, color.accent, color.text),
            Weight::Normal => Colors::of(
                mix(color.raised, color.hover),
                mix(color.line_strong, color.accent),
                color.text,
            ),
            Weight::Quiet => Colors::of(
                mix(Color32::TRANSPARENT, color.hover),
                Color32::TRANSPARENT,
                mix(color.text_dim, color.text),
            ),
        };
        if self.selected {
            colors = Colors::of(color.pressed, color.accent, color.text);
        }
        colors
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response, layout: ButtonLayout) {
        let colors = self.colors(ui, response);
        let painter = ui.painter();
        let corners = CornerRadius::same(tokens().shape.radius as u8);
        let border = Stroke::new(tokens().shape.border, colors.border);
        painter.rect(rect, corners, colors.fill, border, StrokeKind::Inside);
        let used = if self.wide {
            rect.width()
        } else {
            layout.natural_width()
        };
        let mut x = rect.center().x - used / 2.0 + layout.padding;
        if let Some(icon) = self.icon {
            let center = if self.icon_only {
                rect.center().x - layout.cap_room / 2.0
            } else {
                x + layout.icon / 2.0
            };
            let place = Rect::from_center_size(
                egui::pos2(center, rect.center().y),
                Vec2::splat(layout.icon),
            );
            icon.paint(painter, place, colors.text);
        }
        if let Some(drawing) = self.drawing {
            let center = egui::pos2(x + layout.icon / 2.0, rect.center().y);
            let mut canvas = Canvas::new(ui.ctx(), layout.icon);
            canvas.art(drawing, center, layout.icon);
            canvas.paint(painter);
        }
        x += layout.icon + layout.gap;
        let top = rect.center().y - layout.label.size().y / 2.0;
        painter.galley(egui::pos2(x, top), layout.label, colors.text);
        if let Some(cap) = layout.cap {
            let padding = if self.icon_only {
                tokens().space.s
            } else {
                layout.padding
            };
            let right = rect.right() - padding;
            let place = rect.with_min_x(right - cap.size().x).with_max_x(right);
            cap.paint(ui, place, colors.text);
        }
    }

    /// Adds the tooltip: the name of the button, its key, and why it is not available.
    fn explain(&self, ui: &Ui, response: Response) -> Response {
        if let Some(reason) = &self.refusal {
            explain_refusal(&response, |ui| {
                ui.label(reason);
            });
            return response;
        }
        if !self.icon_only {
            return response;
        }
        match &self.cap {
            Some(cap) => {
                let cap = cap.name(ui);
                response.on_hover_text(format!("{} ({cap})", self.label))
            }
            None => response.on_hover_text(&self.label),
        }
    }

    fn describe(&self, response: &Response) {
        let name = self.name.as_ref().unwrap_or(&self.label);
        let enabled = self.refusal.is_none() && response.enabled();
        response.widget_info(|| match self.selected {
            true => WidgetInfo::selected(Role::Button, enabled, true, name),
            false => WidgetInfo::labeled(Role::Button, enabled, name),
        });
        response.ctx.accesskit_node_builder(response.id, |node| {
            if let Some(reason) = &self.refusal {
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
        ui.add_enabled_ui(self.refusal.is_none(), |ui| {
            let layout = self.layout(ui, ui.available_width());
            let (rect, response) = ui.allocate_exact_size(self.size(ui, &layout), Sense::click());
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
    label: Arc<Galley>,
    cap: Option<CapLayout>,
    cap_room: f32,
    icon: f32,
    gap: f32,
    padding: f32,
}

impl ButtonLayout {
    fn natural_width(&self) -> f32 {
        2.0 * self.padding + self.icon + self.gap + self.label.size().x + self.cap_room
    }
}

struct Colors {
    fill: Color32,
    border: Color32,
    text: Color32,
}

impl Colors {
    fn of(fill: Color32, border: Color32, text: Color32) -> Self {
        Self { fill, border, text }
    }
}

fn lay_out(ui: &Ui, text: &str, font: egui::FontId, width: f32) -> Arc<Galley> {
    ui.painter()
        .layout(text.to_owned(), font, Color32::PLACEHOLDER, width)
}
