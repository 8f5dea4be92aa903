//! Tiles: taking and placing them (rules §3.4, §4).

use super::{Step, allow};
use crate::action::{Answer, Illegal};
use crate::board::tile::{Orientation, Ring, Tile};
use crate::board::{Cell, Destroyed, Lifted, PlacementRules};
use crate::corporation::{Placed, TechMovement};
use crate::decision::{Question, Taking, TileOffer};
use crate::effect::{Pending, Source};
use crate::event::{CourseEvent, PieceEvent, TileEvent};
use crate::gather::Gather;
use crate::resolver::Resolver;
use crate::setup::Rulings;
use crate::state::{EndReason, GameState, Phase, SeatId};
use arrayvec::ArrayVec;

impl GameState {
    /// The face-up tiles in the depot of `seat`.
    pub fn offered(&self, seat: SeatId) -> ArrayVec<(Ring, Tile), 2> {
        let depot = self.depot_of(seat);
        Ring::ALL
            .into_iter()
            .filter_map(|ring| Some((ring, self.station.stack(ring, depot).top()?)))
            .collect()
    }

    /// The present rules for a tile of `seat`, including those of planet and event (rules §4).
    pub fn tile_rules(&self, id: SeatId) -> PlacementRules {
        let seat = self.seat(id);
        let mut rules = PlacementRules::plain(&seat.board, self.options.patches_count_as_tiles);
        seat.rules().bind(seat, &mut rules);
        rules.planet = seat.board.data().tile_restriction.as_ref();
        rules.event = self.event_card_restriction(id);
        rules
    }

    /// The present rules for a patch of `seat`: events do not restrict patches, and nothing is ever lifted (rules §4.5,
    /// §4.6, §9.2).
    pub fn patch_rules(&self, seat: SeatId) -> PlacementRules {
        let owner = self.seat(seat);
        PlacementRules {
            planet: owner.board.data().patch_restriction.as_ref(),
            event: None,
            covered: owner.rules().patch_obstacles(owner),
            ..self.tile_rules(seat)
        }
    }

    pub(super) fn ask_tile(&self, seat: SeatId) -> Question {
        let strict = self.tile_rules(seat);
        let mut liftings = strict.liftings().iter().copied();
        let offer = liftings.find_map(|lifted| {
            let rules = strict.lifting(lifted);
            self.tile_offer(seat, Taking::Round, rules, lifted)
        });
        offer.unwrap_or_else(|| {
            let tiles = committed(self.offered(seat), self.seat(seat).turn.chosen);
            Question::only_if(!tiles.is_empty(), Question::DiscardTile(tiles))
        })
    }

    pub(super) fn ask_extra_tile(&self, seat: SeatId, resources: bool) -> Question {
        let (taking, rules) = (Taking::Card { resources }, self.tile_rules(seat));
        self.tile_offer(seat, taking, rules, Lifted::default())
            .unwrap_or(Question::Impossible)
    }

    /// The face-up tiles of the depot that can be placed by `rules`, if there are any.
    fn tile_offer(
        &self,
        seat: SeatId,
        taking: Taking,
        rules: PlacementRules,
        lifted: Lifted,
    ) -> Option<Question> {
        let mut tiles = self.offered(seat);
        tiles.retain(|(_, tile)| rules.has_anchor(*tile));
        let tiles = committed(tiles, self.seat(seat).turn.chosen);
        (!tiles.is_empty()).then(|| {
            Question::PlaceTile(TileOffer {
                taking,
                tiles,
                rules,
                lifted,
            })
        })
    }

    /// The tiles that can be chosen before they are placed, for the benefit of a tech, each with its ring (rules §11.11).
    pub fn choosable_tiles(
        &self,
        seat: SeatId,
        question: &Question,
    ) -> impl Iterator<Item = (Ring, Tile)> {
        let owner = self.seat(seat);
        let free = owner.turn.chosen.is_none();
        let gives = move |tile: Tile| owner.rules().movement_on_choosing(owner, tile).is_some();
        let tiles = question.tiles().iter().copied();
        tiles.filter(move |(_, tile)| free && gives(*tile))
    }

    /// The step of a placement without lifted restrictions, which is the usual case. The question of `pending` need
    /// not be derived for it.
    pub(crate) fn plain_placement(
        &self,
        seat: SeatId,
        pending: &Pending,
        answer: Answer,
    ) -> Option<Step> {
        let taking = pending.effect.taking()?;
        let (ring, orientation, anchor) = answer.placement()?;
        let chosen = self.seat(seat).turn.chosen;
        let is_free = chosen.is_none_or(|chosen| chosen == ring);
        let stack = self.station.stack(ring, self.depot_of(seat));
        let tile = stack.top().filter(|_| is_free)?;
        let rules = self.tile_rules(seat);
        rules.check(tile, orientation, anchor).ok()?;
        Some(Step::Place {
            taking,
            ring,
            tile,
            orientation,
            anchor,
            lifted: Lifted::default(),
        })
    }

    /// The face-up tile of `ring` in the depot of `seat`.
    fn offered_of(&self, seat: SeatId, ring: Ring) -> Result<Tile, Illegal> {
        let stack = self.station.stack(ring, self.depot_of(seat));
        stack.top().ok_or(Illegal::NoTile)
    }
}

impl Question {
    /// The tiles to choose from.
    fn tiles(&self) -> &[(Ring, Tile)] {
        match self {
            Self::PlaceTile(offer) => &offer.tiles,
            Self::DiscardTile(tiles) => tiles,
            _ => &[],
        }
    }
}

/// The tile chosen before, if it is one of `tiles`; otherwise all (rules §11.11).
fn committed(tiles: ArrayVec<(Ring, Tile), 2>, chosen: Option<Ring>) -> ArrayVec<(Ring, Tile), 2> {
    let found = tiles.iter().find(|(ring, _)| Some(*ring) == chosen);
    match found {
        Some(only) => std::iter::once(*only).collect(),
        None => tiles,
    }
}

pub(super) fn admits_place(
    state: &GameState,
    seat: SeatId,
    offer: &TileOffer,
    answer: Answer,
) -> Result<Step, Illegal> {
    if let Answer::Discard(_) = answer {
        return Err(Illegal::MustPlace);
    }
    let (ring, orientation, anchor) = answer.placement().ok_or(Illegal::WrongAnswer)?;
    let tile = state.offered_of(seat, ring)?;
    offer.rules.check(tile, orientation, anchor)?;
    let step = Step::Place {
        taking: offer.taking,
        ring,
        tile,
        orientation,
        anchor,
        lifted: offer.lifted,
    };
    allow(offer.tiles.contains(&(ring, tile)), step, Illegal::NoTile)
}

pub(super) fn each_placement(offer: &TileOffer, all: &mut impl Gather<Answer>) {
    for (ring, tile) in &offer.tiles {
        for (orientation, anchors) in offer.rules.all_anchors(*tile) {
            all.add_each(anchors, |anchor| Answer::Place {
                ring: *ring,
                orientation,
                anchor,
            });
        }
    }
}

/// Discarding a tile that cannot be placed, or the reason why a placement of it is illegal.
pub(super) fn admits_discard(
    state: &GameState,
    seat: SeatId,
    tiles: &[(Ring, Tile)],
    answer: Answer,
) -> Result<Step, Illegal> {
    if let Some((ring, orientation, anchor)) = answer.placement() {
        let tile = state.offered_of(seat, ring)?;
        state.tile_rules(seat).check(tile, orientation, anchor)?;
        return Err(Illegal::Impossible);
    }
    let Answer::Discard(ring) = answer else {
        return Err(Illegal::WrongAnswer);
    };
    let found = tiles.iter().find(|(offered, _)| *offered == ring);
    let (ring, tile) = *found.ok_or(Illegal::NoTile)?;
    Ok(Step::Discard { ring, tile })
}

impl Resolver<'_> {
    /// Commits to the tile of `ring` before placing it, and gains the benefit of choosing it (rules §11.11).
    pub(crate) fn choose_tile(&mut self, ring: Ring, tile: Tile) {
        self.me().turn.chosen = Some(ring);
        self.tell(TileEvent::Chosen { tile, ring });
        self.gain_choosing(tile);
    }

    /// The movement gained by choosing `tile`.
    fn gain_choosing(&mut self, tile: Tile) {
        let me = self.me();
        if let Some(TechMovement { level, steps }) = me.rules().movement_on_choosing(me, tile) {
            self.gain_movement(steps, Source::Tech(level));
        }
    }

    /// Takes `tile`, the top one of `ring`, from the own depot (rules §3.5).
    pub(super) fn take_tile(&mut self, ring: Ring, tile: Tile, by_card: bool) {
        let depot = self.state.depot_of(self.seat);
        let further = |pending: &Pending| pending.effect.taking().is_some();
        let in_turns = matches!(self.state.phase, Phase::Turns { .. });
        let at_once = (by_card && !in_turns)
            || self.state.options.reveal_at_once
            || self.me().turn.agenda.iter().any(further);
        let stack = self.state.station.stack_mut(ring, depot);
        stack.tiles.pop();
        stack.revealed = at_once;
        let revealed = at_once && !stack.tiles.is_empty();
        self.tell(TileEvent::Taken { tile, ring, depot });
        if self.me().turn.chosen.take().is_none() {
            self.gain_choosing(tile);
        }
        if revealed {
            self.tell(CourseEvent::TopRevealed { ring, depot });
        }
    }

    /// Turns up the tops of the own depot, of which a further tile is taken (rules §3.5).
    pub(super) fn reveal_depot(&mut self) {
        let depot = self.state.depot_of(self.seat);
        for ring in Ring::ALL {
            let stack = self.state.station.stack_mut(ring, depot);
            let is_new = !std::mem::replace(&mut stack.revealed, true) && !stack.tiles.is_empty();
            if is_new {
                self.tell(CourseEvent::TopRevealed { ring, depot });
            }
        }
    }

    /// Whether a tile that was taken emptied the own depot (rules §10.1).
    pub(super) fn look_at_depot(&mut self) {
        if self.state.station.is_empty(self.state.depot_of(self.seat)) {
            self.call_last_round(EndReason::EmptyDepot);
        }
    }

    /// This round is the last, unless it was before; of several reasons that of the first seat in turn order counts.
    fn call_last_round(&mut self, reason: EndReason) {
        if self.state.decides_the_end(self.seat, reason) {
            self.state.last_round = Some(reason);
            self.tell(CourseEvent::LastRound(reason));
        }
    }

    /// Places a tile that was taken, and gains its resources and other effects.
    pub(super) fn place(
        &mut self,
        pending: Pending,
        taking: Taking,
        (tile, orientation, anchor): (Tile, Orientation, Cell),
        lifted: Lifted,
    ) {
        let destroyed = self.me().board.lay_tile(tile, orientation, anchor);
        self.tell(TileEvent::Placed {
            tile,
            orientation,
            anchor,
            source: pending.source,
            lifted,
        });
        self.tell_destroyed(destroyed);
        let placed = Placed::new(tile, orientation, anchor);
        if let Some(cell) = placed.meteor {
            self.strike(cell);
        }
        self.me().turn.placed |= placed.cells;
        match taking {
            Taking::Card { resources: false } => {}
            Taking::Round | Taking::Card { resources: true } => {
                self.gain_resources(&placed, (orientation, anchor));
            }
        }
        let compels = self.state.options.rulings == Rulings::First;
        let me = self.me();
        let mut reactions = me.rules().on_placed(me, &placed);
        reactions
            .iter_mut()
            .for_each(|pending| pending.optional &= !compels);
        self.react(reactions);
    }

    pub(crate) fn tell_destroyed(&mut self, destroyed: Destroyed) {
        for cell in destroyed.lifepods {
            self.tell(PieceEvent::LifepodDestroyed(cell));
        }
        for cell in destroyed.rovers {
            self.tell(PieceEvent::RoverDestroyed(cell));
        }
    }

    /// Puts a meteorite on a tile's meteor symbol (rules §4.4), unless the corporation repels it.
    fn strike(&mut self, cell: Cell) {
        let me = self.me();
        if me.rules().repels_meteorites(me) {
            self.tell(PieceEvent::MeteoriteRepelled(cell));
        } else {
            me.board.meteorites.insert(cell);
            self.tell(PieceEvent::MeteoriteLanded(cell));
        }
    }

    /// Takes a tile that cannot be placed: both its resources advance, energy as the other one (rules §4.8).
    pub(super) fn discard(&mut self, ring: Ring, tile: Tile) {
        self.call_last_round(EndReason::Unplaceable);
        self.take_tile(ring, tile, false);
        self.me().turn.discarded = self.state.options.rulings == Rulings::Second;
        self.tell(TileEvent::Discarded(tile));
        if self.state.ignores_a_resource(false) {
            self.gain_one_resource(tile, None);
        } else {
            tile.terrains()
                .into_iter()
                .for_each(|terrain| self.gain_unplaced(tile, terrain));
        }
    }
}
