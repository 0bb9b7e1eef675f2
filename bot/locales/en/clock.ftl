### The clock of a table: pings, reminders, seats that pass on, tables at which nothing happens.

## In the lobby

lobby-clock = { $hours ->
    [0] none
    [168] a week a decision
   *[other] { $hours } hours a decision
}
lobby-clock-preset = none while you play alone; for two or more, { $hours ->
    [168] a week a decision
   *[other] { $hours } hours a decision
}

## On the table

turn-until = { $turn } Deadline { $left }.
alt-deadline = To be decided by { $time } (UTC).
call-turn = { $names }: your turn.
call-quick = { $names }: a quick answer, please.
call-vote = { $names }: may a move be undone? The table waits for your answer.
call-half = { $names }: half of your time is gone. When it is up, a bot player goes on.
call-rematch = { $names }: { $name } would like to play again. Join, if you like.
event-timed-out = { $seat } is away: a bot player plays on. The seat can be taken back.
event-chosen-for = { $seat } is away: a bot player chooses this once.
away-left = **{ $name } has left the server.** A bot player takes over { $left }, and { $name } can take the seat back on returning.
away-late = { $kind ->
    [group] The table has been waiting for **{ $name }** for a day. Go on, and a bot player makes this one choice; nobody loses a seat.
   *[seat] The table has been waiting for **{ $name }** for a day. Go on, and a bot player keeps the seat warm until { $name } is back.
}
away-together = If everyone else at the table agrees, it happens at once.
away-voices = { $agreed } would like to go on without { $name }. Still asked: { $waiting }.
away-alone = -# { $name } is the only one left here, and can play on or end the table without a result: **/table end**.
button-without = Go on without { $name }
without-agreed = Your agreement counts. Still asked: { $waiting }.
without-over = You cannot go on without that seat now: somebody was faster, or it is no longer needed.
drowsy = Nothing has happened here since { $since }. { $kind ->
    [lobby] If nobody joins, leaves or starts, this lobby closes { $left }.
   *[running] Without a move this table ends without a result { $left }.
}
table-slept = Nothing has happened here for a month: this table has ended without a result.

## In a direct message

remind = Half of your time at { $game } is gone. If you do not choose, a bot player goes on for you { $left }. [To the table]({ $link })
