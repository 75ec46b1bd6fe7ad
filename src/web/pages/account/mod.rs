//! Signing in and out, the set-up page, and one's own account.

pub mod device_code;
mod email;
mod invitation;
mod own;
mod passkey_line;
mod passkeys;
pub mod reset_password;
mod second_factor;
mod second_step;
mod set_up;
mod sign_in;
pub(super) mod slow_down;

use reeve_actions::Permission;

use reeve_http::route::{Route, get, post, to};
use reeve_urls as urls;

/// The routes of this area.
pub fn routes() -> Vec<Route> {
    let all = vec![
        get(urls::site::set_up, Permission::SeePublic, || to(set_up::show)),
        post(urls::site::set_up, Permission::SeePublic, || to(set_up::carry_out)),
        get(urls::site::sign_in, Permission::SeePublic, || to(sign_in::show)),
        post(urls::site::sign_in, Permission::SeePublic, || to(sign_in::carry_out)),
        post(urls::site::sign_out, Permission::SeePublic, || to(sign_in::sign_out)).before_second_factor(),
        get(urls::site::sign_in_second_factor, Permission::SeePublic, || to(second_step::show)),
        post(urls::site::sign_in_second_factor, Permission::SeePublic, || to(second_step::carry_out)),
        get(urls::site::sign_in_with_code, Permission::SeePublic, || to(device_code::show_typing)),
        post(urls::site::sign_in_with_code, Permission::SeePublic, || to(device_code::carry_out)),
        get(urls::site::forgotten, Permission::SeePublic, || to(reset_password::show_forgotten)),
        post(urls::site::forgotten, Permission::SeePublic, || to(reset_password::send_mail)),
        get(urls::site::reset, Permission::SeePublic, || to(reset_password::show)),
        post(urls::site::reset, Permission::SeePublic, || to(reset_password::carry_out)),
        get(urls::site::invitation, Permission::SeePublic, || to(invitation::show)),
        post(urls::site::invitation, Permission::SeePublic, || to(invitation::make_account)),
        post(urls::site::accept_invitation, Permission::SignedIn, || to(invitation::accept)),
        get(urls::site::device_code, Permission::SignedIn, || to(device_code::show)),
        post(urls::site::device_code, Permission::SignedIn, || to(device_code::make)),
        get(urls::site::device_code_state, Permission::SignedIn, || to(device_code::state)),
        get(urls::site::second_factor, Permission::SignedIn, || to(second_factor::show)).before_second_factor(),
        post(urls::site::second_factor, Permission::SignedIn, || to(second_factor::switch_on)).before_second_factor(),
        post(urls::site::change_second_factor, Permission::SignedIn, || to(second_factor::change)),
        get(urls::site::add_passkey, Permission::SignedIn, || to(passkeys::show_add)).before_second_factor(),
        post(urls::site::add_passkey, Permission::SignedIn, || to(passkeys::begin)).before_second_factor(),
        get(urls::site::new_passkey, Permission::SignedIn, || to(passkeys::show_new)).before_second_factor(),
        post(urls::site::new_passkey, Permission::SignedIn, || to(passkeys::finish)).before_second_factor(),
        get(urls::site::remove_passkey, Permission::SignedIn, || to(passkeys::show_remove)),
        post(urls::site::remove_passkey, Permission::SignedIn, || to(passkeys::remove)),
        get(urls::site::account, Permission::SignedIn, || to(own::show)),
        get(urls::site::own_email, Permission::SignedIn, || to(email::show)),
        post(urls::site::own_email, Permission::SignedIn, || to(email::change)),
        post(urls::site::own_password, Permission::SignedIn, || to(own::change_password)),
        post(urls::site::end_session, Permission::SignedIn, || to(own::end_session)),
        post(urls::site::sign_out_everywhere, Permission::SignedIn, || to(own::end_all_sessions)),
    ];
    all.into_iter().map(Route::in_english).collect()
}
