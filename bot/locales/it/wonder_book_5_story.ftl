# Wonder Book, capitolo V: quello che si legge ad alta voce.
# wb-<capitolo>-<carta>-<lato>, …-title, …-rules; wb-<capitolo>-<carta>-<chiave> è l’esito di una scelta, o un finale.

wb-5-1-front-title = Una riga rossa
wb-5-1-front = Le tre e mezza. La torre sa di polvere calda e di gomma. Il Libro è aperto, e una riga rossa attraversa la pagina, piano, e la matita non la tiene nessuno. Taglia un colle, uno steccato, uno spaventapasseri, dritta come sulle rotaie, e dov’è passata la carta è bianca. «Smettila», dice Lara. La riga arriva in fondo alla pagina, fa dietrofront e attacca quella sotto.
wb-5-1-back-title = Dieci polpastrelli
wb-5-1-back = Cadete di traverso, perché la pagina trema, e atterrate davanti al taglio. È nero, dritto come un righello e alto come una chiesa. Dall’altra parte lo tengono chiuso dieci polpastrelli sporchi d’inchiostro. «Siete voi che cadete», dice la voce di Nora, «vi riconosco dal tonfo. Almeno l’ago ce l’avete? Allora voi cucite di qua e io di là. Punti lunghi, basta che tenga fino a stasera.» Tira su col naso. «Solo che tenere e cucire non posso. Ci ho provato. Coi *denti*.»

wb-5-2-front-title = Qualcuno lo deve tenere
wb-5-2-front = Ottanta punti, dice Nora: dieci minuti, coi lembi tenuti insieme. «Le mani le abbiamo», dice Ken. «È più freddo di un congelatore», dice Sid. «Incastriamoci un libro», dice Lara. «Ci strisceranno intorno», dice Tina. Dietro di voi si spegne un pendio, come una luce in casa d’altri.
wb-5-2-hands =
    Lo tenete a mani nude, una sopra l’altra, come bambini a una fune. Dopo un minuto non vi sentite più le dita. Dopo tre le sentite di nuovo, ed è peggio. Ken racconta quella del pinguino, quella lunga. Nessuno gliel’ha mai lasciata finire. Dall’altra parte qualcuno ride, esattamente al punto giusto.

    { wb-5-2-hands-rules }
wb-5-2-book =
    È il *Galateo della capra, in nove volumi*, e il sesto ci sta come se fosse nato per questo. Tiene. Ma da sotto arrivano musi bianchi e cominciano a mangiarselo, dalla prefazione in poi, e quando Nora stringe l’ultimo nodo non ne resta che l’indice.

    { wb-5-2-book-rules }
wb-5-2-neck =
    Wick guarda il taglio, guarda voi, e posa il collo di ferro su tutti e due i lembi. Per dieci minuti non si muove, e il vetro gli si fa opaco. Quando lo sollevate la luce ritorna. Non tutta.

    { wb-5-2-neck-rules }

wb-5-3-front-title = Nora
wb-5-3-front =
    Mancano tre punti quando dal buio esce un ago, poi un pugno, poi una bambina di dieci anni in maglione, di testa. Si gira e gli ultimi tre li fa da fuori. Poi adopera tutte e due le mani per grattarsi il naso, a lungo. «*Oh*», dice Nora. «Avevate detto che tornavate, e siete tornati. Non sono in ritardo, vero? Ho detto che tornavo prima che l’impermeabile fosse asciutto.»

    «Non è ancora asciutto», dice Tina, ed è vero.
wb-5-3-trust =
    Ha avuto il tempo di pensarci, a quello che le avete detto. Va da ciascuno di voi e lo guarda negli occhi da una spanna, prima il sinistro, poi il destro. «Da qui è molto più piccolo», dice Nora. «E ha le ciglia.» Si sputa sul palmo e lo porge, e glielo stringete tutti.

    { wb-5-3-trust-rules }
wb-5-3-with = L’ultima pagina l’avete con voi, arrotolata in spalla, come si portano i tappeti. Nora le gira intorno una volta. Trova il bordo dritto e ci posa il pollice, come si tocca un cerotto. «L’avete portata», dice. «E io che avevo pronto tutto un discorso sul perché dovevamo tornare a prenderla.» Sembra quasi che le dispiaccia per il discorso.
wb-5-3-roll = Prima di fare il nodo si tira dietro una cosa lunga e bianca: l’ultima pagina, arrotolata, con intorno un nastro da capelli. «Ci sono stata sopra tutto il tempo», dice Nora, «così non la leccava nessuno. Mi teneva caldi i piedi.» Se la issa in spalla e barcolla. Provate a prendere l’altro capo, e lei scuote la testa. «L’ho tagliata io. La riporto io.»
wb-5-3-back-title = Che cosa farsene delle braccia
wb-5-3-back = Si mette l’ago a tracolla. Dopodiché non sa più che cosa farsene, delle braccia. Le fa dondolare, le incrocia, le scioglie. «Bene», dice Nora. «A casa.» Indica su per il margine con un braccio intero, perché adesso può: oltre il pollice, intorno al tè, e laggiù, piccolo piccolo, c’è un colle con una porta. «Venti minuti. L’ho già fatta, la strada, apposta.» Fa un passo, e affonda fino al ginocchio.
wb-5-3-posted =
    «La tua lettera è imbucata», dice Sid. Nora diventa rossa, dal collo in su. «Tutta? Anche la parte dell’impermeabile?» «Tutta.» Fa il conto sulle dita; che bellezza, averle libere. «Allora la sta leggendo adesso», dice Nora. «Legge piano. Fa le voci.»

    { wb-5-3-posted-rules }
wb-5-3-answer =
    «Abbiamo una cosa per te», dice Ken. «*Ken*», dice Lara, troppo tardi. Nora ha visto la busta. La prende per gli angoli. L’annusa. La alza contro quel po’ di luce che c’è, chiude gli occhi appena in tempo, e ve la rende. «Stasera», dice. «Se è arrabbiata, poi non riesco a camminare dritta.»

    { wb-5-3-answer-rules }

wb-5-4-front-title = Correzioni
wb-5-4-front = Oltre il bordo della pagina spunta qualcosa che prendete per un righello. Poi si mette gli occhiali e s’inchina. Quell’inchino lo conoscete, dalla neve. È un drago, lungo come un viottolo e non più spesso di un’asse. Si prende da dietro l’orecchio una matita rossa e vi sottolinea i piedi. «Buon pomeriggio», dice. «Obel. Correzioni. Se permettete, prima sottolineo. Che nessuno dica di non essere stato avvertito.»
wb-5-4-back-title = Nel margine
wb-5-4-back = «Siamo solo di passaggio», dice Nora. «Appunto», dice Obel. «Di passaggio in un margine, e un margine dovrebbe essere pulito.» Lo dice con gentilezza, come si fa notare una stringa slacciata. «Un pollice. Una tazza. Un moscerino. Niente di tutto questo sarà mai finito, e fa male, giorno e notte. Voi non lo sentite. Io sì.» Dalla sua riga scappano cose bianche, vi passano accanto alle scarpe, non mordono. «E quelli?» chiede Tina. «A quelli», dice Obel, «fa male più che a tutti.»
wb-5-4-names =
    «Ken, Lara, Tina, Sid.» Ha una lista nella manica. «Una firma. Molto gentile da parte vostra. Di solito le persone devo andarle a cercare.» La punta della matita si ferma un attimo sotto ciascuno di voi, e vi si gelano i piedi, nello stesso ordine. «In questo caso», dice Obel, «non occorre che aspetti.»

    { wb-5-4-names-rules }

wb-5-5-front-title = Grande come uno stagno
wb-5-5-front = Nora parla. Per tutta una mattina non ha avuto nessuno con cui parlare. «E poi nella pagina c’era quest’occhio. Grande come uno stagno! E ha *sbattuto la palpebra*. Voi che cosa avreste fatto?» Non risponde nessuno, né quaggiù né lassù. Si sente la matita. «Come siete diventati zitti», dice Nora.
wb-5-5-now =
    «Eravamo noi», dice Tina. «Ti stavamo cercando.» Si vede Nora che mette insieme i pezzi: la torre, lo scrittoio, l’occhio, stamattina, voi. «Potevate fare *ciao*», dice alla fine. Poi cammina avanti, a tre passi da voi. Dopo un po’ sono due.

    { wb-5-5-now-rules }
wb-5-5-later = «È questa luce», dice Lara. «Fa venire sonno.» È una cosa stupida da dire, e Nora è troppo educata per farlo notare. Vi guarda uno per uno, come si guarda un cassetto chiuso un po’ troppo in fretta. Poi vi racconta del suo panino.

wb-5-6-front-title = Senza impronte
wb-5-6-front = Fino al ginocchio, poi fino al fianco. Vi inginocchiate. «*Noi* le impronte le lasciamo», dice Sid. «Lei no. In questa pagina non c’è una riga che parli di lei.» «Io sono qui», dice Nora, da più in basso. Le tenete una Scintilla sotto la scarpa, e dove brilla la carta è soda. «Ecco», dice Nora. Da sinistra le arriva addosso un Wyrm; lei lo appunta alla pagina per la collottola, come un gattino, e nemmeno guarda.

wb-5-7-front-title = Sottolineato
wb-5-7-front = Lavora come chi falcia un prato. Sotto a ogni cosa corre una riga rossa, e c’è il tempo di leggerla e il tempo di andarsene. Poi una seconda riga passa nel mezzo. Dopo state lì a cercare di ricordarvi se il moscerino aveva cinque zampe o sei.

wb-5-8-front-title = Passi di luce
wb-5-8-front = Wick ha annusato Nora da capo a piedi: inchiostro, panino, una gran quantità di buio. «*Wick*», dice Nora, e per un momento sa che cosa farsene delle braccia. Adesso lui mette il piede di ferro accanto al suo, si china e fa luce nel punto dove andrà la scarpa. Poi in quello dopo. È furbo più o meno come un pony. L’ha capito prima di voi.

wb-5-9-front-title = Una casa sola
wb-5-9-front = Sull’orlo del bianco è rimasta una casa sola, senza niente né di qua né di là, come un ultimo dente. È la panetteria. La fiamma che avete lasciato nel nono forno è ancora al lavoro. La riga di Obel arriva fino alla soglia, sente l’odore del pane e ci gira intorno. «Su questo punto tornerò», dice Obel, un po’ rigido.

wb-5-10-front-title = Fuggi fuggi
wb-5-10-front = A dozzine escono dalle righe cancellate, chi sopra e chi sotto, a bocca chiusa. Non avevate mai visto correre dei Wyrm. E non corrono nemmeno contro di voi. È solo che siete in mezzo.

wb-5-11-front-title = A casa per il margine
wb-5-11-front = «Prima intorno al pollice», dice Nora. «No, intorno al tè.» Stamattina si è disegnata una mappa sul braccio, e da allora metà, sulla carta, non c’è più. «Allora si passa da quello che resta», dice Lara, e conta le righe fino al colle. Avete una matita alle spalle, e avete una matita davanti. È la stessa matita.
wb-5-11-back-title = La porta nel colle
wb-5-11-back = Una porta bassa di carta pressata, nel fianco di un colle. Dietro di voi la riga rossa sale l’ultima gobba, calma come una marea. Nora ha attraversato mezzo paese senza voltarsi. Adesso sta davanti a una porta con la mano tesa, e non la tocca.
wb-5-11-minnow =
    Voi sapete di che cosa ha paura. «Non è chiusa a chiave», dice Tina, pianissimo. «Come fai a saperlo, magari Mamma…» dice Nora, e si ferma. «Minnow», dice Lara, «ci scommetto l’orologio.» Lara non ha mai scommesso niente in vita sua, e Nora lo capisce. Si butta contro la porta con tutto il suo peso, e non è chiusa a chiave.

    { wb-5-11-minnow-rules }
wb-5-11-door =
    «Che c’è?» chiede Ken. «Niente», dice Nora. Conta sottovoce, fino a dieci, fino a venti. La riga le è ai talloni quando allungate un braccio oltre la sua spalla e spingete. Non è chiusa a chiave. Non lo è mai stata. Lei guarda la porta come se l’avesse presa in giro davanti a tutti.

    { wb-5-11-door-rules }

wb-5-12-front-title = Il cavallo di Milo
wb-5-12-front = Un cavallo a pastello marrone, di un bambino che i cavalli li conosceva per sentito dire. Ha quattro zampe e il principio di una quinta. Sotto c’è scritto *Questa è Bella, di Milo, anni 7*. Passa da una zampa all’altra, senza smettere, in cerca di quella che va bene.
wb-5-12-back-title = La quinta zampa
wb-5-12-back = La quinta finisce sopra il ginocchio. C’è uno sgorbio marrone, un buco nella carta, e poi niente; devono averlo chiamato a cena. «Ci può portare», dice Ken. Qualcuno la tiene già per la criniera. «Ma le fa male», dice Tina. «Disegniamole il resto, è solo una zampa.» «Con che cosa?» chiede Sid. «Con le Scintille. Ce ne vogliono due.»
wb-5-12-ride =
    Bella galoppa come un tavolo giù per le scale. Vi tenete alla criniera, e la criniera vi resta marrone sulle mani. Vi scarica proprio dove volevate andare. Sbuffa, si guarda intorno in cerca di zucchero, e passa da una zampa all’altra.

    { wb-5-12-ride-rules }
wb-5-12-leg =
    Una Scintilla per vederci, e una per disegnare: un ginocchio, uno zoccolo, un po’ di lucido sullo zoccolo. Bella lo posa. Sta ferma, per la prima volta, e si vede che se ne accorge. In cima alla pagina la matita ha smesso di grattare. Obel guarda la zampa. Si toglie gli occhiali, li pulisce e se li rimette.

    { wb-5-12-leg-rules }

wb-5-13-front-title = Una zolletta di zucchero
wb-5-13-front = Qualcuno una volta ha posato qui una tazza senza piattino. Il cerchio è diventato un lago, bruno e perfettamente tondo, e sa di limone. Sulla riva c’è una zolletta di zucchero grande come un armadio. Un angolo l’hanno succhiato.
wb-5-13-back-title = Piove ancora
wb-5-13-back = Accanto, scritto con un dito bagnato: *Giovedì. Piove ancora. Il capitolo nove è il più bello.* Ne staccate quanto riuscite a portare. Sul lago c’è un gran silenzio. Qui stava seduto qualcuno che voleva che piovesse fino alla fine del libro.

wb-5-14-front-title = Una margherita secca
wb-5-14-front = Margherite, trifoglio, una viola del pensiero: piatte, e alte come alberi. A passarci in mezzo frusciano. Qualcuno le ha colte in un giorno di sole, e ci ha chiuso sopra il Libro perché quel giorno si conservasse.
wb-5-14-back-title = Si è conservato
wb-5-14-back = Vi sdraiate in una margherita, e avete il sole in faccia, il sole di quel giorno, e le api, e lontano qualcuno chiama a casa un bambino. Poi la carta è di nuovo solo carta. Dal gambo pende un brandello; ci avevano legato il mazzo.

wb-5-15-front-title = Le ganasce
wb-5-15-front = Una graffetta lunga come un ponte della ferrovia tiene fermo l’angolo del mondo. Fra le ganasce ha qualcosa di rosa e grigio, grande come una credenza, coi segni dei denti. Prima di aprirle, vuole luce.
wb-5-15-back-title = Al contrario
wb-5-15-back = La graffetta sbadiglia. Tirate, e viene via con un plop: è una gomma. La provate subito sulla riga rossa più vicina. Tre strofinate, e un filo d’erba è di nuovo lì, sbavato e sorpreso. «Funziona *al contrario*», dice Sid, al settimo cielo. In cima alla pagina Obel alza la testa, come chi ha sentito rompersi un piatto.

wb-5-16-front-title = Zolletta
wb-5-16-front = Da un lato sa di limone, dall’altro di pioggia.
wb-5-17-front-title = Gomma
wb-5-17-front = Si rimangia le cose, e ogni volta dimagrisce un po’.
wb-5-18-front-title = Abbecedario morso
wb-5-18-front = A come ape. La B se la sono mangiata.

wb-5-19-front-title = Un gradino consunto
wb-5-19-front = Sopra di voi si volta una pagina, col rumore di una vela, e il margine resta piatto dall’altra parte. Siete al buio, su un gradino. È consumato nel mezzo. Le scarpe un gradino lo consumano sul bordo; questo l’ha consumato qualcosa che non ha piedi e che entrava strisciando sulla pancia, di corsa, ogni sera.
wb-5-19-back-title = La stanza bassa
wb-5-19-back = Fate luce. È una stanza rotonda, con radici per travi. Lungo tutto il muro, non più su del vostro ginocchio, corrono scaffali pieni di libri illustrati, e a ogni libro manca un morso, tutti alla stessa altezza. Le stelle di carta pendono così basse che bisogna chinarsi. Ne urtate una, e tintinna. «E perché una stella deve tintinnare?» «Perché si sappia dov’è», dice Tina lentamente, «se uno non ci vede.»

wb-5-20-front-title = In fila
wb-5-20-front = In fondo ci sono delle pietre, rotonde, una fila dietro l’altra, ognuna grande come un gatto acciambellato. Sono spaccate in due, tutte, da dentro, nette come castagne. Davanti a ciascuna un artiglio ha inciso un nome nel pavimento: *Ambra. Brina. Cenere. Duna.* «Uova», dice Ken. «Sono di *pietra*», dice Sid. Anche l’ultima fila ha i nomi, ma niente pietre. È una fila lunga.
wb-5-20-back-title = Una panca e una conca
wb-5-20-back = Per sedersi ci sono due posti. Uno è una panca; a Nora fanno male i piedi, ed è proprio su misura per lei. L’altro è una conca nel pavimento, dall’altra parte della stanza, dove qualcosa di pesante si è sdraiato ogni sera per mille anni, il mento qui, le zampe là. Fra le zampe ce n’è una più piccola, larga giusto un bambino. Quella l’avete già vista. Qualcosa picchietta sullo stinco di Nora.
wb-5-20-inkling = È Inkling, lungo ormai cinque scarpe, con la cicatrice sul fianco. Arriva dritto dallo scaffale, senza un’occhiata a voi né ai biscotti. Ha in bocca un libro illustrato, e per una volta non mastica. Lo posa sulle ginocchia di Nora. Poi tossisce, e sul pavimento resta una parola, in bellissima calligrafia, tutta attaccata. *Perfavore.*
wb-5-20-other = È un Wyrm, non più lungo di una scarpa, tutto solo. Avete già alzato il piede. Lui non se ne accorge. Con l’unico dente regge un libro illustrato, e non mastica. Lo spinge sulle ginocchia di Nora, a testa in giù, sente che qualcosa non va, lo rigira, e aspetta.

wb-5-21-front-title = Fino in fondo
wb-5-21-front = Nora ha dieci anni, e qualcuno le ha messo un libro sulle ginocchia. Quindi lo legge. C’è un orso che ha perso un bottone. Non è lungo. Due volte il Wyrm smette di dimenarsi, giusto per respirare. L’ultima pagina la polvere l’ha incollata. Nora si lecca un dito e la volta. «*Ed eccolo lì*», legge, «*in tasca sua. Non si era mai mosso. Fine.*» Il Wyrm sospira. Le posa la testa sulla scarpa, e comincia ad arrotolarsi.
wb-5-21-back-title = Calda
wb-5-21-back = Si arrotola come un gatto, il naso sotto la coda. Si fa più tondo. Si fa grigio, da fuori verso dentro. Poi in grembo a Nora non c’è che una pietra, tonda come una pagnotta. Lei ci posa la mano, la toglie, la rimette. È calda. Da dentro, piano: *bum*. Nessuno guarda nessuno. Sulla mano sinistra Sid tiene il conto dei Wyrm, a cinque a cinque. Lo si sente cominciare a strofinare. Ci sputa sopra, strofina, e non viene via.

wb-5-22-front-title = Pietra calda
wb-5-22-front = Ticchetta, lentissima, come una casa di notte.

wb-5-23-front-title = La coda
wb-5-23-front = Poi li sentite, dietro le assi della parete. Da ogni buco spunta una testa bianca, e sotto un’altra, e dietro altre ancora, fin dove arriva la luce. Sono così tante che il muro sembra respirare. Nessuna mostra i denti. Ognuna ha in bocca un libro.
wb-5-23-hush = I grandi fanno posto ai piccoli. Di voi, pare, hanno sentito parlare: siete quelli che passano in punta di piedi accanto a chi dorme. Così fanno piano anche loro. Si sente solo, ogni tanto, una spintarella, una pagina, e *sst*.
wb-5-23-scramble =
    Sessant’anni in coda sono lunghi. Quelli dietro non sentono, e spingono. Qualcuno pesta qualcuno, qualcuno prende un morso, e poi escono dal muro tutti insieme.

    { wb-5-23-scramble-rules }
wb-5-23-back-title = Quanti
wb-5-23-back = «Tutti», dice Tina. «Leggiamo a tutti.» «Sono *centinaia*», dice Lara, «e il tramonto non ci aspetta, e lui sta entrando dal muro.» Accanto alla porta è spuntata una riga rossa. Segue il gradino a tentoni. «Allora i più vicini, e poi via», dice Lara, non tanto forte. Nora non dice niente. Con un braccio tiene la pietra. Con l’altra mano ha già preso il libro dopo.
wb-5-23-stay =
    «Apposta, allora», dice Nora, e si fa in là sulla panca. Per loro non si è mai fatto in là nessuno, e all’inizio non sanno che cosa vuol dire. Poi ne avete uno su ogni scarpa e uno nell’incavo di ogni braccio. Pesano. Sanno di trucioli di matita.

    { wb-5-23-stay-rules }
wb-5-23-go =
    Lo dite meglio che potete: solo i primi, poi dobbiamo andare. Non conoscono molte parole. Quella sì. In fondo posano i loro libri, uno accanto all’altro, coi dorsi in riga, e strisciano di nuovo nel muro. L’ultimo si gira ancora una volta.

    { wb-5-23-go-rules }

wb-5-24-front-title = Leggere fino in fondo
wb-5-24-front = Non è difficile. Vi sedete lì accanto, aprite il libro e non smettete prima della fine, qualunque cosa succeda alla vostra manica. Si fa pesante. Si fa tondo. Potreste ancora colpirne uno, certo. Come va a finire lo sapete.

wb-5-25-front-title = Sottolineato
wb-5-25-front = Uno ha sotto una riga rossa, dal naso alla coda. Non la vede, ma la sente. Cerca di mordersi la schiena e gira come una trottola, e per aiutarlo bisogna passare dai denti.

wb-5-26-front-title = Due voci
wb-5-26-front = Una voce dalla panca arriva fino alla conca, e nello spazio in mezzo i Wyrm si sdraiano dappertutto. «Nessuno si muova», dice Ken, «se non per prendere luce.» Con un rumore di cerniera lampo una riga rossa corre sotto il gradino.
wb-5-26-back-title = L’ultima fila
wb-5-26-back = Si è fatto silenzio. Nell’ultima fila adesso le pietre ci sono, tonde e grigie, ognuna davanti a un nome. A trattenere il fiato si sentono, una e poi un’altra, come pioggia che comincia appena. Ken vorrebbe dire qualcosa di buffo. Lo si sente cercare. Poi la sua giacca scende sulla più vicina, e qualcuno la rimbocca. «Quanti ne abbiamo…» dice Sid. «No», dice Lara, che conta sempre.

wb-5-27-front-title = Scaffali bassi
wb-5-27-front = Novecento libri illustrati. In ognuno è incollato un cartellino senza un solo nome: solo impronte di denti, in colonna, dalle piccole alle grandi.
wb-5-27-back-title = Il segno
wb-5-27-back = *L’orso che perse un bottone. Buonanotte, carriola. Un viottolo lunghissimo.* Ne cercate uno intero. In cima alla pila, vicino alla conca, c’è l’ultimo che hanno letto: ne spunta un nastro, tre pagine prima della fine, e sul nastro c’è la polvere. Quello accanto è un abbecedario. Ha dei morsi, ma c’è tutto, quasi.

wb-5-28-front-title = Tacche sul muro
wb-5-28-front = Qualcuno ha tenuto il conto con l’artiglio. Una tacca e un nome; una spanna più su, una tacca e lo stesso nome. Ambra, Ambra, Ambra. Le tacche salgono fino alle radici, e poi proseguono sul soffitto.
wb-5-28-back-title = Spaghetto, sasso, ali
wb-5-28-back = Accanto a ogni nome ci sono tre disegnini: una specie di spaghetto, una specie di sasso, una cosa con le ali. Seguite Ambra col dito. Spaghetto, sasso, ali. Poi Brina. Nell’ultima fila di nomi c’è solo spaghetto, spaghetto, spaghetto. Da una crepa spunta un brandello, e ne siete contenti, perché è qualcos’altro da guardare.

wb-5-29-front-title = Il tubo parlante
wb-5-29-front = Nel muro c’è un imbuto d’ottone, con un fischietto a catenella e una targa: POSTA. PARLATE CHIARO E FINITE LE FRASI. Ad accostarci l’orecchio si sente una grande sala, e un gran timbrare.
wb-5-29-back-title = Qui Lettere morte
wb-5-29-back = «Qui Lettere morte», dice il tubo, col fiatone. «Stiamo chiudendo. Entro il tramonto dev’essere chiuso tutto, ha mandato una circolare. È per un pacco o per un debito?» Una testa bianca si è fatta vicina vicina. Ascolta l’imbuto a bocca aperta.
wb-5-29-tell =
    Raccontate al tubo quella dell’orso. Da qualche parte una sala intera smette di timbrare. Quando è finita ci vuole un po’ prima che qualcuno riesca a riprendere. «Saldato», dice il tubo. «Lo metto a registro. Lui non ne sarà contento. È contento solo quando a registro non c’è niente.»

    { wb-5-29-tell-rules }
wb-5-29-listen =
    «Allora vi mando giù quello che c’è nella cassetta», dice il tubo, «prima che se lo prenda lui.» Sferraglia a lungo. Cadono fuori due Scintille affrancate, e un biscotto che nessuno aveva ordinato. La testa bianca prende il biscotto con molto garbo, e solo per il bordo.

    { wb-5-29-listen-rules }

wb-5-30-front-title = La tinozza
wb-5-30-front = Una tinozza con le zampe di leone, per lavarsi. Le parole più dure da mandar via sono quelle dietro le orecchie. L’acqua è nera e tiepida, e ci galleggia un punto fermo di legno.
wb-5-30-back-title = Pezzetti di calligrafia
wb-5-30-back = Vi lavate via dalla faccia la polvere di matita. Vengono a galla brandelli di calligrafia: *lanterna*, *perfavore*, *ahi*. Nuotano fino all’orlo uno dopo l’altro e vi guardano, per quanto una parola possa guardare. Dopo state molto meglio, e non ne andate fieri.

wb-5-31-front-title = Non è stata informata
wb-5-31-front = «Una cosa, prima che saliate.» La voce sulle scale è asciutta e prudente. «La signorina non è stata informata, e io non posso correggere una pagina in cui uno non sa quello che sanno gli altri. Bambina: stamattina qualcosa ti ha guardata da una pagina. Quattro lettori. Cercavano te. Lo sanno da colazione.» Nessuno si muove. Nora vi guarda, uno e poi l’altro. Poi sale le scale davanti a voi, da sola, con una mano sulla ringhiera.

wb-5-32-front-title = L’ufficio
wb-5-32-front = Sopra la Stanza dei piccoli tutto è grigio e dritto. Bozze stese ad asciugare, cassetti fino al soffitto, e una vetrata con dentro già un principio di tramonto. Obel siede a uno scrittoio lungo come un pontile, con gli occhiali di scorta, e cancella. Non alza la testa. «Un momento», dice. «Finisco un bosco.»
wb-5-32-back-title = Dal pavimento
wb-5-32-back = «Avete letto per loro», dice Obel. «L’ho sentito dal pavimento. Perdonate, è stato crudele. Una storia a testa, e poi? Poi viene l’inverno, e loro stanno lì ad aspettare, e in questo Libro la primavera non c’è più.» Fa la punta alla matita. I trucioli vi cadono sulle scarpe. «Li avevo quasi calmati», dice. «Se permettete.»
wb-5-32-page =
    Poi alza il naso. Sente: stracci, colla, un righello. «L’ultima pagina», dice Obel, e si alza, e si alza ancora; ce n’è parecchio. «Ve la portate in giro così, aperta, davanti a *loro*? Lo fiutano, che c’è una fine.» Gli tremano gli artigli.

    { wb-5-32-page-rules }

wb-5-33-front-title = Corpo del reato
wb-5-33-front = Fra i cassetti c’è uno scrigno piccolo, con gli angoli di tela da vela, tutto legato con nastro rosso, col fiocco. Aveva tre quadranti; sono stati limati, con molta cura. L’etichetta dice: SEQUESTRATO PRESSO L’UFFICIO DELLE LETTERE MORTE. PROPRIETÀ DI NOVE BAMBINI.
wb-5-33-back-title = Un fiocco di nastro rosso
wb-5-33-back = Se ci avete già messo dentro la testa, l’odore lo conoscete: stivali, gesso, focaccine. Se no lo conoscete adesso, passa dal coperchio. Il fiocco è così esatto che lui si accorgerebbe di un capello. «Non è nostro», dice Sid. «Non è *suo*», dice Nora. «Quelli sono gli stivali di Milo.»
wb-5-33-open =
    Zac. Il coperchio si alza da solo. Stivali, un gesso, una scatola di latta per le focaccine, un aquilone, e un biglietto in otto calligrafie: *Per chi viene dopo di noi.* Allo scrittoio la matita si è fermata. «Ne avevo la ricevuta», dice Obel. C’è rimasto male. Nella vetrata il tramonto si avvicina di un vetro.

    { wb-5-33-open-rules }
wb-5-33-leave =
    Lasciate il fiocco com’è. Fra lo scrigno e il muro è rimasto un brandello di carta, e di quello non ha la ricevuta nessuno. Quando lo tirate via, lo scrigno scivola di lato sulle sue rotelle d’ottone. Dietro c’è un altro cassetto.

    { wb-5-33-leave-rules }

wb-5-34-front-title = Il cassetto più in basso
wb-5-34-front = Tutti i cassetti hanno l’etichetta. Uno no: per arrivarci bisogna mettersi in ginocchio. È chiuso a chiave, e nella serratura c’è una finestrella, grande giusto per la luce.
wb-5-34-back-title = Mezza pietra
wb-5-34-back = Sull’ovatta c’è mezza pietra, grigia, sottile come un guscio d’uovo, spaccata di netto, da dentro. L’hanno spolverata ogni giorno. Accanto c’è un libro illustrato, *Un viottolo lunghissimo*, con un morso piccolo nel bordo. Sotto la mezza pietra c’è un cartoncino con un nome, inciso da un artiglio che non era il suo. *Obel.*

wb-5-35-front-title = Due ragioni
wb-5-35-front = Non combatte. Vi legge, e a ogni errore tira una riga. Le stelle fanno *tin, tin*. «Potreste dire qualcosa», dice Obel, «se avete una ragione. Una è niente. Due dovrei valutarle.»
wb-5-35-back-title = La matita rotola
wb-5-35-back = La matita rotola sullo scrittoio, oltre l’orlo, e continua a rotolare; è una matita lunga. Nessuno la raccoglie. Nella vetrata è appeso l’ultimo pezzo di pomeriggio. C’è un tale silenzio che nella stanza di sotto si sentono le pietre.
wb-5-35-beaten = Obel si siede per terra. Lì sembra più piccolo, come tutti. Gli occhiali non ci sono più, e gli occhi sono azzurri, e molto indietro col sonno. «Volevo solo che smettesse», dice. «Tutto quanto, tutto il giorno. Voi non lo sentite.» Vi inginocchiate lì accanto e per un po’ non dite niente. «Adesso ascolti», dice Tina. Ascolta. Si vede che lo aspetta, e che non arriva.
wb-5-35-agreed = «Due», dice Obel. Ripiega gli occhiali. «Io non ne avevo nessuna, sapete. Avevo solo una data.» Sul foglio che ha davanti sta ancora in piedi mezzo bosco. Lo guarda, e fa una cosa che non deve aver fatto da molto tempo: ci soffia sopra, perché non sbavi, e lo spinge verso di voi attraverso lo scrittoio, con gli alberi per il verso giusto.

wb-5-36-front-title = La prima domanda
wb-5-36-front = Gli scivolano gli occhiali. Se li spinge su, e non cancella. «Una domanda, se permettete. Ciò che è cominciato e non è finito fa male. Lo sento da questo pavimento, giorno e notte, e conosco un rimedio solo.» Si posa la matita sulla guancia. «Voi dite che ce n’è un altro. Mostratemi una ferita che si è chiusa, e non perché l’ho cancellata io.»
wb-5-36-shell =
    Gli posate la pietra sullo scrittoio. È così calda che intorno l’inchiostro si asciuga, in cerchio. Obel si china, si china ancora, finché non ci ha sopra l’orecchio. *Bum.* Il secondo si fa attendere. Lui lo aspetta. «Questo ha smesso», dice infine. «*Dorme*», dice Nora. «Dormire non è smettere.»

    { wb-5-36-shell-rules }
wb-5-36-seam =
    «Il taglio», dite. «L’abbiamo ricucito.» «Imbastito», dice Obel. «L’ho visto. Sta cedendo al terzo nodo. Avete accostato due lembi e avete tirato. Non ve lo rimprovero. Io non faccio altro.» Mentre ci pensate, lui cancella il posto dove siete.

    { wb-5-36-seam-rules }
wb-5-36-list =
    Gli leggete ad alta voce quello che ha cancellato: un pollice, un moscerino, un cerchio di tè. Leggete adagio, che si vergogni. Ascolta a testa bassa. «E tutti quieti», dice Obel. «Grazie. Cominciavo ad avere dei dubbi.» Inumidisce la punta.

    { wb-5-36-list-rules }

wb-5-37-front-title = La seconda domanda
wb-5-37-front = La matita ha una crepa. La tiene insieme col pollice. «Poniamo che sia così. Poniamo che vogliano la fine, e nient’altro. Chi gliela legge? Non stasera. Domani, e quando piove, e l’orso per la novecentesima volta? Chi lo faceva adesso è di pietra.» Vi guarda da sopra le lenti. Sono occhiali da lettura. «Ebbene? Chi?»
wb-5-37-you =
    «Lei», dice Tina. «È sveglio, e gli occhiali giusti ce li ha.» «Io correggo», dice Obel. «Non leggo ad alta voce.» «L’ha appena fatto», dice Nora. «Quando ha detto *bosco*, io l’ho visto.» Lui apre la bocca e la richiude. Qualcosa di molto piccolo ha salito le scale, con un libro fra i denti. Si ferma davanti a lui, perché è il più vicino.

    { wb-5-37-you-rules }
wb-5-37-nora =
    «Potrebbe farlo Nora», dice Ken. Nora non dice niente. «La bambina va restituita», dice Obel. «L’ho timbrato io, di mia mano. Per questo, dunque, la lascereste qui. E alla madre chi lo dice?» Fin lì non ci eravate arrivati.

    { wb-5-37-nora-rules }
wb-5-37-us =
    «Noi», dice Lara. «Tutti i giorni.» «Per quattro minuti», dice Obel. «Poi suonate la campana e scendete a cena. Lo dico senza rimprovero. Al cancello l’hanno detto nove bambini, e ci credevano. Ho qui la lista.»

    { wb-5-37-us-rules }

wb-5-38-front-title = Tre puntini
wb-5-38-front = Eccola lì, rossa e lunghissima. «Spezziamola», dice Lara. «Tutti insieme, sul gradino.» «Così poi lui sta a quella vetrata e li sente, senza niente da tenere in mano», dice Tina. Sid aspettava questo momento da quando è nato. «Se una cosa è cancellata, e invece deve restare, si mettono sotto tre puntini. E si scrive *stet*. Che resti.» Si schiarisce la gola. «Nessuno ha mai detto che vale solo per le parole.»
wb-5-38-stet =
    Li mettete sul pavimento, sotto la sua ombra: uno, due, tre. Obel li legge. Li rilegge, con l’artiglio sulla riga. «Nessuno mi ha mai», dice. La frase non la finisce, e non pare che gli faccia male. Sarà in ufficio, dice poi, fino al tramonto, se dovesse servire. Si mette la matita dietro l’orecchio con la punta in su.

    { wb-5-38-stet-rules }
wb-5-38-blunt =
    Bisogna mettercisi tutti. Si piega, si piega, e si spezza con uno schianto. Dentro c’è solo un filo rosso, sottile. Obel guarda. Non è arrabbiato. Va a prendere una paletta e raccoglie le schegge, prima le più piccole. «Allora dovrò sentirlo tutto», dice, alla paletta.

    { wb-5-38-blunt-rules }

wb-5-39-front-title = L’aria
wb-5-39-front = Dall’ufficio una scala sale all’Approdo, e più su c’è la luce della torre, piccola e quadrata. Nora corre. Non avete mai visto nessuno correre così. Salta verso il bordo; un tonfo, come un uccello contro un vetro, e lei è stesa sull’erba. Si rialza e tende una mano. La mano sta piatta sul niente. Voi, a destra e a sinistra, sentite in faccia la polvere della torre.
wb-5-39-back-title = Ancora un capitolo
wb-5-39-back = «Sono entrata dal taglio», dice Nora. «Quindi sono nel mezzo. Alla fine non c’è la porta, perché non c’è la fine.» Si siede sull’ultimo gradino, il rotolo dell’ultima pagina sulle ginocchia e l’ago sul rotolo. «Allora prima si rimette dentro questa. L’ho tagliata io, so come va. La vostra parte la fate dopo merenda.» Non piange. Ha da fare con un nodo. «Io aspetto. Sono brava.»
wb-5-39-promise =
    «No», dice Tina, e le costa. «Prometti che non aspetti più nessuno. Se tardiamo, comincia senza di noi. Appena puoi andare, va’.» Nora alza la testa come se avesse sentito una parolaccia. Poi si guarda a lungo le mani. Poi in una ci sputa. «Apposta», dice Nora.

    { wb-5-39-promise-rules }
wb-5-39-wait =
    «Aspettaci», dice Ken. «Solo stavolta. Facciamo di corsa.» «Sarà meglio», dice Nora. Si è già tolta una scarpa, per stare più comoda. Saluta con la mano finché non siete passati. È solo sulle assi che vi accorgete di quanto le riesce bene. È allenata.

    { wb-5-39-wait-rules }

wb-5-40-front-title = Che cosa ha imparato Ken
wb-5-40-front = Che si può stare fermi fermi per qualcuno, e vale come fare qualcosa. Senza la giacca ha freddo, e non l’ha detto neanche una volta.
wb-5-41-front-title = Che cosa ha imparato Lara
wb-5-41-front = Quanti fanno, in tutto, i Wyrm dalla grandine in poi. L’ha calcolato prima che glielo chiedessero. Ha strappato la pagina dal quaderno, e più tardi ce l’ha rimessa.
wb-5-42-front-title = Che cosa ha imparato Tina
wb-5-42-front = Che si può dire di no a qualcuno che sta male, e poi restargli accanto.
wb-5-43-front-title = Che cosa ha imparato Sid
wb-5-43-front = Che certe cose non vengono via. Ha smesso di strofinare. Sulla mano, sotto il conto, ha messo tre puntini.

wb-5-44-front-title = Tutto tranne il colletto
wb-5-44-front = Siete sdraiati sulle assi. Sono passati quattro minuti. La polvere va su e giù nella luce del pomeriggio. Giù, ai ganci, Lara prende in mano l’impermeabile giallo: le maniche sono asciutte, le tasche, la schiena. Solo il colletto è ancora umido, dove ci sarebbe un collo. Tina ci mette intorno tutte e due le mani, come se a forza di scaldarla una cosa restasse bagnata.
wb-5-44-stet = A posare l’orecchio sul Libro si sente Obel che si schiarisce la gola. Se la schiarisce di nuovo. Si volta una pagina, con troppa cautela. «*L’orso che perse un bottone*», comincia una voce asciutta che non c’è abituata, «*se permettete*.» Si ferma subito. Qualcuno dà una spintarella a qualcuno, e la voce va avanti.
wb-5-44-blunt = A posare l’orecchio sul Libro non si sente grattare, per la prima volta oggi. C’è un tale silenzio che restate ad ascoltare. Dopo un po’ capite a che cosa serviva, quel grattare. Sotto, per tutto il tempo, c’era dell’altro: tanti tanti, e piccoli piccoli.
wb-5-44-nest = Ken ha freddo. A sua madre dirà che la giacca l’ha lasciata da qualche parte, ed è vero. Voi sapete tutti dov’è, e che cosa c’è sotto, e quanti ce ne sono accanto, fila dopo fila, e che nessuno è stato mandato via.
wb-5-44-back-title = Come finisce
wb-5-44-back = Le cinque e un quarto. Il tramonto è alle sette. Salite ancora una volta e aprite il Libro dove c’era il margine.
wb-5-44-white = È bianco da un bordo all’altro, e così pulito che fa male guardarlo. Solo in basso, proprio nell’angolo, vicino al dorso, Nora sta seduta su un gradino, disegnata così piccola che ci vuole la lente di Sid. È appoggiata a un colle che non c’è. Si è tolta una scarpa, e cuce.
wb-5-44-red = Sembra un compito andato male: rosso dappertutto. Ma sotto le righe si legge ancora, un pollice, un po’ di tè. E da sotto affiorano dei puntini, tre, e tre, e tre, storti, perché le tocca farli da dietro. A metà pagina finiscono. Più in là, si vede, la luce non le è arrivata.
wb-5-44-horse = Metà è ancora in piedi. Nell’angolo, dove non c’era mai stato niente, un cavallo marrone ha messo la testa oltre il bordo della pagina e guarda il punto da dove siete usciti. Lara va in cucina a prendere una zolletta di zucchero e la posa sullo scrittoio. «Per stanotte», dice, prima che possiate dire qualcosa. Quando guardate di nuovo, manca un angolo.
wb-5-44-stones = C’è tutto, pollice, tè, moscerino e cavallo, con sotto righe rosse sottili, come quelle dei quaderni, che servono solo a scrivere dritto. Nel colle c’è una finestra che non avevate mai visto, e una luce. Nora passa lungo le file di pietre tonde e si ferma a ognuna, come si guarda in tutte le stanze prima di andare a letto.

### Quando è girato l’ultimo segnalino Destino
wb-5-lost-title = Cancellati
wb-5-lost = La riga passa attraverso tutti e quattro, e non fa neanche male. Il peggio è questo. Siete sdraiati sulle assi e non vi viene in mente per che cosa ve la prendevate tanto. È un bel pomeriggio. Poi Tina si trova qualcosa sulla manica, a inchiostro: l’impronta di una mano, non più grande della sua. «Nora», dice, e torna tutto. «E sia», dice dal Libro una voce asciutta, molto piano. «Da capo, se permettete.»
