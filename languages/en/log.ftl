# The public log, and the digest chain that final results are sealed with.

log-intro = Corrections, and disqualifications. This log holds nothing else.
log-corrections-heading = Corrections
log-no-corrections = No record sheet has been corrected.
log-corrections-caption = Corrected record sheets, the newest first
# Over three columns.
log-game-column = { $entrant ->
   *[player] Game and player
    [team] Game and team
}
log-before-column = Stored before
log-paper-column = On the signed paper
# In the place of both values.
log-values-later = Both values appear here once the result is public.
log-chain-heading = Digest chain
log-chain-length = Length
log-chain-head = Head
log-chain-explained = Every final record sheet is a link in this chain, and each link contains the digest of the one before it. So the head vouches for every result up to it. Write it down, and later you can tell whether any of them was changed: check an archive of the tournament with <code>reeve verify</code> or <code>sha256sum</code>. Results that are not public yet join the chain here when they are.
log-no-chain = No result is public yet. The length and the head of the chain appear here with the first one.
# $head is a digest.
log-staff-log = The staff's own log, with every change of the tournament, is closed in the same way: its last line has the digest <code class="digest">{ $head }</code>.
log-receipt-heading = Look up a receipt

## On the pages of standings and the tournament. $links says how long the chain is, $head and $signed are digests

log-sealed = Final results are sealed
log-sealed-by = None can be changed unnoticed: a digest chain of { $links } ends in <code class="digest">{ $head }</code>.
log-sealed-by-signed = None can be changed unnoticed: a digest chain of { $links } ends in <code class="digest">{ $head }</code> (signatures: <code class="digest">{ $signed }</code>).
log-link = Public log
