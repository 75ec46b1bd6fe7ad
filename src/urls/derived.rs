//! What is made of the declared addresses: those with a query or an anchor, and groups within others.

use std::fmt::Display;

use crate::{
    BoardUrls, GameUrls, Judge, Own, OwnRound, Public, RoundUrls, Run, RunSeries, Url, board, clauses, feed_of_all,
    game, judge, own_round, round, second_factor,
};
use reeve_rules::rulings::clauses::Clause;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::papers::RoundPaper;

/// What a form of a record sheet says that stands among all results of its round.
pub const GRID: &str = "grid";

/// Where a map of the world shows an address: outside of this server, and only linked.
pub fn map(sought: &str) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("query", sought).finish();
    format!("https://www.openstreetmap.org/search?{query}")
}

/// The path of a public page that was typed with a slash at its end, as many do, without it; none for every other path.
pub fn without_last_slash(path: &str) -> Option<&str> {
    path.strip_suffix('/').filter(|path| path.starts_with("/t/") || path.starts_with("/s/"))
}

/// One clause of the rules, on the page of all.
pub fn clause(clause: Clause) -> Url {
    clauses().anchor(clause_anchor(clause))
}

/// The name of a clause on the page of all.
pub fn clause_anchor(clause: Clause) -> String {
    format!("c-{}", clause.number().replace('.', "-"))
}

/// The name of a section or a chapter on the page of all clauses, by its number.
pub fn clauses_anchor(number: &str) -> String {
    format!("s-{}", number.replace('.', "-"))
}

/// The tournaments for programs that follow news: all, or those with these words.
pub fn feed(words: &str) -> Url {
    feed_of_all().query_if_any("q", words)
}

/// Where codes are set up beside passkeys.
pub fn second_factor_codes() -> Url {
    second_factor().query("codes", "new")
}

impl Public {
    /// The pictures of the results with one player's line marked.
    pub fn statistics_with(&self, number: i64) -> Url {
        self.statistics().query("player", number)
    }

    /// A rule of a side event by its number, such as `F4`.
    pub fn rule(&self, number: &str) -> Url {
        self.rules().anchor(number)
    }

    /// The receipt of a record sheet.
    pub fn receipt(&self, digest: &str) -> Url {
        self.receipts().query("digest", digest)
    }

    /// How the game at a table stands, while it is on: on the tournament's page.
    pub fn running_game(&self, table: i64) -> Url {
        self.home().anchor(format!("game-{table}"))
    }
}

impl Own {
    pub fn round(&self, at: RoundAt) -> OwnRound {
        own_round(&self.token, at.stage, at.number)
    }
}

impl Run {
    pub fn judge(&self) -> Judge {
        judge(&self.slug)
    }

    pub fn round(&self, at: RoundAt) -> RoundUrls {
        round(&self.slug, at.stage, at.number)
    }

    /// The one round of a later stage.
    pub fn later_round(&self, stage: Stage) -> RoundUrls {
        self.round(RoundAt::later(stage))
    }

    pub fn prelim(&self, number: i64) -> RoundUrls {
        self.round(RoundAt { stage: Stage::Prelim, number })
    }

    pub fn board_of(&self, at: RoundAt) -> BoardUrls {
        board(&self.slug, at.stage, at.number)
    }

    pub fn hidden_players(&self) -> Url {
        self.players().query("archived", "yes")
    }

    /// The record sheet with this number where results come back in from paper.
    pub fn sheet_from_paper(&self, number: &str) -> Url {
        self.typed_sheets().query("sheet", number)
    }

    /// Signs it, in an address that tells the forms of different sheets apart: what was typed waits on the device under it.
    pub fn sign_sheet_from_paper(&self, number: &str) -> Url {
        self.sign_from_paper().query("sheet", number)
    }

    /// The form of the programme, filled with a proposal.
    pub fn programme_proposal(&self) -> Url {
        self.programme().query("propose", "yes")
    }

    /// The certificates down to a rank.
    pub fn certificates_to(&self, rank: u32) -> Url {
        self.certificates().query("to", rank)
    }

    /// Who is on duty at the tables of a round.
    pub fn duty_in(&self, round: impl Display) -> Url {
        self.duty().query("round", round)
    }
}

impl Judge {
    pub fn new_ruling_under(&self, clause: Clause) -> Url {
        self.new_ruling().query("clause", clause.number())
    }

    /// The form of a new ruling about the game of a table.
    pub fn new_ruling_at(&self, round: RoundAt, table: i64) -> Url {
        self.new_ruling().query("at", format!("{}-{}-{table}", round.stage, round.number))
    }
}

impl RoundUrls {
    pub fn game(&self, table: i64) -> GameUrls {
        game(&self.slug, &self.stage, &self.number, table)
    }

    /// All papers of the round in one.
    pub fn pack(&self) -> Url {
        self.paper(RoundPaper::Pack)
    }

    /// The form of a record sheet among all results of its round, to which it leads back.
    pub fn table_from_grid(&self, table: i64) -> Url {
        self.table(table).query("from", GRID)
    }

    /// Signs it there.
    pub fn sign_from_grid(&self, table: i64) -> Url {
        self.sign(table).query("from", GRID)
    }

    /// Calls a judge from the board of the round, to which it leads back.
    pub fn call_from_board(&self, table: i64) -> Url {
        self.call_judge(table).query("from", "board")
    }
}

impl BoardUrls {
    /// Where the board is laid, for a piece that was chosen.
    pub fn lay_piece(&self, code: &str) -> Url {
        self.lay().query("piece", code)
    }
}

impl RunSeries {
    /// Joins these two players, each as `event/number`.
    pub fn join_these(&self, one: &str, other: &str) -> Url {
        self.join().query("one", one).query("other", other)
    }

    /// Parts this player from the others, as `event/number`.
    pub fn part_this(&self, player: &str) -> Url {
        self.part().query("player", player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{own, run};
    use reeve_actions::form_key::CREATED;

    #[test]
    fn what_stands_in_an_address_is_encoded() {
        let check = |url: Url, expected: &str| assert_eq!(url.as_ref(), expected);
        check(run("spring-open").player(7), "/run/spring-open/players/7");
        check(run("a/b ö").home(), "/run/a%2Fb%20%C3%B6");
        check(run("a/b ö").prelim(1).board(), "/run/a%2Fb%20%C3%B6/rounds/prelim/1");
        check(run("s").check_in().query("q", "Ann & Bö").anchor("p-3"), "/run/s/check-in?q=Ann+%26+B%C3%B6#p-3");
        check(run("s").prelim(2).table(5).query("saved", 5), "/run/s/rounds/prelim/2/tables/5?saved=5");
        check(own("0af1").home().query_if_any("done", ""), "/p/0af1");
    }

    #[test]
    fn what_an_action_will_make_is_left_to_be_filled_in() {
        let check = |url: Url| assert!(url.as_ref().contains(CREATED), "{url}");
        check(own(CREATED).home().done("registered"));
        check(run("s").players().done(format_args!("imported-{CREATED}")));
    }
}
