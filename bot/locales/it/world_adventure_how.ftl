### World Adventure: le carte «Come si gioca». Da una modalità all’altra cambiano solo scopo e sconfitta.

how-world-adventure-competitive-goal = avere per primi nove Rune antiche (dodici nella partita lunga), una per ogni grande impresa.
how-world-adventure-pairs-goal = essere la prima squadra con 18 Rune antiche, una per ogni grande impresa.
how-world-adventure-trios-goal = essere la prima squadra con 27 Rune antiche, una per ogni grande impresa.
how-world-adventure-turn = **Un mese: tutti fanno un turno, poi muovono Brigante, Governo e mostri. Nel tuo turno**
    1. Due passi.
    2. Un’azione: cercare, stanare mostri, missione della gilda o banco.
    3. In città commerci liberamente: prima vendi, poi compri.
    4. Combatti ciò che trovi, o ritirati.
    5. Per una grande impresa prendi una runa e un Potere runico.
how-world-adventure-words = Esplorazione: trova · Carisma: commercia · Comando: guida i soldati · Bisogno: ciò che una città paga 6 · Carovana: carico e corazza · Ricercato: il Governo ti dà la caccia · Banco: 5 oro al mese · A terra: un soldato fuori combattimento
how-world-adventure-lose = quando un altro clan ha la sua ultima runa. La morte costa oro, merci e un turno, non la partita.
how-world-adventure-pairs-lose = quando l’altra squadra ha la sua ultima runa. La morte costa oro, merci e un turno, non la partita.
how-world-adventure-trios-lose = { how-world-adventure-pairs-lose }

## What letters and signs mean, on the first screens and under the card

legend-world-adventure = **EG** una città, qui quella d’Egitto · da **EG1** a **EG6** i territori attorno, in senso orario da nord
