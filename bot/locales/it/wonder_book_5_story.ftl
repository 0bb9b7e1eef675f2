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
wb-5-21-front = Voi tenete fermo il Wyrm, e qualcuno posa un libro sulle ginocchia di Nora. Nora ha dieci anni, che per quel libro sono troppi, e attacca a leggere lo stesso. È la storia di un orso che ha perso un bottone. È corta, per fortuna, perché il Wyrm si dimena come un’anguilla: smette due volte, per prendere fiato. L’ultima pagina è incollata dalla polvere. Nora si lecca un dito, la volta. «*Ed eccolo lì*», legge, «*in tasca sua. Non si era mai mosso. Fine.*» Il Wyrm sospira, le posa la testa su una scarpa e comincia ad arrotolarsi.
wb-5-21-back-title = Calda
wb-5-21-back = Si acciambella in grembo a Nora, come un gatto, il naso sotto la coda. Poi si fa più tondo, e ancora più tondo, e intanto diventa grigio, da fuori verso dentro, finché lei si ritrova fra le braccia una pietra, tonda come una pagnotta. Ci posa la mano, la toglie, la rimette. È calda. Dentro, adagio, qualcosa fa *bum*. Nessuno guarda nessuno. Sid ha sulla mano sinistra il conto dei Wyrm, a cinque a cinque. Strofina. Ci mette un po’ di saliva e strofina più forte. Non viene via.

wb-5-22-front-title = Pietra calda
wb-5-22-front = Ticchetta, lentissima, come una casa di notte.

wb-5-23-front-title = La coda
wb-5-23-front = Dietro le pareti di legno si sente un rumore. Poi da ogni buco spunta una testa bianca, sotto quella un’altra, e dietro altre ancora, fin dove arriva la luce. A guardarlo tutto insieme, il muro pare che respiri. Aspettate i denti. Macché: nessuna li mostra, e nemmeno potrebbe. In bocca hanno un libro a testa.
wb-5-23-hush = I grandi si stringono per far passare avanti i piccoli. Vi conoscono di fama: siete quelli che davanti a chi dorme passano in punta di piedi. Perciò zitti anche loro, tutta la fila. Si sente una gomitata, una pagina, e poi, da qualche parte, un *sst*.
wb-5-23-scramble =
    In fila ci stanno da sessant’anni, e quelli in fondo non sentono niente, quindi spingono. Uno viene pestato, uno morso, il morso si volta a chiedere chi è stato, e dal muro escono tutti insieme.

    { wb-5-23-scramble-rules }
wb-5-23-back-title = Quanti
wb-5-23-back = «A tutti», dice Tina. «Leggiamo a tutti.» «Ma sono *centinaia*», dice Lara, piano, «e il tramonto non ci aspetta. E poi lui sta entrando.» È vero: accanto alla porta, dal muro, sbuca una riga rossa, sottile, e va a tastare il gradino, come fa col piede chi scende in cantina al buio. «I più vicini», dice Lara. «Poi fuori.» Nora non dice niente. In un braccio tiene la pietra; l’altra mano ce l’ha già sul libro seguente.
wb-5-23-stay =
    «Apposta, allora», dice Nora, e sulla panca si sposta per fare posto. Non l’aveva mai fatto nessuno, per loro, e infatti non capiscono. Poi uno si prende una scarpa, uno un gomito, e presto non c’è più una scarpa né un gomito libero. Pesano come gatti addormentati. Sanno di trucioli di matita.

    { wb-5-23-stay-rules }
wb-5-23-go =
    Glielo dite con tutta la gentilezza che avete: solo pochi, poi dobbiamo andare. Di parole ne sanno una manciata, ma *andare* la sanno. In fondo alla fila alcuni posano il libro per terra, uno accanto all’altro, coi dorsi ben in riga, e tornano nel muro. L’ultimo, prima di infilarsi nel buco, si volta.

    { wb-5-23-go-rules }

wb-5-24-front-title = Leggere fino in fondo
wb-5-24-front = Facile, in fondo. Ci si siede accanto, si apre il libro, e prima della fine non si smette, qualunque cosa succeda alla manica. Diventa pesante, poi tondo. Certo, si può sempre colpirlo. Come va a finire lo sapete già.

wb-5-25-front-title = Sottolineato
wb-5-25-front = Sotto questo qui corre una riga rossa, dal naso alla coda. Lui non la vede, però la sente, eccome, e per levarsela si morde la schiena e gira in tondo. Aiutarlo si può. Solo che bisogna passare dai denti.

wb-5-26-front-title = Due voci
wb-5-26-front = Dalla panca la voce arriva fino alla conca, e in mezzo ci sono Wyrm sdraiati dappertutto. «Che nessuno si muova», dice Ken, «se non per prendere luce.» Sotto il gradino la riga rossa corre, col rumore di una cerniera.
wb-5-26-back-title = L’ultima fila
wb-5-26-back = Poi, silenzio. Anche l’ultima fila è fatta di pietre grigie, tonde, una davanti a ogni nome. Trattenete il fiato, e allora si sente: un battito, un altro là in fondo, come comincia la pioggia. «Ma quanti ne abbiamo…» dice Sid. «No», dice Lara, che conta sempre. Ken cerca una battuta. La cerca bene, in tutte le tasche, e non la trova. Allora si toglie la giacca, la stende sulla pietra più vicina e gliela rimbocca, tutto intorno.

wb-5-27-front-title = Scaffali bassi
wb-5-27-front = Novecento libri illustrati. In ognuno è incollato un cartellino, e di nomi nemmeno uno: solo impronte di denti, in colonna, dalle piccole alle grandi.
wb-5-27-back-title = Il segno
wb-5-27-back = *L’orso che perse un bottone. Buonanotte, carriola. Un viottolo lunghissimo.* Ne cercate uno intero, e c’è da cercare. In cima alla pila accanto alla conca c’è l’ultimo che è stato letto. Mancavano tre pagine: lì c’è il nastro, e sul nastro la polvere. Accanto, un abbecedario. I morsi ci sono, ma in confronto è nuovo.

wb-5-28-front-title = Tacche sul muro
wb-5-28-front = Sul muro qualcuno teneva il conto, con l’artiglio: una linea, e accanto un nome. Una spanna più su un’altra linea, e lo stesso nome. Ambra, Ambra, Ambra, fino alle radici, e finito il muro si prosegue sul soffitto.
wb-5-28-back-title = Spaghetto, sasso, ali
wb-5-28-back = Accanto a ogni nome ci sono tre figurine: uno spaghetto, un sasso, una cosa con le ali. Seguite Ambra col dito, e le ha tutte e tre. Anche Brina. Arrivate all’ultima fila: spaghetto, spaghetto, spaghetto, e poi basta. Nessuno fiata. In una crepa si è infilato un brandello, e vi ci buttate sopra tutti, contenti di avere qualcos’altro da guardare.

wb-5-29-front-title = Il tubo parlante
wb-5-29-front = Dal muro sporge un imbuto d’ottone, con un fischietto alla catena e una targa: POSTA. PARLATE CHIARO E FINITE LE FRASI. Ci posate l’orecchio. Laggiù c’è una sala, grande, e non fanno altro che timbrare.
wb-5-29-back-title = Qui Lettere morte
wb-5-29-back = «Qui Lettere morte», ansima il tubo, «ma si chiude! Entro il tramonto si chiude tutto, lui ha mandato una circolare. È per un pacco o per un debito?» Da un buco lì accanto una testa bianca ascolta con la bocca aperta.
wb-5-29-tell =
    Nell’imbuto raccontate la storia dell’orso. Al bottone, laggiù, i timbri cominciano a rallentare; alla tasca non timbra più nessuno. Poi c’è la fine, e dopo la fine una pausa. «Saldato», dice il tubo, con un filo di voce. «Lo registro subito. A lui dispiacerà: il registro lo preferisce vuoto.»

    { wb-5-29-tell-rules }
wb-5-29-listen =
    «Allora vi mando giù quel che c’è nel vassoio», dice il tubo, «prima che se lo prenda lui.» Sferraglia, e sferraglia, e non la finisce più. Cadono due Scintille affrancate e un biscotto che non aveva ordinato nessuno. Lo prende la testa bianca, attenta attenta, solo per il bordo.

    { wb-5-29-listen-rules }

wb-5-30-front-title = La tinozza
wb-5-30-front = Una tinozza con le zampe di leone. Ci si lavavano i piccoli: è dietro le orecchie che le parole vengono via peggio. L’acqua è nera, ancora tiepida. A galla c’è un punto fermo, di legno.
wb-5-30-back-title = Pezzetti di calligrafia
wb-5-30-back = Dalla faccia vi viene via la polvere di matita, e dietro la polvere vengono a galla brandelli di calligrafia: *lanterna*, *perfavore*, *ahi*. Nuotano fino al bordo e vi guardano, per quanto può guardare una parola. Dopo state molto meglio. Fieri, no.

wb-5-31-front-title = Non è stata informata
wb-5-31-front = «Una cosa, prima che saliate», dice una voce dall’alto, asciutta, prudente. «La signorina non è stata informata, e io non posso correggere una pagina dove uno non sa quello che sanno gli altri. Bambina. Stamattina qualcosa ti ha guardata da una pagina. Erano quattro lettori, e ti cercavano. Lo sanno da colazione.» Sulla scala non si muove più nessuno. Nora vi guarda, uno alla volta, senza saltarne uno. Poi passa davanti e sale, per prima, da sola, con una mano sulla ringhiera.

wb-5-32-front-title = L’ufficio
wb-5-32-front = L’ufficio sta proprio sopra la Stanza dei piccoli. È grigio, tutto dritto, con le bozze stese ad asciugare e i cassetti fino al soffitto, e nella finestra è già tramonto. Dietro uno scrittoio lungo come un pontile c’è Obel, con gli occhiali di scorta. Cancella. «Un momento», dice senza alzare gli occhi. «Finisco un bosco.»
wb-5-32-back-title = Dal pavimento
wb-5-32-back = «Se permettete», dice Obel, e affila la matita, e i trucioli vi cadono sulle scarpe. «Avete letto per loro. Si sentiva dal pavimento. È stato, perdonate, crudele. Una storia; e dopo viene l’inverno, e chi ha avuto una storia aspetta la seconda. Ma in questo Libro la primavera non viene più.» Soffia sulla punta. «Li avevo quasi calmati.»
wb-5-32-page =
    Obel annusa. «Stracci», dice. «Colla. Righello.» Poi si alza, e ci mette un bel po’, perché di lui ce n’è parecchio. «L’ultima pagina. E ve la portate in giro aperta, davanti a *loro*? Una fine la fiutano attraverso i muri.» Gli tremano gli artigli.

    { wb-5-32-page-rules }

wb-5-33-front-title = Corpo del reato
wb-5-33-front = Fra i cassetti c’è uno scrigno, piccolo, con gli angoli di tela da vela. Lo chiude un nastro rosso, tutto intorno, col fiocco. I tre quadranti li hanno limati via, con cura. SEQUESTRATO PRESSO L’UFFICIO DELLE LETTERE MORTE, dice l’etichetta. PROPRIETÀ DI NOVE BAMBINI.
wb-5-33-back-title = Un fiocco di nastro rosso
wb-5-33-back = Dal coperchio esce un odore: stivali, gesso, focaccine. Chi l’ha già aperto una volta lo conosce. Il fiocco è di una precisione che fa paura; lui si accorgerebbe di un capello. «Non è nostro», dice Sid. «Ma non è nemmeno *suo*», dice Nora. «Ci sono gli stivali di Milo.»
wb-5-33-open =
    Zac, e il coperchio si alza da sé. Gli stivali, il gesso, la scatola da focaccine, l’aquilone. E un biglietto, in otto calligrafie: *Per chi viene dopo di noi.* La matita di Obel si è fermata. «Ne avevo la ricevuta», dice, ferito. Alla finestra il tramonto si è fatto avanti di un vetro.

    { wb-5-33-open-rules }
wb-5-33-leave =
    Lasciate stare il fiocco. Fra lo scrigno e il muro però spunta un brandello, e quello la ricevuta non ce l’ha. Tirate. Lo scrigno vi viene dietro, sulle sue rotelle d’ottone, senza un cigolio. Dietro c’è un altro cassetto.

    { wb-5-33-leave-rules }

wb-5-34-front-title = Il cassetto più in basso
wb-5-34-front = I cassetti hanno tutti l’etichetta. Questo no. È il più basso, e per guardarlo ci si inginocchia. È chiuso a chiave, e nella serratura c’è una finestrella, grande giusto per la luce.
wb-5-34-back-title = Mezza pietra
wb-5-34-back = Nell’ovatta c’è mezza pietra grigia, sottile come un guscio d’uovo. L’hanno spaccata da dentro, di netto, e qualcuno la spolvera ogni giorno. Le hanno messo accanto un libro illustrato, *Un viottolo lunghissimo*, con un morso solo, piccolo. Sotto c’è un cartoncino, e sul cartoncino un nome, graffiato da un artiglio che non è il suo. Ve lo leggete piano: *Obel.*

wb-5-35-front-title = Due ragioni
wb-5-35-front = Obel non combatte: vi legge, e a ogni errore tira una riga. Le stelle cadono e fanno *tin, tin*. «Potreste dire qualcosa», dice, «se una ragione l’avete. Una è niente. Su due dovrei riflettere.»
wb-5-35-back-title = La matita rotola
wb-5-35-back = La matita rotola sullo scrittoio, arriva al bordo, passa il bordo, e continua a passarlo, da tanto che è lunga. Nessuno la raccoglie. Alla finestra c’è l’ultimo pezzo di pomeriggio. C’è un tale silenzio che si sentono le pietre, di sotto.
wb-5-35-beaten = Obel sta seduto per terra, ed è più piccolo. Senza occhiali ha gli occhi azzurri, e pieni di sonno. «Volevo solo che smettesse», dice. «Tutto quanto, tutto il giorno. Voi mica lo sentite.» Vi inginocchiate lì accanto e non dite niente. «Adesso ascolti», dice Tina. Lui ascolta, con le spalle strette, come chi aspetta il dentista. Aspetta che gli faccia male. Aspetta ancora un po’. Non viene.
wb-5-35-agreed = «Due», dice Obel, e piega gli occhiali, prima una stanghetta, poi l’altra. «Io di ragioni non ne avevo nessuna, sapete. Avevo soltanto una data.» Poi guarda il foglio che ha davanti, ci soffia sopra perché non sbavi, e lo spinge fino a voi. C’è mezzo bosco ancora in piedi, con gli alberi belli dritti. Mezzo bosco, a pensarci, per uno così, è uno sproposito.

wb-5-36-front-title = La prima domanda
wb-5-36-front = Gli occhiali gli scivolano, e se li spinge su. Non cancella: si appoggia la matita alla guancia. «Se permettete. Quello che si comincia e non si finisce fa male. Lo sento attraverso il pavimento, giorno e notte. Conosco un solo rimedio. Voi dite che ce n’è un altro: e allora mostratemi una ferita che si sia chiusa, e non perché l’ho cancellata io.»
wb-5-36-shell =
    Posate la pietra sullo scrittoio, e l’inchiostro le si asciuga intorno, ad anello, da tanto è calda. Obel si china, si china molto, e ci mette l’orecchio. *Bum.* «Questo ha smesso», dice. «Questo *dorme*», dice Nora. «È diverso.» Il battito dopo tarda. Obel non si muove: aspetta.

    { wb-5-36-shell-rules }
wb-5-36-seam =
    «Il taglio», dite. «L’abbiamo ricucito.» «Imbastito», dice Obel. «L’ho visto. Cede al terzo nodo. Sono due bordi tirati insieme; non è un rimprovero, io, del resto, non faccio altro.» Mentre ci pensate su, vi cancella il pavimento di sotto i piedi, con molto garbo.

    { wb-5-36-seam-rules }
wb-5-36-list =
    Gli leggete l’elenco di quello che ha cancellato, adagio, che si vergogni: il pollice, il moscerino, l’anello di tè. Lui ascolta a testa china. Quando avete finito bagna la punta. «E tutti quieti», dice Obel. «Grazie. Cominciavo a dubitare.»

    { wb-5-36-list-rules }

wb-5-37-front-title = La seconda domanda
wb-5-37-front = Nella matita c’è una crepa, e Obel la tiene insieme col pollice. «Sia», dice. «Vogliono la fine. E chi gliela legge? Stasera voi, d’accordo. Ma domani? E quando piove? E l’orso, la novecentesima volta? Chi lo faceva è di pietra.» Vi guarda da sopra le lenti. Sono occhiali da lettura. «Dunque: chi?»
wb-5-37-you =
    «Lei», dice Tina. «È sveglio e ha gli occhiali.» Obel apre la bocca, la chiude. «Io correggo», dice. «Non leggo ad alta voce.» «L’ha fatto», dice Nora. «*Bosco*. L’ho visto.» Dalle scale sale qualcosa di piccolissimo, un gradino alla volta, con un libro in bocca. Si ferma davanti al più vicino. Il più vicino è lui.

    { wb-5-37-you-rules }
wb-5-37-nora =
    «Nora potrebbe», dice Ken. Nora non dice niente. «La bambina va restituita», dice Obel. «Il timbro l’ho messo io, di mia mano. E voi, per questo, la lascereste qui. Alla madre chi lo dice?» A quello non ci avevate pensato.

    { wb-5-37-nora-rules }
wb-5-37-us =
    «Noi», dice Lara. «Ogni giorno.» «Quattro minuti», dice Obel, «e poi campana e cena. Lo dico senza rimprovero. Al cancello l’hanno detto nove bambini, ed erano sinceri. Ho qui la lista.»

    { wb-5-37-us-rules }

wb-5-38-front-title = Tre puntini
wb-5-38-front = La matita è per terra, rossa, lunghissima. «Spezziamola», dice Lara. «Tutti insieme, sul gradino.» «E dopo lui sta alla finestra a sentirli», dice Tina, «e non ha più niente a cui attaccarsi.» Sid si schiarisce la voce. Aspettava questo momento da quando sa leggere. «Se una cosa è cancellata ma va tenuta, le si fanno sotto tre puntini. E si scrive *stet*: che resti.» Vi guarda. «Nessuno ha mai detto che valga solo per le parole.»
wb-5-38-stet =
    Li fate per terra, sotto la sua ombra: uno, due, tre. Obel legge. Rilegge, con l’artiglio sotto la riga. «A me nessuno», dice, «mi ha mai…» Non la finisce, e non gli fa male; se ne accorge anche lui. Poi annuncia che resta in ufficio fino al tramonto, per ogni evenienza. La matita se l’è messa dietro l’orecchio, con la punta in su.

    { wb-5-38-stet-rules }
wb-5-38-blunt =
    Spingete tutti insieme. Si piega, si piega ancora, si rompe. Dentro non c’è che un filo rosso, sottile. Obel guarda, e non è nemmeno arrabbiato. Va a prendere la paletta e raccoglie le schegge, prima le piccole. «Allora», dice alla paletta, «mi toccherà sentire tutto.»

    { wb-5-38-blunt-rules }

wb-5-39-front-title = L’aria
wb-5-39-front = La scala dell’ufficio sbuca all’Approdo, e lassù c’è la luce della torre, piccola, quadrata. Nora parte. Di corsa l’avete vista tante volte, ma così mai: l’erba non fa in tempo a piegarsi. Arriva al bordo, salta, e si sente un tonfo, quello degli uccelli contro i vetri. È sull’erba, supina. Si rialza. Posa la mano, ben aperta, su quel niente. Voi le state a destra e a sinistra, e in faccia vi arriva la polvere della torre.
wb-5-39-back-title = Ancora un capitolo
wb-5-39-back = Nora si siede sull’ultimo gradino, con l’ultima pagina arrotolata sulle ginocchia e sopra l’ago. Non piange. Ha da fare con un nodo. «Sono entrata dal taglio», dice, «quindi nel mezzo. E la porta sta in fondo. Finché non c’è la fine non c’è nessuna porta, perciò prima va rimessa questa. L’ho tagliata io, so come si fa. La vostra parte viene dopo merenda. Io intanto aspetto. Mi viene bene.»
wb-5-39-promise =
    «No», dice Tina, e si vede che fatica. «Prometti che non aspetti più nessuno. Se facciamo tardi, comincia senza di noi. E quando puoi andare, va’.» Nora la guarda come se avesse detto una parolaccia. Poi si guarda le mani, a lungo. In una ci sputa, e gliela tende. «Apposta», dice.

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
wb-5-44-front = Siete stesi sulle assi, e sono passati quattro minuti. Nella luce del pomeriggio la polvere se la prende comoda. Giù ai ganci Lara solleva l’impermeabile giallo, come si fa col bucato: le maniche asciutte, le tasche asciutte, la schiena pure. Solo il colletto è ancora umido, dove dovrebbe starci un collo. Tina ci mette intorno le mani, tutte e due, quasi che il caldo bastasse a tenerlo bagnato. È il contrario, e lo sa.
wb-5-44-stet = Mettete l’orecchio sul Libro. Obel si schiarisce la voce, due volte. Si volta una pagina, con fin troppa cura. «*L’orso che perse un bottone*», attacca una voce asciutta, che non c’è abituata, «*se permettete*.» Si ferma; lì intorno qualcuno deve avergli dato una spinta, perché poi continua.
wb-5-44-blunt = Con l’orecchio sul Libro non si sente grattare, per la prima volta oggi. C’è tanto silenzio che restate in ascolto. E a poco a poco capite a che cosa serviva, quel grattare. Sotto, tutto il tempo, c’erano loro: tanti, ma tanti, e piccoli piccoli.
wb-5-44-nest = Ken ha freddo. A sua madre dirà che ha lasciato in giro la giacca, che è la verità. Dove, lo sapete, e sopra chi, e quanti gli dormono accanto, fila per fila. Non ne avete mandato via nessuno.
wb-5-44-back-title = Come finisce
wb-5-44-back = Le cinque e un quarto. Alle sette è il tramonto. Salite ancora una volta e aprite il Libro dove c’era il margine.
wb-5-44-white = Aprite il Libro al margine. È bianco da un bordo all’altro, pulito da far male. Nell’angolo in basso, vicino al dorso, Sid trova qualcosa con la lente: Nora, minuscola, seduta su un gradino, appoggiata a un colle che non c’è. Si è tolta una scarpa. Cuce.
wb-5-44-red = Aprite il Libro al margine. È tutto rosso, come un compito andato male, ma sotto qualcosa si legge: il pollice, un po’ del tè. E da sotto spuntano dei puntini, tre, poi tre, poi tre, storti, perché a Nora tocca farli da dietro. Arrivano fino a metà pagina. Lì, si vede, è finita la luce.
wb-5-44-horse = Aprite il Libro al margine. Metà è ancora in piedi. In un angolo, prima, non c’era niente; adesso c’è un cavallo a pastello, marrone, con la testa oltre il bordo, che guarda da dove siete usciti. Lara ha preso una zolletta in cucina, e la posa sullo scrittoio. «Per stanotte», dice, prima che chiediate. Quando ripassate, alla zolletta manca un angolo.
wb-5-44-stones = Aprite il Libro al margine. Ci sono tutti, pollice, tè, moscerino, cavallo, e il rosso sta sotto, in righe sottili, come sui quaderni, per andare dritti quando si scrive. Nel colle c’è una finestra accesa che non avevate mai visto. Nora cammina lungo le file di pietre tonde e si ferma a ciascuna, come chi prima di andare a letto fa l’ultimo giro della casa.

### Quando è girato l’ultimo segnalino Destino
wb-5-lost-title = Cancellati
wb-5-lost = Una riga vi attraversa tutti e quattro e non fa neanche male: è questo il peggio. Siete sulle assi, e non vi ricordate per che cosa ve la prendevate tanto. È un bel pomeriggio. Quasi quasi si potrebbe uscire. Poi Tina si guarda la manica: c’è un’impronta, d’inchiostro, una mano piccola come la sua. «Nora», dice. E vi torna tutto, in una volta, come l’acqua quando si apre il rubinetto. Dal Libro sale una voce asciutta, bassa bassa. «E sia», dice. «Se permettete: da capo.»
