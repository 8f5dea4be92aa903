//! The achievements, earned and open.

use egui::{Popup, RichText, Ui};

use crate::screens::pictures::{columns, share};
use crate::widgets::{Button, card, chip, dim, full_width};
use crate::{phrases, t};
use kit::theme::{Icon, strong, tokens};
use play::{Achievement, Progress};

/// The diameter of the picture of an achievement.
const PICTURE: f32 = 48.0;

/// Draws all achievements.
pub(super) fn ui(ui: &mut Ui, progress: &Progress) {
    let all = Achievement::ALL;
    let earned = all.iter().filter(|each| progress.earned(**each).is_some());
    let (earned, count) = (earned.count(), all.len());
    let words = t!(ui, "achievements-count", earned, all = count);
    chip(ui, Some(Icon::Trophy), &words, tokens().color.accent);
    ui.add_space(tokens().space.s);
    let gap = tokens().space.s;
    let width = share(ui, 280.0, gap, f32::INFINITY);
    columns(ui, (width, gap), all.len(), |ui, index| {
        achievement_ui(ui, all[index], progress.earned(all[index]).is_some());
    });
}

fn achievement_ui(ui: &mut Ui, achievement: Achievement, earned: bool) {
    full_width(ui, card().inner_margin(tokens().space.s), |ui| {
        ui.horizontal_top(|ui| {
            picture_ui(ui, achievement, earned);
            ui.vertical(|ui| {
                let title = RichText::new(title(ui, achievement)).font(strong(tokens().text.body));
                ui.add(egui::Label::new(title).wrap());
                dim(ui, text(ui, achievement));
                if earned {
                    let words = t!(ui, "achievements-earned");
                    chip(ui, Some(Icon::Check), &words, tokens().color.good);
                }
            });
        });
    });
}

/// Draws the picture of an achievement: its sign on a gold disc once it is earned, on a dark one before.
fn picture_ui(ui: &mut Ui, achievement: Achievement, earned: bool) {
    let color = &tokens().color;
    let (ground, ink) = match earned {
        true => (color.accent, color.on_accent),
        false => (color.inset, color.text_dim),
    };
    let size = egui::Vec2::splat(PICTURE);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    ui.painter()
        .circle_filled(rect.center(), PICTURE / 2.0, ground);
    let inner = rect.shrink(PICTURE / 4.0);
    icon(achievement).paint(ui.painter(), inner, ink);
}

/// Draws achievements that have just been earned.
pub(in crate::screens) fn chips_ui(ui: &mut Ui, earned: &[Achievement]) {
    if earned.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        let mut rest = earned.iter();
        // The longest sign of an achievement fits, with the number of the others after it.
        while ui.available_width() >= 400.0
            && let Some(achievement) = rest.next()
        {
            let words = t!(ui, "achievements-new", title = title(ui, *achievement));
            let shown = chip(ui, Some(icon(*achievement)), &words, tokens().color.accent);
            shown.on_hover_text(text(ui, *achievement));
        }
        rest_ui(ui, rest.as_slice());
    });
    ui.add_space(tokens().space.s);
}

/// Draws a button that lists the achievements for which there was no room.
fn rest_ui(ui: &mut Ui, rest: &[Achievement]) {
    if rest.is_empty() {
        return;
    }
    let words = t!(ui, "achievements-more", count = rest.len());
    let button = ui.add(Button::new(words).icon(Icon::Star));
    Popup::menu(&button).show(|ui| {
        for achievement in rest {
            achievement_ui(ui, *achievement, true);
        }
    });
}

phrases! {
    fn title(achievement: Achievement) = ["achievements", achievement, "title"];
    fn text(achievement: Achievement) = ["achievements", achievement, "text"];
}

/// The sign of an achievement.
const fn icon(achievement: Achievement) -> Icon {
    match achievement {
        Achievement::FirstGame => Icon::Play,
        Achievement::TwoLifepods | Achievement::FourLifepods | Achievement::EveryLifepodLives => {
            Icon::Lifepod
        }
        Achievement::ThreeMeteorites | Achievement::SixMeteorites | Achievement::CleanPlanet => {
            Icon::Meteorite
        }
        Achievement::FiveLines | Achievement::TenLines | Achievement::FullPlanet => Icon::Tile,
        Achievement::ThreeCards | Achievement::HighestRank | Achievement::CardMedals => Icon::Cards,
        Achievement::TwoBoosts | Achievement::ThreeBoosts | Achievement::FourBoosts => Icon::Energy,
        Achievement::ThreePatches | Achievement::BiomassTop => Icon::Biomass,
        Achievement::FirstTech | Achievement::AllTechs | Achievement::TechTop => Icon::Tech,
        Achievement::CivTop => Icon::Civ,
        Achievement::WaterTop | Achievement::NothingWasted => Icon::Water,
        Achievement::RoverTop | Achievement::LongDrive => Icon::Rover,
        Achievement::AllHalfWay => Icon::Up,
        Achievement::FortyMedals | Achievement::SixtyMedals => Icon::Medal,
        Achievement::Win | Achievement::WinOfFour => Icon::Trophy,
        Achievement::WinWithEvents => Icon::Event,
        Achievement::EveryNeighbour => Icon::Objective,
        Achievement::EveryPrivate => Icon::Secret,
        Achievement::SpecialPlanet => Icon::Planet,
        Achievement::SpecialCorporation => Icon::Corporation,
        Achievement::BeatEasy
        | Achievement::BeatFamily
        | Achievement::BeatNormal
        | Achievement::BeatHard
        | Achievement::BeatExpert => Icon::Bot,
        Achievement::SoloTarget | Achievement::HighestGrade => Icon::Star,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, set_language};
    use egui_kittest::Harness;
    use kit::theme;

    #[test]
    fn achievements_stay_within_the_window() {
        for language in Language::ALL {
            for width in (600..2000).step_by(100) {
                let (width, mut right) = (width as f32, 0.0);
                let mut harness = Harness::builder()
                    .with_size(egui::vec2(width, 200.0))
                    .with_context_setup(move |ctx| {
                        theme::install(ctx);
                        set_language(ctx, language);
                    })
                    .build_ui(|ui| {
                        chips_ui(ui, &Achievement::ALL);
                        right = ui.min_rect().right();
                    });
                harness.run_steps(2);
                drop(harness);
                assert!(right <= width, "{right} of {width}");
            }
        }
    }
}
