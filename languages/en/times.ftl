# Words around days and times. Days and times come finished, as the language writes them.

# How fresh a page is, with the time of day to the second.
times-as-of = as of { $time }
# How fresh a page of many tournaments is; behind the time its zone, such as Europe/Berlin.
times-as-of-in-zone = as of { $time } ({ $zone })
# How fresh a page is that changes only when its tournament does.
times-last-changed = last changed { $time }
# The same in short, for a screen in the hall.
times-last-change = last change { $time }
