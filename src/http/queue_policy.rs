//! Decides in which queue a request waits, once it is known who asks. Nothing else decides that.

use crate::route::Route;
use crate::server::queues::RequestQueue;
use reeve_actions::Who;

/// Who asks, and how, as far as it decides where they wait.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asking<'a> {
    pub(super) who: &'a Who,
    /// Whether the address has a query.
    pub(super) has_query: bool,
    /// Whether they bring the cookie of a session, good or not.
    pub(super) has_cookie: bool,
    /// Whether the address is that of a tournament, or of a player in one.
    pub(super) in_tournament: bool,
}

/// The queues of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Waits {
    /// Before its handler is called: so for a form before it is read.
    pub first: Option<RequestQueue>,
    /// Once its form is read, before it is carried out.
    pub form: Option<RequestQueue>,
}

impl Waits {
    /// Where a request for a route waits.
    pub(super) fn of(route: &Route, asking: Asking<'_>) -> Waits {
        let is_visitor = matches!(asking.who, Who::Visitor);
        let has_account = matches!(asking.who, Who::Account { .. } | Who::Command);
        // With neither a query nor a session cookie it gets the page that is kept for everybody, and needs no queue.
        let in_particular = asking.has_query || asking.has_cookie;
        let first = match route.kept {
            _ if route.form.is_file() => Some(RequestQueue::Files),
            _ if route.is_large => Some(RequestQueue::Large),
            // The staff are not kept waiting by visitors.
            Some(_) if in_particular && is_visitor => Some(RequestQueue::Visitors),
            Some(_) if in_particular => Some(RequestQueue::Staff),
            None if asking.has_query => Some(RequestQueue::Staff),
            _ => None,
        };
        // Forms about no tournament wait for their password instead.
        let form = match first {
            Some(RequestQueue::Files) => Some(RequestQueue::ReadFiles),
            _ if asking.in_tournament && !has_account => Some(RequestQueue::VisitorForms),
            _ => None,
        };
        Waits { first, form }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::Form;
    use crate::response::HandlerResult;
    use crate::route::{FormSize, get, post, to};
    use reeve_actions::Permission;
    use reeve_store::{AccountId, PlayerId, TournamentId};

    async fn nothing() -> HandlerResult {
        Err(crate::error::Error::Missing)
    }

    async fn nothing_of(_: Form) -> HandlerResult {
        Err(crate::error::Error::Missing)
    }

    fn page() -> Route {
        get("/x", Permission::SeePublic, || to(nothing))
    }

    fn form() -> Route {
        post("/x", Permission::SeePublic, || to(nothing_of))
    }

    fn account() -> Who {
        Who::Account { id: AccountId(7), name: "Ada".to_owned(), is_admin: false, may_create: false }
    }

    /// `how`: `q` for a query, `c` for a cookie, `t` for a tournament.
    #[track_caller]
    fn check(route: Route, who: &Who, how: &str, first: Option<RequestQueue>, form: Option<RequestQueue>) {
        let has = |letter: char| how.contains(letter);
        let asking = Asking { who, has_query: has('q'), has_cookie: has('c'), in_tournament: has('t') };
        assert_eq!(Waits::of(&route, asking), Waits { first, form }, "{how}");
    }

    #[test]
    fn a_kept_page_waits_where_somebody_asks_for_something_in_particular() {
        let (visitor, account) = (Who::Visitor, account());
        let kept = || page().kept(&["q"]);
        let forms = Some(RequestQueue::VisitorForms);
        check(kept(), &visitor, "t", None, forms);
        check(kept(), &visitor, "tq", Some(RequestQueue::Visitors), forms);
        // A cookie that nobody knows is a visitor's.
        check(kept(), &visitor, "tc", Some(RequestQueue::Visitors), forms);
        check(kept(), &account, "tc", Some(RequestQueue::Staff), None);
        check(kept(), &account, "tcq", Some(RequestQueue::Staff), None);
    }

    #[test]
    fn any_other_page_waits_with_a_query_or_where_it_is_large() {
        let (visitor, account) = (Who::Visitor, account());
        check(page(), &visitor, "c", None, None);
        check(page(), &visitor, "q", Some(RequestQueue::Staff), None);
        check(page(), &account, "cq", Some(RequestQueue::Staff), None);
        check(page().large(), &visitor, "", Some(RequestQueue::Large), None);
        check(page().large(), &account, "tcq", Some(RequestQueue::Large), None);
    }

    #[test]
    fn a_form_waits_once_it_is_read_where_it_brings_a_file_or_is_a_visitors_in_a_tournament() {
        let (visitor, account) = (Who::Visitor, account());
        let player = Who::Player { player: PlayerId(5), tournament: TournamentId(3) };
        check(form(), &visitor, "", None, None);
        check(form(), &visitor, "t", None, Some(RequestQueue::VisitorForms));
        check(form(), &player, "t", None, Some(RequestQueue::VisitorForms));
        check(form(), &account, "tc", None, None);
        let file = || form().takes(FormSize::Archive);
        check(file(), &account, "c", Some(RequestQueue::Files), Some(RequestQueue::ReadFiles));
        check(file(), &visitor, "t", Some(RequestQueue::Files), Some(RequestQueue::ReadFiles));
    }
}
