### Volfyirion : ce qu’un coup apporte, après « cela apporte … ».

hint-volfyirion-end = la victoire
hint-volfyirion-command = plus de C par tour
hint-volfyirion-battle = plus de B par tour
hint-volfyirion-knowledge = plus de K par tour
hint-volfyirion-synergy = des Chaînes de synergie plus fréquentes
hint-volfyirion-abilities = des cartes aux effets utiles
hint-volfyirion-removals = une carte à retirer pour son bonus
hint-volfyirion-guard = plus de Défense pour tes Cités
hint-volfyirion-cities = une Cité de plus debout dans ton camp
hint-volfyirion-danger = moins de danger pour tes Cités
hint-volfyirion-asked = l’occasion de retirer une carte faible
hint-volfyirion-to-do = davantage à acheter ou à faire
hint-volfyirion-rival-deck = moins de points ou de Défense pour l’adversaire
hint-volfyirion-rival-deck-seal-wonder = la fin de ce que donne une Merveille adverse, tant qu’elle est scellée
hint-volfyirion-rival-deck-destroy = la perte d’une carte sur une Cité adverse
hint-volfyirion-rival-cities = la chute d’une Cité adverse
hint-volfyirion-rival-danger = du danger pour une Cité adverse
hint-volfyirion-rival-to-do = moins à acheter ou à faire pour l’adversaire
hint-volfyirion-by-play-card = des points à dépenser dans ce tour
hint-volfyirion-by-play-all = { hint-volfyirion-by-play-card }
hint-volfyirion-by-replace = une autre carte à prendre au Centre
hint-volfyirion-by-buy-off = un dragon qui détient moins de Merveilles
