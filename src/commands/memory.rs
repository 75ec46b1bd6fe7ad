//! The memory that a server keeps, and when it gives some back. Both are read when a program begins, so the program begins once more.
//!
//! - The C library of GNU systems keeps memory for each thread by itself ("arenas", eight for each processor), and what a file or a
//!   schedule of thousands once took on one thread is of no use to the others: imports of 2,000 players left 116 MB behind, and 82 MB
//!   with two arenas for all threads.
//! - What gives out memory in the programs that are packaged gathers what is free for a second, and then whoever asks for memory next
//!   gives all of it back to the system, page by page. Beside sign-ins and photos that was a thread that answers requests, which did
//!   nothing else for 100 to 500 ms; and where it held the writer, each result waited so long. With 10 ms there is never much to
//!   give back at a time, and less lies about.

/// Begins the program once more with such settings, where it is to serve and nobody has set them. Comes back where that is not so, or
/// can't be done; then it goes on as it is.
pub fn begin_with_settings() {
    #[cfg(all(target_os = "linux", any(target_env = "gnu", target_env = "musl")))]
    {
        use std::env;
        use std::ffi::OsString;
        use std::os::unix::process::CommandExt;
        use std::process::Command;

        use crate::commands::desktop;

        #[cfg(target_env = "gnu")]
        const SETTING: (&str, &str) = ("MALLOC_ARENA_MAX", "2");
        /// In milliseconds.
        #[cfg(target_env = "musl")]
        const SETTING: (&str, &str) = ("MIMALLOC_PURGE_DELAY", "10");

        let (name, value) = SETTING;
        let is_server = |argument: OsString| ["serve", "demo", "hall"].iter().any(|command| argument == *command);
        let serves = env::args_os().any(is_server) || desktop::begins_hall(env::args_os().len());
        let (Ok(program), true) = (env::current_exe(), serves && env::var_os(name).is_none()) else { return };
        let mut arguments = env::args_os();
        let mut again = Command::new(program);
        if let Some(called) = arguments.next() {
            again.arg0(called);
        }
        // The same process, with the same number and open files. What this gives is why it could not be done.
        let _ = again.args(arguments).env(name, value).exec();
    }
}
