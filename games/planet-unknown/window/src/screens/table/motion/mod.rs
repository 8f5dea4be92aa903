//! Motion: what happened on the board of a seat is shown one after the other, and the board follows.
//!
//! The game is already further. While something moves, the board is painted as it was before; any press of the player brings
//! it up to date at once.

mod paint;
mod plan;

use std::collections::VecDeque;

use crate::widgets::Sprite;
use crate::widgets::tracks::Spot;
use kit::audio::Cue;
use rules::{Cell, Line, Seat};

pub use paint::{Spots, paint};
pub use plan::{Step, contested, plan};

/// The share of an act after which a meteorite hits the ground.
const IMPACT: f32 = 0.6;

/// What happens on the board of one seat, one act after the other.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Motion {
    acts: VecDeque<Act>,
    /// When the first of them begins, in seconds of [`egui::InputState::time`].
    begin: f64,
    /// Whether something covers the board, so that what moves would go unseen.
    held: bool,
}

/// Things that move at the same time.
#[derive(Clone, PartialEq, Debug)]
pub struct Act {
    /// The board meanwhile.
    stage: Seat,
    flights: Vec<Flight>,
    /// Its sound, until it has been played.
    cue: Option<Cue>,
    /// The medals that it shows.
    medals: i16,
    /// How long it takes, in seconds.
    length: f64,
}

/// A thing that moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Flight {
    sprite: Sprite,
    way: Way,
    /// When it begins and ends, as shares of the length of its act.
    span: [f32; 2],
}

/// How a thing moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    /// From one place to another.
    Fly(Place, Place),
    /// Down onto a cell, the top left one of a tile.
    Drop(Cell),
    /// Out of the sky onto a cell.
    Fall(Cell),
    /// Into the ground.
    Sink(Cell),
    /// Out of a place, where it stays for a moment.
    Pop(Place),
    /// Over a whole cell, brighter and darker again.
    Glow(Cell),
    /// On its axis in its place, like a coin.
    Turn(Place),
    /// Straight up from a cell, on its fire, and over to a place.
    LiftOff(Cell, Place),
}

/// A place on the board of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A cell of the planet.
    Cell(Cell),
    /// The medal of a row or a column.
    Line(Line),
    /// A part of the corporation board.
    Spot(Spot),
    /// The medals of the player.
    Score,
}

impl Motion {
    /// Shows these acts after those that are still to come.
    pub fn add(&mut self, acts: impl IntoIterator<Item = Act>, now: f64) {
        if self.acts.is_empty() {
            self.begin = now;
        }
        self.acts.extend(acts);
    }

    /// Waits while something covers the board. What was under way then begins again.
    pub fn hold(&mut self, held: bool, now: f64) {
        if std::mem::replace(&mut self.held, held) && !held {
            self.begin = now;
        }
    }

    /// Whether anything is still to be shown.
    pub fn is_playing(&self) -> bool {
        !self.acts.is_empty()
    }

    /// Forgets what is over. Returns the sound of an act that begins now.
    pub fn go_on(&mut self, now: f64) -> Option<Cue> {
        if self.held {
            return None;
        }
        while let Some(over) = self.acts.pop_front_if(|act| self.begin + act.length <= now) {
            self.begin += over.length;
        }
        self.acts.front_mut()?.cue.take()
    }

    /// Brings the board up to date.
    pub fn skip(&mut self) {
        self.acts.clear();
    }

    /// The board as it is to be painted now, if the game is further.
    pub fn stage(&self) -> Option<&Seat> {
        self.acts.front().map(|act| &act.stage)
    }

    /// The medals that are still to be shown.
    pub fn owed(&self) -> i16 {
        self.acts.iter().map(|act| act.medals).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, Context};
    use kit::theme;
    use play::Table;
    use rules::{Action, Answer, Choice, Event, Phase, Setup};

    /// The acts that a choice leads to, in games of random choices, until they contain one of this kind.
    fn acts_with(kind: impl Fn(&Act) -> bool) -> Vec<Act> {
        acts_like(|acts| acts.iter().any(&kind))
    }

    /// The acts that a choice leads to, in games of random choices, until they are of this kind.
    fn acts_like(kind: impl Fn(&[Act]) -> bool) -> Vec<Act> {
        for seed in 0..200u32 {
            let mut table = Table::new(Setup::standard(1, &seed.to_string())).expect("valid");
            while let Some(seat) = table.state().active() {
                let legal = table.state().legal(seat);
                let choice = legal[(seed as usize * 31 + table.cursor() * 17) % legal.len()];
                table.play(Action { seat, choice }).expect("it is legal");
                let acts = last_acts(&table);
                if kind(&acts) {
                    return acts;
                }
            }
        }
        unreachable!("it does not happen")
    }

    fn last_acts(table: &Table) -> Vec<Act> {
        let entry = table.done().last().expect("one was played");
        let seat = entry.action.seat;
        let at = |count: usize| table.state_at(count).expect("it was reached").seat(seat);
        let events: Vec<&Event> = entry.events.iter().collect();
        plan(&Step {
            before: at(table.cursor() - 1),
            after: at(table.cursor()),
            events,
            medals: 0,
            contested: 0,
            chain: 0,
            color: Color32::WHITE,
        })
    }

    fn ways(acts: &[Act]) -> Vec<Option<Way>> {
        let first = |act: &Act| act.flights.first().map(|flight| flight.way);
        acts.iter().map(first).collect()
    }

    // rules §4.5
    #[test]
    fn a_tile_lies_before_its_meteorite_falls_and_its_resources_fly() {
        let falls = |act: &Act| matches!(act.flights[0].way, Way::Fall(_));
        let acts = acts_with(falls);
        let ways = ways(&acts);
        let place = |is_it: fn(&Way) -> bool| {
            ways.iter()
                .position(|way| way.as_ref().is_some_and(is_it))
                .expect("it moves")
        };
        let [drop, fall] = [
            place(|way| matches!(way, Way::Drop(_))),
            place(|way| matches!(way, Way::Fall(_))),
        ];
        assert_eq!(drop, 0);
        assert!(drop < fall, "{ways:?}");
        let lying = acts[fall].stage.board.meteorites;
        if let Some(Way::Fall(cell)) = ways[fall] {
            assert!(!lying.contains(cell), "it is still in the sky");
        }
    }

    // rules §6.5
    #[test]
    fn a_rover_leaves_its_cell_and_what_it_collects_flies_to_the_stock() {
        let collected = |act: &Act| {
            matches!(
                act.flights[0].way,
                Way::LiftOff(_, Place::Spot(Spot::Lifepods))
            )
        };
        let driven = |acts: &[Act]| match ways(acts).first() {
            Some(Some(Way::Fly(Place::Cell(from), Place::Cell(_)))) => Some(*from),
            _ => None,
        };
        let acts = acts_like(|acts| driven(acts).is_some() && acts.iter().any(collected));
        let from = driven(&acts).expect("it drives first");
        assert!(!acts[0].stage.board.rovers.contains(from));
    }

    #[test]
    fn a_row_lights_up_along_its_cells() {
        let lit = |act: &Act| act.cue == Some(Cue::Line);
        let acts = acts_with(lit);
        let act = acts.iter().find(|act| lit(act)).expect("it is complete");
        let begins: Vec<f32> = act.flights[1..]
            .iter()
            .map(|flight| flight.span[0])
            .collect();
        assert!(begins.len() > 1 && begins.is_sorted(), "{begins:?}");
    }

    #[test]
    fn acts_follow_one_another_and_a_press_ends_them_all() {
        let ctx = Context::default();
        theme::install(&ctx);
        let acts = acts_with(|act| matches!(act.flights[0].way, Way::Fall(_)));
        let count = acts.len();
        let mut motion = Motion::default();
        motion.add(acts, 10.0);
        assert_eq!(motion.go_on(10.0), Some(Cue::Place));
        assert_eq!(motion.go_on(10.01), None, "each sound is heard once");
        let lengths: Vec<f64> = motion.acts.iter().map(|act| act.length).collect();
        assert_eq!(lengths.len(), count);
        let mut end = 10.0;
        for length in lengths {
            assert!(length <= 0.4 + 1e-9, "no act takes longer");
            assert!(motion.stage().is_some());
            end += length;
            motion.go_on(end);
        }
        assert!(!motion.is_playing(), "everything has come to rest");
        motion.add(acts_with(|_| true), 20.0);
        motion.skip();
        assert!(motion.stage().is_none());
    }

    #[test]
    fn every_kind_of_choice_in_a_random_game_can_be_shown() {
        let mut table = Table::new(Setup::standard(2, "motion")).expect("valid");
        let mut placed = 0;
        while let Some(seat) = table.state().active() {
            let legal = table.state().legal(seat);
            let choice = legal[table.cursor() * 13 % legal.len()];
            table.play(Action { seat, choice }).expect("it is legal");
            let acts = last_acts(&table);
            let lays = matches!(
                table.done().last().map(|entry| entry.action.choice),
                Some(Choice::Resolve {
                    answer: Answer::Place { .. },
                    ..
                })
            );
            assert!(!lays || matches!(acts[0].flights[0].way, Way::Drop(_)));
            placed += usize::from(lays);
        }
        assert!(placed > 0 && table.state().phase == Phase::Finished);
    }
}
