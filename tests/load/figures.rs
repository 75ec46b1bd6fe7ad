//! The figures of a run, printed as they come and once more together.

/// What a ratio should be.
#[derive(Clone, Copy)]
pub enum Goal {
    /// Ours is at least so much of theirs.
    AtLeast(f64),
    /// Ours is at most so much of theirs.
    AtMost(f64),
}

/// Everything that was measured.
pub struct Figures {
    database: &'static str,
    lines: Vec<String>,
    errors: u64,
}

impl Figures {
    pub fn new(database: &'static str) -> Figures {
        println!("Reeve under load on {database}");
        Figures { database, lines: Vec::new(), errors: 0 }
    }

    /// A figure without a goal.
    pub fn line(&mut self, text: String) {
        println!("  {text}");
    }

    /// Answers that were not what they should be.
    pub fn errors_of(&mut self, what: &str, errors: u64) {
        self.errors += errors;
        if errors > 0 {
            self.keep(format!("{what}: {errors} ERRORS"));
        }
    }

    /// Ours beside theirs.
    pub fn compare(&mut self, what: &str, unit: &str, ours: f64, theirs: f64, goal: Goal) {
        let ratio = ours / theirs;
        let (met, words) = match goal {
            Goal::AtLeast(least) => (ratio >= least, format!("at least {least}")),
            Goal::AtMost(most) => (ratio <= most, format!("at most {most}")),
        };
        let met = if met { "met" } else { "MISSED" };
        self.keep(format!(
            "{what}: ratio {ratio:.2} (goal {words}: {met}); {ours:.2} {unit} beside {theirs:.2} {unit}"
        ));
    }

    /// A figure with a limit of its own.
    pub fn limit(&mut self, what: &str, unit: &str, value: f64, most: f64) {
        let met = if value <= most { "met" } else { "MISSED" };
        self.keep(format!("{what}: {value:.1} {unit} (goal at most {most:.0}: {met})"));
    }

    fn keep(&mut self, line: String) {
        println!("  {line}");
        self.lines.push(line);
    }

    pub fn errors(&self) -> u64 {
        self.errors
    }

    pub fn print(&self) {
        println!("\nSummary, {}, {} cores", self.database, std::thread::available_parallelism().map_or(0, usize::from));
        for line in &self.lines {
            println!("- {line}");
        }
    }
}
