//! What things at the table are, for those who look at them or listen.

use super::heard::is_heard;
use super::help_by_rule;
use egui::{Response, Role, Ui, WidgetInfo};

/// The name of something, what it is, and the rule about it. It is put into words only when somebody looks or listens.
#[derive(Clone, Copy)]
pub struct About<'a> {
    /// Its name.
    pub name: &'a dyn Fn(&Ui) -> String,
    /// What it is, in a sentence.
    pub help: &'a dyn Fn(&Ui) -> String,
    /// The place in the rule book.
    pub rule: &'static str,
}

impl About<'_> {
    /// Tells who looks at something or listens to it what it is.
    pub fn tell(self, ui: &Ui, response: Response) -> Response {
        let info = |name: &str| WidgetInfo::labeled(Role::Image, true, name);
        self.tell_as(ui, response, true, info)
    }

    /// [`tell`](Self::tell) of something that can be clicked and may be selected, perhaps without a tooltip.
    pub fn tell_button(
        self,
        ui: &Ui,
        response: Response,
        is_selected: bool,
        explains: bool,
    ) -> Response {
        let info = |name: &str| match is_selected {
            true => WidgetInfo::selected(Role::Button, true, true, name),
            false => WidgetInfo::labeled(Role::Button, true, name),
        };
        self.tell_as(ui, response, explains, info)
    }

    fn tell_as(
        self,
        ui: &Ui,
        response: Response,
        explains: bool,
        info: impl Fn(&str) -> WidgetInfo,
    ) -> Response {
        let is_used = response.hovered() || response.clicked() || response.has_focus();
        if !is_used && !is_heard(&response) {
            return response;
        }
        let name = (self.name)(ui);
        response.widget_info(|| info(&name));
        match explains {
            true => help_by_rule(response, &name, || (self.help)(ui), self.rule),
            false => response,
        }
    }
}
