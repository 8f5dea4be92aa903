//! The best choices, and why, for people to read.

#![allow(clippy::disallowed_types, reason = "judgements are no rules")]

use super::judge::Judge;
use crate::card::CardUse;
use crate::decision::Choice;
use crate::event::Event;
use crate::state::State;
use crate::stock::Stock;
use game::{Action, Game, SeatId, View};
use search::{Bot, Evaluate, Limit, Lookahead};

/// The most actions for which a choice is followed up.
const FOLLOWED: usize = 12;

/// A choice with what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// What the position at the end of the turn is worth, in points, compared with the others.
    pub worth: f32,
    /// What it does itself, the most important first.
    pub reasons: Vec<Reason>,
    /// What further choices of the same turn do then, if the best follow.
    pub then: Vec<Reason>,
}

/// Something that speaks for a choice or against it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The game ends with this turn.
    EndsGame,
    /// So many points more at once, or less.
    Points(i32),
    /// So many own pods settle in caverns.
    Settles(u8),
    /// So many own pods are lost.
    Loses(u8),
    /// So many pods of others are lost.
    CostsOthers(u8),
    /// So many own pods wake up.
    Wakes(u8),
    /// An upgrade, a mission or a vehicle is played.
    Plays(CardUse),
    /// So many cards are drawn.
    Draws(u8),
    /// A platform action becomes complete.
    Completes,
    /// So many platform actions are used.
    Runs(u8),
    /// So many drones come home.
    FreesDrones(u8),
    /// It brings these resources, more than it costs.
    Gains(Stock),
    /// It costs these resources, more than it brings.
    Costs(Stock),
}

/// The best `count` choices of the seat of `view`, best first; none if it is not asked. They are judged by the position at
/// the end of the turn, if the best follows; the first one is what a bot that thinks its turn through would do.
pub fn hints(view: &View<State>, count: usize, seed: &str, limit: &Limit) -> Vec<Hint> {
    let seat = view.seat();
    let choices = view.legal().into_iter();
    let mut hints: Vec<Hint> = choices
        .filter_map(|choice| hint(view.state(), seat, choice))
        .collect();
    hints.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut bot = Lookahead::new(Judge::TURN, 3, seed).within(4000);
    if let Some(best) = bot.choose(view, limit)
        && let Some(place) = hints.iter().position(|hint| hint.choice == best)
    {
        hints[..=place].rotate_right(1);
    }
    hints.truncate(count);
    hints
}

/// Follows a choice to the end of the turn, always with what looks best.
fn hint(before: &State, seat: SeatId, choice: Choice) -> Option<Hint> {
    let mut now = before.clone();
    let events = now.apply(&Action { seat, choice }).ok()?;
    let (mut after, mut later) = (now.clone(), Vec::new());
    for _ in 0..FOLLOWED {
        let goes_on = after.turn == before.turn;
        let Some(choice) = Judge::TURN.next(&after, seat).filter(|_| goes_on) else {
            break;
        };
        later.extend(after.apply(&Action { seat, choice }).ok()?);
    }
    Some(Hint {
        choice,
        worth: Judge::GLANCE.worth(&after, seat),
        reasons: reasons(before, &now, seat, &events),
        then: reasons(&now, &after, seat, &later),
    })
}

/// What speaks for what happened. What comes to light with it, such as a card that is drawn, is not told.
fn reasons(before: &State, after: &State, seat: SeatId, events: &[Event]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let (mut gained, mut paid) = (Stock::NONE, Stock::NONE);
    let [mut settled, mut woken, mut drawn, mut ran, mut home] = [0_u8; 5];
    for event in events {
        match event {
            Event::EndMet(_) => reasons.push(Reason::EndsGame),
            Event::Settled(_, _, pods) => settled += pods,
            Event::Sabotaged { lost, .. } => {
                let own = lost[seat.index()];
                let others = lost.iter().sum::<u8>() - own;
                reasons.extend((own > 0).then_some(Reason::Loses(own)));
                reasons.extend((others > 0).then_some(Reason::CostsOthers(others)));
            }
            Event::Woken(..) => woken += 1,
            Event::Played(_, _, role) => reasons.push(Reason::Plays(*role)),
            Event::MissionLaid(_) => reasons.push(Reason::Plays(CardUse::Mission)),
            Event::Drew(_) => drawn += 1,
            Event::Ran(..) => ran += 1,
            Event::Returned { .. } => home += 1,
            Event::Gained(owner, stock) if *owner == seat => gained = gained.plus(*stock),
            Event::Paid(_, stock) => paid = paid.plus(*stock),
            _ => {}
        }
    }
    let points = after.points(seat) - before.points(seat);
    reasons.extend((points != 0).then_some(Reason::Points(points)));
    let counted = [
        (settled, Reason::Settles(settled)),
        (woken, Reason::Wakes(woken)),
        (drawn, Reason::Draws(drawn)),
        (ran, Reason::Runs(ran)),
        (home, Reason::FreesDrones(home)),
    ];
    let some = counted.into_iter().filter(|(count, _)| *count > 0);
    reasons.extend(some.map(|(_, reason)| reason));
    let complete = |state: &State| {
        let docks = state.board().platform_docks();
        docks.filter(|dock| state.is_complete(seat, *dock)).count()
    };
    reasons.extend((complete(after) > complete(before)).then_some(Reason::Completes));
    let (more, less) = (gained.minus(paid), paid.minus(gained));
    reasons.extend((more != Stock::NONE).then_some(Reason::Gains(more)));
    reasons.extend((less != Stock::NONE).then_some(Reason::Costs(less)));
    reasons.sort_unstable();
    reasons.dedup();
    reasons
}
