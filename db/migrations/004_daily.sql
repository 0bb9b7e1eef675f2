-- The day of a daily (2026-11-28, in UTC), else null: one try a player and day. In a direct message
-- it may be open beside a table of the same game; in a server it stands in no channel.

alter table game add column daily text;
create unique index game_daily on game(daily, owner) where daily is not null;
create index game_try on game(daily) where daily is not null and status <> 'ended';
create index game_month on game(server, daily) where daily is not null;
drop index game_direct;
create unique index game_direct on game(channel, kind)
where server is null and daily is null and status <> 'ended';

-- What no setting gave: made once and kept.
create table secret(name text primary key, value blob not null) strict;
