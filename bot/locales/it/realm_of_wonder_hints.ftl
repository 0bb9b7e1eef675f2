### Realm of Wonder: che cosa porta una mossa, dopo «così …».

hint-realm-of-wonder-end = vinci la corsa
hint-realm-of-wonder-quest = avanzi nella missione del Re
hint-realm-of-wonder-monsters = ti avvicini ai mostri che ti servono
hint-realm-of-wonder-orbs = ti avvicini alle sfere che ti servono
hint-realm-of-wonder-castle = arrivi prima al castello
hint-realm-of-wonder-cards = ottieni carte magia
hint-realm-of-wonder-tokens = diventi più forte o più veloce per sempre
hint-realm-of-wonder-tiles = ottieni una tessera utile
hint-realm-of-wonder-power = tieni pronto il tuo potere
hint-realm-of-wonder-points = ottieni più punti magia, subito o nei prossimi round
hint-realm-of-wonder-guard = rendi più sicuri i tuoi forti
hint-realm-of-wonder-movement = ti muovi meglio
hint-realm-of-wonder-ways = ti avvicini a luoghi dove vale la pena andare
hint-realm-of-wonder-orders = dai la consegna che di solito conviene
hint-realm-of-wonder-finds = hai in vista un buon bottino
hint-realm-of-wonder-rival = rallenti l’avversario in testa
