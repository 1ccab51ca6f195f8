//! The watchdog's judgement: only a minute of pending work without any attempt is too much.

use chancery::watchdog::{Sample, Stuck, Watch, Work};

const LOOKS_IN_A_MINUTE: usize = 12;

/// Makes the watchdog check `times` times. `at` returns the state of the work at each check.
fn look(work: Work, times: usize, mut at: impl FnMut(usize) -> Sample) -> Result<Watch, (usize, Stuck)> {
    let mut watch = Watch::default();
    for nth in 0..times {
        let looks = [Work::Write, Work::Settle, Work::Send].map(|each| {
            let idle = Sample { tried: 0, waits: false };
            (each, if each == work { at(nth) } else { idle })
        });
        watch.look(looks).map_err(|stuck| (nth, stuck))?;
    }
    Ok(watch)
}

#[test]
fn stuck_work_ends_the_process_after_a_minute() {
    for work in [Work::Write, Work::Settle, Work::Send] {
        let stuck = look(work, 1000, |nth| Sample { tried: (nth as u64).min(5), waits: true });
        assert_eq!(stuck.unwrap_err(), (5 + LOOKS_IN_A_MINUTE + 1, Stuck(work)));
    }
}

#[test]
fn errors_and_idleness_never_end_the_process() {
    for work in [Work::Write, Work::Settle, Work::Send] {
        // Repeated failures are acceptable, because one attempt a minute is enough.
        let failing = look(work, 10_000, |nth| Sample { tried: (nth / LOOKS_IN_A_MINUTE) as u64, waits: true });
        assert!(failing.is_ok(), "{:?}", failing.unwrap_err());
        let idle = look(work, 10_000, |_| Sample { tried: 3, waits: false });
        let ages = idle.expect("idle").ages();
        assert!(ages.contains(&(9_999 * 5)), "{ages:?}");
        // Work that is only pending now and then was completed in between.
        let now_and_then = look(work, 10_000, |nth| Sample { tried: 3, waits: nth % LOOKS_IN_A_MINUTE != 0 });
        assert!(now_and_then.is_ok());
    }
}
