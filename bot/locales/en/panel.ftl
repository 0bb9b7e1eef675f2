### The bot's common words. A message's first word says where it stands and how long it may be:
### button- 80 characters, placeholder- 150, describe- 100 (commands and options), title- 45.

list-and = { $head } and { $last }
seat = Seat { $number }

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-fill = Add a house player
button-my-seat = My seat
button-why-not = Why not?
button-undo = Undo
button-done = Done
button-confirm = Yes, do it
button-cancel = Not now
button-next = Next
button-previous = Back
button-since = Since my last turn
button-again = Try again

placeholder-choose = Choose
placeholder-seat = Which seat?

## Answers

confirm = { $action }? This cannot be taken back.
stranger = You do not sit at this table. You can watch it here, or join the next one with /play.
not-your-turn = It is not your turn: { $names } must choose.
stale = The table has moved on. Here is what is on offer now.
blocked = Not now: { $reason }
forged = This button does not belong to this table. Nothing was changed.
no-table = There is no open table here. /play opens one.
table-gone = This table is not kept any more. /play opens a new one.
table-over = This game has ended. Nothing can be played any more.
table-full = Every seat is taken.
table-busy = There is already a table here. /table show brings it back into view.
already-seated = You already sit at this table.
not-host = Only { $name } can start, who opened the table.
no-undo = There is nothing of yours to take back.
saved-not-shown = Your move is kept. Discord did not take the new picture; /table show tries again.
missing-permission = I need the permission “{ $permission }” in this channel.
failed = Something went wrong on my side. Nothing was changed; please try again.
