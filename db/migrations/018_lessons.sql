-- Which lesson of its game it is, else null: a table of one person, beside all others, and one of
-- each lesson for a person in a server or in direct messages.
alter table game add column lesson integer;
create unique index game_lesson on game(owner, kind, lesson, ifnull(server, 0))
where lesson is not null;
create index game_learning on game(stirred) where lesson is not null and status <> 'ended';
drop index game_direct;
create unique index game_direct on game(channel, kind)
where server is null and daily is null and lesson is null and status <> 'ended';

-- How often each step of a lesson was taken, by nobody's name; step 0 is its beginning, server 0
-- are direct messages.
create table reached(
  server integer not null,
  kind text not null,
  lesson integer not null,
  step integer not null,
  times integer not null,
  primary key (server, kind, lesson, step)
) strict;
