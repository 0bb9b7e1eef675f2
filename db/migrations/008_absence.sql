-- Whoever is known to have left a server where an open table still counts on them, and since when.
create table absence(
  server integer not null,
  player text not null references player,
  since real not null,
  primary key (server, player)
) strict;

-- Who agrees to go on at once without whoever holds that seat.
create table goahead(
  game integer not null references game on delete cascade,
  seat integer not null,
  player text not null references player,
  primary key (game, seat, player)
) strict;
