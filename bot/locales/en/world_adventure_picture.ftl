### Words that stand only on the pictures of World Adventure.

picture-wa-month = Month { $n } · stage { $stage }
picture-wa-step-setup = Making up clans
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
picture-wa-legend-npc = Hunts you

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
