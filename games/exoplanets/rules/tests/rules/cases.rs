//! What one may do with little (exoplanets §13.4).

use super::scene::*;
use exoplanets::Choice;

const ARMS: [&[&str]; 4] = [&["R1"], &["R4"], &["W3"], &["S6"]];

/// exoplanets §13.4
#[test]
fn three_energy_one_gas_and_one_water() {
    let mut start = scene(2, ARMS);
    start.seats[0].resources = ewg(3, 1, 1);
    let play = |steps: &[(&str, [u8; 3])]| {
        let mut state = start.clone();
        for (name, [energy, water, gas]) in steps {
            let choice = develop(&state, name, ewg(*energy, *water, *gas));
            act(&mut state, choice);
        }
        state.seats[0].resources
    };
    let (rocky, both, water) = (("R1", [1, 0, 0]), ("R4", [0, 1, 1]), ("W3", [1, 0, 1]));
    assert_eq!(play(&[rocky, rocky, rocky]), ewg(0, 1, 1));
    assert_eq!(play(&[rocky, both, rocky, rocky]), ewg(0, 0, 0));
    assert_eq!(
        play(&[water, rocky, rocky]),
        ewg(0, 1, 0),
        "the water is kept"
    );
    start.seats[0].resources = ewg(4, 1, 1);
    let species = |choice: &Choice| matches!(choice, Choice::Species { .. });
    assert!(
        !legal(&start).iter().any(species),
        "no life there before (§6.5)"
    );
}
