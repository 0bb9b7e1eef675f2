### Realm of Wonder: pulsanti, quel che succede, quel che si chiede, perché no. Carte, tessere, missioni,
### personaggi e regioni sono in realm_of_wonder_cards.ftl. PM: punti magia; le caselle si dicono con i loro codici.

game-realm-of-wonder = Realm of Wonder
game-realm-of-wonder-about = I vicini corrono al castello del Re, su dischi che girano sotto i loro piedi. La porta si apre con la missione del Re, tre mostri o tre sfere magiche; chi entra per primo vince.
game-realm-of-wonder-cover = Il castello del Re e, intorno, Mago, Golem, Yeti, Troll, Ciclope e Gnomo.
game-realm-of-wonder-players = da 2 a 6 giocatori
game-realm-of-wonder-lasts = da 15 a 40 minuti in due, più di un’ora in quattro

mode-realm-of-wonder-race = Corsa al castello

## Buttons: cards and standing orders

realm-of-wonder-choose-move = { $card }
realm-of-wonder-order-counter = Contromagia: { $order } ({ $term })
realm-of-wonder-order-muscles = In difesa: { $order } ({ $term })
realm-of-wonder-stay-quiet = Niente incantesimi { $term }
realm-of-wonder-cast-again = Chiedimi di nuovo gli incantesimi
realm-of-wonder-take-back = Scegli un’altra carta

## Buttons: spells

realm-of-wonder-cast = Lancia { $card }
realm-of-wonder-end-spells = Basta incantesimi
realm-of-wonder-target-space = { $space }
realm-of-wonder-target-seat = { $seat }
realm-of-wonder-target-tile = { $seat }: { $tile }
realm-of-wonder-target-disc = Gira il { $disc } verso { $land }
realm-of-wonder-pick-disc = Gira il { $disc }
realm-of-wonder-counter = { $answer ->
    [none] Contromagia
   *[other] Rispondi con { $answer }
}
realm-of-wonder-let-pass = Lascia fare

## Buttons: movement

realm-of-wonder-walk = Vai in { $space }
realm-of-wonder-attack = Combatti in { $space }
realm-of-wonder-conquer = { $tokens ->
    [one] Conquista il forte in { $space } ({ $tokens } gettone)
   *[other] Conquista il forte in { $space } ({ $tokens } gettoni)
}
realm-of-wonder-enter-castle = Entra nel castello
realm-of-wonder-buy-point = +1 movimento (3 PM)
realm-of-wonder-open-tower = Apri la torre (1 PM)
realm-of-wonder-buy-magic = Carta magia (3 PM)
realm-of-wonder-build = Costruisci (3 PM)
realm-of-wonder-spin-disc = Gira col dado: { $disc } (1 PM)
realm-of-wonder-set-disc = Gira il { $disc } verso { $land } (3 PM)
realm-of-wonder-vortex = Vortice: { $space } (3 PM)
realm-of-wonder-use-teleport = Teletrasporto in { $space }
realm-of-wonder-drink-potion = Pozione: { $bonus }
realm-of-wonder-use-wand = Agita la bacchetta
realm-of-wonder-use-fist = Alza il pugno
realm-of-wonder-use-vulture = Chiama l’avvoltoio
realm-of-wonder-use-frozen-stone = Pietra gelata: { $disc }
realm-of-wonder-use-catapult = Catapulta: { $space }
realm-of-wonder-use-helmet = Tuffati fino a { $space }
realm-of-wonder-end-turn = Finisci il turno

## Buttons: battles and treasures

realm-of-wonder-play-muscle = Gioca { $card }
realm-of-wonder-end-muscles = Tira il dado
realm-of-wonder-take-tile = Prendi: { $tile }
realm-of-wonder-give-curse = Dai la sfera maledetta
realm-of-wonder-end-spoils = Lascia il resto
realm-of-wonder-return-to = Torna in { $space }
realm-of-wonder-pick-bonus = Prendi: { $bonus }
realm-of-wonder-use-tile = Usa: { $tile }
realm-of-wonder-leave-tile = Lascia: { $tile }
realm-of-wonder-keep-card = Tieni { $card }

## Menus

placeholder-realm-of-wonder-choose-move = La tua carta movimento
placeholder-realm-of-wonder-order-counter = Fermare un incantesimo
placeholder-realm-of-wonder-order-muscles = Muscoli in difesa
placeholder-realm-of-wonder-cast = Lancia un incantesimo
placeholder-realm-of-wonder-target-space = Dove?
placeholder-realm-of-wonder-target-seat = Chi?
placeholder-realm-of-wonder-target-tile = La tessera di chi, e quale?
placeholder-realm-of-wonder-target-disc = Quale disco, e verso dove?
placeholder-realm-of-wonder-pick-disc = Quale disco?
placeholder-realm-of-wonder-walk = Muoviti
placeholder-realm-of-wonder-attack = Attacca
placeholder-realm-of-wonder-conquer = Conquista un forte
placeholder-realm-of-wonder-spin-disc = Disco col dado (1 PM)
placeholder-realm-of-wonder-set-disc = Disco a scelta (3 PM)
placeholder-realm-of-wonder-vortex = Vortice (3 PM)
placeholder-realm-of-wonder-use-teleport = Teletrasporto
placeholder-realm-of-wonder-drink-potion = Pozione
placeholder-realm-of-wonder-use-frozen-stone = Pietra runica gelata
placeholder-realm-of-wonder-use-catapult = Catapulta
placeholder-realm-of-wonder-use-helmet = Casco da palombaro
placeholder-realm-of-wonder-play-muscle = Gioca un muscolo
placeholder-realm-of-wonder-take-tile = Prendi una tessera
placeholder-realm-of-wonder-return-to = Dove torni?
placeholder-realm-of-wonder-pick-bonus = Quale bonus?
placeholder-realm-of-wonder-keep-card = Quale carta tieni?
placeholder-realm-of-wonder-stay-quiet = Per ora niente incantesimi
placeholder-realm-of-wonder-counter = Rispondi?
placeholder-realm-of-wonder-use-tile = Usa una tessera
placeholder-realm-of-wonder-leave-tile = Lascia una tessera

## What happened: a round

realm-of-wonder-quest-given = Si legge la missione del Re: { $quest }. { $tale } Chi entra per primo nel castello vince.
realm-of-wonder-round-began = Round { $round }.
# Nothing where MP come in: six such lines a round would hide the rest; the purse shows it.
realm-of-wonder-income = { $n ->
    [0] { $seat } è sull’isola del castello, dove non arrivano PM.
   *[other] { "" }
}
realm-of-wonder-moves-drawn = { $cards ->
    [hidden] { "" }
    [none] { "" }
   *[other] { $seat } pesca { $cards }.
}
# Nothing: who is waited for stands below.
realm-of-wonder-move-chosen = { "" }
realm-of-wonder-move-taken-back = { $seat } sceglie di nuovo.
realm-of-wonder-move-revealed = { $points ->
    [one] { $seat }: velocità { $speed }, { $points } punto movimento.
   *[other] { $seat }: velocità { $speed }, { $points } punti movimento.
}
realm-of-wonder-power-restored = Il potere speciale di { $seat } è di nuovo pronto.
realm-of-wonder-treasure = { $seat } trova un tesoro: +{ $n } PM.
realm-of-wonder-magic-drawn = { $cards ->
    [none] Le carte magia sono finite: niente per { $seat }.
    [hidden] { $n ->
        [one] { $seat } pesca una carta magia.
       *[other] { $seat } pesca { $n } carte magia.
    }
   *[other] { $seat } pesca { $cards }.
}
realm-of-wonder-die-rolled = { $seat } tira il dado di rotazione: { $land }.
realm-of-wonder-disc-turned = Il { $disc } gira verso { $land }.

## What happened: spells

realm-of-wonder-spell-cast = { $disc ->
    [none] { $tile ->
        [none] { $to ->
            [none] { $space ->
                [none] { $target ->
                    [none] { $seat } lancia { $card }.
                   *[other] { $seat } lancia { $card } su { $target }.
                }
               *[other] { $target ->
                    [none] { $seat } lancia { $card } su { $space }.
                   *[other] { $seat } lancia { $card } sul forte di { $target } in { $space }.
                }
            }
           *[other] { $space ->
                [none] { $seat } lancia { $card }, rotta su { $to }.
               *[other] { $target ->
                    [none] { $seat } lancia { $card } su un gettone in { $space }.
                   *[other] { $seat } lancia { $card } su un gettone di { $target } in { $space }.
                }
            }
        }
       *[other] { $seat } lancia { $card } su { $target }: { $tile }.
    }
   *[other] { $seat } lancia { $card } sul { $disc }.
}
# Nothing: who is waited for stands below.
realm-of-wonder-answers-awaited = { "" }
realm-of-wonder-spell-countered = { $seat } ferma con { $answer } l’incantesimo di { $caster }: { $card }.
realm-of-wonder-spell-failed = L’incantesimo di { $seat } va in fumo: { $card }.
realm-of-wonder-fort-hit = { $height ->
    [0] Il forte di { $seat } in { $space } non c’è più.
    [one] Il forte di { $seat } in { $space } perde un gettone; ne resta { $height }.
   *[other] Il forte di { $seat } in { $space } perde un gettone; ne restano { $height }.
}
realm-of-wonder-speed-raised = { $seat } sale a velocità { $speed }: lancia per ultimo, muove per primo.
realm-of-wonder-points-shifted = { $n ->
    [-3] { $seat } ha 3 punti movimento in meno in questo round.
   *[other] { $seat } ha { $n } punti movimento in più in questo round.
}
realm-of-wonder-balloon-ready = La mongolfiera di { $seat } è gonfia.
realm-of-wonder-token-moved = Un gettone di { $seat } va da { $space } a { $to }.
realm-of-wonder-tile-taken = { $seat } prende a { $loser }: { $tile }.
realm-of-wonder-dived = { $seat } riemerge in { $space }.
# Nothing: the next caster follows.
realm-of-wonder-spells-ended = { "" }

## What happened: movement

realm-of-wonder-turn-began = { $points ->
    [0] Tocca a { $seat }, senza punti movimento.
    [one] Tocca a { $seat }: { $points } punto movimento.
   *[other] Tocca a { $seat }: { $points } punti movimento.
}
realm-of-wonder-walked = { $spaces-end ->
    [K] { $spaces-past ->
        [none] { "" }
       *[other] { $seat } va verso il castello passando per { $spaces-past }.
    }
   *[other] { $spaces-past ->
        [none] { $seat } va in { $spaces-end }.
       *[other] { $seat } va in { $spaces-end } passando per { $spaces-past }.
    }
}
realm-of-wonder-balloon-left = { $seat } lascia la mongolfiera sulla riva dell’isola del castello.
realm-of-wonder-point-bought = { $seat } compra un punto movimento.
realm-of-wonder-magic-bought = { $cards ->
    [hidden] { $seat } compra una carta magia.
   *[other] { $seat } compra una carta magia: { $cards }.
}
realm-of-wonder-fort-built = { $height ->
    [1] { $seat } costruisce un forte in { $space }.
    [2] { $seat } porta a 2 il forte in { $space }.
   *[other] { $seat } porta a { $height } il forte in { $space }: una fortezza.
}
realm-of-wonder-fort-conquered = { $height ->
    [one] { $seat } conquista il forte di { $loser } in { $space } con { $tokens } gettoni; ne resta { $height }.
   *[other] { $seat } conquista il forte di { $loser } in { $space } con { $tokens } gettoni; ne restano { $height }.
}
realm-of-wonder-vortex-taken = { $seat } vola nel vortice fino a { $space }.
realm-of-wonder-teleported = { $seat } svanisce e riappare in { $space }.
realm-of-wonder-power-used = { $character ->
    [Mago] { $seat } agita la bacchetta magica.
    [Golem] { $seat } alza il pugno: in questo round nessun muro ferma il Golem.
    [Troll] { $seat } chiama l’avvoltoio: in questo round ogni casella di qui costa 1.
    [Gnomo] { $seat } sale sulla catapulta.
    [Ciclope] { $seat } infila il casco da palombaro.
   *[other] { $seat } posa la mano sulla pietra runica gelata.
}
realm-of-wonder-magic-points-gained = { $seat }: +{ $n } PM.
realm-of-wonder-catapulted = { $seat } atterra in { $space }.
realm-of-wonder-potion-drunk = { $seat } beve la Pozione.
realm-of-wonder-bonus-taken = { $seat } ha un bonus per il resto della partita: { $bonus }.
realm-of-wonder-bonuses-out = Non ci sono più gettoni Bonus per { $seat }.
# Nothing: the next turn follows.
realm-of-wonder-turn-ended = { "" }

## What happened: towers and battles

realm-of-wonder-tower-opened = { $seat } apre la torre in { $space }: { $tile }. { $tile-rules }
realm-of-wonder-page-found = { $n ->
    [one] { $seat } trova una pagina, la prima.
   *[other] { $seat } trova una pagina: { $n } in tutto.
}
# To whom the cards are hidden: nothing, until one is taken.
realm-of-wonder-tile-left = { $seat } non la usa: { $tile }.
realm-of-wonder-chest-offered = { $cards ->
    [hidden] { "" }
   *[other] { $seat } trova nel Forziere: { $cards }.
}
realm-of-wonder-chest-passed = { $cards ->
    [hidden] { $seat } prende una carta dal Forziere.
   *[other] { $seat } prende una carta dal Forziere: { $cards }.
}
realm-of-wonder-battle-began = { $seat } attacca { $foe } in { $space }.
realm-of-wonder-monster-fought = { $seat } affronta { $monster } in { $space }.
realm-of-wonder-muscles-played = { $cards ->
    [none] { "" }
   *[other] { $seat } mostra i muscoli: { $cards }.
}
realm-of-wonder-knights-sent = { $n ->
    [one] { $seat } manda in battaglia un cavaliere.
   *[other] { $seat } manda in battaglia { $n } cavalieri.
}
realm-of-wonder-battle-rolled = { $seat ->
    [none] { $bonus ->
        [0] { $other } tira { $dice } per il mostro.
       *[other] { $other } tira { $dice } per il mostro, con +{ $bonus }: { $total }.
    }
   *[other] { $bonus ->
        [0] { $seat } tira { $dice }.
       *[other] { $seat } tira { $dice }, con +{ $bonus }: { $total }.
    }
}
realm-of-wonder-battle-won = { $seat } batte { $foe }!
realm-of-wonder-battle-drawn = Parità: { $seat } non va oltre.
realm-of-wonder-monster-beaten = { $seat } batte { $monster }!
realm-of-wonder-lost-to-monster = { $seat } perde contro { $monster }.
realm-of-wonder-curse-given = { $seat } dà a { $loser } una sfera maledetta.
realm-of-wonder-returned = { $seat } torna zoppicando in { $space }.
realm-of-wonder-stood-back = { $seat } indietreggia in { $space }.

## What happened: the end

realm-of-wonder-quest-fulfilled = { $seat } ha compiuto la missione del Re e riceve un gettone Vittoria, che apre la porta del castello!
realm-of-wonder-castle-entered = { $seat } entra nel castello del Re { $road }!
realm-of-wonder-time-up = Sono passati { $round } round, e il Re va a letto: vince chi è più vicino al trono.

## What is asked

ask-realm-of-wonder-choosing = Si sceglie in segreto la carta movimento. Il più veloce muove per primo, il più lento lancia per primo gli incantesimi.
ask-realm-of-wonder-lining-up = Il dado mostra { $land }. Quale disco giri fin lì?
ask-realm-of-wonder-casting = { $own ->
    [yes] Lancia ora i tuoi incantesimi, o di’ che hai finito.
   *[no] Lancia ora i tuoi incantesimi (sotto “Il mio posto”), o di’ che hai finito.
}
ask-realm-of-wonder-aiming = { $own ->
    [yes] Scegli il bersaglio dell’incantesimo.
   *[no] Scegli il bersaglio dell’incantesimo (sotto “Il mio posto”).
}
ask-realm-of-wonder-window = { $own ->
    [yes] { $by } lancia { $card }. Lasciar fare, o contrastare?
   *[no] { $by } lancia { $card }. Lasciar fare, o contrastare (sotto “Il mio posto”)?
}
ask-realm-of-wonder-moving = Cammina, usa quel che trovi dove ti fermi, poi finisci il turno.
ask-realm-of-wonder-battle = { $foe ->
    [none] { $own ->
        [yes] Battaglia in { $space }. Aggiungi carte con il muscolo se ne hai (+1 ciascuna), poi tira il dado. Se perdi, torni a casa e il tuo turno è finito.
       *[no] Battaglia in { $space }. Aggiungi carte con il muscolo se ne hai (+1 ciascuna, sotto “Il mio posto”), poi tira il dado. Se perdi, torni a casa e il tuo turno è finito.
    }
   *[other] { $own ->
        [yes] { $seat } contro { $foe }, in { $space }. Aggiungi carte con il muscolo se ne hai (+1 ciascuna), poi tira il dado. Chi vince può prendere tessere; chi perde torna a casa.
       *[no] { $seat } contro { $foe }, in { $space }. Aggiungi carte con il muscolo se ne hai (+1 ciascuna, sotto “Il mio posto”), poi tira il dado. Chi vince può prendere tessere; chi perde torna a casa.
    }
}
ask-realm-of-wonder-spoils = { $taken ->
    [yes] Un’altra tessera di { $loser }?
   *[no] Hai battuto { $loser }. Che cosa prendi?
}
ask-realm-of-wonder-returning = Dove torni: a casa, o in una fortezza?
ask-realm-of-wonder-choosing-bonus = Un bonus per il resto della partita. Quale?
ask-realm-of-wonder-found = Nella torre: { $tile }. La usi?
ask-realm-of-wonder-chest = Una carta del Forziere è tua. Quale?

## What a choice costs and brings

realm-of-wonder-move-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}{ $effect ->
    [none] { "" }
   *[other] , { $effect }
}
realm-of-wonder-cost = { $left ->
    [one] Ti resta { $left } PM
   *[other] Ti restano { $left } PM
}
realm-of-wonder-tower-hides = { $monsters ->
    [0] Nessun mostro è rimasto nelle torri
    [one] { $monsters } torre su { $towers } nasconde un mostro; se perdi, il turno finisce a casa
   *[other] { $monsters } torri su { $towers } nascondono un mostro; se perdi, il turno finisce a casa
}; { $left ->
    [one] ti resta { $left } PM
   *[other] ti restano { $left } PM
}
realm-of-wonder-fort-gives = { $height ->
    [1] +1 PM a ogni round{ $have ->
        [none] { "" }
       *[other] , missione { $have } su { $needed }
    }; servono { $tokens } gettoni per conquistarlo
    [2] Niente rendita in più, ma servono { $tokens } gettoni per conquistarlo
   *[other] Una fortezza, rifugio dopo una sconfitta; servono { $tokens } gettoni per conquistarla
}; { $left ->
    [one] ti resta { $left } PM
   *[other] ti restano { $left } PM
}
realm-of-wonder-way = { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}{ $here ->
    [none] { "" }
   *[other] : { $here }
}{ $past ->
    [none] { "" }
   *[other] ; passando: { $past }
}
realm-of-wonder-here-tower = una torre
realm-of-wonder-here-page = una torre, forse una pagina
realm-of-wonder-here-well = un pozzo
realm-of-wonder-here-fort = il tuo forte
realm-of-wonder-here-home = casa tua
realm-of-wonder-here-runestone = una pietra runica
realm-of-wonder-here-vortex = un vortice
realm-of-wonder-here-balloon = isola del castello, dove non arrivano PM; la mongolfiera resta indietro
realm-of-wonder-here-island = isola del castello, dove non arrivano PM
realm-of-wonder-here-bare = niente sul posto
realm-of-wonder-here-next = niente sul posto, { $next } a { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
realm-of-wonder-past-tower = torre { $place }
realm-of-wonder-past-page = torre { $place }
realm-of-wonder-past-well = pozzo { $place }
realm-of-wonder-past-fort = il tuo forte { $place }
realm-of-wonder-past-home = casa tua { $place }
realm-of-wonder-past-runestone = pietra { $place }
realm-of-wonder-past-vortex = vortice { $place }
realm-of-wonder-past-castle = il castello
realm-of-wonder-odds = vittoria { $win }%, pareggio { $draw }%{ $cards ->
    [0] { "" }
   *[other] , senza muscoli
}
realm-of-wonder-foe = { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}; { $odds }; { $other }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}, { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
}{ $monster ->
    [none] { "" }
   *[other] ; poi { $monster }
}
realm-of-wonder-stakes = { $foe ->
    [none] Tu +{ $mine }, { $monster } +{ $theirs }
   *[other] Tu +{ $mine }, { $foe } +{ $theirs }
}; { $odds }
realm-of-wonder-stronghold = una fortezza, alta { $n }
realm-of-wonder-lair = { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}; { $monster }, +{ $strength }; { $odds }
realm-of-wonder-conquest = { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
} e { $mp } PM da pagare; { $height ->
    [one] resta { $height } gettone: il tuo forte
   *[other] restano { $height } gettoni: il tuo forte
}
realm-of-wonder-gate = { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}, e vinci { $road }
realm-of-wonder-landing = { $other ->
    [none] { $monster ->
        [none] Non c’è nessuno
       *[other] { $monster } aspetta lì
    }
   *[other] { $monster ->
        [none] C’è { $other }: battaglia
       *[other] C’è { $other }, poi { $monster }
    }
}{ $odds ->
    [none] { "" }
   *[other] ; { $odds }
}
# Che cosa porta un giro di disco: «Al castello: Fennel 2 punti e tu 9».
realm-of-wonder-turning = { $castle ->
    [none] { "" }
   *[other] Al castello: { $castle }{ $cross ->
        [none] { "" }
       *[other] { "; " }
    }
}{ $cross ->
    [none] { "" }
   *[other] { $castle ->
        [none] Ponte più vicino
       *[other] ponte più vicino
    }: { $cross }
}{ $bridges ->
    [none] { "" }
   *[other] Ponti del { $disc }: { $bridges }
}{ $left ->
    [none] { "" }
    [one] ; ti resta { $left } PM
   *[other] ; ti restano { $left } PM
}
realm-of-wonder-turning-racer = { $seat ->
    [none] tu
   *[other] { $seat }
} { $n ->
    [none] senza via
    [one] { $first ->
        [yes] { $n } punto
       *[no] { $n }
    }
   *[other] { $first ->
        [yes] { $n } punti
       *[no] { $n }
    }
}
realm-of-wonder-turning-crossing = { $seat ->
    [none] tu
   *[other] { $seat }
} { $bridge } ({ $n ->
    [one] { $first ->
        [yes] { $n } punto
       *[no] { $n }
    }
   *[other] { $first ->
        [yes] { $n } punti
       *[no] { $n }
    }
})
realm-of-wonder-turning-nothing = È già girato lì: non cambia niente
realm-of-wonder-bridge = { $space }–{ $to }
realm-of-wonder-ends = Il round { $rounds } è l’ultimo: la vittoria va a { $seats }.
realm-of-wonder-left = { $points ->
    [0] { "" }
    [one] { $points } punto va perso
   *[other] { $points } punti vanno persi
}{ $island ->
    [yes] { $points ->
        [0] Sull’isola del castello non arrivano PM
       *[other] ; sull’isola del castello non arrivano PM
    }
   *[no] { "" }
}
realm-of-wonder-ends-turn = { $land ->
    [none] isola del castello
   *[other] { $disc ->
        [outer] { $land }
       *[other] isola di { $land }
    }
}; finisce il turno, e la tessera è usata
realm-of-wonder-fort-of = Forte di { $seat }, alto { $n }
realm-of-wonder-token-from = Il gettone di { $space } viene qui
realm-of-wonder-fist = Attraverso i muri, in questo round
realm-of-wonder-wand = +{ $n } PM
realm-of-wonder-vulture = In questo round ogni casella in { $land } costa 1
realm-of-wonder-holds-on = Una consegna: puoi revocarla ogni volta che scegli una carta movimento
realm-of-wonder-holds-round = Solo per questo round; poi ti si chiede di nuovo

## Why not, and what instead

rw-03-nothing = La porta resta chiusa: servono un gettone Vittoria (per la missione del Re), tre mostri o tre sfere.
rw-18-present = Hai già detto che non lanci niente.
rw-20-present = È già la tua consegna. Scegline un’altra, o tienila.
rw-20-once = Una consegna cambia una volta per round. Potrai cambiarla nel prossimo.
rw-23-cost = Un punto movimento costa { $cost } PM; ne hai { $have }.
rw-23-once = Un solo punto comprato per turno. Il prossimo al turno seguente.
rw-23-short = Manca un punto movimento. Compralo prima per 3 PM.
rw-28-cost = Aprire una torre costa { $cost } PM; ne hai { $have }. Torna con la borsa piena.
rw-29-cost = Una carta magia costa { $cost } PM; ne hai { $have }.
rw-29-once = Una sola carta magia per turno. La prossima al turno seguente.
rw-30-cost = Girare un disco col dado costa { $cost } PM; ne hai { $have }.
rw-31-cost = Girare un disco dove vuoi costa { $cost } PM; ne hai { $have }. Col dado costa 1 PM.
rw-32-cost = Il vortice costa { $cost } PM; ne hai { $have }. Vai a piedi.
rw-34-power = I poteri speciali non funzionano sull’isola del castello. Usa il tuo prima di arrivarci.
rw-35-cost = Un gettone Forte costa { $cost } PM; ne hai { $have }.
rw-35-full = Un forte si costruisce fino a 3 gettoni; questo ne ha { $n }. Solo l’incantesimo Trasferimento lo fa salire oltre.
rw-35-supply = I tuoi dieci gettoni Forte sono tutti sul tabellone. Un Trasferimento può spostarne uno.
rw-37-cost = Per conquistarlo servono { $n } gettoni a { $cost } PM; hai { $have } PM.
rw-37-foreign = Qui c’è il forte di { $seat }, alto { $n }. Si conquista con uno più alto.
rw-37-supply = Per conquistarlo servono { $n } gettoni; { $have ->
    [one] te ne resta
   *[other] te ne restano
} { $have }.
rw-38-present = { rw-20-present }
rw-40-not-both = Prendi tessere o dai la sfera maledetta, non entrambe le cose, e hai già preso una tessera.
rw-41-monster = Accanto a un mostro non si riposa. Vattene, o affrontalo.
rw-44-spent = Il tuo potere speciale è già usato. Una carta movimento con il suo segno lo rende di nuovo pronto.
rw-60-none = Non hai una Contromagia. Lascia fare.
rw-75-empty = Le carte magia sono finite, e restano finite.
rw-79-bonus = I sei gettoni Bonus sono già dati. La Pozione arriva tardi.

## The lobby and the result

setting-quest = La missione del Re
setting-quest-chance = A caso
setting-quest-forts = { quest-forts } (forti)
setting-quest-pages = { quest-pages } (pagine)
setting-quest-hoard = { quest-hoard } (punti magia)
setting-quest-battles = { quest-battles } (battaglie)
setting-quest-lands = { quest-lands } (regioni)
setting-characters = Personaggi
setting-characters-chance = A caso
setting-characters-order = In ordine di posto, a partire dal Mago

score-road-done = Strada per il castello, in percento
figure-road-done = { $n }%
caption-road-done = della strada per il castello
score-quest-round = Missione compiuta, round

## The table in words

realm-of-wonder-heading = { $now ->
    [none] Realm of Wonder, round { $n }
   *[other] Realm of Wonder, round { $n } · { $now }
}
realm-of-wonder-now-moves = { $points ->
    [one] { $seat }: { $points } punto movimento, { $mp } PM
   *[other] { $seat }: { $points } punti movimento, { $mp } PM
}
realm-of-wonder-now-casts = incantesimi di { $seat }
realm-of-wonder-goal = { $sides ->
    [none] Obiettivo: il castello, con 3 sfere, 3 mostri o la missione del Re: { $wanted }
   *[other] Obiettivo: il castello, con 3 sfere, 3 mostri o la missione del Re: { $wanted } Finora: { $sides }.
}
realm-of-wonder-goal-quest = { $seat } (missione { $have }/{ $whole })
realm-of-wonder-goal-monsters = { $seat } (mostri { $have }/{ $whole })
realm-of-wonder-goal-orbs = { $seat } (sfere { $have }/{ $whole })
realm-of-wonder-closest = { $rounds ->
    [0] In testa: { $seat }.
   *[other] Dopo il round { $rounds } vince chi è andato più lontano su una via. In testa: { $seat }.
}
realm-of-wonder-may-enter = { $n ->
    [none] { $seat } può entrare nel castello { $road }, ma ora nessuna via ci porta
    [one] { $seat }, a { $n } punto movimento dal castello, può entrarci { $road }
   *[other] { $seat }, a { $n } punti movimento dal castello, può entrarci { $road }
}{ $others ->
    [none] { "" }
   *[other] ; anche { $others }
}.
realm-of-wonder-may-enter-too = { $seat } ({ $n ->
    [none] nessuna via
   *[other] a { $n }
})
realm-of-wonder-lacks-one = Ancora uno sforzo, e { $seat } può entrare nel castello { $roads }.
realm-of-wonder-battle = { $seat } combatte contro { $foe } in { $space }.
realm-of-wonder-hunt = { $seat } combatte contro { $monster } in { $space }.
realm-of-wonder-roads = { $victory ->
    [yes] { $seat }: gettone Vittoria (missione compiuta); mostri { $monsters } su 3, sfere { $orbs } su 3.
   *[no] { $seat }: missione { $have } su { $needed }, mostri { $monsters } su 3, sfere { $orbs } su 3.
}
realm-of-wonder-pages = Ci sono ancora pagine nascoste in queste regioni: { $lands }.
realm-of-wonder-speeds = Dal più veloce al più lento: { $speeds }.
realm-of-wonder-speed = { $moved ->
    [yes] { $seat }: { $speed } (ha mosso)
   *[no] { $points ->
        [one] { $seat }: { $speed } ({ $points } punto)
       *[other] { $seat }: { $speed } ({ $points } punti)
    }
}
realm-of-wonder-stands = { $seat } ({ $character }) è in { $where }.
realm-of-wonder-where = { $land ->
    [none] { $feature ->
        [none] { $space } (isola del castello)
       *[other] { $space } ({ $feature })
    }
   *[other] { $disc ->
        [outer] { $feature ->
            [none] { $space } ({ $land })
           *[other] { $space } ({ $feature }, { $land })
        }
       *[other] { $feature ->
            [none] { $space } (isola di { $land })
           *[other] { $space } ({ $feature }, isola di { $land })
        }
    }
}
feature-house = casa
feature-tower = torre
feature-well = pozzo
feature-runestone = pietra runica
feature-vortex = vortice
feature-castle = castello del Re
realm-of-wonder-purse = { $seat }: { $mp ->
    [one] { $mp } punto magia
   *[other] { $mp } punti magia
} (PM), { $income ->
    [0] sull’isola del castello non ne arrivano;
   *[other] +{ $income } a ogni round;
} carte movimento { $moves }, carte magia { $magic }.
realm-of-wonder-keeps = { $seat } tiene: { $tiles ->
    [none] nessuna tessera
   *[other] { $tiles }
}{ $shoes ->
    [0] { "" }
   *[other] ; scarpa alata ×{ $shoes }
}{ $muscles ->
    [0] { "" }
   *[other] ; muscolo ×{ $muscles }
}; potere speciale { $ready ->
    [yes] pronto
   *[no] usato
}.
realm-of-wonder-forts = { $forts ->
    [none] { $seat } non ha forti; gettoni Forte in riserva: { $left }.
   *[other] I forti di { $seat }: { $forts }; gettoni Forte in riserva: { $left }.
}
realm-of-wonder-fort = { $space } ({ $n })
realm-of-wonder-tiles = { $n ->
    [one] { $tile }
   *[other] { $tile } ×{ $n }
}
realm-of-wonder-copies = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}
realm-of-wonder-chose = La tua carta movimento di questo round: { $move }.
realm-of-wonder-own-move = { $card } ({ $points })
realm-of-wonder-own-moves = Le tue carte movimento: { $moves }.
realm-of-wonder-own-magic = { $cards ->
    [none] Non hai carte magia.
   *[other] Le tue carte magia: { $cards }.{ $muscles ->
        [yes] { " " }In battaglia una carta con il muscolo può anche essere giocata per +1.
       *[no] { "" }
    }
}
realm-of-wonder-own-power = { $rules } { $ready ->
    [yes] Il tuo potere speciale è pronto.
   *[no] Il tuo potere speciale è già usato: una carta movimento può renderlo di nuovo pronto.
}
realm-of-wonder-aims = Stai lanciando: { $card }.
realm-of-wonder-laid = Giochi coperte: { $cards }. Gli altri le vedono quando tiri.
realm-of-wonder-asked-without = Non hai una Contromagia, ma la domanda arriva lo stesso, perché nessuno lo capisca. Una consegna te la risparmia.
realm-of-wonder-own-orders = Le tue consegne: { $orders }.
realm-of-wonder-own-counter = { $value ->
    [never] non contrasti mai
    [aimed] contrasti gli incantesimi che mirano a te, prima con una carta senza muscolo
    [aimed-muscle] contrasti gli incantesimi che mirano a te, prima con una carta con il muscolo
   *[ask] ti si chiede prima di contrastare un incantesimo
}{ $lapses ->
    [yes] { " " }(in questo round)
   *[no] { "" }
}
realm-of-wonder-own-muscles = { $value ->
    [none] non giochi muscoli in difesa
    [all] giochi tutti i muscoli in difesa
   *[ask] ti si chiedono i muscoli in difesa
}{ $lapses ->
    [yes] { " " }(in questo round)
   *[no] { "" }
}
realm-of-wonder-own-quiet = { $value ->
    [none] non lanci incantesimi
   *[ask] ti si chiedono gli incantesimi
}{ $lapses ->
    [yes] { " " }(in questo round)
   *[no] { "" }
}
realm-of-wonder-monsters = Mostri scoperti: { $monsters }.
realm-of-wonder-near = { $what } { $space } ({ $n })
realm-of-wonder-nearest = Più vicino a te, a piedi, in punti: { $nears }.
realm-of-wonder-monster-at = { $monster } in { $where }
realm-of-wonder-whirl = { $ways ->
    [none] Il { $disc } è girato verso { $land }; nessuna via ci porta.
   *[other] Il { $disc } è girato verso { $land }; passaggi: { $ways }.
}
realm-of-wonder-dock = { $space } verso { $to }
realm-of-wonder-towers = { $n ->
    [0] Tutte le torri sono aperte.
    [one] { $n } torre è ancora chiusa: { $spaces }.
   *[other] { $n } torri sono ancora chiuse: { $spaces }.
}
realm-of-wonder-decks = Mazzi: movimento { $moves }, magia { $magic }; gettoni Bonus rimasti: { $bonus }.
realm-of-wonder-gone = Carte magia fuori dal gioco: { $cards }.
