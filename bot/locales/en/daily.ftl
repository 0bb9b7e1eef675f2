### The daily: one scenario a day, the same for everybody, and one try at it.

button-share = Share
button-go-on-try = Go on with it

daily-line = Dragonspotter daily { $day } · { $game }
daily-won = { $n ->
    [0] won before the first round
    [one] won in 1 round
   *[other] won in { $n } rounds
}
daily-lost = { $n ->
    [0] lost before the first round
    [one] lost after 1 round
   *[other] lost after { $n } rounds
}
daily-place = { $n ->
    [0] place { $place } of { $of } before the first round
    [one] place { $place } of { $of } after 1 round
   *[other] place { $place } of { $of } after { $n } rounds
}
daily-unfinished = not finished
daily-terms = **The daily of { $day }: { $game }.** One try, nothing can be undone, and it can be finished { $when } at the latest. The line to share afterwards gives nothing of it away.
daily-private = Only you see it. If its message is gone, /daily play brings it back.
daily-had =
    You have had your try of today:
    { $line }
    The next daily begins { $when }.
daily-elsewhere = Your try of today is under way elsewhere: in a direct message with me, or in another server. Use /daily play there to bring it back.
daily-erased = You have had your try of today; what was stored of it has been erased. The next daily begins { $when }.
daily-still-open = Your try of { $day } is still open; it can be finished { $when } at the latest.
daily-copy =
    One of us may not write here. This is your line, to copy:
    { $line }
daily-no-leave = A daily is yours alone: no bot player takes the seat. What you leave unfinished ends by itself when the day after is over.

## The month

daily-month = Daily · { $month }
daily-order = Days won first, then points, then fewer days
daily-ties = Most days won first; then points, one for each person here whose try of the same day was worse; then fewer days. Players who are equal in all three share the place.
daily-nobody = No daily of { $month } has ended here. /daily play opens today’s.
daily-no-month = “{ $month }” is not a month. Write it as 2026-11, or choose one from the list.
column-daily-won = Won
column-daily-points = Points
column-daily-days = Days

## The seed

daily-sealed = The dice of { $day } stay sealed while that day’s scenario can still be played. I reveal them { $when }.
daily-seed =
    The daily of { $day } was { $game }. Its dice came from the seed { $seed }.
    Everybody’s game that day used this seed, and its hash was shown at the table. A game saved as a file can be played again with **python -m bot verify FILE**.
daily-seed-file = This is your game of { $day }.
daily-no-day = “{ $day }” is not a day. Write it as 2026-11-28, or choose one from the list.

## Commands

describe-daily = One scenario a day, the same for everybody, one try each
describe-daily-play = Today’s scenario: one try, nothing can be undone
describe-daily-table = How everyone has done this month
describe-daily-month = A month; this one otherwise
describe-daily-seed = What the dice of a past day came from, for anybody to check
describe-daily-day = A day that can no longer be played; the latest one otherwise
