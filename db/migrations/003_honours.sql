-- What people have earned at a kind of game: once each, by the first game that gave it. `honoured`: of
-- an ended game somebody has looked at what was earned in it.

create table honour(
  player text not null references player,
  kind text not null,
  id text not null,
  game integer not null references game on delete cascade,
  at real not null,
  primary key (player, kind, id)
) strict;
create index honour_game on honour(game);
create index result_player on result(player);

alter table game add column honoured integer not null default 0;
create index game_unhonoured on game(id) where status = 'ended' and not honoured;
