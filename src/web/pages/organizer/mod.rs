//! Pages for the staff of a tournament, one file a room.

mod bracket;
mod confidential;
pub mod duty;
mod hall;
pub mod media;
pub mod people;
pub mod rounds;
pub mod seating;
pub mod sheets;
mod standings;
pub mod tournament;
pub mod transfer;

use crate::web::http::route::Route;

/// The routes of this area.
pub fn routes() -> Vec<Route> {
    let mut lines = Vec::new();
    lines.extend(tournament::new::routes());
    lines.extend(tournament::list::routes());
    lines.extend(tournament::next_step::routes());
    lines.extend(tournament::details::routes());
    lines.extend(tournament::face::routes());
    lines.extend(tournament::programme::routes());
    lines.extend(tournament::prize_bands::routes());
    lines.extend(tournament::game_sets::routes());
    lines.extend(tournament::guest_list::routes());
    lines.extend(tournament::copy::routes());
    lines.extend(tournament::staff::routes());
    lines.extend(tournament::invitations::routes());
    lines.extend(tournament::staff_code::routes());
    lines.extend(confidential::routes());
    lines.extend(seating::schedule::routes());
    lines.extend(seating::making::routes());
    lines.extend(seating::repair::routes());
    lines.extend(tournament::hide::routes());
    lines.extend(transfer::export::routes());
    lines.extend(transfer::certificates::routes());
    lines.extend(transfer::workbook_file::routes());
    lines.extend(transfer::report::routes());
    lines.extend(transfer::prizes::routes());
    lines.extend(tournament::poster::routes());
    lines.extend(rounds::list::routes());
    lines.extend(rounds::board::routes());
    lines.extend(rounds::print::routes());
    lines.extend(sheets::results_file::routes());
    lines.extend(sheets::sheet::routes());
    lines.extend(sheets::from_paper::routes());
    lines.extend(sheets::correction::routes());
    lines.extend(sheets::decide::routes());
    lines.extend(sheets::tablet::routes());
    lines.extend(duty::round_timer::routes());
    lines.extend(duty::table_timer::routes());
    lines.extend(duty::list::routes());
    lines.extend(duty::briefing::routes());
    lines.extend(duty::ties::routes());
    lines.extend(hall::announcements::routes());
    lines.extend(hall::screens::routes());
    lines.extend(hall::screen::routes());
    lines.extend(sheets::choice::routes());
    lines.extend(sheets::notes::routes());
    lines.extend(sheets::equipment::routes());
    lines.extend(media::pictures::routes());
    lines.extend(media::filming::routes());
    lines.extend(media::photos::routes());
    lines.extend(people::players::routes());
    lines.extend(people::chosen::routes());
    lines.extend(people::doubles::routes());
    lines.extend(people::mail::routes());
    lines.extend(people::new_player::routes());
    lines.extend(people::player::routes());
    lines.extend(people::join_person::routes());
    lines.extend(people::note_payment::routes());
    lines.extend(people::import::routes());
    lines.extend(people::check_in::routes());
    lines.extend(people::door::routes());
    lines.extend(people::erase::routes());
    lines.extend(people::cards::routes());
    lines.extend(transfer::archive_file::routes());
    lines.extend(standings::table::routes());
    lines.extend(standings::lots::routes());
    lines.extend(bracket::routes());
    lines
}
