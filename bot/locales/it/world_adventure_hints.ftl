### World Adventure: che cosa porta una mossa, dopo «porta …».

hint-world-adventure-end = la vittoria
hint-world-adventure-runes = una runa
hint-world-adventure-next-runes = un passo avanti verso le tue prossime rune
hint-world-adventure-status = un attributo adatto al tuo eroe
hint-world-adventure-gold = più oro
hint-world-adventure-stalls = oro dai banchi nei prossimi mesi
hint-world-adventure-goods = merci da vendere
hint-world-adventure-caravan = una carovana adatta al tuo eroe
hint-world-adventure-upgrades = un equipaggiamento migliore per la carovana
hint-world-adventure-powers = un potere o un oggetto da usare
hint-world-adventure-experience = altra esperienza
hint-world-adventure-soldiers = soldati più forti
hint-world-adventure-wanted = meno punti da ricercato
hint-world-adventure-pending = un’occasione da non perdere
hint-world-adventure-danger = riparo dai pericoli che girano sulla mappa
hint-world-adventure-rival = un passo indietro per l’avversario in testa
