//! Free control of the station and the position.

use super::tool_ui;
use crate::screens::table::desk::{EditPiece, Tools, TrackPiece};
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::tile::TileButton;
use crate::widgets::{Button, choice, dim, section};
use egui::{RichText, Ui, vec2};
use kit::theme::{Icon, strong, tokens};
use play::intent::Intent;
use rules::practice::{MAX_MOVEMENT, MAX_STOCK};
use rules::{Action, Change, Choice, Tile};

/// Draws the choice of any depot and, behind a switch, of any tile.
pub(super) fn station_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    section(ui, Some(Icon::Station), &t!(ui, "practice-station"));
    let refused = refusal(ui, scene, Choice::Rotate(1));
    ui.horizontal_wrapped(|ui| {
        let turns = [
            (5, Icon::RotateCcw, t!(ui, "practice-turn-left")),
            (1, Icon::RotateCw, t!(ui, "practice-turn-right")),
        ];
        for (steps, icon, name) in turns {
            let button = Button::new(name).icon(icon).refused(refused.clone());
            scene.button(ui, button, Intent::Make(Choice::Rotate(steps)));
        }
    });
    let name = t!(ui, "practice-any-tile");
    if tool_ui(ui, scene, &name, |tools| &mut tools.any_tile) {
        tiles_ui(ui, scene);
    }
    ui.add_space(tokens().space.m);
}

/// The reason why a practice choice is refused now.
fn refusal(ui: &Ui, scene: &Scene<'_>, choice: Choice) -> Option<String> {
    if scene.seat.is_rotating() {
        return Some(t!(ui, "practice-after-turning"));
    }
    let seat = scene.seat.id();
    let refused = scene.state().check(&Action { seat, choice }).err();
    refused.map(|illegal| describe::illegal(ui, illegal))
}

/// Draws the tiles that are still in the station: the stacks to choose from, and the tiles of the chosen one.
fn tiles_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    dim(ui, t!(ui, "practice-any-tile-hint"));
    let state = scene.state();
    let tools = scene.desk.tools;
    let small = vec2(46.0, 42.0);
    ui.horizontal_wrapped(|ui| {
        for stack in state.station.stacks() {
            let Some(tile) = stack.tiles.iter().min() else {
                continue;
            };
            let hint = t!(ui, "practice-stack", count = stack.tiles.len());
            let chosen = tools.shape == Some(stack.shape);
            let button = TileButton::new(*tile).size(small).selected(chosen);
            let shape = (!chosen).then_some(stack.shape);
            let signal = Signal::Tools(Tools { shape, ..tools });
            scene.on_click(&button.hint(hint).show(ui), signal);
        }
    });
    let mut stacks = state.station.stacks();
    let Some(stack) = stacks.find(|stack| Some(stack.shape) == tools.shape) else {
        return;
    };
    let mut tiles: Vec<Tile> = stack.tiles.to_vec();
    tiles.sort_unstable();
    let first = tiles.first();
    let refused = first.and_then(|tile| refusal(ui, scene, Choice::Fetch(*tile)));
    if let Some(refused) = &refused {
        dim(ui, refused);
    }
    ui.horizontal_wrapped(|ui| {
        for tile in tiles {
            let button = TileButton::new(tile)
                .size(vec2(62.0, 56.0))
                .enabled(refused.is_none());
            let button = button.hint(t!(ui, "practice-fetch")).show(ui);
            scene.on_click(&button, Intent::Make(Choice::Fetch(tile)));
        }
    });
}

/// Draws the switch that edits the position, the piece to set, and the counters.
pub(super) fn position_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    section(ui, Some(Icon::Edit), &t!(ui, "practice-position"));
    let name = t!(ui, "practice-edit");
    if tool_ui(ui, scene, &name, |tools| &mut tools.editing) {
        dim(ui, t!(ui, "practice-edit-hint"));
        let tools = scene.desk.tools;
        let options = [
            (EditPiece::Lifepod, t!(ui, "practice-piece-lifepod")),
            (EditPiece::Meteorite, t!(ui, "practice-piece-meteorite")),
            (EditPiece::Rover, t!(ui, "practice-piece-rover")),
            (EditPiece::Patch, t!(ui, "practice-piece-patch")),
        ];
        let name = t!(ui, "practice-piece");
        if let Some(piece) = choice(ui, &name, tools.piece, &options) {
            scene.signal(Signal::Tools(Tools { piece, ..tools }));
        }
        on_tracks_ui(ui, scene);
        counters_ui(ui, scene);
    }
    ui.add_space(tokens().space.m);
}

/// Draws the choice of the piece that a click on a track field puts there, if the corporation allows several.
fn on_tracks_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let tools = scene.desk.tools;
    let all = TrackPiece::all(scene.seat.own());
    if all.len() < 2 {
        return;
    }
    let name = |piece| match piece {
        TrackPiece::Own => t!(ui, "practice-own-tracker"),
        TrackPiece::Tracker(track) => describe::capitalised(&describe::tracker(ui, track)),
        TrackPiece::Lifepod => t!(ui, "practice-piece-lifepod"),
    };
    let options = all.into_iter().map(|piece| (piece, name(piece)));
    let options: Vec<(TrackPiece, String)> = options.collect();
    let label = t!(ui, "practice-on-tracks");
    dim(ui, &label);
    if let Some(on_track) = choice(ui, &label, tools.on_track, &options) {
        scene.signal(Signal::Tools(Tools { on_track, ..tools }));
    }
}

/// A counter: its name, its number, its maximum, and the change that sets it.
type Counter = (String, u8, u8, fn(u8) -> Change);

fn counters_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let seat = scene.seat.own();
    let pods = seat.board.data().lifepods.len() as u8;
    let counters: [Counter; 4] = [
        (
            t!(ui, "practice-count-movement"),
            seat.turn.movement,
            MAX_MOVEMENT,
            Change::Movement,
        ),
        (
            t!(ui, "practice-count-lifepods"),
            seat.lifepods,
            pods,
            Change::CollectedLifepods,
        ),
        (
            t!(ui, "practice-count-meteorites"),
            seat.meteorites,
            MAX_STOCK,
            Change::CollectedMeteorites,
        ),
        (
            t!(ui, "practice-count-patches"),
            seat.stored_patches,
            MAX_STOCK,
            Change::StoredPatches,
        ),
    ];
    for (name, count, most, change) in counters {
        ui.horizontal(|ui| {
            let set = |count| Intent::Make(Choice::Arrange(change(count)));
            let less = Button::icon_only(Icon::Minus, t!(ui, "practice-less", what = &name));
            let none = (count == 0).then(|| t!(ui, "practice-least"));
            scene.button(ui, less.refused(none), set(count.saturating_sub(1)));
            ui.label(RichText::new(count.to_string()).font(strong(tokens().text.lead)));
            let more = Button::icon_only(Icon::Plus, t!(ui, "practice-more", what = &name));
            let full = (count >= most).then(|| t!(ui, "practice-most"));
            scene.button(ui, more.refused(full), set(count.saturating_add(1)));
            ui.label(name);
        });
    }
}
