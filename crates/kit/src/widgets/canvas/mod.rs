//! A canvas that collects shapes and pictures into one mesh.

use std::{f32::consts::TAU, sync::Arc};

use egui::{
    Color32, Context, CornerRadius, FontId, Mesh, Painter, Pos2, Rect, Stroke, TextureId, Vec2,
    epaint::{PathShape, PathStroke, RectShape, TessellationOptions, Tessellator},
};

mod rounded;

use self::rounded::{Corners, Inside};
use super::layer::{Label, Layer};
use crate::art::{Picture, Sheet};

/// A canvas that collects shapes and pictures of the [`Sheet`] into one mesh, bottom to top.
pub struct Canvas {
    sheet: Sheet,
    tessellator: Tessellator,
    /// For shapes that end on others of nearly the same colour.
    sharp: Tessellator,
    mesh: Mesh,
    labels: Vec<Label>,
}

impl Canvas {
    /// Returns an empty canvas for pictures of about `size` points.
    pub fn new(ctx: &Context, size: f32) -> Self {
        let sheet = Sheet::fine_enough(ctx, size);
        let options = TessellationOptions {
            prerasterized_discs: false,
            coarse_tessellation_culling: false,
            ..TessellationOptions::default()
        };
        let tessellator =
            |options| Tessellator::new(ctx.pixels_per_point(), options, [1, 1], Vec::new());
        Self {
            sheet,
            tessellator: tessellator(options),
            sharp: tessellator(TessellationOptions {
                feathering: false,
                ..options
            }),
            mesh: Mesh::default(),
            labels: Vec::new(),
        }
    }

    /// Adds a picture that fills `rect`; white icons take the colour `tint`.
    pub fn picture(&mut self, picture: impl Into<Picture>, rect: Rect, tint: Color32) {
        let uv = self.sheet.part(picture);
        self.mesh.add_rect_with_uv(rect, uv, tint);
    }

    /// Adds a picture with an edge of `size` around `center`.
    pub fn picture_at(
        &mut self,
        picture: impl Into<Picture>,
        center: Pos2,
        size: f32,
        tint: Color32,
    ) {
        let place = Rect::from_center_size(center, Vec2::splat(size));
        self.picture(picture, place, tint);
    }

    /// Adds a painting with an edge of `size` around `center`.
    pub fn art(&mut self, painting: impl Into<Picture>, center: Pos2, size: f32) {
        self.picture_at(painting, center, size, Color32::WHITE);
    }

    /// Adds a picture turned clockwise around its centre by `angle` radians.
    pub fn turned_picture(
        &mut self,
        picture: impl Into<Picture>,
        rect: Rect,
        angle: f32,
        tint: Color32,
    ) {
        let start = self.mesh.vertices.len();
        self.picture(picture, rect, tint);
        let turn = egui::emath::Rot2::from_angle(angle);
        for vertex in &mut self.mesh.vertices[start..] {
            vertex.pos = rect.center() + turn * (vertex.pos - rect.center());
        }
    }

    /// Adds a rectangle filled with a picture. Its edge is not smooth.
    pub fn textured(
        &mut self,
        picture: impl Into<Picture>,
        rect: Rect,
        corners: impl Into<CornerRadius>,
    ) {
        let uv = self.sheet.part(picture);
        let shape = RectShape::filled(rect, corners, Color32::WHITE).with_round_to_pixels(false);
        let shape = shape.with_texture(self.sheet.texture(), uv);
        // Plain shapes need a mesh without a texture of its own, textured ones a mesh with theirs. The corner of both
        // textures is white, so one mesh can hold both.
        self.mesh.texture_id = self.sheet.texture();
        self.sharp.tessellate_rect(&shape, &mut self.mesh);
        self.mesh.texture_id = TextureId::default();
    }

    /// Adds a plain rectangle.
    pub fn rect(&mut self, rect: Rect, corners: impl Into<CornerRadius>, color: Color32) {
        let shape = RectShape::filled(rect, corners, color).with_round_to_pixels(false);
        self.rectangle(&shape, Inside::Filled { blur: 0.0 }, color);
    }

    /// Adds a rectangle with soft edges.
    pub fn soft_rect(
        &mut self,
        rect: Rect,
        corners: impl Into<CornerRadius>,
        blur: f32,
        color: Color32,
    ) {
        let shape = RectShape::filled(rect, corners, color).with_blur_width(blur);
        self.rectangle(&shape, Inside::Filled { blur }, color);
    }

    /// Adds the border of a rectangle, inside it.
    pub fn border(&mut self, rect: Rect, corners: impl Into<CornerRadius>, stroke: Stroke) {
        let shape = RectShape::stroke(rect, corners, stroke, egui::StrokeKind::Inside)
            .with_round_to_pixels(false);
        self.rectangle(&shape, Inside::Border(stroke.width), stroke.color);
    }

    /// Adds a rectangle from the picture of its corner, or with triangles if there is none.
    fn rectangle(&mut self, shape: &RectShape, inside: Inside, color: Color32) {
        let (rect, radii) = (shape.rect, shape.corner_radius);
        match Corners::of_rect(&self.sheet, rect, radii, inside) {
            Some(corners) => corners.add(&mut self.mesh, rect, color),
            None => self.tessellator.tessellate_rect(shape, &mut self.mesh),
        }
    }

    /// Adds a plain disc.
    pub fn dot(&mut self, center: Pos2, radius: f32, color: Color32) {
        self.circle(center, radius, color, Stroke::NONE);
    }

    /// Adds a filled circle with a border, half of which lies outside.
    pub fn circle(&mut self, center: Pos2, radius: f32, fill: Color32, stroke: impl Into<Stroke>) {
        let Stroke { width, color } = stroke.into();
        self.disc(center, radius, Inside::Filled { blur: 0.0 }, fill);
        self.disc(center, radius + width / 2.0, Inside::Border(width), color);
    }

    /// Adds a disc or a ring from the picture of its corner, or with triangles if there is none.
    fn disc(&mut self, center: Pos2, radius: f32, inside: Inside, color: Color32) {
        if radius <= 0.0 || color == Color32::TRANSPARENT || inside == Inside::Border(0.0) {
            return;
        }
        if let Some(corners) = Corners::of_disc(&self.sheet, radius, inside) {
            let square = Rect::from_center_size(center, Vec2::splat(2.0 * radius));
            return corners.add(&mut self.mesh, square, color);
        }
        let around = |radius| {
            let mut points = arc(center, radius, [0.0, TAU], arc_steps(TAU, radius).max(3));
            points.pop();
            points
        };
        match inside {
            Inside::Filled { .. } => self.polygon(around(radius), color, Stroke::NONE),
            Inside::Border(width) => {
                self.outline(around(radius - width / 2.0), Stroke::new(width, color));
            }
        }
    }

    /// Adds a straight line.
    pub fn line(&mut self, points: [Pos2; 2], stroke: Stroke) {
        self.tessellator
            .tessellate_line_segment(points, stroke, &mut self.mesh);
    }

    /// Adds a convex polygon with a border.
    pub fn polygon(&mut self, points: Vec<Pos2>, fill: Color32, stroke: Stroke) {
        self.add_path(points, true, fill, stroke);
    }

    fn add_path(&mut self, points: Vec<Pos2>, closed: bool, fill: Color32, stroke: Stroke) {
        let shape = PathShape {
            points,
            closed,
            fill,
            stroke: PathStroke::from(stroke),
        };
        self.tessellator.tessellate_path(&shape, &mut self.mesh);
    }

    /// Adds an open line.
    pub fn path(&mut self, points: Vec<Pos2>, stroke: Stroke) {
        self.add_path(points, false, Color32::TRANSPARENT, stroke);
    }

    /// Adds a closed line.
    pub fn outline(&mut self, points: Vec<Pos2>, stroke: Stroke) {
        self.polygon(points, Color32::TRANSPARENT, stroke);
    }

    /// Adds a band between two lines of the same number of points, shaded from the first to the second.
    pub fn band(&mut self, inner: &[Pos2], outer: &[Pos2], colors: [Color32; 2]) {
        let first = self.mesh.vertices.len() as u32;
        for (near, far) in inner.iter().zip(outer) {
            self.mesh.colored_vertex(*near, colors[0]);
            self.mesh.colored_vertex(*far, colors[1]);
        }
        let steps = inner.len().min(outer.len()) as u32;
        for step in 1..steps {
            let corner = first + 2 * step;
            self.mesh.add_triangle(corner - 2, corner - 1, corner);
            self.mesh.add_triangle(corner - 1, corner, corner + 1);
        }
    }

    /// Adds a number or a short word around a point, above all shapes of this canvas.
    pub fn label(&mut self, center: Pos2, text: impl ToString, font: FontId, color: Color32) {
        self.labels.push(Label {
            center,
            text: text.to_string(),
            font,
            color,
        });
    }

    /// Makes everything painted so far fainter.
    pub fn fade(&mut self, opacity: f32) {
        for vertex in &mut self.mesh.vertices {
            vertex.color = vertex.color.gamma_multiply(opacity);
        }
        for label in &mut self.labels {
            label.color = label.color.gamma_multiply(opacity);
        }
    }

    /// Returns the finished painting, to be kept and painted again.
    pub fn into_layer(self) -> Layer {
        let mesh = Mesh {
            texture_id: self.sheet.texture(),
            ..self.mesh
        };
        Layer {
            mesh: Arc::new(mesh),
            labels: self.labels,
        }
    }

    /// Paints everything.
    pub fn paint(self, painter: &Painter) {
        self.into_layer().paint(painter);
    }
}

/// The number of straight lines that look like an arc of `span` radians with a radius in points.
pub fn arc_steps(span: f32, radius: f32) -> usize {
    // The largest distance between the arc and a line, in points.
    const TOLERANCE: f32 = 0.08;
    let steps = span.abs() * (radius / (8.0 * TOLERANCE)).sqrt();
    steps.ceil().max(1.0) as usize
}

/// Points along an arc from one angle to another, at the ends of this number of lines of equal length.
pub fn arc(center: Pos2, radius: f32, [from, to]: [f32; 2], steps: usize) -> Vec<Pos2> {
    let angle = |step| from + (to - from) * step as f32 / steps as f32;
    (0..=steps)
        .map(|step| center + Vec2::angled(angle(step)) * radius)
        .collect()
}

/// Corners of `radius` points where `round` is true, in the order north-west, north-east, south-west, south-east.
pub fn corners(radius: f32, round: [bool; 4]) -> CornerRadius {
    let radius = radius.round().clamp(0.0, 255.0) as u8;
    let [nw, ne, sw, se] = round.map(|is_round| if is_round { radius } else { 0 });
    CornerRadius { nw, ne, sw, se }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_an_arc_stay_close_to_it() {
        for radius in [4.0, 15.0, 150.0, 900.0] {
            let angle = TAU / arc_steps(TAU, radius) as f32;
            let distance = radius * (1.0 - (angle / 2.0).cos());
            assert!(distance < 0.1, "{radius}: {distance}");
        }
        assert_eq!(arc_steps(0.0, 10.0), 1);
    }

    #[test]
    fn large_discs_and_rings_are_as_round_as_arcs_and_no_size_panics() {
        for radius in [-1.0, 0.0, 0.01, 0.2, 90.0, 400.0] {
            let mut canvas = Canvas::new(&Context::default(), 20.0);
            canvas.circle(Pos2::ZERO, radius, Color32::WHITE, (1.0, Color32::BLACK));
            // A soft disc has two vertices for each line, a soft ring four.
            let most = 6 * arc_steps(TAU, radius + 0.5).max(4);
            assert!(canvas.mesh.vertices.len() <= most, "{radius}");
        }
    }
}
