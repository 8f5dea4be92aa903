//! The effect of a turn of the station on the others: the commander chooses their tiles too (rules §3.2).

use super::policy::Policy;
use super::single_seat_round::offer_tile;
use rules::{GameState, SeatId};

/// The average medals that the seats other than `seat` can expect after each has placed a tile that the station offers
/// it in `state`; 0 if there are none.
pub(super) fn others_expect(policy: &mut Policy, state: &GameState, seat: SeatId) -> f32 {
    let others = state.seat_ids().filter(|other| *other != seat);
    let expected = others.map(|other| {
        let mut after = state.clone();
        offer_tile(&mut after, other);
        policy.look_at(&after, other);
        policy.turn(&mut after, other, None);
        policy.worth(&after, other)
    });
    expected.sum::<f32>() / (state.seats.len().max(2) - 1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use rules::{CorporationId, Phase, Setup};

    #[test]
    fn what_others_get_depends_on_how_the_station_is_turned_and_a_single_seat_has_no_others() {
        let mut setup = Setup::standard(3, "others");
        setup.seats[2].corporation = CorporationId::Oasis;
        let state = setup.deal().expect("a valid setup");
        assert_eq!(state.phase, Phase::Rotate);
        let mut policy = Policy::new(Weights::in_use().clone());
        let mut turned = |steps| {
            let mut turned = state.clone();
            turned.station.turn_clockwise(steps);
            others_expect(&mut policy, &turned, state.commander)
        };
        let expected: Vec<f32> = (0..6).map(&mut turned).collect();
        let (least, most) = expected
            .iter()
            .fold((f32::MAX, f32::MIN), |(a, b), c| (a.min(*c), b.max(*c)));
        assert!(least > 0.0 && most - least > 0.1, "{expected:?}");
        assert_eq!(turned(6), expected[0]);
        let alone = Setup::standard(1, "alone").deal().expect("a valid setup");
        assert_eq!(others_expect(&mut policy, &alone, SeatId(0)), 0.0);
    }
}
