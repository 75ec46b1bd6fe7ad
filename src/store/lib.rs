//! The store: the only crate that knows SQL. Each file holds the statements of one group of tables, one statement in
//! one function. [`db`] is the facade over SQLite and PostgreSQL, [`snapshot`] reads a whole tournament in a fixed
//! number of statements, [`changes`] tells who listens what was committed, and [`dump`] has the catalogue of tables and
//! columns for archives, backups and erasure.
//!
//! A read is one snapshot ([`Db::read`]), a write one transaction that holds the lock of its tournament
//! ([`Db::write`]). On SQLite one transaction writes at a time, so whatever takes long is worked out before it begins,
//! and many rows are written as JSON by one statement. SQL is written once, with `$1` placeholders;
//! `migrations/README.md` says how a table is added, and a test prepares every statement on both databases.
//!
//! What the store never holds:
//!
//! - A sentence of Reeve's own. Codes, numbers and what people typed are stored; the words are made when somebody reads
//!   them. Only the pseudonym of an erased player ([`erase::pseudonym`]) is English.
//! - A player's name anywhere but in `person`, apart from texts that people typed, which erasing searches.
//! - A secret that opens an account: of passwords, sessions, links and codes there are hashes. Readable are the secrets
//!   of second factors (codes are made of them), private links and PINs of players (they are printed), and the keys of
//!   tablets and screens.
//!
//! Triggers refuse to change or delete lines of the audit log and rulings. They are lifted within one transaction for a
//! restore over a whole store, for what an import left that did not end, and for the migration that turned words into
//! codes. Erasing a person may empty the network address of a line and mask the person's name in a ruling, and a line
//! that an older copy of Reeve wrote gets its digest later ([`log_chain`]).
//!
//! Begin with [`round`] for a plain table, and with [`snapshot`] for what the views get.

pub mod account;
pub mod announcement;
pub mod api_key;
pub mod audit;
pub mod audit_action;
pub mod audit_line;
pub mod audit_numbers;
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
pub mod confirmed_distinct;
pub mod copies;
pub mod count_correction;
pub mod db;
pub mod device_key;
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
mod like;
pub mod log_chain;
pub mod logo;
pub mod lots;
pub mod mail_text;
pub mod missing_part;
pub mod new_tournament;
pub mod next_start;
pub mod not_duplicates;
pub mod one_time_key;
pub mod outbox;
pub mod own_check_in;
pub mod passkey;
pub mod pending_sign_in;
pub mod player;
pub mod player_list;
pub mod player_pin;
pub mod prize_band;
pub mod programme;
pub mod push_device;
pub mod retention;
pub mod round;
pub mod round_board;
pub mod ruling;
pub mod schedule;
pub mod schedule_report;
pub mod season;
pub mod seat;
pub mod seat_count;
pub mod seat_mail;
pub mod seat_moves;
pub mod second_factor;
pub mod series;
pub mod series_final;
pub mod series_log;
pub mod series_lots;
pub mod series_people;
pub mod series_ruling;
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
pub mod stream;
pub mod tablet;
pub mod time;
pub mod tournament;
pub mod tournament_words;
pub mod turn_timer;
pub mod upgrade_copies;
pub mod webhook;

pub use crate::changes::events::Event;
pub use crate::changes::kinds::{ChangeKind, ChangeKinds};
pub use crate::changes::versions::Revision;
pub use crate::db::Db;
pub use crate::db::error::{AddressFault, Error, OpenError, Result, UnknownWord};
pub use crate::db::file_of;
pub use crate::db::image::{Follower, Image};
pub use crate::db::probe;
pub use crate::db::query::Query;
pub use crate::db::scope::{Purpose, Scope};
pub use crate::db::transaction::Tx;
pub use crate::db::turns::Turn;
pub use crate::db::values::{Bind, Record};
pub use crate::ids::{
    AccountId, AnnouncementId, ApiKeyId, BanId, BriefingId, CallId, CorrectionId, DrawId, DutyId, FilmRequestId,
    ImportDraftId, IndividualId, InvitationId, LayingId, MailTextId, MissingPartId, NotStored, PasskeyId, PlayerId,
    ReportId, RoundId, ScreenId, SeatId, SeriesId, SessionId, SheetNoteId, StreamId, TableId, TournamentId,
    TurnTimerId, WebhookId,
};
pub use crate::snapshot::Snapshot;
