### Words that stand on the pictures of Volfyirion and nowhere else.

picture-volfyirion = Volfyirion
picture-house = House { $n }
picture-you = You
picture-house-turn = { $name }’s turn
picture-team-turn = Team { $n }’s turn
picture-your-turn = Your turn
picture-both-turn = Both Houses’ turn
picture-asset-row = Asset Row
picture-next = comes next
picture-lair = Lair
picture-claimed = claimed
picture-play-area = Play Area
picture-more = and { $n } more
picture-destroyed = destroyed
picture-deck = Deck
picture-discard = Discard
picture-hand = Hand
picture-ploy-hidden = hidden Ploy
picture-rage-pile = Rage Pile
picture-rage-grid = Rage grid
picture-aside = set aside
picture-awake = Volfyirion is awake
picture-asleep = Asleep until you reshuffle

picture-level-easy = Easy
picture-level-normal = Normal
picture-level-hard = Hard

picture-points-defence = **+{ $n }** Defence
picture-city-defence = **{ $n }** Defence

picture-legend-remove = Remove it
picture-legend-draw = draw
picture-legend-remove-card = remove a card
picture-legend-destroy-building = destroy Building
picture-legend-destroy-troop = destroy Troop
picture-legend-move-volfyirion = move Volfyirion

picture-kind-start = Command
picture-kind-command = Command
picture-kind-building = Building
picture-kind-troop = Troop
picture-kind-wonder = Wonder
picture-kind-mercenary = Mercenary
picture-kind-saboteur = Command
picture-kind-ascension = Wonder
picture-kind-perk = Perk
picture-kind-ploy = Ploy
picture-kind-city = City
picture-kind-lair = Lair

picture-colour-turquoise = Turquoise
picture-colour-red = Red
picture-colour-purple = Purple
picture-colour-neutral = Neutral
