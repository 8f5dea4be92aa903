//! Pictures of a rule book.

use egui::load::SizedTexture;
use egui::{
    Align, Id, Image, Label, Layout, Rect, Response, Role, Sense, TextureHandle, TextureOptions,
    Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use crate::theme::{body, draw, rich, tokens};

/// Draws a picture into a place.
type Paint = Box<dyn Fn(&mut Ui, Rect)>;

/// A picture of a rule book: painted by the widgets of a game, or drawn.
pub struct Figure {
    /// The ideal size, in points.
    size: Vec2,
    /// The height in less room, of the ideal size and the width; `None` if the picture keeps its shape.
    height: Option<fn(Vec2, f32) -> f32>,
    is_captioned: bool,
    paint: Paint,
}

impl Figure {
    /// Returns a picture of an ideal size in points. In less room it is smaller and keeps its shape.
    pub fn new(size: Vec2, paint: impl Fn(&mut Ui, Rect) + 'static) -> Self {
        Self {
            size,
            height: None,
            is_captioned: true,
            paint: Box::new(paint),
        }
    }

    /// Returns a picture that is drawn from SVG, in the size in which it is shown. No other picture has its name.
    pub fn drawn(name: &'static str, size: Vec2, svg: &'static [u8]) -> Self {
        Self::new(size, move |ui, rect| {
            if let Some(texture) = kept(ui, name, svg, rect.size()) {
                Image::new(SizedTexture::from_handle(&texture)).paint_at(ui, rect);
            }
        })
    }

    /// Gives it another height in less room: that of its ideal size and the width.
    #[must_use]
    pub fn with_height(mut self, height: fn(Vec2, f32) -> f32) -> Self {
        self.height = Some(height);
        self
    }

    /// Leaves out its caption, because the heading above says the same.
    #[must_use]
    pub fn without_caption(mut self) -> Self {
        self.is_captioned = false;
        self
    }

    /// Draws it in the middle of the available width. It takes no input and has no accessible name.
    pub fn ui(&self, ui: &mut Ui) -> Response {
        let width = ui.available_width();
        let size = self.size_in(width);
        let (row, response) = ui.allocate_exact_size(vec2(width, size.y), Sense::hover());
        if ui.is_rect_visible(row) {
            let rect = Rect::from_center_size(row.center(), size);
            let mut inner = ui.new_child(UiBuilder::new().id_salt(response.id).max_rect(rect));
            // It takes no input, but does not look disabled.
            inner.visuals_mut().disabled_alpha = 1.0;
            inner.disable();
            (self.paint)(&mut inner, rect);
        }
        response
    }

    /// Draws it above its caption, which is also its accessible name.
    pub fn captioned_ui(&self, ui: &mut Ui, caption: &str) {
        self.ui(ui)
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, caption));
        if !self.is_captioned {
            return;
        }
        let width = ui.available_width();
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.set_max_width(width);
            let caption = rich(caption, body(tokens().text.small), tokens().color.text_dim);
            ui.add(Label::new(caption).wrap());
        });
    }

    /// Its size in points at an available width.
    fn size_in(&self, width: f32) -> Vec2 {
        match self.height {
            _ if width >= self.size.x => self.size,
            Some(height) => vec2(width, height(self.size, width)),
            None => (self.size * (width / self.size.x)).floor(),
        }
    }
}

/// A drawing in this size, drawn again when it is shown larger.
fn kept(ui: &Ui, name: &str, svg: &[u8], size: Vec2) -> Option<TextureHandle> {
    let id = Id::unique("figure").with(name);
    let pixels = (size * ui.pixels_per_point()).ceil();
    let known: Option<TextureHandle> = ui.data(|data| data.get_temp(id));
    if let Some(known) = known.filter(|known| known.size_vec2().x >= pixels.x) {
        return Some(known);
    }
    let drawn = texture(ui, name, svg, pixels)?;
    ui.data_mut(|data| data.insert_temp(id, drawn.clone()));
    Some(drawn)
}

/// A drawing with so many pixels.
pub(crate) fn texture(ui: &Ui, name: &str, svg: &[u8], pixels: Vec2) -> Option<TextureHandle> {
    let drawn = draw(svg, [pixels.x.ceil() as u32, pixels.y.ceil() as u32]);
    let drawn =
        drawn.inspect_err(|error| log::error!("the drawing {name} cannot be drawn: {error}"));
    let options = TextureOptions::LINEAR;
    Some(ui.ctx().load_texture(name, drawn.ok()?, options))
}

#[cfg(test)]
mod tests {
    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::*;

    fn figure() -> Figure {
        Figure::new(vec2(300.0, 150.0), |_, _| {})
    }

    #[test]
    fn a_picture_keeps_its_shape_in_less_room_unless_it_has_a_height_of_its_own() {
        assert_eq!(figure().size_in(400.0), vec2(300.0, 150.0));
        assert_eq!(figure().size_in(100.0), vec2(100.0, 50.0));
        let twice = figure().with_height(|size, _| 2.0 * size.y);
        assert_eq!(twice.size_in(400.0), vec2(300.0, 150.0));
        assert_eq!(twice.size_in(100.0), vec2(100.0, 300.0));
    }

    #[test]
    fn the_caption_names_the_picture_even_if_it_is_not_shown() {
        let shown = |figure: Figure| {
            let mut harness = Harness::builder()
                .with_context_setup(crate::theme::install)
                .build_ui(|ui| figure.captioned_ui(ui, "three heaps"));
            harness.run();
            harness.get_all_by_label("three heaps").count()
        };
        assert_eq!(shown(figure()), 2, "the picture and its caption");
        assert_eq!(shown(figure().without_caption()), 1);
    }
}
