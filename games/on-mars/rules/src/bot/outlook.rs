//! What a seat may expect: its points so far, and what it can still make of what it has.

#![allow(clippy::disallowed_types, reason = "judgements are no rules")]

use crate::components::{Building, ContractKind, MainAction, Side, Slot};
use crate::goods::{Good, Goods, Purse};
use crate::id::{CardId, HexId, HexSet};
use crate::solo::YOU;
use crate::state::{Held, Phase, State};
use crate::task::{Job, Origin, Step, Task};
use game::SeatId;

/// What things are worth that are no points yet, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// The first, the second and each further Resource of a kind.
    pub goods: [f32; 3],
    /// What a Mineral is worth more than others.
    pub mineral: f32,
    /// A Crystal in the Depot, and one below it.
    pub crystals: [f32; 2],
    /// The first to the fifth Colonist in LQ, and each further one.
    pub ready: [f32; 6],
    /// A Colonist in WA, and one on a slot.
    pub away: [f32; 2],
    /// The part of the points of Colonists that is expected.
    pub colonists: f32,
    /// A Colonist without room.
    pub homeless: f32,
    /// How probable it is that an unbuilt Blueprint gets built, by how many there are already.
    pub hopes: [f32; 6],
    /// What it takes to build one.
    pub effort: f32,
    /// An Advanced Building: its action, and what it produces.
    pub built: f32,
    /// A miner.
    pub miner: f32,
    /// A Tech tile, and each of its levels.
    pub tech: [f32; 2],
    /// A Shelter beyond the first.
    pub shelter: f32,
    /// A Ship that left the Depot.
    pub ship: f32,
    /// A Bot on the map.
    pub bot: f32,
    /// The one Private Goal that can be completed, once nothing is missing.
    pub goal: f32,
    /// A Scientist.
    pub scientist: f32,
    /// The part of the points of Progress cubes that each level still to score them is expected to bring.
    pub cubes: f32,
    /// A tile that the Rover may reach, and a Crystal.
    pub finds: [f32; 2],
    /// The part of a Building's worth that a site for it is worth.
    pub sites: f32,
    /// A part of an effect that is still to come.
    pub part: f32,
    /// A line of a Solo Goal.
    pub line: f32,
}

/// Set by hand, from what the rules pay at the end and what a turn can bring.
pub const WEIGHTS: Weights = Weights {
    goods: [0.55, 0.4, 0.25],
    mineral: 0.35,
    crystals: [0.5, 0.4],
    ready: [0.9, 0.75, 0.6, 0.5, 0.4, 0.3],
    away: [0.2, 0.15],
    colonists: 0.9,
    homeless: 0.4,
    hopes: [0.88, 0.85, 0.75, 0.6, 0.4, 0.25],
    effort: 0.9,
    built: 1.0,
    miner: 0.6,
    tech: [0.4, 0.25],
    shelter: 1.0,
    ship: 0.5,
    bot: 0.7,
    goal: 2.5,
    scientist: 1.5,
    cubes: 0.6,
    finds: [1.3, 0.25],
    sites: 0.3,
    part: 0.9,
    line: 8.0,
};

/// The round from which bots hurry, so that games end: the rules have no last round of their own.
const LONG: u16 = 14;

/// How much of the game is left.
pub(super) struct Outlook {
    weights: &'static Weights,
    /// How much of what is not scored yet can still be used, from 0 to 1.
    left: f32,
}

impl Outlook {
    pub(super) fn of(state: &State, weights: &'static Weights) -> Self {
        let left = match state.phase {
            Phase::End | Phase::Over => 0.0,
            _ if state.last_round => 0.12,
            _ => match state.remaining {
                0 => 0.25,
                1 => 0.6,
                2 => 0.85,
                _ => 1.0,
            },
        };
        Self { weights, left }
    }

    /// What it is worth that the game goes on towards its end: more and more in a long game. It is the same for all seats.
    pub(super) fn pace(&self, state: &State) -> f32 {
        let late = f32::from(state.round.saturating_sub(LONG).min(40));
        let done = 3.0 - f32::from(state.remaining);
        let missions = state.missions.iter().map(|(mission, tracker)| {
            let data = self.need(state, *mission);
            1.0 - f32::from(*tracker) / data
        });
        let rows = state.lss.iter().map(|row| f32::from(*row).min(5.0));
        let level = f32::from(state.level);
        let due = rows.map(|row| row.min(level + 1.0)).sum::<f32>();
        0.12 * late * (2.0 * done + missions.sum::<f32>() + 0.2 * due)
    }

    /// What the lines of a Solo Goal are worth, each as far as it is met (on-mars §11.17). The lead counts by itself.
    pub(super) fn lines(&self, state: &State) -> f32 {
        let result = state.solo_result();
        let lines = result.iter().flat_map(|result| &result.lines);
        let lines = lines.filter(|line| line.name != "lead");
        let shares = lines.map(|line| match line.name {
            "private_goal" if !line.is_met() => 0.5 * goal_in_sight(state, YOU),
            _ => line.have.min(line.need) as f32 / line.need as f32,
        });
        self.weights.line * shares.sum::<f32>()
    }

    fn need(&self, state: &State, mission: crate::components::Mission) -> f32 {
        let need = &state.components.mission(mission).need;
        let need = u8::try_from(state.seats.len())
            .ok()
            .and_then(|seats| need.get(&seats));
        f32::from(need.copied().unwrap_or(1).max(1))
    }

    /// The points that `seat` may expect, without those of turns to come.
    pub(super) fn prospects(&self, state: &State, seat: SeatId) -> f32 {
        let (score, own) = (state.score(seat), state.seat(seat));
        if self.left == 0.0 {
            return score.total() as f32 + 0.01 * f32::from(own.goods[Good::Crystal]);
        }
        let sure = score.track
            + score.progress
            + score.hangar
            + score.tech
            + score.built
            + score.scientists;
        let contracts = own
            .contracts
            .iter()
            .map(|held| self.contract(state, seat, held));
        let tasks = state.agenda.iter().filter(|task| task.seat == seat);
        sure as f32
            + self.colonists(state, seat, score.colonists)
            + self.plans(state, seat)
            + contracts.sum::<f32>()
            + self.left * (self.stock(state, seat) + self.holdings(state, seat))
            + self.left * (self.finds(state, seat) + self.sites(state, seat))
            + self.cubes(state, score.progress)
            + tasks
                .map(|task| self.promise(state, seat, *task))
                .sum::<f32>()
    }

    /// Resources and Crystals.
    fn stock(&self, state: &State, seat: SeatId) -> f32 {
        let own = state.seat(seat);
        let [depot, below] = self.weights.crystals;
        let held = own.goods[Good::Crystal];
        let fits = own.below.min(state.depot(seat).saturating_sub(held));
        self.resources(own.goods) + depot * f32::from(held) + below * f32::from(fits)
    }

    fn resources(&self, goods: Goods) -> f32 {
        let [first, second, more] = self.weights.goods;
        let kinds = Good::RESOURCES.iter().map(|good| match goods[*good] {
            0 => 0.0,
            1 => first,
            number => first + second + more * f32::from(number - 2),
        });
        kinds.sum::<f32>() + self.weights.mineral * f32::from(goods[Good::Mineral])
    }

    /// Buildings, tiles, pieces and cards that will be of use.
    fn holdings(&self, state: &State, seat: SeatId) -> f32 {
        let (own, weights) = (state.seat(seat), self.weights);
        let [tile, level] = weights.tech;
        let spaces = own.lab.iter().zip(&state.board().lab);
        let tech = spaces.map(|(there, space)| match there {
            Some(_) => tile + level * f32::from(space.level),
            None => 0.0,
        });
        let counts = [
            (weights.built, own.built.len()),
            (weights.miner, own.miners.len()),
            (weights.shelter, own.shelters.len().saturating_sub(1)),
            (weights.bot, own.bots.len()),
            (weights.scientist, own.scientists.iter().flatten().count()),
        ];
        let counted = counts.iter().map(|(each, count)| each * *count as f32);
        // A Goal takes no room in the Depot, and it may still be met.
        let goals = (weights.crystals[0] + 0.1) * own.goals.len() as f32
            + weights.goal * goal_in_sight(state, seat);
        let gone = 5_u32.saturating_sub(own.ships.count_ones()) as f32;
        tech.sum::<f32>() + counted.sum::<f32>() + goals + weights.ship * gone
    }

    /// Colonists: what they score at the end, and what they can do till then.
    fn colonists(&self, state: &State, seat: SeatId, points: i32) -> f32 {
        let (own, weights) = (state.seat(seat), self.weights);
        let on_slots = |slot: &Slot| state.on_slots(*slot)[seat.index()];
        let slotted: u8 = Slot::ALL.iter().map(on_slots).sum();
        let (ready, away) = (usize::from(own.lq), [f32::from(own.wa), f32::from(slotted)]);
        let few: f32 = weights.ready[..ready.min(5)].iter().sum();
        let more = weights.ready[5] * ready.saturating_sub(5) as f32;
        let use_of = few + more + weights.away[0] * away[0] + weights.away[1] * away[1];
        if state.last_round {
            return points as f32 + self.left * use_of;
        }
        let all = own.lq.saturating_add(own.wa).saturating_add(slotted);
        let home = all.min(state.lq_room(seat).max(own.lq));
        let board = &state.components.data().player_board;
        let rows = &board.lq_op_by_row;
        let at = |row: u8| match row {
            0 => 0.0,
            row => f32::from(rows[usize::from(row).min(rows.len()) - 1]),
        };
        let size = board.lq_row_size.max(1);
        let (full, rest) = (home / size, f32::from(home % size) / f32::from(size));
        let smooth = at(full) + rest * (at(full + 1) - at(full));
        weights.colonists * smooth + self.left * (use_of + weights.homeless * f32::from(all - home))
    }

    /// Blueprints that are not built: points if they will be, a loss if not.
    fn plans(&self, state: &State, seat: SeatId) -> f32 {
        let own = state.seat(seat);
        let open = state.zone(seat).without(state.advanced());
        let time = match self.left {
            left if left > 0.5 => 1.0,
            left if left > 0.2 => 0.6,
            _ => 0.15,
        };
        let mut chances: Vec<(f32, f32)> = Vec::new();
        for card in own.blueprints.iter() {
            let points = f32::from(state.components.card(card).op);
            chances.push((self.chance(state, seat, card, open), points));
        }
        chances.sort_by(|one, other| (other.0 * other.1).total_cmp(&(one.0 * one.1)));
        let hopes = self.weights.hopes;
        let worth = chances.iter().enumerate().map(|(place, (chance, points))| {
            let hope = time * chance * hopes[place.min(hopes.len() - 1)];
            let gain = points - self.weights.effort + self.left * 0.5 * self.weights.built;
            hope * gain - (1.0 - hope) * points
        });
        worth.sum()
    }

    /// How probable it is, but for time and effort, that a Blueprint finds its Building.
    fn chance(&self, state: &State, seat: SeatId, card: CardId, open: HexSet) -> f32 {
        let card = state.components.card(card);
        let tiles = state.tiles(seat, card.building);
        let large =
            |hex: &HexId| card.level == 1 || state.complex(seat, card.building, *hex).len() >= 3;
        let free = tiles.without(state.advanced());
        let near = free.and(open).iter().any(|hex| large(&hex));
        match (near, card.level) {
            (true, _) => 1.0,
            _ if free.iter().any(|hex| large(&hex)) => 0.85,
            (_, 1) => 0.7,
            _ => 0.45,
        }
    }

    /// A Contract: what it scores, or may still score.
    fn contract(&self, state: &State, seat: SeatId, held: &Held) -> f32 {
        let data = state.components.contract(held.contract);
        if held.done {
            return f32::from(data.op);
        }
        let part = match (data.kind, data.building) {
            (ContractKind::Upgrade, Some(building)) => self.upgrade_part(state, seat, building),
            _ => {
                let needs = data.needs.goods();
                let all = needs.0.iter().map(|number| f32::from(*number)).sum::<f32>();
                let there = |good: Good| {
                    let given = held.goods[good].min(needs[good]);
                    let ready = state.seat(seat).goods[good].min(needs[good] - given);
                    f32::from(given) + 0.35 * f32::from(ready)
                };
                Good::ALL.iter().map(|good| there(*good)).sum::<f32>() / all.max(1.0)
            }
        };
        let time = if self.left > 0.5 {
            1.0
        } else {
            2.0 * self.left
        };
        let chance = (0.35 * time + (0.25 + 0.35 * time) * part).min(0.95);
        chance * f32::from(data.op) + (1.0 - chance) * f32::from(data.op_failed)
    }

    /// How much of what an Upgrade Contract asks for is there: a Complex of four with an own marker (on-mars §8.35).
    fn upgrade_part(&self, state: &State, seat: SeatId, building: Building) -> f32 {
        let own = state.seat(seat);
        let size = |hex| state.complex(seat, building, hex).len().min(4) as f32 / 4.0;
        let of_type = |card| state.components.card(card).building == building;
        let markers = own.built.iter().filter(|(card, _)| of_type(*card));
        let marked = markers.map(|(_, hex)| size(*hex)).fold(0.0, f32::max);
        let largest = state.tiles(seat, building).iter().map(size);
        let largest = largest.fold(0.0, f32::max);
        let planned = own.blueprints.iter().any(of_type);
        marked.max(largest * if planned { 0.7 } else { 0.4 })
    }

    /// Progress cubes, which score at two levels and at the end.
    fn cubes(&self, state: &State, points: i32) -> f32 {
        let levels = &state.components.data().colony.score_progress_at_levels;
        let to_come = levels.iter().filter(|level| **level > state.level).count();
        self.left * self.weights.cubes * to_come as f32 * points as f32
    }

    /// Tiles and Crystals near the Rover.
    fn finds(&self, state: &State, seat: SeatId) -> f32 {
        let (rover, own, board) = (state.rover(seat), state.seat(seat), state.board());
        let [tile, crystal] = self.weights.finds;
        let research = state.research.iter();
        let research = research.filter(|(_, kind)| !own.research.contains(*kind));
        let hexes = state.discovery.iter().map(|(hex, _)| *hex);
        let hexes = hexes.chain(research.map(|(hex, _)| *hex));
        // A tile below an own Bot is lost when the turn ends.
        let hexes = hexes.filter(|hex| !own.bots.contains(hex));
        let near = hexes.filter_map(|hex| board.distance(rover, hex)).min();
        let reach = |distance: usize| 0.75_f32.powi(distance.min(20) as i32);
        let crystals = state.crystals.and(board.ring(rover, 1)).len().min(2) as f32;
        near.map_or(0.0, |distance| tile * reach(distance)) + crystal * crystals
    }

    /// What could be constructed next.
    fn sites(&self, state: &State, seat: SeatId) -> f32 {
        let rich = Purse {
            goods: Goods([9; 6]),
            lq: 9,
            goals: 0,
        };
        let (origin, purse) = (Origin::Main(MainAction::Construct), state.purse(seat));
        let (mut best, mut sum) = (0.0_f32, 0.0);
        for building in Building::ALL {
            if state.sites(seat, origin, building, rich).is_empty() {
                continue;
            }
            let price = state.components.building(building).cost.price();
            let ready = if purse.covers(price) { 1.0 } else { 0.6 };
            let worth = ready * self.built(state, seat, building, 1);
            best = best.max(worth);
            sum += worth;
        }
        let here = match state.side(seat) {
            Side::Colony => 1.0,
            Side::Orbit => 0.7,
        };
        here * self.weights.sites * (best + 0.2 * sum)
    }

    /// What a Building brings as part of a Complex of this size.
    fn built(&self, state: &State, seat: SeatId, building: Building, size: u8) -> f32 {
        let own = state.seat(seat);
        let good = building.produces();
        let room = match good {
            Good::Crystal => state.crystal_room(seat),
            _ => state.storage(seat).saturating_sub(own.goods[good]),
        };
        let mut worth = self.left * 0.45 * f32::from(size.min(room.max(1)));
        let data = state.components.building(building);
        if data.progress_cube && size > 1 && own.cubes >> building as u8 & 1 == 0 {
            worth += 2.5;
        }
        if data.cost.colonist_lq > 0 {
            worth += self.left * self.weights.miner;
        }
        if building == Building::Shelter {
            worth += self.left * (self.weights.shelter + self.weights.homeless);
        }
        let tracks = &state.components.data().lss.tracks;
        let track = tracks.iter().position(|own| *own == building);
        if let Some(track) = track
            && state.lss[track] <= state.level
            && state.level < 5
        {
            let reward = state.components.reward(state.rewards[track]);
            let count = f32::from(state.count_of(seat, reward.count));
            worth += 0.8 + f32::from(reward.op_each) * count;
            worth += if state.lss[track] == 1 { 2.0 } else { 0.0 };
        }
        worth
    }

    /// What a task that is still to be done will bring.
    fn promise(&self, state: &State, seat: SeatId, task: Task) -> f32 {
        let left = self.left;
        let at = |building, hex| {
            let size = state.joins(seat, building, hex).saturating_add(1);
            self.built(state, seat, building, size)
        };
        match task.step {
            Step::Pay(price, _) => {
                let units = f32::from(price.units + price.colonists);
                let crystals = f32::from(price.goods[Good::Crystal]);
                let resources = f32::from(price.goods.resources()) + f32::from(price.any);
                -left * (0.4 * units + 0.5 * crystals + 0.5 * resources)
            }
            Step::Lay(building, hex) | Step::Join(_, building, hex) => at(building, hex),
            Step::Site(_, building) => self.built(state, seat, building, 2),
            Step::Type(_) => 1.5,
            Step::Part(Job { left: parts, .. }) => self.weights.part * f32::from(parts.min(2)),
            Step::Run(_) | Step::Use => self.weights.part,
            Step::Move(movement) => 0.06 * f32::from(movement.bots + movement.rover),
            Step::Learn(..) => 1.8,
            Step::Develop(from, to) => {
                let points = |space| {
                    state
                        .board()
                        .lab(space)
                        .map_or(0.0, |lab| f32::from(lab.op))
                };
                points(to) - points(from) + 0.3 * left
            }
            Step::Hire(_) => 1.0,
            Step::Welcome(..) => 5.0,
            Step::Reward(_) => 2.0,
            Step::Colonists(number) => 1.2 * f32::from(number),
            Step::Bot => self.weights.bot + 0.3,
            Step::Choice => 0.8,
            Step::Advance(card, _) => f32::from(state.components.card(card).op) + left,
            Step::Choose(number, _) => left * 0.5 * f32::from(number),
            Step::Gain(goods, _) => {
                left * (self.resources(goods) + 0.4 * f32::from(goods[Good::Crystal]))
            }
            _ => 0.0,
        }
    }
}

/// How near `seat` is to a Private Goal, from 0.5 to 1: nothing once one is completed or none is left (on-mars §8.40).
fn goal_in_sight(state: &State, seat: SeatId) -> f32 {
    let own = state.seat(seat);
    let near = |goal| {
        let progress = state.goal_progress(seat, goal);
        let shares = progress.map(|[have, need]| f32::from(have.min(need)) / f32::from(need));
        0.5 + 0.5 * shares.fold(1.0, f32::min)
    };
    match own.goal_done {
        Some(_) => 0.0,
        None => own.goals.iter().map(near).fold(0.0, f32::max),
    }
}
