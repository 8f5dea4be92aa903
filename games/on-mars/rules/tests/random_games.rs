//! Whole games at random with every invariant. As many as one likes:
//! `GAMES=1000000 cargo test --release --package on-mars-rules --test random_games -- --ignored soak`

#![expect(clippy::disallowed_methods, reason = "it asks how many games to play")]

use game::{Action, Game, SeatId, Step as Played, Stuck, luck, pick, random_game};
use on_mars::*;
use std::collections::BTreeSet;

/// What was met in some games.
#[derive(Default)]
struct Met {
    questions: BTreeSet<Question>,
    actions: BTreeSet<MainAction>,
    executive: BTreeSet<u8>,
    used: BTreeSet<CardId>,
    built: BTreeSet<CardId>,
    discovery: BTreeSet<DiscoveryId>,
    goals: BTreeSet<GoalId>,
    rewards: BTreeSet<RewardId>,
    contracts: BTreeSet<ContractId>,
    missions: BTreeSet<Mission>,
    levels: BTreeSet<u8>,
    techs: BTreeSet<Tech>,
    journeys: BTreeSet<Journey>,
    deeds: BTreeSet<String>,
    replies: [u32; 2],
    boosts: u32,
    actions_in_all: usize,
    longest: usize,
}

impl Met {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Main(_, action) => drop(self.actions.insert(*action)),
            Event::Executive(_, number) => drop(self.executive.insert(*number)),
            Event::Used(_, card, _) => drop(self.used.insert(*card)),
            Event::Upgraded(_, card, _) => drop(self.built.insert(*card)),
            Event::DiscoveryTaken(_, tile) => drop(self.discovery.insert(*tile)),
            Event::GoalMet(_, goal) => drop(self.goals.insert(*goal)),
            Event::Reward(_, reward) => drop(self.rewards.insert(*reward)),
            Event::ContractMet(_, contract) => drop(self.contracts.insert(*contract)),
            Event::Contributed(_, mission, _) => drop(self.missions.insert(*mission)),
            Event::Level(level) => drop(self.levels.insert(*level)),
            Event::TechUsed(_, _, tech) => drop(self.techs.insert(*tech)),
            Event::Travelled(_, journey) => drop(self.journeys.insert(*journey)),
            Event::Replied(_, _, develops) => self.replies[usize::from(*develops)] += 1,
            Event::Boosted(_) => self.boosts += 1,
            Event::Deed(deed) => {
                let name = format!("{deed:?}");
                let name = name.split([' ', '(']).next().unwrap_or_default();
                self.deeds.insert(name.to_owned());
            }
            _ => {}
        }
    }

    /// Whether everything was met that ours can bring.
    fn has_all(&self) {
        let counts = [
            self.actions.len(),
            self.executive.len(),
            self.built.len(),
            self.discovery.len(),
            self.rewards.len(),
            self.missions.len(),
            self.levels.len(),
            self.techs.len(),
            self.journeys.len(),
        ];
        assert_eq!(counts, [10, 8, 24, 19, 8, 9, 4, 9, 3]);
        let rare = (self.used.len(), self.contracts.len(), self.goals.len());
        assert!(rare.0 >= 20 && rare.1 >= 8 && rare.2 >= 5, "{rare:?}");
        assert!(self.replies.iter().all(|count| *count > 5) && self.boosts > 100);
        // The Private Goals are answers to other questions.
        assert_eq!(self.questions.len(), 31, "{:?}", self.questions);
    }
}

/// What a seat has by the events alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Account {
    goods: Goods,
    below: u8,
    op: i16,
}

fn accounts(state: &State) -> Vec<Account> {
    let account = |seat: &Seat| Account {
        goods: seat.goods,
        below: seat.below,
        op: seat.op,
    };
    state.seats.iter().map(account).collect()
}

/// Keeps the accounts from events; goods put onto Contracts out of a gain are counted in neither.
fn book(accounts: &mut [Account], state: &State, event: &Event) {
    let crystals = |goods: &Goods| goods[Good::Crystal];
    match event {
        Event::Gained(seat, goods) => {
            let own = &mut accounts[seat.index()];
            own.below += crystals(goods);
            own.goods = own
                .goods
                .plus(goods.minus(Goods::of(Good::Crystal, crystals(goods))));
        }
        Event::Paid(seat, payment, _) => {
            let own = &mut accounts[seat.index()];
            assert!(own.goods.covers(payment.goods), "more than it has");
            own.goods = own.goods.minus(payment.goods);
        }
        Event::CrystalTaken(seat, _) => accounts[seat.index()].below += 1,
        Event::Contributed(seat, mission, _) => {
            accounts[seat.index()].below += state.components.mission(*mission).crystals;
        }
        Event::Stored(seat, number) => {
            accounts[seat.index()].below -= number;
            accounts[seat.index()].goods[Good::Crystal] += number;
        }
        Event::Lost(seat, goods) => {
            let below = &mut accounts[seat.index()].below;
            *below = below.saturating_sub(crystals(goods));
        }
        Event::Scored(seat, points) => accounts[seat.index()].op += points,
        _ => {}
    }
}

/// No hex holds more than one piece between turns (on-mars §1.8).
fn pieces_stand_alone(state: &State) -> bool {
    let mut all: Vec<HexId> = Vec::new();
    for seat in &state.seats {
        all.extend(seat.bots.iter().chain(&seat.rover));
        all.extend(seat.miners.iter());
        all.extend(seat.built.iter().map(|(_, hex)| *hex));
    }
    all.len() == BTreeSet::from_iter(&all).len()
}

/// Leaves out what pays with Private Goals, if there is anything else: then there are some to complete.
fn keep_goals(choices: &mut Vec<Choice>) {
    let keeps = |choice: &Choice| match choice {
        Choice::Pay(payment) => payment.goals.is_empty(),
        Choice::Executive(_) | Choice::Buy(_) | Choice::Main(MainAction::Hire) => false,
        _ => true,
    };
    if choices.iter().any(keeps) {
        choices.retain(keeps);
    }
    // And what is met is completed.
    let completes = |choice: &Choice| matches!(choice, Choice::Goal(..));
    if choices.iter().any(completes) {
        choices.retain(completes);
    }
}

/// Plays a game of two to four seats and looks at every state.
fn check(number: u64, met: &mut Met) {
    check_game(number, 2 + number as usize % 3, met);
}

/// Plays a game of so many seats and looks at every state.
fn check_game(number: u64, seats: usize, met: &mut Met) {
    let mut setup = Setup::standard(seats, &format!("random {number}"));
    setup.solo = setup.solo.map(|_| SoloGoalId(number as u8 % 4));
    if seats == 1 && number % 5 == 4 {
        setup.options.colony_update = ColonyUpdate::RoundEnd;
    }
    if number % 2 == 1 {
        setup.options.mission_mix = MissionMix::Long;
    }
    let start = State::deal(&setup).expect("a valid setup");
    let mut known = accounts(&start);
    let mut luck = luck(&format!("luck {number}"));
    let (mut state, mut choices, mut count) = (start, Vec::new(), 0);
    while let Some(seat) = state.active() {
        state.legal_into(seat, &mut choices);
        if number % 3 == 1 {
            keep_goals(&mut choices);
        }
        let choice = pick(&choices, &mut luck).expect("there is a choice");
        let said = || format!("game {number}, action {count}, {choice:?}");
        met.questions.extend(state.question());
        let events = state.apply(&Action { seat, choice }).expect("it is legal");
        for event in &events {
            met.note(event);
            book(&mut known, &state, event);
        }
        if matches!(choice, Choice::Deliver(..)) {
            known = accounts(&state);
        }
        assert_eq!(known, accounts(&state), "{}", said());
        assert_eq!(state.validate(), Ok(()), "{}", said());
        let moves = |task: &Task| matches!(task.step, Step::Move(_));
        if !state.agenda.iter().any(moves) {
            assert!(pieces_stand_alone(&state), "{} {:?}", said(), state.agenda);
        }
        let buildings = state.all_buildings();
        assert!(state.finds().and(buildings).is_empty(), "{}", said());
        count += 1;
        assert!(count < 20_000, "game {number} ends");
    }
    let end = state;
    met.actions_in_all += count;
    met.longest = met.longest.max(count);
    let ranking = end.ranking().expect("it is over");
    for seat in SeatId::first(end.seat_count()) {
        assert_eq!(ranking.score(seat), end.score(seat).total());
    }
}

/// on-mars §1 to §10
#[test]
fn random_games_keep_every_invariant_and_meet_everything() {
    let mut met = Met::default();
    (0..90).for_each(|number| check(number, &mut met));
    println!("{} actions, longest {}", met.actions_in_all, met.longest);
    met.has_all();
}

/// Faults were found in these: a boost without Colonists, and Bots that could not come to stand any more (on-mars §3.4, §8.50).
#[test]
fn former_faults_stay_away() {
    let mut met = Met::default();
    for number in [1_001_743, 1_002_463] {
        check(number, &mut met);
    }
}

/// The price of what is chosen can be paid: no question about a price is ever without an answer.
#[test]
fn what_is_offered_can_be_carried_out() {
    let start = State::deal(&Setup::standard(3, "offered")).expect("a valid setup");
    random_game(
        &start,
        &mut luck("offered"),
        20_000,
        |step: &Played<'_, State>| {
            for choice in step.legal {
                let action = Action {
                    seat: step.action.seat,
                    choice: *choice,
                };
                let applied = step.before.clone().apply(&action);
                assert!(applied.is_ok(), "{choice:?}");
            }
            Ok::<_, Stuck>(())
        },
    )
    .expect("it ends");
}

/// on-mars §11: Lacerda never stalls, whatever the person does, and does everything that he can do.
#[test]
fn random_solo_games_keep_every_invariant_and_meet_every_deed() {
    let mut met = Met::default();
    (0..60).for_each(|number| check_game(number, 1, &mut met));
    println!("{} actions, longest {}", met.actions_in_all, met.longest);
    assert_eq!(met.deeds.len(), 19, "{:?}", met.deeds);
}

#[test]
#[ignore = "2,000 solo games, or as many as GAMES says"]
fn soak_solo() {
    let games = std::env::var("GAMES")
        .ok()
        .and_then(|games| games.parse().ok());
    let mut met = Met::default();
    (0..games.unwrap_or(2_000)).for_each(|number| check_game(2_000_000 + number, 1, &mut met));
    println!("{} actions, longest {}", met.actions_in_all, met.longest);
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
