//! Players who may be the same person, side by side, and any two whom the organizer names, with the form that makes two of them one.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::background::apart_if;
use reeve_actions::people::join_groups::{GroupsAnswer, join_groups};
use reeve_actions::people::merge_players::{MergePlayers, joined, joined_notes, merge_players};
use reeve_actions::people::not_duplicates::say_two_people;
use reeve_actions::people::refusal::Refusal;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{FieldFaults, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::named::named;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_limits as limits;
use reeve_rules::text::too_long;
use reeve_rules::tournament::same_group::groups_shown;
use reeve_store::Snapshot;
use reeve_store::player::Player;
use reeve_store::staff_note::StaffNote;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::people::agreement::has_agreed;
use reeve_views::people::doubles::{Apart, Doubles, addresses_that_differ, likely, may_merge};
use reeve_views::people::now::PlayerNotNow;
use reeve_views::people::same_groups::{AlikeGroups, GroupKind, alike_groups, are_many};
use reeve_words as words;
use reeve_words::badges;
use reeve_words::flash::PlayerDone;
use reeve_words::time;
use reeve_words::{labels, titles};

/// The routes of this room. They come before those of [one player](super::player).
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::doubles, Permission::Run, || to(show)),
        post(urls::run::doubles, Permission::Run, || to(merge)),
        post(urls::run::doubles_apart, Permission::Run, || to(part)),
        post(urls::run::doubles_groups, Permission::Run, || to(join)),
    ]
}

/// So many pairs are shown; the others come up once these are settled.
const SHOWN: usize = 50;

#[derive(Template)]
#[template(path = "organizer/people/doubles.html")]
struct DoublesPage {
    page: Layout,
    urls: Run,
    may_change: bool,
    pairs: Vec<Pair>,
    more: usize,
    /// Whom the organizer named, as typed.
    form: FormState<NamedPair>,
    /// Pairs of whom it was said that they are two people: number and name of each.
    apart: Vec<[(i64, String); 2]>,
    groups: Vec<AlikeGroups>,
    more_groups: usize,
    /// Those that are two.
    two_groups: Vec<AlikeGroups>,
}

impl DoublesPage {
    /// Whether any of these pairs can be made one.
    fn can_choose(&self) -> bool {
        self.pairs.iter().flat_map(|pair| &pair.sides).any(|side| side.becomes.is_some())
    }
}

/// Two players who may be the same person.
struct Pair {
    by: &'static str,
    /// Whether the organizer named them.
    by_hand: bool,
    /// Their e-mail addresses, where they can be made one and these differ.
    differ: Option<[String; 2]>,
    /// Why neither can go into the other, where that is so, or why the one who was erased can't stay.
    why: Option<String>,
    sides: [Side; 2],
}

/// One of them.
struct Side {
    /// What the form calls this one.
    field: &'static str,
    number: i64,
    version: i64,
    label: String,
    kind: &'static str,
    word: &'static str,
    facts: Vec<(&'static str, String)>,
    /// How this line will be once the other one went into it; none where this one can't stay.
    becomes: Option<Becomes>,
}

/// The line that two players become.
struct Becomes {
    kind: &'static str,
    word: &'static str,
    facts: Vec<(&'static str, String)>,
}

/// The query of the page.
#[derive(Debug, Default, Deserialize)]
struct DoublesQuery {
    done: Option<String>,
    /// Two players by name or number; from the page of a player the first of them alone.
    one: Option<String>,
    two: Option<String>,
}

/// Two players as the organizer typed them; none: nothing was typed.
#[derive(Debug, Clone, Default)]
struct NamedPair {
    one: Option<String>,
    two: Option<String>,
}

impl NamedPair {
    fn one(&self) -> &str {
        self.one.as_deref().unwrap_or_default()
    }

    fn two(&self) -> &str {
        self.two.as_deref().unwrap_or_default()
    }

    /// The two players; none while not both fields were sent.
    ///
    /// Error: why a field names no player, or the two are not to be merged.
    fn find<'s>(&self, snapshot: &'s Snapshot, apart: &Apart) -> Result<Option<[&'s Player; 2]>, FieldFaults> {
        let (Some(one), Some(two)) = (&self.one, &self.two) else { return Ok(None) };
        let fault = |field: &str, says: String| (field.to_owned(), says);
        match (named_player(&snapshot.players, one), named_player(&snapshot.players, two)) {
            (Ok(first), Ok(second)) => {
                let why = match () {
                    () if first.id == second.id => words::doubles::SAME_NUMBER,
                    () if apart.are(first.id, second.id) => words::doubles::MARKED_APART,
                    () => return Ok(Some([first, second])),
                };
                Err([fault("two", why.to_owned())].into_iter().collect())
            }
            (first, second) => {
                let faults = [("one", first.err()), ("two", second.err())];
                Err(faults.into_iter().filter_map(|(field, says)| Some(fault(field, says?))).collect())
            }
        }
    }
}

/// The one player whom a text names, or why it names none.
fn named_player<'p>(players: &'p [Player], typed: &str) -> Result<&'p Player, String> {
    if too_long(typed, limits::SEARCH).is_some() {
        return Err(words::doubles::ONE_PLAYER.to_owned());
    }
    let found = named(players, typed);
    let only = match (found.numbers.len(), found.left.is_empty()) {
        (1, true) => found.numbers.first(),
        _ => None,
    };
    let player = only.and_then(|number| players.iter().find(|player| player.number == *number));
    player.ok_or_else(|| found.faults.into_iter().next().unwrap_or_else(|| words::doubles::ONE_PLAYER.to_owned()))
}

/// The players who may be the same person, and the two whom the organizer named.
async fn show(request: RequestContext, query: web::Query<DoublesQuery>) -> HandlerResult {
    let query = query.into_inner();
    let notice = query.done.as_deref().and_then(PlayerDone::from_code).map(PlayerDone::sentence);
    let notice = notice.map(|said| (NoticeKind::Good, said));
    let typed = NamedPair { one: query.one, two: query.two };
    doubles_page(&request, FormState::fresh(typed).with_done(notice)).await
}

async fn doubles_page(request: &RequestContext, form: FormState<NamedPair>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let model = Doubles::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let look = |model: &Doubles| alike_groups(&model.snapshot, |kind, names| model.apart.are_groups(kind, names));
    let (model, groups) = apart_if(are_many(&model.snapshot), model, look).await?;
    let Doubles { snapshot, apart, .. } = &model;
    let (by_hand, form) = match form.find(snapshot, apart) {
        Ok(pair) => (pair, form),
        // What somebody else has changed since is said already.
        Err(_) if form.status() != StatusCode::OK => (None, form),
        Err(faults) => (None, FormState::with_faults((*form).clone(), faults)),
    };
    let urls = urls::run(&snapshot.tournament.slug);
    let layout = nav::staff(request, titles::DOUBLES, StaffSection::Players)?.crumb(titles::PLAYERS, urls.players());
    let mut all = likely(snapshot, apart);
    if let Some(pair) = by_hand {
        all.retain(|double| !pair.iter().all(|one| double.players.iter().any(|other| other.id == one.id)));
    }
    let by_hand = by_hand.map(|players| Pair { by_hand: true, ..pair(&model, words::doubles::BY_HAND, players) });
    let listed = all.iter().take(SHOWN).map(|it| pair(&model, words::doubles::double_by(it.by), it.players));
    let named = |player: &Player| (player.number, player.label());
    let (two_groups, mut groups): (Vec<_>, Vec<_>) = groups.into_iter().partition(|pair| pair.are_two);
    let more_groups = groups.split_off(groups.len().min(SHOWN)).len();
    page_with(
        form.status(),
        &DoublesPage {
            page: form.tell(layout),
            urls,
            may_change: request.may_change(Permission::Run).is_ok(),
            pairs: by_hand.into_iter().chain(listed).collect(),
            more: all.len().saturating_sub(SHOWN),
            apart: apart.listed(snapshot).into_iter().map(|pair| pair.map(named)).collect(),
            groups,
            more_groups,
            two_groups,
            form,
        },
    )
}

fn pair(model: &Doubles, by: &'static str, [one, two]: [&Player; 2]) -> Pair {
    let snapshot = &model.snapshot;
    let sides = [side(model, "one", (one, two)), side(model, "two", (two, one))];
    let stuck = sides.iter().all(|side| side.becomes.is_none());
    let whys = [may_merge(snapshot, one, two).err(), may_merge(snapshot, two, one).err()];
    let both_seated = whys.iter().all(|why| *why == Some(PlayerNotNow::Seated));
    let why = whys.into_iter().flatten().find(|why| stuck || *why == PlayerNotNow::ErasedStays);
    let terms = words::games::terms(snapshot.tournament.system.system());
    Pair {
        by,
        by_hand: false,
        differ: addresses_that_differ([one, two]).filter(|_| !stuck).map(|both| both.map(str::to_owned)),
        why: match both_seated {
            true => Some(terms.say(words::doubles::BOTH_SEATED).into_owned()),
            false => why.map(|why| words::in_game::refusal_in(&Refusal::from(why).into(), &terms)),
        },
        sides,
    }
}

fn side(Doubles { snapshot, notes, .. }: &Doubles, field: &'static str, (player, other): (&Player, &Player)) -> Side {
    let kept = |one: &Player| notes.get(&one.id).cloned().unwrap_or_default();
    let (kind, word) = badges::player(player);
    let may_stay = may_merge(snapshot, player, other).is_ok();
    let one = Some(()).filter(|()| may_stay).and_then(|()| joined(snapshot, player, other).ok());
    let becomes = one.map(|one| {
        let (kind, word) = badges::player(&one);
        Becomes { kind, word, facts: facts(snapshot, &one, &joined_notes(&kept(player), &kept(other))) }
    });
    Side {
        field,
        number: player.number,
        version: player.version,
        label: player.label(),
        kind,
        word,
        facts: facts(snapshot, player, &kept(player)),
        becomes,
    }
}

/// What is known of a player, without what is not.
fn facts(snapshot: &Snapshot, player: &Player, kept: &StaffNote) -> Vec<(&'static str, String)> {
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    let name = |value: &Option<String>| words::isolated(value.as_deref().unwrap_or_default());
    let zone = &snapshot.tournament.time_zone;
    let moment = |at: Option<DateTime<Utc>>| at.map(|at| time::moment(at, zone)).unwrap_or_default();
    let came = format!("{}, {}", words::people::source(player.source), time::moment(player.created_at, zone));
    let facts = vec![
        (labels::E_MAIL, text(&player.person.email)),
        (labels::PHONE, text(&kept.phone)),
        (labels::CLUB, name(&player.person.club)),
        (labels::COUNTRY, text(&player.person.country)),
        (labels::GROUPS, words::isolated(&groups_shown(player.person.groups()))),
        (labels::GUARDIAN, name(&player.person.guardian)),
        (labels::CAME_IN, came),
        (labels::AGREED, labels::yes(has_agreed(&snapshot.tournament, player)).to_owned()),
        (labels::CHECKED_IN, moment(player.checked_in_at)),
        (labels::PAID, moment(player.paid_at)),
        (labels::FIXED_TABLE, player.fixed_table.map(|table| table.to_string()).unwrap_or_default()),
        (labels::COMPANIONS, words::media::names(player.person.companions())),
        (labels::NAMED_COMPANIONS, kept.comes_with.clone()),
        (labels::NO_PICTURES, if player.no_pictures { words::media::WANTS_NONE.to_owned() } else { String::new() }),
        (labels::NOTES, kept.note.clone()),
    ];
    facts.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// Makes two players one.
async fn merge(request: RequestContext, form: Form) -> HandlerResult {
    let number = |name: &str| form.whole(name).ok().flatten().ok_or(Error::Missing);
    // A version that can't be read is one that nothing has, as everywhere.
    let version = |name: &str| form.whole(name).ok().flatten().unwrap_or(-1);
    let (one, two) = ((number("one")?, version("version-one")), (number("two")?, version("version-two")));
    // Whom the organizer named stay on the page where they can't be made one.
    let typed = match form.ticked("named") {
        true => NamedPair { one: Some(one.0.to_string()), two: Some(two.0.to_string()) },
        false => NamedPair::default(),
    };
    let (stays, goes) = match form.whole("keep") {
        Ok(Some(keep)) if keep == one.0 => (one, two),
        Ok(Some(keep)) if keep == two.0 => (two, one),
        _ => {
            let form = FormState::refused(typed, words::doubles::CHOOSE_WHO_STAYS.to_owned());
            return doubles_page(&request, form).await;
        }
    };
    let urls = urls::run(&request.tournament()?.slug);
    let done = request.will_redirect_to(urls.doubles().done(PlayerDone::Merged));
    match merge_players(&request.context(), request.tournament()?.id, MergePlayers { stays, goes }).await {
        Ok(None) => see_other(done),
        Ok(Some(_)) => see_other(urls.doubles().done(PlayerDone::MergedMovedUp)),
        Err(error) => {
            let form = FormState::returned_or_stale(typed, error)?;
            doubles_page(&request, form.when_stale(NoticeKind::Wrong, words::doubles::DOUBLES_CHANGED)).await
        }
    }
}

/// Makes one of two spellings of a group or club, says that they are two, or takes that back.
async fn join(request: RequestContext, form: Form) -> HandlerResult {
    let kind = GroupKind::from_code(form.text("kind")).ok_or(Error::Missing)?;
    let answer = GroupsAnswer::from_code(form.text("are")).ok_or(Error::Missing)?;
    let said = match answer {
        GroupsAnswer::One => PlayerDone::GroupsJoined,
        GroupsAnswer::Two => PlayerDone::TwoGroups,
        GroupsAnswer::Open => PlayerDone::GroupsOpen,
    };
    let done = request.will_redirect_to(urls::run(&request.tournament()?.slug).doubles().done(said));
    let names = [form.text("one"), form.text("two")];
    join_groups(&request.context(), request.tournament()?.id, kind, names, answer).await?;
    see_other(done)
}

/// Says that two players are two people, or takes that back.
async fn part(request: RequestContext, form: Form) -> HandlerResult {
    let number = |name: &str| form.whole(name).ok().flatten().ok_or(Error::Missing);
    let pair = (number("one")?, number("two")?);
    let (apart, said) = match form.text("apart") {
        "yes" => (true, PlayerDone::TwoPeople),
        "no" => (false, PlayerDone::ListedAgain),
        _ => return Err(Error::Missing),
    };
    let done = request.will_redirect_to(urls::run(&request.tournament()?.slug).doubles().done(said));
    say_two_people(&request.context(), request.tournament()?.id, pair, apart).await?;
    see_other(done)
}
