## /server

describe-server = How I behave in this server, and its data
describe-server-show = All settings of this server, and the permissions I lack here
describe-server-language = The language of everything I write in the channels
describe-server-which-language = Automatic follows the server’s language on Discord
describe-server-channels = Choose where tables may open
describe-server-clock = How long a decision may take at new tables of two people or more; each lobby can change it
describe-server-hours = Then a bot player plays on
describe-server-tables = Which tables are open here, or how many one person may have begun
describe-server-most = How many one person may have begun: from 1 to 25; 3 unless you choose
describe-server-pings = Whether I may mention players who must decide
describe-server-switch = On or off, for everybody here
describe-server-enders = Who may end a table, besides moderators
describe-server-who = Moderators are those who can manage messages
describe-server-seasons = When this season ends and the next one does
describe-server-export = Everything that is stored of this server, as a file
describe-server-erase = Erase everything that is stored of this server; asks twice
describe-choice-automatic = Automatic
describe-choice-en = English
describe-choice-fr = Français
describe-choice-it = Italiano
describe-choice-on = On
describe-choice-off = Off
describe-choice-clock-none = No clock
describe-choice-clock-day = 24 hours
describe-choice-clock-days = 72 hours
describe-choice-clock-week = A week
describe-choice-ender-host = The host of the table
describe-choice-ender-seated = Anyone who sits at it
describe-choice-ender-moderators = Moderators only
language-name = English
server-not-yours = You need the permission “Manage Server” to change how I behave here.
server-shown = ## { $server }
server-line-language = **Language**: { $language }
server-line-channels = **Tables may open**: { $places ->
     [all] everywhere
     [none] nowhere: the chosen channels are gone
    *[other] in { $places } and their threads
}
server-line-clock = **Clock of new tables for two people or more**: { $hours ->
     [0] none
     [168] a week a decision
    *[other] { $hours } hours a decision
}
server-line-tables = **Open tables that one person may have begun**: { $count }
server-line-pings = **Pings**: { $switch ->
     [on] on; everyone can switch them off for themselves
    *[off] off for everybody
}
server-line-enders = **Tables can be ended by**: { $who ->
     [host] their host, and moderators
     [seated] anyone who sits there, and moderators
    *[moderators] moderators only
}
server-lacks = In this channel I lack: { $rights }.
server-lacks-nothing = I have every permission that I need in this channel.
server-how = -# Each line has a command: **/server language**, **channels**, **clock**, **tables**, **pings**, **enders**. **/server tables** alone lists what is open. **/server seasons** tells when a season ends, **export** gives you all data as a file, **erase** erases it.
server-language-set = From now on, what I write in the channels is in { $language }. Everyone still gets private answers in their own.
server-channels-all = Tables may open everywhere. Choose channels, and they open only there and in their threads; a category counts for all its channels.
server-channels-some = Tables may open in { $places } and their threads. Clear the menu, and they open everywhere again.
placeholder-server-channels = Everywhere
tables-elsewhere = In this server tables open in { $places } and in threads there.
tables-nowhere = The channels where tables may open in this server are gone. Somebody with Manage Server can choose others: **/server channels**.
server-clock-set = New tables of two people or more begin { $hours ->
     [0] without a clock
     [168] with a week a decision
    *[other] with { $hours } hours a decision
}. Each can choose otherwise in its lobby; tables and lobbies that are open keep theirs.
server-tables-set = From now on one person may have begun no more than { $count ->
     [one] one table
    *[other] { $count } tables
} still open here. Tables that are already open stay.
server-pings-on = I may mention the players who must decide. Everyone can switch that off for themselves with **/me pings**.
server-pings-off = I no longer mention anybody in this server.
server-enders-host = The host of a table can end it, and so can a moderator who doesn’t play there.
server-enders-seated = Anyone who sits at a table can end it, and so can a moderator who doesn’t play there.
server-enders-moderators = Only moderators who do not play there can end a table.
not-ending-seated = Only the people at this table, or somebody with Manage Messages, can end it.
not-ending-moderators = In this server only somebody with Manage Messages can end a table.
not-ending-playing = { $sits ->
    [yes] You sit at this table yourself
   *[no] You have left a seat at this ranked table, or handed it on
}, so your Manage Messages does not count here. { $ender ->
    [moderators] Somebody else who has it and has not played here
   *[other] { $name }, the host, or somebody else who has it and has not played here
} can end the table.
not-ending-leave = **/table leave** gives your seat to a bot player, **/table hand** to a friend.
not-ending-counts = This game counts on the leaderboard: once it is well under way, nobody who plays or has played here ends it without a result while somebody else sits here. With **/table leave** a bot player plays on for you, which counts as a loss. The last person left may end it.
server-seasons = This season began on { $begins } and ends on { $ends } ({ $at }). The next one ends on { $last }. A season is a quarter of a year, by UTC, the same in every server.
server-exported = Everything that I keep of this server. Players are numbers in it; of games still running it holds only what anyone may see.{ $files ->
     [one] {""}
    *[other] {" "}It is in { $files } parts.
}
button-server-erase = Erase everything
server-erase-ask = This erases everything that I keep of this server: its settings, open and ended tables, results, and the campaigns that live here. Open tables end. What people have in direct messages or in other servers stays theirs, and so do their own settings. This cannot be undone; **/server export** keeps a copy.
title-server-erase = Erase this server’s data
title-server-name = Type the server’s name
server-erase-other-name = That is not the name of this server. Nothing was erased.
server-erased = Erased. I keep nothing of this server any more. What people have in direct messages or in other servers, and their own settings, are still theirs.
server-table-erased = This table was erased along with everything else of this server.

## What the people who manage the server are told once

notice-clock = New tables of two people or more have a clock here: { $hours } hours a decision, then a bot player plays on until the seat is taken back. Each lobby can choose otherwise; **/server clock** sets what new tables begin with.
notice-direct = About your server **{ $server }**: { $says }

## /me

describe-me-show = All that you have set
describe-me-pings = Whether I mention you when you must decide
describe-me-switch = On or off
describe-me-where = Everywhere, or in this server alone
describe-choice-here = In this server
describe-choice-everywhere = Everywhere
describe-me-quiet = Hours in which nothing pings you
describe-me-from = From which hour on
describe-me-to = Until which hour
describe-me-zone = Your time zone: type a city, or pick your local time
describe-me-off = No more quiet hours
describe-me-text = Words in place of pictures, in everything that only you see
describe-me-export = Everything that is stored about you, as a file
me-shown = **What you have set**
me-how = -# **/me language**, **pings**, **quiet** and **text** change it. **/me export** gives you everything that I keep about you, **/me forget** makes me forget you.
me-line-language = I answer you in { $language }.
me-line-text = { $switch ->
     [on] You read words in place of pictures.
    *[off] Your private panels show pictures.
}
me-pings-on = I mention you when a table waits for you.
me-pings-off = I never mention you.
me-pings-off-here = I do not mention you in this server.
me-pings-off-server = This server has switched mentions off for everybody.
me-pings-direct = This is not a server. Leave **where** out, and it applies everywhere.
me-quiet-on = From { $begins } to { $ends } nothing pings you; your clock is that of { $zone }, where it is { $now }.
me-quiet-off = You have no quiet hours. **/me quiet** sets them, with **from** and **to**.
me-quiet-half = Quiet hours need both: **from** and **to**.
me-quiet-never = From and to are the same hour: that is never, or always. For always, use **/me pings**.
me-no-zone = I do not know the time zone “{ $zone }”. Type a city, and I suggest some.
me-text-on = From now on panels, cards and tables of results reach you as words, without pictures. What is posted in a channel for everybody keeps its picture, with a description.
me-text-off = From now on your panels show pictures again.
export-settings = What you have set.
export-campaigns = Your campaigns, and how far they have come. You are player 1.
export-tables = Tables that you opened, ended or sat at: your moves, your result, and of a running game what you may see.
export-absence = Servers that you have left.
export-away = Your time away: since when, until when, until when your clocks wait, and whether a bot player sits in.
export-figure = Your figures in campaigns.
export-goahead = People without whom you have agreed to go on, by their seats.
export-honour = What you have earned, and when.
export-invitation = Lobbies into which you were invited, or have invited somebody: when, whether with a mention, and the answer.
export-note = Your notes to yourself.
export-offer = Seats that you were offered, or have offered: whether with a mention, and the answer.
export-rest = When your clocks have stood still before.
export-sat = Open tables at which you have had a seat.
export-vote = Votes on taking a move back, with your answer.
me-exported = Everything that I keep about you. Of games still running it holds only what you may see.{ $files ->
     [one] {""}
    *[other] {" "}It is in { $files } parts.
}

## Seats

button-watch = Watch
button-drop-in = Take a seat
button-sit = Sit down: { $seat }
button-hand-offer = Offer my seat to { $name }
button-hand-take = Take this seat
button-hand-back = Take the offer back
stranger-free = You do not sit at this table, but { $count ->
     [one] a bot player keeps a seat
    *[other] bot players keep { $count } seats
} that you could take.
watching = You are watching: this is what everyone may see.
drop-in = You can play on for { $count ->
     [one] this bot player
    *[other] one of these bot players
}: { $names }. You see what the seat holds once you sit there; until then, this is what everyone may see.
drop-in-rated = This game is ranked for those who began it. Anyone who joins later plays without a result.
drop-in-seat = Then the button **My seat** below the table shows your panel.
drop-in-done = You sit here now. This is what the seat holds and may do; **My seat** below the table brings it back.
drop-in-host = You are the host of the table now.
drop-in-none = No seat is free at this table: people sit on all of them, or a bot player keeps them warm for somebody.
drop-in-seated = You have a seat at this table already.
drop-in-knows = You have already sat at this table and know what a seat held. You can watch.
drop-in-gone = Somebody was faster: that seat is taken.
describe-hand = Offer your own seat to a friend, who takes it with one click
describe-friend = Who plays on for you
hand-ask = { $name } gets your seat with everything it holds, secrets included but not your note, and plays on for you. You cannot take it back yourself.
hand-ask-rated = In this ranked game it counts for you like leaving: as a loss. Your friend plays without a result.
hand-ask-unseen = { $name } cannot see this channel, and would find neither the offer nor the table. Have them let in first.
hand-ask-away = { $name } is away (back on { $back }) and is not mentioned: the offer stands here alone.
hand-offer = { $mention }, { $name } offers you a seat at [{ $game }]({ $link }): { $seats }. You get everything it holds, secrets included.
hand-taken = { $friend } plays on for { $name } at [{ $game }]({ $link }).
hand-back = { $name } has taken back the offer of a seat at [{ $game }]({ $link }).
hand-newer = { $name } has made a new offer at [{ $game }]({ $link }): this one, to { $friend }, is over.
hand-declined = { $friend } has said “{ button-decline }” to a seat at [{ $game }]({ $link }): { $seats }. { $name } plays on.
hand-said-no = { $name } has said “{ button-decline }” to this seat. You can offer it to somebody else.
hand-yourself = That is you. Choose a friend who does not sit here.
hand-bot = A bot cannot sit here. **/table leave** gives your seat to one of my bot players.
hand-absent = That person is not in this server.
hand-seated = { $name } has a seat at this table already.
hand-other = This seat is offered to { $name }.
hand-giver = Only { $name } can take this offer back.
hand-over = This offer is over: the seat has changed hands, or the game has ended.
hand-offered = Your seat is offered to { $name }. You keep it until they take it; below the offer, **{ button-hand-back }** ends it.
hand-stands = The offer to { $name } stands already. Below it, **{ button-hand-back }** ends it.
hand-direct = In a direct message you play alone: nobody else could sit here.
