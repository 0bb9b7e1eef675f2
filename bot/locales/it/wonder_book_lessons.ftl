### Wonder Book: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

wonder-book-lesson-1-title = Fino al portone
wonder-book-lesson-1-1 = Si vince o si perde tutti insieme. L’obiettivo: i due eroi nell’area **{ area-gatehouse }**, con { $toll } Scintille in due. In un round ogni eroe ha { $actions } azioni; scegli tu chi comincia. **{ $button }**.
wonder-book-lesson-1-2 = Un **Wyrm**, un mostro del libro, è accanto a Ken. Un successo lo stordisce, due lo sconfiggono. Ken tira { $dice } dadi, e metà delle facce sono successi. **{ $button }**.
wonder-book-lesson-1-3 = { $hits } successo: sarebbe solo stordito. Una volta per turno un eroe può dare un **Cuore**, un punto vita, e rilanciare i dadi falliti. Ken ne ha { $hearts }. **{ $button }**.
wonder-book-lesson-1-4 = { $hits } successi: bastano per sconfiggerlo. Decidi tu chi colpisce ciascuno; a portata c’è un solo Wyrm. **{ $button }**.
wonder-book-lesson-1-5 = Sconfitto! Restano due azioni. Le **Scintille** sono magia: pagano le abilità e, qui, il portone. Ce n’è una dove sta Ken. **{ $button }**.
wonder-book-lesson-1-6 = Gli eroi seguono le linee tratteggiate, un’area per azione; una linea continua non la passa nessuno. Ultima azione di Ken: **{ $button }**.
wonder-book-lesson-1-7 = Ora Lara: il turno dell’ultimo eroe comincia da solo. Ha { $lara } Scintilla, e qui, { area-hinge-hill }, ce ne sono { $hill }. **{ $button }**.
wonder-book-lesson-1-8 = Un’azione si può ripetere. Ancora una, e Lara ne ha tre. **{ $button }**.
wonder-book-lesson-1-9 = Ken ne ha { $ken }, Lara { $lara }: fanno { $toll }, quante ne chiede il portone. La sua ultima azione: **{ $button }**.
wonder-book-lesson-1-10 = Poi hanno mosso i Wyrm: uno è corso da Ken e l’ha morso; ha { $hearts } Cuori. Senza Cuori un eroe cade, e rialzarsi costa un segnalino **Destino**. Finito l’ultimo, avete perso. **{ $button }**.
wonder-book-lesson-1-11 = Non sei obbligato a combattere: da un Wyrm ci si può allontanare, e la Scintilla di Ken viene con lui. **{ $button }**.
wonder-book-lesson-1-done = Sono tutti e due al portone con { $toll } Scintille: obiettivo raggiunto, e la storia continuerebbe. In una vera partita si leggono le pagine ad alta voce e si sceglie insieme. Il capitolo I aspetta i tuoi due eroi, o i tuoi amici.
