//! What a seat is asked now: always derived from the state, never stored, so it cannot go stale.

use super::action::Line;
use super::board::cells::SIDE;
use super::board::tile::{Ring, Tile};
use super::board::{Board, Cell, CellSet, Lifted, PlacementRules};
use super::card::{CardSet, ObjectiveSet};
use super::corporation::{Berths, Field, Offer};
use super::effect::{Effect, Pending, Source};
use super::state::{GameState, Phase, SeatId};
use super::terrain::{Terrain, Track, TrackSet};
use arrayvec::ArrayVec;
use smallvec::SmallVec;

/// What a seat is asked.
#[expect(
    clippy::large_enum_variant,
    reason = "lives for a moment on the stack; a box would allocate in every simulation"
)]
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// The commander turns the station (rules §3.2).
    Rotate,
    /// The seat plays: it resolves one of these effects, moves a rover, or ends this part of its turn.
    Play(Questions),
}

/// The questions that a seat's pending effects ask, in the order of its agenda.
pub type Questions = SmallVec<[Asked; 4]>;

/// A pending effect and what it asks.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// Its place on the agenda, or behind it for an ability on offer.
    pub pending: u8,
    /// Whether it is an ability on offer and not pending.
    pub offered: bool,
    /// The effect itself.
    pub what: Pending,
    /// What it asks now.
    pub question: Question,
}

/// The fields that trackers can advance to: at most every tracker to each of its destinations.
pub type Steps = SmallVec<[(Track, Field); 30]>;

/// What a pending effect asks of the seat.
#[expect(
    clippy::large_enum_variant,
    reason = "lives for a moment on the stack; a box would allocate in every simulation"
)]
#[derive(Clone, PartialEq, Debug)]
pub enum Question {
    /// Take and place one of these tiles.
    PlaceTile(TileOffer),
    /// Neither tile can be placed: take one of these all the same (rules §4.8).
    DiscardTile(ArrayVec<(Ring, Tile), 2>),
    /// Advance a tracker.
    Advance(Steps),
    /// Choose a cell.
    Cell {
        /// The cells that can be chosen.
        cells: CellSet,
        /// What happens there.
        purpose: Purpose,
    },
    /// Choose a row or column.
    Line(SmallVec<[Line; 24]>),
    /// Teleport a rover.
    Relocate {
        /// The rovers.
        rovers: CellSet,
        /// Where one can go.
        to: CellSet,
    },
    /// Look at the civ cards of this rank.
    Look {
        /// The rank.
        rank: u8,
    },
    /// Keep one of these civ cards.
    Keep(CardSet),
    /// Move a tracker back.
    Regress(Steps),
    /// Take one of two benefits.
    Pick([Offer; 2]),
    /// Choose a track.
    Track {
        /// The tracks that can be chosen.
        among: TrackSet,
        /// What for.
        purpose: TrackPurpose,
    },
    /// Choose where the lifepod goes that is being collected.
    Berth(Berths),
    /// Move a collected lifepod to another place.
    Reposition {
        /// Where lifepods are.
        from: Berths,
        /// Where one can go.
        to: Berths,
    },
    /// Draw objectives.
    Draw,
    /// Keep one of these objectives.
    KeepObjective {
        /// The objectives that were drawn and are not kept yet.
        among: ObjectiveSet,
        /// How many are left to keep.
        count: u8,
        /// Whether everyone sees them.
        open: bool,
    },
    /// Destroy one of these private objectives.
    DestroyObjective(ObjectiveSet),
    /// Turn the station (alert G15).
    TurnStation,
    /// Destroy a collected lifepod that is there.
    DestroyCollectedLifepod(Berths),
    /// Choose the resource that advances (rules §11.2).
    Resource([Terrain; 2]),
    /// Remove the tiles of one of these rings' stacks.
    RemoveShape(ArrayVec<Ring, 2>),
    /// Nothing: it cannot be carried out now.
    Impossible,
}

/// The tiles on offer and where they may lie.
#[derive(Clone, PartialEq, Debug)]
pub struct TileOffer {
    /// The tiles of the depot that can be placed.
    pub tiles: ArrayVec<(Ring, Tile), 2>,
    /// What binds them, without what is lifted.
    pub rules: PlacementRules,
    /// The restrictions that are lifted (rules §4.6).
    pub lifted: Lifted,
}

/// What a track is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrackPurpose {
    /// To gain what the five fields in the row of its tracker show.
    Row,
    /// To put the corporation's token on.
    Token,
}

/// What happens on a chosen cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// A patch is placed; `may_store` tells whether it may be stored instead.
    Patch {
        /// Whether it may be stored until the end.
        may_store: bool,
    },
    /// A rover is placed.
    Rover,
    /// A lifepod is collected.
    CollectLifepod,
    /// A meteorite is destroyed.
    DestroyMeteorite,
    /// A meteorite is collected.
    CollectMeteorite,
    /// A meteorite comes down.
    PutMeteorite,
    /// A rover is destroyed.
    DestroyRover,
    /// A lifepod is destroyed.
    DestroyLifepod,
}

impl GameState {
    /// What `seat` is asked now; nothing while others act.
    pub fn decision(&self, seat: SeatId) -> Option<Decision> {
        if self.active() != Some(seat) {
            return None;
        }
        match self.phase {
            Phase::Rotate => Some(Decision::Rotate),
            _ => Some(Decision::Play(self.questions(seat))),
        }
    }

    /// The questions of `seat`'s pending effects and of the abilities on offer; only the urgent ones while there are any.
    pub fn questions(&self, seat: SeatId) -> Questions {
        let agenda = &self.seat(seat).turn.agenda;
        let offers = self.offers(seat);
        let urgent = agenda.iter().any(|pending| pending.urgent);
        let asked = agenda
            .iter()
            .chain(&offers)
            .zip(0u8..)
            .filter(|(pending, _)| pending.urgent || !urgent);
        let ask = |(what, pending): (&Pending, u8)| {
            let offered = usize::from(pending) >= agenda.len();
            Asked {
                pending,
                offered,
                what: *what,
                question: self.question(seat, what),
            }
        };
        asked.map(ask).collect()
    }

    /// What one pending effect asks of `seat`.
    pub fn question(&self, seat: SeatId, pending: &Pending) -> Question {
        match pending.effect {
            Effect::TakeTile => self.ask_tile(seat),
            Effect::TakeExtraTile { .. } => self.ask_extra_tile(seat),
            Effect::Resource(track) => self.ask_advance(seat, TrackSet::of(track)),
            Effect::Advance { among, .. }
            | Effect::AdvanceBare { among, .. }
            | Effect::AdvanceDifferent { among, .. } => self.ask_advance(seat, among),
            effect if self.is_barred(effect) => Question::Impossible,
            Effect::Boost => self.ask_advance(seat, TrackSet::ALL),
            Effect::Energy { cell, own, joins } => {
                self.ask_advance(seat, self.energy_choices(seat, cell, own, joins))
            }
            Effect::Patch => self.ask_patch(seat, pending.source),
            Effect::Rover { tile } => {
                self.ask_rover(seat, tile, self.seat(seat).rovers_for_milestones())
            }
            Effect::NewRover => self.ask_rover(
                seat,
                self.seat(seat).turn.placed,
                self.seat(seat).rovers_left,
            ),
            Effect::CollectLifepods { .. } => {
                some_cell(self.seat(seat).board.lifepods, Purpose::CollectLifepod)
            }
            Effect::DestroyMeteorites { .. } => some_cell(
                self.seat(seat).board.all_meteorites(),
                Purpose::DestroyMeteorite,
            ),
            Effect::CollectMeteorites { .. } => some_cell(
                self.seat(seat).board.all_meteorites(),
                Purpose::CollectMeteorite,
            ),
            Effect::DestroyLine => self.ask_line(seat),
            Effect::Relocate => self.ask_relocate(seat),
            Effect::RaiseAll { to } => self.ask_raise(seat, to),
            Effect::Claim(milestone) => self.ask_claim(milestone),
            Effect::Keep { rank, extra } => {
                let joining: CardSet = extra.into_iter().collect();
                some_card(self.cards.in_play.ranked(rank).or(joining))
            }
            Effect::KeepAny { .. } => some_card(self.cards.in_play),
            effect => self
                .question_of_alert(seat, effect)
                .unwrap_or_else(|| self.question_on_corporation(seat, effect)),
        }
    }

    /// The tiles that lie face up in the depot of `seat`.
    pub fn offered(&self, seat: SeatId) -> ArrayVec<(Ring, Tile), 2> {
        let depot = self.depot_of(seat);
        Ring::ALL
            .into_iter()
            .filter_map(|ring| Some((ring, self.station.stack(ring, depot).top()?)))
            .collect()
    }

    /// What binds a tile of `seat` now, planet and event included (rules §4).
    pub fn tile_rules(&self, id: SeatId) -> PlacementRules {
        let seat = self.seat(id);
        let mut rules = PlacementRules::plain(&seat.board, self.options.patches_count_as_tiles);
        rules.reach = seat.rules().reach(seat, rules.reach);
        rules.roaming = seat.rules().roaming(seat);
        rules.planet = seat.board.planet().tile_restriction();
        rules.event = self.alert_restriction(id);
        rules
    }

    /// What binds a patch of `seat` now: no event, and nothing of it is ever lifted (rules §4.5, §4.6, §9.2).
    pub fn patch_rules(&self, seat: SeatId) -> PlacementRules {
        let owner = self.seat(seat);
        let planet = owner.board.planet().patch_restriction();
        PlacementRules {
            planet,
            event: None,
            covered: owner.rules().patch_obstacles(owner),
            ..self.tile_rules(seat)
        }
    }

    fn ask_tile(&self, seat: SeatId) -> Question {
        let offered = self.offered(seat);
        let strict = self.tile_rules(seat);
        let chosen = self.seat(seat).turn.chosen;
        for lifted in strict.liftings() {
            let rules = strict.lifting(*lifted);
            let tiles: ArrayVec<_, 2> = offered
                .iter()
                .copied()
                .filter(|(_, tile)| rules.has_anchor(*tile))
                .collect();
            if !tiles.is_empty() {
                return Question::PlaceTile(TileOffer {
                    tiles: committed(tiles, chosen),
                    rules,
                    lifted: *lifted,
                });
            }
        }
        if offered.is_empty() {
            Question::Impossible
        } else {
            Question::DiscardTile(committed(offered, chosen))
        }
    }

    fn ask_extra_tile(&self, seat: SeatId) -> Question {
        let rules = self.tile_rules(seat);
        let tiles: ArrayVec<_, 2> = self
            .offered(seat)
            .into_iter()
            .filter(|(_, tile)| rules.has_anchor(*tile))
            .collect();
        if tiles.is_empty() {
            return Question::Impossible;
        }
        let tiles = committed(tiles, self.seat(seat).turn.chosen);
        Question::PlaceTile(TileOffer {
            tiles,
            rules,
            lifted: Lifted::default(),
        })
    }

    pub(super) fn ask_advance(&self, seat: SeatId, among: TrackSet) -> Question {
        let seat = self.seat(seat);
        let rules = seat.rules();
        let mut steps = Steps::new();
        for tracker in among.iter() {
            rules
                .destinations(seat, tracker)
                .iter()
                .for_each(|field| steps.push((tracker, *field)));
        }
        if steps.is_empty() {
            Question::Impossible
        } else {
            Question::Advance(steps)
        }
    }

    /// The trackers below height `to` (rules §11.21).
    pub(super) fn below(&self, seat: SeatId, to: u8) -> TrackSet {
        let seat = self.seat(seat);
        let low = Track::ALL
            .into_iter()
            .filter(|track| seat.tracker(*track).height < to);
        low.fold(TrackSet::default(), TrackSet::with)
    }

    /// The trackers that an energy resource may advance (rules §5.3): that of the tile's other resource, and those
    /// whose areas are adjacent to the whole energy area.
    fn energy_choices(&self, seat: SeatId, cell: Cell, own: TrackSet, joins: CellSet) -> TrackSet {
        let owner = self.seat(seat);
        let choices = if joins.is_empty() {
            adjacent_tracks(&owner.board, cell, own)
        } else {
            adjacent_tracks(&owner.board.with_energy(joins), cell, own)
        };
        owner.rules().energy_choices(choices)
    }

    fn ask_patch(&self, seat: SeatId, source: Source) -> Question {
        let cells = self.patch_rules(seat).patch_cells();
        let in_end = matches!(self.phase, Phase::End { .. });
        let owner = self.seat(seat);
        let may_store =
            !in_end && source != Source::Stored && owner.rules().may_store_patches(owner);
        if cells.is_empty() && !may_store {
            return Question::Impossible;
        }
        Question::Cell {
            cells,
            purpose: Purpose::Patch { may_store },
        }
    }

    fn ask_rover(&self, seat: SeatId, tile: CellSet, rovers: u8) -> Question {
        if rovers == 0 {
            return Question::Impossible;
        }
        some_cell(tile.without(self.seat(seat).board.rovers), Purpose::Rover)
    }

    fn ask_line(&self, seat: SeatId) -> Question {
        let meteorites = self.seat(seat).board.all_meteorites();
        let rows = (0..SIDE)
            .filter(|row| meteorites.meets(CellSet::row(*row)))
            .map(Line::Row);
        let columns = (0..SIDE)
            .filter(|column| meteorites.meets(CellSet::column(*column)))
            .map(Line::Column);
        let lines: SmallVec<[Line; 24]> = rows.chain(columns).collect();
        if lines.is_empty() {
            Question::Impossible
        } else {
            Question::Line(lines)
        }
    }

    fn ask_relocate(&self, seat: SeatId) -> Question {
        let board = &self.seat(seat).board;
        let to = board
            .data()
            .cells
            .without(board.rovers | self.barred_cells(seat));
        if board.rovers.is_empty() || to.is_empty() {
            return Question::Impossible;
        }
        Question::Relocate {
            rovers: board.rovers,
            to,
        }
    }

    /// Whether `seat` could carry out `pending` now.
    pub fn is_possible(&self, seat: SeatId, pending: &Pending) -> bool {
        self.question(seat, pending) != Question::Impossible
    }
}

/// The tracks in `own` and those whose areas are adjacent to the whole energy area of `cell` (rules §5.3).
fn adjacent_tracks(board: &Board, cell: Cell, own: TrackSet) -> TrackSet {
    let around = board.area_of(Terrain::Energy, cell).neighbours();
    let touches = |track: &Track| board.has_area_on(track.terrain(), around);
    Track::ALL
        .into_iter()
        .filter(touches)
        .fold(own, TrackSet::with)
}

/// Only the tile that was chosen before, as long as it is one of `tiles` (rules §11.11).
fn committed(tiles: ArrayVec<(Ring, Tile), 2>, chosen: Option<Ring>) -> ArrayVec<(Ring, Tile), 2> {
    match chosen {
        Some(ring) if tiles.iter().any(|(offered, _)| *offered == ring) => tiles
            .into_iter()
            .filter(|(offered, _)| *offered == ring)
            .collect(),
        _ => tiles,
    }
}

fn some_card(cards: CardSet) -> Question {
    if cards.is_empty() {
        Question::Impossible
    } else {
        Question::Keep(cards)
    }
}

pub(super) fn some_cell(cells: CellSet, purpose: Purpose) -> Question {
    if cells.is_empty() {
        Question::Impossible
    } else {
        Question::Cell { cells, purpose }
    }
}
