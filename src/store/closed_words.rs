//! The closed words of `rules`, and the store's own, as values of both databases: text in a column, an enum in a row.
//!
//! A word that the enum does not know is one fault everywhere, [`Error::Broken`](crate::store::Error::Broken) with the
//! table, the column and the word: [`UnknownWord`].

use crate::rules::boards::BoardOrigin;
use crate::rules::confidential::ReportStep;
use crate::rules::games::{Colour, SystemCode};
use crate::rules::media::{BoardMoment, FilmAnswer};
use crate::rules::rulings::call::CallOutcome;
use crate::rules::rulings::clauses::{Clause, Matter};
use crate::rules::rulings::conduct::{ConductKind, HarassmentGround};
use crate::rules::rulings::penalty::{Penalty, Reported};
use crate::rules::series::final_day::FinalistState;
use crate::rules::sheets::chain::LinkState;
use crate::rules::sheets::correction::CorrectionState;
use crate::rules::sheets::{DisputeOutcome, Handler, SignatureWay};
use crate::rules::standings::lots::DrawReason;
use crate::rules::tournament::event_level::EventLevel;
use crate::rules::tournament::names::{NameLanguage, NameOrder};
use crate::rules::tournament::paper::PaperSize;
use crate::rules::tournament::picture::PictureType;
use crate::rules::tournament::programme::ProgrammeKind;
use crate::rules::tournament::screens::ScreenTheme;
use crate::rules::tournament::settings::{
    AgreementRule, BoardShown, OwnCheckIn, OwnResults, PublishRounds, Replacement, StandingsMove, TiedPlaces,
    WhatItTakes,
};
use crate::rules::tournament::vocabulary::{
    ActorKind, DrawMethod, Phase, PlayerSource, PlayerState, RoundState, ScheduleSource, SheetState, StaffRole, Stage,
    TournamentPart,
};
use crate::store::account::AttemptKind;
use crate::store::audit_action::LoggedAction;
use crate::store::backup_elsewhere::CommandOutcome;
use crate::store::db::error::UnknownWord;
use crate::store::import_draft::DraftKind;
use crate::store::one_time_key::KeyKind;
use crate::store::outbox::{MailKind, MailState};
use crate::store::own_check_in::CheckInWay;
use crate::store::setting::SecondFactorRule;
use crate::store::site_text::SiteTextKind;

/// Lets a value be read from a column of text by `$read`, and not be bound.
macro_rules! read_from_text {
    ($name:ty, $read:expr) => {
        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            str: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <str as sqlx::Type<DB>>::type_info()
            }

            fn compatible(kind: &DB::TypeInfo) -> bool {
                <str as sqlx::Type<DB>>::compatible(kind)
            }
        }

        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            &'r str: sqlx::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
                let code = <&str as sqlx::Decode<DB>>::decode(value)?;
                $read(code)
            }
        }
    };
}

/// Lets enums with `code` and `from_code` be bound to statements and read from rows.
macro_rules! stored_as_text {
    ($($name:ty),+ $(,)?) => {$(
        impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for $name
        where
            &'q str: sqlx::Encode<'q, DB>,
        {
            fn encode_by_ref(
                &self,
                arguments: &mut DB::ArgumentBuffer,
            ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                sqlx::Encode::<DB>::encode(self.code(), arguments)
            }
        }

        read_from_text!($name, |word: &str| <$name>::from_code(word).ok_or_else(|| UnknownWord::new(word).into()));
    )+};
}

read_from_text!(Clause, |number: &str| Clause::read(number).ok_or_else(|| UnknownWord::new(number).into()));
read_from_text!(DrawReason, |code: &str| DrawReason::from_code(code).ok_or_else(|| UnknownWord::new(code).into()));
read_from_text!(Handler, |code: &str| Handler::from_code(code).ok_or_else(|| UnknownWord::new(code).into()));
read_from_text!(LoggedAction, |code: &str| Ok(LoggedAction::from(code.to_owned())));

stored_as_text!(
    ActorKind,
    AgreementRule,
    AttemptKind,
    BoardOrigin,
    BoardShown,
    CallOutcome,
    BoardMoment,
    CheckInWay,
    Colour,
    CommandOutcome,
    ConductKind,
    CorrectionState,
    DisputeOutcome,
    DraftKind,
    DrawMethod,
    EventLevel,
    FilmAnswer,
    FinalistState,
    HarassmentGround,
    KeyKind,
    LinkState,
    MailKind,
    MailState,
    Matter,
    NameLanguage,
    NameOrder,
    PaperSize,
    OwnCheckIn,
    OwnResults,
    WhatItTakes,
    Penalty,
    Phase,
    PictureType,
    PlayerSource,
    PlayerState,
    ProgrammeKind,
    PublishRounds,
    Replacement,
    Reported,
    ReportStep,
    RoundState,
    ScheduleSource,
    ScreenTheme,
    SecondFactorRule,
    SheetState,
    SignatureWay,
    SiteTextKind,
    StaffRole,
    Stage,
    SystemCode,
    StandingsMove,
    TiedPlaces,
    TournamentPart,
);
