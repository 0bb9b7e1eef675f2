-- How a table stood after each of its moves, apart from them: a move is written once and stays, its
-- state goes when the table ends. `id` is game << 32 | seq, so that a table's states lie side by
-- side and whole pages come free. `move.state` is null but in a database that was not rewritten.
create table state(id integer primary key, state blob not null) strict;
