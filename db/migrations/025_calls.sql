-- Where the message stands that mentions people who were asked into a lobby, until it says that this is over.
alter table invitation add column channel integer;
alter table invitation add column message integer;
create index invitation_message on invitation(game) where message is not null;
