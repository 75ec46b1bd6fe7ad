//! How much memory the program takes while something is done: in a process of its own, since other tests take memory beside it.

/// What says to the process that it is alone with one test.
const ALONE: &str = "REEVE_TEST_ALONE";

/// How much memory the process has and had at most since the last call of [`forget_peak`], in bytes.
fn memory() -> Option<(u64, u64)> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.trim().split(' ').next()?.parse::<u64>().ok()
    };
    Some((kilobytes("VmRSS:")? * 1024, kilobytes("VmHWM:")? * 1024))
}

fn forget_peak() {
    // Where this can't be written the peak is that of the whole run; the test of the measure says so.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// How much memory was taken at most while something was done, in bytes; 0 where the system does not say.
pub async fn growth_during<T>(work: impl Future<Output = T>) -> (u64, T) {
    forget_peak();
    let before = memory().map_or(0, |(now, _)| now);
    let done = work.await;
    (memory().map_or(0, |(_, peak)| peak.saturating_sub(before)), done)
}

/// Runs a test of this program in a process of its own, unless this is that process already.
pub fn alone(test: &str) -> bool {
    if std::env::var_os(ALONE).is_some() {
        return true;
    }
    let mut command = std::process::Command::new(std::env::current_exe().expect("the tests"));
    // What is large is given back to the system at once, so that each answer is seen by itself.
    command.env(ALONE, "1").env("MALLOC_MMAP_THRESHOLD_", "131072").env("MALLOC_TRIM_THRESHOLD_", "131072");
    let ended = command.args(["--exact", test, "--nocapture"]).output().expect("the same tests");
    let said = [&ended.stdout[..], &ended.stderr].map(String::from_utf8_lossy).concat();
    assert!(ended.status.success() && said.contains("1 passed"), "{said}");
    false
}

/// Whether the system says how much memory a process has.
pub fn is_known() -> bool {
    memory().is_some()
}

/// How much memory the process has now, in bytes; 0 where the system does not say.
pub fn now() -> u64 {
    memory().map_or(0, |(now, _)| now)
}
