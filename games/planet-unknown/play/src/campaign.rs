//! The campaign: twenty deals of rising difficulty over all planets, corporations and modules, each with up to three
//! stars.

use crate::Table;
use rules::{CorporationId, EventMix, GameOptions, PlanetId, SeatId, Setup, asset};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::{Level, Player, Players};

/// The beginning of the seed of a stage, before its number.
const SEED: &str = "campaign ";

static STAGES: LazyLock<Vec<Stage>> = LazyLock::new(|| {
    let stages: Vec<Stage> = asset(include_str!("../../../../assets/campaign.ron"), "campaign");
    let stages = stages.into_iter().zip(1..);
    stages
        .map(|(stage, number)| Stage { number, ..stage })
        .collect()
});

/// The number of stars of a stage, 0–3.
pub type Stars = u8;

/// A stage of the campaign, as it stands in the file `assets/campaign.ron`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// Its number, from 1, which is its place in the file.
    #[serde(skip)]
    pub number: u8,
    /// The planet.
    pub planet: PlanetId,
    /// The corporation.
    pub corporation: CorporationId,
    /// The deck of event cards.
    pub events: Option<EventMix>,
    /// Whether it is a solo game with a target (rules §10.5).
    pub solo: bool,
    /// Whether every seat has a private objective.
    pub private_objectives: bool,
    /// Whether the variant for two is played.
    pub two_player_variant: bool,
    /// The other seats, on standard planets with standard corporations.
    pub rivals: Vec<Level>,
    /// The medals for one, two and three stars: the means of Easy, Normal and Expert on this deal, measured by
    /// `cargo run --release --example measure_campaign`.
    pub stars: [u16; 3],
}

impl Stage {
    /// All stages, in order.
    pub fn all() -> &'static [Self] {
        &STAGES
    }

    /// The game of the stage for a player of this name; the rivals have the names of their seats.
    pub fn setup(&self, name: &str) -> Setup {
        let mut setup = Setup::standard(1 + self.rivals.len(), &self.seed());
        setup.options = GameOptions {
            events: self.events,
            solo: self.solo,
            private_objectives: self.private_objectives,
            two_player_variant: self.two_player_variant,
            ..GameOptions::default()
        };
        if let Some(seat) = setup.seats.first_mut() {
            name.clone_into(&mut seat.name);
            seat.planet = self.planet;
            seat.corporation = self.corporation;
        }
        setup
    }

    /// The players of its seats.
    pub fn players(&self) -> Players {
        let rivals = self.rivals.iter().map(|level| Player::Bot(*level));
        std::iter::once(Player::Person).chain(rivals).collect()
    }

    /// The stars for this number of medals.
    pub fn stars(&self, medals: u16) -> Stars {
        let reached = self.stars.iter().filter(|least| medals >= **least);
        u8::try_from(reached.count()).unwrap_or(Stars::MAX)
    }

    /// The stage that is played on `table`, whatever the names of its players.
    pub fn on(table: &Table) -> Option<&'static Self> {
        let setup = table.setup();
        let stage = STAGES.iter().find(|stage| stage.seed() == setup.seed)?;
        let mut expected = stage.setup("");
        for (seat, played) in expected.seats.iter_mut().zip(&setup.seats) {
            seat.name.clone_from(&played.name);
            seat.colour = played.colour;
        }
        // It is the same stage under the rulings of earlier versions.
        let now = setup.options.renewed() == expected.options;
        expected.options = setup.options;
        (now && expected == *setup).then_some(stage)
    }

    /// The medals of the person on `table`, if a stage was played there to its end without the help of practice.
    pub fn result(table: &Table) -> Option<(&'static Self, u16)> {
        let stage = Self::on(table)?;
        let mut all = table.state().seat_ids();
        let players = stage.players();
        let as_meant = all.all(|seat| table.players().of(seat) == players.of(seat));
        let counts = table.state().is_finished() && as_meant && !table.is_rescued();
        counts.then(|| (stage, table.state().score(SeatId(0)).total()))
    }

    fn seed(&self) -> String {
        format!("{SEED}{}", self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Action;

    #[test]
    fn twenty_stages_cover_all_worlds_and_modules() {
        let all = Stage::all();
        assert_eq!(all.len(), 20);
        for planet in PlanetId::ALL {
            assert!(all.iter().any(|stage| stage.planet == planet), "{planet}");
        }
        for corporation in CorporationId::ALL {
            let has = |stage: &Stage| stage.corporation == corporation;
            assert!(all.iter().any(has), "{corporation}");
        }
        assert!(all.iter().any(|stage| stage.solo));
        assert!(all.iter().any(|stage| stage.private_objectives));
        assert!(all.iter().any(|stage| stage.two_player_variant));
        assert!(all.iter().any(|stage| stage.rivals.len() >= 2));
        for stage in all {
            assert!(stage.setup("Ada").deal().is_ok(), "{}", stage.number);
            let [one, two, three] = stage.stars;
            assert!(0 < one && one < two && two < three, "{}", stage.number);
            assert_eq!(
                [one - 1, one, two, three].map(|medals| stage.stars(medals)),
                [0, 1, 2, 3]
            );
        }
    }

    #[test]
    fn a_stage_is_recognized_and_counts_when_it_is_over() {
        let stage = &Stage::all()[0];
        let mut table = Table::new(stage.setup("Ada"))
            .expect("a valid setup")
            .played_by(stage.players());
        assert_eq!(Stage::on(&table), Some(stage));
        assert_eq!(Stage::result(&table), None, "it is not over");
        while let Some(seat) = table.state().active() {
            let choice = table.state().legal(seat)[0];
            table.record(Action { seat, choice }).expect("it is legal");
        }
        let medals = table.state().score(SeatId(0)).total();
        assert_eq!(Stage::result(&table), Some((stage, medals)));
        let bots = [Player::Bot(Level::Expert)].into_iter().collect();
        assert_eq!(Stage::result(&table.played_by(bots)), None);
        let other = Table::new(Setup::standard(1, "campaign 2")).expect("a valid setup");
        assert_eq!(Stage::on(&other), None);
    }
}
