### Realm of Wonder: what a move gains, after “it …”.

hint-realm-of-wonder-end = wins the race
hint-realm-of-wonder-quest = takes you a step further in the quest
hint-realm-of-wonder-monsters = takes you closer to the monsters you need
hint-realm-of-wonder-orbs = takes you closer to the orbs you need
hint-realm-of-wonder-castle = gets you to the castle sooner
hint-realm-of-wonder-cards = gives you magic cards
hint-realm-of-wonder-tokens = makes you stronger or faster for good
hint-realm-of-wonder-tiles = gives you a tile that helps you
hint-realm-of-wonder-power = keeps your power ready
hint-realm-of-wonder-points = gives you more magic points, now or in the rounds to come
hint-realm-of-wonder-guard = makes your forts safer
hint-realm-of-wonder-movement = gives you better movement
hint-realm-of-wonder-ways = brings you nearer to places worth going to
hint-realm-of-wonder-orders = sets a standing order as it mostly serves best
hint-realm-of-wonder-finds = promises something good to take
hint-realm-of-wonder-rival = sets your strongest rival back
