//! Whole games at random with every invariant. As many as one likes:
//! `GAMES=1000000 cargo test --release --package cryo-rules --test random_games -- --ignored soak`

#![expect(clippy::disallowed_methods, reason = "it asks how many games to play")]

use cryo::{
    ActionKind, CardKind, CardUse, Choice, Ending, Event, IncidentId, Question, SegmentId, Setup,
    State, Stock,
};
use game::{Action, Game, SeatId, Step, Stuck, luck, pick, random_game};
use std::collections::BTreeSet;

/// What each seat has by the events alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Account {
    stock: Stock,
    hand: usize,
    pods: u8,
    destroyed: u8,
    settled: u8,
    at_home: usize,
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
        let own = state.seat(seat);
        Account {
            stock: own.stock,
            hand: own.hand.len(),
            pods: own.pods,
            destroyed: own.destroyed,
            settled: state.settled(seat),
            at_home: own.home.len(),
        }
    }

    fn note(&mut self, event: &Event) {
        match event {
            Event::KeptCards(seat, cards) => self.of_seat(*seat).hand = cards.len(),
            Event::Gained(seat, stock) => {
                let own = self.of_seat(*seat);
                own.stock = own.stock.plus(*stock);
            }
            Event::Paid(seat, stock) => {
                let own = self.of_seat(*seat);
                assert!(own.stock.covers(*stock), "more than it has");
                own.stock = own.stock.minus(*stock);
            }
            Event::Drew(seat) => self.of_seat(*seat).hand += 1,
            Event::Played(seat, ..)
            | Event::MissionLaid(seat)
            | Event::Discarded(seat, _)
            | Event::ScrappedCard(seat, _) => self.of_seat(*seat).hand -= 1,
            Event::Woken(seat, _) | Event::Warned { seat, to: None, .. } => {
                self.of_seat(*seat).pods += 1;
            }
            Event::Sent(seat, _) => self.of_seat(*seat).pods -= 1,
            Event::Fetched(seat, spaces) => self.of_seat(*seat).pods += spaces.len() as u8,
            Event::Settled(seat, _, pods) => {
                self.of_seat(*seat).pods -= pods;
                self.of_seat(*seat).settled += pods;
            }
            Event::Rescued(seat) => {
                self.of_seat(*seat).pods += 1;
                self.of_seat(*seat).destroyed -= 1;
            }
            Event::Sabotaged { lost, .. } => {
                let accounts = self.accounts.iter_mut().zip(lost);
                accounts.for_each(|(own, lost)| own.destroyed += lost);
            }
            Event::Deployed { seat, .. } => self.of_seat(*seat).at_home -= 1,
            Event::Returned { seat, .. } => self.of_seat(*seat).at_home += 1,
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
    questions: BTreeSet<Question>,
    actions: BTreeSet<ActionKind>,
    cards: BTreeSet<(CardKind, CardUse)>,
    scrapped: BTreeSet<CardKind>,
    segments: BTreeSet<SegmentId>,
    loot: BTreeSet<IncidentId>,
    endings: [u32; 2],
    rescued: u32,
    warned: u32,
    shuffled: u32,
}

/// Plays a game and compares every state with its events.
fn check(number: u64, met: &mut Met) {
    let mut setup = Setup::standard(2 + number as usize % 3, &format!("random {number}"));
    setup.balance_extra = !number.is_multiple_of(5);
    let start = State::deal(&setup).expect("a valid setup");
    let mut ledger = Ledger::new(&start);
    let mut luck = luck(&format!("luck {number}"));
    let (_, end) = random_game(&start, &mut luck, 5000, |step: &Step<'_, State>| {
        step.events.iter().for_each(|event| ledger.note(event));
        let now = Ledger::new(step.after).accounts;
        assert_eq!(ledger.accounts, now, "game {number}, {:?}", step.action);
        let valid = step.after.validate();
        assert_eq!(valid, Ok(()), "game {number}, {:?}", step.action);
        met.note(step);
        Ok::<(), Stuck>(())
    })
    .expect("it ends");
    for seat in end.seat_ids() {
        let (score, own) = (end.score(seat), end.seat(seat));
        assert_eq!(end.points(seat), score.total());
        assert_eq!(score.pods, 3 * i32::from(end.settled(seat)));
        assert_eq!(score.missions.len(), own.missions.len());
        assert!(own.hand.len() <= 5, "the hand limit (§3.5)");
    }
    let done = |seat| end.settled(seat) + end.seat(seat).destroyed == 15;
    match end.ending {
        Some(Ending::Sunset) => met.endings[0] += 1,
        Some(Ending::Pods) => met.endings[1] += 1,
        None => unreachable!("a game ends for a reason"),
    }
    let sunset = end.components.incidents().last().expect("the sunset").0;
    let looted = end.seats.iter().any(|own| own.loot[sunset.index()] > 0);
    assert!(looted || end.seat_ids().any(done) || met.rescued > 0);
}

impl Met {
    fn note(&mut self, step: &Step<'_, State>) {
        let state = step.before;
        let action = |cell| state.board().cell(cell).action;
        self.questions.extend(state.question());
        match step.action.choice {
            Choice::Deploy(_, Some(cell)) | Choice::Second(cell) => {
                self.actions.insert(action(cell));
            }
            Choice::Play(card, role) => {
                self.cards.insert((card, role));
            }
            Choice::ScrapCard(card) => {
                self.questions.insert(Question::Scrap);
                self.scrapped.insert(card);
            }
            Choice::Launch(launch) => {
                self.segments.insert(launch.segment);
            }
            _ => {}
        }
        for event in step.events {
            match event {
                Event::Looted(_, id) => drop(self.loot.insert(*id)),
                Event::Rescued(_) => self.rescued += 1,
                Event::Warned { .. } => self.warned += 1,
                Event::Shuffled => self.shuffled += 1,
                _ => {}
            }
        }
    }

    /// Whether everything was met that ours can bring.
    fn has_all(&self) {
        assert_eq!(self.actions.len(), 9, "all actions");
        assert_eq!(
            self.cards.len(),
            24,
            "each card as upgrade, mission and vehicle"
        );
        assert_eq!(self.scrapped.len(), 8, "each card as scrap");
        assert_eq!(self.segments.len(), 6, "all segments");
        assert_eq!(self.loot.len(), 11, "all loot and the sunset");
        assert!(self.rescued > 5 && self.warned > 5 && self.shuffled > 5);
        // With ours there are more chambers than sabotage tiles in all, but not in one section.
        assert!(self.questions.len() >= 26, "{:?}", self.questions);
    }
}

/// cryo §1 to §11
#[test]
fn random_games_keep_every_invariant_and_meet_everything() {
    let mut met = Met::default();
    (0..400).for_each(|number| check(number, &mut met));
    met.has_all();
    assert!(met.endings[0] > 300, "{:?}", met.endings);
}

/// cryo §6.7: players who fill their slots and use them meet each platform action.
#[test]
fn every_platform_action_is_used() {
    let (mut used, mut choices) = (BTreeSet::new(), Vec::new());
    for number in 0..40 {
        let setup = Setup::standard(2 + number % 3, &format!("builders {number}"));
        let mut state = State::deal(&setup).expect("a valid setup");
        let mut luck = luck(&setup.seed);
        while let Some(seat) = state.active() {
            state.legal_into(seat, &mut choices);
            choices.retain(|choice| !matches!(choice, Choice::ScrapTile(_)));
            let builds =
                |choice: &Choice| matches!(choice, Choice::Fill(_) | Choice::Return(_, true));
            if choices.iter().any(builds) {
                choices.retain(builds);
            }
            let choice = pick(&choices, &mut luck).expect("there is a choice");
            let events = state.apply(&Action { seat, choice }).expect("legal");
            used.extend(events.iter().filter_map(|event| match event {
                Event::Ran(_, dock) => Some(dock.0),
                _ => None,
            }));
        }
    }
    assert!(used.into_iter().eq(0..6));
}

#[test]
#[ignore = "10,000 games, or as many as GAMES says"]
fn soak() {
    let games = std::env::var("GAMES")
        .ok()
        .and_then(|games| games.parse().ok());
    let mut met = Met::default();
    (0..games.unwrap_or(10_000)).for_each(|number| check(1_000_000 + number, &mut met));
    met.has_all();
}
