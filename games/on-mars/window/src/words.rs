//! Refusals and mistakes in words.

use crate::t;
use on_mars::{ComponentsError, Flaw, Illegal, Invalid, Question, SetupError};

kit::phrases! {
    /// Why a choice is refused.
    pub fn refusal(reason: Illegal) = "refused" {
        Over, NotOpen(_), OtherQuestion(_), NotPossible(question) => not_possible(question), NoGoal, NoTask, NotNeeded,
    }
    fn not_possible(question: Question) = "refused-not-possible" {
        Space, Bonus, Shuttle, Turn, Placing, More, Blueprint, Learn, Pay, Develop, Warehouse, Move, Type, Site, Tech, Lss,
        Fetch, Upgrade, Displace, Ship, Reward, Bot, Hire, Refill, Reply, Use, Produce, Choose, Goal, Deliver, Travel, Explore,
    }
    /// Why no game can be dealt.
    pub fn setup_error(error: &SetupError) = "refused" {
        Seats, Solo, FirstColonists, Colours, Components(error) => (error: components_error(error)),
    }
    /// A mistake in a set of components: its place, and the remedy.
    fn components_error(error: &ComponentsError) = "components" {
        Syntax { line, column, .. } => (line, column),
        Wrong { place, flaw: kind } => (place, flaw(*kind)),
    }
    fn flaw(flaw: Flaw) = "components-flaw" {
        Game, Name, Number, Amount, Fixed, Unknown, Hex, Effect,
    }
    /// What is wrong with a state from a file.
    pub fn invalid(fault: Invalid) = "refused-invalid" {
        Seats, Board, Map, Blueprints, Techs, Tiles, Display, Goals, FirstColonists, Colony, Turn, Solo, Agenda,
    }
}

#[cfg(test)]
mod tests;
