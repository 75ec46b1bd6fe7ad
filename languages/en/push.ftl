# What phones and computers show of news, also on a locked screen.

# The device was woken and could not ask what there is; beside it stands "Reeve".
push-unknown = There is news in your tournament.
