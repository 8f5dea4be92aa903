//! The planet of the seat shown large, and the player's input on it.

use super::bans::{SWATCH, bans, legend_ui, legend_width};
use super::bots::{level_ui, level_width, with_latest};
use super::held::{buttons_ui, drop_ui, floats, patch_reason_ui, reason_ui, spin, under_hand};
use super::hint_marks;
use super::planet_help::help_ui;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::board::{Ban, BoardResponse, BoardView, Ghost, GhostPiece, cell_id};
use crate::widgets::player::player_badge;
use crate::widgets::{Button, chip, chip_width, cut, help_by_rule, icon_button};
use egui::{
    Align, EventFilter, Id, Key, Label, Layout, Rect, RichText, Role, Ui, Vec2, WidgetInfo, vec2,
};
use kit::theme::{Icon, body, heading, rich, strong, tokens, tooltips_rest};
use play::intent::Intent;
use play::routes::Routes;
use rules::{
    Answer, Cell, CellSet, Choice, CorporationId, Line, PlanetId, Purpose, Question, SeatId,
};

/// The room that the medals need in words, in points.
const MEDALS: f32 = 120.0;

/// The id of the large planet of the player at `seat`.
pub fn planet_id(seat: SeatId) -> Id {
    Id::unique("large planet").with(seat.0)
}

/// Returns whether the widget with this id is a cell of the large planet.
pub fn is_on_planet(id: Id, seat: SeatId) -> bool {
    Cell::all().any(|cell| cell_id(planet_id(seat), cell) == id)
}

/// Draws the planet of the seat shown large.
pub fn planet_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let playing = scene.seat.is_playing();
    let bans = if playing { bans(scene) } else { Vec::new() };
    let mut legend = bans.first();
    let roomy = ui.available_height() >= 240.0;
    // Side by side, the bar above each board tells whose it is.
    let titled = roomy && !scene.common.is_beside();
    if titled || scene.seat.shown() != scene.seat.id() {
        let is_told = title_ui(ui, scene, legend);
        if is_told {
            legend = None;
        }
    }
    let mut room = ui.available_rect_before_wrap();
    if let Some(legend) = legend {
        let (above, below) = room.split_top_bottom_at_y(room.bottom() - SWATCH);
        legend_ui(ui, scene, legend, below);
        room = above;
    }
    let place = Rect::from_center_size(room.center(), Vec2::splat(room.size().min_elem()));
    let shown = board_ui(ui, scene, place, &bans);
    scene.spots.grid = Some(shown.grid);
    if let Some(cell) = scene.seat.cursor() {
        hold_keys(ui, scene, cell);
    }
    let covered = buttons_ui(ui, scene, &shown);
    let pointer_at = ui.input(|input| input.pointer.latest_pos());
    let on_buttons = covered.is_some_and(|area| pointer_at.is_some_and(|at| area.contains(at)));
    if !on_buttons {
        pointer(ui, scene, &shown);
    }
    reason_ui(ui, scene, &shown, covered);
    patch_reason_ui(ui, scene, &shown);
    help_ui(ui, scene, &shown);
}

/// Draws the title: the owner of the planet and its standing, with the legend of a ban beside the medals. Returns whether
/// the legend was drawn.
fn title_ui(ui: &mut Ui, scene: &mut Scene<'_>, legend: Option<&Ban>) -> bool {
    let row = ui.horizontal(|ui| {
        let in_words = !is_tight(ui) || scene.seat.shown() == scene.seat.id();
        owner_ui(ui, scene);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            medals_ui(ui, scene, in_words);
            ui.add_space(tokens().space.m);
            legend.is_some_and(|ban| beside(ui, scene, ban))
        })
    });
    row.inner.inner
}

/// Draws the medals of the player shown large, in words or as a number alone.
pub(super) fn medals_ui(ui: &mut Ui, scene: &mut Scene<'_>, in_words: bool) {
    if scene.desk.hides_score {
        return;
    }
    let score = scene.seat.known_score(scene.seat.shown());
    let told = i32::from(score.total()) - i32::from(scene.motion().owed());
    let medals = t!(ui, "table-medals", medals = told);
    let words = match in_words {
        true => medals.clone(),
        false => told.to_string(),
    };
    let font = strong(tokens().text.lead);
    let label = ui.label(rich(words, font, tokens().color.accent));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &medals));
    scene.spots.score = Some(label.rect);
    let parts = || describe::medals_by_category(ui, &score);
    help_by_rule(label, &medals, parts, "10.3");
    let objectives = score.objective_total();
    let number = objectives.to_string();
    let fits = ui.available_width() >= chip_width(ui, Some(Icon::Objective), &number);
    if objectives > 0 && fits {
        let ink = tokens().color.text_dim;
        let sign = chip(ui, Some(Icon::Objective), &number, ink);
        let words = t!(ui, "table-of-objectives", medals = objectives);
        let sentence = || t!(ui, "table-of-objectives-help");
        help_by_rule(sign, &words, sentence, "2.5");
    }
}

/// Whether the planet has so little room, while the station is large, that the title is its owner and the medals alone.
fn is_tight(ui: &Ui) -> bool {
    ui.max_rect().width() < 300.0
}

/// Draws the legend of a ban at the right of the remaining room, if it fits there. Returns whether it does.
fn beside(ui: &mut Ui, scene: &Scene<'_>, ban: &Ban) -> bool {
    let room = ui.available_rect_before_wrap();
    let left = room.right() - legend_width(ui, ban) - 1.0;
    let fits = left >= room.left();
    if fits {
        legend_ui(ui, scene, ban, room.with_min_x(left));
    }
    fits
}

/// Draws the player, the planet, the corporation, the seat in play, and the button that goes back to the player's own planet.
fn owner_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let seat = scene.seat.shown();
    let player = scene.player(seat);
    player_badge(ui, player.colour, 26.0, &player.name);
    let name = RichText::new(&player.name).font(heading(tokens().text.section));
    if is_tight(ui) {
        return tight_name_ui(ui, scene, name);
    }
    ui.label(name);
    let text = match scene.common.is_watched() {
        true => t!(ui, "bots-follow"),
        false => t!(ui, "table-look-back"),
    };
    let is_own = seat == scene.seat.id();
    let medals = if scene.desk.hides_score { 0.0 } else { MEDALS };
    let level = level_width(ui, scene, seat);
    let room = |ui: &Ui, back: &Button| {
        let back = if is_own { 0.0 } else { back.width(ui) };
        let gaps = 3.0 * ui.spacing().item_spacing.x;
        ui.available_width() - back - level - medals - gaps
    };
    let back = Button::new(&text).icon(Icon::Back);
    // The names of the world are worth more than those of the button, which the bar has, too.
    let back = match room(ui, &back) < world_width(ui, scene, seat) {
        true => Button::icon_only(Icon::Back, text),
        false => back,
    };
    world_ui(ui, scene, seat, room(ui, &back));
    level_ui(ui, scene, seat);
    if !is_own {
        scene.button(ui, back, Intent::LookAt(None));
    }
}

/// A text about a corporation: its rule and its difficulty.
fn corporation_words(ui: &Ui, corporation: CorporationId) -> String {
    let difficulty = describe::difficulty(ui, corporation.data().difficulty);
    let rule = describe::corporation_rule(ui, corporation);
    format!("{rule}\n{difficulty}")
}

/// Draws the name in a title with little room, and the button that goes back, if there is one, as a sign.
fn tight_name_ui(ui: &mut Ui, scene: &mut Scene<'_>, name: RichText) {
    let way_back = scene.seat.shown() != scene.seat.id();
    if way_back && icon_button(ui, Icon::Back, t!(ui, "table-look-back")).clicked() {
        scene.play(Intent::LookAt(None));
    }
    let medals = if way_back { 48.0 } else { MEDALS };
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - medals);
        ui.add(Label::new(name).truncate());
    });
}

/// Draws the names of the planet and of the corporation of a seat, each with its rule as help: in a line, or one below the other
/// where `room` is too narrow for that. Where it is too narrow for a name, there are none.
pub(super) fn world_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId, room: f32) {
    let player = scene.player(seat);
    let names = [player.planet.name(), player.corporation.name()];
    let [planet, corporation] = names.map(|name| name_size(ui, name));
    let in_line = planet.x + ui.spacing().item_spacing.x + corporation.x;
    let column = vec2(planet.x.max(corporation.x), planet.y + corporation.y);
    let words: [&dyn Fn(&Ui) -> String; 2] = [&|ui| planet_words(ui, player.planet), &|ui| {
        corporation_words(ui, player.corporation)
    }];
    let names_ui = |ui: &mut Ui| {
        for (name, words) in names.into_iter().zip(words) {
            let text = RichText::new(name).font(body(tokens().text.small));
            let plate = ui.label(text.color(tokens().color.text_dim));
            help_by_rule(plate, name, || words(ui), describe::world_key(name));
        }
    };
    if in_line <= room {
        names_ui(ui);
    } else if column.x <= room {
        ui.allocate_ui_with_layout(column, Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            names_ui(ui);
        });
    }
}

/// The room that the names of a world need one below the other.
pub(super) fn world_width(ui: &Ui, scene: &Scene<'_>, seat: SeatId) -> f32 {
    let player = scene.player(seat);
    let names = [player.planet.name(), player.corporation.name()];
    let [planet, corporation] = names.map(|name| name_size(ui, name).x);
    planet.max(corporation)
}

fn name_size(ui: &Ui, name: &str) -> Vec2 {
    let size = cut(ui, name, body(tokens().text.small), f32::INFINITY).size();
    vec2(size.x.ceil() + 1.0, size.y)
}

/// A text about a planet: its character, its difficulty and its rule.
fn planet_words(ui: &Ui, planet: PlanetId) -> String {
    let character = describe::planet_character(ui, planet);
    let rule = describe::planet_rule(ui, planet);
    let difficulty = describe::difficulty(ui, planet.data().difficulty);
    format!("{character}\n{rule}\n{difficulty}")
}

fn board_ui(ui: &mut Ui, scene: &Scene<'_>, place: Rect, bans: &[Ban]) -> BoardResponse {
    let (seat, shown) = (scene.seat, scene.seat.shown());
    let player = scene.player(shown);
    let can_drag = seat.ghost().is_some() || !seat.draggable().is_empty();
    let view = BoardView::new(&scene.stage().board)
        .seat(Some(player))
        // Also while pieces move: the press that begins a drag brings them to rest.
        .draggable(seat.is_playing() && can_drag);
    // What can be chosen is marked once everything has come to rest.
    if !seat.is_playing() || scene.motion().is_playing() {
        return with_latest(ui, scene, shown, view).show_within(ui, place, planet_id(seat.id()));
    }
    let ghost = ghost(scene).filter(|_| !floats(ui, scene, place));
    let hints = hint_marks::on_planet(scene);
    let (lines, costs) = (lines(scene), costs(scene));
    let marks = seat.marks();
    view.highlight(marks.answering)
        .beside(marks.beside)
        .perilous(is_perilous(scene))
        .strong(marks.rovers)
        .fits(marks.fits)
        .bans(bans)
        .lines(&lines)
        .costs(&costs)
        .leaps(seat.routes().map_or(CellSet::EMPTY, Routes::teleports))
        .hints(&hints)
        .ghost(ghost)
        .cursor(seat.cursor())
        .by_pointer(scene.device().is_none() && !tooltips_rest(ui.ctx()))
        .show_within(ui, place, planet_id(seat.id()))
}

/// Returns whether the choice of a cell would cost the player something.
fn is_perilous(scene: &Scene<'_>) -> bool {
    let Some(Question::Cell { purpose, .. }) = scene.seat.question() else {
        return false;
    };
    matches!(
        purpose,
        Purpose::PutMeteorite | Purpose::DestroyRover | Purpose::DestroyLifepod
    )
}

/// The held tile, or the patch that a click would place.
fn ghost(scene: &Scene<'_>) -> Option<Ghost> {
    let seat = scene.seat;
    if let (Some(ghost), Some(offer)) = (seat.ghost(), seat.offer()) {
        let legal = ghost.check(&offer.rules).is_ok();
        let what = GhostPiece::Tile(ghost.tile, ghost.orientation);
        return Some(Ghost {
            what,
            anchor: ghost.anchor,
            legal,
            pinned: ghost.pinned,
        });
    }
    if let Some(ghost) = hint_marks::ghost(scene) {
        return Some(ghost);
    }
    let Question::Cell {
        cells,
        purpose: Purpose::Patch { .. },
    } = &seat.focused()?.question
    else {
        return None;
    };
    let is_on_offer = |cell: &Cell| seat.routes().is_none() && cells.contains(*cell);
    Some(Ghost {
        what: GhostPiece::Patch,
        anchor: seat.cursor().filter(is_on_offer)?,
        legal: true,
        pinned: false,
    })
}

fn lines(scene: &Scene<'_>) -> Vec<Line> {
    match scene.seat.question() {
        Some(Question::Line(lines)) => lines.to_vec(),
        _ => Vec::new(),
    }
}

fn costs(scene: &Scene<'_>) -> Vec<(Cell, u8)> {
    let Some(routes) = scene.seat.routes() else {
        return Vec::new();
    };
    let reachable = routes.reachable().into_iter();
    let costs = reachable.filter_map(|cell| Some((cell, routes.cost(cell)?)));
    costs.collect()
}

fn pointer(ui: &Ui, scene: &mut Scene<'_>, shown: &BoardResponse) {
    let (moved, by_key) = ui.input(|input| {
        let by_key = input.key_pressed(Key::Enter) || input.key_pressed(Key::Space);
        (input.pointer.delta() != Vec2::ZERO, by_key)
    });
    let follows = moved || rests_for_other(ui, scene);
    if let Some(cell) = shown.hovered.filter(|_| follows) {
        let cell = under_hand(ui, scene, cell);
        let here: Pointed = (scene.seat.id(), cell);
        ui.data_mut(|data| data.insert_temp(pointed(), here));
        scene.play(Intent::Hover(cell));
    }
    if drop_ui(ui, scene, shown) {
        return;
    }
    let tools = scene.desk.tools;
    let edits = tools.editing && scene.seat.is_playing();
    if let Some(cell) = shown.clicked.filter(|_| edits) {
        scene.play(Intent::Make(Choice::Arrange(tools.piece.on(cell))));
    } else if let Some(cell) = shown.clicked.filter(|_| !by_key) {
        match hint_marks::option_at(scene, cell) {
            Some(option) => scene.signal(Signal::TakeHint(option)),
            None => scene.play(Intent::Act(cell)),
        }
    }
    let line = shown.clicked_line;
    if let Some(line) = line.filter(|line| lines(scene).contains(line)) {
        scene.play(Intent::Answer(Answer::Line(line)));
    }
    if scene.seat.ghost().is_some() {
        spin(scene, shown.secondary.is_some(), shown.scroll);
    }
}

/// The cell of a planet where the pointer moved last, and whose planet it was.
type Pointed = (SeatId, Cell);

fn pointed() -> Id {
    Id::unique("pointed at planet")
}

/// Whether the pointer has led the cursor of another player until the screen turned to this one, whose cursor it leads from
/// now on, even while it rests.
fn rests_for_other(ui: &Ui, scene: &Scene<'_>) -> bool {
    let Some((seat, cell)) = ui.data(|data| data.get_temp::<Pointed>(pointed())) else {
        return false;
    };
    let is_own = seat == scene.seat.id();
    if is_own && scene.seat.cursor() != Some(cell) {
        // The keys have moved the cursor.
        ui.data_mut(|data| data.remove::<Pointed>(pointed()));
    }
    !is_own && scene.seat.is_playing()
}

/// Keeps the arrows and Tab for the planet while the cell under the cursor has the focus: the arrows move the cursor,
/// and Tab steps through placements.
fn hold_keys(ui: &Ui, scene: &Scene<'_>, cell: Cell) {
    let filter = EventFilter {
        tab: scene.seat.ghost().is_some(),
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    let id = cell_id(planet_id(scene.seat.id()), cell);
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
}
