### Taking back by vote, replays and films.

## Taking back by vote

button-take-back = Undo …
button-take-back-alone = Yes, undo it
button-ask = Ask for { $name }’s last move
button-agree = Agree
button-refuse = Refuse
vote-alone = **Undo your last move?** It is no longer free: something was rolled, drawn or shown, or others have moved since. What was seen stays seen, so this table then { $boards ->
    [yes] counts in no leaderboard.
   *[no] earns no achievement.
}
vote-offer = **Ask the table to undo a move?** Everybody who sits here must agree. What was seen stays seen, so this table then counts in no leaderboard.
vote-target = { $count ->
    [one] The last move of **{ $name }**:
   *[other] The last move of **{ $name }** and all that followed, { $count } moves in all:
}
vote-nothing-told = - Nothing that was told.
vote-opened = I have asked the table. Its message shows what the others say.
vote-carried = It is undone.
vote-asked = **{ $name } asks to undo:**
vote-how = Everybody who sits here must agree; a move or a refusal ends the vote. What was seen stays seen, so this table then counts in no leaderboard.
vote-voices = Agreed: { $agreed }. Still asked: { $waiting }.
vote-refused = { $name } would rather not: the move stays.
vote-under-way = There is a vote on a move right now: Agree and Refuse are on the table message.
vote-over = That vote is over: somebody moved or refused, or the move is already undone.
event-undone-together = { $alone ->
    [yes] Moves are taken back. This table
   *[no] The table goes back by vote. It
} no longer { $boards ->
    [yes] counts in any leaderboard.
   *[no] earns achievements.
}
unranked = Not ranked: this table counts in no leaderboard.
result-unranked = { $result } Not ranked.

## Replays and films

button-replay = Replay
button-film = Film
button-film-whole = The whole game
button-film-last = Only the end
placeholder-replay = Go to a step
replay-step = Step { $at } of { $last } · { $heading }
replay-stop = Step { $at } of { $last }
replay-nothing-told = Nothing was told of this.
replay-running = This game is not over. Its replay is ready when it has ended.
replay-sealed = Others can still play this daily. Its replay is ready { $when }.
replay-other-rules = This game was played by older rules, so it cannot be replayed.
film-last = The last moves · { $heading }
film-whole = The whole game · { $heading }
film-drawing = Your film is being drawn. It appears here.
no-film = This game has no pictures, so there is no film of it.
describe-replay = Look at the game that ended here last, step by step
describe-film = The game that ended here last as an animated picture: its last moves
describe-whole = The whole game instead of its last moves
