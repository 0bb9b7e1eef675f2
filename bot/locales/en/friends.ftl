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
