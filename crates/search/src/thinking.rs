//! Thinking in the background: work on its own thread, which wakes the client when it is done.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use crate::Limit;
use thiserror::Error;

/// The reason why thinking had no result.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ThinkingFault {
    /// The system could not start a thread.
    #[error("no thread could be started: {0}")]
    NoThread(String),
    /// The work ended in a panic.
    #[error("the thread that was thinking ended early")]
    Broken,
}

/// Wakes the client, from any thread, when there is a result to [take](Thinking::take).
#[derive(Clone)]
pub struct Wake(Arc<dyn Fn() + Send + Sync>);

impl Wake {
    /// Creates a wake that calls `wake`.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(wake))
    }

    fn up(&self) {
        (self.0)();
    }
}

/// Work in the background. Its result is [taken](Self::take) without blocking. Dropping it cancels the work, without
/// waiting for the thread either.
#[derive(Debug)]
pub struct Thinking<T> {
    limit: Limit,
    /// Where the result will come from, while the work goes on.
    going: Option<Receiver<T>>,
    /// The result, until it is taken.
    done: Option<Result<T, ThinkingFault>>,
}

impl<T: Send + 'static> Thinking<T> {
    /// Starts `work` on another thread, within `limit`, and calls `wake` when it is done or has failed.
    pub fn start(
        wake: &Wake,
        limit: Limit,
        work: impl FnOnce(&Limit) -> T + Send + 'static,
    ) -> Self {
        let (sender, answer) = channel();
        let (wake, of_thread) = (wake.clone(), limit.clone());
        let started = thread::Builder::new()
            .name("thinking".to_owned())
            .spawn(move || {
                let done = catch_unwind(AssertUnwindSafe(|| work(&of_thread)));
                // The receiver is gone if the work was cancelled.
                let heard = done.is_ok_and(|answer| sender.send(answer).is_ok());
                log::trace!("a thought has ended; heard: {heard}");
                drop(sender);
                wake.up();
            });
        let (going, done) = match started {
            Ok(_) => (Some(answer), None),
            Err(error) => (None, Some(Err(ThinkingFault::NoThread(error.to_string())))),
        };
        Self { limit, going, done }
    }

    /// Takes the result of the work, once, or `None` while the work goes on. Never blocks.
    pub fn take(&mut self) -> Option<Result<T, ThinkingFault>> {
        match self.going.as_ref().map(Receiver::try_recv) {
            None | Some(Err(TryRecvError::Empty)) => {}
            Some(answer) => {
                self.done = Some(answer.map_err(|_| ThinkingFault::Broken));
                self.going = None;
            }
        }
        self.done.take()
    }
}

impl<T> Drop for Thinking<T> {
    fn drop(&mut self) {
        self.limit.call_off();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// Waits for the result.
    fn wait<T: Send + 'static>(thinking: &mut Thinking<T>) -> Result<T, ThinkingFault> {
        loop {
            if let Some(result) = thinking.take() {
                return result;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn what_comes_of_it_is_taken_once_and_wakes() {
        let (sender, woken) = channel();
        let wake = Wake::new(move || sender.send(()).expect("the test listens"));
        let mut thinking = Thinking::start(&wake, Limit::none(), |_| 42);
        assert_eq!(wait(&mut thinking), Ok(42));
        assert_eq!(thinking.take(), None);
        assert!(thinking.going.is_none());
        woken.recv().expect("somebody is woken");
    }

    #[test]
    fn asking_never_waits() {
        let (release, held) = channel::<()>();
        let mut thinking = Thinking::start(&Wake::new(|| {}), Limit::none(), move |_| {
            held.recv().is_ok()
        });
        assert_eq!((thinking.take(), thinking.going.is_some()), (None, true));
        release.send(()).expect("the thread waits");
        assert_eq!(wait(&mut thinking), Ok(true));
    }

    #[test]
    fn a_panic_is_a_fault_and_wakes_too() {
        let (sender, woken) = channel();
        let wake = Wake::new(move || sender.send(()).expect("the test listens"));
        let mut thinking = Thinking::<u8>::start(&wake, Limit::none(), |_| panic!("on purpose"));
        assert_eq!(wait(&mut thinking), Err(ThinkingFault::Broken));
        woken.recv().expect("somebody is woken");
    }

    #[test]
    fn dropping_it_calls_it_off_and_does_not_wait_for_its_end() {
        let (release, held) = channel::<()>();
        let (sender, ended) = channel();
        let thinking = Thinking::start(&Wake::new(|| {}), Limit::none(), move |limit| {
            held.recv().expect("the test releases it");
            sender
                .send(limit.is_called_off())
                .expect("the test listens");
        });
        drop(thinking);
        release.send(()).expect("the work is still held");
        assert_eq!(ended.recv(), Ok(true));
    }
}
