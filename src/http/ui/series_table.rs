//! The ranking of a series and its events, as pages show them.

use crate::ui::standings_table::{DrawingLine, StandingsLine, column};
use reeve_rules::series::SeriesRow;
use reeve_rules::series::prospects::SeriesProspect;
use reeve_rules::standings::Criterion;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::series::Series;
use reeve_store::series_lots::SeriesDraw;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::series::EventState;
use reeve_views::series::ranking::{EventLine, SeriesContent, SeriesRanking, drawn, places};
use reeve_words::badges;
use reeve_words::face;
use reeve_words::series as words;
use reeve_words::standings;
use reeve_words::time;

/// An event in the list.
pub struct EventView {
    pub name: String,
    /// Its page; none where the reader finds none.
    pub href: Option<Url>,
    /// Where it is taken out; none on the public page.
    pub take_out: Option<Url>,
    pub line: String,
    /// The day of the month, and the month in short.
    pub day: (u32, String),
    /// How far it is, as a mark and in words.
    pub state: (&'static str, String),
    /// How many have a result in it.
    pub players: usize,
    /// What its organizers are to look at: that its day lies outside those of the series. Empty where nothing is.
    pub remark: String,
}

impl EventView {
    /// An event; `page` is where its name leads.
    pub fn new(event: &EventLine, page: Option<Url>, take_out: Option<Url>) -> EventView {
        EventView {
            name: event.name.clone(),
            href: page,
            take_out,
            line: face::when_where(&time::day(event.starts_on), &event.place),
            day: time::leaf(event.starts_on),
            state: (mark(event.state, event.phase), words::state(event.state, event.phase)),
            players: event.players,
            remark: String::new(),
        }
    }

    /// The same for the organizers of the series.
    pub fn for_staff(self, event: &EventLine, series: &Series) -> EventView {
        let days = (series.starts_on, series.final_on);
        EventView { remark: words::outside(event.starts_on, days).unwrap_or_default(), ..self }
    }
}

fn mark(state: EventState, phase: Phase) -> &'static str {
    match state {
        state if state.plays_on(phase) => badges::tournament(phase),
        EventState::Ahead | EventState::Hidden => "waiting",
        EventState::CalledOff => "wrong",
        EventState::Playing => "playing",
        EventState::Over => "final",
    }
}

/// All rows of the ranking, as `parts/standings.html` shows them.
pub fn lines(ranking: &SeriesRanking) -> Vec<StandingsLine> {
    let names: Vec<&str> = ranking.events.iter().map(|event| event.name.as_str()).collect();
    let last = ranking.rows.iter().take_while(|row| row.rank.is_some()).count();
    let places = places(&ranking.format);
    let line = |(at, row): (usize, &SeriesRow)| {
        let next = ranking.rows.get(at + 1);
        let tied = next.is_some_and(|next| next.rank.is_some() && next.from_above == Some(Criterion::Shared));
        let cut = (at + 1 == places && last > places).then(|| words::cut(places, tied));
        line(ranking, row, ranking.prospects.get(at).copied().flatten(), &names, cut)
    };
    let mut lines: Vec<StandingsLine> = ranking.rows.iter().enumerate().map(line).collect();
    let cut = lines.iter().position(|line| line.cut.is_some());
    lines.iter_mut().take(cut.map_or(0, |at| at + 1)).for_each(|line| line.goes_on = true);
    lines
}

fn line(
    ranking: &SeriesRanking,
    row: &SeriesRow,
    certain: Option<SeriesProspect>,
    names: &[&str],
    cut: Option<String>,
) -> StandingsLine {
    let event = ranking.events.get(row.event).map(|event| event.slug.as_str()).unwrap_or_default();
    let number = ranking.numbers.get(&row.player).copied().unwrap_or_default();
    let mut why = words::why(row, names, ranking.decides(row).filter(|_| row.lot.is_none()), &ranking.rules);
    why.extend(certain.and_then(|certain| words::certain(certain, ranking.places)));
    StandingsLine {
        rank: row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        name: row.name.clone(),
        lot: row.lot.map(|lot| lot.to_string()).unwrap_or_default(),
        href: urls::public(event).player(number),
        anchor: format!("person-{}", row.player.0),
        goes_on: false,
        moved: None,
        qualified: false,
        points: ranking.rules.gives_points().then(|| row.tally.points.to_string()),
        wins: row.tally.wins,
        vp: row.tally.vp,
        percent: row.tally.vp_percent.to_string(),
        seconds: row.tally.seconds,
        thirds: row.tally.thirds,
        games: row.tally.games,
        decides: row.from_above.map(column).unwrap_or_default(),
        tells: true,
        short: match certain {
            Some(certain) => words::certain_short(words::short(row, names), certain),
            None => words::short(row, names),
        },
        why,
        status: standings::status(&row.status),
        cut,
    }
}

/// The drawings of a series, in the order in which they were made.
pub fn drawings(series: &Series, content: &SeriesContent, ranking: &SeriesRanking) -> Vec<DrawingLine> {
    let line = |draw: &SeriesDraw| DrawingLine {
        at: time::moment(draw.drawn_at, &series.time_zone),
        reason: standings::draw_reason(&draw.reason),
        method: draw.method,
        how: standings::method(draw.method),
        seed: draw.seed.map(|seed| seed.to_string()).unwrap_or_default(),
        by: String::new(),
        witness: String::new(),
        lots: drawn(draw, content, ranking).into_iter().map(|(name, lot)| (name.to_owned(), lot.to_string())).collect(),
    };
    content.draws.iter().map(line).collect()
}
