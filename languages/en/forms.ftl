# Parts of all forms.

# Beside what a field is called.
forms-optional = (optional)
# A button beside the one that sends the form: the way back.
forms-cancel = Cancel
# The word is typed as it stands here.
forms-type-word = To go on, type <b>{ $word }</b>
# The button beside a search field.
forms-find = Find
# Below a search field while one types: how many lines of a list are left. {shown} and {all} stay; numbers come there.
forms-found = {"{"}shown{"}"} of {"{"}all{"}"}
# Below a search field over names.
forms-found-nobody = Nobody here has that name. Check the spelling, or search for a part of it.

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
