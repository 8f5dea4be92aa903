//! Handing the screen over: shown only when the next player may see secrets that the last one may not.

use egui::{Align, Frame, Layout, RichText, Role, Ui, vec2};

use super::pictures::badge;
use crate::app::theme::{Icon, heading, tokens};
use crate::app::widgets::{Button, dim, panel};
use crate::game::{Effect, GameState, SeatId, Setup};
use crate::t;

/// Whether the screen has to be handed over before `next` acts, when `previous` sat at it last: whether `next` may then
/// see what `previous` may not. That is so if it holds end-of-game civ cards or private objectives, remembers cards it
/// has looked at, is about to look at some, or has looked at the next alert (rules §2.5, §6.2, §11.26). Nobody hands over
/// alone, and a game that is over has no secrets.
pub fn handover_needed(previous: SeatId, next: SeatId, state: &GameState) -> bool {
    previous != next && guards_secrets(next, state)
}

/// Whether `next` may see what nobody else at the screen may; see [`handover_needed`].
pub fn guards_secrets(next: SeatId, state: &GameState) -> bool {
    if state.seats.len() < 2 || state.is_finished() {
        return false;
    }
    let seat = state.seat(next);
    let about_to_look = |effect: Effect| {
        matches!(
            effect,
            Effect::Claim { .. } | Effect::Keep { .. } | Effect::KeepObjective { open: false, .. }
        )
    };
    let remembers = !seat.seen.and(state.cards.in_play).is_empty()
        || !seat.rejected.is_empty()
        || seat.foresees;
    let holds = !seat.cards.is_empty() || !seat.private_objectives.is_empty();
    holds
        || remembers
        || seat
            .turn
            .agenda
            .iter()
            .any(|pending| about_to_look(pending.effect))
}

/// Asks for the next player, over the whole of `ui` so that nothing of the table shows. Gives whether they are there.
pub fn handover_ui(ui: &mut Ui, setup: &Setup, next: SeatId) -> bool {
    let (name, colour) = setup
        .seats
        .get(next.index())
        .map_or((String::new(), 0), |seat| (seat.name.clone(), seat.colour));
    let space = &tokens().space;
    let ground = ui.max_rect();
    ui.painter()
        .rect_filled(ground, 0.0, tokens().color.backdrop);
    let room = (ground.height() - 330.0).max(0.0) / 2.0;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.add_space(room);
        let width = ui.available_width().min(460.0) - 2.0 * space.l;
        panel()
            .show(ui, |ui| {
                ui.set_max_width(width);
                ui.set_min_width(width);
                ui.vertical_centered(|ui| contents_ui(ui, &name, colour))
                    .inner
            })
            .inner
    })
    .inner
}

fn contents_ui(ui: &mut Ui, name: &str, colour: u8) -> bool {
    let space = &tokens().space;
    ui.add_space(space.s);
    badge(ui, colour, 56.0);
    ui.add_space(space.s);
    let text = t!(ui, "handover-title", name = name.to_owned());
    let title = ui.label(RichText::new(&text).font(heading(tokens().text.heading)));
    ui.ctx().accesskit_node_builder(title.id, |node| {
        node.set_role(Role::Heading);
        node.set_label(text);
    });
    dim(ui, t!(ui, "handover-hint", name = name.to_owned()));
    ui.add_space(space.l);
    let button = Button::new(t!(ui, "handover-ready", name = name.to_owned()))
        .icon(Icon::Eye)
        .large()
        .primary();
    let response = ui.add(button);
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    ui.add_space(space.s);
    Frame::new().show(ui, |ui| ui.allocate_space(vec2(1.0, 1.0)));
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{CivCard, Milestone, Objective, Pending, Phase, Source};

    const FIRST: SeatId = SeatId(0);
    const SECOND: SeatId = SeatId(1);

    fn state(seats: usize) -> GameState {
        Setup::standard(seats, "hand-over").deal().unwrap()
    }

    fn card() -> CivCard {
        CivCard::all().find(|card| !card.is_immediate()).unwrap()
    }

    #[test]
    fn nothing_is_handed_over_without_secrets() {
        assert!(!handover_needed(FIRST, SECOND, &state(2)));
    }

    #[test]
    fn a_player_who_holds_cards_guards_them() {
        let mut state = state(3);
        state.seats[1].cards.insert(card());
        assert!(handover_needed(FIRST, SECOND, &state));
        assert!(!handover_needed(SECOND, SECOND, &state));
        assert!(
            !handover_needed(SECOND, FIRST, &state),
            "what the last player holds is not shown to the next"
        );
    }

    #[test]
    fn a_player_about_to_look_at_cards_guards_them() {
        for effect in [
            Effect::Claim(Milestone::of(1)),
            Effect::Keep {
                rank: 1,
                extra: None,
            },
        ] {
            let mut state = state(2);
            state.seats[1]
                .turn
                .agenda
                .push(Pending::new(effect, Source::Round));
            assert!(handover_needed(FIRST, SECOND, &state));
        }
    }

    #[test]
    fn a_player_who_remembers_cards_in_play_guards_them() {
        let mut state = state(2);
        state.seats[1].seen = state.cards.in_play.ranked(1);
        assert!(handover_needed(FIRST, SECOND, &state));
        state.cards.in_play = state.cards.in_play.without(state.seats[1].seen);
        assert!(!handover_needed(FIRST, SECOND, &state));
    }

    #[test]
    fn private_objectives_are_guarded_from_the_moment_they_are_drawn() {
        let mut setup = Setup::standard(2, "private");
        setup.options.private_objectives = true;
        let mut state = setup.deal().unwrap();
        let first = state.active().unwrap();
        let second = SeatId(1 - first.0);
        assert!(handover_needed(first, second, &state) && handover_needed(second, first, &state));
        for seat in &mut state.seats {
            seat.turn.agenda.clear();
        }
        assert!(!handover_needed(first, second, &state));
        let objective = Objective::new(1).unwrap();
        state.seats[second.index()]
            .private_objectives
            .push(objective);
        assert!(
            handover_needed(first, second, &state),
            "who holds one guards it"
        );
        state.seats[second.index()].private_objectives.clear();
        state.seats[second.index()].rejected.insert(objective);
        assert!(
            handover_needed(first, second, &state),
            "who has put one back knows where it is"
        );
    }

    #[test]
    fn nobody_hands_over_alone_or_at_the_end() {
        let mut alone = state(1);
        alone.seats[0].cards.insert(card());
        assert!(!handover_needed(FIRST, FIRST, &alone));
        let mut over = state(2);
        over.seats[1].cards.insert(card());
        over.phase = Phase::Finished;
        assert!(!handover_needed(FIRST, SECOND, &over));
    }
}
