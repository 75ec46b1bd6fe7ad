# The language itself.

# What this language calls itself, where people choose.
language-own-name = English
# Two things, or all but the last and the last, in a row.
language-and = { $before } and { $last }
# Between things in a row.
language-comma = {", "}
# The name of the choice of a language at the foot of pages, which only screen readers say.
language-choice = Language
# Somebody's browser asks for a language that Reeve does not have.
language-no-such = There is no such language. Choose one of those that are offered.
