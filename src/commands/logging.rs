//! What is logged.

use tracing_subscriber::filter::{LevelFilter, ParseError, Targets};

use reeve_http::config::ConfigFault;

/// What is logged of each part. Error: what is wrong with the filter.
pub(super) fn log_targets(filter: &str) -> Result<Targets, ConfigFault> {
    let unread = |_: ParseError| ConfigFault::LogFilter { filter: filter.to_owned() };
    let targets = filter.parse().map_err(unread)?;
    // A word alone is read as the name of a part, of which there would be nothing in the log.
    let is_level = |part: &str| part.contains('=') || part.trim().parse::<LevelFilter>().is_ok();
    match filter.split(',').find(|part| !is_level(part)) {
        Some(part) => Err(ConfigFault::LogLevel { part: part.to_owned() }),
        None => Ok(targets),
    }
}
