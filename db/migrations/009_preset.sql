-- Hours for a decision that a table gets as soon as two people sit there, while nobody has chosen; null
-- once somebody has. Lobbies of before keep the clock that they show.
alter table game add column preset integer;
update game set preset = 0 where status <> 'lobby' and clock = 0;
