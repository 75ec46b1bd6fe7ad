# Record sheets: what players, tablets and the staff read.

## Fields, and what stands in them.

# A field within a line.
sheets-field-vp = { $points ->
   *[vp] VP
    [hexes] hexes
}
sheets-field-winner = winner
sheets-field-absent = absent
sheets-field-colour = colour
sheets-field-play-order = play order
sheets-field-chair = chair
sheets-field-handler = resource cards
# In a field that is ticked.
sheets-yes = yes
sheets-not-noted = not noted
# Who handled the resource cards.
sheets-handler-starting = the starting player
sheets-handler-elected = elected: { $name }
sheets-handler-agreed = the players by agreement: two piles, or all take their own
sheets-handler-agreed-at-first = the starting player, since an agreement ended
sheets-handler-judge = a judge
sheets-handler-help = The starting player, unless the table elected somebody, agreed otherwise or asked a judge. An agreement ends when there is a question whether somebody took the right cards.
sheets-handler-help-final = In the final a judge handles them.
sheets-absent-help-side = Until the sheet is signed, mark who did not come as absent: the game counts as one of those who came, and whoever is absent has a missed game.
sheets-absent-help-prelim = Until the sheet is signed, mark a { $entrant ->
   *[player] player
    [team] team
} who did not come as absent: the game counts as one of those who came, and the absent { $entrant ->
   *[player] player
    [team] team
} has a missed game. If two are absent, a judge or an organizer says what happens: the other two join other { $ground ->
   *[table] tables
    [field] fields
}, or they play and a judge decides the game.
sheets-absent-help-dummy = Until the sheet is signed, mark a { $entrant ->
   *[player] player
    [team] team
} who did not come as absent: the game counts as one of those who came, three with the dummy score (1.4.3), and the absent { $entrant ->
   *[player] player
    [team] team
} has a missed game. If two are absent, a judge or an organizer says what happens: the other two join other { $ground ->
   *[table] tables
    [field] fields
}, or they play and a judge decides the game.
sheets-absent-help-semi = { $entrant ->
   *[player] Before the start a missing player is replaced by the next in rank (1.1.7). Until the sheet is signed, mark a player who does not come to a game that is on as absent: the others play for the place in the final, and the absent player is ranked right behind all who played a semi-final.
    [team] Before the start a missing team is replaced by the next in rank (1.1.7). Until the sheet is signed, mark a team who does not come to a game that is on as absent: the others play for the place in the final, and the absent team is ranked right behind all who played a semi-final.
}
sheets-absent-help-final = { $entrant ->
   *[player] Before the start a missing player is replaced by the next in rank (1.1.9). Until the sheet is signed, mark a player who does not come to a game that is on as absent: the others play for the title, and the absent player is ranked right behind them.
    [team] Before the start a missing team is replaced by the next in rank (1.1.9). Until the sheet is signed, mark a team who does not come to a game that is on as absent: the others play for the title, and the absent team is ranked right behind them.
}

## The form.

sheets-caption = { $points ->
   *[vp] VP, winner of each seat, and who is absent
    [hexes] Hexes, winner of each seat, and who is absent
}
sheets-caption-seats = { $points ->
   *[vp] VP, winner, colour and play order of each seat, and who is absent
    [hexes] Hexes, winner, colour and play order of each seat, and who is absent
}
# Short, over the selection position.
sheets-position = Pos.
sheets-winner = Winner
sheets-colour = Colour
sheets-play-order = Play order
sheets-absent = Absent
sheets-chair = Chair
sheets-points-of = { $points ->
   *[vp] VP of { $name }
    [hexes] Hexes of { $name }
}
sheets-colour-of = Colour of { $name }
sheets-play-order-of = Play order of { $name }
sheets-chair-of = Chair of { $name }
sheets-part-of = { $part } of { $name }
# Beside the buttons of the form; the name is only read out.
sheets-pick-won = won<span class="vh">: { $name }</span>
sheets-pick-absent = absent<span class="vh">: { $name }</span>
sheets-pick-part = { $vp }<span class="vh"> for the { $part }: { $name }</span>
sheets-pick-nobody = none<span class="vh">: nobody has the { $part }</span>
# A box that shows the columns with these.
sheets-rarely-seats = Colour, play order, absent
sheets-rarely = Absent
sheets-count-parts = Count the parts: { $parts }
sheets-parts-help = { $points ->
   *[vp] The parts add up to the VP; leave the VP above empty, or type the same number.
    [hexes] The parts add up to the hexes; leave the hexes above empty, or type the same number.
}
sheets-parts-caption = Parts of the score
sheets-sum = Sum
sheets-nobody = Nobody
sheets-chairs-and-cards = Chairs, and who handled the resource cards
sheets-handled-by-label = Resource cards handled by (2.0.4)
sheets-claimed = The winner claimed victory on their own turn (3.0.14)
sheets-claimed-help = If it was on somebody else's turn, ask a judge before anybody signs.

## The sheet as it stands.

sheets-outcome-caption = { $ground ->
   *[table] Table { $table }, { $round }
    [field] Field { $table }, { $round }
}
# Beside the winner.
sheets-won = ★ won
sheets-handled-by = Resource cards handled by { $who } (2.0.4).
sheets-decided = decided by a judge
sheets-decided-best-other = decided by a judge: the best of the others has won
sheets-decided-stands = decided by a judge: the result stands
sheets-decided-not-counted = decided by a judge: not counted
sheets-not-signed-yet = not signed yet
# In the place of the points of a player who did not come.
sheets-did-not-come = absent
# So many points are not known.
sheets-unknown-vp = { $points ->
   *[vp] ? VP
    [hexes] ? hexes
}
sheets-unknown-vp-won = { $points ->
   *[vp] ? VP, won
    [hexes] ? hexes, won
}
sheets-round-closed = The round is closed.
sheets-results-with-sheets = Results appear as soon as their record sheets are signed.
sheets-results-when-closed = Results appear when the round is closed.

## What a player reads on the own sheet.

sheets-on-time = on time
sheets-what-differs = What differs
sheets-field-column = Field
sheets-stored-column = Stored now
sheets-typed-column = Typed by you
sheets-nothing = nothing
sheets-change-below = If what is stored is wrong, change it below.
sheets-say-you-disagree = { $ground ->
   *[table] If what is stored is wrong, say that you don't agree: a judge comes to your table.
    [field] If what is stored is wrong, say that you don't agree: a judge comes to your field.
}
sheets-disagree = I don't agree
sheets-final-slip = What is stored is final. If the signed paper says what you typed, tell a judge now: an organizer and a judge can correct it together (1.3.4).
sheets-final-stands = What is stored is final, and nothing changes it now (1.3.4).
sheets-tell-judge = If what is stored is wrong, tell a judge.
sheets-same-as-stored = What you typed is what is stored.
sheets-paused = Paused
sheets-layout-confirmed = The layout of the board was confirmed at <span class="num">{ $time }</span>{ $clause-html }.
sheets-new-board = This round got a new board after its games began. What was confirmed before doesn't count any more.
sheets-unknown-board-choose = No board was set for this round. Is yours as you were given it, and does everybody agree? Confirm it before you choose (1.1.6).
sheets-unknown-board-begin = No board was set for this round. Is yours as you were given it, and does everybody agree? Confirm it before you begin.
sheets-board-right-choose = { $ground ->
   *[table] Does the board at table { $table } match the layout of this round, and does everybody at the table agree? Confirm it before you choose (1.1.6).
    [field] Does the board at field { $table } match the layout of this round, and does everybody at the field agree? Confirm it before you choose (1.1.6).
}
sheets-board-right-begin = { $ground ->
   *[table] Does the board at table { $table } match the layout of this round, and does everybody at the table agree? Confirm it before you begin.
    [field] Does the board at field { $table } match the layout of this round, and does everybody at the field agree? Confirm it before you begin.
}
sheets-look-at-board = Look at the board
sheets-sheet-shows-board = { $ground ->
   *[table] The sheet on your table shows it.
    [field] The sheet on your field shows it.
}
sheets-board-right-button = Yes, the board is right
sheets-entered-unsigned = You entered a result, and nobody has signed it yet. It becomes final when everybody who played has signed it (1.3.4).
sheets-enter-what-happened = { $ground ->
   *[table] Enter what happened at your table. It becomes final when everybody who played has signed it (1.3.4).
    [field] Enter what happened at your field. It becomes final when everybody who played has signed it (1.3.4).
}
sheets-result-of = { $ground ->
   *[table] Result of table { $table }, { $round }
    [field] Result of field { $table }, { $round }
}
sheets-change-button = Change the result
sheets-enter-button = Enter the result
sheets-no-entry = No entry now
sheets-final = Final
sheets-result-stands = The result of this game stands (1.3.4).
sheets-unusual = Unusual
sheets-somebody-disagrees = Somebody does not agree.
sheets-nobody-signs = Nobody can sign for now.
sheets-judge-coming = { $ground ->
   *[table] A judge is coming to your table to decide (1.3.4).
    [field] A judge is coming to your field to decide (1.3.4).
}
sheets-judge-coming-named = { $ground ->
   *[table] A judge is coming to your table to decide: { $name } (1.3.4).
    [field] A judge is coming to your field to decide: { $name } (1.3.4).
}
sheets-judges-know = { $ground ->
   *[table] The judges know, and one of them comes to your table to decide (1.3.4).
    [field] The judges know, and one of them comes to your field to decide (1.3.4).
}
sheets-changed = Changed
sheets-changed-after-signing = { $ground ->
   *[table] The result of your table was changed after you signed it, so your signature no longer counts. Read the result again, and sign it if it is right.
    [field] The result of your field was changed after you signed it, so your signature no longer counts. Read the result again, and sign it if it is right.
}
sheets-is-this-right = { $ground ->
   *[table] Is this what happened at your table? Sign only for yourself. The last signature makes it final: nobody at the table can change it after that.
    [field] Is this what happened at your field? Sign only for yourself. The last signature makes it final: nobody at the field can change it after that.
}
sheets-sign-button = I sign: this is right
sheets-mistyped = I mistyped: change the result
sheets-you-entered = You entered this result, and nobody has signed it yet.
sheets-take-back = You said that you don't agree. If it is settled, or the result is right now, take it back; then you can sign.
sheets-agree-button = I agree after all
sheets-what-is-wrong = What is wrong?
sheets-objection-help = { $ground ->
   *[table] The judges and organizers read it, and come to your table.
    [field] The judges and organizers read it, and come to your field.
}
sheets-call-judge-button = Call a judge: I don't agree
sheets-receipt = Receipt
sheets-receipt-later = There will be a receipt here once the round is closed.
sheets-round-ahead = The round has not started yet.
sheets-staff-do-not-sign = You are signed in as staff, so you can't sign here: players sign for themselves. Use the sheet of the staff's pages.
sheets-from-the-game = Filled in from the game that was noted step by step. Check it, then save.
sheets-stale = The result was changed after you opened this page. You have not signed. Read it as it is now.
sheets-entry-stale = Somebody else entered the result before you. Yours was not stored. Compare the two below.
sheets-layout-stale = { $ground ->
   *[table] This table was changed, or has another board, since you opened the page. Nothing was confirmed. This is how it is now.
    [field] This field was changed, or has another board, since you opened the page. Nothing was confirmed. This is how it is now.
}
sheets-photos = { $count ->
   *[other] Photos of the board ({ $count })
}
sheets-photo-start = The board at the start
sheets-photo-end = The board at the end
sheets-photo-added = Added { $at } by { $name }.
sheets-photo-added-by-somebody = Added { $at } by somebody.

## On the own page: what the sheet of the game that is on asks of the player, and its button.

sheets-own-enter = Is the game over? Enter what happened, and everybody signs it.
sheets-own-enter-button = Enter the result
sheets-own-sign = { $ground ->
   *[table] The result of your table is in and waits for your signature. Sign if it is right.
    [field] The result of your field is in and waits for your signature. Sign if it is right.
}
sheets-own-sign-button = Check and sign
sheets-own-sign-again-button = Check and sign again
sheets-own-absent = { $ground ->
   *[table] The result of your table is in, and it marks you absent. If that is wrong, say so.
    [field] The result of your field is in, and it marks you absent. If that is wrong, say so.
}
sheets-own-see-button = See the result
sheets-own-all-signed = You have signed the result, and so have all who must. The staff makes it final.
sheets-own-signed = { $signed ->
   *[other] You have signed the result. { $signed } of { $all } have. Still missing: { $names }.
}
sheets-own-disputed = { $ground ->
   *[table] Somebody at your table doesn't agree with the result. A judge will come to you.
    [field] Somebody at your field doesn't agree with the result. A judge will come to you.
}
sheets-own-judge-comes = { $ground ->
   *[table] Somebody at your table doesn't agree with the result. A judge is on the way.
    [field] Somebody at your field doesn't agree with the result. A judge is on the way.
}
sheets-own-judge-comes-named = { $ground ->
   *[table] Somebody at your table doesn't agree with the result. A judge is on the way: { $name }.
    [field] Somebody at your field doesn't agree with the result. A judge is on the way: { $name }.
}
sheets-own-game-won = The game is over. Its result is filled in on the record sheet: check it, and everybody signs.
sheets-own-game-won-button = Look at the record sheet and sign

## What was just done.

sheets-done-entered = { $ground ->
   *[table] The result is entered. Check it once more, then sign it, as everybody at the table does.
    [field] The result is entered. Check it once more, then sign it, as everybody at the field does.
}
sheets-done-signed = You have signed.
sheets-done-objected = { $ground ->
   *[table] The judges know that you don't agree. Stay at your table: one of them will come.
    [field] The judges know that you don't agree. Stay at your field: one of them will come.
}
sheets-done-taken-back = Taken back. You can sign now.
sheets-done-nothing-to-take-back = There was nothing left to take back: that was done already, or the result was changed. This is how it is now.
sheets-done-layout = The layout is confirmed.
sheets-done-layout-before = { $ground ->
   *[table] The layout of this table was confirmed already, from another device. There is nothing more to do.
    [field] The layout of this field was confirmed already, from another device. There is nothing more to do.
}

## What is unusual about a result.

sheets-unusual-winner-below = { $points ->
   *[vp] The winner has fewer than { $goal } VP
    [hexes] The winner has fewer than { $goal } hexes
}
sheets-unusual-winner-above = { $points ->
   *[vp] The winner has far more than { $goal } VP
    [hexes] The winner has far more than { $goal } hexes
}
sheets-unusual-loser = { $points ->
   *[vp] { $goal } VP or more, and not the winner
    [hexes] { $goal } hexes or more, and not the winner
}
sheets-unusual-below-start = { $points ->
   *[vp] Fewer than { $start } VP, which everybody starts with
    [hexes] Fewer than { $start } hexes, which everybody starts with
}
sheets-unusual-shared = { $points ->
   *[vp] Others have as many VP when time is up; a judge names who has won
    [hexes] Others have as many hexes when time is up; a judge names who has won
}
sheets-unusual-disqualified = The winner was disqualified in this game
sheets-unusual-withdrew = The winner withdrew during this game
sheets-unusual-unsigned = The winner withdrew before signing this result
# Such a text with the name of the player.
sheets-unusual-of = { $name }: { $what }.
sheets-unusual-of-unsigned = { $name } won and withdrew after this result was entered, without signing it. If that was after the game, sign as usual; if { $name } left during it, a judge chooses what stands.
sheets-unusual-of-disqualified = { $name } was disqualified in this game, and is said to have won it. A judge chooses what stands.
sheets-unusual-of-withdrew = { $name } withdrew in this game, and is said to have won it. A judge chooses what stands.

## At a field in which something can't be. The clause of the rules is put in brackets before the full stop.

# Such a text with the name of the player.
sheets-of-player = { $name }: { $fault }
sheets-not-whole = { $field ->
    [vp] { $points ->
            *[vp] VP must be a whole number, such as 7.
             [hexes] Hexes must be a whole number, such as 7.
         }
    [winner] Winner must be a whole number, such as 7.
    [play-order] The play order must be a whole number, such as 7.
    [chair] The chair must be a whole number, such as 7.
   *[part] { $part } must be a whole number, such as 7.
}
sheets-no-such-seat = { $ground ->
   *[table] Nobody at this table has that seat.
    [field] Nobody at this field has that seat.
}
sheets-no-such-handler = Choose the starting player, a player of this table, or a judge.
# A small number as a word, within a sentence.
sheets-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
sheets-or = { $before } or { $last }
sheets-table-size = { $ground ->
   *[table] A table has { $sizes } seats, not { $found }.
    [field] A field has { $sizes } seats, not { $found }.
}
sheets-too-few-nobody = { $ground ->
   *[table] Nobody is left at this table, and a game takes { $least }. A judge or an organizer says what happens. Either whoever is here joins another table: take back the start of the round, while it has no result yet, and repair its seats. Or they play without the others, and a judge decides the game.
    [field] Nobody is left at this field, and a game takes { $least }. A judge or an organizer says what happens. Either whoever is here joins another field: take back the start of the round, while it has no result yet, and repair its seats. Or they play without the others, and a judge decides the game.
}
sheets-too-few-one = { $ground ->
   *[table] Only one is left at this table, and a game takes { $least }. A judge or an organizer says what happens. Either whoever is here joins another table: take back the start of the round, while it has no result yet, and repair its seats. Or they play without the others, and a judge decides the game.
    [field] Only one is left at this field, and a game takes { $least }. A judge or an organizer says what happens. Either whoever is here joins another field: take back the start of the round, while it has no result yet, and repair its seats. Or they play without the others, and a judge decides the game.
}
sheets-too-few = { $ground ->
   *[table] Only { $found } are left at this table, and a game takes { $least }. A judge or an organizer says what happens. Either whoever is here joins another table: take back the start of the round, while it has no result yet, and repair its seats. Or they play without the others, and a judge decides the game.
    [field] Only { $found } are left at this field, and a game takes { $least }. A judge or an organizer says what happens. Either whoever is here joins another field: take back the start of the round, while it has no result yet, and repair its seats. Or they play without the others, and a judge decides the game.
}
sheets-absent-handler = { $entrant ->
   *[player] An absent player can't have handled the resource cards.
    [team] An absent team can't have handled the resource cards.
}
sheets-absent-winner = { $entrant ->
   *[player] An absent player can't have won.
    [team] An absent team can't have won.
}
sheets-absent-with = { $field ->
    [vp] { $points ->
            *[vp] VP
             [hexes] Hexes
         } is entered for a { $entrant ->
            *[player] player
             [team] team
         } who is marked absent: clear it, or untick “absent”.
    [play-order] { $entrant ->
                    *[player] The play order is entered for a player who is marked absent: clear it, or untick “absent”.
                     [team] The play order is entered for a team who is marked absent: clear it, or untick “absent”.
                 }
    [chair] { $entrant ->
               *[player] The chair is entered for a player who is marked absent: clear it, or untick “absent”.
                [team] The chair is entered for a team who is marked absent: clear it, or untick “absent”.
            }
    [colour] { $entrant ->
                *[player] Colour is entered for a player who is marked absent: clear it, or untick “absent”.
                 [team] Colour is entered for a team who is marked absent: clear it, or untick “absent”.
             }
   *[part] { $entrant ->
              *[player] { $part } is entered for a player who is marked absent: clear it, or untick “absent”.
               [team] { $part } is entered for a team who is marked absent: clear it, or untick “absent”.
           }
}
sheets-vp-missing = { $points ->
   *[vp] Enter the VP.
    [hexes] Enter the hexes.
}
sheets-vp-below-zero = { $points ->
   *[vp] VP can't be below 0.
    [hexes] Hexes can't be below 0.
}
sheets-vp-too-many = { $points ->
   *[vp] VP can't be above { $most }.
    [hexes] Hexes can't be above { $most }.
}
sheets-parts-disagree = { $points ->
   *[vp] The parts make { $parts } VP, but { $vp } are stated.
    [hexes] The parts make { $parts } hexes, but { $vp } are stated.
}
sheets-part-unknown = A score of this game has no such part.
sheets-part-limit = { $part } are from 0 to { $most }.
sheets-part-limit-in-all = { $code ->
    [longest_road] { $ground ->
                      *[table] { $found } { $part } at the table, and there is { $most }.
                       [field] { $found } { $part } at the field, and there is { $most }.
                   }
    [largest_army] { $ground ->
                      *[table] { $found } { $part } at the table, and there is { $most }.
                       [field] { $found } { $part } at the field, and there is { $most }.
                   }
    [vp_cards] { $ground ->
                  *[table] { $found } { $part } at the table, and the deck has { $most }.
                   [field] { $found } { $part } at the field, and the deck has { $most }.
               }
   *[any] { $ground ->
             *[table] { $found } { $part } at the table, and there are { $most }.
              [field] { $found } { $part } at the field, and there are { $most }.
          }
}
sheets-second-holder = { $entrant ->
   *[player] Only one player can hold the { $part }.
    [team] Only one team can hold the { $part }.
}
# The parts that one player holds, and those that every player has, each in a row.
sheets-held-alone = { $held } count here only together with { $own }.
sheets-no-winner = Nobody is marked as the winner.
sheets-second-winner = { $entrant ->
   *[player] Only one player can be the winner.
    [team] Only one team can be the winner.
}
sheets-not-most-on-time = When time is up, whoever has the most { $points ->
   *[vp] VP
    [hexes] hexes
} has won: this { $entrant ->
   *[player] player
    [team] team
} has more than the winner.
sheets-colours-are = The colours are { $colours }.
sheets-colour-twice = Another { $entrant ->
   *[player] player
    [team] team
} at this { $ground ->
   *[table] table
    [field] field
} has this colour.
sheets-order-twice = Another { $entrant ->
   *[player] player
    [team] team
} at this { $ground ->
   *[table] table
    [field] field
} has this place in the play order.
sheets-order-unknown = { $entrant ->
   *[player] The play order goes from 1 to the number of players.
    [team] The play order goes from 1 to the number of teams.
}
sheets-chair-twice = Another { $entrant ->
   *[player] player
    [team] team
} at this { $ground ->
   *[table] table
    [field] field
} has this chair.
sheets-chair-unknown = Chairs are from 1 to { $chairs }.

## Games of a side event that are on.

sheets-running-begun = Begun at <span class="num">{ $time }</span>.
sheets-running-begun-round = Begun at <span class="num">{ $time }</span>, this round at <span class="num">{ $since }</span>.
# In the place of the points of a player who can't win any more.
sheets-running-out = out

# The name of a sheet's page.
sheets-title = { $ground ->
   *[table] { $round }, table { $table }
    [field] { $round }, field { $table }
}
