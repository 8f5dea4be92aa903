//! Refused choices: each refusal with its reason and its rule.

use crate::presentation;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::{dim, named};
use egui::{Response, RichText, Ui};
use kit::theme::{body, tokens};
use rules::board::Lifted;
use rules::{
    Action, Answer, Asked, CellSet, Choice, Illegal, Orientation, PlacementFault, PlacementRules,
    PlanetId, Purpose, Question, Ring, StepFault, Tile, TileOffer, Track,
};

/// Draws the choices that a pending effect refuses, and why.
pub(super) fn refused_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let seat = scene.seat.id();
    match &asked.question {
        Question::PlaceTile(offer) => {
            offer_ui(ui, scene, offer);
            discard_ui(ui, scene, asked);
        }
        Question::DiscardTile(_) => {
            let both = Lifted {
                event: true,
                planet: true,
            };
            let rules = scene.state().tile_rules(seat).lifting(both);
            for (_, tile) in scene.state().offered(seat) {
                nowhere_ui(ui, scene, tile, &rules);
            }
        }
        Question::Cell {
            cells,
            purpose: Purpose::Patch { .. },
        } => {
            let rules = scene.state().patch_rules(seat);
            let refused = rules.cells.without(*cells).into_iter();
            dim(ui, t!(ui, "practice-why-patch"));
            let faults = refused.filter_map(|cell| rules.check_patch(cell).err());
            faults_ui(ui, scene, faults);
        }
        Question::Advance(..) => advance_ui(ui, scene, asked),
        _ => {}
    }
}

/// Draws the reasons why a rover may not go onto the cells beside it.
pub(super) fn rovers_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    let seat = scene.seat.id();
    let state = scene.state();
    let board = &state.seat(seat).board;
    if board.rovers.is_empty() {
        return;
    }
    super::topic(ui, &t!(ui, "practice-why-rovers"));
    let refusal = board.rovers.into_iter().find_map(|from| {
        let to = state.rover_steps(seat, from).first()?;
        let choice = Choice::Drive { from, to };
        state.check(&Action { seat, choice }).err()
    });
    if let Some(reason) = refusal {
        illegal_ui(ui, scene, reason);
    }
    for from in board.rovers {
        for fault in StepFault::ALL {
            let cells = state.refused_steps(seat, from, fault).into_iter();
            if let Some(to) = describe::joined(cells.map(describe::cell)) {
                let what = t!(ui, "practice-why-drive", from = describe::cell(from), to);
                let reason = describe::step_fault(ui, fault, state, seat);
                let rule = describe::rule_of_step(fault);
                line_ui(ui, scene, &format!("{what}: {reason}"), rule);
            }
        }
    }
}

/// Draws the reason for a refusal with its rule.
pub(super) fn illegal_ui(ui: &mut Ui, scene: &mut Scene<'_>, reason: Illegal) {
    let text = in_words(ui, scene, reason);
    line_ui(ui, scene, &text, describe::rule_of(reason, planet(scene)));
}

/// The reason for a refusal in words for the seat in play.
fn in_words(ui: &Ui, scene: &Scene<'_>, reason: Illegal) -> String {
    describe::illegal_for(ui, reason, scene.state(), scene.seat.id())
}

/// Draws a refusal, followed by a link to its rule.
pub(super) fn line_ui(ui: &mut Ui, scene: &mut Scene<'_>, refusal: &str, rule: &'static str) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = tokens().text.small;
        ui.spacing_mut().item_spacing = egui::vec2(tokens().space.xs, 0.0);
        ui.horizontal_wrapped(|ui| {
            dim(ui, format!("✗ {refusal}"));
            scene.on_click(&rule_link(ui, rule), Signal::Rules(rule.into()));
        });
    });
    ui.add_space(tokens().space.xs);
}

/// Draws the number of a rule as a link that stays on one line.
fn rule_link(ui: &mut Ui, rule: &'static str) -> Response {
    let name = t!(ui, "practice-why-rules", chapter = rule);
    let shown = name.replace(' ', "\u{a0}");
    let response = ui.link(RichText::new(shown).font(body(tokens().text.small)));
    named(&response, name);
    response
}

fn planet(scene: &Scene<'_>) -> PlanetId {
    scene.seat.own().board.planet_id()
}

/// Draws why the held tile may not lie where it is, and why a tile of the depot is not on offer.
fn offer_ui(ui: &mut Ui, scene: &mut Scene<'_>, offer: &TileOffer) {
    if offer.lifted != Lifted::default() {
        line_ui(ui, scene, &t!(ui, "log-lifted"), "4.6");
    }
    if let Some(ghost) = scene.seat.ghost() {
        dim(ui, t!(ui, "practice-why-hand"));
        let faults = tile_faults(&offer.rules, ghost.tile, ghost.orientation);
        faults_ui(ui, scene, faults);
    } else {
        dim(ui, t!(ui, "practice-why-take"));
    }
    for (ring, tile) in scene.state().offered(scene.seat.id()) {
        if offer.tiles.iter().any(|(offered, _)| *offered == ring) {
            continue;
        }
        if offer.rules.has_anchor(tile) {
            line_ui(ui, scene, &t!(ui, "practice-why-committed"), "11.11");
        } else {
            nowhere_ui(ui, scene, tile, &offer.rules);
        }
    }
}

/// Draws why a tile fits nowhere, in none of its orientations.
fn nowhere_ui(ui: &mut Ui, scene: &mut Scene<'_>, tile: Tile, rules: &PlacementRules) {
    let text = t!(ui, "practice-why-nowhere", tile = describe::tile(ui, tile));
    dim(ui, text);
    let orientations = tile.shape().orientations();
    let faults = orientations.flat_map(|orientation| tile_faults(rules, tile, orientation));
    faults_ui(ui, scene, faults);
}

/// Draws why no tile may be discarded.
fn discard_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let refusal = |ring| check(scene, asked.pending, Answer::Discard(ring)).err();
    if let Some(reason) = Ring::ALL.into_iter().find_map(refusal) {
        let why = match reason {
            Illegal::MustPlace => t!(ui, "practice-why-must-place"),
            other => in_words(ui, scene, other),
        };
        let text = format!("{}: {why}", t!(ui, "practice-why-discard"));
        line_ui(ui, scene, &text, describe::rule_of(reason, planet(scene)));
    }
}

/// Draws which trackers may not advance: those that cannot move, and those that the effect does not apply to.
fn advance_ui(ui: &mut Ui, scene: &mut Scene<'_>, asked: &Asked) {
    let seat = scene.seat.own();
    let mut refused: Option<Illegal> = None;
    let mut names = Vec::new();
    for tracker in Track::ALL {
        let name = describe::tracker(ui, tracker);
        let Some(to) = seat.rules().destinations(seat, tracker).first().copied() else {
            let words = t!(ui, "practice-why-stuck", tracker = name);
            line_ui(ui, scene, &words, "5.5");
            continue;
        };
        if let Err(reason) = check(scene, asked.pending, Answer::Advance { tracker, to }) {
            refused = Some(reason);
            names.push(name);
        }
    }
    if let Some(reason) = refused {
        let rule = presentation::pending(&asked.what).rule;
        let rule = rule.unwrap_or(describe::rule_of(reason, planet(scene)));
        let words = t!(ui, "practice-why-others", trackers: kit::text::list(&names));
        line_ui(ui, scene, &words, rule);
    }
}

fn check(scene: &Scene<'_>, pending: u8, answer: Answer) -> Result<(), Illegal> {
    let seat = scene.seat.id();
    let choice = Choice::Resolve { pending, answer };
    scene.state().check(&Action { seat, choice }).map(drop)
}

/// The reasons why `tile` may not lie in this orientation: one for each illegal anchor at which it is within the grid.
fn tile_faults(
    rules: &PlacementRules,
    tile: Tile,
    orientation: Orientation,
) -> impl Iterator<Item = PlacementFault> + use<'_> {
    let footprint = tile.shape().footprint(orientation);
    let all = CellSet::GRID.into_iter();
    let within = all.filter(|anchor| footprint.at(*anchor).is_some());
    within.filter_map(move |anchor| rules.check(tile, orientation, anchor).err())
}

/// Draws how many placements each reason rules out.
fn faults_ui(ui: &mut Ui, scene: &mut Scene<'_>, faults: impl Iterator<Item = PlacementFault>) {
    let planet = planet(scene);
    for (fault, count) in tally(faults) {
        let reason = Illegal::Placement(fault);
        let places = t!(ui, "practice-why-places", count);
        let text = format!("{places}: {}", in_words(ui, scene, reason));
        line_ui(ui, scene, &text, describe::rule_of(reason, planet));
    }
}

/// Counts how often each reason occurs, the most basic first, without those that do not occur.
fn tally(
    faults: impl Iterator<Item = PlacementFault>,
) -> impl Iterator<Item = (PlacementFault, usize)> {
    let mut counts = [0; PlacementFault::ALL.len()];
    faults.for_each(|fault| counts[fault as usize] += 1);
    let all = PlacementFault::ALL.into_iter().zip(counts);
    all.filter(|(_, count)| *count > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Board;

    #[test]
    fn places_are_counted_by_their_reason() {
        let mut board = Board::new(PlanetId::STANDARD);
        let tile = Tile::all().next().expect("a tile");
        let (orientation, anchors) = PlacementRules::plain(&board, false)
            .all_anchors(tile)
            .next()
            .expect("an orientation");
        board.lay_tile(tile, orientation, anchors.first().expect("a place"));
        let rules = PlacementRules::plain(&board, false);
        let counts: Vec<(PlacementFault, usize)> =
            tally(tile_faults(&rules, tile, orientation)).collect();
        let reasons: Vec<PlacementFault> = counts.iter().map(|(fault, _)| *fault).collect();
        assert_eq!(
            reasons,
            [
                PlacementFault::Outside,
                PlacementFault::Overlaps,
                PlacementFault::NotAdjacent
            ]
        );
        let footprint = tile.shape().footprint(orientation);
        let places = usize::from(13 - footprint.width) * usize::from(13 - footprint.height);
        let refused: usize = counts.iter().map(|(_, count)| count).sum();
        assert_eq!(
            refused + rules.anchors(tile, orientation).into_iter().count(),
            places
        );
    }
}
