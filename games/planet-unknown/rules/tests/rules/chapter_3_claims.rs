//! Chapter 3: when civ cards are claimed (rules §3.6, §6.2).

use super::scenario::*;
use rules::*;

const CLAIM: Effect = Effect::Claim(Milestone::of(1));

/// The turns of this many seats, of which seat `commander` is the first; a first tile lies on every planet, and nothing is
/// pending.
pub fn turns(seats: usize, commander: u8) -> Scenario {
    let mut scene = Scenario::with_first_tile(seats);
    scene.clear_agendas().state.commander = SeatId(commander);
    scene
}

/// As [`turns`], by the house rule that claims come after the round.
fn turns_with_late_claims(seats: usize, commander: u8) -> Scenario {
    let mut scene = turns(seats, commander);
    scene.state.options.claims_after_round = true;
    scene
}

impl Scenario {
    /// Advances the civ tracker of a seat onto its first milestone with a boost.
    #[track_caller]
    pub fn enter_milestone(&mut self, seat: usize) {
        let owner = self.seat_mut(seat);
        owner.trackers[Track::Civ as usize] = field(Track::Civ, 2);
        let boost = Pending::new(Effect::Boost, Source::Round);
        owner.turn.agenda.push(boost);
        let answer = Answer::Advance {
            tracker: Track::Civ,
            to: field(Track::Civ, 3),
        };
        let pending = self.place_for(seat, Effect::Boost);
        self.play_seat(seat, Choice::Resolve { pending, answer });
    }

    /// Makes a seat look at the cards of its claim of rank 1, and keep card `number`.
    #[track_caller]
    pub fn settle(&mut self, seat: usize, number: u8) {
        self.play_seat(seat, self.look_at(seat, card(number).rank()));
        self.keep(seat, number);
    }

    /// Asserts that the claim of a seat waits: it is neither asked about nor a reason not to end the turn.
    #[track_caller]
    pub fn assert_waits(&mut self, seat: usize) {
        let id = SeatId(seat as u8);
        let look = self.look_at(seat, 1);
        let Choice::Resolve { pending, .. } = look else {
            panic!("a look resolves the claim");
        };
        self.refuse_seat(seat, look, Illegal::ClaimWaits);
        self.refuse_seat(seat, Choice::Skip { pending }, Illegal::ClaimWaits);
        let is_claim = |asked: &Asked| matches!(asked.what.effect, Effect::Claim(_));
        assert!(!self.state.questions(id).iter().any(is_claim));
        assert!(self.state.legal(id).contains(&Choice::EndTurn));
        assert!(!self.state.may_claim(id));
    }

    /// Asserts that the claim of a seat is open: it is asked about and must be resolved.
    #[track_caller]
    pub fn assert_open(&mut self, seat: usize) {
        let id = SeatId(seat as u8);
        let look = self.look_at(seat, 1);
        let Choice::Resolve { pending, .. } = look else {
            panic!("a look resolves the claim");
        };
        assert!(self.state.legal(id).contains(&look));
        let is_claim = |asked: &Asked| matches!(asked.what.effect, Effect::Claim(_));
        assert!(self.state.questions(id).iter().any(is_claim));
        self.refuse_seat(seat, Choice::EndTurn, Illegal::Mandatory);
        self.refuse_seat(seat, Choice::Skip { pending }, Illegal::Mandatory);
        assert!(self.state.may_claim(id));
    }

    /// Ends the turn of a seat.
    #[track_caller]
    pub fn end_turn_of(&mut self, seat: usize) {
        self.play_seat(seat, Choice::EndTurn);
    }
}

// rules §3.6, §6.2
#[test]
fn a_claim_is_one_of_the_pending_effects_and_mandatory_once_it_is_open() {
    let mut scene = turns(3, 0);
    scene.pending(Effect::Patch).enter_milestone(0);
    assert_eq!(scene.agenda(), [Effect::Patch, CLAIM]);
    scene.assert_open(0);
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
    scene.assert_open(0);
    scene.only_cards(1, &[6, 7]).settle(0, 7);
    assert_eq!(scene.agenda(), []);
    scene.end_turn();
}

// rules §3.6
#[test]
fn alone_for_the_commander_and_when_playing_in_turn_a_claim_is_never_delayed() {
    for seats in 1..=6 {
        for commander in 0..seats {
            let mut scene = turns(seats, commander as u8);
            let order: Vec<SeatId> = scene.state.turn_order().collect();
            for seat in order.iter().map(|seat| seat.index()) {
                assert!(matches!(scene.state.phase, Phase::Turns { .. }));
                scene.enter_milestone(seat);
                scene.assert_open(seat);
                let look = scene.look_at(seat, 1);
                scene.play_seat(seat, look);
                scene.clear_agendas().end_turn_of(seat);
            }
            assert_eq!(
                (scene.state.phase, scene.state.round),
                (Phase::Rotate, 2),
                "no claim is left over"
            );
        }
    }
}

// rules §3.6
#[test]
fn a_claim_waits_until_every_seat_before_has_ended_its_turn_in_any_order() {
    for order in [[2, 0], [0, 2]] {
        let mut scene = turns(3, 2);
        scene.enter_milestone(1);
        for seat in order {
            scene.assert_waits(1);
            scene.end_turn_of(seat);
        }
        scene.assert_open(1);
    }
}

// rules §3.6
#[test]
fn seats_later_in_turn_order_delay_no_claim() {
    let mut scene = turns(4, 0);
    scene.enter_milestone(1);
    scene.end_turn_of(3);
    scene.assert_waits(1);
    scene.end_turn_of(0);
    scene.assert_open(1);
}

// rules §3.6
#[test]
fn a_claim_that_waits_leaves_its_seat_free_to_act_and_to_end_its_turn() {
    let mut scene = turns(2, 0);
    scene.enter_milestone(1);
    let patch = Pending::new(Effect::Patch, Source::Round);
    scene.seat_mut(1).turn.agenda.push(patch);
    scene.refuse_seat(1, Choice::EndTurn, Illegal::Mandatory);
    let place = Choice::Resolve {
        pending: scene.place_for(1, Effect::Patch),
        answer: Answer::Cell(cell(6, 0)),
    };
    scene.play_seat(1, place);
    scene.assert_waits(1);
    scene.end_turn_of(1);
    let turn = &scene.seat(1).turn;
    assert_eq!((turn.agenda.len(), turn.milestones.len()), (0, 1));
    assert_eq!(turn.claims().collect::<Vec<_>>(), [Milestone::of(1)]);
    assert!(!scene.told(EffectEvent::Lost(CLAIM)), "it is left over");
}

// rules §3.6
#[test]
fn a_claim_left_over_by_a_seat_before_delays_those_after_it() {
    let mut scene = turns(3, 0);
    scene.only_cards(1, &[6, 7, 33]);
    scene.enter_milestone(1);
    scene.enter_milestone(2);
    scene.end_turn_of(1);
    scene.end_turn_of(0);
    assert_eq!(scene.state.active(), Some(SeatId(2)));
    scene.assert_waits(2);
    scene.end_turn_of(2);
    for (done, number) in [(1, 33), (2, 6)] {
        assert_eq!(scene.state.phase, Phase::Claims { done });
        scene.assert_open(usize::from(done));
        scene.settle(usize::from(done), number);
        scene.end_turn();
    }
    assert_eq!(scene.state.phase, Phase::Rotate);
}

// rules §3.6
#[test]
fn who_has_ended_the_turn_claims_when_everyone_has_finished() {
    let mut scene = turns(3, 0);
    scene.enter_milestone(1);
    scene.end_turn_of(1);
    scene.end_turn_of(0);
    scene.refuse_seat(1, Choice::EndTurn, Illegal::NotYourTurn(SeatId(1)));
    scene.end_turn_of(2);
    assert_eq!(scene.state.phase, Phase::Claims { done: 1 });
    assert_eq!(scene.agenda(), [CLAIM]);
}

// rules §3.6, §6.2
#[test]
fn whoever_reaches_the_same_milestone_later_in_turn_order_chooses_later_from_what_is_left() {
    let mut scene = turns(3, 1);
    scene.only_cards(1, &[6, 7]);
    for seat in [0, 2, 1] {
        scene.enter_milestone(seat);
    }
    let left = |scene: &Scenario, seat| {
        let keep = Effect::Keep {
            rank: 1,
            extra: None,
        };
        let pending = scene.seat(seat).turn.agenda[usize::from(scene.place_for(seat, keep))];
        scene.state.question(SeatId(seat as u8), &pending)
    };
    scene.play_seat(1, scene.look_at(1, 1));
    scene.assert_waits(2);
    assert_eq!(
        left(&scene, 1),
        Question::Keep([6, 7].into_iter().map(card).collect())
    );
    scene.keep(1, 6);
    scene.end_turn_of(1);
    scene.play_seat(2, scene.look_at(2, 1));
    assert_eq!(
        left(&scene, 2),
        Question::Keep([card(7)].into_iter().collect())
    );
    scene.keep(2, 7);
    scene.end_turn_of(2);
    let nothing = scene.look_at(0, 1);
    scene.refuse_seat(0, nothing, Illegal::Impossible);
    scene.end_turn_of(0);
    assert!(scene.told(EffectEvent::Lost(CLAIM)), "none is left for it");
    assert_eq!(scene.state.phase, Phase::Rotate);
}

// rules §6.2
#[test]
fn with_no_card_of_the_rank_left_a_claim_gives_nothing_whether_it_waits_or_not() {
    let mut scene = turns(2, 0);
    scene.only_cards(1, &[]);
    scene.enter_milestone(0);
    scene.enter_milestone(1);
    scene.assert_waits(1);
    let mut other = scene.state.clone();
    scene.skip(CLAIM);
    assert_eq!(scene.agenda(), []);
    std::mem::swap(&mut scene.state, &mut other);
    scene.end_turn_of(1);
    scene.end_turn_of(0);
    assert_eq!(scene.state.phase, Phase::Claims { done: 1 });
    assert_eq!(scene.question(CLAIM), Question::Impossible);
    scene.end_turn();
    assert_eq!(scene.state.phase, Phase::Rotate);
    assert!(scene.state.seats.iter().all(|seat| seat.cards.is_empty()));
}

// rules §3.6
#[test]
fn claims_left_over_are_resolved_in_turn_order_when_everyone_has_finished() {
    let mut scene = turns(4, 3);
    for seat in [1, 0, 2] {
        scene.enter_milestone(seat);
        scene.end_turn_of(seat);
    }
    scene.end_turn_of(3);
    for (done, seat) in [(1, 0), (2, 1), (3, 2)] {
        assert_eq!(
            (scene.state.phase, scene.state.active()),
            (Phase::Claims { done }, Some(SeatId(seat)))
        );
        assert_eq!(scene.agenda(), [CLAIM]);
        scene.assert_open(usize::from(seat));
        scene.clear_agendas().end_turn();
    }
    assert_eq!(
        (scene.state.phase, scene.state.commander),
        (Phase::Rotate, SeatId(0)),
        "then the token passes"
    );
}

// rules §3.6
#[test]
fn by_house_rule_all_claims_come_at_the_end_of_the_round() {
    let mut scene = turns_with_late_claims(3, 1);
    for seat in [0, 1, 2] {
        scene.enter_milestone(seat);
        let turn = &scene.seat(seat).turn;
        assert_eq!((turn.agenda.len(), turn.milestones.len()), (0, 1));
    }
    for seat in [1, 2, 0] {
        scene.end_turn_of(seat);
    }
    for (done, seat) in [(0, 1), (1, 2), (2, 0)] {
        assert_eq!(
            (scene.state.phase, scene.state.active()),
            (Phase::Claims { done }, Some(SeatId(seat)))
        );
        scene.assert_open(usize::from(seat));
        scene.clear_agendas().end_turn();
    }
    assert_eq!(scene.state.phase, Phase::Rotate);
}
