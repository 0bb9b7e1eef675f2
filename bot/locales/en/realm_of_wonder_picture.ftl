### Words that stand only on the pictures of Realm of Wonder.

picture-step-points = Income
picture-step-cards = Cards
picture-step-spells = Spells
picture-step-movement = Movement
picture-step-end = The end
picture-shared = Shared victory
picture-all-choose = All choose a card
picture-track-cards = Who has chosen
picture-track-spells = Slowest casts first
picture-track-movement = Fastest moves first

picture-kind-move = Movement card
picture-kind-magic = Magic card
picture-kind-tile = Tower tile
picture-kind-monster = Monster
picture-kind-quest = King’s quest
picture-quest-reward = Fulfil it and you get a Victory token at once, which opens the castle.
picture-move-points = **{ $n }** movement points

picture-legend-house = House
picture-legend-tower = Tower
picture-legend-open = Opened
picture-legend-well = Well
picture-legend-runestone = Runestone
picture-legend-vortex = Vortex
picture-legend-beach = Beach
picture-legend-hard = Costs 2
picture-legend-wall = Wall
picture-legend-whirl = Whirl

picture-end-inside = in the castle
picture-end-away = { $n ->
    [none] cut off
    [one] 1 point away
   *[other] { $n } points away
}
picture-end-quest = { $have }/{ $whole } quest
picture-end-monsters = { $have }/{ $whole } monsters
picture-end-orbs = { $have }/{ $whole } orbs
