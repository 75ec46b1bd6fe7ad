# The language itself.

# What this language calls itself, where people choose.
language-own-name = English
# Two things, or all but the last and the last, in a row.
language-and = { $before } and { $last }
# Between things in a row.
language-comma = {", "}
