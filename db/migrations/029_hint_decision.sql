-- Of a hint: the date of the decision that it was given for, as the state of the table tells it. Where
-- several seats choose at the same time, it stays while others move. Null for older hints.
alter table hint add column asked integer;
