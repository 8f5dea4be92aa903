//! Alerts in words: their headlines, what they do, and why something is not allowed while one is in force.

use super::names::{area, terrain};
use crate::app::text::Speaks;
use crate::game::card::AlertEffect;
use crate::game::{Alert, AlertColour, Track, TrackSet};
use crate::t;

/// The headline of an alert.
pub fn alert_title(speaker: &impl Speaks, alert: Alert) -> String {
    t!(speaker, &format!("alerts-title-{}", u8::from(alert)))
}

/// The colour of an alert, as “Red alert”.
pub fn alert_kind(speaker: &impl Speaks, colour: AlertColour) -> String {
    t!(speaker, "alerts-kind", colour = colour.name())
}

/// The colour and the number of an alert, as “Red alert 5”.
pub fn alert_number(speaker: &impl Speaks, alert: Alert) -> String {
    t!(
        speaker,
        "alerts-numbered",
        kind = alert_kind(speaker, alert.colour()),
        number = alert.number()
    )
}

/// An alert as part of a sentence, without an article: “red alert “The ice is singing””.
pub fn alert_called(speaker: &impl Speaks, alert: Alert) -> String {
    t!(
        speaker,
        "alerts-called",
        colour = alert.colour().name(),
        title = alert_title(speaker, alert)
    )
}

/// What an alert does, in one or two sentences.
pub fn alert_text(speaker: &impl Speaks, alert: Alert) -> String {
    match alert.effect() {
        AlertEffect::AdvanceBare(among, times) => {
            t!(
                speaker,
                "alerts-effect-advance-bare",
                times = times,
                tracks = either(speaker, among)
            )
        }
        AlertEffect::Advance(among) => t!(
            speaker,
            "alerts-effect-advance",
            tracks = either(speaker, among)
        ),
        AlertEffect::Regress(among, times) if among.iter().count() == Track::ALL.len() => {
            t!(speaker, "alerts-effect-regress-any", times = times)
        }
        AlertEffect::Regress(among, times) => {
            t!(
                speaker,
                "alerts-effect-regress",
                times = times,
                tracks = either(speaker, among)
            )
        }
        AlertEffect::BarTerrain(barred) => t!(
            speaker,
            "alerts-effect-bar-terrain",
            area = area(speaker, barred)
        ),
        plain => t!(speaker, plain_text(plain)),
    }
}

/// The text of an effect that is the same for every alert which has it.
const fn plain_text(effect: AlertEffect) -> &'static str {
    match effect {
        AlertEffect::ExtraRover => "alerts-effect-extra-rover",
        AlertEffect::AddCards => "alerts-effect-add-cards",
        AlertEffect::DrawObjective => "alerts-effect-draw-objective",
        AlertEffect::AdvanceBare(..) => "alerts-effect-advance-bare",
        AlertEffect::Advance(_) => "alerts-effect-advance",
        AlertEffect::TurnStation => "alerts-effect-turn",
        AlertEffect::Patch => "alerts-effect-patch",
        AlertEffect::Boost => "alerts-effect-boost",
        AlertEffect::CollectLifepod => "alerts-effect-collect-lifepod",
        AlertEffect::CollectMeteorite => "alerts-effect-collect-meteorite",
        AlertEffect::Regress(..) => "alerts-effect-regress",
        AlertEffect::Meteorite => "alerts-effect-meteorite",
        AlertEffect::BarTerrain(_) => "alerts-effect-bar-terrain",
        AlertEffect::BarEdge => "alerts-effect-bar-edge",
        AlertEffect::BarIce => "alerts-effect-bar-ice",
        AlertEffect::BarOwnTerrain => "alerts-effect-bar-own",
        AlertEffect::OneResource { discarded: false } => "alerts-effect-one-resource",
        AlertEffect::OneResource { discarded: true } => "alerts-effect-one-resource-any",
        AlertEffect::BarMilestones => "alerts-effect-bar-milestones",
        AlertEffect::BarBoosts => "alerts-effect-bar-boosts",
        AlertEffect::DestroyObjective => "alerts-effect-destroy-objective",
        AlertEffect::DestroyRover => "alerts-effect-destroy-rover",
        AlertEffect::RemoveCards => "alerts-effect-remove-cards",
        AlertEffect::DestroyLifepod => "alerts-effect-destroy-lifepod",
        AlertEffect::DestroyCollectedLifepod => "alerts-effect-destroy-collected-lifepod",
        AlertEffect::DestroyCollectedMeteorite => "alerts-effect-destroy-collected-meteorite",
        AlertEffect::RemoveShape => "alerts-effect-remove-shape",
        AlertEffect::BoostOrForesee => "alerts-effect-boost-or-foresee",
    }
}

/// Why an alert keeps something from happening this round, as a sentence that names it (rules §9.2).
pub fn alert_bars(speaker: &impl Speaks, alert: Alert) -> String {
    let called = alert_called(speaker, alert);
    match alert.effect() {
        AlertEffect::BarEdge => t!(speaker, "alerts-bars-edge", alert = called),
        AlertEffect::BarIce => t!(speaker, "alerts-bars-ice", alert = called),
        AlertEffect::BarOwnTerrain => t!(speaker, "alerts-bars-own", alert = called),
        AlertEffect::BarTerrain(barred) => {
            t!(
                speaker,
                "alerts-bars-terrain",
                alert = called,
                area = area(speaker, barred)
            )
        }
        AlertEffect::BarMilestones => t!(
            speaker,
            "alerts-bars-milestones",
            title = alert_title(speaker, alert)
        ),
        AlertEffect::BarBoosts => t!(
            speaker,
            "alerts-bars-boosts",
            title = alert_title(speaker, alert)
        ),
        _ => t!(speaker, "alerts-bars-other", alert = called),
    }
}

/// The trackers to choose from, as “rover or civ”.
fn either(speaker: &impl Speaks, among: TrackSet) -> String {
    let names: Vec<String> = among
        .iter()
        .map(|track| terrain(speaker, track.terrain()))
        .collect();
    match names.as_slice() {
        [rest @ .., last] if !rest.is_empty() => {
            t!(
                speaker,
                "alerts-or",
                first = rest.join(", "),
                second = last.clone()
            )
        }
        names => names.concat(),
    }
}
