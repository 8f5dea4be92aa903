//! Cerberus: each fully covered body scores; meteorites do not matter (rules §7, §11.7).

use super::{Ground, Planet, PlanetData};
use crate::board::CellSet;
use std::sync::LazyLock;

/// Medals for each fully covered body.
const BODY_MEDALS: u8 = 2;

pub(super) static PLANET: LazyLock<Cerberus> = LazyLock::new(|| {
    let data = planet_data!("cerberus.ron");
    Cerberus {
        bodies: ['1', '2', '3'].map(|digit| data.marked(digit)),
        data,
    }
});

/// The planet of three bodies.
pub(super) struct Cerberus {
    data: PlanetData,
    bodies: [CellSet; 3],
}

impl Planet for Cerberus {
    fn data(&self) -> &PlanetData {
        &self.data
    }

    fn bonus(&self, ground: Ground) -> u8 {
        let covered = ground.covered;
        BODY_MEDALS
            * self
                .bodies
                .iter()
                .filter(|body| body.is_within(covered))
                .count() as u8
    }
}
