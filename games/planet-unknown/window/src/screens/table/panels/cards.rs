//! The objectives of a seat with their live standing, and the civ cards it holds.

use super::scroll;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::civ_card::{CivCardView, card_back};
use crate::widgets::objective::{ObjectiveView, Side};
use crate::widgets::{Button, chip, dim, help, help_by_rule, section};
use egui::{RichText, Ui};
use kit::devices::Control;
use kit::theme::{Icon, tokens};
use play::session::LogEntry;
use rules::{CardEvent, CivCard, EventKind, Objective, SeatId};

/// Draws the cards and objectives of the seat shown large.
pub fn cards_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    scroll(ui, "cards", |ui| {
        let scroll_bar = 14.0;
        let room = ui.available_height();
        ui.set_max_width(ui.available_width() - scroll_bar);
        let is_slim = full_height(ui, scene) > room;
        if is_slim {
            ui.spacing_mut().item_spacing.y = tokens().space.xs;
        }
        peek_ui(ui, scene);
        // Who looks at secrets cannot scroll while the mouse or a key holds the button.
        let peeks = scene.seat.peeks();
        if !peeks {
            objectives_ui(ui, scene, is_slim);
        }
        private_ui(ui, scene, is_slim);
        cards_of_ui(ui, scene, is_slim);
        if peeks {
            objectives_ui(ui, scene, is_slim);
        }
        scene.spots.cards = Some(ui.min_rect());
    });
}

/// The height of all objectives and cards of the seat shown large, each with its words.
fn full_height(ui: &Ui, scene: &Scene<'_>) -> f32 {
    let (seat, width) = (scene.seat.shown(), ui.available_width());
    let gap = ui.spacing().item_spacing.y;
    let heading = tokens().shape.icon_large.max(tokens().text.section) + gap;
    let owner = scene.state().seat(seat);
    let sees = scene.seat.shows_secrets_of(seat);
    let held = sees.then(|| sides(scene, &owner.private_objectives, Side::Private));
    let lists = [neighbours(scene), contests(scene), held.unwrap_or_default()];
    let lists = lists.into_iter().filter(|list| !list.is_empty());
    let lists = lists.map(|list| {
        let views = list.into_iter();
        let views = views.map(|view| view.width(width).height(ui) + gap);
        heading + views.sum::<f32>() + tokens().space.s
    });
    let cards = owner.cards.iter().filter(|_| sees);
    let cards = cards.map(|card| CivCardView::new(card).in_row().width(width).height(ui) + gap);
    let peek = match scene.seat.can_peek() {
        true => tokens().shape.control + gap,
        false => 0.0,
    };
    // The note where there are no cards, and the line of those that were carried out.
    let notes = 2.0 * (tokens().text.body + gap);
    lists.sum::<f32>() + heading + cards.sum::<f32>() + peek + notes
}

/// Draws the button that shows the secrets while it is held, and the request to look away.
fn peek_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let seat = scene.seat;
    if !seat.can_peek() || seat.shown() != seat.id() {
        return;
    }
    let name = scene.name(seat.id());
    let button = Button::new(t!(ui, "sharing-peek"))
        .name(t!(ui, "sharing-peek-name", name = &name))
        .icon(Icon::Eye)
        .cap(scene.cap(Control::Peek))
        .selected(seat.peeks());
    if ui.add(button).is_pointer_button_down_on() {
        scene.signal(Signal::Peek);
    }
    if seat.peeks() {
        let text = t!(ui, "sharing-look-away", name = name);
        ui.label(RichText::new(text).color(tokens().color.bad));
    }
}

/// The neighbour objectives and those for which all compete.
fn objectives_ui(ui: &mut Ui, scene: &Scene<'_>, is_slim: bool) {
    let title = t!(ui, "table-objectives");
    if scene.state().objectives_are_dealt() {
        list_ui(ui, (Icon::Objective, &title), neighbours(scene), is_slim);
    } else {
        let words = t!(ui, "table-objectives-later");
        note_ui(ui, Icon::Objective, &title, words);
    }
    let title = t!(ui, "table-contests");
    list_ui(ui, (Icon::Objective, &title), contests(scene), is_slim);
}

/// The objectives for which all compete.
fn contests<'a>(scene: &Scene<'a>) -> Vec<ObjectiveView<'a>> {
    sides(scene, &scene.state().contests, Side::Contest)
}

/// The objectives between the seat shown large and its neighbours, once they are dealt.
fn neighbours<'a>(scene: &Scene<'a>) -> Vec<ObjectiveView<'a>> {
    let game = (scene.common.setup(), scene.state());
    ObjectiveView::neighbours(game, scene.seat.shown()).collect()
}

/// Objectives of the seat shown large.
fn sides<'a>(scene: &Scene<'a>, objectives: &[Objective], side: Side) -> Vec<ObjectiveView<'a>> {
    let (game, seat) = ((scene.common.setup(), scene.state()), scene.seat.shown());
    let views = objectives.iter();
    let views = views.map(|objective| ObjectiveView::of(game, seat, *objective, side));
    views.collect()
}

/// Draws the private objectives if the player at the screen may see them, else their number.
fn private_ui(ui: &mut Ui, scene: &Scene<'_>, is_slim: bool) {
    let seat = scene.seat.shown();
    let held = &scene.state().seat(seat).private_objectives;
    let title = t!(ui, "table-private");
    if scene.seat.shows_secrets_of(seat) {
        let held = sides(scene, held, Side::Private);
        list_ui(ui, (Icon::Secret, &title), held, is_slim);
    } else if !held.is_empty() {
        let words = t!(ui, "table-secret-objectives", count = held.len());
        note_ui(ui, Icon::Secret, &title, words);
    }
}

/// Draws a heading with a sentence in place of objectives.
fn note_ui(ui: &mut Ui, icon: Icon, title: &str, sentence: String) {
    section(ui, Some(icon), title);
    dim(ui, sentence);
    ui.add_space(tokens().space.s);
}

/// Draws objectives below their heading. A slim list has one line for each, and a heading only if it is secret.
fn list_ui(
    ui: &mut Ui,
    (icon, title): (Icon, &str),
    objectives: Vec<ObjectiveView<'_>>,
    is_slim: bool,
) {
    if objectives.is_empty() {
        return;
    }
    if !is_slim {
        section(ui, Some(icon), title);
    } else if icon == Icon::Secret {
        dim(ui, title);
    }
    for view in objectives {
        let view = view.width(ui.available_width());
        match is_slim && view.fits_in_line(ui) {
            true => view.show_slim(ui),
            false => view.show(ui),
        };
    }
    if !is_slim {
        ui.add_space(tokens().space.s);
    }
}

fn cards_of_ui(ui: &mut Ui, scene: &Scene<'_>, is_slim: bool) {
    let seat = scene.seat.shown();
    let owner = scene.state().seat(seat);
    if is_slim && owner.cards.is_empty() {
        return;
    }
    if !is_slim {
        section(ui, Some(Icon::Cards), &t!(ui, "table-cards"));
    }
    let claims = owner.turn.claims();
    let is_open = |rank| scene.state().has_card_for(owner, rank);
    let count = claims.filter(|claim| is_open(claim.rank)).count();
    if count > 0 {
        dim(ui, t!(ui, "table-milestones", count));
    }
    let carried_out = carried_out(scene, seat);
    if owner.cards.is_empty() {
        if carried_out.is_empty() {
            dim(ui, t!(ui, "table-no-cards"));
        }
    } else if scene.seat.shows_secrets_of(seat) && is_slim {
        slim_cards_ui(ui, scene, seat);
    } else if scene.seat.shows_secrets_of(seat) {
        let score = scene.state().score(seat);
        let is_over = scene.state().is_finished();
        for card in owner.cards.iter() {
            let mut scored = score.cards.iter();
            let scored = scored.find(|(scored, _)| *scored == card);
            let medals = scored.map(|(_, medals)| *medals);
            CivCardView::new(card)
                .in_row()
                .medals(medals.filter(|medals| *medals > 0 || is_over))
                .to_read()
                .open(is_over)
                .width(ui.available_width())
                .show(ui);
        }
    } else {
        let count = t!(ui, "table-secret-cards", count = owner.cards.len());
        let width = if is_slim { 24.0 } else { 46.0 };
        if !is_slim {
            dim(ui, &count);
        }
        ui.horizontal_wrapped(|ui| {
            if is_slim {
                dim(ui, &count);
            }
            for card in owner.cards.iter() {
                let words = t!(ui, "table-secret-card", rank = card.rank());
                card_back(ui, card.rank(), width, &words);
            }
        });
    }
    carried_out_ui(ui, &carried_out);
}

/// Draws the cards that `seat` holds as chips, whose help tells what they bring.
fn slim_cards_ui(ui: &mut Ui, scene: &Scene<'_>, seat: SeatId) {
    ui.horizontal_wrapped(|ui| {
        for card in scene.state().seat(seat).cards.iter() {
            let title = describe::card_title(ui, card);
            let color = *tokens().ranks[usize::from(card.rank()) - 1];
            let chip = chip(ui, Some(Icon::Cards), &title, color);
            help_by_rule(chip, &title, || describe::card_text(ui, card), "6.2");
        }
    });
}

/// The immediate cards that `seat` has taken, which everybody saw.
fn carried_out(scene: &Scene<'_>, seat: SeatId) -> Vec<CivCard> {
    let own = scene.seat.log().filter(|entry| entry.seat() == seat);
    let events = own.flat_map(LogEntry::events);
    let cards = events.filter_map(|event| match event.kind {
        EventKind::Card(CardEvent::Taken { shown, .. }) => shown,
        _ => None,
    });
    cards.collect()
}

/// Names immediate cards; the help of each says what it did.
fn carried_out_ui(ui: &mut Ui, cards: &[CivCard]) {
    if cards.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        dim(ui, t!(ui, "table-cards-done"));
        for card in cards {
            let title = describe::card_title(ui, *card);
            let chip = chip(ui, None, &title, tokens().color.text_dim);
            help(chip, &title, || describe::card_text(ui, *card));
        }
    });
}
