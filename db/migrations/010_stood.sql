-- Of whoever was not there when the game ended: the place of the seat that they had left. They have lost.
alter table result add column stood integer;
