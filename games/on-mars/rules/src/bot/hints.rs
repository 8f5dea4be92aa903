//! The best choices, and why, for people to read.

#![allow(clippy::disallowed_types, reason = "judgements are no rules")]

use super::judge::{Judge, LONGER};
use crate::components::{Building, Mission, Tech};
use crate::decision::Choice;
use crate::event::Event;
use crate::goods::Goods;
use crate::id::{CardId, GoalId};
use crate::state::{Hired, Phase, State};
use game::{Action, Game, SeatId, View};
use search::{Bot, Evaluate, Limit, Lookahead};

/// The most answers with which a choice is followed up.
const FOLLOWED: u8 = 24;

/// A choice with what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// What the position at the end of the action is worth, in points, compared with the others.
    pub worth: f32,
    /// What speaks for it and against it, the most important first.
    pub reasons: Vec<Reason>,
    /// Which of these the choice itself brings, and not what follows in the same action.
    pub direct: Vec<Reason>,
}

/// Something that speaks for a choice or against it, with what follows in the same action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The next round is the last (on-mars §10.2).
    EndsGame,
    /// So many Private Goals are given as Crystals (on-mars §8.43).
    Goals(u8),
    /// The Colony level rises to this (on-mars §7.20).
    Level(u8),
    /// So many points more at once, or less.
    Points(i32),
    /// A Mission is completed (on-mars §8.45).
    Completes(Mission),
    /// A contribution to a Mission.
    Contributes(Mission),
    /// A Private Goal is completed (on-mars §8.40).
    Goal(GoalId),
    /// A Contract is met (on-mars §8.37).
    MeetsContract,
    /// A Building is made an Advanced one (on-mars §7.14).
    Upgrades(CardId),
    /// A Building is constructed (on-mars §7.1).
    Constructs(Building),
    /// An LSS track rises that has to (on-mars §7.11).
    Supports(Building),
    /// A Blueprint is taken (on-mars §4.2).
    Takes(CardId),
    /// A Tech is learned (on-mars §4.3).
    Learns(Tech),
    /// So many steps in the Lab (on-mars §8.22).
    Develops(u8),
    /// A Scientist or a Contract is taken (on-mars §5.5).
    Hires,
    /// So many Ships are welcomed (on-mars §5.4).
    Welcomes(u8),
    /// So many tiles are taken by the Rover (on-mars §8.52).
    Finds(u8),
    /// So many Bots are placed.
    Bots(u8),
    /// So many Colonists come to LQ, or come back there.
    Colonists(u8),
    /// The seat comes to the other side (on-mars §9.8).
    Travels,
    /// The Tech of another seat is used, which gets something for it (on-mars §8.24).
    HelpsOthers,
    /// It brings these goods, more than it costs.
    Gains(Goods),
    /// It costs these goods, more than it brings.
    Costs(Goods),
}

/// The best `count` choices of the seat of `view`, best first; none if it is not asked. They are judged by the position at
/// the end of the action, if the best follows; the first one is what a bot that thinks it through would do.
pub fn hints(view: &View<State>, count: usize, seed: &str, limit: &Limit) -> Vec<Hint> {
    let seat = view.seat();
    let mut choices = view.legal();
    // Of equal hints the one that asks nothing of others comes first.
    choices.sort_by_key(|choice| matches!(choice, Choice::Tech(Some(owner), _) if *owner != seat));
    let mut hints: Vec<Hint> = choices
        .into_iter()
        .filter_map(|choice| hint(view.state(), seat, choice))
        .collect();
    hints.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let bot = Lookahead::new(Judge::TURN, 2, seed);
    if let Some(best) = bot.within(800).redealing(2).choose(view, limit)
        && let Some(place) = hints.iter().position(|hint| hint.choice == best)
        // Another one that is as good stays where it is, and one without a reason does not stand before one with a reason.
        && hints[place].worth < hints[0].worth
        && (hints[0].reasons.is_empty() || !hints[place].reasons.is_empty())
    {
        hints[..=place].rotate_right(1);
    }
    // Choices that lead to the same are one hint: the first of them.
    let mut told = Vec::new();
    hints.retain(|hint| {
        let is_new = hint.reasons.is_empty() || !told.contains(&hint.reasons);
        told.push(hint.reasons.clone());
        is_new
    });
    hints.truncate(count);
    hints
}

/// Follows a choice to the end of the action, always with what looks best.
fn hint(before: &State, seat: SeatId, choice: Choice) -> Option<Hint> {
    let mut after = before.clone();
    let mut events = after.apply(&Action { seat, choice }).ok()?;
    let direct = reasons(before, &after, seat, &events);
    let mut steps = 0;
    // A hint promises nothing that a later turn brings, such as Lacerda's.
    let goes_on = |after: &State, steps: u8| steps < FOLLOWED && after.turn == before.turn;
    while let Some(action) = Judge::TURN
        .next(&after, seat)
        .filter(|_| goes_on(&after, steps))
    {
        events.extend(after.apply(&action).ok()?);
        steps += 1;
    }
    let mut reasons = reasons(before, &after, seat, &events);
    // What decides comes first, then what the choice itself does, then what follows.
    reasons.sort_by_key(|reason| *reason > Reason::Points(i32::MAX) && !direct.contains(reason));
    Some(Hint {
        choice,
        worth: Judge::GLANCE.worth(&after, seat) - LONGER * f32::from(steps),
        reasons,
        direct,
    })
}

/// What speaks for what happened. What comes to light with it, such as a card that is turned up, is not told.
fn reasons(before: &State, after: &State, seat: SeatId, events: &[Event]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let (mut gained, mut paid) = (Goods::NONE, Goods::NONE);
    let [mut developed, mut welcomed, mut found, mut bots, mut goals] = [0_u8; 5];
    for event in events {
        match event {
            Event::EndMet => reasons.push(Reason::EndsGame),
            Event::Level(level) => reasons.push(Reason::Level(*level)),
            Event::Contributed(own, mission, left) if *own == seat => reasons.push(match left {
                0 => Reason::Completes(*mission),
                _ => Reason::Contributes(*mission),
            }),
            Event::GoalMet(own, goal) if *own == seat => reasons.push(Reason::Goal(*goal)),
            Event::ContractMet(own, _) if *own == seat => reasons.push(Reason::MeetsContract),
            Event::Upgraded(own, card, _) if *own == seat => reasons.push(Reason::Upgrades(*card)),
            Event::Built(own, building, _) if *own == seat => {
                reasons.push(Reason::Constructs(*building));
            }
            Event::Reward(own, _) if *own == seat => reasons.extend(supported(events)),
            Event::BlueprintTaken(own, card) if *own == seat => reasons.push(Reason::Takes(*card)),
            Event::Learned(own, tech, _) if *own == seat => reasons.push(Reason::Learns(*tech)),
            Event::Hired(own, Hired::Scientist(_) | Hired::Contract(_)) if *own == seat => {
                reasons.push(Reason::Hires);
            }
            Event::TechUsed(own, owner, _) if *own == seat && *owner != seat => {
                reasons.push(Reason::HelpsOthers);
            }
            Event::Developed(own, ..) if *own == seat => developed += 1,
            Event::Welcomed(own, _) if *own == seat => welcomed += 1,
            Event::DiscoveryTaken(own, _) | Event::ResearchTaken(own, _) if *own == seat => {
                found += 1;
            }
            Event::BotPlaced(own, _) if *own == seat => bots += 1,
            Event::Gained(own, goods) if *own == seat => gained = gained.plus(*goods),
            Event::Lost(own, goods) if *own == seat => gained = gained.minus(*goods),
            Event::Paid(own, payment, given) if *own == seat => {
                paid = paid.plus(payment.goods);
                goals += given;
            }
            _ => {}
        }
    }
    // A Blueprint that is taken is not yet one that stays unbuilt, and Colonists that are away now may be at home at the end.
    let points = |state: &State| {
        let score = state.score(seat);
        score.total() - score.unbuilt - score.colonists
    };
    let points = points(after) - points(before);
    reasons.extend((points != 0).then_some(Reason::Points(points)));
    let colonists = after.seat(seat).lq.saturating_sub(before.seat(seat).lq);
    let counted = [
        (goals, Reason::Goals(goals)),
        (developed, Reason::Develops(developed)),
        (welcomed, Reason::Welcomes(welcomed)),
        (found, Reason::Finds(found)),
        (bots, Reason::Bots(bots)),
        (colonists, Reason::Colonists(colonists)),
    ];
    let some = counted.into_iter().filter(|(count, _)| *count > 0);
    reasons.extend(some.map(|(_, reason)| reason));
    let is_setup = before.phase == Phase::Setup;
    let travels = !is_setup && before.side(seat) != after.side(seat);
    reasons.extend(travels.then_some(Reason::Travels));
    let (more, less) = (gained.minus(paid), paid.minus(gained));
    reasons.extend((!more.is_none()).then_some(Reason::Gains(more)));
    reasons.extend((!less.is_none()).then_some(Reason::Costs(less)));
    reasons.sort_unstable();
    reasons.dedup();
    reasons
}

/// The LSS tracks that rose.
fn supported(events: &[Event]) -> impl Iterator<Item = Reason> + '_ {
    events.iter().filter_map(|event| match event {
        Event::Raised(_, building, _) => Some(Reason::Supports(*building)),
        _ => None,
    })
}
