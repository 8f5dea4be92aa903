//! The whole table.

use crate::desk::{Desk, Scene};
use crate::hand::hand_ui;
use crate::layout::Layout;
use crate::lesson;
use crate::palette;
use crate::popup::popup_ui;
use crate::sheet::sheet_ui;
use crate::side::side_ui;
use crate::star::{orbits_ui, star_ui};
use crate::system::system_ui;
use egui::{Sense, Ui};
use exoplanets::{Choice, State};
use kit::frame::{At, foresee_ui};

/// Draws the table and returns what the player chooses on it.
pub(crate) fn board_ui(ui: &mut Ui, desk: &mut Desk, at: &At<'_, State>) -> Option<Choice> {
    let (room, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    ui.painter()
        .rect_filled(room.expand(4.0), 0.0, palette::DEEP.gamma_multiply(0.95));
    let layout = Layout::new(room, at.state());
    let mut scene = Scene::new(at, layout, ui);
    lesson::note_spots(ui.ctx(), &scene);
    if let Some(then) = desk.follow(&scene) {
        return Some(then);
    }
    desk.put_back(ui);
    star_ui(ui, &scene);
    orbits_ui(ui, &layout);
    system_ui(ui, desk, &mut scene);
    hand_ui(ui, desk, &mut scene);
    side_ui(ui, desk, &mut scene);
    let listed = popup_ui(ui, desk, &scene);
    let foreseen = desk.foresee(ui, &scene);
    let chosen = listed.or(desk.take(ui, &scene));
    held(ui, desk, &mut scene);
    scene.paint(ui.painter());
    if let Some(words) = foreseen {
        foresee_ui(ui, layout.preview, &words, palette::WARM);
    }
    if desk.sheet && sheet_ui(ui.ctx(), at.state()) {
        desk.sheet = false;
    }
    desk.motion.paint(ui, room);
    chosen
}

/// What is dragged, under the pointer.
fn held(ui: &Ui, desk: &Desk, scene: &mut Scene<'_>) {
    use crate::art;
    use crate::desk::Pick;
    use kit::widgets::player::badge;
    let Some(at) = ui
        .input(|input| input.pointer.latest_pos())
        .filter(|_| desk.drags)
    else {
        return;
    };
    let colour = scene.colour(scene.at.seat());
    let around = |size: f32| egui::Rect::from_center_size(at, egui::Vec2::splat(size));
    let state = scene.state();
    match desk.pick {
        Some(Pick::Life) => badge(&mut scene.brush.over, at, 30.0, colour),
        Some(Pick::Species) => {
            badge(&mut scene.brush.over, at, 30.0, colour);
            let ring = egui::Stroke::new(3.0, kit::widgets::player::player_color(colour));
            scene.circle(at, 20.0, egui::Color32::TRANSPARENT, ring);
        }
        Some(Pick::Drawn(planet)) => scene.brush.card(around(90.0), state, planet),
        Some(Pick::Stack(stack)) => {
            if let Some(top) = state.stacks[usize::from(stack)].last() {
                scene.brush.card(around(90.0), state, *top);
            }
        }
        Some(Pick::Give(kind)) => scene.art(art::resource(kind), at, 34.0),
        Some(Pick::Tile(_) | Pick::Effect(_)) => {
            let tile = egui::Rect::from_center_size(at, egui::vec2(70.0, 50.0));
            scene.brush.over.rect(tile, 8, palette::GLASS);
            scene
                .brush
                .over
                .border(tile, 8, egui::Stroke::new(2.0, palette::WARM));
        }
        Some(Pick::Planet(_)) | None => {}
    }
    ui.ctx().set_cursor_icon(egui::CursorIcon::Grabbing);
}
