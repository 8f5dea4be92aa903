//! Movement of Bots and Rovers (on-mars §8.50 to §8.54).

use crate::agenda::Moves;
use crate::components::{Effect, Tech};
use crate::decision::Choice;
use crate::event::Event;
use crate::goods::Price;
use crate::id::{HexId, HexSet};
use crate::offer::Choices;
use crate::state::State;
use crate::task::{Movement, Origin, Step};
use arrayvec::ArrayVec;
use game::{Luck, SeatId};
use rand::RngExt;

/// The own pieces that a movement looks at.
#[derive(Clone)]
struct Stand {
    bots: ArrayVec<HexId, 8>,
    rover: Option<HexId>,
}

/// Movement points that are left: of Bots, of the Rover, and those that Crystals could add to either.
#[derive(Clone, Copy, Default)]
struct Points {
    bots: u8,
    rover: u8,
    more: u8,
    /// Crystals that were spent for more, so that no tile can cost them.
    spent: u8,
    /// Whether Bots would stand elsewhere than now, so that what depends on them is not known.
    astray: bool,
}

/// What limits where pieces may stop.
struct Ground<'a> {
    state: &'a State,
    seat: SeatId,
    moves: Moves,
    movement: Movement,
    /// Hexes with pieces that do not move now.
    taken: HexSet,
    /// Hexes with a Discovery or Research tile.
    tiles: HexSet,
    /// Crystals that could buy points, and the level of the best Tech that may still be used.
    crystals: u8,
    tech: u8,
}

impl State {
    /// The next steps of a movement. Only those are offered after which all pieces can still come to stand legally.
    pub(crate) fn move_options(&self, seat: SeatId, movement: Movement) -> Choices {
        let Some(moves) = self.moves(movement.origin) else {
            return Choices::new();
        };
        let (ground, stand) = (self.ground(seat, movement, moves), self.stand(seat));
        let mut options = self.moves_that_can_be_paid(seat, movement, moves);
        options.retain(|choice| ground.can_settle_after(&stand, *choice));
        if options.is_empty() || ground.may_stop(&stand) {
            options.push(Choice::Stop);
        }
        options
    }

    /// Whether this is one of the next steps of a movement.
    pub(crate) fn is_move(&self, seat: SeatId, movement: Movement, choice: Choice) -> bool {
        let Some(moves) = self.moves(movement.origin) else {
            return false;
        };
        let (ground, stand) = (self.ground(seat, movement, moves), self.stand(seat));
        let paid = self.moves_that_can_be_paid(seat, movement, moves);
        let can_settle = |choice: &Choice| ground.can_settle_after(&stand, *choice);
        match choice {
            Choice::Stop => ground.may_stop(&stand) || !paid.iter().any(can_settle),
            _ => paid.contains(&choice) && can_settle(&choice),
        }
    }

    /// One of the next steps of a movement, each as likely as the others, without looking at all of them.
    pub(crate) fn sample_move(&self, seat: SeatId, movement: Movement, luck: &mut Luck) -> Choice {
        let Some(moves) = self.moves(movement.origin) else {
            return Choice::Stop;
        };
        let (ground, stand) = (self.ground(seat, movement, moves), self.stand(seat));
        let mut options = self.moves_that_can_be_paid(seat, movement, moves);
        options.push(Choice::Stop);
        while !options.is_empty() {
            let choice = options.swap_remove(luck.random_range(0..options.len() as u32) as usize);
            let is_legal = match choice {
                Choice::Stop => ground.may_stop(&stand),
                _ => ground.can_settle_after(&stand, choice),
            };
            if is_legal {
                return choice;
            }
        }
        Choice::Stop
    }

    /// Steps for which there are points, and more points for which there is a Crystal or a Tech.
    fn moves_that_can_be_paid(&self, seat: SeatId, movement: Movement, moves: Moves) -> Choices {
        let mut options = Choices::new();
        if moves.bots && movement.bots > 0 {
            let bots: HexSet = self.seat(seat).bots.iter().copied().collect();
            for bot in bots.iter() {
                let next = self.board().ring(bot, 1).iter();
                options.extend(next.map(|to| Choice::MoveBot(bot, to)));
            }
        }
        if moves.rover && movement.rover > 0 {
            let next = self.board().ring(self.rover(seat), 1).iter();
            options.extend(next.map(Choice::MoveRover));
        }
        if moves.buys && self.purse(seat).covers(Price::crystals(1)) {
            options.extend(moves.bots.then_some(Choice::Buy(false)));
            options.extend(moves.rover.then_some(Choice::Buy(true)));
        }
        if moves.tech && !movement.tech {
            let owners = self.tech_owners(Tech::Rover);
            options.extend(owners.map(|(owner, _)| Choice::RoverTech(owner)));
        }
        options
    }

    fn stand(&self, seat: SeatId) -> Stand {
        let own = self.seat(seat);
        Stand {
            bots: own.bots.clone(),
            rover: own.rover,
        }
    }

    fn ground(&self, seat: SeatId, movement: Movement, moves: Moves) -> Ground<'_> {
        let mut taken = self.advanced();
        for other in self.seat_ids() {
            let own = self.seat(other);
            taken = taken.or(own.miners);
            if other != seat || !moves.bots {
                own.bots.iter().for_each(|bot| taken.insert(*bot));
            }
            if other != seat || !moves.rover {
                own.rover.iter().for_each(|rover| taken.insert(*rover));
            }
        }
        let uses_tech = moves.tech && !movement.tech;
        Ground {
            state: self,
            seat,
            moves,
            movement,
            taken,
            tiles: self.tiles_on_map().map(|(hex, _)| hex).collect(),
            crystals: if moves.buys {
                self.purse(seat).crystals()
            } else {
                0
            },
            tech: if uses_tech {
                self.best_tech(Tech::Rover)
            } else {
                0
            },
        }
    }

    /// The Discovery and Research tiles on the map.
    fn tiles_on_map(&self) -> impl Iterator<Item = (HexId, Origin)> + '_ {
        let discovery = self.discovery.iter();
        let research = self.research.iter();
        discovery
            .map(|(hex, tile)| (*hex, Origin::Discovery(*tile)))
            .chain(research.map(|(hex, tile)| (*hex, Origin::Research(*tile))))
    }

    /// Carries out a step of a movement, which goes on.
    pub(crate) fn carry_out_move(
        &mut self,
        seat: SeatId,
        mut movement: Movement,
        choice: Choice,
        events: &mut Vec<Event>,
    ) {
        let collects = self
            .moves(movement.origin)
            .is_some_and(|moves| moves.collects);
        match choice {
            Choice::MoveBot(from, to) => {
                movement.bots = movement.bots.saturating_sub(1);
                move_bot(&mut self.seat_mut(seat).bots, from, to);
                if !self.seat(seat).bots.contains(&from) {
                    movement.moved.remove(from);
                }
                movement.moved.insert(to);
                events.push(Event::BotMoved(seat, from, to));
                if collects {
                    self.collect_crystal(seat, to, events);
                }
            }
            Choice::MoveRover(to) => {
                movement.rover = movement.rover.saturating_sub(1);
                self.seat_mut(seat).rover = Some(to);
                events.push(Event::RoverMoved(seat, to));
                self.collect_crystal(seat, to, events);
            }
            Choice::RoverTech(owner) => {
                movement.tech = true;
                let level = self.tech_level(owner, Tech::Rover).unwrap_or(0);
                movement.rover = movement.rover.saturating_add(level);
                self.use_tech(seat, owner, Tech::Rover, events);
            }
            Choice::Buy(rover) => {
                match rover {
                    true => movement.rover = movement.rover.saturating_add(1),
                    false => movement.bots = movement.bots.saturating_add(1),
                }
                events.push(Event::Bought(seat, rover));
                self.push(seat, Step::Move(movement));
                return self.push(seat, Step::Pay(Price::crystals(1), None));
            }
            _ => return self.stop_moving(seat, movement, collects),
        }
        self.push(seat, Step::Move(movement));
    }

    /// A piece takes the Crystal of a hex, below the Depot (on-mars §8.51).
    pub(crate) fn collect_crystal(&mut self, seat: SeatId, hex: HexId, events: &mut Vec<Event>) {
        if self.crystals.contains(hex) {
            self.crystals.remove(hex);
            let own = self.seat_mut(seat);
            own.below = own.below.saturating_add(1);
            events.push(Event::CrystalTaken(seat, hex));
        }
    }

    /// The pieces take the tiles on which they stand: the Rover, or in the order of the hexes the Bots that collect
    /// (on-mars §8.52).
    fn stop_moving(&mut self, seat: SeatId, movement: Movement, collects: bool) {
        let moves = self.moves(movement.origin);
        let rover = self
            .seat(seat)
            .rover
            .filter(|_| moves.is_some_and(|moves| moves.rover));
        let mut hexes: Vec<HexId> = rover.into_iter().collect();
        if collects {
            hexes.extend(movement.moved.iter());
            hexes.sort_by_key(|hex| self.board().hexes[hex.index()]);
        }
        let finds = self.finds();
        hexes.retain(|hex| finds.contains(*hex));
        for hex in hexes.into_iter().rev() {
            self.push(seat, Step::Pick(hex));
        }
    }
}

/// Moves one of the Bots on a hex to another hex.
fn move_bot(bots: &mut [HexId], from: HexId, to: HexId) {
    if let Some(bot) = bots.iter_mut().find(|bot| **bot == from) {
        *bot = to;
    }
}

impl Ground<'_> {
    /// Whether the pieces can come to stand legally after a step.
    fn can_settle_after(&self, stand: &Stand, choice: Choice) -> bool {
        let mut stand = stand.clone();
        let mut points = Points {
            bots: self.movement.bots,
            rover: self.movement.rover.saturating_add(self.tech),
            more: self.crystals,
            ..Points::default()
        };
        match choice {
            Choice::MoveBot(from, to) => {
                points.bots -= 1;
                move_bot(&mut stand.bots, from, to);
            }
            Choice::MoveRover(to) => {
                points.rover -= 1;
                stand.rover = Some(to);
            }
            Choice::RoverTech(owner) => {
                let level = self.state.tech_level(owner, Tech::Rover).unwrap_or(0);
                points.rover = self.movement.rover.saturating_add(level);
            }
            Choice::Buy(rover) => {
                points.more -= 1;
                points.spent = 1;
                let own = if rover {
                    &mut points.rover
                } else {
                    &mut points.bots
                };
                *own = own.saturating_add(1);
            }
            _ => {}
        }
        if !self.touches_tiles(&stand) || !self.depend_on_bots(self.tiles) {
            points.astray = matches!(choice, Choice::MoveBot(..));
            return self.settles(&mut stand, points);
        }
        // What a tile needs may depend on where the Bots are.
        let mut after = self.state.clone();
        let own = after.seat_mut(self.seat);
        own.bots.clone_from(&stand.bots);
        own.rover = stand.rover;
        after
            .ground(self.seat, self.movement, self.moves)
            .settles(&mut stand, points)
    }

    /// Whether all pieces may stop where they stand.
    fn may_stop(&self, stand: &Stand) -> bool {
        self.bad(stand, Points::default()).is_none()
    }

    /// A piece that may not stop where it stands: the place of a Bot, or the Rover.
    fn bad(&self, stand: &Stand, points: Points) -> Option<Option<usize>> {
        let rover = stand.rover.filter(|_| self.moves.rover);
        if let Some(hex) = rover
            && !self.holds_rover(stand, hex, points)
        {
            return Some(None);
        }
        if !self.moves.bots {
            return None;
        }
        let bad = (0..stand.bots.len())
            .find(|bot| !self.holds_bot(stand, *bot, stand.bots[*bot], points));
        bad.map(Some)
    }

    fn holds_rover(&self, stand: &Stand, hex: HexId, points: Points) -> bool {
        let bots = self.moves.bots && stand.bots.contains(&hex);
        !self.taken.contains(hex) && !bots && self.picks(hex, points)
    }

    /// Whether a tile on a hex could be taken then; what depends on the Building zone only with the Bots as they stand.
    fn picks(&self, hex: HexId, points: Points) -> bool {
        if !self.tiles.contains(hex) {
            return true;
        }
        if points.astray && self.depend_on_bots([hex].into_iter().collect()) {
            return false;
        }
        let purse = self.state.purse(self.seat).spend(points.spent, 0);
        self.state.can_pick(self.seat, hex, purse)
    }

    /// Whether a tile on one of these hexes needs something of the Building zone, which depends on the Bots.
    fn depend_on_bots(&self, hexes: HexSet) -> bool {
        let tiles = self.state.tiles_on_map();
        tiles
            .filter(|(hex, _)| hexes.contains(*hex))
            .any(|(_, origin)| {
                let effect = self.state.effect(origin);
                matches!(
                    effect,
                    Some(Effect::Construct { .. } | Effect::Upgrade { .. })
                )
            })
    }

    fn holds_bot(&self, stand: &Stand, number: usize, hex: HexId, points: Points) -> bool {
        let others = stand.bots.iter().enumerate();
        let alone = others
            .filter(|(other, _)| *other != number)
            .all(|(_, other)| *other != hex);
        let rover = self.moves.rover && stand.rover == Some(hex);
        let tile = !self.moves.collects || self.picks(hex, points);
        !self.taken.contains(hex) && alone && !rover && tile
    }

    /// Whether a piece that takes tiles stands on one.
    fn touches_tiles(&self, stand: &Stand) -> bool {
        let rover = stand.rover.filter(|_| self.moves.rover);
        let bots = stand.bots.iter().filter(|_| self.moves.collects);
        rover
            .iter()
            .chain(bots)
            .any(|hex| self.tiles.contains(*hex))
    }

    /// Whether all pieces can come to stand legally with these points.
    fn settles(&self, stand: &mut Stand, points: Points) -> bool {
        match self.bad(stand, points) {
            None => true,
            Some(None) => self.rover_settles(stand, points),
            Some(Some(bot)) => {
                self.bot_settles(stand, bot, points)
                    || self.moves.rover
                        && stand.rover == Some(stand.bots[bot])
                        && self.rover_settles(stand, points)
            }
        }
    }

    fn rover_settles(&self, stand: &mut Stand, points: Points) -> bool {
        let Some(from) = stand.rover else {
            return true;
        };
        for (distance, ring) in self.state.board().rings(from, 1) {
            let Some(points) = points.without(distance as u8, true) else {
                break;
            };
            for hex in ring.iter().filter(|hex| !self.taken.contains(*hex)) {
                if self.holds_rover(stand, hex, points) {
                    stand.rover = Some(hex);
                    let settles = self.settles(stand, points);
                    stand.rover = Some(from);
                    if settles {
                        return true;
                    }
                }
            }
        }
        // Or a Bot that stands there moves away.
        let bot = stand.bots.iter().position(|bot| *bot == from);
        let only_bot = self.moves.bots && !self.taken.contains(from);
        bot.is_some_and(|bot| only_bot && self.bot_settles(stand, bot, points))
    }

    fn bot_settles(&self, stand: &mut Stand, bot: usize, points: Points) -> bool {
        let from = stand.bots[bot];
        for (distance, ring) in self.state.board().rings(from, 1) {
            let Some(mut points) = points.without(distance as u8, false) else {
                break;
            };
            points.astray = true;
            for hex in ring.iter() {
                if self.holds_bot(stand, bot, hex, points) {
                    stand.bots[bot] = hex;
                    let settles = self.settles(stand, points);
                    stand.bots[bot] = from;
                    if settles {
                        return true;
                    }
                }
            }
        }
        false
    }
}

impl Points {
    /// What is left after so many steps of the Rover, or else of a Bot.
    fn without(mut self, steps: u8, rover: bool) -> Option<Self> {
        let own = if rover {
            &mut self.rover
        } else {
            &mut self.bots
        };
        let paid = steps.min(*own);
        *own -= paid;
        self.more = self.more.checked_sub(steps - paid)?;
        self.spent += steps - paid;
        Some(self)
    }
}
