//! A double click on a button of the bar goes to one question, never to the one that takes its place.

use crate::screens::table::scene::Scene;
use egui::{Id, PointerButton, Ui};
use rules::Question;

/// What was asked at a click: whether the station was to be turned, and the questions.
type AtClick = (bool, Vec<Question>);

/// Draws buttons that answer questions. The second click of a double click does nothing if the first one has brought
/// other buttons under the pointer.
pub(super) fn for_one_question(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    draw: impl FnOnce(&mut Ui, &mut Scene<'_>),
) {
    let before = scene.signals.len();
    draw(ui, scene);
    let (clicks, again) = ui.input(|input| {
        let pointer = &input.pointer;
        let again = pointer.button_double_clicked(PointerButton::Primary)
            || pointer.button_triple_clicked(PointerButton::Primary);
        (pointer.primary_clicked(), again)
    });
    if !clicks {
        return;
    }
    let id = Id::unique("asked at the last click").with(scene.seat.id().0);
    let asked = scene.seat.asked().iter();
    let questions = asked.map(|asked| asked.question.clone()).collect();
    let now: AtClick = (scene.seat.is_rotating(), questions);
    let last = ui.data(|data| data.get_temp::<AtClick>(id));
    if again && last.is_some_and(|last| last != now) {
        scene.signals.truncate(before);
    }
    ui.data_mut(|data| data.insert_temp(id, now));
}
