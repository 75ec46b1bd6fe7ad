//! What the public results say together: of one tournament, and of all.

use actix_web::HttpRequest;
use reeve_rules::games::{Colour, SystemCode};
use reeve_rules::statistics::{self, VpAndPlaces, WinRate, WinRates};
use schemars::JsonSchema;
use serde::Serialize;

use reeve_http::api::answer;
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_views::standings::ranking::Ranking;
use reeve_views::statistics::TournamentStatistics;
use reeve_views::statistics::all::AllStatistics;
use reeve_views::statistics::history::RankHistory;
use reeve_views::tournament;
use reeve_views::visibility::Reader;

use crate::api::parts::{RoundRef, Word, words_for};

words_for! {
    /// What a share says, at 95 % certainty.
    Finding for statistics::Finding {
        /// Nothing: there are too few games.
        TooFew,
        /// No more and no less than if all seats were alike.
        Alike,
        More,
        Less,
    }
}

/// How often each seat wins.
#[derive(Serialize, JsonSchema)]
pub(super) struct Rates {
    games: u32,
    by_position: Vec<NumberRate>,
    /// By place in the play order, where it was noted.
    by_play_order: Vec<NumberRate>,
    by_colour: Vec<ColourRate>,
}

/// How often a selection position, or a place in the play order, wins.
#[derive(Serialize, JsonSchema)]
pub(super) struct NumberRate {
    number: i64,
    #[serde(flatten)]
    rate: Rate,
}

/// How often a colour wins.
#[derive(Serialize, JsonSchema)]
pub(super) struct ColourRate {
    colour: Word<Colour>,
    #[serde(flatten)]
    rate: Rate,
}

/// How often something wins; shares are hundredths of a percent.
#[derive(Serialize, JsonSchema)]
pub(super) struct Rate {
    games: u32,
    wins: u32,
    share: Option<u32>,
    /// The share if all seats were alike.
    alike: Option<u32>,
    /// The ends of the range in which the share lies with 95 % certainty.
    low: u32,
    high: u32,
    finding: Finding,
}

impl From<&WinRate> for Rate {
    fn from(rate: &WinRate) -> Rate {
        let interval = rate.interval();
        Rate {
            games: rate.games,
            wins: rate.wins,
            share: rate.share(),
            alike: rate.alike(),
            low: interval.low,
            high: interval.high,
            finding: rate.finding().into(),
        }
    }
}

impl From<&WinRates> for Rates {
    fn from(rates: &WinRates) -> Rates {
        let number = |(number, rate): (&i64, &WinRate)| NumberRate { number: *number, rate: rate.into() };
        let colour = |(colour, rate): (&Colour, &WinRate)| ColourRate { colour: Word(*colour), rate: rate.into() };
        Rates {
            games: rates.games,
            by_position: rates.by_position.iter().map(number).collect(),
            by_play_order: rates.by_play_order.iter().map(number).collect(),
            by_colour: rates.by_colour.iter().map(colour).collect(),
        }
    }
}

/// What the public results of a tournament say together.
#[derive(Serialize, JsonSchema)]
pub(super) struct Statistics {
    wins: Rates,
    /// Which VP led to which place at the table.
    places: Vec<Place>,
    /// The rounds after which everybody has a rank.
    rounds: Vec<HistoryRound>,
    /// Everybody who is ranked now, the first first.
    ranks: Vec<RankLine>,
}

/// A place at a table.
#[derive(Serialize, JsonSchema)]
pub(super) struct Place {
    place: u8,
    seats: u32,
    /// The mean of the counted VP in tenths.
    mean_tenths: u32,
    by_vp: Vec<VpCount>,
}

/// How many had so many VP.
#[derive(Serialize, JsonSchema)]
pub(super) struct VpCount {
    vp: u8,
    seats: u32,
}

/// A round after which everybody has a rank.
#[derive(Serialize, JsonSchema)]
pub(super) struct HistoryRound {
    #[serde(flatten)]
    at: RoundRef,
    /// Whether it is closed; else its ranks still move.
    closed: bool,
}

/// The ranks of a player.
#[derive(Serialize, JsonSchema)]
pub(super) struct RankLine {
    number: i64,
    name: String,
    /// After each of the rounds; null before the player's first.
    ranks: Vec<Option<u32>>,
}

fn places(counted: &VpAndPlaces) -> Vec<Place> {
    let place = |(place, count): (&u8, &statistics::PlaceCount)| Place {
        place: *place,
        seats: count.seats,
        mean_tenths: count.mean_tenths(),
        by_vp: count.by_vp.iter().map(|(vp, seats)| VpCount { vp: *vp, seats: *seats }).collect(),
    };
    counted.places.iter().map(place).collect()
}

pub(super) async fn of_tournament(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = tournament::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let history = RankHistory::of(&snapshot, &ranking)?;
    let counted = TournamentStatistics::of(&snapshot)?;
    let has_any = !history.rounds.is_empty();
    let lines = history.lines.into_iter().filter(|_| has_any);
    answer(
        &http,
        &Statistics {
            wins: (&counted.rates).into(),
            places: places(&counted.places),
            rounds: history
                .rounds
                .iter()
                .map(|round| HistoryRound { at: round.at.into(), closed: round.closed })
                .collect(),
            ranks: lines
                .map(|line| RankLine {
                    number: line.number,
                    name: line.name,
                    ranks: line.ranks.iter().map(|then| then.map(|then| then.rank.0)).collect(),
                })
                .collect(),
        },
    )
}

/// What the public results of all tournaments say together.
#[derive(Serialize, JsonSchema)]
pub(super) struct AllStatisticsAnswer {
    games: Vec<GameStatistics>,
    /// Whether there are older tournaments that were not counted.
    cut: bool,
}

/// What those of one game say.
#[derive(Serialize, JsonSchema)]
pub(super) struct GameStatistics {
    game: Word<SystemCode>,
    tournaments: usize,
    wins: Rates,
}

pub(super) async fn of_all(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let all = AllStatistics::read(&mut tx).await?;
    drop(tx);
    let games = all.systems.iter().map(|(system, one)| GameStatistics {
        game: Word(*system),
        tournaments: one.tournaments,
        wins: (&one.rates).into(),
    });
    answer(&http, &AllStatisticsAnswer { games: games.collect(), cut: all.is_cut })
}
