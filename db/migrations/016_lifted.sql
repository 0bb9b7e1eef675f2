-- When time ran again at a table where it had stood still: no decision there is older than that.
alter table game add column lifted real;
