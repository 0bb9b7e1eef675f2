-- Whoever is asked has a line from the first, with `agrees` null until they answer; `due` is when
-- to look whether to call them. A vote ends with the move that ends it, so what is over goes.
alter table vote rename to voice;
create table vote(
  id integer primary key autoincrement,
  game integer not null references game on delete cascade,
  target integer not null,
  player text not null references player,
  agrees integer,
  due real,
  unique (game, player)
) strict;
create index vote_due on vote(due) where due is not null;
insert into sqlite_sequence(name, seq) select 'vote', seq from sqlite_sequence where name = 'voice';
insert into vote select id, game, target, player, agrees, null from voice where not exists (
  select 1 from move where move.game = voice.game and seq > since
  and (actor is not null or seat is null)
);
drop table voice;
