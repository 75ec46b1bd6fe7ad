//! Signing in and out, the set-up page, and one's own account.

use actix_web::web;

use crate::desk::{Fault, Right};

use super::routes::{Line, get, post};

mod code;
mod own;
pub(in crate::web) mod reset;
mod set_up;
mod sign_in;

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    vec![
        get("/setup", Right::SeePublic, || web::to(set_up::show)),
        post("/setup", Right::SeePublic, || web::to(set_up::carry_out)),
        get("/sign-in", Right::SeePublic, || web::to(sign_in::show)),
        post("/sign-in", Right::SeePublic, || web::to(sign_in::carry_out)),
        post("/sign-out", Right::SeePublic, || web::to(sign_in::sign_out)),
        get("/sign-in/code", Right::SeePublic, || web::to(code::show_typing)),
        post("/sign-in/code", Right::SeePublic, || web::to(code::carry_out)),
        get("/forgotten", Right::SeePublic, || web::to(reset::show_forgotten)),
        post("/forgotten", Right::SeePublic, || web::to(reset::send_mail)),
        get("/reset/{key}", Right::SeePublic, || web::to(reset::show)),
        post("/reset/{key}", Right::SeePublic, || web::to(reset::carry_out)),
        get("/account/code", Right::SignedIn, || web::to(code::show)),
        post("/account/code", Right::SignedIn, || web::to(code::make)),
        get("/account/code/state", Right::SignedIn, || web::to(code::state)),
        get("/account", Right::SignedIn, || web::to(own::show)),
        post("/account/password", Right::SignedIn, || web::to(own::change_password)),
        post("/account/sessions/{session}/end", Right::SignedIn, || web::to(own::end_session)),
        post("/account/sign-out-everywhere", Right::SignedIn, || web::to(own::end_all_sessions)),
    ]
}

/// The words of the fault at a field, as the form macros take them.
pub(in crate::web) fn fault_at<'a>(faults: &'a [(String, String)], field: &str) -> Option<&'a str> {
    faults.iter().find(|(name, _)| name == field).map(|(_, words)| words.as_str())
}

/// Faults as pairs of field and words.
pub(in crate::web) fn pairs(faults: Vec<Fault>) -> Vec<(String, String)> {
    faults.into_iter().map(|fault| (fault.field, fault.message)).collect()
}
