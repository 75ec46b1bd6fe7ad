//! What players ask of the staff: to leave, or to be erased. It stands where the staff looks, until it is done.

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_store::Snapshot;
use reeve_store::player::Player;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::people::now;
use reeve_words::time;

/// The pages where moves are made, as their forms say it.
pub(crate) const BACK_TO_CHECK_IN: &str = "check-in";
pub(crate) const BACK_TO_NEXT_STEP: &str = "next-step";
pub(crate) const BACK_TO_LIST: &str = "players";

/// What players ask, for `organizer/people/asked.html`.
#[derive(Default)]
pub(crate) struct AskedView {
    pub(crate) leaving: Vec<AskedLine>,
    pub(crate) erasure: Vec<AskedLine>,
    /// Whether whoever looks may do what is asked for.
    pub(crate) may_change: bool,
    /// The page that it leads back to, as the form says it.
    pub(crate) back: &'static str,
}

/// A player who asks for something.
pub(crate) struct AskedLine {
    pub(crate) label: String,
    pub(crate) since: String,
    /// Where it is done.
    pub(crate) href: Url,
}

impl AskedView {
    /// Who asks to leave.
    pub(crate) fn leaving(request: &RequestContext, snapshot: &Snapshot, back: &'static str) -> AskedView {
        let (run, zone) = (urls::run(&snapshot.tournament.slug), &snapshot.tournament.time_zone);
        let line = |player: &Player| AskedLine {
            label: player.label(),
            since: player.leave_asked_at.map(|at| time::clock(at, zone)).unwrap_or_default(),
            href: run.move_player(player.number),
        };
        AskedView {
            leaving: now::who_asked_to_leave(snapshot).into_iter().map(line).collect(),
            erasure: Vec::new(),
            may_change: request.may_change(Permission::Run).is_ok(),
            back,
        }
    }

    /// The same with who asks to be erased, for those who may do it.
    pub(crate) fn all(request: &RequestContext, snapshot: &Snapshot, back: &'static str) -> AskedView {
        let (run, zone) = (urls::run(&snapshot.tournament.slug), &snapshot.tournament.time_zone);
        let line = |player: &Player| AskedLine {
            label: player.label(),
            since: player.erasure_asked_at.map(|at| time::moment(at, zone)).unwrap_or_default(),
            href: run.erase(player.number),
        };
        let erasure = match request.roles().may(Permission::Erase) {
            true => now::who_asked_for_erasure(snapshot).into_iter().map(line).collect(),
            false => Vec::new(),
        };
        AskedView { erasure, ..AskedView::leaving(request, snapshot, back) }
    }
}
