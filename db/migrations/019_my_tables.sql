-- All tables of one person are looked up after each of their moves, and by /me tables.
create index seat_player on seat(player) where player is not null;
