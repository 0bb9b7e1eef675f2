### Volfyirion: what a move gains, after “it brings …”.

hint-volfyirion-end = victory
hint-volfyirion-command = more C a turn
hint-volfyirion-battle = more B a turn
hint-volfyirion-knowledge = more K a turn
hint-volfyirion-synergy = Synergy Chains more often
hint-volfyirion-abilities = cards with useful effects
hint-volfyirion-removals = a card that you can remove for its bonus
hint-volfyirion-guard = more Defence for your Cities
hint-volfyirion-cities = another City that stands on your side
hint-volfyirion-danger = less danger for your Cities
hint-volfyirion-asked = the chance to remove a weak card
hint-volfyirion-to-do = more to buy or do
hint-volfyirion-rival-deck = fewer points or less Defence for the enemy
hint-volfyirion-rival-deck-seal-wonder = an end to what an enemy Wonder gives, until it is unsealed
hint-volfyirion-rival-deck-destroy = the loss of a card on an enemy City
hint-volfyirion-rival-cities = the fall of an enemy City
hint-volfyirion-rival-danger = danger for an enemy City
hint-volfyirion-rival-to-do = less for the enemy to buy or do
hint-volfyirion-by-play-card = points to spend in this turn
hint-volfyirion-by-play-all = { hint-volfyirion-by-play-card }
hint-volfyirion-by-replace = another card to choose from in the Row
hint-volfyirion-by-buy-off = a dragon that holds fewer Wonders
