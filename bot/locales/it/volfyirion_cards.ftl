# Volfyirion: i nomi di carte, Città, Specializzazioni ed Espedienti, come stampati, e quello che fa ogni carta.
# C, B e K sono i punti Comando, Battaglia e Conoscenza.

## Starting cards

card-prospector = Prospector
card-prospector-rules = Carta Comando iniziale, neutra. Dà 1 C.
card-captain = Captain
card-captain-rules = Carta Comando iniziale, neutra. Dà 1 C e 3 B.
card-diviner = Diviner
card-diviner-rules = Carta Comando iniziale, neutra. Dà 1 C e 3 K.

## Command cards

card-qoam-ritual = Qoam Ritual
card-qoam-ritual-rules = Carta Comando, viola, costa 1 C. Dà 1 C. Rimuovila dal gioco: puoi rimuovere una carta dalla tua Area di Gioco, dalla mano o dalla Pila degli Scarti.
card-hidden-cache = Hidden Cache
card-hidden-cache-rules = Carta Comando, viola, costa 2 C. Dà 2 K. Sinergia a Cascata, con un’altra carta viola in gioco: +2 B.
card-celethes-law = Celethe’s Law
card-celethes-law-rules = Carta Comando, viola, costa 3 C. Dà 2 C e 2 K. Sinergia a Cascata, con un’altra carta viola in gioco: puoi rimuovere una carta dalla tua Area di Gioco, dalla mano o dalla Pila degli Scarti.
card-feasible-solution = Feasible Solution
card-feasible-solution-rules = Carta Comando, viola, costa 4 C. Dà 1 C, 1 B e 2 K. Sinergia a Cascata, con una carta rossa e un’altra carta viola in gioco: +2 C e +3 K.
card-strategic-attack = Strategic Attack
card-strategic-attack-rules = Carta Comando, viola, costa 5 C. Dà 1 C e 3 B. Sinergia a Cascata, con una carta rossa in gioco: pesca 1 carta.
card-alchemic-key = Alchemic Key
card-alchemic-key-rules = Carta Comando, viola, costa 7 C. Dà 2 C, 2 B e 3 K. Sinergia a Cascata, con una carta turchese in gioco: pesca 1 carta.
card-book-of-wisdom = Book of Wisdom
card-book-of-wisdom-rules = Carta Comando, viola, costa 8 C. Dà 2 C, 1 B e 5 K. Sinergia a Cascata, con due carte rosse in gioco: pesca 2 carte.
card-stab = Stab
card-stab-rules = Carta Comando, rossa, costa 1 C. Dà 2 B. Rimuovila dal gioco: pesca 1 carta.
card-decisive-strike = Decisive Strike
card-decisive-strike-rules = Carta Comando, rossa, costa 3 C. Dà 2 B. Sinergia a Cascata, con un’altra carta rossa in gioco: +2 B.
card-suicide-mission = Suicide Mission
card-suicide-mission-rules = Carta Comando, rossa, costa 3 C. Dà 2 B. Rimuovila dal gioco: distruggi un Edificio nemico.
card-anuths-trick = Anuth’s Trick
card-anuths-trick-rules = Carta Comando, rossa, costa 4 C. Dà 2 C e 1 B. Rimuovila dal gioco: distruggi una Truppa nemica.
card-sabotage = Sabotage
card-sabotage-rules = Carta Comando, rossa, costa 5 C. Dà 2 C e 2 B. Rimuovila dal gioco: distruggi un Edificio nemico.
card-flawless-deploy = Flawless Deploy
card-flawless-deploy-rules = Carta Comando, rossa, costa 7 C. Dà 2 C, 3 B e 2 K. Sinergia a Cascata, con una carta turchese e una carta viola in gioco: pesca 2 carte.
card-endless-tactic = Endless Tactic
card-endless-tactic-rules = Carta Comando, rossa, costa 8 C. Dà 2 C, 4 B e 3 K. Sinergia a Cascata, con una carta turchese e una carta viola in gioco: +3 B.
card-barter = Barter
card-barter-rules = Carta Comando, turchese, costa 1 C. Dà 1 C. Rimuovila dal gioco: +3 K.
card-worthy-trade = Worthy Trade
card-worthy-trade-rules = Carta Comando, turchese, costa 2 C. Dà 1 C e 1 K. Rimuovila dal gioco: puoi rimuovere una carta dalla tua Area di Gioco, dalla mano o dalla Pila degli Scarti.
card-telrons-analysis = Telron’s Analysis
card-telrons-analysis-rules = Carta Comando, turchese, costa 3 C. Dà 2 C e 1 K. Sinergia a Cascata, con un’altra carta turchese in gioco: pesca 1 carta.
card-harness-qoam = Harness Qoam
card-harness-qoam-rules = Carta Comando, turchese, costa 4 C. Dà 2 C, 1 B e 1 K. Sinergia a Cascata, con un’altra carta turchese e una carta rossa in gioco: +2 B e +2 K.
card-shrewd-deal = Shrewd Deal
card-shrewd-deal-rules = Carta Comando, turchese, costa 5 C. Dà 2 C, 1 B e 1 K. Sinergia a Cascata, con un’altra carta turchese in gioco: +2 K.
card-qoam-vein = Qoam Vein
card-qoam-vein-rules = Carta Comando, turchese, costa 7 C. Dà 3 C, 2 B e 2 K. Sinergia a Cascata, con una carta rossa e una carta viola in gioco: pesca 2 carte.
card-volfyirions-mark = Volfyirion’s Mark
card-volfyirions-mark-rules = Carta Comando, turchese, costa 8 C. Dà 3 C, 3 B e 2 K. Sinergia a Cascata, con un’altra carta turchese e una carta viola in gioco: sposta Volfyirion senza pagare.

## Buildings

card-apothecary = Apothecary
card-apothecary-rules = Edificio, viola, costa 4 C. Resta sulla tua Città e dà 1 C e 1 K in ogni tua Fase Principale. Sinergia a Cascata, con una carta turchese in gioco: +1 K.
card-library = Library
card-library-rules = Edificio, viola, costa 5 C. Resta sulla tua Città e dà 2 C in ogni tua Fase Principale. Sinergia a Cascata, con una carta turchese e un’altra carta viola in gioco: pesca 1 carta.
card-laboratory = Laboratory
card-laboratory-rules = Edificio, viola, costa 6 C. Resta sulla tua Città e dà 1 C, 1 B e 1 K in ogni tua Fase Principale. Sinergia a Cascata, con una carta rossa in gioco: +1 B.
card-barracks = Barracks
card-barracks-rules = Edificio, rosso, costa 4 C. Resta sulla tua Città e dà 2 B in ogni tua Fase Principale. Sinergia a Cascata, con altre due carte rosse in gioco: pesca 1 carta.
card-war-academy = War Academy
card-war-academy-rules = Edificio, rosso, costa 5 C. Resta sulla tua Città e dà 2 B in ogni tua Fase Principale. Sinergia a Cascata, con un’altra carta rossa e una carta viola in gioco: +2 B.
card-headquarters = Headquarters
card-headquarters-rules = Edificio, rosso, costa 6 C. Resta sulla tua Città e dà 1 C e 2 B in ogni tua Fase Principale. Sinergia a Cascata, con una carta turchese e un’altra carta rossa in gioco: +1 C e +2 K.
card-mint = Mint
card-mint-rules = Edificio, turchese, costa 4 C. Resta sulla tua Città e dà 1 C e 1 K in ogni tua Fase Principale. Sinergia a Cascata, con altre due carte turchesi in gioco: +2 C.
card-black-market = Black Market
card-black-market-rules = Edificio, turchese, costa 5 C. Resta sulla tua Città e dà 2 C in ogni tua Fase Principale. Sinergia a Cascata, con una carta rossa in gioco: puoi rimuovere una carta dalla tua Area di Gioco, dalla mano o dalla Pila degli Scarti.
card-bank = Bank
card-bank-rules = Edificio, turchese, costa 6 C. Resta sulla tua Città e dà 1 C e 1 B in ogni tua Fase Principale. Sinergia a Cascata, con un’altra carta turchese in gioco: pesca 1 carta.

## Troops

card-novice = Novice
card-novice-rules = Truppa, neutra, costa 3 C. Aggiunge 2 di Difesa alla tua Città. Rimuovila dal gioco: +3 K.
card-fighter = Fighter
card-fighter-rules = Truppa, neutra, costa 3 C. Aggiunge 2 di Difesa alla tua Città. Rimuovila dal gioco: +3 B.
card-soldier = Soldier
card-soldier-rules = Truppa, neutra, costa 3 C. Aggiunge 3 di Difesa alla tua Città. Rimuovila dal gioco: +2 B.
card-guard = Guard
card-guard-rules = Truppa, neutra, costa 4 C. Aggiunge 4 di Difesa alla tua Città. Rimuovila dal gioco: +3 B.
card-scholar = Scholar
card-scholar-rules = Truppa, viola, costa 4 C. Aggiunge 3 di Difesa alla tua Città. Rimuovila dal gioco: +3 K.
card-qoam-scout = Qoam Scout
card-qoam-scout-rules = Truppa, turchese, costa 4 C. Aggiunge 3 di Difesa alla tua Città. Rimuovila dal gioco: +3 K.
card-qoamipulator = Qoamipulator
card-qoamipulator-rules = Truppa, viola, costa 6 C. Aggiunge 5 di Difesa alla tua Città. Rimuovila dal gioco: +5 K.
card-armored-soldier = Armored Soldier
card-armored-soldier-rules = Truppa, turchese, costa 6 C. Aggiunge 5 di Difesa alla tua Città. Rimuovila dal gioco: +5 B.
card-elite-trooper = Elite Trooper
card-elite-trooper-rules = Truppa, rossa, costa 7 C. Aggiunge 6 di Difesa alla tua Città. Rimuovila dal gioco: +5 B.

## Wonders

card-divining-petals = Divining Petals
card-divining-petals-rules = Meraviglia, costa 2 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 B in ogni tua Fase Principale. Rimuovila dal gioco: +2 K.
card-sharp-qoam = Sharp Qoam
card-sharp-qoam-rules = Meraviglia, costa 2 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 B in ogni tua Fase Principale. Rimuovila dal gioco: +2 C.
card-glowing-fungii = Glowing Fungii
card-glowing-fungii-rules = Meraviglia, costa 3 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 C e 1 B in ogni tua Fase Principale. Rimuovila dal gioco: puoi rimuovere una carta dalla tua Area di Gioco, dalla mano o dalla Pila degli Scarti.
card-pure-qoam = Pure Qoam
card-pure-qoam-rules = Meraviglia, costa 3 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 C in ogni tua Fase Principale. Rimuovila dal gioco: +3 K.
card-sibilant-crystal = Sibilant Crystal
card-sibilant-crystal-rules = Meraviglia, costa 3 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 C e 1 K in ogni tua Fase Principale. Rimuovila dal gioco: +2 B.
card-strange-box = Strange Box
card-strange-box-rules = Meraviglia, costa 3 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 C e 1 K in ogni tua Fase Principale. Rimuovila dal gioco: +2 C.
card-voracious-seed = Voracious Seed
card-voracious-seed-rules = Meraviglia, costa 3 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 K in ogni tua Fase Principale. Rimuovila dal gioco: distruggi un Edificio nemico.
card-living-knife = Living Knife
card-living-knife-rules = Meraviglia, costa 3 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 B in ogni tua Fase Principale. Rimuovila dal gioco: distruggi una Truppa nemica.
card-void-fluid = Void Fluid
card-void-fluid-rules = Meraviglia, costa 4 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 2 B in ogni tua Fase Principale. Rimuovila dal gioco: distruggi un Edificio nemico.
card-black-spores = Black Spores
card-black-spores-rules = Meraviglia, costa 4 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 C e 1 K in ogni tua Fase Principale. Rimuovila dal gioco: distruggi una Truppa nemica.
card-primal-beast = Primal Beast
card-primal-beast-rules = Meraviglia, costa 4 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 B e 1 K in ogni tua Fase Principale. Rimuovila dal gioco: pesca 1 carta.
card-floating-crystal = Floating Crystal
card-floating-crystal-rules = Meraviglia, costa 4 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 1 C e 1 K in ogni tua Fase Principale. Rimuovila dal gioco: pesca 1 carta.
card-emerald-horn = Emerald Horn
card-emerald-horn-rules = Meraviglia, costa 6 B. Resta nella tua Area di Gioco e, se non è bloccata, dà 2 C e 1 K in ogni tua Fase Principale. Rimuovila dal gioco: sposta Volfyirion senza pagare.

## Extra cards

card-mercenary-archer = Mercenary Archer
card-mercenary-archer-rules = Truppa Mercenaria, neutra, costa 2 C. Aggiunge 4 di Difesa alla tua Città. Un attacco paga insieme Città e Mercenario: il Mercenario viene mescolato nel Mazzo Strategie, poi la Città cade.
card-mercenary-veteran = Mercenary Veteran
card-mercenary-veteran-rules = Truppa Mercenaria, neutra, costa 3 C. Aggiunge 5 di Difesa alla tua Città. Un attacco paga insieme Città e Mercenario: il Mercenario viene mescolato nel Mazzo Strategie, poi la Città cade.
card-saboteur = Saboteur
card-saboteur-rules = Carta Comando, neutra, costa 3 C. Dà 1 C. Quando viene acquisita va nella Pila degli Scarti dell’avversario. Nessun effetto di carta può rimuoverla.
card-ascension-path = Ascension Path
card-ascension-path-rules = Meraviglia, costa 3 B. Dà 2 C e 2 B in ogni tua Fase Principale. Non può essere bloccata. Un giocatore può pagare 4 K per prenderla dall’Area di Gioco dell’avversario.

## Cities

city-tylaris = Tylaris
city-tylaris-rules = Città, Difesa 8. Ha uno spazio Truppa e uno spazio Edificio.
city-vahylea = Vahylea
city-vahylea-rules = Città, Difesa 9. Ha uno spazio Truppa e uno spazio Edificio.
city-alantar = Alantar
city-alantar-rules = Città, Difesa 10. Ha uno spazio Truppa e uno spazio Edificio.
city-yrdesh = Yrdesh
city-yrdesh-rules = { city-tylaris-rules }
city-akao-uket = Akao Uket
city-akao-uket-rules = { city-vahylea-rules }
city-kyr = Kyr
city-kyr-rules = { city-alantar-rules }
city-lair = Antro
city-lair-rules = L’Antro, Difesa 9. Chi sconfigge Volfyirion lo prende come Città: dà 4 B in ogni Fase Principale e non ha spazi.

## Perks and Ploys

perk-qoam-armory = Qoam Armory
perk-qoam-armory-rules = Specializzazione. Sconfiggere Volfyirion ti costa 14 B invece di 16.
perk-anomaly-collider = Anomaly Collider
perk-anomaly-collider-rules = Specializzazione. Una volta per turno blocca, senza pagare, una tua Meraviglia non bloccata per ottenere tanti K quanto il suo costo.
perk-qoam-oracle = Qoam Oracle
perk-qoam-oracle-rules = Specializzazione. Puoi acquisire la prima carta del Mazzo Strategie come se fosse nel Centro Strategico.
perk-heroes-party = Heroes Party
perk-heroes-party-rules = Specializzazione. Paga 4 B per acquisire la prima carta del Mazzo Meraviglie, senza vederla e qualunque sia il suo costo.
ploy-mirage-city = Mirage City
ploy-mirage-city-rules = Espediente. Quando l’avversario sposta Volfyirion su una tua Città, rimettilo sull’Antro.
ploy-double-shift = Double Shift
ploy-double-shift-rules = Espediente. Al primo attacco dell’avversario a una tua Città, i B spesi sono persi e quella Città ha +2 di Difesa in questo turno.
ploy-qoam-instability = Qoam Instability
ploy-qoam-instability-rules = Espediente. Quando ci sono in tutto due Edifici in gioco nelle due Aree Città, distruggili entrambi.
ploy-afterthought = Afterthought
ploy-afterthought-rules = Espediente. Quando ci sono in tutto due Truppe in gioco nelle due Aree Città, distruggile entrambe.
ploy-crystallization = Crystallization
ploy-crystallization-rules = Espediente. Quando ci sono in tutto tre Meraviglie in gioco nelle due Aree di Gioco, distruggile tutte e tre.
ploy-second-chance = Second Chance
ploy-second-chance-rules = Espediente. Quando l’avversario attacca una tua Città con la Rimozione di una Truppa, puoi mettere quella Truppa su una tua Città.
