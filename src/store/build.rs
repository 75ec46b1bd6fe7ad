//! Builds the store anew when a migration changes: `sqlx_macros::migrate!` embeds them, and cargo does not see it.

fn main() {
    for path in ["build.rs", "../../migrations", "../../migrations/sqlite", "../../migrations/postgres"] {
        println!("cargo:rerun-if-changed={path}");
    }
}
