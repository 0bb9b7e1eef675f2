### Volfyirion: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

volfyirion-lesson-1-title = L’ultima Città
volfyirion-lesson-1-1 = Due Casate in guerra: vinci quando l’avversario non ha più Città. Ne resta una, **{ city-yrdesh }**, con Difesa { $yrdesh }. Hai { $hand } carte in mano, e giocarle è gratis. **{ $button }** gioca tutte quelle che danno solo punti.
volfyirion-lesson-1-2 = Hai { $c } C e { $b } B. I **C** (Comando) comprano carte, i **B** (Battaglia) abbattono Città. { card-soldier } è una Truppa: difende una Città e aggiunge { $soldier } alla sua Difesa. { city-tylaris } ne ha { $tylaris }. Schierala lì: **{ $button }**.
volfyirion-lesson-1-3 = Ora { city-tylaris } ha Difesa { $tylaris }. Spendi i tuoi C: nel Centro Strategico ci sono { $row } carte in vendita, tranne quella con scritto “{ picture-next }”. Ciò che compri va negli scarti, che più tardi rimescoli per rifare il mazzo. **{ $button }**, per { $decisive } C.
volfyirion-lesson-1-4 = Ti resta { $c } C, e { card-stab } ne costa { $stab }. È rossa, come { card-decisive-strike }. Certe carte danno di più se ne è in gioco un’altra di un certo colore: lo vedrai al prossimo turno. **{ $button }**.
volfyirion-lesson-1-5 = I B comprano anche **Meraviglie**, nell’Antro del drago. Una volta giocata, una Meraviglia resta davanti a te e dà i suoi punti a ogni turno. **{ $button }**, per i tuoi { $b } B.
volfyirion-lesson-1-6 = Quando acquisisci una Meraviglia, puoi rimuovere dal gioco una tua carta. { card-prospector } dà solo 1 C: senza, pescherai più spesso le carte buone. **{ $button }**.
volfyirion-lesson-1-7 = Hai speso tutti i punti; quelli avanzati andrebbero persi. Le carte giocate vanno negli scarti, ma { card-soldier } resta sulla sua Città. Restano anche gli **Edifici**, che danno punti a ogni turno. **{ $button }**, e guarda che cosa fa l’avversario.
volfyirion-lesson-1-8 = L’avversario ha messo { card-novice } su { city-yrdesh }: ora la Difesa è { $bare } + { $novice } = { $guarded }. Il tuo mazzo era vuoto, quindi gli scarti sono stati rimescolati, e tutto ciò che hai comprato è nella tua mano. **{ $button }**.
volfyirion-lesson-1-9 = { $captain } + { $strike } + { $stabs } + { $knife } = { $b } B da { card-captain }, { card-decisive-strike }, { card-stab } e { card-living-knife }. { card-decisive-strike } ha una **Sinergia a Cascata**: { $chain } B in più se è in gioco un’altra tua carta rossa, come { card-stab }. **{ $button }**.
volfyirion-lesson-1-10 = { $before } + { $chain } = { $b } B: abbastanza per attaccare { city-yrdesh }. Ma quell’attacco distruggerebbe solo la Truppa; per la Città ne servirebbe un secondo. { card-living-knife } può uscire dal gioco e portare con sé una Truppa nemica. **{ $button }**.
volfyirion-lesson-1-11 = Quale Truppa nemica? Ce n’è una sola. Senza, { city-yrdesh } ha Difesa { $guarded } − { $novice } = { $bare }. **{ $button }**.
volfyirion-lesson-1-12 = Niente difende più { city-yrdesh }: Difesa { $yrdesh } contro i tuoi { $b } B. È l’ultima Città dell’avversario. **{ $button }**.
volfyirion-lesson-1-done = { city-yrdesh } cade, e l’avversario non ha più Città: hai vinto! I C comprano carte, i B abbattono Città e comprano Meraviglie. Ti manca **il drago**: brucia le Città, e i K (Conoscenza) lo spostano. Arriva nella lezione 2.

volfyirion-lesson-2-title = La Conoscenza e il drago
volfyirion-lesson-2-1 = Volfyirion, il drago, è su { city-tylaris }: la Città brucia alla fine del tuo turno. I **K** (Conoscenza) lo spostano, e le tue carte ne danno molti. **{ $button }**.
volfyirion-lesson-2-2 = Hai { $k } K, e { $move } rimandano il drago nel suo Antro. Comincia da lì: **{ $button }**.
volfyirion-lesson-2-3 = Restano { $k } K. La tua Meraviglia { card-strange-box } è **bloccata**: resta davanti a te e non dà niente. Per { $own } K, quanto costa, torna subito a funzionare. **{ $button }**.
volfyirion-lesson-2-4 = La Meraviglia ha già reso: hai { $c } C. I punti non spesi vanno persi, quindi **{ $button }**, per { $sabotage } C.
volfyirion-lesson-2-5 = Il drago è a casa, e la tua Meraviglia funziona. I tuoi { $b } B non comprano niente: qui una Meraviglia ne costa { $horn }. **{ $button }**.
volfyirion-lesson-2-6 = L’avversario non ha potuto spostare il drago. Le tue carte sono tornate in mano, e la Meraviglia ha dato i suoi punti da sola. **{ $button }**.
volfyirion-lesson-2-7 = Hai { $k } K. { card-floating-crystal } dell’avversario dà { $gives } K a ogni turno, e per scacciare il drago ne serviranno { $move }. Bloccala, per { $theirs } K: **{ $button }**.
volfyirion-lesson-2-8 = { $k } K, appena quanti bastano. La Città su cui sta il drago brucia alla fine del turno di chi la possiede, per quanto sia difesa. È l’ultima dell’avversario. **{ $button }**.
volfyirion-lesson-2-9 = Restano { $c } C: compra una carta forte. **{ $button }**, per { $tactic } C.
volfyirion-lesson-2-10 = Vediamo se l’avversario trova { $move } K. **{ $button }**.
volfyirion-lesson-2-done = All’avversario è mancato { $gives } K, proprio quello che avevi bloccato: { city-yrdesh } brucia, hai vinto! Ricorda, in una partita vera: { $move } K mandano il drago su una Città nemica, { $move } K lo rimandano a casa, e nessuna Difesa lo ferma.
