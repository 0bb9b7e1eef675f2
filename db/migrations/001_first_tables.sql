-- Players are random keys. Only `person` links them to Discord users; to forget a user is to
-- delete the link. What a server owns carries its id; in direct messages `server` is null.

create table player(key text primary key) strict;

create table person(
  user integer primary key,
  player text not null unique references player
) strict;

create table campaign(
  id integer primary key autoincrement,
  kind text not null,
  owner_kind text not null check (owner_kind in ('server', 'user')),
  owner integer not null,
  party text not null,
  title text not null,
  updated real not null,
  value blob not null
) strict;
create index campaign_owner on campaign(owner, owner_kind);

create table game(
  id integer primary key autoincrement,
  kind text not null,
  mode text not null,
  status text not null check (status in ('lobby', 'running', 'ended')),
  server integer,
  channel integer,
  message integer,
  owner text not null references player,
  campaign integer references campaign on delete set null,
  ranked integer not null,
  opened real not null,
  ended real,
  seed blob not null,
  options blob not null,
  value blob
) strict;
-- One open table per channel or thread; in direct messages one per game; one per campaign.
create unique index game_channel on game(channel) where server is not null and status <> 'ended';
create unique index game_direct on game(channel, kind) where server is null and status <> 'ended';
create unique index game_campaign on game(campaign) where status <> 'ended';
create index game_open on game(channel) where status <> 'ended';
create index game_server on game(server, kind);
create index game_owner on game(owner);

create table seat(
  game integer not null references game,
  seat integer not null,
  player text references player,
  house text,
  primary key (game, seat)
) strict;

-- `base` is the row whose state this one continues from. The blobs come last, so that a log is
-- read without its states.
create table move(
  game integer not null references game,
  seq integer not null,
  base integer,
  seat integer,
  rules text not null,
  interaction integer unique,
  free integer not null,
  actor text references player,
  at real not null,
  action blob,
  events blob not null,
  state blob,
  primary key (game, seq),
  foreign key (game, base) references move(game, seq)
) strict;

create table result(
  game integer not null references game,
  player text not null references player,
  party text not null,
  seat integer not null,
  place integer not null,
  won integer not null,
  rounds integer not null,
  primary key (game, player)
) strict;

create table score(
  game integer not null,
  player text not null,
  id text not null,
  value integer not null,
  better text not null check (better in ('high', 'low')),
  primary key (game, player, id),
  foreign key (game, player) references result
) strict;

create table setting(
  scope text not null check (scope in ('server', 'user')),
  id integer not null,
  key text not null,
  value text not null,
  primary key (scope, id, key)
) strict;
