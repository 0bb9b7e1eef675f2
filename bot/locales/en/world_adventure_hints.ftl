### World Adventure: what a move gains, after “it …”.

hint-world-adventure-end = wins the game
hint-world-adventure-runes = wins you a rune
hint-world-adventure-next-runes = brings your next runes nearer
hint-world-adventure-status = raises a status that suits your hero
hint-world-adventure-gold = leaves you with more gold
hint-world-adventure-stalls = earns you gold from stalls in the months to come
hint-world-adventure-goods = brings you goods to sell
hint-world-adventure-caravan = gives you a caravan that suits your hero
hint-world-adventure-upgrades = equips your caravan better
hint-world-adventure-powers = gives you a power or an item to use
hint-world-adventure-experience = brings experience
hint-world-adventure-soldiers = strengthens your soldiers
hint-world-adventure-wanted = makes you less wanted
hint-world-adventure-pending = opens a chance that is worth taking
hint-world-adventure-danger = takes you out of danger from those who roam
hint-world-adventure-rival = sets your strongest rival back
