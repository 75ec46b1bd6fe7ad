//! Importing a list of players: the file, the preview, the import.

use actix_web::http::StatusCode;
use actix_web::web::Path;
use askama::Template;

use crate::pages::organizer::people::import_choice::{read_choice, separator_code, was};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::people::import_agreed::{AgreedCounts, ListAgreements};
use reeve_actions::people::import_doubles::{Double, DoubleChoice, MeantBy};
use reeve_actions::people::import_plan::{ImportChoice, ImportPlan, LineFault, LineFaultKind, LineOutcome};
use reeve_actions::people::import_players;
use reeve_actions::people::import_players::{PlayersImport, import_players, keep_file};
use reeve_files::encoding::Encoding;
use reeve_files::player_column::{PlayerColumn, is_sum};
use reeve_files::players::{SEPARATORS, is_nothing};
use reeve_files::table::shown;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{FieldFaults, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{FormSize, Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_limits as limits;
use reeve_rules::tournament::same_group::groups_shown;
use reeve_store::ImportDraftId;
use reeve_store::player;
use reeve_store::player::Person;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_words as words;
use reeve_words::flash::PlayersDone;
use reeve_words::requests;
use reeve_words::{labels, titles};

/// The routes of the import.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::import, Permission::Run, || to(upload_form)),
        post(urls::run::import, Permission::Run, || to(upload)).takes(FormSize::Players),
        get(urls::run::import_preview, Permission::Run, || to(preview)).large(),
        post(urls::run::import_preview, Permission::Run, || to(decide)).large(),
    ]
}

#[derive(Template)]
#[template(path = "organizer/people/import.html")]
struct Upload {
    page: Layout,
    urls: Run,
    form: FormState<String>,
    limit: String,
    pasted_limit: String,
}

/// The form for a file or pasted lines.
async fn upload_form(request: RequestContext) -> HandlerResult {
    request.may_change(Permission::Run)?;
    upload_page(&request, StatusCode::OK, FormState::fresh(String::new()))
}

/// The form, with the lines that were pasted.
fn upload_page(request: &RequestContext, status: StatusCode, form: FormState<String>) -> HandlerResult {
    let urls = urls::run(&request.tournament()?.slug);
    let layout =
        nav::staff(request, titles::ADD_PLAYERS, StaffSection::Players)?.crumb(titles::PLAYERS, urls.players());
    let [limit, pasted_limit] = [limits::PLAYERS_FILE.bytes, limits::PASTED_BYTES].map(words::files::size);
    page_with(status, &Upload { page: form.tell(layout), urls, form, limit, pasted_limit })
}

/// The form once more, in the place of a list that is not kept any more.
fn gone_page(request: &RequestContext) -> HandlerResult {
    let gone = (NoticeKind::Attention, words::import::LIST_GONE.to_owned());
    upload_page(request, StatusCode::NOT_FOUND, FormState::fresh(String::new()).with_notice(Some(gone)))
}

/// Keeps the file, and leads to its preview.
pub async fn upload(request: RequestContext, mut form: Form) -> HandlerResult {
    let pasted = form.raw("pasted").to_owned();
    let empty = form.empty_file().map(<[u8]>::to_vec);
    let (content, most) = match form.take_file() {
        None if !pasted.trim().is_empty() => (Some(pasted.clone().into_bytes()), limits::PASTED_BYTES),
        file => (file.or(empty), limits::PLAYERS_FILE.bytes),
    };
    let was_sent = content.is_some();
    let urls = urls::run(&request.tournament()?.slug);
    let preview = request.will_redirect_to_created(|draft| urls.import_preview(draft));
    match keep_file(&request.context(), request.tournament()?.id, content, most).await {
        Ok(draft) => see_other(preview(&draft)),
        Err(error) => {
            let form = FormState::returned_unless_refused(pasted.clone(), error)?;
            // What is wrong with the file itself comes first of all, and not only beside its field.
            let notice = form.fault("file").filter(|_| was_sent).map(str::to_owned);
            let form = form.with_notice(notice.map(|words| (NoticeKind::Wrong, words)));
            upload_page(&request, form.status(), form)
        }
    }
}

#[derive(Template)]
#[template(path = "organizer/people/import_preview.html")]
struct Preview {
    page: Layout,
    urls: Run,
    draft: ImportDraftId,
    read_as: String,
    /// Whether it is a sheet of a workbook, in which there is nothing to choose about encoding and separator.
    is_sheet: bool,
    tiles: Vec<(&'static str, String, String)>,
    encodings: Vec<(&'static str, &'static str)>,
    encoding: &'static str,
    separators: Vec<(&'static str, &'static str)>,
    separator: &'static str,
    /// How the file was read for this page.
    was: String,
    columns: Vec<ColumnChoice>,
    /// The column that says what became of each registration, and its values, each with whether its lines are left out.
    status_column: Option<usize>,
    statuses: Vec<(String, bool)>,
    agreed: Option<AgreedFields>,
    /// What is said of the columns that are not read; nothing where all of them are.
    not_read: Option<String>,
    fields: Vec<(&'static str, &'static str)>,
    has_header: bool,
    /// The line that names the columns.
    header_line: u64,
    /// What becomes of names that are there already.
    known: Vec<(&'static str, &'static str)>,
    known_as: &'static str,
    /// What is said about turning names round; nothing where there is nothing to turn.
    turn: Option<String>,
    turns: bool,
    another_person_than_staff: bool,
    /// Whether some e-mail address can be left out, and whether that is chosen.
    bad_email: bool,
    without_bad_email: bool,
    doubles: Vec<ShownDouble>,
    more_doubles: usize,
    lines: Vec<Shown>,
    more: usize,
    faults: Vec<FaultLine>,
    /// What is said of the faults that are not named.
    more_faults: String,
    readable: bool,
    /// The button that imports: what it does, and what it says. Nothing where there is nothing to import.
    button: Option<(&'static str, String)>,
    waiting: usize,
    seen: String,
}

/// The fields for those of whom the list says that they agreed.
struct AgreedFields {
    /// How many say what, for each of the papers.
    said: Vec<String>,
    has_code: bool,
    has_photo: bool,
    code_version: String,
    photo_version: String,
    day: String,
    faults: FieldFaults,
}

impl AgreedFields {
    fn of(agreed: &ListAgreements, choice: &ImportChoice) -> AgreedFields {
        let [code_version, photo_version, day] = agreed.fields.clone();
        let papers = [(PlayerColumn::AgreedCode, &agreed.code), (PlayerColumn::AgreedPhoto, &agreed.photo)];
        let said = papers.into_iter().filter_map(|(paper, counts)| {
            let AgreedCounts { agreed, not, unclear, sample, either } = counts.as_ref()?;
            let unclear = (unclear.as_slice(), sample.as_deref());
            Some(words::import::agreed(words::files::field(paper), (*agreed, *not), unclear, either))
        });
        // Nothing is wrong yet with a day that nobody could type.
        let is_new = choice.agreed.day.is_none();
        let faults = agreed.faults.iter().filter(|fault| !is_new || fault.field != "agreed_on").cloned();
        AgreedFields {
            said: said.collect(),
            has_code: agreed.code.is_some(),
            has_photo: agreed.photo.is_some(),
            code_version,
            photo_version,
            day,
            faults: FieldFaults::of(&faults.collect::<Vec<_>>()),
        }
    }
}

struct ColumnChoice {
    at: usize,
    name: String,
    field: &'static str,
}

struct Shown {
    line: u64,
    label: String,
    note: String,
    kind: &'static str,
    word: &'static str,
    /// Whether there is a box that leaves the line out.
    can_leave_out: bool,
    left_out: bool,
}

/// A line and whom it may mean, side by side.
struct ShownDouble {
    line: u64,
    label: String,
    note: String,
    other: String,
    other_label: String,
    other_note: String,
    same: &'static str,
    adds: String,
    choices: Vec<(&'static str, &'static str)>,
    chosen: &'static str,
}

struct FaultLine {
    line: String,
    /// Who stands on the line.
    who: String,
    column: String,
    what: String,
    /// The line that a box beside this fault leaves out.
    leave_out: Option<u64>,
}

/// What can become of names that are there already, what is suggested first.
const KNOWN: [DoubleChoice; 3] = [DoubleChoice::Skip, DoubleChoice::Merge, DoubleChoice::Both];

/// What the buttons of the preview do: look once more, import, or import without the faulty lines.
const LOOK: &str = "look";
const IMPORT: &str = "import";
const IMPORT_OTHERS: &str = "import_others";

/// The most lines shown in the preview, and as many of those that may mean somebody who is there; all of them are imported.
const SHOWN: usize = 1000;

/// What the import would do, as far as it can be guessed.
pub async fn preview(request: RequestContext, path: Path<(String, ImportDraftId)>) -> HandlerResult {
    look(&request, path.1, &ImportChoice::default()).await
}

/// What the import would do with what was chosen.
async fn look(request: &RequestContext, draft: ImportDraftId, choice: &ImportChoice) -> HandlerResult {
    request.may_change(Permission::Run)?;
    let plan = match import_players::look(&request.context(), request.tournament()?.id, draft, choice.clone()).await {
        Err(actions::Error::Missing) => return gone_page(request),
        plan => plan?,
    };
    preview_page(request, StatusCode::OK, draft, &plan, choice, unreadable(&plan))
}

/// What comes first on the page of a file of which no line can be read.
fn unreadable(plan: &ImportPlan) -> Option<(NoticeKind, String)> {
    let fault = plan.faults.first().filter(|_| plan.header.is_empty())?;
    Some((NoticeKind::Wrong, words::people::file_unreadable(fault.line, &fault_line(fault).what)))
}

fn preview_page(
    request: &RequestContext,
    status: StatusCode,
    draft: ImportDraftId,
    plan: &ImportPlan,
    choice: &ImportChoice,
    notice: Option<(NoticeKind, String)>,
) -> HandlerResult {
    let urls = urls::run(&request.tournament()?.slug);
    let mut layout = nav::staff(request, titles::LOOK_BEFORE_IMPORTING, StaffSection::Players)?
        .crumb(titles::PLAYERS, urls.players());
    if let Some((kind, words)) = notice {
        layout = layout.notice(kind, words);
    }
    if !plan.banned.is_empty() {
        layout = layout.notice(NoticeKind::Attention, words::bans::in_file(&plan.banned));
    }
    if let Some(words) =
        words::import::names_without_letters(&names_that(plan, |name| !name.contains(char::is_alphabetic)))
    {
        layout = layout.notice(NoticeKind::Attention, words);
    }
    if let Some(words) = words::import::names_of_sums(&names_that(plan, is_sum)) {
        layout = layout.notice(NoticeKind::Attention, words);
    }
    if let Some(words) = words::import::names_of_nothing(&names_that(plan, is_nothing)) {
        layout = layout.notice(NoticeKind::Attention, words);
    }
    if let Some((line, word)) = &plan.odd_word {
        layout = layout.notice(NoticeKind::Attention, words::import::odd_word(*line, word));
    }
    if let Some(words) = words::import::names_differ(&plan.differing_names) {
        layout = layout.notice(NoticeKind::Attention, words);
    }
    let families = plan.families.as_ref().map(|families| (families, families.not_found()));
    if let Some((families, not_found)) = families.filter(|(families, not_found)| families.found + not_found.len() > 0) {
        let kind = if not_found.is_empty() { NoticeKind::Good } else { NoticeKind::Attention };
        layout = layout.notice(kind, words::import::families(families.found, &not_found));
    }
    if let Some(name) = &plan.numbered {
        layout = layout.notice(NoticeKind::Attention, words::import::names_numbered(name));
    }
    let mut fields: Vec<(&str, &str)> =
        PlayerColumn::ALL.iter().map(|field| (field.code(), words::files::field(*field))).collect();
    fields.push(("", labels::LEAVE_OUT));
    page_with(
        status,
        &Preview {
            page: layout,
            urls,
            draft,
            read_as: match &plan.sheet {
                Some((name, has_others)) => words::files::read_sheet(name, *has_others),
                None => words::files::read_as(plan.encoding, plan.separator),
            },
            is_sheet: plan.sheet.is_some(),
            tiles: tiles(plan),
            encodings: Encoding::ALL
                .iter()
                .map(|encoding| (encoding.code(), words::files::encoding(*encoding)))
                .collect(),
            encoding: plan.encoding.code(),
            separators: SEPARATORS.map(|one| (separator_code(one), words::files::separator(one))).to_vec(),
            separator: separator_code(plan.separator),
            was: was(plan.encoding, plan.separator),
            columns: columns(plan),
            status_column: plan.status_column(),
            statuses: plan
                .statuses
                .iter()
                .map(|status| (words::import::status(&shown(&status.value.value), status.value.count), status.is_out))
                .collect(),
            agreed: plan.agreed.as_ref().map(|agreed| AgreedFields::of(agreed, choice)),
            not_read: words::import::columns_not_read(&not_read(plan)),
            fields,
            has_header: plan.has_header,
            header_line: plan.header_line,
            known: KNOWN.map(|known| (known.code(), words::people::known_names(known))).to_vec(),
            known_as: choice.known.code(),
            turn: plan.turnable.as_ref().map(|(was, turned)| words::people::turned(was, turned)),
            turns: choice.turn,
            another_person_than_staff: choice.another_person_than_staff,
            bad_email: plan.has_bad_email(),
            without_bad_email: choice.without_bad_email,
            doubles: doubles(plan),
            more_doubles: plan.rows.iter().filter(|row| row.double.is_some()).count().saturating_sub(SHOWN),
            lines: lines(plan, &request.tournament()?.time_zone),
            more: plan.rows.len().saturating_sub(SHOWN),
            faults: faults(plan),
            more_faults: match plan.faults.len().saturating_sub(limits::FAULTS) {
                0 => String::new(),
                more => words::files::more_faults(more),
            },
            readable: plan.readable,
            button: button(plan),
            waiting: plan.count(LineOutcome::Waiting),
            seen: plan.seen(choice),
        },
    )
}

/// Lines with an odd name, such as that of a total: they come in, unless somebody leaves them out.
fn names_that(plan: &ImportPlan, is_odd: impl Fn(&str) -> bool) -> Vec<(u64, &str)> {
    let rows = plan.coming().map(|row| (row.line, row.person.name.as_str()));
    rows.filter(|(_, name)| is_odd(name)).collect()
}

/// The button that imports what can be taken; it says so where faulty lines are left out.
fn button(plan: &ImportPlan) -> Option<(&'static str, String)> {
    let (coming, merged, faulty) = (plan.coming().count(), plan.count(LineOutcome::Merged), plan.faulty());
    let does = if plan.faults.is_empty() { IMPORT } else { IMPORT_OTHERS };
    words::people::import_button(coming, merged, faulty).filter(|_| plan.readable).map(|words| (does, words))
}

/// How many lines are no player of their own: those that mean somebody who is there, and those that mean an earlier line,
/// each as how many are merged and how many are left out.
fn no_players_of_their_own(plan: &ImportPlan) -> ((usize, usize), (usize, usize)) {
    let (mut there, mut twice) = ((0, 0), (0, 0));
    for row in &plan.rows {
        let of = match row.double.as_ref().map(|double| double.of) {
            Some(MeantBy::Line(_)) => &mut twice,
            _ => &mut there,
        };
        match row.outcome {
            LineOutcome::Merged => of.0 += 1,
            LineOutcome::There => of.1 += 1,
            LineOutcome::New | LineOutcome::Waiting | LineOutcome::LeftOut | LineOutcome::Declined => {}
        }
    }
    (there, twice)
}

/// Each line of the file is counted in one of these; of those who wait it is said beside.
fn tiles(plan: &ImportPlan) -> Vec<(&'static str, String, String)> {
    let perhaps = plan.coming().filter(|row| row.double.is_some()).count();
    let mut tiles = vec![(labels::NEW, plan.coming().count().to_string(), words::people::perhaps_twice(perhaps))];
    let waiting = plan.count(LineOutcome::Waiting);
    if waiting > 0 {
        tiles.push((labels::OF_THESE_WAITING, waiting.to_string(), words::people::EVERY_PLACE_TAKEN.to_owned()));
    }
    let (there, twice) = no_players_of_their_own(plan);
    let sum = |(merged, left): (usize, usize)| merged + left;
    tiles.push((labels::ALREADY_THERE, sum(there).to_string(), words::people::merged_or_left(there)));
    if sum(twice) > 0 {
        tiles.push((labels::TWICE_IN_THE_FILE, sum(twice).to_string(), words::people::merged_or_left(twice)));
    }
    let left_out = plan.count(LineOutcome::LeftOut) + plan.count(LineOutcome::Declined);
    if left_out > 0 {
        tiles.push((labels::LEFT_OUT, left_out.to_string(), String::new()));
    }
    tiles.push((labels::FAULTY_LINES, plan.faulty().to_string(), String::new()));
    tiles
}

fn columns(plan: &ImportPlan) -> Vec<ColumnChoice> {
    let column = |(at, name): (usize, &String)| ColumnChoice {
        at,
        name: column_name(at, name),
        field: plan.mapping.get(at).copied().flatten().map_or("", PlayerColumn::code),
    };
    plan.header.iter().enumerate().map(column).collect()
}

/// The names of the columns that hold something and are not read.
fn not_read(plan: &ImportPlan) -> Vec<String> {
    plan.unread.iter().filter_map(|&at| Some(column_name(at, plan.header.get(at)?))).collect()
}

/// What a column is called on the page: its place where it has no name.
fn column_name(at: usize, name: &str) -> String {
    if name.is_empty() { (at + 1).to_string() } else { shown(name) }
}

fn lines(plan: &ImportPlan, zone: &str) -> Vec<Shown> {
    let shown = plan.rows.iter().take(SHOWN).map(|row| {
        let agreed = row.agreed.as_ref().map(|agreed| {
            let [code, photo] = [&agreed.code_version, &agreed.photo_version].map(Option::as_deref);
            words::import::agreed_to(code, photo, agreed.at, zone)
        });
        let kind = match (row.outcome, row.person.suffix) {
            (LineOutcome::There | LineOutcome::LeftOut | LineOutcome::Declined, _) => "waiting",
            (LineOutcome::New, 0) | (LineOutcome::Merged, _) => "good",
            (LineOutcome::Waiting | LineOutcome::New, _) => "attention",
        };
        Shown {
            line: row.line,
            label: player::label(&row.person.name, row.person.suffix),
            note: beside(&row.person)
                .into_iter()
                .chain(row.phone.clone())
                .chain(agreed)
                .collect::<Vec<_>>()
                .join(BETWEEN),
            kind,
            word: words::people::import_outcome(row.outcome, row.person.suffix),
            can_leave_out: row.double.is_none() && row.outcome != LineOutcome::Declined,
            left_out: row.outcome == LineOutcome::LeftOut,
        }
    });
    shown.collect()
}

/// What stands between parts of what is known of a person.
const BETWEEN: &str = " · ";

/// What is known of a person beside the name.
fn beside(person: &Person) -> Vec<String> {
    let groups = groups_shown(person.groups());
    let parts = [person.email.as_deref(), person.club.as_deref(), Some(&*groups), person.country.as_deref()];
    let companions = words::import::comes_with(person.companions());
    parts.into_iter().flatten().filter(|part| !part.is_empty()).map(str::to_owned).chain(companions).collect()
}

/// As [`beside`], in one text and shortened.
fn in_short(person: &Person) -> String {
    beside(person).iter().map(|part| shown(part)).collect::<Vec<_>>().join(BETWEEN)
}

fn doubles(plan: &ImportPlan) -> Vec<ShownDouble> {
    let rows = plan.rows.iter().filter_map(|row| Some((row.line, &row.person, row.double.as_ref()?)));
    rows.take(SHOWN).map(|(line, person, double)| shown_double(line, person, double)).collect()
}

fn shown_double(line: u64, person: &Person, double: &Double) -> ShownDouble {
    // What is suggested is sent as nothing, so that only what somebody chose stays where the suggestion changes. That two are two
    // people is only known once somebody says so.
    let unsaid = (double.suggested == DoubleChoice::Both).then_some(("", words::people::BOTH_FOR_NOW));
    let code = |choice: DoubleChoice| match choice {
        choice if choice == double.suggested && unsaid.is_none() => "",
        choice => choice.code(),
    };
    let choices = DoubleChoice::ALL.iter().map(|choice| (code(*choice), words::people::double_choice(*choice)));
    let other = match double.of {
        MeantBy::Player(number) => words::people::player_number(number),
        MeantBy::Line(line) => words::people::line_number(line),
    };
    ShownDouble {
        line,
        label: person.name.clone(),
        note: in_short(person),
        other,
        other_label: player::label(&double.person.name, double.person.suffix),
        other_note: in_short(&double.person),
        same: words::people::same(double.in_common),
        adds: words::people::merging_adds(&in_short(&double.adds)),
        choices: unsaid.into_iter().chain(choices).collect(),
        chosen: if double.is_chosen { code(double.choice) } else { "" },
    }
}

fn faults(plan: &ImportPlan) -> Vec<FaultLine> {
    let mut named = None;
    let faults = plan.faults.iter().take(limits::FAULTS).map(|fault| {
        // A line with several faults has one box.
        let line = fault.line.filter(|line| plan.readable && named != Some(*line));
        named = fault.line;
        let who = fault.line.and_then(|line| plan.faulty_names.get(&line)).cloned().unwrap_or_default();
        FaultLine { who, leave_out: line, ..fault_line(fault) }
    });
    faults.collect()
}

fn fault_line(fault: &LineFault) -> FaultLine {
    FaultLine {
        line: fault.line.map(|line| line.to_string()).unwrap_or_default(),
        who: String::new(),
        column: fault.column.clone().unwrap_or_default(),
        what: match &fault.what {
            LineFaultKind::File(what) => words::files::what(what),
            LineFaultKind::Person(refusal) => words::refusal(refusal),
        },
        leave_out: None,
    }
}

/// Looks at the file once more, or imports it, as the button says.
pub async fn decide(request: RequestContext, path: Path<(String, ImportDraftId)>, form: Form) -> HandlerResult {
    let (choice, not_offered) = read_choice(form.pairs());
    // What no page gave is refused for a look too, though it needs none.
    let odd = match form.raw("do") {
        LOOK if ImportPlan::is_seen(form.text("seen")) => None,
        LOOK => Some("seen"),
        IMPORT | IMPORT_OTHERS => None,
        _ => Some("do"),
    };
    if let Some(name) = not_offered.or(odd) {
        return Err(Error::Unprocessable(requests::no_such_choice(name)));
    }
    let draft = path.1;
    match form.raw("do") {
        LOOK => look(&request, draft, &choice).await,
        does => confirm(&request, draft, &choice, (form.text("seen"), does == IMPORT_OTHERS)).await,
    }
}

/// Imports the file as it was looked at, without its faulty lines where that is said; where it would do something else by now,
/// shows what.
async fn confirm(
    request: &RequestContext,
    draft: ImportDraftId,
    choice: &ImportChoice,
    (seen, leave_out): (&str, bool),
) -> HandlerResult {
    let tournament = request.tournament()?;
    let urls = urls::run(&tournament.slug);
    let done = request.will_redirect_to_created(|count| urls.players().done(PlayersDone::Imported.counted(count)));
    let how = (leave_out, request.app.mail.is_some());
    let imported = match import_players(&request.context(), tournament.id, draft, choice, seen, how).await {
        Err(actions::Error::Missing) => return gone_page(request),
        imported => imported?,
    };
    match imported {
        PlayersImport::Done(count) => see_other(done(&count)),
        PlayersImport::Otherwise(plan) => {
            let notice = Some((NoticeKind::Attention, words::import::READ_OTHERWISE.to_owned()));
            preview_page(request, StatusCode::CONFLICT, draft, &plan, choice, notice)
        }
        PlayersImport::Faulty(plan) => {
            let only_agreed = plan.faults.is_empty() || (leave_out && plan.readable);
            let why =
                if only_agreed { words::import::AGREED_FIRST } else { words::import::nothing_imported(plan.readable) };
            let notice = Some((NoticeKind::Wrong, why.to_owned()));
            preview_page(request, StatusCode::UNPROCESSABLE_ENTITY, draft, &plan, choice, notice)
        }
    }
}
