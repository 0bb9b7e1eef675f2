# Volfyirion: names of cards, Cities, Perks and Ploys, as printed, and what each does.
# C, B and K are Command, Battle and Knowledge points.

## Starting cards

card-prospector = Prospector
card-prospector-rules = Starting Command card, neutral. Gives 1 C.
card-captain = Captain
card-captain-rules = Starting Command card, neutral. Gives 1 C and 3 B.
card-diviner = Diviner
card-diviner-rules = Starting Command card, neutral. Gives 1 C and 3 K.

## Command cards

card-qoam-ritual = Qoam Ritual
card-qoam-ritual-rules = Command card, purple, costs 1 C. Gives 1 C. Remove it from the game: you may remove a card from your Play Area, hand or discard pile.
card-hidden-cache = Hidden Cache
card-hidden-cache-rules = Command card, purple, costs 2 C. Gives 2 K. Synergy Chain, with another purple card in play: +2 B.
card-celethes-law = Celethe’s Law
card-celethes-law-rules = Command card, purple, costs 3 C. Gives 2 C and 2 K. Synergy Chain, with another purple card in play: you may remove a card from your Play Area, hand or discard pile.
card-feasible-solution = Feasible Solution
card-feasible-solution-rules = Command card, purple, costs 4 C. Gives 1 C, 1 B and 2 K. Synergy Chain, with a red card and another purple card in play: +2 C and +3 K.
card-strategic-attack = Strategic Attack
card-strategic-attack-rules = Command card, purple, costs 5 C. Gives 1 C and 3 B. Synergy Chain, with a red card in play: draw 1 card.
card-alchemic-key = Alchemic Key
card-alchemic-key-rules = Command card, purple, costs 7 C. Gives 2 C, 2 B and 3 K. Synergy Chain, with a turquoise card in play: draw 1 card.
card-book-of-wisdom = Book of Wisdom
card-book-of-wisdom-rules = Command card, purple, costs 8 C. Gives 2 C, 1 B and 5 K. Synergy Chain, with two red cards in play: draw 2 cards.
card-stab = Stab
card-stab-rules = Command card, red, costs 1 C. Gives 2 B. Remove it from the game: draw 1 card.
card-decisive-strike = Decisive Strike
card-decisive-strike-rules = Command card, red, costs 3 C. Gives 2 B. Synergy Chain, with another red card in play: +2 B.
card-suicide-mission = Suicide Mission
card-suicide-mission-rules = Command card, red, costs 3 C. Gives 2 B. Remove it from the game: destroy an enemy Building.
card-anuths-trick = Anuth’s Trick
card-anuths-trick-rules = Command card, red, costs 4 C. Gives 2 C and 1 B. Remove it from the game: destroy an enemy Troop.
card-sabotage = Sabotage
card-sabotage-rules = Command card, red, costs 5 C. Gives 2 C and 2 B. Remove it from the game: destroy an enemy Building.
card-flawless-deploy = Flawless Deploy
card-flawless-deploy-rules = Command card, red, costs 7 C. Gives 2 C, 3 B and 2 K. Synergy Chain, with a turquoise card and a purple card in play: draw 2 cards.
card-endless-tactic = Endless Tactic
card-endless-tactic-rules = Command card, red, costs 8 C. Gives 2 C, 4 B and 3 K. Synergy Chain, with a turquoise card and a purple card in play: +3 B.
card-barter = Barter
card-barter-rules = Command card, turquoise, costs 1 C. Gives 1 C. Remove it from the game: +3 K.
card-worthy-trade = Worthy Trade
card-worthy-trade-rules = Command card, turquoise, costs 2 C. Gives 1 C and 1 K. Remove it from the game: you may remove a card from your Play Area, hand or discard pile.
card-telrons-analysis = Telron’s Analysis
card-telrons-analysis-rules = Command card, turquoise, costs 3 C. Gives 2 C and 1 K. Synergy Chain, with another turquoise card in play: draw 1 card.
card-harness-qoam = Harness Qoam
card-harness-qoam-rules = Command card, turquoise, costs 4 C. Gives 2 C, 1 B and 1 K. Synergy Chain, with another turquoise card and a red card in play: +2 B and +2 K.
card-shrewd-deal = Shrewd Deal
card-shrewd-deal-rules = Command card, turquoise, costs 5 C. Gives 2 C, 1 B and 1 K. Synergy Chain, with another turquoise card in play: +2 K.
card-qoam-vein = Qoam Vein
card-qoam-vein-rules = Command card, turquoise, costs 7 C. Gives 3 C, 2 B and 2 K. Synergy Chain, with a red card and a purple card in play: draw 2 cards.
card-volfyirions-mark = Volfyirion’s Mark
card-volfyirions-mark-rules = Command card, turquoise, costs 8 C. Gives 3 C, 3 B and 2 K. Synergy Chain, with another turquoise card and a purple card in play: move Volfyirion for free.

## Buildings

card-apothecary = Apothecary
card-apothecary-rules = Building, purple, costs 4 C. On your City, it gives 1 C and 1 K in each of your Main Phases. Synergy Chain, with a turquoise card in play: +1 K.
card-library = Library
card-library-rules = Building, purple, costs 5 C. On your City, it gives 2 C in each of your Main Phases. Synergy Chain, with a turquoise card and another purple card in play: draw 1 card.
card-laboratory = Laboratory
card-laboratory-rules = Building, purple, costs 6 C. On your City, it gives 1 C, 1 B and 1 K in each of your Main Phases. Synergy Chain, with a red card in play: +1 B.
card-barracks = Barracks
card-barracks-rules = Building, red, costs 4 C. On your City, it gives 2 B in each of your Main Phases. Synergy Chain, with two other red cards in play: draw 1 card.
card-war-academy = War Academy
card-war-academy-rules = Building, red, costs 5 C. On your City, it gives 2 B in each of your Main Phases. Synergy Chain, with another red card and a purple card in play: +2 B.
card-headquarters = Headquarters
card-headquarters-rules = Building, red, costs 6 C. On your City, it gives 1 C and 2 B in each of your Main Phases. Synergy Chain, with a turquoise card and another red card in play: +1 C and +2 K.
card-mint = Mint
card-mint-rules = Building, turquoise, costs 4 C. On your City, it gives 1 C and 1 K in each of your Main Phases. Synergy Chain, with two other turquoise cards in play: +2 C.
card-black-market = Black Market
card-black-market-rules = Building, turquoise, costs 5 C. On your City, it gives 2 C in each of your Main Phases. Synergy Chain, with a red card in play: you may remove a card from your Play Area, hand or discard pile.
card-bank = Bank
card-bank-rules = Building, turquoise, costs 6 C. On your City, it gives 1 C and 1 B in each of your Main Phases. Synergy Chain, with another turquoise card in play: draw 1 card.

## Troops

card-novice = Novice
card-novice-rules = Troop, neutral, costs 3 C. Adds 2 Defence to your City. Remove it from the game: +3 K.
card-fighter = Fighter
card-fighter-rules = Troop, neutral, costs 3 C. Adds 2 Defence to your City. Remove it from the game: +3 B.
card-soldier = Soldier
card-soldier-rules = Troop, neutral, costs 3 C. Adds 3 Defence to your City. Remove it from the game: +2 B.
card-guard = Guard
card-guard-rules = Troop, neutral, costs 4 C. Adds 4 Defence to your City. Remove it from the game: +3 B.
card-scholar = Scholar
card-scholar-rules = Troop, purple, costs 4 C. Adds 3 Defence to your City. Remove it from the game: +3 K.
card-qoam-scout = Qoam Scout
card-qoam-scout-rules = Troop, turquoise, costs 4 C. Adds 3 Defence to your City. Remove it from the game: +3 K.
card-qoamipulator = Qoamipulator
card-qoamipulator-rules = Troop, purple, costs 6 C. Adds 5 Defence to your City. Remove it from the game: +5 K.
card-armored-soldier = Armored Soldier
card-armored-soldier-rules = Troop, turquoise, costs 6 C. Adds 5 Defence to your City. Remove it from the game: +5 B.
card-elite-trooper = Elite Trooper
card-elite-trooper-rules = Troop, red, costs 7 C. Adds 6 Defence to your City. Remove it from the game: +5 B.

## Wonders

card-divining-petals = Divining Petals
card-divining-petals-rules = Wonder, costs 2 B. Stays in your Play Area and, unless sealed, gives 1 B in each of your Main Phases. Remove it from the game: +2 K.
card-sharp-qoam = Sharp Qoam
card-sharp-qoam-rules = Wonder, costs 2 B. Stays in your Play Area and, unless sealed, gives 1 B in each of your Main Phases. Remove it from the game: +2 C.
card-glowing-fungii = Glowing Fungii
card-glowing-fungii-rules = Wonder, costs 3 B. Stays in your Play Area and, unless sealed, gives 1 C and 1 B in each of your Main Phases. Remove it from the game: you may remove a card from your Play Area, hand or discard pile.
card-pure-qoam = Pure Qoam
card-pure-qoam-rules = Wonder, costs 3 B. Stays in your Play Area and, unless sealed, gives 1 C in each of your Main Phases. Remove it from the game: +3 K.
card-sibilant-crystal = Sibilant Crystal
card-sibilant-crystal-rules = Wonder, costs 3 B. Stays in your Play Area and, unless sealed, gives 1 C and 1 K in each of your Main Phases. Remove it from the game: +2 B.
card-strange-box = Strange Box
card-strange-box-rules = Wonder, costs 3 B. Stays in your Play Area and, unless sealed, gives 1 C and 1 K in each of your Main Phases. Remove it from the game: +2 C.
card-voracious-seed = Voracious Seed
card-voracious-seed-rules = Wonder, costs 3 B. Stays in your Play Area and, unless sealed, gives 1 K in each of your Main Phases. Remove it from the game: destroy an enemy Building.
card-living-knife = Living Knife
card-living-knife-rules = Wonder, costs 3 B. Stays in your Play Area and, unless sealed, gives 1 B in each of your Main Phases. Remove it from the game: destroy an enemy Troop.
card-void-fluid = Void Fluid
card-void-fluid-rules = Wonder, costs 4 B. Stays in your Play Area and, unless sealed, gives 2 B in each of your Main Phases. Remove it from the game: destroy an enemy Building.
card-black-spores = Black Spores
card-black-spores-rules = Wonder, costs 4 B. Stays in your Play Area and, unless sealed, gives 1 C and 1 K in each of your Main Phases. Remove it from the game: destroy an enemy Troop.
card-primal-beast = Primal Beast
card-primal-beast-rules = Wonder, costs 4 B. Stays in your Play Area and, unless sealed, gives 1 B and 1 K in each of your Main Phases. Remove it from the game: draw 1 card.
card-floating-crystal = Floating Crystal
card-floating-crystal-rules = Wonder, costs 4 B. Stays in your Play Area and, unless sealed, gives 1 C and 1 K in each of your Main Phases. Remove it from the game: draw 1 card.
card-emerald-horn = Emerald Horn
card-emerald-horn-rules = Wonder, costs 6 B. Stays in your Play Area and, unless sealed, gives 2 C and 1 K in each of your Main Phases. Remove it from the game: move Volfyirion for free.

## Extra cards

card-mercenary-archer = Mercenary Archer
card-mercenary-archer-rules = Mercenary Troop, neutral, costs 2 C. Adds 4 Defence to your City. An attack pays for City and Mercenary at once: the Mercenary is shuffled into the Asset Deck, then the City falls.
card-mercenary-veteran = Mercenary Veteran
card-mercenary-veteran-rules = Mercenary Troop, neutral, costs 3 C. Adds 5 Defence to your City. An attack pays for City and Mercenary at once: the Mercenary is shuffled into the Asset Deck, then the City falls.
card-saboteur = Saboteur
card-saboteur-rules = Command card, neutral, costs 3 C. Gives 1 C. When you acquire it, it goes to the opponent’s discard pile. No card effect can remove it.
card-ascension-path = Ascension Path
card-ascension-path-rules = Wonder, costs 3 B. Gives 2 C and 2 B in each of your Main Phases. It cannot be sealed. A player may pay 4 K to take it from the opponent’s Play Area.

## Cities

city-tylaris = Tylaris
city-tylaris-rules = City, Defence 8. It has one Troop space and one Building space.
city-vahylea = Vahylea
city-vahylea-rules = City, Defence 9. It has one Troop space and one Building space.
city-alantar = Alantar
city-alantar-rules = City, Defence 10. It has one Troop space and one Building space.
city-yrdesh = Yrdesh
city-yrdesh-rules = { city-tylaris-rules }
city-akao-uket = Akao Uket
city-akao-uket-rules = { city-vahylea-rules }
city-kyr = Kyr
city-kyr-rules = { city-alantar-rules }
city-lair = Lair
city-lair-rules = The Lair, Defence 9. The player who defeats Volfyirion takes it as a City: it gives 4 B in each Main Phase and has no spaces.

## Perks and Ploys

perk-qoam-armory = Qoam Armory
perk-qoam-armory-rules = Perk. Defeating Volfyirion costs you 14 B, not 16.
perk-anomaly-collider = Anomaly Collider
perk-anomaly-collider-rules = Perk. Once a turn you may seal an unsealed Wonder of your own, without paying, to gain K equal to its cost.
perk-qoam-oracle = Qoam Oracle
perk-qoam-oracle-rules = Perk. You can acquire the top card of the Asset Deck as if it were in the Asset Row.
perk-heroes-party = Heroes Party
perk-heroes-party-rules = Perk. Pay 4 B to acquire the top card of the Wonder deck, unseen and whatever its cost.
ploy-mirage-city = Mirage City
ploy-mirage-city-rules = Ploy. When the opponent moves Volfyirion onto one of your Cities, it goes back to the Lair.
ploy-double-shift = Double Shift
ploy-double-shift-rules = Ploy. At the opponent’s first attack on one of your Cities, the B spent are lost and that City has +2 Defence this turn.
ploy-qoam-instability = Qoam Instability
ploy-qoam-instability-rules = Ploy. When two Buildings are in play across both City Areas, destroy both.
ploy-afterthought = Afterthought
ploy-afterthought-rules = Ploy. When two Troops are in play across both City Areas, destroy both.
ploy-crystallization = Crystallization
ploy-crystallization-rules = Ploy. When three Wonders are in play across both Play Areas, destroy all three.
ploy-second-chance = Second Chance
ploy-second-chance-rules = Ploy. When the opponent attacks one of your Cities with a Troop’s Remove ability, you may put that Troop onto one of your Cities.
