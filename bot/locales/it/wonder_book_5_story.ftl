# Wonder Book, capitolo V: quello che si legge ad alta voce.
# wb-<capitolo>-<carta>-<lato>, …-title, …-rules; wb-<capitolo>-<carta>-<chiave> è l’esito di una scelta, o un finale.

wb-5-1-front-title = Una riga rossa
wb-5-1-front = Sono le tre e mezza, e la torre sa di polvere calda e di gomma. Il Libro è aperto, e lo attraversa una riga rossa, piano piano, e la matita non la tiene nessuno. Si porta via un colle, uno steccato, uno spaventapasseri, dritta come sulle rotaie, e dietro lascia carta bianca. «Smettila», dice Lara. La riga arriva al bordo, fa dietrofront e attacca quella sotto.
wb-5-1-back-title = Dieci polpastrelli
wb-5-1-back = Cadete di traverso, perché la pagina trema, e atterrate davanti al taglio: nero, dritto come un righello, alto come una chiesa. Da di là lo tengono chiuso dieci polpastrelli sporchi d’inchiostro. «Questi siete voi», dice la voce di Nora, «il tonfo lo conosco. Almeno l’ago ce l’avete? Allora voi cucite di qua e io di là. Punti lunghi, basta che regga fino a stasera.» Tira su col naso. «Solo che tenere e cucire insieme non si può. Ci ho provato. Coi *denti*.»

wb-5-2-front-title = Qualcuno lo deve tenere
wb-5-2-front = Ottanta punti, dice Nora. Fanno dieci minuti, se qualcuno tiene insieme i bordi. «Di mani ne abbiamo», dice Ken. «Ma lì si gela peggio che nel congelatore», dice Sid. «Ci incastriamo un libro», dice Lara. «E loro ci girano intorno», dice Tina. Dietro di voi si spegne un pendio, come una luce in casa d’altri.
wb-5-2-hands =
    Lo tenete a mani nude, una sopra l’altra, come al tiro alla fune. Dopo un minuto le dita non le sentite più. Dopo tre le sentite, ed è peggio. Ken racconta quella del pinguino, quella lunga, che non gli hanno mai lasciato finire. Da di là qualcuno ride, e ride al punto giusto.

    { wb-5-2-hands-rules }
wb-5-2-book =
    Del *Galateo della capra, in nove volumi*, il sesto ci va a pennello. Tiene. Ma da sotto spuntano musi bianchi che se lo mangiano, dalla prefazione in avanti, e all’ultimo nodo di Nora non è rimasto che l’indice.

    { wb-5-2-book-rules }
wb-5-2-neck =
    Wick guarda il taglio, guarda voi, e posa il collo di ferro di traverso sui due lembi. Per dieci minuti non fa una mossa, e il vetro gli si appanna. Quando lo tirate su, la luce torna. Ma non tutta.

    { wb-5-2-neck-rules }

wb-5-3-front-title = Nora
wb-5-3-front =
    Mancano tre punti, e dal buio salta fuori un ago, poi un pugno, poi, di testa, una bambina di dieci anni in maglione. Si gira, e gli ultimi tre se li cuce da fuori. Poi si gratta il naso, con tutte e due le mani, e non la finisce più. «*Oh*», dice Nora. «Avevate detto che tornavate, e siete tornati. Io non ho mica fatto tardi, vero? Ho detto che tornavo prima che l’impermeabile fosse asciutto.»

    «Non lo è ancora», dice Tina, ed è vero.
wb-5-3-trust =
    Ha avuto il tempo di pensarci, a quello che le avete detto. Vi si pianta davanti, uno per uno, a una spanna, e vi guarda negli occhi: prima il sinistro, poi il destro. «Visto da qui è molto più piccolo», dice Nora. «E ha le ciglia.» Si sputa sul palmo, e qua la mano: gliela stringete tutti.

    { wb-5-3-trust-rules }
wb-5-3-with = L’ultima pagina ce l’avete voi, arrotolata in spalla come un tappeto. Nora le fa il giro. Trova il bordo dritto e ci posa il pollice, come su un cerotto. «L’avete portata», dice. «E io che avevo pronto tutto un discorso sul perché si doveva tornare a prenderla.» Quasi le dispiace, per il discorso.
wb-5-3-roll = Prima di fare il nodo si tira dietro una cosa lunga e bianca: è l’ultima pagina, arrotolata e legata con un nastro da capelli. «Ci tenevo i piedi sopra», dice Nora, «così non la leccava nessuno. E stavo al caldo.» Se la carica in spalla e barcolla. Allungate le mani verso l’altro capo, e lei fa di no. «L’ho tagliata io. La riporto io.»
wb-5-3-back-title = Che cosa farsene delle braccia
wb-5-3-back = Si mette l’ago a tracolla. E adesso, delle braccia, che cosa farsene? Le fa dondolare, le incrocia, le scioglie. «Bene», dice Nora. «A casa.» E indica su per il margine con tutto il braccio, visto che può: di là dal pollice, intorno al tè, e laggiù in fondo, piccolo piccolo, un colle con una porta. «Venti minuti. La strada l’ho già fatta, apposta.» Fa un passo, e va giù fino al ginocchio.
wb-5-3-posted =
    «La tua lettera è partita», dice Sid. Nora diventa rossa, dal collo in su. «Tutta? Anche il pezzo dell’impermeabile?» «Tutta.» Fa il conto sulle dita, che bellezza averle libere. «Allora a quest’ora la sta leggendo», dice Nora. «Legge adagio, lei. Fa le voci.»

    { wb-5-3-posted-rules }
wb-5-3-answer =
    «C’è una cosa per te», dice Ken. «*Ken*», dice Lara, ma è tardi. La busta, Nora l’ha vista. La prende per gli angoli, l’annusa, la alza contro quel po’ di luce che c’è, chiude gli occhi appena in tempo e ve la ridà. «Stasera», dice. «Se è arrabbiata, poi cammino storta.»

    { wb-5-3-answer-rules }

wb-5-4-front-title = Correzioni
wb-5-4-front = Dal bordo della pagina spunta un righello, si direbbe. Poi il righello si mette gli occhiali e fa l’inchino. E quell’inchino lo conoscete, dalla neve. È un drago, lungo come un viottolo e spesso come un’asse, non di più. Da dietro l’orecchio si sfila una matita rossa e vi sottolinea i piedi. «Buon pomeriggio», dice. «Obel. Correzioni. Se permettete, prima sottolineo. Che poi nessuno venga a dire che non lo sapeva.»
wb-5-4-back-title = Nel margine
wb-5-4-back = «Noi siamo di passaggio», dice Nora. «Appunto», dice Obel. «Di passaggio in un margine, e un margine va tenuto pulito.» Lo dice con garbo, come si avverte uno che ha una scarpa slacciata. «Un pollice. Una tazza. Un moscerino. Tutte cose che nessuno finirà mai, e questo fa male, giorno e notte. Voi non lo sentite. Io sì.» Dalla sua riga scappano cose bianche, e vi sfilano accanto alle scarpe senza mordere. «E loro?» chiede Tina. «A loro», dice Obel, «più che a tutti.»
wb-5-4-names =
    «Ken, Lara, Tina, Sid.» Nella manica tiene una lista. «Una firma. Quale cortesia. Di norma mi tocca andarle a cercare, le persone.» La punta della matita sosta un attimo sotto ciascuno di voi, e i piedi vi si gelano in quell’ordine. «Stavolta», dice Obel, «posso fare a meno di aspettare.»

    { wb-5-4-names-rules }

wb-5-5-front-title = Grande come uno stagno
wb-5-5-front = Nora parla. È tutta la mattina che non ha con chi. «E poi nella pagina c’era quest’occhio. Grande come uno stagno! E ha *sbattuto la palpebra*. Voi che avreste fatto?» Nessuno fiata, né quaggiù né lassù. Si sente la matita. «E adesso tutti zitti», dice Nora.
wb-5-5-now =
    «Quell’occhio eravamo noi», dice Tina. «Ti stavamo cercando.» Si vede Nora che mette insieme i pezzi: la torre, lo scrittoio, l’occhio, stamattina, voi. «Potevate fare *ciao*», dice alla fine. E via, tre passi avanti a voi. Dopo un po’ sono due.

    { wb-5-5-now-rules }
wb-5-5-later = «È questa luce», dice Lara. «Mette sonno.» Più stupida non poteva dirla, e Nora è troppo educata per farlo notare. Vi guarda uno per uno, come si guarda un cassetto richiuso un po’ troppo in fretta. Poi attacca a raccontarvi del suo panino.

wb-5-6-front-title = Senza impronte
wb-5-6-front = Prima fino al ginocchio, poi fino ai fianchi. Vi inginocchiate. «*Noi* le impronte le lasciamo», dice Sid. «Lei no. In questa pagina non c’è una riga che parli di lei.» «Ma se sono qui», dice Nora, più giù di prima. Le mettete una Scintilla sotto la scarpa, e dove fa luce la carta regge. «Ecco», dice Nora. Da sinistra le arriva addosso un Wyrm; lei lo appunta alla pagina per la collottola, come un gattino, e non si gira neanche.

wb-5-7-front-title = Sottolineato
wb-5-7-front = Lavora come chi falcia. Sotto a ogni cosa passa una riga rossa, e si fa in tempo a leggerla, e a scansarsi. Poi ne passa un’altra, nel mezzo. E dopo state lì a domandarvi se il moscerino ne aveva cinque, di zampe, o sei.

wb-5-8-front-title = Passi di luce
wb-5-8-front = Wick ha annusato Nora dalla testa ai piedi: inchiostro, panino, e buio, tanto buio. «*Wick*», dice Nora, e per un momento sa che cosa farsene delle braccia. Adesso lui le mette il piede di ferro accanto alla scarpa, si china e fa luce dove la scarpa dovrà andare. Poi un po’ più in là. È furbo più o meno come un pony. Ma c’è arrivato prima di voi.

wb-5-9-front-title = Una casa sola
wb-5-9-front = Sull’orlo del bianco, con niente di qua e niente di là, resiste una casa, una sola, come l’ultimo dente. È la panetteria. La fiamma che avete lasciato nel nono forno è ancora di turno. La riga di Obel arriva alla soglia, sente odore di pane, e ci gira intorno. «Ci tornerò su», dice Obel, un po’ rigido.

wb-5-10-front-title = Fuggi fuggi
wb-5-10-front = Saltano fuori a dozzine dalle righe cancellate, uno sull’altro, a bocca chiusa. Non avevate mai visto un Wyrm correre. E non ce l’hanno nemmeno con voi. È che siete in mezzo.

wb-5-11-front-title = A casa per il margine
wb-5-11-front = «Si fa il giro del pollice», dice Nora. «No, del tè.» Stamattina si è disegnata una mappa sul braccio, e nel frattempo la carta ne ha perso metà. «Allora si passa da quel che c’è», dice Lara, e conta le righe fino al colle. Avete una matita alle spalle, e avete una matita davanti. È la stessa matita.
wb-5-11-back-title = La porta nel colle
wb-5-11-back = Una porta bassa, di carta pressata, nel fianco di un colle. Dietro di voi la riga rossa scavalca l’ultima gobba, calma come la marea. Nora ha attraversato mezzo paese senza voltarsi una volta. Adesso è davanti a una porta, con la mano tesa, e non la tocca.
wb-5-11-minnow =
    Voi sapete di che ha paura. «Non è chiusa a chiave», dice Tina, pianissimo. «E tu che ne sai, magari Mamma…» dice Nora, e si ferma. «Minnow», dice Lara, «ci scommetto l’orologio.» Lara in vita sua non ha mai scommesso niente, e si sente. Nora si butta contro la porta con tutto il suo peso, e non è chiusa a chiave.

    { wb-5-11-minnow-rules }
wb-5-11-door =
    «Che c’è?» chiede Ken. «Niente», dice Nora. Conta fra sé, fino a dieci, fino a venti. Ha la riga alle calcagna quando allungate un braccio da sopra la sua spalla e spingete. Non è chiusa a chiave. Non lo è mai stata. Lei la guarda come una che l’ha presa in giro davanti a tutti.

    { wb-5-11-door-rules }

wb-5-12-front-title = Il cavallo di Milo
wb-5-12-front = Un cavallo a pastello marrone, di un bambino che i cavalli li conosceva per sentito dire. Ha quattro zampe, più un principio di quinta. Sotto c’è scritto *Questa è Bella, di Milo, anni 7*. Passa da una zampa all’altra e non la smette, in cerca di quella buona.
wb-5-12-back-title = La quinta zampa
wb-5-12-back = La quinta si ferma sopra il ginocchio. Uno sgorbio marrone, un buco nella carta, e basta; si vede che era pronta la cena. «Ci può portare», dice Ken, e qualcuno è già attaccato alla criniera. «Ma le fa male», dice Tina. «Finiamogliela, è solo una zampa.» «E con che?» chiede Sid. «Con le Scintille. Ce ne vogliono due.»
wb-5-12-ride =
    Bella galoppa come un tavolo giù per le scale. Voi vi attaccate alla criniera, e la criniera si attacca a voi: avete le mani marroni. Vi scarica giusto dove volevate. Sbuffa, cerca in giro dello zucchero, e passa da una zampa all’altra.

    { wb-5-12-ride-rules }
wb-5-12-leg =
    Una Scintilla per vederci e una per disegnare: un ginocchio, uno zoccolo, una lucidata allo zoccolo. Bella lo mette giù. Sta ferma, per la prima volta, e quanto ne è stupita si vede. In cima alla pagina la matita non gratta più. Obel guarda la zampa. Si toglie gli occhiali, li pulisce, se li rimette.

    { wb-5-12-leg-rules }

wb-5-13-front-title = Una zolletta di zucchero
wb-5-13-front = Una volta qualcuno ha posato qui la tazza, e senza piattino. Il cerchio è diventato un lago, bruno, tondo come col compasso, e sa di limone. Sulla riva c’è una zolletta di zucchero grande come un armadio, con un angolo già succhiato.
wb-5-13-back-title = Piove ancora
wb-5-13-back = Lì accanto, col dito bagnato: *Giovedì. Piove ancora. Il capitolo nove è il più bello.* Dalla zolletta staccate tutto quello che riuscite a portare. Sul lago non vola una mosca. Chi stava seduto qui voleva che piovesse fino alla fine del libro.

wb-5-14-front-title = Una margherita secca
wb-5-14-front = Margherite, trifoglio, una viola del pensiero: piatte, e alte come alberi. Ci passate in mezzo e frusciano. Qualcuno le ha colte in un giorno di sole, e quel giorno l’ha chiuso nel Libro, perché si conservasse.
wb-5-14-back-title = Si è conservato
wb-5-14-back = Vi stendete in una margherita, e il sole ce l’avete in faccia, proprio quello di allora, con le api, e lontano una voce che chiama a casa un bambino. Poi la carta torna carta. Dal gambo pende un brandello; ci avevano legato il mazzetto.

wb-5-15-front-title = Le ganasce
wb-5-15-front = A tenere fermo l’angolo del mondo c’è una graffetta lunga come un ponte della ferrovia. Fra le ganasce stringe una cosa rosa e grigia, grande come una credenza, coi segni dei denti. Per mollarla vuole luce.
wb-5-15-back-title = Al contrario
wb-5-15-back = La graffetta sbadiglia. Tirate, e plop, viene via: una gomma. La provate subito, sulla riga rossa più vicina. Tre strofinate, ed ecco un filo d’erba, sbavato e sorpreso. «Funziona *al contrario*», dice Sid, al settimo cielo. In cima alla pagina Obel alza la testa, come quando in cucina va in pezzi un piatto.

wb-5-16-front-title = Zolletta
wb-5-16-front = Da un lato sa di limone, dall’altro di pioggia.
wb-5-17-front-title = Gomma
wb-5-17-front = Si rimangia le cose, e ogni volta dimagrisce un po’.
wb-5-18-front-title = Abbecedario morso
wb-5-18-front = A come ape. La B se la sono mangiata.

wb-5-19-front-title = Un gradino consunto
wb-5-19-front = Una pagina vi si volta sopra la testa, con uno schiocco di vela, e il margine è rimasto dall’altra parte. Siete al buio, su un gradino. Nel mezzo è consumato. Le scarpe, un gradino, lo consumano sull’orlo; questo l’ha consumato un essere senza piedi, che entrava strisciando di pancia, a gran velocità, ogni sera.
wb-5-19-back-title = La stanza bassa
wb-5-19-back = Fate luce. È una stanza rotonda, con le radici per travi. Giro giro, lungo il muro, corrono scaffali di libri illustrati, che vi arrivano al ginocchio, e a ogni libro manca un morso, tutti alla stessa altezza. Le stelle di carta sono appese così in basso che tocca chinarsi. Ne prendete una con la testa, e fa *tin*. «Che bisogno ha, una stella, di suonare?» «È perché si sappia dov’è», dice Tina, adagio, «se uno non ci vede.»

wb-5-20-front-title = In fila
wb-5-20-front = In fondo ci sono delle pietre, tonde, in fila, ognuna quanto un gatto acciambellato. Sono spaccate in due, dalla prima all’ultima, da dentro, nette come castagne. Davanti a ciascuna c’è un nome, inciso per terra con l’artiglio: *Ambra. Brina. Cenere. Duna.* «Uova», dice Ken. «Ma sono di *pietra*», dice Sid. L’ultima fila i nomi ce li ha, le pietre no. Ed è una fila lunga.
wb-5-20-back-title = Una panca e una conca
wb-5-20-back = Da sedere ci sono due posti. C’è una panca; a Nora fanno male i piedi, ed è giusto della sua misura. E c’è una conca nel pavimento, dall’altra parte della stanza, dove per mille anni si è sdraiato ogni sera qualcosa di pesante: qui il mento, là le zampe. Fra le zampe c’è un’altra conca, piccola, larga giusto un bambino. Quella l’avete già vista. Qualcosa bussa allo stinco di Nora.
wb-5-20-inkling = È Inkling, cinque scarpe di lungo ormai, con la cicatrice sul fianco. Viene dritto dallo scaffale, e non si è fermato né da voi né dai biscotti. Ha in bocca un libro illustrato, e per una volta non mastica. Lo mette sulle ginocchia di Nora. Poi un colpo di tosse, e sul pavimento c’è una parola, in bellissima calligrafia, tutta attaccata. *Perfavore.*
wb-5-20-other = È un Wyrm, non più lungo di una scarpa, solo soletto. Avete già alzato il piede, e lui niente, non se ne accorge. Con l’unico dente tiene un libro illustrato, e non mastica. Lo spinge sulle ginocchia di Nora, a testa in giù, sente che così non va, lo rigira, e aspetta.

wb-5-21-front-title = Fino in fondo
wb-5-21-front = Nora ha dieci anni, e le hanno messo un libro sulle ginocchia. E lei lo legge, ad alta voce. C’è un orso che ha perso un bottone; non è lungo. Due volte il Wyrm smette di agitarsi, giusto per prendere fiato. L’ultima pagina è appiccicata, e c’è sopra la polvere. Nora si lecca un dito e la volta. «*Ed eccolo lì*», legge, «*in tasca sua. Non si era mai mosso. Fine.*» Il Wyrm sospira. Le posa la testa sulla scarpa, e comincia ad arrotolarsi.
wb-5-21-back-title = Calda
wb-5-21-back = Si arrotola come un gatto, il naso sotto la coda. Si fa sempre più tondo, e grigio, da fuori verso dentro. E ormai Nora non ha in grembo che una pietra, tonda come una pagnotta. Ci posa la mano, la toglie, la rimette. È calda. Dentro, piano: *bum*. Nessuno guarda nessuno. Sid, sulla mano sinistra, tiene il conto dei Wyrm, a cinque a cinque. Lo si sente strofinare. Ci sputa sopra, strofina, e non viene via.

wb-5-22-front-title = Pietra calda
wb-5-22-front = Ticchetta, lentissima, come una casa di notte.

wb-5-23-front-title = La coda
wb-5-23-front = Poi li sentite, dietro le assi del muro. A ogni buco si affaccia una testa bianca, sotto un’altra, e dietro altre ancora, fin dove arriva la luce. Sono tante che il muro sembra respirare. Nessuna mostra i denti. In bocca hanno un libro a testa.
wb-5-23-hush = I grandi lasciano passare avanti i piccoli. Di voi si sa già tutto, pare: siete quelli che davanti a chi dorme vanno in punta di piedi. E fanno piano anche loro. Solo, ogni tanto, una spintarella, una pagina, e *sst*.
wb-5-23-scramble =
    Sessant’anni di coda sono tanti. In fondo non si sente, e si spinge. Uno pesta un altro, un altro si becca un morso, ed ecco che escono dal muro tutti insieme.

    { wb-5-23-scramble-rules }
wb-5-23-back-title = Quanti
wb-5-23-back = «A tutti», dice Tina. «Leggiamo a tutti.» «Ma sono *centinaia*», dice Lara, «e il tramonto non ci aspetta, e lui sta entrando dal muro.» Accanto alla porta, infatti, c’è una riga rossa. Segue il gradino a tentoni. «Allora i più vicini, e via», dice Lara, non tanto forte. Nora sta zitta. In un braccio ha la pietra. Con la mano libera ha già preso il libro dopo.
wb-5-23-stay =
    «E allora apposta», dice Nora, e si fa in là sulla panca. Per loro non si è mai fatto in là nessuno, e lì per lì non capiscono. Poi ne avete uno su ogni scarpa e uno nella piega di ogni gomito. Quanto pesano. E sanno di trucioli di matita.

    { wb-5-23-stay-rules }
wb-5-23-go =
    Lo dite con tutto il garbo che avete: solo i primi, che poi bisogna andare. Di parole ne sanno poche. Quella la sanno. In fondo alla fila posano i libri, uno accanto all’altro, coi dorsi pari, e tornano dentro il muro. L’ultimo si gira ancora una volta.

    { wb-5-23-go-rules }

wb-5-24-front-title = Leggere fino in fondo
wb-5-24-front = Non ci vuole niente. Vi sedete lì accanto, aprite il libro e tirate dritto fino alla fine, anche a costo di una manica. Lui si fa pesante. Si fa tondo. A colpirlo, volendo, si fa ancora in tempo. Come va a finire lo sapete.

wb-5-25-front-title = Sottolineato
wb-5-25-front = Uno ha sotto una riga rossa, dal naso alla coda. Non la vede, ma la sente, eccome. Si azzanna la schiena girando come una trottola, e chi lo vuole aiutare deve passare dai denti.

wb-5-26-front-title = Due voci
wb-5-26-front = Dalla panca la voce arriva fino alla conca, e fra l’una e l’altra i Wyrm si sdraiano dove capita. «Non si muove nessuno», dice Ken, «se non per prendere luce.» Zip, e sotto il gradino è corsa una riga rossa.
wb-5-26-back-title = L’ultima fila
wb-5-26-back = Silenzio. Nell’ultima fila le pietre adesso ci sono, tonde e grigie, una per nome. A trattenere il fiato si sentono, prima una, poi un’altra, come quando attacca a piovere. Ken vorrebbe dirne una da ridere. Lo si sente frugare. Poi la sua giacca scende sulla più vicina, e qualcuno la rimbocca. «Quanti ne abbiamo…» dice Sid. «No», dice Lara, che conta sempre.

wb-5-27-front-title = Scaffali bassi
wb-5-27-front = Novecento libri illustrati. In ognuno è incollato un cartellino, e di nomi nemmeno uno: solo impronte di denti, in colonna, dalle piccole alle grandi.
wb-5-27-back-title = Il segno
wb-5-27-back = *L’orso che perse un bottone. Buonanotte, carriola. Un viottolo lunghissimo.* Ne cercate uno intero. In cima alla pila, vicino alla conca, c’è l’ultimo che è stato letto: ne esce un nastro, a tre pagine dalla fine, e sul nastro c’è la polvere. Accanto c’è un abbecedario. Qualche morso c’è, ma non manca niente, o quasi.

wb-5-28-front-title = Tacche sul muro
wb-5-28-front = Qualcuno ha tenuto il conto con l’artiglio. Una tacca e un nome; una spanna più su, un’altra tacca, lo stesso nome. Ambra, Ambra, Ambra. Arrivano alle radici, e da lì tirano dritto per il soffitto.
wb-5-28-back-title = Spaghetto, sasso, ali
wb-5-28-back = Vicino a ogni nome ci sono tre disegnini: una specie di spaghetto, una specie di sasso, un coso con le ali. Col dito seguite Ambra. Spaghetto, sasso, ali. Poi Brina. L’ultima fila di nomi fa spaghetto, spaghetto, spaghetto, e basta. Da una crepa spunta un brandello, e meno male, così guardate quello.

wb-5-29-front-title = Il tubo parlante
wb-5-29-front = Nel muro c’è un imbuto d’ottone, con fischietto a catenella e targa: POSTA. PARLATE CHIARO E FINITE LE FRASI. A metterci l’orecchio si sente una gran sala, e un gran timbrare.
wb-5-29-back-title = Qui Lettere morte
wb-5-29-back = «Qui Lettere morte», dice il tubo, col fiatone. «Stiamo chiudendo. Entro il tramonto si chiude tutto, lui ha mandato una circolare. È per un pacco o per un debito?» Una testa bianca vi è venuta accanto. Ascolta l’imbuto a bocca aperta.
wb-5-29-tell =
    Raccontate al tubo quella dell’orso. Chissà dove, una sala intera smette di timbrare, e dopo la fine ci mette un bel po’ a riprendere. «Saldato», dice il tubo. «Lo metto a registro. A lui non andrà giù. Il registro gli piace vuoto.»

    { wb-5-29-tell-rules }
wb-5-29-listen =
    «Allora vi mando giù quello che c’è in cassetta», dice il tubo, «prima che se lo pigli lui.» Sferraglia che non finisce più. Cascano fuori due Scintille affrancate e un biscotto che non aveva ordinato nessuno. La testa bianca prende il biscotto, con molto garbo, e solo per il bordo.

    { wb-5-29-listen-rules }

wb-5-30-front-title = La tinozza
wb-5-30-front = Una tinozza con le zampe di leone, per lavarsi. È dietro le orecchie che le parole vengono via peggio. L’acqua è nera e tiepida, e ci galleggia un punto fermo di legno.
wb-5-30-back-title = Pezzetti di calligrafia
wb-5-30-back = Vi levate dalla faccia la polvere di matita. Vengono a galla brandelli di calligrafia: *lanterna*, *perfavore*, *ahi*. Nuotano fino all’orlo, uno dopo l’altro, e vi guardano, per quel che può una parola. Dopo vi sentite rinati, e non ne andate fieri.

wb-5-31-front-title = Non è stata informata
wb-5-31-front = «Una cosa, prima che saliate.» Dalle scale la voce scende asciutta e prudente. «La signorina non è stata informata, e io non posso correggere una pagina in cui uno non sa quel che sanno gli altri. Bambina: stamattina, da una pagina, ti ha guardata qualcosa. Quattro lettori. Cercavano te. Lo sanno da colazione.» Nessuno si muove. Nora vi guarda, uno dopo l’altro. Poi sale le scale davanti a voi, da sola, la mano sulla ringhiera.

wb-5-32-front-title = L’ufficio
wb-5-32-front = Sopra la Stanza dei piccoli è tutto grigio e dritto: bozze stese ad asciugare, cassetti fino al soffitto, una vetrata dove il tramonto è già un po’ cominciato. Obel è a uno scrittoio lungo come un pontile, con gli occhiali di scorta, e cancella. Non alza la testa. «Un momento», dice. «Finisco un bosco.»
wb-5-32-back-title = Dal pavimento
wb-5-32-back = «Avete letto per loro», dice Obel. «Mi è arrivato dal pavimento. Perdonate, è stato crudele. Una storia a testa, e dopo? Dopo viene l’inverno, e loro stanno lì ad aspettare, e in questo Libro una primavera non c’è più.» Fa la punta alla matita. I trucioli vi piovono sulle scarpe. «Li avevo quasi calmati», dice. «Se permettete.»
wb-5-32-page =
    Poi alza il naso. Sente: stracci, colla, un righello. «L’ultima pagina», dice Obel, e si alza, e si alza ancora; ce n’è parecchio, di lui. «E ve la portate in giro così, aperta, sotto il naso a *loro*? La fiutano, una fine.» Gli tremano gli artigli.

    { wb-5-32-page-rules }

wb-5-33-front-title = Corpo del reato
wb-5-33-front = Fra un cassetto e l’altro c’è uno scrigno piccolo, con gli angoli di tela da vela, legato da tutte le parti con nastro rosso, e il fiocco. I quadranti erano tre; li hanno limati via, un lavoro pulito. L’etichetta dice: SEQUESTRATO PRESSO L’UFFICIO DELLE LETTERE MORTE. PROPRIETÀ DI NOVE BAMBINI.
wb-5-33-back-title = Un fiocco di nastro rosso
wb-5-33-back = Se ci avete già ficcato dentro la testa, l’odore vi è noto: stivali, gesso, focaccine. Se no, eccolo, passa dal coperchio. Il fiocco è così preciso che lui si accorgerebbe di un capello. «Non è nostro», dice Sid. «Non è *suo*», dice Nora. «Quelli sono gli stivali di Milo.»
wb-5-33-open =
    Zac. Il coperchio si alza da solo. Stivali, un gesso, una scatola di latta per le focaccine, un aquilone, e un biglietto in otto calligrafie: *Per chi viene dopo di noi.* Allo scrittoio la matita si è fermata. «Ne avevo la ricevuta», dice Obel. C’è rimasto male. Nella vetrata il tramonto si avvicina di un vetro.

    { wb-5-33-open-rules }
wb-5-33-leave =
    Il fiocco resta com’è. Fra scrigno e muro si è infilato un brandello di carta, e per quello non c’è ricevuta che tenga. Lo tirate fuori, e lo scrigno scivola di lato sulle sue rotelle d’ottone. Dietro c’è ancora un cassetto.

    { wb-5-33-leave-rules }

wb-5-34-front-title = Il cassetto più in basso
wb-5-34-front = I cassetti hanno tutti l’etichetta. Questo no, e per arrivarci tocca mettersi in ginocchio. È chiuso a chiave, e nella serratura c’è una finestrella, grande giusto per la luce.
wb-5-34-back-title = Mezza pietra
wb-5-34-back = Sull’ovatta c’è mezza pietra, grigia, sottile come un guscio d’uovo, spaccata di netto, da dentro. Non c’è giorno che qualcuno non la spolveri. Accanto, un libro illustrato, *Un viottolo lunghissimo*, con un morsettino nel bordo. E sotto la mezza pietra un cartoncino con un nome, inciso da un artiglio che non era il suo. *Obel.*

wb-5-35-front-title = Due ragioni
wb-5-35-front = Lui non combatte. Vi legge, e a ogni errore tira una riga. Le stelle fanno *tin, tin*. «Potreste dire qualcosa», dice Obel, «se una ragione l’avete. Una è niente. Su due dovrei riflettere.»
wb-5-35-back-title = La matita rotola
wb-5-35-back = La matita rotola sullo scrittoio, cade di sotto, e rotola ancora; è lunga, quella matita. Nessuno la raccoglie. Alla vetrata è rimasto appeso l’ultimo pezzetto di pomeriggio. C’è un tale silenzio che si sentono le pietre, nella stanza di sotto.
wb-5-35-beaten = Obel si mette a sedere per terra. Lì sembra più piccolo, come tutti. Gli occhiali sono andati, e gli occhi sono azzurri, con un arretrato di sonno. «Volevo solo che smettesse», dice. «Tutto quanto, tutto il giorno. Voi non lo sentite.» Vi inginocchiate accanto a lui, e per un po’ non parla nessuno. «Adesso ascolti», dice Tina. Ascolta. Si vede che lo aspetta, e che non arriva.
wb-5-35-agreed = «Due», dice Obel, e ripiega gli occhiali. «Io non ne avevo nessuna, sapete. Avevo una data e basta.» Sul foglio, davanti a lui, c’è ancora mezzo bosco in piedi. Lo guarda, e fa una cosa che non faceva da chissà quanto: ci soffia sopra, perché non sbavi, e ve lo spinge attraverso lo scrittoio, con gli alberi per il verso giusto.

wb-5-36-front-title = La prima domanda
wb-5-36-front = Gli scivolano gli occhiali. Se li spinge su, e non cancella. «Una domanda, se permettete. Ciò che è cominciato e non è finito fa male. Mi arriva da questo pavimento, giorno e notte, e di rimedi ne conosco uno.» Si appoggia la matita alla guancia. «Voi dite che ce n’è un altro. Mostratemi una ferita che si sia chiusa senza che l’abbia cancellata io.»
wb-5-36-shell =
    Gli mettete la pietra sullo scrittoio. È così calda che l’inchiostro intorno si asciuga, ad anello. Obel si china, e si china, finché non ci ha sopra l’orecchio. *Bum.* Il secondo si fa aspettare, e lui aspetta. «Questo ha smesso», dice infine. «*Dorme*», dice Nora. «Dormire non è smettere.»

    { wb-5-36-shell-rules }
wb-5-36-seam =
    «Il taglio», dite. «L’abbiamo ricucito.» «Imbastito», dice Obel. «L’ho visto. Al terzo nodo già cede. Due lembi accostati, e una tirata. Non ve ne faccio una colpa. Io non faccio altro.» E mentre ci pensate su, lui vi cancella il posto sotto i piedi.

    { wb-5-36-seam-rules }
wb-5-36-list =
    Gli leggete ad alta voce quello che ha cancellato: un pollice, un moscerino, un cerchio di tè. Adagio, così si vergogna. Lui ascolta a testa bassa. «E non uno che si lamenti», dice Obel. «Grazie. Cominciavo ad avere dei dubbi.» E inumidisce la punta.

    { wb-5-36-list-rules }

wb-5-37-front-title = La seconda domanda
wb-5-37-front = La matita ha una crepa. La tiene insieme col pollice. «Poniamo che sia così. Poniamo che vogliano la fine, e null’altro. Chi gliela legge? Stasera, va bene. Ma domani? E quando piove? E l’orso, alla novecentesima volta? Chi lo faceva adesso è di pietra.» Vi guarda da sopra le lenti. Sono occhiali da lettura. «Ebbene? Chi?»
wb-5-37-you =
    «Lei», dice Tina. «È sveglio, e gli occhiali ce li ha.» «Io correggo», dice Obel. «Ad alta voce non leggo.» «L’ha appena fatto», dice Nora. «Quando ha detto *bosco*, io l’ho visto.» Lui apre la bocca, e la richiude. Su per le scale è arrivato qualcosa di piccolo piccolo, con un libro fra i denti. Si ferma davanti a lui, che è il più vicino.

    { wb-5-37-you-rules }
wb-5-37-nora =
    «Nora potrebbe», dice Ken. Nora non dice niente. «La bambina va restituita», dice Obel. «Il timbro l’ho messo io, di mia mano. E voi, per questo, la lascereste qui. Alla madre chi lo dice?» A quello non ci avevate pensato.

    { wb-5-37-nora-rules }
wb-5-37-us =
    «Noi», dice Lara. «Tutti i giorni.» «Per quattro minuti», dice Obel. «Poi suonate la campana e scendete a cena. Lo dico senza rimprovero. L’hanno detto nove bambini, al cancello, e ci credevano. Ho qui la lista.»

    { wb-5-37-us-rules }

wb-5-38-front-title = Tre puntini
wb-5-38-front = Eccola lì, rossa, lunghissima. «Si spezza», dice Lara. «Tutti insieme, sul gradino.» «E lui resta a quella vetrata a sentirli, senza niente in mano», dice Tina. Sid aspetta questo momento da quando è nato. «Quando una cosa è cancellata, e invece deve restare, si mettono sotto tre puntini. E si scrive *stet*. Che resti.» Si schiarisce la voce. «Nessuno ha mai detto che vale solo per le parole.»
wb-5-38-stet =
    Li mettete per terra, sotto la sua ombra: uno, due, tre. Obel li legge. Li rilegge, con l’artiglio sulla riga. «Nessuno mi ha mai», dice. La frase resta lì, e non pare che gli faccia male. Poi dice che sarà in ufficio, fino al tramonto, non si sa mai. Si mette la matita dietro l’orecchio, con la punta in su.

    { wb-5-38-stet-rules }
wb-5-38-blunt =
    Ci vogliono le braccia di tutti. Si piega, si piega, e crac. Dentro non c’è che un filo rosso, sottile. Obel guarda. Non è arrabbiato. Va a prendere una paletta e raccoglie le schegge, dalle più piccole. «E così dovrò sentirlo tutto», dice, alla paletta.

    { wb-5-38-blunt-rules }

wb-5-39-front-title = L’aria
wb-5-39-front = Dall’ufficio una scala sale all’Approdo, e più su c’è la luce della torre, piccola e quadrata. Nora corre. Non avete mai visto nessuno correre così. Salta per aggrapparsi al bordo; un tonfo, come un uccello contro un vetro, ed è lunga distesa sull’erba. Si rialza, tende la mano, e l’aria gliela ferma. Alla sua destra e alla sua sinistra l’aria è aria, e voi vi sentite in faccia la polvere della torre.
wb-5-39-back-title = Ancora un capitolo
wb-5-39-back = «Sono entrata dal taglio», dice Nora. «E quindi sono nel mezzo. La porta alla fine non c’è, perché non c’è la fine.» Si siede sull’ultimo gradino, il rotolo dell’ultima pagina sulle ginocchia, e sopra il rotolo l’ago. «Allora prima si rimette dentro questa. L’ho tagliata io, so come va. La parte vostra la fate dopo merenda.» Non piange. È alle prese con un nodo. «Io aspetto. Mi viene bene.»
wb-5-39-promise =
    «No», dice Tina, e le costa. «Prometti che non aspetti più nessuno. Se facciamo tardi, comincia senza di noi. Appena puoi andare, va’.» Nora alza la testa come a una parolaccia. Si guarda le mani, a lungo. Poi in una ci sputa. «Apposta», dice Nora.

    { wb-5-39-promise-rules }
wb-5-39-wait =
    «Aspettaci», dice Ken. «Solo stavolta. Veniamo di corsa.» «Lo spero per voi», dice Nora. Una scarpa se l’è già tolta, per stare comoda. Fa ciao con la mano finché non siete passati. Solo sulle assi ve ne accorgete: quel ciao le viene benissimo. È allenata.

    { wb-5-39-wait-rules }

wb-5-40-front-title = Che cosa ha imparato Ken
wb-5-40-front = Che per qualcuno si può stare fermi fermi, e vale come fare qualcosa. Senza giacca ha freddo, e non l’ha detto neanche una volta.
wb-5-41-front-title = Che cosa ha imparato Lara
wb-5-41-front = Quanti fanno, tutti insieme, i Wyrm dalla grandine in poi. Il conto l’ha fatto prima che glielo chiedessero. Ha strappato la pagina dal quaderno, e più tardi ce l’ha rimessa.
wb-5-42-front-title = Che cosa ha imparato Tina
wb-5-42-front = Che a uno che sta male si può dire di no, e poi restargli accanto.
wb-5-43-front-title = Che cosa ha imparato Sid
wb-5-43-front = Che certe cose non vengono via. Ha smesso di strofinare. Sulla mano, sotto il conto, si è messo tre puntini.

wb-5-44-front-title = Tutto tranne il colletto
wb-5-44-front = Siete stesi sulle assi. Sono passati quattro minuti. Nella luce del pomeriggio la polvere fa su e giù. Da basso, ai ganci, Lara prende in mano l’impermeabile giallo: asciutte le maniche, asciutte le tasche, asciutta la schiena. Solo il colletto è ancora umido, dove dovrebbe starci un collo. Tina ci chiude intorno tutte e due le mani, come se a tenerla al caldo una cosa restasse bagnata.
wb-5-44-stet = Con l’orecchio sul Libro si sente Obel che si schiarisce la voce. E poi un’altra volta. Si volta una pagina, con fin troppa cura. «*L’orso che perse un bottone*», attacca una voce asciutta che non c’è abituata, «*se permettete*.» Si ferma subito. Qualcuno dà una spintarella a qualcuno, e si va avanti.
wb-5-44-blunt = Con l’orecchio sul Libro non si sente grattare, per la prima volta oggi. C’è tanto silenzio che restate in ascolto. E a poco a poco capite a che cosa serviva, quel grattare. Sotto, tutto il tempo, c’erano loro: tanti, ma tanti, e piccoli piccoli.
wb-5-44-nest = Ken ha freddo. A sua madre dirà che la giacca l’ha lasciata in giro, e sarà vero. Dov’è, voi lo sapete tutti, e che cosa c’è sotto, e quanti ce ne sono accanto, fila dopo fila, e che non è stato mandato via nessuno.
wb-5-44-back-title = Come finisce
wb-5-44-back = Le cinque e un quarto. Alle sette è il tramonto. Salite ancora una volta e aprite il Libro dove c’era il margine.
wb-5-44-white = È bianco da un bordo all’altro, così pulito che a guardarlo fa male. Solo in basso, proprio nell’angolo vicino al dorso, c’è Nora seduta su un gradino, così piccola che ci vuole la lente di Sid. È appoggiata a un colle che non c’è. Si è tolta una scarpa, e cuce.
wb-5-44-red = Sembra un compito andato male: rosso dappertutto. Ma sotto il rosso si legge, qua un pollice, là un po’ di tè. E da sotto affiorano dei puntini, tre, e tre, e tre, tutti storti, perché le tocca farli da dietro. A metà pagina basta. Più su, si vede, la luce non le arrivava.
wb-5-44-horse = Metà è ancora in piedi. Nell’angolo, dove non c’è mai stato niente, un cavallo marrone sporge la testa dal bordo della pagina e guarda il punto da dove siete usciti. Lara va in cucina a prendere una zolletta di zucchero e la posa sullo scrittoio. «Per stanotte», dice, prima che qualcuno apra bocca. Il tempo di girarvi, e manca un angolo.
wb-5-44-stones = C’è tutto, pollice, tè, moscerino e cavallo, con sotto righe rosse sottili, come quelle dei quaderni, che servono solo a scrivere dritto. Nel colle c’è una finestra mai vista prima, accesa. Nora passa lungo le file di pietre tonde e si ferma a ognuna, come quando si fa il giro delle stanze prima di andare a letto.

### Quando è girato l’ultimo segnalino Destino
wb-5-lost-title = Cancellati
wb-5-lost = La riga vi attraversa, tutti e quattro, e non fa neanche male. È questo il peggio. Siete stesi sulle assi, e non vi viene in mente per che cosa ve la prendevate tanto. È un bel pomeriggio. Poi Tina si trova qualcosa sulla manica, d’inchiostro: l’impronta di una mano, piccola come la sua. «Nora», dice, e torna tutto. «E sia», dice dal Libro una voce asciutta, pianissimo. «Da capo, se permettete.»
