### Words that stand only on the pictures of World Adventure.

picture-wa-month = Month { $n } · stage { $stage }
picture-wa-step-setup = Clans get ready
picture-wa-step-beginning = Month begins
picture-wa-step-raid = The raid
picture-wa-step-players = The clans
picture-wa-step-npcs = On the prowl
picture-wa-step-end = Month’s end

picture-wa-legend-merchant = Merchants
picture-wa-legend-monster = Monsters
picture-wa-legend-marker = None now
picture-wa-legend-need = City’s need
picture-wa-legend-stall = Stall
picture-wa-legend-haunt = Legend
picture-wa-legend-quest = Quest here
picture-wa-legend-npc = Hunts here

picture-wa-no-hero = No hero yet
picture-wa-no-quest = No quest

picture-wa-kind-hero = Hero
picture-wa-kind-merchant = Merchant
picture-wa-kind-monster = Monster
picture-wa-kind-patrol = On the road
picture-wa-kind-item = Legendary item
picture-wa-kind-event = World event
picture-wa-kind-power = Rune Power
picture-wa-kind-quest = Guild quest
picture-wa-letter-green = G
picture-wa-letter-yellow = Y

picture-wa-deeds = Great deeds
picture-wa-goal = { $n } runes win
picture-wa-goal-legend = { $n } runes win, one for a legendary monster
picture-wa-deed-legendary = Legendary monster
picture-wa-deed-hero = Hero of level 2
picture-wa-deed-soldiers = 2 soldiers of level 2
picture-wa-deed-caravan = Caravan of level 2
picture-wa-deed-upgrades = Every upgrade
picture-wa-deed-stalls-2 = 2 stalls
picture-wa-deed-stalls-3 = 3 stalls
picture-wa-deed-stalls-4 = 4 stalls
picture-wa-deed-brigand = Brigand
picture-wa-deed-government = Government
picture-wa-deed-player = Another clan
picture-wa-deed-minion = Minion
picture-wa-deed-destroyer = Destroyer
picture-wa-deed-raid = Raid
picture-wa-deed-quest = Guild quest
picture-wa-deed-green = Green merchant
picture-wa-deed-yellow = Yellow merchant
picture-wa-deed-sale-12 = Sale of 12 gold
picture-wa-deed-sale-16 = Sale of 16 gold
