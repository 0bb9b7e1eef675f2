### Hints: what a good player would do, and why.

button-hint = Hint
button-hint-left = Hint ({ $count } left)
hint-place = { $action } ({ $place })
hint-gains = A good player would choose **{ $action }** because it brings { $gains }.
hint-gains-may = A good player would choose **{ $action }** because, with a little luck, it brings { $gains }.
hint-leads = A good player would choose **{ $action }** because it can lead to { $gains }.
hint-leads-may = A good player would choose **{ $action }** because, with a little luck, it can lead to { $gains }.
hint-beats = A good player would choose **{ $action }** because, compared with the other choices, it means { $gains }.
hint-beats-may = A good player would choose **{ $action }** because, compared with the other choices and with a little luck, it means { $gains }.
hint-each-turn = a turn
hint-ends = A good player would choose **{ $action }** because there is nothing better left to do now.
hint-open = A good player would choose **{ $action }**. No single reason stands out, but when I played on from here, it went best.
hint-does = A good player would choose **{ $action }** ({ $does }): when I played on from here, it went best.
hint-left = { $count ->
    [0] That was your last hint in this game.
    [one] You have one hint left in this game.
   *[other] You have { $count } hints left in this game.
}
hint-none-left = You have had your three hints in this game.
hint-nothing = You have nothing to choose between right now, so there is nothing to hint at.
hint-never = There are no hints in a daily or in a lesson.
hint-ranked = This game counts for the leaderboard, and its lobby did not allow hints.
hint-stale = The table has moved on while I was thinking, so this hint would have come too late. It does not count.
event-hint = { $name } asked for a hint.
setting-hints = Hints
setting-hints-about = Three for each player, though the game is ranked. The log tells who asked.
