-- What the command line asks of the process that serves this database.
create table request(
  kind text not null check (kind in ('forget', 'erase')),
  id integer not null,
  primary key (kind, id)
) strict;

-- Servers that have removed the bot: since when, and when it was said that they are erased soon.
create table removal(
  server integer primary key,
  since real not null,
  warned real
) strict;
