# Realm of Wonder: i nomi di carte, tessere, mostri, missioni, personaggi e regioni, e quello che fa ognuno.
# PM: punti magia. I testi delle regole servono alle immagini e a /card.

## Movement cards

card-move-1 = Vel. 1
card-move-1-rules = 10 punti movimento.
card-move-2 = Vel. 2
card-move-2-rules = 9 punti movimento. { effect-rotation-rules }
card-move-3 = Vel. 3
card-move-3-rules = 10 punti movimento.
card-move-4 = Vel. 4
card-move-4-rules = 9 punti movimento. { effect-magic-rules }
card-move-5 = Vel. 5
card-move-5-rules = 10 punti movimento.
card-move-6 = Vel. 6
card-move-6-rules = 9 punti movimento.
card-move-7 = Vel. 7
card-move-7-rules = 8 punti movimento. { effect-power-rules }
card-move-8 = Vel. 8
card-move-8-rules = 9 punti movimento.
card-move-9 = Vel. 9
card-move-9-rules = 8 punti movimento. { effect-treasure-rules }
card-move-10 = Vel. 10
card-move-10-rules = 9 punti movimento.
card-move-11 = Vel. 11
card-move-11-rules = 8 punti movimento. { effect-rotation-rules }
card-move-12 = Vel. 12
card-move-12-rules = 9 punti movimento.
card-move-13 = Vel. 13
card-move-13-rules = 9 punti movimento.
card-move-14 = Vel. 14
card-move-14-rules = 7 punti movimento. { effect-magic-rules }
card-move-15 = Vel. 15
card-move-15-rules = 8 punti movimento.
card-move-16 = Vel. 16
card-move-16-rules = 8 punti movimento.
card-move-17 = Vel. 17
card-move-17-rules = 7 punti movimento. { effect-power-rules }
card-move-18 = Vel. 18
card-move-18-rules = 8 punti movimento.
card-move-19 = Vel. 19
card-move-19-rules = 7 punti movimento. { effect-treasure-rules }
card-move-20 = Vel. 20
card-move-20-rules = 8 punti movimento.
card-move-21 = Vel. 21
card-move-21-rules = 7 punti movimento. { effect-rotation-rules }
card-move-22 = Vel. 22
card-move-22-rules = 7 punti movimento.
card-move-23 = Vel. 23
card-move-23-rules = 7 punti movimento.
card-move-24 = Vel. 24
card-move-24-rules = 6 punti movimento. { effect-magic-rules }
card-move-25 = Vel. 25
card-move-25-rules = 7 punti movimento.
card-move-26 = Vel. 26
card-move-26-rules = 7 punti movimento.
card-move-27 = Vel. 27
card-move-27-rules = 6 punti movimento. { effect-power-rules }
card-move-28 = Vel. 28
card-move-28-rules = 7 punti movimento.
card-move-29 = Vel. 29
card-move-29-rules = 6 punti movimento. { effect-treasure-rules }
card-move-30 = Vel. 30
card-move-30-rules = 5 punti movimento. { effect-rotation-rules }
card-move-31 = Vel. 31
card-move-31-rules = 6 punti movimento.
card-move-32 = Vel. 32
card-move-32-rules = 6 punti movimento.
card-move-33 = Vel. 33
card-move-33-rules = 6 punti movimento.
card-move-34 = Vel. 34
card-move-34-rules = 5 punti movimento. { effect-magic-rules }
card-move-35 = Vel. 35
card-move-35-rules = 6 punti movimento.
card-move-36 = Vel. 36
card-move-36-rules = 6 punti movimento.
card-move-37 = Vel. 37
card-move-37-rules = 5 punti movimento. { effect-power-rules }
card-move-38 = Vel. 38
card-move-38-rules = 5 punti movimento.
card-move-39 = Vel. 39
card-move-39-rules = 4 punti movimento. { effect-treasure-rules }
card-move-40 = Vel. 40
card-move-40-rules = 4 punti movimento. { effect-rotation-rules }
card-move-41 = Vel. 41
card-move-41-rules = 5 punti movimento.
card-move-42 = Vel. 42
card-move-42-rules = 5 punti movimento.
card-move-43 = Vel. 43
card-move-43-rules = 5 punti movimento.
card-move-44 = Vel. 44
card-move-44-rules = 4 punti movimento. { effect-magic-rules }
card-move-45 = Vel. 45
card-move-45-rules = 5 punti movimento.
card-move-46 = Vel. 46
card-move-46-rules = 4 punti movimento.
card-move-47 = Vel. 47
card-move-47-rules = 3 punti movimento. { effect-power-rules }
card-move-48 = Vel. 48
card-move-48-rules = 4 punti movimento.
card-move-49 = Vel. 49
card-move-49-rules = 3 punti movimento. { effect-rotation-rules }
card-move-50 = Vel. 50
card-move-50-rules = 4 punti movimento.
effect-power = potere pronto
effect-power-rules = Il tuo potere speciale è di nuovo pronto.
effect-magic = una carta magia
effect-magic-rules = Pesca una carta magia.
effect-rotation = un disco gira
effect-rotation-rules = Tira il dado di rotazione, poi gira uno dei due dischi verso quel sentiero.
effect-treasure = 5 PM
effect-treasure-rules = Prendi 5 PM.

## Magic cards

card-cannon = Cannone
card-cannon-rules = Togli un gettone Forte dal tabellone: torna al proprietario. Le case resistono.
card-cannon-muscle = { card-cannon } (muscolo)
card-cannon-muscle-rules = { card-cannon-rules } { muscle-rules }
realm-of-wonder-does-or-muscle = { $does }; o +1 in battaglia
realm-of-wonder-does-cannon = Toglie un gettone a un forte
rw-51-no-fort = Sul tabellone non c’è nessun forte da colpire. Tieni la carta.
card-lightning = Fulmine
card-lightning-rules = Velocità +50 in questo round: lanci incantesimi per ultimo e muovi per primo. Le altre tue carte aspettano fino ad allora.
card-lightning-muscle = { card-lightning } (muscolo)
card-lightning-muscle-rules = { card-lightning-rules } { muscle-rules }
realm-of-wonder-does-lightning = Velocità +50: ultimo a lanciare, primo a muovere
card-plus = Più tre
card-plus-rules = 3 punti movimento in più in questo round, per te o per chi vuoi.
card-plus-muscle = { card-plus } (muscolo)
card-plus-muscle-rules = { card-plus-rules } { muscle-rules }
realm-of-wonder-does-plus = 3 punti movimento in più, per un giocatore a scelta
card-minus = Meno tre
card-minus-rules = Un giocatore a tua scelta perde 3 punti movimento in questo round.
card-minus-muscle = { card-minus } (muscolo)
card-minus-muscle-rules = { card-minus-rules } { muscle-rules }
realm-of-wonder-does-minus = 3 punti movimento in meno, per un giocatore a scelta
card-balloon = Mongolfiera
card-balloon-rules = In questo round ogni casella ti costa 1, e voli sopra case, forti, mostri, personaggi e muri. Non sull’acqua, né sull’isola del castello.
card-balloon-muscle = { card-balloon } (muscolo)
card-balloon-muscle-rules = { card-balloon-rules } { muscle-rules }
realm-of-wonder-does-balloon = Ogni casella costa 1, sopra muri, case, forti e chiunque
card-runestone = Pietra runica
card-runestone-rules = Gira un disco verso il sentiero della regione che vuoi.
card-runestone-muscle = { card-runestone } (muscolo)
card-runestone-muscle-rules = { card-runestone-rules } { muscle-rules }
realm-of-wonder-does-runestone = Gira un disco verso una regione a scelta
card-transfer = Trasferimento
card-transfer-rules = Sposta un qualsiasi gettone Forte su un altro pozzo, o su un forte del suo colore.
card-transfer-muscle = { card-transfer } (muscolo)
card-transfer-muscle-rules = { card-transfer-rules } { muscle-rules }
realm-of-wonder-does-transfer = Sposta un gettone Forte su un altro pozzo o un forte del suo colore
rw-57-no-place = Nessun gettone Forte può andare da nessuna parte. Tieni la carta.
card-wish = Desiderio
card-wish-rules = Prendi una sfera, un cavaliere o un’altra tessera a un giocatore: dici tu a chi, e quale.
card-wish-muscle = { card-wish } (muscolo)
card-wish-muscle-rules = { card-wish-rules } { muscle-rules }
realm-of-wonder-does-wish = Prende a qualcuno una sfera, un cavaliere o un’altra tessera
rw-58-no-tile = Nessun altro ha una tessera. Tieni la carta.
card-submarine = Sottomarino
card-submarine-rules = Da una spiaggia raggiungi subito un’altra spiaggia facile e libera dello stesso disco.
card-submarine-muscle = { card-submarine } (muscolo)
card-submarine-muscle-rules = { card-submarine-rules } { muscle-rules }
realm-of-wonder-does-submarine = Da una spiaggia a un’altra dello stesso disco, subito
rw-59-no-beach = Serve una spiaggia sotto i tuoi piedi, e un’altra facile e libera sullo stesso disco.
card-counterspell = Contromagia
card-counterspell-rules = Ferma l’incantesimo di qualcun altro, anche una Contromagia.
card-counterspell-muscle = { card-counterspell } (muscolo)
card-counterspell-muscle-rules = { card-counterspell-rules } { muscle-rules }
realm-of-wonder-does-counterspell = Risponde all’incantesimo di qualcun altro
rw-60-only-answers = Una Contromagia risponde solo all’incantesimo di qualcun altro. Tienila fino ad allora.
muscle-rules = Oppure tienila: +1 in una battaglia.
answer-counterspell = una Contromagia
answer-counterspell-muscle = una Contromagia (muscolo)
card-hidden = una carta

## Tower tiles

tile-orb = Sfera magica
tile-orb-rules = +1 PM a ogni round. Tre sfere aprono il castello.
tile-cursed = Sfera maledetta
tile-cursed-rules = −1 PM a ogni round. Vinci una battaglia e puoi darla a chi perde. Conta fra le tre sfere.
tile-cyclops = Ciclope
tile-cyclops-rules = Mostro, +1 in battaglia. Tesoro: una carta magia. Tre mostri battuti aprono il castello.
tile-vampire = Vampiro
tile-vampire-rules = Mostro, +2 in battaglia. Tesoro: un gettone Bonus. Tre mostri battuti aprono il castello.
tile-dragon = Drago
tile-dragon-rules = Mostro, +3 in battaglia. Tesoro: una carta magia e un gettone Bonus. Tre mostri battuti aprono il castello.
tile-knight = Cavaliere
tile-knight-rules = +2 nella tua prossima battaglia, che tu lo voglia o no; poi torna a casa.
tile-potion = Pozione
tile-potion-rules = Bevila su una pietra runica e scegli un bonus per il resto della partita: una scarpa alata (+1 punto movimento a ogni round) o un muscolo (+1 in ogni battaglia).
tile-teleport = Teletrasporto
tile-teleport-rules = Da un pozzo libero o tuo raggiungi un altro pozzo libero o tuo. Usarla chiude il tuo turno.
tile-chest = Forziere
tile-chest-rules = Pesca una carta magia per giocatore, tienine una e passa le altre; ognuno ne tiene una.
tile-scroll = Pergamena
tile-scroll-rules = Pesca una carta magia.
tile-hidden = una tessera coperta

monster-cyclops = un ciclope
monster-vampire = un vampiro
monster-dragon = un drago

bonus-shoe = scarpa alata
bonus-shoe-rules = +1 punto movimento a ogni round.
bonus-muscle = muscolo
bonus-muscle-rules = +1 in ogni battaglia.

## Characters

character-mage = Mago
character-mage-rules = Abita nella brughiera. { power-mage-rules }
character-mage-about = Sa tutti gli incantesimi, e dove ognuno è andato storto.
character-golem = Golem
character-golem-rules = Abita nella cava. { power-golem-rules }
character-golem-about = In vita sua non ha mai girato intorno a niente.
character-troll = Troll
character-troll-rules = Abita nella palude. { power-troll-rules }
character-troll-about = Parla poco, e quasi solo con il suo uccello.
character-yeti = Yeti
character-yeti-rules = Abita fra i ghiacci. { power-yeti-rules }
character-yeti-about = Ama le visite, meglio se il sentiero porta solo da lui.
character-gnome = Gnomo
character-gnome-rules = Abita nel frutteto. { power-gnome-rules }
character-gnome-about = Costruì una catapulta per mele, e finì le mele.
character-cyclops = Ciclope
character-cyclops-rules = Abita fra le dune. { power-cyclops-rules }
character-cyclops-about = Un occhio, un oblò nel casco: va benissimo.

power-mage = Bacchetta magica
power-mage-rules = La bacchetta magica: ogni pozzo tuo, casa compresa, dà subito 1 PM.
power-golem = Pugno
power-golem-rules = Il pugno: in questo round passi attraverso i muri.
power-troll = Avvoltoio
power-troll-rules = L’avvoltoio: in questo round ogni casella costa 1 nella regione dove ti trovi, sulla terraferma e sulla sua isola.
power-yeti = Pietra runica gelata
power-yeti-rules = La pietra runica gelata: gira un disco verso il sentiero dei ghiacci.
power-gnome = Catapulta
power-gnome-rules = La catapulta: vola fino a un vortice del disco esterno.
power-cyclops = Casco da palombaro
power-cyclops-rules = Il casco da palombaro: da una spiaggia ti tuffi verso un’altra spiaggia facile della stessa regione.

## Lands and discs

land-heath = la brughiera
land-heath-name = Brughiera
land-heath-about = Colline viola, un vento onesto e sempre il cappello di qualcuno.
land-quarry = la cava
land-quarry-name = Cava
land-quarry-about = Pietra su pietra, e quella in fondo è stanca.
land-marsh = la palude
land-marsh-name = Palude
land-marsh-about = Qui il terreno è tenero. Le rane no.
land-ice = i ghiacci
land-ice-name = Ghiacci
land-ice-about = Scivolano tutti. Chi ci abita lo fa apposta.
land-orchard = il frutteto
land-orchard-name = Frutteto
land-orchard-about = Le mele sono dolci, e contate ogni sera.
land-dunes = le dune
land-dunes-name = Dune
land-dunes-about = Il sentiero di ieri è la collina di oggi.

disc-middle = disco mediano
disc-castle = disco centrale

## Quests, as the King proclaims them

quest-forts = Il bagno del Re
quest-forts-goal = { $n ->
    [one] Avere un forte su { $n } pozzo (3 PM, sul posto).
   *[other] Avere forti su { $n } pozzi allo stesso tempo (3 PM l’uno, sul posto).
}
quest-forts-rules = Missione: avere forti su tanti pozzi quanti ne chiede il Re, tutti allo stesso tempo.
quest-forts-about = «La mia vasca è asciutta, e so perché: i vostri pozzi perdono. Costruiteci sopra dei forti, che non se ne versi una goccia. Chi ne custodisce abbastanza mi porterà il primo secchio, tiepido, e resterà a cena. La corona me la tengo in testa, come sempre.»
quest-pages = Il ricettario della nonna
quest-pages-goal = { $n ->
    [one] Trovare { $n } pagina sotto le torri (1 PM per aprirne una, sul posto).
   *[other] Trovare { $n } pagine sotto le torri (1 PM per aprirne una, sul posto).
}
quest-pages-rules = Missione: trovare tante pagine quante ne chiede il Re. Ce ne sono tre sotto le torri di ogni regione; nessuno può toglierne una a chi l’ha trovata.
quest-pages-about = «Il ricettario di mia nonna è volato giù dal balcone. Il vento l’ha sparso pagina per pagina, tre sotto le torri di ogni regione. Riportatemi le pagine. Non tutte: le rape non mancano a nessuno. Ma la zuppa la voglio intera, e ho fame adesso.»
quest-hoard = La scommessa della Regina
quest-hoard-goal = { $n ->
    [one] Avere { $n } punto magia.
   *[other] Avere { $n } punti magia in una volta (forti e sfere ne rendono a ogni round).
}
quest-hoard-rules = Missione: avere in una volta tanti punti magia quanti ne chiede il Re. Restano tuoi.
quest-hoard-about = «La Regina dice che nel mio regno nessuno sa mettere da parte la magia senza spenderla entro martedì. Io ho detto di sì. Mostratemi una borsa piena, tutta insieme, e non ditele quanto è stato difficile. Ho scommesso le pantofole buone.»
quest-battles = Rumore alla serratura
quest-battles-goal = { $n ->
    [one] Vincere { $n } battaglia (addosso a un rivale, o a un mostro uscito da una torre).
   *[other] Vincere { $n } battaglie (addosso a un rivale, o a un mostro uscito da una torre).
}
quest-battles-rules = Missione: vincere tante battaglie quante ne chiede il Re, contro personaggi o mostri.
quest-battles-about = «Tutto il giorno qualcuno mi grida dal buco della serratura quanto è forte. E va bene. Vincete le vostre battaglie, fra voi o contro quel che sta nelle torri: io guardo dalla finestra, con un biscotto. Dopo, almeno, grideranno la verità.»
quest-lands = Il dito sulla mappa
quest-lands-goal = { $n ->
    [one] Avere un forte in { $n } regione (3 PM, su un pozzo).
   *[other] Avere forti in { $n } regioni allo stesso tempo (3 PM l’uno, su un pozzo).
}
quest-lands-rules = Missione: avere forti in tante regioni quante ne chiede il Re, tutti allo stesso tempo.
quest-lands-about = «Il mio cartografo giura che nessuno è di casa in più di una regione. Io ho giurato il contrario, e il Re sono io. Costruite di regione in regione, una bandiera in ognuna. Quando poso il dito sulla mappa a occhi chiusi, voglio trovare il vostro colore.»

## Orders, roads, dice

order-never = mai
order-aimed = se mira a me, prima una carta senza muscolo
order-aimed-muscle = se mira a me, prima una carta con il muscolo
order-ask = chiedimi
order-none = nessun muscolo
order-all = tutti i muscoli
term-round = in questo round
term-always = d’ora in poi
road-quest = con la missione compiuta
road-monsters = con tre mostri
road-orbs = con tre sfere magiche
dice-purple = 2 viola
