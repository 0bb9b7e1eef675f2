-- A table's vote on taking the move `target` back: a line a voice, the asker's first. It is over as
-- soon as somebody has done something after the move `since`.
create table vote(
  id integer primary key autoincrement,
  game integer not null references game on delete cascade,
  target integer not null,
  since integer not null,
  player text not null references player,
  agrees integer not null,
  unique (game, player)
) strict;
