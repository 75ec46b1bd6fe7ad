## Parts of every form.

# Behind the label of a field that may stay empty.
forms-optional = (optional)
# The heading of the list of faults above a form.
forms-things-to-fix = { $count ->
    [one] One thing to fix
   *[other] { $count } things to fix
}
forms-nothing-saved = Nothing was saved yet. What you typed is still here.
# A button back to where somebody came from.
forms-cancel = Cancel
forms-type-word = To go on, type <b>{ $word }</b>
# A text in a field.
forms-too-long = This has { $length ->
       *[other] { $length }
    } characters; at most { $most ->
       *[other] { $most }
    } fit.

## A search over a list.

# The button: short.
forms-find = Find
# Below the search, filled in by a script: how many of how many lines are shown.
forms-shown-of = { $shown } of { $all }
forms-nobody-found = Nobody here has that name. Check the spelling, or search for a part of it.

## The way to the other pages of a long list.

# What screen readers call it.
forms-pages = Pages
forms-page-of = Page { $number } of { $last }
forms-earlier = Earlier
forms-later = Later

## Steps

# Behind the heading of a step, for screen readers.
forms-step-done = (done)

## Who goes to a table where somebody does not agree with the result.

forms-you-go = You are on your way.
forms-judge-goes = A judge is on the way.
forms-named-judge-goes = A judge is on the way: <span class="name">{ $name-judge }</span>.
forms-no-judge-goes = No judge is on the way yet.
# Buttons of a judge.
forms-take-over = Take it over
forms-i-come = I'm coming
