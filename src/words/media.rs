//! The words of pictures and films.

use crate::{in_a_row, isolated, labels, too_long};
use reeve_limits as limits;
use reeve_rules::media::{BoardMoment, FilmAnswer, FilmCondition, MediaRefusal};

/// A refusal as a sentence.
pub fn refusal(refusal: &MediaRefusal) -> String {
    let said = match refusal {
        MediaRefusal::NobodyAsks => "Say who asks to film.",
        MediaRefusal::AskerTooLong(fault) => return format!("This {}.", too_long(*fault)),
        MediaRefusal::AskerWithControl => "This contains an invisible character. Type it again.",
        MediaRefusal::TooManyRequests { most } => {
            return format!("A tournament takes down {most} requests to film. Answer this one by word of mouth.");
        }
        MediaRefusal::BeforeSeats => "The seats of this round are not public yet.",
        MediaRefusal::RoundOver => "This round is over.",
        MediaRefusal::ConditionsOpen(open) => {
            let open: Vec<String> = open.iter().map(|condition| format!("“{}”", self::condition(*condition))).collect();
            return format!("Filming is allowed only where all of this is kept to. Not ticked: {}.", open.join(", "));
        }
        MediaRefusal::ConsentMissing(names) => {
            let have = if names.len() == 1 { "has" } else { "have" };
            return format!(
                "{} {have} not agreed. Filming takes the consent of everybody at the table.",
                in_a_row(names)
            );
        }
        MediaRefusal::NoPhoto => "There is no such photo. It may have been taken away already.",
        MediaRefusal::FileMissing => "Choose a photo, or take one.",
        MediaRefusal::NotJpeg => {
            "This is not a JPEG. Cameras and phones make them; a phone can save its photos as JPEG."
        }
        MediaRefusal::PhotoDamaged => "This photo is damaged, or not all of it has arrived. Send it again.",
        MediaRefusal::PhotoTooLarge { width, height, most } => {
            let most = most_pixels(*most);
            return format!("The photo has {width} × {height} pixels. Send one of at most {most}.");
        }
        MediaRefusal::FileTooLarge { most } => {
            return format!("The file is larger than {}. Send a smaller photo.", labels::bytes(*most as u64));
        }
    };
    said.to_owned()
}

fn most_pixels(most: u64) -> String {
    format!("{} million", most / 1_000_000)
}

/// What is said of the file of a photo.
pub fn photo_help() -> String {
    format!(
        "A JPEG of at most {} and {} pixels, as phones make them. It is kept smaller, and without what the phone wrote beside it.",
        labels::bytes(limits::PHOTO_BYTES as u64),
        most_pixels(limits::PHOTO_PIXELS)
    )
}

/// What whoever films keeps to.
pub fn condition(condition: FilmCondition) -> &'static str {
    match condition {
        FilmCondition::BoardOnly => "Only the board is seen, no faces",
        FilmCondition::Tripod => "The camera is on a tripod, and nobody touches it during the game",
        FilmCondition::NoStream => "No live stream",
        FilmCondition::NoCommentary => "No commentary during the game",
    }
}

/// A player who wants to be in no photo and no film.
pub const WANTS_NONE: &str = "doesn't want to appear in photos or films (3.1.1)";

/// On the judges' page of a player who wants to be in no photo and no film.
pub const NO_PICTURES_OF: &str = "No photos or films of this player (3.1.1).";

/// Some names in a row.
pub fn names<'n>(names: impl Iterator<Item = &'n str>) -> String {
    in_a_row(&names.collect::<Vec<_>>())
}

/// Who at a table wants no pictures.
pub fn want_none(names: &[String]) -> String {
    let (want, who) = (if names.len() == 1 { "doesn't want" } else { "don't want" }, names.iter().map(String::as_str));
    format!("{} {want} to appear in photos or films (3.1.1).", self::names(who))
}

/// How a request stands: whoever asked, and what they were told. `holds`: they may film as things are now.
pub fn standing(asker: &str, answer: Option<FilmAnswer>, holds: bool, told: Option<(&str, &str)>) -> String {
    let asker = isolated(asker);
    let by = told.map(|(name, at)| format!(", said {} at {at}", isolated(name))).unwrap_or_default();
    match (answer, holds) {
        (None, _) => format!("{asker} asks to film; nobody has answered yet (3.1.2)."),
        (Some(FilmAnswer::Allowed), true) => format!("{asker} may film the board{by} (3.1.2)."),
        (Some(FilmAnswer::Allowed), false) => {
            format!("{asker} must not film now: not everybody who sits here has agreed (3.1.2).")
        }
        (Some(FilmAnswer::Refused), _) => format!("{asker} must not film{by} (3.1.2)."),
    }
}

/// Somebody of the staff whom nobody knows any more.
pub const SOMEBODY: &str = "somebody";

/// Somebody else changed a request to film.
pub const STALE: &str =
    "Somebody else changed this request after you opened the page. Your changes are not saved; the page shows what is.";

/// The photo of that moment.
pub fn moment(moment: BoardMoment) -> String {
    match moment {
        BoardMoment::Start => texts::sheets::photo_start(),
        BoardMoment::End => texts::sheets::photo_end(),
    }
}

/// When a photo was put there, and by whom.
pub fn put(at: &str, by: Option<&str>) -> String {
    match by {
        Some(name) => texts::sheets::photo_added(at, isolated(name)),
        None => texts::sheets::photo_added_by_somebody(at),
    }
}

/// How long photos stay.
pub fn kept(days: i64) -> String {
    format!("Photos are deleted after {days} days.")
}

/// That the staff is asked to agree to the code of conduct, and since when somebody has.
pub fn agreed_to_code(version: &str, at: &str) -> String {
    format!("agreed to the code of conduct {} ({at})", isolated(version))
}

/// Somebody on the staff who has not agreed to the code of conduct, or to an earlier one.
pub fn not_agreed_to_code(earlier: Option<&str>) -> String {
    match earlier {
        None => "has not agreed to the code of conduct yet".to_owned(),
        Some(version) => format!("has agreed to an earlier code of conduct only ({})", isolated(version)),
    }
}
