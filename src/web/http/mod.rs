//! What every request passes: permissions, sessions, forms, errors, headers, the page cache.

pub(crate) mod asked_again;
pub mod assets;
pub mod body;
pub mod conditional;
pub(crate) mod encodings;
pub mod error;
pub mod form;
pub mod form_key;
pub mod form_state;
pub mod guard;
pub mod headers;
pub mod metrics;
pub mod metrics_text;
pub mod origin;
pub mod page_cache;
pub mod request;
pub mod request_id;
pub mod response;
pub mod robots;
pub mod route;
pub(crate) mod sender;
pub mod session;
pub(crate) mod sign_in_way;
pub mod waits;
