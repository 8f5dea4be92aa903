//! The suite finds what is wrong with a game: each of these is Lone High with one fault.

use game::games::lone_high::*;
use game::suite::{self, Nature, Violation};
use game::{Action, Barrier, Event, Game, Luck, Part, Ranking, SeatId, SeatSet, Setup, Shared};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU32, Ordering};

/// A fault.
type Fault = u8;
const NONE: Fault = 0;
const LISTS_WHAT_IS_ILLEGAL: Fault = 1;
const LISTS_TOO_LITTLE: Fault = 2;
const ACCEPTS_OTHER_SEATS: Fault = 3;
const CHANGES_BEFORE_IT_REFUSES: Fault = 4;
const SHOWS_HANDS: Fault = 5;
const SHOWS_ALL_AND_DEALS_NOTHING: Fault = 6;
const LOGS_SECRETS: Fault = 7;
const DRAWS_WITHOUT_A_BARRIER: Fault = 8;
const ORDER_MATTERS: Fault = 9;
const TAKES_CHOICES_AWAY: Fault = 10;
const FORGETS: Fault = 11;
const DOES_NOT_REJOIN: Fault = 12;
const HAS_LUCK_OF_ITS_OWN: Fault = 13;
const NEVER_ENDS: Fault = 14;
const THE_FEWEST_WIN: Fault = 15;
const RANKS_EARLY: Fault = 16;
const TRUSTS_FILES: Fault = 17;
const TRUSTS_NO_FILE: Fault = 18;

/// A setup of Lone High, and the fault of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct BrokenSetup {
    fault: Fault,
    setup: LoneHighSetup,
}

impl Setup for BrokenSetup {
    fn seat_count(&self) -> usize {
        self.setup.seat_count()
    }

    fn seed(&self) -> &str {
        self.setup.seed()
    }

    fn name(&self, seat: SeatId) -> &str {
        self.setup.name(seat)
    }

    fn rename(&mut self, seat: SeatId, name: &str) {
        self.setup.rename(seat, name);
    }

    fn is_practice(&self) -> bool {
        self.setup.is_practice()
    }

    fn practise(&mut self) {
        self.setup.practise();
    }
}

/// Lone High with a fault.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Broken {
    #[serde(skip)]
    fault: Shared<Fault>,
    state: LoneHigh,
    /// What a fault adds.
    more: u32,
    #[serde(skip)]
    forgotten: u32,
}

#[derive(Clone, PartialEq, Debug)]
struct BrokenEvent(Fault, LoneHighEvent);

impl Event for BrokenEvent {
    fn audience(&self) -> SeatSet {
        match self.1 {
            LoneHighEvent::Chosen(..) if self.0 == LOGS_SECRETS => SeatSet::ALL,
            _ => self.1.audience(),
        }
    }

    fn barrier(&self) -> Option<Barrier> {
        let drawn = matches!(
            self.1,
            LoneHighEvent::Drawn(..) | LoneHighEvent::PrizeShown(_)
        );
        let barrier = self.1.barrier();
        barrier.filter(|_| !(drawn && self.0 == DRAWS_WITHOUT_A_BARRIER))
    }
}

static CLOCK: AtomicU32 = AtomicU32::new(0);

impl Game for Broken {
    type Setup = BrokenSetup;
    type SetupError = LoneHighFault;
    type Choice = LoneHighChoice;
    type Event = BrokenEvent;
    type Illegal = LoneHighIllegal;
    type Invalid = LoneHighFault;

    const NAME: &'static str = "broken";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &BrokenSetup) -> Result<Self, LoneHighFault> {
        Ok(Self {
            fault: Shared::new(setup.fault),
            state: LoneHigh::deal(&setup.setup)?,
            more: 0,
            forgotten: 0,
        })
    }

    fn seat_count(&self) -> usize {
        self.state.seat_count()
    }

    fn round(&self) -> u16 {
        self.state.round()
    }

    fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        self.state.open_seats()
    }

    fn part(&self) -> Part {
        self.state.part()
    }

    fn legal_into(&self, seat: SeatId, choices: &mut Vec<LoneHighChoice>) {
        self.state.legal_into(seat, choices);
        match *self.fault {
            LISTS_WHAT_IS_ILLEGAL if !choices.is_empty() => {
                choices.push(LoneHighChoice::Choose(10));
            }
            LISTS_TOO_LITTLE if choices.len() > 1 => drop(choices.pop()),
            TAKES_CHOICES_AWAY if choices.len() > 1 => {
                let mut hands = self.state.hands().iter();
                if hands.any(|hand| hand.chosen.is_some()) {
                    choices.pop();
                }
            }
            _ => {}
        }
    }

    fn check(&self, action: &Action<LoneHighChoice>) -> Result<(), LoneHighIllegal> {
        let listed = || self.legal(action.seat).contains(&action.choice);
        match self.state.check(action) {
            Err(LoneHighIllegal::NotOpen(_)) if *self.fault == ACCEPTS_OTHER_SEATS => Ok(()),
            Ok(()) if *self.fault == TAKES_CHOICES_AWAY && !listed() => {
                Err(LoneHighIllegal::NotNow)
            }
            verdict => verdict,
        }
    }

    fn apply_into(
        &mut self,
        action: &Action<LoneHighChoice>,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), LoneHighIllegal> {
        if *self.fault == CHANGES_BEFORE_IT_REFUSES {
            self.more += 1;
        }
        if *self.fault == ACCEPTS_OTHER_SEATS && !self.is_open(action.seat) {
            return Ok(());
        }
        if *self.fault == LISTS_WHAT_IS_ILLEGAL && action.choice == LoneHighChoice::Choose(10) {
            let choice = self.state.legal(action.seat)[0];
            let seat = action.seat;
            return self.apply_into(&Action { seat, choice }, events);
        }
        if *self.fault == TAKES_CHOICES_AWAY {
            self.check(action)?;
        }
        let told = self.state.apply(action)?;
        events.extend(
            told.into_iter()
                .map(|event| BrokenEvent(*self.fault, event)),
        );
        let seat = u32::from(action.seat.0);
        match *self.fault {
            ORDER_MATTERS => self.more = 7 * self.more % 1000 + seat,
            FORGETS => self.forgotten += 1,
            HAS_LUCK_OF_ITS_OWN => self.more = CLOCK.fetch_add(1, Ordering::Relaxed),
            _ => {}
        }
        if *self.fault == NEVER_ENDS && self.state.is_finished() {
            let again = LoneHighSetup::new(self.state.seat_count(), "again");
            self.state = LoneHigh::deal(&again).expect("a valid setup");
        }
        Ok(())
    }

    fn apply_listed(&mut self, action: &Action<LoneHighChoice>, events: &mut Vec<Self::Event>) {
        self.apply_into(action, events)
            .expect("a listed choice is legal");
    }

    fn known_to(&self, seat: SeatId) -> Self {
        let state = match *self.fault {
            SHOWS_HANDS | SHOWS_ALL_AND_DEALS_NOTHING => self.state.clone(),
            _ => self.state.known_to(seat),
        };
        Self {
            state,
            ..self.clone()
        }
    }

    fn redeal(&self, seat: SeatId, luck: &mut Luck) -> Self {
        let state = match *self.fault {
            SHOWS_ALL_AND_DEALS_NOTHING => self.state.clone(),
            _ => self.state.redeal(seat, luck),
        };
        Self {
            state,
            ..self.clone()
        }
    }

    fn same_seat(&self, other: &Self, seat: SeatId) -> bool {
        self.state.same_seat(&other.state, seat)
    }

    fn ranking(&self) -> Option<Ranking> {
        let points = || SeatId::first(self.seat_count()).map(|seat| self.state.points(seat));
        match *self.fault {
            RANKS_EARLY => Some(Ranking::by_scores(points())),
            THE_FEWEST_WIN if self.is_finished() => {
                let right = Ranking::by_scores(points().map(|points| -points));
                Some(right).filter(|right| right.winners().count() == self.seat_count())
            }
            _ => self.state.ranking(),
        }
    }

    fn validate(&self) -> Result<(), LoneHighFault> {
        match *self.fault {
            TRUSTS_FILES => Ok(()),
            TRUSTS_NO_FILE if self.state.round() > 3 => Err(LoneHighFault::Cards),
            _ => self.state.validate(),
        }
    }

    fn rejoin(self, setup: &BrokenSetup) -> Option<Self> {
        let fault = Shared::new(setup.fault);
        if *fault == DOES_NOT_REJOIN {
            return (self.seat_count() == setup.seat_count()).then_some(Self { fault, ..self });
        }
        let state = self.state.rejoin(&setup.setup)?;
        Some(Self {
            fault,
            state,
            ..self
        })
    }
}

fn setups(fault: Fault) -> Vec<BrokenSetup> {
    let setup = |game: usize| BrokenSetup {
        fault,
        setup: LoneHighSetup::new(2 + game % 3, &format!("broken {game}")),
    };
    (0..12).map(setup).collect()
}

const NATURE: Nature = Nature {
    secrets: true,
    together: true,
};

#[track_caller]
fn finds(fault: Fault, property: &str) -> Violation {
    let found = suite::all::<Broken>(&setups(fault), NATURE);
    let violation = found.expect_err("something is wrong with it");
    assert_eq!(violation.property, property, "{violation}");
    violation
}

#[test]
fn without_a_fault_nothing_is_found() {
    let findings = suite::all::<Broken>(&setups(NONE), NATURE).expect("nothing is wrong");
    assert_eq!(findings.games, 12);
}

#[test]
fn lists_that_do_not_agree_with_the_check_are_found() {
    finds(LISTS_WHAT_IS_ILLEGAL, "legal_is_checked");
    finds(LISTS_TOO_LITTLE, "legal_is_checked");
    finds(ACCEPTS_OTHER_SEATS, "legal_is_checked");
}

#[test]
fn an_action_that_is_half_done_is_found() {
    finds(CHANGES_BEFORE_IT_REFUSES, "refusals_change_nothing");
}

#[test]
fn secrets_that_get_out_are_found() {
    finds(SHOWS_HANDS, "views_tell_no_secret");
    finds(LOGS_SECRETS, "log_tells_no_more_than_views");
    finds(DRAWS_WITHOUT_A_BARRIER, "undo_tells_nothing");
}

#[test]
fn a_game_that_hides_nothing_is_not_one_with_secrets() {
    let violation = finds(SHOWS_ALL_AND_DEALS_NOTHING, "all");
    assert_eq!(violation.what, "secrets dealt anew: 0");
}

#[test]
fn seats_that_are_in_each_others_way_are_found() {
    finds(ORDER_MATTERS, "order_does_not_matter");
    finds(TAKES_CHOICES_AWAY, "order_does_not_matter");
}

#[test]
fn what_is_lost_in_a_file_is_found() {
    finds(FORGETS, "files_keep_everything");
    finds(DOES_NOT_REJOIN, "files_keep_everything");
}

#[test]
fn luck_that_comes_from_elsewhere_is_found() {
    finds(HAS_LUCK_OF_ITS_OWN, "replays_agree");
}

#[test]
fn games_that_do_not_end_as_they_should_are_found() {
    finds(NEVER_ENDS, "replays_agree");
    finds(THE_FEWEST_WIN, "games_end");
    finds(RANKS_EARLY, "games_end");
}

#[test]
fn trust_in_files_is_found() {
    finds(TRUSTS_NO_FILE, "views_tell_no_secret");
    // A game that goes on from a damaged state does not end, or panics.
    let result =
        std::panic::catch_unwind(|| suite::states_are_valid::<Broken>(&setups(TRUSTS_FILES)));
    assert!(!matches!(result, Ok(Ok(_))));
}
