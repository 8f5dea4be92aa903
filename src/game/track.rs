//! Trackers entering fields, and what the fields give (rules §5.4–§6).

use super::corporation::{Benefit, Field};
use super::effect::{Effect, Pending, Source};
use super::event::EventKind;
use super::resolve::Resolver;
use super::state::Phase;
use super::terrain::Track;

impl Resolver<'_> {
    /// Moves `tracker` onto `to` and gains what the field gives, boosts only where `boosts` says so. Moving "to" the
    /// field it stands on is an advance above the rover track (rules §5.5).
    pub(super) fn enter(&mut self, tracker: Track, to: Field, source: Source, boosts: bool) {
        let from = self.me().tracker(tracker);
        let above = from == to;
        self.me().trackers[tracker as usize] = to;
        self.tell(EventKind::Advanced { tracker, from, to, source });
        let data = self.me().corporation.data();
        if above {
            self.gain_track_movement(data.rover_moves_above_top);
            return;
        }
        for benefit in data.benefits(to) {
            if boosts || *benefit != Benefit::Boost {
                self.gain_benefit(*benefit, to);
            }
        }
    }

    fn gain_benefit(&mut self, benefit: Benefit, field: Field) {
        let source = Source::Field(field);
        match benefit {
            Benefit::Medals(_) => {}
            Benefit::CivMilestone(rank) => self.gain_milestone(rank, source),
            Benefit::Boost => self.gain(Pending::new(Effect::Boost, source)),
            Benefit::Patch => self.gain(Pending::new(Effect::Patch, source)),
            Benefit::Rover => self.gain_rover(source),
            Benefit::RoverMoves(steps) => self.gain_track_movement(steps),
            Benefit::TechMilestone(level) => self.tell(EventKind::TechUnlocked { level }),
        }
    }

    /// A civ milestone is claimed at the end of the round, or at once while cards are claimed and in the end phase
    /// (rules §6.2, §10.2).
    fn gain_milestone(&mut self, rank: u8, source: Source) {
        self.tell(EventKind::MilestoneReached { rank });
        match self.state.phase {
            Phase::Rotate | Phase::Turns { .. } => self.me().turn.milestones.push(rank),
            Phase::Claims { .. } | Phase::End { .. } | Phase::Finished => {
                self.me().turn.agenda.push(Pending::new(Effect::Claim { rank }, source));
            }
        }
    }

    /// A rover for the tile placed last; nothing before the first tile (rules §6.4).
    fn gain_rover(&mut self, source: Source) {
        let tile = self.me().board.last_tile;
        let effect = Effect::Rover { tile };
        if tile.is_empty() || self.me().rovers_left == 0 {
            self.tell(EventKind::Lost(effect));
        } else {
            self.gain(Pending::new(effect, source));
        }
    }

    fn gain_track_movement(&mut self, printed: u8) {
        let me = self.me();
        let steps = me.rules().track_movement(me, printed);
        self.gain_movement(steps);
    }
}
