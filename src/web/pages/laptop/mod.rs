//! The pages for the person at the laptop that serves a hall, who has come by a key that opens once: nobody else finds anything there,
//! whoever is signed in and wherever they ask from. And the page that their QR code leads phones to.

mod addresses;
mod hints;
mod page;
mod reached;

use reeve_actions::Permission;

use reeve_http::route::{Route, get, post, to};
use reeve_urls as urls;

/// The routes of these pages.
pub fn routes() -> Vec<Route> {
    let all = vec![
        get(urls::site::laptop, Permission::SeePublic, || to(page::show)),
        get(urls::site::laptop_state, Permission::SeePublic, || to(page::state)),
        post(urls::site::laptop_demo, Permission::SeePublic, || to(page::begin_demo)),
        post(urls::site::end_laptop_demo, Permission::SeePublic, || to(page::end_demo)),
        post(urls::site::end_at_laptop, Permission::SeePublic, || to(page::end)),
        post(urls::site::laptop_awake, Permission::SeePublic, || to(page::keep_awake)),
        get(urls::site::reached, Permission::SeePublic, || to(reached::show)),
    ];
    all.into_iter().map(Route::in_english).collect()
}
