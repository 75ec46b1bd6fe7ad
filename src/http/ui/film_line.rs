//! How a request to film stands, in a sentence.

use reeve_store::film_request::FilmRequest;
use reeve_views::media::FilmView;
use reeve_words::media;
use reeve_words::time;

/// How a request stands with the table as it is now.
pub fn film_line(film: &FilmView<'_>, zone: &str) -> String {
    let FilmRequest { asker, film_answer, answered_by, answered_at, .. } = film.request;
    let at = answered_at.map(|at| time::clock(at, zone));
    let by = answered_by.as_deref().unwrap_or(media::SOMEBODY);
    media::standing(asker, *film_answer, film.may_film(), at.as_deref().map(|at| (by, at)))
}
