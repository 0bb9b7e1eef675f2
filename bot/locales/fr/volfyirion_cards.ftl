# Volfyirion : les noms des cartes, des Cités, des Atouts et des Ruses, comme imprimés, et ce que fait chaque carte.
# C, B et K sont les points de Commandement, de Bataille et de Connaissance.

## Starting cards

card-prospector = Prospector
card-prospector-rules = Carte Commandement de départ, neutre. Donne 1 C.
card-captain = Captain
card-captain-rules = Carte Commandement de départ, neutre. Donne 1 C et 3 B.
card-diviner = Diviner
card-diviner-rules = Carte Commandement de départ, neutre. Donne 1 C et 3 K.

## Command cards

card-qoam-ritual = Qoam Ritual
card-qoam-ritual-rules = Carte Commandement, violette, coûte 1 C. Donne 1 C. Retire-la de la partie : tu peux retirer une carte de ta zone de jeu, de ta main ou de ta défausse.
card-hidden-cache = Hidden Cache
card-hidden-cache-rules = Carte Commandement, violette, coûte 2 C. Donne 2 K. Chaîne de synergie, avec une autre carte violette en jeu : +2 B.
card-celethes-law = Celethe’s Law
card-celethes-law-rules = Carte Commandement, violette, coûte 3 C. Donne 2 C et 2 K. Chaîne de synergie, avec une autre carte violette en jeu : tu peux retirer une carte de ta zone de jeu, de ta main ou de ta défausse.
card-feasible-solution = Feasible Solution
card-feasible-solution-rules = Carte Commandement, violette, coûte 4 C. Donne 1 C, 1 B et 2 K. Chaîne de synergie, avec une carte rouge et une autre carte violette en jeu : +2 C et +3 K.
card-strategic-attack = Strategic Attack
card-strategic-attack-rules = Carte Commandement, violette, coûte 5 C. Donne 1 C et 3 B. Chaîne de synergie, avec une carte rouge en jeu : pioche 1 carte.
card-alchemic-key = Alchemic Key
card-alchemic-key-rules = Carte Commandement, violette, coûte 7 C. Donne 2 C, 2 B et 3 K. Chaîne de synergie, avec une carte turquoise en jeu : pioche 1 carte.
card-book-of-wisdom = Book of Wisdom
card-book-of-wisdom-rules = Carte Commandement, violette, coûte 8 C. Donne 2 C, 1 B et 5 K. Chaîne de synergie, avec deux cartes rouges en jeu : pioche 2 cartes.
card-stab = Stab
card-stab-rules = Carte Commandement, rouge, coûte 1 C. Donne 2 B. Retire-la de la partie : pioche 1 carte.
card-decisive-strike = Decisive Strike
card-decisive-strike-rules = Carte Commandement, rouge, coûte 3 C. Donne 2 B. Chaîne de synergie, avec une autre carte rouge en jeu : +2 B.
card-suicide-mission = Suicide Mission
card-suicide-mission-rules = Carte Commandement, rouge, coûte 3 C. Donne 2 B. Retire-la de la partie : détruis un Bâtiment ennemi.
card-anuths-trick = Anuth’s Trick
card-anuths-trick-rules = Carte Commandement, rouge, coûte 4 C. Donne 2 C et 1 B. Retire-la de la partie : détruis une Troupe ennemie.
card-sabotage = Sabotage
card-sabotage-rules = Carte Commandement, rouge, coûte 5 C. Donne 2 C et 2 B. Retire-la de la partie : détruis un Bâtiment ennemi.
card-flawless-deploy = Flawless Deploy
card-flawless-deploy-rules = Carte Commandement, rouge, coûte 7 C. Donne 2 C, 3 B et 2 K. Chaîne de synergie, avec une carte turquoise et une carte violette en jeu : pioche 2 cartes.
card-endless-tactic = Endless Tactic
card-endless-tactic-rules = Carte Commandement, rouge, coûte 8 C. Donne 2 C, 4 B et 3 K. Chaîne de synergie, avec une carte turquoise et une carte violette en jeu : +3 B.
card-barter = Barter
card-barter-rules = Carte Commandement, turquoise, coûte 1 C. Donne 1 C. Retire-la de la partie : +3 K.
card-worthy-trade = Worthy Trade
card-worthy-trade-rules = Carte Commandement, turquoise, coûte 2 C. Donne 1 C et 1 K. Retire-la de la partie : tu peux retirer une carte de ta zone de jeu, de ta main ou de ta défausse.
card-telrons-analysis = Telron’s Analysis
card-telrons-analysis-rules = Carte Commandement, turquoise, coûte 3 C. Donne 2 C et 1 K. Chaîne de synergie, avec une autre carte turquoise en jeu : pioche 1 carte.
card-harness-qoam = Harness Qoam
card-harness-qoam-rules = Carte Commandement, turquoise, coûte 4 C. Donne 2 C, 1 B et 1 K. Chaîne de synergie, avec une autre carte turquoise et une carte rouge en jeu : +2 B et +2 K.
card-shrewd-deal = Shrewd Deal
card-shrewd-deal-rules = Carte Commandement, turquoise, coûte 5 C. Donne 2 C, 1 B et 1 K. Chaîne de synergie, avec une autre carte turquoise en jeu : +2 K.
card-qoam-vein = Qoam Vein
card-qoam-vein-rules = Carte Commandement, turquoise, coûte 7 C. Donne 3 C, 2 B et 2 K. Chaîne de synergie, avec une carte rouge et une carte violette en jeu : pioche 2 cartes.
card-volfyirions-mark = Volfyirion’s Mark
card-volfyirions-mark-rules = Carte Commandement, turquoise, coûte 8 C. Donne 3 C, 3 B et 2 K. Chaîne de synergie, avec une autre carte turquoise et une carte violette en jeu : déplace Volfyirion sans payer.

## Buildings

card-apothecary = Apothecary
card-apothecary-rules = Bâtiment, violet, coûte 4 C. Reste sur ta Cité et donne 1 C et 1 K à chacune de tes phases principales. Chaîne de synergie, avec une carte turquoise en jeu : +1 K.
card-library = Library
card-library-rules = Bâtiment, violet, coûte 5 C. Reste sur ta Cité et donne 2 C à chacune de tes phases principales. Chaîne de synergie, avec une carte turquoise et une autre carte violette en jeu : pioche 1 carte.
card-laboratory = Laboratory
card-laboratory-rules = Bâtiment, violet, coûte 6 C. Reste sur ta Cité et donne 1 C, 1 B et 1 K à chacune de tes phases principales. Chaîne de synergie, avec une carte rouge en jeu : +1 B.
card-barracks = Barracks
card-barracks-rules = Bâtiment, rouge, coûte 4 C. Reste sur ta Cité et donne 2 B à chacune de tes phases principales. Chaîne de synergie, avec deux autres cartes rouges en jeu : pioche 1 carte.
card-war-academy = War Academy
card-war-academy-rules = Bâtiment, rouge, coûte 5 C. Reste sur ta Cité et donne 2 B à chacune de tes phases principales. Chaîne de synergie, avec une autre carte rouge et une carte violette en jeu : +2 B.
card-headquarters = Headquarters
card-headquarters-rules = Bâtiment, rouge, coûte 6 C. Reste sur ta Cité et donne 1 C et 2 B à chacune de tes phases principales. Chaîne de synergie, avec une carte turquoise et une autre carte rouge en jeu : +1 C et +2 K.
card-mint = Mint
card-mint-rules = Bâtiment, turquoise, coûte 4 C. Reste sur ta Cité et donne 1 C et 1 K à chacune de tes phases principales. Chaîne de synergie, avec deux autres cartes turquoises en jeu : +2 C.
card-black-market = Black Market
card-black-market-rules = Bâtiment, turquoise, coûte 5 C. Reste sur ta Cité et donne 2 C à chacune de tes phases principales. Chaîne de synergie, avec une carte rouge en jeu : tu peux retirer une carte de ta zone de jeu, de ta main ou de ta défausse.
card-bank = Bank
card-bank-rules = Bâtiment, turquoise, coûte 6 C. Reste sur ta Cité et donne 1 C et 1 B à chacune de tes phases principales. Chaîne de synergie, avec une autre carte turquoise en jeu : pioche 1 carte.

## Troops

card-novice = Novice
card-novice-rules = Troupe, neutre, coûte 3 C. Ajoute 2 de Défense à ta Cité. Retire-la de la partie : +3 K.
card-fighter = Fighter
card-fighter-rules = Troupe, neutre, coûte 3 C. Ajoute 2 de Défense à ta Cité. Retire-la de la partie : +3 B.
card-soldier = Soldier
card-soldier-rules = Troupe, neutre, coûte 3 C. Ajoute 3 de Défense à ta Cité. Retire-la de la partie : +2 B.
card-guard = Guard
card-guard-rules = Troupe, neutre, coûte 4 C. Ajoute 4 de Défense à ta Cité. Retire-la de la partie : +3 B.
card-scholar = Scholar
card-scholar-rules = Troupe, violette, coûte 4 C. Ajoute 3 de Défense à ta Cité. Retire-la de la partie : +3 K.
card-qoam-scout = Qoam Scout
card-qoam-scout-rules = Troupe, turquoise, coûte 4 C. Ajoute 3 de Défense à ta Cité. Retire-la de la partie : +3 K.
card-qoamipulator = Qoamipulator
card-qoamipulator-rules = Troupe, violette, coûte 6 C. Ajoute 5 de Défense à ta Cité. Retire-la de la partie : +5 K.
card-armored-soldier = Armored Soldier
card-armored-soldier-rules = Troupe, turquoise, coûte 6 C. Ajoute 5 de Défense à ta Cité. Retire-la de la partie : +5 B.
card-elite-trooper = Elite Trooper
card-elite-trooper-rules = Troupe, rouge, coûte 7 C. Ajoute 6 de Défense à ta Cité. Retire-la de la partie : +5 B.

## Wonders

card-divining-petals = Divining Petals
card-divining-petals-rules = Merveille, coûte 2 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 B à chacune de tes phases principales. Retire-la de la partie : +2 K.
card-sharp-qoam = Sharp Qoam
card-sharp-qoam-rules = Merveille, coûte 2 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 B à chacune de tes phases principales. Retire-la de la partie : +2 C.
card-glowing-fungii = Glowing Fungii
card-glowing-fungii-rules = Merveille, coûte 3 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 C et 1 B à chacune de tes phases principales. Retire-la de la partie : tu peux retirer une carte de ta zone de jeu, de ta main ou de ta défausse.
card-pure-qoam = Pure Qoam
card-pure-qoam-rules = Merveille, coûte 3 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 C à chacune de tes phases principales. Retire-la de la partie : +3 K.
card-sibilant-crystal = Sibilant Crystal
card-sibilant-crystal-rules = Merveille, coûte 3 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 C et 1 K à chacune de tes phases principales. Retire-la de la partie : +2 B.
card-strange-box = Strange Box
card-strange-box-rules = Merveille, coûte 3 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 C et 1 K à chacune de tes phases principales. Retire-la de la partie : +2 C.
card-voracious-seed = Voracious Seed
card-voracious-seed-rules = Merveille, coûte 3 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 K à chacune de tes phases principales. Retire-la de la partie : détruis un Bâtiment ennemi.
card-living-knife = Living Knife
card-living-knife-rules = Merveille, coûte 3 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 B à chacune de tes phases principales. Retire-la de la partie : détruis une Troupe ennemie.
card-void-fluid = Void Fluid
card-void-fluid-rules = Merveille, coûte 4 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 2 B à chacune de tes phases principales. Retire-la de la partie : détruis un Bâtiment ennemi.
card-black-spores = Black Spores
card-black-spores-rules = Merveille, coûte 4 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 C et 1 K à chacune de tes phases principales. Retire-la de la partie : détruis une Troupe ennemie.
card-primal-beast = Primal Beast
card-primal-beast-rules = Merveille, coûte 4 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 B et 1 K à chacune de tes phases principales. Retire-la de la partie : pioche 1 carte.
card-floating-crystal = Floating Crystal
card-floating-crystal-rules = Merveille, coûte 4 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 1 C et 1 K à chacune de tes phases principales. Retire-la de la partie : pioche 1 carte.
card-emerald-horn = Emerald Horn
card-emerald-horn-rules = Merveille, coûte 6 B. Reste dans ta zone de jeu et, si elle n’est pas scellée, donne 2 C et 1 K à chacune de tes phases principales. Retire-la de la partie : déplace Volfyirion sans payer.

## Extra cards

card-mercenary-archer = Mercenary Archer
card-mercenary-archer-rules = Troupe mercenaire, neutre, coûte 2 C. Ajoute 4 de Défense à ta Cité. Une attaque paie la Cité et le Mercenaire ensemble : le Mercenaire est mélangé dans la pioche Stratégie, puis la Cité tombe.
card-mercenary-veteran = Mercenary Veteran
card-mercenary-veteran-rules = Troupe mercenaire, neutre, coûte 3 C. Ajoute 5 de Défense à ta Cité. Une attaque paie la Cité et le Mercenaire ensemble : le Mercenaire est mélangé dans la pioche Stratégie, puis la Cité tombe.
card-saboteur = Saboteur
card-saboteur-rules = Carte Commandement, neutre, coûte 3 C. Donne 1 C. Une fois acquise, elle va dans la défausse de l’adversaire. Aucun effet de carte ne peut la retirer.
card-ascension-path = Ascension Path
card-ascension-path-rules = Merveille, coûte 3 B. Donne 2 C et 2 B à chacune de tes phases principales. Elle ne peut pas être scellée. Un joueur peut payer 4 K pour la prendre dans la zone de jeu de l’adversaire.

## Cities

city-tylaris = Tylaris
city-tylaris-rules = Cité, Défense 8. Elle a un emplacement de Troupe et un de Bâtiment.
city-vahylea = Vahylea
city-vahylea-rules = Cité, Défense 9. Elle a un emplacement de Troupe et un de Bâtiment.
city-alantar = Alantar
city-alantar-rules = Cité, Défense 10. Elle a un emplacement de Troupe et un de Bâtiment.
city-yrdesh = Yrdesh
city-yrdesh-rules = { city-tylaris-rules }
city-akao-uket = Akao Uket
city-akao-uket-rules = { city-vahylea-rules }
city-kyr = Kyr
city-kyr-rules = { city-alantar-rules }
city-lair = Antre
city-lair-rules = L’Antre, Défense 9. Le joueur qui vainc Volfyirion le prend comme Cité : il donne 4 B à chaque phase principale et n’a aucun emplacement.

## Perks and Ploys

perk-qoam-armory = Qoam Armory
perk-qoam-armory-rules = Atout. Vaincre Volfyirion te coûte 14 B au lieu de 16.
perk-anomaly-collider = Anomaly Collider
perk-anomaly-collider-rules = Atout. Une fois par tour, scelle sans payer une de tes Merveilles non scellées pour gagner autant de K que son coût.
perk-qoam-oracle = Qoam Oracle
perk-qoam-oracle-rules = Atout. Tu peux acquérir la première carte de la pioche Stratégie comme si elle était au Centre stratégique.
perk-heroes-party = Heroes Party
perk-heroes-party-rules = Atout. Paie 4 B pour acquérir la première Merveille de la pioche, sans la voir et quel que soit son coût.
ploy-mirage-city = Mirage City
ploy-mirage-city-rules = Ruse. Quand l’adversaire déplace Volfyirion sur une de tes Cités, remets-le sur l’Antre.
ploy-double-shift = Double Shift
ploy-double-shift-rules = Ruse. À la première attaque de l’adversaire sur une de tes Cités, les B dépensés sont perdus et cette Cité a +2 de Défense ce tour-ci.
ploy-qoam-instability = Qoam Instability
ploy-qoam-instability-rules = Ruse. Quand il y a en tout deux Bâtiments en jeu dans les deux zones de Cités, détruis les deux.
ploy-afterthought = Afterthought
ploy-afterthought-rules = Ruse. Quand il y a en tout deux Troupes en jeu dans les deux zones de Cités, détruis les deux.
ploy-crystallization = Crystallization
ploy-crystallization-rules = Ruse. Quand il y a en tout trois Merveilles en jeu dans les deux zones de jeu, détruis les trois.
ploy-second-chance = Second Chance
ploy-second-chance-rules = Ruse. Quand l’adversaire attaque une de tes Cités grâce au Retrait d’une Troupe, tu peux mettre cette Troupe sur une de tes Cités.
