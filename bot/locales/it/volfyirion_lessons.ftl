### Volfyirion: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

volfyirion-lesson-1-title = L’ultima Città
volfyirion-lesson-1-1 = Due Casate in guerra: vinci quando l’avversario non ha più Città. Ne resta una, **{ city-yrdesh }**, con Difesa { $yrdesh }. Hai { $hand } carte in mano, e giocarle è gratis. **{ $button }** mette in gioco tutte quelle che danno solo punti.
volfyirion-lesson-1-2 = { $c } C e { $b } B. I **C** (Comando) comprano carte, i **B** (Battaglia) abbattono Città. { card-soldier } è una Truppa: difende una Città e le aggiunge la sua Difesa, { $soldier }. Per ora { city-tylaris } ha { $tylaris }. Schierala: **{ $button }**.
volfyirion-lesson-1-3 = Ora { city-tylaris } ha { $tylaris }. Spendi i tuoi C: nel Centro Strategico ci sono { $row } carte in vendita. Ciò che compri va negli scarti e ti arriva in mano quando il mazzo è finito. **{ $button }**, per { $decisive } C.
volfyirion-lesson-1-4 = Ti resta { $c } C, e { card-stab } ne costa { $stab }. È rossa, come { card-decisive-strike }. Certe carte danno di più accanto ad altre di un colore: lo vedrai al prossimo turno. **{ $button }**.
volfyirion-lesson-1-5 = I B comprano anche **Meraviglie**, che stanno nell’Antro del drago. Una volta giocata, una Meraviglia resta davanti a te e dà i suoi punti a ogni turno. **{ $button }**, per i tuoi { $b } B.
volfyirion-lesson-1-6 = Con una Meraviglia puoi rimuovere dal gioco una tua carta. { card-prospector } dà solo 1 C; senza, pescherai più spesso le carte buone. **{ $button }**.
volfyirion-lesson-1-7 = Hai speso tutti i punti; quelli avanzati andrebbero persi. Le carte giocate vanno negli scarti, { card-soldier } resta sulla sua Città. **{ $button }**, e guarda che cosa fa l’avversario.
volfyirion-lesson-1-8 = L’avversario ha messo { card-novice } su { city-yrdesh }: ora la Difesa è { $yrdesh }. Il tuo mazzo era vuoto, quindi gli scarti sono stati rimescolati, e tutto ciò che hai comprato è nella tua mano. **{ $button }**.
volfyirion-lesson-1-9 = { $b } B. { card-decisive-strike } ha una **Sinergia a Cascata**: { $chain } B in più se è in gioco un’altra tua carta rossa. { card-stab } è rossa, quindi funziona, una volta per turno. **{ $button }**.
volfyirion-lesson-1-10 = { $b } B bastano per { city-yrdesh }, ma prima cade la Truppa: per la Città servirebbe un secondo attacco. { card-living-knife } può lasciare il gioco e portare con sé una Truppa. **{ $button }**.
volfyirion-lesson-1-11 = La carta chiede quale Truppa portare via. Ce n’è una sola. **{ $button }**.
volfyirion-lesson-1-12 = { city-yrdesh } è sola: Difesa { $yrdesh } contro i tuoi { $b } B. È l’ultima. **{ $button }**.
volfyirion-lesson-1-done = { city-yrdesh } cade, e l’avversario non ha più Città: hai vinto! I C comprano carte, i B abbattono Città e comprano Meraviglie. A che cosa servono i K (Conoscenza) e il drago, lo dice la prossima lezione.

volfyirion-lesson-2-title = La Conoscenza e il drago
volfyirion-lesson-2-1 = Volfyirion, il drago, è su { city-tylaris }: la Città brucia alla fine del tuo turno. I **K** (Conoscenza) lo spostano, e le tue carte ne danno molti. **{ $button }**.
volfyirion-lesson-2-2 = { $k } K, e { $move } rimandano il drago nel suo Antro. Prima le cose urgenti: **{ $button }**.
volfyirion-lesson-2-3 = Restano { $k } K. La tua Meraviglia { card-strange-box } è **bloccata**: sta lì e non dà niente. Per { $own } K, quanto costa, torna subito a funzionare. **{ $button }**.
volfyirion-lesson-2-4 = La Meraviglia ha già reso: hai { $c } C. Ciò che avanza è perso, quindi **{ $button }**, per { $sabotage } C.
volfyirion-lesson-2-5 = Il drago è a casa, e la tua Meraviglia funziona. **{ $button }**.
volfyirion-lesson-2-6 = L’avversario non ha potuto spostare il drago. Le tue carte sono tornate, e la Meraviglia ha reso da sola. **{ $button }**.
volfyirion-lesson-2-7 = { $k } K. { card-floating-crystal } dell’avversario dà { $gives } K a ogni turno, e per scacciare il drago ne serviranno { $move }. Bloccala, per { $theirs } K: **{ $button }**.
volfyirion-lesson-2-8 = { $k } K, appena quanti bastano. Dove sta il drago la Città brucia alla fine del turno di chi la possiede, chiunque la difenda. È la loro ultima. **{ $button }**.
volfyirion-lesson-2-9 = Restano { $c } C; porta con te una carta forte. **{ $button }**, per { $tactic } C.
volfyirion-lesson-2-10 = Ora tocca a loro trovare { $move } K. **{ $button }**.
volfyirion-lesson-2-done = È mancato loro { $gives } K, proprio quello che avevi bloccato: { city-yrdesh } brucia, hai vinto! I K rimpiazzano anche carte del Centro. Ora sai tutto: il duello è tuo.
