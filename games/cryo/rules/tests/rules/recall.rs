//! The recall: salvage and incidents (cryo §3.8 to §3.14).

use super::scene::*;
use cryo::*;

/// A state in which seat 0 is about to recall a drone, with this incident in a section.
fn about_to(letter: &str, name: &str) -> State {
    let mut state = scene(2);
    send_out(&mut state, 0, "C-1");
    let (at, tile) = (section(&state, letter), incident(&state, name));
    state.incidents[at.index()] = Some(tile);
    state
}

fn choose(state: &mut State, letter: &str) -> Vec<Event> {
    let at = section(state, letter);
    act(state, Choice::Section(at))
}

/// cryo §3.8, §3.9, §6.5
#[test]
fn pods_on_salvage_spaces_gain_and_stay() {
    let mut state = about_to("C", "early_energy");
    state.seats[0].stock = Stock::NONE;
    for (name, owner) in [("V1a", 0), ("V1b", 0), ("V2a", 1), ("V3b", 0), ("V4a", 0)] {
        let at = salvage(&state, name);
        state.salvage[at.index()] = Some(seat(owner));
    }
    act(&mut state, Choice::Recall);
    assert_eq!(state.seats[0].stock, stock([2, 0, 1, 1, 0]));
    assert_eq!(state.salvaging(seat(0)).len(), 4);
    asks(&state, Question::Incident);
}

/// cryo §3.10, §10.1, §11.4 (Q17)
#[test]
fn an_incident_is_obligatory_while_one_lies_there() {
    let mut state = about_to("C", "early_energy");
    state.incidents[3] = None;
    state.track.iter_mut().for_each(|stack| stack.clear());
    act(&mut state, Choice::Recall);
    assert_eq!(
        answers(&state),
        [0, 1, 2].map(|number| Choice::Section(SectionId(number)))
    );
    assert_eq!(
        refused(&state, Choice::Section(SectionId(3))),
        Illegal::NothingThere
    );
    let mut none = about_to("C", "early_energy");
    none.incidents = [None; 4];
    none.track.iter_mut().for_each(|stack| stack.clear());
    act(&mut none, Choice::Recall);
    asks(&none, Question::Return);
}

/// cryo §3.11, §1.7, §6.3, §7.7, §10.11
#[test]
fn sabotage_destroys_the_pods_of_the_next_chamber() {
    let mut state = about_to("D", "early_sabotage");
    act(&mut state, Choice::Recall);
    let events = choose(&mut state, "D");
    let first = chamber(&state, "D1");
    assert_eq!(state.chambers[first.index()], [0; 4]);
    assert_eq!([0, 1].map(|own| state.seats[own].destroyed), [2, 2]);
    assert_eq!(state.sabotage[3].len(), 1);
    assert!(events.contains(&Event::Sabotaged {
        seat: seat(0),
        chamber: first,
        lost: [2, 2, 0, 0]
    }));
    assert_eq!(state.seats[0].loot, [0; 24], "it stays on the chamber");
}

/// cryo §3.11, §11.4 (Q18)
#[test]
fn sabotage_of_a_lost_section_goes_elsewhere() {
    let mut state = about_to("D", "early_sabotage");
    let tile = incident(&state, "early_sabotage");
    let burn = |state: &mut State, number: usize| {
        state.sabotage[number] = [tile; 3].into_iter().collect();
        for chamber in 3 * number..3 * number + 3 {
            for own in 0..2 {
                let pods = std::mem::take(&mut state.chambers[chamber][own]);
                state.seats[own].destroyed += pods;
            }
        }
    };
    burn(&mut state, 3);
    act(&mut state, Choice::Recall);
    let mut all = state.clone();
    choose(&mut state, "D");
    asks(&state, Question::Elsewhere);
    assert_eq!(
        state.incidents[3],
        Some(tile),
        "it lies there until it is decided"
    );
    assert_eq!(
        answers(&state),
        [0, 1, 2].map(|number| Choice::Section(SectionId(number)))
    );
    assert_eq!(
        refused(&state, Choice::Section(SectionId(3))),
        Illegal::NothingThere
    );
    let next = state.track[0].last().copied();
    choose(&mut state, "L");
    assert_eq!(state.sabotage[1].len(), 1);
    assert_eq!(
        state.incidents[3], next,
        "the space of the tile is filled again"
    );
    (0..3).for_each(|number| burn(&mut all, number));
    choose(&mut all, "D");
    asks(&all, Question::Return);
    assert_eq!(all.boxed_incidents[tile.index()], 1, "to the box");
    assert_ne!(all.incidents[3], None);
}

/// cryo §3.12, §3.14
#[test]
fn loot_is_gained_and_kept_and_the_space_filled_again() {
    let mut state = about_to("C", "early_crystal_organics");
    let (id, next) = (
        incident(&state, "early_crystal_organics"),
        state.track[0].last().copied(),
    );
    act(&mut state, Choice::Recall);
    let events = choose(&mut state, "C");
    assert_eq!(state.seats[0].stock, stock([1, 1, 0, 0, 0]));
    assert_eq!(state.seats[0].loot[id.index()], 1);
    assert_eq!((state.incidents[0], state.track[0].len()), (next, 1));
    assert!(events.contains(&Event::IncidentTurned(SectionId(0), next.expect("a tile"))));
}

/// cryo §3.12, §3.14, §10.1
#[test]
fn the_space_stays_empty_until_a_card_of_the_loot_is_decided() {
    let mut state = about_to("C", "late_card");
    act(&mut state, Choice::Recall);
    choose(&mut state, "C");
    asks(&state, Question::Card);
    assert_eq!(
        (state.incidents[0], state.seats[0].stock),
        (None, stock([0, 0, 0, 0, 1])),
        "energy at once"
    );
    act(&mut state, Choice::Decline);
    assert!(state.incidents[0].is_some());
    asks(&state, Question::Return);
}

/// cryo §3.14
#[test]
fn the_leftmost_stack_is_used_first() {
    let mut state = about_to("C", "early_energy");
    state.track[0].clear();
    state.track[1].clear();
    let next = state.track[2].last().copied();
    act(&mut state, Choice::Recall);
    choose(&mut state, "C");
    assert_eq!(state.incidents[0], next);
    let mut last = about_to("C", "early_energy");
    last.track[..5].iter_mut().for_each(|stack| stack.clear());
    last.track[5].truncate(1);
    act(&mut last, Choice::Recall);
    choose(&mut last, "C");
    assert_eq!(last.incidents[0], Some(incident(&last, "sunset")));
    assert_eq!(
        last.ending, None,
        "it does nothing until someone carries it out"
    );
    act(&mut last, Choice::Return(PlatformId(0), false));
    send_out(&mut last, 1, "C-2");
    act(&mut last, Choice::Recall);
    choose(&mut last, "L");
    assert_eq!(last.incidents[1], None, "none left: it stays empty");
}

/// cryo §3.13, §9.1, §10.14, §10.11
#[test]
fn sunset_ends_the_game_after_this_turn() {
    let mut state = about_to("C", "sunset");
    upgrade(&mut state, 0, &[Automation]);
    deal(&mut state, 0, &[Interface]);
    fill(&mut state, 0, &[("1r", "pink_tech")]);
    act(&mut state, Choice::Recall);
    let events = choose(&mut state, "C");
    assert!(events.contains(&Event::EndMet(Ending::Sunset)));
    let id = incident(&state, "sunset");
    assert_eq!(state.seats[0].loot[id.index()], 1, "kept");
    act(&mut state, Choice::Return(PlatformId(0), true));
    asks(&state, Question::Automation);
    act(&mut state, Choice::Decline);
    asks(&state, Question::End);
    act(&mut state, Choice::ScrapCard(Interface));
    assert_eq!(
        (state.stage, state.ending),
        (Stage::Over, Some(Ending::Sunset))
    );
    assert_eq!(state.question(), None);
}
