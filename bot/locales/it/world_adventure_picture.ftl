### Le parole che stanno solo sulle immagini di World Adventure.

picture-wa-month = Mese { $n } · tappa { $stage }
picture-wa-step-setup = Si formano i clan
picture-wa-step-beginning = Inizio del mese
picture-wa-step-raid = La Razzia
picture-wa-step-players = I clan
picture-wa-step-npcs = In agguato
picture-wa-step-end = Fine del mese

picture-wa-legend-merchant = Mercanti
picture-wa-legend-monster = Mostri
picture-wa-legend-marker = Nessuno ora
picture-wa-legend-need = Bisogno
picture-wa-legend-stall = Banco
picture-wa-legend-haunt = Leggenda
picture-wa-legend-quest = Missione qui
picture-wa-legend-npc = Caccia qui

picture-wa-no-hero = Ancora senza eroe
picture-wa-no-quest = Nessuna missione

picture-wa-kind-hero = Eroe
picture-wa-kind-merchant = Mercante
picture-wa-kind-monster = Mostro
picture-wa-kind-patrol = Sulla strada
picture-wa-kind-item = Oggetto leggendario
picture-wa-kind-event = Evento del mondo
picture-wa-kind-power = Potere runico
picture-wa-kind-quest = Missione della gilda
picture-wa-letter-green = V
picture-wa-letter-yellow = G

picture-wa-deeds = Grandi imprese
picture-wa-goal = Con { $n } rune si vince
picture-wa-goal-legend = { $n } rune, una per un mostro leggendario
picture-wa-deed-legendary = Mostro leggendario
picture-wa-deed-hero = Eroe di livello 2
picture-wa-deed-soldiers = 2 soldati di livello 2
picture-wa-deed-caravan = Carovana di livello 2
picture-wa-deed-upgrades = Tutti i miglioramenti
picture-wa-deed-stalls-2 = 2 banchi
picture-wa-deed-stalls-3 = 3 banchi
picture-wa-deed-stalls-4 = 4 banchi
picture-wa-deed-brigand = Brigante
picture-wa-deed-government = Governo
picture-wa-deed-player = Un altro clan
picture-wa-deed-minion = Sgherro
picture-wa-deed-destroyer = Distruttore
picture-wa-deed-raid = Razzia
picture-wa-deed-quest = Missione di gilda
picture-wa-deed-green = Mercante verde
picture-wa-deed-yellow = Mercante giallo
picture-wa-deed-sale-12 = Vendita da 12 oro
picture-wa-deed-sale-16 = Vendita da 16 oro
