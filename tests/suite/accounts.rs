//! The set-up page, signing in and out, passwords and devices.

use crate::support::app::{self, May, PASSWORD};

#[tokio::test]
async fn the_set_up_page_is_open_once() {
    let app = app::start_empty().await;
    let visitor = app.visitor();
    assert_eq!(visitor.get("/").await.location(), Some("/setup"));
    let code = app.shared.setup_code().expect("a code");
    let fields =
        |code| [("code", code), ("name", "Ada"), ("password", "a long sentence"), ("again", "a long sentence")];

    let wrong = visitor.post("/setup", &fields("AAAA-AAAA-AAAA")).await.expect(422);
    assert!(wrong.fault("code").contains("not the code"), "{wrong}");
    assert_eq!(wrong.attributes("[name=name]", "value"), ["Ada"]);
    let typed = code.to_lowercase().replace('-', " ");
    let done = visitor.post("/setup", &fields(&typed)).await.expect(303);
    assert_eq!(done.location(), Some("/"));
    assert_eq!(visitor.get("/account").await.ok().text("h1"), "Your account");

    app.visitor().get("/setup").await.expect(404);
    app.visitor().post("/setup", &fields(&code)).await.expect(404);
    assert_eq!(app.visitor().sign_in("ada", "a long sentence").await.status, 303);
}

#[tokio::test]
async fn of_two_set_ups_at_once_one_wins() {
    let app = app::start_empty().await;
    let code = app.shared.setup_code().expect("a code");
    let (one, two) = (app.visitor(), app.visitor());
    let fields = |name| [("code", code.as_str()), ("name", name), ("password", PASSWORD), ("again", PASSWORD)];
    let (one_fields, two_fields) = (fields("One"), fields("Two"));
    let (first, second) = tokio::join!(one.post("/setup", &one_fields), two.post("/setup", &two_fields));
    let mut statuses = [first.status, second.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 404]);
}

#[tokio::test]
async fn set_up_names_every_fault() {
    let app = app::start_empty().await;
    let code = app.shared.setup_code().expect("a code");
    let fields = [("code", code.as_str()), ("name", " "), ("password", "tiny-pw"), ("again", "tiny-pw")];
    let page = app.visitor().post("/setup", &fields).await.expect(422);
    assert_eq!(page.texts(".faults li").len(), 2, "{page}");
    assert!(!page.fault("name").is_empty() && !page.fault("password").is_empty());
    assert!(!page.body().contains("tiny-pw"), "a password came back");
}

#[tokio::test]
async fn signing_in_leads_to_where_one_wanted_to_go() {
    let app = app::start().await;
    app.insert_account("Åsa", May::Nothing).await;
    let person = app.visitor();
    let sent = person.get("/account").await.expect(303);
    assert_eq!(sent.location(), Some("/sign-in?next=%2Faccount"));
    let form = person.follow(&sent).await.ok();
    assert!(form.form("main form").contains(&("next".to_owned(), "/account".to_owned())));

    let wrong = person.post("/sign-in", &[("name", "åsa"), ("password", "guess"), ("next", "/account")]).await;
    assert_eq!(wrong.status, 422);
    assert_eq!(wrong.attributes("[name=name]", "value"), ["åsa"]);
    assert_eq!(wrong.attributes("[name=next]", "value"), ["/account"]);
    let unknown = person.sign_in("nobody", "guess").await.expect(422);
    assert_eq!(unknown.text(".notice"), wrong.text(".notice"), "names can be told apart");

    let done = person.post("/sign-in", &[("name", " ÅSA "), ("password", PASSWORD), ("next", "//elsewhere")]).await;
    assert_eq!((done.status, done.location()), (303, Some("/")));
    let cookie = done.header("set-cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    assert_eq!(person.get("/account").await.ok().text(".lead strong"), "Åsa");
    person.sign_out().await.expect(303);
    person.get("/account").await.expect(303);
}
