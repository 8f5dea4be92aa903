//! What assistive technology is told of a widget.

use egui::accesskit::Live;
use egui::{Response, Role};

/// Lets assistive technology say a text as soon as it appears or changes.
pub fn read_aloud(text: &Response) {
    text.ctx
        .accesskit_node_builder(text.id, |node| node.set_live(Live::Polite));
}

/// Gives a widget the name by which assistive technology, and tests, find it.
pub fn named(widget: &Response, name: impl Into<String>) {
    widget
        .ctx
        .accesskit_node_builder(widget.id, |node| node.set_label(name));
}

/// Tells assistive technology that a text is a heading.
pub fn as_heading(text: &Response) {
    text.ctx
        .accesskit_node_builder(text.id, |node| node.set_role(Role::Heading));
}

/// Gives a widget a description, which is put into words only where somebody hears it.
pub fn described(widget: &Response, words: impl FnOnce() -> String) {
    if is_heard(widget) {
        // Words must not be made while the context is locked for the node.
        let words = words();
        widget
            .ctx
            .accesskit_node_builder(widget.id, |node| node.set_description(words));
    }
}

/// Whether assistive technology listens, which then gets a node for the widget.
pub(super) fn is_heard(widget: &Response) -> bool {
    let node = widget.ctx.accesskit_node_builder(widget.id, |_| ());
    node.is_some()
}
