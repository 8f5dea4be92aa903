//! Effects: their questions, the answers that fit, and how they are carried out.
//!
//! An effect goes through four steps, each of them an exhaustive match in this file: [`GameState::question`] derives
//! its question; [`Question::admits`] pairs the question with an answer and returns a [`Step`], the witness that the
//! answer fits; [`Question::each`] lists the answers that fit; [`Resolver::take`] carries out a step. A step holds
//! everything it needs, so that nothing is looked up again. The functions behind the arms are in one file for each
//! family.

mod benefit;
mod card;
mod piece;
mod resource;
mod station;
mod tile;
mod track;

use super::action::{Answer, Illegal, Line};
use super::board::tile::{Orientation, Ring, Tile};
use super::board::{Cell, Lifted};
use super::card::{CivCard, Objective, ObjectiveSet};
use super::corporation::{Berth, Field, Instead, Offer};
use super::decision::{Manner, Purpose, Question, ResourcesOf, Slot, Taking, TrackPurpose};
use super::effect::{Effect, Milestone, Pending};
use super::gather::Gather;
use super::resolver::Resolver;
use super::state::{GameState, SeatId};
use super::station::DEPOTS;
use super::terrain::{Terrain, Track, TrackSet};
use crate::ensure;

/// An answer that fits its question, with all data for carrying it out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Step {
    Place {
        taking: Taking,
        ring: Ring,
        tile: Tile,
        orientation: Orientation,
        anchor: Cell,
        lifted: Lifted,
    },
    Discard {
        ring: Ring,
        tile: Tile,
    },
    AdvanceOneResource {
        of: ResourcesOf,
        terrain: Terrain,
    },
    TurnStation(u8),
    RemoveStack(Ring),
    Advance {
        tracker: Track,
        to: Field,
        manner: Manner,
    },
    Regress {
        tracker: Track,
        to: Field,
    },
    Take(Offer),
    GainRow(Track),
    MoveToken(Track),
    Cell {
        cell: Cell,
        purpose: Purpose,
    },
    StorePatch,
    ClearLine(Line),
    Relocate {
        from: Cell,
        to: Cell,
    },
    Berth(Berth),
    Reposition {
        from: Berth,
        to: Berth,
    },
    DestroyCollectedLifepod(Berth),
    Look {
        rank: u8,
        extra: bool,
    },
    KeepCard(CivCard),
    DrawObjectives,
    KeepObjective {
        objective: Objective,
        among: ObjectiveSet,
        count: u8,
        open: bool,
    },
    DestroyObjective(Objective),
    /// Uses a tech on the effect.
    UseTech {
        level: u8,
        instead: Instead,
    },
}

impl GameState {
    /// The question of a pending effect to `seat`.
    pub fn question(&self, seat: SeatId, pending: &Pending) -> Question {
        let once = Manner::Full { times: 1 };
        match pending.effect {
            Effect::TakeTile => self.ask_tile(seat),
            Effect::TakeExtraTile { resources } => self.ask_extra_tile(seat, resources),
            Effect::OneResource { tile, lies } => Question::Resource(ResourcesOf { tile, lies }),
            Effect::TurnStation => Question::TurnStation,
            Effect::RemoveShape => self.ask_remove(seat),
            Effect::Resource(track) => self.ask_resource(seat, track),
            Effect::Boost if self.bars_boosts() => Question::Impossible,
            Effect::Boost => self.ask_advance(seat, TrackSet::ALL, once),
            Effect::Energy { cell, own, joins } => {
                self.ask_advance(seat, self.energy_choices(seat, cell, own, joins), once)
            }
            Effect::Advance { among, times } => {
                self.ask_advance(seat, among, Manner::Full { times })
            }
            Effect::AdvanceBare { among, times } => {
                self.ask_advance(seat, among, Manner::Bare { times })
            }
            Effect::AdvanceDifferent { among, count } => {
                self.ask_advance(seat, among, Manner::Different { among, count })
            }
            Effect::RaiseAll { to } => self.ask_raise(seat, to),
            Effect::AdvanceToMilestone(track) => self.ask_milestone(seat, track),
            Effect::Regress { among } => self.ask_regress(seat, among),
            Effect::RegressFar { among, times } => self.ask_regress_far(seat, among, times),
            Effect::Restart(track) => self.ask_restart(seat, track),
            Effect::OneOf(first, second) => Question::Pick([first, second]),
            Effect::GainRow => Question::Track(TrackPurpose::Row),
            Effect::MoveToken => Question::Track(TrackPurpose::Token),
            Effect::Patch => self.ask_patch(seat, pending.source),
            Effect::Rover { tile } => self.ask_rover(seat, tile),
            Effect::NewRover => self.ask_new_rover(seat),
            Effect::CollectLifepods { .. } => self.ask_lifepod(seat, Purpose::CollectLifepod),
            Effect::DestroyLifepod => self.ask_lifepod(seat, Purpose::DestroyLifepod),
            Effect::CollectMeteorites { .. } => self.ask_meteorite(seat, Purpose::CollectMeteorite),
            Effect::DestroyMeteorites { .. } => self.ask_meteorite(seat, Purpose::DestroyMeteorite),
            Effect::PutMeteorite => self.ask_meteor_symbol(seat),
            Effect::DestroyRover => self.ask_spare_rover(seat),
            Effect::DestroyLine => self.ask_line(seat),
            Effect::Relocate => self.ask_relocate(seat),
            Effect::BerthLifepod => Question::Berth(self.berths(seat)),
            Effect::Reposition { .. } => self.ask_reposition(seat),
            Effect::DestroyCollectedLifepod => self.ask_collected_lifepod(seat),
            Effect::Claim(Milestone { rank, extra, .. }) => self.ask_claim(rank, extra),
            Effect::Keep { rank, extra } => self.ask_keep(rank, extra),
            Effect::KeepAny { .. } => card::some_card(self.cards.in_play),
            Effect::DrawObjectives => self.ask_draw(),
            Effect::KeepObjective { among, count, open } => {
                Question::KeepObjective { among, count, open }
            }
            Effect::DestroyObjective => self.ask_destroy_objective(seat),
        }
    }
}

impl Question {
    /// The step of `answer`, if it fits. Only this function says which answer fits which question.
    ///
    /// # Errors
    /// The reason why it does not fit.
    pub(super) fn admits(
        &self,
        state: &GameState,
        seat: SeatId,
        answer: Answer,
    ) -> Result<Step, Illegal> {
        match (self, answer) {
            (Self::PlaceTile(offer), _) => tile::admits_place(state, seat, offer, answer),
            (Self::DiscardTile(tiles), _) => tile::admits_discard(state, seat, tiles, answer),
            (Self::Resource(of), Answer::Resource(terrain)) => {
                let step = Step::AdvanceOneResource { of: *of, terrain };
                let has = of.tile.terrains().contains(&terrain);
                allow(has, step, Illegal::WrongAnswer)
            }
            (Self::TurnStation, Answer::Turn(steps)) => {
                allow(steps < DEPOTS, Step::TurnStation(steps), Illegal::Rotation)
            }
            (Self::RemoveShape, Answer::Remove(ring)) => Ok(Step::RemoveStack(ring)),
            (Self::Advance(steps, manner), Answer::Advance { tracker, to }) => {
                let step = Step::Advance {
                    tracker,
                    to,
                    manner: *manner,
                };
                let otherwise = Illegal::CannotAdvance(tracker);
                allow(steps.contains(&(tracker, to)), step, otherwise)
            }
            (Self::Regress(steps), Answer::Regress { tracker, to }) => {
                let step = Step::Regress { tracker, to };
                let otherwise = Illegal::CannotRegress(tracker);
                allow(steps.contains(&(tracker, to)), step, otherwise)
            }
            (Self::Pick(offers), Answer::Pick { second }) => {
                Ok(Step::Take(offers[usize::from(second)]))
            }
            (Self::Track(purpose), Answer::Track(track)) => Ok(match purpose {
                TrackPurpose::Row => Step::GainRow(track),
                TrackPurpose::Token => Step::MoveToken(track),
            }),
            (Self::Cell { cells, purpose }, _) => {
                piece::admits_cell(state, seat, *cells, *purpose, answer)
            }
            (Self::Line(lines), Answer::Line(line)) => {
                let step = Step::ClearLine(line);
                allow(lines.contains(&line), step, Illegal::WrongAnswer)
            }
            (Self::Relocate { rovers, to: open }, Answer::Relocate { from, to }) => {
                ensure(rovers.contains(from), Illegal::NoRover)?;
                let step = Step::Relocate { from, to };
                allow(open.contains(to), step, Illegal::BlockedStep)
            }
            (Self::Berth(berths), Answer::Berth(to)) => {
                allow(berths.contains(to), Step::Berth(to), Illegal::WrongBerth)
            }
            (
                Self::Reposition {
                    from: own,
                    to: open,
                },
                Answer::Reposition { from, to },
            ) => {
                let moves = own.contains(from) && open.contains(to) && from != to;
                allow(moves, Step::Reposition { from, to }, Illegal::WrongBerth)
            }
            (Self::DestroyCollectedLifepod(kept), Answer::Berth(from)) => {
                let step = Step::DestroyCollectedLifepod(from);
                allow(kept.contains(from), step, Illegal::WrongBerth)
            }
            (&Self::Look { rank, extra }, Answer::Look) => Ok(Step::Look { rank, extra }),
            (Self::Keep(cards), Answer::Keep(card)) => {
                let step = Step::KeepCard(card);
                allow(cards.contains(card), step, Illegal::NoSuchCard)
            }
            (Self::Draw, Answer::Draw) => Ok(Step::DrawObjectives),
            (&Self::KeepObjective { among, count, open }, Answer::KeepObjective(objective)) => {
                let step = Step::KeepObjective {
                    objective,
                    among,
                    count,
                    open,
                };
                allow(among.contains(objective), step, Illegal::NoSuchCard)
            }
            (Self::DestroyObjective(held), Answer::DestroyObjective(objective)) => {
                let step = Step::DestroyObjective(objective);
                allow(held.contains(objective), step, Illegal::NoSuchCard)
            }
            (Self::Impossible, _) => Err(Illegal::Impossible),
            (
                Self::Resource(_)
                | Self::TurnStation
                | Self::RemoveShape
                | Self::Advance(..)
                | Self::Regress(_)
                | Self::Pick(_)
                | Self::Track(_)
                | Self::Line(_)
                | Self::Relocate { .. }
                | Self::Berth(_)
                | Self::Reposition { .. }
                | Self::DestroyCollectedLifepod(_)
                | Self::Look { .. }
                | Self::Keep(_)
                | Self::Draw
                | Self::KeepObjective { .. }
                | Self::DestroyObjective(_),
                _,
            ) => Err(Illegal::WrongAnswer),
        }
    }

    /// Collects every answer that fits, in a fixed order.
    pub(super) fn each(&self, all: &mut impl Gather<Answer>) {
        match self {
            Self::PlaceTile(offer) => tile::each_placement(offer, all),
            Self::DiscardTile(tiles) => {
                gather(tiles.iter().map(|(ring, _)| Answer::Discard(*ring)), all);
            }
            Self::Resource(of) => gather(of.tile.terrains().map(Answer::Resource), all),
            Self::TurnStation => gather((0..DEPOTS).map(Answer::Turn), all),
            Self::RemoveShape => gather(Ring::ALL.map(Answer::Remove), all),
            Self::Advance(steps, _) => {
                let advance = |&(tracker, to): &_| Answer::Advance { tracker, to };
                gather(steps.iter().map(advance), all);
            }
            Self::Regress(steps) => {
                let regress = |&(tracker, to): &_| Answer::Regress { tracker, to };
                gather(steps.iter().map(regress), all);
            }
            Self::Pick(_) => gather([false, true].map(|second| Answer::Pick { second }), all),
            Self::Track(_) => gather(Track::ALL.map(Answer::Track), all),
            Self::Cell { cells, purpose } => piece::each_cell(*cells, *purpose, all),
            Self::Line(lines) => gather(lines.iter().copied().map(Answer::Line), all),
            Self::Relocate { rovers, to } => piece::each_relocation(*rovers, *to, all),
            Self::Berth(berths) => gather(berths.iter().map(Answer::Berth), all),
            Self::Reposition { from, to } => piece::each_reposition(*from, *to, all),
            Self::DestroyCollectedLifepod(kept) => gather(kept.iter().map(Answer::Berth), all),
            Self::Look { .. } => all.add(Answer::Look),
            Self::Keep(cards) => gather(cards.iter().map(Answer::Keep), all),
            Self::Draw => all.add(Answer::Draw),
            Self::KeepObjective { among, .. } => {
                gather(among.iter().map(Answer::KeepObjective), all);
            }
            Self::DestroyObjective(held) => {
                gather(held.iter().map(Answer::DestroyObjective), all);
            }
            Self::Impossible => {}
        }
    }
}

impl Resolver<'_> {
    /// Carries out `step` for `pending`, which has left `slot`.
    pub(super) fn take(&mut self, slot: Slot, pending: Pending, step: Step) {
        match step {
            Step::Place {
                taking,
                ring,
                tile,
                orientation,
                anchor,
                lifted,
            } => {
                self.take_tile(ring, tile, taking != Taking::Round);
                self.look_at_depot();
                self.place(pending, taking, (tile, orientation, anchor), lifted);
            }
            Step::Discard { ring, tile } => self.discard(ring, tile),
            Step::AdvanceOneResource { of, terrain } => self.choose_resource(of, terrain),
            Step::TurnStation(steps) => self.turn_station(steps),
            Step::RemoveStack(ring) => self.remove_stack(ring),
            Step::Advance {
                tracker,
                to,
                manner,
            } => self.advance(slot, pending, (tracker, to), manner),
            Step::Regress { tracker, to } => self.regress(tracker, to, pending.source),
            Step::Take(offer) => self.gain_offer(offer, pending.source, pending.urgent),
            Step::GainRow(track) => self.gain_row(track),
            Step::MoveToken(track) => self.move_token(track),
            Step::Cell { cell, purpose } => {
                self.act_on_cell(pending, cell, purpose);
                self.repeat(slot, pending);
            }
            Step::StorePatch => self.store_patch(),
            Step::ClearLine(line) => self.clear_line(line),
            Step::Relocate { from, to } => self.move_rover(from, to),
            Step::Berth(to) => self.berth(None, to),
            Step::Reposition { from, to } => {
                self.berth(Some(from), to);
                self.repeat(slot, pending);
            }
            Step::DestroyCollectedLifepod(from) => self.destroy_collected_lifepod(from),
            Step::Look { rank, extra } => self.look(pending, rank, extra),
            Step::KeepCard(card) => {
                self.keep(card);
                self.repeat(slot, pending);
            }
            Step::DrawObjectives => self.draw_objectives(pending),
            Step::KeepObjective {
                objective,
                among,
                count,
                open,
            } => self.keep_objective(slot, pending, objective, (among, count, open)),
            Step::DestroyObjective(objective) => self.destroy_objective(objective),
            Step::UseTech { level, instead } => self.use_instead(slot, pending, level, instead),
        }
    }
}

/// The step, if it is allowed.
pub(super) fn allow<T>(allowed: bool, step: T, otherwise: Illegal) -> Result<T, Illegal> {
    if allowed { Ok(step) } else { Err(otherwise) }
}

fn gather(answers: impl IntoIterator<Item = Answer>, all: &mut impl Gather<Answer>) {
    answers.into_iter().for_each(|answer| all.add(answer));
}

#[cfg(test)]
mod tests;
