-- When the question came up. `since` moves on while clocks stand still for somebody who is away.
alter table wait add column came real not null default 0;
update wait set came = since;
