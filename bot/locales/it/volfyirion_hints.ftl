### Volfyirion: che cosa porta una mossa, dopo «così …».

hint-volfyirion-end = vinci la partita
hint-volfyirion-deck = rafforzi il tuo mazzo
hint-volfyirion-cities = tieni in piedi le Città della tua parte
hint-volfyirion-danger = riduci il pericolo per le tue Città
hint-volfyirion-asked = puoi rimuovere una carta che non ti serve più
hint-volfyirion-to-do = puoi fare o comprare di più in questo turno
hint-volfyirion-done = non lasci nulla in sospeso in questo turno
hint-volfyirion-rival-deck = indebolisci il mazzo avversario
hint-volfyirion-rival-cities = distruggi una Città avversaria
hint-volfyirion-rival-danger = metti in pericolo una Città avversaria
hint-volfyirion-rival-asked = non lasci nulla da rimuovere all’avversario
hint-volfyirion-rival-to-do = lasci meno da fare o comprare all’avversario
hint-volfyirion-rival-done = lasci incompiuto il turno avversario
