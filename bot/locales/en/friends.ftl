### Friends: my tables, notes, invitations, being away.

## My tables

describe-me-tables = All your open tables and lobbies, wherever they are
tables-mine = { $count ->
    [0] You sit at no open table. **/play** opens one.
    [one] ## Your open table
   *[other] ## Your { $count } open tables
}{ $waits ->
    [0] {""}
    [one] {""}: { $count ->
        [one] it waits for you
       *[other] 1 waits for you
    }
   *[other] {""}: { $every ->
        [0] { $waits } wait for you
        [2] both wait for you
       *[other] all of them wait for you
    }
}
tables-server-all = { $count ->
    [0] No table is open in this server.
    [one] ## 1 open table
   *[other] ## { $count } open tables
}
tables-most = -# Each person may have up to { $count ->
    [one] one open table
   *[other] { $count } open tables
} of their own here; **/server tables** with **most** changes that.
tables-more = … and { $count ->
    [one] 1 more table.
   *[other] { $count } more tables.
}
tables-direct = direct message
tables-server = a server
tables-daily = daily of { $day }
tables-yours = Your one try: **/daily play** goes on with it.
tables-lobby = A lobby, opened { $since }. Seats taken: { $count } of { $most }.
tables-start = **Ready:** you can press **{ button-start }**.
tables-sit = At the table: { $names }.
tables-waits-for-you = Waiting **for you**: your turn came { $since }.
tables-waits = Waiting for { $names }, whose turn came { $since }.
tables-away = { $name } (away, back on { $back })
tables-vote = A vote on taking a move back waits **for your answer**.
tables-consent = { $names } would like to go on without { $without }, and { $count ->
    [one] waits
   *[other] wait
} **for your answer**.
tables-invited = You are **invited**: your seat is kept until { $until }.
tables-offered = { $name } **offers you a seat**: [take it or not]({ $link }).
tables-party = A seat is kept **for you**: you played the last chapter.
tables-kept = A bot player keeps your seat warm{ $here ->
    [yes] .
   *[no] : at the table, **{ button-back }** gives it back to you.
}
button-back-at = { button-back }: { $game }
tables-held = Your clock stands still while you are away.
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
note-none = Nothing is noted.
note-gone = Your note is gone.
note-kept = Your note is kept: **{ button-my-seat }** begins with it.

## Asking people in

button-invite = Invite …
button-decline = Not this time
button-decline-of = For { $names }: { button-decline }
placeholder-invite = Who do you want to invite?
invite-ask = { $count ->
    [one] There is room for one person. They are mentioned once, and their seat is kept for an hour.
   *[other] There is room for { $count } people. Each is mentioned once, and the seats are kept for an hour.
}
invite-call = { $mentions }: { $name } invites you to **{ $game }**. { $count ->
    [one] Your seat is
   *[other] Your seats are
} kept until { $until }.
invite-done = { $name } is invited.
invite-quiet = { $name } is invited, but does not want to be mentioned now: only the lobby shows it.
invite-away = { $name } is invited, but away (back on { $back }) and not mentioned: only the lobby shows it.
invite-bot = { $name } is a bot. **Add a bot player** fills a seat with one of mine.
invite-absent = { $name } is not in this server.
invite-seated = { $name } sits here already.
invite-yourself = You sit here already.
invite-said-no = { $name } has said “{ button-decline }” in this lobby. **{ button-join }** is open to everybody who thinks better of it.
invite-unseen = { $name } cannot see this channel.
invite-already = { $name } is invited already.
invite-often = You have invited { $name } { $times } times within a day. That is enough for now.
invite-full = No seat is free for another guest.
invite-room = { $count ->
    [one] There is room for only one more guest.
   *[other] There is room for only { $count } more guests.
} Nobody was invited.
invite-joined = You sit at the table. The lobby shows it.
invite-declined = All right, not this time. The lobby shows it. If you change your mind: **{ button-join }**, while a seat is free.
invite-sits = You have accepted and sit at the table. **{ button-leave }**, in the lobby, gives your seat back.
invite-not-asked = You sit at the table already: “{ button-decline }” is for those who are invited.
invite-other = This invitation is for { $names }. While a seat is free, **{ button-join }** in the lobby is open to everybody.
invite-none = You are not invited to this lobby, or it was more than a day ago.
invite-asked = Invitation from { $name } to **{ $game }**.
invite-yes = { $names } { $count ->
    [one] has
   *[other] have
} accepted.
invite-left = { $names } { $count ->
    [one] has
   *[other] have
} left the lobby again.
invite-silent = No answer: { $names }.
invite-over = { $status ->
    [running] The game has begun. [To the table]({ $link })
    [ended] { $ender ->
        [none] This lobby is closed.
       *[other] { $ender } has closed the lobby.
    }
   *[lobby] The invitation is more than a day old.
}
start-held = { $count ->
    [one] A seat is still kept for { $names }, until { $until }.
   *[other] Seats are still kept for { $names }, until { $until } at the latest.
} If you start now, { $names } can only { $bots ->
    [yes] take a bot player’s seat, or watch.
   *[no] watch.
}
button-start-now = Start anyway
ask-leave-lobby = { $kind ->
    [closes] Leave? The lobby closes then, and { $names } can no longer come.
    [host] Leave? { $names } is the host then.
   *[seat] Leave? Your seat is free for others then.
}
lobby-left = You have left the lobby.
lobby-left-last = You have left, and the lobby is closed.
lobby-ended = The lobby is closed.
lobby-closed-by = { $name } has closed this lobby. /play opens a new table.
seats-held = The free seats are kept for people who were invited, until <t:{ $until }:t>.
lobby-held = { $called ->
    [yes] invited: { $name }, kept until { $until }
    [away] invited: { $name }, away (back on { $back }), kept until { $until }
   *[no] invited: { $name }, not mentioned, kept until { $until }
}
lobby-declined = Not this time: { $names }.

## Being away

describe-me-away = Say until when you are away: your clocks wait, or a bot player sits in
describe-away-until = Your last day away (tomorrow, a weekday, a date), or for how long: 3 days, a week
describe-away-seats = Your clocks wait (7 days at most), or a bot player plays until you are back
describe-away-off = You are back
describe-choice-away-wait = My clocks wait
describe-choice-away-bot = A bot player sits in
away-not = You are not away. **/me away** with **until** tells your tables which day is your last one away, such as “tomorrow”, a weekday or a date, or for how long, such as “3 days”. With **seats** you choose whether your clocks wait or a bot player sits in.
away-set = You are away until { $until }. { $seats ->
    [bot] A bot player sits in for you. To have your seats back sooner: **/me away off**.
    [later] A bot player may sit in for you in games with others. To be back sooner: **/me away off**.
   *[wait] Your clocks stand still, and nobody goes on without you. To be back sooner: **/me away off**.
}
away-whole-day = { $today ->
    [yes] the end of **today** (back on { $back })
   *[no] **{ $last }**, that day included (back on { $back })
}
away-moment = { $at }
away-stands = What you said before still holds: you are away until { $until }. To be back sooner: **/me away off**.
away-asked = At **{ $game }**, which is ranked, { $names } { $count ->
    [one] has
   *[other] have
} to agree first that a bot player sits in for you. { $held ->
    [runs] Meanwhile your clock runs: it has stood still long enough this quarter.
   *[other] Until then your clock waits, until { $held } at most.
}
away-only = At **{ $game }** nobody else sits: the table waits for you{ $held ->
    [none] .
    [runs] , but a clock runs there: it has stood still long enough this quarter.
   *[other] , with a clock until { $held } at most.
}
away-deserted = At **{ $game }**, which is ranked, everyone else is away, too: the table waits until somebody is back{ $held ->
    [none] .
    [runs] , but a clock runs there: it has stood still long enough this quarter.
   *[other] , with a clock until { $held } at most.
}
away-given = { $count ->
    [one] You have your seat at { $tables } back from the bot player who sat in.
   *[other] You have your seats back from the bot players who sat in: { $tables }.
}
away-back = Welcome back. You are not away any more.
away-ended = That ends your time away, at every table of yours.
away-no-date = I do not understand “{ $typed }”. Write your last day away as a date: { $iso }, { $date }; or a day: tomorrow, { $day }; or for how long: 3 days, a week.
away-two-days = “{ $typed }” can be read in two ways: { $first }, or { $second }. Write the month as a word, as in { $date }.
away-no-such-day = There is no day “{ $typed }” in the calendar. Write your last day away as a date: { $iso }, { $date }; or a day: tomorrow, { $day }; or for how long: 3 days, a week.
away-past = That day is over. Write one to come.
away-longest = That is too long: { $days } days at most.
away-too-long = Your clocks can wait for 7 days in a row, and for 14 in a quarter of a year. { $left ->
    [none] They have none left just now.
   *[other] Now they could wait until { $left }.
} For longer, a bot player can sit in for you.
button-home = I am back
button-away-bot = Let a bot player sit in (back on { $back })
away-until = -# **{ $name }** is away, back on { $back }{ $kind ->
    [bot] ; a bot player sits in.
    [ask] . A bot player may sit in if { $others } { $count ->
        [one] agrees
       *[other] agree
    }: **{ button-without }**. Until then their clock stands still.
    [later] ; their clock stands still. When it is their turn, { $others } can agree to a bot player.
    [deserted] . Everyone else is away, too: the table waits until somebody is back, and the clock stands still.
    [wait] ; their clock stands still.
   *[away] .
}

## When somebody is back, as people write it; commas between several, in any case, with or without accents

back-yesterday = yesterday
back-today = today, tonight, this evening
back-tomorrow = tomorrow
back-after-tomorrow = day after tomorrow
back-days = d, day, days
back-weeks = w, week, weeks
back-weekend = weekend
back-one = a, an, one, first
back-numbers = two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen
back-this = this
# Says nothing behind a day: “Sunday evening”.
back-evening = evening, night
# Makes a day of a number: “until the 24th”.
back-the = the, st, nd, rd, th
# Say nothing beside a date.
back-idle = until, till, to, for, in, on, of, next, coming, back
