//! Hidden information about private objectives, event cards, and civ cards that leave the game unseen (rules §2.5, §9,
//! §11.25).

use super::events::{event_card, with_events};
use super::scenario::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::card::{EventCardSet, ObjectiveSet};
use rules::*;

/// Many redeals of this game for `seat`.
fn deals(state: &GameState, seat: u8) -> Vec<GameState> {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    (0..40)
        .map(|_| state.redeal(SeatId(seat), &mut rng))
        .collect()
}

/// Three seats that have to choose from their private objectives; seat 0 is first.
fn choosing() -> Scenario {
    let mut setup = Setup::standard(3, "rules");
    setup.options.private_objectives = true;
    Scenario::before_rotating(&setup)
}

/// The objectives that a seat has drawn to choose from.
fn drawn(state: &GameState, seat: usize) -> ObjectiveSet {
    let found = state.seats[seat]
        .turn
        .agenda
        .iter()
        .find_map(|pending| pending.effect.drawn_objectives());
    found.expect("objectives to choose from")
}

/// Makes the seat in play keep the first or the second of the two it has drawn.
fn keep(scene: &mut Scenario, second: usize) -> (Objective, Vec<Event>) {
    let seat = scene.state.active().expect("a seat").index();
    let among = drawn(&scene.state, seat);
    let kept = among.iter().nth(second).expect("two objectives");
    let effect = Effect::KeepObjective {
        among,
        count: 1,
        open: false,
    };
    let events = scene.resolve(effect, Answer::KeepObjective(kept));
    scene.end_turn();
    (kept, events)
}

/// Every objective of the game, wherever it is.
fn everywhere(state: &GameState) -> Vec<Objective> {
    let mut all: Vec<Objective> = state.objective_deck.to_vec();
    all.extend(state.objectives.iter().map(|entry| entry.objective));
    for (index, seat) in state.seats.iter().enumerate() {
        all.extend(seat.private_objectives.iter());
        all.extend(seat.rejected.iter());
        if seat
            .turn
            .agenda
            .iter()
            .any(|pending| pending.effect.drawn_objectives().is_some())
        {
            all.extend(drawn(state, index).iter());
        }
    }
    all.sort_unstable();
    all
}

// rules §2.5
#[test]
fn the_neighbour_objectives_are_dealt_when_the_private_ones_are_chosen() {
    let mut scene = choosing();
    for _ in 0..3 {
        for seat in 0..3 {
            assert!(scene.state.view(SeatId(seat)).state().objectives.is_empty());
            let known = |state: &GameState| (state.view(SeatId(seat)), everywhere(state));
            assert!(
                deals(&scene.state, seat)
                    .iter()
                    .all(|deal| known(deal) == known(&scene.state))
            );
        }
        keep(&mut scene, 0);
    }
    assert_eq!(scene.state.objectives.len(), 3);
    assert_eq!(
        scene.state.view(SeatId(0)).state().objectives,
        scene.state.objectives,
        "they lie open"
    );
    assert!(
        deals(&scene.state, 0)
            .iter()
            .all(|deal| deal.objectives == scene.state.objectives)
    );
}

// rules §2.5
#[test]
fn the_objectives_that_others_have_drawn_are_hidden() {
    let scene = choosing();
    for seat in 0..3 {
        let deals = deals(&scene.state, seat);
        for other in 0..3usize {
            let told = deals
                .iter()
                .all(|dealt| drawn(dealt, other) == drawn(&scene.state, other));
            assert_eq!(told, other == usize::from(seat), "{seat} of {other}");
        }
        for dealt in deals {
            assert_eq!(
                everywhere(&dealt),
                Objective::all().collect::<Vec<_>>(),
                "each is in one place"
            );
            assert!(
                dealt.objectives.is_empty(),
                "neighbour objectives come later"
            );
            assert_eq!(dealt.view(SeatId(seat)), scene.state.view(SeatId(seat)));
        }
    }
}

// rules §2.5
#[test]
fn only_the_seat_itself_sees_which_private_objective_it_keeps() {
    let played = [0, 1].map(|second| {
        let mut scene = choosing();
        let (kept, events) = keep(&mut scene, second);
        let seen = |seat| {
            events.iter().any(|event| {
                event.kind == EventKind::Card(CardEvent::ObjectiveKept(kept))
                    && event.visible_to(SeatId(seat))
            })
        };
        assert_eq!([0, 1, 2].map(seen), [true, false, false]);
        assert_eq!(scene.me().private_objectives[..], [kept]);
        assert_eq!(scene.me().rejected.len(), 1);
        scene
    });
    let [first, second] = played;
    assert_ne!(first.state.view(SeatId(0)), second.state.view(SeatId(0)));
    for other in [1, 2] {
        assert_eq!(
            first.state.view(SeatId(other)),
            second.state.view(SeatId(other))
        );
    }
    for dealt in deals(&first.state, 0) {
        assert_eq!(
            dealt.seats[0].private_objectives,
            first.me().private_objectives
        );
        assert_eq!(
            dealt.seats[0].rejected,
            first.me().rejected,
            "it knows that this one is out of the game"
        );
    }
    let others = deals(&first.state, 1);
    assert!(
        others
            .iter()
            .any(|dealt| dealt.seats[0].private_objectives != first.me().private_objectives)
    );
    assert!(
        others
            .iter()
            .any(|dealt| dealt.seats[0].rejected != first.me().rejected)
    );
}

// rules §10.3 E
#[test]
fn private_objectives_are_shown_at_the_end_and_rejected_ones_are_not() {
    let mut scene = choosing();
    (0..3).for_each(|_| {
        keep(&mut scene, 0);
    });
    let before = scene.state.clone();
    scene.state.phase = Phase::Finished;
    let kept = |state: &GameState| {
        state
            .seats
            .iter()
            .map(|seat| seat.private_objectives)
            .collect::<Vec<_>>()
    };
    assert!(
        deals(&before, 0)
            .iter()
            .any(|dealt| kept(dealt) != kept(&before))
    );
    assert!(
        deals(&scene.state, 0)
            .iter()
            .all(|dealt| kept(dealt) == kept(&before))
    );
    assert!(
        deals(&scene.state, 0)
            .iter()
            .any(|dealt| dealt.seats[1].rejected != before.seats[1].rejected)
    );
    for seat in before.seat_ids() {
        assert_eq!(
            scene.state.view(SeatId(0)).state().score(seat),
            before.score(seat)
        );
    }
}

/// Two states of three seats that differ as wished in their face-down event cards.
fn views(decks: [&[&str]; 2]) -> [View; 2] {
    decks.map(|names| {
        let mut scene = Scenario::of(&with_events(3));
        scene.deck(names);
        scene.state.view(SeatId(0))
    })
}

// rules §9.1
#[test]
fn of_the_event_cards_face_down_only_the_number_of_each_colour_is_known() {
    let [one, two] = views([&["R01", "A13", "G16"], &["G17", "R02", "A01"]]);
    assert_eq!(one, two, "neither order nor identity");
    let [one, two] = views([&["R01", "A13", "G16"], &["R01", "R02", "G16"]]);
    assert_ne!(one, two, "the colours");
}

// rules §9.1
#[test]
fn event_cards_are_redealt_with_the_same_colours_and_without_those_drawn() {
    let mut scene = Scenario::of(&with_events(3));
    for _ in 0..4 {
        scene.reveal_next();
    }
    let state = &scene.state;
    assert_eq!(state.event_cards.drawn.len(), 5);
    let colours = |state: &GameState| EventColour::ALL.map(|colour| state.event_cards.left(colour));
    let deals = deals(state, 1);
    for dealt in &deals {
        assert_eq!(
            (colours(dealt), &dealt.event_cards.drawn),
            (colours(state), &state.event_cards.drawn)
        );
        assert_eq!(dealt.event_cards.in_force, state.event_cards.in_force);
        let hidden: EventCardSet = dealt.event_cards.hidden.iter().copied().collect();
        assert_eq!(
            hidden.len() as usize,
            state.event_cards.hidden.len(),
            "none is there twice"
        );
        assert!(
            hidden
                .iter()
                .all(|event_card| !state.event_cards.drawn.contains(event_card)
                    && !event_card.is_solo_only())
        );
        assert_eq!(dealt.view(SeatId(1)), state.view(SeatId(1)));
    }
    let ever: EventCardSet = deals
        .iter()
        .flat_map(|dealt| dealt.event_cards.hidden.to_vec())
        .collect();
    assert!(
        ever.len() as usize > state.event_cards.hidden.len(),
        "those left in the box may be there as well"
    );
}

// rules §11.26
#[test]
fn a_redeal_keeps_the_event_card_that_the_seat_has_foreseen() {
    let mut scene = Scenario::with_first_tile(2);
    scene
        .deck(&["R13", "A07", "A08", "A09", "G16", "R01"])
        .reveal_next();
    let choice = scene.agenda()[0];
    scene.resolve(choice, Answer::Pick { second: true });
    let next = |dealt: &GameState| dealt.event_cards.hidden.last().copied();
    assert!(
        deals(&scene.state, 0)
            .iter()
            .all(|dealt| next(dealt) == Some(event_card("A07")))
    );
    assert!(
        deals(&scene.state, 1)
            .iter()
            .any(|dealt| next(dealt) != Some(event_card("A07")))
    );
    assert!(
        deals(&scene.state, 1)
            .iter()
            .all(|dealt| !dealt.seats[0].foresees),
        "who looked is not told either"
    );
}

/// The views of seat 0 after R08 has removed random cards. Seat 0 has seen these cards of rank 2, of which 8, 9 and 34
/// are in play.
fn views_after_removal(seen: &[u8]) -> Vec<View> {
    let removals = (0..24).map(|luck| {
        let mut scene = Scenario::with_first_tile(2);
        scene.only_cards(2, &[8, 9, 34]).me_mut().seen =
            seen.iter().map(|number| card(*number)).collect();
        scene.deck(&["R08", "G16"]).state.luck = luck;
        scene.reveal_next();
        assert_eq!(scene.state.cards.in_play.ranked(2).len(), 2);
        scene.state.view(SeatId(0))
    });
    removals.collect()
}

// rules §11.25, R08
#[test]
fn nobody_knows_which_cards_r08_removes() {
    for seen in [&[][..], &[8], &[8, 9], &[8, 9, 34]] {
        let views = views_after_removal(seen);
        assert!(
            views.iter().all(|view| *view == views[0]),
            "having seen {seen:?}"
        );
    }
}

// rules §6.2, §11.25
#[test]
fn who_has_seen_all_cards_of_a_rank_knows_that_the_removed_one_is_one_of_them() {
    let mut scene = Scenario::with_first_tile(2);
    let all: CardSet = [8, 9, 34].into_iter().map(card).collect();
    scene.only_cards(2, &[8, 9, 34]).me_mut().seen = all;
    scene.reveal("R08");
    let in_play: Vec<CardSet> = deals(&scene.state, 0)
        .iter()
        .map(|dealt| dealt.cards.in_play.ranked(2))
        .collect();
    assert!(in_play.iter().all(|cards| cards.without(all).is_empty()));
    assert!(
        in_play.iter().any(|cards| *cards != in_play[0]),
        "but not which"
    );
}

// rules §6.2, §8 Republic 2
#[test]
fn who_has_seen_one_card_of_a_rank_does_not_learn_whether_another_takes_it() {
    let views = [8, 9].map(|number| {
        let mut scene = Scenario::claiming(2);
        scene.only_cards(2, &[8, 9, 34]).me_mut().seen = [card(8)].into_iter().collect();
        scene.state.phase = Phase::Claims { done: 1 };
        let claim = Effect::Claim(Milestone::of(2));
        scene
            .seat_mut(1)
            .turn
            .agenda
            .push(Pending::new(claim, Source::Round));
        scene.resolve(claim, Answer::Look);
        scene.resolve(
            Effect::Keep {
                rank: 2,
                extra: None,
            },
            Answer::Keep(card(number)),
        );
        scene.state.view(SeatId(0))
    });
    assert_eq!(views[0], views[1]);
}

// rules §11.25, G02, R08
#[test]
fn whether_a_removed_card_comes_back_is_not_known_alone_either() {
    let views = (0..24).map(|luck| {
        let mut scene = Scenario::with_first_tile(1);
        scene.only_cards(1, &[7, 29]).me_mut().seen = [7, 29].into_iter().map(card).collect();
        scene.deck(&["R08", "G02", "G16"]).state.luck = luck;
        scene.reveal_next();
        scene.reveal_next();
        assert_eq!(scene.state.cards.in_play.ranked(1).len(), 2);
        scene.state.view(SeatId(0))
    });
    let views: Vec<View> = views.collect();
    assert!(views.iter().all(|view| *view == views[0]));
}

// rules §11.25, G02
#[test]
fn a_card_that_comes_from_the_box_leaves_the_cards_known_that_were_in_play() {
    let mut scene = Scenario::with_first_tile(1);
    let seen: CardSet = [7, 29].into_iter().map(card).collect();
    scene.only_cards(1, &[7, 29]).me_mut().seen = seen;
    scene.reveal("G02");
    let in_play: Vec<CardSet> = deals(&scene.state, 0)
        .iter()
        .map(|dealt| dealt.cards.in_play.ranked(1))
        .collect();
    assert!(
        in_play
            .iter()
            .all(|cards| seen.is_within(*cards) && cards.len() == 3)
    );
    assert!(
        in_play.iter().any(|cards| *cards != in_play[0]),
        "the third is any other"
    );
}

// rules §6.2, §8 Republic 2
#[test]
fn a_card_taken_openly_blurs_nothing() {
    let mut scene = Scenario::claiming(2);
    scene.only_cards(2, &[8, 9, 11]).me_mut().seen = [card(8)].into_iter().collect();
    scene.state.phase = Phase::Claims { done: 1 };
    let claim = Effect::Claim(Milestone::of(2));
    scene
        .seat_mut(1)
        .turn
        .agenda
        .push(Pending::new(claim, Source::Round));
    scene.resolve(claim, Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 2,
            extra: None,
        },
        Answer::Keep(card(11)),
    );
    assert!(
        deals(&scene.state, 0)
            .iter()
            .all(|dealt| dealt.cards.in_play.contains(card(8)))
    );
}
