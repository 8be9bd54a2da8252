//! Ctrl-C while something long is computed: what is known by then is still wanted.

use std::sync::atomic::{AtomicBool, Ordering};

/// Whether Ctrl-C is only noted.
pub(super) static IS_NOTING: AtomicBool = AtomicBool::new(false);
static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Does some work that can ask whether Ctrl-C was pressed. Pressed again, it ends the program.
pub fn noting_interrupt<T>(work: impl FnOnce(&dyn Fn() -> bool) -> T) -> T {
    IS_INTERRUPTED.store(false, Ordering::SeqCst);
    IS_NOTING.store(true, Ordering::SeqCst);
    note();
    let done = work(&|| IS_INTERRUPTED.load(Ordering::SeqCst));
    IS_NOTING.store(false, Ordering::SeqCst);
    done
}

/// Notes Ctrl-C from here on. Afterward it ends the program again, unless another one shows the
/// page. Without this thread it ends the program at once.
#[cfg(unix)]
fn note() {
    use signal_hook::consts::SIGINT;
    static IS_BEGUN: AtomicBool = AtomicBool::new(false);
    if IS_BEGUN.swap(true, Ordering::SeqCst) {
        return;
    }
    let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGINT]) else {
        return;
    };
    std::thread::spawn(move || {
        for _ in signals.forever() {
            let is_noted =
                IS_NOTING.load(Ordering::SeqCst) && !IS_INTERRUPTED.swap(true, Ordering::SeqCst);
            if !is_noted && !super::screen::IS_PAGING.load(Ordering::SeqCst) {
                super::screen::close();
                std::process::exit(super::INTERRUPTED.into());
            }
        }
    });
}

#[cfg(not(unix))]
fn note() {}
