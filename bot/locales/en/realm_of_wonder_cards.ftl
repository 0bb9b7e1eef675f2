# Realm of Wonder: names of cards, tiles, monsters, quests, characters and lands, and what each does.
# MP are magic points. Rules texts hold for pictures and for /card.

## Movement cards

card-move-1 = Speed 1
card-move-1-rules = 10 movement points.
card-move-2 = Speed 2
card-move-2-rules = 9 movement points. { effect-rotation-rules }
card-move-3 = Speed 3
card-move-3-rules = 10 movement points.
card-move-4 = Speed 4
card-move-4-rules = 9 movement points. { effect-magic-rules }
card-move-5 = Speed 5
card-move-5-rules = 10 movement points.
card-move-6 = Speed 6
card-move-6-rules = 9 movement points.
card-move-7 = Speed 7
card-move-7-rules = 8 movement points. { effect-power-rules }
card-move-8 = Speed 8
card-move-8-rules = 9 movement points.
card-move-9 = Speed 9
card-move-9-rules = 8 movement points. { effect-treasure-rules }
card-move-10 = Speed 10
card-move-10-rules = 9 movement points.
card-move-11 = Speed 11
card-move-11-rules = 8 movement points. { effect-rotation-rules }
card-move-12 = Speed 12
card-move-12-rules = 9 movement points.
card-move-13 = Speed 13
card-move-13-rules = 9 movement points.
card-move-14 = Speed 14
card-move-14-rules = 7 movement points. { effect-magic-rules }
card-move-15 = Speed 15
card-move-15-rules = 8 movement points.
card-move-16 = Speed 16
card-move-16-rules = 8 movement points.
card-move-17 = Speed 17
card-move-17-rules = 7 movement points. { effect-power-rules }
card-move-18 = Speed 18
card-move-18-rules = 8 movement points.
card-move-19 = Speed 19
card-move-19-rules = 7 movement points. { effect-treasure-rules }
card-move-20 = Speed 20
card-move-20-rules = 8 movement points.
card-move-21 = Speed 21
card-move-21-rules = 7 movement points. { effect-rotation-rules }
card-move-22 = Speed 22
card-move-22-rules = 7 movement points.
card-move-23 = Speed 23
card-move-23-rules = 7 movement points.
card-move-24 = Speed 24
card-move-24-rules = 6 movement points. { effect-magic-rules }
card-move-25 = Speed 25
card-move-25-rules = 7 movement points.
card-move-26 = Speed 26
card-move-26-rules = 7 movement points.
card-move-27 = Speed 27
card-move-27-rules = 6 movement points. { effect-power-rules }
card-move-28 = Speed 28
card-move-28-rules = 7 movement points.
card-move-29 = Speed 29
card-move-29-rules = 6 movement points. { effect-treasure-rules }
card-move-30 = Speed 30
card-move-30-rules = 5 movement points. { effect-rotation-rules }
card-move-31 = Speed 31
card-move-31-rules = 6 movement points.
card-move-32 = Speed 32
card-move-32-rules = 6 movement points.
card-move-33 = Speed 33
card-move-33-rules = 6 movement points.
card-move-34 = Speed 34
card-move-34-rules = 5 movement points. { effect-magic-rules }
card-move-35 = Speed 35
card-move-35-rules = 6 movement points.
card-move-36 = Speed 36
card-move-36-rules = 6 movement points.
card-move-37 = Speed 37
card-move-37-rules = 5 movement points. { effect-power-rules }
card-move-38 = Speed 38
card-move-38-rules = 5 movement points.
card-move-39 = Speed 39
card-move-39-rules = 4 movement points. { effect-treasure-rules }
card-move-40 = Speed 40
card-move-40-rules = 4 movement points. { effect-rotation-rules }
card-move-41 = Speed 41
card-move-41-rules = 5 movement points.
card-move-42 = Speed 42
card-move-42-rules = 5 movement points.
card-move-43 = Speed 43
card-move-43-rules = 5 movement points.
card-move-44 = Speed 44
card-move-44-rules = 4 movement points. { effect-magic-rules }
card-move-45 = Speed 45
card-move-45-rules = 5 movement points.
card-move-46 = Speed 46
card-move-46-rules = 4 movement points.
card-move-47 = Speed 47
card-move-47-rules = 3 movement points. { effect-power-rules }
card-move-48 = Speed 48
card-move-48-rules = 4 movement points.
card-move-49 = Speed 49
card-move-49-rules = 3 movement points. { effect-rotation-rules }
card-move-50 = Speed 50
card-move-50-rules = 4 movement points.
effect-power = power ready
effect-power-rules = Turn your special power ready again.
effect-magic = a magic card
effect-magic-rules = Draw a magic card.
effect-rotation = a disc turns
effect-rotation-rules = Roll the rotation die, then turn one of the two discs to the path it shows.
effect-treasure = 5 MP
effect-treasure-rules = Take 5 MP.

## Magic cards

card-cannon = Cannon
card-cannon-rules = Take one fort token off the board, back to its owner. Houses are safe.
card-cannon-muscle = { card-cannon } (muscle)
card-cannon-muscle-rules = { card-cannon-rules } { muscle-rules }
realm-of-wonder-does-or-muscle = { $does }; muscle: or +1 in a battle
realm-of-wonder-does-cannon = Takes one token off a fort
rw-51-no-fort = There is no fort on the board to aim at. Keep the card.
card-lightning = Lightning
card-lightning-rules = +50 speed this round: you cast last and move first. Your other cards wait until then.
card-lightning-muscle = { card-lightning } (muscle)
card-lightning-muscle-rules = { card-lightning-rules } { muscle-rules }
realm-of-wonder-does-lightning = +50 speed: last to cast, first to move
card-plus = Plus Three
card-plus-rules = You, or any player you choose, get 3 extra movement points this round.
card-plus-muscle = { card-plus } (muscle)
card-plus-muscle-rules = { card-plus-rules } { muscle-rules }
realm-of-wonder-does-plus = 3 extra movement points for any player
card-minus = Minus Three
card-minus-rules = A player of your choice loses 3 movement points this round.
card-minus-muscle = { card-minus } (muscle)
card-minus-muscle-rules = { card-minus-rules } { muscle-rules }
realm-of-wonder-does-minus = 3 fewer movement points for any player
card-balloon = Balloon
card-balloon-rules = This round every space costs you 1, and you fly over houses, forts, monsters, characters and walls. Not over water, and not on the castle island.
card-balloon-muscle = { card-balloon } (muscle)
card-balloon-muscle-rules = { card-balloon-rules } { muscle-rules }
realm-of-wonder-does-balloon = Every space costs 1; over walls, houses, forts and anyone
card-runestone = Runestone
card-runestone-rules = Turn a disc to the path of a land of your choice.
card-runestone-muscle = { card-runestone } (muscle)
card-runestone-muscle-rules = { card-runestone-rules } { muscle-rules }
realm-of-wonder-does-runestone = Turns a disc to any land
card-transfer = Transfer
card-transfer-rules = Move any fort token to another well, or onto a fort of its own colour.
card-transfer-muscle = { card-transfer } (muscle)
card-transfer-muscle-rules = { card-transfer-rules } { muscle-rules }
realm-of-wonder-does-transfer = Moves a fort token to another well or a fort of its colour
rw-57-no-place = No fort token can go anywhere. Keep the card.
card-wish = Wish
card-wish-rules = Take an orb, a knight or any other tile from a player: you name both.
card-wish-muscle = { card-wish } (muscle)
card-wish-muscle-rules = { card-wish-rules } { muscle-rules }
realm-of-wonder-does-wish = Takes an orb, a knight or another tile from a player
rw-58-no-tile = No other player has a tile to wish for. Keep the card.
card-submarine = Submarine
card-submarine-rules = From a beach, travel at once to another free, easy beach of the same disc.
card-submarine-muscle = { card-submarine } (muscle)
card-submarine-muscle-rules = { card-submarine-rules } { muscle-rules }
realm-of-wonder-does-submarine = From beach to beach of a disc, at once
rw-59-no-beach = A submarine needs a beach beneath you and another free, easy beach on the same disc.
card-counterspell = Counterspell
card-counterspell-rules = Stop a spell that another player casts, even a Counterspell.
card-counterspell-muscle = { card-counterspell } (muscle)
card-counterspell-muscle-rules = { card-counterspell-rules } { muscle-rules }
realm-of-wonder-does-counterspell = Answers another player’s spell
rw-60-only-answers = A Counterspell only answers another player’s spell. Keep it until then.
muscle-rules = Or keep it: +1 in a battle.
answer-counterspell = a Counterspell
answer-counterspell-muscle = a Counterspell (muscle)
card-hidden = a card

## Tower tiles

tile-orb = Magic orb
tile-orb-rules = +1 MP each round. Three orbs open the castle.
tile-cursed = Cursed orb
tile-cursed-rules = −1 MP each round. Win a battle and you may give it to the loser. It counts as one of three orbs.
tile-cyclops = Cyclops
tile-cyclops-rules = Monster, +1 in battle. Treasure: a magic card. Three beaten monsters open the castle.
tile-vampire = Vampire
tile-vampire-rules = Monster, +2 in battle. Treasure: a bonus token. Three beaten monsters open the castle.
tile-dragon = Dragon
tile-dragon-rules = Monster, +3 in battle. Treasure: a magic card and a bonus token. Three beaten monsters open the castle.
tile-knight = Knight
tile-knight-rules = +2 in your next battle, whether you like it or not; then he rides home.
tile-potion = Potion
tile-potion-rules = Drink it on a runestone and choose a bonus for the rest of the game: a winged shoe (+1 movement point each round) or a muscle (+1 in every battle).
tile-teleport = Teleport
tile-teleport-rules = From a free well or your own, travel to another free well or your own. Using it ends your turn.
tile-chest = Chest
tile-chest-rules = Draw a magic card for each player, keep one and pass the rest on; each keeps one.
tile-scroll = Scroll
tile-scroll-rules = Draw a magic card.
tile-hidden = a face-down tile

monster-cyclops = a cyclops
monster-vampire = a vampire
monster-dragon = a dragon

bonus-shoe = winged shoe
bonus-shoe-rules = +1 movement point each round.
bonus-muscle = muscle
bonus-muscle-rules = +1 in every battle.

## Characters

character-mage = Mage
character-mage-rules = Lives on the heath. { power-mage-rules }
character-mage-about = Knows every spell, and where each of them went wrong.
character-golem = Golem
character-golem-rules = Lives in the quarry. { power-golem-rules }
character-golem-about = Has never been round anything in his life.
character-troll = Troll
character-troll-rules = Lives in the marsh. { power-troll-rules }
character-troll-about = Talks little, and mostly with his bird.
character-yeti = Yeti
character-yeti-rules = Lives on the ice. { power-yeti-rules }
character-yeti-about = Likes visitors, and likes it when the path leads only to him.
character-gnome = Gnome
character-gnome-rules = Lives in the orchard. { power-gnome-rules }
character-gnome-about = Built a catapult for apples, then ran out of apples.
character-cyclops = Cyclops
character-cyclops-rules = Lives in the dunes. { power-cyclops-rules }
character-cyclops-about = One eye, one window in the helmet: it fits.

power-mage = Magic wand
power-mage-rules = The magic wand: every well you own, your house too, gives you 1 MP at once.
power-golem = Fist
power-golem-rules = The fist: you walk through walls this round.
power-troll = Vulture
power-troll-rules = The vulture: this round every space costs 1 in the land where you are, on the mainland and on its island.
power-yeti = Frozen runestone
power-yeti-rules = The frozen runestone: turn a disc to the path of the ice.
power-gnome = Catapult
power-gnome-rules = The catapult: fly to a vortex of the outer disc.
power-cyclops = Diving helmet
power-cyclops-rules = The diving helmet: from a beach, dive to another easy beach of the same land.

## Lands and discs

land-heath = the heath
land-heath-name = Heath
land-heath-about = Purple hills, an honest wind, and always somebody’s hat.
land-quarry = the quarry
land-quarry-name = Quarry
land-quarry-about = Stone upon stone, and the bottom one is tired.
land-marsh = the marsh
land-marsh-name = Marsh
land-marsh-about = The ground is soft here. The frogs are not.
land-ice = the ice
land-ice-name = Ice
land-ice-about = Everybody slips. Those who live here do it on purpose.
land-orchard = the orchard
land-orchard-name = Orchard
land-orchard-about = The apples are sweet, and counted every evening.
land-dunes = the dunes
land-dunes-name = Dunes
land-dunes-about = Yesterday’s path is today’s hill.

disc-middle = middle disc
disc-castle = castle disc

## Quests, as the King proclaims them

quest-forts = The King’s Bath
quest-forts-goal = { $n ->
    [one] Own a fort on 1 well (3 MP, where you stop).
   *[other] Own forts on { $n } wells at the same time (3 MP each, where you stop).
}
quest-forts-rules = Quest: own forts on as many wells as the King asks for, all at the same time. Stop on a well and pay 3 MP to build one; it earns you 1 MP a round.
quest-forts-about = “My bath has run dry, and I know why: your wells leak. Build forts on them, so that nobody spills a drop. The one who guards enough of them may bring me the first bucket, warm, and stay for supper. I shall keep the crown on, as always.”
quest-pages = Grandmother’s Cookbook
quest-pages-goal = { $n ->
    [one] Find 1 page under the towers (1 MP to open one, where you stop).
   *[other] Find { $n } pages under the towers (1 MP to open one, where you stop).
}
quest-pages-rules = Quest: find as many pages as the King asks for. Three lie under towers of each land; nobody can take one from its finder.
quest-pages-about = “Grandmother’s cookbook blew off my balcony. The wind took it page by page and tucked three under the towers of every land. Bring me the pages. Not all of them: nobody misses the turnips. But the soup must be complete, and I am hungry now.”
quest-hoard = The Queen’s Wager
quest-hoard-goal = { $n ->
    [one] Have 1 magic point.
   *[other] Have { $n } magic points at once (forts and orbs bring more each round).
}
quest-hoard-rules = Quest: have as many magic points at once as the King asks for. They stay yours.
quest-hoard-about = “The Queen says that nobody in my realm can save up magic without spending it by Tuesday. I said that somebody can. Show me a full purse, all at once, and do not tell her how hard it was. I have bet my good slippers.”
quest-battles = Noise at the Keyhole
quest-battles-goal = { $n ->
    [one] Win 1 battle (walk onto a rival, or a monster from a tower).
   *[other] Win { $n } battles (walk onto a rival, or a monster from a tower).
}
quest-battles-rules = Quest: win as many battles as the King asks for, against characters or monsters.
quest-battles-about = “All day long somebody shouts through my keyhole how strong he is. Very well. Win your battles, against each other or against whatever sits in the towers, and I shall watch from the window with a biscuit. After that, at least the shouting will be true.”
quest-lands = The Finger on the Map
quest-lands-goal = { $n ->
    [one] Own a fort in 1 land (3 MP, on a well where you stop).
   *[other] Own forts in { $n } lands at the same time (3 MP each, on a well where you stop).
}
quest-lands-rules = Quest: own forts in as many different lands as the King asks for, all at the same time. Stop on a well and pay 3 MP to build one; it earns you 1 MP a round.
quest-lands-about = “My map-maker swears that nobody is at home in more than one land. I swore the opposite, and I am the King. Build in land after land, one flag in each. When I put my finger on the map with my eyes shut, I want to hit your colour.”

## Orders, roads, dice

order-never = never
order-aimed = if aimed at me, cards without a muscle first
order-aimed-muscle = if aimed at me, muscle cards first
order-ask = ask me
order-none = no muscles
order-all = all muscles
term-round = this round
term-always = from now on
road-quest = with the quest fulfilled
road-monsters = with three monsters
road-orbs = with three magic orbs
dice-purple = purple 2
