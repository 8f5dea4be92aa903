//! The objectives of a seat with their live standing, and the civ cards it holds.

use super::Side;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::civ_card::{CivCardView, card_back};
use crate::widgets::objective::{ObjectiveView, Standing};
use crate::widgets::{Button, chip, dim, help, section};
use egui::{RichText, ScrollArea, Ui};
use kit::devices::Control;
use kit::theme::{Icon, tokens};
use play::session::LogEntry;
use rules::{CardEvent, CivCard, EventKind, Objective, SeatId};

/// Draws the cards and objectives of the seat shown large.
pub fn cards_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ScrollArea::vertical()
        .id_salt("cards")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let scroll_bar = 14.0;
            ui.set_max_width(ui.available_width() - scroll_bar);
            peek_ui(ui, scene);
            // Who looks at secrets cannot scroll while the mouse or a key holds the button.
            if scene.seat.peeks() {
                private_ui(ui, scene);
                cards_of_ui(ui, scene);
                objectives_ui(ui, scene);
            } else {
                objectives_ui(ui, scene);
                private_ui(ui, scene);
                cards_of_ui(ui, scene);
            }
        });
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
fn objectives_ui(ui: &mut Ui, scene: &Scene<'_>) {
    neighbours_ui(ui, scene);
    let contests = sides(scene, &scene.state().contests, Side::Contest);
    list_ui(ui, Icon::Objective, &t!(ui, "table-contests"), contests);
}

/// Objectives of the seat shown large with their standings.
fn sides<'a>(
    scene: &Scene<'a>,
    objectives: &[Objective],
    side: Side,
) -> Vec<(Objective, Standing<'a>)> {
    let seat = scene.seat.shown();
    objectives
        .iter()
        .map(|objective| (*objective, scene.standing(seat, *objective, side)))
        .collect()
}

fn neighbours_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let seat = scene.seat.shown();
    let title = t!(ui, "table-objectives");
    if scene.state().objectives_are_dealt() {
        let between = scene.state().objective_scores(seat);
        let between = between
            .iter()
            .map(|score| (score.objective, scene.standing_between(seat, score)));
        return list_ui(ui, Icon::Objective, &title, between.collect());
    }
    let words = t!(ui, "table-objectives-later");
    note_ui(ui, Icon::Objective, &title, words);
}

/// Draws the private objectives if the player at the screen may see them, else their number.
fn private_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let seat = scene.seat.shown();
    let held = &scene.state().seat(seat).private_objectives;
    let title = t!(ui, "table-private");
    if scene.seat.shows_secrets_of(seat) {
        list_ui(ui, Icon::Secret, &title, sides(scene, held, Side::Private));
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

fn list_ui(ui: &mut Ui, icon: Icon, title: &str, objectives: Vec<(Objective, Standing<'_>)>) {
    if objectives.is_empty() {
        return;
    }
    section(ui, Some(icon), title);
    for (objective, standing) in objectives {
        ObjectiveView::new(objective, standing)
            .width(ui.available_width())
            .show(ui);
    }
    ui.add_space(tokens().space.s);
}

fn cards_of_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let seat = scene.seat.shown();
    section(ui, Some(Icon::Cards), &t!(ui, "table-cards"));
    let owner = scene.state().seat(seat);
    let claims = owner
        .turn
        .claims()
        .filter(|milestone| scene.state().has_card_for(owner, milestone.rank));
    let count = claims.count();
    if count > 0 {
        dim(ui, t!(ui, "table-milestones", count));
    }
    let carried_out = carried_out(scene, seat);
    if owner.cards.is_empty() {
        if carried_out.is_empty() {
            dim(ui, t!(ui, "table-no-cards"));
        }
    } else if scene.seat.shows_secrets_of(seat) {
        let score = scene.state().score(seat);
        let is_over = scene.state().is_finished();
        for card in owner.cards.iter() {
            let medals = score
                .cards
                .iter()
                .find(|(scored, _)| *scored == card)
                .map(|(_, medals)| *medals)
                .filter(|medals| *medals > 0 || is_over);
            let view = CivCardView::new(card)
                .in_row()
                .medals(medals)
                .to_read()
                .open(is_over);
            view.width(ui.available_width()).show(ui);
        }
    } else {
        dim(ui, t!(ui, "table-secret-cards", count = owner.cards.len()));
        ui.horizontal_wrapped(|ui| {
            for card in owner.cards.iter() {
                let words = t!(ui, "table-secret-card", rank = card.rank());
                card_back(ui, card.rank(), 46.0, &words);
            }
        });
    }
    carried_out_ui(ui, &carried_out);
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
            help(chip, &title, &describe::card_text(ui, *card));
        }
    });
}
