//! Rulings on scrap and payments (cryo §10).

use super::scene::*;
use cryo::*;

fn is_scrap(choice: &Choice) -> bool {
    matches!(choice, Choice::ScrapCard(_) | Choice::ScrapTile(_))
}

/// cryo §10.4, §11.4 (Q24)
#[test]
fn scrap_is_offered_beside_every_question() {
    use game::{Action, Game, luck, pick};
    use std::collections::BTreeSet;
    let mut met = BTreeSet::new();
    for number in 0..60 {
        let mut state = begun(2 + number % 3, &format!("beside {number}"));
        let mut luck = luck(&format!("beside {number}"));
        while let Some(seat) = state.active() {
            let question = state.question().expect("asked");
            if state.seat(seat).hand.len() > 1 {
                assert!(legal(&state).iter().any(is_scrap), "{question:?}");
                met.insert(question);
            }
            let choice = pick(&answers(&state), &mut luck).expect("some answer");
            state.apply(&Action { seat, choice }).expect("legal");
        }
    }
    assert!(met.len() >= 24, "{met:?}");
}

/// cryo §10.4
#[test]
fn a_scrap_may_pay_for_what_follows() {
    let mut state = scene(2);
    deal(&mut state, 0, &[Interface]);
    state.seats[0].stock = stock([1, 0, 0, 0, 0]);
    deploy(&mut state, "C-1", "Cb");
    assert_eq!(answers(&state), [Choice::Amount(1)]);
    act(&mut state, Choice::ScrapCard(Interface));
    assert_eq!(answers(&state), [1, 2].map(Choice::Amount));
}

/// cryo §10.4, §10.3
#[test]
fn a_scrap_beside_a_payment_leaves_it_payable() {
    let mut state = scene(2);
    deal(&mut state, 0, &[WakeUp]);
    state.seats[0].stock = stock([1, 0, 0, 1, 0]);
    deploy(&mut state, "C-1", "Cb");
    act(&mut state, Choice::Amount(2));
    assert_eq!(
        state.seats[0].stock,
        stock([0, 0, 0, 0, 2]),
        "one way: paid at once"
    );
    let mut state = scene(2);
    deal(&mut state, 0, &[WakeUp]);
    state.seats[0].stock = stock([1, 0, 0, 1, 0]);
    deploy(&mut state, "C-1", "Cb");
    act(&mut state, Choice::Amount(1));
    asks(&state, Question::Payment);
    act(&mut state, Choice::ScrapCard(WakeUp));
    asks(&state, Question::Payment);
    act(&mut state, Choice::Pay(stock([1, 0, 0, 0, 0])));
    assert_eq!(state.seats[0].stock, stock([1, 1, 0, 1, 1]));
}

/// A recall of seat 0, which uses the sixth action for one of these cards.
fn card_cost(cards: &[CardKind], more: &[(&str, &str)]) -> State {
    let mut state = scene(2);
    deal(&mut state, 0, cards);
    fill(&mut state, 0, &[("6c", "pink_card")]);
    fill(&mut state, 0, more);
    send_out(&mut state, 0, "C-1");
    recall(&mut state);
    act(&mut state, Choice::Return(PlatformId(5), true));
    asks(&state, Question::CardCost);
    state
}

/// cryo §10.4
#[test]
fn the_last_card_for_a_cost_is_not_scrapped() {
    let state = card_cost(&[WakeUp], &[]);
    assert_eq!(
        refused(&state, Choice::ScrapCard(WakeUp)),
        Illegal::Reserved
    );
    let state = card_cost(&[WakeUp, Prototype], &[]);
    assert!(can(&state, Choice::ScrapCard(WakeUp)));
    let cost = slot(&state, "6c");
    assert_eq!(
        refused(&state, Choice::ScrapTile(cost)),
        Illegal::InUse,
        "it is being paid"
    );
}

/// cryo §10.4, §10.5
#[test]
fn a_card_played_by_a_scrap_leaves_one_for_the_cost() {
    let mut state = card_cost(&[WakeUp], &[("1r", "grey_card")]);
    let at = slot(&state, "1r");
    act(&mut state, Choice::ScrapTile(at));
    asks(&state, Question::Card);
    let play = Choice::Play(WakeUp, CardUse::Mission);
    assert_eq!(refused(&state, play), Illegal::Reserved);
    let mut drawn = state.clone();
    act(&mut drawn, Choice::Draw);
    asks(&drawn, Question::CardCost);
    act(&mut state, Choice::Decline);
    act(&mut state, Choice::Discard(WakeUp));
    asks(&state, Question::Card);
    assert!(state.scrapped, "that stays one scrap");
}

/// cryo §10.5
#[test]
fn scrapping_a_card_reward_plays_a_card_and_stays_one_scrap() {
    let mut state = scene(2);
    deal(&mut state, 0, &[WakeUp, Prototype]);
    fill(&mut state, 0, &[("1r", "grey_card")]);
    let at = slot(&state, "1r");
    act(&mut state, Choice::ScrapTile(at));
    act(&mut state, Choice::Play(WakeUp, CardUse::Upgrade));
    asks(&state, Question::Main);
    assert!(!legal(&state).iter().any(is_scrap));
}

/// cryo §10.5
#[test]
fn nobody_scraps_in_the_turn_of_another() {
    use game::{Action, Game};
    let mut state = scene(2);
    deal(&mut state, 1, &[WakeUp]);
    let scrap = Action {
        seat: seat(1),
        choice: Choice::ScrapCard(WakeUp),
    };
    assert_eq!(state.check(&scrap), Err(Illegal::NotOpen(seat(1))));
    assert!(state.legal(seat(1)).is_empty());
    deploy(&mut state, "C-1", "");
    assert_eq!(state.check(&scrap), Ok(()));
}

/// cryo §10.1
#[test]
fn what_is_obligatory_cannot_be_declined() {
    let mut state = scene(2);
    send_out(&mut state, 0, "C-1");
    act(&mut state, Choice::Recall);
    assert_eq!(
        refused(&state, Choice::Decline),
        Illegal::OtherQuestion(Question::Incident)
    );
    let costs = card_cost(&[WakeUp], &[]);
    assert_eq!(
        refused(&costs, Choice::Decline),
        Illegal::OtherQuestion(Question::CardCost)
    );
    let mut full = scene(2);
    let six = [
        GroundScanner,
        Supercharge,
        Interface,
        WakeUp,
        Automation,
        Prototype,
    ];
    deal(&mut full, 0, &six);
    deploy(&mut full, "C-1", "");
    assert_eq!(
        refused(&full, Choice::Decline),
        Illegal::OtherQuestion(Question::Discard)
    );
    assert_eq!(
        refused(&full, Choice::EndTurn),
        Illegal::OtherQuestion(Question::Discard)
    );
}

/// cryo §10.16
#[test]
fn signs_that_were_lost_are_read_as_ruled() {
    let board = Components::standard().board().clone();
    assert_eq!(board.overclock, stock([0, 0, 1, 0, 0]));
    assert_eq!(board.scouting, stock([0, 0, 1, 0, 1]));
}
