//! The bots choose what is legal, know only their view, and always choose the same; hints have reasons.

use cryo::bot::{Hint, Reason, Strength, hints};
use cryo::{Choice, Question, Setup, State};
use game::suite::moments;
use game::{Game, SeatId};
use search::suite::knows_only_its_view;
use search::{Bot, Limit};

/// cryo §11
#[test]
fn no_bot_uses_what_it_may_not_know() {
    let setup = Setup::standard(3, "unknown");
    for strength in Strength::ALL {
        let moments = moments::<State>(&setup, "unknown").into_iter();
        let different = knows_only_its_view(moments.step_by(40), || strength.bot("bot"));
        assert!(different > 5, "{different}");
    }
}

#[test]
fn hints_are_legal_sorted_and_have_reasons() {
    let (mut reasons, mut drones) = (Vec::new(), 0);
    for (state, seat) in moments::<State>(&Setup::standard(2, "hints"), "hints")
        .into_iter()
        .step_by(12)
    {
        let hints = hints(&state.view(seat), 3, "hints", &Limit::none());
        assert!((1..=3).contains(&hints.len()));
        let legal = state.legal(seat);
        assert!(hints.iter().all(|hint| legal.contains(&hint.choice)));
        let rest = hints.get(1..).unwrap_or_default();
        assert!(rest.is_sorted_by(|one, other| one.worth >= other.worth));
        if state.question() == Some(Question::Main) {
            let recalls = hints.iter().filter(|hint| hint.choice == Choice::Recall);
            let frees = |reason: &Reason| matches!(reason, Reason::FreesDrones(_));
            assert!(recalls.into_iter().all(|hint| hint.then.iter().any(frees)));
        }
        if state.question() == Some(Question::Drone) {
            let nothing = hints.iter().all(|hint| hint.reasons.is_empty());
            assert!(nothing, "what the action does is no reason for a drone");
            drones += 1;
        }
        let all = |hint: Hint| hint.reasons.into_iter().chain(hint.then);
        reasons.extend(hints.into_iter().flat_map(all));
    }
    assert!(drones > 0);
    for wanted in [
        |reason: &Reason| matches!(reason, Reason::Points(_)),
        |reason: &Reason| matches!(reason, Reason::Gains(_)),
        |reason: &Reason| matches!(reason, Reason::Costs(_)),
        |reason: &Reason| matches!(reason, Reason::Wakes(_)),
        |reason: &Reason| matches!(reason, Reason::Draws(_)),
        |reason: &Reason| matches!(reason, Reason::Completes),
    ] {
        assert!(reasons.iter().any(wanted), "{reasons:?}");
    }
    let over = State::deal(&Setup::standard(2, "over")).expect("a valid setup");
    assert!(hints(&over.view(SeatId(5)), 3, "nobody", &Limit::none()).is_empty());
}

/// A game between bots ends, and brings more points than random play.
#[test]
fn bots_play_whole_games() {
    let setup = Setup::standard(2, "whole");
    let mut bots: Vec<Box<dyn Bot<State>>> =
        vec![Strength::Normal.bot("one"), Strength::Easy.bot("two")];
    let (actions, ranking) = search::play::<State>(&setup, &mut bots, |_, _| {}).expect("it ends");
    assert!(
        actions > 100 && ranking.score(SeatId(0)) > 15,
        "{actions} {ranking:?}"
    );
}
