# How good a seat schedule is, and why nothing can be better.

## The pages

seating-none-yet = No seats are public yet
seating-none-yet-hint = How good the seat schedule is can be read here once a round is published.
seating-proof-none-yet-hint = The proof and the picture appear here once a round is published.
# Buttons.
seating-about-the-tournament = About the tournament
seating-tournament-page = The tournament's page
seating-proof-button = Why, and who meets whom
seating-meetings-button = Who meets whom
# What opens the explanation of the figures.
seating-what-figures-count = What these figures count
seating-order-of-figures = In order of importance (1.1.5); the last two are Reeve's own.
# Behind the message before.
seating-all-rounds-count = { $rounds ->
   *[other] They count all { $rounds } rounds, including those whose seats are not public yet.
}
# $shown of $rounds rounds have public seats.
seating-rounds-shown = { $shown ->
   *[other] The picture and the list hold the { $shown } of { $rounds } rounds whose seats are public.
}
seating-why-best-heading = Why nothing can be better
seating-what-is-known-heading = What is known about it

## The picture of who meets whom

seating-meetings-heading = Who meets whom
seating-meetings-read = A filled cell: the two { $entrant ->
       *[player] players
        [team] teams
    } sit at one { $ground ->
       *[table] table
        [field] field
    }. A stronger cell with a number: they meet that often.
# Behind the message before, where some belong together.
seating-meetings-frame = A frame: they share a group or a club.
seating-meetings-numbers = Row and column have the numbers of the table below.
seating-picture-size = Size of the picture
seating-picture-whole = The whole picture
seating-picture-large = Large, to explore
# Read out for the whole picture.
seating-picture-label = Picture of who meets whom
seating-picture-title = Who meets whom, and how often. The table below says the same in words.
seating-same-as-table = The same as a table
seating-meetings-caption = Who meets whom
# Over a narrow column: the number of a player in the picture.
seating-number-column = No.
seating-meets-column = Meets
# The numbers of those whom a player meets so many times.
seating-met = { $times ->
    [1] { $numbers }
    [2] twice { $numbers }
   *[other] { $times } times { $numbers }
}

## The figures: what they are called, and what they count

seating-figure-most = Most meetings of two { $entrant ->
       *[player] players
        [team] teams
    }
seating-figure-most-counts = How often the two { $entrant ->
       *[player] players
        [team] teams
    } meet who meet most often.
seating-figure-repeats = Repeat meetings
seating-figure-repeats-counts = How often two { $entrant ->
       *[player] players
        [team] teams
    } meet again who have met before.
seating-figure-positions = Repeated positions
seating-figure-positions-counts = How often somebody gets a selection position that they have had before.
seating-figure-groups = Same group or club at a { $ground ->
       *[table] table
        [field] field
    }
seating-figure-groups-counts = How often two { $entrant ->
       *[player] players
        [team] teams
    } of one group or club sit at the same { $ground ->
       *[table] table
        [field] field
    }.
seating-figure-threes-again = Twice at a { $ground ->
       *[table] table
        [field] field
    } of three
seating-figure-threes-again-counts = How many people sit at a { $ground ->
       *[table] table
        [field] field
    } of three twice or more while somebody else never does.
seating-figure-threes = Share of { $ground ->
       *[table] tables
        [field] fields
    } of three
seating-figure-threes-counts = How evenly turns at { $ground ->
       *[table] tables
        [field] fields
    } of three are shared. As a number: each { $entrant ->
       *[player] player
        [team] team
    }'s turns there, multiplied by themselves and added up. The lower, the more even.
# In the place of the last figure: there are no tables of three, or they are shared as evenly as can be.
seating-figure-none = none
seating-figure-even = even
# Beside a figure.
seating-best-unknown = the best is not known
seating-best-possible = best possible
seating-at-best = at best { $number }

## Numbers as words, within a sentence and at its beginning

seating-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
seating-number-begins = { $count ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $count }
}

## How good the schedule is. $word is the number before it in words

seating-brought = The organizer brought this schedule as a file.
seating-only-rounds = { $last ->
    [1] That is round 1: the later ones follow the standings, and { $entrant ->
       *[player] players
        [team] teams
    } may meet again there.
   *[other] That is rounds 1 to { $last }: the later ones follow the standings, and { $entrant ->
       *[player] players
        [team] teams
    } may meet again there.
}
seating-no-repeats = No two { $entrant ->
       *[player] players
        [team] teams
    } meet twice.
# What the next four are about.
seating-over-all = { $players ->
   *[other] Over all { $rounds } rounds, { $players } { $entrant ->
       *[player] players
        [team] teams
    }
}
seating-most-meetings = { $most ->
    [2] nobody meets anybody three times
   *[other] nobody meets anybody more than { $word } times
}
# $which is the one before the last message, $most the last.
seating-repeats-best = { $repeats ->
    [one] { $which }: { $most }, and { $word } repeat meeting is the fewest possible then.
   *[other] { $which }: { $most }, and { $word } repeat meetings are the fewest possible then.
}
# So many of them, in words, can't be avoided.
seating-repeats-at-least = { $repeats ->
    [one] { $which }: { $word } repeat meeting, of which at least { $least } can't be avoided, and { $most }.
   *[other] { $which }: { $word } repeat meetings, of which at least { $least } can't be avoided, and { $most }.
}
seating-repeats-unproven = { $repeats ->
    [one] { $which }: { $word } repeat meeting, and { $most }.
   *[other] { $which }: { $word } repeat meetings, and { $most }.
}
seating-no-position-again = Nobody holds a selection position twice.
seating-positions-even = Everybody's selection positions are as even as they can be.
# $word begins the sentence.
seating-positions-again = { $times ->
    [one] Once a selection position is held again.
   *[other] { $word } times a selection position is held again.
}
seating-positions-again-best = { $times ->
    [one] Once a selection position is held again, which can't be fewer.
   *[other] { $word } times a selection position is held again, which can't be fewer.
}
seating-groups-apart = Nobody sits with anybody of the same group or club.
seating-groups-together = { $times ->
    [one] Once two people of one group or club sit together.
   *[other] { $word } times two people of one group or club sit together.
}
seating-groups-together-best = { $times ->
    [one] Once two people of one group or club sit together; fewer are not possible.
   *[other] { $word } times two people of one group or club sit together; fewer are not possible.
}
seating-threes-again = { $players ->
    [one] { $word } { $entrant ->
       *[player] player
        [team] team
    } is at a { $ground ->
       *[table] table
        [field] field
    } of three twice or more while somebody never is.
   *[other] { $word } { $entrant ->
       *[player] players
        [team] teams
    } are at a { $ground ->
       *[table] table
        [field] field
    } of three twice or more while somebody never is.
}
seating-threes-even = { $ground ->
       *[table] Tables
        [field] Fields
    } of three come round as evenly as they can.
seating-proven-best = Proven best possible.
seating-proven-best-but-threes = Proven best possible in opponents, positions and groups; whether { $ground ->
       *[table] tables
        [field] fields
    } of three could be shared more evenly is not known.
seating-not-proven = Whether a better schedule exists is not known.
seating-changed-since = The { $entrant ->
       *[player] players
        [team] teams
    } or their fixed { $ground ->
       *[table] tables
        [field] fields
    } have changed since, so nothing is proven of these seats.
seating-better-exists = A better schedule exists.

## What had to give, and why: $why is one of the reasons below, which end the sentence

seating-extra-threes = { $found ->
   *[other] Round { $round } has { $found } { $ground ->
       *[table] tables
        [field] fields
    } of three, where { $wanted } would do (1.1.5).
}
seating-gave-repeats-by-hand = Repeat meetings could be fewer, or spread over more { $entrant ->
       *[player] players
        [team] teams
    }: { $why }.
# $word begins these three sentences.
seating-gave-repeats = { $repeats ->
    [one] { $word } repeat meeting had to be accepted: { $why }.
   *[other] { $word } repeat meetings had to be accepted: { $why }.
}
seating-gave-positions = { $times ->
    [one] { $word } selection position is held again: { $why }.
   *[other] { $word } selection positions are held again: { $why }.
}
seating-gave-groups = { $times ->
    [one] { $word } time people of one group or club sit together: { $why }.
   *[other] { $word } times people of one group or club sit together: { $why }.
}
seating-because-file-or-swaps = the seats come from a file or were swapped
seating-because-by-hand = the seats were changed by hand
seating-because-file-and-repair = the seats come from a file or were swapped, and as few of them as possible were changed since
seating-because-repair = as few seats as possible were changed
seating-because-few-people = there are too few people or { $ground ->
       *[table] tables
        [field] fields
    } for everybody to meet somebody new each time
seating-because-bound-seats = seats that were to stay leave less room for new opponents
seating-because-played-rounds = the rounds already played leave less room for new opponents
seating-because-none-found = no schedule with fewer was found
seating-because-no-position-4 = { $ground ->
       *[table] tables
        [field] fields
    } of three have no position 4, so it does not go round
seating-because-played-or-bound = what is played or bound to stay leaves less room
seating-because-opponents-first = different opponents come before different positions
seating-because-large-groups = a group with more members than { $ground ->
       *[table] tables
        [field] fields
    }, or people who must meet nearly everybody, can't be kept apart
seating-because-opponents-and-positions-first = different opponents and positions come before keeping groups apart
seating-because-kept-rounds = rounds that stay as they are seat them together
seating-because-fixed = fixed { $ground ->
       *[table] tables
        [field] fields
    } or pinned seats bring them together
seating-because-fixed-or-kept = fixed { $ground ->
       *[table] tables
        [field] fields
    } or pinned seats, and rounds that stay as they are, bring them together
seating-because-some-fixed = fixed { $ground ->
       *[table] tables
        [field] fields
    } or pinned seats bring some of them together; large groups, or opponents and positions that come first, the others
seating-because-groups-changed = groups or clubs were changed after the seats were made

## Why nothing can be better: a proof in short paragraphs

seating-tables-of-four = { $count ->
    [one] { $word } { $ground ->
       *[table] table
        [field] field
    } of four
   *[other] { $word } { $ground ->
       *[table] tables
        [field] fields
    } of four
}
seating-tables-of-three = { $count ->
    [one] { $word } { $ground ->
       *[table] table
        [field] field
    } of three
   *[other] { $word } { $ground ->
       *[table] tables
        [field] fields
    } of three
}
seating-proof-no-tables = { $players ->
   *[other] { $players } { $entrant ->
       *[player] players
        [team] teams
    } can't be split into { $ground ->
       *[table] tables
        [field] fields
    } of three and four.
}
# $sizes is a list of the two messages before the last.
seating-proof-field = { $rounds ->
    [one] { $players } { $entrant ->
       *[player] players
        [team] teams
    } make { $sizes }: everybody plays, and { $ground ->
       *[table] tables
        [field] fields
    } of three are as few as they can be. Over { $word } round everybody should meet as many different people as possible.
   *[other] { $players } { $entrant ->
       *[player] players
        [team] teams
    } make { $sizes }: everybody plays, and { $ground ->
       *[table] tables
        [field] fields
    } of three are as few as they can be. Over { $word } rounds everybody should meet as many different people as possible.
}
seating-proof-one-table = There is one { $ground ->
       *[table] table
        [field] field
    }, the same in every round; only the positions change.
seating-proof-design = The { $ground ->
       *[table] tables
        [field] fields
    } come from a known design for 24 people: one round is laid out so that moving everybody but three on by one place, round after round, brings no two people together twice. Who is above the number of { $entrant ->
       *[player] players
        [team] teams
    } is left out.
seating-proof-circles = { $tables ->
   *[other] Think of four circles of { $tables } chairs, one circle for each chair of a { $ground ->
       *[table] table
        [field] field
    }. From round to round the circles turn by different amounts. Two people of one circle never meet; two people of different circles meet when the turn between their circles brings them to one { $ground ->
       *[table] table
        [field] field
    }. The turns are chosen so that for each two circles it is another one in every round, so nobody meets anybody twice. Empty chairs, where there are any, are all in one circle, so each makes a { $ground ->
       *[table] table
        [field] field
    } of three.
}
seating-proof-search = The { $ground ->
       *[table] tables
        [field] fields
    } were found by a search, and counted afterwards.
seating-proof-search-only = No construction is known for this field: the { $ground ->
       *[table] tables
        [field] fields
    } were found by a search, and counted afterwards.
seating-proof-no-repeats = Nobody meets anybody twice, and nothing can be better than that.
seating-proof-repeats-not-proven = { $repeats ->
   *[other] { $repeats } repeat meetings were reached. At least { $least } follow from counting; whether fewer than reached are possible is not known to this program.
}
# There are $tables tables, $word in words.
seating-proof-rounds-share = { $tables ->
    [one] A { $ground ->
       *[table] table
        [field] field
    } draws its { $entrant ->
       *[player] players
        [team] teams
    } from the { $word } { $ground ->
       *[table] table
        [field] field
    } of any other round, and with fewer { $ground ->
       *[table] tables
        [field] fields
    } than { $entrant ->
       *[player] players
        [team] teams
    } at one, two of them have to come from the same one. So every two rounds have meetings in common; there are { $pairs } pairs of rounds, and a pair of { $entrant ->
       *[player] players
        [team] teams
    } that meets { $most } times can account for no more of them. Counting that up gives { $repeats } repeat meetings at the least, which is what the schedule has.
   *[other] A { $ground ->
       *[table] table
        [field] field
    } draws its { $entrant ->
       *[player] players
        [team] teams
    } from the { $word } { $ground ->
       *[table] tables
        [field] fields
    } of any other round, and with fewer { $ground ->
       *[table] tables
        [field] fields
    } than { $entrant ->
       *[player] players
        [team] teams
    } at one, two of them have to come from the same one. So every two rounds have meetings in common; there are { $pairs } pairs of rounds, and a pair of { $entrant ->
       *[player] players
        [team] teams
    } that meets { $most } times can account for no more of them. Counting that up gives { $repeats } repeat meetings at the least, which is what the schedule has.
}
seating-proof-few-people = { $rounds ->
   *[other] Everybody meets two or three people in each of { $rounds } rounds and there are only { $others } others. What is more than that must be repeats, and for the smallest fields all possibilities were gone through by a program. At least { $repeats } repeat meetings follow, which is what the schedule has.
}
# So many players and rounds, in words.
seating-proof-every-schedule = { $players ->
    [one] { $rounds ->
        [one] With only { $word-players } { $entrant ->
       *[player] player
        [team] team
    } and { $word-rounds } round a program goes through all schedules that could be better, with what is fixed or stays. There is none, in the order of opponents, positions, groups and { $ground ->
       *[table] tables
        [field] fields
    } of three.
       *[other] With only { $word-players } { $entrant ->
       *[player] player
        [team] team
    } and { $word-rounds } rounds a program goes through all schedules that could be better, with what is fixed or stays. There is none, in the order of opponents, positions, groups and { $ground ->
       *[table] tables
        [field] fields
    } of three.
    }
   *[other] { $rounds ->
        [one] With only { $word-players } { $entrant ->
       *[player] players
        [team] teams
    } and { $word-rounds } round a program goes through all schedules that could be better, with what is fixed or stays. There is none, in the order of opponents, positions, groups and { $ground ->
       *[table] tables
        [field] fields
    } of three.
       *[other] With only { $word-players } { $entrant ->
       *[player] players
        [team] teams
    } and { $word-rounds } rounds a program goes through all schedules that could be better, with what is fixed or stays. There is none, in the order of opponents, positions, groups and { $ground ->
       *[table] tables
        [field] fields
    } of three.
    }
}
seating-proof-positions = Positions are given after the { $ground ->
       *[table] tables
        [field] fields
    } are chosen. Position 4 exists at { $ground ->
       *[table] tables
        [field] fields
    } of four only; who holds it where is settled first, as a matching. What is left has three seats at every { $ground ->
       *[table] table
        [field] field
    }, and by a theorem of König (1916) three positions can always be given so that nobody holds one again before having held the others.
# Behind the message before.
seating-proof-positions-even = So nobody's positions could be more even.
# The same; $share is how often each should hold position 4, $word that in words.
seating-proof-few-fourth-seats = { $share ->
    [one] Over { $rounds } rounds each of { $players } { $entrant ->
       *[player] players
        [team] teams
    } should hold position 4 once, but there are only { $seats } such seats. The difference, { $repeats }, can't be avoided.
   *[other] Over { $rounds } rounds each of { $players } { $entrant ->
       *[player] players
        [team] teams
    } should hold position 4 { $word } times, but there are only { $seats } such seats. The difference, { $repeats }, can't be avoided.
}
