### Realm of Wonder: what a move gains, after “it brings …”.

hint-realm-of-wonder-end = victory in the race
hint-realm-of-wonder-quest = a step forward in the King’s quest
hint-realm-of-wonder-monsters = a step towards the monsters you need
hint-realm-of-wonder-orbs = a step towards the orbs you need
hint-realm-of-wonder-castle = a quicker way into the castle
hint-realm-of-wonder-cards = more magic cards
hint-realm-of-wonder-tokens = more strength or speed for good
hint-realm-of-wonder-tiles = a useful tile
hint-realm-of-wonder-power = a power that is ready for use
hint-realm-of-wonder-points = more magic points
hint-realm-of-wonder-guard = more safety for your forts
hint-realm-of-wonder-movement = more freedom to move
hint-realm-of-wonder-ways = a shorter way to good places
hint-realm-of-wonder-finds = the chance of a good find
hint-realm-of-wonder-rival = a setback for your strongest rival
