//! When to read, and waiting for it.

use std::io;
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

/// Waits for a time. Returns false where nobody reads standard output any more,
/// which writing would only say once something moves.
pub(super) fn sleep(until: Instant) -> bool {
    let stdout = io::stdout();
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return true;
        }
        let mut polled = [PollFd::new(&stdout, PollFlags::empty())];
        let Ok(timeout) = Timespec::try_from(left) else {
            return true;
        };
        match poll(&mut polled, Some(&timeout)) {
            Ok(0) | Err(Errno::INTR) => {}
            Ok(_) if polled[0].revents().contains(PollFlags::ERR) => return false,
            // What cannot be asked is waited for.
            _ => thread::sleep(left),
        }
    }
}

/// When to read.
#[derive(Debug)]
pub(super) struct Clock {
    next: Instant,
    interval: Duration,
}

impl Clock {
    pub(super) fn new(interval: Duration) -> Self {
        Self { next: Instant::now() + interval, interval }
    }

    /// The next time.
    pub(super) fn next(&self) -> Instant {
        self.next
    }

    /// Goes on to the next time. Times that were missed are left out.
    pub(super) fn tick(&mut self) {
        self.next += self.interval;
        let now = Instant::now();
        if self.next < now {
            self.next = now + self.interval;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_that_were_missed_are_left_out() {
        let mut clock = Clock::new(Duration::from_millis(1));
        thread::sleep(Duration::from_millis(20));
        let before = Instant::now();
        clock.tick();
        // What is left of 20 intervals is one.
        assert!(clock.next() + Duration::from_millis(1) >= before);
    }
}
