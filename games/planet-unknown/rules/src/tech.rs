//! Techs that a seat chooses to use (rules §3.8): abilities on offer, and techs used on a pending effect.

use super::corporation::{Instead, LevelSet, Tech, Techs, Works};
use super::decision::Slot;
use super::effect::{Agenda, Effect, Pending, Source};
use super::event::TrackEvent;
use super::resolver::Resolver;
use super::state::{GameState, Seat, SeatId};

impl Seat {
    /// The abilities that it could use in its turn, each with its level.
    pub(super) fn abilities(&self) -> impl Iterator<Item = (u8, Pending)> {
        let offer = |(level, tech): (u8, &Tech)| {
            let usable = matches!(tech.works, Works::Offered(_)) && self.can_use(level);
            let effect = usable.then(|| tech.offer(self))??;
            Some((level, Pending::new(effect, Source::Tech(level)).optional()))
        };
        self.rules().numbered_techs().filter_map(offer)
    }

    /// The levels of the techs that it has unlocked, and not at the moment of `other` (rules §5.6, §8).
    pub fn techs_beyond(&self, other: &Self) -> LevelSet {
        self.available_levels().without(other.available_levels())
    }
}

impl GameState {
    /// The abilities that `seat` can use at any moment of its turn and has not used up, in the order of their levels.
    /// Some may be impossible at present.
    pub fn offers(&self, seat: SeatId) -> Agenda {
        let offers = self.numbered_abilities(seat);
        offers.map(|(_, _, offer)| offer).collect()
    }

    /// What a choice of `seat` calls number `pending`.
    pub fn pending_at(&self, seat: SeatId, pending: u8) -> Option<Pending> {
        self.slot(seat, pending).map(|(_, what)| what)
    }

    /// The tech that `seat` can use on `pending`, and the fate of the effect.
    pub fn instead(&self, seat: SeatId, pending: &Pending) -> Option<(u8, Instead)> {
        if pending.source == Source::Stored {
            return None;
        }
        let owner = self.seat(seat);
        let (level, instead) = owner.rules().instead(pending.effect)?;
        let barred = instead == Instead::Becomes(Effect::Boost) && self.is_barred(Effect::Boost);
        (owner.can_use(level) && !barred && !self.is_barred(pending.effect))
            .then_some((level, instead))
    }
}

impl Resolver<'_> {
    /// Marks the ability of tech `level` as used.
    pub(super) fn use_tech(&mut self, level: u8) {
        self.me().spend(level);
        self.tell(TrackEvent::TechUsed { level });
    }

    /// A tech has become available.
    pub(super) fn unlock(&mut self, level: u8) {
        self.tell(TrackEvent::TechUnlocked { level });
        self.reach(level);
    }

    /// Carries out what comes with tech `level`, also if another tracker has made it available before (rules §8, Makeshift).
    pub(super) fn reach(&mut self, level: u8) {
        let me = self.me();
        let rules = me.rules();
        for (lower, tech) in rules.numbered_techs() {
            if tech.lapses_with.is_some_and(|lapses| level >= lapses) {
                me.corporation_state.used.insert(lower);
            }
        }
        if let Works::Unlocked(effect) = rules.tech(level).works
            && !me.is_spent(level)
        {
            self.use_tech(level);
            self.gain(Pending::new(effect, Source::Tech(level)).urgent());
        }
        self.react(rules.on_tech());
    }

    /// Unlocks the techs that have become available since they were these.
    pub(super) fn unlock_since(&mut self, before: LevelSet) {
        let new = self.me().available_levels().without(before);
        new.iter().for_each(|level| self.unlock(level));
    }

    /// Puts the reactions of a corporation on the agenda.
    pub(super) fn react(&mut self, reactions: impl IntoIterator<Item = Pending>) {
        reactions.into_iter().for_each(|pending| self.gain(pending));
    }

    /// Uses a tech on a pending effect, which has left `slot` already.
    pub(super) fn use_instead(
        &mut self,
        slot: Slot,
        pending: Pending,
        level: u8,
        instead: Instead,
    ) {
        self.use_tech(level);
        match instead {
            Instead::Twice => {
                self.put_back(slot, pending);
                self.gain(pending);
            }
            Instead::Becomes(effect) => self.put_back(slot, Pending { effect, ..pending }),
        }
    }
}
