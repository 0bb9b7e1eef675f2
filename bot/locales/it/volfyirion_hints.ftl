### Volfyirion: che cosa porta una mossa, dopo «porta …».

hint-volfyirion-end = la vittoria
hint-volfyirion-command = più C a turno
hint-volfyirion-battle = più B a turno
hint-volfyirion-knowledge = più K a turno
hint-volfyirion-synergy = Sinergie a Cascata più frequenti
hint-volfyirion-abilities = carte con effetti utili
hint-volfyirion-removals = una carta da rimuovere per il suo bonus
hint-volfyirion-guard = più Difesa per le tue Città
hint-volfyirion-cities = un’altra Città in piedi dalla tua parte
hint-volfyirion-danger = meno pericolo per le tue Città
hint-volfyirion-asked = l’occasione di rimuovere una carta debole
hint-volfyirion-to-do = più cose da comprare o da fare
hint-volfyirion-rival-deck = meno punti o meno Difesa per l’avversario
hint-volfyirion-rival-deck-seal-wonder = la fine di ciò che dà una Meraviglia avversaria, finché è bloccata
hint-volfyirion-rival-deck-destroy = la perdita di una carta su una Città avversaria
hint-volfyirion-rival-cities = la caduta di una Città avversaria
hint-volfyirion-rival-danger = pericolo per una Città avversaria
hint-volfyirion-rival-to-do = meno cose da comprare o da fare per l’avversario
hint-volfyirion-by-play-card = punti da spendere in questo turno
hint-volfyirion-by-play-all = { hint-volfyirion-by-play-card }
hint-volfyirion-by-replace = un’altra carta da prendere nel Centro
hint-volfyirion-by-buy-off = un drago con meno Meraviglie
