-- Who has sat at a table that has begun and not ended, whether or not they still do.
create table sat(
  game integer not null references game on delete cascade,
  player text not null references player,
  primary key (game, player)
) strict;
insert into sat
select game, player from seat join game on id = game where status = 'running' and player is not null
union
select game, actor from move join game on id = game where status = 'running' and actor is not null;

-- What stays known of users who were forgotten: that they sat at an open table, until it ends, or that
-- they have tried a day's daily, until its tries are over. `hash` is keyed by the secret 'trace',
-- which goes with the last of them.
create table trace(
  game integer references game on delete cascade,
  daily text,
  hash blob not null,
  check ((game is null) <> (daily is null))
) strict;
create unique index trace_game on trace(game, hash) where game is not null;
create unique index trace_daily on trace(daily, hash) where daily is not null;

delete from setting where scope = 'user' and key = 'daily';
