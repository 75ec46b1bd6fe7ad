//! Who needs a second factor on this server, and who of those has none yet.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::accounts::second_factor;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_store::account::Account;
use reeve_store::setting::SecondFactorRule;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::accounts;
use reeve_words as words;
use reeve_words::flash::SecondFactorRuleDone;
use reeve_words::requests;
use reeve_words::titles;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::second_factor_rule, Permission::Administer, || to(show)),
        post(urls::site::second_factor_rule, Permission::Administer, || to(choose)),
    ]
}

#[derive(Template)]
#[template(path = "admin/second_factor.html")]
struct RulePage {
    page: Layout,
    rule: &'static str,
    choices: Vec<(&'static str, &'static str)>,
    with: usize,
    all: usize,
    /// The accounts, with their names, that need one and have none.
    missing: Vec<(Url, String)>,
    /// Whether the administrator who reads this has one.
    own: bool,
}

/// What was just done.
#[derive(serde::Deserialize)]
struct RuleQuery {
    #[serde(default)]
    done: String,
}

/// Shows the rule.
async fn show(request: RequestContext, query: web::Query<RuleQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let rule = accounts::second_factor_rule(&mut tx).await?;
    let (all, with) = accounts::all(&mut tx).await?;
    drop(tx);
    let accounts: Vec<Account> = all.into_iter().filter(|account| account.disabled_at.is_none()).collect();
    let has_one = |account: &&Account| with.contains(&account.id);
    let mut layout = request.layout(titles::SECOND_FACTOR).crumb(titles::ACCOUNTS, urls::accounts());
    if let Some(done) = SecondFactorRuleDone::from_code(&query.done) {
        layout = layout.notice(NoticeKind::Good, done.sentence());
    }
    let needs_one = |account: &&Account| rule.asks(account.is_admin) && !with.contains(&account.id);
    page(&RulePage {
        page: layout,
        rule: rule.code(),
        choices: SecondFactorRule::ALL
            .iter()
            .map(|rule| (rule.code(), words::accounts::second_factor_rule(*rule)))
            .collect(),
        with: accounts.iter().filter(has_one).count(),
        all: accounts.len(),
        missing: accounts
            .iter()
            .filter(needs_one)
            .map(|account| (urls::account_of(account.id), account.name.clone()))
            .collect(),
        own: request.access.caller().account().is_some_and(|id| with.contains(&id)),
    })
}

/// Chooses the rule.
async fn choose(request: RequestContext, form: Form) -> HandlerResult {
    let read = |name: &str| {
        SecondFactorRule::from_code(form.text(name)).ok_or_else(|| Error::Unprocessable(requests::no_such_choice(name)))
    };
    let (seen, rule) = (read("seen")?, read("rule")?);
    let done = request.will_redirect_to(urls::second_factor_rule().done(SecondFactorRuleDone::Chosen));
    second_factor::require(&request.context(), seen, rule).await?;
    see_other(done)
}
