//! Ids as new types, so that one can't be taken for another.

/// Declares ids: transparent new types over `i64` that pass both databases.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx_macros::Type, serde::Serialize, serde::Deserialize)]
        #[sqlx(transparent)]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    )+};
}

ids! {
    /// An account.
    AccountId;
    /// A tournament.
    TournamentId;
    /// A player, over all tournaments.
    PlayerId;
    /// A round, over all tournaments.
    RoundId;
    /// A table, over all rounds.
    TableId;
    /// A seat, over all tables.
    SeatId;
    /// A ban.
    BanId;
    /// A confidential report.
    ReportId;
    /// A correction of a record sheet.
    CorrectionId;
    /// A drawing of lots.
    DrawId;
    /// An uploaded file that waits for its import.
    ImportDraftId;
    /// A text that the organizers write to players.
    MailTextId;
    /// A human being who plays in several tournaments.
    IndividualId;
    /// An invitation to the staff of a tournament.
    InvitationId;
    /// A call of a judge.
    CallId;
    /// A session of somebody signed in.
    SessionId;
    /// A turn timer.
    TurnTimerId;
    /// A line of the judges' duty list.
    DutyId;
    /// What is noted of a game beside its result.
    SheetNoteId;
    /// A part that is missing in a game.
    MissingPartId;
    /// A request to film at a table.
    FilmRequestId;
    /// A briefing of the players.
    BriefingId;
    /// A screen in the hall.
    ScreenId;
    /// An address for streams.
    StreamId;
    /// An announcement.
    AnnouncementId;
    /// A board that is being laid.
    LayingId;
    /// A series.
    SeriesId;
    /// A passkey of an account.
    PasskeyId;
    /// An address that is told of a tournament.
    WebhookId;
    /// A key for programs.
    ApiKeyId;
}

/// In the place of a number: the row is not stored yet, and the store gives it one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotStored;
