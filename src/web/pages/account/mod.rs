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

/// The routes of this area.
pub fn routes() -> Vec<Route> {
    vec![
        get("/setup", Permission::SeePublic, || to(set_up::show)),
        post("/setup", Permission::SeePublic, || to(set_up::carry_out)),
        get("/sign-in", Permission::SeePublic, || to(sign_in::show)),
        post("/sign-in", Permission::SeePublic, || to(sign_in::carry_out)),
        post("/sign-out", Permission::SeePublic, || to(sign_in::sign_out)).before_second_factor(),
        get("/sign-in/second-factor", Permission::SeePublic, || to(second_step::show)),
        post("/sign-in/second-factor", Permission::SeePublic, || to(second_step::carry_out)),
        get("/sign-in/code", Permission::SeePublic, || to(device_code::show_typing)),
        post("/sign-in/code", Permission::SeePublic, || to(device_code::carry_out)),
        get("/forgotten", Permission::SeePublic, || to(reset_password::show_forgotten)),
        post("/forgotten", Permission::SeePublic, || to(reset_password::send_mail)),
        get("/reset/{key}", Permission::SeePublic, || to(reset_password::show)),
        post("/reset/{key}", Permission::SeePublic, || to(reset_password::carry_out)),
        get("/invited/{key}", Permission::SeePublic, || to(invitation::show)),
        post("/invited/{key}", Permission::SeePublic, || to(invitation::make_account)),
        post("/invited/{key}/accept", Permission::SignedIn, || to(invitation::accept)),
        get("/account/code", Permission::SignedIn, || to(device_code::show)),
        post("/account/code", Permission::SignedIn, || to(device_code::make)),
        get("/account/code/state", Permission::SignedIn, || to(device_code::state)),
        get("/account/second-factor", Permission::SignedIn, || to(second_factor::show)).before_second_factor(),
        post("/account/second-factor", Permission::SignedIn, || to(second_factor::switch_on)).before_second_factor(),
        post("/account/second-factor/change", Permission::SignedIn, || to(second_factor::change)),
        get("/account/passkeys/add", Permission::SignedIn, || to(passkeys::show_add)).before_second_factor(),
        post("/account/passkeys/add", Permission::SignedIn, || to(passkeys::begin)).before_second_factor(),
        get("/account/passkeys/new", Permission::SignedIn, || to(passkeys::show_new)).before_second_factor(),
        post("/account/passkeys/new", Permission::SignedIn, || to(passkeys::finish)).before_second_factor(),
        get("/account/passkeys/{passkey}/remove", Permission::SignedIn, || to(passkeys::show_remove)),
        post("/account/passkeys/{passkey}/remove", Permission::SignedIn, || to(passkeys::remove)),
        get("/account", Permission::SignedIn, || to(own::show)),
        get("/account/email", Permission::SignedIn, || to(email::show)),
        post("/account/email", Permission::SignedIn, || to(email::change)),
        post("/account/password", Permission::SignedIn, || to(own::change_password)),
        post("/account/sessions/{session}/end", Permission::SignedIn, || to(own::end_session)),
        post("/account/sign-out-everywhere", Permission::SignedIn, || to(own::end_all_sessions)),
    ]
}
