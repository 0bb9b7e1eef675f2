-- Who is away, from when until when, and whether a bot player may sit in for them meanwhile. Their clocks
-- stand still until `held`; null: they run. `games`: tables, by number, at which a bot player sits in.
create table away(
  player text primary key references player,
  since real not null,
  until real not null,
  held real,
  seats text not null check (seats in ('wait', 'bot')),
  games text not null default ''
) strict;
create index away_until on away(until);

-- When somebody's clocks have stood still because they were away, as long as that counts.
create table rest(
  player text not null references player,
  since real not null,
  until real not null,
  primary key (player, since)
) strict;
