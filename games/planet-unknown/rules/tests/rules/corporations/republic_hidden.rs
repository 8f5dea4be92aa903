//! Republic: what it knows of the cards that it has seen.

use super::republic::{claiming_from, looked_at};
use super::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

// rules §6.2, §8 Republic 2
#[test]
fn the_extra_card_stays_in_sight_though_another_seat_has_taken_one_that_was_seen_with_it() {
    let mut scene = claiming_from(TECH_HEIGHTS[2], 2);
    scene.hold(1, 9).me_mut().seen = [8, 9].map(card).into_iter().collect();
    let milestone = Milestone {
        rank: 1,
        printed: 1,
        extra: true,
    };
    let (_, cards) = looked_at(&mut scene, milestone);
    assert!(cards.contains(card(8)));
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for _ in 0..20 {
        let dealt = scene.state.redeal(SeatId(0), &mut rng);
        assert!(dealt.cards.in_play.contains(card(8)));
        assert!(dealt.seats[1].cards.contains(card(9)));
    }
}
