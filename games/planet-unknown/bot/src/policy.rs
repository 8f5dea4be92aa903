//! The quick policy: plays turns out with one step of look-ahead.

use super::evaluation::{Judge, Outlook, Planets, Terms};
use super::weights::Weights;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rules::effect::{Effect, Pending};
use rules::{Action, Answer, Cell, Choice, Event, GameState, SeatId};
use std::sync::Arc;

/// An upper bound on the steps in a turn; a longer turn is going in circles.
pub(super) const MAX_STEPS: usize = 60;
/// The least gain, in medals, that an optional step must bring.
pub(super) const WORTH_DOING: f32 = 0.02;

/// The basis of a policy's judgements. Policies on several threads share it.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    weights: Arc<Weights>,
    outlook: Option<Arc<Outlook>>,
}

/// Plays a seat by the immediate value of each choice. It reuses its buffers.
#[derive(Clone, Debug)]
pub(super) struct Policy {
    sight: Sight,
    planets: Planets,
    choices: Vec<Choice>,
    valued: Vec<(f32, Choice)>,
    events: Vec<Event>,
    tried: Option<GameState>,
}

/// The number of placements examined: all of them, or a random sample.
pub(super) type Sample<'a> = Option<(usize, &'a mut ChaCha8Rng)>;

impl Policy {
    pub(super) fn new(weights: Weights) -> Self {
        Self::seeing(Sight {
            weights: Arc::new(weights),
            outlook: None,
        })
    }

    /// A policy with the same basis as another one.
    pub(super) fn seeing(sight: Sight) -> Self {
        Self {
            sight,
            planets: Planets::default(),
            choices: Vec::new(),
            valued: Vec::new(),
            events: Vec::new(),
            tried: None,
        }
    }

    pub(super) const fn sight(&self) -> &Sight {
        &self.sight
    }

    /// Makes sure that the outlook matches the corporation of `seat`.
    pub(super) fn look_at(&mut self, state: &GameState, seat: SeatId) {
        let corporation = state.seat(seat).corporation;
        let Sight { weights, outlook } = &mut self.sight;
        let is_known = |outlook: &Arc<Outlook>| outlook.is_of(corporation);
        if !outlook.as_ref().is_some_and(is_known) {
            *outlook = Some(Arc::new(Outlook::new(corporation, weights)));
        }
    }

    /// The value to `seat` of the `state` under consideration.
    pub(super) fn worth(&self, state: &GameState, seat: SeatId) -> f32 {
        self.judge()
            .map_or(0.0, |judge| judge.terms(state, seat).total())
    }

    /// The parts of [`worth`](Self::worth).
    pub(super) fn terms(&self, state: &GameState, seat: SeatId) -> Terms {
        let terms = self.judge().map(|judge| judge.terms(state, seat));
        terms.unwrap_or_default()
    }

    /// The value to `seat` of ending its turn in `state`: its movement lapses.
    pub(super) fn worth_ended(&self, state: &GameState, seat: SeatId) -> f32 {
        self.worth(state, seat) - self.movement(state.seat(seat).turn.movement)
    }

    /// The part of [`worth`](Self::worth) that stands for movement.
    fn movement(&self, movement: u8) -> f32 {
        self.judge().map_or(0.0, |judge| judge.movement(movement))
    }

    pub(super) fn judge(&self) -> Option<Judge<'_>> {
        let Sight { weights, outlook } = &self.sight;
        outlook.as_ref().map(|outlook| Judge {
            weights,
            outlook,
            planets: &self.planets,
        })
    }

    /// Lets `seat` make all its pending choices without ending its turn. Its civ cards stay unseen.
    pub(super) fn turn(&mut self, state: &mut GameState, seat: SeatId, mut sample: Sample<'_>) {
        for _ in 0..MAX_STEPS {
            let sample = sample.as_mut().map(|(count, rng)| (*count, &mut **rng));
            match self.step(state, seat, sample) {
                Some(choice) if !leads_into_the_unknown(&choice) => self.play(state, seat, choice),
                _ => return,
            }
        }
    }

    /// Carries out `choice`.
    ///
    /// # Panics
    /// If it is not legal: a bot considers only choices that the rules list.
    pub(super) fn play(&mut self, state: &mut GameState, seat: SeatId, choice: Choice) {
        self.events.clear();
        let action = Action { seat, choice };
        if let Err(illegal) = state.apply_into(&action, &mut self.events) {
            unreachable!("a bot chose {choice:?} for {seat}: {illegal}");
        }
    }

    /// The next action of `seat`.
    pub(super) fn step(
        &mut self,
        state: &GameState,
        seat: SeatId,
        sample: Sample<'_>,
    ) -> Option<Choice> {
        let mut choices = std::mem::take(&mut self.choices);
        state.legal_into(seat, &mut choices);
        let step = self.best(state, seat, &choices, sample);
        self.choices = choices;
        step
    }

    /// The most valuable choice of `choices`; for tiles, the best placement by its sketch.
    fn best(
        &mut self,
        state: &GameState,
        seat: SeatId,
        choices: &[Choice],
        sample: Sample<'_>,
    ) -> Option<Choice> {
        if let [only] = choices {
            return Some(*only);
        }
        let mut valued = std::mem::take(&mut self.valued);
        self.sketches(state, seat, choices, sample, &mut valued);
        let best = valued
            .iter()
            .max_by(|(first, _), (second, _)| first.total_cmp(second))
            .map(|(_, choice)| *choice);
        self.valued = valued;
        best.or_else(|| self.best_at_once(state, seat, choices))
    }

    /// The choice with the highest value after it is carried out.
    pub(super) fn best_at_once(
        &mut self,
        state: &GameState,
        seat: SeatId,
        choices: &[Choice],
    ) -> Option<Choice> {
        let mut best: Option<(Choice, f32)> = None;
        for choice in choices {
            let value = self.value(state, seat, *choice);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((*choice, value));
            }
        }
        best.map(|(choice, _)| choice)
    }

    /// The value of `state` after `choice`; `f32::MIN` if it could go on in circles.
    pub(super) fn value(&mut self, state: &GameState, seat: SeatId, choice: Choice) -> f32 {
        match choice {
            Choice::EndTurn => return self.worth_ended(state, seat) + WORTH_DOING,
            Choice::Skip { .. } => return self.worth(state, seat) - WORTH_DOING,
            look if look.looks() && must_do_more(state, seat) => return f32::MIN,
            look if look.looks() => return self.worth(state, seat) + WORTH_DOING,
            _ => {}
        }
        let mut tried = self.tried.take().unwrap_or_else(|| state.clone());
        tried.clone_from(state);
        self.play(&mut tried, seat, choice);
        let value = self.worth(&tried, seat);
        let movement = |state: &GameState| state.seat(seat).turn.movement;
        let steps = movement(state).saturating_sub(movement(&tried));
        self.tried = Some(tried);
        let spent = self.movement(steps);
        let idle = may_be_undone(state, seat, choice)
            && value + spent <= self.worth(state, seat) + WORTH_DOING;
        if idle { f32::MIN } else { value }
    }

    /// Sketches of the placements of tiles among `choices`, or of patches if there are none of tiles.
    pub(super) fn sketches(
        &self,
        state: &GameState,
        seat: SeatId,
        choices: &[Choice],
        mut sample: Sample<'_>,
        valued: &mut Vec<(f32, Choice)>,
    ) {
        valued.clear();
        let Some(judge) = self.judge() else { return };
        let sketcher = judge.sketcher(state, seat);
        let mut places = choices.iter().filter(|choice| choice.places_tile()).count();
        if places == 0 {
            let patches = choices.iter().filter_map(|choice| {
                Some((sketcher.patch(patch_cell(state, seat, choice)?), *choice))
            });
            return valued.extend(patches);
        }
        let mut wanted = sample.as_ref().map_or(usize::MAX, |(count, _)| *count);
        for choice in choices {
            let Choice::Resolve {
                answer:
                    Answer::Place {
                        ring,
                        orientation,
                        anchor,
                    },
                ..
            } = *choice
            else {
                continue;
            };
            let keep = sample
                .as_mut()
                .is_none_or(|(_, rng)| (rng.random_range(0..places as u32) as usize) < wanted);
            places -= 1;
            if keep {
                wanted -= 1;
                valued.push((sketcher.tile(ring, orientation, anchor), *choice));
            }
        }
    }
}

/// Whether a later choice may reverse `choice`: a step of a rover that collects nothing, or a tracker that shifts sideways
/// and gains another synergy boost there (rules §8 Makeshift 3). Repeated for no gain, it would never end.
fn may_be_undone(state: &GameState, seat: SeatId, choice: Choice) -> bool {
    match choice {
        Choice::Drive { to, .. } => {
            let board = &state.seat(seat).board;
            !(board.lifepods | board.meteorites).contains(to)
        }
        Choice::Resolve {
            answer: Answer::Advance { tracker, to },
            ..
        } => to.height <= state.seat(seat).tracker(tracker).height,
        _ => false,
    }
}

/// Whether what follows `choice` is unknown: the next round, or the civ cards that the seat will see (rules §6.2).
pub(super) const fn leads_into_the_unknown(choice: &Choice) -> bool {
    matches!(choice, Choice::EndTurn) || choice.looks()
}

/// Whether `seat` has to do more than to claim civ cards: it looks at them last, for they do not change the rest.
fn must_do_more(state: &GameState, seat: SeatId) -> bool {
    let is_due =
        |pending: &&Pending| !pending.optional && !matches!(pending.effect, Effect::Claim(_));
    let mut due = state.seat(seat).turn.agenda.iter().filter(is_due);
    due.any(|pending| state.is_possible(seat, pending))
}

/// The cell on which `choice` places a patch.
fn patch_cell(state: &GameState, seat: SeatId, choice: &Choice) -> Option<Cell> {
    let Choice::Resolve {
        pending,
        answer: Answer::Cell(cell),
    } = choice
    else {
        return None;
    };
    let asked = state.seat(seat).turn.agenda.get(usize::from(*pending))?;
    (asked.effect == Effect::Patch).then_some(*cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worth;
    use game::luck;
    use rules::{CellSet, CorporationId, PlacementRules, Setup, Terrain, Tile, Track};

    #[test]
    fn what_is_remembered_of_a_planet_is_what_it_promises() {
        let mut setup = Setup::standard(3, "remembered");
        setup.seats[1].corporation = CorporationId::Horizon;
        setup.seats[2].corporation = CorporationId::Cosmos;
        let mut state = setup.deal().expect("a valid setup");
        let shared = Policy::new(Weights::in_use().clone());
        let (mut own, mut shared, mut rng) = (vec![shared.clone(); 3], shared, luck("remembered"));
        while let Some(active) = state.active() {
            let choice = state.sample(active, &mut rng).expect("it is asked");
            state
                .apply(&Action {
                    seat: active,
                    choice,
                })
                .expect("it is legal");
            for seat in state.seat_ids() {
                let found = worth(&state, seat, Weights::in_use());
                for policy in [&mut own[seat.index()], &mut shared] {
                    policy.look_at(&state, seat);
                    assert_eq!(policy.worth(&state, seat), found, "{seat} after {choice:?}");
                }
            }
        }
    }

    /// rules §3.6
    #[test]
    fn movement_does_not_make_it_better_to_end_the_turn() {
        let mut state = crate::rollout::tests::beside_a_lifepod();
        let mut policy = Policy::new(Weights::in_use().clone());
        let seat = SeatId(0);
        policy.look_at(&state, seat);
        let mut ended = |movement| {
            state.seats[0].turn.movement = movement;
            policy.value(&state, seat, Choice::EndTurn)
        };
        assert_eq!(ended(4), ended(0));
    }

    /// rules §8 Cosmos 4
    #[test]
    fn a_step_that_costs_nothing_and_gains_nothing_is_idle() {
        let mut state = crate::rollout::tests::beside_a_lifepod();
        let seat = SeatId(0);
        let owner = &mut state.seats[0];
        owner.corporation = CorporationId::Cosmos;
        owner.trackers[Track::Tech as usize].height = owner.rules().data().tech_height(4);
        owner.board.lifepods = CellSet::EMPTY;
        owner.turn.movement = 3;
        let rules = PlacementRules::plain(&owner.board, false);
        let mut tiles = Tile::all().filter(|tile| tile.terrains().contains(&Terrain::Energy));
        let tile = tiles.next().expect("a tile with energy");
        let (orientation, anchors) = rules.all_anchors(tile).next().expect("it can lie");
        owner
            .board
            .lay_tile(tile, orientation, anchors.first().expect("a place"));
        let energy = owner.board.terrain(Terrain::Energy);
        let from = energy.neighbours().without(energy) & owner.board.data().cells;
        owner.board.rovers = CellSet::of(from.first().expect("a cell beside energy"));
        let mut policy = Policy::new(Weights::in_use().clone());
        policy.look_at(&state, seat);
        let free =
            |choice: &Choice| matches!(choice, Choice::Drive { to, .. } if energy.contains(*to));
        let drives = state.legal(seat).into_iter().filter(free);
        let values: Vec<f32> = drives
            .map(|drive| policy.value(&state, seat, drive))
            .collect();
        assert!(!values.is_empty());
        let stays = policy.worth(&state, seat);
        assert!(
            values
                .iter()
                .all(|value| *value == f32::MIN || *value > stays + WORTH_DOING),
            "{values:?}"
        );
    }

    #[test]
    fn a_step_that_collects_is_never_idle() {
        let mut state = crate::rollout::tests::beside_a_lifepod();
        let board = &mut state.seats[0].board;
        board.meteorites = std::mem::take(&mut board.lifepods);
        let (from, to) = (board.rovers.first(), board.meteorites.first());
        let (from, to) = (from.expect("a rover"), to.expect("a meteorite"));
        let collecting = Choice::Drive { from, to };
        assert!(state.legal(SeatId(0)).contains(&collecting));
        let mut policy = Policy::new(Weights::in_use().clone());
        policy.look_at(&state, SeatId(0));
        assert!(policy.value(&state, SeatId(0), collecting) > f32::MIN);
    }
}
