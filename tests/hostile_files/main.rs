//! Files that did not come from playing: they are refused or opened, and never crash the program.

mod changes;
#[path = "../played/mod.rs"]
mod played;
mod readers;
mod soak;

use bot::{Bot, Limit, RandomBot};
use changes::{change, changed_often, runs};
use play::export::export;
use play::save::decode;
use play::{Save, Table};
use played::{play_until, whole_game};
use proptest::prelude::*;
use rules::{
    Action, CellSet, Effect, EventCard, EventMix, GameState, InvalidState, Pending, SeatId, Setup,
    Source,
};
use std::sync::LazyLock;
use table::{BrokenRule, Fault, state_hash};

const RULES_VERSION: u32 = <GameState as game::Game>::RULES_VERSION;

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

/// The number of files of each kind.
const CASES: u32 = 96;

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
            .choose(&table.state().view(seat), &Limit::none())
            .expect("nobody is stuck");
        table
            .play(Action { seat, choice })
            .expect("a listed choice is legal");
    }
    let _ = serde_json::to_string(&export(&table)).expect("it can be exported");
    let _ = Save::new(&table).encode().expect("it can be saved");
}

/// Opens a text as a saved game and uses what comes of it; returns whether it was accepted.
fn open_and_use(text: &str) -> bool {
    match decode(text) {
        Ok(loaded) => {
            use_it(loaded.table);
            true
        }
        Err(refusal) => {
            assert!(!refusal.fault.to_string().is_empty());
            if let Some(rescue) = refusal.rescue {
                use_it(rescue.table);
            }
            false
        }
    }
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
    #![proptest_config(ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,200}") {
        open_and_use(&text);
        open_and_use(&format!("(format: \"planet-unknown-game\", version: 1, rules: {RULES_VERSION}, {text}"));
    }

    #[test]
    fn a_changed_file_is_answered(game in 0_usize..6, changes in prop::collection::vec(change(), 1..4)) {
        open_and_use(&changed_often(&GAMES[game].encode().expect("it can be written"), &changes));
    }

    #[test]
    fn a_forged_state_is_refused_or_can_be_played(game in 0_usize..6, numbers in forged_numbers()) {
        let save = &GAMES[game];
        let text = forged(&ron::to_string(&save.state).expect("it can be written"), &numbers);
        if let Ok(state) = ron::from_str::<GameState>(&text) {
            // The forged file has the hash of its forged state.
            let forged = Save { hash: state_hash(&state), state, ..save.clone() };
            open_and_use(&forged.encode().expect("it can be written"));
        }
    }
}

#[test]
fn deeply_nested_text_is_refused() {
    let head =
        format!("(format: \"planet-unknown-game\", version: 1, rules: {RULES_VERSION}, about: ");
    for nest in ["(", "[", "Some(", "{", "/*", "(about: "] {
        open_and_use(&format!("{head}{}", nest.repeat(200_000)));
        open_and_use(&nest.repeat(200_000));
    }
}

#[test]
fn long_lists_are_refused() {
    let text = GAMES[1].encode().expect("it can be written");
    let agenda = "agenda: [";
    let place = text.find(agenda).expect("an agenda") + agenda.len();
    let pending = "(effect: Boost, source: Round, optional: false, urgent: false),";
    open_and_use(&format!(
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
            Fault::InvalidState(BrokenRule::new(InvalidState::EventCards)),
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
        assert_eq!(
            fault,
            Fault::InvalidState(BrokenRule::new(InvalidState::Objectives))
        );
        assert!(words.contains("objectives are duplicate"), "{words}");
    }
}

#[test]
fn a_tile_of_the_round_that_does_not_lie_there_is_refused() {
    let (fault, _) = said_to_forged(|state| state.seats[1].turn.placed = CellSet::GRID);
    assert_eq!(
        fault,
        Fault::InvalidState(BrokenRule::new(InvalidState::Turn(SeatId(1)))),
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
