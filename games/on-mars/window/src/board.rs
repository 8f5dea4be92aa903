//! The whole table.

use crate::colony::colony_ui;
use crate::desk::Desk;
use crate::layout::Layout;
use crate::map::map_ui;
use crate::orbit::orbit_ui;
use crate::others::{open_ui, others_ui};
use crate::own::own_ui;
use crate::popup::popup_ui;
use crate::preview::path;
use crate::scene::Scene;
use crate::spots::Pick;
use crate::track::track_ui;
use crate::{art, palette};
use egui::{CursorIcon, Rect, Role, Sense, Ui, WidgetInfo, pos2};
use kit::frame::{At, note_spot};
use kit::theme::{body, strong};
use on_mars::{Choice, State};

/// Draws the table and returns what the player chooses on it.
pub(crate) fn board_ui(ui: &mut Ui, desk: &mut Desk, at: &At<'_, State>) -> Option<Choice> {
    let (room, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let layout = Layout::new(room);
    note_spots(ui, &layout);
    let mut scene = Scene::new(at, layout, desk, ui);
    if let Some(then) = desk.follow(&scene) {
        return Some(then);
    }
    desk.put_back(ui);
    map_ui(ui, desk, &mut scene);
    track_ui(ui, desk, &mut scene);
    orbit_ui(ui, desk, &mut scene);
    colony_ui(ui, desk, &mut scene);
    others_ui(ui, desk, &mut scene);
    own_ui(ui, desk, &mut scene, (at.seat(), layout.own));
    open_board(ui, desk, &mut scene);
    let before = (desk.pick, desk.open, desk.chosen);
    let listed = popup_ui(ui, desk, &scene);
    let listed = desk.note(listed);
    let foreseen = desk.foresee(ui, &scene);
    let chosen = listed.or_else(|| desk.take(ui, &scene));
    if (desk.pick, desk.open, desk.chosen) != before {
        // The bar shows what belongs to the pick.
        ui.ctx().request_repaint();
    }
    line_ui(ui, &mut scene, foreseen);
    held(ui, desk, &mut scene);
    scene.paint_so_far(ui);
    desk.motion.paint(ui);
    chosen
}

/// The board of another lies above everything that was drawn before it.
fn open_board(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    if desk.open.is_some() {
        scene.paint_so_far(ui);
        open_ui(ui, desk, scene);
    }
}

/// Notes where the parts of the table are, for the lesson.
fn note_spots(ui: &Ui, layout: &Layout) {
    let spots = [
        ("track", layout.track),
        ("orbit", layout.orbit),
        ("map", layout.map),
        ("colony", layout.colony),
        ("others", layout.others),
        ("own", layout.own),
    ];
    for (name, rect) in spots {
        note_spot(ui.ctx(), name, [rect]);
    }
}

/// The line above the own board: the chain so far, and what a choice would cost and bring.
fn line_ui(ui: &Ui, scene: &mut Scene<'_>, foreseen: Option<String>) {
    let rect = scene.layout.preview;
    let font = scene.layout.font(14.0);
    let mut left = rect.left() + 6.0;
    let middle = rect.center().y - 0.64 * font;
    for name in path(ui, scene.state())
        .into_iter()
        .filter(|_| scene.at.acts)
    {
        let words = format!("{name} ›");
        let galley = ui
            .painter()
            .layout_no_wrap(words.clone(), strong(font), palette::FAINT);
        let width = galley.size().x;
        scene.write(
            ui,
            pos2(left, middle),
            (&words, strong(font)),
            palette::FAINT,
            [width + 2.0, 1.0],
        );
        left += width + 6.0;
    }
    let Some(words) = foreseen else {
        return;
    };
    let response = ui.interact(rect, ui.scope_id().with("preview"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let width = rect.right() - left - 8.0;
    scene.write(
        ui,
        pos2(left, middle),
        (&words, body(font)),
        palette::LAMP,
        [width, 1.0],
    );
}

/// What is dragged, under the pointer.
fn held(ui: &Ui, desk: &Desk, scene: &mut Scene<'_>) {
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let Some((at, pick)) = pointer.zip(desk.held().filter(|_| desk.drags)) else {
        return;
    };
    let (state, seat) = (scene.state(), scene.seat());
    let (size, colour) = (44.0 * scene.layout.scale, scene.colour(seat));
    let canvas = &mut scene.canvas;
    let figure = (size, colour);
    match pick {
        Pick::Marker | Pick::Colonist => art::figure(canvas, art::COLONIST, at, figure),
        Pick::Bot(_) => art::figure(canvas, art::BOT, at, figure),
        Pick::Rover => art::figure(canvas, art::ROVER, at, figure),
        Pick::Card(_) => art::figure(canvas, art::MARKER, at, figure),
        Pick::Ship(_) => art::figure(canvas, art::SHIP, at, figure),
        Pick::Item(good) | Pick::Good(good) => canvas.art(art::good(good), at, size),
        Pick::Tile(_) => canvas.art(art::DISCOVERY, at, size),
        Pick::Hire(_) => canvas.art(art::CONTRACT, at, size),
        Pick::Display(_) => canvas.art(art::BLUEPRINT, at, size),
        Pick::Grid(place) => {
            if let Some(tile) = state.grid.get(usize::from(place)).copied().flatten() {
                art::tech_tile(canvas, at, size, tile);
            }
        }
        Pick::Lab(space) => {
            if let Some(tile) = state.seat(seat).lab.get(space.index()).copied().flatten() {
                art::tech_tile(canvas, at, size, tile);
            }
        }
        Pick::Stack(kind) => {
            let stroke = egui::Stroke::new(1.5, palette::ENAMEL);
            canvas.polygon(
                art::hexagon(at, 0.6 * size),
                palette::building(kind),
                stroke,
            );
            let rect = Rect::from_center_size(at, egui::Vec2::splat(0.6 * size));
            canvas.picture(art::building(kind), rect, egui::Color32::WHITE);
        }
        Pick::List(_) => {}
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
}
