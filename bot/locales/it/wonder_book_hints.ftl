### Wonder Book: che cosa porta una mossa, dopo «porta …».

hint-wonder-book-end = la vittoria nel capitolo
hint-wonder-book-destiny = un segnalino Destino
hint-wonder-book-page = il seguito della storia
hint-wonder-book-hearts = più Cuori per gli eroi
hint-wonder-book-danger = meno pericolo dai nemici vicini
hint-wonder-book-sparks = altre Scintille
hint-wonder-book-cards = un’altra carta
hint-wonder-book-skills = abilità scelte da chi gioca l’eroe
hint-wonder-book-wyrms = un Wyrm stordito o sconfitto
hint-wonder-book-goal = un passo avanti verso l’obiettivo
