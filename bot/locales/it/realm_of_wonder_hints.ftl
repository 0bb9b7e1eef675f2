### Realm of Wonder: che cosa porta una mossa, dopo «porta …».

hint-realm-of-wonder-end = la vittoria nella corsa
hint-realm-of-wonder-quest = un passo avanti nella missione del Re
hint-realm-of-wonder-monsters = un passo avanti verso i mostri che ti servono
hint-realm-of-wonder-orbs = un passo avanti verso le sfere che ti servono
hint-realm-of-wonder-castle = un accesso più rapido al castello
hint-realm-of-wonder-cards = altre carte magia
hint-realm-of-wonder-tokens = più forza o velocità per sempre
hint-realm-of-wonder-tiles = una tessera utile
hint-realm-of-wonder-power = un potere pronto all’uso
hint-realm-of-wonder-points = più punti magia
hint-realm-of-wonder-guard = più sicurezza per i tuoi forti
hint-realm-of-wonder-movement = più libertà di movimento
hint-realm-of-wonder-ways = una via più breve verso posti utili
hint-realm-of-wonder-finds = la possibilità di un buon bottino
hint-realm-of-wonder-rival = un passo indietro per l’avversario in testa
