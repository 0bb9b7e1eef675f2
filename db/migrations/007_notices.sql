-- What whoever manages a server is to be told, once a key: `says` is a message with its arguments, as
-- JSON; `told` is null until Discord has taken it.
create table notice(
  server integer not null,
  key text not null,
  says text not null,
  at real not null,
  told real,
  primary key (server, key)
) strict;
create index notice_untold on notice(server) where told is null;
