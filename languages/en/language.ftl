# The language itself.

# What this language calls itself, where people choose.
language-own-name = English
# The name of the choice of a language at the foot of pages, which only screen readers say.
language-choice = Language
# Somebody's browser asks for a language that Reeve does not have.
language-no-such = There is no such language. Choose one of those that are offered.
# Between things in a row without an "and".
language-comma = {", "}
# A number in a row, where it stands alone, as in a table: 1st, 22nd.
language-ordinal = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
# Behind a few names, the last of the list: "Ada, Bo, Cy and 3 more".
language-more = { $count ->
   *[other] { $count } more
}
