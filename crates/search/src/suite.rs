//! What the tests of every game ask of its bots.

use crate::{Bot, Limit};
use game::{Game, SeatId, luck};

/// Checks that a bot chooses what is legal, and the same in another deal that looks the same to its seat. `bot` makes it
/// anew for each choice. Returns how many of the deals were different, which the caller asks for: otherwise nothing has
/// been tried.
///
/// # Panics
/// If the bot chooses something illegal, or uses what it may not know.
pub fn knows_only_its_view<G: Game>(
    moments: impl IntoIterator<Item = (G, SeatId)>,
    bot: impl Fn() -> Box<dyn Bot<G>>,
) -> usize {
    let mut different = 0;
    for (state, seat) in moments {
        let dealt = state.redeal(seat, &mut luck("another deal"));
        different += usize::from(dealt != state);
        let choose = |state: &G| bot().choose(&state.view(seat), &Limit::none());
        let choice = choose(&state);
        let legal = choice.is_some_and(|choice| state.legal(seat).contains(&choice));
        assert!(legal, "{choice:?} is not legal");
        assert_eq!(choice, choose(&dealt), "{seat} uses what it may not know");
    }
    different
}
