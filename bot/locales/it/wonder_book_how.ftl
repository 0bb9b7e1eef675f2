### Wonder Book: le carte «Come si gioca».

how-wonder-book-coop-goal = raggiungere insieme un obiettivo dopo l’altro, fino all’ultima pagina del capitolo.
how-wonder-book-solo-goal = con i tuoi due eroi raggiungere un obiettivo dopo l’altro, fino all’ultima pagina del capitolo.
how-wonder-book-turn = **Un round**
    1. Ogni eroe fa un turno, nell’ordine che volete.
    2. Tre azioni: muoversi, raccogliere una Scintilla, attaccare, abilità, interagire, dare, Azione speciale.
    3. Attacco: ogni successo è 1 danno; 1 stordisce un Wyrm, 2 lo sconfiggono.
    4. Una volta per turno: perdi un Cuore, rilancia i dadi falliti.
    5. Poi una carta Wyrm: arrivano Wyrm e agiscono.
how-wonder-book-words = Cuore: vita · Scintilla: magia · Successo: metà delle facce di un dado · Stordito: perde la prossima azione · Oggetto: lo usa solo chi lo tiene · Brandello: si usa una volta · Parola chiave: conta più avanti · Destino: seconde possibilità
how-wonder-book-lose = il capitolo quando il Destino è finito; ogni eroe K.O. che si rialza ne costa 1.
legend-wonder-book = stella: Scintille da raccogliere · **A**, **B**…: i Wyrm · spirale viola: il Vortice Oscuro, da cui escono · linea tratteggiata: si passa; linea continua: non si passa
