//! What stands around the pages inside a series.

use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::ui::layout::Layout;
use crate::web::ui::urls;
use crate::web::ui::words::titles;

/// A page inside a series, below its first one.
pub(super) fn below(request: &RequestContext, title: &str) -> Result<Layout, Error> {
    let series = request.series()?;
    let home = urls::run_series(&series.slug).home();
    let layout = request
        .layout(title)
        .within(&series.name, &series.time_zone)
        .crumb(titles::MY_TOURNAMENTS, urls::tournaments());
    Ok(layout.crumb(series.name.clone(), home))
}
