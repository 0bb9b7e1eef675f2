# Wonder Book, capitolo VI: quello che si legge ad alta voce.
# wb-<capitolo>-<carta>-<lato>, …-title, …-rules; wb-<capitolo>-<carta>-<chiave> è l’esito di una scelta, o un finale.

wb-6-1-front-title = Tramonto
wb-6-1-front =
    Il sole sta posato sull’orlo del colle. DA RESTITUIRE OGGI, dice il cartellino, e l’inchiostro è ancora fresco. Lara si è tolta l’orologio e l’ha messo accanto al righello. «Quattro minuti alle sette», dice. «Alle sette lo chiude.» «Sono sempre quattro minuti», dice Sid. «Allora sono giusti giusti.» Nel silenzio si sente scricchiolare il dorso, una volta, come fa un libro quando qualcuno lo prende per tutte e due le copertine.

    «Vorrei fare una battuta», dice Ken. «La faccio dopo.»
wb-6-1-back-title = Chi ha preso in prestito
wb-6-1-back = Lara alza il cartellino verso l’ultima luce. Nove righe, nove calligrafie, e dietro a otto una spunta. Si può leggere in due modi, e uno solo torna. Non dice chi ha preso in prestito il Libro. Dice chi è stato preso in prestito dal Libro, e dietro al nono nome non c’è niente. «Quello che prendi in prestito, lo riporti», dice Tina. «Vale anche per i libri.» Ken posa il palmo sulla pagina, come si tocca un cavallo che ha morso una volta. «Calda», dice. «Pronti a cadere, tutti?»
wb-6-1-lines = Sotto la nona riga ne sono affiorate dalla carta altre quattro, in quattro calligrafie, e una si prende metà del posto. Sono sottolineate, in rosso, due volte. «Siamo da restituire anche noi», dice Lara. «Solo da ieri», dice Ken. Accanto al nome di Ken c’è una spunta a matita, e dopo la spunta un punto di domanda. «Di me non è sicuro», dice Ken, e per un momento sembra proprio fiero.

wb-6-2-front-title = Dal di dentro
wb-6-2-front = Queste scale le conoscete. Sono quelle della torre, solo che girano al contrario, e ogni gradino è una pagina. Cede un poco, e quando siete passati si volta. In alto, dove dev’esserci lo scrittoio, uno spiraglio lungo e dritto nel cielo lascia entrare luce rossa. All’altezza delle ginocchia sporgono dal muro nove punte di ferro. «Quelli sono i ganci», dice Sid. «Da dietro.»
wb-6-2-back-title = Nel mezzo
wb-6-2-back = Nora è seduta sul terzo gradino, una scarpa sì e una no, l’inchiostro fino ai gomiti, e infila un ago. «Ho provato la porta», dice. «È solo disegnata. Un libro senza fine non ha un’uscita. Sei nel mezzo, poi vai avanti un pezzo, e sei nel mezzo.» Bagna il filo e riprova. «Quindi: prima la pagina, poi a casa. Almeno l’ordine è giusto.» Lo dice all’ago. L’ha già detto, vi pare, un bel po’ di volte, a nessuno.
wb-6-2-trust =
    «Dalla mia parte ho già cominciato», dice. «Mentre non c’eravate. Ho pensato: se erano *loro*, a guardare dentro, allora cercavano me. E allora vengono.» Vi mostra un punto, piccolo e dritto. È strano farsi guardare così da una che del vostro occhio ha avuto tanta paura.

    { wb-6-2-trust-rules }
wb-6-2-cool = Non ha guardato in faccia nessuno. «Potevate dirmelo, di chi era l’occhio», dice al filo. «Mi sarei arrabbiata. Per il tempo che ci vuole. Poi mi sarei messa a ridere.» Dopo un po’ si fa in là sul gradino, e c’è posto. Non è molto. Vi ci sedete, tutti.

wb-6-3-front-title = L’ultima pagina
wb-6-3-front = Sta lì accanto a lei, arrotolata. Nora tira il nastro, e la pagina si apre di scatto, grande come una porta. «Non si sbircia», dice Nora. «Quello che si legge ad alta voce succede, e questa a metà sarebbe peggio di niente.» Il bordo sinistro è perfettamente dritto. Lei quel bordo non lo guarda. Dalle scale scende una corrente d’aria; la pagina si gonfia come una vela e la trascina in su di due gradini, sui talloni. «E questo», dice, «è l’altro guaio.»
wb-6-3-whole =
    L’avete portata fin qui dal lato buio, per la piega e su per il margine, e non le manca un angolo. Ne conoscete ogni grinza. Sid le ha perfino disegnate, sul braccio, casomai volessero dire qualcosa.

    { wb-6-3-whole-rules }
wb-6-3-chewed = «L’ho tagliata io, l’ho riportata io», dice. In un angolo ci sono le impronte di due scarpe piccole, dove ci stava sopra per scaldarsi. Tutt’intorno ci sono morsi, sessant’anni di morsi, e le parole si fermano giusto prima, come gente che ha tirato indietro i piedi.

wb-6-4-front-title = Ultima pagina
wb-6-4-front = Grande come una porta, e vuole essere lassù.

wb-6-5-front-title = Una pagina è una vela
wb-6-5-front = Dieci gradini più su la corrente la ritrova. Chi porta la pagina va dove stava andando, e anche contro il muro. Aiuta camminare all’indietro. Aiuta di più passarsela: tesa fra due persone sta ferma come il bucato di domenica.

wb-6-6-front-title = La porta da dietro
wb-6-6-front = In fondo alle scale c’è la porta della torre, vista da dentro: assi, cardini, un chiavistello lungo come un braccio. Lo afferrate, e non c’è niente da afferrare. È piatto. È inchiostro. «L’ha disegnato qualcuno», dice Sid. «E l’ha disegnato chiuso.» Dietro la carta si sente la grandine, parecchio lontana. In basso, dove ci sarebbe una fessura se questa fosse una porta, qualcosa prende fiato.
wb-6-6-nine =
    Ibo posa la sua sedia, la spalliera contro le assi, e si srotola la lista sulle ginocchia. «Io custodisco cancelli», dice. «Una porta è un cancello che ha studiato.» Qualcosa di bianco tasta da sotto, e lui ci mette sopra un piede, senza calcare. Sta guardando Nora. «Entrati nove», dice, «usciti otto. La penna non l’ho lasciata asciugare.»

    { wb-6-6-nine-rules }
wb-6-6-alone =
    Questa porta non la guarda nessuno. L’aria che passa sotto sa di carta bagnata, e poi con l’aria passa qualcosa, bianco e cieco e non più spesso di una lettera. Quando è dentro prende fiato, e allora è grosso come voi.

    { wb-6-6-alone-rules }

wb-6-7-front-title = Quattro metri
wb-6-7-front = Accanto alle scale, nel muro, luccica qualcosa. È il rovescio della vostra cucitura, quella di ieri, fatta con quattro metri d’ottone fine come un capello. «Quando la pagina è dentro, quella non serve più», dice Nora. «La potreste tirare fuori.» «Ci rimettiamo le dita», dice Lara, «ed è quasi buio.» «È sua», dice Tina. «Non ce l’ha mica regalata. Ce l’ha prestata.» L’altra cosa non la dice nessuno: che al tramonto il Libro potrebbe chiudersi, con la molla dentro.
wb-6-7-bring =
    La sfilate dal cielo, una mano dopo l’altra, e taglia. Uno di voi se l’avvolge intorno al polso e non vuole aiuto. Quando c’è tutta comincia a cantare, sottilissima e altissima, come quando l’avete presa. «*Un giorno*, ha detto», dice Tina. «È questo. Ancora per poco, ma è questo.»

    { wb-6-7-bring-rules }
wb-6-7-later = «Prima la pagina», dice Lara. «Lo direbbe anche lui. Lo direbbe per iscritto.» Ha ragione, ed è una cosa sensata, e ci passate davanti con gli occhi sui gradini. Luccica per un bel pezzo.

wb-6-8-front-title = Metà
wb-6-8-front = Alla ringhiera sta appeso un Wyrm viola. Dice mezze frasi, una dopo l’altra, con la voce di nessuno: *e quando arrivarono alla… allora lei prese il lume e… ecco perché il più piccolo…* Non minaccia nessuno. Chiede. E ogni volta che nessuno risponde diventa un po’ più scuro.

wb-6-9-front-title = Portatela su
wb-6-9-front = La via più corta è incollata; l’altra fa il giro dalla feritoia, dalla campana e sotto lo scrittoio. Sopra di voi la luce era d’oro, e adesso è rossa. «Le sette per l’orologio», dice Sid. «E per il *sole*?» «Il tramonto è quando non ci si vede più a leggere», dice Nora. Prende un angolo della pagina e vi fa segno di prenderne un altro.
wb-6-9-back-title = Il Taglio
wb-6-9-back = La spingete oltre l’ultimo gradino, e la corrente cessa, come se qualcuno avesse chiuso una finestra. Davanti a voi l’aria è squarciata da cima a fondo. Di là è buio, e il buio sa di pane vecchio e d’inchiostro. La pagina alza da sola il bordo dritto, come un cane alza la testa quando sente il cancello.

wb-6-10-front-title = La copia del portinaio
wb-6-10-front = A un chiodo, dietro la porta, è appesa una lista. Arriva fino a terra, poi corre sul pavimento, poi sale un pezzo su per l’altro muro. È scritta piccolissima.
wb-6-10-back-title = Capre
wb-6-10-back = *Bambini entrati: nove. Bambini usciti:* e lì la penna si è fermata tanto a lungo che c’è una macchia. Tutto il resto sono capre. Le ha contate ogni volta che era triste, e ci ha messo la data. Trecentododici. Trecentododici. Una volta, in un brutto inverno, trecentoundici; e il giorno dopo, *ritrovata, era dietro il pozzo, trecentododici.* È sottolineato, due volte.

wb-6-11-front-title = Nove punte
wb-6-11-front = Nove punte di ferro, in basso. Sotto a ognuna c’è una tacca sul muro, a matita, e un nome. I bambini lo fanno, con la schiena contro il muro e un righello sulla testa. Un muro così oggi l’avete già visto, in una stanza più bassa.
wb-6-11-back-title = Quanto erano alti
wb-6-11-back = Milo arrivava qui. Uma arrivava lì. La tacca di Nora è una spanna più giù della vostra. E sotto a tutte, vicino a terra, ce n’è ancora una, alta come una scarpa, senza nome, solo coi segni dei denti. «Cominciano tutti piccoli», dice Lara. Stavolta si capisce da che parte sta. Alla nona punta è appesa la cartella con l’angolo masticato, e dentro c’è ancora un panino. «Ecco dov’*era*», dice Nora. «Finitelo voi. È tutto il giorno che me lo riprometto.»

wb-6-12-front-title = La campana, da sotto
wb-6-12-front = Stavolta siete sbucati sotto la campana. Vi sta sopra come un cielo verde, e il muschio sull’orlo è pieno di sera. Non la suona nessuno da sessant’anni, a meno che non siate stati voi.
wb-6-12-back-title = Perché una volta
wb-6-12-back = CHI VA A CASA SUONA UNA VOLTA, dice la targa, E PRENDE IL CAPPOTTO DAL GANCIO. Nel nono posto Nora si vede la faccia. Sputa sulla manica e fa quello che si può fare per l’inchiostro. «Perché *una*?» chiede Ken. «Io suonerei fino a staccarmi le braccia.» «Perché due», dice lei, «vuol dire che sei tornato.» Ci pensa su. Il bronzo è stato al sole tutto il giorno, e per un minuto chi c’è ci appoggia la schiena.

wb-6-13-front-title = Pagine incollate
wb-6-13-front = Quattro gradini sono incollati insieme, come le pagine di chi legge con le dita appiccicose. Dietro, la scala sale dritta. La si vede appena, con la guancia contro la carta.
wb-6-13-back-title = Uva spina
wb-6-13-back = Accostate una Scintilla al bordo e soffiate. Si staccano a una a una, col rumore di un bacio. È *proprio* marmellata. Nora ci infila un dito. «Uva spina», dice. «È Uma. Leggeva sempre mangiando. Gliel’ho detto e ridetto.» Il dito se lo lecca due volte. Dove c’era un muro adesso ci sono gradini, oltre il pianerottolo e via, dritti che più dritti non si può.

wb-6-14-front-title = Ago di Nora
wb-6-14-front = Assottigliato nel mezzo, dove due dita lo tengono da stamattina.
wb-6-15-front-title = Resto del panino
wb-6-15-front = Manca un morso. Quello che è cominciato vuole essere finito.

wb-6-16-front-title = Due aghi
wb-6-16-front = «Uno davanti e uno dietro», dice Nora. «Per questo la scatola ha due letti.» A voi dà quello consumato, e quello d’oro lo tiene lei. «Il vostro il buco lo conosce. E io per una volta voglio quello bello.» Poi si siede sull’orlo del Taglio e butta le gambe di là, nel buio, come in piscina. Qualcuno la tiene per la manica. Nora guarda la mano. «Torno», dice. «Apposta.»
wb-6-16-hem =
    «Qui c’è già qualcosa», dice dal buio la sua voce. «Lungo un dito, più o meno. Con l’orlo.» È la fessura che avete lasciato. «Ci ho tenuto dentro due dita, mentre eravate via», dice la voce. «Mai sentita un’asola così. Cominciate da lì.»

    { wb-6-16-hem-rules }
wb-6-16-knocks = Il buio le si chiude dietro, e per un momento è come se non ci fosse mai stato nessuno. Poi, dall’altra parte della pagina, bussano: tre volte. Bussate tre volte anche voi. «Bene», dice la sua voce, vicinissima. «Allora quella volta *eravate* voi.»
wb-6-16-back-title = Da dietro
wb-6-16-back = A una spanna dalla vostra, una punta d’oro esce dalla carta e aspetta. Infila, tira, piegati indietro, respira. Voi vi piegate di qua e lei si piega di là, e nel filo sentite il suo peso, come di uno seduto all’altro capo dell’altalena. Non pesa tanto. «Tirate a sinistra», dice la pagina. «Sei tu che *respiri* a sinistra», dice Ken.
wb-6-16-first =
    «Hai promesso che non aspettavi più nessuno», dice Sid alla pagina. «Non aspetto», dice la pagina. «Sono avanti di tre.» È avanti di uno solo. Ma che punto.

    { wb-6-16-first-rules }
wb-6-16-waits = Dopo ogni punto la punta d’oro si ferma e aspetta che ci sia il vostro. Senza aspettare farebbe prima. «Ci ho preso l’abitudine», dice la pagina.

wb-6-17-front-title = Cucire la pagina
wb-6-17-front = Si va dentro e fuori per i vecchi buchi, lei da una parte e voi dall’altra. Un punto deve brillare, o non tiene. Nel Taglio la luce è ormai color volpe, e Lara ha smesso di contare ad alta voce, per contare più in fretta.

wb-6-18-front-title = Cucitela dentro
wb-6-18-front = La pagina ha cominciato ad aiutare. Rabbrividisce, e spinge il bordo sotto l’ago. Ma tremano anche le scale. Giù al pianerottolo sta salendo qualcosa che i gradini non li usa, perché è troppi. «Non giratevi», dice Lara, e naturalmente si girano tutti.
wb-6-18-back-title = Ha una fine
wb-6-18-back = L’ultimo punto si chiude con uno scatto. Dall’orlo spunta una mano, inchiostro fino al gomito, e poi il resto di Nora, all’indietro, che tira il suo filo coi denti. Un brivido scende per la torre, un gradino dopo l’altro. A destra il Libro pesa più di prima. Ha una fine. Tutto, là dentro, si ferma per un respiro, come una classe quando si apre la porta. Laggiù, nel buio, se n’è accorto anche qualcos’altro.

wb-6-19-front-title = Si volta pagina
wb-6-19-front = «Giù la testa», dice una voce dal cielo, e non è ferma. «Si volta pagina.» I gradini vi si ripiegano sotto, tutti e novanta. La campana s’infila fra due fogli, poi i ganci, e la porta col suo chiavistello d’inchiostro. Vi reggete alla cucitura. L’avete fatta voi, e tiene.
wb-6-19-back-title = Bianco
wb-6-19-back = È così bianco che non fate ombra. Non c’è nemmeno l’impronta di un pollice. Lontano qualcuno ha disegnato un colle, in pochi tratti di penna, e sul colle una torre con una porta, e su tutto delle righe oblique. «Pioggia», dice Ken. «Grandine», dice Sid. «Guarda dove finiscono: rimbalzano.» Davanti al disegno corrono le righe stampate, larghe da camminarci. L’ultima finisce in un punto, nero e tondo come un pozzo. «Non era così grosso», dice Nora.

wb-6-20-front-title = Luce per leggere
wb-6-20-front = Dal margine entra il tramonto. Il bianco si fa azzurro, l’azzurro si fa grigio, e i caratteri piccoli cominciano a formicolare. «È la pagina in cui viene la primavera», dice Nora. «Io l’ho vista solo capovolta. È bella lunga.» Le lettere grandi si leggono ancora. Quelle medie, se non si sbattono le palpebre.
wb-6-20-lamp =
    Poi dal bordo della pagina spunta un collo di ferro, e dietro il resto di Wick, al galoppo. Corre al capolettera e ci soffia sopra; poi alla frase lunga, poi alla nota. Ogni volta resta lì con la testa di lato, un piede alzato, finché non è sicuro che la luce abbia preso.

    { wb-6-20-lamp-rules }
wb-6-20-bread =
    Poi lo sentite, l’odore. Nel margine c’è Wick, spento, con la brina sul collo e di traverso un vassoio da fornaio. La vostra luce ha tenuto vivo il nono forno tutto il giorno. Le focaccine sono grandi come cuscini e fumano ancora, e a ognuna manca un morso piccolissimo, come se qualcuno le avesse assaggiate tutte e gli avessero detto di aspettare.

    { wb-6-20-bread-rules }
wb-6-20-dark = «Allora leggiamo in fretta», dice Lara. Come piano è corto. Chiede se ne avete uno migliore, e per una volta non le dispiacerebbe.

wb-6-21-front-title = Riga cancellata
wb-6-21-front = Un tratto rosso attraversa la pagina, tirato col righello, e la riga che ci sta sotto non si muove più. «Ha cominciato dalla fine», dice Nora, «per non doverla fare per ultima.» Ci si può camminare. È come passare in una stanza dove qualcuno ha appena detto *lascia perdere*.

wb-6-22-front-title = Tre voci
wb-6-22-front = I leggii sono tre: uno nella prima lettera, quella grande, uno sulla frase lunga, uno giù alla nota. Li hanno fatti per una lettrice lunga come un autobus. «Vesper leggeva con tre voci», dice Nora. «Una per l’inizio. Una per il mezzo. Una per quello che il libro, nel mezzo, si vergognava di mettere.» Contate le teste. Devono essere tre insieme, dice lei, se no è solo rumore.
wb-6-22-inkling =
    Vi ticchetta qualcosa nell’incavo del braccio. È la pietra che fino al pomeriggio era Inkling, e doveva dormire un inverno. «Ha sentito che si legge», dice Tina. Il guscio si spacca, e continua a spaccarsi, tanto ce n’è lì dentro. È lungo come un divano. Ha le ali, bagnate e spiegazzate, e ancora un dente solo. Posa il mento sul leggio e guarda a lungo la prima parola. *Grandine*, dice, ed è bellissima.

    { wb-6-22-inkling-rules }
wb-6-22-wick =
    Wick va verso la frase lunga: un piede, ci pensa, l’altro piede, e si volta per vedere se a qualcuno dispiace. Parlare non sa. Ma quando si china su una parola la parola si accende, e allora la si sente, distintamente, come si sente la gente dietro una finestra illuminata. Nora gli accarezza il collo storto. «E morde solo la *carta*», dice. «Oggi no, Wick.»

    { wb-6-22-wick-rules }
wb-6-22-nora =
    «La lunga la faccio io», dice Nora. «Ho una bella voce forte. Ho avuto tutta la mattina per provarla col buio.» Si arrampica, si infila l’ago d’oro nella treccia perché non si perda, e poi sta un momento con tutte e due le mani aperte sul leggio. È la pagina che ha tagliato lei. Le arriva al mento.

    { wb-6-22-nora-rules }

wb-6-23-front-title = Leggere ad alta voce
wb-6-23-front = Leggete una riga, ed è come tirare un carro: la più dura è la prima parola. Ma se qualcuno legge anche all’altro leggio, e al terzo, le righe cominciano a correre da sole, e quello che è letto alza la faccia e prende colore. Lo si sente dalla carta. Le era mancato.

wb-6-24-front-title = Boccone
wb-6-24-front = Uno è più avanti degli altri, e ha la bocca piena. Non mastica. Tiene nelle guance un paragrafo intero, e gira la faccia cieca da uno di voi all’altro. Ha paura di perderne qualcosa, e nessuno gli ha mai mostrato come si manda giù.

wb-6-25-front-title = Tre morsi
wb-6-25-front = Alla pagina manca qualcosa in tre punti, uno per leggio. Lì c’è un morso, non più largo di una scarpa. «Saltare non si può», dice Nora. «Oggi ho saltato una parola, e se ne sono accorti.» Le parole devono tornarci, e devono essere quelle giuste, perché appena le dite sono vere. «Le abbiamo già viste tutte», dice Sid. Lo si sente tirarsi su le maniche e cominciare a leggersi le braccia.

wb-6-26-front-title = La Posta riscuote
wb-6-26-front =
    Nell’aria si apre uno sportellino, più o meno all’altezza di una buca delle lettere. «Quill, Lettere morte», dice da dietro una voce. «Ci dovete una storia. Fino in fondo. Al tramonto si chiude.»

    «*Adesso*?» dice Lara.

    «Il modulo recita», dice la voce, «*al primo momento inopportuno per il debitore*.» Dallo sportellino esce un timbro di gomma e resta lì per aria, in attesa. Sul bianco, dietro di voi, qualcosa affretta il passo.
wb-6-26-tell =
    La racconta Ken, dovunque si trovi: quella della capra. Una fine non l’ha mai avuta. Adesso gliela dà lui (era sempre stata dietro il pozzo, la capra), e fa tutte le voci, anche quella del pozzo. Dietro lo sportellino silenzio; poi Quill si soffia il naso, e il timbro cala: SALDATO. Ken non ha mai raccontato così bene. Intanto tutto quello che non ha orecchie si è fatto più vicino.

    { wb-6-26-tell-rules }
wb-6-26-refuse =
    «Domani», dice Lara. «Signorina», dice la voce, senza cattiveria, «quale domani?» Dallo sportellino esce una mano coi polsini grigi e prende un’altra cosa in cambio: un foglio solo, piccolo, con sopra una strada. Lo piega in quattro e ci mette un francobollo.

    { wb-6-26-refuse-rules }

wb-6-27-front-title = In fondo alla pagina
wb-6-27-front = La prima riga parla della neve nelle grondaie della Corte dei lampioni, e dice che era l’ultima. La leggete. Da qualche parte, sotto i vostri piedi, comincia a gocciolare dell’acqua. Poi il punto si muove. Dall’orlo spuntano teste bianche, una accanto all’altra, e si girano verso il suono. «Non vengono per mangiare», dice Tina. «Vengono per *ascoltare*. È che non sanno farlo senza mangiare.»
wb-6-27-back-title = E lì si fermò
wb-6-27-back = Il vostro dito è arrivato alla penultima riga. Tutto quello che c’è sopra è stato detto ad alta voce, e tutto quello che è stato detto è lì, a colori: il timo, una strada, una pozzanghera con dentro una nuvola. Solo il disegno è ancora un disegno. Le voci si fermano, perché resta una frase, e nessuno vuole essere quello che comincia. Nel silenzio il punto si apre. Non è un punto. È una bocca. No. Sono moltissime bocche.

wb-6-28-front-title = Il capolettera
wb-6-28-front = La prima lettera è alta come una casa, con foglie dipinte dentro, e fra le foglie un leggio. La riga che comincia qui parla dei piccoli: *Erano bianchi e ciechi, e avevano tanta fame che mangiavano il buio; e nessuno avrebbe saputo dire che cosa sarebbero diventati, perché cominciano tutti* e poi c’è un morso.
wb-6-28-back-title = Cominciano tutti
wb-6-28-back = L’orlo del morso è ancora umido. Ci posate accanto un dito e sentite la parola che c’era, come la lingua sente un dente caduto. Non era una gran parola, vi pare. L’ha detta qualcuno ieri, davanti a un forno, e non si capiva da che parte stava.
wb-6-28-hungry =
    Lo dite, ed è subito vero. Lo stomaco vi va giù come un ascensore; e dalla carta, fra le foglie, viene su qualcosa con uno stomaco suo. «*Affamati* lo sono dall’inizio alla fine», dice Nora. «Qui c’era scritto come *cominciano*.»

    { wb-6-28-hungry-rules }
wb-6-28-small =
    «*Perché cominciano tutti piccoli*», leggete. Nella lettera le foglie si srotolano. Qualcosa batte contro la carta, da sotto, morbido e svelto, come un cuore in un uovo; e Lara la riga la legge un’altra volta, anche se non servirebbe, e con tutt’altra voce da quella di ieri.

    { wb-6-28-small-rules }
wb-6-28-white =
    Lo dite, e sbiancano le foglie, e poi le mani. «*Bianchi* c’era già», dice Sid. «Non lo mette nessuno due volte in una riga.» In tutto quel bianco non si vede che cosa sta salendo dalla pagina. Si sente.

    { wb-6-28-white-rules }

wb-6-29-front-title = La frase lunga
wb-6-29-front = Comincia con una montagna e finisce, nove righe dopo, con un gancio. Alle virgole bisogna respirare. Verso la fine dice: *e ogni bambino preso in prestito per un po’ salì i novanta gradini, prese il cappotto dal gancio, e suonò* e poi c’è un morso.
wb-6-29-back-title = E suonò
wb-6-29-back = L’avete letto su una targa d’ottone, qualcuno di voi due volte. Ma se provate a rileggerlo a occhi chiusi, davanti alla parola c’è un nido. La carta aspetta. A una frase lunga aspettare non pesa, ci ha fatto l’abitudine.
wb-6-29-once =
    «*E suonò una volta*», leggete, e da sotto la pagina, da molto in fondo, arriva una nota sola, così bassa che tremano le virgole. Una delle cose bianche si ferma a metà di un morso e tiene la testa di lato. «Questa la sa», dice Nora. «Voleva dire: domani si continua.»

    { wb-6-29-once-rules }
wb-6-29-twice =
    «Due volte vuol dire che sei tornato», dice Nora. «Non è mai tornato nessuno.» Ma ormai è detto, e per un momento è vero: qualcosa torna, su dal mezzo della frase, ed è stato via tanto di quel tempo che ha scordato le buone maniere.

    { wb-6-29-twice-rules }
wb-6-29-never =
    Si fa silenzio, come dentro una campana imbottita di paglia. Per la durata di un respiro a casa non è mai andato nessuno. Nora è diventata pallida. Poi, nella paglia, qualcosa comincia a masticare.

    { wb-6-29-never-rules }

wb-6-30-front-title = La nota a piè di pagina
wb-6-30-front = È stampata così in piccolo che bisogna mettersi a pancia in giù. C’è un 1 minuscolo, e poi: *Il portinaio desidera si sappia che in tutti questi anni gli sono passate davanti, senza pagare, trecento-* e poi c’è un morso, *capre*.
wb-6-30-back-title = Capre non paganti
wb-6-30-back = «È *proprio* da lui», dice Nora. Ibo a questo numero ci teneva tanto che l’ha fatto mettere in un libro sulla primavera. Una nota a piè di pagina non si può tirare a indovinare. Fuori, sul colle, disegnata piccolissima, con quattro tratti per le zampe, una capra ha alzato la testa.
wb-6-30-nine =
    «Quelli sono i *bambini*», dice Nora. «Lui non li confonderebbe mai.» Da qualche parte una lista si arrotola con uno schiocco, offesa. Sul colle la capra si sdraia. E nel punto dove avete borbottato si alza qualcos’altro.

    { wb-6-30-nine-rules }
wb-6-30-ninety =
    «Quelli sono i *gradini*», dice Sid, troppo tardi. Per lo spazio di una riga adesso sono trecentonovanta, e vi galoppano addosso tutte. Quando sono passate, è rimasta una cosa che non è una capra.

    { wb-6-30-ninety-rules }
wb-6-30-twelve =
    «*Trecentododici capre*», leggete, e ci sono tutte, sul colle disegnato, quattro tratti l’una. Da molto lontano si sente qualcuno che conta sottovoce. Arriva in fondo. I conti tornano. Poi si sente arrotolare una lista, con molta tenerezza.

    { wb-6-30-twelve-rules }

wb-6-31-front-title = Una porta a penna
wb-6-31-front = Da vicino la torre è quaranta tratti di penna, e la porta nove. La grandine sta ferma nell’aria, tutt’intorno, in righette oblique. A sbatterci contro, sono fredde.
wb-6-31-back-title = Otto puntini
wb-6-31-back = Da questa parte il chiavistello non c’è. Sotto la porta sta l’ultima frase del Libro, e ne leggete solo la fine, a labbra chiuse: *e dalla parte di dentro ........ tirò il chiavistello.* Sid conta i puntini. «Otto», dice. «Otto lettere, allora. Se è una parola sola.» Al battente è appeso un paio di occhiali. «È venuto per cancellarla», dice Nora. «E poi l’ha letta. E poi ha dovuto asciugare gli occhiali.»

wb-6-32-front-title = Occhiali di Obel
wb-6-32-front = Ci si vede ogni errore del mondo, nitidissimo. Per forza è stanco.

wb-6-33-front-title = L’Incompiuto
wb-6-33-front = Esce dal punto, e non finisce di uscire. Nel buio sono cresciuti l’uno dentro l’altro, a centinaia: una schiena, una mascella, una spanna di calligrafia di chissà chi, una codina che non è di nessuno. È alto come il colle. Non ha occhi, e trema. E dice quello che dicevano tutti, da sempre; solo che adesso lo dicono insieme, e si capisce. *E poi?* dice. *E poi? E poi?*
wb-6-33-fewer =
    «Ha dei buchi», dice Tina. È vero, e sono in fila. Quelle file le conoscete. Quelli che oggi hanno sentito una storia fino in fondo qui non ci sono. Dormono.

    { wb-6-33-fewer-rules }
wb-6-33-all = «Quanti sono?» chiede Ken. Sid ha cominciato a contare, e ha già smesso. «Sono tutti», dice. «Tutti quelli che sono stati su quegli scaffali e ne hanno avuto metà.» A Ken ci vuole un momento. «Va bene», dice. «Ho paura. Lo dico solo perché sia detto.»
wb-6-33-back-title = Un po’ meno di quattro
wb-6-33-back = Al bordo della pagina c’è Obel, grigio e sottile come un righello, senza occhiali. «Se permettete», dice. «Quello non si può finire. Ho provato, all’inizio, prima di prendere la matita. Si può solo chiuderci sopra il libro.» Guarda il cielo. «Restano un po’ meno di quattro minuti.» Lo dice come uno che desidera tanto essere corretto.
wb-6-33-reads =
    Poi posa la matita nella piega, parallela al bordo. «A quanto pare», dice, «ho una parte. Il penultimo paragrafo. L’ho cancellato stamattina. Scopro che sotto il tratto lo leggo ancora.» Si schiarisce la gola. È piuttosto bravo.

    { wb-6-33-reads-rules }
wb-6-33-broken = Ha portato la paletta con le schegge, e non sa dove posarla. «C’è una parte che so a memoria», dice, «e mi sarebbe piaciuto che qualcuno me la chiedesse. Ma non si legge con chi rompe le cose.» Si siede dalla sua parte del margine, incrocia le zampe, e dopo un po’, quando crede che nessuno lo veda, comincia a muovere le labbra.

wb-6-34-front-title = Raccontare il sonno
wb-6-34-front = «Non si colpisce», dice Nora. «Gli si legge *addosso*. Più forte che potete. E se avete solo mezza frase, l’altra metà inventatela, la testa ce l’avete.» Morderà, perché ha fame. Non ce l’ha con voi. Gli andate vicino, vicinissimo, le mani dietro la schiena perché non le veda tremare. Occhi non ne ha. Lo fate lo stesso.

wb-6-35-front-title = E poi?
wb-6-35-front = *E poi?* dice, e la bocca più vicina stacca mezza riga e la sputa: l’altra metà non c’era. «Dal principio», grida Nora. «Non importa se viene male.» C’era un colle, dite, con una torre. Sta fermo. Ogni testa cieca si gira verso di voi. Nessuno vi ha mai ascoltati così.
wb-6-35-back-title = Il più piccolo
wb-6-35-back = Quello che resta non è più alto di una sedia. È uno solo, e non dei grandi; è strisciato fin qui e vi ha messo il mento sulla scarpa. Gli raccontate di come l’ultima pagina ha salito le scale. Glielo raccontate pianissimo. «*E po*», dice. Aspettate il resto. Non c’è. Respira in dentro, in fuori, in dentro, e sul bianco tutt’intorno ogni cosa respira con lui.

wb-6-36-front-title = L’inizio
wb-6-36-front = Era un paese che d’inverno si ripiegava, raccontate, e l’avevano costruito i draghi. Alcuni questa parte la conoscono. Smettono di dire *e poi*, da fuori verso dentro, mollano il vicino, e rotolano giù per il pendio bianco. Uno è lungo come una via, e ha la pelle tutta coperta di noticine. *Vedi sopra*, mormora, e non c’è più. Dove si fermano restano naso contro coda. «Non smettete», bisbiglia Nora. «Il mezzo è il peggio. Nel mezzo credono sempre che sia tutto lì.»

wb-6-37-front-title = Il mezzo
wb-6-37-front = Nel mezzo c’è una bambina con un righello. Non era previsto, ma la storia passa di lì. La racconta Nora, a voce ferma, fino a *allora vide che cosa aveva fatto*. Lì si ferma. E andate avanti voi. Non ci vuole altro: uno che va avanti. Si sdraiano a dozzine. Quello che resta non è più alto di una casa; e per un momento potete sedervi con la schiena contro qualcosa che diventerà un drago.

wb-6-38-front-title = Pietre
wb-6-38-front = Si può solo bisbigliare. I piccoli coprono tutta la piana, fino al colle disegnato, tondi e bianchi, naso contro coda, a migliaia; e hanno cominciato a essere pietra, e la pietra è calda. «Ambra», bisbiglia Tina a ognuno che passate. «Brina. Cenere. Duna.» Dove finisce la pagina, qualcosa di lungo come un autobus ha posato il mento sulla carta. Dev’essere venuto da molto lontano, piano piano. Ha il muschio sulle palpebre. Poi ha il muschio su una palpebra sola.
wb-6-38-back-title = Quella che aspetta
wb-6-38-back = L’occhio è grande come una ruota di carro, e dentro ha una sera intera. Non guarda voi. Vesper guarda il punto dove finisce la stampa, come si guarda una porta quando si sono sentite delle scarpe, di là. Ha aspettato sessant’anni col mento sulle zampe. Per favore non lo dirà. «Manca una frase», dice Nora, «e c’è un buco dentro.»
wb-6-38-minnow = Ha preso qualcuno per la manica. «Quello che vi ho detto al buio», dice, «della porta. Che l’ha chiusa a chiave, e mi tocca suonare.» Ve lo ricordate. «Lo penso ancora», dice Nora. «È solo meglio se viene anche qualcuno che lo sa.» La sua mano è ruvida e sporca d’inchiostro, e si sta scaldando.
wb-6-38-letter = «Avete letto la mia lettera», dice Nora, senza voltarsi. «Vi guardate le scarpe ogni volta che dico che non si sta male.» A nessuno viene in mente niente da dire. «Un po’ male sì, invece», dice Nora. «Ecco. Adesso non dovete portarvelo dietro da soli.» E posa la mano sporca d’inchiostro, ben aperta, sulla grande palpebra, per sentire se è calda.
wb-6-38-eye = Nora si avvicina all’occhio finché non ci si vede dentro, tutta, a testa in giù. Sta dritta dritta. «Scusa», dice. «Volevo solo che smettesse di guardare.» L’occhio si chiude, e si riapre. I gatti, spiega Sid più tardi, fanno così quando vogliono dire che va bene. È l’unica cosa che dice, in tutta la sera, che non abbia letto da qualche parte.

wb-6-39-front-title = Otto puntini
wb-6-39-front =
    Il Libro finisce così: *Chicchi grossi come biglie, e un solo tetto su tutto il colle. Corsero verso la vecchia torre. La porta era chiusa, e dalla parte di dentro ........ tirò il chiavistello.* La penna sta nella piega. È calda.

    «Siamo noi», dice Ken. «Siamo noi *ieri*.»

    «Era stampato prima che nascessimo», dice Sid. «Tutto tranne i puntini. Qualcuno deve dire chi è stato.»
wb-6-39-nora =
    Lo scrive lei. Quattro lettere, su otto puntini; ne lascia due davanti e due dietro, così sembra voluto. «Allora sarò io», dice, «almeno d’inchiostro, a ogni porta, ogni volta che grandina. C’è di peggio, come mestiere.» L’inchiostro resta bagnato a lungo. Lei guarda i quattro puntini avanzati per più tempo di quanto ci vuole a vederli.

    { wb-6-39-nora-rules }
wb-6-39-own =
    Si litiga, sottovoce, perché la penna la vogliono tutti, e nessuno vuole che la prenda un altro. Poi uno di voi l’ha scritto, in fretta, prima che qualcuno potesse contare le lettere. I puntini non li riempiono. Non serve. Quella calligrafia il Libro la conosce: ce l’ha da ieri in fondo a una lista. Giù giù qualcosa si gira sull’altro fianco, come fa chi dorme quando lo si chiama per nome.

    { wb-6-39-own-rules }
wb-6-39-somebody =
    Mettete un dito su ogni puntino. «Q, U, A, L», dice Sid. Poi ci vuole l’altra mano. «Non è una risposta», dice Lara. «È quello che si dice quando non si sa.» «È quello che si dice», dice Tina, «quando poteva essere uno qualunque di noi.» Nessuno ride. Nora lo scrive, in bella calligrafia, e sotto l’inchiostro i puntini si spengono, uno dopo l’altro, come lampioni di mattina.

    { wb-6-39-somebody-rules }

wb-6-40-front-title = Dalla parte di dentro
wb-6-40-front = Leggete ad alta voce, tutti: *e dalla parte di dentro*. La carta si fa morbida come una guancia. Ci appoggiate una mano, e la mano è di là, fino al polso, e trova del legno. Non è disegnato. Ha le schegge. Oltre il vostro braccio si vede una scala, con la polvere spessa come feltro, e nove ganci; e al nono un piccolo impermeabile giallo, che cola acqua. «Sono *appena* andata via», bisbiglia Nora. Fuori, nella grandine, qualcuno fa dieci passi indietro.
wb-6-40-back-title = Qualcuno tirò il chiavistello
wb-6-40-back = È lungo come un braccio, e nessuno lo muove da sessant’anni. «Adesso», dice Lara. «*Adesso*. Sta correndo.» È duro. Cede. Comincia a scorrere, e la porta si spalanca un attimo prima che lui arrivi, e dalla grandine entra un bambino e finisce a pancia in giù. «Tutto calcolato», dice. Vicinissimo a voi Ken è diventato rosso fino alle orecchie. «Però era vero», dice. Ritirate la mano. Laggiù una bambina guarda dietro la porta. Il chiavistello sta ancora scorrendo indietro.

wb-6-41-front-title = Una volta
wb-6-41-front = Vesper ha chiuso l’occhio. Lascia andare un respiro che aveva preso sessant’anni fa, e sul colle disegnato la grandine disegnata si scioglie. Adesso il Libro ha una fine, e la fine ha una porta. Accanto pende la corda della campana, cinque tratti e un nodo. «Si suona quando si va a casa», dice Nora. Ce l’ha in mano. Poi guarda la piana, le migliaia che hanno appena preso sonno. È una campana bassa. La si sente nei denti.
wb-6-41-ring =
    Ci si appende con tutto il suo peso. Una nota sola passa sul bianco, e qua e là una pietra si rigira e bisogna ridirle l’ultima riga, vicino all’orecchio. Poi dorme anche quella. Molto lontano, a una porta o a un cancello, qualcuno si toglie il berretto. Alza la testa, per vedere chi va a casa. Ha una penna.

    { wb-6-41-ring-rules }
wb-6-41-tiptoe = «Si sveglierebbero e basta», dice Nora. Pulisce la corda con la manica. Così per la prima volta una bambina torna a casa da Oniria in punta di piedi, e voi dietro, con le scarpe in mano. Lassù, su una targa d’ottone, un posto resta vuoto, e molto pulito.

wb-6-42-front-title = Cinque
wb-6-42-front = Una pagina vi si volta addosso come una coperta, e siete sdraiati sulle assi, e siete in cinque. Per l’orologio di Lara sono passati quattro minuti. Sullo scrittoio la penna rotola ancora un po’, dove la mano l’ha lasciata, e si ferma. Giù a valle batte un orologio. «Le sette», dice Lara. «Quando sono entrata erano le sette e venti», dice Nora. «Allora sono in anticipo.» Poi vede quante luci ci sono là fuori, e che luci. «Oh», dice. E dopo un po’: «Almeno le scale le hanno tenute.»
wb-6-42-answer = Poi le date la busta. *Minnow*, c’è scritto, in una calligrafia che ora trema. La guarda per un po’. Poi la apre col righello. Dentro c’è una riga, e la legge così in fretta che deve rifarlo. «*La cena è alle sette*», c’è scritto. «*Non ho mai detto di che giorno.*»
wb-6-42-posted = «La tua lettera ce l’ha», dice Tina. «L’abbiamo imbucata. Un po’ tardi.» Nora si è fermata con una mano sulla ringhiera. «Quella dove dico che non si sta male?» «Quella.» Ci pensa su. «Lì dentro ho messo *tre* cose che non erano vere», dice, «e lei se ne sarà accorta dalla calligrafia.»
wb-6-42-back-title = Il nono gancio
wb-6-42-back = Scendete le scale. Nella polvere ci sono le vostre impronte di tutte le altre volte, quattro file; adesso ce n’è una quinta. I ganci sono bassi; lei non deve nemmeno allungarsi. Tasta la manica dell’impermeabile giallo, poi l’orlo, poi tutte e due le tasche, per correttezza. Asciutto. Asciutto. Asciutto. Poi rivolta il colletto. Sotto il laccetto, dove l’aria non arriva, c’è un punto grande come una moneta, ed è freddo. «*Almeno*», dice Nora, e se lo mette.
wb-6-42-nine = Di sopra, fra le pagine, comincia a grattare una matita piccolissima. *Bambini entrati: nove*, scrive. *Bambini usciti:* e poi si ferma, come se qualcuno dovesse cambiare mano. *Nove.* Va a capo. *Capre: trecentododici. I conti tornano.* E poi, siccome c’è posto, e siccome nessuno guarda, si sente un suono che da lui non avevate mai sentito. Non ticchetta. Si direbbe che canticchi.
wb-6-42-plate = Molto più su, su una targa d’ottone, i graffi adesso sono nove. Il primo è una M, l’ultimo è una N, e l’ultimo è profondo. Il lucido non c’è più. Non serve.
wb-6-42-polished = «Sembrerà che sono ancora fuori», dice Nora, e tende l’orecchio su per le scale. «Sulla sua lista.» Si abbottona in alto, dove il bottone c’è. «Suono domani. Quando hanno dormito. Non voglio che conti le capre per causa mia.»

wb-6-43-front-title = La porta
wb-6-43-front = Ecco la porta, e il chiavistello. Non dovete toccarlo. È aperto da ieri: la porta non ve la siete mai chiusa alle spalle. Ken appoggia la spalla alle assi, per abitudine, e ci ripensa. Prende la maniglia. «Prima tu», dice a Nora, e non è nemmeno una battuta.
wb-6-43-dark = Fuori è buio come in una tasca, e piove. La torcia fa clic e si spegne. Di quel paese vi siete lasciati dietro più di quanto abbiate voglia di pensare, e nessuno ha una mano libera, perché ognuno tiene quella di un altro. Ma laggiù, dove comincia la strada, qualcuno ha messo un lume alla finestra, per nessuno in particolare. Restate lì finché non l’avete visto tutti e cinque.
wb-6-43-drizzle = Pioviggina, e il colle sa di timo bagnato. Metà del cielo è sereno e metà no, e di quel paese è di nuovo in piedi circa la metà, dice Sid, a contare i tetti. «Metà mi va bene», dice Nora. Ha tirato fuori la lingua, per sapere com’è la pioggia di questi tempi. La tiene fuori per un bel po’.
wb-6-43-stars = Le nuvole se ne sono andate. Nora si ferma sulla soglia e butta indietro la testa, ed eccole lì, tutte, neanche una fuori posto. «Per quelle stavo in pensiero», dice. La grandine è ormai solo un orlo bianco lungo il muro. A camminarci scricchiola, e lei ci cammina su tutto, a destra e a sinistra della porta, per non far torto a nessuno.
wb-6-43-bow = Grandina di nuovo, piano piano, e in mezzo passa proprio l’ultimo sole. Ogni chicco ha dentro una scintilla. «In primavera nevicare non può», dice Sid, «e allora fa così. Sopra freddo e sotto caldo. Vuol dire che l’inverno ha ceduto.» Sulla valle c’è un arcobaleno, e poi un altro, coi colori al contrario. Nessuno dice *guarda*. Nella torre dietro di voi, da una porta spalancata, si sentono alzarsi in piedi moltissime pagine.

wb-6-43-back-title = Come finisce tutto
wb-6-43-back = E poi? dice qualcosa dentro di voi, e non vuole sdraiarsi. Fa bene. Venite, più vicini, tutti; chi oggi ha letto di più può ascoltare. Questa è la fine.

wb-6-43-blank = Prima di andare a letto Sid sale ancora una volta alla torre, per darle la buonanotte. Apre il Libro, ed è bianco. Non l’hanno cancellato e non l’hanno ripiegato. È bianco e basta, dalla prima pagina all’ultima, come un campo dopo una notte di neve. L’avete letto fino alla fine, e la fine era tutto quello che ne restava. Volta le pagine, tutte, piano, perché qualcuno deve pur farlo. Sono ancora calde.
wb-6-43-blank-home = Nora si serve tre volte. Mamma non le toglie gli occhi di dosso. «C’era una campana», dice Nora, e tiene il cucchiaio per aria. «E un uomo, piccolissimo. No. Però aveva un berretto.» Aggrotta la fronte. «Era importante. Dovevo tornarci.» Ma la strada non le viene più in mente. Sopra la stufa è appeso un impermeabile giallo, ed è asciutto. Di notte Mamma la sente parlare nel sonno, e viene a mettersi sulla porta. Sta contando qualcosa. Arriva a trecentododici, sorride, e si gira dall’altra parte.

wb-6-43-hook = Per strada vi contate, e ne manca uno. Tornate su di corsa. Il punto lo trovate subito: l’ultima pagina, la torre sul colle; e sulla porta, non più grande di un pollice, qualcuno fatto a penna saluta con tutto il braccio. «È solo per un po’», dice dalla carta una voce, così vicina che se ne sente il fiato. «Si sveglieranno, e ci vuole qualcuno che l’abbia letto. Torno prima che…» C’è una pausa, in cui qualcuno si guarda intorno in cerca di una cosa da appendere.
wb-6-43-hook-home = Adesso i ganci sono dieci. Il decimo l’ha piantato Nora, un po’ storto, col righello per martello. Quello che ci è appeso è bagnato fradicio. «Stavolta non taglia niente nessuno», dice. «Io di aspettare me ne intendo. Non si tiene chiuso. Si tiene *aperto*.» Così ogni sera, quando la cena è sparecchiata, quattro persone si siedono allo scrittoio, una in impermeabile giallo, e leggono una pagina ad alta voce. Poi stanno zitte, e da là dentro qualcuno legge quella dopo. Il mezzo l’hanno già passato. Sulle scale, andando a casa, tastano il polsino. Ha quasi smesso di gocciolare.

wb-6-43-obel = Correte su un’altra volta, tutti, perché vi siete scordati di chiuderlo. «Se permettete», dice una voce asciutta, quando avete già in mano la copertina. Sull’ultima pagina c’è una sedia, disegnata col righello, in rosso; è la prima cosa che abbia mai aggiunto. Ci siede Obel, drittissimo, con quello dell’orso sulle ginocchia, e tutt’intorno alle gambe della sedia stanno loro, naso contro coda. Voci non ne fa. Non ha mai saltato una parola. E quando uno si agita torna in cima alla pagina, senza un sospiro.
wb-6-43-obel-home = «Si sveglieranno a tempo debito», dice. «Scopro di non avere fretta.» E così Oniria si sveglia come una casa di domenica: una persiana, poi per molto tempo niente, poi odore di pane tostato. All’interno della copertina è appeso un avviso. I LETTORI SONO AMMESSI IL GIOVEDÌ, DALLE QUATTRO ALLE SEI. MANI PULITE. Ken dice che è uno scandalo. È sempre lì alle quattro meno dieci. Viene anche Nora, in golfino, perché l’impermeabile è asciutto e il tempo è bello, si siede fra le pietre, e alza la mano. «Ha saltato una virgola», dice. C’è un silenzio terribile. «È vero», dice Obel. «Grazie.»

wb-6-43-thaw = La mattina aprite il Libro, e dovete fare un salto indietro. Ne viene su un colle, e poi un altro, e così via fino all’orlo: cardini, ruscelli, la città, il fumo sopra nove forni, e in un prato un cavallo con cinque zampe, che si alza e le prova tutte. Sulla piana si spaccano le pietre. Loro escono bagnati, con le ali spiegazzate (uno ha addosso la giacca di Ken), e ognuno dice l’ultima parola che ha sentito. *Chiavistello*, dicono. *Chiavistello. Chiavistello.* Poi si alza Vesper. Ci mette fino a mezzogiorno, e il muschio viene giù a lenzuoli, e la prima cosa che chiede sono gli occhiali.
wb-6-43-thaw-home = «Erano *loro*», dice Nora a cena, da sopra una tazza su cui una volta c’era un pesciolino. «Sessant’anni di paura per un occhio, ed erano quei quattro, che cercavano me!» Ride finché non le viene il singhiozzo. Mamma ha novantacinque anni. Ha apparecchiato per sei. Ha guardato Nora per il tempo che ci mette una pentola a traboccare, e poi ha detto che si raffreddava tutto. La porta non è chiusa a chiave. Non lo è mai stata. Sul tardi, quando tocca a voi prendere la legna, vedete che lì fuori c’è qualcuno, sottile come un righello, o piccolo come un gatto, o forse solo un lampione, e non ha avuto il coraggio di bussare. «Be’?» chiama Mamma. «È aperto.»

wb-6-43-home = Ai piedi della torre c’è qualcuno che si tiene al muro. Ha novantacinque anni, e ha fatto tutto il colle in pantofole, e sono fradice. Guarda la porta come si guarda una porta quando si sentono delle scarpe, di là. Nora si ferma sull’ultimo gradino. È tutto il giorno che pensa a che cosa dire dell’impermeabile, e adesso non se lo ricorda. «Mamma», dice. «Ho fatto tardi.»
wb-6-43-home-home = Mamma la guarda da capo a piedi, come ogni giorno all’uscita di scuola. Poi prende il colletto giallo fra due dita e strizza. Viene fuori una goccia, e cade su una pantofola. «No», dice Mamma. «Prima che sia asciutto, hai detto.» «L’hai chiusa a chiave, la porta?» chiede Nora, con la faccia nel grembiule. «Quale porta?» dice Mamma. Poi deve sedersi, e Nora si siede accanto a lei, e per un po’ le due sono un mucchietto con sopra un impermeabile. È Tina che vede le pantofole, e si toglie i calzini. «E voi siete la posta», dice Mamma, quando ci riesce. Annuite. «Siete in ritardo», dice. «Qualcuno vi ha dato da mangiare?» La tavola è apparecchiata per due, come ogni sera. Non costa proprio niente, dice Mamma, apparecchiare per sei.

wb-6-43-tomorrow = Scendete dal colle in cinque, tutti in riga, perché la strada è larga giusto cinque. Nora vuole sapere le cose. C’è ancora il tram? Che fine ha fatto Milo? E Uma? Le dite quello che sapete, e ogni volta lei annuisce, e lo mette da parte per dopo. L’ultima casa sotto la torre ha la porta aperta, di una mano, e a tenerla così c’è un sasso. Nora guarda il sasso, e la conca che ha scavato nel legno. «Non devo suonare», dice. Poi nel corridoio ci sono delle pantofole, una e poi l’altra. E voi vi guardate i piedi, tutti e quattro, e per molto tempo non guardate altro.
wb-6-43-tomorrow-home = Su, nella torre, il Libro sta sullo scrittoio, aperto all’ultima pagina. Dentro ci sono vie ancora piatte, e un paio di colli che non ricorda nessuno. Bisognerà rileggerli tutti, dice Lara, una pagina a sera, e ha già un piano. La catena è per terra, dov’era caduta. Sulla porta Nora si gira, con l’impermeabile giallo, che adesso è asciutto, e guarda in su, verso la finestra buia. «A domani», dice. Non lo dice a voi. Ma lassù, piano, per non svegliare nessuno, si sente voltare una pagina, e poi lisciarla, e poi aspettare.

wb-6-43-line = Qualcuno torna su un’ultima volta, per via della torcia. C’è silenzio, là dentro, e odore di timo. Sul cartellino, dentro la copertina, affiora qualcosa, piano, come un pesce che sale a galla. Non è un timbro. È una riga, tirata a matita, e sopra non c’è ancora niente. Accanto c’è la penna. Non dovete prenderla. Basta tenerci sopra la mano, per sentire che è calda.

### Quando è girato l’ultimo segnalino Destino
wb-6-lost-title = Chiuso
wb-6-lost = Si fa buio, e non ci si vede più a leggere. «Mi dispiace», dice Obel, e gli credete. Due copertine si avvicinano come le ali di qualcosa di molto grande. All’ultimo momento una mano vi spinge di là, inchiostro fino al gomito, e siete sdraiati sulle assi. Il Libro è chiuso. Sul cartellino c’è sempre DA RESTITUIRE OGGI, e sotto la porta della torre c’è una riga di luce: il sole sta posato sull’orlo del colle. Non è tramontato. Si tiene, dice Ken, con le unghie. «Di nuovo», dice una vocina in mezzo alle pagine. «Da uno.»
