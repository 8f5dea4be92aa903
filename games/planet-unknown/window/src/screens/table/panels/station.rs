//! The station: the dial with its depots, its offers to the seats, and the two tiles of the seat shown large.

use super::held::{drag_offer, may_take};
use super::hint_marks;
use super::scroll;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::Speaks as _;
use crate::text::describe;
use crate::widgets::dial::{DialResponse, DialSpot, DialView, depot_name};
use crate::widgets::player::player_badge;
use crate::widgets::tile::TileButton;
use crate::widgets::{dim, help_beside, help_by_rule, wheel_notches};
use egui::{Align, Align2, EventFilter, Id, Label, Layout, RichText, Sense, Ui, Vec2, vec2};
use kit::theme::{body, strong, tokens};
use play::intent::Intent;
use rules::station::DEPOTS;
use rules::{Answer, GameState, Orientation, Question, Ring, SeatId};

/// The minimum edge of the dial.
const LEAST_DIAL: f32 = 150.0;
/// The minimum width of one of the two large tiles.
const LEAST_TILE: f32 = 60.0;
/// The height of the text between the dial and the two large tiles, with all distances, in points.
const WORDS: f32 = 50.0;
/// The height of the offer to another seat.
const OFFER: f32 = 34.0;
/// The maximum width of one of the two large tiles.
const LARGEST_TILE: f32 = 150.0;

/// The height of one of the two large tiles, as a share of its width.
const FLAT: f32 = 0.85;

/// The id of the dial: it takes the keyboard while the station is turned.
pub fn dial_id(seat: SeatId) -> Id {
    Id::unique("dial").with(seat.0)
}

/// Draws the station and the tiles on offer to the seat shown large.
pub fn station_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    scroll(ui, "station", |ui| {
        let state = scene.seat.turned_state();
        let room = ui.available_size();
        let is_wide = room.x > 1.5 * room.y && room.x > 330.0;
        // The tiles matter more than the dial: they are never below the end of the room.
        let is_low = room.y < WORDS + LEAST_DIAL + FLAT * LEAST_TILE;
        if is_wide || is_low {
            let least = if is_low { 0.0 } else { LEAST_DIAL };
            let dial = room.y.min(room.x * 0.6).max(least);
            ui.horizontal_top(|ui| {
                dial_ui(ui, scene, &state, dial);
                ui.vertical(|ui| {
                    let tile = tile_beside(ui, scene, room.y);
                    offers_ui(ui, scene, &state, tile);
                });
            });
        } else {
            let count = others(scene, &state).count();
            let rows = count.div_ceil(columns(count, room.x));
            let rows = if scene.seat.is_rotating() { rows } else { 0 };
            let [dial, tile] = dial_and_tile(ui, room, rows);
            ui.vertical_centered(|ui| dial_ui(ui, scene, &state, dial));
            offers_ui(ui, scene, &state, tile);
        }
    });
}

/// The sizes of the dial and of one of the two large tiles below it in `room`. Both shrink to make room for `rows` of
/// other seats' offers below them, so that nothing scrolls.
fn dial_and_tile(ui: &Ui, room: Vec2, rows: usize) -> [f32; 2] {
    let tile = own_tile(ui, room.x);
    let free = room.y - WORDS - rows as f32 * (OFFER + tokens().space.xs);
    if rows == 0 {
        let dial = room.x.min((free - FLAT * tile).max(LEAST_DIAL));
        let most = (free - dial) / FLAT;
        return [dial, tile.min(most.max(LEAST_TILE))];
    }
    let share = (free / (room.x + FLAT * tile)).min(1.0);
    [
        (share * room.x).max(LEAST_DIAL),
        (share * tile).max(LEAST_TILE),
    ]
}

/// The width of each of two tiles side by side in `width`.
fn own_tile(ui: &Ui, width: f32) -> f32 {
    ((width - ui.spacing().item_spacing.x) / 2.0).clamp(LEAST_TILE, LARGEST_TILE)
}

/// The width of each of two tiles beside a dial in a room of this height: side by side, or one above the other if they
/// become larger so and no other seat's offers are below them.
fn tile_beside(ui: &Ui, scene: &Scene<'_>, height: f32) -> f32 {
    let beside = own_tile(ui, ui.available_width());
    if scene.seat.is_rotating() {
        return beside;
    }
    let above = (height - WORDS) / 2.0 / FLAT;
    beside.max(above.min(ui.available_width()).min(LARGEST_TILE))
}

/// The other seats, whose offers are shown while the station is turned.
fn others(scene: &Scene<'_>, state: &GameState) -> impl Iterator<Item = SeatId> {
    let shown = scene.seat.shown();
    state.turn_order().filter(move |seat| *seat != shown)
}

fn offers_ui(ui: &mut Ui, scene: &mut Scene<'_>, state: &GameState, tile: f32) {
    own_tiles_ui(ui, scene, state, tile);
    if scene.seat.is_rotating() {
        let seats: Vec<SeatId> = others(scene, state).collect();
        let columns = columns(seats.len(), ui.available_width());
        let gaps = (columns - 1) as f32 * ui.spacing().item_spacing.x;
        let width = (ui.available_width() - gaps) / columns as f32;
        ui.spacing_mut().item_spacing.y = tokens().space.xs;
        for row in seats.chunks(columns) {
            ui.horizontal(|ui| {
                for seat in row {
                    let line = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(vec2(width, OFFER), line, |ui| {
                        ui.set_width(width);
                        offer_ui(ui, scene, state, *seat);
                    });
                }
            });
        }
    }
}

fn dial_ui(ui: &mut Ui, scene: &mut Scene<'_>, state: &GameState, size: f32) {
    let setup = scene.common.setup();
    let own_depot = state.depot_of(scene.seat.id());
    let rotating = scene.seat.turns_dial();
    let front = state.seat(scene.seat.shown()).position;
    let held = scene.seat.ghost().map(|ghost| DialSpot {
        ring: ghost.ring,
        depot: own_depot,
    });
    let view = DialView::new(setup, state)
        .id(Some(dial_id(scene.seat.id())))
        .turnable(rotating)
        .front(front);
    let hints = hint_marks::on_dial(scene);
    let shown = view.selected(held).hints(&hints).show(ui, size);
    let arrows = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(dial_id(scene.seat.id()), arrows));
    if let Some((spot, stack)) = &shown.dragged
        && spot.depot == own_depot
    {
        drag_offer(scene, stack, spot.ring);
    }
    if rotating {
        turn(scene, state, &shown);
        turn_by_wheel(ui, scene, &shown);
    } else if let Some(spot) = shown.clicked.filter(|spot| spot.depot == own_depot) {
        take(scene, spot.ring);
        remove(scene, spot.ring);
    }
    if let Some(spot) = shown.hovered
        && !shown.response.dragged()
    {
        // The tiles on offer stand below the dial.
        let words = t!(ui, "help-depot-title");
        let sentence = || {
            let name = depot_name(ui.language(), setup, state, spot);
            format!("{name}.\n{}", t!(ui, "help-depot"))
        };
        help_beside(shown.response, &words, sentence, "3.2");
    }
}

/// Turns the dial as it was dragged, or so that the clicked depot comes in front of the commander.
fn turn(scene: &mut Scene<'_>, turned: &GameState, shown: &DialResponse) {
    let before = scene.state().station.rotation;
    let position = turned.seat(scene.seat.id()).position;
    let clicked = shown.clicked;
    let clicked = clicked.map(|spot| (spot.depot + DEPOTS - position) % DEPOTS);
    if let Some(rotation) = shown.released.or(shown.proposed).or(clicked) {
        let steps = (before + DEPOTS - rotation % DEPOTS) % DEPOTS;
        if steps != scene.seat.dial() {
            scene.play(Intent::SetDial(steps));
        }
    }
}

/// Turns the dial by a depot for each notch of the wheel over it: down is clockwise, as for a tile.
fn turn_by_wheel(ui: &Ui, scene: &mut Scene<'_>, shown: &DialResponse) {
    let over = ui.rect_contains_pointer(shown.response.rect);
    if !over || shown.response.dragged() {
        return;
    }
    let most = i32::from(DEPOTS) - 1;
    let notches = wheel_notches(ui.ctx()).clamp(-most, most);
    if notches != 0 {
        scene.play(Intent::TurnDial(-notches as i8));
    }
    // Nothing else scrolls below it.
    ui.input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
}

fn own_tiles_ui(ui: &mut Ui, scene: &mut Scene<'_>, state: &GameState, size: f32) {
    let seat = scene.seat.shown();
    let offered = state.offered(seat);
    dim(ui, t!(ui, "table-offer-of", name = scene.name(seat)));
    if offered.is_empty() {
        dim(ui, t!(ui, "table-no-tiles"));
        return;
    }
    let shown = ui.horizontal_wrapped(|ui| {
        for (ring, tile) in offered {
            let held = scene.seat.ghost().filter(|ghost| ghost.ring == ring);
            let key = match ring {
                Ring::Inner => "1",
                Ring::Outer => "2",
            };
            let may_take = may_take(scene, ring).filter(|_| scene.seat.is_playing());
            let fits = may_take != Some(false);
            let hint = match may_take {
                Some(true) => t!(ui, "table-tile-hint"),
                Some(false) => t!(ui, "table-tile-unfit"),
                None => t!(ui, "table-tile-later"),
            };
            let orientation = held.map_or(Orientation::UPRIGHT, |ghost| ghost.orientation);
            let button = TileButton::new(tile)
                .size(vec2(size, FLAT * size))
                .orientation(orientation)
                .selected(held.is_some())
                .draggable(fits)
                .enabled(fits)
                .hint(&hint);
            let opacity = ui.opacity();
            if !fits {
                ui.set_opacity(opacity * 0.4);
            }
            let mut response = button.show(ui);
            ui.set_opacity(opacity);
            if !fits {
                // Whoever clicks or drags it is told the reason.
                let id = response.id.with("unfit");
                response = ui.interact(response.rect, id, Sense::click_and_drag());
                if response.drag_started() {
                    take(scene, ring);
                }
            }
            drag_offer(scene, &response, ring);
            if scene.device().is_none() {
                let corner = response.rect.left_top() + vec2(8.0, 5.0);
                let (font, ink) = (strong(tokens().text.tiny), tokens().color.text_dim);
                ui.painter().text(corner, Align2::LEFT_TOP, key, font, ink);
            }
            let name = describe::capitalised(&describe::tile(ui, tile));
            if help_by_rule(response, &name, || hint.clone(), "4.1").clicked() {
                take(scene, ring);
            }
        }
    });
    scene.spots.offers = Some(shown.response.rect);
}

/// Takes a tile, or lets the player be told why not.
fn take(scene: &mut Scene<'_>, ring: Ring) {
    if scene.seat.is_playing() {
        scene.play(Intent::Take(ring));
    }
}

/// Removes a stack of the seat's own depot, if that is the current question.
fn remove(scene: &mut Scene<'_>, ring: Ring) {
    if matches!(scene.seat.question(), Some(Question::RemoveShape)) {
        scene.play(Intent::Answer(Answer::Remove(ring)));
    }
}

/// The number of columns for the offers to `count` other seats in `width`: two at least, and as many as keep each pair of
/// tiles near its name, in rows of about the same length.
fn columns(count: usize, width: f32) -> usize {
    let most = ((width / 210.0) as usize).max(2);
    let rows = count.div_ceil(most).max(1);
    count.div_ceil(rows).max(1)
}

/// Draws the badge of a seat, its name if there is room, and its two tiles.
fn offer_ui(ui: &mut Ui, scene: &Scene<'_>, state: &GameState, seat: SeatId) {
    let player = scene.player(seat);
    let gap = tokens().space.xs;
    ui.spacing_mut().item_spacing.x = gap;
    player_badge(ui, player.colour, 20.0, &player.name);
    let tile = ((ui.available_width() - gap) / 2.0).min(44.0);
    let name = ui.available_width() - 2.0 * (tile + gap);
    if name >= 48.0 {
        let line = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(name, OFFER), line, |ui| {
            ui.set_width(name);
            let words = RichText::new(&player.name).font(body(tokens().text.small));
            ui.add(Label::new(words).truncate());
        });
    }
    for (_, offered) in state.offered(seat) {
        let hint = t!(ui, "table-offer-of", name = &player.name);
        TileButton::new(offered)
            .size(vec2(tile, OFFER))
            .hint(hint)
            .show(ui);
    }
}
