-- Who was asked into a lobby, by whom and when; `called`: with a mention. It is kept for a day, so that
-- one person asks another no more than a few times a day.
create table invitation(
  id integer primary key autoincrement,
  game integer not null references game on delete cascade,
  player text not null references player,
  host text not null references player,
  at real not null,
  called integer not null,
  answer text check (answer in ('joined', 'no'))
) strict;
create index invitation_game on invitation(game);
create index invitation_player on invitation(player);
create index invitation_host on invitation(host);
