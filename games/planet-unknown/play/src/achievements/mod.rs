//! Achievements: what a person has done at least once, each of which teaches a part of the game.

mod deeds;
#[cfg(test)]
mod tests;

use crate::Table;
use crate::statistics::counts;
use deeds::Deeds;
use rules::corporation::TOP;
use rules::{Grade, Track};
use table::Level;

/// Declares the achievements with their names in files and texts, and their conditions.
macro_rules! achievements {
    ($($(#[$doc:meta])* $variant:ident => $name:literal, $condition:expr;)*) => {
        game::named! {
            /// An achievement, those for the first games first. Its name stands in files and texts.
            pub enum Achievement {
                $($(#[$doc])* $variant = $name,)*
            }
        }

        impl Achievement {
            /// Whether a seat with these deeds has earned it.
            fn is_earned_by(self, deeds: &Deeds<'_>) -> bool {
                let condition: fn(&Deeds<'_>) -> bool = match self {
                    $(Self::$variant => $condition,)*
                };
                condition(deeds)
            }
        }
    };
}

achievements! {
    /// A game was played to its end.
    FirstGame => "first-game", |_| true;
    /// Two lifepods were collected.
    TwoLifepods => "two-lifepods", |deeds| deeds.seat.lifepods >= 2;
    /// Three meteorites were collected.
    ThreeMeteorites => "three-meteorites", |deeds| deeds.seat.meteorites >= 3;
    /// Five rows and columns were complete.
    FiveLines => "five-lines", |deeds| deeds.lines() >= 5;
    /// Three civ cards were claimed.
    ThreeCards => "three-cards", |deeds| deeds.cards >= 3;
    /// Two synergy boosts followed each other in a turn.
    TwoBoosts => "two-boosts", |deeds| deeds.longest_chain >= 2;
    /// Three patches were placed.
    ThreePatches => "three-patches", |deeds| deeds.patches >= 3;
    /// The first tech was available.
    FirstTech => "first-tech", |deeds| deeds.techs() >= 1;
    /// A game was won.
    Win => "win", |deeds| deeds.result.is_won();
    /// Easy was beaten.
    BeatEasy => "beat-easy", |deeds| deeds.beats(Level::Easy);
    /// 40 medals.
    FortyMedals => "forty-medals", |deeds| deeds.result.medals >= 40;
    /// The civ tracker reached the top.
    CivTop => "civ-top", |deeds| deeds.height(Track::Civ) >= TOP;
    /// The water tracker reached the top.
    WaterTop => "water-top", |deeds| deeds.height(Track::Water) >= TOP;
    /// The biomass tracker reached the top.
    BiomassTop => "biomass-top", |deeds| deeds.height(Track::Biomass) >= TOP;
    /// The rover tracker reached the top.
    RoverTop => "rover-top", |deeds| deeds.height(Track::Rover) >= TOP;
    /// The tech tracker reached the top.
    TechTop => "tech-top", |deeds| deeds.height(Track::Tech) >= TOP;
    /// Every tracker was at least half way.
    AllHalfWay => "all-half-way", |deeds| Track::ALL.iter().all(|track| deeds.height(*track) > TOP / 2);
    /// Every tech was available.
    AllTechs => "all-techs", |deeds| deeds.has_every_tech();
    /// Four lifepods were collected.
    FourLifepods => "four-lifepods", |deeds| deeds.seat.lifepods >= 4;
    /// No lifepod was destroyed.
    EveryLifepodLives => "every-lifepod-lives", |deeds| deeds.lifepods_lost == 0;
    /// Six meteorites were collected.
    SixMeteorites => "six-meteorites", |deeds| deeds.seat.meteorites >= 6;
    /// Three meteorites were collected, and none was left.
    CleanPlanet => "clean-planet", |deeds| deeds.seat.meteorites >= 3 && deeds.score.meteorites_on_planet == 0;
    /// Rovers drove thirty cells.
    LongDrive => "long-drive", |deeds| deeds.driven >= 30;
    /// Ten rows and columns were complete.
    TenLines => "ten-lines", |deeds| deeds.lines() >= 10;
    /// No cell was left empty.
    FullPlanet => "full-planet", |deeds| deeds.score.empty_cells == 0;
    /// Every resource of every tile was used.
    NothingWasted => "nothing-wasted", |deeds| deeds.wasted == 0;
    /// Three synergy boosts followed each other in a turn.
    ThreeBoosts => "three-boosts", |deeds| deeds.longest_chain >= 3;
    /// Four synergy boosts followed each other in a turn.
    FourBoosts => "four-boosts", |deeds| deeds.longest_chain >= 4;
    /// A civ card of the fourth rank was claimed.
    HighestRank => "highest-rank", |deeds| deeds.highest_rank >= 4;
    /// Civ cards brought ten medals.
    CardMedals => "card-medals", |deeds| deeds.result.cards >= 10;
    /// Every neighbour objective was won.
    EveryNeighbour => "every-neighbour", |deeds| deeds.beats_every_neighbour();
    /// Every private objective was met.
    EveryPrivate => "every-private", |deeds| deeds.meets_every_private_objective();
    /// A game was played on a special planet.
    SpecialPlanet => "special-planet", |deeds| !deeds.result.planet.is_standard();
    /// A game was played with a special corporation.
    SpecialCorporation => "special-corporation", |deeds| !deeds.result.corporation.is_standard();
    /// A game was won with events.
    WinWithEvents => "win-with-events", |deeds| deeds.result.is_won() && deeds.events;
    /// Family was beaten.
    BeatFamily => "beat-family", |deeds| deeds.beats(Level::Family);
    /// Normal was beaten.
    BeatNormal => "beat-normal", |deeds| deeds.beats(Level::Normal);
    /// Hard was beaten.
    BeatHard => "beat-hard", |deeds| deeds.beats(Level::Hard);
    /// Expert was beaten.
    BeatExpert => "beat-expert", |deeds| deeds.beats(Level::Expert);
    /// A game of four or more was won.
    WinOfFour => "win-of-four", |deeds| deeds.result.is_won() && deeds.result.seats >= 4;
    /// The target of a solo game was reached.
    SoloTarget => "solo-target", |deeds| deeds.result.is_won() && deeds.result.target.is_some();
    /// The highest grade of a solo game was reached.
    HighestGrade => "highest-grade", |deeds| deeds.grade() == Grade::all().next_back();
    /// 60 medals.
    SixtyMedals => "sixty-medals", |deeds| deeds.result.medals >= 60;
}

impl Achievement {
    /// What the people at `table` have done in their game; nothing before its end. Practice games, rescued ones
    /// and the guided first game do not count.
    pub fn earned(table: &Table) -> Vec<Self> {
        if !counts(table) || table.is_rescued() {
            return Vec::new();
        }
        let people = table.people();
        let deeds: Vec<Deeds<'_>> = people.filter_map(|seat| Deeds::of(table, seat)).collect();
        let is_earned = |each: &Self| deeds.iter().any(|deeds| each.is_earned_by(deeds));
        Self::ALL.into_iter().filter(is_earned).collect()
    }
}
