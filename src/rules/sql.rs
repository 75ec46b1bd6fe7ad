//! The closed words and the parts of a score as values of a database: text in a column, an enum in a row. Rust lets nobody but
//! this crate say so. With the feature `sqlx` alone, and for every database that the store may use.

use std::collections::BTreeMap;
use std::fmt;

use sqlx_core::column::ColumnIndex;
use sqlx_core::database::Database;
use sqlx_core::decode::Decode;
use sqlx_core::error::BoxDynError;
use sqlx_core::from_row::FromRow;
use sqlx_core::row::Row;
use sqlx_core::types::Type;

use crate::boards::BoardOrigin;
use crate::confidential::ReportStep;
use crate::games::{Colour, SystemCode};
use crate::media::{BoardMoment, FilmAnswer};
use crate::rule_set::RuleSet;
use crate::rulings::call::CallOutcome;
use crate::rulings::clauses::{Clause, Matter};
use crate::rulings::conduct::{ConductKind, HarassmentGround};
use crate::rulings::penalty::{Penalty, Reported};
use crate::series::final_day::FinalistState;
use crate::sheets::chain::LinkState;
use crate::sheets::correction::CorrectionState;
use crate::sheets::decision::WhatStands;
use crate::sheets::{DisputeOutcome, Handler, Parts, SignatureWay};
use crate::standings::lots::DrawReason;
use crate::tournament::event_level::EventLevel;
use crate::tournament::names::{NameLanguage, NameOrder};
use crate::tournament::paper::PaperSize;
use crate::tournament::picture::PictureType;
use crate::tournament::programme::ProgrammeKind;
use crate::tournament::screens::ScreenTheme;
use crate::tournament::settings::{
    AgreementRule, BoardShown, MissedGame, OwnCheckIn, OwnResults, PublishRounds, Replacement, Settings, StandingsMove,
    TiedPlaces, TranscriptionFix, WhatItTakes,
};
use crate::tournament::vocabulary::{
    ActorKind, DrawMethod, Phase, PlayerSource, PlayerState, RoundState, ScheduleSource, SheetState, StaffRole, Stage,
    TournamentPart,
};

#[doc(hidden)]
pub use sqlx_core;

/// A stored word that no enum knows.
#[derive(Debug)]
pub struct UnknownCode(pub String);

impl fmt::Display for UnknownCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the word {:?} is unknown", self.0)
    }
}

impl std::error::Error for UnknownCode {}

/// Lets a value be read from a column of text by `$read`, and not be bound.
#[macro_export]
macro_rules! read_from_text {
    ($name:ty, $read:expr) => {
        impl<DB: $crate::sql::sqlx_core::database::Database> $crate::sql::sqlx_core::types::Type<DB> for $name
        where
            str: $crate::sql::sqlx_core::types::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <str as $crate::sql::sqlx_core::types::Type<DB>>::type_info()
            }

            fn compatible(kind: &DB::TypeInfo) -> bool {
                <str as $crate::sql::sqlx_core::types::Type<DB>>::compatible(kind)
            }
        }

        impl<'r, DB: $crate::sql::sqlx_core::database::Database> $crate::sql::sqlx_core::decode::Decode<'r, DB>
            for $name
        where
            &'r str: $crate::sql::sqlx_core::decode::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, $crate::sql::sqlx_core::error::BoxDynError> {
                let code = <&str as $crate::sql::sqlx_core::decode::Decode<DB>>::decode(value)?;
                $read(code).ok_or_else(|| $crate::sql::UnknownCode(code.to_owned()).into())
            }
        }
    };
}

/// Lets enums with `code` and `from_code` be bound to statements and read from rows.
#[macro_export]
macro_rules! stored_as_text {
    ($($name:ty),+ $(,)?) => {$(
        impl<'q, DB: $crate::sql::sqlx_core::database::Database> $crate::sql::sqlx_core::encode::Encode<'q, DB> for $name
        where
            &'q str: $crate::sql::sqlx_core::encode::Encode<'q, DB>,
        {
            fn encode_by_ref(
                &self,
                arguments: &mut DB::ArgumentBuffer,
            ) -> Result<$crate::sql::sqlx_core::encode::IsNull, $crate::sql::sqlx_core::error::BoxDynError> {
                $crate::sql::sqlx_core::encode::Encode::<DB>::encode(self.code(), arguments)
            }
        }

        $crate::read_from_text!($name, <$name>::from_code);
    )+};
}

read_from_text!(Clause, Clause::read);
read_from_text!(DrawReason, DrawReason::from_code);
read_from_text!(Handler, Handler::from_code);
read_from_text!(RuleSet, RuleSet::from_stored);

stored_as_text!(
    ActorKind,
    AgreementRule,
    BoardOrigin,
    BoardShown,
    CallOutcome,
    BoardMoment,
    Colour,
    ConductKind,
    CorrectionState,
    DisputeOutcome,
    DrawMethod,
    EventLevel,
    FilmAnswer,
    FinalistState,
    HarassmentGround,
    LinkState,
    Matter,
    NameLanguage,
    NameOrder,
    PaperSize,
    OwnCheckIn,
    OwnResults,
    WhatItTakes,
    WhatStands,
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
    SheetState,
    SignatureWay,
    StaffRole,
    Stage,
    SystemCode,
    StandingsMove,
    TiedPlaces,
    TournamentPart,
);

/// JSON: the number of each part, by its code.
impl<DB: Database> Type<DB> for Parts
where
    str: Type<DB>,
{
    fn type_info() -> DB::TypeInfo {
        <str as Type<DB>>::type_info()
    }

    fn compatible(kind: &DB::TypeInfo) -> bool {
        <str as Type<DB>>::compatible(kind)
    }
}

impl<'r, DB: Database> Decode<'r, DB> for Parts
where
    &'r str: Decode<'r, DB>,
{
    fn decode(value: DB::ValueRef<'r>) -> Result<Parts, BoxDynError> {
        let parts: BTreeMap<String, i64> = serde_json::from_str(<&str as Decode<DB>>::decode(value)?)?;
        Ok(parts.into_iter().collect())
    }
}

/// The settings stand in columns of the row of a tournament or a series.
impl<'r, R> FromRow<'r, R> for Settings
where
    R: Row,
    &'static str: ColumnIndex<R>,
    TiedPlaces: Decode<'r, R::Database> + Type<R::Database>,
    Replacement: Decode<'r, R::Database> + Type<R::Database>,
    PublishRounds: Decode<'r, R::Database> + Type<R::Database>,
    StandingsMove: Decode<'r, R::Database> + Type<R::Database>,
    AgreementRule: Decode<'r, R::Database> + Type<R::Database>,
    OwnCheckIn: Decode<'r, R::Database> + Type<R::Database>,
    OwnResults: Decode<'r, R::Database> + Type<R::Database>,
    WhatItTakes: Decode<'r, R::Database> + Type<R::Database>,
    BoardShown: Decode<'r, R::Database> + Type<R::Database>,
    bool: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> Result<Self, sqlx_core::Error> {
        Ok(Settings {
            tied_places: row.try_get("tied_places")?,
            missed_game: MissedGame::Nothing,
            semi_replacement: row.try_get("semi_replacement")?,
            final_replacement: row.try_get("final_replacement")?,
            publish_rounds: row.try_get("publish_rounds")?,
            standings_move: row.try_get("standings_move")?,
            transcription_fix: match row.try_get("transcription_fix")? {
                true => TranscriptionFix::On,
                false => TranscriptionFix::Off,
            },
            agreement: row.try_get("agreement")?,
            own_check_in: row.try_get("own_check_in")?,
            own_results: row.try_get("own_results")?,
            what_it_takes: row.try_get("what_it_takes")?,
            board_shown: row.try_get("board_shown")?,
        })
    }
}
