//! The whole table.

use crate::caverns::caverns_ui;
use crate::desk::{Desk, Pick, Scene};
use crate::hand::{hand_ui, hand_width};
use crate::layout::Layout;
use crate::others::others_ui;
use crate::platform::{paint_slot, platform_ui};
use crate::popup::{launch_ui, popup_ui};
use crate::ship::ship_ui;
use crate::sun::{ground_ui, sun_ui};
use crate::{art, finale, palette};
use cryo::{ActionKind, Choice, SectionId, State};
use egui::{CursorIcon, Rect, Sense, Stroke, Ui, Vec2, vec2};
use kit::frame::{At, foresee_ui, note_spot};
use kit::theme::Icon;
use kit::widgets::player::player_color;

/// Draws the table and returns what the player chooses on it.
pub(crate) fn board_ui(ui: &mut Ui, desk: &mut Desk, at: &At<'_, State>) -> Option<Choice> {
    let (room, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let hand = hand_width(ui, at, Layout::below(room.height()));
    let layout = Layout::new(room, hand);
    note_spots(ui, &layout, at.state());
    ground_ui(ui, &layout, at.state());
    let mut scene = Scene::new(at, layout, ui);
    if let Some(then) = desk.follow(&scene) {
        return Some(then);
    }
    desk.put_back(ui);
    sun_ui(ui, &mut scene);
    ship_ui(ui, desk, &mut scene);
    caverns_ui(ui, desk, &mut scene);
    platform_ui(ui, desk, &mut scene);
    hand_ui(ui, desk, &mut scene);
    others_ui(ui, &mut scene);
    let before = (desk.pick, desk.draft);
    let listed = popup_ui(ui, desk, &scene).or(launch_ui(ui, desk, &scene));
    let foreseen = desk.foresee(ui, &scene);
    let chosen = listed.or(desk.take(ui, &scene));
    if (desk.pick, desk.draft) != before {
        // The bar shows what belongs to the pick, and a launch its bill.
        ui.ctx().request_repaint();
    }
    held(ui, desk, &mut scene);
    light_counted(ui, desk, &scene);
    scene.paint(ui.painter());
    if let Some(words) = foreseen {
        foresee_ui(ui, layout.preview, &words, palette::LAMP);
    }
    desk.motion.paint(ui, room);
    chosen
}

/// Lights up what is being counted at the end.
fn light_counted(ui: &Ui, desk: &mut Desk, scene: &Scene<'_>) {
    let told = scene.at.told.unwrap_or(0);
    let before = std::mem::replace(&mut desk.told, told);
    let latest = finale::latest(scene.at).filter(|_| before != told);
    if let Some((anchor, seat)) = latest {
        let color = player_color(scene.colour(seat));
        desk.motion.light(ui.ctx(), anchor, color);
    }
}

/// Notes where the parts of the table are, for the lesson.
fn note_spots(ui: &Ui, layout: &Layout, state: &State) {
    let decks = || (0..4).map(|section| layout.deck(SectionId(section)));
    let chambers = decks().map(|deck| deck.chamber(0).union(deck.chamber(2)));
    note_spot(ui.ctx(), "chambers", chambers);
    note_spot(ui.ctx(), "incidents", decks().map(|deck| deck.incident()));
    let sections = decks().zip(&state.components.data().sections);
    let tiles = sections.flat_map(|(deck, section)| {
        let cells = section.cells.list.iter();
        let tiles = cells.filter(|cell| cell.action == ActionKind::Resource);
        tiles.map(move |cell| deck.place(cell.col, cell.row))
    });
    note_spot(ui.ctx(), "tiles", tiles);
    let spots = [
        ("sun", layout.sun),
        ("ship", layout.ship.union(layout.ice)),
        ("laboratory", layout.deck(SectionId(1)).room),
        ("launch dock", layout.launch_dock()),
        ("caverns", layout.caverns),
        ("platform", layout.platform),
        ("hand", layout.hand),
        ("others", layout.others),
    ];
    for (name, rect) in spots {
        note_spot(ui.ctx(), name, [rect]);
    }
}

/// What is dragged, under the pointer.
fn held(ui: &Ui, desk: &Desk, scene: &mut Scene<'_>) {
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let Some((at, pick)) = pointer.zip(desk.pick.filter(|_| desk.drags)) else {
        return;
    };
    let colour = scene.colour(scene.at.seat());
    let around = |size: Vec2| Rect::from_center_size(at, size);
    match pick {
        Pick::Drone(_) | Pick::Returning(_) => art::drone(&mut scene.canvas, at, 46.0, colour),
        Pick::Pods => {
            scene.canvas.art(art::POD, at, 40.0);
            kit::widgets::player::badge(&mut scene.canvas, at, 20.0, colour);
        }
        Pick::Tile(cell) => {
            let tile = scene.state().top_tile(cell);
            paint_slot(scene, around(Vec2::splat(42.0)), tile, false);
        }
        Pick::Vehicle(_) | Pick::Card(..) => {
            let card = around(vec2(64.0, 46.0));
            scene.canvas.rect(card, 8, palette::PLATE);
            let stroke = Stroke::new(2.0, palette::LAMP);
            scene.canvas.border(card, 8, stroke);
            let icon = match pick {
                Pick::Vehicle(_) => Icon::Rover,
                _ => Icon::Cards,
            };
            scene.canvas.picture_at(icon, at, 28.0, palette::ICE);
        }
        Pick::Dock(_) | Pick::Cell(_) | Pick::Home(_) | Pick::Slot(_) => {}
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
}
