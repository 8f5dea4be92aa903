//! Whether the screen has to be handed over before the next player acts.

use rules::{GameState, SeatId};

/// Whether the screen has to be handed over before `next` acts, if `previous` was at it last. It has to if `next` may
/// then see what `previous` may not.
pub(super) fn handover_needed(previous: SeatId, next: SeatId, state: &GameState) -> bool {
    previous != next && state.has_secrets(next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{CivCard, Milestone, Objective, Pending, Phase, Source};
    use rules::{Effect, Setup};

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
