### Wonder Book: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

wonder-book-lesson-1-title = Fino al portone
wonder-book-lesson-1-1 = Si vince o si perde tutti insieme. L’obiettivo: i due eroi nell’area **{ area-gatehouse }**, con { $toll } Scintille in due. In un round ogni eroe ha { $actions } azioni; scegli tu chi comincia. **{ $button }**.
wonder-book-lesson-1-2 = Un **Wyrm**, un mostro del libro, è accanto a Ken. Un successo lo stordisce, due lo sconfiggono. Ken lancia { $dice } dadi, e metà delle facce sono successi. **{ $button }**.
wonder-book-lesson-1-3 = { $hits } successo: sarebbe solo stordito. Una volta per turno un eroe può dare un **Cuore**, un punto vita, e rilanciare i dadi falliti. Ken ne ha { $hearts }. **{ $button }**.
wonder-book-lesson-1-4 = { $hits } successi: bastano per sconfiggerlo. Decidi tu chi colpisce ciascuno; a portata c’è un solo Wyrm. **{ $button }**.
wonder-book-lesson-1-5 = Sconfitto! Restano due azioni. Le **Scintille** sono magia: pagano le abilità e, qui, il portone. Ce n’è una dove sta Ken. **{ $button }**.
wonder-book-lesson-1-6 = Gli eroi seguono le linee tratteggiate, un’area per azione; una linea continua non la passa nessuno. Ultima azione di Ken: **{ $button }**.
wonder-book-lesson-1-7 = Ora Lara: il turno dell’ultimo eroe comincia da solo. Ha { $lara } Scintilla, e qui, { area-hinge-hill }, ce ne sono { $hill }. **{ $button }**.
wonder-book-lesson-1-8 = Un’azione si può ripetere. Ancora una, e Lara ne ha tre. **{ $button }**.
wonder-book-lesson-1-9 = Ken ne ha { $ken }, Lara { $lara }: fanno { $toll }, quante ne chiede il portone. La sua ultima azione: **{ $button }**.
wonder-book-lesson-1-10 = Poi hanno mosso i Wyrm: uno è corso da Ken e l’ha morso; ha { $hearts } Cuori. Senza Cuori un eroe cade, e rialzarsi costa un segnalino **Destino**. Finito l’ultimo, avete perso. **{ $button }**.
wonder-book-lesson-1-11 = Combattere non è obbligatorio: da un Wyrm ci si può allontanare, e la Scintilla di Ken viene con lui. **{ $button }**.
wonder-book-lesson-1-done = Sono tutti e due al portone con { $toll } Scintille: obiettivo raggiunto, e la storia continuerebbe. In una vera partita si leggono le pagine ad alta voce e si sceglie insieme. Il capitolo 1 aspetta i tuoi due eroi, o i tuoi amici.

wonder-book-lesson-2-title = Oggetti e scelte
wonder-book-lesson-2-1 = Le pagine portano **Brandelli**, pezzi della storia: leggine uno ad alta voce, una volta sola, e ti aiuta. È il turno di Lara, con { $left } azioni; questa ne prende una. **{ $button }**.
wonder-book-lesson-2-2 = Ora { $lara } Scintille. Un eroe può guardare da vicino ciò che spunta dal libro, se gli sta accanto. Qui è appesa una cartella. **{ $button }**.
wonder-book-lesson-2-3 = Il libro ha girato pagina; in una vera partita la leggi ad alta voce. Lara ha trovato un **oggetto**: resta a lei e dice che cosa sa fare. **{ $button }**.
wonder-book-lesson-2-4 = Nella cartella c’è dell’altro. Ogni occhiata prende un’azione, e a Lara ne resta { $left }. **{ $button }**.
wonder-book-lesson-2-5 = Ora il libro lo chiede a voi. Ogni risposta porta altrove, e l’altra pagina resta chiusa. Questa volta: **{ $button }**.
wonder-book-lesson-2-6 = Ciò che avete fatto è annotato come **parola chiave**; più avanti qualche pagina la chiederà. **{ $button }**.
wonder-book-lesson-2-7 = Lara ha finito, è cominciato il turno di Ken. Qui accanto, { area-bakery }, c’è un Wyrm. Ogni eroe ha un’**abilità**, pagata in Scintille; Ken ne ha { $ken }. **{ $button }**.
wonder-book-lesson-2-8 = Questa abilità porta Ken in un’area vicina e lì lo fa attaccare, con un dado in più. **{ $button }**.
wonder-book-lesson-2-9 = { $hits } successi: giusto quanto serve. **{ $button }**.
wonder-book-lesson-2-done = Sconfitto! Brandelli, oggetti, scelte, parole chiave e abilità: di questo è fatto un capitolo. Ora apri il libro alla prima pagina, in solitario o con gli amici.
