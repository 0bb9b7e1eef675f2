### Volfyirion : ce qu’un coup apporte, après « cela … ».

hint-volfyirion-end = fait gagner la partie
hint-volfyirion-deck = renforce ton deck
hint-volfyirion-cities = garde debout les Cités de ton camp
hint-volfyirion-danger = diminue le danger pour tes Cités
hint-volfyirion-asked = te permet de retirer une carte dont tu n’as plus besoin
hint-volfyirion-to-do = te permet de faire ou d’acheter plus ce tour-ci
hint-volfyirion-done = tire de ce tour tout ce qu’il peut donner
hint-volfyirion-rival-deck = affaiblit le deck adverse
hint-volfyirion-rival-cities = détruit une Cité adverse
hint-volfyirion-rival-danger = met une Cité adverse en danger
hint-volfyirion-rival-asked = ne laisse rien à retirer à l’adversaire
hint-volfyirion-rival-to-do = laisse moins à faire ou à acheter à l’adversaire
hint-volfyirion-rival-done = laisse le tour adverse inachevé
