//! Paying by hand: Crystals, Resources, Colonists and Private Goals are put on the price one by one (on-mars §16.6).

use crate::art;
use crate::desk::Desk;
use crate::names;
use crate::palette;
use crate::scene::Scene;
use crate::spots::{Pick, Spot};
use crate::t;
use egui::{Rect, Stroke, Ui, vec2};
use kit::widgets::About;
use on_mars::{Choice, Goods, Payment, Price, Step};

/// What something pays.
fn unit(pick: Pick) -> Option<Payment> {
    let mut paid = Payment::default();
    match pick {
        Pick::Good(good) => paid.goods = Goods::of(good, 1),
        Pick::Colonist => paid.colonists = 1,
        Pick::Goal(goal) => paid.goals = [goal].into_iter().collect(),
        _ => return None,
    }
    Some(paid)
}

fn plus(one: Payment, other: Payment) -> Payment {
    Payment {
        goods: one.goods.plus(other.goods),
        colonists: one.colonists + other.colonists,
        goals: one.goals.or(other.goals),
    }
}

fn covers(all: Payment, part: Payment) -> bool {
    all.goods.covers(part.goods)
        && all.colonists >= part.colonists
        && part.goals.without(all.goals).is_empty()
}

/// The ways to pay of which a part is on the price, and one more thing, which is not there yet.
fn ways(legal: &[Choice], part: Payment, more: Payment) -> Vec<Choice> {
    let all = plus(part, more);
    let is_new = part.goals.and(more.goals).is_empty();
    let goes_on = |choice: &&Choice| matches!(choice, Choice::Pay(paid) if covers(*paid, all));
    let ways = legal.iter().filter(|_| is_new).filter(goes_on);
    ways.copied().collect()
}

impl Desk {
    /// Whether something can be put on the price that is asked for.
    pub(crate) fn may_pay(&self, scene: &Scene<'_>, pick: Pick) -> bool {
        let more = unit(pick).filter(|_| pays(scene).is_some());
        more.is_some_and(|more| !ways(&scene.legal, self.paid, more).is_empty())
    }

    /// Whether a choice is no way to pay, or one that goes on from what is on the price.
    pub(crate) fn is_still_a_way(&self, choice: Choice) -> bool {
        match choice {
            Choice::Pay(paid) => covers(paid, self.paid),
            _ => true,
        }
    }

    /// Puts something on the price. Once there is only one way left to pay, that is chosen.
    pub(crate) fn pay(&mut self, scene: &Scene<'_>, pick: Pick) -> Option<Choice> {
        let more = unit(pick)?;
        match ways(&scene.legal, self.paid, more)[..] {
            [] => None,
            [only] => Some(only),
            _ => {
                self.paid = plus(self.paid, more);
                None
            }
        }
    }
}

/// The price that is asked for.
fn pays(scene: &Scene<'_>) -> Option<Price> {
    match scene.step()? {
        Step::Pay(price, _) => Some(price),
        _ => None,
    }
}

/// Draws the price that is asked for at the lower edge of the map, and what lies on it.
pub(crate) fn price_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let Some(price) = pays(scene) else {
        return;
    };
    let (state, room) = (scene.state(), scene.layout.map);
    let scale = scene.layout.scale;
    let marks = art::price(price);
    let paid = desk.paid;
    let mut put = art::goods(paid.goods);
    if paid.colonists > 0 {
        put.push(art::mark(art::COLONIST, paid.colonists));
    }
    if !paid.goals.is_empty() {
        put.push(art::mark(art::GOAL, paid.goals.len() as u8));
    }
    let size = vec2(if put.is_empty() { 130.0 } else { 240.0 }, 46.0) * scale;
    let place = room.center_bottom() - vec2(0.0, 0.5 * size.y + 6.0);
    let rect = Rect::from_center_size(place, size);
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 8, palette::INK);
    canvas.border(rect, 8, Stroke::new(1.5, palette::LAMP));
    let (due, there) = match put.is_empty() {
        true => (rect, rect),
        false => rect.split_left_right_at_fraction(0.5),
    };
    let edge = 0.62 * size.y;
    art::row(canvas, due.center(), (edge, due.width() - 12.0), &marks);
    art::row(canvas, there.center(), (edge, there.width() - 12.0), &put);
    let about = About {
        name: &|ui| {
            let due = names::capital(names::price(ui, price));
            match put.is_empty() {
                true => t!(ui, "board-price", due),
                false => t!(ui, "board-price-part", due, paid: names::payment(state, paid)),
            }
        },
        help: &|ui| t!(ui, "board-price-help"),
        rule: "3.6",
    };
    let spot = Spot::Price;
    scene.light_if_meant(desk, spot, rect, 8);
    scene.spot_ui(ui, desk, (spot, rect), about);
}
