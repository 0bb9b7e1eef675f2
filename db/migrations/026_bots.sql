-- Which of the named bot players has the seat, from 1 on. Where it is null, as on all older tables, the
-- bot player is named by its seat.
alter table seat add column bot integer;
