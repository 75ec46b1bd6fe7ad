//! The memory that a server keeps. The C library of GNU systems keeps memory for each thread by itself ("arenas", eight for each
//! processor), and what a file or a schedule of thousands once took on one thread is of no use to the others: imports of 2,000
//! players left 116 MB behind, and 82 MB with two arenas for all threads. How many there are is read when a program begins, so
//! the program begins once more.

/// Begins the program once more with few arenas, where it is to serve and nobody has said how many there are to be. Comes back
/// where that is not so, or can't be done; then it goes on as it is.
pub fn begin_with_few() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        use std::env;
        use std::os::unix::process::CommandExt;
        use std::process::Command;

        const ARENAS: &str = "MALLOC_ARENA_MAX";
        let serves = env::args_os().any(|argument| argument == "serve" || argument == "demo");
        let (Ok(program), true) = (env::current_exe(), serves && env::var_os(ARENAS).is_none()) else { return };
        let mut arguments = env::args_os();
        let mut again = Command::new(program);
        if let Some(name) = arguments.next() {
            again.arg0(name);
        }
        // The same process, with the same number and open files. What this gives is why it could not be done.
        let _ = again.args(arguments).env(ARENAS, "2").exec();
    }
}
