-- Who ended a table without a result, if somebody did: its message and its log tell it.
alter table game add column ender text references player;
