# The clauses of the championship rules in plain words: short enough to be read at a table on a phone. The official text is English.

# What stands before the remedies of a clause.
clauses-what-follows = What follows:
# Above what a search finds where no clause holds the words as they were typed.
clauses-close = No clause contains these words. These come close:
clauses-none = No clause contains these words. Try a part of a word, or a number such as 1.3.4.
clauses-lead = All clauses of the CATAN championship rules, in our own words. Where they differ, the official text applies.
# The label of the search field.
clauses-find = Find a clause
# The button that prints this page.
clauses-print = Print the rules
clauses-show-all = Show all again
# What the list of chapters is called for screen readers.
clauses-contents = Contents
clauses-way-back = Back to where you came from
# To somebody who judges a tournament now: a link to the judges' page of it.
clauses-judge-of = <a class="name" href="{ $url }">Judge: { $name }</a>
# To the form of a ruling under a clause; the clause is for screen readers only.
clauses-log = Log a ruling<span class="vh"> under { $clause }</span>
# The same where somebody judges in several tournaments: with the name of one.
clauses-log-in = Log a ruling<span class="vh"> under { $clause }</span>: { $name }
# What else the search finds where a word stands, in another spelling or another word: the word, a colon, and the others; between several words a semicolon. A language that needs none has {""}.
clauses-spellings = harbor: harbour, port; colour: color

## Headings of sections and chapters

clauses-section-tournament = The tournament
clauses-section-players = What is asked of players
clauses-section-additions = Clarifications, photos and video
clauses-chapter-general = The game
clauses-chapter-format = Stages, seats and final
clauses-chapter-series = Several preliminary events
clauses-chapter-judges = Judges
clauses-chapter-points = Ranking
clauses-chapter-material = Board, cards and pieces
clauses-chapter-conduct = Conduct
clauses-chapter-harassment = Harassment
clauses-chapter-clarifications = The game, clarified
clauses-chapter-media = Photos and video

## Chapters 1.0 to 1.2: the game, the stages, several events

# Of each clause by its number: its heading without a full stop, what it says, what follows where it was broken (remedy), and what people call
# what it is about where it says so in other words (also), which only the search reads: as many words as players may type, with commas.

clauses-title-1-0 = Rules of the game
clauses-says-1-0 = The games follow the English rules of the fifth edition.
clauses-title-1-1-1 = Language
clauses-says-1-1-1 = The language of the tournament is English.
clauses-title-1-1-2 = Edition
clauses-says-1-1-2 = All tables play with the same edition of the game. The fifth is preferred; an older one will do if every table has it.
clauses-also-1-1-2 = wrong edition, old set, expansion, mixed sets
clauses-title-1-1-3 = Players and stages
clauses-says-1-1-3 = The result counts from 12 players on. 12 to 15 play three preliminary games and the final. With 16 to 28 the organizer may leave out the semi-finals. From 29 on there are semi-finals and a final.
clauses-title-1-1-4 = Preliminary games
clauses-says-1-1-4 = Everybody plays three preliminary games of the base game.
clauses-also-1-1-4 = late, came too late, missed game, no show, absent
clauses-title-1-1-5 = Seat schedule
clauses-says-1-1-5 = The organizer makes the seats: first of all different opponents, then different selection positions, and then no friends or family at one table.
clauses-also-1-1-5 = same opponents, friends at one table, wrong table, wrong seat
clauses-title-1-1-6 = Choosing seats
clauses-says-1-1-6 = Selection position 1 chooses a chair, a colour and a place in the play order. Positions 2, 3 and 4 choose colour and play order in turn. Everybody then sits in play order.
clauses-also-1-1-6 = wrong seat, wrong colour, color, who begins, who starts, first player, turn order
clauses-title-1-1-7 = Semi-finals
clauses-says-1-1-7 = The 16 best-ranked play: ranks 1, 8, 9, 16 at table 1; 2, 7, 10, 15 at table 2; 3, 6, 11, 14 at table 3; 4, 5, 12, 13 at table 4. First the layout is confirmed; then the best-ranked at each table chooses first.
clauses-title-1-1-8 = Length of a game, turn timer
clauses-says-1-1-8 = A game lasts until somebody has 10 VP on their own turn; there is no time limit for it. Turns can be limited to three minutes: by a judge once a player asks for it, after the opening placements, and by the organizer at any time.
clauses-also-1-1-8 = slow play, too slow, stalling, thinking too long, time, clock, hurry
clauses-title-1-1-9 = Final
clauses-says-1-1-9 = The four semi-final winners play, or the four best-ranked where there are no semi-finals. They choose in the order of their preliminary rank, and lots drawn before still hold.
clauses-title-1-1-10 = Champion
clauses-says-1-1-10 = Whoever wins the final is the champion.
clauses-title-1-2-1 = Several preliminary events
clauses-says-1-2-1 = A tournament may have two or more preliminary events on different dates, and one date for semi-finals and final.
clauses-title-1-2-2 = Games of each event
clauses-says-1-2-2 = Each preliminary event has three games of the base game.
clauses-title-1-2-3 = Playing in several
clauses-says-1-2-3 = Anybody may play in as many of the events as they like. The events don't add up: the best one counts.
clauses-title-1-2-4 = Who goes on
clauses-says-1-2-4 = All events are ranked together by each player's best one. The 16 best play the semi-finals, and then the final.

## Chapters 1.3 and 1.4: judges and ranking

clauses-title-1-3-1 = Judges
clauses-says-1-3-1 = At least one judge is there throughout, and explains the tournament rules and the code of conduct at the start. In disputes on either, judges have the last word. A ruling settles the dispute and holds no advice on play.
clauses-also-1-3-1 = advice, hints, tips, help from the judge, coaching
clauses-title-1-3-2 = Staff don't play
clauses-says-1-3-2 = Judges and organizers don't play in their own tournament.
clauses-title-1-3-3 = Calling a judge
clauses-says-1-3-3 = Any player may pause the game and call a judge at any time. What the judge rules stands. A broken rule that is not reported at once counts as accepted play, and so does what followed from it; when it happens again, it can be reported.
clauses-also-1-3-3 = late, too late, reported later, noticed too late, wrong build, mistake, undo, take back, takeback, pause, stop the game
clauses-title-1-3-4 = Disputes after the game
clauses-says-1-3-4 = Anyone who thinks that a broken rule made the result unfair tells a judge at once. Once the record sheet is signed, there is no protest and the result stays. If a player won't sign, the judge decides the game.
clauses-also-1-3-4 = wrong result, wrong score, miscount, typo, refuses to sign, signature, objection, complaint, protest, abandoned, quit, gave up
clauses-title-1-3-5 = Disqualification
clauses-says-1-3-5 = A judge may disqualify for breaking the rules of the game on purpose, but only during that game or right after it, before all have signed. For breaking the code of conduct a judge may do so at any time: cheating to win, abuse, or helping somebody else to win on purpose, among others.
clauses-also-1-3-5 = cheating, cheat, cheater, on purpose, expel, throw out, ban, DQ
clauses-title-1-3-6 = Collusion
clauses-says-1-3-6 = Bad play is no reason to disqualify, nor is working together where both improve their own game. Working together for somebody else's standing in the tournament is collusion, and giving somebody the win on purpose is forbidden. Making a game longer so that somebody else doesn't win is allowed.
clauses-remedy-1-3-6 = Each of them is warned. Going on after a warning can bring disqualification.
clauses-also-1-3-6 = cheating, cheat, teaming up, team, kingmaking, helping another player to win, pact, deal, throwing the game, let somebody win
clauses-title-1-4-1 = Games won
clauses-says-1-4-1 = Players are ranked by the number of games they won.
clauses-title-1-4-2 = Tiebreakers
clauses-says-1-4-2 = With equal wins: the sum of VP over all games, then the sum of VP%, then more second places, then more third places, then lots.
clauses-title-1-4-3 = VP%
clauses-says-1-4-3 = A player's VP% in a game is their share of all VP at the table, rounded to a hundredth of a percent; the games' VP% are added up. At a table of three a fourth score joins the total: the mean of the three, rounded.
clauses-title-1-4-4 = After semi-finals and final
clauses-says-1-4-4 = After the semi-finals places 5 to 16 are ranked again with those games. After the final places 1 to 4 go by the scores in it. Ties are broken over preliminary and semi-final games.

## Chapters 2.0 to 2.2: material, conduct, harassment

clauses-title-2-0-1 = Board
clauses-says-2-0-1 = The organizer makes the boards. In a round all tables play the same one; each round has a new one.
clauses-also-2-0-1 = wrong board, setup, set-up, layout, map, tile, number token, wrong number
clauses-title-2-0-2 = Cards in sight
clauses-says-2-0-2 = Everything of the game stays on the table where all can see it; cards are held above the table. Shuffling is done above the table too, including when a card is stolen.
clauses-also-2-0-2 = hiding cards, cards under the table, out of sight, shuffle
clauses-title-2-0-3 = Number of cards
clauses-says-2-0-3 = How many cards you hold is public: say it when somebody asks.
clauses-also-2-0-3 = how many cards, hand size, hand limit, count
clauses-title-2-0-4 = Resource handler
clauses-says-2-0-4 = The starting player hands out and takes in resource cards, says so when taking some, and shows what they pay. Everybody shows the cards that they pay. The table may agree to help itself or to keep two supplies; in doubt that ends. All may elect another player, and anybody may ask for a judge to do it. In the final a judge does.
clauses-remedy-2-0-4 = If there is a question about the right cards, agreements end: the starting player hands out all cards.
clauses-also-2-0-4 = bank, banker, wrong payout, wrong card handed out, took too many cards
clauses-title-2-0-5 = New development cards
clauses-says-2-0-5 = The handler may hand out development cards too, if the table agrees. A card bought this turn lies well away from the others.
clauses-remedy-2-0-5 = The player may not play a development card until their next turn.
clauses-also-2-0-5 = peeked, peeking, looked at the deck, draws a card, buying
clauses-title-2-0-6 = Pieces and cards
clauses-says-2-0-6 = Before the game every player counts 5 settlements, 4 cities and 15 roads, and all check 25 development cards (14 knights, 6 progress, 5 VP) and 19 of each resource. If anything is missing, tell a judge at once.
clauses-also-2-0-6 = missing piece, lost piece, too many pieces, broken part, sixteenth road
clauses-title-2-0-7 = Keeping a log
clauses-says-2-0-7 = You may write down events or dice. Say so to the whole table and to an organizer, who swaps the dice of that set after the game.
clauses-also-2-0-7 = notes, writing, tracking dice, statistics, counting cards
clauses-title-2-1-1 = By invitation
clauses-says-2-1-1 = Official tournaments are by invitation: national qualifiers and state tournaments, national championships, the Masters Invitational and the World Championship. All who play are invited, and keep to this code.
clauses-also-2-1-1 = uninvited, not registered
clauses-title-2-1-2 = For everybody here
clauses-says-2-1-2 = The tournament is safe, respectful, open to all, and fun. The code of conduct and the policy against harassment hold for staff, contractors, vendors, hotel staff, guests and press as for players. Anyone who doesn't keep to them can be disqualified, sent away or banned.
clauses-also-2-1-2 = unsafe, rude, disrespect
clauses-title-2-1-3 = Civil and lawful
clauses-says-2-1-3 = CATAN GmbH and CATAN Studio expect players to behave lawfully and civilly, during the games and at everything around them.
clauses-also-2-1-3 = theft, stealing, alcohol, drunk, smoking, crime
clauses-title-2-1-4 = Kind and fair
clauses-says-2-1-4 = Players are kind, courteous, respectful and fair, during the games and at everything around them.
clauses-also-2-1-4 = rude, insult, slur, abuse, abusive, mocking, name-calling, swearing, shouting, bad loser, gloating, talking, table talk, unfair, unsporting, cheating
clauses-title-2-1-5 = Devices
clauses-says-2-1-5 = No phones or other devices on the table during a game: they stay in a pocket or a bag, unless the photo policy allows it (3.1.2).
clauses-also-2-1-5 = phone, mobile, smartphone, tablet, watch, app, screen, texting, call
clauses-title-2-1-6 = Photos of the board
clauses-says-2-1-6 = You may photograph the board before the start and at the end.
clauses-also-2-1-6 = picture, camera, phone, photograph
clauses-title-2-1-7 = Emergency calls
clauses-says-2-1-7 = Anyone who has to take an emergency call tells the others and leaves the table for it. The game waits.
clauses-also-2-1-7 = phone, phone call, emergency, pause, leaves the table, toilet, ill
clauses-title-2-1-8 = Disruption
clauses-says-2-1-8 = Players don't disrupt the tournament, what belongs to it, or the places around it.
clauses-also-2-1-8 = noise, loud, talking, disturbing, kibitz, spectators, help from spectators, audience, throwing, damage, vandalism
clauses-title-2-1-9 = Harm to the brand
clauses-says-2-1-9 = Players do no harm to the CATAN brand before, during or after the event.
clauses-also-2-1-9 = brand, insult the game, scandal, press
clauses-title-2-1-10 = Trademarks and rights
clauses-says-2-1-10 = Players don't dispute, weaken or misuse CATAN's names, designs and rights.
clauses-also-2-1-10 = logo, copy, counterfeit, merchandise
clauses-title-2-1-11 = Companions
clauses-says-2-1-11 = Players answer for the friends and family they bring: these keep to the code of conduct as well.
clauses-also-2-1-11 = spectators, help from spectators, family, friends, parents, coach, coaching, guest, audience, whispering
clauses-title-2-1-12 = Consequences
clauses-says-2-1-12 = CATAN GmbH, CATAN Studio and those they appoint may disqualify at once for breaking this code. For repeated or grave cases there can be a lifelong ban from the World Championship and the Masters program.
clauses-also-2-1-12 = ban, expel, throw out, send home
clauses-title-2-2-1 = No harassment
clauses-says-2-2-1 = None of these is tolerated: intimidation, threats, hurtful words, violence of any kind, unwanted touching, unwanted sexual attention, unwanted photos or video, pestering, bullying, stalking, following, disrupting events.
clauses-also-2-2-1 = slur, insult, abuse, abusive, bullying, threat, touching, stalking, hate, sexism, racism, mobbing, filming somebody
clauses-title-2-2-2 = Grounds
clauses-says-2-2-2 = That holds above all for harassment because of race or ethnicity, national origin, gender or how it is shown, sex, sexual orientation, age, disability, religion, citizenship, a medical condition or pregnancy.
clauses-also-2-2-2 = racism, sexism, discrimination, religion, age, disability, gender
clauses-title-2-2-3 = Tell somebody
clauses-says-2-2-3 = If you experience or see harassment, tell anybody on the staff or somebody from CATAN Studio. Anyone who is told to stop must stop at once. The staff take it from there.
clauses-also-2-2-3 = report harassment, victim, help, whom to tell

## Chapters 3.0 and 3.1: the game clarified, photos and video

clauses-title-3-0-1 = Start of a turn
clauses-says-3-0-1 = A turn begins when the dice are handed over. Before rolling a player may play a development card or claim victory, and nothing else.
clauses-also-3-0-1 = dice, rolled too early, forgot to roll, out of turn, not your turn, knight before the roll, passing the dice
clauses-title-3-0-2 = After the roll
clauses-says-3-0-2 = First the roll is carried out: resources handed out, or the robber moved and a card stolen. Until then no bargaining for resources; talking about where the robber goes is allowed.
clauses-remedy-3-0-2 = If a player offers a trade before the robber is moved, the robber goes to the desert and no card is stolen.
clauses-also-3-0-2 = talking, stealing, trade too early, trade before the roll, trade before the robber, seven, 7 rolled, table talk
clauses-title-3-0-3 = Roads
clauses-says-3-0-3 = No road may go on past another player's settlement or city.
clauses-also-3-0-3 = wrong build, illegal road, road through a settlement, wrong place, blocked
clauses-title-3-0-4 = Longest road and largest army
clauses-says-3-0-4 = The tile changes hands the moment somebody meets its condition, even before it is picked up.
clauses-also-3-0-4 = longest road, largest army, who has it, knights, tie
clauses-title-3-0-5 = Settlement and city in one turn
clauses-says-3-0-5 = A settlement may be made a city in the turn it was built. It must have come from the player's own supply and stood on its place first.
clauses-also-3-0-5 = wrong build, upgrade, city at once
clauses-title-3-0-6 = Winning with a card just bought
clauses-says-3-0-6 = A VP card may be shown in the turn it is bought if it is the tenth point. No other card: not even a knight that would bring the largest army. That waits until the next turn.
clauses-also-3-0-6 = development card, played at once, bought this turn, knight, monopoly, year of plenty, road building
clauses-title-3-0-7 = Trading and building
clauses-says-3-0-7 = There is no separate phase for each: trade and build in any order.
clauses-also-3-0-7 = trade after build, build before trade, building phase, order of actions, wrong order
clauses-title-3-0-8 = When an action is over
clauses-says-3-0-8 = An action is over once the player begins the next one. Until then a road, say, may still be moved. Moving the robber is over once the card is taken.
clauses-also-3-0-8 = wrong build, undo, take back, move a road, changed their mind, touched
clauses-title-3-0-9 = Cards that are paid
clauses-says-3-0-9 = Cards paid to the supply for something allowed stay there. What is bought or traded for them may still be changed as long as that action lasts. Paying wrongly on purpose to hold fewer cards is forbidden.
clauses-also-3-0-9 = wrong build, wrong payment, paid wrong, paid too much, hiding from the robber, cheating
clauses-title-3-0-10 = Harbors
clauses-says-3-0-10 = A harbor may be used in the turn in which somebody builds on it.
clauses-also-3-0-10 = port, harbour, 3:1, 2:1, trade with the bank
clauses-title-3-0-11 = Too few resource cards
clauses-says-3-0-11 = A roll can give out more cards of a kind than the supply has. Each kind is looked at by itself; the others are handed out as usual.
clauses-remedy-3-0-11 = If several players should get cards of that kind, nobody gets any. If only one should, that player takes what there is.
clauses-also-3-0-11 = bank is empty, shortage, not enough cards, run out
clauses-title-3-0-12 = Keep your hand hidden
clauses-says-3-0-12 = Don't show your resource cards on purpose, except those you offer in your own trading. What was shown stays public until that trading is over.
clauses-also-3-0-12 = peeking, showed cards, open hand, reveals cards, talking about cards
clauses-title-3-0-13 = No gifts
clauses-says-3-0-13 = Nobody may give or take a resource card for nothing, in one trade or in several. Giver and taker are both guilty of collusion (1.3.6).
clauses-remedy-3-0-13 = Each of them is warned, or disqualified where that is not enough.
clauses-also-3-0-13 = gift, gave cards, giving cards away, free resources, donation, cheating, charity
clauses-title-3-0-14 = Claiming victory
clauses-says-3-0-14 = A player who has 10 VP or more on their own turn has won; 10 are counted. A player who doesn't notice has to wait for their next turn, and must still have them then.
clauses-also-3-0-14 = won, winner, ten points, claimed too late, late, forgot to claim, did not notice, points at the end
clauses-title-3-0-15 = No friendly robber
clauses-says-3-0-15 = The robber may go anywhere from the first turn on. It may also be moved back to the desert.
clauses-also-3-0-15 = house rule, robber in the first turns, two points, desert
clauses-title-3-0-16 = Robber forgotten
clauses-says-3-0-16 = What happens depends on what the player did after the roll, as long as it is still their turn.
clauses-remedy-3-0-16-case-1 = Nothing done since: the player moves the robber as they like and steals a card as usual.
clauses-remedy-3-0-16-case-2 = A trade offered, or anything else done since: the robber goes to the desert and no card is stolen.
clauses-also-3-0-16 = robber, seven, 7 rolled, stealing, forgot to steal, forgot to discard, missed, thief
clauses-title-3-0-17 = Dice
clauses-says-3-0-17 = Use a dice tray where there is one. A die that falls off the table or out of sight: roll both again. A cocked die: put the other on top; if it slides off, roll both again.
clauses-also-3-0-17 = die on the floor, rolled off, fell off, crooked, leaning, roll again, re-roll
clauses-title-3-1-1 = Photos of you
clauses-says-3-1-1 = Anyone who comes or plays allows CATAN GmbH and those it authorises to use recordings, sound, video, images, photos and other likenesses of them in promotion, marketing, information and other material: photos and video recordings, electronic media, web sites and social media among others.
clauses-also-3-1-1 = camera, picture, pictures, consent, media
clauses-title-3-1-2 = Filming yourself
clauses-says-3-1-2 = You may record a game, but not stream it live: only the board, no faces, from a tripod or the like that nobody touches during the game, without commentary and without talking to an audience. Anything else is filmed outside the tournament area, and other players are in it only if they agreed.
clauses-also-3-1-2 = phone, camera, streaming, stream, video, recording, tripod, twitch, youtube
