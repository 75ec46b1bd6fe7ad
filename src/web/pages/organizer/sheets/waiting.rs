//! The record sheets that wait for somebody of the staff, for every page that leads on: results that somebody does not agree
//! with, and corrections that wait for the second of two people. A judge who was on the way to one reads that it waits no more.

use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::ui::judge_on_the_way::JudgeOnTheWayView;
use reeve_rules::sheets::DisputeOutcome;
use reeve_store::player::label;
use reeve_store::sheet_correction::WaitingTable;
use reeve_store::sheet_dispute::{WaitingDispute, WithdrawnDispute};
use reeve_store::{AccountId, Tx};
use reeve_urls as urls;
use reeve_urls::{RoundUrls, Url};
use reeve_views::rounds::RoundAt;
use reeve_views::sheets::waiting::SheetsThatWait;
use reeve_words as words;
use reeve_words::titles;

/// The sheets that wait: the table, and where it is looked at.
#[derive(Default)]
pub(crate) struct WaitingSheets {
    /// Somebody does not agree with the result, so a judge decides.
    pub(crate) disputes: Vec<DisputedSheet>,
    /// A correction waits for the second of two people.
    pub(crate) corrections: Vec<(String, Url)>,
    /// Whoever looks was on the way there, and nobody disagrees any more: the table, its sheet, and why.
    pub(crate) calmed: Vec<(String, Url, String)>,
}

/// A sheet that somebody does not agree with.
pub(crate) struct DisputedSheet {
    pub(crate) title: String,
    pub(crate) sheet: Url,
    /// Who does not agree, each with why.
    pub(crate) says: Vec<(String, String)>,
    /// Which judge goes there; none where no objection is kept.
    pub(crate) goes: Option<JudgeOnTheWayView>,
    /// Where it is decided; none for those who can't.
    pub(crate) decide: Option<Url>,
}

/// The objections by their tables.
fn by_table(
    request: &RequestContext,
    disputes: Vec<WaitingDispute>,
    link: impl Fn(RoundAt, i64) -> (String, Url),
) -> Result<Vec<DisputedSheet>, Error> {
    let run = urls::run(&request.tournament()?.slug);
    let mut sheets: Vec<(RoundAt, i64, DisputedSheet)> = Vec::new();
    for one in disputes {
        let round = RoundAt { stage: one.stage, number: one.round_number };
        let says = one.name.map(|name| (label(&name, one.suffix.unwrap_or_default()), one.reason.unwrap_or_default()));
        match sheets.last_mut().filter(|(at, table, _)| (*at, *table) == (round, one.table_number)) {
            Some((.., sheet)) => sheet.says.extend(says),
            None => {
                let (title, sheet) = link(round, one.table_number);
                let at = TableAt { round, table: one.table_number };
                let goes = says.is_some().then(|| JudgeOnTheWayView::of(request, at, &one.claim)).transpose()?;
                let decides = request.may_change(Permission::DecideSheet).is_ok();
                let decide = decides.then(|| run.round(round).decide(one.table_number));
                let sheet = DisputedSheet { title, sheet, says: says.into_iter().collect(), goes, decide };
                sheets.push((round, one.table_number, sheet));
            }
        }
    }
    Ok(sheets.into_iter().map(|(.., sheet)| sheet).collect())
}

/// Where whoever looks was on the way and is not waited for any more, with why.
fn no_more(ended: Vec<WithdrawnDispute>, link: impl Fn(RoundAt, i64) -> (String, Url)) -> Vec<(String, Url, String)> {
    let mut tables: Vec<(RoundAt, i64, Vec<WithdrawnDispute>)> = Vec::new();
    for one in ended {
        let round = RoundAt { stage: one.stage, number: one.round_number };
        match tables.last_mut().filter(|(at, table, _)| (*at, *table) == (round, one.table_number)) {
            Some((.., disputes)) => disputes.push(one),
            None => tables.push((round, one.table_number, vec![one])),
        }
    }
    let told = |(round, table, disputes): (RoundAt, i64, Vec<WithdrawnDispute>)| {
        let (title, sheet) = link(round, table);
        let is_decided = disputes.iter().any(|one| one.outcome == DisputeOutcome::Decided);
        let mut names: Vec<String> = Vec::new();
        for one in disputes.into_iter().filter(|_| !is_decided) {
            let name = one.name.map(|name| label(&name, one.suffix.unwrap_or_default()));
            names.extend(name.filter(|name| !names.contains(name)));
        }
        (title, sheet, words::rulings::nobody_waits(&names))
    };
    tables.into_iter().map(told).collect()
}

/// The judge who reads, if it is one.
pub(crate) fn judge(request: &RequestContext) -> Option<AccountId> {
    request.access.caller().account().filter(|_| request.may_change(Permission::Rule).is_ok())
}

/// What waits in a tournament.
pub(crate) async fn waiting_in(request: &RequestContext, tx: &mut Tx) -> Result<WaitingSheets, Error> {
    let kept = SheetsThatWait::read(tx, request.tournament()?.id, judge(request), request.now).await?;
    WaitingSheets::of(request, kept)
}

impl WaitingSheets {
    /// What was read, with the ways there.
    pub(crate) fn of(request: &RequestContext, kept: SheetsThatWait) -> Result<WaitingSheets, Error> {
        let run = urls::run(&request.tournament()?.slug);
        let link = |round: RoundAt, table: i64, to: fn(&RoundUrls, i64) -> Url| {
            let title = titles::sheet(&words::rounds::title(round), table);
            (title, to(&run.round(round), table))
        };
        let correction = |one: WaitingTable| {
            let round = RoundAt { stage: one.stage, number: one.round_number };
            link(round, one.table_number, RoundUrls::correction)
        };
        Ok(WaitingSheets {
            disputes: by_table(request, kept.disputed, |round, table| link(round, table, RoundUrls::table))?,
            corrections: kept.corrected.into_iter().map(correction).collect(),
            calmed: no_more(kept.calmed, |round, table| link(round, table, RoundUrls::table)),
        })
    }
}
