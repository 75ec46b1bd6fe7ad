//! One step of the day, and the words to build it with.

/// Whether a step is behind, under way, or ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Behind.
    Done,
    /// The one to do now.
    Now,
    /// Ahead.
    Later,
}

impl State {
    /// The class in the style sheet.
    pub fn class(self) -> &'static str {
        match self {
            State::Done => "done",
            State::Now => "now",
            State::Later => "later",
        }
    }
}

/// Something to press. The path is the part of the address behind `/run/SLUG/`; one that begins with a slash
/// is a whole address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What the button says.
    pub label: String,
    /// Where it leads.
    pub path: String,
    /// Whether it changes something (a form is posted) or leads to a page.
    pub posts: bool,
}

/// Something that is missing or should be looked at before the step is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing {
    /// What, in a sentence.
    pub words: String,
    /// The page where it can be mended, as in [`Action::path`]; empty for none.
    pub path: String,
    /// Whether the step can't be done without it.
    pub blocks: bool,
}

/// One step of the day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What is done in it.
    pub title: String,
    /// Whether it is behind, under way or ahead.
    pub state: State,
    /// How it stands, or what it will be, in a sentence or two.
    pub words: String,
    /// What is missing; only in the step under way.
    pub missing: Vec<Missing>,
    /// The one button; only in the step under way.
    pub action: Option<Button>,
    /// Other pages that help in this step, and ways back.
    pub more: Vec<Button>,
}

impl Step {
    pub(crate) fn new(title: impl Into<String>, state: State, words: impl Into<String>) -> Step {
        let (missing, action, more) = (Vec::new(), None, Vec::new());
        Step { title: title.into(), state, words: words.into(), missing, action, more }
    }

    pub(crate) fn done(title: impl Into<String>, words: impl Into<String>) -> Step {
        Step::new(title, State::Done, words)
    }

    pub(crate) fn now(title: impl Into<String>, words: impl Into<String>) -> Step {
        Step::new(title, State::Now, words)
    }

    pub(crate) fn later(title: impl Into<String>, words: impl Into<String>) -> Step {
        Step::new(title, State::Later, words)
    }

    pub(crate) fn posts(mut self, label: impl Into<String>, path: impl Into<String>) -> Step {
        self.action = Some(Button { label: label.into(), path: path.into(), posts: true });
        self
    }

    pub(crate) fn leads(mut self, label: impl Into<String>, path: impl Into<String>) -> Step {
        self.action = Some(Button { label: label.into(), path: path.into(), posts: false });
        self
    }

    pub(crate) fn more(mut self, label: impl Into<String>, path: impl Into<String>) -> Step {
        self.more.push(Button { label: label.into(), path: path.into(), posts: false });
        self
    }

    pub(crate) fn back(mut self, label: impl Into<String>, path: impl Into<String>) -> Step {
        self.more.push(Button { label: label.into(), path: path.into(), posts: true });
        self
    }

    pub(crate) fn back_if(self, when: bool, label: &str, path: &str) -> Step {
        if when { self.back(label, path) } else { self }
    }

    pub(crate) fn note(mut self, when: bool, words: impl Into<String>, path: &str) -> Step {
        if when {
            self.missing.push(Missing { words: words.into(), path: path.to_owned(), blocks: false });
        }
        self
    }

    /// Something that the step can't be done without: the button then leads to where it is mended.
    pub(crate) fn needs(mut self, when: bool, words: impl Into<String>, mend: &str, path: &str) -> Step {
        if when {
            self.missing.push(Missing { words: words.into(), path: path.to_owned(), blocks: true });
            self = self.leads(mend, path);
        }
        self
    }
}
