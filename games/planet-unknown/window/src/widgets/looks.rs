//! The looks of terrains: their icons, their colours, and the cells of tiles.

use egui::{Color32, CornerRadius, Pos2, Rect, Vec2};

use crate::art::Painting;
pub use crate::presentation::terrain_icon;
use crate::text::describe::Module;
use kit::theme::{Icon, TerrainColors, tokens};
use kit::widgets::{Canvas, corners};
use rules::Terrain;

/// The colours of a terrain.
pub fn terrain_colors(terrain: Terrain) -> &'static TerrainColors {
    &tokens().terrain[terrain as usize]
}

/// The sides on which a cell belongs to the same tile as its neighbour.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Joined {
    pub(super) left: bool,
    pub(super) up: bool,
    pub(super) right: bool,
    pub(super) down: bool,
}

impl Joined {
    /// The cell, smaller by `by` on the sides where the tile ends.
    fn inset(self, rect: Rect, by: f32) -> Rect {
        let side = |joined: bool| if joined { 0.0 } else { by };
        Rect::from_min_max(
            rect.min + Vec2::new(side(self.left), side(self.up)),
            rect.max - Vec2::new(side(self.right), side(self.down)),
        )
    }

    /// The corners of the cell, rounded where the tile has a corner.
    fn corners(self, radius: f32) -> CornerRadius {
        let [above, below] = [self.up, self.down]
            .map(|joined| [self.left, self.right].map(|aside| !joined && !aside));
        corners(radius, [above[0], above[1], below[0], below[1]])
    }
}

/// A cell of a tile to paint.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    pub(super) rect: Rect,
    pub(super) terrain: Terrain,
    pub(super) joined: Joined,
    pub(super) symbol: bool,
    /// The tint of the meteor printed on it, if there is one.
    pub(super) meteor: Option<Color32>,
    /// The colour of the rim: dark, or light to mark the tile.
    pub(super) rim: Color32,
}

/// Paints cells of tiles: shadows first, then rims, then faces with their printed symbols.
pub(super) fn paint_pieces(canvas: &mut Canvas, pieces: &[Piece]) {
    for piece in pieces {
        let cell = piece.rect.width();
        let below = piece.rect.translate(Vec2::new(0.05, 0.10) * cell);
        let shadow = below.expand(0.05 * cell);
        canvas.soft_rect(shadow, 0.1 * cell, 0.22 * cell, tokens().paint.tile_shade);
    }
    for piece in pieces {
        let cell = piece.rect.width();
        let rim = piece.joined.inset(piece.rect, 0.015 * cell);
        canvas.rect(rim, piece.joined.corners(0.16 * cell), piece.rim);
    }
    for piece in pieces {
        paint_bevel(canvas, piece);
    }
    for piece in pieces {
        paint_face(canvas, piece);
    }
}

/// Paints the lit and the shaded edge of the face.
fn paint_bevel(canvas: &mut Canvas, piece: &Piece) {
    let cell = piece.rect.width();
    let colors = terrain_colors(piece.terrain);
    let (edge, width) = (0.065 * cell, (0.035 * cell).max(0.6));
    let face = piece.joined.inset(piece.rect, edge);
    let round = piece.joined.corners(0.12 * cell);
    let lit = colors.light.lerp_to_gamma(Color32::WHITE, 0.35);
    let shaded = colors.fill.lerp_to_gamma(Color32::BLACK, 0.55);
    for (by, color) in [(-width / 2.0, lit), (width / 2.0, shaded)] {
        canvas.rect(face.translate(Vec2::splat(by)), round, color);
    }
}

fn paint_face(canvas: &mut Canvas, piece: &Piece) {
    let cell = piece.rect.width();
    let face = piece.joined.inset(piece.rect, 0.075 * cell);
    let ground = Painting::ground(piece.terrain);
    let round = piece.joined.corners(0.11 * cell);
    canvas.textured(ground, face, round);
    let seam = tokens().paint.faint_seam;
    if piece.joined.right {
        canvas.rect(face.with_min_x(face.right() - 0.5), 0.0, seam);
    }
    if piece.joined.down {
        canvas.rect(face.with_min_y(face.bottom() - 0.5), 0.0, seam);
    }
    if piece.symbol {
        paint_resource(canvas, piece.terrain, piece.rect.center(), 0.78 * cell);
    } else if piece.meteor.is_none() {
        paint_ground_mark(canvas, piece.terrain, piece.rect.center(), cell);
    }
    if let Some(tint) = piece.meteor {
        let (center, size) = meteor_place(piece.rect, piece.symbol);
        canvas.picture_at(Painting::Meteor, center, size, tint);
    }
}

/// The place and the size of a meteor on a cell: small in the corner beside a resource, otherwise large in the middle.
pub(super) fn meteor_place(cell: Rect, symbol: bool) -> (Pos2, f32) {
    let edge = cell.width();
    if symbol {
        (cell.right_bottom() - Vec2::splat(0.24 * edge), 0.44 * edge)
    } else {
        (cell.center(), 0.62 * edge)
    }
}

/// Paints a small faint glyph for the terrain of a cell without a resource.
fn paint_ground_mark(canvas: &mut Canvas, terrain: Terrain, center: Pos2, cell: f32) {
    if cell >= 18.0 {
        let (icon, colors) = (terrain_icon(terrain), terrain_colors(terrain));
        canvas.dot(center, 0.19 * cell, colors.fill.gamma_multiply(0.85));
        let ink = colors.glyph.gamma_multiply(0.72);
        canvas.picture_at(icon, center, 0.27 * cell, ink);
    }
}

/// Paints a resource symbol: a bright medallion with the glyph of its terrain.
pub(super) fn paint_resource(canvas: &mut Canvas, terrain: Terrain, center: Pos2, size: f32) {
    let colors = terrain_colors(terrain);
    let (radius, ring) = (size / 2.0, (0.065 * size).max(0.8));
    let below = center + Vec2::splat(0.03 * size);
    canvas.dot(below, radius, tokens().paint.symbol_shade);
    let face = match colors.glyph {
        Color32::WHITE => colors.fill,
        _ => colors.light,
    };
    canvas.dot(center, radius, colors.glyph);
    canvas.dot(center, radius - ring, face);
    canvas.picture_at(terrain_icon(terrain), center, 0.70 * size, colors.glyph);
}

/// The icon of a module, a variant or a house rule.
pub const fn module_icon(module: Module) -> Icon {
    match module {
        Module::Solo => Icon::Star,
        Module::FreePlay => Icon::Person,
        Module::Practice => Icon::Edit,
        Module::Events => Icon::Event,
        Module::PrivateObjectives => Icon::Secret,
        Module::TwoPlayers => Icon::Turn,
        Module::RevealAtOnce => Icon::Eye,
        Module::PatchesCount => Icon::Biomass,
        Module::ClaimsAfterRound => Icon::Cards,
    }
}
