### World Adventure: che cosa porta una mossa, dopo «così …».

hint-world-adventure-end = vinci la partita
hint-world-adventure-runes = ottieni una runa
hint-world-adventure-next-runes = avvicini le tue prossime rune
hint-world-adventure-status = alzi un attributo adatto al tuo eroe
hint-world-adventure-gold = ti resta più oro
hint-world-adventure-stalls = guadagni oro con i banchi nei prossimi mesi
hint-world-adventure-goods = ottieni merci da vendere
hint-world-adventure-caravan = ottieni una carovana adatta al tuo eroe
hint-world-adventure-upgrades = equipaggi meglio la carovana
hint-world-adventure-powers = ottieni un potere o un oggetto da usare
hint-world-adventure-experience = guadagni esperienza
hint-world-adventure-soldiers = rafforzi i tuoi soldati
hint-world-adventure-wanted = perdi punti da ricercato
hint-world-adventure-pending = ti apri un’occasione da non perdere
hint-world-adventure-danger = ti allontani dai pericoli che girano sulla mappa
hint-world-adventure-rival = rallenti l’avversario in testa
