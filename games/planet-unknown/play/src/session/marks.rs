//! What is marked on the planet of a seat: a click on it is never refused.

use super::SeatView;
use crate::ghost::coverable;
use crate::routes::Routes;
use rules::CellSet;

/// The cells that are marked on the planet of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// The cells that the tile in the hand can cover as it lies. Over each of them it comes to the nearest place where it fits.
    pub fits: CellSet,
    /// The cells where the rover in the hand can drive.
    pub reached: CellSet,
    /// The cells that answer the question in focus.
    pub answering: CellSet,
    /// The cells that answer another question.
    pub beside: CellSet,
    /// The rovers that can drive.
    pub rovers: CellSet,
}

impl Marks {
    /// All cells that a click may choose.
    pub fn choices(&self) -> CellSet {
        self.fits | self.reached | self.answering | self.beside | self.rovers
    }
}

impl<'a> SeatView<'a> {
    /// What is marked on the planet of the player. A piece in the hand leaves only the places where it can go.
    pub fn marks(self) -> Marks {
        if let Some(ghost) = self.ghost() {
            let offer = self.offer().filter(|_| !ghost.pinned);
            let fits = offer.map(|offer| coverable(ghost.tile, ghost.orientation, &offer.rules));
            return Marks {
                fits: fits.unwrap_or_default(),
                ..Marks::default()
            };
        }
        let (answering, rovers) = (self.answering_cells(), self.drivable());
        if let Some(reached) = self.routes().map(Routes::reachable) {
            return Marks {
                reached,
                rovers,
                ..Marks::default()
            };
        }
        Marks {
            answering,
            rovers,
            beside: self.cells_beside(),
            ..Marks::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::ghost::Spin;
    use crate::intent::{Intent, Outcome};
    use crate::session::Session;
    use rules::{Action, CorporationId, PlanetId, Ring, Setup};

    /// Clicks every cell that is marked, each in a copy of `session`, and returns how many there were of each kind.
    fn click_all(session: &Session) -> [u32; 5] {
        let marks = session.here().marks();
        let kinds = [
            marks.fits,
            marks.reached,
            marks.answering,
            marks.beside,
            marks.rovers,
        ];
        for cell in kinds
            .into_iter()
            .fold(CellSet::EMPTY, |all, cells| all | cells)
        {
            let mut clicked = session.clone();
            clicked.handle(Intent::Hover(cell));
            let outcome = clicked.handle(Intent::Act(cell));
            let goes_on = matches!(outcome, Outcome::Quiet | Outcome::Played { .. });
            assert!(goes_on, "{outcome:?} at {cell:?}, {marks:?}");
        }
        kinds.map(|cells| cells.len())
    }

    /// Clicks everything that is marked with an empty hand, with each tile in each orientation, and with each rover.
    fn click_with_everything(session: &Session) -> [u32; 5] {
        let mut seen = click_all(session);
        let mut note = |session: &Session| {
            for (all, more) in seen.iter_mut().zip(click_all(session)) {
                *all += more;
            }
        };
        for ring in [Ring::Inner, Ring::Outer] {
            let mut holding = session.clone();
            if holding.handle(Intent::Take(ring)) != Outcome::Quiet {
                continue;
            }
            for turn in 0..8 {
                note(&holding);
                holding.handle(Intent::Spin(match turn {
                    3 => Spin::Flip,
                    _ => Spin::Clockwise,
                }));
            }
        }
        for _ in session.here().drivable() {
            let mut driving = session.clone();
            driving.handle(Intent::NextRover);
            note(&driving);
        }
        seen
    }

    // findings N1, N2
    #[test]
    fn a_click_on_anything_marked_is_never_refused() {
        let mut seen = [0; 5];
        let worlds = PlanetId::ALL.into_iter().zip(CorporationId::ALL);
        for (number, (planet, corporation)) in worlds.enumerate() {
            let mut setup = Setup::standard(1, &format!("marked {number}"));
            setup.seats[0].planet = planet;
            setup.seats[0].corporation = corporation;
            let mut table = Table::new(setup).expect("a valid setup");
            let mut step = number;
            while let Some(seat) = table.state().active() {
                if step % 9 == 0 {
                    let clicked = click_with_everything(&Session::new(table.clone()));
                    seen.iter_mut()
                        .zip(clicked)
                        .for_each(|(all, more)| *all += more);
                }
                let legal = table.state().legal(seat);
                let choice = legal[step * 7 % legal.len()];
                table.play(Action { seat, choice }).expect("it is legal");
                step += 1;
            }
        }
        assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
    }
}
