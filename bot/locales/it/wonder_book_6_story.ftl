# Wonder Book, capitolo VI: quello che si legge ad alta voce.
# wb-<capitolo>-<carta>-<lato>, …-title, …-rules; wb-<capitolo>-<carta>-<chiave> è l’esito di una scelta, o un finale.

wb-6-1-front-title = Tramonto
wb-6-1-front =
    Il sole sta posato sull’orlo del colle. DA RESTITUIRE OGGI, dice il cartellino, e l’inchiostro è fresco. Lara si è tolta l’orologio e l’ha messo accanto al righello. «Le sette meno quattro», dice. «Alle sette lo chiude.» «Quattro minuti, come sempre», dice Sid. «Allora sono giusti giusti.» E nel silenzio il dorso scricchiola, una volta sola, come quando un libro lo si prende per tutte e due le copertine.

    «Avrei una battuta», dice Ken. «La faccio dopo.»
wb-6-1-back-title = Chi ha preso in prestito
wb-6-1-back = Lara alza il cartellino verso l’ultima luce. Nove righe, nove calligrafie, e accanto a otto una spunta. C’è scritto chi ha preso in prestito il Libro, e si può leggere in due modi. I conti, però, tornano in uno solo: è il Libro che ha preso in prestito loro. E dopo il nono nome non c’è niente. «Quello che prendi in prestito, lo riporti», dice Tina. «Vale anche per i libri.» Ken posa il palmo sulla pagina, come su un cavallo che una volta ha morso. «È calda», dice. «Pronti a cadere, tutti?»
wb-6-1-lines = Sotto la nona riga ne sono affiorate altre quattro, in quattro calligrafie, e una si prende metà del posto. Sono sottolineate, in rosso, due volte. «Siamo da restituire anche noi», dice Lara. «Solo da ieri», dice Ken. Accanto al nome di Ken c’è una spunta a matita, e dopo la spunta un punto di domanda. «Su di me ha dei dubbi», dice Ken, e per un momento ne va proprio fiero.

wb-6-2-front-title = Dal di dentro
wb-6-2-front = Queste scale le conoscete. Sono quelle della torre, solo che girano al contrario, e ogni gradino è una pagina. Cede un po’ sotto il piede, e appena siete passati si volta. In alto, dove dev’esserci lo scrittoio, una fessura lunga e dritta lascia entrare dal cielo una luce rossa. Dal muro, all’altezza delle ginocchia, spuntano nove punte di ferro. «Quelli sono i ganci», dice Sid. «Visti da dietro.»
wb-6-2-back-title = Nel mezzo
wb-6-2-back = Nora è seduta sul terzo gradino, una scarpa sì e una no, inchiostro fino ai gomiti, e infila un ago. «La porta l’ho provata», dice. «È solo disegnata. Un libro senza fine non ha l’uscita. Sei nel mezzo, vai avanti un pezzo, e sei nel mezzo.» Bagna il filo e ci riprova. «Quindi: prima la pagina, poi a casa. Almeno l’ordine è giusto.» Lo dice all’ago. Si sente che l’ha già detto, e più di una volta, a nessuno.
wb-6-2-trust =
    «Dalla mia parte ho già cominciato», dice, «mentre non c’eravate. Ho pensato: se a guardare dentro erano *loro*, cercavano me. E allora vengono.» Vi mostra un punto, piccolo e dritto. Fa effetto, sentirsi guardare così da una a cui il vostro occhio ha messo tanta paura.

    { wb-6-2-trust-rules }
wb-6-2-cool = Non vi guarda in faccia. «Di chi era l’occhio, potevate anche dirmelo», dice al filo. «Mi sarei arrabbiata. Giusto il tempo di arrabbiarmi. E poi a ridere.» Dopo un po’ si fa in là sul gradino, e un posto c’è. Piccolo. Vi ci sedete tutti.

wb-6-3-front-title = L’ultima pagina
wb-6-3-front = È lì accanto, arrotolata. Nora tira il nastro, e la pagina scatta, grande come una porta. «Non si sbircia», dice Nora. «Quello che si legge ad alta voce succede, e questa a metà sarebbe peggio di niente.» Il bordo sinistro è dritto dritto. Lei da quella parte non guarda. Giù per le scale viene una corrente d’aria; la pagina si gonfia come una vela e se la porta su di due gradini, sui talloni. «E questo», dice, «è l’altro guaio.»
wb-6-3-whole =
    È venuta con voi dal lato buio, attraverso la piega e su per il margine, e non le manca un angolo. Ne conoscete ogni grinza. Sid le ha perfino copiate, sul braccio, casomai volessero dire qualcosa.

    { wb-6-3-whole-rules }
wb-6-3-chewed = «L’ho tagliata io, l’ho riportata io», dice. In un angolo ci sono le impronte di due scarpe piccole, di quando ci stava sopra, per scaldarsi. Tutt’intorno ci sono morsi, sessant’anni di morsi, e le parole si fermano un pelo prima, come gente che ha tirato su i piedi in tempo.

wb-6-4-front-title = Ultima pagina
wb-6-4-front = Grande come una porta, e lassù ci vuole andare.

wb-6-5-front-title = Una pagina è una vela
wb-6-5-front = Dieci gradini più su la corrente la ritrova. Chi porta la pagina va dove deve, e anche contro il muro. Camminare all’indietro aiuta. Passarsela aiuta di più: tesa fra due, sta ferma come il bucato di domenica.

wb-6-6-front-title = La porta da dietro
wb-6-6-front = In fondo alle scale c’è la porta della torre, vista da dentro: assi, cardini, un chiavistello lungo come un braccio. Lo afferrate, e la mano resta vuota. È piatto. È inchiostro. «L’hanno disegnato», dice Sid. «E l’hanno disegnato chiuso.» Dietro la carta si sente la grandine, parecchio lontana. E in basso, dove una porta vera avrebbe la fessura, qualcosa prende fiato.
wb-6-6-nine =
    Ibo mette giù la sua sedia, con la spalliera contro le assi, e si srotola la lista sulle ginocchia. «Il mio mestiere sono i cancelli», dice. «Una porta è un cancello che ha studiato.» Da sotto tasta qualcosa di bianco, e lui ci posa sopra un piede, senza infierire. Guarda Nora. «Entrati nove», dice, «usciti otto. La penna non l’ho lasciata asciugare.»

    { wb-6-6-nine-rules }
wb-6-6-alone =
    A questa porta non c’è nessuno di guardia. L’aria che passa sotto sa di carta bagnata; poi con l’aria passa qualcosa, bianco, cieco, spesso come una lettera. Una volta dentro prende fiato, ed è grosso come voi.

    { wb-6-6-alone-rules }

wb-6-7-front-title = Quattro metri
wb-6-7-front = Accanto alle scale, nel muro, luccica qualcosa. È il rovescio della vostra cucitura di ieri, quattro metri d’ottone fine come un capello. «Una volta dentro la pagina, quella non serve più», dice Nora. «La potreste sfilare.» «Ci rimettiamo le dita», dice Lara, «ed è quasi buio.» «È sua», dice Tina. «Mica ce l’ha regalata. Ce l’ha prestata.» Il resto non lo dice nessuno: che al tramonto il Libro potrebbe chiudersi, e la molla resterebbe dentro.
wb-6-7-bring =
    La sfilate dal cielo, una mano dopo l’altra, e taglia. Uno di voi se l’avvolge intorno al polso e guai a dargli una mano. Quando c’è tutta attacca a cantare, sottile e acuta, come quando l’avete presa. «*Un giorno*, ha detto», dice Tina. «È questo. Ancora per poco, ma è questo.»

    { wb-6-7-bring-rules }
wb-6-7-later = «Prima la pagina», dice Lara. «Lo direbbe anche lui. E per iscritto.» Ha ragione, è una cosa sensata, e tirate dritto con gli occhi sui gradini. Luccica ancora per un bel pezzo.

wb-6-8-front-title = Metà
wb-6-8-front = Alla ringhiera è appeso un Wyrm viola. Dice mezze frasi, una via l’altra, con la voce di nessuno: *e quando arrivarono alla… allora lei prese il lume e… ecco perché il più piccolo…* Non minaccia. Chiede. E ogni volta che nessuno gli risponde si fa un po’ più scuro.

wb-6-9-front-title = Portatela su
wb-6-9-front = La via più corta è incollata; l’altra fa il giro: la feritoia, la campana, sotto lo scrittoio. Sopra di voi la luce era d’oro, e adesso è rossa. «Le sette per l’orologio», dice Sid. «E per il *sole*?» «Il tramonto è quando non ci si vede più a leggere», dice Nora. Prende un angolo della pagina, e col mento vi indica gli altri.
wb-6-9-back-title = Il Taglio
wb-6-9-back = La spingete oltre l’ultimo gradino, e la corrente cade di colpo, come quando si chiude una finestra. Davanti a voi l’aria è squarciata da cima a fondo. Di là è buio, un buio che sa di pane vecchio e d’inchiostro. E la pagina, da sé, alza il bordo dritto, come alza la testa un cane che ha sentito il cancello.

wb-6-10-front-title = La copia del portinaio
wb-6-10-front = Dietro la porta, a un chiodo, è appesa una lista. Arriva a terra, va avanti per il pavimento, e sale un pezzo sull’altro muro. È scritta piccola piccola.
wb-6-10-back-title = Capre
wb-6-10-back = *Bambini entrati: nove. Bambini usciti:* e lì la penna è rimasta ferma tanto che c’è una macchia. Il resto sono capre. Le contava quando era triste, e metteva la data. Trecentododici. Trecentododici. Una volta, in un brutto inverno, trecentoundici; e il giorno dopo, *ritrovata, era dietro il pozzo, trecentododici.* È sottolineato, due volte.

wb-6-11-front-title = Nove punte
wb-6-11-front = Nove punte di ferro, in basso. Sotto a ciascuna c’è una tacca a matita, sul muro, e un nome. Lo fanno tutti i bambini, schiena al muro e righello in testa. Un muro così oggi l’avete già visto, nella stanza bassa.
wb-6-11-back-title = Quanto erano alti
wb-6-11-back = Milo arrivava qui. Uma lì. La tacca di Nora è una spanna sotto la vostra. E sotto tutte, quasi a terra, ce n’è ancora una, alta una scarpa, senza nome, solo coi segni dei denti. «Cominciano tutti piccoli», dice Lara. Stavolta si capisce da che parte sta. Alla nona punta è appesa la cartella con l’angolo masticato, e dentro c’è ancora un panino. «Ecco dov’*era*», dice Nora. «Finitelo voi. È da stamattina che devo finirlo io.»

wb-6-12-front-title = La campana, da sotto
wb-6-12-front = Stavolta siete sbucati sotto la campana. Vi fa da cielo, un cielo verde, e il muschio sull’orlo è pieno di sera. Sono sessant’anni che non la suona nessuno, a meno che non siate stati voi.
wb-6-12-back-title = Perché una volta
wb-6-12-back = CHI VA A CASA SUONA UNA VOLTA, dice la targa, E PRENDE IL CAPPOTTO DAL GANCIO. Nel nono posto Nora si specchia. Sputa sulla manica e per l’inchiostro fa quel che può. «Perché *una*?» chiede Ken. «Io suonerei fino a staccarmi le braccia.» «Perché due», dice lei, «vuol dire che sei tornato.» Ci pensa su. Il bronzo è stato al sole tutto il giorno, e per un minuto chi c’è ci appoggia la schiena.

wb-6-13-front-title = Pagine incollate
wb-6-13-front = Quattro gradini sono appiccicati, come le pagine di chi legge con le dita sporche. Dietro, la scala va su dritta. Con la guancia sulla carta si riesce appena a vederla.
wb-6-13-back-title = Uva spina
wb-6-13-back = Accostate una Scintilla al bordo e soffiate. Si staccano uno per uno, con lo schiocco di un bacio. Ed è *proprio* marmellata. Nora ci infila un dito. «Uva spina», dice. «È Uma. Leggeva sempre mangiando. Gliel’ho detto in tutte le lingue.» Il dito se lo lecca due volte. Dov’era il muro adesso ci sono gradini, oltre il pianerottolo e via, dritti che più dritti non si può.

wb-6-14-front-title = Ago di Nora
wb-6-14-front = Assottigliato nel mezzo, dove da stamattina lo tengono due dita.
wb-6-15-front-title = Resto del panino
wb-6-15-front = Un morso l’ha già avuto. Quello che è cominciato vuole essere finito.

wb-6-16-front-title = Due aghi
wb-6-16-front = «Uno davanti e uno dietro», dice Nora. «Ecco perché nella scatola c’è posto per due.» A voi dà quello consumato, quello d’oro se lo tiene. «Il vostro conosce il buco a memoria. E io per una volta voglio quello bello.» Poi si siede sull’orlo del Taglio e butta le gambe di là, nel buio, come in piscina. Qualcuno la tiene per la manica. Nora guarda la mano. «Torno», dice. «Apposta.»
wb-6-16-hem =
    «Qui c’è già qualcosa», dice dal buio la sua voce. «Lungo un dito, sì e no. E con l’orlo.» È la fessura che avete lasciato voi. «Ci ho tenuto dentro due dita, mentre eravate via», dice la voce. «Un’asola così non l’avevo mai sentita. Partite da lì.»

    { wb-6-16-hem-rules }
wb-6-16-knocks = Il buio le si richiude dietro, e per un momento è come se non ci fosse mai stata. Poi, dall’altra parte della pagina, bussano: tre volte. Bussate tre volte anche voi. «Bene», dice la sua voce, vicinissima. «Allora quella volta *eravate* voi.»
wb-6-16-back-title = Da dietro
wb-6-16-back = A una spanna dalla vostra spunta dalla carta una punta d’oro, e aspetta. Infila, tira, piegati indietro, respira. Voi vi piegate di qua, lei di là, e il suo peso vi arriva per il filo, come sull’altalena a bilico quello di chi sta dall’altra parte. È leggera. «Tirate a sinistra», dice la pagina. «Sei tu che *respiri* a sinistra», dice Ken.
wb-6-16-first =
    «Avevi promesso che non aspettavi più nessuno», dice Sid alla pagina. «E chi aspetta?» dice la pagina. «Sono avanti di tre.» È avanti di uno solo. Ma che punto.

    { wb-6-16-first-rules }
wb-6-16-waits = Dopo ogni punto la punta d’oro si ferma, finché non c’è anche il vostro. Senza, farebbe prima. «Ho preso il vizio», dice la pagina.

wb-6-17-front-title = Cucire la pagina
wb-6-17-front = Dentro e fuori, per i vecchi buchi, lei da una parte e voi dall’altra. Un punto deve brillare, o non tiene. La luce nel Taglio ormai è color volpe, e Lara ha smesso di contare ad alta voce: a mente si fa prima.

wb-6-18-front-title = Cucitela dentro
wb-6-18-front = La pagina ci ha preso gusto, e dà una mano. Rabbrividisce, e spinge il bordo sotto l’ago. Però tremano anche le scale. Giù al pianerottolo sale qualcosa che i gradini non li usa, perché è troppi. «Non giratevi», dice Lara, e naturalmente si girano tutti.
wb-6-18-back-title = Ha una fine
wb-6-18-back = L’ultimo punto si chiude con uno scatto. Dall’orlo spunta una mano, inchiostro fino al gomito, e poi il resto di Nora, all’indietro, che tira il suo filo coi denti. La torre ha un brivido, un gradino dopo l’altro, fino in fondo. A destra il Libro pesa più di prima. Ha una fine. Là dentro si ferma tutto, per un respiro, come una classe quando si apre la porta. E laggiù, nel buio, se n’è accorto anche qualcos’altro.

wb-6-19-front-title = Si volta pagina
wb-6-19-front = «Giù la testa», dice una voce dal cielo, e un po’ trema. «Si volta pagina.» Sotto di voi si ripiegano i gradini, tutti e novanta. S’infila fra due fogli la campana, poi i ganci, poi la porta col suo chiavistello d’inchiostro. Voi vi attaccate alla cucitura. L’avete fatta voi, e tiene.
wb-6-19-back-title = Bianco
wb-6-19-back = È tanto bianco che non fate ombra. Non c’è nemmeno una ditata. Lontano qualcuno ha disegnato un colle, in pochi tratti di penna, e sul colle una torre con la porta, e sopra tutto delle righe oblique. «Pioggia», dice Ken. «Grandine», dice Sid. «Guarda in fondo: rimbalzano.» Davanti al disegno corrono le righe stampate, larghe da camminarci. L’ultima finisce in un punto, nero e tondo come un pozzo. «Non era mica così grosso», dice Nora.

wb-6-20-front-title = Luce per leggere
wb-6-20-front = Dal margine entra il tramonto. Il bianco si fa azzurro, l’azzurro grigio, e i caratteri piccoli cominciano a formicolare. «È la pagina dove arriva la primavera», dice Nora. «Io l’ho vista solo capovolta. Ce n’è da leggere.» Le lettere grandi si vedono ancora. Quelle medie, a non sbattere le palpebre.
wb-6-20-lamp =
    Poi dal bordo della pagina sbuca un collo di ferro, e dietro tutto Wick, al galoppo. Corre al capolettera e ci soffia sopra; poi alla frase lunga, poi alla nota. E ogni volta resta lì, la testa di lato, un piede per aria, finché non è sicuro che la luce abbia preso.

    { wb-6-20-lamp-rules }
wb-6-20-bread =
    Poi lo sentite, l’odore. Nel margine c’è Wick, spento, con la brina sul collo e di traverso un vassoio da fornaio. È tutto il giorno che la vostra luce tiene vivo il nono forno. Le focaccine sono grandi come cuscini e fumano ancora, e a ognuna manca un morso, piccolo piccolo, come se qualcuno le avesse assaggiate tutte e gli avessero detto di aspettare.

    { wb-6-20-bread-rules }
wb-6-20-dark = «E allora si legge in fretta», dice Lara. Come piano è un po’ corto. Chiede se qualcuno ne ha uno migliore, e per una volta ci spera.

wb-6-21-front-title = Riga cancellata
wb-6-21-front = Un tratto rosso taglia la pagina, tirato col righello, e la riga che c’è sotto non si muove più. «Ha cominciato dalla fine», dice Nora, «per non doverla fare per ultima.» Camminarci si può. È come passare in una stanza dove hanno appena detto *lascia perdere*.

wb-6-22-front-title = Tre voci
wb-6-22-front = I leggii sono tre: uno nella prima lettera, quella grande, uno sulla frase lunga, uno giù alla nota, e fatti su misura per una lettrice lunga come un autobus. «Vesper leggeva con tre voci», dice Nora. «Una per l’inizio. Una per il mezzo. Una per quello che il libro, nel mezzo, si vergognava di mettere.» Vi contate. Ci vogliono tutte e tre insieme, dice lei, se no è solo chiasso.
wb-6-22-inkling =
    Nella piega del braccio vi ticchetta qualcosa. È la pietra che fino al pomeriggio era Inkling, e doveva dormire un inverno. «Ha sentito che si legge», dice Tina. Il guscio si spacca, e non la finisce più di spaccarsi, tanto ce n’è lì dentro. È lungo come un divano. Ha le ali, bagnate e stropicciate; i denti sono sempre uno. Posa il mento sul leggio e guarda a lungo la prima parola. *Grandine*, dice, ed è bellissima.

    { wb-6-22-inkling-rules }
wb-6-22-wick =
    Wick va verso la frase lunga: un piede, ci pensa, l’altro piede, e si volta, se per caso dispiacesse a qualcuno. Non sa parlare. Ma si china su una parola, la parola si accende, e allora la si sente, chiara, come la gente dietro una finestra illuminata. Nora gli accarezza il collo storto. «E morde solo la *carta*», dice. «Oggi no, Wick.»

    { wb-6-22-wick-rules }
wb-6-22-nora =
    «La lunga la faccio io», dice Nora. «La voce ce l’ho, e bella forte. È da stamattina che la provo col buio.» Si arrampica, si infila l’ago d’oro nella treccia, che non si perda, e poi sta un momento con le mani aperte sul leggio. È la pagina che ha tagliato lei. Le arriva al mento.

    { wb-6-22-nora-rules }

wb-6-23-front-title = Leggere ad alta voce
wb-6-23-front = Leggete una riga, e vi pare di tirare un carro: il difficile è la prima parola. Ma se uno legge anche all’altro leggio, e uno al terzo, le righe si mettono a correre da sole, e quello che si legge alza la faccia e prende colore. Si sente, dalla carta, quanto le era mancato.

wb-6-24-front-title = Boccone
wb-6-24-front = Uno è più avanti degli altri, e ha la bocca piena. Non mastica. Nelle guance ha un paragrafo intero, e gira la faccia cieca dall’uno all’altro di voi. Ha paura che gliene scappi un pezzo, e nessuno gli ha mai fatto vedere come si manda giù.

wb-6-25-front-title = Tre morsi
wb-6-25-front = Alla pagina mancano tre parole, una per leggio. Al loro posto c’è un morso, non più largo di una scarpa. «Saltare non si può», dice Nora. «Oggi ho saltato una parola, e se ne sono accorti.» Vanno rimesse, e che siano quelle giuste, perché appena le dite sono vere. «Le abbiamo già viste tutte e tre», dice Sid. Lo si sente tirarsi su le maniche e cominciare a leggersi le braccia.

wb-6-26-front-title = La Posta riscuote
wb-6-26-front =
    Per aria, più o meno all’altezza di una buca delle lettere, si apre uno sportellino. «Quill, Lettere morte», dice da dietro una voce. «Ci dovete una storia. Fino in fondo. Al tramonto si chiude.»

    «*Adesso*?» dice Lara.

    «Il modulo recita», dice la voce, «*al primo momento inopportuno per il debitore*.» Dallo sportellino esce un timbro di gomma e resta lì sospeso. Sul bianco, dietro di voi, qualcosa affretta il passo.
wb-6-26-tell =
    La racconta Ken, dovunque si trovi: quella della capra. Una fine non l’ha mai avuta. Gliela trova lui (era sempre stata dietro il pozzo, la capra), e fa tutte le voci, pozzo compreso. Dietro lo sportellino, silenzio; poi Quill si soffia il naso, e giù il timbro: SALDATO. Ken non ha mai raccontato così bene. Intanto tutto quello che non ha orecchie si è fatto più vicino.

    { wb-6-26-tell-rules }
wb-6-26-refuse =
    «Domani», dice Lara. «Signorina», dice la voce, e non è cattiva, «quale domani?» Dallo sportellino esce una mano col polsino grigio e si serve d’altro: un foglio solo, piccolo, con sopra una strada. Lo piega in quattro e ci mette il francobollo.

    { wb-6-26-refuse-rules }

wb-6-27-front-title = In fondo alla pagina
wb-6-27-front = La prima riga parla della neve nelle grondaie della Corte dei lampioni, e dice che era l’ultima. La leggete. Da qualche parte, sotto i piedi, comincia a gocciolare acqua. Poi il punto si muove. Dall’orlo si affacciano teste bianche, una accanto all’altra, e si voltano a sentire. «Non vengono per mangiare», dice Tina. «Vengono per *ascoltare*. È che senza mangiare non sono capaci.»
wb-6-27-back-title = E lì si fermò
wb-6-27-back = Col dito siete alla penultima riga. Tutto quello che c’è sopra è stato detto ad alta voce, e adesso è lì, a colori: il timo, una strada, una pozzanghera con dentro una nuvola. Solo il disegno è ancora un disegno. Le voci si fermano, perché manca una frase, e nessuno vuole attaccare per primo. Nel silenzio il punto si apre. Non è un punto. È una bocca. No. Sono bocche, e non si contano.

wb-6-28-front-title = Il capolettera
wb-6-28-front = La prima lettera è alta come una casa, con foglie dipinte dentro, e fra le foglie un leggio. La riga che parte da qui parla dei piccoli: *Erano bianchi e ciechi, e avevano tanta fame che mangiavano il buio; e che cosa ne sarebbe venuto non lo sapeva nessuno, perché cominciano tutti* e poi c’è un morso.
wb-6-28-back-title = Cominciano tutti
wb-6-28-back = L’orlo del morso è ancora umido. Ci posate accanto un dito, e la parola che c’era la sentite, come la lingua sente un dente caduto. Non era una gran parola, vi pare. Ieri l’ha detta qualcuno, davanti a un forno, e non si capiva da che parte stava.
wb-6-28-hungry =
    Lo dite, ed è subito vero. Lo stomaco vi va giù come un ascensore; e dalla carta, fra le foglie, viene su qualcosa che lo stomaco ce l’ha di suo. «*Affamati* lo sono dal principio alla fine», dice Nora. «Qui c’era scritto come *cominciano*.»

    { wb-6-28-hungry-rules }
wb-6-28-small =
    «*Perché cominciano tutti piccoli*», leggete. Nella lettera si srotolano le foglie. Da sotto la carta qualcosa batte, morbido e svelto, come un cuore in un uovo; e Lara rilegge la riga, anche se non servirebbe, e la voce non è quella di ieri.

    { wb-6-28-small-rules }
wb-6-28-white =
    Lo dite, e si fanno bianche le foglie, e poi le mani. «*Bianchi* c’era già», dice Sid. «Due volte in una riga non lo mette nessuno.» In tutto quel bianco non si vede che cosa sale dalla pagina. Si sente.

    { wb-6-28-white-rules }

wb-6-29-front-title = La frase lunga
wb-6-29-front = Comincia con una montagna e finisce, nove righe dopo, con un gancio. Alle virgole tocca respirare. Verso la fine dice: *e ogni bambino preso in prestito per un po’ salì i novanta gradini, prese il cappotto dal gancio, e suonò* e poi c’è un morso.
wb-6-29-back-title = E suonò
wb-6-29-back = L’avete letto su una targa d’ottone, qualcuno di voi due volte. Ma a rileggerlo con gli occhi chiusi, davanti alla parola c’è un nido. La carta aspetta. A una frase lunga non pesa, ci ha fatto l’abitudine.
wb-6-29-once =
    «*E suonò una volta*», leggete, e da sotto la pagina, da giù in fondo, arriva una nota sola, tanto bassa che tremano le virgole. Una delle cose bianche si ferma a metà morso e piega la testa da un lato. «Questa la sa», dice Nora. «Voleva dire: domani si continua.»

    { wb-6-29-once-rules }
wb-6-29-twice =
    «Due volte vuol dire che sei tornato», dice Nora. «Non è mai tornato nessuno.» Ma quel che è detto è detto, e per un momento è vero: qualcosa torna su, dal mezzo della frase, ed è stato via così tanto che le buone maniere se le è scordate.

    { wb-6-29-twice-rules }
wb-6-29-never =
    Si fa silenzio, come in una campana imbottita di paglia. Per lo spazio di un respiro a casa non è mai andato nessuno. Nora si è fatta pallida. Poi, nella paglia, si sente masticare.

    { wb-6-29-never-rules }

wb-6-30-front-title = La nota a piè di pagina
wb-6-30-front = È stampata così in piccolo che per leggerla vi mettete a pancia in giù. C’è un 1 minuscolo, e poi: *Il portinaio tiene a far sapere che in tutti questi anni gli sono passate davanti, senza pagare, trecento-* e poi c’è un morso, *capre*.
wb-6-30-back-title = Capre non paganti
wb-6-30-back = «È *proprio* da lui», dice Nora. A questo numero Ibo ci teneva tanto che l’ha fatto mettere in un libro sulla primavera. E con una nota a piè di pagina non si tira a indovinare. Fuori, sul colle, piccola piccola, con quattro tratti per zampe, una capra ha alzato la testa.
wb-6-30-nine =
    «Quelli sono i *bambini*», dice Nora. «Lui non li confonderebbe mai.» Da qualche parte una lista si arrotola di scatto, offesa. Sul colle la capra si sdraia. E lì dove avete borbottato si tira su qualcos’altro.

    { wb-6-30-nine-rules }
wb-6-30-ninety =
    «Quelli sono i *gradini*», dice Sid, ma è tardi. Per lo spazio di una riga adesso sono trecentonovanta, e vi galoppano addosso, tutte. Passate quelle, resta una cosa che non è una capra.

    { wb-6-30-ninety-rules }
wb-6-30-twelve =
    «*Trecentododici capre*», leggete, e ci sono tutte, sul colle disegnato, quattro tratti l’una. Lontano lontano si sente qualcuno che conta sottovoce. Arriva in fondo. I conti tornano. Poi si sente arrotolare una lista, e con che tenerezza.

    { wb-6-30-twelve-rules }

wb-6-31-front-title = Una porta a penna
wb-6-31-front = Da vicino la torre sono quaranta tratti di penna, e nove fanno la porta. La grandine sta ferma nell’aria, tutt’intorno, in righette oblique. A sbatterci contro, sono fredde.
wb-6-31-back-title = Otto puntini
wb-6-31-back = Da questa parte il chiavistello non c’è. Sotto la porta c’è l’ultima frase del Libro, e ne leggete solo la fine, a labbra chiuse: *e dalla parte di dentro ........ tirò il chiavistello.* Sid conta i puntini. «Otto», dice. «Otto lettere, allora. Se la parola è una.» Al battente è appeso un paio di occhiali. «È venuto per cancellarla», dice Nora. «E poi l’ha letta. E poi ha dovuto asciugarsi gli occhiali.»

wb-6-32-front-title = Occhiali di Obel
wb-6-32-front = Ci si vede ogni errore del mondo, nitidissimo. Per forza è stanco.

wb-6-33-front-title = L’Incompiuto
wb-6-33-front = Esce dal punto, e non la finisce di uscire. Al buio sono cresciuti l’uno dentro l’altro, a centinaia: una schiena, una mascella, una spanna di calligrafia di chissà chi, una codina che non è di nessuno. È alto quanto il colle. Non ha occhi, e trema. E dice quello che dicevano tutti, da sempre; solo che adesso lo dicono in coro, e si capisce. *E poi?* dice. *E poi? E poi?*
wb-6-33-fewer =
    «Ha dei buchi», dice Tina. È vero, e sono in fila. Quelle file le conoscete. Chi oggi ha avuto una storia fino in fondo, qui non c’è. Dorme.

    { wb-6-33-fewer-rules }
wb-6-33-all = «Quanti sono?» chiede Ken. Sid ha cominciato a contare, e ha già smesso. «Tutti», dice. «Tutti quelli che su quegli scaffali hanno avuto solo mezza storia.» Ken ci mette un momento. «Va bene», dice. «Ho paura. Così l’ho detto.»
wb-6-33-back-title = Un po’ meno di quattro
wb-6-33-back = Al bordo della pagina c’è Obel, grigio e sottile come un righello, senza occhiali. «Se permettete», dice. «Quello non lo si finisce. Ho provato, all’inizio, prima di prendere la matita. Ci si può solo chiudere sopra il libro.» Guarda il cielo. «Restano un po’ meno di quattro minuti.» Lo dice come uno che non chiede di meglio che essere corretto.
wb-6-33-reads =
    Poi posa la matita nella piega, parallela al bordo. «A quanto pare», dice, «ho una parte. Il penultimo paragrafo. L’ho cancellato stamattina. Scopro che sotto il tratto lo leggo ancora.» Si schiarisce la voce. È piuttosto bravo.

    { wb-6-33-reads-rules }
wb-6-33-broken = Ha con sé la paletta con le schegge, e non sa dove posarla. «C’è una parte che so a memoria», dice, «e avrei gradito che qualcuno me la chiedesse. Ma con chi rompe le cose non si legge.» Si siede dalla sua parte del margine, a zampe conserte, e dopo un po’, quando crede che nessuno lo veda, comincia a muovere le labbra.

wb-6-34-front-title = Una storia per dormire
wb-6-34-front = «Non si colpisce», dice Nora. «Gli si legge *addosso*. Più forte che potete. E se avete solo mezza frase, l’altra mezza inventatevela, la testa ce l’avete.» Morderà, perché ha fame, mica ce l’ha con voi. Gli andate sotto, vicinissimo, le mani dietro la schiena perché non le veda tremare. Occhi non ne ha. Lo fate lo stesso.

wb-6-35-front-title = E poi?
wb-6-35-front = *E poi?* dice, e la bocca più vicina stacca mezza riga e la sputa: l’altra metà non c’era. «Dal principio», grida Nora. «Come viene, viene.» C’era un colle, dite voi, con una torre. Sta fermo. Ogni testa cieca è girata verso di voi. Nessuno vi ha mai ascoltati così.
wb-6-35-back-title = Il più piccolo
wb-6-35-back = Quello che resta è alto sì e no come una sedia. È uno solo, e nemmeno dei grandi; è strisciato fin qui e vi ha messo il mento sulla scarpa. Gli raccontate dell’ultima pagina e di come salì le scale. Glielo raccontate pianissimo. «*E po*», dice. Aspettate il resto. Non viene. Respira in dentro, in fuori, in dentro, e sul bianco, tutt’intorno, ogni cosa respira con lui.

wb-6-36-front-title = L’inizio
wb-6-36-front = Era un paese che d’inverno si ripiegava, raccontate, e l’avevano costruito i draghi. Qualcuno questa parte la sa già. Smettono di dire *e poi*, da fuori verso dentro, mollano il vicino, e rotolano giù per il pendio bianco. Uno è lungo quanto una via, con la pelle tutta coperta di noticine. *Vedi sopra*, mormora, e non c’è più. Dove si fermano restano naso contro coda. «Non smettete», bisbiglia Nora. «Il peggio è il mezzo. Nel mezzo credono sempre che sia tutto lì.»

wb-6-37-front-title = Il mezzo
wb-6-37-front = Nel mezzo c’è una bambina con un righello. Non l’avevate in programma, ma la storia passa di lì. La racconta Nora in persona, a voce ferma, fino a *allora vide che cosa aveva fatto*. Lì si ferma. E andate avanti voi. Non ci vuole altro: uno che va avanti. Si sdraiano a dozzine. Quello che resta non è più alto di una casa; e per un momento potete appoggiare la schiena a qualcosa che diventerà un drago.

wb-6-38-front-title = Pietre
wb-6-38-front = Si può solo bisbigliare. I piccoli coprono tutta la piana, fino al colle disegnato, tondi e bianchi, naso contro coda, a migliaia; hanno cominciato a farsi pietra, e la pietra è calda. «Ambra», bisbiglia Tina a ognuno che passate. «Brina. Cenere. Duna.» Dove finisce la pagina, qualcosa di lungo come un autobus ha posato il mento sulla carta. Dev’essere venuto da molto lontano, piano piano. Ha il muschio sulle palpebre. Poi, su una sola.
wb-6-38-back-title = Quella che aspetta
wb-6-38-back = L’occhio è grande come una ruota di carro, e ci sta dentro una sera intera. Voi non vi guarda. Vesper guarda dove finisce la stampa, come si guarda una porta quando si sono sentite delle scarpe, di là. Sono sessant’anni che aspetta col mento sulle zampe. Per favore non lo dirà. «Manca una frase», dice Nora, «e ha un buco dentro.»
wb-6-38-minnow = Ha preso qualcuno per la manica. «Quella cosa che vi ho detto al buio», dice, «della porta. Che l’ha chiusa a chiave, e mi tocca suonare.» Ve la ricordate. «Io lo penso ancora», dice Nora. «Solo che è meglio, se viene anche uno che lo sa.» Ha la mano ruvida, sporca d’inchiostro, e si sta scaldando.
wb-6-38-letter = «La mia lettera l’avete letta», dice Nora, senza voltarsi. «Vi guardate le scarpe ogni volta che dico che non si sta male.» Nessuno sa che dire. «Un po’ male sì», dice Nora. «Ecco. Così non ve lo portate dietro da soli.» E posa la mano aperta, nera d’inchiostro, sulla grande palpebra, per sentire se è calda.
wb-6-38-eye = Nora si avvicina all’occhio finché non ci si vede dentro tutta, a testa in giù. Sta dritta dritta. «Scusa», dice. «Volevo solo che smettesse di guardare.» L’occhio si chiude, e si riapre. I gatti, spiega Sid più tardi, fanno così per dire che va bene. In tutta la sera è l’unica cosa che non abbia letto da qualche parte.

wb-6-39-front-title = Otto puntini
wb-6-39-front =
    Il Libro finisce così: *Chicchi grossi come biglie, e un solo tetto su tutto il colle. Corsero verso la vecchia torre. La porta era chiusa, e dalla parte di dentro ........ tirò il chiavistello.* La penna è nella piega. È calda.

    «Siamo noi», dice Ken. «Siamo noi *ieri*.»

    «Era stampato prima che nascessimo», dice Sid. «Puntini a parte. Qualcuno deve dire chi è stato.»
wb-6-39-nora =
    Lo scrive lei. Quattro lettere, su otto puntini; ne lascia due davanti e due dietro, così sembra voluto. «Vorrà dire che sono io», dice, «almeno d’inchiostro, a ogni porta, tutte le volte che grandina. C’è di peggio, come mestiere.» L’inchiostro non si decide ad asciugare. Lei guarda i quattro puntini avanzati più di quanto ci vuole a vederli.

    { wb-6-39-nora-rules }
wb-6-39-own =
    Si litiga, sottovoce, perché la penna la vogliono tutti, e nessuno la lascia a un altro. Poi uno di voi l’ha già scritto, in fretta, prima che qualcuno conti le lettere. I puntini non li riempiono. Non serve. Quella calligrafia il Libro la conosce: è da ieri che ce l’ha in fondo a una lista. Giù giù qualcosa si gira sull’altro fianco, come fa chi dorme quando lo si chiama per nome.

    { wb-6-39-own-rules }
wb-6-39-somebody =
    Mettete un dito su ogni puntino. «Q, U, A, L», dice Sid. Poi ci vuole l’altra mano. «Non è una risposta», dice Lara. «È quello che si dice quando non si sa.» «È quello che si dice», dice Tina, «quando poteva essere uno qualunque di noi.» Nessuno ride. Nora lo scrive, in bella copia, e sotto l’inchiostro i puntini si spengono, uno dopo l’altro, come i lampioni di mattina.

    { wb-6-39-somebody-rules }

wb-6-40-front-title = Dalla parte di dentro
wb-6-40-front = Lo leggete ad alta voce, tutti: *e dalla parte di dentro*. La carta si fa morbida come una guancia. Ci appoggiate una mano, e la mano è di là, fino al polso, e trova del legno. Quello non è disegnato. Ha le schegge. Oltre il vostro braccio si vede una scala, con la polvere spessa come feltro, e nove ganci; e al nono un piccolo impermeabile giallo, che gronda. «Ma se sono *appena* andata via», bisbiglia Nora. Fuori, nella grandine, qualcuno fa dieci passi indietro.
wb-6-40-back-title = Qualcuno tirò il chiavistello
wb-6-40-back = È lungo come un braccio, e da sessant’anni non lo muove nessuno. «Adesso», dice Lara. «*Adesso*. Sta correndo.» È duro. Cede. Comincia a scorrere, e la porta si spalanca un attimo prima che lui arrivi, e dalla grandine entra un bambino, e finisce a pancia in giù. «Tutto calcolato», dice. Vicinissimo a voi Ken è rosso fino alle orecchie. «Però era vero», dice. Ritirate la mano. Laggiù una bambina guarda dietro la porta. Il chiavistello sta ancora scorrendo indietro.

wb-6-41-front-title = Una volta
wb-6-41-front = Vesper ha chiuso l’occhio. Butta fuori un respiro che aveva preso sessant’anni fa, e sul colle disegnato la grandine disegnata si scioglie. Adesso il Libro ha una fine, e la fine ha una porta. Accanto pende la corda della campana, cinque tratti e un nodo. «Si suona quando si va a casa», dice Nora. Ce l’ha già in mano. Poi guarda la piana, e quelle migliaia che hanno appena preso sonno. È una campana bassa. Si sente nei denti.
wb-6-41-ring =
    Ci si attacca con tutto il suo peso. Una nota sola passa sul bianco, e qua e là una pietra si rigira e bisogna ridirle l’ultima riga, all’orecchio. Poi dorme anche quella. Lontano lontano, a una porta o a un cancello, qualcuno si toglie il berretto. Alza la testa, per vedere chi va a casa. Ha una penna.

    { wb-6-41-ring-rules }
wb-6-41-tiptoe = «Si sveglierebbero e basta», dice Nora, e pulisce la corda con la manica. Così da Oniria, per la prima volta, una bambina torna a casa in punta di piedi, e voi dietro, con le scarpe in mano. Lassù, su una targa d’ottone, un posto resta vuoto, e pulitissimo.

wb-6-42-front-title = Cinque
wb-6-42-front = Una pagina vi si volta addosso come una coperta, e siete stesi sulle assi, e siete in cinque. Per l’orologio di Lara sono passati quattro minuti. Sullo scrittoio la penna, dove la mano l’ha lasciata, fa ancora mezzo giro e si ferma. Giù a valle batte un orologio. «Le sette», dice Lara. «Quando sono entrata erano le sette e venti», dice Nora. «Allora sono in anticipo.» Poi vede quante luci ci sono, là fuori, e che luci. «Oh», dice. E dopo un po’: «Almeno le scale le hanno tenute.»
wb-6-42-answer = Poi le date la busta. *Minnow*, c’è scritto, in una calligrafia che ormai trema. Resta un po’ a guardarla. Poi l’apre col righello. Dentro c’è una riga, e lei la divora, così in fretta che le tocca rileggerla. «*La cena è alle sette*», c’è scritto. «*Non ho mai detto di che giorno.*»
wb-6-42-posted = «La tua lettera ce l’ha», dice Tina. «L’abbiamo imbucata. Un po’ tardi.» Nora si è fermata con una mano sulla ringhiera. «Quella dove dico che non si sta male?» «Quella.» Ci pensa su. «Lì dentro ho messo *tre* cose che non erano vere», dice, «e lei se ne sarà accorta dalla calligrafia.»
wb-6-42-back-title = Il nono gancio
wb-6-42-back = Giù per le scale. Nella polvere ci sono le vostre impronte di tutte le altre volte, quattro file; adesso sono cinque. I ganci sono bassi; lei ci arriva comoda. Tasta la manica dell’impermeabile giallo, poi l’orlo, poi tutte e due le tasche, per correttezza. Asciutto. Asciutto. Asciutto. Poi rivolta il colletto. Sotto il laccetto, dove l’aria non arriva, c’è un punto grande come una moneta, ed è freddo. «*Almeno*», dice Nora, e se lo mette.
wb-6-42-nine = Di sopra, fra le pagine, si mette a grattare una matita piccola piccola. *Bambini entrati: nove*, scrive. *Bambini usciti:* e lì si ferma, come chi cambia mano. *Nove.* Va a capo. *Capre: trecentododici. I conti tornano.* E poi, visto che c’è posto, e che nessuno guarda, si sente un suono che da lui non avevate mai sentito. Non ticchetta. Si direbbe che canticchi.
wb-6-42-plate = Molto più su, su una targa d’ottone, i graffi adesso sono nove. Il primo è una M, l’ultimo è una N, e bella profonda. Il lucido è andato. Non serve più.
wb-6-42-polished = «Sembrerà che sono ancora fuori», dice Nora, con l’orecchio su per le scale. «Sulla sua lista.» Si abbottona in alto, dove il bottone c’è. «Suono domani. Quando hanno dormito. Non voglio che si metta a contare le capre per causa mia.»

wb-6-43-front-title = La porta
wb-6-43-front = Ecco la porta, ed ecco il chiavistello. Non serve toccarlo. È aperto da ieri: la porta non ve la siete mai chiusa alle spalle. Ken appoggia la spalla alle assi, per abitudine, e ci ripensa. Prende la maniglia. «Dopo di te», dice a Nora, e non è nemmeno una battuta.
wb-6-43-dark = Fuori è buio come in una tasca, e piove. La torcia fa clic e si spegne. Di quel paese ne è rimasto indietro più di quanto abbiate voglia di pensare, e non c’è una mano libera, perché ognuno tiene quella di un altro. Ma laggiù, dove comincia la strada, qualcuno ha messo un lume alla finestra, per chi passa. Restate lì finché non l’avete visto tutti e cinque.
wb-6-43-drizzle = Pioviggina, e il colle sa di timo bagnato. Mezzo cielo è sereno e mezzo no, e di quel paese, dice Sid, a contare i tetti, mezzo si è rialzato. «Mezzo mi va bene», dice Nora. Ha tirato fuori la lingua, per sentire com’è la pioggia di questi tempi. La tiene fuori per un bel po’.
wb-6-43-stars = Le nuvole se ne sono andate. Nora si ferma sulla soglia, butta indietro la testa, ed eccole lì, tutte, nessuna fuori posto. «Per quelle stavo in pensiero», dice. Della grandine è rimasto un orlo bianco lungo il muro. A camminarci scricchiola, e lei ci cammina su tutto, a destra e a sinistra della porta, per non far torto a nessuno.
wb-6-43-bow = Grandina di nuovo, piano piano, e ci passa in mezzo l’ultimo sole, proprio l’ultimo. Ogni chicco ha dentro una scintilla. «In primavera nevicare non può», dice Sid, «e allora fa così. Freddo sopra e caldo sotto. Vuol dire che l’inverno ha ceduto.» Sulla valle c’è un arcobaleno, e poi un altro, coi colori al contrario. *Guarda* non lo dice nessuno. E dalla torre alle vostre spalle, per la porta spalancata, esce un rumore di pagine che si alzano in piedi. Tante.

wb-6-43-back-title = Come finisce tutto
wb-6-43-back = E poi? dice qualcosa dentro di voi, e di sdraiarsi non ne vuole sapere. Fa bene. Venite, più vicini, tutti; chi oggi ha letto di più può ascoltare. Questa è la fine.

wb-6-43-blank = Prima di andare a letto Sid torna su alla torre, a darle la buonanotte. Apre il Libro, ed è bianco. Non cancellato, non ripiegato: bianco e basta, dalla prima pagina all’ultima, come un campo dopo una notte di neve. L’avete letto fino alla fine, e la fine era tutto quello che ne restava. Volta le pagine, una per una, adagio, perché qualcuno deve pur farlo. Sono ancora calde.
wb-6-43-blank-home = Nora fa il bis, e poi il tris. Mamma non le leva gli occhi di dosso. «C’era una campana», dice Nora, col cucchiaio per aria. «E un uomo, piccolissimo. No. Però un berretto ce l’aveva.» Aggrotta la fronte. «Era importante. Dovevo tornarci.» Ma la strada non le viene più in mente. Sopra la stufa è appeso un impermeabile giallo, ed è asciutto. Di notte Mamma la sente parlare nel sonno, e si affaccia alla porta. Sta contando qualcosa. Arriva a trecentododici, sorride, e si gira dall’altra parte.

wb-6-43-hook = Per strada vi contate, e ne manca uno. Tornate su di corsa. Il punto lo trovate subito: l’ultima pagina, la torre sul colle; e sulla porta, non più grande di un pollice, qualcuno fatto a penna saluta con tutto il braccio. «È solo per un po’», dice dalla carta una voce, così vicina che se ne sente il fiato. «Quando si svegliano, ci vuole qualcuno che l’abbia letto. Torno prima che…» Una pausa: di là si cerca in giro una cosa da appendere.
wb-6-43-hook-home = I ganci adesso sono dieci. Il decimo l’ha piantato Nora, un po’ storto, col righello per martello. Quello che ci sta appeso è bagnato fradicio. «Stavolta non taglia niente nessuno», dice. «Io di aspettare me ne intendo. Non si tiene chiuso. Si tiene *aperto*.» E così ogni sera, sparecchiata la cena, quattro persone si siedono allo scrittoio, una in impermeabile giallo, e leggono una pagina ad alta voce. Poi zitti, e da là dentro qualcuno legge quella dopo. Il mezzo è già passato. Per le scale, andando a casa, danno una tastata al polsino. Ha quasi smesso di gocciolare.

wb-6-43-obel = Correte su un’altra volta, tutti: vi siete scordati di chiuderlo. «Se permettete», dice una voce asciutta, quando la copertina l’avete già in mano. Sull’ultima pagina c’è una sedia, in rosso, fatta col righello; è la prima cosa che lui abbia mai aggiunto. Ci sta seduto Obel, dritto come un fuso, con quello dell’orso sulle ginocchia, e intorno alle gambe della sedia stanno loro, naso contro coda. Non fa le voci. Non ha mai saltato una parola. E quando uno si agita torna in cima alla pagina, senza un sospiro.
wb-6-43-obel-home = «Si sveglieranno a tempo debito», dice. «Scopro di non avere fretta.» E così Oniria si sveglia come una casa di domenica: una persiana, poi niente per un bel pezzo, poi odore di pane tostato. Dentro la copertina è appeso un avviso. I LETTORI SONO AMMESSI IL GIOVEDÌ, DALLE QUATTRO ALLE SEI. MANI PULITE. Uno scandalo, dice Ken, e alle quattro meno dieci è sempre lì. Viene anche Nora, in golfino, perché l’impermeabile è asciutto e il tempo è bello, si siede fra le pietre, e alza la mano. «Ha saltato una virgola», dice. C’è un silenzio terribile. «È vero», dice Obel. «Grazie.»

wb-6-43-thaw = La mattina aprite il Libro, e meno male che vi scansate. Ne viene su un colle, poi un altro, e così via fino all’orlo: cardini, ruscelli, la città, il fumo sopra nove forni, e in un prato un cavallo con cinque zampe, che si alza e le prova tutte. Sulla piana le pietre si spaccano. Loro escono bagnati, con le ali stropicciate (uno ha addosso la giacca di Ken), e ognuno dice l’ultima parola che ha sentito. *Chiavistello*, dicono. *Chiavistello. Chiavistello.* Poi si alza Vesper. Ci mette fino a mezzogiorno, col muschio che viene giù a lenzuoli, e per prima cosa chiede gli occhiali.
wb-6-43-thaw-home = «Erano *loro*», dice Nora a cena, da sopra una tazza su cui una volta c’era un pesciolino. «Sessant’anni di paura per un occhio, ed erano quei quattro che mi cercavano!» E giù a ridere, finché non le viene il singhiozzo. Mamma ha novantacinque anni. Ha apparecchiato per sei. Ha guardato Nora per il tempo che ci mette una pentola a traboccare, e poi ha detto che si raffreddava tutto. La porta non è chiusa a chiave. Non lo è mai stata. Sul tardi, quando per la legna tocca a voi, vedete che lì fuori c’è qualcuno, sottile come un righello, o piccolo come un gatto, o forse solo un lampione, e non ha avuto il coraggio di bussare. «Be’?» chiama Mamma. «È aperto.»

wb-6-43-home = Ai piedi della torre c’è qualcuno che si regge al muro. Ha novantacinque anni, e il colle l’ha fatto tutto in pantofole, e sono zuppe. Guarda la porta come si guarda una porta quando si sentono delle scarpe, di là. Nora si ferma sull’ultimo gradino. È tutto il giorno che si prepara che cosa dire dell’impermeabile, e adesso non le viene. «Mamma», dice. «Ho fatto tardi.»
wb-6-43-home-home = Mamma la squadra da capo a piedi, come ogni giorno all’uscita di scuola. Poi prende il colletto giallo fra due dita e strizza. Viene fuori una goccia, e cade su una pantofola. «No», dice Mamma. «Prima che sia asciutto, hai detto.» «L’hai chiusa a chiave, la porta?» chiede Nora, con la faccia nel grembiule. «Quale porta?» dice Mamma. Poi deve sedersi, e Nora le si siede accanto, e per un po’ sono un mucchietto con sopra un impermeabile. È Tina che vede le pantofole, e si sfila i calzini. «E voi siete la posta», dice Mamma, quando ci riesce. Fate di sì. «Siete in ritardo», dice. «E da mangiare, ve ne hanno dato?» La tavola è apparecchiata per due, come ogni sera. Dove si mangia in due, dice Mamma, si mangia in sei.

wb-6-43-tomorrow = Scendete dal colle in cinque, tutti in riga, perché la strada è larga giusto per cinque. Nora vuole sapere le cose. Il tram c’è ancora? Milo che fine ha fatto? E Uma? Le dite quello che sapete, e a ogni cosa lei fa di sì, e la mette da parte per dopo. L’ultima casa sotto la torre ha la porta aperta, di una mano, e a tenerla così c’è un sasso. Nora guarda il sasso, e la conca che ha scavato nel legno. «Non mi tocca suonare», dice. Poi nel corridoio ci sono delle pantofole, una e poi l’altra. E voi vi guardate i piedi, tutti e quattro, e per un bel pezzo non guardate altro.
wb-6-43-tomorrow-home = Su, nella torre, il Libro è rimasto sullo scrittoio, aperto all’ultima pagina. Dentro ci sono vie ancora piatte, e un paio di colli che non ricorda nessuno. Andranno riletti tutti, dice Lara, una pagina a sera, e il piano ce l’ha già. La catena è per terra, dov’era caduta. Sulla porta Nora si gira, con l’impermeabile giallo, che adesso è asciutto, e guarda su, verso la finestra buia. «A domani», dice. Non lo dice a voi. Ma lassù, piano, per non svegliare nessuno, si sente voltare una pagina, e poi lisciarla, e poi aspettare.

wb-6-43-line = Qualcuno torna su un’ultima volta, per via della torcia. C’è silenzio, là dentro, e odore di timo. Sul cartellino, dentro la copertina, affiora qualcosa, piano, come un pesce che sale a galla. Non è un timbro. È una riga, tirata a matita, e sopra non c’è ancora niente. Accanto c’è la penna. Prenderla non serve. Basta tenerci sopra la mano, per sentire che è calda.

### Quando è girato l’ultimo segnalino Destino
wb-6-lost-title = Chiuso
wb-6-lost = Si fa buio, e non ci si vede più a leggere. «Mi dispiace», dice Obel, e gli credete. Due copertine si avvicinano, come le ali di una bestia immensa. All’ultimo una mano vi spinge di là, inchiostro fino al gomito, e siete stesi sulle assi. Il Libro è chiuso. Sul cartellino c’è sempre DA RESTITUIRE OGGI, e sotto la porta della torre c’è una riga di luce: il sole sta posato sull’orlo del colle. Non è tramontato. Si tiene, dice Ken, con le unghie. «Di nuovo», dice una vocina in mezzo alle pagine. «Da uno.»
