### World Adventure: what a move gains, after “it brings …”.

hint-world-adventure-end = victory
hint-world-adventure-runes = a rune
hint-world-adventure-next-runes = a step towards your next runes
hint-world-adventure-status = a status that suits your hero
hint-world-adventure-gold = more gold
hint-world-adventure-stalls = gold from stalls in the months to come
hint-world-adventure-goods = goods to sell
hint-world-adventure-caravan = a caravan that suits your hero
hint-world-adventure-upgrades = better equipment for your caravan
hint-world-adventure-powers = a power or an item to use
hint-world-adventure-experience = more experience
hint-world-adventure-soldiers = stronger soldiers
hint-world-adventure-wanted = a lower wanted level
hint-world-adventure-pending = a chance worth taking
hint-world-adventure-danger = safety from those who roam
hint-world-adventure-rival = a setback for your strongest rival
