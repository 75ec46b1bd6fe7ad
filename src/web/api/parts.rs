//! What several answers are made of. Comments of fields and types are what the document says of them.

use std::borrow::Cow;

use chrono::{DateTime, FixedOffset, Utc};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use reeve_rules::boards::{BoardKind, BoardOrigin, HarborKind, Land};
use reeve_rules::games::{Colour, SystemCode};
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::standings;
use reeve_rules::tournament::event_level::EventLevel;
use reeve_rules::tournament::programme::ProgrammeKind;
use reeve_rules::tournament::vocabulary::{DrawMethod, Phase, RoundState, SheetState, Stage, TournamentPart};
use reeve_store::sheet_link::ChainHead;
use reeve_time_zone as time_zone;
use reeve_views::bracket::champion;
use reeve_views::rounds::RoundAt;

/// A closed list of words, which the document lists.
trait ClosedWords: Copy {
    const NAME: &'static str;
    const CODES: &'static [&'static str];
    fn code(self) -> &'static str;
}

macro_rules! closed_words {
    ($($Words:ident),+) => {$(
        impl ClosedWords for $Words {
            const NAME: &'static str = stringify!($Words);
            const CODES: &'static [&'static str] = $Words::CODES;

            fn code(self) -> &'static str {
                $Words::code(self)
            }
        }
    )+};
}

closed_words!(
    BoardKind,
    BoardOrigin,
    Colour,
    DrawMethod,
    EventLevel,
    HarborKind,
    Land,
    Phase,
    ProgrammeKind,
    RoundState,
    SheetState,
    Stage,
    SystemCode,
    TournamentPart,
    WhatStands
);

/// A word of such a list.
#[derive(Debug, Clone, Copy)]
pub(super) struct Word<T>(pub(super) T);

impl<T: ClosedWords> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.code())
    }
}

impl<T: ClosedWords> JsonSchema for Word<T> {
    fn schema_name() -> Cow<'static, str> {
        T::NAME.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": T::CODES })
    }
}

/// Words for the values of a type that has no codes of its own.
macro_rules! words_for {
    ($(#[$doc:meta])* $Name:ident for $From:path { $($(#[$variant_doc:meta])* $Variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, serde::Serialize, schemars::JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub(super) enum $Name { $($(#[$variant_doc])* $Variant),+ }

        impl From<$From> for $Name {
            fn from(from: $From) -> $Name {
                type Of = $From;
                match from { $(Of::$Variant => $Name::$Variant),+ }
            }
        }
    };
}
pub(super) use words_for;

words_for! {
    /// By what somebody stands above somebody else, in the order in which it is asked.
    Criterion for standings::Criterion {
        /// Won the final.
        FinalWinner,
        /// Has more VP in the final.
        FinalVp,
        /// Sat in the final.
        InFinal,
        /// Won a semi-final.
        SemiWinner,
        /// Has a semi-final to play.
        SemiPending,
        /// Sat in a semi-final.
        InSemi,
        /// More points for places.
        Points,
        /// More games won.
        Wins,
        /// More VP.
        Vp,
        /// A greater share of the VP of the tables.
        VpPercent,
        /// More second places.
        Seconds,
        /// More third places.
        Thirds,
        /// The lower lot.
        Lots,
        /// The better rank after the preliminary games.
        PrelimRank,
        /// Nothing: both have the same rank until lots are drawn.
        Shared,
    }
}

/// Whether somebody is still in the tournament.
#[derive(Debug, Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Status {
    Active,
    /// Left; keeps results and rank.
    Withdrawn,
    /// Out, and without a rank.
    Disqualified,
}

impl From<&standings::Status> for Status {
    fn from(status: &standings::Status) -> Status {
        match status {
            standings::Status::Active => Status::Active,
            standings::Status::Withdrawn => Status::Withdrawn,
            standings::Status::Disqualified { .. } => Status::Disqualified,
        }
    }
}

/// A moment by the clocks of the tournament, with their offset (RFC 3339).
#[derive(Debug, Clone, Copy, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub(super) struct Moment(DateTime<FixedOffset>);

impl Moment {
    pub(super) fn of(at: DateTime<Utc>, zone: &str) -> Moment {
        Moment(time_zone::local(at, zone))
    }
}

/// Which round: rounds are counted within their stage, from 1.
#[derive(Debug, Clone, Copy, Serialize, JsonSchema)]
pub(super) struct RoundRef {
    pub(super) stage: Word<Stage>,
    pub(super) number: i64,
}

impl From<RoundAt> for RoundRef {
    fn from(at: RoundAt) -> RoundRef {
        RoundRef { stage: Word(at.stage), number: at.number }
    }
}

/// A share of VP in hundredths of a percent (`8570` is 85.70 %), and the same as it is written.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(super) struct Share {
    pub(super) hundredths: u32,
    pub(super) text: String,
}

impl From<reeve_rules::sheets::score::VpPercent> for Share {
    fn from(share: reeve_rules::sheets::score::VpPercent) -> Share {
        Share { hundredths: share.hundredths(), text: share.to_string() }
    }
}

/// What games add up to: the preliminary ones, and the semi-final of those who sat there; never the final.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(super) struct Tally {
    games: u32,
    wins: u32,
    /// Points for places with two decimals, where the rules give any.
    points: Option<String>,
    /// VP, of each game as many as count.
    vp: u32,
    vp_percent: Share,
    seconds: u32,
    thirds: u32,
}

impl Tally {
    pub(super) fn of(tally: &standings::GameTally, gives_points: bool) -> Tally {
        Tally {
            games: tally.games,
            wins: tally.wins,
            points: gives_points.then(|| tally.points.to_string()),
            vp: tally.vp,
            vp_percent: tally.vp_percent.into(),
            seconds: tally.seconds,
            thirds: tally.thirds,
        }
    }
}

/// The last link of the chain of digests over final record sheets, as far as everybody may see it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(super) struct Chain {
    /// How many links there are up to it.
    link: i64,
    digest: String,
    /// The digest over the signatures.
    signed_digest: Option<String>,
}

impl From<ChainHead> for Chain {
    fn from(head: ChainHead) -> Chain {
        Chain { link: head.link_number, digest: head.digest, signed_digest: head.signed_digest }
    }
}

/// Who has won, as soon as everybody may know it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(super) struct Champion {
    number: i64,
    name: String,
    /// Whether the organizers have declared it; until then it is who won the final.
    declared: bool,
    prelim_rank: Option<u32>,
    /// The seed in the semi-finals, where there were any.
    seed: Option<i64>,
    /// The rank in the series, where this is its final day.
    series_rank: Option<i64>,
    /// VP in the final as stated; null where its winner is disqualified, and where there was none.
    final_vp: Option<i64>,
    /// Second and third.
    behind: Vec<RunnerUp>,
}

/// Who came second or third.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(super) struct RunnerUp {
    rank: u32,
    number: i64,
    name: String,
    final_vp: Option<i64>,
}

impl From<champion::Champion> for Champion {
    fn from(won: champion::Champion) -> Champion {
        let behind = won.behind.into_iter().map(|one| RunnerUp {
            rank: one.rank.0,
            number: one.number,
            name: one.name,
            final_vp: one.final_vp,
        });
        Champion {
            number: won.number,
            name: won.name,
            declared: won.declared,
            prelim_rank: won.prelim_rank.map(|rank| rank.0),
            seed: won.seed,
            series_rank: won.series_rank,
            final_vp: won.final_vp,
            behind: behind.collect(),
        }
    }
}

/// A drawing of lots.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(super) struct Drawing {
    pub(super) at: Moment,
    pub(super) method: Word<DrawMethod>,
    /// What Reeve's draw was made from, so that anybody can repeat it.
    pub(super) seed: Option<String>,
    /// The ranks that it was drawn for; null where that stands in somebody's own words.
    pub(super) ranks: Option<Vec<u32>>,
    pub(super) reason: Option<String>,
    /// Who drew, where that is still known.
    pub(super) by: Option<String>,
    /// Who watched.
    pub(super) witness: Option<String>,
    /// The lots, the lowest first: it ranks highest.
    pub(super) lots: Vec<DrawnLot>,
}

/// A lot, and whose it is.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(super) struct DrawnLot {
    pub(super) name: String,
    pub(super) lot: i64,
}

/// The ranks that lots were drawn for, or the words of who drew them.
pub(super) fn drawn_for(reason: &standings::lots::DrawReason) -> (Option<Vec<u32>>, Option<String>) {
    match reason {
        standings::lots::DrawReason::SharedRanks(ranks) => (Some(ranks.iter().map(|rank| rank.0).collect()), None),
        standings::lots::DrawReason::OwnWords(words) => (None, Some(words.clone())),
    }
}
