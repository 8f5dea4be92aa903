//! Hidden information (rules §3.5, §6.2): events and views.

use super::scenario::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::*;

/// The parts of these events that each of two seats sees.
fn seen_by(events: &[Event], seat: u8) -> Vec<EventKind> {
    events
        .iter()
        .filter(|event| event.visible_to(SeatId(seat)))
        .map(|event| event.kind)
        .collect()
}

// rules §6.2
#[test]
fn only_who_looks_sees_the_cards_and_others_see_only_the_rank_of_an_end_of_game_card() {
    let mut scene = Scenario::claiming(2);
    scene.only_cards(2, &[8, 9]);
    let events = scene.claim(9);
    let cards: CardSet = [8, 9].into_iter().map(card).collect();
    let taken = EventKind::Card(CardEvent::Taken {
        rank: 2,
        shown: None,
    });
    assert_eq!(seen_by(&events, 1), [taken]);
    assert_eq!(
        seen_by(&events, 0),
        [
            EventKind::Card(CardEvent::Seen { rank: 2, cards }),
            taken,
            EventKind::Card(CardEvent::Held(card(9)))
        ]
    );
}

// rules §6.2
#[test]
fn everyone_sees_an_immediate_card_that_is_taken() {
    let mut scene = Scenario::claiming(2);
    scene.only_cards(2, &[8, 11]);
    let events = scene.claim(11);
    assert!(
        seen_by(&events, 1).contains(&EventKind::Card(CardEvent::Taken {
            rank: 2,
            shown: Some(card(11))
        }))
    );
}

// rules §6.2
#[test]
fn a_view_shows_the_own_end_of_game_cards_and_only_the_number_of_others() {
    let views = [8, 9].map(|number| {
        let mut scene = Scenario::claiming(3);
        scene.only_cards(2, &[8, 9]).claim(number);
        scene.end_turn();
        [0, 1].map(|seat| scene.state.view(SeatId(seat)))
    });
    let [[mine, theirs], [my_other, their_other]] = views;
    assert_eq!(
        theirs, their_other,
        "another seat cannot tell which of the two was taken"
    );
    assert_ne!(mine, my_other);
    assert!(mine.state().seats[0].cards.contains(card(8)));
    assert_eq!(theirs.state().seats[0].cards.ranked(2).len(), 1);
    assert!(
        theirs.state().seats[0].seen.is_empty(),
        "nor what the other has seen"
    );
}

// rules §2.4
#[test]
fn a_view_does_not_tell_the_box_from_the_cards_in_play_until_the_seat_looks() {
    let views = [[6, 7], [29, 33]].map(|numbers| {
        let mut scene = Scenario::claiming(2);
        scene
            .only_cards(1, &numbers)
            .pending(Effect::Claim(Milestone::of(1)));
        let before = scene.state.view(SeatId(0));
        scene.resolve(Effect::Claim(Milestone::of(1)), Answer::Look);
        (
            before,
            scene.state.view(SeatId(0)),
            scene.state.view(SeatId(1)),
        )
    });
    let [(before, after, other), (before_too, after_too, other_too)] = views;
    assert_eq!(before, before_too);
    assert_ne!(after, after_too);
    assert_eq!(other, other_too);
    assert_eq!(
        after.state().cards.in_play.ranked(1),
        [6, 7].into_iter().map(card).collect()
    );
}

// rules §3.5
#[test]
fn a_view_shows_the_tops_but_not_the_order_below() {
    let scene = Scenario::with_first_tile(2);
    let mut other = scene.state.clone();
    other.station.inner[2].tiles[..11].reverse();
    assert_eq!(scene.state.view(SeatId(0)), other.view(SeatId(0)));
    other.station.inner[2].tiles.reverse();
    assert_ne!(scene.state.view(SeatId(0)), other.view(SeatId(0)));
}

// rules §3.5
#[test]
fn a_view_does_not_show_the_tile_under_a_taken_one_before_the_end_of_the_round() {
    let mut scene = Scenario::with_first_tile(2);
    scene.depot("I2/rover-tech", "I4/rover-tech");
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    let depot = scene.state.depot_of(SeatId(0));
    let mut other = scene.state.clone();
    other.station.stack_mut(Ring::Inner, depot).tiles.reverse();
    assert_eq!(scene.state.view(SeatId(0)), other.view(SeatId(0)));
    assert_eq!(
        scene
            .state
            .view(SeatId(0))
            .state()
            .station
            .stack(Ring::Inner, depot)
            .top(),
        None
    );
}

// rules §6.2
#[test]
fn a_seat_remembers_the_cards_it_saw() {
    let mut scene = Scenario::claiming(2);
    scene
        .only_cards(1, &[6, 7, 29])
        .only_cards(2, &[8, 9])
        .claim(6);
    scene.claim(8);
    scene.end_turn();
    assert_eq!(scene.me().seen, [7, 9, 29].into_iter().map(card).collect());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..20 {
        let dealt = scene.state.redeal(SeatId(0), &mut rng);
        assert_eq!(
            dealt.cards.in_play.ranked(1),
            [7, 29].into_iter().map(card).collect()
        );
    }
}

// rules §6.2
#[test]
fn after_another_took_a_secret_card_a_seat_knows_it_is_one_of_those_it_saw() {
    let mut scene = Scenario::claiming(2);
    scene.only_cards(1, &[6, 7, 29]).claim(6);
    scene.end_turn();
    scene.state.phase = Phase::Claims { done: 1 };
    scene.state.commander = SeatId(0);
    scene
        .seat_mut(1)
        .turn
        .agenda
        .push(Pending::new(Effect::Claim(Milestone::of(1)), Source::Round));
    scene.resolve(Effect::Claim(Milestone::of(1)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 1,
            extra: None,
        },
        Answer::Keep(card(29)),
    );
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let dealt: std::collections::BTreeSet<Vec<CivCard>> = (0..40)
        .map(|_| {
            scene.state.redeal(SeatId(0), &mut rng).seats[1]
                .cards
                .iter()
                .collect()
        })
        .collect();
    let one = |number| vec![card(number)];
    assert_eq!(dealt, [one(7), one(29)].into());
}

/// Whether the first of two seats has secrets after a change to a turn without any.
fn has_secrets_after(change: impl FnOnce(&mut Scenario)) -> bool {
    let mut scene = Scenario::with_first_tile(2);
    scene.clear_agendas();
    change(&mut scene);
    scene.state.has_secrets(SeatId(0))
}

// rules §2.5, §6.2, §11.26
#[test]
fn a_seat_has_secrets_if_it_knows_what_no_other_seat_knows() {
    let objective = Objective::new(3).expect("there is one");
    let keeping = |open| Effect::KeepObjective {
        among: [objective].into_iter().collect(),
        count: 1,
        open,
    };
    assert!(!has_secrets_after(|_| ()));
    assert!(has_secrets_after(|scene| {
        scene.hold(0, 33);
    }));
    assert!(has_secrets_after(|scene| {
        scene.me_mut().private_objectives.push(objective);
    }));
    assert!(has_secrets_after(|scene| {
        scene.me_mut().seen = scene.state.cards.in_play.ranked(1);
    }));
    assert!(has_secrets_after(|scene| scene
        .me_mut()
        .rejected
        .insert(objective)));
    assert!(has_secrets_after(|scene| scene.me_mut().foresees = true));
    assert!(has_secrets_after(|scene| {
        scene.pending(keeping(false));
    }));
    assert!(!has_secrets_after(|scene| {
        scene.pending(keeping(true));
    }));
}

// rules §6.2
#[test]
fn cards_that_have_left_the_game_are_no_secrets() {
    assert!(!has_secrets_after(|scene| {
        scene.me_mut().seen = scene.state.cards.boxed;
    }));
}

// rules §10.3
#[test]
fn a_game_of_one_seat_and_a_finished_game_have_no_secrets() {
    let mut alone = Scenario::with_first_tile(1);
    alone.hold(0, 33);
    assert!(!alone.state.has_secrets(SeatId(0)));
    assert!(!has_secrets_after(|scene| {
        scene.hold(0, 33);
        scene.state.phase = Phase::Finished;
    }));
}

// rules §6.2
#[test]
fn a_view_counts_the_own_secret_cards_and_not_those_of_others() {
    let mut scene = Scenario::with_first_tile(2);
    scene.hold(0, 33).hold(1, 33);
    scene.seat_mut(0).meteorites = 9;
    let view = scene.state.view(SeatId(0));
    let known = view.state();
    assert_eq!(known.score(SeatId(0)), scene.state.score(SeatId(0)));
    assert_eq!(known.score(SeatId(0)).cards.len(), 1);
    assert!(known.public_score(SeatId(1)).cards.is_empty());
    assert!(known.public_score(SeatId(0)).cards.is_empty());
}

// rules §10.2, §10.3
#[test]
fn when_the_game_is_over_every_card_is_shown() {
    let mut scene = Scenario::with_first_tile(3);
    scene.hold(1, 33).hold(2, 20).hold(2, 36);
    scene.state.phase = Phase::Finished;
    let view = scene.state.view(SeatId(0));
    for seat in 0..3 {
        assert_eq!(view.state().seats[seat].cards, scene.seat(seat).cards);
        assert_eq!(
            view.state().score(SeatId(seat as u8)),
            scene.state.score(SeatId(seat as u8))
        );
    }
}

// rules §10.2
#[test]
fn an_end_of_game_card_that_is_carried_out_is_shown() {
    let mut scene = Scenario::with_first_tile(3);
    scene.hold(1, 24).hold(2, 23).hold(1, 20);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.skip_turns();
    assert_eq!(scene.state.active(), Some(SeatId(1)));
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let deals: Vec<GameState> = (0..40)
        .map(|_| scene.state.redeal(SeatId(0), &mut rng))
        .collect();
    assert!(
        deals
            .iter()
            .all(|dealt| dealt.seats[1].cards.contains(card(24)))
    );
    assert!(
        deals
            .iter()
            .any(|dealt| !dealt.seats[1].cards.contains(card(20))),
        "the other one is still secret"
    );
    assert!(
        deals
            .iter()
            .any(|dealt| !dealt.seats[2].cards.contains(card(23))),
        "so is that of a later seat"
    );
}

#[test]
fn what_gives_hidden_information_away_or_hands_the_turn_on_cannot_be_undone_past() {
    let mut scene = Scenario::claiming(2);
    scene.pending(Effect::Claim(Milestone::of(1)));
    let looked = scene.resolve(Effect::Claim(Milestone::of(1)), Answer::Look);
    assert!(looked.iter().any(|event| event.barrier().is_some()));
    let mut scene = Scenario::claiming_last(2);
    scene.depot("I2/rover-tech", "I4/rover-tech").claim(5);
    let answer = Answer::Place {
        ring: Ring::Inner,
        orientation: UPRIGHT,
        anchor: cell(5, 2),
    };
    let revealed = scene.resolve(Effect::TakeExtraTile { resources: false }, answer);
    assert!(revealed.iter().any(|event| event.barrier().is_some()));
    let ended = scene.end_turn();
    assert!(ended.iter().any(|event| event.barrier().is_some()));
    let mut scene = Scenario::with_first_tile(2);
    scene.depot("I2/rover-tech", "I4/rover-tech");
    let placed = scene.place(Ring::Inner, UPRIGHT, (5, 2));
    assert!(
        !placed.iter().any(|event| event.barrier().is_some()),
        "an ordinary placement reveals nothing"
    );
}

// rules §2.5, §8 Jump Drive F
#[test]
fn no_view_shows_the_order_of_the_objectives_nor_what_random_draws_come_from() {
    let scene = Scenario::with_corporation(CorporationId::JumpDrive, 3);
    let mut other = scene.state.clone();
    other.objective_deck.reverse();
    other.luck = other.luck.wrapping_add(1);
    for seat in scene.state.seat_ids() {
        assert_eq!(scene.state.view(seat), other.view(seat));
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        let deals: Vec<GameState> = (0..10)
            .map(|_| scene.state.redeal(seat, &mut rng))
            .collect();
        assert!(
            deals
                .iter()
                .any(|dealt| dealt.objective_deck.last() != scene.state.objective_deck.last())
        );
        assert!(deals.iter().any(|dealt| dealt.luck != scene.state.luck));
        for dealt in deals {
            assert_eq!(
                dealt.view(seat),
                scene.state.view(seat),
                "the same objectives are left, in another order"
            );
        }
    }
}

// rules §8 Jump Drive F
#[test]
fn a_redeal_keeps_the_objectives_that_were_drawn() {
    let mut scene = Scenario::with_corporation(CorporationId::JumpDrive, 3);
    scene.clear_agendas();
    let drawing = Pending::new(Effect::DrawObjectives, Source::Tech(6)).urgent();
    scene.me_mut().turn.agenda.push(drawing);
    let events = scene.resolve(Effect::DrawObjectives, Answer::Draw);
    assert!(events.iter().any(|event| event.barrier().is_some()));
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for seat in scene.state.seat_ids() {
        let dealt = scene.state.redeal(seat, &mut rng);
        assert_eq!(dealt.seats[0].turn.agenda, scene.me().turn.agenda);
        assert_eq!(dealt.objective_deck.len(), scene.state.objective_deck.len());
    }
}

/// Seat 0, a Republic with tech level 2, has looked at rank 1 and at `extra` of the three cards of rank 2.
fn looking_at_one_more(extra: u8) -> Scenario {
    let mut scene = Scenario::with_corporation(CorporationId::Republic, 3);
    scene
        .clear_agendas()
        .only_cards(1, &[6, 7])
        .only_cards(2, &[8, 9, 34]);
    let keep = Effect::Keep {
        rank: 1,
        extra: Some(card(extra)),
    };
    scene
        .me_mut()
        .turn
        .agenda
        .push(Pending::new(keep, Source::Round).urgent());
    scene.me_mut().seen = [6, 7, extra].into_iter().map(card).collect();
    scene.state.phase = Phase::Claims { done: 0 };
    scene
}

// rules §6.2, §8 Republic 2
#[test]
fn only_who_looks_sees_the_card_that_joins_its_choice() {
    let [one, two] = [8, 9].map(looking_at_one_more);
    assert_ne!(one.state.view(SeatId(0)), two.state.view(SeatId(0)));
    assert_eq!(one.state.view(SeatId(1)), two.state.view(SeatId(1)));
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let offered = |state: &GameState| match state.seats[0].turn.agenda[0].effect {
        Effect::Keep {
            extra: Some(card), ..
        } => card,
        other => panic!("{other:?}"),
    };
    let deals: Vec<GameState> = (0..40)
        .map(|_| one.state.redeal(SeatId(1), &mut rng))
        .collect();
    assert!(deals.iter().any(|dealt| offered(dealt) != card(8)));
    assert!(
        deals
            .iter()
            .all(|dealt| dealt.cards.in_play.contains(offered(dealt)))
    );
    for _ in 0..20 {
        let dealt = one.state.redeal(SeatId(0), &mut rng);
        assert_eq!(
            (offered(&dealt), dealt.cards.in_play.contains(card(8))),
            (card(8), true)
        );
    }
}

// rules §10.2, §8 Republic 5
#[test]
fn who_looks_at_all_remaining_cards_sees_them_and_nobody_else() {
    let mut scene = Scenario::with_corporation(CorporationId::Republic, 3);
    scene.clear_agendas().pending(Effect::KeepAny { count: 2 });
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    assert_eq!(
        scene.state.view(SeatId(0)).state().cards.in_play,
        scene.state.cards.in_play
    );
    for _ in 0..20 {
        assert_eq!(
            scene.state.redeal(SeatId(0), &mut rng).cards.in_play,
            scene.state.cards.in_play
        );
    }
    assert!((0..20).any(
        |_| scene.state.redeal(SeatId(1), &mut rng).cards.in_play != scene.state.cards.in_play
    ));
}
