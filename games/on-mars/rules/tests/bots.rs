//! The bots choose what is legal, know only their view, and always choose the same; hints have reasons.

use game::suite::moments;
use game::{Game, SeatId};
use on_mars::bot::{Judge, Reason, Strength, hints};
use on_mars::{Choice, Good, Goods, MainAction, Setup, SoloGoalId, State};
use search::suite::knows_only_its_view;
use search::{Bot, Evaluate, Limit};
use std::collections::BTreeSet;

/// on-mars §13.1
#[test]
fn no_bot_uses_what_it_may_not_know() {
    let setup = Setup::standard(3, "unknown");
    for strength in Strength::ALL {
        let moments = moments::<State>(&setup, "unknown").into_iter();
        let different = knows_only_its_view(moments.step_by(150), || strength.bot("bot"));
        assert!(different > 5, "{different}");
    }
}

#[test]
fn hints_are_legal_sorted_and_have_reasons() {
    let mut reasons = Vec::new();
    for (state, seat) in moments::<State>(&Setup::standard(2, "hints"), "hints")
        .into_iter()
        .step_by(60)
    {
        let hints = hints(&state.view(seat), 3, "hints", &Limit::none());
        assert!((1..=3).contains(&hints.len()));
        let legal = state.legal(seat);
        assert!(hints.iter().all(|hint| legal.contains(&hint.choice)));
        let rest = hints.get(1..).unwrap_or_default();
        assert!(rest.is_sorted_by(|one, other| one.worth >= other.worth));
        for hint in hints {
            if hint.choice == Choice::Main(MainAction::LandingPod) {
                assert!(hint.reasons.contains(&Reason::Travels), "{hint:?}");
            }
            reasons.extend(hint.reasons);
        }
    }
    for wanted in [
        |reason: &Reason| matches!(reason, Reason::Points(_)),
        |reason: &Reason| matches!(reason, Reason::Gains(_)),
        |reason: &Reason| matches!(reason, Reason::Costs(_)),
        |reason: &Reason| matches!(reason, Reason::Constructs(_)),
        |reason: &Reason| matches!(reason, Reason::Develops(_)),
        |reason: &Reason| matches!(reason, Reason::Contributes(_)),
    ] {
        assert!(reasons.iter().any(wanted), "{reasons:?}");
    }
    let dealt = State::deal(&Setup::standard(2, "nobody")).expect("a valid setup");
    assert!(hints(&dealt.view(SeatId(5)), 3, "nobody", &Limit::none()).is_empty());
}

/// Games between bots end, for the bots press for it (on-mars §3.1); every action is used, and most Blueprints get built.
#[test]
fn bots_play_whole_games() {
    let (mut actions, mut built) = (BTreeSet::new(), BTreeSet::new());
    let mut scores = Vec::new();
    for game in 0..6 {
        let setup = Setup::standard(2 + game % 3, &format!("whole {game}"));
        let strength = |seat: usize| [Strength::Normal, Strength::Easy][seat % 2];
        let bot = |seat| -> Box<dyn Bot<State>> { strength(seat).bot("whole") };
        let mut bots: Vec<_> = (0..setup.seats.len()).map(bot).collect();
        let played = search::play::<State>(&setup, &mut bots, |action, after| {
            if let Choice::Main(action) = action.choice {
                actions.insert(action.name());
            }
            let all = after.seats.iter().flat_map(|seat| &seat.built);
            built.extend(all.map(|(card, _)| *card));
            assert!(after.round < 120, "it goes on and on");
        });
        let (_, ranking) = played.expect("it ends");
        let seats = (0..setup.seats.len()).map(|seat| SeatId(seat as u8));
        scores.extend(seats.map(|seat| ranking.score(seat)));
    }
    let all: i32 = scores.iter().sum();
    assert!(all > 30 * scores.len() as i32, "{scores:?}");
    assert_eq!(actions.len(), MainAction::ALL.len(), "{actions:?}");
    assert!(built.len() > 12, "{built:?}");
}

/// on-mars §11: bots finish solo games, and meet lines of the goal.
#[test]
fn bots_finish_solo_games() {
    let mut met = [0, 0];
    for game in 0..6 {
        for (level, strength) in [Strength::Easy, Strength::Normal].into_iter().enumerate() {
            let mut setup = Setup::standard(1, &format!("solo {game}"));
            setup.solo = Some(SoloGoalId(game % 4));
            let mut bots: Vec<Box<dyn Bot<State>>> = vec![strength.bot("solo")];
            let mut lines = 0;
            let note = |_, after: &State| {
                let result = after.solo_result().expect("a solo game");
                lines = result.lines.iter().filter(|line| line.is_met()).count();
            };
            search::play::<State>(&setup, &mut bots, note).expect("it ends");
            met[level] += lines;
        }
    }
    assert!(met.iter().all(|lines| *lines > 0), "{met:?}");
}

/// on-mars §11.17: who needs a Private Goal for the Solo Goal does not pay with the last one at the start.
#[test]
fn the_last_private_goal_is_not_paid_early_in_a_solo_game() {
    for game in 0..3 {
        let setup = Setup::standard(1, &format!("solo {game}"));
        let mut bots: Vec<Box<dyn Bot<State>>> = vec![Strength::Hard.bot("solo")];
        let note = |_, after: &State| {
            let own = &after.seats[0];
            let hopes = own.goal_done.is_some() || !own.goals.is_empty();
            assert!(hopes || after.round > 5, "round {}", after.round);
        };
        search::play::<State>(&setup, &mut bots, note).expect("it ends");
    }
}

/// on-mars §8.43; finding: bots and hints paid with Private Goals while Crystals lay in the Depot.
#[test]
fn a_goal_is_worth_more_than_a_crystal() {
    for (state, seat) in moments::<State>(&Setup::standard(2, "crystals"), "crystals") {
        let own = state.seat(seat);
        if state.last_round || own.goods[Good::Crystal] == 0 {
            continue;
        }
        let [mut poorer, mut aimless] = [(); 2].map(|()| state.clone());
        let crystal = Goods::of(Good::Crystal, 1);
        poorer.seats[seat.index()].goods = own.goods.minus(crystal);
        for goal in own.goals.iter() {
            aimless.seats[seat.index()].goals = own.goals;
            aimless.seats[seat.index()].goals.remove(goal);
            let [crystal, goal] = [&poorer, &aimless].map(|it| Judge::GLANCE.worth(it, seat));
            assert!(crystal > goal, "{crystal} {goal}");
        }
    }
}

/// The same seed gives the same game.
#[test]
fn a_bot_always_chooses_the_same() {
    let setup = Setup::standard(2, "again");
    let play = || {
        let bot = |seed| -> Box<dyn Bot<State>> { Strength::Normal.bot(seed) };
        let mut bots = vec![bot("one"), bot("two")];
        let mut done = Vec::new();
        let note = |action, _: &State| done.push(action);
        search::play::<State>(&setup, &mut bots, note).expect("it ends");
        done
    };
    assert_eq!(play(), play());
}
