//! The emblems of corporations: motifs in `assets/art/motifs.ron`, each on a ground of its own colour.

use egui::{Painter, Rect, Response, Sense, Ui, Vec2};

use super::card_parts::paint_band;
use super::motif::Subject;
use crate::text::describe::world_key;
use kit::theme::tokens;
use rules::CorporationId;

/// Draws the emblem of a corporation. It has no accessible name: the name of the corporation is beside it.
pub fn emblem(ui: &mut Ui, corporation: CorporationId, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_emblem(ui.painter(), rect, corporation);
    response
}

/// Paints the emblem of a corporation.
pub fn paint_emblem(painter: &Painter, rect: Rect, corporation: CorporationId) {
    let emblems = &tokens().emblems;
    let hue = *emblems[corporation as usize % emblems.len()];
    let motif = format!("emblem-{}", world_key(corporation.name()));
    paint_band(painter, rect, (hue, [0.14, 0.55]), |canvas, _| {
        Subject::new(rect.center(), 0.62 * rect.width(), hue).paint(canvas, &motif);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    // N16
    #[test]
    fn every_corporation_has_an_emblem_and_a_colour_of_its_own() {
        let ctx = egui::Context::default();
        let painter = Painter::new(ctx, egui::LayerId::background(), Rect::EVERYTHING);
        let rect = Rect::from_min_size(egui::Pos2::ZERO, Vec2::splat(64.0));
        let colours: BTreeSet<[u8; 4]> = CorporationId::ALL
            .into_iter()
            .map(|corporation| {
                paint_emblem(&painter, rect, corporation);
                (*tokens().emblems[corporation as usize]).to_array()
            })
            .collect();
        assert_eq!(colours.len(), CorporationId::ALL.len());
    }
}
