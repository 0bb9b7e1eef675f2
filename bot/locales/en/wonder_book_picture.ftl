### Words that stand on the pictures of Wonder Book and nowhere else.

picture-wonder-book = Wonder Book
picture-chapter = Chapter { $chapter }
picture-round = Round { $n }
picture-destiny = Destiny
picture-supply = Wyrms in supply
picture-turn = { $hero }’s turn

picture-kind-story = Story
picture-kind-goal = Goal
picture-kind-rule = Special Rule
picture-kind-interaction = Interaction
picture-kind-item = Item
picture-kind-shred = Shred
picture-kind-wyrm = Wyrm
picture-kind-hero = Hero
picture-kind-upgrade = Upgrade
picture-kind-ending = The End of the Chapter
