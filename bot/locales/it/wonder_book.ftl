### Wonder Book: pulsanti, che cosa succede, che cosa si chiede, perché no. Nomi e carte stanno in
### wonder_book_cards.ftl, quello che si legge ad alta voce in wonder_book_story.ftl.

game-wonder-book = Wonder Book
game-wonder-book-about = Un gruppo di amici cade in un libro pop-up e affronta insieme i suoi Wyrm. Una campagna in sei capitoli, con una storia da leggere ad alta voce.
game-wonder-book-cover = Ken, Lara, Tina e Sid, e una torre su un colle, sotto la grandine.
game-wonder-book-players = da 1 a 4 giocatori
game-wonder-book-lasts = da 30 a 60 minuti a capitolo

mode-wonder-book-coop = Insieme, un eroe ciascuno
mode-wonder-book-solo = In solitario, con due eroi

setting-difficulty = Difficoltà
setting-difficulty-easier = Più facile (Destino 6)
setting-difficulty-standard = Normale (Destino 5)
setting-difficulty-hardcore = Spietata (Destino 4)
setting-group-choice = Scelte del gruppo
setting-group-choice-anyone = Decide chiunque
setting-group-choice-majority = A maggioranza
setting-beginning = Inizio
setting-beginning-unlocked = Contenuti sbloccati: carte Wyrm, Scrigno
setting-beginning-nothing = Da zero

score-destiny = Destino
score-knock-outs = K.O.
score-rounds = Round

## Buttons: the group

wonder-book-turn-page = Volta pagina
wonder-book-choose = { $option }
wonder-book-pick-hero = { $hero }
wonder-book-pick-ally = { $ally }
wonder-book-pick-wyrm = Wyrm { $wyrm }
wonder-book-pick-area = { $area }
wonder-book-all-in-order = Tutti in ordine

## Buttons: a turn

wonder-book-become-hero = { $hero }
wonder-book-pick-skill = { $skill }
wonder-book-take-turn = Turno di { $hero }
wonder-book-call-hero = Chiama { $hero }
wonder-book-move = Vai { $area-place }
wonder-book-collect = Raccogli una Scintilla
wonder-book-use-skill = { $skill }
wonder-book-attack = Attacca
wonder-book-interact = Interagisci: { $object }
wonder-book-give-item = Dai { $item-the } a { $hero }
wonder-book-give-shred = Dai «{ $shred }» a { $hero }
wonder-book-ask-for-item = Chiedi { $item-the } a { $hero }
wonder-book-ask-for-shred = Chiedi «{ $shred }» a { $hero }
wonder-book-agree = Consegna
wonder-book-refuse = Tieni
wonder-book-use-item = Usa { $item-the }
wonder-book-use-shred = Leggi «{ $shred }»
wonder-book-use-special = { $special }
wonder-book-use-gift = { $gift }
wonder-book-end-turn = Finisci il turno

## Buttons: dice

wonder-book-reroll = Rilancia i fallimenti, perdi 1 Cuore
wonder-book-keep = Tieni i dadi
wonder-book-strike = Colpisci il Wyrm { $wyrm }
wonder-book-strike-boss = Colpisci: { $boss }
wonder-book-hold-back = Trattieni 1 danno
wonder-book-hold-back-about = 1 danno non viene inflitto. 1 stordisce un Wyrm, 2 lo sconfiggono.
wonder-book-roll-on = Lancia ancora
wonder-book-stop = Basta
wonder-book-stop-about = I danni che restano non feriscono nessuno.

## Menus

placeholder-wonder-book-choose = Che cosa scegliete?
placeholder-wonder-book-pick-hero = Quale eroe?
placeholder-wonder-book-pick-ally = Chi?
placeholder-wonder-book-pick-wyrm = Quale Wyrm?
placeholder-wonder-book-pick-area = Quale area?
placeholder-wonder-book-become-hero = Quale eroe sarai?
placeholder-wonder-book-pick-skill = Quale abilità?
placeholder-wonder-book-take-turn = Di chi è il turno?
placeholder-wonder-book-call-hero = Chi chiami?
placeholder-wonder-book-move = Dove vai?
placeholder-wonder-book-use-skill = Usa un’abilità
placeholder-wonder-book-interact = Con che cosa interagisci?
placeholder-wonder-book-give-item = Dai un oggetto
placeholder-wonder-book-give-shred = Dai una carta Brandello
placeholder-wonder-book-ask-for-item = Chiedi un oggetto
placeholder-wonder-book-ask-for-shred = Chiedi una carta Brandello
placeholder-wonder-book-use-item = Usa un oggetto
placeholder-wonder-book-use-shred = Leggi una carta Brandello
placeholder-wonder-book-use-special = Fai un’Azione speciale
placeholder-wonder-book-use-gift = Usa un dono
placeholder-wonder-book-strike = Quale Wyrm colpisci?
placeholder-wonder-book-strike-boss = Quale boss colpisci?

## What is asked

ask-wonder-book-reading = { $alone ->
    [yes] Da leggere. Il libro fa ciò che dice; le scelte sono tue.
   *[no] Da leggere ad alta voce. Il libro fa ciò che dice; le scelte sono vostre.
}
ask-wonder-book-choosing-heroes = È il momento di scegliere il proprio eroe.
ask-wonder-book-choosing-skills = È il momento di scegliere una delle due abilità, per sempre.
ask-wonder-book-relearning = Una carta Progresso dell’eroe: va scelta una delle sue due abilità.
ask-wonder-book-group-pick = { $effect ->
    [gain-item] Chi prende la carta?
    [roll] Chi lancia i dadi?
    [pay-sparks] Chi paga una Scintilla?
   *[other] Quale eroe?
}
ask-wonder-book-players-phase = Chi agisce adesso?
ask-wonder-book-hero-turn = { $extra ->
    [yes] Un’azione in più, adesso.
   *[no] { $left ->
        [one] Ancora { $left } azione.
       *[other] Ancora { $left } azioni.
    }
}
ask-wonder-book-consent = Te lo chiedono. Lo consegni?
ask-wonder-book-attack-roll = { $dice ->
    [0] Nessun successo
    [one] { $dice } successo
   *[other] { $dice } successi
}{ $held ->
    [0] { "" }
    [one] , { $held } trattenuto
   *[other] , { $held } trattenuti
}. Che cosa fai?
ask-wonder-book-skill-roll = { $dice ->
    [0] Nessun successo
    [one] { $dice } successo
   *[other] { $dice } successi
}. Tieni i dadi, o rilanci i fallimenti?
ask-wonder-book-hits = Chi prende i danni ({ $blows })?
ask-wonder-book-ask-hero = { $effect ->
    [heal] Quale eroe recupera Cuori?
    [give-spark] Quale eroe riceve una Scintilla?
    [swap] Con quale eroe scambi il posto?
    [bring] Quale eroe porti qui?
    [join] Quale eroe raggiungi?
    [lend] Chi compie l’azione in più?
   *[other] Quale eroe?
}
ask-wonder-book-ask-wyrm = { $effect ->
    [stun] Quale Wyrm viene stordito?
    [shove] Quale Wyrm viene respinto?
   *[other] Quale Wyrm?
}
ask-wonder-book-shove-to = Dove va il Wyrm { $wyrm }?
ask-wonder-book-walking = { $left ->
    [one] Muoviti di { $left } area, o resta.
   *[other] Muoviti al massimo di { $left } aree, una alla volta.
}
ask-wonder-book-company = Chi viene con te?
ask-wonder-book-activation = Quale Wyrm agisce adesso? Quelli nella stessa area e nello stesso stato contano come uno.
ask-wonder-book-pick-victim = Chi viene morso dal Wyrm { $wyrm }?
ask-wonder-book-pick-way = Quale via prende il Wyrm { $wyrm }?
ask-wonder-book-pick-removal = Quale Wyrm viene tolto?
ask-wonder-book-pick-bearer = Quale Wyrm riceve l’Aura Oscura?
ask-wonder-book-pick-boss-way = { $boss }: quale via?
ask-wonder-book-pushing-luck = { $failed ->
    [yes] { $pile ->
        [0] Nessun successo. Rilanci i dadi, o va bene così?
        [one] Nessun successo. Rilanci i dadi, o perdi il successo messo da parte?
       *[other] Nessun successo. Rilanci i dadi, o perdi i { $pile } successi messi da parte?
    }
   *[no] { $pile ->
        [one] { $pile } successo messo da parte. Lanci ancora, o ti fermi e lo prendi?
       *[other] { $pile } successi messi da parte. Lanci ancora, o ti fermi e li prendi?
    }
}

## What happened: the book

wonder-book-card-read = Il libro si apre su «{ $title }».
wonder-book-option-chosen = Il gruppo sceglie: { $option }.
wonder-book-voted = { $seat } vota: { $choice }.
wonder-book-area-opened = Una parte del libro si alza: { $area }.
wonder-book-area-closed = Una parte del libro si richiude: { $area }.
wonder-book-page-folded = La pagina si volta: tutto ciò che portava si richiude.
wonder-book-way-opened = Si apre un passaggio: { $areas }.
wonder-book-way-closed = Si chiude un passaggio: { $areas }.
wonder-book-vortex-moved = Il Vortice Oscuro si apre { $place }.
wonder-book-supply-short = { $n ->
    [0] Nella riserva non ci sono più Scintille.
    [one] Nella riserva resta solo { $n } Scintilla.
   *[other] Nella riserva restano solo { $n } Scintille.
}
wonder-book-sparks-laid = { $n ->
    [one] { $n } Scintilla si posa { $place }.
   *[other] { $n } Scintille si posano { $place }.
}
wonder-book-spark-eaten = Un Wyrm mangia una Scintilla { $place }.
# Un contatore che non serve a nessuno si chiama “silent”.
wonder-book-counted = { $counter ->
    [silent] { "" }
   *[other] { $counter }: { $n }.
}
wonder-book-object-laid = C’è qualcosa { $place }: { $object }.
wonder-book-keyword-written = Scrivete la parola chiave { $keyword }.
wonder-book-keyword-erased = Cancellate la parola chiave { $keyword }.
wonder-book-rule-in-force = Vale una nuova Regola speciale: { $rule }.
wonder-book-rule-ended = Questa Regola speciale è finita: { $rule }.
wonder-book-goal-set = Il libro fissa un nuovo obiettivo.
wonder-book-goal-met = L’obiettivo è raggiunto!
wonder-book-destiny-up = { $n ->
    [one] Guadagnate { $n } Destino; ora ne avete { $left }.
   *[other] Guadagnate { $n } Destino; ora ne avete { $left }.
}
wonder-book-destiny-down = { $n ->
    [one] Perdete { $n } Destino; { $left ->
        [0] non ne resta nessuno.
        [one] ne resta { $left }.
       *[other] ne restano { $left }.
    }
   *[other] Perdete { $n } Destino; { $left ->
        [0] non ne resta nessuno.
        [one] ne resta { $left }.
       *[other] ne restano { $left }.
    }
}
wonder-book-wyrm-card-added = Una carta viola entra nel mazzo Wyrm: { $wyrm_card }.
wonder-book-wyrm-card-there = { $wyrm_card } è già nel mazzo Wyrm; il mazzo viene rimescolato.
wonder-book-chapter-won = Il capitolo è vinto, Destino: { $destiny }!
wonder-book-chapter-lost = Il Destino è finito. Il capitolo è perso.

## What happened: heroes

# Un secondo eroe nella stessa frase.
other-ken = { hero-ken }
other-lara = { hero-lara }
other-tina = { hero-tina }
other-sid = { hero-sid }

# Un’area in una frase: dove si è, dove si va.
place-landing = all’Approdo
place-well = al Pozzo a rovescio
place-hinge-hill = al Colle del cardine
place-gatehouse = alla Portineria
place-lamp-court = alla Corte dei lampioni
place-bakery = alla Panetteria
place-bell-stair = alla Scala della campana
place-reading-room = alla Sala di lettura
place-paper-bridge = al Ponte di carta
place-seam = alla Cucitura
place-torn-edge = all’Orlo strappato

wonder-book-round-began = Comincia il round { $n }.
wonder-book-enemies-move = Tocca ai Wyrm.
wonder-book-hero-chosen = { $seat } gioca { $hero }.
wonder-book-skill-gained = { $hero } impara { $skill }.
wonder-book-hero-moved = { $hero } va { $place }.
wonder-book-heroes-swapped = { $hero } scambia il posto con { $other }.
wonder-book-spark-collected = { $hero } raccoglie una Scintilla.
wonder-book-sparks-gained = { $n ->
    [one] { $hero } ottiene { $n } Scintilla.
   *[other] { $hero } ottiene { $n } Scintille.
}
wonder-book-sparks-lost = { $n ->
    [one] { $hero } restituisce { $n } Scintilla alla riserva.
   *[other] { $hero } restituisce { $n } Scintille alla riserva.
}
wonder-book-hearts-gained = { $n ->
    [one] { $hero } recupera { $n } Cuore.
   *[other] { $hero } recupera { $n } Cuori.
}
wonder-book-hearts-lost = { $n ->
    [one] { $hero } perde { $n } Cuore.
   *[other] { $hero } perde { $n } Cuori.
}
wonder-book-guarded = { $n ->
    [one] { $hero } si risparmia { $n } Cuore.
   *[other] { $hero } si risparmia { $n } Cuori.
}
wonder-book-knocked-out = { $hero } va K.O.
wonder-book-stood-up = { $hero } si rialza.
wonder-book-skill-used = { $hero } usa { $skill }.
wonder-book-item-used = { $hero } usa { $item-the }.
wonder-book-shred-used = { $hero } legge «{ $shred }».
wonder-book-special-used = { $hero }: «{ $special }».
wonder-book-chest-opened = Lo Scrigno del Tesoro è aperto: un dono per ogni eroe.
wonder-book-gift-used = { $hero } usa il suo dono: { $gift }.
wonder-book-item-gained = { $hero } trova { $item-the }.
wonder-book-item-lost = { $hero } non ha più { $item-the }.
wonder-book-shred-drawn = { $hero } pesca «{ $shred }».
wonder-book-item-handed = { $hero } dà { $item-the } a { $other }.
wonder-book-shred-handed = { $hero } dà «{ $shred }» a { $other }.
wonder-book-item-asked = { $hero } chiede { $item-the } a { $other }.
wonder-book-shred-asked = { $hero } chiede «{ $shred }» a { $other }.
wonder-book-hand-over-refused = { $hero } preferisce tenere la sua carta.
wonder-book-interacted = { $hero } guarda da vicino: { $object }.
wonder-book-rolled = { $attack ->
    [yes] { $successes ->
        [0] { $hero } attacca: nessun successo con { $n ->
            [one] { $n } dado
           *[other] { $n } dadi
        }.
        [one] { $hero } attacca: { $successes } successo con { $n ->
            [one] { $n } dado
           *[other] { $n } dadi
        }.
       *[other] { $hero } attacca: { $successes } successi con { $n } dadi.
    }
   *[no] { $successes ->
        [0] { $hero } lancia { $n ->
            [one] { $n } dado
           *[other] { $n } dadi
        }: nessun successo.
        [one] { $hero } lancia { $n ->
            [one] { $n } dado
           *[other] { $n } dadi
        }: { $successes } successo.
       *[other] { $hero } lancia { $n } dadi: { $successes } successi.
    }
}
wonder-book-rerolled = { $successes ->
    [0] { $hero } rilancia: nessun successo.
    [one] { $hero } rilancia: { $successes } successo.
   *[other] { $hero } rilancia: { $successes } successi.
}
wonder-book-luck-piled = { $n ->
    [one] { $hero } ha messo da parte { $n } successo.
   *[other] { $hero } ha messo da parte { $n } successi.
}
wonder-book-luck-lost = { $n ->
    [0] { $hero } non ottiene niente.
    [one] { $hero } perde { $n } successo messo da parte.
   *[other] { $hero } perde { $n } successi messi da parte.
}
wonder-book-turn-ended = { $hero } ha finito.

## What happened: Wyrms

wonder-book-wyrm-card-revealed = Carta Wyrm: { $wyrm_card }.
wonder-book-wyrm-spawned = Il Wyrm { $wyrm } sbuca fuori { $place }.
wonder-book-wyrm-stood-up = Il Wyrm { $wyrm } si scrolla e si rialza.
wonder-book-wyrm-moved = Il Wyrm { $wyrm } striscia fino { $place }.
wonder-book-wyrm-attacked = Il Wyrm { $wyrm } morde { $hero }.
wonder-book-wyrm-stunned = Il Wyrm { $wyrm } è stordito.
wonder-book-wyrm-defeated = Il Wyrm { $wyrm } è sconfitto.
wonder-book-wyrm-removed = Il Wyrm { $wyrm } sparisce.
wonder-book-area-exploded = Un Wyrm scoppia { $place }.
wonder-book-aura-gained = L’Aura Oscura si posa sul Wyrm { $wyrm }.
wonder-book-aura-lost = Il Wyrm { $wyrm } perde l’Aura Oscura.

## What happened: bosses and allies

wonder-book-boss-came = Compare un boss { $place }: { $boss }.
wonder-book-boss-back = { $n ->
    [one] { $boss } è ora { $place }, con { $n } Cuore.
   *[other] { $boss } è ora { $place }, con { $n } Cuori.
}
wonder-book-boss-moved = { $boss } va { $place }.
wonder-book-boss-attacked = { $boss } colpisce tutto intorno.
wonder-book-boss-hurt = { $n ->
    [one] { $boss } perde { $n } Cuore.
   *[other] { $boss } perde { $n } Cuori.
}
wonder-book-boss-stage-ended = { $n ->
    [one] { $boss }: una fase è finita. La prossima comincia con { $n } Cuore.
   *[other] { $boss }: una fase è finita. La prossima comincia con { $n } Cuori.
}
wonder-book-boss-beaten = Boss sconfitto: { $boss }!
wonder-book-boss-left = { $boss } se ne va.
wonder-book-ally-came = Arriva un aiuto { $place }: { $ally }.
wonder-book-ally-moved = { $ally } va { $place }.
wonder-book-ally-attacked = Il Wyrm { $wyrm } morde { $ally }.
wonder-book-ally-hurt = { $n ->
    [one] { $ally } perde { $n } Cuore.
   *[other] { $ally } perde { $n } Cuori.
}
wonder-book-ally-healed = { $n ->
    [one] { $ally } recupera { $n } Cuore.
   *[other] { $ally } recupera { $n } Cuori.
}
wonder-book-ally-down = { $ally } non ha più Cuori e cade a terra.
wonder-book-ally-stood-up = { $ally } si rialza.
wonder-book-ally-left = { $ally } vi lascia.

## Why not, and what instead

wb-06-taken = Qualcuno gioca già { $hero }. Scegli un altro eroe.
wb-17-closed = La vostra storia, finora, tiene chiusa questa via. Sceglietene un’altra.
wb-17-destiny = Costerebbe il vostro ultimo Destino. Scegliete qualcos’altro.
wb-17-sparks = Costa { $n ->
    [one] { $n } Scintilla
   *[other] { $n } Scintille
}, e in tutto ne avete { $held }. Tornate con di più, o scegliete qualcos’altro.
wb-17-heroes = { $n ->
    [one] Serve { $n } eroe
   *[other] Servono { $n } eroi
} { $place }. Tornate insieme, o scegliete qualcos’altro.
wb-17-tried = Qui l’avete già provato. Scegliete qualcos’altro.
wb-31-wall = Una linea continua sbarra la via che porta { $place }: aggirala. Si attraversano solo le linee tratteggiate.
wb-32-none = Nessuna Scintilla { $place }. Vai in un’area dove ce n’è una.
wb-33-sparks = { $n ->
    [one] Costa { $n } Scintilla; ne hai { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Prima raccogline una.
    }
   *[other] Costa { $n } Scintille; ne hai { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Prima raccogline altre.
    }
}
wb-34-nothing = Qui e ora non cambierebbe niente. Aspetta che ci sia qualcuno o qualcosa su cui agire.
wb-34-not-now = La carta dice quando si può usare, e non è adesso. Fai altro e riprova più avanti.
wb-35-area = Nessuno da attaccare nella tua area, e il tuo attacco non arriva più lontano.{ $way ->
    [no] { "" }
   *[yes] { " " }Prima muoviti.
}
wb-35-adjacent = Nessuno da attaccare nella tua area né in una adiacente, e il tuo attacco non arriva più lontano.{ $way ->
    [no] { "" }
   *[yes] { " " }Prima muoviti.
}
wb-39-elsewhere = { $way ->
    [no] { $object }: { $place }.
   *[yes] Prima vai { $place }.
}
wb-39-sparks = { $n ->
    [one] Costa { $n } Scintilla; ne hai { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Prima raccogline una.
    }
   *[other] Costa { $n } Scintille; ne hai { $held }.{ $near ->
        [no] { "" }
       *[yes] { " " }Prima raccogline altre.
    }
}
wb-40-refused = L’hai chiesto in questo turno, e ti è stato detto di no. Chiedi di nuovo nel prossimo.
wb-41-elsewhere = Funziona solo { $place }.{ $way ->
    [no] { "" }
   *[yes] { " " }Prima vai lì.
}
wb-41-not-now = { wb-34-not-now }
wb-41-nothing = { wb-34-nothing }
wonder-book-no-chapter = Il capitolo { $chapter } non è ancora scritto. Il vostro gruppo lo aspetta qui, con tutto ciò che ha conquistato.
wonder-book-finished = Tutti e sei i capitoli sono vinti e questa campagna è finita. Una nuova comincia dal capitolo 1, con altre scelte, altri finali e, se volete, con ciò che si è sbloccato (WB-63).

## The table in words

wonder-book-heading = { $n ->
    [0] Wonder Book, capitolo { $chapter }
   *[other] Wonder Book, capitolo { $chapter }, round { $n }
}
wonder-book-destiny = Destino: { $n }, al massimo { $of }.
wonder-book-goal-ahead = Obiettivo: per ora nessuno. La storia dirà come si va avanti.
wonder-book-danger = { $count ->
    [0] Destino: { $n }. Ogni eroe che cade ne costa 1, e senza Destino il capitolo è perso.
   *[other] Destino: { $n }. K.O.: { $names }. Rialzarsi ne costa { $count }, e senza Destino il capitolo è perso.
}
wonder-book-ends = All’inizio del prossimo round il capitolo è perso: rialzarsi costa l’ultimo segnalino Destino.
wonder-book-lost-next = Destino: { $n }. K.O.: { $names }. Rialzarsi ne costa { $count }: all’inizio del prossimo round il capitolo è perso.
wonder-book-lost-soon = Destino: { $n }. { $count ->
    [0] { "" }
   *[other] K.O.: { $names }.{ " " }
}Se { $left ->
    [one] ne cade un altro
   *[other] ne cadono altri { $left }
}, il capitolo è perso. Meno Cuori di tutti ({ $hearts }): { $weakest }.
wonder-book-goal = { $parts ->
    [none] Obiettivo: { $goal }
   *[other] Obiettivo: { $goal } Finora: { $parts }.
}
wonder-book-progress = { $have } su { $need }
wonder-book-progress-counter = { $counter } { $have } su { $need }
wonder-book-progress-heroes = { $have ->
    [one] { $have } eroe
   *[other] { $have } eroi
} su { $need } { $place }
wonder-book-progress-sparks = { $have ->
    [one] { $have } Scintilla
   *[other] { $have } Scintille
} su { $need } lì{ $elsewhere ->
    [0] { "" }
   *[other] { " " }({ $elsewhere } altrove)
}
counter-rounds = Round
wonder-book-hero = { $hero }: { $area }, { $hearts ->
    [one] { $hearts } Cuore
   *[other] { $hearts } Cuori
}, { $sparks ->
    [one] { $sparks } Scintilla
   *[other] { $sparks } Scintille
}.
wonder-book-no-wyrms = Nessun Wyrm è in gioco.
wonder-book-ally = { $ally }, con voi: { $area }, { $hearts ->
    [0] a terra
    [one] { $hearts } Cuore su { $most }
   *[other] { $hearts } Cuori su { $most }
}.
wonder-book-boss = { $boss }, boss: { $area }, { $hearts ->
    [one] { $hearts } Cuore su { $most }
   *[other] { $hearts } Cuori su { $most }
}.
wonder-book-aura = L’Aura Oscura è sul Wyrm { $wyrm }.
wonder-book-wyrm = { $stunned ->
    [yes] Wyrm { $wyrm }: { $area }, stordito.
   *[no] Wyrm { $wyrm }: { $area }.
}
wonder-book-vortex = Vortice Oscuro: { $area }.
wonder-book-sparks = { $n ->
    [one] { $n } Scintilla { $place }.
   *[other] { $n } Scintille { $place }.
}
wonder-book-object = { $object }: { $place }.
wonder-book-holds = { $hero } tiene: { $cards }.
wonder-book-several = { $card } ×{ $n }
wonder-book-ways = { $area }: passaggi verso { $areas }.
wonder-book-rule = Vale una Regola speciale: { $rule } (carta { $card }).
wonder-book-keywords = { $n ->
    [one] Parola chiave: { $keywords }.
   *[other] Parole chiave: { $keywords }.
}
wonder-book-look = { $text } { $price }
wonder-book-costs = { $n ->
    [0] Non costa Scintille.
    [one] Costa { $n } Scintilla.
   *[other] Costa { $n } Scintille.
}
wonder-book-hero-card = { $hearts } Cuori. Attacco: { $attack } { $skill }: { $does }
wonder-book-hero-met = { $card } { $about }
wonder-book-hero-kept = { $card } Già imparato: { $skills }.
wonder-book-hero-anew = { $card } { $n ->
    [one] Scegli il lato di una carta Progresso.
   *[other] Scegli i lati di { $n } carte Progresso.
}
wonder-book-skill = { $cost } { $rules }

# Una campagna in una riga, per /campaign.
campaign-wonder-book-campaign = { $chapter ->
    [7] Tutti e sei i capitoli sono vinti.
   *[other] Prossimo capitolo: { $chapter }.
} Destino finora: { $destiny }. { $defeats ->
    [0] Nessuna sconfitta finora.
    [one] { $defeats } sconfitta finora.
   *[other] { $defeats } sconfitte finora.
}{ $again ->
    [yes] { " " }Ricominciata con ciò che si era sbloccato.
   *[other] { "" }
}

# Che cosa dice la sala d’attesa di una campagna.
lobby-wonder-book-campaign = La campagna continua: { $chapter ->
    [1] **capitolo 1, { chapter-1 }**.
    [2] **capitolo 2, { chapter-2 }**.
    [3] **capitolo 3, { chapter-3 }**.
    [4] **capitolo 4, { chapter-4 }**.
    [5] **capitolo 5, { chapter-5 }**.
   *[6] **capitolo 6, { chapter-6 }**.
}
