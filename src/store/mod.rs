//! The store: the only floor that knows SQL. One file for each group of tables; [`db`] is the facade over both
//! databases.
//!
//! A read is one snapshot ([`Db::read`]); a write is one transaction with the lock of its tournament ([`Db::write`]).

pub mod account;
pub mod announcement;
pub mod audit;
pub mod audit_action;
pub mod audit_subject;
pub mod backup_elsewhere;
pub mod ban;
pub mod board_laying;
pub mod board_photo;
pub mod briefing;
pub mod changes;
mod closed_words;
mod columns;
pub mod confidential_report;
pub mod copies;
pub mod db;
pub mod disk;
pub mod door_code;
pub mod dump;
pub mod erase;
pub mod expiry;
pub mod face;
pub mod film_request;
pub mod form_key;
pub mod former_link;
pub mod game_note;
pub mod game_set;
pub mod game_table;
pub mod guest_list;
pub mod hall_screen;
mod identity;
pub mod ids;
pub mod import_draft;
pub mod individual;
pub mod invitation;
pub mod judge_call;
pub mod judge_duty;
pub mod known_device;
pub mod logo;
pub mod lots;
pub mod mail_text;
pub mod missing_part;
pub mod next_start;
pub mod one_time_key;
pub mod outbox;
pub mod own_check_in;
pub mod pending_sign_in;
pub mod player;
pub mod player_list;
pub mod player_pin;
pub mod prize_band;
pub mod programme;
pub mod round;
pub mod round_board;
pub mod ruling;
pub mod schedule;
pub mod schedule_report;
pub mod search_text;
pub mod seat;
pub mod seat_count;
pub mod seat_mail;
pub mod second_factor;
pub mod series;
pub mod series_apart;
pub mod series_lots;
pub mod setting;
pub mod sheet;
mod sheet_content;
pub mod sheet_correction;
pub mod sheet_dispute;
pub mod sheet_link;
pub mod sheet_note;
pub mod sheet_signature;
pub mod side_game;
pub mod site_text;
pub mod snapshot;
pub mod staff_agreement;
pub mod staff_note;
pub mod staff_ties;
pub mod tablet;
pub mod time;
pub mod tournament;
pub mod tournament_words;
pub mod turn_timer;
pub mod two_people;

pub use crate::store::changes::events::Event;
pub use crate::store::changes::kinds::{ChangeKind, ChangeKinds};
pub use crate::store::changes::versions::Revision;
pub use crate::store::db::Db;
pub use crate::store::db::error::{AddressFault, Error, OpenError, Result, UnknownWord};
pub use crate::store::db::file_of;
pub use crate::store::db::probe;
pub use crate::store::db::query::Query;
pub use crate::store::db::scope::{Purpose, Scope};
pub use crate::store::db::transaction::Tx;
pub use crate::store::db::turns::Turn;
pub use crate::store::db::values::{Bind, Record};
pub use crate::store::ids::{
    AccountId, AnnouncementId, BanId, BriefingId, CallId, CorrectionId, DrawId, DutyId, FilmRequestId, ImportDraftId,
    IndividualId, InvitationId, LayingId, MailTextId, MissingPartId, PlayerId, ReportId, RoundId, ScreenId, SeatId,
    SeriesId, SessionId, SheetNoteId, TableId, TournamentId, TurnTimerId,
};
pub use crate::store::snapshot::Snapshot;
