### World Adventure: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

world-adventure-lesson-1-title = La tua prima runa
world-adventure-lesson-1-1 = Le imprese portano **Rune antiche**, e vince il primo clan che ne ha { $goal }. Una buona vendita è un’impresa. Sei in { nation-china } con { $gold } oro e un carro per { $room } merci. **{ $button }**.
world-adventure-lesson-1-2 = I dadi dicono che cosa vende oggi questo negozio. Una merce ti costa { $price } oro. Sulla mappa ogni città mostra il suo **bisogno**: { nation-japan }, { commodity-spice }. **{ $button }**.
world-adventure-lesson-1-3 = Una merce di cui la città ha bisogno si vende a { $needed } oro, le altre a { $other }. Una vendita da 16 con una di queste è un’impresa. Due volte { commodity-spice } fanno { $pair }. Ancora **{ $button }**.
world-adventure-lesson-1-4 = Finora { $pair } oro, e un’altra merce ne aggiunge { $other }: fanno { $sum }, e il carro è pieno. **{ $button }**.
world-adventure-lesson-1-5 = Un turno ha { $usual } passi e { $actions } azione. La tua alta Esplorazione dà un passo in più: { $moves }, appena quanti bastano per la prossima città. **{ $button }**: { nation-japan }.
world-adventure-lesson-1-6 = Commerciare in città non costa azioni. Tutto ciò che vendi in una visita è un’unica vendita. **{ $button }**.
world-adventure-lesson-1-7 = { $gold } oro, e la tua prima runa! Alza anche uno dei tuoi tre status: **Esplorazione** viaggia e trova, **Carisma** commercia, **Comando** guida i soldati. Per merci più economiche e più banchi: **{ $button }**.
world-adventure-lesson-1-8 = La prima runa porta anche un **Potere runico**, una carta che ti aiuterà più avanti. **{ $button }**, e tienine una.
world-adventure-lesson-1-9 = Una serve per strada, l’altra in battaglia. Di solito scegli tu; per questa lezione: **{ $button }**.
world-adventure-lesson-1-10 = Qui non ti serve altro; fra { $pause } mesi questo negozio ti farà rientrare. **{ $button }**.
world-adventure-lesson-1-11 = Hai ancora la tua azione. Un banco costa { $stall } oro e ne rende { $income } al mese; il secondo, il terzo e il quarto portano una runa ciascuno. **{ $button }**.
world-adventure-lesson-1-12 = Per questo mese è tutto. Ora viaggiano gli altri; più avanti anche Brigante, Governo e mostri. **{ $button }**.
world-adventure-lesson-1-done = Un nuovo mese: il tuo banco ha reso, e hai { $runes } runa su { $goal }. Altre imprese: cacciare mostri, depredare mercanti, missioni della gilda, una carovana migliore. La prossima lezione mostra come cercare e combattere.
