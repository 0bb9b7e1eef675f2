-- Since when Discord refuses for good what the bot sends where a table stands, and what it lacks there
-- (a message as JSON). Nobody can be called meanwhile, so no time runs.
alter table game add column barred real;
alter table game add column lacks text;
create index game_barred on game(barred) where barred is not null;
