## Lists of tournaments, on the start page and for their staff.

tournaments-name-or-place = Name or place
tournaments-year = Year
tournaments-all-years = All years
# A button: short.
tournaments-find = Find
tournaments-show-all = Show all
tournaments-count = { $count ->
    [one] { $count } tournament
   *[other] { $count } tournaments
}
tournaments-found = { $count ->
    [one] { $count } tournament found
   *[other] { $count } tournaments found
}
# Headings.
tournaments-series = Series
tournaments-tournaments = Tournaments
tournaments-past = Past events
# A link to the events of a series as a calendar.
tournaments-calendar = Calendar
tournaments-calendar-of = Calendar of { $name }
# Where nothing is listed: headings, what is said, and buttons.
tournaments-none-found = No tournament was found
tournaments-none-found-why = No name or place has these words, or there was none in that year. Try fewer words, or look through all.
tournaments-show-all-tournaments = Show all tournaments
tournaments-none-public = No tournament is public yet
tournaments-none-public-create = Create one; it appears here as soon as its registration opens.
tournaments-create = Create a tournament
tournaments-none-public-why = Tournaments appear here as soon as their registration opens.
# The way to the other pages of the list.
tournaments-newer = Newer
tournaments-older = Older

## The events of some days as a file.

tournaments-season-file = The events of a season as a file
tournaments-season-for = For whoever reports them: players, finalists, champion and rules of each event between two days.
tournaments-season-from = From
tournaments-season-until = Until
# Buttons: short.
tournaments-season-csv = For spreadsheets
tournaments-season-json = As JSON
tournaments-no-season = Write the days as year-month-day, such as 2026-01-01, and the last one behind the first.
tournaments-season-too-long = { $most ->
       *[other] More than { $most } events are within these days. Choose fewer days.
    }

## Links at the end of the start page.

tournaments-follow-all = Follow all tournaments as a feed
tournaments-follow-found = Follow the tournaments with these words as a feed
tournaments-rules = The tournament rules, clause by clause, in plain words
tournaments-for-programs = What is public here, for other programs
tournaments-statistics = How often each seat, place in the play order and colour wins, over all tournaments here
