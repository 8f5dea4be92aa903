//! Gains that are still pending.

use super::{Judge, Time, tracks};
use rules::effect::Effect;
use rules::{Field, Milestone, Pending, Seat};

/// A tile in addition to that of the round, with and without its resources.
const EXTRA_TILE: [f32; 2] = [2.0, 1.0];
/// A field that a tracker enters without gaining its benefit.
const BARE_ADVANCE: f32 = 0.3;
/// A meteorite or a lifepod collected without a rover.
const COLLECTED: f32 = 0.7;
/// A lifepod in the scoring area.
const LIFEPOD: f32 = 1.0;
/// A lifepod that may be moved to a better place.
const REPOSITION: f32 = 0.2;
/// A destroyed meteorite, and a destroyed line of them.
const DESTROYED: [f32; 2] = [0.5, 1.0];
/// A private objective, which is met about half the time.
const OBJECTIVE: f32 = 2.5;

impl Judge<'_> {
    /// Medals from the pending effects of `owner`, its stored patches and the cards it will claim.
    pub(super) fn pending(self, owner: &Seat, time: Time) -> f32 {
        let weights = &self.weights.tracks;
        let gain = |pending: &Pending| self.gain(pending.effect, owner, time);
        let card = |milestone: &Milestone| tracks::card(milestone.rank, weights);
        let agenda = owner.turn.agenda.iter().map(gain);
        let claims = owner.turn.milestones.iter().map(card);
        agenda.sum::<f32>() + claims.sum::<f32>() + f32::from(owner.stored_patches) * weights.patch
    }

    /// The expected medals from an effect; 0 for effects that cannot be put off.
    fn gain(self, effect: Effect, owner: &Seat, time: Time) -> f32 {
        let weights = &self.weights.tracks;
        match effect {
            Effect::Resource(track) => {
                self.outlook
                    .advance(track, owner.tracker(track), time.rounds)
            }
            Effect::Boost
            | Effect::Energy { .. }
            | Effect::OneOf(..)
            | Effect::OneResource { .. } => weights.advance,
            Effect::Advance { times, .. } => weights.advance * f32::from(times),
            Effect::AdvanceDifferent { count, .. } => weights.advance * f32::from(count),
            Effect::AdvanceBare { times, .. } => BARE_ADVANCE * f32::from(times),
            Effect::RaiseAll { to } => {
                let raised = |field: Field| f32::from(to.saturating_sub(field.height));
                BARE_ADVANCE * owner.trackers.map(raised).iter().sum::<f32>()
            }
            Effect::AdvanceToMilestone(_) => weights.advance * 2.0,
            Effect::GainRow => weights.advance * 3.0,
            Effect::Patch => weights.patch,
            Effect::Rover { .. } | Effect::NewRover => weights.rover,
            Effect::TakeExtraTile { resources } => EXTRA_TILE[usize::from(!resources)],
            Effect::Claim(milestone) => tracks::card(milestone.rank, weights),
            Effect::Keep { rank, .. } => tracks::card(rank, weights),
            Effect::KeepAny { count } => tracks::card(1, weights) * f32::from(count),
            Effect::CollectLifepods { count } | Effect::CollectMeteorites { count } => {
                COLLECTED * f32::from(count)
            }
            Effect::DestroyMeteorites { count } => DESTROYED[0] * f32::from(count),
            Effect::DestroyLine => DESTROYED[1],
            Effect::BerthLifepod => LIFEPOD,
            Effect::Reposition { count } => REPOSITION * f32::from(count),
            Effect::DrawObjectives | Effect::KeepObjective { open: true, .. } => OBJECTIVE,
            _ => 0.0,
        }
    }
}
