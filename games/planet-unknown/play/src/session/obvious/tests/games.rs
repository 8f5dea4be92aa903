//! Automatic steps in random games: as many positions as one likes, over all worlds.
//! `POSITIONS=100000 cargo test --release --package planet-unknown-play --lib -- --ignored --nocapture obvious`

use super::by_hand::ends;
use crate::session::obvious::obvious;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{
    Action, CorporationId, EventMix, Field, GameState, PlanetId, Seat, SeatId, Setup, Track,
};
use std::collections::HashSet;
use std::ops::AddAssign;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of automatic steps to compare without `POSITIONS`.
const POSITIONS: u64 = 10_000;

/// The number of automatic steps that the short form compares at least, and of its games at most.
const STEPS: u64 = 300;
const GAMES: u64 = 60;

/// Where more positions than this follow, they are not tried out by hand: in the long form and in the short one.
const MOST: [usize; 2] = [1000, 200];

/// A setup with worlds that change from game to game: in the end with every pair of planet and corporation.
fn setup(number: u64, rng: &mut ChaCha8Rng) -> Setup {
    let seats = rng.random_range(1..=3_usize);
    let mut setup = Setup::standard(seats, &format!("obvious {number}"));
    for (seat, place) in setup.seats.iter_mut().zip(7 * number as usize..) {
        seat.planet = PlanetId::ALL[place % PlanetId::ALL.len()];
        seat.corporation = CorporationId::ALL[place % CorporationId::ALL.len()];
    }
    setup.options.reveal_at_once = rng.random_ratio(1, 4);
    setup.options.solo = seats == 1 && rng.random_ratio(1, 2);
    let events = setup.options.solo || (seats > 1 && rng.random_ratio(1, 2));
    setup.options.events = events.then_some(EventMix::BALANCED);
    setup
}

/// Lets a seat start on any fields.
fn advance_far(seat: &mut Seat, rng: &mut ChaCha8Rng) {
    for tracker in Track::ALL {
        let all = Track::ALL.into_iter();
        let fields = all.flat_map(|track| (0..15).map(move |height| Field::new(track, height)));
        let free: Vec<Field> = fields
            .filter(|field| seat.may_stand(tracker, *field))
            .collect();
        let field = free.choose(rng).copied();
        seat.trackers[tracker as usize] = field.unwrap_or(seat.tracker(tracker));
    }
}

/// What was met in games.
#[derive(Default, Debug)]
struct Met {
    positions: u64,
    automatic: u64,
    too_large: u64,
    corporations: HashSet<CorporationId>,
    planets: HashSet<PlanetId>,
}

impl AddAssign for Met {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.automatic += other.automatic;
        self.too_large += other.too_large;
        self.corporations.extend(other.corporations);
        self.planets.extend(other.planets);
    }
}

impl Met {
    /// Whether this number of `steps` was compared, and some in every world.
    fn is_enough(&self, steps: u64) -> bool {
        self.automatic >= steps
            && self.corporations.len() == CorporationId::ALL.len()
            && self.planets.len() == PlanetId::ALL.len()
    }

    /// Asserts that enough was compared, and that little was left out.
    fn assert_enough(&self, steps: u64) {
        assert!(
            self.is_enough(steps) && self.too_large * 5 < self.automatic,
            "{self:?}"
        );
    }

    /// Asserts that a step of `seat` that happens by itself leaves every end within reach.
    fn look_at(&mut self, setup: &Setup, state: &GameState, seat: SeatId, most: usize) {
        self.positions += 1;
        let Some(choice) = obvious(state.view(seat).state(), seat) else {
            return;
        };
        let Some(by_hand) = ends(state, seat, most) else {
            self.too_large += 1;
            return;
        };
        let mut after = state.clone();
        after.apply(&Action { seat, choice }).expect("it is legal");
        let left = ends(&after, seat, most).expect("there are fewer positions");
        let owner = &setup.seats[seat.index()];
        let agenda = &state.seat(seat).turn.agenda;
        assert!(left == by_hand, "{choice:?} of {owner:?} in {agenda:?}");
        self.automatic += 1;
        self.corporations.insert(owner.corporation);
        self.planets.insert(owner.planet);
    }
}

/// Plays a game at random and looks at all its positions. The seats act in any order, and some movement is given away.
fn look_at_game(number: u64, most: usize) -> Met {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let setup = setup(number, &mut rng);
    let mut state = setup.deal().expect("a valid setup");
    if rng.random_ratio(2, 3) {
        state
            .seats
            .iter_mut()
            .for_each(|seat| advance_far(seat, &mut rng));
    }
    let mut met = Met::default();
    while let Some(seat) = state.open_seats().collect::<Vec<_>>().choose(&mut rng) {
        if rng.random_ratio(1, 20) {
            state.seats[seat.index()].turn.movement = rng.random_range(0..=2);
        }
        met.look_at(&setup, &state, *seat, most);
        let choice = state.sample(*seat, &mut rng).expect("something to do");
        state
            .apply(&Action {
                seat: *seat,
                choice,
            })
            .expect("it is legal");
    }
    met
}

#[test]
#[ignore = "takes minutes: by hand, with POSITIONS"]
fn automatic_steps_of_many_games_leave_every_end_within_reach() {
    let steps =
        std::env::var("POSITIONS").map_or(POSITIONS, |count| count.parse().expect("a number"));
    let (next, met) = (AtomicU64::new(0), Mutex::new(Met::default()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while met.lock().expect("no panic").automatic < steps {
                    let more = look_at_game(next.fetch_add(1, Ordering::Relaxed), MOST[0]);
                    *met.lock().expect("no panic") += more;
                }
            });
        }
    });
    let met = met.into_inner().expect("no panic");
    met.assert_enough(steps);
    println!("{} games: {met:?}", next.into_inner());
}

#[test]
fn automatic_steps_leave_every_end_within_reach() {
    let (mut met, mut numbers) = (Met::default(), 0..GAMES);
    while !met.is_enough(STEPS)
        && let Some(number) = numbers.next()
    {
        met += look_at_game(number, MOST[1]);
    }
    met.assert_enough(STEPS);
}
