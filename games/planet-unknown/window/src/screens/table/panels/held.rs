//! The tile in the hand over the planet: drag and drop, the buttons at the tile, and why it may not lie where it is.

use super::{hint_marks, shared_area};
use crate::screens::table::desk::Desk;
use crate::screens::table::losses::losses;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::board::{BoardResponse, GhostPiece};
use crate::widgets::tile::paint_held;
use crate::widgets::{keys_free, panel, remember, remembered, round_button, wheel_notches};
use egui::{
    Area, Color32, Id, LayerId, Order, PointerButton, Pos2, Rect, Response, Ui, Vec2, pos2, vec2,
};
use kit::theme::{Icon, rich, strong, tokens};
use play::ghost::{Ghost, Spin};
use play::intent::Intent;
use play::preview::Preview;
use play::routes::Routes;
use rules::{Cell, CellSet, Question, Ring, SeatId, Tile, TileOffer};

/// The free space around buttons.
const GAP: f32 = 6.0;

/// What is dragged with the pointer: the tile in the hand of a seat, or its rover.
#[derive(Clone, Copy)]
struct Dragged {
    seat: SeatId,
    /// Where the drag began.
    from: Pos2,
    /// The cell of the tile by which it was grabbed, as seen from the one that the hand holds otherwise: columns and rows.
    grabbed: (i8, i8),
    /// The pass of the window in which it began. What is dragged is in the hand from the next one on.
    begun: u64,
}

impl Dragged {
    fn id() -> Id {
        Id::unique("dragged over the planet")
    }

    /// What is dragged now. It is kept here, because egui lets go of it when any button is released, and a tile is flipped
    /// with the other one.
    fn get(ui: &Ui) -> Option<Self> {
        ui.data(|data| data.get_temp(Self::id()))
    }

    fn let_go(ui: &Ui) {
        ui.data_mut(|data| data.remove::<Self>(Self::id()));
    }
}

/// Takes the tile of `ring` when the player begins to drag its offer, or lets them be told why they cannot.
pub(super) fn drag_offer(scene: &mut Scene<'_>, offer: &Response, ring: Ring) {
    let mut asked = scene.seat.asked().iter();
    let discards = asked.any(|asked| matches!(asked.question, Question::DiscardTile(_)));
    if !offer.drag_started() || !scene.seat.is_playing() || discards {
        return;
    }
    scene.play(Intent::Take(ring));
    if may_take(scene, ring) == Some(true) {
        drag(scene, offer, (0, 0));
    }
}

/// Whether the tile of this ring may be taken, if one is asked for: not if it fits nowhere but the other one does (rules §4.7).
pub(super) fn may_take(scene: &Scene<'_>, ring: Ring) -> Option<bool> {
    let asked = scene.seat.asked().iter();
    let offers = asked.filter_map(|asked| match &asked.question {
        Question::PlaceTile(offer) => Some(offer.tiles.as_slice()),
        Question::DiscardTile(tiles) => Some(tiles.as_slice()),
        _ => None,
    });
    let has = |tiles: &[(Ring, Tile)]| tiles.iter().any(|(offered, _)| *offered == ring);
    offers.map(has).reduce(|one, other| one || other)
}

fn drag(scene: &Scene<'_>, what: &Response, grabbed: (i8, i8)) {
    let from = what.ctx.input(|input| input.pointer.press_origin());
    let dragged = Dragged {
        seat: scene.seat.id(),
        from: from.unwrap_or(what.rect.center()),
        grabbed,
        begun: what.ctx.cumulative_pass_nr(),
    };
    what.ctx
        .data_mut(|data| data.insert_temp(Dragged::id(), dragged));
}

/// The cell over which the hand holds the tile while the pointer is over `cell`: the cell of the tile by which it is dragged
/// stays under the pointer, unless the tile fits only elsewhere over this cell.
pub(super) fn under_hand(ui: &Ui, scene: &Scene<'_>, cell: Cell) -> Cell {
    let (columns, rows) = Dragged::get(ui).map_or((0, 0), |dragged| dragged.grabbed);
    let held = cell.offset(-columns, -rows).unwrap_or(cell);
    let fits = |offer: &TileOffer| {
        let mut ghost = scene.seat.ghost().copied();
        ghost.as_mut().is_none_or(|ghost| {
            ghost.hold_over(held);
            ghost.check(&offer.rules).is_ok()
        })
    };
    let snaps = scene.seat.marks().fits.contains(cell) && !scene.seat.offer().is_some_and(fits);
    if snaps { cell } else { held }
}

/// Moves the tile that is dragged, and lays it where it is let go; a rover drives there. Returns whether one is dragged.
pub(super) fn drop_ui(ui: &Ui, scene: &mut Scene<'_>, shown: &BoardResponse) -> bool {
    let seat = scene.seat.id();
    if shown.response.drag_started()
        && let Some(at) = ui.input(|input| input.pointer.press_origin())
        && let Some(cell) = shown.grid.cell_at(at)
    {
        begin(scene, &shown.response, cell);
    }
    let Some(dragged) = Dragged::get(ui).filter(|dragged| dragged.seat == seat) else {
        return false;
    };
    let empty = scene.seat.ghost().is_none() && moved_rover(scene).is_none();
    if empty && ui.ctx().cumulative_pass_nr() > dragged.begun {
        Dragged::let_go(ui);
        return false;
    }
    let (at, released) =
        ui.input(|input| (input.pointer.latest_pos(), input.pointer.primary_released()));
    let inside = at.filter(|at| shown.response.rect.contains(*at));
    let over = inside.and_then(|at| shown.grid.cell_at(at));
    if released {
        let over = over.map(|cell| under_hand(ui, scene, cell));
        Dragged::let_go(ui);
        let strayed = at.is_some_and(|at| at.distance(dragged.from) > 40.0);
        match over {
            // A rover that is let go where it stands stays picked.
            Some(cell) if moved_rover(scene) == Some(cell) => {}
            Some(cell) => scene.play(Intent::Drop(cell)),
            None if strayed => scene.play(Intent::PutBack),
            None => {}
        }
        return true;
    }
    if scene.seat.ghost().is_some() {
        let flips = ui.input(|input| input.pointer.button_pressed(PointerButton::Secondary));
        spin(scene, flips, wheel_notches(ui.ctx()));
    }
    if let (Some(at), None, Some(ghost)) = (at, over, scene.seat.ghost()) {
        paint_floating(ui, at, ghost, dragged.grabbed, shown.grid.cell());
    }
    true
}

/// Where the rover stands that is to drive or to be teleported.
fn moved_rover(scene: &Scene<'_>) -> Option<Cell> {
    let driving = scene.seat.routes().map(Routes::from);
    driving.or(scene.seat.relocating())
}

/// Turns the tile in the hand by the notches of the wheel, or flips it.
pub(super) fn spin(scene: &mut Scene<'_>, flips: bool, notches: i32) {
    if flips {
        scene.play(Intent::Spin(Spin::Flip));
    }
    let spin = match notches > 0 {
        true => Spin::CounterClockwise,
        false => Spin::Clockwise,
    };
    for _ in 0..notches.unsigned_abs() % 4 {
        scene.play(Intent::Spin(spin));
    }
}

/// Picks the tile on the planet up again if the drag began on it, at `cell`. Without a tile in the hand, picks the rover there,
/// or lets the player be told why it cannot drive.
fn begin(scene: &mut Scene<'_>, planet: &Response, cell: Cell) {
    if let Some(ghost) = scene.seat.ghost().copied() {
        if !ghost.cells().contains(cell) {
            return;
        }
        if ghost.pinned {
            scene.play(Intent::PutBack);
        }
        let held = ghost.grip();
        let apart = |of: u8, held: u8| of as i8 - held as i8;
        let columns = apart(cell.column(), held.column());
        let rows = apart(cell.row(), held.row());
        drag(scene, planet, (columns, rows));
    } else if scene.seat.is_playing() {
        scene.play(Intent::Drag(cell));
        if scene.seat.draggable().contains(cell) {
            drag(scene, planet, (0, 0));
        }
    }
}

/// Whether the tile in the hand is dragged beside the planet in `place`, so that it does not lie there.
pub(super) fn floats(ui: &Ui, scene: &Scene<'_>, place: Rect) -> bool {
    let dragged = Dragged::get(ui);
    let at = ui.input(|input| input.pointer.latest_pos());
    dragged.is_some_and(|dragged| dragged.seat == scene.seat.id())
        && at.is_some_and(|at| !place.contains(at))
}

/// Paints the tile under the pointer while it is beside the planet.
fn paint_floating(ui: &Ui, at: Pos2, ghost: &Ghost, (columns, rows): (i8, i8), cell: f32) {
    let grip = ghost.grip();
    let held = vec2(
        f32::from(grip.column() - ghost.anchor.column()) + f32::from(columns),
        f32::from(grip.row() - ghost.anchor.row()) + f32::from(rows),
    );
    let origin = at - (held + Vec2::splat(0.5)) * cell;
    let layer = LayerId::new(Order::Tooltip, Id::unique("dragged tile"));
    let painter = ui.ctx().layer_painter(layer);
    paint_held(&painter, (ghost.tile, ghost.orientation), origin, cell);
}

/// Draws the round buttons at a tile that waits to be confirmed, and on a touch screen at any tile in the hand. Returns the
/// area that they cover.
pub(super) fn buttons_ui(ui: &Ui, scene: &mut Scene<'_>, shown: &BoardResponse) -> Option<Rect> {
    let ghost = *scene.seat.ghost()?;
    let touched = ui.input(|input| input.any_touches() || input.has_touch_screen());
    if scene.device().is_some() || !(ghost.pinned || touched) {
        return None;
    }
    let spins = [
        (Icon::RotateCcw, "left", Spin::CounterClockwise),
        (Icon::RotateCw, "right", Spin::Clockwise),
        (Icon::Flip, "flip", Spin::Flip),
    ];
    let spins =
        spins.map(|(icon, way, spin)| (icon, t!(ui, ["table-held", way]), Intent::Spin(spin)));
    let mut buttons = spins.to_vec();
    buttons.push((Icon::Cross, t!(ui, "table-held-put-back"), Intent::PutBack));
    if scene.seat.fault().is_none() {
        buttons.push((Icon::Check, t!(ui, "table-held-lay"), Intent::Confirm));
    }
    let first = first_place(shown, &ghost, buttons.len());
    let (places, covered) = steady(ui, scene.seat.id(), first, buttons.len());
    for ((icon, name, intent), place) in buttons.into_iter().zip(places) {
        let button = round_button(ui, place, (icon, &name), intent == Intent::Confirm);
        scene.on_click(&button, intent);
    }
    Some(covered)
}

/// The places of the buttons at the tile of a seat, and the area that they cover: those of the last frame while the pointer is
/// among them, so that they stay under it however the tile is turned.
fn steady(ui: &Ui, seat: SeatId, first: Rect, count: usize) -> (Vec<Rect>, Rect) {
    let id = Id::unique("buttons at the tile").with(seat.0);
    let before: Option<(Rect, Rect)> = remembered(ui.ctx(), id);
    let at = ui.input(|input| input.pointer.latest_pos());
    let held = before.filter(|(_, covered)| at.is_some_and(|at| covered.contains(at)));
    // The last button goes and comes with the ground below the tile.
    let first = held.map_or(first, |(first, _)| first);
    let step = vec2(first.width() + GAP, 0.0);
    let places = (0..count).map(|index| first.translate(index as f32 * step));
    let places: Vec<Rect> = places.collect();
    let covered = places.iter().fold(first, |all, place| all | *place);
    remember(ui.ctx(), id, (first, covered));
    (places, covered)
}

/// The first place of `count` buttons in a row above the tile, or below it if they would cover the medals above the planet.
fn first_place(shown: &BoardResponse, ghost: &Ghost, count: usize) -> Rect {
    let edge = shown.grid.cell().clamp(24.0, 38.0);
    let (tile, room) = (area(shown, ghost), shown.grid.area());
    let width = edge * count as f32 + GAP * (count as f32 - 1.0);
    let (above, below) = (tile.top() - GAP - edge, tile.bottom() + GAP);
    let has_room = above >= room.top();
    let top = if has_room { above } else { below };
    let most = (room.right() - width).max(room.left());
    let left = (tile.center().x - width / 2.0).clamp(room.left(), most);
    Rect::from_min_size(pos2(left, top), Vec2::splat(edge))
}

/// The area of the tile on the screen.
fn area(shown: &BoardResponse, ghost: &Ghost) -> Rect {
    let cells = ghost.cells().into_iter();
    cells.fold(Rect::NOTHING, |all, cell| all | shown.grid.rect(cell))
}

/// Words beside a piece on the planet, and their colour.
type Said = (String, Color32);

/// What the tile in the hand would cost where it is, and that it waits to be confirmed because of that.
fn costs(ui: &Ui, scene: &Scene<'_>) -> Option<Said> {
    let preview = scene.seat.preview().filter(Preview::costs)?;
    let confirm = t!(ui, "table-held-costs");
    let (held, hint) = (scene.seat.ghost(), hint_marks::ghost(scene));
    let hinted = held.zip(hint).is_some_and(|(held, hint)| {
        let what = GhostPiece::Tile(held.tile, held.orientation);
        (hint.what, hint.anchor) == (what, held.anchor)
    });
    Some(told_costs(ui, scene.desk, &preview, confirm, hinted))
}

/// Says what a placement would cost, and how it is confirmed: in red, unless something merely brings nothing.
/// What a hint proposes has been weighed with all that it costs.
fn told_costs(ui: &Ui, desk: &Desk, preview: &Preview, confirm: String, hinted: bool) -> Said {
    let losses = losses(ui, desk, preview);
    let ink = match hinted || losses.iter().all(|loss| loss.is_slight) {
        true => tokens().color.text,
        false => tokens().color.bad,
    };
    let weighed = hinted.then(|| t!(ui, "table-held-hinted"));
    let told = losses.into_iter().map(|loss| loss.sentence);
    let told: Vec<String> = weighed.into_iter().chain(told).chain([confirm]).collect();
    (told.join("\n"), ink)
}

/// Says beside the patch that waits to be confirmed what it would cost.
pub(super) fn patch_reason_ui(ui: &Ui, scene: &Scene<'_>, shown: &BoardResponse) {
    if let Some((cell, preview)) = scene.seat.prepared_patch()
        && preview.costs()
        && keys_free(ui)
    {
        let option = scene.place.hints.shown();
        let option = option.and_then(|shown| scene.place.hints.options().get(shown));
        let hinted = option.is_some_and(|option| option.cells == CellSet::from_iter([cell]));
        let confirm = t!(ui, "table-patch-costs");
        let words = told_costs(ui, scene.desk, &preview, confirm, hinted);
        say_beside(ui, scene, shown, shown.grid.rect(cell), words);
    }
}

/// Says below the tile why it may not lie where the player tried to lay it, that it fits only after a turn, or that it waits
/// to be confirmed because of what it would cost. The words keep clear of the `buttons` at the tile, and of dialogs above the
/// table.
pub(super) fn reason_ui(ui: &Ui, scene: &Scene<'_>, shown: &BoardResponse, buttons: Option<Rect>) {
    let Some(ghost) = scene.seat.ghost().filter(|_| keys_free(ui)) else {
        return;
    };
    let tried = scene.place.refused == Some((ghost.orientation, ghost.anchor));
    let fault = scene.seat.fault().filter(|_| tried);
    let words = match fault {
        Some(fault) => {
            let words = describe::fault_for(ui, fault, scene.state(), scene.seat.id());
            (words, tokens().color.bad)
        }
        None if !ghost.pinned && scene.seat.marks().fits.is_empty() => {
            (t!(ui, "table-held-turn"), tokens().color.text)
        }
        None if ghost.pinned => match costs(ui, scene) {
            Some(words) => words,
            None => return,
        },
        None => return,
    };
    let tile = buttons.unwrap_or(Rect::NOTHING) | area(shown, ghost);
    say_beside(ui, scene, shown, tile, words);
}

/// Says something beside a piece on the planet.
fn say_beside(ui: &Ui, scene: &Scene<'_>, shown: &BoardResponse, tile: Rect, said: Said) {
    let (words, ink) = said;
    let id = Id::unique("why not").with(scene.seat.id().0);
    let before = ui.memory(|memory| memory.area_rect(id));
    let size = before.map_or(Vec2::ZERO, |before| before.size());
    // With large text the words are wider than the planet.
    let room = shown.response.rect;
    let room = room.with_max_x(room.right().max(room.left() + size.x));
    let at = beside_tile(size, room, tile);
    Area::new(id)
        .order(Order::Foreground)
        .interactable(false)
        .fixed_pos(at)
        .constrain_to(room)
        .show(ui.ctx(), |ui| {
            panel().show(ui, |ui| {
                ui.set_max_width(260.0);
                ui.label(rich(words, strong(tokens().text.body), ink));
            });
        });
}

/// Where words of this size stand in a room: below the tile, at a side, or above, wherever they hide none of it.
fn beside_tile(size: Vec2, room: Rect, tile: Rect) -> Pos2 {
    let middle = tile.center() - size / 2.0;
    let below = pos2(middle.x, tile.bottom() + GAP);
    let left = pos2(tile.left() - GAP - size.x, tile.bottom() - size.y);
    let right = pos2(tile.right() + GAP, tile.bottom() - size.y);
    let above = pos2(middle.x, tile.top() - GAP - size.y);
    let places = match tile.center().x < room.center().x {
        true => [below, right, left, above],
        false => [below, left, right, above],
    };
    let places = places.map(|at| at.clamp(room.min, (room.max - size).max(room.min)));
    let hidden = |at: &Pos2| shared_area(Rect::from_min_size(*at, size), tile);
    let best = places.into_iter();
    best.min_by(|one, other| hidden(one).total_cmp(&hidden(other)))
        .unwrap_or(below)
}

#[cfg(test)]
mod tests {
    use super::*;

    // finding: a long warning lay over the tile that it was about
    #[test]
    fn words_beside_a_tile_hide_none_of_it() {
        let room = Rect::from_min_max(pos2(268.0, 54.0), pos2(924.0, 654.0));
        let size = vec2(296.0, 164.0);
        for x in 0..16_u8 {
            for y in 0..12_u8 {
                let corner = pos2(360.0 + 28.0 * f32::from(x), 150.0 + 34.0 * f32::from(y));
                let tile = Rect::from_min_size(corner, vec2(116.0, 76.0)).intersect(room);
                let words = Rect::from_min_size(beside_tile(size, room, tile), size);
                assert!(room.contains_rect(words), "{words:?}");
                let hidden = words.intersect(tile);
                assert!(!hidden.is_positive(), "{words:?} hides {tile:?}");
            }
        }
    }
}
