-- `own`: tables, by number, whose seat somebody who is away has taken back from a bot player: none sits
-- in there any more by itself.
alter table away add column own text not null default '';
