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
