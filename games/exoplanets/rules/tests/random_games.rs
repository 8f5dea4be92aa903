//! Whole games at random with every invariant. As many as one likes:
//! `GAMES=1000000 cargo test --release --package exoplanets-rules --test random_games -- --ignored soak`

#![expect(clippy::disallowed_methods, reason = "it asks how many games to play")]

use exoplanets::{
    Choice, Consequence, Event, PlanetSet, Resource, Resources, Setup, State, TileSet,
};
use game::{Action, Game, SeatId, Step, Stuck, luck, pick, random_game};

/// What each seat has by the events alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Account {
    resources: Resources,
    life: u8,
    species: u8,
    creation: u8,
    fusion: u8,
    flare: u8,
    hand: usize,
}

/// The accounts of all seats, kept from events.
struct Ledger {
    accounts: Vec<Account>,
}

impl Ledger {
    fn new(state: &State) -> Self {
        Self {
            accounts: state.seat_ids().map(|seat| Self::of(state, seat)).collect(),
        }
    }

    fn of(state: &State, seat: SeatId) -> Account {
        let own = &state.seats[seat.index()];
        Account {
            resources: own.resources,
            life: own.life,
            species: own.species,
            creation: own.creation,
            fusion: own.fusion,
            flare: own.flare,
            hand: own.hand.len(),
        }
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::Gained(seat, gained) => self.of_seat(seat).resources += gained,
            Event::Paid(seat, paid) => self.of_seat(seat).resources -= paid,
            Event::StarGiven(seat) => self.of_seat(seat).resources[Resource::Energy] += 1,
            Event::GasLost(seat, lost) => self.of_seat(seat).resources[Resource::Gas] -= lost,
            Event::Developed(seat, _) => self.of_seat(seat).life -= 1,
            Event::Returned { seat, count, .. } => self.of_seat(seat).life += count,
            Event::SpeciesCreated(seat, _) => self.of_seat(seat).species -= 1,
            Event::CreationTaken(seat) => self.of_seat(seat).creation += 1,
            Event::MarkerTaken(seat, Consequence::Fusion) => self.of_seat(seat).fusion += 1,
            Event::MarkerTaken(seat, Consequence::Flare) => self.of_seat(seat).flare += 1,
            Event::Compensated {
                seat,
                creation,
                flare,
            } => {
                self.of_seat(seat).creation += creation;
                self.of_seat(seat).flare += flare;
            }
            Event::Removed(seat) | Event::Discarded(seat) | Event::Claimed(seat, _) => {
                self.of_seat(seat).hand -= 1;
            }
            Event::Played { seat, .. } => self.of_seat(seat).hand -= 1,
            Event::TileTaken(seat, _) => self.of_seat(seat).hand += 1,
            Event::CreationBack => self.accounts.iter_mut().for_each(|own| own.creation = 0),
            Event::Back(Consequence::Fusion) => {
                self.accounts.iter_mut().for_each(|own| own.fusion = 0);
            }
            Event::Back(Consequence::Flare) => {
                self.accounts.iter_mut().for_each(|own| own.flare = 0);
            }
            _ => {}
        }
    }

    fn of_seat(&mut self, seat: SeatId) -> &mut Account {
        &mut self.accounts[seat.index()]
    }
}

/// What was met in some games.
#[derive(Default)]
struct Met {
    planets: PlanetSet,
    claimed: TileSet,
    played: TileSet,
    questions: [u32; 10],
    phenomena: [u32; 3],
}

/// Plays a game and compares every state with its events.
fn check(number: u64, met: &mut Met) {
    let seats = 2 + number as usize % 3;
    let mut setup = Setup::standard(seats, &format!("random {number}"));
    setup.seat_compensation = !number.is_multiple_of(5);
    let start = State::deal(&setup).expect("a valid setup");
    let mut ledger = Ledger::new(&start);
    let mut luck = luck(&format!("luck {number}"));
    let (_, end) = random_game(&start, &mut luck, 5000, |step: &Step<'_, State>| {
        let State { seats, .. } = step.after;
        step.events.iter().for_each(|event| ledger.note(event));
        let now = Ledger::new(step.after).accounts;
        assert_eq!(ledger.accounts, now, "game {number}, {:?}", step.action);
        let valid = step.after.validate();
        assert_eq!(valid, Ok(()), "game {number}, {:?}", step.action);
        // Nobody is asked for what is not there.
        assert!(seats.iter().all(|seat| seat.life <= 6 && seat.species <= 4));
        met.note(step);
        Ok::<(), Stuck>(())
    })
    .expect("it ends");
    assert_eq!(
        usize::from(end.turn.number),
        5 * seats,
        "five turns each (§3.2)"
    );
    for seat in end.seat_ids() {
        assert_eq!(end.points(seat), end.score(seat).total());
        let numbers = end.seats[seat.index()].goals.iter();
        let ep: i32 = numbers
            .map(|tile| i32::from(end.components.goal(*tile).ep))
            .sum();
        assert_eq!(end.score(seat).goal_ep(), ep);
    }
}

impl Met {
    fn note(&mut self, step: &Step<'_, State>) {
        let question = step.action.choice.question();
        self.questions[usize::from(question.number()) - 1] += 1;
        match step.action.choice {
            Choice::Claim(tile) => self.claimed.insert(tile),
            Choice::Play { tile, .. } => self.played.insert(tile),
            _ => {}
        }
        for event in step.events {
            match event {
                Event::Born { planet, .. } => self.planets.insert(*planet),
                Event::Collision => self.phenomena[0] += 1,
                Event::Phenomenon(kind) => self.phenomena[1 + *kind as usize] += 1,
                _ => {}
            }
        }
    }
}

/// exoplanets §1 to §12
#[test]
fn random_games_keep_every_invariant_and_meet_everything() {
    let mut met = Met::default();
    (0..300).for_each(|number| check(number, &mut met));
    assert_eq!(met.planets.len(), 30, "all planets");
    assert_eq!(met.played.len(), 38, "the effect of every tile");
    assert!(
        met.phenomena.iter().all(|count| *count > 10),
        "{:?}",
        met.phenomena
    );
    // Our planets have no yield of choice: Q6 is met in the suite, with a set of an owner.
    assert_eq!(met.questions.iter().filter(|count| **count == 0).count(), 1);
}

/// exoplanets §8.1: players who claim what they can, and end their turns late, claim the goal of every tile.
#[test]
fn the_goal_of_every_tile_is_claimed() {
    let (mut claimed, mut choices) = (TileSet::EMPTY, Vec::new());
    for number in 0..400 {
        let setup = Setup::standard(2 + number % 3, &format!("eager {number}"));
        let mut state = State::deal(&setup).expect("a valid setup");
        let mut luck = luck(&setup.seed);
        while let Some(seat) = state.active() {
            state.legal_into(seat, &mut choices);
            let claims = |choice: &Choice| matches!(choice, Choice::Claim(_));
            if choices.iter().any(claims) {
                choices.retain(claims);
            } else if choices.len() > 1 {
                choices.retain(|choice| *choice != Choice::EndTurn);
            }
            let choice = pick(&choices, &mut luck).expect("there is a choice");
            if let Choice::Claim(tile) = choice {
                claimed.insert(tile);
            }
            state.apply(&Action { seat, choice }).expect("legal");
        }
    }
    assert_eq!(claimed.len(), 38);
}

#[test]
#[ignore = "10,000 games, or as many as GAMES says"]
fn soak() {
    let games = std::env::var("GAMES")
        .ok()
        .and_then(|games| games.parse().ok());
    let mut met = Met::default();
    (0..games.unwrap_or(10_000)).for_each(|number| check(1_000_000 + number, &mut met));
    assert_eq!(met.played.len(), 38);
}
