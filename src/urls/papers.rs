//! What is printed of a round, and where it comes back in from paper, below the pages of those who run the tournament.

use crate::run::{RoundUrls, Run};
use crate::url::Url;
use reeve_views::rounds::papers::RoundPaper;

impl Run {
    /// Where results come back in from paper, by the number of the record sheet.
    pub fn typed_sheets(&self) -> Url {
        self.home().below("from-paper")
    }

    /// The record sheet with this number there.
    pub fn sheet_from_paper(&self, number: &str) -> Url {
        self.typed_sheets().query("sheet", number)
    }

    /// Signs a result there that is unusual.
    pub fn sign_from_paper(&self) -> Url {
        self.typed_sheets().below("sign")
    }

    /// The same, in an address that tells the forms of different sheets apart: what was typed waits on the device under it.
    pub fn sign_sheet_from_paper(&self, number: &str) -> Url {
        self.sign_from_paper().query("sheet", number)
    }
}

impl RoundUrls {
    /// What can be printed of the round.
    pub fn print(&self) -> Url {
        self.board().below("print")
    }

    /// One of these papers, ready to print.
    pub fn paper(&self, paper: RoundPaper) -> Url {
        self.print().below(paper)
    }

    /// All of them in one.
    pub fn pack(&self) -> Url {
        self.paper(RoundPaper::Pack)
    }
}
