//! Benefits of track fields (rules §6).

use crate::corporation::{Benefit, Field, LevelSet, Offer};
use crate::decision::Question;
use crate::effect::{Effect, Milestone, Pending, Source};
use crate::event::{EffectEvent, TrackEvent};
use crate::resolver::Resolver;
use crate::state::{GameState, Phase, Seat};
use crate::terrain::Track;

impl GameState {
    /// Whether `benefit` gives `owner` nothing now: the event bars it, or it is a rover or a civ card and none is left
    /// (rules §6.2, §6.4).
    pub fn gives_nothing(&self, owner: &Seat, benefit: Benefit) -> bool {
        let is_used_up = match benefit {
            Benefit::Rover => owner.rovers_for_milestones() == 0,
            Benefit::CivMilestone(rank) => !self.has_card_for(owner, rank),
            _ => false,
        };
        is_used_up || self.bars_benefit(benefit)
    }

    /// Whether a civ card is left that `owner` could claim for a milestone of `rank` (rules §6.2).
    pub fn has_card_for(&self, owner: &Seat, rank: u8) -> bool {
        let (_, extra) = owner.rules().on_civ_milestone(owner);
        self.ask_claim(rank, extra) != Question::Impossible
    }
}

impl Resolver<'_> {
    /// Gains the benefit of `field`; boosts only with `boosts`. The techs `before` were available already.
    pub(super) fn gain_field(&mut self, field: Field, boosts: bool, before: LevelSet) {
        let me = self.me();
        for benefit in &me.rules().benefits(me, field) {
            self.gain_benefit(*benefit, field, boosts, before);
        }
    }

    /// Gains the benefits of the five fields at the height of `tracker`.
    pub(super) fn gain_row(&mut self, tracker: Track) {
        let height = self.me().tracker(tracker).height;
        let before = self.me().available_levels();
        Track::ALL
            .into_iter()
            .for_each(|track| self.gain_field(Field::new(track, height), true, before));
    }

    fn gain_benefit(&mut self, benefit: Benefit, field: Field, boosts: bool, before: LevelSet) {
        let source = Source::Field(field);
        if self.state.bars_milestones() && benefit.is_milestone() {
            return self.tell(TrackEvent::MilestoneBarred(field));
        }
        match benefit {
            Benefit::Medals(_) => {}
            Benefit::CivMilestone(rank) => self.gain_milestone(rank, field, boosts),
            Benefit::Boost if !boosts => {}
            Benefit::Boost => self.gain(Pending::new(Effect::Boost, source)),
            Benefit::Patch => self.gain(Pending::new(Effect::Patch, source)),
            Benefit::Rover => self.gain_rover(source),
            Benefit::RoverMoves(steps) => self.gain_track_movement(steps, source),
            Benefit::TechMilestone(level) if before.contains(level) => self.reach(level),
            Benefit::TechMilestone(level) => self.unlock(level),
            Benefit::OneOf(first, second) => self.gain_one_of(first, second, field, boosts),
        }
    }

    /// Lets the seat choose from two benefits of `field`. If a card or the event card of the round bars one, the
    /// other is gained (rules §11.21, §11.22, §11.26).
    fn gain_one_of(&mut self, first: Offer, second: Offer, field: Field, boosts: bool) {
        let barred = |offer: Offer| match offer {
            Offer::Boost => !boosts || self.state.bars_boosts(),
            Offer::Patch => self.state.bars_milestones(),
            Offer::Advance(_) | Offer::Foresee => false,
        };
        let source = Source::Field(field);
        match (barred(first), barred(second)) {
            (false, false) => self.gain(Pending::new(Effect::OneOf(first, second), source)),
            (false, true) => self.gain_offer(first, source, false),
            (true, false) => self.gain_offer(second, source, false),
            (true, true) => self.tell(TrackEvent::MilestoneBarred(field)),
        }
    }

    /// The claim of a civ milestone is a pending effect (rules §3.6, §6.2, §10.2). By the house rule it is put off until
    /// the turns of the round are over. Its other effects come with it; boosts only with `boosts`.
    fn gain_milestone(&mut self, rank: u8, field: Field, boosts: bool) {
        self.tell(TrackEvent::MilestoneReached { rank });
        let me = self.me();
        let (reactions, extra) = me.rules().on_civ_milestone(me);
        let printed = me.corporation.data().milestone(field).unwrap_or(rank);
        let milestone = Milestone {
            rank,
            printed,
            extra,
        };
        let in_turns = matches!(self.state.phase, Phase::Turns { .. });
        if in_turns && self.state.options.claims_after_round {
            self.me().turn.milestones.push(milestone);
        } else {
            let claim = Pending::new(Effect::Claim(milestone), Source::Field(field));
            self.me().turn.agenda.push(claim);
        }
        let gained = |reaction: &Pending| boosts || reaction.effect != Effect::Boost;
        self.react(reactions.into_iter().filter(gained));
    }

    /// Gains one of two benefits (rules §8); the benefit of an event card comes before the tile (rules §3.3).
    pub(super) fn gain_offer(&mut self, offer: Offer, source: Source, urgent: bool) {
        let effect = match offer {
            Offer::Boost => Effect::Boost,
            Offer::Patch => Effect::Patch,
            Offer::Advance(track) => Effect::advance(track),
            Offer::Foresee => return self.foresee(),
        };
        self.gain(Pending {
            urgent,
            ..Pending::new(effect, source)
        });
    }

    /// A rover for the tile placed last; nothing before the first tile (rules §6.4).
    fn gain_rover(&mut self, source: Source) {
        let tile = self.me().board.last_tile;
        let effect = Effect::Rover { tile };
        if tile.is_empty() || self.me().rovers_for_milestones() == 0 {
            self.tell(EffectEvent::Lost(effect));
        } else {
            self.gain(Pending::new(effect, source));
        }
    }

    pub(super) fn gain_track_movement(&mut self, printed: u8, source: Source) {
        let me = self.me();
        let steps = me.rules().track_movement(me, printed);
        self.gain_movement(steps, source);
    }
}
