# Wonder Book, capitolo V: quello che si legge ad alta voce.
# wb-<capitolo>-<carta>-<lato>, …-title, …-rules; wb-<capitolo>-<carta>-<chiave> è l’esito di una scelta, o un finale.

wb-5-1-front-title = Una riga rossa
wb-5-1-front = Sono le tre e mezza, e la torre sa di polvere calda e di gomma. Il Libro è aperto, e una riga rossa attraversa la pagina. Va piano, e la matita non la tiene nessuno. Passa per un colle, per uno steccato, per uno spaventapasseri, dritta come sulle rotaie, e dietro di lei la carta resta bianca. «Smettila», dice Lara. Arrivata al bordo si gira, e attacca la riga sotto.
wb-5-1-back-title = Dieci polpastrelli
wb-5-1-back = La pagina trema, e ci cadete dentro di traverso, davanti al taglio: nero, dritto come un righello, alto come una chiesa. Dall’altra parte lo tengono chiuso dieci polpastrelli sporchi d’inchiostro. «Siete voi», dice la voce di Nora. «Vi riconosco dal tonfo. L’ago almeno ce l’avete? Allora voi cucite di qua e io di là. Punti grandi, basta che regga fino a stasera.» Tira su col naso. «È che tenere e cucire insieme non si può. Ci ho provato. Coi *denti*.»

wb-5-2-front-title = Qualcuno lo deve tenere
wb-5-2-front = «Ottanta punti», dice Nora. «Dieci minuti, coi bordi tenuti insieme.» «Le mani le abbiamo», dice Ken. «Lì dentro si gela», dice Sid. «Ci si infila un libro», dice Lara. «Quelli ci strisciano accanto», dice Tina. Dietro di voi si spegne un pendio, come una luce in casa d’altri.
wb-5-2-hands =
    Lo tenete a mani nude, una sopra l’altra, come i bambini alla corda. Dopo un minuto le dita non si sentono più. Dopo tre si sentono, ed è peggio. Ken attacca la barzelletta del pinguino, che è lunga, e che nessuno gli ha mai lasciato finire. Di là qualcuno ride, e ride al punto giusto.

    { wb-5-2-hands-rules }
wb-5-2-book =
    È il *Galateo della capra, in nove volumi*, e il sesto pare scritto apposta. Regge. Ma da sotto arrivano i nasi bianchi e se lo mangiano, dalla prefazione in poi, e all’ultimo nodo di Nora ne è rimasto solo l’indice.

    { wb-5-2-book-rules }
wb-5-2-neck =
    Wick guarda il taglio, poi voi. Poi stende il collo di ferro sui due bordi e sta fermo dieci minuti, col vetro sempre più fioco. Quando lo sollevate, la luce torna. Non tutta.

    { wb-5-2-neck-rules }

wb-5-3-front-title = Nora
wb-5-3-front =
    A tre punti dalla fine esce dal buio un ago, dietro l’ago un pugno, e dietro il pugno, di testa, una bambina di dieci anni in maglione. Si gira, e gli ultimi tre li mette da fuori. Poi si gratta il naso, con tutte e due le mani, a lungo. «*Oh*», dice Nora. «Avevate detto che tornavate, e siete tornati. Non è mica tardi? Avevo detto: a casa prima che l’impermeabile sia asciutto.»

    «Non lo è ancora», dice Tina, ed è vero.
wb-5-3-trust =
    Nora ha avuto il tempo di pensare a quello che le avete detto. Adesso passa da ognuno e lo guarda negli occhi, da una spanna: prima il sinistro, poi il destro. «Da qui è molto più piccolo», dice Nora. «E ha le ciglia.» Si sputa nel palmo e tende la mano. Gliela stringete tutti.

    { wb-5-3-trust-rules }
wb-5-3-with = Avete in spalla l’ultima pagina, arrotolata come un tappeto. Nora ci gira intorno. Cerca il bordo dritto e ci passa il pollice, come su un cerotto. «L’avete portata», dice. «E io che avevo pronto un discorso, su perché bisognava tornare a prenderla.» Quasi le dispiace, per il discorso.
wb-5-3-roll = Prima di fare il nodo si tira dietro una cosa lunga e bianca, arrotolata, con un nastro da capelli. È l’ultima pagina. «Ci sono stata sopra tutto il tempo», dice Nora, «contro le leccate. E tiene caldi i piedi.» Se la mette in spalla e barcolla. Vi fate avanti, ma lei fa no con la testa. «L’ho tagliata io. La riporto io.»
wb-5-3-back-title = Che cosa farsene delle braccia
wb-5-3-back = Nora si mette l’ago a tracolla, e poi non sa più che fare delle braccia. Le dondola, le incrocia, le scioglie. «Bene», dice. «A casa.» E indica su per il margine col braccio intero, visto che può: sopra il pollice, intorno al tè, e laggiù, piccolo piccolo, un colle con una porta. «Venti minuti. La strada l’ho già fatta, apposta.» Fa un passo, e va giù fino al ginocchio.
wb-5-3-posted =
    «La tua lettera è partita», dice Sid. Nora diventa rossa, dal collo in su. «Tutta? Anche il pezzo dell’impermeabile?» «Tutta.» Lei fa il conto sulle dita, ora che le ha libere. «Allora la sta leggendo», dice Nora. «Legge adagio. Fa le voci.»

    { wb-5-3-posted-rules }
wb-5-3-answer =
    «C’è una cosa per te», dice Ken. «*Ken*», dice Lara, tardi: Nora ha visto la busta. La prende per gli angoli, l’annusa, la mette contro quel po’ di luce che c’è, e chiude gli occhi appena in tempo. Ve la ridà. «Stasera», dice. «Se è arrabbiata, poi non cammino dritta.»

    { wb-5-3-answer-rules }

wb-5-4-front-title = Correzioni
wb-5-4-front = Dal bordo della pagina spunta quello che pare un righello. Poi il righello si mette gli occhiali e fa un inchino. Quell’inchino lo conoscete, dalla neve. È un drago, lungo come un viottolo e spesso come un’asse. Si toglie una matita rossa da dietro l’orecchio e vi sottolinea i piedi. «Buon pomeriggio», dice. «Obel. Correzioni. Se permettete, prima sottolineo. Così nessuno dirà che non era stato avvisato.»
wb-5-4-back-title = Nel margine
wb-5-4-back = «Noi siamo solo di passaggio», dice Nora. «Appunto», dice Obel. «In un margine. E un margine va tenuto pulito.» Lo dice con garbo, come si avvisa di una scarpa slacciata. «Un pollice. Una tazza. Un moscerino. Niente di tutto questo sarà mai finito, e fa male, giorno e notte. Voi non lo sentite. Io sì.» Dalla sua riga scappano cose bianche: vi passano accanto alle scarpe, e non mordono. «E quelle?» chiede Tina. «Quelle», dice Obel, «più di tutte.»
wb-5-4-names =
    «Ken, Lara, Tina, Sid.» Ha una lista nella manica. «Una firma. Molto gentile. Di solito mi tocca andare a cercare.» Sotto ognuno di voi la punta della matita si posa un momento, e i piedi vi si gelano, in quest’ordine. «In questo caso», dice Obel, «non occorre aspettare.»

    { wb-5-4-names-rules }

wb-5-5-front-title = Grande come uno stagno
wb-5-5-front = Nora parla. È una mattina intera che non ha con chi. «E poi c’era quest’occhio, nella pagina. Grande come uno stagno! E ha *sbattuto la palpebra*. Voi che avreste fatto?» Nessuno risponde, né quaggiù né lassù. Si sente la matita. «Come mai tutti zitti?» dice Nora.
wb-5-5-now =
    «Eravamo noi», dice Tina. «Ti stavamo cercando.» Si vede Nora che mette insieme i pezzi: la torre, lo scrittoio, l’occhio, stamattina, voi. «Potevate *salutare*», dice alla fine. Poi cammina, tre passi avanti a voi. Dopo un po’ sono due.

    { wb-5-5-now-rules }
wb-5-5-later = «È questa luce», dice Lara. «Mette sonno.» È una sciocchezza, e Nora è troppo beneducata per dirlo. Vi guarda uno per uno, come si guarda un cassetto chiuso un po’ troppo in fretta. Poi attacca col panino.

wb-5-6-front-title = Senza impronte
wb-5-6-front = Nora va giù: prima fino al ginocchio, poi fino ai fianchi. Vi inginocchiate. «*Noi* lasciamo le impronte», dice Sid. «Lei no. Non c’è una riga di questa pagina con lei dentro.» «Ma io sono qui», dice Nora, da più in basso. Le mettete una Scintilla sotto la scarpa: dove brilla, la carta tiene. «Ecco», dice lei. Da sinistra arriva un Wyrm, e Nora, senza guardarlo, lo appunta alla pagina per la collottola, come un gattino.

wb-5-7-front-title = Sottolineato
wb-5-7-front = Obel lavora come chi falcia. Una riga rossa passa sotto ogni cosa: c’è il tempo di leggerla, e il tempo di andarsene. Poi ne passa un’altra, nel mezzo. E dopo state lì a chiedervi se il moscerino aveva cinque zampe o sei.

wb-5-8-front-title = Passi di luce
wb-5-8-front = Wick ha annusato Nora dalla testa ai piedi: inchiostro, panino, molto buio. «*Wick*», dice lei, e per un momento le braccia sanno che fare. Adesso lui le mette accanto il piede di ferro, si china e fa luce nel punto dove andrà la scarpa. Poi un po’ più in là. È furbo più o meno come un pony. L’ha capito prima di voi.

wb-5-9-front-title = Una casa sola
wb-5-9-front = Sull’orlo del bianco è rimasta una casa sola, niente di qua e niente di là, come l’ultimo dente. È la panetteria. La fiamma che avete lasciato nel nono forno è ancora di turno. La riga di Obel arriva alla soglia, sente il pane, e curva. «Ci tornerò su», dice Obel, un po’ rigido.

wb-5-10-front-title = Fuggi fuggi
wb-5-10-front = Escono a dozzine dalle righe cancellate, uno sull’altro, a bocca chiusa. Non avevate mai visto un Wyrm correre. E non ce l’hanno nemmeno con voi. Siete solo in mezzo.

wb-5-11-front-title = A casa per il margine
wb-5-11-front = «Prima il pollice», dice Nora. «No, il tè.» La mappa se l’è fatta stamattina, sul braccio, e da allora mezzo paese è sparito dalla carta. «Allora si va con quel che resta», dice Lara, e conta le righe fino al colle. Dietro avete una matita. Davanti avete una matita. È la stessa.
wb-5-11-back-title = La porta nel colle
wb-5-11-back = La porta nel colle è bassa, di carta pressata. Dietro di voi la riga rossa scavalca l’ultima gobba, calma come una marea. Nora ha fatto mezzo paese senza voltarsi. Adesso è ferma davanti a una porta, con la mano tesa, e non la tocca.
wb-5-11-minnow =
    Voi sapete di che cosa ha paura. «Non è chiusa a chiave», dice Tina sottovoce. «Non lo puoi sapere, magari Mamma…» dice Nora, e si ferma. «Minnow», dice Lara, «ci scommetto l’orologio.» Lara non ha mai scommesso niente in vita sua, e Nora lo capisce. Si butta con tutto il peso contro la porta, e non è chiusa a chiave.

    { wb-5-11-minnow-rules }
wb-5-11-door =
    «Che c’è?» chiede Ken. «Niente», dice Nora. Conta sottovoce, fino a dieci, poi fino a venti. Quando ha la riga ai talloni, spingete voi. Non è chiusa a chiave. Non lo è mai stata. Nora la guarda come se l’avesse presa in giro davanti a tutti.

    { wb-5-11-door-rules }

wb-5-12-front-title = Il cavallo di Milo
wb-5-12-front = A caval disegnato non si contano le zampe. Chi le conta ne trova quattro, più l’inizio di una quinta. È a pastello, marrone, di un bambino che i cavalli li conosceva per sentito dire: *Questa è Bella, di Milo, anni 7*. Cambia zampa, cambia ancora, e la buona è sempre un’altra.
wb-5-12-back-title = La quinta zampa
wb-5-12-back = La quinta finisce sopra il ginocchio: un tratto marrone, un buco nella carta, e poi basta; l’avranno chiamato a cena. «Ci può portare», dice Ken, e qualcuno è già attaccato alla criniera. «Le fa male», dice Tina. «Disegniamole il resto. È solo una zampa.» «E con che cosa?» chiede Sid. «Con le Scintille. Ce ne vogliono due.»
wb-5-12-ride =
    Bella galoppa come un tavolo giù per le scale. Vi tenete alla criniera, che vi resta marrone sulle mani. Vi lascia proprio dove volevate andare, sbuffa, cerca lo zucchero, e cambia zampa.

    { wb-5-12-ride-rules }
wb-5-12-leg =
    Una Scintilla per vedere, una per disegnare: il ginocchio, lo zoccolo, perfino il lustro. Bella appoggia la zampa e sta ferma. È la prima volta, e si vede che se ne accorge. In cima alla pagina la matita non gratta più. Obel guarda la zampa. Si toglie gli occhiali, li pulisce, e se li rimette.

    { wb-5-12-leg-rules }

wb-5-13-front-title = Una zolletta di zucchero
wb-5-13-front = Un giorno qualcuno ha posato qui una tazza senza piattino, e adesso il cerchio è un lago: marrone, rotondo rotondo, e sa di limone. Sulla riva c’è una zolletta di zucchero grossa come un armadio. Un angolo l’hanno già succhiato.
wb-5-13-back-title = Piove ancora
wb-5-13-back = Lì accanto c’è scritto, col dito bagnato: *Giovedì. Piove ancora. Il capitolo nove è il più bello.* Staccate zucchero quanto ne potete portare. In riva al lago c’è un gran silenzio. Qui era seduto uno che sperava piovesse fino alla fine del libro.

wb-5-14-front-title = Una margherita secca
wb-5-14-front = Margherite, trifoglio, una viola del pensiero: piatte, e alte come alberi. Ci passate in mezzo e frusciano. Qualcuno le ha colte in un giorno di sole, e le ha chiuse nel Libro perché si conservasse.
wb-5-14-back-title = Si è conservato
wb-5-14-back = Vi sdraiate in una margherita, e avete il sole in faccia, quello di quel giorno, con le api, e lontano un bambino che chiamano in casa. Poi è di nuovo solo carta. Al gambo c’è un brandello: teneva insieme il mazzo.

wb-5-15-front-title = Le ganasce
wb-5-15-front = È una graffetta lunga come un ponte ferroviario, e tiene fermo l’angolo del mondo. Fra le ganasce ha una cosa rosa e grigia, grossa come una credenza, coi segni dei denti. La molla, prima di aprirsi, vuole luce.
wb-5-15-back-title = Al contrario
wb-5-15-back = La graffetta sbadiglia. Tirate, plop, ed eccola: una gomma. La provate subito sulla riga rossa più vicina: al terzo passaggio torna un filo d’erba, sbavato, stupito. «Funziona *al contrario*», dice Sid, felice. In cima alla pagina Obel alza la testa, come chi ha sentito rompersi un piatto.

wb-5-16-front-title = Zolletta
wb-5-16-front = Da un lato sa di limone, dall’altro di pioggia.
wb-5-17-front-title = Gomma
wb-5-17-front = Si rimangia le cose, e ogni volta dimagrisce un po’.
wb-5-18-front-title = Abbecedario morso
wb-5-18-front = A come ape. La B se la sono mangiata.

wb-5-19-front-title = Un gradino consunto
wb-5-19-front = Sopra di voi si volta una pagina, con un rumore di vela, e il margine resta di là. Siete al buio, su un gradino. È consumato nel mezzo. Le scarpe consumano l’orlo; questo l’ha consumato qualcuno che piedi non ne ha, e che entrava sulla pancia, in fretta, ogni sera.
wb-5-19-back-title = La stanza bassa
wb-5-19-back = Fate luce. La stanza è tonda, e per travi ha radici. Intorno corrono scaffali di libri illustrati, alti fino al ginocchio, e a ogni libro manca un morso, alla stessa altezza. Le stelle sono di carta, appese così in basso che ci si china. Ne urtate una, e suona. «Perché una stella suona?» «Per far sapere dov’è», dice Tina, adagio, «se uno non ci vede.»

wb-5-20-front-title = In fila
wb-5-20-front = In fondo ci sono delle pietre tonde, in fila, grandi ognuna come un gatto acciambellato. Sono tutte spaccate in due, da dentro, nette come castagne. Davanti a ognuna c’è un nome, inciso per terra con l’artiglio: *Ambra. Brina. Cenere. Duna.* «Uova», dice Ken. «Ma sono di *pietra*», dice Sid. Nell’ultima fila ci sono i nomi, e le pietre no. È una fila lunga.
wb-5-20-back-title = Una panca e una conca
wb-5-20-back = Per sedersi ci sono due posti. Uno è una panca; a Nora fanno male i piedi, ed è giusto della sua misura. L’altro è una conca nel pavimento, dall’altra parte della stanza, dove per mille anni si è sdraiato ogni sera qualcosa di pesante: qui il mento, là le zampe. Fra le zampe c’è un’altra conca, piccola, larga giusto un bambino. L’avete già vista. Qualcosa bussa allo stinco di Nora.
wb-5-20-inkling = È Inkling, lungo cinque scarpe ormai, con la cicatrice sul fianco. Arriva dritto dallo scaffale: non si è fermato né da voi né dai biscotti. Ha in bocca un libro illustrato, e per una volta non mastica. Lo posa sulle ginocchia di Nora. Poi tossisce, e per terra c’è una parola sola, in bellissima calligrafia: *Perfavore.*
wb-5-20-other = È un Wyrm lungo una scarpa, tutto solo. Avete già alzato il piede. Lui non se ne accorge. Sull’unico dente tiene un libro illustrato, e non lo mastica: lo spinge sulle ginocchia di Nora, a testa in giù. Sente che qualcosa non va. Lo gira. Aspetta.

wb-5-21-front-title = Fino in fondo
wb-5-21-front = Nora ha dieci anni, e le hanno messo un libro sulle ginocchia: quindi lo legge, ad alta voce. È la storia di un orso che ha perso un bottone, e non è lunga. Il Wyrm si dimena; smette due volte, per prendere fiato. L’ultima pagina è incollata dalla polvere. Nora si lecca un dito, la volta. «*Ed eccolo lì*», legge, «*in tasca sua. Non si era mai mosso. Fine.*» Il Wyrm sospira, le posa la testa su una scarpa e comincia ad arrotolarsi.
wb-5-21-back-title = Calda
wb-5-21-back = Si acciambella come un gatto, il naso sotto la coda. Si fa più tondo. Diventa grigio, da fuori verso dentro. Poi in grembo a Nora c’è soltanto una pietra, tonda come una pagnotta. Lei ci posa la mano, la toglie, la rimette. È calda. Dentro, adagio: *bum*. Nessuno guarda nessuno. Sid ha sulla mano sinistra il conto dei Wyrm, a cinque a cinque. Si sente che comincia a strofinare. Ci sputa sopra e strofina, e non viene via.

wb-5-22-front-title = Pietra calda
wb-5-22-front = Ticchetta, lentissima, come una casa di notte.

wb-5-23-front-title = La coda
wb-5-23-front = Dietro le pareti di legno si sente un rumore. Poi da ogni buco spunta una testa bianca, sotto quella un’altra, e dietro altre ancora, fin dove arriva la luce. Sono tante che il muro pare respirare. I denti non li mostra nessuna. In bocca hanno un libro a testa.
wb-5-23-hush = I grandi si stringono per far posto ai piccoli. Vi conoscono di fama: siete quelli che davanti a chi dorme passano in punta di piedi. Perciò zitti anche loro. Si sente ogni tanto una gomitata, una pagina, e *sst*.
wb-5-23-scramble =
    Sessant’anni di coda sono lunghi. Chi sta in fondo non sente, e spinge. Uno viene pestato, uno morso, e dal muro escono tutti in una volta.

    { wb-5-23-scramble-rules }
wb-5-23-back-title = Quanti
wb-5-23-back = «A tutti», dice Tina. «Leggiamo a tutti.» «Ma sono *centinaia*», dice Lara, piano, «e il tramonto non ci aspetta. E poi lui sta entrando.» È vero: accanto alla porta, dal muro, è sbucata una riga rossa, e viene tastando lungo il gradino. «I più vicini, allora, e fuori», dice Lara, non molto forte. Nora non dice niente. In un braccio tiene la pietra; l’altra mano ce l’ha già sul libro seguente.
wb-5-23-stay =
    «Apposta, allora», dice Nora, e sulla panca si sposta per fare posto. Non l’aveva mai fatto nessuno, per loro, e infatti non capiscono. Poi ne avete uno su ogni scarpa e uno nell’incavo di ogni braccio. Pesano. Sanno di trucioli di matita.

    { wb-5-23-stay-rules }
wb-5-23-go =
    Glielo dite con tutta la gentilezza che avete: solo pochi, poi dobbiamo andare. Di parole ne sanno una manciata, ma *andare* la sanno. In fondo alla fila alcuni posano il libro per terra, uno accanto all’altro, coi dorsi ben in riga, e tornano nel muro. L’ultimo si gira ancora una volta.

    { wb-5-23-go-rules }

wb-5-24-front-title = Leggere fino in fondo
wb-5-24-front = Non è difficile. Ci si siede accanto, si apre il libro, e prima della fine non si smette, qualunque cosa succeda alla manica. Diventa pesante, poi tondo. Certo, si può sempre colpirlo. Come va a finire lo sapete già.

wb-5-25-front-title = Sottolineato
wb-5-25-front = Sotto questo qui corre una riga rossa, dal naso alla coda. Lui non la vede, però la sente, e si morde la schiena e gira in tondo. Per aiutarlo bisogna passare dai denti.

wb-5-26-front-title = Due voci
wb-5-26-front = Dalla panca la voce arriva fino alla conca, e in mezzo ci sono Wyrm sdraiati dappertutto. «Che nessuno si muova», dice Ken, «se non per prendere luce.» Sotto il gradino la riga rossa corre, col rumore di una cerniera.
wb-5-26-back-title = L’ultima fila
wb-5-26-back = Poi, silenzio. Anche l’ultima fila è fatta di pietre grigie, tonde, una davanti a ogni nome. Trattenete il fiato, e allora si sente: un battito, un altro là in fondo, come comincia la pioggia. «Ma quanti ne abbiamo…» dice Sid. «No», dice Lara, che conta sempre. Ken vorrebbe dire qualcosa da ridere. Si sente che cerca. Poi stende la giacca sulla pietra più vicina, e gliela rimbocca.

wb-5-27-front-title = Scaffali bassi
wb-5-27-front = Novecento libri illustrati. In ognuno è incollato un cartellino, e di nomi nemmeno uno: solo impronte di denti, in colonna, dalle piccole alle grandi.
wb-5-27-back-title = Il segno
wb-5-27-back = *L’orso che perse un bottone. Buonanotte, carriola. Un viottolo lunghissimo.* Ne cercate uno intero, e c’è da cercare. In cima alla pila accanto alla conca c’è l’ultimo che è stato letto. Mancavano tre pagine: lì c’è il nastro, e sul nastro la polvere. Quello accanto è un abbecedario. I morsi ci sono, ma c’è tutto, o quasi.

wb-5-28-front-title = Tacche sul muro
wb-5-28-front = Sul muro qualcuno teneva il conto, con l’artiglio: una linea, e accanto un nome. Una spanna più su un’altra linea, e lo stesso nome. Ambra, Ambra, Ambra, fino alle radici, e più su avanti ancora, sul soffitto.
wb-5-28-back-title = Spaghetto, sasso, ali
wb-5-28-back = Accanto a ogni nome ci sono tre figurine: uno spaghetto, un sasso, una cosa con le ali. Seguite Ambra col dito. Spaghetto, sasso, ali. Poi Brina. Nell’ultima fila c’è soltanto spaghetto, spaghetto, spaghetto. Da una crepa spunta un brandello, e ne siete contenti, perché è qualcosa da guardare.

wb-5-29-front-title = Il tubo parlante
wb-5-29-front = Dal muro sporge un imbuto d’ottone, con un fischietto alla catena e una targa: POSTA. PARLATE CHIARO E FINITE LE FRASI. Ci posate l’orecchio. Laggiù c’è una sala, grande, e non fanno altro che timbrare.
wb-5-29-back-title = Qui Lettere morte
wb-5-29-back = «Qui Lettere morte», ansima il tubo, «ma si chiude! Entro il tramonto si chiude tutto, lui ha mandato una circolare. È per un pacco o per un debito?» Da un buco lì accanto una testa bianca ascolta con la bocca aperta.
wb-5-29-tell =
    Nell’imbuto raccontate la storia dell’orso. Laggiù un’intera sala smette di timbrare, e dopo la fine ci mette un po’ a ricominciare. «Saldato», dice il tubo. «Lo metto a registro. A lui dispiacerà: il registro lo preferisce vuoto.»

    { wb-5-29-tell-rules }
wb-5-29-listen =
    «Allora vi mando giù quel che c’è nel vassoio», dice il tubo, «prima che se lo prenda lui.» Sferraglia a lungo. Cadono due Scintille affrancate e un biscotto che non aveva ordinato nessuno. Lo prende la testa bianca, attenta attenta, solo per il bordo.

    { wb-5-29-listen-rules }

wb-5-30-front-title = La tinozza
wb-5-30-front = Una tinozza con le zampe di leone, per lavarsi. È dietro le orecchie che le parole vengono via peggio. L’acqua è nera, ancora tiepida. A galla c’è un punto fermo, di legno.
wb-5-30-back-title = Pezzetti di calligrafia
wb-5-30-back = Dalla faccia vi viene via la polvere di matita, e dietro la polvere vengono a galla brandelli di calligrafia: *lanterna*, *perfavore*, *ahi*. Nuotano fino al bordo e vi guardano, per quanto può guardare una parola. Dopo state molto meglio, e non ne andate fieri.

wb-5-31-front-title = Non è stata informata
wb-5-31-front = «Una rettifica, prima che saliate.» La voce, sulle scale, è asciutta e precisa. «La signorina non è stata informata, e una pagina dove uno sa e l’altro no, io non la correggo. Signorina: a guardare da quella pagina, stamattina, erano quattro lettori. Cercavano una bambina in giallo. Lo sanno da colazione.» Nessuno si muove. Nora vi guarda, uno dopo l’altro. Poi sale le scale davanti a voi, da sola, con una mano sulla ringhiera.

wb-5-32-front-title = L’ufficio
wb-5-32-front = Sopra la Stanza dei piccoli è tutto grigio e dritto, con le bozze stese ad asciugare e i cassetti fino al soffitto, e alla finestra è già il tramonto. Dietro uno scrittoio lungo come un pontile c’è Obel, con gli occhiali di scorta. Cancella. «Un momento», dice senza alzare gli occhi. «Finisco un bosco.»
wb-5-32-back-title = Dal pavimento
wb-5-32-back = «Avete letto per loro», dice Obel. «Si sentiva dal pavimento. È stato, perdonate, crudele. Una storia a testa, e poi? Poi è inverno, e stanno lì ad aspettare, e in questo Libro la primavera non viene più.» Fa la punta alla matita, e i trucioli vi cadono sulle scarpe. «Li avevo quasi calmati», dice. «Se permettete.»
wb-5-32-page =
    Obel annusa. «Stracci», dice. «Colla. Righello.» E si alza, e si alza: di lui ce n’è parecchio. «L’ultima pagina. E ve la portate in giro aperta, davanti a *loro*? Una fine la fiutano attraverso i muri.» Gli tremano gli artigli.

    { wb-5-32-page-rules }

wb-5-33-front-title = Corpo del reato
wb-5-33-front = Fra i cassetti c’è uno scrigno, piccolo, con gli angoli di tela da vela. Lo chiude un nastro rosso, tutto intorno, col fiocco. I tre quadranti li hanno limati via, con cura. SEQUESTRATO PRESSO L’UFFICIO DELLE LETTERE MORTE, dice l’etichetta. PROPRIETÀ DI NOVE BAMBINI.
wb-5-33-back-title = Un fiocco di nastro rosso
wb-5-33-back = Dal coperchio esce un odore: stivali, gesso, focaccine. Chi l’ha già aperto una volta lo conosce; gli altri, da adesso. Il fiocco è così preciso che lui si accorgerebbe di un capello. «Non è nostro», dice Sid. «Ma non è nemmeno *suo*», dice Nora. «L’ha chiuso Milo.»
wb-5-33-open =
    Zac. Il coperchio si alza da sé. Stivali, un gesso, una scatola da focaccine, un aquilone, e un biglietto, in otto calligrafie: *Per chi viene dopo di noi.* La matita di Obel si è fermata. «Ne avevo la ricevuta», dice, ferito. Alla finestra il tramonto si è fatto avanti di un vetro.

    { wb-5-33-open-rules }
wb-5-33-leave =
    Lasciate stare il fiocco. Fra lo scrigno e il muro però spunta un brandello, e quello la ricevuta non ce l’ha. Tirate, e lo scrigno scivola di lato, sulle sue rotelle d’ottone, senza un cigolio. Dietro c’è un altro cassetto.

    { wb-5-33-leave-rules }

wb-5-34-front-title = Il cassetto più in basso
wb-5-34-front = I cassetti hanno tutti l’etichetta. Questo no. È il più basso, e per guardarlo ci si inginocchia. È chiuso a chiave, e nella serratura c’è una finestrella, grande giusto per la luce.
wb-5-34-back-title = Mezza pietra
wb-5-34-back = Nell’ovatta c’è mezza pietra grigia, sottile come un guscio d’uovo. L’hanno spaccata da dentro, di netto, e qualcuno la spolvera ogni giorno. Le hanno messo accanto un libro illustrato, *Un viottolo lunghissimo*, con un morso solo, piccolo. Sotto c’è un cartoncino, e sul cartoncino un nome, graffiato da un artiglio che non è il suo. *Obel.*

wb-5-35-front-title = Due ragioni
wb-5-35-front = Obel non combatte: vi legge, e a ogni errore tira una riga. Le stelle cadono e fanno *tin, tin*. «Potreste dire qualcosa», dice, «se una ragione l’avete. Una è niente. Su due dovrei riflettere.»
wb-5-35-back-title = La matita rotola
wb-5-35-back = La matita rotola sullo scrittoio, passa il bordo, e continua a rotolare, da tanto che è lunga. Nessuno la raccoglie. Alla finestra c’è l’ultimo pezzo di pomeriggio. C’è un tale silenzio che si sentono le pietre, di sotto.
wb-5-35-beaten = Obel si siede per terra. Lì è più piccolo, come tutti. Senza occhiali ha gli occhi azzurri, e pieni di sonno. «Volevo solo che smettesse», dice. «Tutto quanto, tutto il giorno. Voi non lo sentite.» Vi inginocchiate lì accanto, e per un po’ non dite niente. «Adesso ascolti», dice Tina. Lui ascolta. Si vede che aspetta che gli faccia male, e non viene.
wb-5-35-agreed = «Ne bastavano due», dice Obel, e piega gli occhiali. «Io di ragioni non ne avevo nessuna, sapete. Avevo soltanto una data.» Sul foglio che ha davanti c’è ancora mezzo bosco in piedi. Obel lo guarda, e fa una cosa che non deve aver fatto da tanto tempo: ci soffia sopra, perché non sbavi. Poi lo spinge fino a voi, con gli alberi per il verso giusto.

wb-5-36-front-title = La prima domanda
wb-5-36-front = Gli occhiali gli scivolano, e se li spinge su. Non cancella: si appoggia la matita alla guancia. «Se permettete. Quello che si comincia e non si finisce fa male. Lo sento attraverso il pavimento, giorno e notte. Conosco un solo rimedio. Voi dite che ce n’è un altro. Mostratemi una ferita che si sia chiusa, e non perché l’ho cancellata io.»
wb-5-36-shell =
    Posate la pietra sullo scrittoio, e l’inchiostro le si asciuga intorno, ad anello, da tanto che è calda. Obel si china, si china molto, e ci mette l’orecchio. *Bum.* «Questo ha smesso», dice. «Questo *dorme*», dice Nora. «È diverso.» Il battito dopo tarda. Obel non si muove: aspetta.

    { wb-5-36-shell-rules }
wb-5-36-seam =
    «Il taglio», dite. «L’abbiamo ricucito.» «Imbastito», dice Obel. «L’ho visto. Cede al terzo nodo. Sono due bordi tirati insieme. Non è un rimprovero: io, del resto, non faccio altro.» Mentre ci pensate su, vi cancella il pavimento di sotto i piedi.

    { wb-5-36-seam-rules }
wb-5-36-list =
    Gli leggete quello che ha cancellato: il pollice, il moscerino, il cerchio di tè. Adagio, che si vergogni. Obel ascolta a testa china. «E tutti zitti», dice. «Vi ringrazio. Cominciavo a dubitarne.» E bagna la punta.

    { wb-5-36-list-rules }

wb-5-37-front-title = La seconda domanda
wb-5-37-front = Nella matita c’è una crepa, e Obel la tiene insieme col pollice. «E sia. Non vogliono altro che la fine. E chi gliela legge? Stasera voi, d’accordo. Ma domani? E quando piove? E l’orso, la novecentesima volta? Chi lo faceva è di pietra.» Vi guarda da sopra le lenti. Sono occhiali da lettura. «Dunque? Chi?»
wb-5-37-you =
    «Lei», dice Tina. «È sveglio, e ha gli occhiali adatti.» «Io correggo», dice Obel. «Non leggo ad alta voce.» «L’ha appena fatto», dice Nora. «Ha detto *bosco*, e io l’ho visto.» Obel apre la bocca, la chiude. Su per le scale è arrivata una cosa piccolissima, con un libro in bocca. Si ferma davanti a lui, che è il più vicino.

    { wb-5-37-you-rules }
wb-5-37-nora =
    «Nora potrebbe», dice Ken. Nora non dice niente. «La bambina va restituita», dice Obel. «Il timbro l’ho messo io, di mia mano. E voi, per questo, la lascereste qui. Alla madre chi lo dice?» A quello non ci avevate pensato.

    { wb-5-37-nora-rules }
wb-5-37-us =
    «Noi», dice Lara. «Ogni giorno.» «Per quattro minuti», dice Obel. «Poi si suona la campana e si va giù a cena. Lo dico senza rimprovero. Al cancello l’hanno detto nove bambini, ed erano sinceri. Ho qui la lista.»

    { wb-5-37-us-rules }

wb-5-38-front-title = Tre puntini
wb-5-38-front = La matita è per terra, rossa, lunghissima. «Spezziamola», dice Lara. «Tutti insieme, sul gradino.» «E dopo lui sta alla finestra a sentirli», dice Tina, «e non ha più niente a cui tenersi.» Sid aspettava questo momento da tutta la vita. «Se una cosa è cancellata ma va tenuta, le si fanno sotto tre puntini. E si scrive *stet*: che resti.» Si schiarisce la voce. «Nessuno ha mai detto che valga solo per le parole.»
wb-5-38-stet =
    Li fate per terra, sotto la sua ombra: uno, due, tre. Obel legge. Rilegge, con l’artiglio sotto la riga. «A me nessuno», dice, «mi ha mai…» Non finisce la frase, e non pare che gli faccia male. Poi dice che resta in ufficio fino al tramonto, per ogni evenienza. La matita se l’è messa dietro l’orecchio, con la punta in su.

    { wb-5-38-stet-rules }
wb-5-38-blunt =
    Spingete tutti insieme. La matita si piega, si piega ancora, si rompe. Dentro non c’è che un filo rosso, sottile. Obel guarda. Non è arrabbiato. Va a prendere la paletta e raccoglie le schegge, prima le piccole. «Allora», dice alla paletta, «mi toccherà sentire tutto.»

    { wb-5-38-blunt-rules }

wb-5-39-front-title = L’aria
wb-5-39-front = La scala dell’ufficio sbuca all’Approdo, e lassù c’è la luce della torre, piccola, quadrata. Nora corre. Correre così non avete mai visto nessuno. Salta verso il bordo, e si sente un tonfo, come di un uccello contro un vetro: è lunga distesa sull’erba. Si rialza, tende la mano, e la mano si posa sul niente. E di qua e di là la polvere della torre vi arriva in faccia.
wb-5-39-back-title = Ancora un capitolo
wb-5-39-back = «Sono entrata dal taglio», dice Nora, «quindi nel mezzo. In fondo non c’è nessuna porta, perché un fondo non c’è.» Si siede sull’ultimo gradino, con l’ultima pagina arrotolata sulle ginocchia e sopra l’ago. «Quindi prima va rimessa questa. L’ho tagliata io, so come si fa. La vostra parte, dopo merenda.» Non piange. Ha da fare con un nodo. «Io aspetto. Mi viene bene.»
wb-5-39-promise =
    «No», dice Tina, e si vede che fatica. «Prometti che non aspetti più nessuno. Se facciamo tardi, comincia senza di noi. E quando puoi andare, va’.» Nora la guarda come se avesse detto una parolaccia. Poi si guarda le mani, a lungo. In una ci sputa. «Apposta», dice.

    { wb-5-39-promise-rules }
wb-5-39-wait =
    «Aspettaci», dice Ken. «Ancora una volta. Corriamo.» «Vi conviene», dice Nora. Si toglie una scarpa, si mette comoda e saluta con la mano finché non siete passati. Solo sulle assi vi viene in mente che saluta troppo bene. Ha fatto pratica.

    { wb-5-39-wait-rules }

wb-5-40-front-title = Che cosa ha imparato Ken
wb-5-40-front = Che per qualcuno si può stare fermi fermi, e vale come fare qualcosa. Senza giacca ha freddo, e non l’ha detto neanche una volta.
wb-5-41-front-title = Che cosa ha imparato Lara
wb-5-41-front = Quanto fa la somma di tutti i Wyrm, dalla grandine in poi. L’ha tirata prima che qualcuno gliela chiedesse. Poi ha strappato il foglio dal quaderno. Più tardi ce l’ha rimesso.
wb-5-42-front-title = Che cosa ha imparato Tina
wb-5-42-front = Che a uno che sta male si può dire di no, e poi restargli accanto.
wb-5-43-front-title = Che cosa ha imparato Sid
wb-5-43-front = Che certe cose non vengono via. Ha smesso di strofinare. Sulla mano, sotto il conto, si è messo tre puntini.

wb-5-44-front-title = Tutto tranne il colletto
wb-5-44-front = Siete stesi sulle assi, e sono passati quattro minuti. Nella luce del pomeriggio la polvere sale e scende. Giù ai ganci Lara tasta l’impermeabile giallo: le maniche asciutte, le tasche asciutte, la schiena pure. Solo il colletto è ancora umido, dove dovrebbe esserci un collo. Tina ci mette intorno le mani, tutte e due, come se a scaldarla una cosa restasse bagnata.
wb-5-44-stet = Mettete l’orecchio sul Libro. Obel si schiarisce la voce, due volte. Si volta una pagina, con fin troppa cura. «*L’orso che perse un bottone*», attacca una voce asciutta, che non c’è abituata, «*se permettete*.» Si ferma subito. Qualcuno dà di gomito a qualcuno, e la voce continua.
wb-5-44-blunt = Con l’orecchio sul Libro non si sente grattare, per la prima volta oggi. C’è tanto silenzio che restate in ascolto. E a poco a poco capite a che cosa serviva, quel grattare. Sotto, tutto il tempo, c’era qualcos’altro: piccolo piccolo, e ce n’erano tanti.
wb-5-44-nest = Ken ha freddo. A sua madre dirà che ha lasciato in giro la giacca, che è la verità. Dove, lo sapete tutti, e sopra chi, e quanti ce ne sono oltre a quello, fila per fila, e che non è stato mandato via nessuno.
wb-5-44-back-title = Come finisce
wb-5-44-back = Le cinque e un quarto. Alle sette è il tramonto. Salite ancora una volta e aprite il Libro dove c’era il margine.
wb-5-44-white = È bianco da un bordo all’altro, così pulito che a guardarlo fa male. Solo nell’angolo in basso, vicino al dorso, c’è Nora, seduta su un gradino, disegnata così piccola che ci vuole la lente di Sid. È appoggiata a un colle che non c’è. Si è tolta una scarpa, e cuce.
wb-5-44-red = È tutto rosso, come un compito andato male, ma sotto qualcosa si legge: il pollice, un po’ del tè. E da sotto spuntano dei puntini, tre, poi tre, poi tre, storti, perché a Nora tocca farli da dietro. Si fermano a metà pagina: più in là la sua luce non dev’essere arrivata.
wb-5-44-horse = Metà è ancora in piedi. Nell’angolo, dove non c’era mai stato niente, un cavallo marrone ha messo il muso fuori dal bordo, e guarda il punto da dove siete usciti. Lara va a prendere una zolletta in cucina e la posa sullo scrittoio. «Per stanotte», dice, prima che possiate dire qualcosa. Quando guardate di nuovo, manca un angolo.
wb-5-44-stones = Ci sono tutti, pollice, tè, moscerino, cavallo, e il rosso sta sotto, in righe sottili, come sui quaderni, per andare dritti quando si scrive. Nel colle c’è una finestra accesa che non avevate mai visto. Nora cammina lungo le file di pietre tonde e si ferma a ciascuna, come chi prima di andare a letto fa il giro delle porte.

### Quando è girato l’ultimo segnalino Destino
wb-5-lost-title = Cancellati
wb-5-lost = Una riga vi attraversa tutti e quattro e non fa neanche male: è questo il peggio. Siete sulle assi, e non vi ricordate per che cosa ve la prendevate tanto. È un bel pomeriggio. Poi Tina si trova qualcosa sulla manica, d’inchiostro: l’impronta di una mano, piccola come la sua. «Nora», dice, e vi torna tutto. Dal Libro sale una voce asciutta, bassa bassa. «E sia», dice. «Se permettete: da capo.»
