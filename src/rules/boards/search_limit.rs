//! How long a search for the end of a board goes on.

/// How many tries a search has that somebody waits for: some hundred times what is needed on boards that people lay, and done
/// within a tenth of a second.
const TRIES_FOR_PEOPLE: u64 = 200_000;

/// The tries that a search has left.
#[derive(Debug, Clone, Copy)]
pub(super) struct Patience {
    left: u64,
}

impl Patience {
    /// That of a board made from a seed, which must not hang on how fast a machine is.
    pub(super) fn endless() -> Patience {
        Patience { left: u64::MAX }
    }

    /// That of people who wait for an answer.
    pub(super) fn of_people() -> Patience {
        Patience { left: TRIES_FOR_PEOPLE }
    }

    /// Takes one of the tries that are left; false where there is none.
    pub(super) fn tries(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        !self.is_over()
    }

    /// Whether no try is left, so that what was not found may be there all the same.
    pub(super) fn is_over(self) -> bool {
        self.left == 0
    }
}
