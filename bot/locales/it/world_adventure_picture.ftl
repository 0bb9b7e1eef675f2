### Le parole che stanno solo sulle immagini di World Adventure.

picture-wa-month = Mese { $n } · livello { $stage }
picture-wa-step-setup = Si formano i clan
picture-wa-step-beginning = Inizio del mese
picture-wa-step-raid = La Razzia
picture-wa-step-players = I clan
picture-wa-step-npcs = In agguato
picture-wa-step-end = Fine del mese

picture-wa-legend-merchant = Mercanti
picture-wa-legend-monster = Mostri
picture-wa-legend-marker = Nessuno ora
picture-wa-legend-need = Richiesta
picture-wa-legend-stall = Banco
picture-wa-legend-haunt = Leggenda
picture-wa-legend-quest = Missione qui
picture-wa-legend-npc = Ti cerca

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
