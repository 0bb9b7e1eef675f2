-- Who had which figure of a campaign last, until they have another or somebody else has it; null is a
-- house player, or somebody who has been forgotten. Of campaigns of before nobody knows.
create table figure(
  campaign integer not null references campaign on delete cascade,
  name text not null,
  player text references player,
  primary key (campaign, name)
) strict;
create index figure_player on figure(player);
