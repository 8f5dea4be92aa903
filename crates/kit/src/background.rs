//! Work on a thread of its own, for whose result a screen waits.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use egui::Context;
use search::thinking::Wake;

/// Lets the window draw a frame when a bot has finished thinking.
pub fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Wake::new(move || ctx.request_repaint())
}

/// Does `work` on a thread of this name; once it is done, the window draws a frame. Returns where the result arrives, unless
/// there is no thread for it.
pub fn in_background<T: Send + 'static>(
    ctx: &Context,
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<Receiver<T>> {
    let (sender, receiver) = channel();
    let ctx = ctx.clone();
    let work = move || {
        // There is no receiver any more if the player has left the screen.
        if sender.send(work()).is_ok() {
            ctx.request_repaint();
        }
    };
    let started = thread::Builder::new().name(name.to_owned()).spawn(work);
    let started = started.inspect_err(|error| log::warn!("no thread for {name}: {error}"));
    started.ok().map(|_| receiver)
}

/// Takes the result of such work, once it is there. Work that ended without a result is forgotten.
pub fn arrived<T>(coming: &mut Option<Receiver<T>>) -> Option<T> {
    let result = coming.as_ref()?.try_recv();
    if result.as_ref().err() != Some(&TryRecvError::Empty) {
        *coming = None;
    }
    result.ok()
}

/// What is put together on a thread of its own once a screen asks for it.
#[derive(Debug, Default)]
pub struct Collected<T> {
    begun: bool,
    coming: Option<Receiver<T>>,
    there: Option<T>,
}

impl<T: Send + 'static> Collected<T> {
    /// What `collect` returns, once it is there: it begins on a thread of this name when somebody first asks. Without a
    /// thread for it, it is done at once.
    pub fn get(
        &mut self,
        ctx: &Context,
        name: &str,
        collect: impl FnOnce() -> T + Clone + Send + 'static,
    ) -> Option<&T> {
        if self.there.is_none() {
            self.there = arrived(&mut self.coming);
        }
        if !std::mem::replace(&mut self.begun, true) {
            self.coming = in_background(ctx, name, collect.clone());
            if self.coming.is_none() {
                self.there = Some(collect());
            }
        }
        self.there.as_ref()
    }
}
