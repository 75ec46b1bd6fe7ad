//! Every table and column of the store, and how it belongs to a tournament.
//!
//! A table or column that is added by a migration is added here too; a test fails until it is.

use crate::rules::games::{Colour, SystemCode};
use crate::rules::sheets::chain::LinkState;
use crate::rules::sheets::correction::CorrectionState;
use crate::rules::sheets::{DisputeOutcome, Handler, SignatureWay};
use crate::rules::tournament::bounds;
use crate::rules::tournament::event_level::EventLevel;
use crate::rules::tournament::names::{NameLanguage, NameOrder};
use crate::rules::tournament::paper::PaperSize;
use crate::rules::tournament::picture::PictureType;
use crate::rules::tournament::programme::ProgrammeKind;
use crate::rules::tournament::settings::{
    AgreementRule, BoardShown, OwnCheckIn, OwnResults, PublishRounds, Replacement, StandingsMove, TiedPlaces,
    WhatItTakes,
};
use crate::rules::tournament::vocabulary::{
    ActorKind, DrawMethod, Phase, PlayerSource, PlayerState, RoundState, ScheduleSource, SheetState, StaffRole, Stage,
};
use crate::store::dump::added::CHAIN;
use crate::store::dump::apart_tables;
use crate::store::dump::board_tables;
use crate::store::dump::duty_tables;
use crate::store::dump::game_tables;
use crate::store::dump::hall_tables;
use crate::store::dump::judge_tables;
use crate::store::dump::mail_tables;
use crate::store::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, PLAYER, StoredTable, TOURNAMENT, c};
use crate::store::import_draft::DraftKind;
use crate::store::own_check_in::CheckInWay;
use crate::store::site_text::SiteTextKind;

/// The table of that name.
pub fn named(name: &str) -> Option<&'static StoredTable> {
    TABLES.iter().find(|table| table.name == name)
}

/// Tables that no backup holds: who is signed in at this moment and who was before, counters, keys and invitations that end within days,
/// photos of boards that end within weeks and would make every backup large, mails
/// that a restored store must not send a second time, what came of the last backup, and what is made of other tables.
pub const LEFT_OUT: &[&str] = &[
    "session",
    "pending_sign_in",
    "tablet",
    "board_device",
    "board_photo",
    "known_device",
    "attempt",
    "one_time_key",
    "outbox",
    "staff_invitation",
    "mail_text",
    "backup_elsewhere",
    "tournament_words",
];

/// The names of all tables, so that what refers to another comes before it.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    LEFT_OUT.iter().copied().chain(TABLES.iter().rev().map(|table| table.name))
}

use ColumnKind::{Bytes, Code, Day, Flag, Int, Json, Numbers, Text, Time};

/// Every table that a backup holds, so that what is referred to comes before what refers to it.
pub static TABLES: &[StoredTable] = &[
    StoredTable {
        name: "account",
        columns: &[
            ID,
            c("name", Text),
            c("name_key", Text),
            c("email", Text),
            c("password_hash", Text),
            c("is_admin", Flag),
            c("may_create", Flag),
            c("disabled_at", Time),
            c("created_at", Time),
            c("version", Int(bounds::VERSION)),
        ],
        key: &["id"],
        owner: Owner::Store,
    },
    StoredTable {
        name: "second_factor",
        columns: &[c("account_id", ACCOUNT), c("secret", Text), c("switched_on_at", Time), c("last_step_at", Time)],
        key: &["account_id"],
        // In backups only: an archive of a tournament, which is handed on, never holds it.
        owner: Owner::Store,
    },
    StoredTable {
        name: "recovery_code",
        columns: &[ID, c("account_id", ACCOUNT), c("code_hash", Text), c("used_at", Time)],
        key: &["id"],
        owner: Owner::Store,
    },
    StoredTable { name: "setting", columns: &[c("name", Text), c("value", Text)], key: &["name"], owner: Owner::Store },
    StoredTable {
        name: "tournament",
        columns: &[
            ID,
            c("slug", Text),
            c("name", Text),
            c("place", Text),
            c("starts_on", Day),
            c("time_zone", Text),
            c("edition", Text),
            c("system", Code(SystemCode::CODES)),
            c("capacity", Int(bounds::CAPACITY)),
            c("approval", Flag),
            c("code_version", Text),
            c("photo_version", Text),
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
            c("prelim_rounds", Int(bounds::ROUND)),
            c("phase", Code(Phase::CODES)),
            c("attendance", Int(bounds::ATTENDANCE)),
            c("attendance_at", Time),
            c("skip_semis", Flag),
            c("indexed", Flag),
            c("registrations_per_hour", Int(bounds::REGISTRATIONS_PER_HOUR)),
            c("name_order", Code(NameOrder::CODES)),
            c("name_language", Code(NameLanguage::CODES)),
            c("paper_size", Code(PaperSize::CODES)),
            c("identity", Text),
            c("created_by", ACCOUNT),
            c("created_at", Time),
            c("archived_at", Time),
            c("version", Int(bounds::VERSION)),
        ],
        key: &["id"],
        owner: Owner::Itself,
    },
    StoredTable {
        name: "tournament_face",
        columns: &[
            c("tournament_id", TOURNAMENT),
            c("starts_at", Int(bounds::MINUTE)),
            c("doors_at", Int(bounds::MINUTE)),
            c("description", Text),
            c("address", Text),
            c("contact", Text),
            c("fee", Int(bounds::AMOUNT)),
            c("currency", Text),
            c("links", Text),
            c("code_text", Text),
            c("code_link", Text),
            c("photo_text", Text),
            c("photo_link", Text),
        ],
        key: &["tournament_id"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "programme_entry",
        columns: &[
            c("tournament_id", TOURNAMENT),
            c("line", Int(bounds::PROGRAMME_LINE)),
            c("day", Int(bounds::EVENT_DAY)),
            c("begins_at", Int(bounds::MINUTE)),
            c("ends_at", Int(bounds::MINUTE)),
            c("kind", Code(ProgrammeKind::CODES)),
            c("title", Text),
        ],
        key: &["tournament_id", "line"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "tournament_logo",
        columns: &[
            c("tournament_id", TOURNAMENT),
            c("media_type", Code(PictureType::CODES)),
            c("width", Int(bounds::PICTURE_SIDE)),
            c("height", Int(bounds::PICTURE_SIDE)),
            c("content", Bytes),
        ],
        key: &["tournament_id"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "prize_band",
        columns: &[
            c("tournament_id", TOURNAMENT),
            c("line", Int(bounds::PRIZE_LINE)),
            c("from_rank", Int(bounds::PRIZE_RANK)),
            c("to_rank", Int(bounds::PRIZE_RANK)),
            c("prize", Text),
        ],
        key: &["tournament_id", "line"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "guest_list",
        columns: &[c("tournament_id", TOURNAMENT), c("level", Code(EventLevel::CODES)), c("invited", Text)],
        key: &["tournament_id"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "game_set",
        columns: &[
            c("tournament_id", TOURNAMENT),
            c("table_number", Int(bounds::TABLE)),
            c("set_edition", Text),
            c("missing", Text),
        ],
        key: &["tournament_id", "table_number"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "staff",
        columns: &[
            c("tournament_id", TOURNAMENT),
            c("account_id", ACCOUNT),
            c("role", Code(StaffRole::CODES)),
            c("added_at", Time),
        ],
        key: &["tournament_id", "account_id", "role"],
        owner: Owner::Tournament,
    },
    duty_tables::STAFF_TIES,
    duty_tables::STAFF_AGREEMENT,
    duty_tables::JUDGE_DUTY,
    duty_tables::BRIEFING,
    board_tables::ROUND_BOARD,
    board_tables::BOARD_LAYING,
    hall_tables::HALL_SCREEN,
    hall_tables::ANNOUNCEMENT,
    hall_tables::NEXT_START,
    StoredTable {
        name: "player",
        columns: &[
            ID,
            c("tournament_id", TOURNAMENT),
            c("number", Int(bounds::PLAYER_NUMBER)),
            c("state", Code(PlayerState::CODES)),
            c("source", Code(PlayerSource::CODES)),
            c("link_token", Text),
            c("checked_in_at", Time),
            c("withdrawn_at", Time),
            c("disqualified_clause", Text),
            c("fixed_table", Int(bounds::FIXED_TABLE)),
            c("minor", Flag),
            c("code_version", Text),
            c("photo_version", Text),
            c("agreed_at", Time),
            c("no_pictures", Flag),
            c("paid_at", Time),
            c("paid_amount", Int(bounds::AMOUNT)),
            c("person_version", Int(bounds::VERSION)),
            c("created_at", Time),
            c("archived_at", Time),
            c("merged_into", Int(bounds::PLAYER_NUMBER)),
            c("version", Int(bounds::VERSION)),
        ],
        key: &["id"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "person",
        columns: &[
            c("player_id", PLAYER),
            c("version", Int(bounds::VERSION)),
            c("name", Text),
            c("suffix", Int(bounds::SUFFIX)),
            c("email", Text),
            c("club", Text),
            c("country", Text),
            c("group_names", Text),
            c("guardian", Text),
            c("companions", Text),
        ],
        key: &["player_id", "version"],
        owner: Owner::Player,
    },
    StoredTable {
        name: "staff_note",
        columns: &[c("player_id", PLAYER), c("phone", Text), c("note", Text)],
        key: &["player_id"],
        owner: Owner::Player,
    },
    StoredTable {
        name: "own_check_in",
        columns: &[c("player_id", PLAYER), c("way", Code(CheckInWay::CODES)), c("at", Time)],
        key: &["player_id"],
        owner: Owner::Player,
    },
    StoredTable {
        name: "player_pin",
        columns: &[
            c("player_id", PLAYER),
            c("pin", Text),
            c("wrong_tries", Int(bounds::WRONG_PINS)),
            c("made_by", ACCOUNT),
            c("made_at", Time),
        ],
        key: &["player_id"],
        owner: Owner::Player,
    },
    StoredTable {
        name: "door_code",
        columns: &[c("tournament_id", TOURNAMENT), c("code", Text), c("made_by", ACCOUNT), c("made_at", Time)],
        key: &["tournament_id"],
        // In backups only: the code hangs at one door, and an archive is handed on.
        owner: Owner::Store,
    },
    StoredTable {
        name: "individual",
        columns: &[ID, c("created_at", Time)],
        key: &["id"],
        // An archive of one tournament says nothing of others.
        owner: Owner::Store,
    },
    StoredTable {
        name: "individual_player",
        columns: &[
            c("player_id", PLAYER),
            c("individual_id", ColumnKind::Ref("individual")),
            c("joined_by", ACCOUNT),
            c("joined_at", Time),
        ],
        key: &["player_id"],
        owner: Owner::Store,
    },
    duty_tables::TURN_TIMER,
    duty_tables::SHEET_NOTE,
    duty_tables::MISSING_PART,
    duty_tables::FILM_REQUEST,
    duty_tables::FILM_CONSENT,
    apart_tables::CONFIDENTIAL_REPORT,
    apart_tables::CONFIDENTIAL_ABOUT,
    apart_tables::CONFIDENTIAL_GROUND,
    apart_tables::CONFIDENTIAL_STEP,
    StoredTable {
        name: "round",
        columns: &[
            ID,
            c("tournament_id", TOURNAMENT),
            c("stage", Code(Stage::CODES)),
            c("number", Int(bounds::ROUND)),
            c("state", Code(RoundState::CODES)),
            c("published_at", Time),
            c("started_at", Time),
            c("closed_at", Time),
            c("version", Int(bounds::VERSION)),
        ],
        key: &["id"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "schedule",
        columns: &[
            ID,
            c("tournament_id", TOURNAMENT),
            c("seed", Int(bounds::ANY)),
            c("source", Code(ScheduleSource::CODES)),
            c("report", Json),
            c("made_by", ACCOUNT),
            c("made_at", Time),
        ],
        key: &["id"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "game_table",
        columns: &[
            ID,
            c("round_id", ColumnKind::Ref("round")),
            c("number", Int(bounds::TABLE)),
            c("sheet_state", Code(SheetState::CODES)),
            c("sheet_version", Int(bounds::VERSION)),
            c("winner_position", Int(bounds::POSITION)),
            c("handler", Code(Handler::CODES)),
            c("disputed", Flag),
            c("submitted_at", Time),
            c("signed_at", Time),
            c("version", Int(bounds::VERSION)),
        ],
        key: &["id"],
        owner: Owner::Round,
    },
    StoredTable {
        name: "game_note",
        columns: &[c("table_id", ColumnKind::Ref("game_table")), c("layout_at", Time), c("judge_id", ACCOUNT)],
        key: &["table_id"],
        owner: Owner::Table,
    },
    game_tables::SIDE_GAME,
    game_tables::SIDE_GAME_STEP,
    StoredTable {
        name: "seat",
        columns: &[
            ID,
            c("table_id", ColumnKind::Ref("game_table")),
            c("position", Int(bounds::POSITION)),
            c("player_id", PLAYER),
            c("pinned", Flag),
            c("seed", Int(bounds::SEED)),
            c("chair", Int(bounds::POSITION)),
            c("colour", Code(Colour::CODES)),
            c("play_order", Int(bounds::POSITION)),
            c("vp", Int(bounds::VP)),
            c("parts", Numbers(bounds::PART)),
            c("signed", Flag),
            c("absent", Flag),
            c("disputes", Flag),
        ],
        key: &["id"],
        owner: Owner::Table,
    },
    mail_tables::SEAT_MAIL_WISH,
    mail_tables::SEAT_TOLD,
    StoredTable {
        name: "sheet_version",
        columns: &[
            ID,
            c("table_id", ColumnKind::Ref("game_table")),
            c("version", Int(bounds::VERSION)),
            c("state", Code(SheetState::CODES)),
            c("content", Json),
            c("account_id", ACCOUNT),
            c("player_id", PLAYER),
            c("at", Time),
            c("reason", Text),
        ],
        key: &["id"],
        owner: Owner::Table,
    },
    StoredTable {
        name: CHAIN,
        columns: &[
            c("tournament_id", TOURNAMENT),
            c("link_number", Int(bounds::LINK_NUMBER)),
            c("table_id", ColumnKind::Ref("game_table")),
            c("link_state", Code(LinkState::CODES)),
            c("kept_version", Int(bounds::VERSION)),
            c("content", Text),
            c("digest", Text),
            c("at", Time),
        ],
        key: &["tournament_id", "link_number"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "sheet_correction",
        columns: &[
            ID,
            c("table_id", ColumnKind::Ref("game_table")),
            c("corrects_version", Int(bounds::VERSION)),
            c("stored", Json),
            c("paper", Json),
            c("correction_state", Code(CorrectionState::CODES)),
            c("proposed_by", ACCOUNT),
            c("as_organizer", Flag),
            c("as_judge", Flag),
            c("proposed_at", Time),
            c("settled_by", ACCOUNT),
            c("settled_at", Time),
        ],
        key: &["id"],
        owner: Owner::Table,
    },
    StoredTable {
        name: "sheet_signature",
        columns: &[
            ID,
            c("table_id", ColumnKind::Ref("game_table")),
            c("signed_version", Int(bounds::VERSION)),
            c("position", Int(bounds::POSITION)),
            c("player_id", PLAYER),
            c("way", Code(SignatureWay::CODES)),
            c("account_id", ACCOUNT),
            c("at", Time),
        ],
        key: &["id"],
        owner: Owner::Table,
    },
    StoredTable {
        name: "sheet_dispute",
        columns: &[
            ID,
            c("table_id", ColumnKind::Ref("game_table")),
            c("disputed_version", Int(bounds::VERSION)),
            c("position", Int(bounds::POSITION)),
            c("player_id", PLAYER),
            c("reason", Text),
            c("raised_at", Time),
            c("outcome", Code(DisputeOutcome::CODES)),
            c("settled_by", ACCOUNT),
            c("settled_at", Time),
        ],
        key: &["id"],
        owner: Owner::Table,
    },
    judge_tables::JUDGE_CALL,
    judge_tables::RULING,
    judge_tables::RULING_PLAYER,
    StoredTable {
        name: "draw",
        columns: &[
            ID,
            c("tournament_id", TOURNAMENT),
            c("method", Code(DrawMethod::CODES)),
            c("seed", Int(bounds::ANY)),
            c("reason", Text),
            c("witness", Text),
            c("drawn_by", ACCOUNT),
            c("drawn_at", Time),
        ],
        key: &["id"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "lot",
        columns: &[
            c("tournament_id", TOURNAMENT),
            c("player_id", PLAYER),
            c("draw_id", ColumnKind::Ref("draw")),
            c("lot", Int(bounds::LOT)),
        ],
        key: &["tournament_id", "player_id"],
        owner: Owner::Tournament,
    },
    StoredTable {
        name: "decline",
        columns: &[
            c("tournament_id", TOURNAMENT),
            c("stage", Code(Stage::CODES)),
            c("player_id", PLAYER),
            c("at", Time),
        ],
        key: &["tournament_id", "stage", "player_id"],
        owner: Owner::Tournament,
    },
    apart_tables::BAN,
    StoredTable {
        name: "import_draft",
        columns: &[
            ID,
            c("tournament_id", TOURNAMENT),
            c("account_id", ACCOUNT),
            c("kind", Code(DraftKind::CODES)),
            c("content", Bytes),
            c("at", Time),
        ],
        key: &["id"],
        // A file on its way in is nobody's yet, and nothing of the tournament.
        owner: Owner::Store,
    },
    StoredTable {
        name: "form_key",
        columns: &[c("form_key", Text), c("account_id", ACCOUNT), c("location", Text), c("at", Time)],
        key: &["form_key"],
        owner: Owner::Store,
    },
    StoredTable {
        name: "site_text",
        columns: &[c("kind", Code(SiteTextKind::CODES)), c("content", Text)],
        key: &["kind"],
        owner: Owner::Store,
    },
    StoredTable {
        name: "audit",
        columns: &[
            ID,
            c("tournament_id", TOURNAMENT),
            c("at", Time),
            c("actor_kind", Code(ActorKind::CODES)),
            c("account_id", ACCOUNT),
            c("player_id", PLAYER),
            c("address", Text),
            c("action", Text),
            c("subject", Text),
            c("before", Json),
            c("after", Json),
        ],
        key: &["id"],
        owner: Owner::Tournament,
    },
];
