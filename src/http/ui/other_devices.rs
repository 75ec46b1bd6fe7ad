//! The warning beside codes and addresses that are for other devices, where these lead nowhere but to the own machine.

use crate::config;
use crate::request::RequestContext;
use crate::ui::layout::{Layout, NoticeKind};
use reeve_actions::Permission;

/// The same page of the staff, with the warning where no other device finds this server at its public address. It stays on
/// the screen: a paper is for those who can do nothing about it.
pub fn warned(layout: Layout, request: &RequestContext) -> Layout {
    if !config::is_this_machine(&request.app.public_url()) {
        return layout;
    }
    // What to do about it is for those at the server; everybody else knows whom to ask.
    let said = match request.roles().may(Permission::Administer) {
        _ if request.app.laptop.host().is_some() => texts::errors::reach_no_network(),
        true => texts::errors::reach_this_machine_only(),
        false => texts::errors::reach_no_phones_yet(),
    };
    layout.notice_on_screen(NoticeKind::Attention, said)
}
