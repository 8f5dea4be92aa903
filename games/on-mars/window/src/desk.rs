//! What the player at the table has in the hand.

use crate::ask;
use crate::layout::Look;
use crate::motion::Motion;
use crate::spots::{Pick, Spot};
use crate::text::Speaks;
use game::SeatId;
use kit::frame::At;
use on_mars::{Choice, Good, Goods, HexId, Payment, State, Task};

/// What the player at the table is doing.
#[derive(Clone, Default)]
pub(crate) struct Desk {
    pub(crate) pick: Option<Pick>,
    /// Whether it is dragged.
    pub(crate) drags: bool,
    /// Whether what was picked up has just been.
    pub(crate) fresh: bool,
    /// The Resources that are being chosen.
    pub(crate) chosen: Goods,
    /// What lies on the price that is asked for.
    pub(crate) paid: Payment,
    pub(crate) look: Look,
    /// The other seat whose board is open.
    pub(crate) open: Option<SeatId>,
    pub(crate) motion: Motion,
    /// What follows on the choice that a drop has made.
    pub(crate) then: Option<Choice>,
    /// The hex to which the piece in the hand goes on.
    pub(crate) goes_to: Option<HexId>,
    /// What stays in the hand after a choice: a piece that moves on.
    pub(crate) keeps: Option<Pick>,
    /// The seat, turn and task of the last frame.
    pub(crate) asked: Option<(SeatId, u32, Task)>,
}

impl Desk {
    /// What is in the hand, a list not included.
    pub(crate) fn held(&self) -> Option<Pick> {
        self.pick.filter(|pick| !matches!(pick, Pick::List(_)))
    }

    /// Whether a spot is what the player has picked.
    pub(crate) fn is_picked(&self, spot: Spot) -> bool {
        let Some(pick) = self.pick else {
            return false;
        };
        match (spot, pick) {
            (_, Pick::List(there)) => spot == there,
            (Spot::Lq, Pick::Colonist) => true,
            (Spot::Grid(place), Pick::Grid(own)) => place == own,
            (Spot::Lab(space), Pick::Lab(own)) => space == own,
            (Spot::Hex(hex), Pick::Bot(own)) => hex == own,
            (Spot::Card(card), Pick::Card(own)) => card == own,
            (Spot::Exploration(place), Pick::Tile(own)) => place == own,
            _ => false,
        }
    }

    /// Whether one more of a good may be chosen.
    pub(crate) fn may_choose(&self, legal: &[Choice], good: Good) -> bool {
        let more = self.chosen.plus(Goods::of(good, 1));
        let covers = |choice: &Choice| matches!(choice, Choice::Goods(all) if all.covers(more));
        legal.iter().any(covers)
    }
}

/// A choice in words.
pub(crate) fn choice_words(speaker: &impl Speaks, at: &At<'_, State>, choice: Choice) -> String {
    let name = |seat: SeatId| at.name(seat).to_owned();
    ask::choice(speaker, choice, at.state(), &name)
}
