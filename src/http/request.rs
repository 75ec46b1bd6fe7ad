//! What a handler gets of a request: who asks, for which tournament, and what actions need.

use std::cell::OnceCell;
use std::fmt::Display;
use std::future::{Ready, ready};
use std::rc::Rc;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use chrono::{DateTime, Utc};
use futures_util::future::{Either, LocalBoxFuture};
use texts::Language;

use reeve_actions as actions;
use reeve_actions::form_key::CREATED;
use reeve_actions::{Caller, Context, FormKey, Permission, Roles, Who, network};
use reeve_store::player::Player;
use reeve_store::series::Series;
use reeve_store::site_text::SiteTextKind;
use reeve_store::tournament::Tournament;
use reeve_store::{ApiKeyId, SessionId, Snapshot, form_key};

use crate::config::is_this_machine;
use crate::error::Error;
use crate::language;
use crate::language::{Decided, Kept, LanguageOf, Wish};
use crate::queue_policy::Waits;
use crate::request_id::RequestId;
use crate::route::Listing;
use crate::server::app::App;
use crate::server::hashing::queue::Priority;
use crate::server::local_name;
use crate::ui::layout::{Crumb, LanguageForm, Layout, MovedMark, SpareMark};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words as words;
use reeve_words::games;

/// What [`crate::guard`] found out about a request.
#[derive(Debug, Clone)]
pub struct Access {
    /// Whether the caller has the permission that the route asks for. [`RequestContext`] is not made without it, so a route
    /// that the guard did not find in the list can't be answered.
    pub admitted: bool,
    /// Whether a program asks ([`crate::api`]).
    pub by_program: bool,
    /// Whether the page stands in a frame on another site.
    pub embedded: bool,
    pub who: Who,
    /// The key that a program has shown, and its name.
    pub key: Option<(ApiKeyId, String)>,
    pub address: String,
    /// What they are, in the tournament that the address names.
    pub roles: Roles,
    /// The tournament that the address names, if the caller sees it.
    pub tournament: Option<Tournament>,
    /// The series that the address names, if the caller sees it.
    pub series: Option<Series>,
    /// Whether a confidential report waits for the caller in the tournament, on a page for its staff.
    pub report_waits: bool,
    /// How many calls and disputes wait for a judge, on a page for the judges of the tournament.
    pub calls_waiting: i64,
    /// When the tournament of a public page was last changed. Such a page says this and not what time it is, so that
    /// it can be kept.
    pub changed_at: Option<DateTime<Utc>>,
    /// The player whose private link this is.
    pub player: Option<Player>,
    /// Whether that link was renewed, or its player archived: it opens the page of one report in confidence and nothing else.
    pub link_is_dead: bool,
    /// The session, and when it was last noted as used.
    pub session: Option<(SessionId, DateTime<Utc>)>,
    /// Whether the account needs a second factor and has none.
    pub must_set_up: bool,
    /// `light` or `dark`, where the reader chose.
    pub theme: Option<&'static str>,
    /// Whose language the route speaks.
    pub language_of: LanguageOf,
    /// The language that the address names.
    pub asked_language: Option<Language>,
    /// What the request says of languages beside.
    pub wish: Wish,
    /// The language of the answer, by what the guard has read.
    pub language: Decided,
    /// Whether the browser was opened at the laptop that serves a hall.
    pub at_laptop: bool,
    /// How large a form the route takes, in bytes.
    pub form_bytes: usize,
    /// The fields of its form that may come several times.
    pub repeated: &'static [&'static str],
    /// Whether search engines may list the page.
    pub listing: Listing,
    /// The operator's texts that the foot of the page links to.
    pub foot: Arc<[SiteTextKind]>,
    /// Where it waits, so that only a few answers of its kind are made at a time.
    pub waits: Waits,
    /// Where the address takes no page: the nearest page above it.
    pub page_above: Option<String>,
    /// The number of the request.
    pub request: RequestId,
}

impl Default for Access {
    fn default() -> Self {
        Access {
            admitted: false,
            by_program: false,
            embedded: false,
            who: Who::Visitor,
            key: None,
            address: String::new(),
            roles: Roles::default(),
            tournament: None,
            series: None,
            report_waits: false,
            calls_waiting: 0,
            changed_at: None,
            player: None,
            link_is_dead: false,
            session: None,
            must_set_up: false,
            theme: None,
            language_of: LanguageOf::default(),
            asked_language: None,
            wish: Wish::default(),
            language: Decided::default(),
            at_laptop: false,
            form_bytes: 0,
            repeated: &[],
            listing: Listing::Never,
            foot: Arc::default(),
            waits: Waits::default(),
            page_above: None,
            request: RequestId::default(),
        }
    }
}

impl Access {
    /// Who asks, as actions want to know it.
    pub fn caller(&self) -> Caller {
        Caller { who: self.who.clone(), address: self.address.clone() }
    }

    /// Whether the caller may change something here that takes this permission ([`Roles::may_change`]).
    pub fn may_change(&self, permission: Permission) -> actions::Result<()> {
        match &self.tournament {
            Some(tournament) => self.roles.may_change(permission, tournament),
            None => Ok(()),
        }
    }

    /// Where the reader chooses another language, on pages that have the reader's. Players choose on their own pages for their mails too.
    fn language_form(&self) -> Option<LanguageForm> {
        let choices = language::choices();
        if self.by_program || self.embedded || choices.len() < 2 {
            return None;
        }
        match self.language_of {
            LanguageOf::Reader => {}
            // Whoever prints a paper may want it in another language.
            LanguageOf::Tournament if self.roles.signed_in => {
                return Some(LanguageForm { action: None, is_own: false, choices });
            }
            LanguageOf::Tournament | LanguageOf::Nobody => return None,
        }
        let own = self.player.as_ref().filter(|_| !self.link_is_dead && self.may_change(Permission::OwnPage).is_ok());
        Some(match own {
            Some(player) => {
                LanguageForm { action: Some(urls::own(&player.link_token).language()), is_own: true, choices }
            }
            None => LanguageForm { action: Some(urls::language()), is_own: false, choices },
        })
    }

    /// A page's surroundings: language, theme, and who is signed in.
    pub fn layout(&self, title: impl Into<String>) -> Layout {
        let mut layout = Layout::new(title);
        layout.theme = self.theme;
        layout.embedded = self.embedded;
        layout.asked_language = self.asked_language.map(Language::tag);
        layout.in_all_languages = self.language_of == LanguageOf::Reader && self.listing != Listing::Never;
        layout.languages = self.language_form();
        layout.link_foot(&self.foot);
        if let Who::Account { name, .. } = &self.who {
            layout.user = Some(name.clone());
        }
        layout
    }
}

/// A request, as a handler sees it.
pub struct RequestContext {
    pub app: web::Data<App>,
    /// Who asks, and for what.
    pub access: Rc<Access>,
    /// When, cut to milliseconds.
    pub now: DateTime<Utc>,
    caller: Caller,
    form: Rc<Sent>,
}

/// [`RequestContext::context`], kept by itself.
pub struct LastingContext {
    pub app: web::Data<App>,
    caller: Caller,
    now: DateTime<Utc>,
    form: Option<Arc<FormKey>>,
}

impl LastingContext {
    /// What an action needs.
    pub fn context(&self) -> Context<'_> {
        Context { db: &self.app.db, caller: &self.caller, now: self.now, form: self.form.as_ref() }
    }
}

/// The form of this request, once its body was read.
pub type Sent = OnceCell<Arc<FormKey>>;

impl RequestContext {
    /// Whether mail is set up.
    pub fn sends_mail(&self) -> bool {
        self.app.mail.is_some()
    }

    /// What an action needs: the store, who asks, when, and the form.
    pub fn context(&self) -> Context<'_> {
        Context { db: &self.app.db, caller: &self.caller, now: self.now, form: self.form.get() }
    }

    /// The same for an action that may go on after the request was answered.
    pub fn lasting(&self) -> LastingContext {
        LastingContext {
            app: self.app.clone(),
            caller: self.caller.clone(),
            now: self.now,
            form: self.form.get().cloned(),
        }
    }

    /// Whether what was sent was carried out by an earlier request with the same key.
    pub async fn was_done_before(&self) -> Result<bool, Error> {
        let Some(digest) = self.form.get().and_then(|form| form.digest()) else { return Ok(false) };
        Ok(form_key::location(&mut self.app.db.read().await?, digest).await?.is_some())
    }

    /// Says, before an action is carried out, where the browser will be sent afterwards; a form that is sent again is
    /// then sent there too. Where this is not said it is the page of the form. Gives the address back, for the answer.
    pub fn will_redirect_to(&self, url: Url) -> Url {
        if let Some(form) = self.form.get() {
            form.will_redirect_to(url.to_string());
        }
        url
    }

    /// The same where the address names what the action makes, once it is made.
    pub fn will_redirect_to_created<F: Fn(&dyn Display) -> Url>(&self, url: F) -> F {
        self.will_redirect_to(url(&CREATED));
        url
    }

    /// The tournament that the address names.
    pub fn tournament(&self) -> Result<&Tournament, Error> {
        self.access.tournament.as_ref().ok_or(Error::Missing)
    }

    /// The series that the address names.
    pub fn series(&self) -> Result<&Series, Error> {
        self.access.series.as_ref().ok_or(Error::Missing)
    }

    /// The player whose private link the address is.
    pub fn player(&self) -> Result<&Player, Error> {
        self.access.player.as_ref().ok_or(Error::Missing)
    }

    /// The whole tournament as it is now, in one snapshot; the transaction has ended when this returns.
    pub async fn snapshot(&self) -> Result<Snapshot, Error> {
        let mut tx = self.app.db.read().await?;
        Ok(Snapshot::load(&mut tx, self.tournament()?.id).await?)
    }

    /// A sentence of ours without a name, in the words of the tournament's game.
    pub fn say(&self, ours: &str) -> Result<String, Error> {
        Ok(games::terms(self.tournament()?.system.system()).say(ours).into_owned())
    }

    /// What messages have to know of the game of the tournament.
    pub fn game(&self) -> Result<texts::Game, Error> {
        Ok(games::terms(self.tournament()?.system.system()).into())
    }

    /// A page's surroundings.
    pub fn layout(&self, title: impl Into<String>) -> Layout {
        let mut layout = self.access.layout(title);
        layout.link_foot(&self.app.site_foot.kinds());
        if self.access.roles.signed_in || self.access.player.is_some() {
            layout.spare_address = self.app.spares.other_address(&self.app.public_url());
            layout.found_at = self.found_at();
        }
        if self.access.roles.signed_in {
            layout.spare = SpareMark::of(&self.app.spares.standing());
            layout.sent_again = self.sent_again();
            layout.moved = self.moved();
            layout.laptop = self
                .access
                .at_laptop
                .then(|| Crumb { label: words::titles::THIS_LAPTOP.to_owned(), href: urls::laptop().into() });
        }
        layout
    }

    /// That the address of the laptop is another one by now.
    pub fn moved(&self) -> Option<MovedMark> {
        let address = self.app.moved_address()?;
        let tournament = self.access.tournament.as_ref().filter(|_| self.roles().may(Permission::ReadRun));
        let (label, href) = match tournament {
            Some(tournament) => (words::titles::POSTER.to_owned(), urls::run(&tournament.slug).poster().into()),
            None => (texts::errors::reach_moved_open(), address.to_string()),
        };
        Some(MovedMark { said: texts::errors::reach_moved(&address), at: Crumb { label, href } })
    }

    /// Where a device may find this Reeve once nobody answers at the address that it has, the best first. None where somebody has said
    /// the one address, and where no other device finds it.
    fn found_at(&self) -> Vec<String> {
        let (config, address) = (&self.app.config, self.app.public_url());
        if config.reached.public_url.is_some() || is_this_machine(&address) {
            return Vec::new();
        }
        let by_name = local_name::by_name(&config.local_name, &address);
        [address.to_string()].into_iter().chain(by_name).collect()
    }

    /// What devices have sent again of the tournament, for its staff.
    fn sent_again(&self) -> Option<Crumb> {
        let tournament = self.access.tournament.as_ref().filter(|_| self.roles().may(Permission::ReadRun))?;
        let count = self.app.spares.resent(tournament.id).len();
        let href = urls::run(&tournament.slug).sent_again().into();
        (count > 0).then(|| Crumb { label: words::spare::came_again(count), href })
    }

    /// In which of the queues the caller waits for a password to be hashed.
    pub fn priority(&self) -> Priority {
        match self.caller.account() {
            Some(id) => Priority::Known(format!("account {id}")),
            None => Priority::Stranger(network::widest(&self.caller.address)),
        }
    }

    /// Whether the caller may change something here that takes this permission, or why not. Buttons ask this, and a
    /// page that is nothing but a form is refused with the answer.
    pub fn may_change(&self, permission: Permission) -> actions::Result<()> {
        self.access.may_change(permission)
    }

    /// The language of an answer about a tournament that the address does not name.
    pub fn language_in(&self, tournament: &Tournament) -> Language {
        let kept = Kept { player: None, tournament: tournament.language.as_deref(), server: self.app.config.language };
        language::decide(self.access.language_of, self.access.asked_language, self.access.wish, kept).language
    }

    /// What the caller is in this tournament.
    pub fn roles(&self) -> Roles {
        self.access.roles
    }
}

impl FromRequest for RequestContext {
    type Error = Error;
    type Future = Either<Ready<Result<RequestContext, Error>>, LocalBoxFuture<'static, Result<RequestContext, Error>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let app = req.app_data::<web::Data<App>>().cloned();
        let access = req.extensions().get::<Rc<Access>>().cloned();
        let form = req.extensions().get::<Rc<Sent>>().cloned().unwrap_or_default();
        let (app, access) = match (app, access) {
            (Some(app), Some(access)) if access.admitted => (app, access),
            _ => return Either::Left(ready(Err(Error::Broken("a request came past its guard".to_owned())))),
        };
        let caller = access.caller();
        let now = app.clock.now();
        let context = RequestContext { app, access, now, caller, form };
        if context.app.site_foot.is_current(&context.app.db) {
            return Either::Left(ready(Ok(context)));
        }
        Either::Right(Box::pin(async move {
            context.app.site_foot.refresh(&context.app.db).await;
            Ok(context)
        }))
    }
}
