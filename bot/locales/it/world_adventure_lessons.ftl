### World Adventure: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

world-adventure-lesson-1-title = La tua prima runa
world-adventure-lesson-1-1 = Le grandi imprese portano **Rune antiche**, e vince il primo clan che ne ha { $goal }. Una buona vendita è una grande impresa. Sei in { nation-china } con { $gold } oro e un carro per { $room } merci. **{ $button }**.
world-adventure-lesson-1-2 = I dadi dicono che cosa vende oggi questo negozio. Una merce ti costa { $price } oro. Sulla mappa ogni città mostra il suo **bisogno**: { nation-japan }, { commodity-spice }. **{ $button }**.
world-adventure-lesson-1-3 = Una merce di cui la città ha bisogno si vende a { $needed } oro, le altre a { $other }. Una vendita da 16 con una di queste è una grande impresa. Due volte { commodity-spice } fanno { $pair }. Ancora **{ $button }**.
world-adventure-lesson-1-4 = Finora { $pair } oro, e un’altra merce ne aggiunge { $other }: fanno { $sum }, e il carro è pieno. **{ $button }**.
world-adventure-lesson-1-5 = Un turno ha { $usual } passi e { $actions } azione. La tua Esplorazione è alta e dà un passo in più: { $moves }, appena quanti bastano per la prossima città. **{ $button }**.
world-adventure-lesson-1-6 = Commerciare in città non costa azioni. Tutto ciò che vendi in una visita è un’unica vendita. **{ $button }**.
world-adventure-lesson-1-7 = { $gold } oro, e la tua prima runa! Alza anche uno dei tuoi tre attributi: **Esplorazione** viaggia e trova, **Carisma** commercia, **Comando** guida i soldati. Per merci più economiche e più banchi: **{ $button }**.
world-adventure-lesson-1-8 = La prima runa porta anche un **Potere runico**, una carta che ti aiuterà più avanti. **{ $button }**, e tienine una.
world-adventure-lesson-1-9 = Una serve per strada, l’altra in battaglia. Di solito scegli tu; per questa lezione: **{ $button }**.
world-adventure-lesson-1-10 = Qui non ti serve altro; fra { $pause } mesi questo negozio ti farà rientrare. **{ $button }**.
world-adventure-lesson-1-11 = Hai ancora la tua azione. Un banco costa { $stall } oro e ne rende { $income } al mese; il secondo, il terzo e il quarto portano una runa ciascuno. **{ $button }**.
world-adventure-lesson-1-12 = Per questo mese è tutto. Ora viaggiano gli altri; più avanti anche Brigante, Governo e mostri. **{ $button }**.
world-adventure-lesson-1-done = Un nuovo mese: il tuo banco ha reso, e hai { $runes } runa su { $goal }. Altre imprese: cacciare mostri, depredare mercanti, missioni della gilda, una carovana migliore. La prossima lezione mostra come cercare e combattere.

world-adventure-lesson-2-title = Briganti e bestie
world-adventure-lesson-2-1 = Le rune si prendono anche con la forza. Aspetti su una strada con { $soldiers } soldati. Esplorazione { $explorer } vuol dire { $explorer } dadi: un successo trova qualcuno, un secondo dà un’azione in più. **{ $button }**.
world-adventure-lesson-2-2 = Trovati, con un successo. Cercare era la tua azione, e due successi ne restituirebbero una: la bomba fumogena rilancia i dadi, una volta. **{ $button }**.
world-adventure-lesson-2-3 = Due successi: { $actions } azione in più! I dadi dicono anche chi passa. Depredare mercanti è un reato: ora sei **ricercato**, e il Governo insegue chi lo è. **{ $button }**.
world-adventure-lesson-2-4 = Punti da ricercato: { $wanted }. In ogni assalto eroe e soldati tirano; un dado basso colpisce. I mercanti cercano solo di scappare. **{ $button }**.
world-adventure-lesson-2-5 = Sono ancora in vista, e quasi vinti. Ancora una volta: **{ $button }**.
world-adventure-lesson-2-6 = { $gold } oro, una merce e una runa: ce n’è una per ogni tipo di mercanti. Alza anche un attributo. **{ $button }**, per un dado in più quando cerchi.
world-adventure-lesson-2-7 = La runa porta anche un Potere runico. **{ $button }**.
world-adventure-lesson-2-8 = Questo ti frutta un po’ d’oro. **{ $button }**.
world-adventure-lesson-2-9 = Ora l’azione che hai guadagnato. Qui vivono mostri: ne vedi due, e ne affronti uno o nessuno. **{ $button }**.
world-adventure-lesson-2-10 = I mostri rispondono: i dadi bassi li feriscono, quelli alti mettono a terra i tuoi soldati. Se non ne resta in piedi nessuno, l’eroe è in pericolo; ritirati prima. Scegli il più debole: **{ $button }**.
world-adventure-lesson-2-11 = Tira, e spera in numeri bassi. **{ $button }**.
world-adventure-lesson-2-done = Sconfitto, e senza un graffio! Anche il primo Sgherro vale una runa: { $runes } su { $goal }. In città si paga per rialzare i soldati, addestrarsi e armarsi. Ora in viaggio, con amici o giocatori automatici.
