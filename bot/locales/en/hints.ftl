### Hints: what a good player would do, and why.

button-hint = Hint
button-hint-left = Hint ({ $count } left)
hint-gains = A good player would choose **{ $action }**: it { $gains }.
hint-gains-may = A good player would choose **{ $action }**: with luck it { $gains }.
hint-leads = A good player would choose **{ $action }**: with what can follow this turn, it { $gains }.
hint-leads-may = A good player would choose **{ $action }**: with what can follow this turn, and with luck, it { $gains }.
hint-ends = A good player would choose **{ $action }**: nothing else that is open here does more now.
hint-open = A good player would choose **{ $action }**: no one thing speaks for it, but it came out best when I played on from here.
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
