//! How much of the long tests runs: a share that fits in every run, or all of it with `CHANCERY_TEST_LONG=1`.

/// Returns what every run tries, or in the long form everything.
pub fn either<T>(always: T, long: T) -> T {
    match std::env::var("CHANCERY_TEST_LONG").as_deref() {
        Err(_) | Ok("" | "0") => always,
        Ok(_) => long,
    }
}
