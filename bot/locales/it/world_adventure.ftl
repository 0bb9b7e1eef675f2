### World Adventure: pulsanti, quel che succede, quel che si chiede, perché no. Eroi, carovane, mercanti, mostri,
### eventi, Poteri runici e missioni sono in world_adventure_cards.ftl. I territori si dicono con i loro codici.

game-world-adventure = World Adventure
game-world-adventure-about = Carovane sulla via della seta: si commercia, si saccheggia, si caccia e si aiuta, dove la mappa chiama. Ogni grande impresa porta una Runa antica, e il primo clan che ne ha nove vince.
game-world-adventure-cover = Una carovana su una duna al tramonto e sei eroi della via della seta: Akane, Salman, Vasilka, Zubair, Parisa e Wendelin.
game-world-adventure-players = da 2 a 4 giocatori, 6 a squadre
game-world-adventure-lasts = meno di un’ora in due, un’ora e mezza in quattro
game-world-adventure-round = Mese { $n }
mode-world-adventure-competitive = Ogni clan per sé
mode-world-adventure-pairs = Due contro due (18 rune)
mode-world-adventure-pairs-lasts = circa due ore
mode-world-adventure-trios = Tre contro tre (27 rune)
mode-world-adventure-trios-lasts = da due a tre ore

## Buttons: before the first month

world-adventure-choose-hero = Parti con { $hero }
world-adventure-share-points = Esplorazione { $explorer } · Carisma { $charisma } · Comando { $leadership }
world-adventure-choose-caravan = { $caravan }

## Buttons: a turn

world-adventure-travel = Vai in { $place }
world-adventure-scout-player = Cerca { $seat }
world-adventure-scout-patrol = Cerca il { $patrol }
world-adventure-scout-merchant = Cerca i mercanti
world-adventure-engage = Stana un mostro
world-adventure-engage-standing = Affronta { $card-foe }
world-adventure-reroll-scouting = Fumogeno: tira di nuovo
world-adventure-keep-scouting = Tieni i dadi
world-adventure-pick-merchant = Attacca { $card-foe }
world-adventure-pick-monster = Attacca { $card-foe }
world-adventure-attack-it = Attacca
world-adventure-let-go = { $card ->
    [none] Lascia in pace
   *[other] Lascia qui { $card-foe }
}
world-adventure-stay = Resta e difenditi
world-adventure-end-turn = Finisci il turno
world-adventure-work = Tira tre dadi oro

## Buttons: in a city

world-adventure-sell = Vendi: { $commodity }
world-adventure-sell-all = Vendi tutto
world-adventure-open-stalls = Guarda le merci
world-adventure-buy = Compra: { $commodity }
world-adventure-buy-all = Riempi la carovana
world-adventure-leave-shop = Esci dal negozio
world-adventure-build-stall = Monta un banco
world-adventure-buy-upgrade = Compra: { $upgrade }
world-adventure-sell-upgrade = Vendi: { $upgrade }
world-adventure-change-caravan = Compra: { $caravan }
world-adventure-recruit = Recluta un soldato
world-adventure-recover = Cura: { $who }
world-adventure-train-surely = Addestra di sicuro: { $who }
world-adventure-train-cheaply = Addestra col dado: { $who }
world-adventure-use-medic = Kit medico: { $who }
world-adventure-ask-guild = Chiedi due missioni
world-adventure-take-quest = Prendi: { $quest }
world-adventure-leave-quests = Nessuna delle due
world-adventure-drop-quest = Rinuncia alla missione
world-adventure-do-quest = Missione in { $place }

## Buttons: Rune Powers, status

world-adventure-use-power = { $place ->
    [none] { $power }
   *[other] { $power } verso { $place }
}
world-adventure-draw-powers = Pesca due carte
world-adventure-take-power = Prendi: { $power }
world-adventure-throw-power = Scarta: { $power }
world-adventure-raise-status = { $status } +1

## Buttons: battle

world-adventure-roll = Tira i dadi
world-adventure-reroll-die = Tira di nuovo: { $figure }
world-adventure-keep-dice = Tieni i dadi
world-adventure-smoke-bomb = Lancia il fumogeno
world-adventure-retreat = Ritirata
world-adventure-faint = A terra: { $who }
world-adventure-hit = Colpisci: { $who }
world-adventure-graze = 1 punto: { $who }
world-adventure-drop-good = Lascia: { $commodity }
world-adventure-pick-up = Raccogli
world-adventure-leave-it = Lascia lì
world-adventure-keep-good = Porta via: { $commodity }

## Menus

placeholder-world-adventure-choose-hero = Il tuo eroe
placeholder-world-adventure-share-points = Distribuisci cinque punti
placeholder-world-adventure-choose-caravan = La tua carovana
placeholder-world-adventure-travel = Viaggia
placeholder-world-adventure-scout-player = Cerca un giocatore
placeholder-world-adventure-scout-patrol = Cerca Brigante o Governo
placeholder-world-adventure-engage-standing = Affronta un mostro di qui
placeholder-world-adventure-pick-merchant = Attacca un mercante
placeholder-world-adventure-pick-monster = Attacca un mostro
placeholder-world-adventure-let-go = Lasciane uno qui
placeholder-world-adventure-sell = Vendi
placeholder-world-adventure-buy = Compra merci
placeholder-world-adventure-buy-upgrade = Compra un miglioramento
placeholder-world-adventure-sell-upgrade = Vendi un miglioramento
placeholder-world-adventure-change-caravan = Un’altra carovana
placeholder-world-adventure-train-surely = Addestra di sicuro
placeholder-world-adventure-train-cheaply = Addestra col dado
placeholder-world-adventure-recover = Cura un soldato
placeholder-world-adventure-use-medic = Usa un kit medico
placeholder-world-adventure-take-quest = Prendi una missione
placeholder-world-adventure-do-quest = Fai la missione
placeholder-world-adventure-use-power = Usa un Potere runico
placeholder-world-adventure-take-power = Prendi un Potere runico
placeholder-world-adventure-throw-power = Scarta un Potere runico
placeholder-world-adventure-raise-status = Alza un attributo
placeholder-world-adventure-reroll-die = Quale tiro ripeti?
placeholder-world-adventure-faint = Chi cade?
placeholder-world-adventure-hit = Chi colpisci?
placeholder-world-adventure-graze = Chi prende 1 punto?
placeholder-world-adventure-drop-good = Che cosa lasci?
placeholder-world-adventure-keep-good = Che cosa porti via?

## What happened: before the first month

world-adventure-hero-chosen = { $seat } parte con { $hero }.
world-adventure-points-shared = { $seat }: Esplorazione { $explorer }, Carisma { $charisma }, Comando { $leadership }.
world-adventure-caravan-chosen = { $seat } prepara una carovana: { $caravan }.
world-adventure-awoke = { $seat } si sveglia in { $place }.

## What happened: a month

world-adventure-month-began = Mese { $month }{ $month ->
    [1] : le grandi imprese portano Rune antiche, e le rune la vittoria
   *[other] { "" }
}. In cammino, nell’ordine: { $seats }.
world-adventure-stall-income = I banchi rendono oro: { $incomes }.
world-adventure-income = { $seat } { $n }
world-adventure-event-came = Questo mese: { $event }. { $rules }
# Nothing: the picture shows it.
world-adventure-event-seen = { "" }
world-adventure-npc-came = Arriva in { $place }: { $card } ({ $npc }).
world-adventure-npc-moved = { $places-past ->
    [none] Il { $npc } cavalca fino in { $places-end }.
   *[other] Il { $npc } cavalca fino in { $places-end }, passando per { $places-past }.
}
world-adventure-npc-scouted = Il { $npc } cerca { $seat } ({ $dice ->
    [none] senza dadi
   *[other] { $dice }
}): la ricerca { $found ->
    [yes] riesce
   *[no] va a vuoto
}.
world-adventure-npc-left = Fuori dalla mappa: { $card }.
world-adventure-stage-rose = Tappa { $stage }: le strade si fanno più selvagge, i carichi più ricchi.
world-adventure-needs-renewed = I bisogni cambiano: { $needs }.
world-adventure-need = { $nation } ({ $commodity })
# Nothing: the heading says it.
world-adventure-turn-began = { "" }
# Nothing: the next turn follows.
world-adventure-turn-ended = { "" }
world-adventure-worked = { $seat } si guadagna la pagnotta e tira { $dice }: { $n } oro.

## What happened: travel, scouting

world-adventure-travelled = { $places-past ->
    [none] { $seat } va in { $places-end }.
   *[other] { $seat } va in { $places-end }, passando per { $places-past }.
}
world-adventure-toll-paid = { $seat } paga { $n } oro al banco di { $owner }.
world-adventure-scouted = { $seat } cerca { $target ->
    [mercanti] i mercanti
    [giocatore] un giocatore
    [Sgherro] lo Sgherro
   *[other] il { $target }
}: { $dice ->
    [none] nessun dado
   *[other] { $dice }
}; { $successes ->
    [0] nessun successo
    [one] { $successes } successo, ricerca riuscita
   *[other] { $successes } successi, ricerca riuscita
}.
world-adventure-action-gained = { $seat } fa in fretta: 1 azione in più.
world-adventure-dice-offered = { $seat } tira { $dice } e vede: { $cards }.
world-adventure-left-alone = { $seat } lascia stare { $target ->
    [mercanti] i mercanti
    [giocatore] un giocatore
    [Sgherro] lo Sgherro
   *[other] il { $target }
}.

## What happened: cities

world-adventure-sold = { $seat } vende { $goods } per { $n } oro.
world-adventure-need-served = { $seat } porta quel che mancava ({ $nation }): { $commodity }.
world-adventure-shop-rolled = { $seat } tira { $dice }. Al mercato: { $goods ->
    [none] niente
   *[other] { $goods }
}.
world-adventure-bought = { $seat } compra per { $n } oro: { $commodity }.
world-adventure-bought-all = { $seat } compra per { $n } oro: { $goods }.
world-adventure-stall-built = { $seat } monta un banco: { $nation }.
world-adventure-upgrade-bought = { $seat } compra per la carovana: { $upgrade }.
world-adventure-upgrade-sold = { $seat } vende: { $upgrade }.
world-adventure-caravan-changed = { $seat } riceve { $back } oro per la vecchia carovana e riparte con la nuova: { $caravan }.
world-adventure-recruited = Un soldato si unisce a { $seat }: ora ha { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
world-adventure-recovered = Un soldato di { $seat } si rialza.
world-adventure-medic-used = { $seat } apre un kit medico.
world-adventure-trained = { $success ->
    [yes] { $seat } addestra { $who ->
    [eroe] l’eroe
   *[other] il { $who }
}: livello 2
   *[no] { $seat } addestra { $who ->
    [eroe] l’eroe
   *[other] il { $who }
} invano
}{ $die ->
    [0] .
   *[other] ; il dado mostra { $die }.
}
world-adventure-experience-gained = { $seat }: +{ $n } esperienza.
world-adventure-gold-gained = { $seat }: +{ $n } oro{ $dice ->
    [none] .
   *[other] , con { $dice }.
}
world-adventure-cargo-gained = { $seat } tira { $dice } per il carico: { $goods ->
    [none] niente che ci stia
   *[other] { $goods }
}.
world-adventure-gold-lost = { $seat }: −{ $n } oro.
world-adventure-points-gained = { $moves ->
    [0] { $seat }: { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    } in più.
   *[other] { $seat }: { $moves ->
        [one] { $moves } passo
       *[other] { $moves } passi
    } in più.
}
world-adventure-upgrade-gained = { $seat } riceve: { $upgrade }.
world-adventure-shops-opened = Tutti i negozi riaprono a { $seat }.
world-adventure-flown = { $seat } vola fino in { $place }.
world-adventure-markers-taken = Via dalla mappa: tutti i { $markers }.

## What happened: quests, runes

world-adventure-quests-drawn = { $quests ->
    [hidden] { $seat } pesca due missioni.
   *[other] { $seat } pesca { $quests }.
}
world-adventure-quests-opened = La gilda affigge: { $quests }.
world-adventure-quest-taken = { $seat } prende una missione: { $quest }{ $places ->
    [none] .
   *[other] , in { $places }.
}
world-adventure-quest-step = { $seat } tenta la missione { $quest }: { $dice ->
    [none] senza dadi
   *[other] { $dice }
}, { $success ->
    [yes] prova riuscita
   *[no] non ancora
}.
world-adventure-quest-done = { $seat } compie la missione: { $quest }!
world-adventure-quest-dropped = { $seat } rinuncia alla missione: { $quest }.
world-adventure-rune-won = { $seat } ottiene una Runa antica: { $deed }. { $n ->
    [one] È la prima.
   *[other] E fanno { $n }.
}
world-adventure-powers-drawn = { $powers ->
    [hidden] { $seat } pesca due Poteri runici.
   *[other] { $seat } pesca { $powers }.
}
world-adventure-power-taken = { $seat } prende un Potere runico: { $power }.
world-adventure-power-thrown = { $seat } scarta { $power }.
world-adventure-power-used = { $seat } usa { $power }.
world-adventure-status-raised = { $seat }: { $status } sale a { $n }.

## What happened: battle

world-adventure-battle-began = { $seat } attacca { $rival ->
    [none] { $foe }
   *[other] { $rival }
} in { $place }.
world-adventure-ambushed = Agguato in { $place }: { $seat } contro { $foe }.
world-adventure-stage-rolled = { $seat ->
    [none] Gli avversari
   *[other] { $seat }
}:{ $hero ->
    [0] { "" }
   *[other] { " " }eroe { $hero }, abilità { $skill }
}{ $soldiers ->
    [none] { "" }
   *[other] { $hero ->
        [0] { " " }
       *[other] ,{ " " }
    }soldati { $soldiers }
}; danni { $damage }.
world-adventure-skill-cast = Il dado abilità sorride a { $seat }: l’abilità di { $hero } funziona.
world-adventure-fainted = { $seat ->
    [none] Gli avversari: { $who } a terra.
   *[other] { $seat }: { $who } a terra.
}
world-adventure-die-rerolled = { $seat } tira di nuovo il dado { $who ->
    [eroe] dell’eroe
   *[other] del { $who }
}: { $die }.
world-adventure-shielded = { $n ->
    [one] { $seat } para un colpo.
   *[other] { $seat } para { $n } colpi.
}
world-adventure-foe-hurt = { $left ->
    [0] { "" }
   *[other] Punti vita rimasti: { $left } ({ $foe }).
}
world-adventure-foe-defeated = { $seat } batte { $foe }!
world-adventure-merchant-escaped = { $seat } insegue { $foe } invano: resta solo una nuvola di polvere.
world-adventure-retreat-tried = { $success ->
    [yes] { $seat } riesce a fuggire
   *[no] { $seat } non riesce a fuggire
}{ $die ->
    [0] , per il sentiero nascosto.
   *[other] ; il dado mostra { $die }.
}
world-adventure-smoke-used = { $seat } lancia una bomba fumogena.
world-adventure-good-dropped = { $seat } abbandona: { $commodity }.
world-adventure-good-picked = { $seat } raccoglie: { $commodity }.
world-adventure-player-defeated = { $slain ->
    [yes] { $seat } abbatte { $loser }!
   *[no] { $seat } mette in fuga { $loser }!
}
world-adventure-tie-rolled = A terra tutti e due; vince il dado più alto: { $dice }.
world-adventure-died = { $seat } cade. In una città lontana qualcuno accende una lampada; il prossimo turno serve a guadagnarsi la pagnotta.
world-adventure-looted = { $seat } prende a { $loser }: { $gold } oro{ $goods ->
    [none] { "" }
   *[other] , { $goods }
}{ $quest ->
    [none] { "" }
   *[other] , { $quest }
}.
world-adventure-wanted-changed = { $n ->
    [0] Il Governo lascia in pace { $seat }: nessun punto da ricercato.
   *[other] Il Governo dà la caccia a { $seat }: punti da ricercato { $n }.
}
world-adventure-bounty-paid = { $seat } incassa una taglia di { $n } oro per { $loser }.
world-adventure-item-won = { $seat } ottiene un oggetto leggendario: { $item }!
world-adventure-goal-reached = Le { $n } Rune antiche sono nelle mani di { $seats }. La strada canta!
world-adventure-time-up = Sono passati { $months } mesi e le carovane tornano: vince chi ha più rune.

## What is asked

ask-world-adventure-choosing-hero = Quale eroe guida il clan?
ask-world-adventure-sharing-points = Cinque punti, al massimo 4 in uno. Esplorazione: dadi per cercare. Carisma: banchi e merci meno care. Comando: soldati.
ask-world-adventure-choosing-caravan = Quale carovana parte? Inseguimento: assalti per raggiungere un mercante. Barriera: colpi di mostri parati.
ask-world-adventure-taking-turn = Viaggia, agisci, commercia, nell’ordine che vuoi; poi finisci il turno.
ask-world-adventure-wages = In questo turno ti guadagni soltanto la pagnotta: tira tre dadi oro.
ask-world-adventure-scouting = I dadi mostrano { $dice }. E adesso?
ask-world-adventure-merchants = Mercanti sulla strada: attaccane uno (1 punto da ricercato), o saluta e lasciali passare. I dadi si tirano subito, a meno che tu non abbia un Potere runico viola.
ask-world-adventure-monsters = Attacca un mostro, o lasciane uno qui.
ask-world-adventure-shop = { $step ->
    [selling] Prima vendi; poi guarda le merci.
   *[other] Compra quel che ti piace, poi esci dal negozio.
}
ask-world-adventure-unloading = La nuova carovana è troppo piccola. Che cosa lasci alla riserva?
ask-world-adventure-keeping-goods = Non ci sta tutto. Che cosa porti via? L’ultimo tipo di merce viene preso da sé.
ask-world-adventure-asking-guild = La gilda ti mostra due missioni. Prendine una, o nessuna.
ask-world-adventure-taking-power = La runa porta un Potere runico. Quale?
ask-world-adventure-throwing-power = I tuoi spazi sono pieni. Quale Potere runico scarti?
ask-world-adventure-raising-status = Un punto in più. Per quale attributo? A 4 Esplorazione dà un passo, Carisma pedaggi, Comando un nuovo tiro. Se viene da una runa e nessun Potere runico è scoperto, se ne pescano subito due.
ask-world-adventure-merchant-battle = { $step ->
    [ready] { $card } in { $place }: tira i dadi, o usa prima un Potere runico viola. Dopo l’ultimo, i dadi si tirano subito.
   *[other] Un dado si può tirare di nuovo. Quale? Se resta un assalto, i dadi si tirano subito.
}
ask-world-adventure-monster-battle = { $step ->
    [ready] { $card } in { $place }: tira i dadi, o fuggi.
    [reroll] Un dado si può tirare di nuovo. Quale?
   *[other] Chi cade?
}
ask-world-adventure-clash = { $step ->
    [ready] { $card ->
        [none] Battaglia
       *[other] { $card }
    } in { $place }: tira i dadi, o fuggi.
    [reroll] Un dado si può tirare di nuovo. Quale?
   *[other] Dove vanno i tuoi danni?
}
ask-world-adventure-dropping = In salvo, ma non con tutto. Che cosa resta indietro?
ask-world-adventure-picking-up = È rimasto qualcosa: { $commodity }. Lo raccogli?

## What a choice costs and brings

world-adventure-caravan = { $cargo ->
    [one] { $cargo } merce
   *[other] { $cargo } merci
}, inseguimento { $chaser }, barriera { $barrier }
world-adventure-share = { $explorer ->
    [0] Niente ricerca
    [one] 1 dado per cercare
    [4] 4 dadi per cercare, 1 passo in più
   *[other] { $explorer } dadi per cercare
}; merci a { $price } oro, { $charisma ->
    [0] nessun banco
    [one] 1 banco
    [4] 4 banchi, pedaggi
   *[other] { $charisma } banchi
}; { $leadership ->
    [0] nessun soldato
    [one] 1 soldato
    [4] 4 soldati, un nuovo tiro
   *[other] { $leadership } soldati
}
world-adventure-left = { $moves ->
    [0] { $actions ->
        [one] { $actions } azione va persa
       *[other] { $actions } azioni vanno perse
    }
   *[other] { $moves ->
        [one] { $moves } passo
       *[other] { $moves } passi
    }{ $actions ->
        [0] { $moves ->
            [one] { " " }va perso
           *[other] { " " }vanno persi
        }
        [one] { " " }e { $actions } azione vanno persi
       *[other] { " " }e { $actions } azioni vanno persi
    }
}
world-adventure-waits = Agguato se non te ne vai: { $card } ({ $npc })
world-adventure-way = { $cost ->
    [one] { $cost } passo
   *[other] { $cost } passi
}, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}{ $foes ->
    [none] { "" }
   *[other] ; attacco: { $foes }
}{ $here ->
    [none] { "" }
   *[other] ; { $here }
}
world-adventure-here-quest = missione { $quest }
world-adventure-here-npc = { $card }
world-adventure-here-clan = { $seat }
world-adventure-here-barred = chiusa dal banco di { $owner }
world-adventure-here-toll = { $n } oro a { $owner }
world-adventure-here-need = bisogno di { $commodity }
world-adventure-here-merchant = mercanti
world-adventure-here-monster = mostri
world-adventure-scout-odds = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}: { $percent }% di riuscire{ $bonus ->
    [0] { "" }
   *[other] , { $bonus }% di un’azione in più
}
world-adventure-merchant = { $percent }% di vincere; { $hit_points } PV, colpito con { $accuracy } o meno; esperienza { $experience }; bottino in dadi: carico { $cargo }, oro { $gold }
world-adventure-monster = { $percent }% di vincere; { $hit_points } PV, colpito con { $accuracy } o meno, ritirata con { $retreat } o meno; esp. { $experience }; dadi: carico { $cargo }, oro { $gold }
world-adventure-patrol = { $percent }% di vincere; soldati: { $recruits } di livello 1, { $veterans } di livello 2; esperienza { $experience }, { $gold } oro
world-adventure-rival = { $percent }% di vincere; eroe di livello { $level }; soldati: { $recruits } di livello 1, { $veterans } di livello 2
world-adventure-cost = { $cost } oro, ne resta { $left }
world-adventure-upgrade = { $price }; { $gives }
world-adventure-sale = +{ $n } oro
world-adventure-back = +{ $n } oro
world-adventure-offer = { $cost } oro, ne resta { $left }; { $n ->
    [0] a tua scelta
   *[other] { $n } in vendita
}
world-adventure-basket = { $goods }: { $cost } oro, ne resta { $left }
world-adventure-exchange = { $cost } oro, { $back } resi, ne resta { $left }; carico { $cargo }, inseguimento { $chaser }, barriera { $barrier }
world-adventure-training = { $cost } oro, ne resta { $left }; { $percent }% di riuscire, con { $die } o meno
world-adventure-power-left = { $does } Usi rimasti: { $n }
world-adventure-quest-odds = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, serve { $successes ->
    [one] { $successes } successo
   *[other] { $successes } successi
}: { $percent }%
world-adventure-quest-sure = successo certo, senza dadi
world-adventure-roll-odds = { $dice ->
    [one] { $dice } figura colpisce
   *[other] { $dice } figure colpiscono
} con { $hit } o meno: { $mean ->
    [1] { $mean } danno
   *[other] { $mean } danni
} in media. PV rimasti { $left }: { $percent }% di vincere se continui
world-adventure-retreat-odds = { $percent ->
    [0] Nessun dado ti lascia fuggire
   *[other] Fuggi con { $die } o meno: { $percent }%
}
world-adventure-smoke = Fuga sicura{ $n ->
    [0] { "" }
   *[other] ; una merce resta lì
}
world-adventure-die = Mostra { $die }
world-adventure-figure = Livello { $level }, restano { $left } PV, esperienza { $experience }
world-adventure-aims = { $aims }
world-adventure-aim = { $left ->
    [0] livello { $level }, cade
   *[other] livello { $level }, resta in piedi con { $left } PV
}
world-adventure-goods = { $n ->
    [1] { $commodity }
   *[other] { $commodity } ×{ $n }
}

## Why not, and what instead

wa-19-most = È a { $n }, il massimo. Oltre 4 serve un oggetto leggendario; più di 5 non si può.
wa-28-action = In questo turno non bastano le azioni. Il commercio in città non ne costa.
wa-30-again = Qui hai già cercato in questo turno. Riprova il mese prossimo.
wa-30-dice = La tua Esplorazione non dà dadi: non troveresti nessuno. Le rune 1, 4 e 7 alzano un attributo.
wa-30-marker = Qui c’è un segnalino Mercante: non passa nessuno. Cerca un altro territorio.
wa-31-marker = Qui c’è un segnalino Mostro: le tane sono vuote. Cerca un altro territorio.
wa-33-empty = Nessuna missione è coperta. Prendine una scoperta.
wa-33-gold = Costa { $cost } oro; hai { $have }{ $toll ->
    [0] { "" }
   *[other] , pagato il pedaggio di { $toll } oro
}. Torna con la borsa piena.
wa-33-goods = La missione chiede: { $goods }. Prima compra o conquista.
wa-33-no-dice = Qui non hai dadi ({ $status }). Le rune 1, 4 e 7 alzano un attributo.
wa-33-one = Una missione alla volta. Prima rinuncia alla vecchia.
wa-33-soldiers = La missione chiede { $n ->
    [one] { $n } soldato in piedi
   *[other] { $n } soldati in piedi
}. Prima recluta o cura.
wa-33-tried = Qui hai già provato in questo turno. Torna il mese prossimo.
wa-48-gold = L’addestramento costa { $cost } oro; hai { $have }{ $toll ->
    [0] { "" }
   *[other] , pagato il pedaggio di { $toll } oro
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Prima vendi qualche merce.
}
wa-48-tried = Una prova col dado al mese. Paga per andare sul sicuro, addestra qualcun altro, o aspetta.
wa-51-barred = Qui c’è il banco di { $owner }, con Carisma oltre 4. Puoi attraversare la città, non usarla.
wa-52-leadership = { $n ->
    [0] Senza Comando non guidi nessun soldato. Le rune 1, 4 e 7 alzano un attributo.
    [1] Il tuo Comando guida al massimo 1 soldato. Le rune 1, 4 e 7 alzano un attributo.
    [4] Il tuo Comando guida 4 soldati. Di più, solo con un oggetto leggendario.
    [5] Il tuo Comando guida 5 soldati, il massimo.
   *[other] Il tuo Comando guida al massimo { $n } soldati. Le rune 1, 4 e 7 alzano un attributo.
}
wa-53-gold = Un soldato costa { $cost } oro; hai { $have }{ $toll ->
    [0] { "" }
   *[other] , pagato il pedaggio di { $toll } oro
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Prima vendi qualche merce.
}
wa-54-gold = La cura costa { $cost } oro; hai { $have }{ $toll ->
    [0] { "" }
   *[other] , pagato il pedaggio di { $toll } oro
}. Va bene anche un kit medico.
wa-56-closed = Questo negozio ti riapre nel mese { $month }. Altre città sono aperte.
wa-58-gold = Una merce costa { $cost } oro; hai { $have }{ $toll ->
    [0] { "" }
   *[other] , pagato il pedaggio di { $toll } oro
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Prima vendi.
}
wa-60-gold = Un banco costa { $cost } oro; hai { $have }{ $toll ->
    [0] { "" }
   *[other] , pagato il pedaggio di { $toll } oro
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Prima vendi qualche merce.
}
wa-60-licence = { $n ->
    [0] Senza Carisma, niente banchi. Le rune 1, 4 e 7 alzano un attributo.
    [4] I tuoi quattro banchi sono in piedi, non ce ne sono altri.
   *[other] Al massimo { $n }, uno per punto di Carisma. Le rune 1, 4 e 7 alzano un attributo.
}
wa-60-taken = Qui c’è già il banco di { $owner }, e ogni città ne tiene uno. Scegline un’altra.
wa-61-gold = Quella carovana costa { $cost } oro; hai { $have }, venduta la vecchia{ $toll ->
    [0] { "" }
   *[other] , pagato il pedaggio di { $toll } oro
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Prima vendi qualche merce.
}
wa-61-room = I { $n } posti sono pieni. Prima vendi qualcosa.
wa-62-gold = Costa { $cost } oro; hai { $have }{ $toll ->
    [0] { "" }
   *[other] , pagato il pedaggio di { $toll } oro
}.{ $goods ->
    [0] { "" }
   *[other] { " " }Prima vendi qualche merce.
}
wa-62-most = Ne hai { $n }, ed è il massimo.
wa-66-chaser = La tua carovana non può inseguire nessuno. Con una cavalcatura può.
wa-70-tried = Una prova per assalto. Prima combatti questo.

## The lobby and the result

setting-runes = Rune per vincere
setting-runes-9 = 9 rune
setting-runes-12 = 12 rune (più lunga)
setting-legend = Leggenda
setting-legend-about = Vince solo chi ha sconfitto un mostro leggendario.
score-runes = Rune antiche
score-gold = Oro

## The table in words

world-adventure-prospects = Prima di scegliere
world-adventure-prospect = **{ $choice }**: { $detail }
world-adventure-stage = Assalto { $n }{ $most ->
    [0] { "" }
   *[other] { " " }di { $most }
}{ $card ->
    [none] { "" }
   *[other] : { $card }
}{ $left ->
    [0] { "" }
   *[other] , { $left } PV rimasti
}

world-adventure-before = I clan si formano.
world-adventure-heading = Mese { $n }, tappa { $stage }{ $now ->
    [none] { "" }
   *[other] { " " }· { $now }
}
world-adventure-now = { $seat }: { $moves ->
    [one] { $moves } passo
   *[other] { $moves } passi
}, { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}
world-adventure-goal = Obiettivo: { $goal } Rune antiche, una per ogni grande impresa{ $legend ->
    [yes] , e un mostro leggendario sconfitto
   *[no] { "" }
}. Finora: { $sides }.
world-adventure-side = { $seats } ({ $n })
world-adventure-near = { $n ->
    [0] A un mostro leggendario dalla vittoria: { $seats }.
    [one] A una runa dalla vittoria: { $seats }.
   *[other] A { $n } rune dalla vittoria: { $seats }.
}
world-adventure-hunts = Il Governo è vicino e dà la caccia a { $seats }.
world-adventure-raids = La Razzia ({ $card }) può attaccare { $seats }.
world-adventure-ahead = { $late ->
    [yes] Dopo il mese 40 vince chi ha più rune. In testa: { $seats }.
   *[no] In testa: { $seats }, { $n ->
        [one] manca ancora { $n } runa
       *[other] mancano ancora { $n } rune
    }.
}
world-adventure-race = { $seats }: Rune antiche { $n } su { $goal }.
world-adventure-npcs = Sulla mappa: { $npcs }.
world-adventure-npc-at = { $card } ({ $npc }) in { $place }
world-adventure-event = { world-adventure-event-came }
world-adventure-coming = Il mese prossimo: { $event }. { $rules }
world-adventure-stands = { $seat } è in { $code } ({ $where }).
world-adventure-where = { $city ->
    [yes] { $nation }, la città
   *[no] { $nation }
}
world-adventure-hero = L’eroe di { $seat }: { $hero }, livello { $level }, esperienza { $experience }; Esplorazione { $explorer }, Carisma { $charisma }, Comando { $leadership }.
world-adventure-purse = { $seat } ha { $gold } oro; merci: { $goods ->
    [none] nessuna
   *[other] { $goods }
}; posto per { $room } in tutto.
world-adventure-wagon = La carovana di { $seat }: { $caravan }{ $pet ->
    [yes] , cavalcatura
   *[no] { "" }
}{ $cargo ->
    [yes] , portapacchi
   *[no] { "" }
}{ $smoke ->
    [yes] , bomba fumogena
   *[no] { "" }
}{ $medics ->
    [0] { "" }
    [one] , kit medico
   *[other] , { $medics } kit medici
}.
world-adventure-soldiers = I soldati di { $seat }: { $recruits } di livello 1, { $veterans } di livello 2, { $fainted } a terra.
world-adventure-cards = { $seat } possiede{ $powers ->
    [none] { "" }
   *[other] { " " }{ $powers }
}{ $items ->
    [none] { "" }
   *[other] { " " }({ $items })
}.
world-adventure-quest = { $seat } ha una missione, { $quest }{ $rules ->
    [none] { "" }
   *[other] : { $rules }
}{ $places ->
    [none] { $rules ->
        [none] .
       *[other] { "" }
    }
   *[other] { $rules ->
        [none] ; ancora da fare in { $places }.
       *[other] { " " }Ancora da fare in { $places }.
    }
}
world-adventure-deeds = Vale ancora una runa per { $seat }: { $deeds }.
world-adventure-wanted = { $seat } ha { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} da ricercato, { $rank }º posto; chi abbatte il clan incassa una taglia.
world-adventure-away = { $code } ({ $n ->
    [0] qui
    [one] a { $n } passo
   *[other] a { $n } passi
})
world-adventure-city = { $nation ->
    [none] { $place }
   *[other] { $nation }, { $place }
}: { $need ->
    [none] bisogno soddisfatto
   *[other] chiede { $need }
}; { $stall ->
    [yes] banco di { $owner }
   *[no] nessun banco
}.
world-adventure-merchant-markers = Segnalini Mercante: { $places }.
world-adventure-monster-markers = Segnalini Mostro: { $places }.
world-adventure-open = Alla gilda: { $quests ->
    [none] nessuna missione
   *[other] { $quests }
}. Poteri runici scoperti: { $powers ->
    [none] nessuno
   *[other] { $powers }
}. In riserva: { $stock ->
    [none] niente
   *[other] { $stock }
}.
world-adventure-battle = { $card ->
    [none] Battaglia in { $place }: { $seats }.
   *[other] { $seats } contro { $card-foe } in { $place }; punti vita rimasti: { $left }.
}
