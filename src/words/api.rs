//! What programs are told: in problem documents, and in the document of what they can ask for and its page.

use reeve_limits as limits;

pub const NOT_FOUND: &str = "Not found";
pub const METHOD: &str = "Method not allowed";
pub const NOT_ALLOWED: &str = "Not allowed";
pub const CHANGED: &str = "Changed meanwhile";

/// The methods that an address takes.
pub fn methods(methods: &str) -> String {
    format!("This address takes {methods}. Nothing was changed.")
}

pub const FORBIDDEN: &str = "This key may not do this: what it is for is ticked where it is made. Nothing was changed.";
pub const STALE: &str = "What you change is not at the version that you sent, or not as you have read it. Nothing was changed: read it \
    again.";
pub const NO_JSON: &str = "Send JSON with \"Content-Type: application/json\". Nothing was changed.";

/// There is nothing at an address.
pub const MISSING: &str = "There is nothing at this address, or it is not public.";

/// A network asks too often.
pub fn too_often(seconds: u32) -> String {
    format!(
        "More than {} requests came from your network within a minute. Try again in {seconds} seconds, ask with the ETag of the last \
         answer, or listen to the events.",
        limits::API_REQUESTS_A_MINUTE
    )
}

/// A program has shown no key that may do this.
pub const KEY_REFUSED: &str = "Send \"Authorization: Bearer KEY\" with a key of this tournament that may do this. Its organizers make \
    keys under Exports; a key does nothing once it is ended there, or its account is no organizer any more. Nothing was changed.";

pub const IDEMPOTENCY_KEY: &str =
    "Idempotency-Key has 22 to 64 characters, a new one for each change. Nothing was changed.";

/// What was sent is not the JSON that is taken. `why`: what the reader of JSON says.
pub fn not_understood(why: &str) -> String {
    format!("What was sent is not the JSON that the document describes: {why}. Nothing was changed.")
}

/// A name stands in a query twice.
pub fn twice(name: &str) -> String {
    format!("{name} stands in the address twice.")
}

/// The value of a name is none that there is. `says`: what it has to be.
pub fn none_of_them(name: &str, says: &str) -> String {
    format!("{name} is not understood: {says}")
}

pub const NO_SUCH_SERIES: &str = "There is no public series with this short address.";

pub const DAY: &str = "a day such as 2026-11-21.";
pub const PLACE: &str = "words of the place; accents and capitals don't matter.";
pub const STATE: &str = "the state of the tournament, from registration to finished.";
pub const SERIES: &str = "the short address of a series, for its events and its final day.";
pub const CURSOR: &str = "where to go on: what the answer before gave as next.";

/// How many tournaments come at most.
pub fn limit() -> String {
    format!("how many at most, from 1 to {}.", limits::API_TOURNAMENTS)
}

pub const TITLE: &str = "Reeve";
pub const IN_SHORT: &str = "What the public pages show, as JSON: what a page doesn't show yet is not here either. Begin with \
    /api/1/tournaments. Each answer is a consistent snapshot. VP% are whole hundredths of a percent, times have their offset \
    (RFC 3339), problems are application/problem+json (RFC 9457). Ask again with If-None-Match, and you get 304 while nothing has \
    changed. Beyond 600 requests a minute the answer is 429. Pages of other sites may ask too.";

pub const SLUG: &str = "The short address of a tournament.";
pub const SERIES_SLUG: &str = "The short address of a series.";
pub const STAGE: &str = "The stage.";
pub const PLAYER_NUMBER: &str = "The number of the player in the tournament.";
pub const ROUND_NUMBER: &str = "The number of the round in its stage, from 1.";

pub const TOURNAMENTS: &str = "The tournaments that everybody sees, the last day first.";
pub const TOURNAMENT: &str = "A tournament: how it is played, how far it is, what it says of itself, and its champion.";
pub const PLAYERS: &str = "The players who have a public seat.";
pub const PLAYER: &str = "A player with seat, games and rank.";
pub const ROUNDS: &str = "All rounds whose seats are public, with the results that are.";
pub const ROUND: &str = "One round.";
pub const BOARD: &str = "The board of a round, once everybody may see it.";
pub const STANDINGS: &str = "The standings with every criterion, what makes them, and lots.";
pub const BRACKET: &str = "Semi-finals and final.";
pub const LOG: &str = "The public log: corrections, disqualifications, and the end of the chain of digests.";
pub const STATISTICS: &str = "Ranks after each round, which VP led to which place, and how often each seat wins.";
pub const EVENTS: &str = "News as they happen, as server-sent events.";
pub const ALL_SERIES: &str = "The newest series.";
pub const ONE_SERIES: &str = "A series with its events and its final day.";
pub const RANKING: &str = "The ranking of a series.";
pub const SERIES_EVENTS: &str = "News of a series and its events, as server-sent events.";
pub const ALL_STATISTICS: &str = "How often each seat wins, over all tournaments.";
pub const ALL_EVENTS: &str = "News of the list of tournaments, as server-sent events.";

pub const CHECK_INS: &str = "Whom a check-in is for: everybody on the list at the door, with numbers.";
pub const CHECK_IN: &str = "Checks a player in, or takes that back.";
pub const SHEET: &str = "The record sheet of a table, as the staff sees it: also a result that nobody has signed yet.";
pub const ENTER: &str = "Enters a result, as the page of the sheet does. What is unusual about it comes as warnings.";
pub const STAFF_LIST: &str = "A staff list: players, schedule, results, standings, lots or rulings.";

pub const FORMAT: &str = "json, or csv as the page of exports has it.";
pub const TABLE: &str = "The number of the table.";
pub const LIST: &str = "The list. Players with what they typed in takes an organizer's key.";
pub const KEY: &str = "A key that an organizer makes under Exports. It belongs to their account and this tournament, and may do \
    what is ticked there.";
pub const IDEMPOTENCY: &str = "A key of your own, new for each change. What comes again with the same key and the same body within a \
    week is done once, and is answered with what is there now.";

/// A result has not the seats of its table: these.
pub fn seats(positions: impl Iterator<Item = i64>) -> String {
    let positions: Vec<String> = positions.map(|position| position.to_string()).collect();
    format!("seats: each position of the table once, and no other: {}. Nothing was changed.", positions.join(", "))
}

pub const ANSWER: &str = "The answer.";
pub const UNCHANGED: &str = "The answer is still the one with the ETag that was sent as If-None-Match.";
pub const PROBLEM: &str = "Why there is no answer. Retry-After says after how many seconds to try again.";
pub const STREAM: &str = "Messages, each a line `data: {\"version\": 7, \"kinds\": [\"results\"]}` and an empty one: a number that grows \
    and what kind of thing changed, never what. Ask for the answer that you show again. A ping comes every 15 seconds; the stream \
    ends after ten minutes, and you ask for a new one. Whoever doesn't accept text/event-stream gets one message.";
pub const TAG: &str = "Send it as If-None-Match with the next question.";

/// A list of these.
pub fn list_of(what: &str) -> String {
    format!("list of {what}")
}

/// This, or nothing.
pub fn or_null(what: &str) -> String {
    format!("{what} or null")
}
