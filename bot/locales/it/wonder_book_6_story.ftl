# Wonder Book, capitolo VI: quello che si legge ad alta voce.
# wb-<capitolo>-<carta>-<lato>, …-title, …-rules; wb-<capitolo>-<carta>-<chiave> è l’esito di una scelta, o un finale.

wb-6-1-front-title = Tramonto
wb-6-1-front =
    Il sole sta posato sull’orlo del colle. Il cartellino dice DA RESTITUIRE OGGI, e l’inchiostro è ancora bagnato. Lara si toglie l’orologio e lo mette accanto al righello. «Alle sette lo chiude», dice. «Mancano quattro minuti.» «Sempre quattro», dice Sid. «Bastano.» Nel silenzio il dorso scricchiola, una volta sola, come quando un libro lo si prende per tutte e due le copertine.

    «Avrei una battuta», dice Ken. «Ve la dico dopo.»
wb-6-1-back-title = Chi ha preso in prestito
wb-6-1-back = Lara alza il cartellino all’ultima luce. Nove righe, nove calligrafie, otto spunte. *Chi ha preso in prestito il Libro* si può leggere in due modi, e in uno solo i conti tornano: non chi ha preso il Libro, ma chi il Libro ha preso. E accanto al nono nome non c’è niente. «Chi prende in prestito riporta», dice Tina. «Anche i libri.» Ken posa il palmo sulla pagina, come si tocca un cavallo che ha già morso. «È calda», dice. «Pronti a cadere?»
wb-6-1-lines = Sotto la nona riga ne sono affiorate altre quattro, in quattro calligrafie. Una è enorme. Sono sottolineate di rosso, due volte. «Da restituire», legge Lara. «Anche noi.» «Ma se ci ha solo da ieri», dice Ken. Accanto al suo nome, a matita, c’è una spunta, e dopo la spunta un punto di domanda. «Non è sicuro di me», dice, e per un momento ne va quasi fiero.

wb-6-2-front-title = Dal di dentro
wb-6-2-front = Sono le scale della torre, ma girano dall’altra parte, e ogni gradino è una pagina: cede sotto il piede e, appena siete passati, si volta. In alto, dove dovrebbe stare lo scrittoio, c’è una fessura nel cielo, lunga e dritta, e ci entra una luce rossa. Dal muro, all’altezza delle ginocchia, spuntano nove punte di ferro. «I ganci», dice Sid. «Da dietro.»
wb-6-2-back-title = Nel mezzo
wb-6-2-back = Sul terzo gradino c’è Nora, con una scarpa sola e l’inchiostro ai gomiti, che infila l’ago. «La porta l’ho provata», dice. «È disegnata. Un libro senza fine non ha l’uscita: vai, vai, e sei sempre nel mezzo.» Bagna il filo, ci riprova. «Quindi prima la pagina, poi casa. Almeno l’ordine è giusto.» Lo dice all’ago. Deve averlo detto moltissime volte, e a nessuno.
wb-6-2-trust =
    «Ho già cominciato, dalla mia parte», dice Nora, e vi mostra un punto, uno solo, piccolo e dritto. «Ho fatto il conto: se a guardarmi eravate voi, mi cercavate. E se mi cercavate, venite.» Vi guarda negli occhi, proprio in quelli che le avevano fatto tanta paura. Non sapete bene dove metterli.

    { wb-6-2-trust-rules }
wb-6-2-cool = «Bastava dirlo, di chi era l’occhio», dice Nora al filo. «Mi arrabbiavo, il tempo che ci vuole. Poi ridevo.» Non alza la testa. Qualche punto più tardi si fa in là, sul gradino, fino al muro. Non è molto. Vi ci sedete tutti.

wb-6-3-front-title = L’ultima pagina
wb-6-3-front = La pagina è lì accanto, arrotolata. Nora tira il nastro, e quella si apre di scatto, grande come una porta. A sinistra il bordo è dritto dritto. Quello lei non lo guarda. «Vietato sbirciare», dice. «Quello che si legge ad alta voce succede, e letto a metà è peggio di niente.» Dalle scale arriva una corrente, la pagina si gonfia come una vela, e Nora, che non molla, parte all’insù e si fa due gradini senza toccarli. «Questo», dice di lassù, «è l’altro difetto.»
wb-6-3-whole =
    Ha fatto il lato buio, la piega, il margine, e non le manca un angolo. Le grinze le conoscete tutte. Sid se le è perfino disegnate su un braccio, casomai volessero dire qualcosa.

    { wb-6-3-whole-rules }
wb-6-3-chewed = In un angolo ci sono le impronte di due scarpe piccole: qualcuno ci si scaldava i piedi. E tutto intorno i morsi, sessant’anni di morsi. Le parole si sono fermate un pelo prima, come chi ha tirato indietro i piedi. «L’ho tagliata io», dice Nora. «L’ho riportata io.»

wb-6-4-front-title = Ultima pagina
wb-6-4-front = Grande come una porta, e lassù ci vuole andare.

wb-6-5-front-title = Una pagina è una vela
wb-6-5-front = Dieci gradini più su la corrente la ritrova. Chi porta la pagina va dove stava andando, e anche contro il muro. Camminare all’indietro aiuta. Passarsela aiuta di più: tesa fra due persone sta ferma come un lenzuolo steso.

wb-6-6-front-title = La porta da dietro
wb-6-6-front = In fondo alla scala c’è la porta della torre: le assi, i cardini, il chiavistello lungo un braccio. Lo afferrate, e la mano si chiude sul niente. È piatto, è inchiostro. «Disegnata», dice Sid. «E chiusa.» Dietro la carta si sente la grandine, lontanissima. E lungo la soglia, dove ci sarebbe lo spiraglio se questa fosse una porta, qualcosa tira dentro il fiato.
wb-6-6-nine =
    Ibo ha messo giù la sedia, lo schienale contro le assi e la lista sulle ginocchia. «Io custodisco cancelli», dice. «Una porta è un cancello che ha studiato.» Da sotto qualcosa di bianco viene avanti a tentoni. Lui ci mette sopra il piede, piano. «Entrati nove, usciti otto», dice, e guarda Nora. «La penna la tengo bagnata.»

    { wb-6-6-nine-rules }
wb-6-6-alone =
    A questa porta non c’è nessuno di guardia. Da sotto viene una corrente che sa di carta bagnata. Poi viene qualcosa di bianco, cieco, non più spesso di una lettera. Appena è dentro tira un respiro, e adesso è grosso quanto voi.

    { wb-6-6-alone-rules }

wb-6-7-front-title = Quattro metri
wb-6-7-front = Sul muro qualcosa luccica: quattro metri d’ottone, sottile come un capello. È la vostra cucitura di ieri, vista da dietro. «Quando c’è la pagina non serve più», dice Nora. «Potete toglierla.» «Ci rimettiamo le dita», dice Lara, «ed è quasi buio.» «È di Ibo», dice Tina. «Ce l’ha prestata, mica regalata.» L’altra cosa non la dice nessuno: che al tramonto il Libro può chiudersi, con dentro la molla.
wb-6-7-bring =
    Sfilate la molla dal cielo, una mano dopo l’altra, e l’ottone taglia. Uno di voi se l’avvolge al polso, e non vuole aiuto. Quando è fuori, intera, la molla canta, sottile e acuta, come quando l’avete presa. «*Un giorno*, ha detto», dice Tina. «E oggi lo è ancora. Per poco.»

    { wb-6-7-bring-rules }
wb-6-7-later = «Prima la pagina», dice Lara. «Lo direbbe anche lui. Per iscritto.» Ha ragione, e passate oltre, con gli occhi sui gradini. La vedete luccicare lo stesso, per un bel pezzo.

wb-6-8-front-title = Metà
wb-6-8-front = Sulla ringhiera sta un Wyrm viola, e dice mezze frasi con la voce di nessuno. *E dentro la zucca c’era una… La terza sorella, invece, non… Quando il re aprì la lettera, vide che…* Non minaccia nessuno. Chiede. E ogni volta che nessuno risponde si fa un po’ più scuro.

wb-6-9-front-title = Portatela su
wb-6-9-front = La via dritta è incollata. L’altra fa il giro: la fessura, la campana, sotto lo scrittoio. «Alle sette per l’orologio», dice Sid. «E per il *sole*?» La luce, che era d’oro, è rossa. «Il tramonto», dice Nora, «è quando non si riesce più a leggere.» Prende un angolo della pagina e con la testa vi fa segno di prenderne un altro.
wb-6-9-back-title = Il Taglio
wb-6-9-back = Spingete la pagina oltre l’ultimo gradino, e la corrente cade, come se qualcuno avesse chiuso una finestra. Davanti a voi l’aria è tagliata da cima a fondo. Di là è buio, e il buio sa di pane vecchio e d’inchiostro. La pagina alza da sola il bordo dritto, come un cane la testa quando sente il cancello.

wb-6-10-front-title = La copia del portinaio
wb-6-10-front = Dietro la porta, a un chiodo, è appesa una lista. Scende fino a terra, va avanti sul pavimento e risale un pezzo del muro di fronte. È scritta piccolissima.
wb-6-10-back-title = Capre
wb-6-10-back = *Bambini entrati: nove. Bambini usciti:* e lì la penna è rimasta giù tanto che ha fatto una macchia. Tutto il resto sono capre. Le ha contate ogni volta che era triste, e ci ha messo la data. Trecentododici. Trecentododici. Una volta, in un brutto inverno, trecentoundici; e il giorno dopo: *trovata, era dietro il pozzo, trecentododici.* Sottolineato, due volte.

wb-6-11-front-title = Nove punte
wb-6-11-front = Sotto ognuna delle nove punte c’è una linea a matita, e un nome. Si sa come si fa: schiena al muro, righello in testa, non barare coi talloni. Un muro così l’avete già visto, oggi. Era più in basso.
wb-6-11-back-title = Quanto erano alti
wb-6-11-back = Milo arrivava qui, Uma là, Nora una spanna sotto di voi. La linea più bassa è quasi a terra, alta una scarpa: niente nome, solo segni di denti. «Cominciano tutti piccoli», dice Lara, e stavolta si capisce da che parte sta. Alla nona punta è appesa la cartella con l’angolo masticato, e dentro c’è ancora un panino. «Mi *pareva*», dice Nora. «Finitelo voi. È tutto il giorno che vorrei farlo io.»

wb-6-12-front-title = La campana, da sotto
wb-6-12-front = Stavolta sbucate da sotto, e la campana vi sta sopra come un cielo verde. Il muschio sull’orlo è pieno di sera. In sessant’anni, se non l’avete suonata voi, non l’ha suonata nessuno.
wb-6-12-back-title = Perché una volta
wb-6-12-back = CHI VA A CASA SUONA UNA VOLTA, dice la targa, E PRENDE IL CAPPOTTO DAL GANCIO. Nel nono posto Nora si vede la faccia. Sputa sulla manica, e per l’inchiostro fa quello che si può. «Una volta sola?» dice Ken. «Io suonerei fino a non sentirmi più le braccia.» «Due vuol dire che sei tornato», dice Nora. Ci pensa su. Il bronzo è stato al sole tutto il giorno, e per un minuto ci appoggiate la schiena, tutti quanti.

wb-6-13-front-title = Pagine incollate
wb-6-13-front = Quattro gradini sono incollati insieme, come pagine voltate con le dita appiccicose. Dietro, la scala va su dritta. La si vede appena, con la guancia contro la carta.
wb-6-13-back-title = Uva spina
wb-6-13-back = Accostate una Scintilla al bordo e soffiate. I gradini si staccano uno alla volta, col rumore di un bacio. È marmellata davvero. Nora ci mette il dito. «Uva spina», dice. «È Uma. Leggeva sempre mangiando, e gliel’avrò detto mille volte.» Il dito se lo lecca due volte. Dove c’era il muro adesso ci sono gradini, oltre il pianerottolo e via, dritti che è un piacere.

wb-6-14-front-title = Ago di Nora
wb-6-14-front = Assottigliato nel mezzo, dove da stamattina lo tengono due dita.
wb-6-15-front-title = Resto del panino
wb-6-15-front = Un morso l’ha già avuto. Quello che è cominciato vuole essere finito.

wb-6-16-front-title = Due aghi
wb-6-16-front = Due aghi: quello consumato l’avete voi, quello d’oro ce l’ha lei. «Uno davanti, uno dietro», dice Nora. «Ecco perché nella scatola c’erano due posti. Il vostro il buco lo conosce già. E io, per una volta, prendo quello bello.» È seduta sull’orlo del Taglio, con le gambe nel buio, come in piscina. Qualcuno la tiene per la manica. Nora guarda la mano. «Torno», dice. «Apposta.»
wb-6-16-hem =
    «Qui c’è già qualcosa», dice Nora dal buio. «Lungo un dito, con l’orlo.» È la fessura che avete lasciato voi. «Mentre non c’eravate ci ho tenuto dentro due dita. È la migliore asola che abbia mai sentito. Partite da qui.»

    { wb-6-16-hem-rules }
wb-6-16-knocks = Il buio si richiude, liscio, e Nora è come se non ci fosse mai stata. Poi, dall’altra parte, bussano: tre volte. Bussate anche voi, tre volte. «Ah, bene», dice una voce, vicinissima. «Allora quella volta *eravate* voi.»
wb-6-16-back-title = Da dietro
wb-6-16-back = A una spanna dalla vostra spunta dalla carta una punta d’oro, e aspetta. Infila, tira, piegati indietro, respira: voi di qua, lei di là, e nel filo sentite il suo peso, come sull’altalena a bilico quando dall’altra parte c’è qualcuno. Pesa poco. «Tirate a sinistra», dice la pagina. «Sei tu che *respiri* a sinistra», dice Ken.
wb-6-16-first =
    «Avevi promesso che non aspettavi più nessuno», dice Sid alla pagina. «E chi aspetta?» dice la pagina. «Sono avanti di tre.» È avanti di uno solo. Ma che punto.

    { wb-6-16-first-rules }
wb-6-16-waits = Dopo ogni punto la punta d’oro si ferma, finché non c’è anche il vostro. Senza, farebbe prima. «Ho preso il vizio», dice la pagina.

wb-6-17-front-title = Cucire la pagina
wb-6-17-front = Dentro e fuori, per i vecchi buchi, voi da una parte e lei dall’altra. Un punto deve brillare, se no non tiene. La luce nel Taglio ormai è color volpe, e Lara ha smesso di contare ad alta voce, per contare più in fretta.

wb-6-18-front-title = Cucitela dentro
wb-6-18-front = Adesso la pagina aiuta: trema, e spinge il bordo sotto l’ago. Ma tremano anche le scale. Dal pianerottolo sale qualcosa che i gradini non li usa, perché è troppi. «Non voltatevi», dice Lara, e naturalmente si voltano tutti.
wb-6-18-back-title = Ha una fine
wb-6-18-back = L’ultimo punto fa uno scatto. Dall’orlo esce una mano, con l’inchiostro fino al gomito, e dietro la mano, di schiena, Nora, col filo fra i denti. Un brivido scende giù per tutta la torre, gradino per gradino. Il Libro adesso pesa di più a destra. Ha una fine. Là dentro si ferma tutto, per un respiro, come una classe quando si apre la porta. Poi, molto in basso, nel buio, se ne accorge anche qualcos’altro.

wb-6-19-front-title = Si volta pagina
wb-6-19-front = «Giù la testa», dice una voce dal cielo, non troppo ferma. «Si volta pagina.» Si ripiegano i gradini, tutti e novanta, poi i ganci, la campana, schiacciata fra due fogli, e la porta col suo chiavistello. Restate appesi alla cucitura. L’avete fatta voi, e tiene.
wb-6-19-back-title = Bianco
wb-6-19-back = È così bianco che non avete ombra. Non c’è nemmeno l’impronta di un pollice. Lontano lontano, in pochi tratti di penna, c’è un colle, e sul colle una torre, con la porta e intorno tante lineette oblique. «Pioggia», dice Ken. «Grandine», dice Sid. «Guarda le punte: rimbalzano.» Davanti al disegno corrono le righe stampate, larghe da camminarci sopra. L’ultima finisce in un punto, tondo e nero come un pozzo. «Non era mica così grosso», dice Nora.

wb-6-20-front-title = Luce per leggere
wb-6-20-front = Dal margine entra il tramonto. Il bianco si fa azzurro, l’azzurro grigio, e le parole piccole cominciano a formicolare. «È qui che arriva la primavera», dice Nora. «Io l’ho vista soltanto capovolta, ma una cosa la so: una riga non fa primavera.» Le parole grandi si leggono ancora. Le mezzane, a non battere ciglio.
wb-6-20-lamp =
    Dal bordo della pagina spunta un collo di ferro, poi tutto il resto, ed è Wick, al galoppo. Soffia un po’ di luce sul capolettera, un po’ sulla frase lunga, un po’ sulla nota. E ogni volta resta lì, con la testa piegata e un piede per aria, finché la luce non ha preso.

    { wb-6-20-lamp-rules }
wb-6-20-bread =
    Prima arriva l’odore, poi dal margine arriva Wick, spento, con la brina sul collo e un vassoio da fornaio. La vostra luce ha tenuto acceso il nono forno tutto il giorno: ci sono focaccine grandi come cuscini, e fumano. Ognuna ha un morso, piccolissimo, come se qualcuno le avesse assaggiate tutte e gli avessero detto di aspettare.

    { wb-6-20-bread-rules }
wb-6-20-dark = «E allora si legge in fretta», dice Lara. Come piano è un po’ corto. Chiede se qualcuno ne ha uno migliore; per una volta, non le dispiacerebbe.

wb-6-21-front-title = Riga cancellata
wb-6-21-front = Questa riga l’ha cancellata Obel, in rosso, col righello, e sotto il tratto non si muove più una parola. «Ha cominciato dalla fine», dice Nora, «per non doverla fare per ultima.» Ci si può camminare sopra. È come attraversare una stanza dove qualcuno ha appena detto *lascia stare*.

wb-6-22-front-title = Tre voci
wb-6-22-front = I leggii sono tre: uno dentro la prima lettera, quella grande, uno sulla frase lunga, uno alla nota. Sono su misura per una lettrice lunga come un autobus. «Vesper leggeva con tre voci», dice Nora. «Una per l’inizio, una per il mezzo, e una per quello che nel mezzo il libro si vergognava di dire.» Vi contate. Bisogna leggere in tre, tutti insieme, o viene fuori solo rumore.
wb-6-22-inkling =
    Nell’incavo di un braccio qualcosa ticchetta. È la pietra che fino a oggi pomeriggio era Inkling, e doveva dormire tutto l’inverno. «Ha sentito che si legge», dice Tina. Il guscio si crepa, e non la finisce più di creparsi, tanto ce n’è lì dentro. Quello che ne esce è lungo come un divano. Ha le ali, bagnate e sgualcite, e ancora un dente solo. Posa il mento sul leggio e guarda la prima parola, a lungo. «*Grandine*», dice, ed è bellissima.

    { wb-6-22-inkling-rules }
wb-6-22-wick =
    Wick va alla frase lunga: un piede, ci pensa, l’altro piede. Si volta, casomai dispiacesse a qualcuno. Parlare non sa. Ma quando si china su una parola, la parola si accende, e allora la sentite, chiara, come si sente la gente dietro una finestra illuminata. Nora gli accarezza il collo storto. «E morde solo la *carta*», dice. «Oggi no, Wick.»

    { wb-6-22-wick-rules }
wb-6-22-nora =
    «La lunga la leggo io», dice Nora. «Ho la voce forte. Col buio mi sono esercitata tutta la mattina.» Si infila l’ago d’oro nella treccia, si arrampica. Il leggio le arriva al mento. Poi ci posa sopra le mani, ben aperte, e resta lì un momento. È la pagina che ha tagliato lei.

    { wb-6-22-nora-rules }

wb-6-23-front-title = Leggere ad alta voce
wb-6-23-front = La prima parola di una riga va cavata di bocca con le tenaglie. Ma quando attacca anche l’altro leggio, e poi il terzo, le righe filano da sole, una dietro l’altra, e a quello che si legge torna il colore in faccia. Carta canta. Questa non aspettava altro.

wb-6-24-front-title = Boccone
wb-6-24-front = Uno sta più avanti degli altri. Ha la bocca piena e non mastica: nelle guance ci tiene un paragrafo intero, e gira la faccia cieca da uno di voi all’altro. Ha paura di perderne un pezzo, e a inghiottire non gli ha mai insegnato nessuno.

wb-6-25-front-title = Tre morsi
wb-6-25-front = A ogni leggio manca una parola. Al suo posto c’è un morso, largo una scarpa. «Saltarla non si può», dice Nora. «Oggi ne ho saltata una, e se ne sono accorti.» Ci vuole una parola, e ci vuole quella giusta, perché qui, appena detta, è vera. «Le abbiamo viste tutte e tre», dice Sid. Si è tirato su le maniche e comincia a leggersi le braccia.

wb-6-26-front-title = La Posta riscuote
wb-6-26-front =
    A mezz’aria si apre uno sportello. «Quill, Lettere morte», dice una voce lì dietro. «Dovete una storia, con la fine. E noi al tramonto si chiude.»

    «*Adesso*?» dice Lara.

    «Il modulo», dice la voce, «parla del *primo momento inopportuno*.» Dallo sportello esce un timbro, e resta alzato, in attesa. Alle vostre spalle, sul bianco, qualcosa ha preso la rincorsa.
wb-6-26-tell =
    Ken la racconta da dove si trova. È quella della capra, che una fine non l’ha mai avuta. Adesso gliela dà, la capra era sempre stata dietro il pozzo, e fa tutte le voci, perfino quella del pozzo. Dietro lo sportello c’è silenzio; poi Quill si soffia il naso, e il timbro viene giù: SALDATO. Ken non ha mai raccontato così bene. E intanto quelli senza orecchie si sono fatti più vicini.

    { wb-6-26-tell-rules }
wb-6-26-refuse =
    «Domani», dice Lara. «Signorina», dice la voce, e non è cattiva, «quale domani?» Dallo sportello esce una mano, col polsino grigio, e si prende altro: un foglietto con sopra una strada. Lo piega in quattro, ci mette il bollo.

    { wb-6-26-refuse-rules }

wb-6-27-front-title = In fondo alla pagina
wb-6-27-front = La prima riga parla della Corte dei lampioni, dell’ultima neve nelle grondaie. La leggete, e sotto i piedi comincia a gocciolare. In fondo alla pagina il punto si muove. Dall’orlo si sporgono teste bianche, e si girano tutte da questa parte, verso il suono. «Non è per mangiare», dice Tina. «Vengono ad ascoltare. Solo che senza mangiare non sanno come si fa.»
wb-6-27-back-title = E lì si fermò
wb-6-27-back = Il dito è arrivato alla penultima riga. Lassù è tutto detto, e quindi tutto a colori: il timo, la strada, una pozzanghera con la sua nuvola. Solo il disegno è ancora un disegno. Le voci si fermano, perché manca una frase, e nessuno vuole essere il primo. Nel silenzio il punto si apre. Non è un punto, è una bocca. No. Sono moltissime bocche.

wb-6-28-front-title = Il capolettera
wb-6-28-front = Il capolettera è alto come una casa, tutto foglie dipinte, e il leggio sta fra le foglie. La riga parla dei cuccioli: *Erano bianchi e ciechi, e avevano tanta fame che mangiavano il buio; e che cosa sarebbero diventati non lo sapeva nessuno, perché cominciano tutti*… E lì c’è il morso.
wb-6-28-back-title = Cominciano tutti
wb-6-28-back = Il morso è ancora umido sull’orlo. Ci passate il dito, e la parola si sente, come si sente con la lingua il dente che non c’è più. Non era una gran parola, vi pare. Ieri qualcuno l’ha detta, davanti a un forno, e non si è capito da che parte stava.
wb-6-28-hungry =
    «*Affamati*», leggete, ed è vero all’istante: lo stomaco vi cade in fondo alle scarpe. «Affamati lo sono sempre», dice Nora, «dal principio alla fine. Qui dice come *cominciano*.» Fra le foglie dipinte, intanto, è uscito qualcosa che uno stomaco ce l’ha di suo.

    { wb-6-28-hungry-rules }
wb-6-28-small =
    «*Perché cominciano tutti piccoli*», leggete. Le foglie si srotolano, una per una, e sotto la carta si mette a battere qualcosa, molle e svelto, un cuore nell’uovo. Lara rilegge la riga, anche se non ce n’è bisogno, e la sua voce non è più quella di ieri.

    { wb-6-28-small-rules }
wb-6-28-white =
    «*Bianchi*», leggete. Diventano bianche le foglie, poi le vostre mani. «C’era già», dice Sid. «Due volte nella stessa riga non lo mette nessuno.» In tutto quel bianco chi sale dalla carta non si vede. Si sente soltanto.

    { wb-6-28-white-rules }

wb-6-29-front-title = La frase lunga
wb-6-29-front = La frase comincia con una montagna e finisce, nove righe dopo, con un gancio. Si respira alle virgole. Verso la fine dice: *e ogni bambino preso in prestito per un po’ salì i novanta gradini, prese il cappotto dal gancio, e suonò*… E lì c’è il morso.
wb-6-29-back-title = E suonò
wb-6-29-back = L’avete letto su una targa d’ottone, qualcuno di voi anche due volte. Provate a rivederla: nel ricordo, davanti alla parola, c’è un nido d’uccello. La carta aspetta. È una frase lunga, ad avere pazienza c’è abituata.
wb-6-29-once =
    «*E suonò una volta*», leggete, e da molto sotto sale una nota sola, così bassa che tremano le virgole. Una cosa bianca si ferma a metà di un morso e inclina la testa. «La conosce», dice Nora. «Voleva dire: il resto domani.»

    { wb-6-29-once-rules }
wb-6-29-twice =
    «*Due volte*», leggete, e per un momento è vero. «Due è chi torna», dice Nora, «e non è mai tornato nessuno.» Ma dal mezzo della frase qualcosa torna. È stato via tanto di quel tempo che si è scordato le buone maniere.

    { wb-6-29-twice-rules }
wb-6-29-never =
    «*E suonò invano*», leggete. Si fa silenzio, come in una campana imbottita di paglia. Per la durata di un respiro non è mai tornato a casa nessuno. Nora è pallida. Nella paglia qualcosa mastica.

    { wb-6-29-never-rules }

wb-6-30-front-title = La nota a piè di pagina
wb-6-30-front = La nota è stampata così piccola che si legge a pancia in giù. C’è un 1 minuscolo, e poi: *Il portinaio tiene a precisare che in tutti questi anni sono passate davanti a lui, senza pagare, trecento-* e poi c’è un morso, *capre*.
wb-6-30-back-title = Capre non paganti
wb-6-30-back = Al numero Ibo ci teneva tanto da farselo stampare in un libro che parla di primavera. «È proprio *lui*», dice Nora. Tirare a indovinare non si può: una nota è una nota. Sul colle disegnato una capra, piccola, quattro tratti per le zampe, ha alzato la testa.
wb-6-30-nine =
    «*Trecentonove*», leggete. Lontano una lista si riavvolge di colpo, offesa, e la capra si sdraia. «Quelli sono i *bambini*», dice Nora. «Lui non li confonde mai.» Proprio dove avete borbottato si alza qualcosa.

    { wb-6-30-nine-rules }
wb-6-30-ninety =
    «*Trecentonovanta*», leggete, e per una riga è vero: vi passano addosso al galoppo trecentonovanta capre. «Quelli sono i *gradini*», dice Sid, troppo tardi. Quando sono passate, è rimasta indietro una cosa che non è una capra.

    { wb-6-30-ninety-rules }
wb-6-30-twelve =
    «*Trecentododici capre*», leggete, ed eccole tutte, sul colle disegnato, a quattro tratti l’una. Lontano lontano si sente qualcuno che conta sottovoce. Arriva in fondo, e in fondo c’è il numero giusto. Poi si sente arrotolare una lista, con molta tenerezza.

    { wb-6-30-twelve-rules }

wb-6-31-front-title = Una porta a penna
wb-6-31-front = Da vicino la torre è fatta di quaranta tratti di penna, la porta di nove. La grandine sta ferma a mezz’aria, tutta lineette oblique. A sbatterci contro, è fredda.
wb-6-31-back-title = Otto puntini
wb-6-31-back = Da questa parte la porta non ha chiavistello. Sotto c’è stampata l’ultima frase del Libro. Ne leggete solo la fine, a labbra chiuse: *e dalla parte di dentro ........ tirò il chiavistello.* Sid conta i puntini. «Otto», dice. «Se è una parola, sono otto lettere.» Al batacchio è appeso un paio di occhiali. «È venuto a cancellarla», dice Nora. «Poi l’ha letta. E poi ha dovuto asciugarsi gli occhiali.»

wb-6-32-front-title = Occhiali di Obel
wb-6-32-front = Ci si vede ogni errore del mondo, nitidissimo. Per forza è stanco.

wb-6-33-front-title = L’Incompiuto
wb-6-33-front = Esce dal punto, e non la finisce più di uscire. Al buio sono cresciuti insieme, a centinaia: una schiena, una mascella, un palmo di calligrafia, una codina che non è di nessuno. È alto quanto il colle. Occhi non ne ha, e trema. E dice quello che hanno sempre detto tutti; solo che adesso lo dicono insieme, e si capisce. *E poi?* dice. *E poi? E poi?*
wb-6-33-fewer =
    «È pieno di vuoti», dice Tina. I vuoti vanno per file, e quelle file le conoscete. Chi oggi ha sentito una storia fino in fondo non è venuto. Dorme della grossa.

    { wb-6-33-fewer-rules }
wb-6-33-all = «Quanti sono?» chiede Ken. Sid ha cominciato a contare, e ha smesso. «Tutti», dice. «Tutti quelli che su quegli scaffali hanno avuto mezza storia.» Ken ci pensa un momento. «Bene», dice. «Ho paura. Lo dico solo perché sia detto.»
wb-6-33-back-title = Un po’ meno di quattro
wb-6-33-back = «Quello, se permettete, non si finisce», dice Obel. È venuto fino al bordo della pagina, grigio, sottile come un righello, senza occhiali. «Ho provato anch’io, da principio. La matita è venuta dopo. Gli si può soltanto chiudere sopra il Libro.» Guarda il cielo. «Vi restano quattro minuti», dice, «anzi, un po’ meno. Salvo errore.» E aspetta che qualcuno lo trovi.
wb-6-33-reads =
    Obel posa la matita nella piega, parallela al bordo. «Pare che io abbia una parte», dice. «Il penultimo paragrafo. L’ho cancellato stamattina; sotto il tratto si legge ancora.» Tossisce. Legge piuttosto bene.

    { wb-6-33-reads-rules }
wb-6-33-broken = Ha in mano la paletta con le schegge, e in tutto quel bianco non trova dove posarla. «Una parte la so a memoria», dice. «Avrei gradito che me la si chiedesse. Ma con chi rompe non si legge.» E si siede dalla sua parte del margine, con le zampe raccolte e la paletta in grembo. Dopo un po’, quando crede che non guardiate, muove le labbra.

wb-6-34-front-title = Una storia per dormire
wb-6-34-front = «Morde perché ha fame», dice Nora, «mica perché è arrabbiato. Quindi niente botte. Gli si legge *addosso*, fortissimo. E dove avete solo mezza frase, il resto lo inventate: la testa serve a quello.» Gli siete vicinissimi. Tenete le mani dietro la schiena, perché non veda che tremano. Non ha occhi, d’accordo. Le tenete dietro lo stesso.

wb-6-35-front-title = E poi?
wb-6-35-front = *E poi?* La bocca stacca mezza riga e la sputa subito: manca l’altra metà. «Dall’inizio», grida Nora. «Non importa se è bella.» E allora cominciate. C’era un colle, e sul colle una torre. Sta fermo. Tutte le teste cieche si girano verso di voi. In vita vostra non vi ha mai ascoltati così nessuno.
wb-6-35-back-title = Il più piccolo
wb-6-35-back = Ne resta uno, l’ultimo. Non era grande, sotto tutti gli altri: è più basso di una sedia. Vi appoggia il mento su una scarpa. Gli raccontate come l’ultima pagina salì le scale, e glielo raccontate pianissimo, che a momenti non si sente. *E po*, dice lui. Aspettate il resto. Il resto non viene. Respira. E intorno, fin dove c’è pagina, tutto il bianco respira con lui.

wb-6-36-front-title = L’inizio
wb-6-36-front = «C’era una volta un paese pieghevole», cominciate. «D’inverno si chiudeva. L’avevano fatto i draghi.» Questa in parecchi la sanno, e allora non dicono più *e poi*: da fuori verso dentro lasciano andare il vicino, rotolano giù per tutto quel bianco e si mettono naso contro coda. Ne passa uno lungo come una via, con la pelle fitta di noticine. *Vedi sopra*, borbotta, ed è già sotto. «Non fermatevi sul più bello», sussurra Nora. «Il più brutto è il mezzo. Chi è lì crede sempre che sia tutto lì.»

wb-6-37-front-title = Il mezzo
wb-6-37-front = Poi nella storia entra una bambina con un righello. Non era previsto. La racconta Nora, con la voce ferma: prese il righello, tagliò, e *allora vide che cosa aveva fatto*. Lì si ferma. Andate avanti voi; le serviva solo questo. Si addormentano a dozzine. Quel che resta non è più alto di una casa, e per un momento, raccontando, state con la schiena appoggiata alla schiena di un futuro drago.

wb-6-38-front-title = Pietre
wb-6-38-front = Si può parlare solo sottovoce. La piana ne è coperta fino al colle disegnato: tondi, bianchi, a migliaia, naso contro coda. Stanno diventando pietra, e la pietra è calda. «Ambra», sussurra Tina passando, uno per uno. «Brina. Cenere. Duna.» Dove la pagina finisce, qualcosa di lungo come un autobus ha posato il mento sulla carta. Deve aver fatto molta strada, adagio adagio. Ha il muschio sulle palpebre. Poi su una sola.
wb-6-38-back-title = Quella che aspetta
wb-6-38-back = È Vesper. Ha il mento sulle zampe e un occhio come una ruota di carro, e dentro l’occhio c’è una sera intera. Non guarda voi. Guarda là dove finisce la stampa, come si guarda una porta quando si sono sentite delle scarpe, di là. Sono sessant’anni che aspetta. *Per favore* non lo dirà. «Manca una frase», dice Nora. «E ha un buco.»
wb-6-38-minnow = Nora ha preso una manica, la prima che ha trovato. «Quello che vi ho detto al buio», dice. «Che Mamma ha chiuso a chiave e dovrò suonare. Lo penso ancora. Però è meglio con uno che lo sa.» Ha la mano ruvida d’inchiostro, e piano piano si scalda.
wb-6-38-letter = «La mia lettera l’avete letta», dice Nora, e non si volta. «Ogni volta che dico *non si sta male* vi guardate le scarpe.» A nessuno viene in mente niente da dire. Nora posa la mano d’inchiostro sulla grande palpebra, e sente se è calda. «Si stava un po’ male, invece», dice. «Ecco. Adesso non dovete più portarlo da soli.»
wb-6-38-eye = Nora va così vicino che nell’occhio ci si vede tutta, a testa in giù. Sta dritta dritta. «Scusa», dice. «Volevo solo che smettesse di guardare.» L’occhio si chiude, piano, e si riapre. «I gatti», spiega Sid più tardi, «fanno così per dire che va bene.» In tutta la sera è l’unica cosa che non abbia letto da qualche parte.

wb-6-39-front-title = Otto puntini
wb-6-39-front =
    Il Libro finisce così: *Chicchi grossi come biglie, e un solo tetto su tutto il colle. Corsero verso la vecchia torre. La porta era chiusa, e dalla parte di dentro ........ tirò il chiavistello.*

    «Ma siamo noi», dice Ken. «Ieri.»

    «È stampato da prima che nascessimo», dice Sid. «Tutto, tranne i puntini. Lì ci vuole qualcuno che dica chi.» Nella piega del Libro c’è una penna. È calda.
wb-6-39-nora =
    Sugli otto puntini Nora scrive quattro lettere, con due vuoti davanti e due dietro, così sembra fatto apposta. L’inchiostro resta bagnato a lungo. «Così sarò io», dice. «Almeno a inchiostro. A ogni porta, ogni volta che grandina. Ce n’è di peggiori, di mestieri.» Ma i quattro puntini rimasti li guarda un po’ più di quanto serve per contarli.

    { wb-6-39-nora-rules }
wb-6-39-own =
    C’è una lite, sottovoce, perché la penna la vogliono tutti e nessuno la molla. Poi c’è un nome, scritto di corsa, prima che qualcuno conti le lettere. I puntini avanzano. Non importa. Il Libro quella mano la conosce: ce l’ha da ieri, in fondo a una lista. Sotto, molto sotto, qualcosa cambia fianco, come fa chi dorme quando lo si chiama per nome.

    { wb-6-39-own-rules }
wb-6-39-somebody =
    «Q, U, A, L», compita Sid, un dito per puntino, e poi gli ci vuole l’altra mano. Non ride nessuno. «Non è una risposta», dice Lara. «Si dice quando non si sa chi è stato.» «O quando poteva essere chiunque di noi», dice Tina. Nora lo scrive in bella. Sotto l’inchiostro i puntini si spengono uno dopo l’altro, come i lampioni la mattina.

    { wb-6-39-somebody-rules }

wb-6-40-front-title = Dalla parte di dentro
wb-6-40-front = «*E dalla parte di dentro*», leggete tutti insieme, e la carta della porta diventa morbida come una guancia. La mano ci passa fino al polso, e di là c’è legno vero: lo dicono le schegge. Oltre il braccio vedete una scala, la polvere spessa come feltro, nove ganci. Al nono c’è un piccolo impermeabile giallo, e gronda. «Sono *appena* andata via», sussurra Nora. Fuori, nella grandine, qualcuno sta facendo dieci passi indietro.
wb-6-40-back-title = Qualcuno tirò il chiavistello
wb-6-40-back = Il chiavistello è lungo un braccio, e non si muove da sessant’anni. «Adesso», dice Lara. «Corre.» Tirate. È duro, è duro, e di colpo cede e scorre, e la porta si spalanca un attimo prima che lui arrivi. Dalla grandine vola dentro un bambino e atterra a pancia in giù. «Tutto calcolato», dice. Accanto a voi Ken ha le orecchie rosse. «Be’», dice. «Però era vero.» Ritirate la mano appena in tempo: laggiù una bambina sta guardando dietro la porta. Trova il chiavistello, e nient’altro. Sta ancora scorrendo.

wb-6-41-front-title = Una volta
wb-6-41-front = Vesper chiude l’occhio, e lascia andare un respiro che aveva preso sessant’anni fa. Sul colle la grandine disegnata si scioglie, lineetta per lineetta. Adesso il Libro ha una fine, e la fine ha una porta. Lì accanto pende la corda della campana: cinque tratti di penna e un nodo. Nora la prende. «Si suona andando a casa», dice. Poi guarda la piana: sono migliaia, e si sono appena addormentati. La campana è bassa. La si sente nei denti.
wb-6-41-ring =
    Poi ci si appende con tutto il suo peso, e sul bianco passa una nota sola. Qualche pietra si gira. Vi chinate, le ridite all’orecchio l’ultima riga, e dorme. Molto lontano, a una porta o a un cancello, qualcuno si toglie il berretto e guarda chi va a casa. Ha una penna.

    { wb-6-41-ring-rules }
wb-6-41-tiptoe = «Si sveglierebbero», dice Nora. Con la manica dà una pulita alla corda. Ed è la prima volta che una bambina se ne torna da Oniria in punta di piedi; voi dietro, con le scarpe in mano. Sulla targa d’ottone resta un posto vuoto. È pulitissimo.

wb-6-42-front-title = Cinque
wb-6-42-front = L’ultima pagina vi si volta addosso come una coperta, e siete stesi sulle assi, in cinque. Sullo scrittoio la penna rotola ancora, e si ferma. Per l’orologio di Lara sono passati quattro minuti. A valle ne batte un altro. «Le sette», dice Lara. «Io sono entrata alle sette e venti», dice Nora. «Quindi sono in anticipo.» Poi vede quante luci ci sono là fuori, e quali. «Oh», dice. E dopo un po’: «Almeno le scale ci sono ancora.»
wb-6-42-answer = Poi le date la busta. *Minnow*, c’è scritto, in una calligrafia che ormai trema. Nora la guarda davanti, la guarda dietro, e la apre col righello, come si deve. È una riga sola. La legge troppo svelta, e le tocca rileggerla. «*La cena è alle sette*», c’è scritto. «*Non ho mai detto di che giorno.*»
wb-6-42-posted = «La tua lettera è arrivata», dice Tina sulle scale. «L’abbiamo spedita noi. Un po’ tardi.» Nora si ferma, la mano sulla ringhiera. «Quella del *non si sta male*?» «Quella.» Ci pensa su. «C’erano *tre* cose non vere», dice. «E lei l’avrà visto dalla calligrafia.»
wb-6-42-back-title = Il nono gancio
wb-6-42-back = Nella polvere ci sono le vostre impronte, quattro file; adesso sono cinque. I ganci sono bassi, e Nora ci arriva senza nemmeno alzarsi sulle punte. Al nono è appeso il suo impermeabile giallo. Tasta la manica, poi l’orlo, poi le tasche, l’una e l’altra, per scrupolo. Asciutto. Asciutto. Asciutto. Allora rivolta il colletto. Sotto il laccetto, dove non passa aria, c’è una macchia grande come una moneta, ed è fredda. «*Almeno*», dice Nora, e se lo infila.
wb-6-42-nine = Di sopra, fra le pagine, scrive una matita piccolissima. *Bambini entrati: nove*. E sotto, *Bambini usciti:* e una pausa, come se la matita passasse da una mano all’altra. *Nove.* Si va a capo. *Capre: trecentododici. I conti tornano.* Poi, visto che c’è posto e che nessuno guarda, viene un suono che da lui non avete mai sentito. Non ticchetta. Pare che canticchi.
wb-6-42-plate = Molto più su, su una targa d’ottone, i graffi adesso sono nove. Il primo è una M, l’ultimo è una N, e bella profonda. Il lucido è andato. Non serve più.
wb-6-42-polished = Nora si ferma e ascolta in su. Poi si abbottona fino in cima, dove il bottone c’è. «Sulla sua lista risulterò ancora fuori», dice. «Suono domani, quando hanno dormito. E che per me non si metta a contare le capre.»

wb-6-43-front-title = La porta
wb-6-43-front = Non c’è da toccare il chiavistello: è aperto da ieri, e nessuno l’ha più chiuso. Ken, per abitudine, ha già la spalla contro le assi. Poi ci ripensa, e gira la maniglia. «Dopo di te», dice a Nora, e non è neanche una battuta.
wb-6-43-dark = Fuori è buio come in una tasca, e piove. La torcia fa clic, e si spegne. Di quel paese vi siete lasciati indietro più di quanto abbiate voglia di pensare, e nessuno ha una mano libera, perché ognuno ne tiene un’altra. Laggiù, dove comincia la strada, qualcuno ha messo un lume alla finestra, per nessuno in particolare. Restate fermi finché non l’ha visto anche l’ultimo.
wb-6-43-drizzle = Pioviggina, e il colle sa di timo bagnato. Il cielo è per metà nuvole e per metà no. Anche il paese è in piedi per metà: Sid ha contato i tetti. «Metà», dice Nora, «va bene.» Ha tirato fuori la lingua, per sentire com’è la pioggia di questi tempi. Ce la tiene un bel po’.
wb-6-43-stars = Le nuvole se ne sono andate. Nora butta indietro la testa. Le stelle ci sono tutte, e ognuna al suo posto. «Ero preoccupata per quelle», dice. La grandine ha lasciato lungo il muro un bordo bianco, che sotto le scarpe scricchiola. Nora lo percorre tutto, a destra della porta e poi a sinistra, per non lasciarne indietro.
wb-6-43-bow = Torna la grandine, ma piano, e l’ultimo sole ci passa in mezzo: ogni chicco si porta la sua scintilla. «È primavera», dice Sid. «Per la neve è tardi, quindi grandina. Sopra è freddo, sotto è caldo: vuol dire che l’inverno ha ceduto.» C’è un arcobaleno. Poi ce n’è un altro, più in alto, coi colori alla rovescia. Nessuno dice *guarda*. Dietro di voi la porta è spalancata, e su per la torre si sentono pagine che si alzano in piedi, moltissime.

wb-6-43-back-title = Come finisce tutto
wb-6-43-back = E poi? dice qualcosa dentro di voi, e di sdraiarsi non ne vuole sapere. Fa bene. Venite, più vicini, tutti; chi oggi ha letto di più può ascoltare. Questa è la fine.

wb-6-43-blank = Prima di andare a letto Sid torna su da solo, a dare la buonanotte alla torre. Il Libro è bianco. Non è cancellato, non è ripiegato: è bianco, da cima a fondo, come un campo dopo una notte di neve. L’avete letto fino alla fine, e la fine era tutto quello che ne restava. Sid volta le pagine, una per una, piano, perché qualcuno deve pur farlo. Sono ancora calde.
wb-6-43-blank-home = Nora mangia tre porzioni, e Mamma non le toglie gli occhi di dosso. «C’era una campana», dice Nora, col cucchiaio a mezz’aria. «E un uomo piccolissimo. No, non un uomo. Però col berretto.» Aggrotta la fronte. «Era importante. Dovevo tornare.» Ma la strada non le viene più. Sopra la stufa è appeso l’impermeabile giallo, asciutto. Quella notte Mamma la sente parlare nel sonno, e viene sulla porta. Sta contando qualcosa. Arriva a trecentododici, e sorride, e si gira sull’altro fianco.

wb-6-43-hook = Per strada vi contate, e ne manca uno. Correte su. Il posto lo trovate subito: l’ultima pagina, la torre sul colle; e sulla porta qualcuno a penna, non più grande di un pollice, che saluta con tutto il braccio. «È solo per un po’», dice una voce dalla carta, così vicina che se ne sente il fiato. «Si sveglieranno, e ci vuole uno che l’abbia letto. Torno prima che…» E qui si ferma. Si sta guardando intorno, in cerca di qualcosa da appendere.
wb-6-43-hook-home = I ganci adesso sono dieci. Il decimo l’ha piantato Nora, un po’ storto, col righello per martello, e quello che ci pende è bagnato fradicio. «Stavolta non taglia nessuno», dice. «Di come si aspetta so tutto. Il Libro non lo si tiene chiuso: lo si tiene *aperto*.» Così ogni sera, dopo cena, quattro persone si siedono allo scrittoio, una in impermeabile giallo, e leggono una pagina ad alta voce. Poi stanno zitte, e da dentro qualcuno legge la seguente. Hanno già passato il mezzo. Scendendo, toccano il polsino. Ormai quasi non gocciola.

wb-6-43-obel = Avete dimenticato di chiuderlo. Vi viene in mente a tutti insieme, e correte su. «Se permettete», dice una voce asciutta, quando avete già in mano la copertina. Nell’ultima pagina c’è una sedia, disegnata col righello, in rosso. È la prima cosa che Obel abbia mai aggiunto. Ci sta seduto diritto, col libro dell’orso sulle ginocchia, e loro gli dormono intorno alle gambe, naso contro coda. Le voci non le fa. Non ha mai saltato una parola. E quando uno si agita nel sonno, ricomincia la pagina da capo, senza un sospiro.
wb-6-43-obel-home = Oniria si sveglia come una casa la domenica: una persiana, poi a lungo niente, poi odore di pane tostato. «Si sveglia chi vuole, quando vuole», dice Obel. «Non c’è nessuna fretta.» Dentro la copertina è appeso un avviso: I LETTORI SONO AMMESSI IL GIOVEDÌ, DALLE QUATTRO ALLE SEI. MANI PULITE. «È uno scandalo», dice Ken, e ogni giovedì è lì alle quattro meno dieci. Viene anche Nora, in golfino, perché l’impermeabile è asciutto e il tempo è bello. Siede per terra, fra le pietre, e alza la mano. «Ha saltato una virgola», dice. C’è un silenzio terribile. «È vero», dice Obel. «Grazie.»

wb-6-43-thaw = La mattina dopo aprite il Libro e vi tocca saltare di lato. Si alza un colle, poi un altro, poi tutti, fino al bordo: cardini, ruscelli, la città, il fumo sui nove forni, e su un prato un cavallo con cinque zampe, che si alza e le prova tutte. Giù nella piana si crepano le pietre. Ne escono bagnati, con le ali sgualcite (uno ha la giacca di Ken), e ognuno dice l’ultima parola che ha sentito. *Chiavistello*, dicono. *Chiavistello. Chiavistello.* Poi si alza Vesper. Ci mette fino a mezzogiorno, col muschio che vien giù a lenzuoli, e per prima cosa chiede i suoi occhiali.
wb-6-43-thaw-home = Mamma ha novantacinque anni, e ha apparecchiato per sei. La porta non è chiusa a chiave; non lo è mai stata. Quando Nora è entrata, l’ha guardata quanto ci mette una pentola a traboccare. Poi ha detto: «Si raffredda.» Adesso, a cena, Nora beve da una tazza che una volta aveva il pesciolino, e ride da farsi venire il singhiozzo. «Sessant’anni! Per un occhio! Ed erano *loro*, e cercavano me!» Più tardi uno di voi va a prendere la legna, perché è il suo turno, e fuori c’è qualcuno. È sottile come un righello, oppure è piccolo come un gatto, o è soltanto un lampione. Non osa bussare. «Be’?» grida Mamma dalla cucina. «È aperto.»

wb-6-43-home = Ai piedi della torre, contro il muro, c’è qualcuno. Ha novantacinque anni, e il colle se l’è fatto tutto in pantofole; sono fradice. Guarda la porta, come si guarda una porta quando si sentono delle scarpe, di là. Nora è ferma sull’ultimo gradino. È tutto il giorno che pensa a che cosa dire dell’impermeabile, e adesso non lo sa più. «Mamma», dice. «Ho fatto tardi.»
wb-6-43-home-home = «No», dice Mamma. La esamina da capo a piedi, come dopo scuola, poi prende il colletto giallo e lo strizza. Cade una goccia, una sola, sulla pantofola. «Prima che sia asciutto, hai detto.» Allora Nora le finisce nel grembiule, con tutta la faccia. Quando si siedono, sul gradino, sono un mucchietto con un impermeabile sopra. «La porta», dice il mucchietto, «era chiusa a chiave?» «Quale porta?» dice Mamma. Tina guarda le pantofole, si siede e si toglie i calzini. «E voi siete la posta», dice Mamma, quando ci riesce. «Siete in ritardo. Avete mangiato?» A casa la tavola è apparecchiata per due. Lo è stata ogni sera. Per sei, dice Mamma, non è nessun disturbo.

wb-6-43-tomorrow = Scendete in cinque, di fianco, perché la strada è larga giusto per cinque. «Il tram c’è ancora?» chiede Nora. «E Milo? E Uma?» Le dite quello che sapete. Lei ogni volta annuisce, e se lo mette via per dopo. L’ultima casa sotto la torre ha la porta aperta, di una mano. C’è un sasso, a tenerla. Nora guarda il sasso, e la conca che ha fatto nel legno. «Non devo suonare», dice. Nel corridoio arrivano le pantofole: una. Poi l’altra. E voi quattro vi guardate i piedi, e per un bel pezzo non guardate altro.
wb-6-43-tomorrow-home = Il Libro è rimasto sullo scrittoio, aperto all’ultima pagina, con la catena a terra. Là dentro ci sono strade ancora piatte, e colli che nessuno si ricorda più. Bisogna rileggerlo tutto. Lara ha già un piano: una pagina a sera. Nora è sulla soglia di casa, con l’impermeabile giallo, che è asciutto. Guarda in su, alla finestra buia della torre. «A domani», dice, e non lo dice a voi. Ma lassù, piano, per non svegliare nessuno, si sente una pagina che si volta, e una mano che la liscia, e poi che aspetta.

wb-6-43-line = Uno torna su, per via della torcia. Là dentro è tutto zitto e sa di timo. Sul cartellino qualcosa affiora dalla carta, lento, come un pesce che sale a galla. Non è un timbro. È una riga, tirata a matita, e sopra non c’è ancora niente. Accanto c’è la penna. Non c’è bisogno di prenderla. Basta tenerci la mano sopra, per sentire che è calda.

### Quando è girato l’ultimo segnalino Destino
wb-6-lost-title = Chiuso
wb-6-lost = Si fa buio, e non si legge più. «Mi dispiace», dice Obel, e gli credete. Le copertine si chiudono, come due ali enormi. All’ultimo una mano vi dà una spinta, una mano con l’inchiostro fino al gomito, e siete sulle assi. Il Libro è chiuso. Il cartellino dice ancora DA RESTITUIRE OGGI, e sotto la porta della torre c’è una riga di luce: il sole sta posato sull’orlo del colle. Non è tramontato. «Si tiene», dice Ken, «con le unghie.» «Di nuovo», dice una vocina fra le pagine. «Da uno.»
