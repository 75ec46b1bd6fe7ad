# The receipt of a record sheet: its digest, and what it is made of.

receipts-intro = A receipt shows the digest of a final record sheet. Type the digest here to see the result behind it.
# A game, as a heading.
receipts-game = { $ground ->
   *[table] { $round }, table { $table }
    [field] { $round }, field { $table }
}
receipts-link = link { $number }
# How long a chain of digests is.
receipts-links = { $count ->
    [one] { $count } link
   *[other] { $count } links
}
receipts-not-public = Not public yet
receipts-not-public-why = { $ground ->
   *[table] Only the staff sees this now. Keep it until the results are public: with a digest in hand, somebody could work out the results of other tables.
    [field] Only the staff sees this now. Keep it until the results are public: with a digest in hand, somebody could work out the results of other fields.
}
receipts-stands = This result still stands.
receipts-stands-corrected = This is the corrected result, and it stands.
receipts-corrected-since = This result was corrected later. The public log shows both values.
receipts-no-such = No published result has this digest. If the round is still open, try again when it is closed.
receipts-no-digest = A digest has 64 characters: 0 to 9 and a to f.
receipts-in-the-chain = In the chain
receipts-corrected = Corrected
receipts-final-since = Final since
receipts-digest = Digest
receipts-says-caption = What the record sheet says
# Short, over the number of a player.
receipts-number = No.
receipts-result = Result
receipts-made-of = What the digest is made of
receipts-made-of-how = { $entrant ->
   *[player] The digest is the SHA-256 of these lines, each ended by a line feed. <code>sha256sum</code> gives the same. Players appear by their number in the tournament.
    [team] The digest is the SHA-256 of these lines, each ended by a line feed. <code>sha256sum</code> gives the same. Teams appear by their number in the tournament.
}
receipts-print = Print the receipt
receipts-look-up = Look up a receipt
receipts-look-up-another = Look up another receipt
receipts-digest-on-receipt = Digest on the receipt
receipts-look-up-button = Look it up
# The name of the page.
receipts-title = Receipt of a record sheet
