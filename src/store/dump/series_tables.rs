//! The catalogue of series. They are in backups only: an archive of a tournament says nothing of others. What the players of a
//! final day bring is part of its archive, since without it nobody could rank them.

use crate::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, PLAYER, StoredTable, TOURNAMENT, c};
use reeve_rules::series::final_day::FinalistState;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::settings::{
    AgreementRule, BoardShown, OwnCheckIn, OwnResults, PublishRounds, Replacement, StandingsMove, TiedPlaces,
    WhatItTakes,
};
use reeve_rules::tournament::vocabulary::DrawMethod;

use ColumnKind::{Code, Day, Flag, Int, Text, Time};

const OF_SERIES: ColumnKind = ColumnKind::Ref("series");

/// People who play in several events of a series.
pub const INDIVIDUAL: StoredTable = StoredTable {
    name: "individual",
    columns: &[ID, c("created_at", Time)],
    key: &["id"],
    // An archive of one tournament says nothing of others.
    owner: Owner::Store,
};

/// Which players are one person.
pub const INDIVIDUAL_PLAYER: StoredTable = StoredTable {
    name: "individual_player",
    columns: &[
        c("player_id", PLAYER),
        c("individual_id", ColumnKind::Ref("individual")),
        c("joined_by", ACCOUNT),
        c("joined_at", Time),
    ],
    key: &["player_id"],
    owner: Owner::Store,
};

/// Series.
pub const SERIES: StoredTable = StoredTable {
    name: "series",
    columns: &[
        ID,
        c("slug", Text),
        c("name", Text),
        c("place", Text),
        c("starts_on", Day),
        c("final_on", Day),
        c("time_zone", Text),
        c("edition", Text),
        c("capacity", Int(bounds::CAPACITY)),
        c("approval", Flag),
        c("registrations_per_hour", Int(bounds::REGISTRATIONS_PER_HOUR)),
        c("code_version", Text),
        c("photo_version", Text),
        c("indexed", Flag),
        c("name_order", Code(NameOrder::CODES)),
        c("name_language", Code(NameLanguage::CODES)),
        c("paper_size", Code(PaperSize::CODES)),
        c("tied_places", Code(TiedPlaces::CODES)),
        c("semi_replacement", Code(Replacement::CODES)),
        c("final_replacement", Code(Replacement::CODES)),
        c("publish_rounds", Code(PublishRounds::CODES)),
        c("standings_move", Code(StandingsMove::CODES)),
        c("transcription_fix", Flag),
        c("agreement", Code(AgreementRule::CODES)),
        c("own_check_in", Code(OwnCheckIn::CODES)),
        c("own_results", Code(OwnResults::CODES)),
        c("what_it_takes", Code(WhatItTakes::CODES)),
        c("board_shown", Code(BoardShown::CODES)),
        c("public_at", Time),
        c("created_by", ACCOUNT),
        c("created_at", Time),
        c("version", Int(bounds::VERSION)),
    ],
    key: &["id"],
    owner: Owner::Store,
};

/// Who runs a series.
pub const SERIES_ORGANIZER: StoredTable = StoredTable {
    name: "series_organizer",
    columns: &[c("series_id", OF_SERIES), c("account_id", ACCOUNT), c("added_at", Time)],
    key: &["series_id", "account_id"],
    owner: Owner::Store,
};

/// The events of series.
pub const SERIES_EVENT: StoredTable = StoredTable {
    name: "series_event",
    columns: &[c("tournament_id", TOURNAMENT), c("series_id", OF_SERIES), c("added_at", Time)],
    key: &["tournament_id"],
    owner: Owner::Store,
};

/// Drawings of lots for the ranking of a series.
pub const SERIES_DRAW: StoredTable = StoredTable {
    name: "series_draw",
    columns: &[
        ID,
        c("series_id", OF_SERIES),
        c("method", Code(DrawMethod::CODES)),
        c("seed", Int(bounds::ANY)),
        c("reason", Text),
        c("drawn_by", ACCOUNT),
        c("drawn_at", Time),
    ],
    key: &["id"],
    owner: Owner::Store,
};

/// The lots of series.
pub const SERIES_LOT: StoredTable = StoredTable {
    name: "series_lot",
    columns: &[
        c("series_id", OF_SERIES),
        c("player_id", PLAYER),
        c("draw_id", ColumnKind::Ref("series_draw")),
        c("lot", Int(bounds::LOT)),
    ],
    key: &["series_id", "player_id"],
    owner: Owner::Store,
};

/// Players of a series who are two people.
pub const SERIES_APART: StoredTable = StoredTable {
    name: "series_apart",
    columns: &[
        c("series_id", OF_SERIES),
        c("player_id", PLAYER),
        c("other_id", PLAYER),
        c("said_by", ACCOUNT),
        c("said_at", Time),
    ],
    key: &["series_id", "player_id", "other_id"],
    owner: Owner::Store,
};

/// Frozen rankings of series.
pub const SERIES_FREEZE: StoredTable = StoredTable {
    name: "series_freeze",
    columns: &[
        c("series_id", OF_SERIES),
        c("attendance", Int(bounds::ATTENDANCE)),
        c("skip_semis", Flag),
        c("final_id", TOURNAMENT),
        c("frozen_by", ACCOUNT),
        c("frozen_at", Time),
    ],
    key: &["series_id"],
    owner: Owner::Store,
};

/// The lines of frozen rankings, with who is invited.
pub const SERIES_FINALIST: StoredTable = StoredTable {
    name: "series_finalist",
    columns: &[
        c("series_id", OF_SERIES),
        c("player_id", PLAYER),
        c("line", Int(bounds::SERIES_RANK)),
        c("rank", Int(bounds::SERIES_RANK)),
        c("games", Int(bounds::BROUGHT_GAMES)),
        c("wins", Int(bounds::BROUGHT_GAMES)),
        c("vp", Int(bounds::BROUGHT_VP)),
        c("vp_percent", Int(bounds::BROUGHT_PERCENT)),
        c("seconds", Int(bounds::BROUGHT_GAMES)),
        c("thirds", Int(bounds::BROUGHT_GAMES)),
        c("state", Code(FinalistState::CODES)),
        c("final_player_id", PLAYER),
        c("answer_by", Day),
        c("invited_at", Time),
        c("answered_at", Time),
    ],
    key: &["series_id", "player_id"],
    owner: Owner::Store,
};

/// What the players of a final day bring.
pub(crate) const BROUGHT_RESULT: StoredTable = StoredTable {
    name: "brought_result",
    columns: &[
        c("player_id", PLAYER),
        c("rank", Int(bounds::SERIES_RANK)),
        c("games", Int(bounds::BROUGHT_GAMES)),
        c("wins", Int(bounds::BROUGHT_GAMES)),
        c("vp", Int(bounds::BROUGHT_VP)),
        c("vp_percent", Int(bounds::BROUGHT_PERCENT)),
        c("seconds", Int(bounds::BROUGHT_GAMES)),
        c("thirds", Int(bounds::BROUGHT_GAMES)),
        c("event", Text),
    ],
    key: &["player_id"],
    owner: Owner::Player,
};
