//! The bots choose what is legal, know only their view, and always choose the same; hints have reasons.

use exoplanets::bot::{Reason, Strength, hints};
use exoplanets::{Choice, Question, Setup, State};
use game::suite::moments;
use game::{Game, SeatId};
use search::Limit;
use search::suite::knows_only_its_view;

/// exoplanets §11
#[test]
fn no_bot_uses_what_it_may_not_know() {
    let setup = Setup::standard(3, "unknown");
    for strength in Strength::ALL {
        let moments = moments::<State>(&setup, "unknown").into_iter();
        let different = knows_only_its_view(moments.step_by(12), || strength.bot("bot"));
        assert!(different > 5, "{different}");
    }
}

#[test]
fn hints_are_legal_sorted_and_have_reasons() {
    let mut reasons = Vec::new();
    for (state, seat) in moments::<State>(&Setup::standard(2, "hints"), "hints")
        .into_iter()
        .step_by(5)
    {
        let view = state.view(seat);
        let hints = hints(&view, 3, "hints", &Limit::none());
        assert!((1..=3).contains(&hints.len()));
        let legal = state.legal(seat);
        assert!(hints.iter().all(|hint| legal.contains(&hint.choice)));
        let rest = hints.get(1..).unwrap_or_default();
        assert!(rest.is_sorted_by(|one, other| one.worth >= other.worth));
        if state.question() == Some(Question::Act) {
            let claims = hints
                .iter()
                .filter(|hint| matches!(hint.choice, Choice::Claim(_)));
            assert!(
                claims
                    .into_iter()
                    .all(|hint| matches!(hint.reasons[..], [Reason::Points(_), ..]))
            );
        }
        reasons.extend(hints.into_iter().flat_map(|hint| hint.reasons));
    }
    assert!(reasons.contains(&Reason::CreationMarker) && reasons.contains(&Reason::NewTile));
    let over = State::deal(&Setup::standard(2, "over")).expect("a valid setup");
    assert!(hints(&over.view(SeatId(5)), 3, "nobody", &Limit::none()).is_empty());
}
