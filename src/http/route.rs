//! What a route is. Pages declare theirs in `routes()`, and `reeve_web::routes` lists them all.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use actix_web::dev::Payload;
use actix_web::http::Method;
use actix_web::{FromRequest, Handler, HttpRequest, HttpResponse, Responder, web};

use crate::language::LanguageOf;
use reeve_actions::Permission;
use reeve_limits as limits;
use reeve_limits::FileLimits;
use reeve_store::api_key::KeyScope;

/// A route: what is asked for, the permission it takes, and who answers.
pub struct Route {
    /// The method. A GET route answers HEAD too.
    pub method: Method,
    /// The pattern of the path, such as `/run/{slug}/players`.
    pub path: &'static str,
    /// The permission that the caller must have.
    pub permission: Permission,
    /// For a page that visitors get from memory ([`crate::page_cache`]): the names that its query may have.
    /// Such a page must be made of its tournament and nothing else: no clock, no chance, no reader.
    pub kept: Option<&'static [&'static str]>,
    /// How large a form is taken.
    pub form: FormSize,
    /// The fields of its form that may come several times.
    pub repeated: &'static [&'static str],
    /// Whether it also answers people who have not yet set up the second factor that they need.
    pub before_second_factor: bool,
    /// Whether search engines may list it.
    pub listing: Listing,
    /// Whose language its answers have.
    pub language: LanguageOf,
    /// Whether the answer is large, so that only a few are made at a time.
    pub is_large: bool,
    /// For a route of the API that takes a key, and no session: what the key must be for.
    pub key: Option<KeyScope>,
    /// Whether nobody learns that it was asked for: it is not counted, and the log says nothing of its answers.
    pub in_confidence: bool,
    handler: fn() -> actix_web::Route,
}

/// Whether search engines may list the pages of a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Listing {
    /// They are for those who have the address.
    #[default]
    Never,
    /// They name players: only where the organizer of the tournament wants it.
    IfNamesMay,
    Always,
}

/// How large the form of a route may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormSize {
    /// [`limits::FORM_BYTES`].
    Ordinary,
    /// [`limits::LONG_FORM_BYTES`], for forms of the staff with a field for each player.
    Long,
    /// A picture of [`limits::LOGO_BYTES`], and the fields beside it.
    Picture,
    /// A photo of [`limits::PHOTO_BYTES`], and the fields beside it.
    Photo,
    /// A list of players of [`limits::PLAYERS_FILE`], and the fields beside it.
    Players,
    /// A file of this kind, and the fields beside it.
    File(&'static FileLimits),
    /// An archive: as large as the settings let a file be.
    Archive,
}

impl FormSize {
    /// Whether a file comes with the form.
    pub fn is_file(self) -> bool {
        matches!(self, FormSize::Picture | FormSize::Photo | FormSize::Players | FormSize::File(_) | FormSize::Archive)
    }

    /// The most bytes, where the settings let a file have `largest_file`.
    pub fn bytes(self, largest_file: usize) -> usize {
        match self {
            FormSize::Ordinary => limits::FORM_BYTES.min(largest_file),
            FormSize::Long => limits::LONG_FORM_BYTES.min(largest_file),
            FormSize::Picture => (limits::LOGO_BYTES + limits::FORM_BYTES).min(largest_file),
            // What a phone makes of a board is larger than the files that an organizer keeps; only the staff sends it.
            FormSize::Photo => limits::PHOTO_BYTES + limits::FORM_BYTES,
            FormSize::Players => limits::PLAYERS_FILE.bytes + limits::FORM_BYTES,
            // Pasted text takes up to three bytes for each of its own.
            FormSize::File(file) => (3 * file.bytes + limits::FORM_BYTES).min(largest_file),
            FormSize::Archive => largest_file,
        }
    }
}

impl Route {
    /// The handler, as actix registers it.
    pub fn handler(&self) -> actix_web::Route {
        (self.handler)()
    }

    /// The same page, kept in memory for visitors. A name in the query of a request that is not among these is as
    /// if it were not there.
    #[must_use]
    pub fn kept(mut self, names: &'static [&'static str]) -> Route {
        self.kept = Some(names);
        self
    }

    /// The same route, also for people who have not yet set up the second factor that they need.
    #[must_use]
    pub fn before_second_factor(mut self) -> Route {
        self.before_second_factor = true;
        self
    }

    /// The same page, which search engines may list.
    #[must_use]
    pub fn listed(mut self, listing: Listing) -> Route {
        self.listing = listing;
        self
    }

    /// The same page, whose answer is large: only a few of these are made at a time, and the others wait without a
    /// connection to the database.
    #[must_use]
    pub fn large(mut self) -> Route {
        self.is_large = true;
        self
    }

    /// The same route, of which neither the figures for whoever watches the server nor the log show that it was used. What
    /// breaks is logged all the same.
    #[must_use]
    pub fn in_confidence(mut self) -> Route {
        self.in_confidence = true;
        self
    }

    /// The same route, for programs that show a key which may do this.
    #[must_use]
    pub fn by_key(mut self, scope: KeyScope) -> Route {
        self.key = Some(scope);
        self.in_english()
    }

    /// The same page, which many read, or nobody in particular: a paper, a screen, a frame on another site. It has the language of
    /// the tournament.
    #[must_use]
    pub fn for_many(mut self) -> Route {
        self.language = LanguageOf::Tournament;
        self
    }

    /// The same route, always in English: a file, an answer to a program, a page of the staff that visitors open too.
    #[must_use]
    pub fn in_english(mut self) -> Route {
        self.language = LanguageOf::Nobody;
        self
    }

    /// The same target, for forms of another size than [`FormSize::Ordinary`].
    #[must_use]
    pub fn takes(mut self, form: FormSize) -> Route {
        self.form = form;
        self
    }

    /// The same target, for forms in which these fields may come several times: boxes to tick under one name, and
    /// fields for which the page has better words when there are two. Any other field that comes twice is refused
    /// before the page sees it.
    #[must_use]
    pub fn repeats(mut self, fields: &'static [&'static str]) -> Route {
        self.repeated = fields;
        self
    }
}

/// A page.
pub fn get(path: &'static str, permission: Permission, handler: fn() -> actix_web::Route) -> Route {
    of(Method::GET, path, permission, handler)
}

/// A form's target.
pub fn post(path: &'static str, permission: Permission, handler: fn() -> actix_web::Route) -> Route {
    of(Method::POST, path, permission, handler)
}

/// What everybody and players may open is in the reader's language unless the route says otherwise, everything else in English.
fn of(method: Method, path: &'static str, permission: Permission, handler: fn() -> actix_web::Route) -> Route {
    let language = match permission {
        Permission::SeePublic | Permission::Register | Permission::OwnPage => LanguageOf::Reader,
        _ => LanguageOf::Nobody,
    };
    Route {
        method,
        path,
        permission,
        kept: None,
        form: FormSize::Ordinary,
        repeated: &[],
        before_second_factor: false,
        listing: Listing::Never,
        language,
        is_large: false,
        key: None,
        in_confidence: false,
        handler,
    }
}

type BoxedResponse = Pin<Box<dyn Future<Output = actix_web::Result<HttpResponse>>>>;

/// The route that a handler answers.
///
/// It does what `actix_web::web::to` does, which wraps each handler in types of its own, from the extractors to the service:
/// half a megabyte for the handlers of Reeve, and the time to build it. Here they become one type first.
pub fn to<F, Args>(handler: F) -> actix_web::Route
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    boxed(Rc::new(move |request, payload| Box::pin(call(handler.clone(), request, payload))))
}

async fn call<F, Args>(handler: F, request: HttpRequest, mut payload: Payload) -> actix_web::Result<HttpResponse>
where
    F: Handler<Args>,
    Args: FromRequest,
    F::Output: Responder,
{
    let args = Args::from_request(&request, &mut payload).await.map_err(Into::into)?;
    // In a box of its own, so that the memory to answer is not taken while the body is still being waited for.
    Ok(Box::pin(handler.call(args)).await.respond_to(&request).map_into_boxed_body())
}

fn boxed(handler: Rc<dyn Fn(HttpRequest, Payload) -> BoxedResponse>) -> actix_web::Route {
    web::to(move |request: HttpRequest, payload: web::Payload| handler(request, payload.into_inner()))
}

/// The routes of the pages, as the server takes them.
#[derive(Clone, Copy)]
pub struct Routes {
    pub all: fn() -> Vec<Route>,
    /// Registers them, those of one path together.
    pub register: fn(&mut web::ServiceConfig),
}
