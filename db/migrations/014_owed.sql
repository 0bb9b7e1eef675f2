-- Since when a table or lobby has changed without its message being known to show it: what is owed
-- is shown after the next start, the oldest first.
alter table game add column owed real;
create index game_owed on game(owed) where owed is not null;
