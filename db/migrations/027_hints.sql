-- Which seat was given a hint, and after which move: few are given in a game of people against each
-- other, and its log tells them.
create table hint(
  game integer not null references game on delete cascade,
  seat integer not null,
  move integer not null,
  primary key (game, seat, move)
) strict;
