//! What everybody may look at.

mod about;
mod boards;
mod bracket;
mod champion;
mod clauses;
mod door;
mod feed;
mod hall;
mod home;
mod home_screen;
mod log;
mod player;
mod register;
mod results;
mod round_choice;
mod rules;
mod screen;
mod screen_code;
mod season;
mod seating;
mod seats;
mod series;
mod sitemap;
mod standings;
pub mod static_files;
mod statistics;
mod statistics_of_all;
mod stream;
mod tournament;

use reeve_actions::Permission;

use reeve_http::route::{Listing, Route, get, post, to};
use reeve_http::server::monitoring;
use reeve_urls as urls;

/// The routes of this area.
pub fn routes() -> Vec<Route> {
    let mut lines = vec![
        get(urls::site::home, Permission::SeePublic, || to(home::show)).kept(&[]).listed(Listing::Always),
        get(urls::STATIC_FILES, Permission::SeePublic, || to(static_files::asset)).in_english(),
        get(urls::site::favicon, Permission::SeePublic, || to(static_files::favicon)).in_english(),
        get(urls::site::healthz, Permission::SeePublic, || to(monitoring::health)).in_english(),
        get(urls::site::security, Permission::SeePublic, || to(monitoring::security)).in_english(),
        get(urls::site::readyz, Permission::SeePublic, || to(monitoring::ready)).in_english(),
        get(urls::site::metrics, Permission::SeePublic, || to(monitoring::metrics_on_main_address)).in_english(),
        post(urls::site::theme, Permission::SeePublic, || to(static_files::theme)).before_second_factor(),
        post(urls::site::language, Permission::SeePublic, || to(static_files::choose_language)).before_second_factor(),
    ];
    lines.extend(about::routes());
    lines.extend(home_screen::routes());
    lines.extend(clauses::routes());
    lines.extend(feed::routes());
    lines.extend(tournament::routes());
    lines.extend(rules::routes());
    lines.extend(seats::routes());
    lines.extend(boards::routes());
    lines.extend(results::routes());
    lines.extend(seating::routes());
    lines.extend(hall::routes());
    lines.extend(screen::routes());
    lines.extend(screen_code::routes());
    lines.extend(stream::routes());
    lines.extend(register::routes());
    lines.extend(standings::routes());
    lines.extend(statistics::routes());
    lines.extend(statistics_of_all::routes());
    lines.extend(bracket::routes());
    lines.extend(champion::routes());
    lines.extend(player::routes());
    lines.extend(door::routes());
    lines.extend(log::routes());
    lines.extend(series::routes());
    lines.extend(season::routes());
    lines.extend(sitemap::routes());
    lines
}
