//! What stands around the pages inside a series.

use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;
use reeve_words::{isolated, titles};

/// A page inside a series, below its first one.
pub(super) fn below(request: &RequestContext, title: &str) -> Result<Layout, Error> {
    let series = request.series()?;
    let home = urls::run_series(&series.slug).home();
    let layout = request
        .layout(title)
        .within(&series.name, &series.time_zone)
        .crumb(titles::MY_TOURNAMENTS, urls::tournaments());
    Ok(layout.crumb(isolated(&series.name), home))
}
