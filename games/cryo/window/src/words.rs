//! Refusals and mistakes in words.

use crate::t;
use cryo::{ComponentsError, Flaw, Illegal, Invalid, SetupError};

kit::phrases! {
    /// Why a choice is refused.
    pub fn refusal(reason: Illegal) = "refused" {
        Over, NotOpen(_), OtherQuestion(_), NotThatMany, NotInHand, NoDrone, DockClosed, NotTouched, NoPod, NoRoom, LeftBehind,
        TooExpensive, WrongAmount, NoCavern, NoSpace, Grounded, NobodyAwake, NoLaunch, NoVehicle, NoTile, PlacesFull, TwiceTheSame, Reserved,
        NotOffered, NothingThere, NotComplete, Scrapped, InUse, NotThePrice,
    }
    /// Why no game can be dealt.
    pub fn setup_error(error: &SetupError) = "refused" {
        Seats, Colours, Components(error) => (error: components_error(error)),
    }
    /// A mistake in a set of components: its place, and the remedy.
    fn components_error(error: &ComponentsError) = "components" {
        Syntax { line, column, .. } => (line, column),
        Wrong { place, flaw: kind } => (place, flaw(*kind)),
    }
    fn flaw(flaw: Flaw) = "components-flaw" {
        Game, Name, Number, Amount, Fixed, Unknown, NoWay, Cost, Reward, Cell, Incident,
    }
    /// What is wrong with a state from a file.
    pub fn invalid(fault: Invalid) = "refused-invalid" {
        Seats, Tracks, Drones, Cards, Pods, Tiles, Incidents, Caverns, Turn, Agenda,
    }
}
