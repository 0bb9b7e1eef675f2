-- With which edition of the symbols on its buttons a table's message was last shown: the emojis of
-- an older one are deleted once no open table may bear them.
alter table game add column symbols text;
