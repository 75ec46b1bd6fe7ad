//! Semi-finals and final as everybody sees them: published tables only, and results that count publicly.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::champion::ChampionView;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::stage_tables::StageTableView;
use reeve_http::ui::{nav, planned, stage_tables};
use reeve_rules::tournament::vocabulary::{Stage, TournamentPart};
use reeve_store::Snapshot;
use reeve_urls as urls;
use reeve_urls::{Public, Url};
use reeve_views::bracket;
use reeve_views::bracket::choice::StagesChoice;
use reeve_views::bracket::stage::{Replacements, StageTable, public_tables};
use reeve_views::programme::Ahead;
use reeve_views::rounds::RoundAt;
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::tournament;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words as words;
use reeve_words::titles;

/// The routes of this room: the page, and the same in a frame on another site.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::public::bracket, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::IfNamesMay),
        get(urls::embed::bracket, Permission::SeePublic, || to(show)).kept(&["colours"]).for_many(),
    ]
}

#[derive(Template)]
#[template(path = "public/bracket.html")]
struct PublicBracketPage {
    page: Layout,
    urls: Public,
    /// Which stages are played, as far as the tables don't say it.
    intro: Vec<String>,
    champion: Option<ChampionView>,
    semis: Vec<StageTableView>,
    last: Vec<StageTableView>,
    /// Why somebody plays the final without having won a place in it.
    came_in: Option<String>,
    /// The same of the semi-finals.
    came_in_before: Option<String>,
    /// That fewer than sixteen play the semi-finals.
    not_full: Option<String>,
    /// The places of the final while its seats are not public.
    to_come: Vec<FinalPlace>,
    /// What lies ahead, while there is nothing to show.
    ahead: Option<planned::Ahead>,
}

/// A place in a final that is still to come.
struct FinalPlace {
    /// By what somebody gets it.
    from: String,
    /// Who has it, where that is known: name and page.
    winner: Option<(String, Url)>,
}

/// Shows the published tables of semi-finals and final.
pub(super) async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = tournament::read(&mut tx, request.tournament()?.id).await?;
    let has_tables = [Stage::Semi, Stage::Final]
        .iter()
        .any(|stage| visibility::published_round(&snapshot, RoundAt::later(*stage)).is_some());
    let ahead = if has_tables { None } else { Some(Ahead::read(&mut tx, snapshot.tournament.id).await?) };
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let urls = urls::public(&snapshot.tournament.slug);
    let [semis, last] = [Stage::Semi, Stage::Final].map(|stage| public_tables(&snapshot, &ranking, stage));
    let replaced = Replacements::of(&semis, &last);
    page(&PublicBracketPage {
        came_in: words::bracket::replaced_in_final(&replaced, !semis.is_empty()),
        not_full: words::bracket::not_full(&semis),
        came_in_before: replaced.in_semi_finals.then(texts::bracket::replaced_in_semi_finals),
        page: nav::tell_taken_back(
            nav::public(
                &request,
                titles::later_stages(ranking::stages_of(&snapshot.tournament)),
                PublicSection::Bracket,
            )?,
            &snapshot,
        ),
        ahead: ahead.map(|ahead| planned::Ahead::of(ahead, &snapshot)),
        intro: intro(&snapshot, &ranking, !has_tables),
        champion: ChampionView::of(&snapshot, &ranking, |number| Some(urls.player(number))),
        to_come: semis.iter().map(|table| final_place(table, &urls)).collect(),
        semis: stage_tables::tables(semis, |number| urls.player(number)),
        last: stage_tables::tables(last, |number| urls.player(number)),
        urls,
    })
}

/// The place of the final that a semi-final fills.
fn final_place(table: &StageTable, urls: &Public) -> FinalPlace {
    let winner = table.seats.iter().find(|seat| seat.won && seat.goes_on);
    FinalPlace {
        from: texts::bracket::winner_of(table.number),
        winner: winner.map(|seat| (seat.name.clone(), urls.player(seat.number))),
    }
}

/// Which stages are played: why, before there are tables, and that the semi-finals are skipped, or played after all.
fn intro(snapshot: &Snapshot, ranking: &Ranking, no_tables: bool) -> Vec<String> {
    if snapshot.tournament.part == TournamentPart::Prelims {
        return vec![texts::format::event_of_a_series()];
    }
    if snapshot.tournament.part == TournamentPart::Finals {
        return vec![texts::format::final_day()];
    }
    let choice = StagesChoice::of(snapshot);
    let Some(format) = choice.format else {
        return vec![texts::format::stages_ahead()];
    };
    let why = no_tables.then(|| words::format::why(&format));
    let skipped = choice.is_skipped().then(|| match choice.counted_later {
        true => texts::format::skipped_after_count(),
        false => texts::format::chose_to_skip(),
    });
    let too_few = bracket::semi_finals_fall_away(snapshot, ranking)
        .then(|| words::bracket::fall_away(bracket::final_has_begun(snapshot)));
    let gives_way = !no_tables && bracket::final_gives_way(snapshot, ranking);
    let after_all = gives_way.then(texts::bracket::played_after_all);
    [why, skipped, too_few, after_all].into_iter().flatten().collect()
}
