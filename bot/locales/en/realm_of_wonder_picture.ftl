### Words that stand only on the pictures of Realm of Wonder.

picture-step-points = Income
picture-step-cards = Cards
picture-step-spells = Spells
picture-step-movement = Movement
picture-all-choose = All choose a card
picture-track-cards = Who has chosen
picture-track-spells = Slowest casts first
picture-track-movement = Fastest moves first
