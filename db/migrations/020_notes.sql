-- What a person has noted for themselves at a seat of an open table. Nobody else ever reads it: neither
-- whoever has the seat next, nor whoever keeps the server.
create table note(
  game integer not null references game on delete cascade,
  seat integer not null,
  player text not null references player,
  text text not null,
  primary key (game, seat, player)
) strict;
create index note_player on note(player);
