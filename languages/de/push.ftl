push-unknown = In deinem Turnier gibt es etwas Neues.
