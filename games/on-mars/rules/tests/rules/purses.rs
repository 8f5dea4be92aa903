//! What can be paid, and how (on-mars §1.2).

use on_mars::{GoalId, GoalSet, Good, Goods, Price, Purse};

fn purse(goods: [u8; 6]) -> Purse {
    Purse {
        goods: Goods(goods),
        ..Purse::default()
    }
}

/// on-mars §18.4
#[test]
fn two_minerals_pay_oxygen_and_one_more() {
    let price = Price {
        goods: Goods::of(Good::Oxygen, 1),
        any: 1,
        ..Price::default()
    };
    let minerals = purse([2, 0, 0, 0, 0, 0]);
    assert!(minerals.covers(price));
    assert_eq!(minerals.ways(price, GoalSet::EMPTY).len(), 1);
    assert!(!purse([0, 3, 0, 0, 0, 0]).covers(price));
    assert_eq!(
        purse([1, 1, 0, 0, 2, 0]).ways(price, GoalSet::EMPTY).len(),
        4
    );
}

/// on-mars §1.2
#[test]
fn a_purse_covers_what_it_has_a_way_to_pay() {
    let prices = [[0, 1, 0, 0, 0, 0], [1, 0, 1, 0, 1, 0], [0, 0, 0, 1, 0, 2]];
    for goods in prices {
        for any in 0..2 {
            let price = Price {
                goods: Goods(goods),
                any,
                ..Price::default()
            };
            for held in 0..729_u32 {
                let held = Goods(std::array::from_fn(|at| {
                    (held / 3_u32.pow(at as u32) % 3) as u8
                }));
                let purse = purse(held.0);
                let ways = purse.ways(price, GoalSet::EMPTY);
                assert_eq!(purse.covers(price), !ways.is_empty(), "{held:?} {price:?}");
            }
        }
    }
}

#[test]
fn each_way_to_choose_is_found_once() {
    let goals: GoalSet = [1, 4, 9].map(GoalId).into_iter().collect();
    let two: Vec<usize> = (0..4).map(|count| goals.choose(count).count()).collect();
    assert_eq!(two, [1, 3, 3, 1]);
    assert!(goals.choose(2).all(|set| set.without(goals).is_empty()));
}
