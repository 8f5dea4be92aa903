//! Files that did not come from playing: they are refused or opened, and never crash the program.

mod played;

use planet_unknown::bot::{Bot, Limit, RandomBot};
use planet_unknown::game::{
    Action, CellSet, Effect, EventCard, EventMix, GameState, InvalidState, Pending, SeatId, Setup,
    Source,
};
use planet_unknown::table::export::export;
use planet_unknown::table::save::{RULES_VERSION, decode};
use planet_unknown::table::{Fault, Save, Table, state_hash};
use played::{play_until, whole_game};
use proptest::prelude::*;
use std::sync::LazyLock;

/// Games in the middle of a turn, of the claims and at the end, with effects pending and cards held.
static GAMES: LazyLock<Vec<Save>> = LazyLock::new(|| {
    let rich = |table: &Table| {
        let state = table.state();
        let pending = state
            .seats
            .iter()
            .map(|seat| seat.turn.agenda.len())
            .sum::<usize>();
        state.round > 6 && pending > 3
    };
    let mut games: Vec<Save> = (1..=3)
        .map(|seats| Save::new(&play_until(Setup::standard(seats, "hostile"), rich)))
        .collect();
    games.push(Save::new(&whole_game(2, "hostile")));
    games.extend([1, 2].map(|seats| Save::new(&play_until(modular(seats), rich))));
    games
});

/// The number of files of each kind: `FILES=10000 cargo test --test hostile_files` tries so many.
fn cases() -> u32 {
    std::env::var("FILES").map_or(96, |files| files.parse().expect("a number"))
}

/// A setup with all modules for this number of seats.
fn modular(seats: usize) -> Setup {
    let mut setup = Setup::standard(seats, "hostile");
    setup.options.events = Some(EventMix::HARSH);
    setup.options.solo = seats == 1;
    setup.options.private_objectives = seats > 1;
    setup
}

/// Uses a table as the program would: queries everything and plays on.
fn use_it(table: Table) {
    let mut table = table;
    let mut bot = RandomBot::new("hostile");
    for _ in 0..150 {
        let state = table.state();
        for seat in state.seat_ids() {
            let _ = state.score(seat);
            assert_eq!(state.view(seat).seat(), seat);
        }
        let Some(seat) = state.active() else {
            break;
        };
        let choice = bot
            .choose(&table.view(seat), &Limit::none())
            .expect("nobody is stuck");
        table
            .play(Action { seat, choice })
            .expect("a listed choice is legal");
    }
    let _ = serde_json::to_string(&export(&table)).expect("it can be exported");
    let _ = Save::new(&table).encode().expect("it can be saved");
}

fn try_it(text: &str) {
    match decode(text) {
        Ok(loaded) => use_it(loaded.table),
        Err(refusal) => {
            let _ = refusal.fault.to_string();
            if let Some(rescue) = refusal.rescue {
                use_it(rescue.table);
            }
        }
    }
}

/// A way to alter a text.
#[derive(Clone, Debug)]
enum Change {
    /// Replaces a number by another one.
    Number(prop::sample::Index, String),
    /// Replaces a word by another one of the text.
    Word(prop::sample::Index, prop::sample::Index),
    /// Leaves a piece out.
    Cut(prop::sample::Index, usize),
    /// Duplicates a piece.
    Repeat(prop::sample::Index, usize),
    /// Replaces a character by another one.
    Letter(prop::sample::Index, char),
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<prop::sample::Index>;
    let number = prop_oneof![
        4 => (0_u64..20).prop_map(|number| number.to_string()),
        1 => any::<u64>().prop_map(|number| number.to_string()),
        1 => prop::sample::select(vec!["255", "256", "65535", "-1", "1e99", "18446744073709551616", "0.5"])
            .prop_map(str::to_owned),
    ];
    prop_oneof![
        6 => (index(), number).prop_map(|(place, number)| Change::Number(place, number)),
        3 => (index(), index()).prop_map(|(place, other)| Change::Word(place, other)),
        1 => (index(), 1_usize..60).prop_map(|(place, length)| Change::Cut(place, length)),
        1 => (index(), 1_usize..60).prop_map(|(place, length)| Change::Repeat(place, length)),
        1 => (index(), any::<char>()).prop_map(|(place, letter)| Change::Letter(place, letter)),
    ]
}

/// The ranges of the runs of characters that `belongs` accepts.
fn runs(text: &str, belongs: fn(char) -> bool) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (at, letter) in text.char_indices().filter(|(_, letter)| belongs(*letter)) {
        let end = at + letter.len_utf8();
        match found.last_mut() {
            Some(last) if last.1 == at => last.1 = end,
            _ => found.push((at, end)),
        }
    }
    found
}

fn changed(text: &str, change: &Change) -> String {
    let spliced =
        |(from, to): (usize, usize), with: &str| [&text[..from], with, &text[to..]].concat();
    let piece = |place: &prop::sample::Index, length: usize| {
        let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let from = *place.get(&starts);
        let to = starts
            .iter()
            .copied()
            .find(|at| *at >= from + length)
            .unwrap_or(text.len());
        (from, to)
    };
    match change {
        Change::Number(place, number) => spliced(
            *place.get(&runs(text, |letter| letter.is_ascii_digit())),
            number,
        ),
        Change::Word(place, other) => {
            let words = runs(text, |letter| letter.is_ascii_alphabetic());
            let (from, to) = *other.get(&words);
            spliced(*place.get(&words), &text[from..to])
        }
        Change::Cut(place, length) => spliced(piece(place, *length), ""),
        Change::Repeat(place, length) => {
            let (from, to) = piece(place, *length);
            spliced((from, to), &text[from..to].repeat(2))
        }
        Change::Letter(place, letter) => spliced(piece(place, 1), &letter.to_string()),
    }
}

fn changed_often(text: &str, changes: &[Change]) -> String {
    changes
        .iter()
        .fold(text.to_owned(), |text, change| changed(&text, change))
}

/// Replacements for the small numbers in the seats.
fn forged_numbers() -> impl Strategy<Value = Vec<(prop::sample::Index, u8)>> {
    let number = prop_oneof![5 => 0_u8..18, 1 => any::<u8>()];
    prop::collection::vec((any::<prop::sample::Index>(), number), 1..4)
}

fn forged(text: &str, numbers: &[(prop::sample::Index, u8)]) -> String {
    numbers
        .iter()
        .fold(text.to_owned(), |text, (place, number)| {
            let seats = text.find("seats:[").expect("seats");
            let small = runs(&text, |letter| letter.is_ascii_digit());
            let small: Vec<_> = small
                .into_iter()
                .filter(|(from, to)| *from > seats && to - from < 4)
                .collect();
            let (from, to) = *place.get(&small);
            [&text[..from], &number.to_string(), &text[to..]].concat()
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,200}") {
        try_it(&text);
        try_it(&format!("(format: \"planet-unknown-game\", version: 1, rules: {RULES_VERSION}, {text}"));
    }

    #[test]
    fn a_changed_file_is_answered(game in 0_usize..6, changes in prop::collection::vec(change(), 1..4)) {
        try_it(&changed_often(&GAMES[game].encode().expect("it can be written"), &changes));
    }

    #[test]
    fn a_forged_state_is_refused_or_can_be_played(game in 0_usize..6, numbers in forged_numbers()) {
        let save = &GAMES[game];
        let text = forged(&ron::to_string(&save.state).expect("it can be written"), &numbers);
        if let Ok(state) = ron::from_str::<GameState>(&text) {
            // The forged file has the hash of its forged state.
            let forged = Save { hash: state_hash(&state), state, ..save.clone() };
            try_it(&forged.encode().expect("it can be written"));
        }
    }
}

#[test]
fn deeply_nested_text_is_refused() {
    let head =
        format!("(format: \"planet-unknown-game\", version: 1, rules: {RULES_VERSION}, about: ");
    for nest in ["(", "[", "Some(", "{", "/*", "(about: "] {
        try_it(&format!("{head}{}", nest.repeat(200_000)));
        try_it(&nest.repeat(200_000));
    }
}

#[test]
fn long_lists_are_refused() {
    let text = GAMES[1].encode().expect("it can be written");
    let agenda = "agenda: [";
    let place = text.find(agenda).expect("an agenda") + agenda.len();
    let pending = "(effect: Boost, source: Round, optional: false, urgent: false),";
    try_it(&format!(
        "{}{}{}",
        &text[..place],
        pending.repeat(5_000),
        &text[place..]
    ));
    let state = ron::to_string(&GAMES[1].state).expect("it can be written");
    let place = state.find("agenda:[").expect("an agenda") + "agenda:[".len();
    let text = format!(
        "{}{}{}",
        &state[..place],
        pending.repeat(400),
        &state[place..]
    );
    let state: GameState = ron::from_str(&text).expect("a state");
    assert!(state.validate().is_err());
}

/// The result of opening a game with all modules that starts at a forged state with a matching hash.
fn said_to_forged(forge: impl FnOnce(&mut GameState)) -> (Fault, String) {
    let table = play_until(modular(2), |table| table.state().round > 3);
    let mut state = table.state().clone();
    forge(&mut state);
    let (hash, start) = (state_hash(&state), Some(state.clone()));
    let save = Save {
        state,
        hash,
        start,
        cursor: 0,
        actions: Vec::new(),
        ..Save::new(&table)
    };
    let refusal = decode(&save.encode().expect("it can be written")).expect_err("no such game");
    assert!(refusal.rescue.is_none(), "nothing can go on from there");
    let words = refusal.fault.to_string();
    (refusal.fault, words)
}

#[test]
fn broken_event_cards_are_refused_in_words() {
    let forgeries: [fn(&mut GameState); 5] = [
        |state| state.event_cards.hidden[0] = state.event_cards.hidden[1],
        |state| {
            state.event_cards.hidden[0] = state
                .event_cards
                .drawn
                .iter()
                .next()
                .expect("one was drawn")
        },
        |state| state.event_cards.in_force = state.event_cards.hidden.first().copied(),
        |state| {
            state.event_cards.in_force =
                EventCard::all().find(|event_card| event_card.is_solo_only())
        },
        |state| {
            state.event_cards.hidden.clear();
            state.seats[0].foresees = true;
        },
    ];
    for (number, forge) in forgeries.into_iter().enumerate() {
        let (fault, words) = said_to_forged(forge);
        assert_eq!(
            fault,
            Fault::InvalidState(InvalidState::EventCards),
            "forgery {number}"
        );
        assert!(
            words.contains("event cards are duplicate or inconsistent"),
            "{words}"
        );
    }
}

#[test]
fn broken_objectives_are_refused_in_words() {
    let twice = |state: &GameState| state.objectives[0].objective;
    let held = move |state: &mut GameState| state.seats[0].private_objectives[0] = twice(state);
    let rejected = move |state: &mut GameState| {
        let objective = twice(state);
        state.seats[1].rejected.insert(objective);
    };
    let dealt = move |state: &mut GameState| {
        let (among, count) = ([twice(state)].into_iter().collect(), 1);
        let keep = Effect::KeepObjective {
            among,
            count,
            open: false,
        };
        state.seats[0]
            .turn
            .agenda
            .push(Pending::new(keep, Source::Setup));
    };
    let deck = |state: &mut GameState| {
        let last = state.objective_deck[0];
        state.objective_deck.push(last);
    };
    for (fault, words) in [
        said_to_forged(held),
        said_to_forged(rejected),
        said_to_forged(dealt),
        said_to_forged(deck),
    ] {
        assert_eq!(fault, Fault::InvalidState(InvalidState::Objectives));
        assert!(words.contains("objectives are duplicate"), "{words}");
    }
}

#[test]
fn a_tile_of_the_round_that_does_not_lie_there_is_refused() {
    let (fault, _) = said_to_forged(|state| state.seats[1].turn.placed = CellSet::GRID);
    assert_eq!(
        fault,
        Fault::InvalidState(InvalidState::Turn(SeatId(1))),
        "an extra rover could stand off the planet"
    );
}

#[test]
fn games_of_the_rules_before_events_are_told_so() {
    let mut game = GAMES[1].clone();
    game.actions[3].hash ^= 1;
    let text = game.encode().expect("it can be written");
    let old = text.replacen(&format!("rules: {RULES_VERSION}"), "rules: 2", 1);
    let refusal = decode(&old).expect_err("other rules");
    assert_eq!(
        refusal.fault,
        Fault::OtherRules {
            found: 2,
            known: RULES_VERSION
        }
    );
    assert!(refusal.rescue.is_some(), "the state is valid");
    let words = refusal.fault.to_string();
    assert!(
        words.contains("version 2 of the rules; this program has version"),
        "{words}"
    );
}
