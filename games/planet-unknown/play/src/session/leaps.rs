//! Advances of several steps that give nothing on the way: they are shown and chosen where they end (rules §11.24).

use super::SeatView;
use crate::intent::CorporationPlace;
use rules::{Effect, Field, Track};

impl<'a> SeatView<'a> {
    /// Where `tracker` ends if its step to `to` is the first of several that give nothing and leave it no choice, and the
    /// number of these steps.
    pub fn whole_way(self, tracker: Track, to: Field) -> Option<(Field, u8)> {
        let effect = self.focused().map(|asked| asked.what.effect);
        let times = effect
            .filter(|effect| matches!(effect, Effect::AdvanceBare { .. }))?
            .steps();
        let mut seat = self.own().clone();
        seat.trackers[tracker as usize] = to;
        for steps in 1..times {
            match seat.rules().destinations(&seat, tracker)[..] {
                [next] => seat.trackers[tracker as usize] = next,
                [] => return Some((seat.tracker(tracker), steps)),
                [..] => return None,
            }
        }
        Some((seat.tracker(tracker), times))
    }

    /// The field at which the step of `tracker` to `to` is shown.
    pub fn end_of_way(self, tracker: Track, to: Field) -> Field {
        self.whole_way(tracker, to).map_or(to, |(end, _)| end)
    }

    /// The step that is shown at `place`, or `place` itself if it is a step or something else.
    pub(super) fn first_step(self, place: CorporationPlace) -> CorporationPlace {
        let CorporationPlace::Step(tracker, end) = place else {
            return place;
        };
        let steps = self.steps();
        let leads = |(other, to): &&(Track, Field)| {
            *other == tracker && self.end_of_way(tracker, *to) == end
        };
        if steps.contains(&(tracker, end)) {
            return place;
        }
        steps
            .iter()
            .find(leads)
            .map_or(place, |(_, to)| CorporationPlace::Step(tracker, *to))
    }
}

#[cfg(test)]
mod tests {
    use crate::Table;
    use crate::intent::{CorporationPlace, Intent, Outcome};
    use crate::session::Session;
    use crate::tests::find_in_games;
    use rules::{Effect, EventMix, Field, Track};

    /// A game in which a tracker leaps, with that tracker, its first step and its end.
    fn leaping() -> (Table, Track, Field, Field) {
        let events = |dealt: &mut rules::Setup| {
            dealt.options.events = Some(EventMix::BALANCED);
            dealt.options.solo = true;
        };
        find_in_games(events, |table| {
            let session = Session::new(table.clone());
            let effect = session.here().focused()?.what.effect;
            let Effect::AdvanceBare { times: 2.., .. } = effect else {
                return None;
            };
            let steps = session.here().steps();
            let (tracker, to) = *steps.first()?;
            let (end, steps) = session.here().whole_way(tracker, to)?;
            (steps > 1).then(|| (table.clone(), tracker, to, end))
        })
    }

    /// rules §11.24
    #[test]
    fn a_leap_is_chosen_where_it_ends() {
        let (table, tracker, to, end) = leaping();
        let session = Session::new(table.clone());
        assert_eq!(session.here().end_of_way(tracker, to), end);
        assert!(end.height > to.height);
        for choose in [
            Intent::StepTo(end),
            Intent::Choose(CorporationPlace::Step(tracker, end)),
            Intent::Choose(CorporationPlace::Step(tracker, to)),
        ] {
            let mut session = Session::new(table.clone());
            let seat = session.viewer();
            let outcome = session.handle(choose);
            assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
            let reached = session.here().state().seat(seat).tracker(tracker);
            assert!(reached == to || reached == end, "{reached:?}");
        }
    }

    /// rules §6.1
    #[test]
    fn an_advance_that_gives_something_is_chosen_at_its_first_step() {
        let (session, tracker, to) = find_in_games(
            |_| (),
            |table| {
                let session = Session::new(table.clone());
                let (tracker, to) = *session.here().steps().first()?;
                Some((session, tracker, to))
            },
        );
        assert_eq!(session.here().whole_way(tracker, to), None);
        assert_eq!(session.here().end_of_way(tracker, to), to);
    }
}
