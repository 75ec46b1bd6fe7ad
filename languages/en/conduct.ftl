# Kinds of misconduct, and the grounds of harassment, by clauses 2.1 and 2.2 of the rules: choices in a form, and beside a ruling.

conduct-kind-courtesy = Courtesy and fair play
conduct-kind-disruption = Disruption
conduct-kind-brand = Harm to the brand
conduct-kind-companions = Somebody's companions
conduct-kind-device = A device at the table
conduct-kind-threats = Intimidation or threats
conduct-kind-hurtful-words = Hurtful words
conduct-kind-assault = Violence
conduct-kind-touching = Unwanted touching
conduct-kind-sexual-attention = Unwanted sexual attention
conduct-kind-recording = Unwanted photos or video
conduct-kind-bullying = Pestering or bullying
conduct-kind-stalking = Stalking or following
conduct-kind-collusion = Collusion
conduct-kind-win-given = A win given away

conduct-ground-origin = Race, ethnicity or national origin
conduct-ground-gender = Gender, or how it is shown
conduct-ground-orientation = Sex or sexual orientation
conduct-ground-age = Age
conduct-ground-disability = Disability
conduct-ground-religion = Religion
conduct-ground-citizenship = Citizenship
conduct-ground-illness = Illness or another medical condition
conduct-ground-pregnancy = Pregnancy
