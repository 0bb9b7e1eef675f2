# Wonder Book, capitolo VI: quello che si legge ad alta voce.
# wb-<capitolo>-<carta>-<lato>, …-title, …-rules; wb-<capitolo>-<carta>-<chiave> è l’esito di una scelta, o un finale.

wb-6-1-front-title = Tramonto
wb-6-1-front =
    Il sole sta posato sull’orlo del colle. Il cartellino dice DA RESTITUIRE OGGI, e l’inchiostro è ancora bagnato. Lara si toglie l’orologio e lo mette accanto al righello. «Alle sette lo chiude», dice. «Mancano quattro minuti.» «Sempre quattro», dice Sid. «Bastano.» Nel silenzio il dorso scricchiola, una volta sola, come quando un libro lo si prende per tutte e due le copertine.

    «Avrei una battuta», dice Ken. «Ve la dico dopo.»
wb-6-1-back-title = Chi ha preso in prestito
wb-6-1-back = Lara alza il cartellino all’ultima luce. Nove righe, nove calligrafie, otto spunte. «Chi prende in prestito riporta», dice Tina. «Anche i libri.» Ci vuole un momento. *Chi ha preso in prestito il Libro*: si può leggere in due modi, e in uno solo i conti tornano. Non sono quelli che hanno preso il Libro. Sono quelli che il Libro ha preso. Otto li ha riportati. Accanto al nono nome non c’è niente. Ken posa il palmo sulla pagina, con la cautela di chi accarezza un cavallo che l’ha già morso. «È calda», dice. «Pronti a cadere?»
wb-6-1-lines = Sotto la nona riga ne sono affiorate altre quattro, in quattro calligrafie. Una è enorme. Sono sottolineate di rosso, due volte. «Da restituire», legge Lara. «Anche noi.» «Ma se ci ha solo da ieri», dice Ken. Poi guarda meglio: accanto al suo nome, a matita, c’è una spunta, e dopo la spunta un punto di domanda. «Non è sicuro di me», dice, e si raddrizza, più alto di un dito.

wb-6-2-front-title = Dal di dentro
wb-6-2-front = Sono le scale della torre, girate come un calzino. I gradini sono pagine: cedono sotto il piede e, appena siete passati, si voltano. In alto, dove dovrebbe stare lo scrittoio, c’è una fessura nel cielo, lunga e dritta, e ci entra una luce rossa. Dal muro, all’altezza delle ginocchia, spuntano nove punte di ferro. «I ganci», dice Sid. «Da dietro.»
wb-6-2-back-title = Nel mezzo
wb-6-2-back = Sul terzo gradino c’è Nora, con una scarpa sola e l’inchiostro ai gomiti. Bagna il filo, mira all’ago, sbaglia, ci riprova. «La porta l’ho provata», spiega all’ago. «È disegnata. Un libro senza fine non ha l’uscita: vai, vai, e sei sempre nel mezzo. Quindi prima la pagina, poi casa. È l’ordine giusto. Almeno un ordine c’è.» Lo dice senza inciampare, come le tabelline. Deve averlo detto moltissime volte, e a nessuno.
wb-6-2-trust =
    «Ho già cominciato, dalla mia parte», dice Nora, e vi mostra un punto, uno solo, piccolo e dritto. «Ho fatto il conto: se a guardarmi eravate voi, mi cercavate. E se mi cercavate, venite.» Vi guarda negli occhi, proprio in quelli che le avevano fatto tanta paura. Non sapete bene dove metterli.

    { wb-6-2-trust-rules }
wb-6-2-cool = «Bastava dirlo, di chi era l’occhio», dice Nora al filo. «Mi arrabbiavo, il tempo che ci vuole. Poi ridevo.» Non alza la testa. Qualche punto più tardi si fa in là, sul gradino, fino al muro. Non è molto. Vi ci sedete tutti.

wb-6-3-front-title = L’ultima pagina
wb-6-3-front = La pagina è lì accanto, arrotolata. Nora tira il nastro, e quella si apre di scatto, grande come una porta. A sinistra il bordo è dritto dritto. Quello lei non lo guarda. «Vietato sbirciare», dice. «Quello che si legge ad alta voce succede, e letto a metà è peggio di niente.» Dalle scale arriva una corrente, la pagina si gonfia come una vela, e Nora, che non molla, parte all’insù e si fa due gradini senza toccarli. «Questo», dice di lassù, «è l’altro difetto.»
wb-6-3-whole =
    Ha fatto il lato buio, la piega, il margine, e non le manca un angolo. Ogni grinza la conoscete di persona. Sid, per sicurezza, se le è copiate tutte su un braccio, e adesso ha un braccio da bisnonno.

    { wb-6-3-whole-rules }
wb-6-3-chewed = In un angolo ci sono le impronte di due scarpe piccole: qualcuno ci si scaldava i piedi. E tutto intorno i morsi, sessant’anni di morsi. Le parole si sono fermate un pelo prima, strette l’una all’altra, come i bambini al mare davanti all’onda. «L’ho tagliata io», dice Nora. «L’ho riportata io.»

wb-6-4-front-title = Ultima pagina
wb-6-4-front = Grande come una porta, e lassù ci vuole andare.

wb-6-5-front-title = Una pagina è una vela
wb-6-5-front = Dieci gradini più su tira vento, e chi porta una pagina non va dove vuole lui: va dove vuole lei, e poi contro il muro. Andare all’indietro aiuta. Passarsela aiuta di più. Tesa fra due persone sta ferma, buona come un lenzuolo.

wb-6-6-front-title = La porta da dietro
wb-6-6-front = In fondo alla scala c’è la porta della torre: le assi, i cardini, il chiavistello lungo un braccio. Lo afferrate, e la mano si chiude sul niente. È piatto, è inchiostro. «Disegnata», dice Sid. «E chiusa.» Dietro la carta si sente la grandine, lontanissima. E sotto, alla soglia, qualcosa si appoggia allo spiraglio e tira dentro il fiato, a lungo, come davanti a una panetteria.
wb-6-6-nine =
    Ibo ha messo giù la sedia, lo schienale contro le assi e la lista sulle ginocchia. «Io custodisco cancelli», dice. «Una porta è un cancello che ha studiato.» Da sotto qualcosa di bianco viene avanti a tentoni. Lui ci mette sopra il piede, piano. «Entrati nove, usciti otto», dice, e guarda Nora. «La penna la tengo bagnata.»

    { wb-6-6-nine-rules }
wb-6-6-alone =
    A questa porta non c’è nessuno di guardia. Da sotto viene una corrente che sa di carta bagnata. Poi viene qualcosa di bianco, cieco, sottile come una lettera infilata in una casa dove non abita nessuno. Tira un respiro. Adesso è grosso quanto voi.

    { wb-6-6-alone-rules }

wb-6-7-front-title = Quattro metri
wb-6-7-front = Sul muro qualcosa luccica: quattro metri d’ottone, sottile come un capello. È la vostra cucitura di ieri, vista da dietro. «Quando c’è la pagina non serve più», dice Nora. «Potete toglierla.» «Ci rimettiamo le dita», dice Lara, «ed è quasi buio.» «È di Ibo», dice Tina. «Ce l’ha prestata, mica regalata.» Poi non parla più nessuno. Al tramonto il Libro può chiudersi, e la molla resterebbe dentro. Lo pensano tutti.
wb-6-7-bring =
    Sfilate la molla dal cielo, una mano dopo l’altra, e l’ottone taglia. Uno di voi se l’avvolge al polso, e chi vuole aiutarlo si prende un’occhiataccia. Quando è fuori, intera, la molla canta, sottile e acuta, come quando l’avete presa. «*Un giorno*, ha detto», dice Tina. «E oggi lo è ancora. Per poco.»

    { wb-6-7-bring-rules }
wb-6-7-later = «Prima la pagina», dice Lara. «Lo direbbe anche lui. Per iscritto.» Passate oltre, con gli occhi sui gradini, che in questo momento sono interessantissimi. La vedete luccicare lo stesso, per un bel pezzo.

wb-6-8-front-title = Metà
wb-6-8-front = Sulla ringhiera sta un Wyrm viola, e dice mezze frasi con la voce di nessuno. *E dentro la zucca c’era una… La terza sorella, invece, non… Quando il re aprì la lettera, vide che…* Non minaccia. Chiede. Vi lascia perfino il tempo di rispondere, e ogni volta che non rispondete è più scuro.

wb-6-9-front-title = Portatela su
wb-6-9-front = La via dritta è incollata. L’altra fa il giro: la fessura, la campana, sotto lo scrittoio. «Alle sette per l’orologio», dice Sid. «E per il *sole*?» La luce, che era d’oro, è rossa. «Il tramonto», dice Nora, «è quando non si riesce più a leggere.» Prende un angolo della pagina e con la testa vi fa segno: gli altri tre sono vostri.
wb-6-9-back-title = Il Taglio
wb-6-9-back = Spingete la pagina oltre l’ultimo gradino, e la corrente cade di colpo. Davanti a voi l’aria è tagliata da cima a fondo. Di là è buio, e sa di pane vecchio e d’inchiostro. Nessuno sta tirando. Eppure la pagina alza da sola il bordo dritto, come un cane che dorme in macchina e, all’ultima curva, capisce che è quella di casa.

wb-6-10-front-title = La copia del portinaio
wb-6-10-front = A un chiodo è appesa una lista. Scende fino a terra, se ne va lungo il pavimento e risale per il muro di fronte. È scritta così piccola che a tre passi sembra solo sporca.
wb-6-10-back-title = Capre
wb-6-10-back = *Bambini entrati: nove. Bambini usciti:* e una macchia, di penna rimasta giù. Il resto sono i giorni neri, con la data. Capre, trecentododici. Capre, trecentododici. Un inverno, trecentoundici. Il giorno dopo: *Era dietro il pozzo. Trecentododici.* Sottolineato due volte.

wb-6-11-front-title = Nove punte
wb-6-11-front = Sotto ognuna delle nove punte c’è una linea a matita, e un nome. Si sa come si fa: schiena al muro, righello in testa, non barare coi talloni. Un muro così l’avete già visto, oggi. Era più in basso.
wb-6-11-back-title = Quanto erano alti
wb-6-11-back = Milo arrivava qui, Uma là, Nora una spanna sotto di voi. La linea più bassa è quasi a terra, alta una scarpa: niente nome, solo segni di denti. «Cominciano tutti piccoli», dice Lara, e stavolta si capisce benissimo da che parte sta. Alla nona punta è appesa una cartella, con un angolo masticato. «Ecco dov’era», dice Nora, e ne tira fuori un panino. Lo guarda, lo porge a voi. «Finitelo voi. È tutto il giorno che vorrei farlo io.»

wb-6-12-front-title = La campana, da sotto
wb-6-12-front = Stavolta sbucate da sotto, e la campana vi sta sopra come un cielo verde. Il muschio sull’orlo è pieno di sera. In sessant’anni, se non l’avete suonata voi, non l’ha suonata nessuno.
wb-6-12-back-title = Perché una volta
wb-6-12-back = CHI VA A CASA SUONA UNA VOLTA, dice la targa, E PRENDE IL CAPPOTTO DAL GANCIO. Ha nove posti. Il nono luccica, e Nora ci si vede dentro. Saliva, manica, e si toglie un po’ d’inchiostro dal naso. «Una volta sola?» dice Ken. «Io suonerei fino a non sentirmi più le braccia.» «Due vuol dire che sei tornato», dice Nora. Poi pensa, e non dice a che cosa. Il bronzo è ancora caldo di sole. Ci appoggiate la schiena, in fila, per un minuto.

wb-6-13-front-title = Pagine incollate
wb-6-13-front = Quattro gradini sono incollati insieme, e tutti segnati da dita appiccicose. Dietro ci sarebbe la scala dritta. La si vede, ma bisogna mettere la guancia sulla carta, e poi staccarla.
wb-6-13-back-title = Uva spina
wb-6-13-back = Una Scintilla contro il bordo, un soffio, e i gradini si staccano uno alla volta, ciascuno col suo bacio. Non è colla: è marmellata. Nora assaggia. Poi assaggia ancora, perché con le marmellate non si è mai sicuri. «Uva spina», dice. «È Uma. Leggeva mangiando, e glielo dicevo sempre.» Adesso i gradini sono liberi, e filano dritti oltre il pianerottolo. Nora si lecca anche il polso.

wb-6-14-front-title = Ago di Nora
wb-6-14-front = Assottigliato nel mezzo, dove da stamattina lo tengono due dita.
wb-6-15-front-title = Resto del panino
wb-6-15-front = Un morso l’ha già avuto. Quello che è cominciato vuole essere finito.

wb-6-16-front-title = Due aghi
wb-6-16-front = Due aghi: quello consumato l’avete voi, quello d’oro ce l’ha lei. «Uno davanti, uno dietro», dice Nora. «Ecco perché nella scatola c’erano due posti. Il vostro il buco lo conosce già. E io, per una volta, prendo quello bello.» È seduta sull’orlo del Taglio, con le gambe nel buio, come in piscina. Qualcuno la tiene per la manica. Lei guarda la mano, e aspetta che se ne accorga. «Torno», dice. «Apposta.»
wb-6-16-hem =
    «Qui c’è già qualcosa», dice Nora dal buio. «Lungo un dito, con l’orlo.» È la fessura che avete lasciato voi. «Mentre non c’eravate ci ho tenuto dentro due dita. È la migliore asola che abbia mai sentito. Partite da qui.»

    { wb-6-16-hem-rules }
wb-6-16-knocks = Il buio si richiude, liscio, e Nora è come se non ci fosse mai stata. Poi, dall’altra parte, bussano: tre volte. Bussate anche voi, tre volte. «Ah, bene», dice una voce, vicinissima. «Allora quella volta *eravate* voi.»
wb-6-16-back-title = Da dietro
wb-6-16-back = A una spanna dalla vostra c’è una punta d’oro, e aspetta il suo turno. Infila, tira, piegati indietro, respira: voi di qua, lei di là, e dal filo sentite il peso, come sull’altalena a bilico quando dall’altra parte c’è qualcuno. Pesa poco. «Tirate a sinistra», dice la pagina. «Sei tu che *respiri* a sinistra», dice Ken. La pagina ci pensa. Il punto dopo è dritto.
wb-6-16-first =
    «Avevi promesso che non aspettavi più nessuno», dice Sid alla pagina. «E chi aspetta?» dice la pagina. «Sono avanti di tre.» È avanti di uno solo. Ma che punto.

    { wb-6-16-first-rules }
wb-6-16-waits = Dopo ogni punto la punta d’oro si ferma, finché non c’è anche il vostro. Senza, farebbe prima. «Ho preso il vizio», dice la pagina.

wb-6-17-front-title = Cucire la pagina
wb-6-17-front = Dentro e fuori, per i vecchi buchi, voi da una parte e lei dall’altra. Un punto deve brillare, se no non tiene. La luce ormai è color volpe, e come una volpe se ne va. Lara ha smesso di contare ad alta voce: a bocca chiusa fa più in fretta.

wb-6-18-front-title = Cucitela dentro
wb-6-18-front = La pagina aiuta: trema tutta, e spinge il bordo sotto l’ago. Poi tremano anche le scale. Dal pianerottolo sale qualcosa che i gradini non li usa, perché è troppi. «Non voltatevi», dice Lara. Vi siete già voltati tutti. Anche Lara.
wb-6-18-back-title = Ha una fine
wb-6-18-back = L’ultimo punto fa uno scatto. Dall’orlo esce una mano, con l’inchiostro fino al gomito, e dietro la mano, di schiena, Nora, col filo fra i denti. Un brivido scende giù per tutta la torre, gradino per gradino. Il Libro adesso pesa di più a destra. Ha una fine. Là dentro si ferma tutto, per un respiro, come una classe quando si apre la porta. Poi, molto in basso, nel buio, se ne accorge anche qualcos’altro.

wb-6-19-front-title = Si volta pagina
wb-6-19-front = «Giù la testa», dice una voce dal cielo, non troppo ferma. «Si volta pagina.» Si ripiegano i gradini, tutti e novanta, poi i ganci, la campana, schiacciata fra due fogli, e la porta col suo chiavistello. Restate appesi alla cucitura. L’avete fatta voi, e di solito non sarebbe una garanzia. Tiene.
wb-6-19-back-title = Bianco
wb-6-19-back = Bianco. Non avete più ombra, e dietro non vi restano impronte. Lontano lontano c’è un colle disegnato, e sul colle una torre, con la porta e intorno tante lineette oblique. «Pioggia», dice Ken. «Grandine», dice Sid. «Rimbalza.» Davanti a voi corrono le righe stampate, larghe come strade, una sotto l’altra, e l’ultima finisce in un punto, tondo e nero come un pozzo. Nora lo guarda, con un occhio chiuso, per misurarlo. «Quel punto», dice, «non era mica così grosso.»

wb-6-20-front-title = Luce per leggere
wb-6-20-front = «È qui che arriva la primavera», dice Nora. «Io l’ho vista soltanto capovolta, ma una cosa la so: una riga non fa primavera.» Dal margine viene il tramonto, e le parole vanno a letto per età. Le piccole dormono già. Le mezzane, a non chiudere occhio, si leggono; le grandi possono stare ancora alzate.
wb-6-20-lamp =
    Dal bordo della pagina spunta un collo di ferro, poi tutto il resto, ed è Wick, al galoppo. Soffia un po’ di luce sul capolettera, un po’ sulla frase lunga, un po’ sulla nota. E ogni volta sta a vedere, con la testa piegata e un piede per aria, come chi ha appena messo l’ultima carta in cima al castello, finché la luce prende.

    { wb-6-20-lamp-rules }
wb-6-20-bread =
    Prima arriva l’odore, poi dal margine arriva Wick, spento, con la brina sul collo e un vassoio da fornaio. La vostra luce ha tenuto acceso il nono forno tutto il giorno: ci sono focaccine grandi come cuscini, e fumano. Ognuna ha un morso, piccolissimo, come se qualcuno le avesse assaggiate tutte e gli avessero detto di aspettare.

    { wb-6-20-bread-rules }
wb-6-20-dark = «E allora si legge in fretta», dice Lara. Come piano è un po’ corto. Chiede se qualcuno ne ha uno migliore, e per una volta ci spera.

wb-6-21-front-title = Riga cancellata
wb-6-21-front = Questa riga l’ha cancellata Obel, in rosso, col righello, e lì sotto non si muove più una parola. A camminarci sopra è come entrare in cucina quando i grandi smettono di parlare. «Ha cominciato dalla fine», dice Nora, «per non doverla fare per ultima.»

wb-6-22-front-title = Tre voci
wb-6-22-front = I leggii sono tre: uno dentro la prima lettera, quella grande, uno sulla frase lunga, uno alla nota. Sono su misura per una lettrice lunga come un autobus. «Vesper leggeva con tre voci», dice Nora. «Una per l’inizio, una per il mezzo, e una per quello che il libro nel mezzo non aveva il coraggio di dire.» Vi contate. Bisogna leggere in tre, tutti insieme, o viene fuori solo rumore.
wb-6-22-inkling =
    Nell’incavo di un braccio la pietra ticchetta. Doveva dormire tutto l’inverno, e invece il guscio si crepa, e non la finisce più di creparsi, tanto ce n’è lì dentro. «Ha sentito che si legge», dice Tina. È Inkling. Una volta era lungo una scarpa, poi due; adesso è lungo come un divano, con le ali bagnate e tutte sgualcite. Di denti ne ha ancora uno. Posa il mento sul leggio e guarda la prima parola, a lungo, di fronte e di profilo. «*Grandine*», dice, ed è bellissima.

    { wb-6-22-inkling-rules }
wb-6-22-wick =
    Wick va alla frase lunga: un piede, ci pensa, l’altro piede. Si volta, casomai dispiacesse a qualcuno. Non ha mai detto una parola in vita sua. Ma si china su quella che c’è scritta, e la parola si accende, e allora la sentite, chiara, come si sente la gente dietro una finestra illuminata. Nora gli accarezza il collo storto. «Morde solo la *carta*», spiega. «Oggi no, Wick. Oggi no.»

    { wb-6-22-wick-rules }
wb-6-22-nora =
    «La lunga la leggo io», dice Nora. «Ho la voce forte. Col buio mi sono esercitata tutta la mattina.» Si infila l’ago d’oro nella treccia, si arrampica. Il leggio le arriva al mento. Poi ci posa sopra le mani, ben aperte, e resta lì un momento. È la pagina che ha tagliato lei.

    { wb-6-22-nora-rules }

wb-6-23-front-title = Leggere ad alta voce
wb-6-23-front = La prima parola di una riga va cavata di bocca con le tenaglie. Ma quando attacca anche l’altro leggio, e poi il terzo, le righe filano da sole, una dietro l’altra, e a quello che si legge torna il colore in faccia. Carta canta. Questa non aspettava altro.

wb-6-24-front-title = Boccone
wb-6-24-front = Uno sta più avanti degli altri. Ha la bocca piena e non mastica: nelle guance ci tiene un paragrafo intero. Gira la faccia cieca da uno di voi all’altro, piano, per non perderne nemmeno una virgola. A mordere ha imparato da solo. Nessuno gli ha insegnato a inghiottire.

wb-6-25-front-title = Tre morsi
wb-6-25-front = A ogni leggio manca una parola. Al suo posto c’è un morso, largo una scarpa. «E se la saltiamo?» «No», dice Nora. «Oggi ne ho saltata una, e se ne sono accorti.» Ci vuole quella giusta, perché qui, appena detta, è vera; e lo è anche quella sbagliata. Sid si è tirato su le maniche e si legge le braccia, prima il destro, poi il sinistro, poi il gomito. «Le ho viste», dice. «Le abbiamo viste tutte e tre.»

wb-6-26-front-title = La Posta riscuote
wb-6-26-front =
    «C’è posta», dice l’aria, e si apre uno sportello. È Quill, delle Lettere morte. «Anzi, non c’è. Dovete una storia, con la fine. E noi al tramonto si chiude.»

    «*Adesso*?» dice Lara.

    Quill guarda il bianco, le vostre facce, quello che sul bianco ha preso la rincorsa. «Il modulo», dice, «parla del *primo momento inopportuno*. A me pare questo.» E alza il timbro.
wb-6-26-tell =
    Ken comincia da dove si trova. È quella della capra, che finora non ha mai avuto una fine. Fa tutte le voci, perfino quella del pozzo. E intanto quelli senza orecchie si fanno più vicini. Poi la fine gli arriva, e lui è il primo a stupirsi: la capra era sempre stata dietro il pozzo. C’è silenzio. Quill si soffia il naso. SALDATO, fa il timbro. Ken non è mai stato così bravo, e lo sa.

    { wb-6-26-tell-rules }
wb-6-26-refuse =
    «Domani», dice Lara. «Signorina», dice la voce, e non è cattiva, «quale domani?» Dallo sportello esce una mano, col polsino grigio, e si prende altro: un foglietto con sopra una strada. Lo piega in quattro, ci mette il bollo. Poi lo sportello è di nuovo aria.

    { wb-6-26-refuse-rules }

wb-6-27-front-title = In fondo alla pagina
wb-6-27-front = La prima riga parla della Corte dei lampioni, dell’ultima neve nelle grondaie. La leggete, e sotto i piedi comincia a gocciolare. In fondo alla pagina il punto si muove. Dall’orlo si sporgono teste bianche, e si girano tutte da questa parte, verso il suono. «Non è per mangiare», dice Tina. «Vengono ad ascoltare. Solo che senza mangiare non sanno come si fa.»
wb-6-27-back-title = E lì si fermò
wb-6-27-back = Il dito è arrivato alla penultima riga. Lassù è tutto detto, e quindi tutto a colori: il timo, la strada, una pozzanghera con la sua nuvola. Solo il disegno è ancora un disegno. Le tre voci si fermano. Manca una frase, e nessuno comincia. Tutti trattengono il fiato. Allora, nel silenzio, il punto si apre, e non è un punto: è una bocca. Guardate meglio, anche se non vorreste. Non è una bocca. Sono moltissime.

wb-6-28-front-title = Il capolettera
wb-6-28-front = Il capolettera è alto come una casa, tutto foglie dipinte, e il leggio sta fra le foglie. La riga parla dei cuccioli: *Erano bianchi e ciechi, e avevano tanta fame che mangiavano il buio; e che cosa sarebbero diventati non lo sapeva nessuno, perché cominciano tutti*… E lì c’è il morso.
wb-6-28-back-title = Cominciano tutti
wb-6-28-back = Il morso è ancora umido sull’orlo. Ci passate il dito, e la parola si sente, come si sente con la lingua il dente che non c’è più. Non era una gran parola, vi pare. Ieri qualcuno l’ha detta, davanti a un forno, e non si è capito da che parte stava.
wb-6-28-hungry =
    «*Affamati*», leggete, ed è vero all’istante: lo stomaco vi cade in fondo alle scarpe. «Affamati lo sono sempre», dice Nora, «dal principio alla fine. Qui dice come *cominciano*.» Fra le foglie dipinte, intanto, è uscito qualcosa che uno stomaco ce l’ha di suo.

    { wb-6-28-hungry-rules }
wb-6-28-small =
    «*Perché cominciano tutti piccoli*», leggete. Le foglie si srotolano, una per una, e sotto la carta si mette a battere qualcosa, molle e svelto, un cuore nell’uovo. Lara rilegge la riga, ed era già letta. «*Perché cominciano tutti piccoli.*» Non ha più la voce di ieri.

    { wb-6-28-small-rules }
wb-6-28-white =
    «*Bianchi*», leggete. Diventano bianche le foglie, poi le vostre mani. «C’era già», dice Sid. «Due volte nella stessa riga non lo mette nessuno.» In tutto quel bianco chi sale dalla carta non si vede. Si sente soltanto.

    { wb-6-28-white-rules }

wb-6-29-front-title = La frase lunga
wb-6-29-front = La frase comincia con una montagna e finisce, nove righe dopo, con un gancio. Si respira alle virgole, chi può. Verso la fine dice: *e ogni bambino preso in prestito per un po’ salì i novanta gradini, prese il cappotto dal gancio, e suonò*… Qui qualcuno ha morso, senza aspettare la virgola.
wb-6-29-back-title = E suonò
wb-6-29-back = L’avete letto su una targa d’ottone, qualcuno di voi anche due volte. Provate a rivederla: nel ricordo, davanti alla parola, c’è un nido d’uccello. La carta aspetta. È una frase lunga, ad avere pazienza c’è abituata.
wb-6-29-once =
    «*E suonò una volta*», leggete, e da molto sotto sale una nota sola, così bassa che tremano le virgole. Una cosa bianca si ferma a metà di un morso e inclina la testa. «La conosce», dice Nora. «Voleva dire: per oggi basta, domani si continua.»

    { wb-6-29-once-rules }
wb-6-29-twice =
    «*Due volte*», leggete, e per un momento è vero. «Due è chi torna», dice Nora, «e non è mai tornato nessuno.» Ma dal mezzo della frase qualcosa torna. È stato via tanto di quel tempo che si è scordato come si entra in casa d’altri.

    { wb-6-29-twice-rules }
wb-6-29-never =
    «*E suonò invano*», leggete. Si fa silenzio, come in una campana imbottita di paglia. Per la durata di un respiro non è mai tornato a casa nessuno, nemmeno gli otto. Nora è pallida. Nella paglia qualcosa mastica.

    { wb-6-29-never-rules }

wb-6-30-front-title = La nota a piè di pagina
wb-6-30-front = La nota è minuscola, e si legge a pancia in giù. Comincia con un 1 non più grosso di una pulce. *Il portinaio tiene a precisare che in tutti questi anni sono passate davanti a lui, senza pagare, trecento-* e poi c’è un morso, *capre*.
wb-6-30-back-title = Capre non paganti
wb-6-30-back = Al numero Ibo ci teneva tanto da farselo stampare in un libro che parla di primavera. «È proprio *lui*», dice Nora. Tirare a indovinare non si può: una nota è una nota. Sul colle disegnato una capra, piccola, quattro tratti per le zampe, ha alzato la testa.
wb-6-30-nine =
    «*Trecentonove*», leggete. Lontano una lista si riavvolge di colpo, offesa, e la capra si sdraia. «Quelli sono i *bambini*», dice Nora. «Lui non li confonde mai.» Proprio dove avete borbottato si alza qualcosa.

    { wb-6-30-nine-rules }
wb-6-30-ninety =
    «*Trecentonovanta*», leggete, e per una riga è vero: vi passano addosso al galoppo trecentonovanta capre. «Quelli sono i *gradini*», dice Sid, quando non serve più. Le capre se ne vanno come sono venute. Una resta. Non è una capra.

    { wb-6-30-ninety-rules }
wb-6-30-twelve =
    «*Trecentododici capre*», leggete, ed eccole tutte, sul colle disegnato, a quattro tratti l’una. Lontano qualcuno si mette a contarle sottovoce, senza fretta, e non salta nemmeno le più piccole. Arriva in fondo, e in fondo c’è il numero giusto. Allora si sente arrotolare una lista, piano, con tenerezza, come si rimbocca un lenzuolo.

    { wb-6-30-twelve-rules }

wb-6-31-front-title = Una porta a penna
wb-6-31-front = Da vicino la torre è fatta di quaranta tratti di penna, la porta di nove. La grandine sta ferma a mezz’aria, tutta lineette oblique. Ne toccate una, così, per curiosità. È fredda.
wb-6-31-back-title = Otto puntini
wb-6-31-back = Da questa parte la porta non ha chiavistello. Sotto c’è stampata l’ultima frase del Libro. Ne leggete solo la fine, a labbra chiuse, non si sa mai: *e dalla parte di dentro ........ tirò il chiavistello.* Sid conta i puntini. «Otto», dice. «Se è una parola, sono otto lettere.» Al batacchio è appeso un paio di occhiali. «È venuto a cancellarla», dice Nora. «Poi l’ha letta. E poi ha dovuto asciugarsi gli occhiali.»

wb-6-32-front-title = Occhiali di Obel
wb-6-32-front = Ci si vede ogni errore del mondo, nitidissimo. Per forza è stanco.

wb-6-33-front-title = L’Incompiuto
wb-6-33-front = Esce dal punto, e non la finisce più di uscire. Al buio sono cresciuti insieme, a centinaia, come le patate: una schiena, una mascella, un pezzo di calligrafia, una codina che non è di nessuno. È alto quanto il colle. Occhi non ne ha. E trema, tutto quanto, come trema chi è stato svegliato a metà di un sogno. Poi parla. È la cosa che dicevano tutti, ognuno per conto suo, e che nessuno capiva; adesso la dicono in coro, e si capisce benissimo. *E poi?* dice. *E poi? E poi?*
wb-6-33-fewer =
    «È pieno di vuoti», dice Tina. I vuoti vanno per file, e quelle file le conoscete. Chi oggi ha sentito una storia fino in fondo non è venuto. Dorme della grossa.

    { wb-6-33-fewer-rules }
wb-6-33-all = Sid comincia a contare, poi smette. «Quanti sono?» chiede Ken. «Tutti. Tutti quelli che su quegli scaffali hanno avuto mezza storia.» Ken ci pensa un momento. «Ho paura», dice. «Niente. Era solo per dirlo.» Detto, in effetti, pesa un po’ meno. A tutti.
wb-6-33-back-title = Un po’ meno di quattro
wb-6-33-back = «Quello, se permettete, non si finisce», dice Obel. È venuto fino al bordo della pagina, grigio, senza occhiali, tutto righello. «Ho provato anch’io, da principio. La matita è venuta dopo. Si può soltanto chiudere il Libro, e pazienza.» Guarda il cielo. «Vi restano quattro minuti», dice, «anzi, un po’ meno. Salvo errore.» E aspetta che qualcuno lo trovi.
wb-6-33-reads =
    Obel posa la matita nella piega, parallela al bordo. «Pare che io abbia una parte», dice. «Il penultimo paragrafo. L’ho cancellato stamattina; sotto il tratto si legge ancora.» Tossisce. Poi legge. E legge bene, accidenti.

    { wb-6-33-reads-rules }
wb-6-33-broken = Ha in mano la paletta con le schegge, e in tutto quel bianco non trova dove posarla. «Una parte la so a memoria», dice. «Avrei gradito che me la si chiedesse. Ma con chi rompe non si legge.» E si siede dalla sua parte del margine, con le zampe raccolte e la paletta in grembo. Dopo un po’, quando crede che non guardiate, muove le labbra.

wb-6-34-front-title = Una storia per dormire
wb-6-34-front = «Morde perché ha fame», dice Nora, «mica perché è arrabbiato. Quindi niente botte. Gli si legge *addosso*, fortissimo. E dove avete solo mezza frase, il resto lo inventate: la testa serve a quello.» Gli siete vicinissimi. Tenete le mani dietro la schiena, perché non veda che tremano. Non ha occhi, d’accordo. Le tenete dietro lo stesso.

wb-6-35-front-title = E poi?
wb-6-35-front = *E poi?* La bocca stacca mezza riga e la sputa subito: manca l’altra metà. «Dall’inizio», grida Nora. «Non importa se è bella.» E allora cominciate. C’era un colle, e sul colle una torre. Sta fermo. Tutte le teste cieche si girano verso di voi, fin lassù. In vita vostra non vi ha mai ascoltati così nessuno. Neanche a scuola. Soprattutto a scuola.
wb-6-35-back-title = Il più piccolo
wb-6-35-back = Ne resta uno, l’ultimo. Non era grande, sotto tutti gli altri: è più basso di una sedia. Vi appoggia il mento su una scarpa. Gli raccontate come l’ultima pagina salì le scale, e glielo raccontate pianissimo, che a momenti non si sente. *E po*, dice lui. Aspettate il resto. Il resto non viene. Respira. E intorno, fin dove c’è pagina, tutto il bianco respira con lui.

wb-6-36-front-title = L’inizio
wb-6-36-front = «C’era una volta un paese pieghevole», cominciate. «D’inverno si chiudeva. L’avevano fatto i draghi.» Questa in parecchi la sanno, e allora non dicono più *e poi*: da fuori verso dentro lasciano andare il vicino, rotolano giù per tutto quel bianco e si mettono naso contro coda. Ne passa uno lungo come una via, con la pelle fitta di noticine. *Vedi sopra*, borbotta, ed è già sotto. «Non fermatevi sul più bello», sussurra Nora. «Il più brutto è il mezzo. Chi è lì crede sempre che sia tutto lì.»

wb-6-37-front-title = Il mezzo
wb-6-37-front = Poi nella storia entra una bambina con un righello. Non era previsto. La racconta Nora, con la voce ferma: prese il righello, tagliò, e *allora vide che cosa aveva fatto*. Lì si ferma. Andate avanti voi; le serviva solo questo. Si addormentano a dozzine. Quel che resta non è più alto di una casa, e per un momento, raccontando, state con la schiena appoggiata alla schiena di un futuro drago. È più comoda di quanto si pensi.

wb-6-38-front-title = Pietre
wb-6-38-front = Parlate sottovoce. La piana ne è coperta fino al colle disegnato: Wyrm tondi, bianchi, a migliaia, naso contro coda. Vi chinate su uno. È di pietra, ed è caldo. Tina passa e dà un nome a ciascuno: Ambra, Brina, Cenere, Duna. Dove la pagina finisce è sdraiato qualcosa di più grosso, col mento sulla carta, lungo come un autobus; a risalirlo con gli occhi ci vuole un po’. Le zampe. Le squame. Il muschio sulle palpebre. Anzi no, su una palpebra sola. L’altra è aperta.
wb-6-38-back-title = Quella che aspetta
wb-6-38-back = È Vesper. Ha il mento sulle zampe e un occhio come una ruota di carro, e dentro l’occhio c’è una sera intera. Non guarda voi. Guarda là dove finisce la stampa, come si guarda una porta quando si sono sentite delle scarpe, di là. Sono sessant’anni che aspetta. *Per favore* non lo dirà, dovesse aspettarne altri sessanta. «Manca una frase», dice Nora. «E ha un buco.»
wb-6-38-minnow = Nora prende una manica, la prima che trova. «Quello che vi ho detto al buio», dice. «Che Mamma ha chiuso a chiave e dovrò suonare. Lo penso ancora.» La manica ha una mano, e lei prende anche quella. La sua è ruvida d’inchiostro, e piano piano si scalda. «È meglio con uno che lo sa.»
wb-6-38-letter = «La mia lettera l’avete letta», dice Nora, e non si volta. «Ogni volta che dico *non si sta male* vi guardate le scarpe.» Nessuno si guarda le scarpe. Ci vuole uno sforzo. Nora posa la mano d’inchiostro sulla grande palpebra, e sente se è calda. «Si stava un po’ male, invece», dice. «Ecco. Adesso non dovete più portarlo da soli.»
wb-6-38-eye = Nora va così vicino che nell’occhio ci si vede tutta, a testa in giù. Si mette diritta, come alla lavagna. «Scusa», dice. «Volevo solo che smettesse di guardare.» L’occhio si chiude, piano, e si riapre. «I gatti», spiega Sid più tardi, «fanno così per dire che va bene.» In tutta la sera è l’unica cosa che non abbia letto da qualche parte.

wb-6-39-front-title = Otto puntini
wb-6-39-front =
    Il Libro finisce così: *Chicchi grossi come biglie, e un solo tetto su tutto il colle. Corsero verso la vecchia torre. La porta era chiusa, e dalla parte di dentro ........ tirò il chiavistello.*

    «Ma siamo noi», dice Ken. «Ieri.»

    «È stampato da prima che nascessimo», dice Sid. «Tutto, tranne i puntini. Lì ci vuole qualcuno che dica chi.» Nella piega del Libro c’è una penna. È calda.
wb-6-39-nora =
    Sugli otto puntini Nora scrive quattro lettere, con due vuoti davanti e due dietro, così sembra fatto apposta. L’inchiostro resta bagnato a lungo. «Così sarò io», dice. «Almeno a inchiostro. A ogni porta, ogni volta che grandina. Ce n’è di peggiori, di mestieri.» Ma i quattro puntini rimasti li guarda un po’ più di quanto serve per contarli.

    { wb-6-39-nora-rules }
wb-6-39-own =
    «Io.» «No, io.» «Piano!» «E tu molla.» La penna fa il giro di tutte le mani, e quando si ferma c’è un nome. È scritto di corsa, e i puntini avanzano. Il Libro non è uno che conta: quella firma l’ha già bevuta ieri, in fondo a una lista, e se la ricorda. Sotto, molto sotto, qualcosa cambia fianco, come fa chi dorme quando lo si chiama per nome.

    { wb-6-39-own-rules }
wb-6-39-somebody =
    «Q, U, A, L», compita Sid, un dito per puntino, e poi gli ci vuole l’altra mano. Non ride nessuno. «Non è una risposta», dice Lara. «Si dice quando non si sa chi è stato.» «O quando poteva essere chiunque di noi», dice Tina. Nora lo scrive in bella. Sotto l’inchiostro i puntini si spengono uno dopo l’altro, come fanno i lampioni la mattina, quando si vede già.

    { wb-6-39-somebody-rules }

wb-6-40-front-title = Dalla parte di dentro
wb-6-40-front = «*E dalla parte di dentro*», leggete tutti insieme, e la carta della porta diventa morbida come una guancia. La mano ci passa fino al polso, e di là c’è legno vero: lo dicono le schegge. Oltre il braccio vedete una scala, la polvere spessa come feltro, nove ganci. Al nono c’è un piccolo impermeabile giallo, e gronda. «Sono *appena* andata via», sussurra Nora. Fuori, nella grandine, qualcuno sta facendo dieci passi indietro.
wb-6-40-back-title = Qualcuno tirò il chiavistello
wb-6-40-back = Il chiavistello è lungo un braccio, e non si muove da sessant’anni. «Adesso», dice Lara. «Corre.» Tirate. È duro, è duro, e di colpo cede e scorre, e la porta si spalanca un attimo prima che lui arrivi. Dalla grandine vola dentro un bambino e atterra a pancia in giù. «Tutto calcolato», dice. Accanto a voi Ken ha le orecchie rosse. «Be’», dice. «Però era vero.» Ritirate la mano appena in tempo: laggiù una bambina sta guardando dietro la porta. Trova il chiavistello, e nient’altro. Sta ancora scorrendo.

wb-6-41-front-title = Una volta
wb-6-41-front = Vesper chiude l’occhio, e lascia andare un respiro che aveva preso sessant’anni fa. Sul colle la grandine disegnata si scioglie, lineetta per lineetta. Adesso il Libro ha una fine, e la fine ha una porta. Lì accanto pende la corda della campana: cinque tratti di penna e un nodo. Nora la prende. «Si suona andando a casa», dice. Poi guarda la piana: sono migliaia, e si sono appena addormentati. La campana non è forte. È bassa, e la si sente nei denti. Nora tiene la corda e non la tira.
wb-6-41-ring =
    Poi la tira, con tutto il suo peso, che non è tanto, e sul bianco passa una nota sola. Qualche pietra si gira. Vi chinate, le ridite all’orecchio l’ultima riga, e dorme. Molto lontano, a una porta o a un cancello, qualcuno si è tolto il berretto e guarda, per vedere chi va a casa. Nell’altra mano ha una penna.

    { wb-6-41-ring-rules }
wb-6-41-tiptoe = «Si sveglierebbero», dice Nora. Con la manica dà una pulita alla corda. Ed è la prima volta che una bambina se ne torna da Oniria in punta di piedi; voi dietro, con le scarpe in mano. Sulla targa d’ottone resta un posto vuoto. È pulitissimo.

wb-6-42-front-title = Cinque
wb-6-42-front = L’ultima pagina vi si volta addosso come una coperta, e siete stesi sulle assi. In cinque. Ci si sta stretti, e nessuno si sposta. Sullo scrittoio la penna rotola, ci ripensa, si ferma. Per l’orologio di Lara sono passati quattro minuti. «Le sette», dice Lara. A valle un altro orologio le dà ragione. «Io sono entrata alle sette e venti», dice Nora. «Quindi sono in anticipo.» Si alza, va a vedere fuori. Guarda le luci, quante sono. Poi guarda quali. «Oh», dice. Per un po’ non si sente altro. «Almeno», dice, «le scale ci sono ancora.»
wb-6-42-answer = Poi le date la busta. *Minnow*, c’è scritto, in una calligrafia che ormai trema. Nora la guarda davanti, la guarda dietro, e la apre col righello, come si deve. È una riga sola. La legge troppo svelta, e le tocca rileggerla. «*La cena è alle sette*», c’è scritto. «*Non ho mai detto di che giorno.*»
wb-6-42-posted = «La tua lettera è arrivata», dice Tina sulle scale. «L’abbiamo spedita noi. Un po’ tardi.» Nora si ferma, la mano sulla ringhiera. «Quella del *non si sta male*?» «Quella.» Ci pensa per tre gradini, senza scenderne uno. «C’erano *tre* cose non vere», dice. «E lei l’avrà visto dalla calligrafia.»
wb-6-42-back-title = Il nono gancio
wb-6-42-back = Nella polvere ci sono le vostre impronte, quattro file; adesso sono cinque. I ganci sono bassi, e Nora ci arriva senza nemmeno alzarsi sulle punte. Al nono è appeso il suo impermeabile giallo. Tasta la manica. «Asciutto.» Tasta l’orlo. «Asciutto.» Infila le mani nelle tasche, fino in fondo, con calma, e intanto non respira nessuno. «Asciutto.» Allora rivolta il colletto. Sotto il laccetto c’è una macchia grande come una moneta. Ci posa un dito: è fredda. «*Almeno*», dice Nora, e se lo infila.
wb-6-42-nine = Di sopra, fra le pagine, scrive una matita piccolissima. *Bambini entrati: nove*. E sotto, *Bambini usciti:* e una pausa, come se la matita passasse da una mano all’altra. *Nove.* Si va a capo. *Capre: trecentododici. I conti tornano.* Poi viene un suono che da lui non avete mai sentito, e restate sulle scale, con un piede per aria, a capire che cos’è. Non ticchetta. Pare che canticchi.
wb-6-42-plate = Molto più su, su una targa d’ottone, i graffi adesso sono nove. Il primo è una M, l’ultimo è una N, e bella profonda. Il lucido è andato. Non serve più.
wb-6-42-polished = Nora si ferma e ascolta in su. Poi si abbottona fino in cima, dove il bottone c’è. «Sulla sua lista risulterò ancora fuori», dice. «Suono domani, quando hanno dormito. E che per me non si metta a contare le capre.»

wb-6-43-front-title = La porta
wb-6-43-front = Non c’è da toccare il chiavistello: è aperto da ieri, e nessuno l’ha più chiuso. Ken, per abitudine, ha già la spalla contro le assi. Poi ci ripensa, si scosta, e gira la maniglia. «Dopo di te», dice a Nora. Aspettate la battuta. Niente: è tutto qui.
wb-6-43-dark = Fuori è buio come in una tasca, e piove. La torcia fa clic, e si spegne. Di quel paese vi siete lasciati indietro più di quanto abbiate voglia di pensare, e nessuno ha una mano libera per asciugarsi la faccia: in ogni mano c’è la mano di un altro. Laggiù, dove comincia la strada, c’è un lume a una finestra, acceso per chi passa. Restate fermi finché non l’ha visto anche l’ultimo.
wb-6-43-drizzle = Pioviggina, e il colle sa di timo bagnato. Il cielo è per metà nuvole e per metà no. Anche il paese è in piedi per metà: Sid ha contato i tetti. Nora tira fuori la lingua e assaggia la pioggia, a lungo, da intenditrice. «Metà», dice, quando ha finito, «va bene.»
wb-6-43-stars = Le nuvole sono andate a casa anche loro. Nora butta indietro la testa. Le stelle ci sono tutte, e ognuna al suo posto. «Ero preoccupata per quelle», dice. La grandine ha lasciato lungo il muro un bordo bianco, che sotto le scarpe scricchiola come zucchero. Nora lo percorre tutto, a destra della porta e poi a sinistra, per non far torto a nessuno.
wb-6-43-bow = Torna la grandine, ma piano, e l’ultimo sole ci passa in mezzo: ogni chicco si porta la sua scintilla. «È primavera», dice Sid. «Per la neve è tardi, quindi grandina. Sopra è freddo, sotto è caldo: vuol dire che l’inverno ha ceduto.» C’è un arcobaleno. Poi ce n’è un altro, più in alto, coi colori alla rovescia. Nessuno dice *guarda*, perché stanno guardando tutti. Dietro di voi la porta è spalancata, e su per la torre si sentono pagine che si alzano in piedi, moltissime.

wb-6-43-back-title = Come finisce tutto
wb-6-43-back = E poi? dice qualcosa dentro di voi, e di sdraiarsi non ne vuole sapere. Fa bene. Venite, più vicini, tutti; chi oggi ha letto di più può ascoltare. Questa è la fine.

wb-6-43-blank = Prima di andare a letto Sid torna su da solo, a dare la buonanotte alla torre. Il Libro è bianco. Non è cancellato, non è ripiegato: è bianco, da cima a fondo, come un campo dopo la neve, quando nemmeno chi ci abita saprebbe dire dov’era la siepe. L’avete letto fino alla fine, e la fine era tutto quello che ne restava. Sid volta le pagine, una per una, piano. Non ne salta nessuna, anche se a guardarle sono tutte uguali. Sotto le dita sono ancora calde.
wb-6-43-blank-home = Nora mangia tre porzioni, e Mamma mangia poco, perché deve guardarla. Col cucchiaio a mezz’aria Nora si ferma. «C’era una campana», dice. «E un uomo piccolissimo. No, non un uomo. Però col berretto.» Si strofina la fronte. «Era importante. Dovevo tornare.» Ma la strada non le viene, e la minestra si fredda, e il cucchiaio riparte. Sopra la stufa è appeso l’impermeabile giallo, asciutto. Quella notte Nora parla nel sonno, e Mamma viene sulla porta ad ascoltare. La sente contare, a lungo, con pazienza, senza saltarne una. «Trecentododici», dice, e sorride, e si gira sull’altro fianco.

wb-6-43-hook = A metà strada vi contate, e ne manca uno. Vi ricontate. Poi correte su, tutte le scale, fino al Libro. È aperto all’ultima pagina: il colle, la torre, e sulla porta della torre una figurina a penna, grande come un pollice, che saluta con tutto il braccio. «È solo per un po’», dice la carta, così vicina che pare di averla all’orecchio. «Quando si svegliano ci vuole uno che l’abbia letto.» Quella voce la conoscete benissimo, e non avete mai fatto tanto silenzio per sentirla. «Torno prima che…» E qui si ferma. Si sta guardando intorno, in cerca di qualcosa da appendere.
wb-6-43-hook-home = I ganci adesso sono dieci. Nora ha piantato il decimo, storto, col righello per martello, e quello che ci pende è bagnato fradicio. «Stavolta non taglia nessuno», ha detto. «Di come si aspetta so tutto. Il Libro non lo si tiene chiuso: lo si tiene *aperto*.» Così ogni sera, dopo cena, intorno allo scrittoio ci sono quattro persone, una in impermeabile giallo, e leggono una pagina ad alta voce. Una sola. Poi stanno zitte, e da dentro qualcuno legge la seguente. Il Libro va avanti così, su due gambe, una di qua e una di là, e ha già passato il mezzo. Scendendo, ognuna tocca il polsino, con un dito. Ormai quasi non gocciola.

wb-6-43-obel = Avete dimenticato di chiuderlo. Vi viene in mente a tutti nello stesso momento, e correte su. La copertina l’avete già in mano, quando si sente una voce asciutta. «Se permettete», dice, «riprendo dal bottone.» Nell’ultima pagina c’è una sedia, disegnata col righello, in rosso. È la prima cosa che Obel abbia mai aggiunto. Ci sta seduto diritto, col libro dell’orso sulle ginocchia, e loro gli dormono intorno alle gambe, naso contro coda. Le voci non le fa: l’orso parla come Obel, e anche il bottone, se parlasse. Però non ha mai saltato una parola. E quando uno si agita nel sonno, ricomincia la pagina da capo, e non sospira neanche.
wb-6-43-obel-home = Oniria si sveglia come una casa la domenica: una persiana, poi niente, poi odore di pane tostato. «Si sveglia chi vuole, quando vuole», dice Obel. «Non c’è nessuna fretta.» Dentro la copertina però ha messo un avviso: I LETTORI SONO AMMESSI IL GIOVEDÌ, DALLE QUATTRO ALLE SEI. MANI PULITE. «È uno scandalo», dice Ken, e ogni giovedì è lì alle quattro meno dieci. Nora viene in golfino: è bel tempo, e l’impermeabile è asciutto. Siede per terra, fra le pietre, e oggi, nel bel mezzo della lettura, alza la mano. «Ha saltato una virgola», dice. C’è un silenzio terribile. Obel torna indietro col dito, riga per riga. Ci mette molto. «È vero», dice. «Grazie.»

wb-6-43-thaw = La mattina dopo aprite il Libro e vi tocca saltare di lato. Si alza un colle, poi un altro, poi tutti: cardini, ruscelli, e la città, coi nove forni che fumano. Sul prato c’è un cavallo con cinque zampe, e le prova, una per una. Poi cominciano le pietre: crac, crac, crac, e loro escono, bagnati, con le ali sgualcite, uno con la giacca di Ken. Ognuno dice l’ultima parola che ha sentito prima di dormire. «*Chiavistello*», dice uno. «*Chiavistello*», dice il vicino. «*Chiavistello!*» Anche Vesper si alza, e ci mette fino a mezzogiorno, col muschio che vien giù a lenzuoli. Guarda il mattino, guarda i piccoli, guarda voi. Poi fa la prima domanda in sessant’anni: dove sono i suoi occhiali.
wb-6-43-thaw-home = Mamma ha novantacinque anni, e ha apparecchiato per sei. Quando Nora è entrata, l’ha guardata quanto ci mette una pentola a traboccare. Poi ha detto: «Si raffredda.» Adesso, a cena, Nora beve da una tazza che una volta aveva il pesciolino, e ride da farsi venire il singhiozzo. «Sessant’anni! Per un occhio! Ed erano *loro*, e cercavano me!» Più tardi uno di voi va a prendere la legna, perché è il suo turno, e fuori c’è qualcuno. È sottile come un righello, oppure è piccolo come un gatto, o è soltanto un lampione. Chiunque sia, non osa bussare. «Be’?» grida Mamma dalla cucina. «È aperto.» La porta non è chiusa a chiave. Non lo è mai stata.

wb-6-43-home = Ai piedi della torre, contro il muro, c’è qualcuno. Ha novantacinque anni, e il colle se l’è fatto tutto in pantofole; sono fradice. Guarda la porta, come si guarda una porta quando si sentono delle scarpe, di là. Nora è ferma sull’ultimo gradino. Per l’impermeabile aveva pronto un discorso, se l’è preparato tutto il giorno. Adesso lo cerca, e non c’è più. «Mamma», dice. «Ho fatto tardi.»
wb-6-43-home-home = «No», dice Mamma. La esamina da capo a piedi, come dopo scuola, poi prende il colletto giallo e lo strizza. Cade una goccia, una sola, sulla pantofola. «Prima che sia asciutto, hai detto.» Allora Nora le finisce nel grembiule, con tutta la faccia. Quando si siedono, sul gradino, sono un mucchietto con un impermeabile sopra. «La porta», dice il mucchietto, «era chiusa a chiave?» «Quale porta?» dice Mamma. Tina guarda le pantofole, si siede e si toglie i calzini. «E voi siete la posta», dice Mamma, quando ci riesce. «Siete in ritardo. Avete mangiato?» A casa la tavola è apparecchiata per due. Lo è stata ogni sera. Per sei, nessun disturbo: si allunga il tavolo, e la minestra pure.

wb-6-43-tomorrow = Scendete in cinque, di fianco, perché la strada è larga giusto per cinque. «Il tram c’è ancora?» chiede Nora. «E Milo? E Uma?» Le dite quello che sapete. Lei annuisce e se lo mette via, come i sassi belli, da guardare dopo. L’ultima casa sotto la torre ha la porta aperta, di una mano. C’è un sasso, a tenerla. Nel legno, dove appoggia, ha fatto una conca, da tanto che ci sta. Nora guarda il sasso, guarda la conca. «Non devo suonare», dice. Nel corridoio arrivano le pantofole: una. Poi l’altra. Voi quattro vi guardate i piedi, con grande attenzione, e andate avanti a guardarveli per un bel pezzo.
wb-6-43-tomorrow-home = Il Libro è rimasto sullo scrittoio, aperto all’ultima pagina, con la catena a terra. Là dentro ci sono strade ancora piatte, e colli che nessuno si ricorda più. Bisogna rileggerlo tutto. Lara ha già un piano: una pagina a sera. Nora è sulla soglia di casa, con l’impermeabile giallo, che è asciutto. Guarda in su, alla finestra buia della torre. «A domani», dice, e non lo dice a voi. Lassù, piano, qualcuno volta una pagina. La liscia con la mano, che stia giù. Poi si mette ad aspettare, ed è tutto un altro aspettare.

wb-6-43-line = Uno torna su a prendere la torcia. La torre è zitta e sa di timo. Sul cartellino qualcosa viene su, lento, come un pesce che sale a galla. Un timbro? No. È una riga a matita, e sopra non c’è scritto niente. Accanto c’è la penna. Non c’è mica bisogno di prenderla. Basta tenerci la mano un po’ sopra, come si fa con le pentole. È calda.

### Quando è girato l’ultimo segnalino Destino
wb-6-lost-title = Chiuso
wb-6-lost = Strizzate gli occhi, e la riga non c’è. È buio, non si legge più. Le copertine si chiudono su di voi, come due ali enormi. «Mi dispiace», dice Obel, e gli credete. All’ultimo una mano vi dà una spinta, una mano con l’inchiostro fino al gomito, e siete sulle assi. Il Libro è chiuso. Il cartellino dice quello che diceva, DA RESTITUIRE OGGI. Ma sotto la porta c’è una riga, e quella si legge: è luce. Il sole sta posato sull’orlo del colle e non è tramontato. «Si tiene», dice Ken, «con le unghie.» Dalle pagine viene una vocina. «Di nuovo», dice, seria seria. «Da uno.»
