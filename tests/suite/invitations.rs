//! Invitations to the staff: a link that works once, makes an account or takes the one there is, and opens nothing else.

use chrono::{TimeDelta, Utc};
use reeve_actions::tournament::invitations;
use reeve_actions::{Caller, Context, Who};
use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_secret as secret;
use reeve_store::account::Account;
use reeve_store::time::millis;
use reeve_store::{Scope, account, expiry, invitation, tournament};

use super::support::app::{self, App, May, Page, Person};
use super::support::day::{Day, day, day_of};
use super::support::letters;

const JUDGE: [(&str, &str); 2] = [("invitee", "Kim Lee"), ("invited_role", "judge")];
const KIM: [(&str, &str); 3] = [("name", "Kim Lee"), ("password", "seven blue sheep"), ("again", "seven blue sheep")];

/// Invites somebody and gives the path of the link.
async fn invited(day: &Day, fields: &[(&str, &str)]) -> String {
    let page = day.organizer.post(&day.run("staff/invite"), fields).await.ok();
    assert_eq!(page.header("cache-control"), "no-store");
    shown(&day.app, &page)
}

fn shown(app: &App, page: &Page) -> String {
    page.text("#link").strip_prefix(app.url.as_str()).expect("a link of this server").to_owned()
}

async fn roles(day: &Day) -> Vec<(String, StaffRole)> {
    let mut tx = day.app.db.read().await.unwrap();
    let staff = tournament::staff(&mut tx, day.id).await.unwrap();
    staff.into_iter().map(|member| (member.name, member.role)).collect()
}

async fn account_of(app: &App, name: &str) -> Option<Account> {
    let mut tx = app.db.read().await.unwrap();
    account::by_name(&mut tx, name).await.unwrap()
}

/// The numbers of the open invitations, as their forms have them.
async fn withdrawals(day: &Day) -> Vec<String> {
    let page = day.organizer.get(&day.run("staff")).await.ok();
    page.attributes("form[action$='/withdraw']", "action")
}

async fn leads_nowhere(person: &Person, link: &str) {
    for page in [person.get(link).await, person.post(link, &KIM).await] {
        assert!(page.status == 404 && page.text("h1") == "This link does not work", "{page}");
    }
}

#[tokio::test]
async fn whoever_is_invited_makes_an_account_that_can_do_nothing_else() {
    let day = day(4).await;
    let link = invited(&day, &JUDGE).await;
    let page = day.organizer.get(&day.run("staff")).await.ok();
    assert!(page.says("Kim Lee") && !page.body().contains(&link), "{page}");
    assert!(!day.judge.get(&day.run("staff")).await.ok().says("Kim Lee"), "judges invite nobody");
    assert!(account_of(&day.app, "Kim Lee").await.is_none(), "an account before anybody wants it");

    let visitor = day.app.visitor();
    for _ in 0..3 {
        let page = visitor.get(&link).await.ok();
        assert_eq!((page.header("cache-control"), page.header("referrer-policy")), ("no-store", "same-origin"));
        assert!(page.says("a judge at Spring Open") && page.attributes("#f-name", "value") == ["Kim Lee"], "{page}");
    }
    let fault = visitor.post(&link, &[("name", "Kim Lee"), ("password", "short"), ("again", "short")]).await;
    assert!(fault.expect(422).fault("password").contains("at least"));
    // A name that looks like that of another account is nobody's way in.
    for taken in ["organizer", "orga\u{AD}nizer", "Organizer "] {
        let page = visitor.post(&link, &[("name", taken), KIM[1], KIM[2]]).await.expect(422);
        assert!(!page.fault("name").is_empty(), "{taken:?}: {page}");
    }
    let more = [&KIM[..], &[("is_admin", "yes"), ("may_create", "yes"), ("role", "organizer")]].concat();
    let done = visitor.post(&link, &more).await.expect(303);
    assert_eq!(done.location(), Some("/run/spring"));
    assert_eq!(visitor.get("/run/spring").await.ok().text("h1"), "Spring Open");
    for (path, status) in [("/new", 403), ("/admin/accounts", 403), ("/run/spring/staff", 200)] {
        assert_eq!(visitor.get(path).await.status, status, "{path}");
    }
    visitor.post(&day.run("players/new"), &[("name", "Zoe")]).await.expect(403);
    let kim = account_of(&day.app, "Kim Lee").await.expect("the account");
    assert!(!kim.is_admin && !kim.may_create && kim.email.is_none());
    assert!(roles(&day).await.contains(&("Kim Lee".to_owned(), StaffRole::Judge)));

    leads_nowhere(&day.app.visitor(), &link).await;
    leads_nowhere(&visitor, &link).await;
    assert!(withdrawals(&day).await.is_empty());
    let log = day.app.administrator().await.get("/admin/audit").await.ok().body();
    for line in ["invite staff", "add account", "accept invitation"] {
        assert!(log.contains(line), "{line}");
    }
    let key = link.trim_start_matches("/invited/");
    assert!(!log.contains(key) && !log.contains(&secret::digest(key)));
}

#[tokio::test]
async fn who_has_an_account_signs_in_and_accepts() {
    let day = day(4).await;
    let link = invited(&day, &[("invitee", "somebody"), ("invited_role", "organizer")]).await;
    let id = day.app.insert_account("Ada", May::Nothing).await;
    let page = day.app.visitor().get(&link).await.ok();
    let sign_in = page.attributes("main a.button", "href").swap_remove(0);
    assert_eq!(sign_in, format!("/sign-in?next={}", link.replace('/', "%2F")));
    // The link alone signs nobody in, under no name.
    day.app.visitor().post(&format!("{link}/accept"), &[]).await.expect(403);
    day.app.visitor().post(&link, &[("name", "Ada"), KIM[1], KIM[2]]).await.expect(422);
    assert_eq!(roles(&day).await.len(), 2);
    let ada = day.app.signed_in(id).await;
    let page = ada.get(&link).await.ok();
    assert!(page.says("Accept as Ada") && !page.has("#f-password"), "{page}");
    assert_eq!(ada.post(&format!("{link}/accept"), &[]).await.expect(303).location(), Some("/run/spring"));
    assert!(roles(&day).await.contains(&("Ada".to_owned(), StaffRole::Organizer)));
    ada.post(&format!("{link}/accept"), &[]).await.expect(404);
    // Who has the role already uses the invitation up and keeps it.
    let again = invited(&day, &[("invitee", "Ada"), ("invited_role", "organizer")]).await;
    ada.post(&format!("{again}/accept"), &[]).await.expect(303);
    assert_eq!(roles(&day).await.len(), 3);
    leads_nowhere(&ada, &again).await;
}

#[tokio::test]
async fn a_link_is_withdrawn_renewed_and_ends_by_itself() {
    let day = day(4).await;
    let link = invited(&day, &JUDGE).await;
    let withdraw = withdrawals(&day).await.swap_remove(0);
    let renew = withdraw.replace("/withdraw", "/renew");
    let newer = shown(&day.app, &day.organizer.post(&renew, &[]).await.ok());
    leads_nowhere(&day.app.visitor(), &link).await;
    day.app.visitor().get(&newer).await.ok();

    let caller = Caller { who: Who::Visitor, address: "192.0.2.1".to_owned() };
    let open = async |days: i64| {
        let now = millis(Utc::now()) + TimeDelta::days(days);
        let context = Context { db: &day.app.db, caller: &caller, now, form: None };
        invitations::opened_by(&context, newer.trim_start_matches("/invited/")).await.unwrap().is_some()
    };
    assert!(open(0).await && open(6).await && !open(7).await && !open(-1).await);

    for other in [&day.judge, &day.app.account("Bo", May::Create).await] {
        other.post(&renew, &[]).await.expect(403);
        other.post(&withdraw, &[]).await.expect(403);
    }
    let done = day.organizer.post(&withdraw, &[]).await.expect(303);
    assert!(day.organizer.follow(&done).await.ok().says("The invitation is withdrawn"));
    leads_nowhere(&day.app.visitor(), &newer).await;
    day.organizer.post(&withdraw, &[]).await.expect(404);
    day.organizer.post(&renew, &[]).await.expect(404);

    // What has long ended goes by itself, with a mail that would bring it.
    invited(&day, &JUDGE).await;
    let mut tx = day.app.db.write(Scope::NoTournament).await.unwrap();
    let kept = millis(Utc::now()) + TimeDelta::days(limits::INVITATION_DAYS + limits::ENDED_INVITATIONS.days);
    expiry::clean(&mut tx, kept - TimeDelta::hours(1)).await.unwrap();
    assert_eq!(invitation::of_tournament(&mut tx, day.id).await.unwrap().len(), 1);
    expiry::clean(&mut tx, kept + TimeDelta::hours(1)).await.unwrap();
    assert!(invitation::of_tournament(&mut tx, day.id).await.unwrap().is_empty());
}

/// Otherwise somebody who was removed comes back by a link made before.
#[tokio::test]
async fn a_link_ends_with_the_rights_of_whoever_made_it() {
    let day = day(4).await;
    let second = day.app.account("second", May::Nothing).await;
    day.organizer.post(&day.run("staff"), &[("name", "second"), ("role", "organizer")]).await.expect(303);
    let link = shown(&day.app, &second.post(&day.run("staff/invite"), &JUDGE).await.ok());
    day.app.visitor().get(&link).await.ok();
    let id = second.id().to_string();
    day.organizer.post(&day.run("staff/remove"), &[("account", &id), ("role", "organizer")]).await.expect(303);
    leads_nowhere(&day.app.visitor(), &link).await;
    let page = day.organizer.get(&day.run("staff")).await.ok();
    assert!(page.says("The link has ended"), "{page}");
    let renew = withdrawals(&day).await.swap_remove(0).replace("/withdraw", "/renew");
    let newer = shown(&day.app, &day.organizer.post(&renew, &[]).await.ok());
    day.app.visitor().get(&newer).await.ok();
    day.change(|row| row.hidden_at = Some(millis(Utc::now()))).await;
    leads_nowhere(&day.app.visitor(), &newer).await;
}

#[tokio::test]
async fn players_are_not_invited_and_do_not_accept() {
    let day = day_of(&["Kim Lee".to_owned(), "Bo".to_owned()]).await;
    let page = day.organizer.post(&day.run("staff/invite"), &[("invitee", "kim  LEE"), JUDGE[1]]).await.expect(409);
    assert!(page.says("1.3.2") && page.attributes("#f-invitee", "value") == ["kim  LEE"], "{page}");
    let link = invited(&day, &[("invitee", "the judge of last year"), JUDGE[1]]).await;
    let page = day.app.visitor().post(&link, &KIM).await.expect(409);
    assert!(page.says("1.3.2") && page.says("whoever invited you"), "{page}");
    assert!(account_of(&day.app, "Kim Lee").await.is_none(), "nothing of it is kept");
    let kim = day.app.account("Kim Lee", May::Nothing).await;
    assert!(kim.post(&format!("{link}/accept"), &[]).await.expect(409).says("1.3.2"));
    assert_eq!(roles(&day).await.len(), 2);
    let another = [("invitee", "Kim Lee"), JUDGE[1], ("invited_another", "yes")];
    let link = invited(&day, &another).await;
    kim.post(&format!("{link}/accept"), &[]).await.expect(303);
    assert_eq!(roles(&day).await.len(), 3);
    // A player's address says more than a name.
    day.change_player("Bo", |player| player.person.email = Some("bo@example.org".to_owned())).await;
    let by_address = [("email", "BO@example.org"), JUDGE[1], ("invited_another", "yes")];
    assert!(day.organizer.post(&day.run("staff/invite"), &by_address).await.expect(409).says("same e-mail address"));
}

#[tokio::test]
async fn what_is_typed_is_checked_and_so_many_are_open_at_a_time() {
    let day = day(4).await;
    let path = day.run("staff/invite");
    for (fields, field, says) in [
        (vec![JUDGE[1]], "invitee", "name or an e-mail"),
        (vec![("invitee", "Kim\u{202e}"), JUDGE[1]], "invitee", "invisible characters"),
        (vec![("email", "kim"), JUDGE[1]], "email", "has an @"),
        (vec![("invitee", "Kim"), ("invited_role", "emperor")], "invited_role", "judge or organizer"),
    ] {
        let page = day.organizer.post(&path, &fields).await.expect(422);
        assert!(page.fault(field).contains(says), "{page}");
    }
    for number in 0..limits::OPEN_INVITATIONS {
        invited(&day, &[("invitee", &format!("Judge {number}")), JUDGE[1]]).await;
    }
    let page = day.organizer.post(&path, &JUDGE).await.expect(409);
    assert!(page.says("20 invitations are open"), "{page}");
    let renew = withdrawals(&day).await.swap_remove(0).replace("/withdraw", "/renew");
    for _ in limits::OPEN_INVITATIONS..usize::try_from(limits::INVITATIONS_A_DAY).unwrap() {
        day.organizer.post(&renew, &[]).await.ok();
    }
    assert!(day.organizer.post(&renew, &[]).await.expect(429).says("within the last 24 hours"));
}

#[tokio::test]
async fn the_link_is_mailed_where_mail_is_set_up() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", folder.path().to_str().unwrap()]).await;
    let organizer = app.account("organizer", May::Create).await;
    let typed = [
        ("name", "Spring Open"),
        ("place", "Jena"),
        ("starts_on", "2026-11-21"),
        ("time_zone", "Europe/Berlin"),
        ("edition", "5th"),
        ("code_version", "1"),
        ("photo_version", "1"),
    ];
    organizer.post("/new", &typed).await.expect(303);
    let invite = [("email", "kim@example.org"), ("invited_role", "judge")];
    let page = organizer.post("/run/spring-open/staff/invite", &invite).await.ok();
    assert!(page.says("on its way to kim@example.org"), "{page}");
    let mails = letters::in_folder(folder.path(), 1).await;
    assert!(mails[0].contains("To: kim@example.org") && mails[0].contains("Spring Open"), "{}", mails[0]);
    let link = letters::link(&mails[0]);
    assert_ne!(link, shown(&app, &page), "a key of its own, which was nowhere before");
    let visitor = app.visitor();
    assert_eq!(visitor.get(&link).await.ok().attributes("#f-email", "value"), ["kim@example.org"]);
    let kim = [&KIM[..], &[("email", "kim@example.org")]].concat();
    visitor.post(&link, &kim).await.expect(303);
    for used in [&link, &shown(&app, &page)] {
        leads_nowhere(&app.visitor(), used).await;
    }
}
