# The record sheet on a tablet that is passed round the table.

tablet-signed-pass-on = Signed. Pass the tablet on.
tablet-pins-held = { $ground ->
   *[table] Too many wrong PINs were typed at this table. You can enter PINs again at { $time }.
    [field] Too many wrong PINs were typed at this field. You can enter PINs again at { $time }.
}
tablet-signed-in = You are signed in on this device, so whoever holds it can do what you can. Sign out before you pass it on.
tablet-final = The result of this game stands (1.3.4). Give the tablet back to the staff.
tablet-no-result = No result yet
tablet-no-result-why = { $ground ->
   *[table] The result of this table is not in yet. The staff enters it, or one of you with your private link; then open this page again.
    [field] The result of this field is not in yet. The staff enters it, or one of you with your private link; then open this page again.
}
tablet-who-signs = Who signs next?
# Behind a sentence that says how many have signed.
tablet-tap-name = Tap your own name, then pass the tablet on.
tablet-pin-locked = PIN locked: ask the staff for a new one
tablet-closed = { $ground ->
   *[table] This tablet is closed, or its time has run out. The staff can open it again from the record sheet of the table.
    [field] This tablet is closed, or its time has run out. The staff can open it again from the record sheet of the field.
}
tablet-judge-comes-locked = { $ground ->
   *[table] You said that you don't agree, so a judge comes to your table. Your PIN is locked: to take it back, use your private link or ask the staff for a new one.
    [field] You said that you don't agree, so a judge comes to your field. Your PIN is locked: to take it back, use your private link or ask the staff for a new one.
}
tablet-judge-comes-no-pin = { $ground ->
   *[table] You said that you don't agree, so a judge comes to your table. You have no PIN: to take it back, use your private link or ask the staff for a new one.
    [field] You said that you don't agree, so a judge comes to your field. You have no PIN: to take it back, use your private link or ask the staff for a new one.
}
tablet-back = Back to the sheet
tablet-locked = Your PIN is locked: a judge or an organizer gives you a new one, or you sign with your private link or on paper. If you don't agree, say so here; that takes no PIN.
tablet-no-pin = You have no PIN: sign with your private link or on paper, or ask an organizer for a card. If you don't agree, say so here; that takes no PIN.
tablet-pin-if-disagree = You have signed this result. Your PIN is asked for only if you don't agree after all.
tablet-pin = Your PIN
tablet-pin-help = The four digits on your card.
tablet-somebody-else = Somebody else
tablet-have-signed = You have signed this result.
tablet-nothing-to-sign = There is nothing for you to sign now.
# The name of the page that a dead address leads to.
tablet-closed-title = This link does not work
