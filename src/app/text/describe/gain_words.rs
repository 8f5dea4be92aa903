//! Gains and losses of a player in words.

use super::effect::effect;
use super::event::Narrator;
use super::event_kinds;
use super::names::{benefit, berth, destination, tracker};
use super::worlds::tech_sign;
use crate::app::presentation;
use crate::app::text::Speaks;
use crate::game::corporation::CorporationData;
use crate::game::{Benefit, CorporationId, Effect, EventKind, Field, Source, Track};
use crate::t;

impl<S: Speaks> Narrator<'_, S> {
    /// The sentence for a gain or loss of a player.
    pub(super) fn gain(
        &self,
        kind: EventKind,
        corporation: Option<CorporationId>,
    ) -> Option<String> {
        let speaker = &self.speaker;
        Some(match kind {
            EventKind::Advanced {
                tracker, from, to, ..
            } => self.advanced(tracker, [from, to], corporation),
            EventKind::Regressed {
                tracker: which, to, ..
            } => {
                let (tracker, field) = (tracker(speaker, which), destination(speaker, which, to));
                t!(speaker, "log-regressed", tracker = tracker, field = field)
            }
            EventKind::MovementGained { steps, source } => {
                self.movement(steps, source, corporation)
            }
            EventKind::Gained(Effect::Energy { .. }) => t!(speaker, "log-gained-energy"),
            EventKind::Gained(gained) => {
                let key = match presentation::effect(gained).is_burden {
                    true => "log-due",
                    false => "log-gained",
                };
                t!(speaker, key, effect = effect(speaker, gained))
            }
            EventKind::RoverGained => t!(speaker, "log-rover-gained"),
            EventKind::CollectedLifepodDestroyed(from) => {
                t!(
                    speaker,
                    "log-collected-destroyed",
                    from = berth(speaker, corporation, from)
                )
            }
            EventKind::CollectedMeteoriteDestroyed => {
                t!(speaker, "log-collected-meteorite-destroyed")
            }
            event_kinds::course!()
            | event_kinds::tile!()
            | event_kinds::piece!()
            | event_kinds::card!()
            | event_kinds::objective!()
            | event_kinds::silent!() => return None,
        })
    }

    fn movement(&self, steps: u8, source: Source, corporation: Option<CorporationId>) -> String {
        let speaker = &self.speaker;
        match source {
            Source::Tech(level) => t!(
                speaker,
                "log-movement-tech",
                steps = steps,
                level = tech_sign(corporation, level)
            ),
            Source::Round
            | Source::Resource(_)
            | Source::Field(_)
            | Source::Card(_)
            | Source::Stored
            | Source::Corporation
            | Source::EventCard(_)
            | Source::Setup => t!(speaker, "log-movement", steps = steps),
        }
    }

    fn advanced(
        &self,
        which: Track,
        [from, to]: [Field; 2],
        corporation: Option<CorporationId>,
    ) -> String {
        let (speaker, tracker) = (&self.speaker, tracker(&self.speaker, which));
        if from == to {
            return t!(speaker, "log-advanced-top", tracker = tracker);
        }
        let field = destination(speaker, which, to);
        match corporation.and_then(|id| worth_at(id.data(), which, [from, to])) {
            Some(medals) => {
                let medals = benefit(speaker, Benefit::Medals(medals));
                t!(
                    speaker,
                    "log-advanced-medals",
                    tracker = tracker,
                    field = field,
                    medals = medals
                )
            }
            None => t!(speaker, "log-advanced", tracker = tracker, field = field),
        }
    }
}

/// What a tracker is worth on the field `to`, if the move from another field changes it (rules §5.3, §8). On a path over all
/// tracks, a tracker scores on its own track alone.
fn worth_at(data: &CorporationData, tracker: Track, [from, to]: [Field; 2]) -> Option<u8> {
    let has_path = !data.path.is_empty();
    if has_path && to.track != tracker {
        return None;
    }
    let changes_track = from.track != to.track && !has_path;
    let [before, after] = [from, to].map(|field| data.medals_up_to(field));
    let elsewhere = (changes_track && before != after).then_some(after);
    data.medals(to).or(elsewhere)
}
