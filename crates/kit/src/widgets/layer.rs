//! Layers: paintings that are kept while their inputs stay the same.

use std::sync::Arc;

use egui::{Align2, Color32, Context, FontId, Id, Mesh, Painter, Pos2, Shape};

/// A painting on a canvas: a mesh, and short texts above it.
pub struct Layer {
    /// The mesh.
    pub mesh: Arc<Mesh>,
    /// The texts above it.
    pub labels: Vec<Label>,
}

/// A short text above a mesh.
pub struct Label {
    /// Its centre.
    pub center: Pos2,
    /// The text.
    pub text: String,
    /// Its font and size.
    pub font: FontId,
    /// Its colour.
    pub color: Color32,
}

impl Layer {
    /// Paints the mesh, then the texts.
    pub fn paint(&self, painter: &Painter) {
        if !self.mesh.is_empty() {
            painter.add(Shape::Mesh(self.mesh.clone()));
        }
        for label in &self.labels {
            painter.text(
                label.center,
                Align2::CENTER_CENTER,
                &label.text,
                label.font.clone(),
                label.color,
            );
        }
    }
}

/// Layers and what they were painted from.
struct Kept<T> {
    inputs: T,
    pixels_per_point: f32,
    layers: Vec<Layer>,
}

/// Paints the layers kept under `id`, bottom to top. They are drawn anew if `inputs` or the resolution differs from
/// what they were painted from, so `draw` must depend on nothing else.
pub fn paint_kept<T>(painter: &Painter, id: Id, inputs: T, draw: impl FnOnce(&T) -> Vec<Layer>)
where
    T: PartialEq + Send + Sync + 'static,
{
    for layer in &kept(painter.ctx(), id, inputs, draw).layers {
        layer.paint(painter);
    }
}

fn kept<T>(ctx: &Context, id: Id, inputs: T, draw: impl FnOnce(&T) -> Vec<Layer>) -> Arc<Kept<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    let pixels_per_point = ctx.pixels_per_point();
    let kept = ctx.data(|data| data.get_temp::<Arc<Kept<T>>>(id));
    let same =
        |kept: &Arc<Kept<T>>| kept.pixels_per_point == pixels_per_point && kept.inputs == inputs;
    if let Some(kept) = kept.filter(same) {
        return kept;
    }
    let layers = draw(&inputs);
    let kept = Arc::new(Kept {
        inputs,
        pixels_per_point,
        layers,
    });
    ctx.data_mut(|data| data.insert_temp(id, kept.clone()));
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_is_drawn_anew_only_if_its_inputs_have_changed() {
        let ctx = Context::default();
        let mut drawn = Vec::new();
        for inputs in [1, 1, 2, 2, 1] {
            kept(&ctx, Id::unique("layer"), inputs, |inputs| {
                drawn.push(*inputs);
                Vec::new()
            });
        }
        assert_eq!(drawn, [1, 2, 1]);
    }

    #[test]
    fn a_layer_is_drawn_anew_at_another_resolution() {
        let ctx = Context::default();
        let mut drawn = 0;
        for zoom in [1.0, 1.0, 2.0] {
            ctx.set_zoom_factor(zoom);
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                kept(ui.ctx(), Id::unique("layer"), (), |()| {
                    drawn += 1;
                    Vec::new()
                });
            });
            output.textures_delta.clear();
        }
        assert_eq!(drawn, 2);
    }
}
