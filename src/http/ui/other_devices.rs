//! The warning beside codes and addresses that are for other devices, where these lead nowhere but to the own machine.

use crate::config;
use crate::request::RequestContext;
use crate::ui::layout::{Layout, NoticeKind};
use reeve_actions::Permission;
use reeve_words as words;

/// The same page of the staff, with the warning where no other device finds this server at its public address. It stays on
/// the screen: a paper is for those who can do nothing about it.
pub fn warned(layout: Layout, request: &RequestContext) -> Layout {
    if !config::is_this_machine(&request.app.public_url()) {
        return layout;
    }
    // What to do about it is for those at the server; everybody else knows whom to ask.
    let said = match request.roles().may(Permission::Administer) {
        _ if request.app.laptop.host().is_some() => words::server::IN_NO_NETWORK,
        true => words::server::ONLY_THIS_MACHINE,
        false => words::server::NOT_FOR_PHONES_YET,
    };
    layout.notice_on_screen(NoticeKind::Attention, said)
}
