# Wonder Book, capitolo II: quello che si legge ad alta voce.

wb-2-1-front-title = Prima di colazione
wb-2-1-front = Ieri il cartellino diceva DOMANI. Adesso ci avvicinate la torcia, e il timbro si muove: DOMANI sbava, cola, e quando si ferma c’è scritto DA RESTITUIRE OGGI. «Domani è diventato oggi», dice Lara. «Fa sempre così», dice Sid. Sono le sette meno un quarto di mattina, e a casa avete detto tutti che andavate a correre. Nella torre fa così freddo che il fiato resta dov’è, e il Libro è così gelato che scotta. Ken lo apre col gomito.
wb-2-1-back-title = Bianco
wb-2-1-back = Nevica all’insù. I fiocchi escono dalle pagine, si posano sulle maniche e non si sciolgono. Tina ne stacca uno. Ha quattro angoli. «Carta», dice. «Non c’è scritto niente.» Là sotto una via fa *clic*, poi quella dopo, come chi chiude i cassetti prima di andare a letto. «Piegano tutto, per l’inverno», dice Sid. «E chi c’è dentro?» chiede Ken. La pagina pende. Poi pende troppo.

wb-2-2-front-title = Fila di camini
wb-2-2-front = Atterrate nella neve fino alle ginocchia, e la neve fruscia. Siete sui tetti, e sotto, dove ci vorrebbe una strada, non c’è più niente. I camini sono tutti a cerniera. Il primo della fila tossisce, da persona educata, fa l’inchino e si sdraia. Poi il secondo. Vanno in ordine, senza fretta, e voi siete sul numero nove.
wb-2-2-back-title = Dove avete cucito
wb-2-2-back = Laggiù, dove finisce tutto, si vedono nel cielo i vostri punti, un po’ storti, come su un ginocchio rammendato. Nessuno, prima di voi, aveva mai rammendato un cielo: una bella occhiata ve la siete meritata. «Tiene?» chiede Tina. «Certo che tiene», dice Lara. «Li ho contati.» Poi il vento gira. Viene da lì, e vi arriva dritto in faccia.
wb-2-2-draught =
    Viene dall’asola che avete lasciato, lunga un dito. Un dito di vento basta a portarsi via un berretto. E non è solo vento: a quella fessura qualcosa di sottile ha fatto la posta tutta la notte. Adesso molla l’orlo e viene giù a giravolte, bianco su bianco, finché sbatte sul vostro tetto.

    { wb-2-2-draught-rules }
wb-2-2-seam = Porta un rumore: un colpo, e un colpo, e un colpo. Poi una pausa, come quando si cambia mano. Aspettate il quarto. «Lei non lo sa, che qui fa freddo», dice Tina. «Di là è ancora la mattina di allora.» Allora rispondete, tre colpi, sul camino più vicino. Il camino lo prende per un ordine e si sdraia.

wb-2-3-front-title = Come si piega una città
wb-2-3-front = Si fa una strada alla volta, dall’orlo in dentro, cominciando dai tetti. Prima il clic, poi un vento che sa di armadio, e dov’era la strada resta una piega. Chi ne sta fuori non si fa niente. Chi è dentro viene spinto fino in fondo, e dal fondo fuori, come l’ultimo dentifricio.

wb-2-4-front-title = Grinza
wb-2-4-front = È viola, ed è piatto: avrà passato anni in qualche piega. Si stacca dal muro come un vecchio manifesto e si sgranchisce le zampe.

wb-2-5-front-title = Bucato di chissà chi
wb-2-5-front = Dal tetto parte un filo carico di lenzuola, dure come baccalà, e arriva al tetto accanto. Di sotto, in panetteria, ticchetta il nono forno. Più in là c’è la piazza, che ieri aveva sette lampioni. Contate le luci. Le ricontate, più adagio, perché dovrebbero fare sette.

wb-2-6-front-title = Lenzuola dure
wb-2-6-front = Cinque lenzuola, misura vela, e mollette lunghe un braccio. In ogni orlo è cucita una fettuccia col nome, come si usa a scuola.
wb-2-6-back-title = Fettuccia col nome
wb-2-6-back = Staccate un lenzuolo dal filo. Crepita, poi vi si affloscia tutto in una volta sulle braccia, come un bestione assonnato. Sulla fettuccia, in cotone rosso: VESPER. SALA DI LETTURA. «Legge a letto», dice Lara, «e mangia pane e marmellata.» Lo piegate in due, poi ancora in due. È sempre grande come un tavolo.

wb-2-7-front-title = Il filo lungo
wb-2-7-front = Il filo scende a picco fino alla Corte dei lampioni, e ronza. Strada facendo ci sono undici calzini spaiati e un grembiule con le tasche.
wb-2-7-back-title = Giù, o con calma
wb-2-7-back = Una molletta sul filo, due mani sulla molletta, e siete giù prima di finire una frase. Oppure si va con calma, e si fruga nelle tasche: dentro c’è della carta. Dietro di voi un altro camino si schiarisce la voce.
wb-2-7-slide =
    I calzini vi prendono a schiaffi, uno per uno, tutti e undici. In piazza arrivate seduti. Un lampione si china su di voi, con aria preoccupata.

    { wb-2-7-slide-rules }
wb-2-7-pockets =
    Una molletta, una focaccina dura come un pugno, e mezza frase, ripiegata stretta, che qualcuno teneva da conto. Sul retro c’è la lista della spesa. *Burro*, dice la lista, *farina, leggere ai piccoli.*

    { wb-2-7-pockets-rules }

wb-2-8-front-title = Otto forni freddi
wb-2-8-front = Otto forni stanno a bocca aperta. La neve è scesa giù dai camini e ha preso la forma: pagnotte bianche, in fila. Ticchetta soltanto il nono.
wb-2-8-back-title = Pane per dopo
wb-2-8-back = Sulla mensola sopra il nono forno hanno messo ad asciugare dei brandelli, in fila, una riga per uno, e a ognuno manca un angolino, un morso, come se qualcuno li avesse assaggiati tutti e gli avessero detto di aspettare. Posate le mani sul ferro. È caldo, ma di un caldo stanco, da letto appena lasciato.

wb-2-9-front-title = Il nono forno
wb-2-9-front = Non c’è legna, e nemmeno cenere. C’è un mucchio grigio, che va su e giù. E non ticchetta: russa.
wb-2-9-back-title = Il can che dorme
wb-2-9-back = Sono Wyrm, uno sull’altro come cuccioli, e il più lungo misura una mano. Il caldo della panetteria sono loro. «A soffiarci si accendono», dice Sid, e soffia appena, e si accendono. «Poi si svegliano», dice Tina. «E poi hanno fame», dice Lara.
wb-2-9-stoke =
    Soffiate. Il mucchio da grigio si fa arancione, e per un momento questa è di nuovo una panetteria. Due Scintille vi saltano sulla manica. Salta fuori anche qualcosa, con un caratteraccio e denti a non finire.

    { wb-2-9-stoke-rules }
wb-2-9-hush =
    Chiudete lo sportello piano piano e vi sedete con la schiena contro il ferro. Per il tempo di una focaccina nessuno dice niente. Di là qualcosa si rigira nel sonno, e vi punta un piede contro la spalla.

    { wb-2-9-hush-rules }

wb-2-10-front-title = Lenzuolo
wb-2-10-front = Col nome in cotone rosso. Ci si prende al volo un amico.

wb-2-11-front-title = Giù, alla piazza
wb-2-11-front = *Clic.* «Era il numero sette», dice Lara. «Ci restano due camini.» Giù in piazza le luci se ne vanno una dopo l’altra, e ogni lampione che si spegne si mette la testa sotto il braccio. «Hanno fame», dice Tina. «Ci serve tutto quello che luccica.» «Qui c’è da *correre*», dice Ken. E si corre.
wb-2-11-back-title = Sei spenti
wb-2-11-back = State in piazza, schiena contro schiena. Sei lampioni hanno la testa sotto il braccio. Dove stavano i tetti c’è un cielo a pieghe, e un silenzio tale che si sente la neve posarsi, foglio per foglio. Il settimo lampione, quello piccolo col collo storto, vi guarda. Poi fa un passo verso di voi. I lampioni, a rigore, non camminano.

wb-2-12-front-title = Il settimo lampione
wb-2-12-front = Tira il piede fuori dal selciato, come un dente, e se lo scrolla. Sul piede ha una targhetta d’ottone: CORTE DEI LAMPIONI, N. 7. Più giù, a punta di chiodo: *si chiama Wick e morde solo la carta. N.* Posa la testa nelle mani più vicine. La luce, lì dentro, è una lenticchia. «È l’ultima», dice Tina. «Altre non ce n’è.»
wb-2-12-back-title = Una lenticchia
wb-2-12-back = Tutte le vostre Scintille insieme fanno una fiamma come si deve, e una fiamma sta in un posto solo. Se la date a Wick, vedete dove andate. Se la date al nono forno, la città ha qualcosa di caldo accanto a cui dormire, e la panetteria non si piega. «Quelli si fanno compagnia», dice Ken. «Pure noi», dice Lara. Wick guarda lui, guarda lei. Tanto viene in ogni caso.
wb-2-12-wick =
    Mangia dalle vostre mani. La fiamma si fa lunga un dito, poi una mano, poi gli scappa uno starnuto, e in ogni finestra della piazza c’è un piccolo Wick d’oro. «Tu stai nel mezzo», dice Lara. «Sei quello importante.» Importante lui non lo è mai stato. Tira su il collo, dritto dritto.

    { wb-2-12-wick-rules }
wb-2-12-hearth =
    Portate la fiamma a due mani, senza fiatare. *Oh*, fa il nono forno. Là dentro il mucchio si gira tutto intero e si stringe di più. Fuori la piegatura arriva alla porta della panetteria, si ferma, e le gira intorno in punta di piedi. Wick adesso è spento, e freddo. Si appoggia a chi ha più vicino, e viene lo stesso.

    { wb-2-12-hearth-rules }

wb-2-13-front-title = Come si guida un lampione
wb-2-13-front = Cammina da airone: un piede, ci pensa, l’altro piede. Da solo si pianta al primo odore interessante. Ma se gli mettete una mano sul collo e andate, va.

wb-2-14-front-title = Il cancello d’inverno
wb-2-14-front = La portineria ha le persiane abbassate. CHIUSO, dice il cartello, e sotto, più in piccolo, PER FINE STAGIONE. Dietro lo sportello non ticchetta niente. Poi lo vedete: è seduto sulla soglia, in mezzo alla neve, la lista sulle ginocchia, il berretto calato. E sul berretto gli è cresciuto un berrettino bianco.

wb-2-15-front-title = Trecentododici
wb-2-15-front = Si è fermato a bocca aperta, a metà di un numero. La chiavetta appesa al collo di Tina entra, e gira, e gira, e gira a vuoto. «La molla ce l’ha lassù», dice Sid, «a tenere insieme il cielo.» In panetteria però c’è un contaminuti da uova, uova di drago, e una molla ce l’ha. In tutta Oniria è rimasto l’unico a sapere che ore sono.
wb-2-15-wind =
    La molla è dura, e ci si mette in tutti. *Tic.* Gli occhi di Ibo sono d’ottone. *Tic*, e sono d’oro. «…e dodici», dice, come se niente fosse. «Eravate distratti.» Spiegarglielo non se la sente nessuno. Lui si toglie il bianco dal berretto, lo ritrova sulla lista, alza gli occhi, e la strada non c’è. Ci arriva da solo. «Vengo con voi», dice. «Su di me si può contare.»

    { wb-2-15-wind-rules }
wb-2-15-rest =
    Gli spazzate la neve di dosso, gli mettete la lista all’asciutto. Nel barattolo che ha sottobraccio c’è una Scintilla a testa, con l’etichetta: *cauzione, da rendere ai lettori.* E lui la rende. «Torniamo con la tua molla», gli dice Tina. «Quella vera.» Lui resta a bocca aperta, e non chiede quando.

    { wb-2-15-rest-rules }

wb-2-16-front-title = Un portinaio resta
wb-2-16-front = «Un portinaio», dice Ibo prima che apriate bocca, «resta al suo cancello.» Batte i denti, e i denti d’ottone fanno un rumore di posate. «Alla piega? Laggiù? Ne ho sentito parlare. In lista non c’è.» Si guarda la lista, a lungo, da cima a fondo. «Dovrebbe esserci», dice.
wb-2-16-come =
    Incassa la cauzione, come da regolamento, e scrive la ricevuta. Poi appende la chiave al chiodo, la stacca dal chiodo, e se la mette sotto il berretto. Dopo quattro passi si volta a guardare il cancello. Dopo nove, di nuovo. «Però», dice. «Ecco com’è, da qui.» Una terza volta non si gira.

    { wb-2-16-come-rules }
wb-2-16-guard =
    «Andate», dice. «La strada la tengo io.» E marcia in mezzo alla piazza, misura gatto, e dà fiato al fischietto. Una voce così, a vederlo, non gliel’avrebbe data nessuno. Tutto ciò che è bianco e ha le zampe fa dietrofront e gli va dietro, per una via che si ripiega alle loro spalle, dolcemente, con un clic.

    { wb-2-16-guard-rules }

wb-2-17-front-title = Oltre l’orlo della città
wb-2-17-front = Dopo la piazza il paese è già messo via. Ci sono dei gradini che scendono, chiusi a ventaglio. C’è un cumulo di fogli bianchi più alto di una casa. E in fondo, sull’ultimo cornicione prima del buio, una torre che porta in testa una stanza di vetro, rotonda. «A che serve?» chiede Ken. «A sapere dove finisce la pagina», dice Sid. «Quando è accesa.»
wb-2-17-back-title = Una riga rossa
wb-2-17-back = Lungo il cornicione hanno tirato una riga. È rossa, e dritta al punto che tutto il resto sembra in disordine. Lì vicino ci sono dei ricciolini di legno, rossi da una parte: trucioli di matita. La neve non ha ancora fatto in tempo a coprirli. Guardate il cornicione da un capo all’altro. Nessuno.
wb-2-17-signed =
    Sopra la riga ci sono quattro nomi, in quattro calligrafie. Sono le vostre. Qualcuno li ha presi dalla lista di Ibo, una lettera dopo l’altra, li ha posati qui e li ha sottolineati. «Quindi la riga è per noi», dice Lara. «E da parte di chi?» chiede Sid. Chi si avvicina al proprio nome si sente gelare i piedi, come di notte sul pavimento di pietra.

    { wb-2-17-signed-rules }
wb-2-17-shavings = Sopra la riga c’è una parola sola, piccolissima e precisa: *superfluo*. «Che cosa?» chiede Ken. «Il cornicione», dice Lara. «E chi ci cammina.» Ci mette un po’. «Noi.» La scavalcate tutti, senza toccarla. Il perché non lo sapreste dire.

wb-2-18-front-title = Sottolineato
wb-2-18-front = La riga rossa non è un muro, e a scavalcarla non ci si fa male. È che lì sotto tutto è un po’ meno: meno caldo, meno forte, meno vostro.

wb-2-19-front-title = Lungo tre scarpe
wb-2-19-front = Sui gradini la neve fa la gobba. Spunta un naso, spunta un dente, e dietro viene il resto, che è cresciuto. Sputa qualcosa di bianco, si scrolla e vi passa in rivista, con l’aria di chi ha da fare. «*Dabbasso*», dice, in bellissima calligrafia, e giù a scavare. Di Inkling resta una trincea, e nella trincea due Scintille e un po’ di briciole. «Bravo, Inkling», dice Tina. Lui è bell’e andato.

wb-2-20-front-title = Un lampione per la torre
wb-2-20-front = Dietro di voi quattro vie fanno *clic, clic, clic, clic*. Wick ha trovato un odore interessante. «Adesso no», dice Lara. «Wick. *Wick.*» Lo prendete per il collo, tirate, e viene: un piede, ci pensa, l’altro piede. Più sotto, sui gradini, qualcosa di bianco comincia a scartarsi da solo.
wb-2-20-back-title = In cima alla torre
wb-2-20-back = Trenta scalini, e Wick li fa come un puledro. In mezzo alla stanza di vetro c’è un incavo, largo giusto un lampione. Lui guarda l’incavo. Guarda voi. Entra, fa due giri su sé stesso e si accomoda. Un raggio bianco, lento, passa oltre l’orlo della pagina, e laggiù, per la prima volta, vedete il buio che guarda in su.

wb-2-21-front-title = La manovella
wb-2-21-front = Nel muro della portineria c’è una manovella di ferro, lunga quanto voi. GRADINI A VENTAGLIO, dice la targa smaltata. Le Scintille vanno nelle due finestrelle.
wb-2-21-back-title = Come un ventaglio
wb-2-21-back = Vi ci appendete, e scende, e là fuori i gradini si aprono uno a uno, col rumore di un mazzo di carte. È un bel rumore: Oniria, a primavera, doveva farlo dappertutto. «Ancora», dice Ken. Ma di ancora non ce n’è.

wb-2-22-front-title = Un pupazzo di carta
wb-2-22-front = Qualcuno ha fatto un pupazzo di neve con pagine appallottolate. È alto quattro metri, quindi non l’ha fatto un bambino. Quello accanto sì.
wb-2-22-back-title = Due pupazzi
wb-2-22-back = Il grande tiene un braccio intorno al piccolo, stretto quanto può la carta. Il piccolo ha in mano un vassoio da tè, pronto per la discesa, e sulla pancia tonda i bottoni da impermeabile, fatti col gesso giallo. Li guardate più del dovuto. Poi gli chiedete, per piacere, il vassoio.

wb-2-23-front-title = Vassoio da tè
wb-2-23-front = Va fortissimo, e gira dove vuole lui.

wb-2-24-front-title = Una panchina con vista
wb-2-24-front = Sul cornicione c’è una panchina, e davanti il buio. A un capo siedono due Wyrm, duri come guanti dimenticati al gelo, e in mezzo hanno un libro illustrato.
wb-2-24-back-title = C’era una volta
wb-2-24-back = L’hanno mangiato fino alla copertina, tranne la prima pagina. «*C’era una volta una nuvola*», leggete, così, per sentire. I due si sono voltati. Hanno la bocca aperta, e dentro niente, e non mordono. «Vai avanti», bisbiglia Ken. «È finito qui», dice Tina. Loro aspettano. Aspettano con tutta la faccia, e a guardarli fa male.
wb-2-24-read =
    La rileggete, e poi ancora una volta, con tre voci. C’era una nuvola, voleva sapere com’era, vista da sotto, e più di così non c’è. Sul cornicione non mastica più nessuno. Quando chiudete il libro, è come aver offerto un biscotto da una scatola vuota.

    { wb-2-24-read-rules }
wb-2-24-rest =
    La panchina è per gente molto grande: da seduti si resta coi piedi per aria. I due Wyrm si fanno in là. Dopo un po’ uno si china e, senza mordere, posa la testa sul libro illustrato.

    { wb-2-24-rest-rules }

wb-2-25-front-title = Nove vetri
wb-2-25-front = Su un lato della stanza di vetro c’è una finestrella di nove vetri, tre per tre, e su ognuno una stella di ghiaccio. Il resto della torre è limpido. «È gelata da *fuori*», dice Sid. «E un fuori non c’è. Qui finisce la pagina.» Wick non gira più: guarda un vetro, uno solo. Gli si sono rizzati i capelli, o gli si rizzerebbero, ad averne. «È quello che gli somiglia», dice Tina.
wb-2-25-top =
    Soffiate, strofinate, e scoppia come una gazzosa. Per un minuto le orecchie non ve le sentite. «Quella aveva sei punte», dice Sid. «*Hanno tutte sei punte.*» E poi vedete quella che no.

    { wb-2-25-top-rules }
wb-2-25-middle =
    Soffiate, strofinate. Il freddo esce con uno schiocco, e dà uno schiaffo a testa. «Quello di mezzo è sempre una trappola», dice Ken. «Potevi dirlo.» «L’ho scoperto adesso.»

    { wb-2-25-middle-rules }
wb-2-25-right =
    Qui non c’è da pulire, c’è da contare: sette punte, e tutte le altre ne hanno sei. E Wick è il numero sette. Ci posate una mano calda. La stella viene via intera e vi resta sul palmo, e dietro il vetro è limpido.

    { wb-2-25-right-rules }
wb-2-25-bottom =
    Soffiate, strofinate, e siete tutti col sedere per terra, in fila. Wick non si è nemmeno voltato. Fissa il suo vetro. «È da un pezzo che ce lo *dice*», dice Tina, e vi togliete il ghiaccio dalle sopracciglia.

    { wb-2-25-bottom-rules }

wb-2-26-front-title = Vetro di brina
wb-2-26-front = Ci cerchi un amico, lo trovi, e sei da lui.

wb-2-27-front-title = Qualcosa di giallo
wb-2-27-front = Adesso un vetro limpido c’è, largo una mano, e ci guardate tutti insieme. Di là c’è del giallo, sfocato: sta così attaccato al vetro che non ha né capo né coda. Alzate un dito e bussate, *toc*. Il giallo salta indietro, poi non c’è, e c’è soltanto buio, un buio fondo fondo.
wb-2-27-back-title = Sottile da due parti
wb-2-27-back = Wick è finito nell’angolo più lontano, faccia al muro, e per tirarlo fuori ci vuole del bello e del buono. «Non gli è piaciuto», dice Tina. «Mica il giallo. *Noi.* Noi che guardavamo.» Sid legge quello che si sta scrivendo sulla mano, sopra i Wyrm contati a cinque a cinque: *una pagina è sottile da tutte e due le parti.* «Se noi lo vediamo», dice Lara, adagio, «allora lui…» E non finisce. Giù in città, un altro clic.

wb-2-28-front-title = Luce affamata
wb-2-28-front = Finché il raggio gira, la piegatura sta alla larga: se qualcuno la guarda, non lavora. Però l’inverno è arrivato ai piedi della torre, e ogni giro del raggio è più corto. «Quanto manca?» chiede Tina. Sid conta le vie. «Quattro», dice. «Poi ha finito, e smette.» «O smettiamo noi», dice Ken.

wb-2-29-front-title = Oliatore
wb-2-29-front = Nel sottoscala c’è un oliatore dal becco lungo e sottile. Per il freddo gli hanno messo un copriteiera.
wb-2-29-back-title = Con ossequi
wb-2-29-back = È pieno a metà. Al manico è appeso un biglietto, in una grafia così ordinata che pare stampata: *Da sopprimere. Me ne rammarico.* Qui qualcuno ha fatto la punta alla matita, con molta cura, sopra il cestino. Poi ha vuotato il cestino. Poi, a guardare la polvere, è rimasto lì in piedi un bel po’.

wb-2-30-front-title = Oliatore
wb-2-30-front = Mezzo pieno, o quell’altra cosa.

wb-2-31-front-title = Quattro vie
wb-2-31-front = Il raggio gira. La neve che ci capita dentro si ferma a mezz’aria, con aria colpevole. Dove non arriva si sentono piegare i gradini: piatto, piatto, piatto. «Succeda quel che succeda», dice Lara, «qualcuno dà da mangiare a Wick.» «E qualcuno tiene lontani *quelli*», dice Ken. Intende le scale. Le scale sono bianche, e vengono su.
wb-2-31-back-title = Piatto
wb-2-31-back = L’ultimo clic è piccolo, da forcina. Poi niente. Guardate fuori. Tetti, piazza, gradini: hanno messo via tutto, e resta una pianura bianca con le pieghe, in ordine come un cassetto. Sarebbe bella, a non sapere che cosa c’è dentro. «Quattro mesi», dice Sid. «Poi si riapre. A primavera.» «E se non viene?» chiede Tina. «Fin lì», dice Sid, «non ho contato.»

wb-2-32-front-title = L’ultimo filo
wb-2-32-front = Dall’altro lato della torre scende una scala che non ha mai disegnato nessuno. Porta in una conca, proprio sull’orlo della pagina. Lì dormono i Wyrm: centinaia, piccoli, incastrati come cucchiai. E dietro di loro c’è la piega, il solco profondo fra due pagine, e di traverso, uno sopra l’altro, i fili che tengono insieme il Libro.
wb-2-32-back-title = Se permettete
wb-2-32-back = Lontano, sulla pianura bianca, qualcosa cammina. È grigio, dritto, e così sottile che quando si mette di taglio sparisce. Ha una matita dietro l’orecchio. A una piega si ferma, si china e ci tira sopra una riga, con la cura di chi liscia una coperta. Poi alza gli occhi alla torre accesa, si toglie gli occhiali e aspetta, come chi non vuole interrompere. Poi s’inchina.

wb-2-33-front-title = Raffica
wb-2-33-front = Si alza un mulinello, viola, tutto spigoli. Con le foglie secche l’avete già visto. Ma queste hanno la bocca.

wb-2-34-front-title = In punta di piedi
wb-2-34-front = La piega è chiusa col filo, a nodi grossi come cavoli, e i dormienti ci stanno a ridosso. Di nodi ve ne intendete: le scarpe le avete tutti. Ma questi sono vecchi, e ogni tanto uno cede, *dlen*. «E niente botte», bisbiglia Lara. «Tu non hai mai picchiato piano», bisbiglia Tina a Ken. «Posso *imparare*», bisbiglia Ken.

wb-2-35-front-title = Uno non dorme
wb-2-35-front = Fra tante facce chiuse, una è aperta. È un Wyrm piccolissimo, nel nido di brandelli che si è fatto, e ha il singhiozzo. A ogni singhiozzo sobbalza tutta la fila.
wb-2-35-back-title = Hic
wb-2-35-back = «Non prende sonno», soffia Tina. «Nessuno gli ha raccontato niente.» «Si può fare», soffia Lara. «In fretta, però.» Guardate i nodi. Guardate il nido: brandelli lunghi, con righe intere. Vi mettete un dito sulle labbra, e il piccolo Wyrm studia il dito, e alza la coda, tale e quale.
wb-2-35-story =
    C’era una chiocciola, raccontate, che aveva una gran voglia di passare un cancello. Come va a finire non lo sapete, e allora decidete voi: il cancello era aperto. Il piccolo ci pensa. *Oh*, fa, con tutta la faccia, e il singhiozzo non c’è più. Poi vi posa il mento sulla scarpa, e di colpo è così pesante che la scarpa va sfilata adagio adagio.

    { wb-2-35-story-rules }
wb-2-35-nest =
    Gli sfilate i brandelli da sotto uno a uno, come a shanghai: chi muove perde. Al penultimo, il singhiozzo. Per tutta la fila passa un brivido, come il vento nell’erba. Poi più niente. Adesso il piccolo Wyrm sta sulla carta nuda, e vi guarda.

    { wb-2-35-nest-rules }

wb-2-36-front-title = Sciogliere i nodi
wb-2-36-front = Qualcuno deve pur respirare. Dietro, sul cornicione, hanno trovato le orme: si sente sfogliare la neve, con pazienza. Davanti, un nodo cede un poco. «No», dice Lara sottovoce, al nodo, a Wick, a tutti. Wick ha la luce al minimo e cammina di taglio.
wb-2-36-back-title = Fra due pagine
wb-2-36-back = Tirate dentro anche il piede di Wick, e ci siete: una fenditura alta come una casa e larga come un armadio. Carta a sinistra, carta a destra, e in mezzo i fili, che ronzano. Prima di fare un passo vi voltate a guardare la conca.
wb-2-36-asleep =
    Non si sono mossi. Centinaia di schienine bianche vanno su e giù, quasi a tempo. Adesso si sente: non russano. Parlano nel sonno, tutti, piano piano, e dicono sempre la stessa cosa, come quando si ripete una parola per non scordarla. Potrebbe essere una *e*.

    { wb-2-36-asleep-rules }
wb-2-36-awake = Sono tutti svegli. Stanno seduti nella conca, fila su fila, le facce cieche verso la piega. Nessuno viene avanti. Non sembrano arrabbiati. Sembrano una classe, quando la maestra è uscita a metà di una frase e non è più tornata.

wb-2-37-front-title = Quaggiù
wb-2-37-front = L’ultimo filo passa all’altezza delle ginocchia. Dietro c’è uno spiraglio, e ne viene un’aria che non sa di niente. «L’altra parte», dice Sid. «Lei è lì», dice Tina. «*Oggi*», dice Lara, «ma non a stomaco vuoto. Alle sette ci aspettano a colazione, tutti e quattro, e c’è sempre qualcuno che ci conta.» A Wick non ha pensato nessuno.
wb-2-37-follows = Ci ha pensato Wick. Il piede di là dal filo l’ha già messo, tolto e rimesso. Fa luce nello spiraglio, poi fuori, e vi guarda, uno per uno. Quando la pagina si volta e vi porta via, lui resta, dritto dritto, nell’ultimo posto di Oniria che non hanno piegato, così ritrovate la strada. Giurereste che è sull’attenti.
wb-2-37-home = È freddo come un rubinetto. Vi posa il collo sulla spalla, a uno per uno, e poi fa un altro giro. Si volta e risale la scala, verso l’unico forno caldo sotto tutto quel bianco: un piede, ci pensa, l’altro piede. Lo guardate finché è lui, e poi è neve. «Gratterà allo sportello», dice Tina, «e gli apriranno.» Lo dice due volte.

wb-2-38-front-title = Vi chiamano
wb-2-38-front = Chiamano. La voce scende da lassù, attraverso un tetto e sessant’anni di polvere: è la mamma di Ken, e lo chiama con nome e cognome. Fa l’effetto del latte caldo. Qualcosa vi prende per il colletto, tutti, e vi tira su. L’ultima cosa che vedete di Oniria è la riga rossa sul cornicione. Si è allungata. È alla porta della torre.

wb-2-39-front-title = Il nono gancio
wb-2-39-front = Assi di legno. Quattro minuti, dice l’orologio di Lara. L’impermeabile giallo è al nono gancio, dov’era. Che cosa ha fatto stanotte lo sa lui; stamattina non gocciola, e sotto c’è un cerchio scuro grande come un piatto, non di più. Sid passa il pollice sull’orlo, e non scrive niente. Vi soffiate tutti sulle dita. Non parla nessuno.
wb-2-39-porter = Dietro di voi, per le scale, qualcosa ticchetta. È Ibo, che scende un gradino alla volta, all’indietro, col berretto in testa. «Solo per vedere i ganci», dice. Li conta, da uno a nove, poi si mette sotto il nono, con gli artigli dietro la schiena. «E così l’ha appeso qui», dice. Ci mette molto, prima di risalire.
wb-2-39-smoke = Tina ha dato ancora un’occhiata al Libro. È bianco da un orlo all’altro. Solo nel mezzo, dove sarebbe la panetteria, viene su un filo di fumo, dritto e sottile come un tratto di matita.
wb-2-39-back-title = Come finisce
wb-2-39-back = Alla colazione mancano undici minuti. Uno lo spendete a guardare.
wb-2-39-white = La città non si vede più. Bianca davanti, bianca dietro, e in controluce nemmeno una filigrana. Ken volta la pagina piano piano, che non caschi nessuno. «Ci sono ancora tutti», dice alla carta. «È che sono piegati.» Poi chiude il Libro, gli mette sopra la giacca e corre a casa in maniche di camicia.
wb-2-39-quilt = Ha smesso di nevicare. Sotto il bianco si vede la città, camino per camino, come ginocchia sotto una coperta. Lungo l’orlo ci sono i morsi, e la riga rossa. Ma quello che deve star fermo sta fermo. «Dorme», dice Tina. «Può.» Vi scaldate le mani col fiato, le tenete un poco sulla pagina, e solo dopo chiudete.
wb-2-39-paths = Sulla pianura bianca ci sono le vostre orme: dai tetti alla piazza, dalla piazza alla torre, poi giù, voi e un lampione. Nessuno le ha cancellate. Accanto, per tutta la strada, va un’altra traccia, sottilissima: un righello, appoggiato di punta, e poi ancora, e poi ancora. Più vicino di dieci passi non viene. Più lontano non va.
wb-2-39-stars = Sopra la pianura bianca, nel cielo stampato, sono spuntate le stelle, e di stelle a sei punte nemmeno mezza. Contate le punte finché lo permette la colazione: sette, sette, sette. Dalla torre del faro risponde una fiammella. «Qualcuno l’ha disegnato», dice Lara, «perché qualcuno lo trovasse.» E si mette a ridere, Lara, per una volta senza fretta.

### Quando è girato l’ultimo segnalino Destino
wb-2-lost-title = Messi via
wb-2-lost = Il clic, stavolta, è sotto di voi. Un vento che sa di armadio vi prende per le caviglie, e via a capitombolo fra camini, lenzuola e calzini spaiati, fino in fondo, e dal fondo fuori, come l’ultimo dentifricio. Assi di legno. I berretti arrivano dopo, uno a uno. Lara si alza per prima. «Be’», dice. «Adesso sappiamo in che ordine piega.»
