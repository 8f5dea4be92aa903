//! The display of bots: who is thinking, what a bot has just done, and the pace.

use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe::{Listener, Narrator};
use crate::widgets::board::BoardView;
use crate::widgets::{Button, chip, chip_width, choice, dim, help, read_aloud};
use egui::{Label, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};
use kit::devices::{Keyboard, Saying};
use kit::theme::motion::{self, Pace, reduced};
use kit::theme::{Icon, body, heading, rich, tokens};
use rules::SeatId;
use table::BotPace;
use table::Player;

/// The diameter of the dots of a thinking bot, in points.
const DOT: f32 = 5.0;

/// Draws the bar at the bottom while a bot is in play: who is thinking, what happened last, and the pace.
pub fn bots_turn_ui(ui: &mut Ui, scene: &mut Scene<'_>, seat: SeatId, roomy: bool) {
    let (awaits_reading, paused) = (scene.awaits_reading, scene.bots.is_paused());
    // While the board of a bot is looked at, the bar speaks of that bot, not of the next one that thinks.
    let followed = scene.desk.followed_bot.filter(|other| *other != seat);
    let name = scene.name(followed.unwrap_or(seat));
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        let text = &tokens().text;
        let size = if roomy { text.lead } else { text.body };
        let text = match (awaits_reading, paused, followed) {
            (true, ..) => t!(ui, "bots-wait-for-reading", name),
            (false, true, _) => t!(ui, "bots-waits", name),
            (false, false, Some(_)) => t!(ui, "bots-plays", name),
            (false, false, None) => t!(ui, "bots-thinks", name),
        };
        read_aloud(&ui.label(RichText::new(text).font(heading(size))));
        if !paused && !awaits_reading {
            let (rect, _) = ui.allocate_exact_size(vec2(6.0 * DOT, 2.0 * DOT), Sense::hover());
            let still = reduced(ui.ctx());
            let time = ui.input(|input| input.time);
            for place in 0..3 {
                let phase = (time / 1.2 - f64::from(place) / 6.0).rem_euclid(1.0);
                let lit = if still {
                    0.8
                } else {
                    0.45 + 0.55 * (phase * std::f64::consts::TAU).cos().max(0.0)
                };
                let at = rect.center() + vec2((place - 1) as f32 * 1.7 * DOT, 0.0);
                let tint = tokens().color.accent.gamma_multiply(lit as f32);
                ui.painter().circle_filled(at, DOT / 2.0, tint);
            }
            if !still {
                ui.ctx().request_repaint_after_secs(0.1);
            }
        }
    });
    if let Some(sentence) = latest(ui, scene) {
        let font = body(tokens().text.small);
        let text = rich(&sentence, font, tokens().color.text_dim);
        ui.add(Label::new(text).truncate()).on_hover_text(sentence);
    }
    // What they wait for is a button of the card.
    if !awaits_reading {
        ui.horizontal_wrapped(|ui| controls_ui(ui, scene, roomy));
    }
}

/// Draws the controls: pause, single move, and pace.
fn controls_ui(ui: &mut Ui, scene: &mut Scene<'_>, roomy: bool) {
    let paused = scene.bots.is_paused();
    let (icon, label, name) = match paused {
        true => (Icon::Play, t!(ui, "bots-go-on"), t!(ui, "bots-go-on-name")),
        false => (Icon::Pause, t!(ui, "bots-pause"), t!(ui, "bots-pause-name")),
    };
    let mut button = Button::new(label)
        .name(name)
        .icon(icon)
        .key(Keyboard::Table.name(Saying::Play));
    if paused {
        button = button.primary();
    }
    scene.button(ui, button, Signal::PauseBots);
    let step = Button::new(t!(ui, "bots-step"))
        .name(t!(ui, "bots-step-name"))
        .icon(Icon::Step)
        .key(Keyboard::Table.name(Saying::Forward));
    scene.button(ui, step, Signal::StepBot);
    if roomy {
        ui.add_space(tokens().space.m);
        let name = kit::t!(ui, "players-pace");
        dim(ui, &name);
        let all = BotPace::ALL.map(|each| (each, kit::text::pace(ui, each)));
        if let Some(pace) = choice(ui, &name, scene.pace, &all) {
            scene.signal(Signal::Pace(pace));
        }
    }
}

/// The latest events as a sentence for the player at the screen.
fn latest(ui: &Ui, scene: &Scene<'_>) -> Option<String> {
    let listener = Listener::Seat(scene.seat.id());
    let narrator = Narrator::new(ui.ctx().clone(), scene.common.setup(), listener);
    let entry = scene.seat.log().next_back()?;
    let mut named = None;
    let told = entry.events().filter_map(|event| {
        // Consecutive events of one player name the player only once.
        let text = match event.seat.is_some() && named == event.seat {
            true => narrator.event(event)?,
            false => narrator.event_with_name(event)?,
        };
        named = event.seat;
        Some(text)
    });
    let sentences: Vec<String> = told.collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// The width of the sign of a bot with its level; of a person, none.
pub(super) fn level_width(ui: &Ui, scene: &Scene<'_>, seat: SeatId) -> f32 {
    let player = scene.common.players().of(seat);
    match player {
        Player::Person => 0.0,
        Player::Bot(_) => chip_width(ui, Some(Icon::Bot), &kit::text::player(ui, player)),
    }
}

/// Draws the sign of a bot with its level beside its name; draws nothing for a person.
pub(super) fn level_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId) {
    let player = scene.common.players().of(seat);
    if player == Player::Person {
        return;
    }
    let level = kit::text::player(ui, player);
    let name = scene.name(seat);
    let title = t!(ui, "bots-level", name, player = &level);
    let shown = chip(ui, Some(Icon::Bot), &level, tokens().color.text_dim);
    help(shown, &title, || t!(ui, "bots-level-hint"));
}

/// Returns the view of a seat's planet, marked with the last tile that a bot placed on it and, if it is recent, with
/// its landing.
pub(super) fn with_latest<'a>(
    ui: &Ui,
    scene: &Scene<'_>,
    seat: SeatId,
    board: BoardView<'a>,
) -> BoardView<'a> {
    let latest = scene.seat.latest_of_bot(seat);
    match scene.desk.laid {
        Some((laid, since)) if laid == seat => board
            .strong(latest)
            .landing((latest, motion::since(ui.ctx(), since, Pace::Slow))),
        _ => board.strong(latest),
    }
}

/// Paints the sign of a bot at the left of `rect`, bright while it is thinking. Returns the remaining room.
pub(super) fn paint_sign(ui: &Ui, scene: &Scene<'_>, seat: SeatId, rect: Rect) -> Rect {
    if !scene.common.is_bot(seat) {
        return rect;
    }
    let edge = rect.height().min(16.0);
    let middle = pos2(rect.left() + edge / 2.0, rect.center().y);
    let icon = Rect::from_center_size(middle, Vec2::splat(edge));
    let active = scene.common.bot_to_act().map(|(active, _)| active);
    let thinks = active == Some(seat) && !scene.bots.is_paused() && !scene.awaits_reading;
    let color = match thinks {
        true => tokens().color.accent,
        false => tokens().color.text_dim,
    };
    Icon::Bot.paint(ui.painter(), icon, color);
    rect.with_min_x(icon.right() + 4.0)
}
