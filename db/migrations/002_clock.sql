-- Hours for a decision (0: as long as it takes), when something last happened at a table, and when
-- it was told that the table ends unless something does.
alter table game add column clock integer not null default 0;
alter table game add column stirred real not null default 0;
alter table game add column warned real;
update game set stirred = coalesce((select max(at) from move where game = id), opened);
create index game_stirred on game(stirred) where status <> 'ended' and warned is null;
create index game_warned on game(warned) where status <> 'ended' and warned is not null;

-- Which people a table waits for: `asked` dates the decision, `due` is when to look at it next.
create table wait(
  game integer not null references game on delete cascade,
  seat integer not null,
  asked integer not null,
  since real not null,
  due real,
  pinged integer not null,
  reminded real,
  primary key (game, seat)
) strict;
create index wait_due on wait(due) where due is not null;
