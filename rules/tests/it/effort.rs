//! How much of the random tests runs: a share that fits in every run, or all of it with `CHANCERY_TEST_LONG=1`.

/// Returns how many of `all` random games this run plays.
pub fn share(all: u32) -> u32 {
    match std::env::var("CHANCERY_TEST_LONG").as_deref() {
        Err(_) | Ok("" | "0") => all.div_ceil(3),
        Ok(_) => all,
    }
}
