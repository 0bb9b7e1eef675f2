# Wonder Book, capitolo II: quello che si legge ad alta voce.

wb-2-1-front-title = Prima di colazione
wb-2-1-front = Il timbro sul cartellino si muove. Avvicinate la torcia e guardate DOMANI sbavare, colare, rapprendersi: DA RESTITUIRE OGGI. «Domani è diventato oggi», dice Lara. «Fa sempre così», dice Sid. Sono le sette meno un quarto, e a casa avete detto tutti che andavate a correre. Nella torre fa tanto freddo che il fiato resta dov’è, e il Libro scotta come scotta il ghiaccio. Ken lo apre col gomito.
wb-2-1-back-title = Bianco
wb-2-1-back = Dentro fa brutto tempo. Dalle pagine salgono fiocchi bianchi, si posano sulle maniche e non si sciolgono. Tina ne stacca uno. È quadrato. «Carta», dice. «E non c’è scritto niente.» Là sotto una via fa *clic*, poi quella accanto, come quando qualcuno chiude i cassetti prima di andare a letto. «La ripiegano per l’inverno», dice Sid. «Con la gente dentro?» chiede Ken. La pagina si inclina sotto le vostre mani, e andate giù.

wb-2-2-front-title = Fila di camini
wb-2-2-front = Atterrate nella neve fino alle ginocchia, e la neve fruscia. Siete sui tetti, e sotto i tetti la strada non c’è più. Tutti i camini hanno le cerniere. Il primo della fila dà un colpetto di tosse, da persona educata, fa un inchino e si stende. Poi il secondo. Lo fanno in ordine, senza fretta, e voi siete in piedi sul numero nove.
wb-2-2-back-title = Dove avete cucito
wb-2-2-back = Lontano, oltre il bordo di tutto, si vedono i vostri punti nel cielo, un po’ storti, come la toppa su un ginocchio. Un cielo non l’aveva mai rammendato nessuno, quindi un momento lo si può guardare. «Tiene?» chiede Tina. «Certo che tiene», dice Lara. «Li ho contati.» Il vento gira e viene proprio da lì, dritto in faccia.
wb-2-2-draught =
    Viene dall’asola, la fessura che avete lasciato, lunga un dito. Un dito di vento basta a portar via un berretto. Ma non è solo vento. Qualcosa di sottile ha pensato a quella fessura tutta la notte, e adesso molla l’orlo e cade, giro su giro, bianco su bianco, fino a sbattere sul vostro tetto.

    { wb-2-2-draught-rules }
wb-2-2-seam = Porta un rumore: un colpo, e un colpo, e un colpo. Poi una pausa, come se lei avesse cambiato mano. Aspettate il quarto. «Non può sapere che qui fa freddo», dice Tina. «Per lei è ancora la stessa mattina.» Bussate tre volte su un camino. Il camino fraintende e si stende.

wb-2-3-front-title = Come si piega una città
wb-2-3-front = Una via dopo l’altra, dall’orlo verso il centro, prima i tetti. Si sente il clic, poi un vento che sa di armadio, e dove c’era una via c’è una piega. Chi ne sta fuori non si fa male. Chi è dentro esce in fondo, spremuto come l’ultimo dentifricio.

wb-2-4-front-title = Grinza
wb-2-4-front = È viola, e piatto. Dev’essere rimasto per anni dentro qualche piega. Si stacca dal muro come un vecchio manifesto e si sgranchisce le zampe.

wb-2-5-front-title = Bucato di chissà chi
wb-2-5-front = Da qui al tetto accanto corre un filo, con le lenzuola stese, dure di gelo. Sotto, nella panetteria, ticchetta il nono forno. Più in là c’è la piazza. Ieri aveva sette lampioni. Contate le luci, e poi le ricontate più piano, perché il totale dovrebbe fare sette.

wb-2-6-front-title = Lenzuola dure
wb-2-6-front = Cinque lenzuola, ognuna grande come una vela. Le mollette sono lunghe come un braccio. A ogni orlo è cucita una fettuccia col nome, come per la colonia.
wb-2-6-back-title = Fettuccia col nome
wb-2-6-back = Staccate un lenzuolo dal filo. Scricchiola, e poi vi si abbandona fra le braccia come una grossa bestia assonnata. Sulla fettuccia il nome è ricamato in cotone rosso: VESPER. SALA DI LETTURA. «Legge sdraiata», dice Lara, «e a letto mangia pane e marmellata.» Lo piegate in quattro, ed è ancora grande come una tavola.

wb-2-7-front-title = Il filo lungo
wb-2-7-front = Il filo scende ripido fino alla Corte dei lampioni, e ronza. Ci sono appesi undici calzini spaiati e un grembiule con le tasche.
wb-2-7-back-title = Giù, o con calma
wb-2-7-back = Una molletta sul filo, due mani sulla molletta, e sareste laggiù prima di aver finito la frase. Oppure ci si va piano, e prima si guarda nelle tasche. C’è della carta. Dietro di voi tossisce un altro camino.
wb-2-7-slide =
    I calzini vi schiaffeggiano uno per uno, undici volte. Arrivate in piazza da seduti. Un lampione si china su di voi con aria preoccupata.

    { wb-2-7-slide-rules }
wb-2-7-pockets =
    Una molletta, una focaccina dura come un pugno, e mezza frase, piegata piccola, che qualcuno voleva conservare. È scritta dietro una lista della spesa. *Burro*, dice la lista, *farina, leggere ai piccoli.*

    { wb-2-7-pockets-rules }

wb-2-8-front-title = Otto forni freddi
wb-2-8-front = Otto forni stanno a bocca aperta. Dai camini è scesa la neve, e dentro è rimasta in pagnotte bianche e ordinate. Ticchetta solo il nono.
wb-2-8-back-title = Pane per dopo
wb-2-8-back = Sulla mensola sopra il nono forno c’è una fila di brandelli messi ad asciugare, una riga l’uno, e a tutti manca un angolino, un morso, come se qualcuno li avesse assaggiati tutti e si fosse sentito dire di aspettare. Appoggiate le mani al ferro. È caldo, di un caldo stanco, come un letto appena lasciato.

wb-2-9-front-title = Il nono forno
wb-2-9-front = Niente legna, niente cenere. C’è un mucchio di qualcosa di grigio, che va su e giù. Non ticchetta. Russa.
wb-2-9-back-title = Non svegliarli
wb-2-9-back = Stanno uno sull’altro come cuccioli, Wyrm non più lunghi di una mano. È così che la panetteria resta calda. «A soffiarci sopra si accendono», dice Sid, ed è vero. «E poi si svegliano», dice Tina. «E poi hanno fame», dice Lara.
wb-2-9-stoke =
    Soffiate. Il mucchio passa da grigio ad arancione, e per un momento la panetteria sembra una panetteria. Due Scintille vi saltano sulla manica. Con loro salta qualcosa che ha un pessimo carattere e moltissimi denti.

    { wb-2-9-stoke-rules }
wb-2-9-hush =
    Chiudete lo sportello più piano che potete e vi sedete con la schiena contro il ferro. Per il tempo di una focaccina nessuno parla. Dall’altra parte qualcosa si rigira nel sonno e punta un piede dove avete la spalla.

    { wb-2-9-hush-rules }

wb-2-10-front-title = Lenzuolo
wb-2-10-front = Col nome in cotone rosso. Abbastanza grande da prenderci al volo un amico.

wb-2-11-front-title = Giù, alla piazza
wb-2-11-front = *Clic.* «Era il numero sette», dice Lara. «Ci restano due camini.» In piazza le luci si spengono, una dopo l’altra, e ogni lampione, quando è buio, si mette la testa sotto il braccio. «Bisogna dargli da mangiare», dice Tina. «Ci vuole tutto quello che luccica.» «Ci vogliono le *gambe*», dice Ken, e correte.
wb-2-11-back-title = Sei spenti
wb-2-11-back = State in piazza, schiena contro schiena. Sei lampioni hanno la testa sotto il braccio. Dove c’erano i tetti c’è il cielo, tutto a pieghe. È così silenzioso che si sente posare la neve, foglio per foglio. Poi il settimo lampione, quello piccolo col collo storto, fa un passo verso di voi. In teoria i lampioni non ne sono capaci.

wb-2-12-front-title = Il settimo lampione
wb-2-12-front = Si cava il piede dal selciato come un dente, e scrolla via le briciole. Sul piede c’è una targhetta d’ottone, CORTE DEI LAMPIONI, N. 7, e sotto, graffiato con un chiodo: *si chiama Wick e morde solo la carta. N.* Posa la testa nelle mani più vicine. La luce che ha dentro è grande come un pisello. «È l’ultima», dice Tina. «L’ultima che c’è.»
wb-2-12-back-title = Un pisello
wb-2-12-back = Con tutte le Scintille che avete portato si fa una fiamma, una bella fiamma, ma può stare in un posto solo. Se la tiene Wick, vedrete dove andate. Se va nel nono forno, la città dormirà accanto a qualcosa di caldo, e la panetteria non la piegheranno. «Loro si tengono compagnia», dice Ken. «Anche noi», dice Lara. Wick guarda ora l’uno ora l’altra. Verrà comunque.
wb-2-12-wick =
    Gli date da mangiare in mano. La fiamma diventa lunga un dito, poi una mano, poi Wick starnutisce, e in ogni finestra della piazza c’è un piccolo Wick d’oro. «Bene», dice Lara. «Stai nel mezzo. Quello importante sei tu.» Non è mai stato quello importante. Raddrizza il collo più che può.

    { wb-2-12-wick-rules }
wb-2-12-hearth =
    La portate di là a due mani, senza respirare. Il nono forno la prende con un rumore che somiglia a *oh*. Là dentro il mucchio si rigira tutto insieme e si fa più stretto. Fuori la piegatura arriva alla porta della panetteria, si ferma, e ci gira intorno in punta di piedi. Adesso Wick è spento. Si appoggia a chi gli sta più vicino, è freddo, e viene lo stesso.

    { wb-2-12-hearth-rules }

wb-2-13-front-title = Come si guida un lampione
wb-2-13-front = Cammina come un airone: un piede, ci pensa, l’altro piede. Da solo si ferma al primo odore interessante. Ma se qualcuno gli posa una mano sul collo e s’incammina, s’incammina anche lui.

wb-2-14-front-title = Il cancello d’inverno
wb-2-14-front = La portineria ha le persiane abbassate. CHIUSO, dice il cartello, e sotto, più in piccolo, PER L’INVERNO. Dietro lo sportello non ticchetta niente. Poi lo vedete: è seduto sulla soglia, nella neve, con la lista sulle ginocchia e il berretto calato, e sopra il berretto c’è un berrettino bianco.

wb-2-15-front-title = Trecentododici
wb-2-15-front = Si è fermato a bocca aperta, a metà di un numero. La chiavetta appesa al collo di Tina entra, e gira, e gira, a vuoto. «La sua molla è lassù», dice Sid, «a tenere insieme il cielo.» In panetteria c’è un contaminuti da draghi, per le uova. Una molla ce l’ha. È anche l’unica cosa in Oniria che sa ancora che ore sono.
wb-2-15-wind =
    Ci vogliono tutte le vostre mani, e una lingua fra i denti. *Tic*, fa Ibo. *Tic*, e gli occhi, d’ottone, tornano d’oro. «…e dodici», dice. «Siete stati via un momento.» Nessuno glielo spiega. Vede il bianco sul berretto, il bianco sulla lista, e la strada che non c’è. «Ho capito», dice. «Allora sarà meglio che venga con voi. Qualcuno deve contare.»

    { wb-2-15-wind-rules }
wb-2-15-rest =
    Gli spazzolate via la neve. Mettete la lista dove non si bagna. Nel barattolo che ha sottobraccio c’è una Scintilla per ciascuno di voi, con l’etichetta: *cauzione, da rendere ai lettori.* E lui la sta rendendo. «Torniamo con la tua molla, quella vera», gli dice Tina. Lui resta lì a bocca aperta e non chiede quando.

    { wb-2-15-rest-rules }

wb-2-16-front-title = Un portinaio resta
wb-2-16-front = «Un portinaio», dice Ibo prima che apriate bocca, «resta al suo cancello.» Batte i denti; sono d’ottone, e sembra un cassetto di posate. «Alla piega? Fin laggiù? Ne ho sentito parlare. Non è nella lista.» La guarda per un bel pezzo, la lista. «Dovrebbe esserci», dice.
wb-2-16-come =
    Incassa una cauzione, come da regolamento, e scrive la ricevuta. Poi appende la chiave al chiodo, la stacca, e se la mette sotto il berretto. Dopo quattro passi si gira verso il cancello. Dopo nove si gira ancora. «Però», dice. «Ecco com’è, da qui.» Poi non si gira più.

    { wb-2-16-come-rules }
wb-2-16-guard =
    «Andate», dice. «La strada la tengo io.» E marcia fuori nella piazza, grande come un gatto, e fischia in un fischietto. Chi l’avrebbe detto che c’era dentro tanto fiato. Tutto ciò che è bianco e ha le zampe fa dietrofront e gli va appresso, giù per una via che alle loro spalle si ripiega, piano piano, con un clic.

    { wb-2-16-guard-rules }

wb-2-17-front-title = Oltre l’orlo della città
wb-2-17-front = Di là dalla piazza il paese l’hanno già messo via. Ci sono dei gradini che scendono, chiusi come un ventaglio. C’è un cumulo di fogli bianchi più alto di una casa. E in fondo, sull’ultimo cornicione prima del buio, una torre con in cima una stanza rotonda, di vetro. «A che serve?» chiede Ken. «A sapere dove finisce la pagina», dice Sid. «Dovrebbe essere accesa.»
wb-2-17-back-title = Una riga rossa
wb-2-17-back = Qualcuno ha tirato una riga lungo il cornicione. È rossa, e così dritta che accanto a lei sembra tutto in disordine. Vicino ci sono dei ricciolini di legno, rossi da una parte: trucioli di matita. Non hanno ancora neve addosso. Guardate il cornicione da un capo all’altro. Nessuno.
wb-2-17-signed =
    Sopra la riga ci sono quattro nomi, quattro calligrafie. Le vostre. Li hanno tolti dalla lista appesa al cancello di Ibo, lettera per lettera, posati qui e sottolineati. «Quindi la riga è per noi», dice Lara. «E da parte di chi?» chiede Sid. Chi sta vicino al proprio nome si sente gelare i piedi, come di notte sul pavimento di pietra.

    { wb-2-17-signed-rules }
wb-2-17-shavings = Sopra la riga qualcuno ha scritto una parola sola, piccolissima e precisa: *superfluo*. «Che cosa?» dice Ken. «Il cornicione», dice Lara piano. «E chi ci cammina. Noi.» Scavalcate la riga, tutti e quattro, senza toccarla. Il perché non lo saprebbe dire nessuno.

wb-2-18-front-title = Sottolineato
wb-2-18-front = La riga non è un muro, e a scavalcarla non ci si fa male. È solo che con una riga rossa sotto tutto diventa un po’ meno: meno caldo, meno forte, meno vostro.

wb-2-19-front-title = Lungo tre scarpe
wb-2-19-front = Sui gradini la neve si gonfia, e ne escono un naso e un dente. È cresciuto. Sputa qualcosa di bianco, si scrolla e vi squadra, tutto affaccendato. «*Dabbasso*», dice, in bellissima calligrafia, e si mette a scavare. Dov’è passato Inkling resta una trincea, e nella trincea due Scintille, e briciole. «Bravo, Inkling», dice Tina. È già sparito.

wb-2-20-front-title = Un lampione per la torre
wb-2-20-front = Alle vostre spalle quattro vie fanno *clic, clic, clic, clic*. Wick ha trovato un odore interessante. «Adesso no», dice Lara. «Wick. *Wick.*» Lo prendete per il collo e tirate, e lui viene: un piede, ci pensa, l’altro piede. Sui gradini, più sotto, qualcosa di bianco comincia a spacchettarsi da sé.
wb-2-20-back-title = In cima alla torre
wb-2-20-back = Sono trenta scalini, e Wick li fa come un puledro. Nel mezzo della stanza di vetro c’è un incavo, largo giusto un lampione. Lo guarda. Guarda voi. Poi ci entra, gira due volte su sé stesso e si accomoda. Un raggio bianco e lento esce oltre l’orlo della pagina, e laggiù, per la prima volta, si vede il buio che guarda in su.

wb-2-21-front-title = La manovella
wb-2-21-front = Nel muro della portineria c’è una manovella di ferro, lunga quanto voi. GRADINI A VENTAGLIO, dice la targa smaltata. Due finestrelle mostrano dove vanno le Scintille.
wb-2-21-back-title = Come un ventaglio
wb-2-21-back = Vi ci appendete, cala, e là fuori i gradini si aprono uno dopo l’altro, col rumore di un mazzo di carte. È un bel rumore. Così doveva suonare tutta Oniria, in primavera. «Ancora», dice Ken, ma funziona una volta sola.

wb-2-22-front-title = Un pupazzo di carta
wb-2-22-front = Qualcuno ha fatto un pupazzo di neve con pagine appallottolate. È alto quattro metri, quindi non l’ha fatto un bambino. Quello accanto sì.
wb-2-22-back-title = Due pupazzi
wb-2-22-back = Il grande tiene un braccio intorno al piccolo, fin dove arrivano le braccia di carta. Il piccolo ha in mano un vassoio da tè, pronto per la discesa. Sulla pancia tonda ha una fila di bottoni da impermeabile, disegnati col gesso giallo. Lo guardate più a lungo di quanto volevate. Poi gli chiedete il vassoio, per favore.

wb-2-23-front-title = Vassoio da tè
wb-2-23-front = Va fortissimo, e gira dove vuole lui.

wb-2-24-front-title = Una panchina con vista
wb-2-24-front = Sul cornicione c’è una panchina rivolta al buio. A un capo siedono due Wyrm, rigidi come guanti gelati, con un libro illustrato in mezzo.
wb-2-24-back-title = C’era una volta
wb-2-24-back = Del libro hanno mangiato tutto, tranne la copertina e la prima pagina. «*C’era una volta una nuvola*», leggete, solo per vedere che cosa dice. I due si sono girati. Hanno la bocca aperta e vuota, e non mordono. «Continua», bisbiglia Ken. «Non c’è più niente», dice Tina. Loro aspettano. Aspettano così forte che fa male guardarli.
wb-2-24-read =
    E allora la rileggete, e poi un’altra volta, con tre voci. Una nuvola che voleva sapere com’era, vista da sotto. Lungo tutto il cornicione smettono di masticare. Quando chiudete il libro vi pare di aver offerto un biscotto da una scatola vuota.

    { wb-2-24-read-rules }
wb-2-24-rest =
    Vi sedete all’altro capo. È una panchina per gente molto grossa: i piedi penzolano a tutti. I due Wyrm si stringono per farvi posto. Dopo un po’ uno si piega di lato e, senza mordere, posa la testa sul libro illustrato.

    { wb-2-24-rest-rules }

wb-2-25-front-title = Nove vetri
wb-2-25-front = Su un lato della stanza di vetro c’è una finestrella di nove vetri, tre per tre, e su ogni vetro una stella di ghiaccio. Il resto della torre è limpido. «È gelata da *fuori*», dice Sid. «Ma un fuori non c’è. È l’orlo della pagina.» Wick non gira più. Guarda un vetro, e ha i capelli dritti, o li avrebbe, se li avesse. «È quello che è come lui», dice Tina.
wb-2-25-top =
    Ci soffiate sopra e pulite. Salta come il tappo di una gazzosa. Per un minuto non vi sentite più le orecchie. «Sei», dice Sid. «Quella aveva sei punte. *Hanno tutte sei punte.*» E poi vedete quella che no.

    { wb-2-25-top-rules }
wb-2-25-middle =
    Ci soffiate sopra e pulite. Il freddo esce con uno schiocco e dà una sberla a ciascuno di voi. «Quello di mezzo è sempre una trappola», dice Ken. «Potevi dirlo.» «L’ho appena scoperto.»

    { wb-2-25-middle-rules }
wb-2-25-right =
    Non serve pulire. Contate: sette punte, e tutte le altre ne hanno sei; e Wick è il numero sette. Ci posate una mano calda, e la stella si stacca tutta intera e vi resta sul palmo. Dietro, il vetro è limpido.

    { wb-2-25-right-rules }
wb-2-25-bottom =
    Ci soffiate sopra, pulite, e vi ritrovate col sedere per terra, tutti in fila. Wick non si è nemmeno girato. Continua a fissare il suo vetro. «È da un pezzo che ce lo *dice*», dice Tina, mentre vi togliete il ghiaccio dalle sopracciglia.

    { wb-2-25-bottom-rules }

wb-2-26-front-title = Vetro di brina
wb-2-26-front = Ci si guarda dentro, si vede dov’è un amico, e si è lì.

wb-2-27-front-title = Qualcosa di giallo
wb-2-27-front = Adesso un vetro è limpido, grande come una mano. Ci guardate tutti nello stesso momento. Dietro, vicinissimo, c’è qualcosa di giallo, sfocato, come una cosa che sta proprio davanti al naso. Alzate un dito e picchiettate sul vetro. Il giallo fa un salto indietro. Poi non c’è più, e c’è solo il buio, giù giù fino in fondo.
wb-2-27-back-title = Sottile da due parti
wb-2-27-back = Wick è finito nell’angolo più lontano della stanza, con la faccia al muro. Ci vuole un po’ per tirarlo via. «Non gli è piaciuto», dice Tina. «Non il giallo. *Noi.* Non gli è piaciuto che guardassimo.» Sid legge quello che si sta scrivendo sulla mano, sopra i Wyrm a cinque a cinque: *una pagina è sottile da tutte e due le parti.* «Se noi lo vediamo», dice Lara lentamente, «allora lui», e non finisce. Giù in città, un altro clic.

wb-2-28-front-title = Nutrire la luce
wb-2-28-front = Finché il raggio gira, la piegatura sta alla larga: non le piace essere guardata. Ma l’inverno è arrivato ai piedi della torre, e ogni giro è più corto del precedente. «Quanto manca, prima che sia tutto piegato?» chiede Tina. Sid conta le vie. «Altre quattro», dice. «Poi è finita, e si ferma.» «O ci fermiamo noi», dice Ken.

wb-2-29-front-title = Oliatore
wb-2-29-front = Nel sottoscala c’è un oliatore dal becco lungo e sottile, con un copriteiera di lana.
wb-2-29-back-title = Con ossequi
wb-2-29-back = È mezzo pieno. Dal manico pende un’etichetta, scritta così bene che sembra stampata: *Da sopprimere. Me ne rammarico.* Qui qualcuno ha fatto la punta alla matita, con ogni riguardo, sopra il cestino. Poi ha vuotato il cestino. Poi, a giudicare dalla polvere, è rimasto qui in piedi per un po’.

wb-2-30-front-title = Oliatore
wb-2-30-front = Mezzo pieno, o quell’altra cosa.

wb-2-31-front-title = Quattro vie
wb-2-31-front = Il raggio gira. Dove cade, la neve si ferma a mezz’aria e resta lì, con aria colpevole. Dove non cade si sentono piegare i gradini, piatto, piatto, piatto. «Qualunque cosa succeda», dice Lara, «qualcuno dà da mangiare a Wick.» «E qualcuno tiene lontani *quelli*», dice Ken. Parla delle scale. Le scale sono bianche, e stanno salendo.
wb-2-31-back-title = Piatto
wb-2-31-back = Ancora un clic, l’ultimo, piccolo come una forcina. Poi niente. Guardate fuori. Non c’è più nulla, né tetti, né piazza, né gradini: tutto messo via in una pianura bianca con le pieghe, in ordine come un cassetto. Sarebbe bella, se non si sapesse che cosa c’è dentro. «Quattro mesi», dice Sid. «Poi si riapre. Quando viene primavera.» «E se non viene?» chiede Tina. Fin lì Sid non ha contato.

wb-2-32-front-title = L’ultimo filo
wb-2-32-front = Dall’altro lato della torre scende una scala, dove nessuno aveva disegnato scale. Porta in una conca, proprio sull’orlo della pagina. È piena di Wyrm, centinaia, piccoli, messi uno dentro l’altro come cucchiai: dormono. E dietro di loro c’è la piega, il solco profondo fra due pagine, e di traverso, uno sopra l’altro, i fili che tengono insieme il Libro.
wb-2-32-back-title = Se permettete
wb-2-32-back = Lontano, sulla pianura bianca, cammina qualcosa. È grigio, e ritto, e così sottile che, quando si gira, per un momento lo perdete di vista. Porta la matita dietro l’orecchio. Si ferma a una piega, si china e ci passa sopra una riga, come per lisciare una coperta. Poi alza lo sguardo verso la torre accesa, si toglie gli occhiali e aspetta, come si aspetta che qualcuno abbia finito di parlare. E poi s’inchina.

wb-2-33-front-title = Raffica
wb-2-33-front = Si alza un mulinello, viola e pieno di spigoli. Di foglie ne avete già visti. Ma queste foglie hanno la bocca.

wb-2-34-front-title = In punta di piedi
wb-2-34-front = L’entrata della piega è chiusa col filo, a nodi grossi come cavoli, e i dormienti ci arrivano fin sotto. Sciogliere nodi lo sapete fare: le scarpe le avete avute tutti. Ma questi sono vecchi, e ogni tanto uno salta con un *dlen*. «E niente botte», bisbiglia Lara. «Tu non hai mai fatto a botte piano, nemmeno una volta», bisbiglia Tina a Ken. «Posso *imparare*», bisbiglia Ken.

wb-2-35-front-title = Uno non dorme
wb-2-35-front = Fra tutte le facce chiuse ce n’è una aperta. È un Wyrm piccolissimo, ha il singhiozzo, e a ogni singhiozzo sobbalza tutta la sua fila. Si è fatto un nido di brandelli.
wb-2-35-back-title = Hic
wb-2-35-back = «Non riesce a dormire», soffia Tina. «Nessuno gli ha raccontato niente.» «Qualcuno potrebbe», soffia Lara, «alla svelta.» Guardate i nodi. Guardate il nido. Ci sono brandelli lunghi, righe intere. Vi mettete un dito sulle labbra, e il piccolo Wyrm considera il dito, e alza la coda allo stesso modo.
wb-2-35-story =
    Gli raccontate di una chiocciola che voleva passare un cancello. Come finisce non lo sapete, e allora la fate finire: il cancello era aperto. Il piccolo ci riflette. *Oh*, dice la sua faccia. Il singhiozzo non c’è più. Appoggia il mento su una delle vostre scarpe, e di colpo pesa tanto che la scarpa va sfilata con molta, molta calma.

    { wb-2-35-story-rules }
wb-2-35-nest =
    Gli sfilate i brandelli di sotto, uno per volta, come i bastoncini dello shanghai. Al penultimo fa un singhiozzo. Lungo tutta la fila passa un brivido, come il vento nell’erba. Poi è fermo. Adesso il piccolo Wyrm sta sulla carta nuda, e vi guarda.

    { wb-2-35-nest-rules }

wb-2-36-front-title = Sciogliere i nodi
wb-2-36-front = C’è sempre qualcuno che deve respirare. Dietro di voi, sul cornicione, hanno trovato le vostre orme; si sente rivoltare la neve, con pazienza, come si sfoglia un libro. Davanti a voi un nodo cede un poco. «Fermo», dice Lara sottovoce, al nodo, a Wick, a tutti. Wick ha abbassato la luce più che può, e cammina sul bordo del piede.
wb-2-36-back-title = Fra due pagine
wb-2-36-back = Tirate dentro anche il piede di Wick, e ci siete: in una fenditura alta come una casa e larga come un armadio. A sinistra carta, a destra carta, e in mezzo i fili, che ronzano. Vi voltate a guardare la conca.
wb-2-36-asleep =
    Non si sono mossi. Centinaia di schienine bianche vanno su e giù, quasi insieme. Adesso si sente: non russano. Dicono qualcosa nel sonno, tutti, piano piano, e sempre la stessa cosa, come si ripete una parola per non scordarla. Potrebbe essere una *e*.

    { wb-2-36-asleep-rules }
wb-2-36-awake = Sono svegli, tutti. Si sono messi a sedere nella conca, fila dietro fila, con le facce cieche rivolte alla piega. Nessuno si avvicina. Non sembrano arrabbiati. Sembrano una classe, quando la maestra è uscita a metà di una frase e non è più tornata.

wb-2-37-front-title = Quaggiù
wb-2-37-front = L’ultimo filo è teso all’altezza delle ginocchia. Dietro c’è uno spiraglio, e dallo spiraglio viene un’aria che non sa di niente. «Quella è l’altra parte», dice Sid. «Lei è lì dentro», dice Tina. «*Oggi*», dice Lara, «ma non a stomaco vuoto. Alle sette ci aspettano, tutti e quattro, e c’è sempre qualcuno che controlla.» A Wick non ha pensato nessuno.
wb-2-37-follows = Wick sì. Ha già messo il piede di là dal filo, l’ha ritirato, l’ha rimesso. Fa luce nello spiraglio, poi fuori, e guarda ciascuno di voi. Quando la pagina si volta e vi solleva da terra lui resta, dritto dritto, nell’ultimo posto di Oniria che non è piegato, perché ritroviate la strada. Giurereste che è sull’attenti.
wb-2-37-home = È freddo come un rubinetto. Vi posa il collo sulle spalle, a uno dopo l’altro, e poi ricomincia il giro. Poi si volta e risale la scala, verso l’unico forno caldo sotto tutto quel bianco: un piede, ci pensa, l’altro piede. Lo guardate finché non lo distinguete più dalla neve. «Gratterà allo sportello», dice Tina. «Lo faranno entrare.» Lo dice due volte.

wb-2-38-front-title = Vi chiamano
wb-2-38-front = Qualcuno chiama. Viene da lassù, attraverso un tetto e sessant’anni di polvere: è la mamma di Ken, e lo chiama con nome e cognome. Vi passa dentro come latte caldo. Vi sentite sollevare per il colletto, tutti. L’ultima cosa che vedete di Oniria è la riga rossa sul cornicione. È più lunga di prima. È arrivata alla porta della torre.

wb-2-39-front-title = Il nono gancio
wb-2-39-front = Assi di legno. Quattro minuti, dice l’orologio di Lara. L’impermeabile giallo è al nono gancio, dov’era. Qualunque cosa abbia fatto stanotte, stamattina non gocciola, e il cerchio scuro sulle assi non è più grande di un piatto. Sid posa il pollice sull’orlo. Non scrive niente. Vi soffiate tutti sulle dita, e nessuno parla.
wb-2-39-porter = Dietro di voi, sulle scale, qualcosa ticchetta. Scende un gradino alla volta, all’indietro, col berretto in testa. «Sono venuto solo a vedere i ganci», dice Ibo. Li conta, da uno a nove, poi va a mettersi sotto il nono e incrocia gli artigli dietro la schiena. «E così l’ha appeso qui», dice. Passa un bel po’ prima che risalga.
wb-2-39-smoke = Tina ha guardato ancora una volta nel Libro. È bianco da un orlo all’altro. Solo nel mezzo, dove sarebbe la panetteria, un filo di fumo sale dritto, sottile come un tratto di matita.
wb-2-39-back-title = Come finisce
wb-2-39-back = Mancano undici minuti alla colazione. Uno lo usate per guardare.
wb-2-39-white = Non vedete niente. Bianco, e dall’altra parte bianco, e a guardare controluce, nemmeno un’ombra. Ken volta la pagina con cautela, come se potesse caderne qualcuno. «È ancora tutto lì dentro», dice. «È solo piegato.» Lo dice alla pagina. Poi chiude il Libro, lo copre con la giacca, e corre a casa in maniche di camicia.
wb-2-39-quilt = Non nevica più. Sotto il bianco si vede la città, camino per camino, come ginocchia sotto una coperta. Lungo l’orlo ci sono segni di denti, e la riga rossa. Ma niente si muove che non debba. «Dorme», dice Tina. «Dormire si può.» Vi scaldate le mani col fiato e le tenete un poco sulla pagina, tutti, prima di chiudere.
wb-2-39-paths = La pianura è bianca, e la attraversano le vostre orme: dai tetti alla piazza, dalla piazza alla torre, e giù, le vostre e quelle di un lampione. Niente le ha cancellate. Accanto, per tutto il percorso, corre un’altra fila, sottilissima: il segno di un righello alzato e posato, alzato e posato. Non si avvicina a meno di dieci passi. Più lontano non va mai.
wb-2-39-stars = Sulla pianura bianca, nel cielo stampato, sono uscite le stelle, una dopo l’altra, e nessuna ha sei punte. Contate finché lo permette la colazione: sette, sette, sette. Dalla torre del faro risponde una fiammella. «Qualcuno l’ha disegnato», dice Lara, «perché qualcuno lo trovasse.» E ride: per una volta non è lei quella che ha fretta.

### Quando è girato l’ultimo segnalino Destino
wb-2-lost-title = Messi via
wb-2-lost = Stavolta il clic viene da sotto di voi. Un vento che sa di armadio vi prende per le caviglie, e andate gambe all’aria fra camini, lenzuola e un gran numero di calzini spaiati, e uscite in fondo, spremuti come l’ultimo dentifricio. Assi di legno. I berretti arrivano dopo, uno per uno. «Be’», dice Lara, e si alza per prima. «Adesso sappiamo in che ordine piega.»
