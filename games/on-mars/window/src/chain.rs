//! The line above the own board: the way to the present question, step by step, and what a choice would cost and bring.

use crate::desk::choice_words;
use crate::palette;
use crate::preview::path;
use crate::scene::Scene;
use crate::t;
use egui::text::LayoutJob;
use egui::{Color32, CursorIcon, Galley, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use kit::frame::{At, take_back};
use kit::text::Speaks as _;
use kit::theme::{body, strong, tokens};
use kit::widgets::About;
use on_mars::{Choice, State};
use std::sync::Arc;

/// A step of the present turn: where one comes back to with it, and its words.
struct Link {
    entry: usize,
    words: String,
}

/// The steps of the present turn. A drive of a piece is one, and what is paid with cards that lie face down is none.
fn links(ui: &Ui, at: &At<'_, State>) -> Vec<Link> {
    let mut links = Vec::new();
    let mut before = None;
    for taken in at.taken.iter().filter(|_| at.acts) {
        let own = At {
            view: &taken.view,
            ..*at
        };
        let is_secret = matches!(taken.choice, Choice::Pay(paid) if !at.shows_secrets && !paid.goals.is_empty());
        let words = choice_words(&ui.language(), &own, taken.choice);
        let entry = taken.entry;
        match (before, taken.choice) {
            _ if is_secret => {}
            (Some(Choice::MoveRover(_)), Choice::MoveRover(_)) => amend(&mut links, words),
            (Some(Choice::MoveBot(_, there)), Choice::MoveBot(from, _)) if from == there => {
                amend(&mut links, words);
            }
            _ => links.push(Link { entry, words }),
        }
        before = Some(taken.choice);
    }
    links
}

/// A drive goes on.
fn amend(links: &mut [Link], words: String) {
    if let Some(last) = links.last_mut() {
        last.words = words;
    }
}

/// Draws the line.
pub(crate) fn chain_ui(ui: &Ui, scene: &mut Scene<'_>, foreseen: Option<String>) {
    let rect = scene.layout.preview;
    let font = scene.layout.font(14.0);
    let mut left = rect.left() + 6.0;
    let links = links(ui, scene.at);
    let open = path(ui, scene.state()).pop();
    let open = open.filter(|_| scene.at.acts && links.is_empty());
    // Beside what a choice would bring, the steps have the left part of the line.
    let most = if foreseen.is_some() { 0.6 } else { 0.96 } * rect.width();
    let each = (most / links.len().max(1) as f32 - 20.0).max(190.0 * scene.layout.scale);
    let laid: Vec<_> = links
        .iter()
        .map(|link| cut(ui, &link.words, each))
        .collect();
    // The steps that have room: the last ones.
    let mut shown = 0.0;
    let fits = laid.iter().rev().take_while(|galley| {
        shown += galley.size().x + 20.0;
        shown <= most
    });
    let skipped = laid.len() - fits.count();
    if skipped > 0 {
        left = word(ui, scene, left, "…");
    }
    for (link, galley) in links.into_iter().zip(laid).skip(skipped) {
        left = link_ui(ui, scene, (left, link), galley);
    }
    if let Some(name) = open {
        left = word(ui, scene, left, &format!("{name} ›"));
    }
    let Some(words) = foreseen else {
        return;
    };
    let rest = rect.with_min_x(left);
    let response = ui.interact(rest, ui.scope_id().with("preview"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let at = pos2(left, rect.center().y - 0.64 * font);
    let width = rect.right() - left - 8.0;
    scene
        .words
        .write(ui, at, (&words, body(font)), palette::LAMP, [width, 1.0]);
}

/// Words in one row of at most this width.
fn cut(ui: &Ui, words: &str, width: f32) -> Arc<Galley> {
    let font = strong(tokens().text.body.min(14.0));
    let mut job = LayoutJob::simple(words.to_owned(), font, Color32::PLACEHOLDER, width);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    ui.painter().layout_job(job)
}

/// Words that cannot be clicked. Returns where they end.
fn word(ui: &Ui, scene: &mut Scene<'_>, left: f32, words: &str) -> f32 {
    let galley = cut(ui, words, f32::INFINITY);
    let at = pos2(
        left,
        scene.layout.preview.center().y - galley.size().y / 2.0,
    );
    let width = galley.size().x;
    scene.words.lay(at, galley, palette::FAINT);
    left + width + 6.0
}

/// A step, a click on which takes back everything from it on. Returns where it ends.
fn link_ui(ui: &Ui, scene: &mut Scene<'_>, (left, link): (f32, Link), galley: Arc<Galley>) -> f32 {
    let line = scene.layout.preview;
    let size = vec2(galley.size().x + 8.0, line.height() - 2.0);
    let rect = Rect::from_min_size(pos2(left, line.top() + 1.0), size);
    let id = ui.scope_id().with(("step of the turn", link.entry));
    let response = ui.interact(rect, id, Sense::click());
    let lit = response.hovered() || response.has_focus();
    let (fill, ink) = match lit {
        true => (palette::PLATE, palette::ENAMEL),
        false => (palette::PANEL, palette::WORDS),
    };
    scene.canvas.rect(rect, 5, fill);
    let edge = if response.has_focus() {
        tokens().color.focus
    } else {
        palette::EDGE
    };
    scene.canvas.border(rect, 5, Stroke::new(1.0, edge));
    let at = pos2(rect.left() + 4.0, line.center().y - galley.size().y / 2.0);
    scene.words.lay(at, galley, ink);
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.clicked() {
        take_back(ui.ctx(), link.entry);
    }
    let about = About {
        name: &|ui| t!(ui, "board-step", step = link.words.as_str()),
        help: &|ui| t!(ui, "board-step-help"),
        rule: "3.3",
    };
    about.tell_button(ui, response, false, true);
    word(ui, scene, rect.right() + 3.0, "›")
}
