//! The second factor: set up, asked for, used once, taken away, and no way around it.

use chrono::TimeDelta;
use reeve_actions::accounts::time_code;
use reeve_actions::transfer::backup;
use reeve_limits as limits;
use reeve_store::{AccountId, Purpose, Scope, account, second_factor};
use tokio::task::JoinHandle;

use crate::support::app::{self, App, May, PASSWORD, Page, Person};
use crate::support::event::{Event, filled, send};
use crate::support::{db, letters};

const PAGE: &str = "/account/second-factor";
const STEP: &str = "/sign-in/second-factor";

/// What the owner of an account has in hand.
struct Factor {
    secret: String,
    /// The code that it was set up with.
    first_code: String,
    recovery: Vec<String>,
}

impl Factor {
    /// The code that the phone shows now.
    fn code(&self, app: &App) -> String {
        time_code::code_at(&self.secret, app.shared.clock.now()).expect("a code")
    }

    /// A code that was not used yet: the next one that the phone shows.
    fn next_code(&self, app: &App) -> String {
        app.shared.clock.move_forward(TimeDelta::seconds(30));
        self.code(app)
    }

    /// Six digits that are no code now, nor soon.
    fn wrong_code(&self, app: &App) -> String {
        let now = app.shared.clock.now();
        let near: Vec<String> =
            (-4..=4).filter_map(|step| time_code::code_at(&self.secret, now + TimeDelta::seconds(30 * step))).collect();
        (0..).map(|n| format!("{n:06}")).find(|code| !near.contains(code)).expect("a code")
    }
}

/// Sets a second factor up through the page.
async fn set_up(app: &App, person: &Person) -> Factor {
    let page = person.get(PAGE).await.ok();
    assert_eq!(page.header("cache-control"), "no-store");
    let secret = page.text("#secret").replace(' ', "");
    let code = time_code::code_at(&secret, app.shared.clock.now()).expect("a code");
    let fields = filled(&page, "main form", &[("code", &code), ("old", PASSWORD)]);
    let done = send(person, PAGE, &fields).await.ok();
    assert_eq!(done.header("cache-control"), "no-store");
    Factor { secret, first_code: code, recovery: done.texts("#codes li") }
}

/// Somebody with a second factor.
async fn with_factor(app: &App, name: &str, may: May) -> (Person, Factor) {
    let person = app.account(name, may).await;
    let factor = set_up(app, &person).await;
    (person, factor)
}

/// Types name and password; the code is asked for next.
async fn first_step(app: &App, name: &str) -> Person {
    let person = app.visitor();
    let asked = person.sign_in(name, PASSWORD).await.expect(303);
    assert!(asked.location().is_some_and(|to| to.starts_with(STEP)), "{asked} {:?}", asked.location());
    person
}

async fn type_code(person: &Person, code: &str) -> Page {
    person.post(STEP, &[("code", code), ("next", "/account")]).await
}

async fn recovery_codes_left(app: &App, id: AccountId) -> i64 {
    let mut tx = app.db.read().await.unwrap();
    second_factor::recovery_codes_left(&mut tx, id).await.unwrap()
}

#[tokio::test]
async fn a_code_from_the_phone_is_asked_for_after_the_password() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    let elsewhere = app.signed_in(ada.id()).await;
    assert!(ada.get("/account").await.ok().has("a[href='/account/second-factor']"));
    let factor = set_up(&app, &ada).await;
    elsewhere.get("/account").await.expect(303);
    ada.get("/account").await.ok();

    let laptop = first_step(&app, "Ada").await;
    // The password alone opens nothing.
    assert_eq!(laptop.get("/account").await.location(), Some("/sign-in?next=%2Faccount"));
    let page = laptop.get(STEP).await.ok();
    assert!(page.header("cache-control") == "no-store" && page.has("input[autocomplete=one-time-code]"), "{page}");
    let wrong = type_code(&laptop, &factor.wrong_code(&app)).await.expect(422);
    assert!(wrong.fault("code").contains("not the code"), "{wrong}");
    let done = type_code(&laptop, &factor.next_code(&app)).await.expect(303);
    assert_eq!(done.location(), Some("/account"));
    let cookies: Vec<&str> = done.headers.get_all("set-cookie").iter().map(|c| c.to_str().unwrap()).collect();
    assert!(cookies.iter().any(|c| c.starts_with("reeve_signing_in=;") && c.contains("Max-Age=0")), "{cookies:?}");
    assert_eq!(laptop.get("/account").await.ok().text(".lead strong"), "Ada");

    let log = app.administrator().await.get("/admin/audit").await.ok();
    for words in ["switch on second factor", "failed sign-in", "second factor: time code"] {
        assert!(log.says(words), "{words}: {log}");
    }
    assert!(!log.body().contains(&factor.secret));
}

#[tokio::test]
async fn nothing_is_switched_on_before_a_code_was_right() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    let page = ada.get(PAGE).await.ok();
    let secret = page.text("#secret").replace(' ', "");
    assert!(page.says(&format!("{} {}", &secret[..4], &secret[4..8])), "{page}");
    let factor = Factor { secret: secret.clone(), first_code: String::new(), recovery: Vec::new() };
    let tries = [
        (factor.wrong_code(&app), PASSWORD, "code"),
        (String::new(), PASSWORD, "code"),
        (factor.code(&app), "not my password", "old"),
    ];
    for (code, password, field) in tries {
        let fields = filled(&page, "main form", &[("code", &code), ("old", password)]);
        let again = send(&ada, PAGE, &fields).await.expect(422);
        assert!(!again.fault(field).is_empty(), "{again}");
        assert_eq!(again.text("#secret").replace(' ', ""), secret, "what was scanned stays good");
    }
    // A secret of one's own is none, whatever code it makes.
    let own = time_code::new_secret();
    let code = time_code::code_at(&own, app.shared.clock.now()).expect("a code");
    ada.post(PAGE, &[("secret", own.as_str()), ("code", code.as_str()), ("old", PASSWORD)]).await.expect(422);
    // Nor is what another session was shown, or one that was shown nothing.
    let elsewhere = app.visitor();
    elsewhere.sign_in("Ada", PASSWORD).await.expect(303);
    elsewhere.post(PAGE, &[("code", factor.code(&app).as_str()), ("old", PASSWORD)]).await.expect(422);
    assert_ne!(elsewhere.get(PAGE).await.ok().text("#secret").replace(' ', ""), secret);
    assert_eq!(ada.get(PAGE).await.ok().text("#secret").replace(' ', ""), secret, "read again it is the same");
    app.visitor().sign_in("Ada", PASSWORD).await.expect(303);
    let mut tx = app.db.read().await.unwrap();
    assert!(second_factor::accounts(&mut tx).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_code_works_once_also_for_two_at_one_time() {
    let app = app::start().await;
    let (_, factor) = with_factor(&app, "Ada", May::Nothing).await;
    let (one, two) = (first_step(&app, "Ada").await, first_step(&app, "Ada").await);
    let refused = type_code(&one, &factor.first_code).await.expect(422);
    assert!(refused.fault("code").contains("used already"), "the code that set it up: {refused}");
    let code = factor.next_code(&app);
    let answers = tokio::join!(type_code(&one, &code), type_code(&two, &code));
    let mut statuses = [answers.0.status, answers.1.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 422]);
    // Nor does the one before it, once a later one was used.
    let third = first_step(&app, "Ada").await;
    type_code(&third, &factor.first_code).await.expect(422);
    type_code(&third, &factor.next_code(&app)).await.expect(303);
}

#[tokio::test]
async fn a_recovery_code_opens_once_and_new_ones_end_the_old() {
    let app = app::start().await;
    let (ada, factor) = with_factor(&app, "Ada", May::Nothing).await;
    assert_eq!(factor.recovery.len(), 10);
    let first = &factor.recovery[0];
    let typed = first.to_lowercase().replace('-', " ");
    let laptop = first_step(&app, "Ada").await;
    let wrong = laptop.post(STEP, &[("recovery", "AAAA-AAAA-AAAA")]).await.expect(422);
    assert!(wrong.fault("recovery").contains("not one of the recovery codes") && wrong.has("details[open]"), "{wrong}");
    laptop.post(STEP, &[("recovery", &typed)]).await.expect(303);
    assert!(ada.get("/account").await.ok().says("9 of your recovery codes"));
    first_step(&app, "Ada").await.post(STEP, &[("recovery", first)]).await.expect(422);
    assert_eq!(recovery_codes_left(&app, ada.id()).await, 9);

    let page = ada.get(PAGE).await.ok();
    let ask = [("code", factor.next_code(&app)), ("old", PASSWORD.to_owned()), ("do", "codes".to_owned())];
    let ask: Vec<(&str, &str)> = ask.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let fields = filled(&page, "main form", &ask);
    let shown = send(&ada, "/account/second-factor/change", &fields).await.ok();
    let codes = shown.texts("#codes li");
    assert!(codes.len() == 10 && !codes.contains(&factor.recovery[1]), "{codes:?}");
    // Sent again it makes no further ones.
    let again = send(&ada, "/account/second-factor/change", &fields).await.expect(303);
    assert!(ada.follow(&again).await.ok().says("shown once"));
    first_step(&app, "Ada").await.post(STEP, &[("recovery", &factor.recovery[1])]).await.expect(422);
    first_step(&app, "Ada").await.post(STEP, &[("recovery", &codes[9])]).await.expect(303);
    let log = app.administrator().await.get("/admin/audit").await.ok();
    assert!(log.says("make recovery codes") && log.says("second factor: recovery code"), "{log}");
    assert!(codes.iter().all(|code| !log.body().contains(code)));
}

#[tokio::test]
async fn a_sign_in_waits_a_few_minutes_and_ends_with_what_changes() {
    let app = app::start().await;
    let (ada, factor) = with_factor(&app, "Ada", May::Nothing).await;
    let boss = app.administrator().await;
    let late = first_step(&app, "Ada").await;
    app.shared.clock.move_forward(TimeDelta::minutes(limits::PENDING_SIGN_IN_MINUTES) + TimeDelta::seconds(1));
    assert_eq!(late.get(STEP).await.expect(303).location(), Some("/sign-in"));
    let said = type_code(&late, &factor.code(&app)).await.expect(409);
    assert!(said.says("Too much time passed") && said.has("form[action='/sign-in']"), "{said}");

    let waits = first_step(&app, "Ada").await;
    let given = [("password", "twelve sheep in a boat"), ("again", "twelve sheep in a boat")];
    boss.post(&format!("/admin/accounts/{}/password", ada.id()), &given).await.expect(303);
    type_code(&waits, &factor.next_code(&app)).await.expect(409);

    // A token of this cookie is none of a session, nor the other way round.
    let waits = app.visitor();
    let asked = waits.sign_in("Ada", "twelve sheep in a boat").await.expect(303);
    let cookie = asked.header("set-cookie").split(';').next().unwrap().to_owned();
    assert!(cookie.starts_with("reeve_signing_in=") && asked.header("set-cookie").contains("HttpOnly"), "{cookie}");
    let stolen = cookie.replace("reeve_signing_in", "reeve_session");
    let visitor = app.visitor();
    let page = visitor.send(visitor.request("GET", "/account").header("Cookie", stolen)).await;
    page.expect(303);
    let off = [("name", "Ada"), ("disabled", "yes")];
    let shown = boss.get(&format!("/admin/accounts/{}", ada.id())).await.ok();
    let path = format!("/admin/accounts/{}", ada.id());
    send(&boss, &path, &filled(&shown, &format!("form[action='{path}']"), &off)).await.expect(303);
    type_code(&waits, &factor.next_code(&app)).await.expect(409);
    type_code(&app.visitor(), &factor.next_code(&app)).await.expect(409);
}

/// A code that is typed beside the test.
fn begin(person: &Person, code: &str) -> JoinHandle<Page> {
    let (person, code) = (person.clone(), code.to_owned());
    tokio::spawn(async move { type_code(&person, &code).await })
}

#[tokio::test]
async fn guesses_at_codes_wait_and_those_who_signed_in_before_do_not() {
    let app = app::start().await;
    let (_, factor) = with_factor(&app, "Ada", May::Nothing).await;
    let own = first_step(&app, "Ada").await;
    type_code(&own, &factor.next_code(&app)).await.expect(303);
    own.sign_out().await.expect(303);

    let stranger = first_step(&app, "Ada").await;
    for _ in 0..12 {
        type_code(&stranger, &factor.wrong_code(&app)).await.expect(422);
    }
    app.shared.clock.skip_waits(false);
    let waits = begin(&stranger, &factor.wrong_code(&app));
    app.until_waiting(1).await;
    // The owner's browser does not feel it, and is asked for the code all the same.
    let asked = own.sign_in("Ada", PASSWORD).await.expect(303);
    assert!(asked.location().is_some_and(|to| to.starts_with(STEP)));
    app.shared.clock.move_forward(TimeDelta::seconds(30));
    waits.await.unwrap().expect(422);
    type_code(&own, &factor.code(&app)).await.expect(303);
    let log = app.administrator().await.get("/admin/audit?q=failed+sign-in").await.ok();
    assert_eq!(log.rows("table").len(), 13);
}

#[tokio::test]
async fn after_many_wrong_codes_within_a_day_only_a_recovery_code_opens() {
    let app = app::start().await;
    let (_, factor) = with_factor(&app, "Ada", May::Nothing).await;
    let mut stranger = first_step(&app, "Ada").await;
    for n in 0..30 {
        if n % 8 == 7 {
            // Those of the last quarter of an hour are what makes the next one wait; the day counts all.
            app.shared.clock.move_forward(TimeDelta::minutes(20));
            stranger = first_step(&app, "Ada").await;
        }
        type_code(&stranger, &factor.wrong_code(&app)).await.expect(422);
    }
    let refused = type_code(&stranger, &factor.next_code(&app)).await.expect(422);
    assert!(refused.fault("code").contains("no more are accepted"), "{refused}");
    stranger.post(STEP, &[("recovery", &factor.recovery[3])]).await.expect(303);
    app.shared.clock.move_forward(TimeDelta::hours(25));
    type_code(&first_step(&app, "Ada").await, &factor.code(&app)).await.expect(303);
}

#[tokio::test]
async fn a_forgotten_password_is_no_way_around_it() {
    let mails = tempfile::tempdir().unwrap();
    let folder = mails.path().display().to_string();
    let app = app::start_with(&["--mail-folder", &folder, "--mail-from", "reeve@example.org"]).await;
    let (ada, factor) = with_factor(&app, "Ada", May::Nothing).await;
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let mut row = account::by_id(&mut tx, ada.id()).await.unwrap().expect("the account");
    row.email = Some("ada@example.org".to_owned());
    account::update(&mut tx, &row).await.unwrap();
    tx.commit().await.unwrap();
    let boss = app.administrator().await;

    app.visitor().post("/forgotten", &[("who", "Ada")]).await.ok();
    let by_mail = letters::link(&letters::in_folder(mails.path(), 1).await[0]);
    let page = boss.post(&format!("/admin/accounts/{}/link", ada.id()), &[]).await.ok();
    let by_hand = page.text("#link").strip_prefix(app.url.as_str()).expect("a link").to_owned();
    // The newest link ends the others.
    app.visitor().get(&by_mail).await.expect(404);
    let thief = app.visitor();
    let new = [("password", "seven ore and a lamb"), ("again", "seven ore and a lamb")];
    thief.post(&by_hand, &new).await.expect(303);
    thief.get("/account").await.expect(303);
    let asked = thief.sign_in("Ada", "seven ore and a lamb").await.expect(303);
    assert!(asked.location().is_some_and(|to| to.starts_with(STEP)));
    thief.get("/account").await.expect(303);
    type_code(&thief, &factor.wrong_code(&app)).await.expect(422);
    type_code(&thief, &factor.next_code(&app)).await.expect(303);
}

#[tokio::test]
async fn switching_off_takes_the_password_and_a_code() {
    let app = app::start().await;
    let (ada, factor) = with_factor(&app, "Ada", May::Nothing).await;
    let off = async |code: &str, password: &str| {
        let page = ada.get(PAGE).await.ok();
        let fields = filled(&page, "main form", &[("code", code), ("old", password), ("do", "off")]);
        send(&ada, "/account/second-factor/change", &fields).await
    };
    let refused = off(&factor.next_code(&app), "not my password").await.expect(422);
    assert!(!refused.fault("old").is_empty() && refused.fault("code").is_empty(), "{refused}");
    let refused = off(&factor.wrong_code(&app), PASSWORD).await.expect(422);
    assert!(!refused.fault("code").is_empty(), "{refused}");
    assert_eq!(recovery_codes_left(&app, ada.id()).await, 10);
    let done = off(&factor.next_code(&app), PASSWORD).await.expect(303);
    assert!(ada.follow(&done).await.ok().says("Your second factor is off"));
    let done = app.visitor().sign_in("Ada", PASSWORD).await.expect(303);
    assert_eq!(done.location(), Some("/run"));
    assert_eq!(recovery_codes_left(&app, ada.id()).await, 0);
    ada.post("/account/second-factor/change", &[("do", "off"), ("old", PASSWORD), ("code", "1")]).await.expect(404);
    ada.post("/account/second-factor/change", &[("old", PASSWORD)]).await.expect(422);
    // And on again, with another secret.
    assert_ne!(set_up(&app, &ada).await.secret, factor.secret);
}

#[tokio::test]
async fn an_administrator_takes_it_off_somebody_elses_account_and_they_get_a_mail() {
    let mails = tempfile::tempdir().unwrap();
    let folder = mails.path().display().to_string();
    let app = app::start_with(&["--mail-folder", &folder, "--mail-from", "reeve@example.org"]).await;
    let (ada, _) = with_factor(&app, "Ada", May::Nothing).await;
    let boss = app.administrator().await;
    let own = set_up(&app, &boss).await;
    let path = format!("/admin/accounts/{}", ada.id());
    let page = boss.get(&path).await.ok();
    let form = format!("form[action='{path}']");
    send(&boss, &path, &filled(&page, &form, &[("email", "ada@example.org")])).await.expect(303);
    assert!(boss.get("/admin/accounts").await.ok().rows("table").iter().all(|row| row[3] == "on"));

    let reset = format!("{path}/second-factor");
    ada.post(&reset, &[]).await.expect(403);
    boss.post(&reset, &[]).await.expect(303);
    let mail = &letters::in_folder(mails.path(), 1).await[0];
    assert!(mail.contains("To: ada@example.org") && mail.contains("removed the second factor from"), "{mail}");
    assert_eq!(app.visitor().sign_in("Ada", PASSWORD).await.expect(303).location(), Some("/run"));
    let told = boss.post(&reset, &[]).await.expect(409);
    assert!(told.says("has no second factor"), "{told}");
    // One's own takes password and code, as everybody's.
    let refused = boss.post(&format!("/admin/accounts/{}/second-factor", boss.id()), &[]).await.expect(409);
    assert!(refused.says("your own account"), "{refused}");
    let asked = app.visitor().sign_in("administrator", PASSWORD).await.expect(303);
    assert!(asked.location().is_some_and(|to| to.starts_with(STEP)) && own.recovery.len() == 10);
    assert!(boss.get("/admin/audit").await.ok().says("reset second factor"));
}

/// The last administrator's phone is lost.
#[tokio::test]
async fn somebody_at_the_machine_takes_it_off_any_account() {
    let app = app::start().await;
    let boss = app.administrator().await;
    set_up(&app, &boss).await;
    let place = app.place().address();
    let run = |name: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_reeve"));
        command.args(["user", "reset-second-factor", name, "--database", &place]).output().expect("reeve")
    };
    first_step(&app, "administrator").await;
    assert!(run("administrator").status.success());
    assert_eq!(app.visitor().sign_in("administrator", PASSWORD).await.expect(303).location(), Some("/run"));
    for name in ["administrator", "nobody at all"] {
        let wrong = run(name);
        assert_eq!((wrong.status.code(), wrong.stdout.is_empty()), (Some(2), true), "{name}");
    }
    assert!(boss.get("/admin/audit").await.ok().says("at the machine"));
}

#[tokio::test]
async fn who_must_and_has_none_gets_nowhere_else() {
    let app = app::start().await;
    let event = Event::on(app, &[]).await;
    let app = &event.app;
    let boss = app.administrator().await;
    let judge = &event.judge;
    let token = {
        event.post("/players/new", &[("name", "Pia")]).await.expect(303);
        let page = event.get("/players/1").await.ok().body();
        page.split("/p/").nth(1).unwrap().chars().take_while(char::is_ascii_alphanumeric).collect::<String>()
    };
    let choose = async |rule: &str| {
        let page = boss.get("/admin/second-factor").await.ok();
        send(&boss, "/admin/second-factor", &filled(&page, "main form", &[("rule", rule)])).await
    };
    set_up(app, &boss).await;
    choose("administrators").await.expect(303);
    judge.get("/run").await.ok();
    choose("everybody").await.expect(303);
    let page = boss.get("/admin/second-factor").await.ok();
    assert!(page.says("Jan Judge") && page.says("Olga Organizer") && !page.texts("main ul").join("").contains("admin"));

    // A session from before leads there, and so does a new one.
    let anew = app.visitor();
    anew.sign_in("Jan Judge", PASSWORD).await.expect(303);
    let public = format!("/t/{}", event.slug);
    let (staff, to_staff) = (event.at("/rounds"), event.at("/staff"));
    let link = format!("/p/{token}");
    for person in [judge, &anew] {
        for path in ["/run", "/", "/account", "/account/code", "/admin/accounts", &public, &staff, &link, "/new"] {
            assert_eq!(person.get(path).await.expect(303).location(), Some(PAGE), "{path}");
        }
        for path in [
            "/account/password",
            "/account/email",
            "/account/sign-out-everywhere",
            "/account/code",
            &to_staff,
            "/account/second-factor/change",
        ] {
            let refused = person.post(path, &[]).await.expect(403);
            assert!(refused.says("Set up a second factor first"), "{path}: {refused}");
        }
        let page = person.get(PAGE).await.ok();
        assert!(page.says("This server requires a second factor for your account"), "{page}");
    }
    app.visitor().get(&public).await.ok();
    anew.post("/theme", &[("theme", "dark")]).await.expect(303);
    anew.sign_out().await.expect(303);
    let factor = set_up(app, judge).await;
    judge.get("/run").await.ok();
    // Once it is there it is asked for; a code for another device is made by those only who have got this far.
    type_code(&first_step(app, "Jan Judge").await, &factor.next_code(app)).await.expect(303);
    choose("nobody").await.expect(303);
    event.organizer.get("/run").await.ok();
    let log = boss.get("/admin/audit").await.ok();
    assert!(log.says("require second factor") && log.says("everybody"), "{log}");
}

#[tokio::test]
async fn of_two_who_choose_the_rule_the_second_is_told() {
    let app = app::start().await;
    let (one, two) = (app.administrator().await, app.administrator().await);
    let fields = |page: &Page, rule: &str| filled(page, "main form", &[("rule", rule)]);
    let (first, second) = (one.get("/admin/second-factor").await.ok(), two.get("/admin/second-factor").await.ok());
    assert!(first.says("You have none yourself"), "{first}");
    send(&one, "/admin/second-factor", &fields(&first, "everybody")).await.expect(303);
    // They have none, so it asks them first.
    send(&two, "/admin/second-factor", &fields(&second, "administrators")).await.expect(403);
    set_up(&app, &two).await;
    send(&two, "/admin/second-factor", &fields(&second, "administrators")).await.expect(409);
    for broken in [&[("seen", "everybody")][..], &[("seen", "everybody"), ("rule", "sideways")]] {
        two.post("/admin/second-factor", broken).await.expect(422);
    }
    let page = two.get("/admin/second-factor").await.ok();
    assert_eq!(page.attributes("input[name=rule][checked]", "value"), ["everybody"]);
}

/// Backups hold it, or a restored server would ask nobody; archives, which are handed on, don't.
#[tokio::test]
async fn backups_hold_the_second_factor_and_archives_do_not() {
    let event = Event::new(&[]).await;
    let app = &event.app;
    let factor = set_up(app, &event.organizer).await;
    let archive = event.get("/export/archive.zip").await.ok();
    let text = unpacked(&archive.bytes);
    assert!(text.contains("Grand Open") && !text.contains(&factor.secret) && !text.contains("second_factor"));

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.zip");
    backup::backup_to(&app.db, &file).await.unwrap();
    let bytes = std::fs::read(&file).unwrap();
    assert!(unpacked(&bytes).contains(&factor.secret));
    let place = db::prepared().await;
    let other = place.open(Purpose::Maintain).await.unwrap();
    backup::restore(&other, std::io::Cursor::new(bytes), true).await.unwrap();
    other.close().await;
    let restored = app::start_on(place).await;
    let laptop = first_step(&restored, "Olga Organizer").await;
    type_code(&laptop, &factor.next_code(&restored)).await.expect(303);
    laptop.sign_out().await.expect(303);
    first_step(&restored, "Olga Organizer").await.post(STEP, &[("recovery", &factor.recovery[0])]).await.expect(303);
}

/// Everything in a zip file as one text.
fn unpacked(bytes: &[u8]) -> String {
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut text = String::new();
    for index in 0..archive.len() {
        std::io::Read::read_to_string(&mut archive.by_index(index).unwrap(), &mut text).unwrap();
    }
    text
}
