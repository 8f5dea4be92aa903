//! The families of event kinds, as patterns. Each kind is in one family. A match on one family names the others, so a
//! new kind without a text does not compile.

/// The course of the game: rounds, turns, the station, the end.
macro_rules! course {
    () => {
        EventKind::RoundStarted { .. }
            | EventKind::Rotated(_)
            | EventKind::TopRevealed { .. }
            | EventKind::EventCardRevealed(_)
            | EventKind::CardsAdded
            | EventKind::CardsRemoved
            | EventKind::TurnEnded
            | EventKind::LastRound(_)
            | EventKind::CommanderPassed(_)
            | EventKind::GameEnded
    };
}

/// Tiles and patches.
macro_rules! tile {
    () => {
        EventKind::TilePlaced { .. }
            | EventKind::Fetched { .. }
            | EventKind::Arranged(_)
            | EventKind::TileDiscarded(_)
            | EventKind::LineCleared(_)
            | EventKind::PatchPlaced { .. }
            | EventKind::PatchStored
            | EventKind::TileChosen { .. }
            | EventKind::ResourceIgnored(_)
            | EventKind::ResourceIdle(_)
            | EventKind::StackRemoved { .. }
            | EventKind::Declined(_)
            | EventKind::Lost(_)
    };
}

/// Pieces that arrive, move or leave.
macro_rules! piece {
    () => {
        EventKind::MeteoriteLanded(_)
            | EventKind::MeteoriteRepelled(_)
            | EventKind::LifepodDestroyed(_)
            | EventKind::RoverDestroyed(_)
            | EventKind::MeteoriteDestroyed(_)
            | EventKind::MeteoriteLoaded(_)
            | EventKind::LifepodBerthed { .. }
            | EventKind::TokenMoved(_)
            | EventKind::RoverPlaced(_)
            | EventKind::RoverMoved { .. }
            | EventKind::LifepodCollected(_)
            | EventKind::MeteoriteCollected(_)
    };
}

/// Gains and losses of a player.
macro_rules! gain {
    () => {
        EventKind::Advanced { .. }
            | EventKind::Regressed { .. }
            | EventKind::RoverGained
            | EventKind::CollectedLifepodDestroyed(_)
            | EventKind::CollectedMeteoriteDestroyed
            | EventKind::MovementGained { .. }
            | EventKind::Gained(_)
    };
}

/// Cards, milestones and techs.
macro_rules! card {
    () => {
        EventKind::TechUsed { .. }
            | EventKind::EventCardForeseen(_)
            | EventKind::MilestoneBarred(_)
            | EventKind::MilestoneReached { .. }
            | EventKind::TechUnlocked { .. }
            | EventKind::CardsSeen { .. }
            | EventKind::CardTaken { .. }
            | EventKind::CardHeld(_)
    };
}

/// Objectives that are drawn, kept or destroyed.
macro_rules! objective {
    () => {
        EventKind::ObjectivesDrawn(_)
            | EventKind::ObjectiveKept(_)
            | EventKind::ObjectiveDestroyed(_)
    };
}

/// Events that another event repeats.
macro_rules! silent {
    () => {
        EventKind::TileTaken { .. }
    };
}

pub(super) use {card, course, gain, objective, piece, silent, tile};
