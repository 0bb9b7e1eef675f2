### The bot's common words. A message's first word says where it stands and how long it may be:
### button- 80 characters, placeholder- 150, describe- 100 (commands and options), title- 45.

list-and = { $head } and { $last }
seat = Seat { $number }
pair = { $name }: { $value }
seat-of = { $mark } ({ $name })
team = Team { $team }
partners = Together with { $names }.
plays = { $name } plays { $figures }.

## Buttons

button-join = Join
button-join-team = Join team { $team }
button-leave = Leave
button-start = Start
button-fill = Add a bot player
button-settings = Settings
button-before = As last time here
button-dismiss = Send a bot player away
button-my-seat = My seat
button-seat = { $name }’s seat
button-why-not = Why not?
button-look-hand = More cards
button-look-close = Close-up
button-look-goals = The goal
button-piles = Piles
button-story = Read again
button-undo = Undo
button-confirm = Yes, do it
button-cancel = Not now
button-again = Try again
button-rematch = Rematch
button-anew = Start again
button-go-on = Next chapter

placeholder-any = What will you do?
placeholder-page = { $asked } (list { $n } of { $of })
placeholder-list = List { $n } of { $of }
placeholder-standing = Change a standing order

## Answers

ask-over = Nothing else can be done: end your turn.
confirm = { $action }? This cannot be undone.
stranger = You do not sit at this table. You can watch it here, or join the next one with /play.
lobby-stranger = You have no seat in this lobby. **{ button-join }** takes one, while one is free.
not-your-turn = It is not your turn: { $names } must choose.
not-yours = That choice is { $name }’s.
stale = The table has moved on. Here is what is on offer now.
blocked = Not now: { $reason }
forged = This button does not belong to this table. Nothing was changed.
no-table = There is no open table here. /play opens one.
table-gone = This table is gone. /play opens a new one.
table-over = This game has ended. Nothing more can be played.
table-unreadable = This table was stored by another version of me that I can no longer read. /table end closes it.
campaign-unreadable = This campaign was stored by another version of me that I can no longer read.
table-full = Every seat is taken.
seats-kept = The free seats are kept for those who played the last chapter. Ask somebody who sits here to add a bot player: once the game has begun, you can take its seat.
team-full = That team is full. Choose the other one, or wait until somebody leaves.
table-busy = There is already a table here. /table show brings it back into view.
already-seated = You already sit at this table.
not-host = Only { $name } can start, as the host. If nobody does anything here for a day, anyone who sits here can.
no-undo = There is nothing of yours to undo.
undo-away = Nothing is taken back without those who may still come back to their seats.
saved-not-shown = What you did is kept. Discord isn’t taking the new picture just now; it will follow by itself, or try at once with /table show.
missing-permission = I need the permission “{ $permission }” in this channel.
failed = Something went wrong on my side. Every move that I answered is kept; please look again and try once more.

## On the table

button-text = As text
button-since = Since my last turn
button-refresh = Refresh
button-back = Take my seat back
button-back-of = Take my seat back ({ $names })
button-end = End this table
button-thread = Open it in a thread
button-forget = Forget me
someone = someone
named = { $seat }
house-seat = { $number ->
    [1] Bramble
    [2] Fennel
    [3] Juniper
    [4] Sorrel
    [5] Tansy
   *[other] Willow
}
house-for = { $name } (bot player)
turn = { $names }: your choice.
turn-ask = { $names }: { $ask }
turn-house = The bot players are thinking.
turn-private = { $names }: the cards that only you can see are under **My seat**.
table-closed = This table has ended without a result.
table-ended = { $name } has ended this table, without a result.
result-won = You have won, { $names }!
result-lost = The game has won this time.
result-winner = { $count ->
    [one] { $names } has won!
   *[other] { $names } have won together!
}
result-draw = { $names } share the victory: a draw.
event-undone = { $name } undoes the last move.
event-seat = { $kind ->
    [back] { $name } is back.
    [for] { $name } plays on for { $before }.
    [takes] { $name } takes the seat of the bot player { $before }.
    [left] { $name } has left; a bot player plays on.
    [away] { $name } is away; a bot player sits in.
   *[sits] { $name } plays on here.
}
nothing-yet = Nothing has happened yet.
alt-offer = The cards to choose from now. { button-text } says what each card costs and gives.
alt-goals = How far everybody is from the goal.
no-goals = There is nothing of the goal to see yet.
no-close = There is nothing to see from near yet.
hand-page = { $count ->
    [one] Card { $cards } of { $count }
   *[other] Cards { $cards } of { $count }
}
no-more-cards = All your cards are on the first picture now.
no-piles = No card lies face up on a pile just now.
no-story = Nothing has been read at this table yet.
alt-hand = What { $name } holds, as cards.
shown = shown { $when }
round = Round { $n }
since = **Since your last turn**
since-nothing = Nothing has happened since your last turn.
no-ended = No game has ended here yet.
verify-running = A game is under way here. Its seed is shown, and can be tried, once it has ended.
verify-same = { $n ->
    [one] Played again from its seed: 1 move, and everything matches. Its hash begins { $hash }: it is what the table showed while it was open.
   *[other] Played again from its seed: { $n } moves, and everything matches. The seed’s hash begins { $hash }: it is what the table showed while it was open.
}
verify-unreadable = This is not an exported game, or it is damaged.
verify-no-game = There is no game “{ $game }” here.
verify-other-rules = This game was played by version { $rules } of its rules. Here is version { $now }, so it cannot be tried.
verify-seed = The seed is not the one that the table was sealed with.
verify-illegal = Move { $n } is not allowed by the rules.
verify-move = Move { $n } came out differently: rules and seed do not lead to what the file tells.
verify-end = All moves are as told, but the end is not what they lead to.
seed = The seed of this table’s dice was { $seed }.
seed-sealed = The dice are sealed: their seed, shown at the end, has the hash { $hash }…

## What does not fit

more-lines = **As text** says more: { $parts }
more-own = { $count ->
    [one] 1 line about you
   *[other] { $count } lines about you
}
more-table = { $count ->
    [one] 1 line about the table
   *[other] { $count } lines about the table
}
more-others = { $count ->
    [one] 1 line about the others
   *[other] { $count } lines about the others
}
more-choices = { $count ->
    [one] what 1 more choice does
   *[other] what { $count } more choices do
}: under **Why not?**
more-page = the rest is under **As text**
more-before = more before this: **/table log**
more-earlier = { $count ->
    [one] 1 line
   *[other] { $count } lines
} before this: **{ $where ->
    [since] { button-since }
   *[log] /table log
}**
more-since = { $count ->
    [0] more news
    [one] 1 line of news
   *[other] { $count } lines of news
}: **{ button-since }**
more-rest = { $count ->
    [0] and more
   *[other] and { $count } more
}

## Why not

why-not = Not possible now, and why:
why-not-nothing = Nothing is closed right now: every button works.
what-it-does = What it costs and does:

## Seats

stand-in = A bot player keeps your seat warm at this table.
ask-leave = Leave this table? A bot player plays on for you, and until the game ends you can take your seat back.
left = A bot player plays on for you. You can take your seat back at any time.
leave-ranked = This game is ranked: unless you are back before it ends, it counts as a loss for you. Only away for a while? With **/me away** your clocks wait instead.
leave-together = If you are not back before it ends, you have no part in the result.
welcome-back = Welcome back. It is your seat again.{ $chosen ->
    [yes] {" "}Whatever was chosen here meanwhile, the bot player chose it.
   *[no] {""}
}
nothing-kept = No seat is kept for you at this table.
back-other = That button is for { $names }, whose seat a bot player keeps warm.
leave-in-lobby = The game has not begun: press Leave on the lobby’s message.
ask-end = End this table for everyone? It will have no result{ $kind ->
    [campaign] , and the campaign keeps nothing of this chapter.
   *[game] , and nobody can go on with it.
}
ended = This table has ended.
not-ending-host = Only { $name }, the host, or somebody with Manage Messages can end it.

## Lobby

lobby-again = Your campaign is finished, and stays as it is. A new one begins at the first chapter.
lobby-host = Host: { $name }.
lobby-free = free
lobby-house = (bot player, level: { $level })
lobby-missing = { $count ->
    [one] 1 more player is needed to start.
   *[other] { $count } more players are needed to start.
}
lobby-how = Press **{ button-fill }** and you can start: it plays by itself, and a friend can take its seat later. Or press **{ button-invite }** to ask a friend.
lobby-how-alone = Press **{ button-fill }** and you can start: it plays by itself, and a friend can take its seat later. Or press **{ button-invite }** to ask a friend, or play “{ $mode }”.
lobby-several = { $name } plays alone, with { $count } seats.
lobby-direct = Bot players take the free seats.
lobby-waits = Waiting for { $names }. If you would rather not wait: **{ button-fill }**, { $free ->
    [yes] or **{ button-invite }** to ask somebody else.
   *[no] and a guest who comes takes its seat.
}
lobby-ranked = -# Ranked: the result counts for the leaderboard.
lobby-bots-only = -# Against bot players alone nothing is ranked: only games between people count for the leaderboard.
lobby-ready = **Ready:** { $name } can start.
lobby-no-party = Nobody from the party is here: without them, only somebody with Manage Server can start.
lobby-awaits = kept for { $name }
lobby-settings = What would you like to set?
lobby-chosen = Done: the lobby shows it. Anything else?
lobby-chosen-since = Somebody has changed the settings in the meantime, so nothing of yours was taken. Press Settings again.
lobby-begun = The game has begun already. Nothing was changed.
setting-mode = Mode
setting-variants = Variants
setting-clock = Clock
setting-level = Bot players
title-settings = Settings
play-waits = A chapter is waiting for you here. { $campaign }
lobby-closed = This lobby is closed. /play opens a new table.
too-many-open = You have begun { $count ->
     [one] a table that is
    *[other] { $count } tables that are
} still open in this server{ $places ->
     [none] {""}
    *[other] {" "}({ $places })
}, and it allows no more. Once one of them has ended, you can open another.
second-thread = A thread of this channel has room for a second one.
second-beside = Another thread of { $channel } has room for a second one.
second-post = Another post of { $channel } has room for a second one.
second-channel = { $channel } has room for a second one.
second-direct = A direct message has room for one table of each game.
second-not-yours = A thread of this channel would have room for a second one, but you need the permission “{ $permission }” to open it.
second-none = This channel has no threads.
second-end = There is room for another once it has ended: those who may end it use **/table end**.
thread-opened = Your table waits in { $thread }.
lobby-gone = This lobby is closed already.
level-good = good
level-good-about = Tries its moves out in its head before it makes one.
level-beginner = beginner
level-beginner-about = Takes what looks best at the moment.
mode-for-one = This mode is for one person alone. Choose another mode first.
too-few = This mode needs at least { $fewest } players. Wait for somebody, or add a bot player.
not-alone = Others sit here too, or the game has no mode for one.
begun = The game begins. The table is above.
too-many = This mode has room for { $most } players only. Somebody must leave first.
no-house-player = No bot player sits here.
not-in-this-server = I have not been added to this server. Somebody with Manage Server can add me from my profile (Add App); in a direct message you can play with me right away.
no-game = There is no game called “{ $game }” here.
channel-gone = I can no longer reach the channel of this table. /table show brings it back in another one.
lost-too = You also sit at a table whose channel I can no longer reach. In a channel without a table, /table show brings it back.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files

## Campaigns

campaign-how = **/campaign continue** opens the next chapter, **/campaign log** tells the story so far, **/campaign restart** starts again from the first; once all are won, you can also keep what you unlocked.
no-campaign-elsewhere = You have no such campaign elsewhere. Only one that you play alone can come along.
campaign-busy-there = This campaign has an open table where it is. Finish the chapter or end the table; then it can come along.
campaign-brought = It is here now, with all that it has gained. { $campaign }
no-journal = There is nothing in this journal yet, or not here. A chapter is written down when it is won.
button-journal = The story so far
button-back-page = Back
button-next-page = Next page
journal-page = Page { $page } of { $pages }
no-campaign = No campaign is kept here yet. /play begins one; it is kept when its first chapter ends.
campaign-busy = This campaign has an open table already. /table show brings it back into view.
campaign-changed = This campaign has changed since you looked: somebody opened, played or moved it just now. Look again with /campaign show.
campaign-elsewhere = This campaign is kept elsewhere now. If you play it alone, /campaign bring takes it along.
not-of-party = This campaign belongs to those who played its last chapter: { $names }. When one of them opens the next, you can join; anyone with the permission Manage Server can open it too.
campaign-lost = Only the defeat is kept: try again from the same start.
campaign-goes-on = The campaign is kept. Its next chapter waits: now, or any day with /campaign continue.

## Rules and cards

rules-closest = Closest to “{ $query }”:
more-rules = -# Read one in full: **/rules { $number }**{ $rules ->
        [none] .
       *[some] . Also close: { $rules }
    }
rules-contents = Ask as you would ask a friend, **/rules how do I move**, or name a number, **/rules { $number }**. Here is all there is:
no-such-game = There is no game of that name here. Leave the field empty to look in all of them.
no-card = No public card is called “{ $name }”. Start typing, and I suggest some.

## Leaderboard

leaderboard-rating = Rating
leaderboard-people = People
leaderboard-season = { $year }, quarter { $quarter }
leaderboard-all-time = All time
leaderboard-parties = Parties
column-won = Won
column-rating = Rating
column-games = Games
no-results-then = Nobody has finished a game in this server in that time.
no-season = { $season } is not a season. Choose one from the list.
no-results = Nobody has finished a game in this server yet. /play opens a table.

## Me

language-set = From now on I answer you in this language.
language-automatic = From now on I answer you in the language of your Discord.
ask-forget = I forget that you are you: your seats, results and campaigns stay as “someone”. Your tables and campaigns in direct messages end, and leaving a game against others counts as a loss. What you know stays known: until an open table ends I can still tell that you sat there, and until a daily closes, that you have had your try. For that I keep a code made from your user ID, and nothing else. This cannot be undone.
forgotten = I have forgotten you.
forgotten-share =
    I run in { $total } parts that share no memory. This was part { $parts }{ $direct ->
        [yes] , direct messages included
       *[other] { "" }
    }. To be forgotten by the others, use /me forget there as well, or ask the person who runs me.

## Help

button-help-1 = Play
button-help-2 = At the table
button-help-3 = If something is odd
button-how = How to play
button-how-mode = Read: { $mode }
help-how = **How to play** on one card:
picture-own = you
how-goal = **Goal:** { $text }
how-turn = { $text }
how-words = **Words:** { $text }
how-lose = **You lose** { $text }
help-1 =
    ## Play
    With **/play** you open a lobby: friends press Join or are asked with **Invite …**, a bot player can fill a seat, the host presses Start. Choices for the whole group are made by anyone’s click or by a vote: the lobby says which. In a direct message your solo table begins at once; **options** lets you choose mode and settings first. **/daily play** is one scenario a day, the same for everybody, with one try each.
    One message is the whole table: the picture, the page to read aloud, what happened, whose turn it is, and a button for everything that is allowed now. Where there are many choices there is a menu, with the names on the picture.
    What is grey is not allowed right now. **Why not?** gives the reason and the rule.
    Stuck? **Hint** in **My seat** says what a good player would do, and why: freely alone or together, three times against others. A ranked game has it only if its lobby switches it on, a daily or a lesson never.
help-2 =
    ## At the table
    {""}**My seat** shows privately what you hold and everything you may do. **Undo** takes your last move back, as long as nothing was rolled, drawn or shown and nobody else acted. **As text** tells the whole table in words. **Piles**, where there are any, shows the cards that are face up.
    {""}**/table show** brings the table back into view, **/table log** tells all that happened, **/table end** ends it.
    Ask **/rules** anything; **/card** shows cards; **/campaign** shows how far your party has come, **/leaderboard** the best players here, **/profile** what you have achieved. **/me show** lists what you can set: language, mentions, quiet hours, words in place of pictures. **/me export** gives you what I keep about you, **/me forget** makes me forget you. Settings of the server: **/server show**.
help-friends =
    ## With friends, and without you
    - **{ button-invite }**, in a lobby, mentions up to five people and keeps their seats for an hour. They join, or say “{ button-decline }”.
    - **/me tables** lists your open tables everywhere, those that wait for you first.
    - **{ button-note }**, in **{ button-my-seat }**, keeps what you want to remember. Nobody else ever reads it.
    - **/me away** says until when you are away: your clocks wait, or a bot player sits in until you are back.
    - **/table leave** gives your seat to a bot player until you take it back, **/table hand** offers it to a friend for good.
help-3 =
    ## If something is odd
    “The table has moved on”: somebody was faster, or the button was old. The fresh panel shows what is on offer.
    The message is gone or far up: **/table show**, also in another channel.
    Nobody can freeze a game by leaving: tables of two people or more have a **clock** of 72 hours a decision, unless the lobby or the server chooses otherwise. I remind you at half time, and when time is up a bot player plays on until you take your seat back. Without a clock the others can go on without you after a day. Going away? **/me away**. The last person at a table can end it. A table at which nothing happens for 30 days ends without a result; a week before, it says so.
    I name the permission that I lack. A table needs View Channel, Send Messages, Embed Links and Attach Files, in threads Send Messages in Threads.
    Every move that was answered is kept, also when Discord or I stumble. The dice are sealed before the game and opened after it, so they can be checked.

## Commands

describe-play = Open a table
describe-game = Which game
describe-options = In a direct message: choose mode and settings first
describe-table = The table in this channel
describe-show = Bring the table back into view, here
describe-text = The whole table as text, as far as you may see
describe-log = Everything that has happened at this table
describe-leave = Leave your seat to a bot player; you can take it back
describe-export = This game as a file: all of it once it has ended, until then what you may see
describe-verify = Play the game that ended here again from its seed, and compare
describe-end = End the table in this channel, without a result
describe-campaign = Your party from chapter to chapter
describe-campaign-show = How far the parties here have come
describe-continue = Open the next chapter of a campaign, or begin again after the last
describe-which-campaign = Which one; the newest otherwise
describe-campaign-log = Read again what the party has read so far
describe-campaign-bring = Bring a campaign that you play alone to this place
describe-which-elsewhere = Which one of yours
describe-restart = Begin again at the first chapter; the old campaign is kept
describe-rules = Ask the rules, in your own words or by number
describe-query = A question, some words or a number
describe-card = Look at a public card, or at a page that was read here
describe-name = Which card
describe-help = How to play here, in three screens
describe-leaderboard = This server’s ratings, people and parties
describe-season = A quarter, or all time; this quarter otherwise
describe-me = Your settings and your data
describe-language = The language of everything that only you see
describe-which-language = Automatic follows your Discord
describe-forget = Forget me: my seats become “someone”
shelf =
    ## What shall we play?
    The rules are kept for you: the table shows what you may do, and whose turn it is.
shelf-no-table =
    ## No table here yet
    Choose a game, and one opens.
button-play = Play { $game }
