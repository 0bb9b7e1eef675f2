### Wonder Book: che cosa porta una mossa, dopo «così …».

hint-wonder-book-end = vinci il capitolo
hint-wonder-book-destiny = recuperi un segnalino Destino
hint-wonder-book-page = fai proseguire la storia
hint-wonder-book-hearts = lasci più Cuori agli eroi
hint-wonder-book-danger = riduci il pericolo dei nemici vicini
hint-wonder-book-sparks = guadagni Scintille
hint-wonder-book-cards = guadagni una carta
hint-wonder-book-skills = dai all’eroe abilità scelte da chi lo gioca
hint-wonder-book-wyrms = stordisci o sconfiggi un Wyrm
hint-wonder-book-goal = avvicini l’obiettivo
