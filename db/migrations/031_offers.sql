-- Seats that their owners have offered to friends, until the table ends. `called`: with a mention;
-- `message`: where the offer stands, as long as it is open.
create table offer(
  game integer not null references game on delete cascade,
  giver text not null references player,
  friend text not null references player,
  called integer not null,
  answer text check (answer = 'no'),
  channel integer,
  message integer,
  primary key (game, giver, friend)
) strict;
create index offer_giver on offer(giver);
create index offer_friend on offer(friend);
