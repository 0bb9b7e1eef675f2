### Friends: my tables, notes, invitations, being away.

## My tables

describe-me-tables = All your open tables and lobbies, wherever they are
tables-mine = { $count ->
    [0] You sit at no open table. **/play** opens one.
    [one] ## Your open table
   *[other] ## Your { $count } open tables
}{ $waiting ->
    [0] {""}
    [one] {""}: 1 waits for you
   *[other] {""}: { $waiting } wait for you
}
tables-server-all = { $count ->
    [0] No table is open in this server.
    [one] ## 1 open table
   *[other] ## { $count } open tables
}
tables-most = -# One person may have begun { $count ->
    [one] one table
   *[other] { $count } tables
} still open here; **/server tables** with **most** changes that.
tables-more = … and { $count ->
    [one] 1 more table.
   *[other] { $count } more tables.
}
tables-round = round { $n }
tables-direct = direct message
tables-server = a server
tables-daily = daily of { $day }
tables-yours = Your one try: **/daily play** goes on with it.
tables-lobby = A lobby, opened { $since }: { $count } of { $most } seats are taken.
tables-waits-for-you = Waiting **for you**: the question came { $since }.
tables-waits = Waiting for { $names }: the question came { $since }.
tables-kept = A bot player keeps your seat warm.
tables-share = -# I run in { $total } parts that share no memory. These are the tables of part { $parts }{ $direct ->
    [yes] , direct messages included
   *[other] {""}
}.
tables-next = Another table is waiting for you: **{ $game }**, { $place }.
button-next-table = Next table

## Notes

button-note = Note
title-note = A note to yourself
note-label = Only you ever read it
placeholder-note = Plans, suspicions, whom you owe a favour. It stays until the table ends.
note = -# Your note
note-gone = Your note is gone.

## Asking people in

button-invite = Invite …
button-decline = Not this time
placeholder-invite = Whom would you like to play with?
invite-ask = Whom do you invite? { $count ->
    [one] There is room for one person,
   *[other] There is room for { $count } people,
} each is mentioned once, and the seat is kept for an hour.
invite-call = { $mentions }: { $name } invites you to **{ $game }**. { $count ->
    [one] Your seat is
   *[other] Your seats are
} kept until { $until }.
invite-done = { $name } is invited.
invite-quiet = { $name } is invited, but does not want to be mentioned now: only the lobby shows it.
invite-bot = { $name } is a bot. **Add a bot player** fills a seat with one of mine.
invite-absent = { $name } is not in this server.
invite-seated = { $name } sits here already.
invite-unseen = { $name } cannot see this channel.
invite-already = { $name } is invited already.
invite-often = You have invited { $name } { $times } times within a day. That is enough for now.
invite-full = No seat is free for another guest.
invite-room = { $count ->
    [one] There is room for only one more guest.
   *[other] There is room for only { $count } more guests.
} Nobody was invited.
invite-joined = You sit at the table. The lobby shows it.
invite-declined = All right, not this time. The lobby shows it.
invite-other = You are not invited to this lobby, or it was more than a day ago.
seats-held = The free seats are kept for people who were invited, until <t:{ $until }:t>.
lobby-held = { $mark ->
    [yes] invited: { $name }, kept until { $until }
   *[no] invited: { $name }, not mentioned, kept until { $until }
}
lobby-declined = Not this time: { $names }.
