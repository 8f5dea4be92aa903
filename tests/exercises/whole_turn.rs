//! Everything that a turn can bring: the search behind the exercises that ask for the best place of a tile.

use rules::{Action, Choice, GameState, SeatId};
use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The number of states up to which a turn is searched.
const MOST_STATES: usize = 6_000;

/// What the best place for a tile brings, and what the second best brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeTurn {
    /// The most medals that the seat can have before its turn ends.
    pub medals: u16,
    /// The most medals with the tile in any other place, or with the other tile.
    pub second: u16,
    /// Choices that bring the most medals.
    pub steps: Vec<Choice>,
}

/// A choice, and the choices before it.
struct Step {
    before: Option<usize>,
    choice: Choice,
}

/// Everything that was reached so far.
struct Search {
    seat: SeatId,
    steps: Vec<Step>,
    seen: HashSet<u64>,
    open: VecDeque<(GameState, Option<usize>, Option<u64>)>,
    /// Whether the seat can look at civ cards on the way.
    looks: bool,
    /// The most medals by the planet with its new tile, and the last step to them.
    best: HashMap<u64, (u16, Option<usize>)>,
}

impl WholeTurn {
    /// Looks at every state that `seat` can reach before it ends its turn, in whatever order it resolves what is
    /// pending. Returns nothing if there are more than [`MOST_STATES`] of them, if no tile can be placed, or if the seat could look at
    /// civ cards, which nobody knows before.
    pub fn search(state: &GameState, seat: SeatId) -> Option<Self> {
        let mut search = Search {
            seat,
            steps: Vec::new(),
            seen: HashSet::from([hash(state)]),
            open: VecDeque::from([(state.clone(), None, None)]),
            looks: false,
            best: HashMap::new(),
        };
        while let Some((state, step, place)) = search.open.pop_front() {
            search.note(&state, step, place);
            search.go_on(&state, step, place);
            if search.seen.len() > MOST_STATES || search.looks {
                return None;
            }
        }
        search.result()
    }
}

impl Search {
    fn note(&mut self, state: &GameState, step: Option<usize>, place: Option<u64>) {
        let Some(place) = place else {
            return;
        };
        let medals = state.score(self.seat).total();
        let best = self.best.entry(place).or_insert((medals, step));
        if medals > best.0 {
            *best = (medals, step);
        }
    }

    fn go_on(&mut self, state: &GameState, before: Option<usize>, place: Option<u64>) {
        for choice in state.legal(self.seat) {
            self.looks |= choice.looks();
            let (seat, mut next) = (self.seat, state.clone());
            if choice == Choice::EndTurn
                || next.apply(&Action { seat, choice }).is_err()
                || !self.seen.insert(hash(&next))
            {
                continue;
            }
            // The planet with the tile that was just placed.
            let planet = || hash(&next.seat(seat).board);
            let place = place.or_else(|| choice.places_tile().then(planet));
            self.steps.push(Step { before, choice });
            self.open
                .push_back((next, Some(self.steps.len() - 1), place));
        }
    }

    fn result(&self) -> Option<WholeTurn> {
        let mut places: Vec<(u16, Option<usize>)> = self.best.values().copied().collect();
        places.sort_by(|one, other| other.cmp(one));
        let (medals, last) = *places.first()?;
        let second = places.get(1).map_or(0, |(medals, _)| *medals);
        let mut steps: Vec<Choice> = std::iter::successors(last, |step| self.steps[*step].before)
            .map(|step| self.steps[step].choice)
            .collect();
        steps.reverse();
        Some(WholeTurn {
            medals,
            second,
            steps,
        })
    }
}

fn hash<T: Hash>(thing: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
