# Wonder Book, capitolo II: quello che si legge ad alta voce.

wb-2-1-front-title = Prima di colazione
wb-2-1-front = Il timbro sul cartellino non sta fermo. Avvicinate la torcia: DOMANI sbava, cola e si rapprende da capo, DA RESTITUIRE OGGI. «Domani è diventato oggi», dice Lara. «Ci casca tutte le notti», dice Sid. Sono le sette meno un quarto, e per quanto ne sanno a casa siete tutti fuori a correre. La torre è una ghiacciaia: il fiato esce di bocca e resta lì, e il Libro brucia le dita. Ken lo apre col gomito.
wb-2-1-back-title = Bianco
wb-2-1-back = Dentro fa brutto tempo. Dalle pagine salgono fiocchi bianchi, si posano sulle maniche e non si sciolgono. Tina ne stacca uno. È quadrato. «Carta», dice. «E non c’è scritto niente.» Là sotto una via fa *clic*, poi quella accanto, come i cassetti quando in casa si va a dormire. «È il cambio di stagione», dice Sid. «Piegano tutto e lo mettono via.» «Con la gente dentro?» chiede Ken. La pagina vi si rovescia sotto le mani, e giù.

wb-2-2-front-title = Fila di camini
wb-2-2-front = Atterrate con la neve alle ginocchia, e la neve fruscia. Siete sui tetti, e di strada, là sotto, non ce n’è più. I camini sono tutti a cerniera. Il primo della fila dà un colpetto di tosse, da persona educata, fa l’inchino e si sdraia. Poi tocca al secondo. Nessuno spinge, nessuno passa avanti, e voi siete in piedi sul numero nove.
wb-2-2-back-title = Dove avete cucito
wb-2-2-back = Laggiù, dove finisce tutto, si vedono nel cielo i vostri punti, un po’ storti, come su un ginocchio rammendato. Un cielo non l’aveva mai rammendato nessuno: un momento per ammirarlo ve lo siete guadagnato. «Tiene?» chiede Tina. «Certo che tiene», dice Lara. «Li ho contati.» Il vento gira, e adesso arriva proprio da lì, dritto in faccia.
wb-2-2-draught =
    Viene dall’asola, la fessura che avete lasciato, lunga un dito. Ma di quello buono ne basta un dito, e il berretto vola via. E non è solo vento. A quella fessura qualcosa di sottile ha fatto la posta tutta la notte; adesso molla l’orlo e viene giù a giravolte, bianco su bianco, finché sbatte sul vostro tetto.

    { wb-2-2-draught-rules }
wb-2-2-seam = Porta un rumore: un colpo, e un colpo, e un colpo. Poi smette, come chi cambia mano. Aspettate il quarto. «Che qui fa freddo, lei non lo può sapere», dice Tina. «È rimasta a quella mattina.» Bussate tre volte su un camino. Il camino lo prende per un ordine e si sdraia.

wb-2-3-front-title = Come si piega una città
wb-2-3-front = Via per via, dall’orlo verso il centro, i tetti per primi. Prima il clic, poi un vento che sa di armadio, e di tutta la via resta la piega. Chi ne sta fuori non si fa niente. Chi è dentro esce in fondo, spremuto come l’ultimo dentifricio.

wb-2-4-front-title = Grinza
wb-2-4-front = Viola, e piatto: chissà da quanti anni stava in qualche piega. Viene via dal muro come un manifesto vecchio e si sgranchisce le zampe.

wb-2-5-front-title = Bucato di chissà chi
wb-2-5-front = Da qui al tetto accanto corre un filo, con le lenzuola stese, dure come baccalà. Di sotto, in panetteria, ticchetta il nono forno. Più in là c’è la piazza. Ieri aveva sette lampioni. Contate le luci, poi ricontate più adagio, perché il sette non viene.

wb-2-6-front-title = Lenzuola dure
wb-2-6-front = Cinque lenzuola, grandi come vele. Le mollette sono lunghe un braccio. Ogni orlo ha la sua fettuccia col nome, come in colonia.
wb-2-6-back-title = Fettuccia col nome
wb-2-6-back = Staccate un lenzuolo dal filo. Scricchiola, si arrende e vi casca fra le braccia come una bestiona che ha sonno. Sulla fettuccia, in cotone rosso, si legge VESPER. SALA DI LETTURA. «Una che legge a letto», dice Lara, «con pane e marmellata.» Lo piegate in quattro, ed è ancora grande come una tavola.

wb-2-7-front-title = Il filo lungo
wb-2-7-front = Il filo scende a picco fino alla Corte dei lampioni, e ronza. Strada facendo ci sono undici calzini spaiati e un grembiule con le tasche.
wb-2-7-back-title = Giù, o con calma
wb-2-7-back = Una molletta sul filo, due mani sulla molletta, e non avete finito di dirlo che siete laggiù. Oppure si va con calma, e si fruga nelle tasche. Dentro c’è della carta. Dietro di voi un altro camino si schiarisce la voce.
wb-2-7-slide =
    I calzini vi prendono a schiaffi, uno per uno, tutti e undici. In piazza arriva prima il sedere, poi voi. Un lampione si china a vedere se vi siete fatti male.

    { wb-2-7-slide-rules }
wb-2-7-pockets =
    Una molletta, una focaccina dura come un pugno, e mezza frase, ripiegata stretta, che qualcuno teneva da conto. Dall’altra parte c’è la lista della spesa. *Burro*, dice la lista, *farina, leggere ai piccoli.*

    { wb-2-7-pockets-rules }

wb-2-8-front-title = Otto forni freddi
wb-2-8-front = Otto forni stanno a bocca aperta. La neve è scesa giù dai camini e ha preso la forma: pagnotte bianche, in fila. A ticchettare è rimasto il nono.
wb-2-8-back-title = Pane per dopo
wb-2-8-back = Sulla mensola sopra il nono forno ci sono dei brandelli ad asciugare, in fila, una riga l’uno, e a ognuno manca un angolino, un morso, come se qualcuno li avesse assaggiati tutti e gli avessero detto di aspettare. Posate le mani sul ferro. È caldo, ma di un caldo stanco, da letto appena lasciato.

wb-2-9-front-title = Il nono forno
wb-2-9-front = Né legna né cenere. C’è un mucchio grigio, che va su e giù. E non ticchetta: russa.
wb-2-9-back-title = Il can che dorme
wb-2-9-back = Dormono in mucchio, come i cuccioli, Wyrm lunghi una mano a dir tanto. Ecco chi tiene calda la panetteria. «Se ci soffi si accendono», dice Sid, e soffia appena, e si accendono. «E si svegliano», dice Tina. «E hanno fame», dice Lara.
wb-2-9-stoke =
    Soffiate. Il mucchio da grigio si fa arancione, e per un momento questa è di nuovo una panetteria. Due Scintille vi saltano sulla manica. Dietro salta qualcos’altro, con un caratteraccio e una quantità di denti.

    { wb-2-9-stoke-rules }
wb-2-9-hush =
    Accostate lo sportello piano piano e vi sedete con la schiena contro il ferro. Per il tempo di una focaccina non fiata nessuno. Di là qualcosa si rigira nel sonno, e vi punta un piede contro la spalla.

    { wb-2-9-hush-rules }

wb-2-10-front-title = Lenzuolo
wb-2-10-front = Col nome in cotone rosso. Ci si prende al volo un amico.

wb-2-11-front-title = Giù, alla piazza
wb-2-11-front = *Clic.* «Era il numero sette», dice Lara. «Ci restano due camini.» In piazza le luci si spengono una via l’altra, e ogni lampione, rimasto al buio, ficca la testa sotto il braccio. «Hanno fame», dice Tina. «Ci vuole qualcosa che luccica.» «Ci vogliono *gambe*», dice Ken, e via di corsa.
wb-2-11-back-title = Sei spenti
wb-2-11-back = State in piazza, schiena contro schiena. Sei lampioni hanno la testa sotto il braccio. Dei tetti è rimasto il cielo, tutto a pieghe. C’è un silenzio che si sente la neve posarsi, foglio per foglio. Poi il settimo lampione, quello piccolo col collo storto, fa un passo verso di voi. I lampioni, a rigore, non camminano.

wb-2-12-front-title = Il settimo lampione
wb-2-12-front = Si cava il piede dal selciato come un dente, e scrolla le briciole. Sul piede c’è una targhetta d’ottone, CORTE DEI LAMPIONI, N. 7, e sotto, graffiato col chiodo: *si chiama Wick e morde solo la carta. N.* Posa la testa nelle prime mani che trova. Di luce gliene resta un pisello. «È l’ultima», dice Tina. «Dopo questa, più niente.»
wb-2-12-back-title = Un pisello
wb-2-12-back = Con tutte le Scintille che avete ne viene una fiamma come si deve, ma una, e bisogna decidere a chi tocca. Se la date a Wick, vedete dove mettete i piedi. Se la date al nono forno, la città ha qualcosa di caldo accanto a cui dormire, e la panetteria nessuno la piega. «Loro si tengono compagnia», dice Ken. «Perché, noi no?» dice Lara. Wick guarda lui, guarda lei. Tanto viene comunque.
wb-2-12-wick =
    Mangia dalle vostre mani. La fiamma si fa lunga un dito, poi una mano, poi Wick starnutisce, e in ogni finestra della piazza c’è un piccolo Wick d’oro. «Allora», dice Lara. «Tu nel mezzo. Sei quello importante.» Importante, lui, non lo è mai stato. Raddrizza il collo più che può.

    { wb-2-12-wick-rules }
wb-2-12-hearth =
    La portate di là nel cavo delle mani, senza respirare. *Oh*, fa il nono forno. Là dentro si rigirano tutti insieme e si stringono. Fuori la piegatura arriva alla porta della panetteria, ci ripensa, e passa al largo in punta di piedi. Wick adesso è spento. Si appoggia a chi ha più vicino, gelato, e viene lo stesso.

    { wb-2-12-hearth-rules }

wb-2-13-front-title = Come si guida un lampione
wb-2-13-front = Cammina come un airone: un piede, ci pensa, l’altro piede. Da solo, al primo odore interessante, si pianta lì. Ma se gli si mette una mano sul collo e si va, va.

wb-2-14-front-title = Il cancello d’inverno
wb-2-14-front = La portineria ha le persiane abbassate. CHIUSO, dice il cartello, e sotto, più in piccolo, PER FINE STAGIONE. Dietro lo sportello non ticchetta niente. Poi lo vedete: è seduto sulla soglia, nella neve, la lista sulle ginocchia, il berretto calato, e sul berretto un altro berretto, bianco.

wb-2-15-front-title = Trecentododici
wb-2-15-front = Si è fermato a metà di un numero, a bocca aperta. La chiavetta appesa al collo di Tina entra, e gira, e gira, e gira a vuoto. «La molla ce l’ha lassù», dice Sid, «a tenere insieme il cielo.» In panetteria c’è un contaminuti per le uova, taglia drago. Una molla, quello, ce l’ha. E in tutta Oniria è l’unico a sapere ancora che ore sono.
wb-2-15-wind =
    Ci vogliono tutte le vostre mani, e una lingua fra i denti. *Tic*, fa Ibo. *Tic*, e gli occhi, d’ottone, tornano d’oro. «…e dodici», dice. «Vi eravate assentati un momento.» Nessuno ha cuore di dirglielo. Vede il bianco sul berretto, il bianco sulla lista, la strada che non c’è. «Ho capito», dice. «Allora sarà meglio che venga anch’io. Qualcuno dovrà pur contare.»

    { wb-2-15-wind-rules }
wb-2-15-rest =
    Gli spazzolate via la neve. La lista la mettete all’asciutto. Nel barattolo che ha sottobraccio c’è una Scintilla a testa, con l’etichetta: *cauzione, da rendere ai lettori.* E lui la rende. «Torniamo con la tua molla, quella vera», gli dice Tina. Lui resta lì a bocca aperta, e non chiede quando.

    { wb-2-15-rest-rules }

wb-2-16-front-title = Un portinaio resta
wb-2-16-front = «Un portinaio», dice Ibo prima che apriate bocca, «resta al suo cancello.» Batte i denti; d’ottone come sono, pare un cassetto di posate. «Alla piega? Fin laggiù? L’ho sentita nominare. In lista non c’è.» La guarda per un bel pezzo, la lista. «Dovrebbe esserci», dice.
wb-2-16-come =
    Incassa la cauzione, come da regolamento, e stacca la ricevuta. Poi appende la chiave al chiodo, ci ripensa, e se la mette sotto il berretto. Dopo quattro passi si volta a guardare il cancello. Dopo nove, di nuovo. «Però», dice. «Ecco com’è, da qui.» Da lì in poi guarda avanti.

    { wb-2-16-come-rules }
wb-2-16-guard =
    «Andate», dice. «La strada la tengo io.» E marcia in mezzo alla piazza, tutto lì, un gatto, e dà fiato al fischietto. Chi l’avrebbe detto che ne aveva tanto. Tutto quello che è bianco e ha zampe fa dietrofront e gli va appresso, per una via che si ripiega alle loro spalle, pian pianino, con un clic.

    { wb-2-16-guard-rules }

wb-2-17-front-title = Oltre l’orlo della città
wb-2-17-front = Di là dalla piazza il paese l’hanno già messo via. Ci sono gradini che scendono, chiusi a ventaglio. C’è un cumulo di fogli bianchi più alto di una casa. E in fondo, sull’ultimo cornicione prima del buio, una torre che in cima ha una stanza rotonda, tutta vetri. «A che serve?» chiede Ken. «A far vedere dove finisce la pagina», dice Sid. «Da accesa.»
wb-2-17-back-title = Una riga rossa
wb-2-17-back = Lungo il cornicione hanno tirato una riga. È rossa, e dritta al punto che tutto il resto sembra in disordine. Lì vicino ci sono dei ricciolini di legno, rossi da una parte: trucioli di matita. La neve non ha ancora fatto in tempo a coprirli. Guardate il cornicione da un capo all’altro. Nessuno.
wb-2-17-signed =
    Sopra la riga, quattro nomi in quattro calligrafie. Le vostre. Li hanno staccati dalla lista al cancello di Ibo, lettera per lettera, e portati qui, e sottolineati. «Quindi la riga è per noi», dice Lara. «E chi ce la manda?» chiede Sid. Accanto al proprio nome vengono i piedi gelati, come di notte, scalzi, sul pavimento di pietra.

    { wb-2-17-signed-rules }
wb-2-17-shavings = Sopra la riga c’è una parola sola, piccolissima e precisa: *superfluo*. «Che cosa?» dice Ken. «Il cornicione», dice Lara, adagio. «E chi ci cammina. Noi.» La riga la scavalcate tutti, senza toccarla. E perché, non lo sapete nemmeno voi.

wb-2-18-front-title = Sottolineato
wb-2-18-front = Non è un muro, e a scavalcarla non ci si fa male. Solo che, con sotto una riga rossa, ogni cosa è un po’ meno: meno calda, meno forte, meno vostra.

wb-2-19-front-title = Lungo tre scarpe
wb-2-19-front = Sui gradini la neve fa la gobba, e spunta un naso, e poi un dente. È cresciuto. Sputa del bianco, si scrolla e vi passa in rivista, con l’aria di chi ha da fare. «*Dabbasso*», dice, in bellissima calligrafia, e giù a scavare. Di Inkling resta una trincea, e nella trincea due Scintille e un po’ di briciole. «Bravo, Inkling», dice Tina. Già sparito.

wb-2-20-front-title = Un lampione per la torre
wb-2-20-front = Alle vostre spalle quattro vie fanno *clic, clic, clic, clic*. Wick ha trovato un odore interessante. «Adesso no», dice Lara. «Wick. *Wick.*» Lo prendete per il collo e tirate, e lui viene: un piede, ci pensa, l’altro piede. Più sotto, sui gradini, qualcosa di bianco comincia a scartarsi da solo, come una caramella.
wb-2-20-back-title = In cima alla torre
wb-2-20-back = Gli scalini sono trenta, e Wick li fa da puledro. In mezzo alla stanza di vetro c’è un incavo, largo giusto un lampione. Lo guarda. Guarda voi. Poi ci sale, fa due giri su sé stesso come i cani, e si accomoda. Un raggio bianco, lento, passa oltre l’orlo della pagina, e laggiù, per la prima volta, vedete il buio che guarda in su.

wb-2-21-front-title = La manovella
wb-2-21-front = Nel muro della portineria c’è una manovella di ferro, lunga quanto voi. GRADINI A VENTAGLIO, dice la targa smaltata. Le Scintille vanno nelle due finestrelle.
wb-2-21-back-title = Come un ventaglio
wb-2-21-back = Vi ci appendete, e cala, e là fuori i gradini si aprono uno via l’altro, con un rumore da mazzo di carte. Bel rumore. A primavera si doveva sentire per tutta Oniria. «Bis», dice Ken, ma il bis non è previsto.

wb-2-22-front-title = Un pupazzo di carta
wb-2-22-front = Qualcuno ha fatto un pupazzo di neve con pagine appallottolate. È alto quattro metri, quindi non l’ha fatto un bambino. Quello accanto sì.
wb-2-22-back-title = Due pupazzi
wb-2-22-back = Il grande abbraccia il piccolo, per quel che si può con le braccia di carta. Il piccolo ha già in mano un vassoio da tè, per la discesa. Sulla pancia tonda gli corre una fila di bottoni da impermeabile, fatti col gesso giallo. A guardarlo vi incantate. Poi gli chiedete il vassoio, per favore.

wb-2-23-front-title = Vassoio da tè
wb-2-23-front = Va fortissimo, e gira dove vuole lui.

wb-2-24-front-title = Una panchina con vista
wb-2-24-front = Sul cornicione c’è una panchina, e davanti il buio. A un capo siedono due Wyrm, stecchiti come guanti al gelo, con in mezzo un libro illustrato.
wb-2-24-back-title = C’era una volta
wb-2-24-back = Del libro hanno lasciato la copertina e la prima pagina. «*C’era una volta una nuvola*», leggete, così, per sentire. I due si sono voltati. Hanno la bocca aperta, e dentro niente, e non mordono. «Vai avanti», bisbiglia Ken. «Finisce qui», dice Tina. Loro aspettano. Aspettano così forte che fa male a vederli.
wb-2-24-read =
    E allora la rileggete, e poi un’altra volta, con tre voci. Una nuvola che voleva sapere com’era, vista da sotto. Per tutto il cornicione smettono di masticare. Chiudete il libro, e vi sentite come quando si offre un biscotto e la scatola è vuota.

    { wb-2-24-read-rules }
wb-2-24-rest =
    Vi sedete dall’altra parte. È una panchina da gente grossa: i piedi non toccano a nessuno. I due Wyrm si fanno in là. Dopo un po’ uno si china di lato e, senza mordere, posa la testa sul libro illustrato.

    { wb-2-24-rest-rules }

wb-2-25-front-title = Nove vetri
wb-2-25-front = Su un lato della stanza di vetro c’è una finestrella di nove vetri, tre per tre, e su ogni vetro una stella di ghiaccio. Il resto della torre è limpido. «È gelata da *fuori*», dice Sid. «Ma un fuori non c’è. Qui finisce la pagina.» Wick non gira più. Fissa un vetro, e gli si sono rizzati i capelli, o gli si rizzerebbero, ad averne. «È quello che gli somiglia», dice Tina.
wb-2-25-top =
    Ci alitate sopra e pulite. Salta come il tappo di una gazzosa. Per un minuto le orecchie non ve le sentite. «Sei», dice Sid. «Quella aveva sei punte. *Hanno tutte sei punte.*» E poi vedete quella che no.

    { wb-2-25-top-rules }
wb-2-25-middle =
    Ci alitate sopra e pulite. Il freddo esce con uno schiocco, e c’è una sberla per tutti. «Quello di mezzo è sempre una trappola», dice Ken. «E dirlo prima?» «L’ho scoperto adesso.»

    { wb-2-25-middle-rules }
wb-2-25-right =
    Pulire non serve. Contate: sette punte, e le altre ne hanno tutte sei; e Wick è il numero sette. Ci posate una mano calda, e la stella viene via intera e vi resta sul palmo. Dietro, il vetro è limpido.

    { wb-2-25-right-rules }
wb-2-25-bottom =
    Ci alitate sopra, pulite, e vi ritrovate col sedere per terra, tutti in fila. Wick non si è nemmeno voltato. Non molla il suo vetro. «È da un pezzo che ce lo *dice*», dice Tina, mentre vi togliete il ghiaccio dalle sopracciglia.

    { wb-2-25-bottom-rules }

wb-2-26-front-title = Vetro di brina
wb-2-26-front = Ci cerchi un amico, lo trovi, e sei da lui.

wb-2-27-front-title = Qualcosa di giallo
wb-2-27-front = Adesso di vetro limpido ce n’è uno, grande come una mano, e ci volete guardare tutti insieme. Dietro, vicinissimo, c’è qualcosa di giallo, sfocato, come le cose quando ce le hai proprio sotto il naso. Alzate un dito e picchiettate sul vetro. Il giallo fa un salto indietro. Poi più niente, solo il buio, giù giù fino in fondo.
wb-2-27-back-title = Sottile da due parti
wb-2-27-back = Wick si è messo nell’angolo più lontano della stanza, faccia al muro, in castigo da solo. Per smuoverlo ci vuole un po’. «Non gli è piaciuto», dice Tina. «Non il giallo. *Noi.* Che guardavamo.» Sid legge quello che si sta scrivendo sulla mano, sopra i Wyrm a cinque a cinque: *una pagina è sottile da tutte e due le parti.* «Se noi lo vediamo», dice Lara, adagio, «allora lui», e lì si ferma. Giù in città, un altro clic.

wb-2-28-front-title = Luce affamata
wb-2-28-front = Finché il raggio gira, la piegatura sta alla larga: con qualcuno che guarda, non lavora. Ma l’inverno è arrivato ai piedi della torre, e a ogni giro il raggio si accorcia. «Quanto ci mette, a piegare tutto?» chiede Tina. Sid conta le vie. «Altre quattro», dice. «Poi ha finito, e smette.» «O smettiamo noi», dice Ken.

wb-2-29-front-title = Oliatore
wb-2-29-front = Nel sottoscala c’è un oliatore dal becco lungo e sottile. Per il freddo gli hanno messo un copriteiera.
wb-2-29-back-title = Con ossequi
wb-2-29-back = È mezzo pieno. Dal manico pende un’etichetta, scritta così bene che sembra stampata: *Da sopprimere. Me ne rammarico.* Qui qualcuno ha fatto la punta alla matita, con ogni riguardo, sopra il cestino. Poi ha vuotato il cestino. Poi, lo dice la polvere, è rimasto un pezzo in piedi, senza far niente.

wb-2-30-front-title = Oliatore
wb-2-30-front = Mezzo pieno, o quell’altra cosa.

wb-2-31-front-title = Quattro vie
wb-2-31-front = Il raggio gira. La neve che ci casca dentro si blocca a mezz’aria, presa con le mani nella marmellata. Dove non arriva si sentono piegare i gradini, piatto, piatto, piatto. «Succeda quel che succeda», dice Lara, «qualcuno dà da mangiare a Wick.» «E qualcuno tiene lontani *quelli*», dice Ken. Intende le scale. Le scale sono bianche, e vengono su.
wb-2-31-back-title = Piatto
wb-2-31-back = Ancora un clic, l’ultimo, piccolo, da forcina. Poi basta. Guardate fuori. Tetti, piazza, gradini: hanno messo via tutto, e al suo posto c’è una pianura bianca con le pieghe, in ordine come un cassetto. A non sapere che cosa c’è dentro, sarebbe bella. «Quattro mesi», dice Sid. «Poi si riapre. A primavera.» «E se primavera non viene?» chiede Tina. Fin lì Sid non ha contato.

wb-2-32-front-title = L’ultimo filo
wb-2-32-front = Dall’altro lato della torre c’è una scala che scende, e nel disegno non c’era. Porta in una conca, proprio sull’orlo della pagina. È zeppa di Wyrm, a centinaia, piccoli, a cucchiaio l’uno contro l’altro: dormono. E più in là c’è la piega, il solco profondo fra due pagine, e di traverso, uno sopra l’altro, i fili che tengono insieme il Libro.
wb-2-32-back-title = Se permettete
wb-2-32-back = Lontano, sulla pianura bianca, qualcosa cammina. È grigio, è ritto, e quando si gira di taglio per un momento non c’è. Porta la matita dietro l’orecchio. A una piega si ferma, si china e ci tira sopra una riga, come si liscia una coperta. Poi alza gli occhi alla torre accesa, si toglie gli occhiali e aspetta, come chi non vuole interrompere. E poi s’inchina.

wb-2-33-front-title = Raffica
wb-2-33-front = Si alza un mulinello, viola, tutto spigoli. Di foglie ne avete già visti. Qui le foglie hanno la bocca.

wb-2-34-front-title = In punta di piedi
wb-2-34-front = La piega è legata col filo, a nodi grossi come cavoli, e i dormienti ci stanno a ridosso. Coi nodi ve la cavate: le scarpe le avete avute tutti. Ma questi sono vecchi, e ogni tanto ne parte uno, *dlen*. «E niente botte», bisbiglia Lara. «Tu non hai mai picchiato nessuno piano», bisbiglia Tina a Ken. «*Imparo*», bisbiglia Ken.

wb-2-35-front-title = Uno non dorme
wb-2-35-front = Fra tante facce chiuse, una è aperta. È un Wyrm piccolissimo, ha il singhiozzo, e a ogni singhiozzo sobbalza tutta la fila. Coi brandelli si è fatto un nido.
wb-2-35-back-title = Hic
wb-2-35-back = «Non prende sonno», soffia Tina. «Non gli hanno raccontato niente.» «Gli si potrebbe raccontare», soffia Lara, «alla svelta.» Guardate i nodi. Guardate il nido. Ci sono brandelli lunghi, righe intere. Vi mettete un dito sulle labbra, e il piccolo Wyrm studia il dito, e alza la coda uguale.
wb-2-35-story =
    Gli raccontate di una chiocciola che voleva passare un cancello. Come va a finire non lo sapete, e allora decidete voi: il cancello era aperto. Il piccolo ci pensa. *Oh*, fa, con tutta la faccia. Il singhiozzo gli è passato. Appoggia il mento su una delle vostre scarpe, e di colpo pesa tanto che la scarpa va sfilata con molta, molta calma.

    { wb-2-35-story-rules }
wb-2-35-nest =
    Gli sfilate i brandelli da sotto, uno per volta, come a shanghai. Al penultimo fa un singhiozzo. Per tutta la fila passa un brivido, come il vento nell’erba. Poi più niente. Adesso il piccolo Wyrm sta sulla carta nuda, e vi guarda.

    { wb-2-35-nest-rules }

wb-2-36-front-title = Sciogliere i nodi
wb-2-36-front = Uno che deve respirare c’è sempre. Sul cornicione, alle vostre spalle, hanno trovato le orme; si sente rivoltare la neve, con pazienza, come si sfoglia un libro. Davanti a voi un nodo si allenta un poco. «Buono», dice Lara sottovoce, al nodo, a Wick, a tutti. Wick ha la luce al minimo, e cammina sul bordo del piede.
wb-2-36-back-title = Fra due pagine
wb-2-36-back = Tirate dentro anche il piede di Wick, e siete in una fenditura alta come una casa e larga come un armadio. Carta a sinistra, carta a destra, e in mezzo i fili, che ronzano. Vi voltate a guardare la conca.
wb-2-36-asleep =
    Non si sono mossi. Centinaia di schienine bianche vanno su e giù, quasi a tempo. Adesso si sente: russare, non russano. Dicono qualcosa nel sonno, tutti, piano piano, sempre lo stesso, come quando si ripete una parola per non scordarla. Potrebbe essere una *e*.

    { wb-2-36-asleep-rules }
wb-2-36-awake = Svegli, dal primo all’ultimo. Stanno a sedere nella conca, fila dietro fila, le facce cieche verso la piega. Nessuno viene avanti. E non ce l’hanno con voi. Sembrano una classe, quando la maestra esce a metà di una frase e non torna più.

wb-2-37-front-title = Quaggiù
wb-2-37-front = L’ultimo filo passa all’altezza delle ginocchia. Dietro c’è uno spiraglio, e ne viene un’aria che non sa di niente. «Di là c’è l’altra parte», dice Sid. «Di là c’è lei», dice Tina. «*Oggi*», dice Lara, «ma non a stomaco vuoto. Alle sette ci aspettano a tavola, tutti e quattro, e uno che conta i posti c’è sempre.» A Wick non ha pensato nessuno.
wb-2-37-follows = Ci ha pensato Wick. Il piede di là dal filo l’ha già messo, tolto e rimesso. Fa luce nello spiraglio, poi fuori, e vi guarda, uno per uno. Quando la pagina si volta e vi porta via lui resta, dritto dritto, nell’ultimo posto di Oniria che non hanno piegato, così ritrovate la strada. Giurereste che è sull’attenti.
wb-2-37-home = È freddo come un rubinetto. Vi posa il collo sulle spalle, a uno dopo l’altro, e finito il giro lo rifà. Poi si volta e risale la scala, verso l’unico forno caldo sotto tutto quel bianco: un piede, ci pensa, l’altro piede. Lo seguite con gli occhi finché è lui, e poi è neve. «Gratta allo sportello», dice Tina, «e gli aprono.» Lo dice due volte.

wb-2-38-front-title = Vi chiamano
wb-2-38-front = Chiamano. La voce scende da lassù, attraverso un tetto e sessant’anni di polvere: è la mamma di Ken, e lo chiama con nome e cognome. Fa l’effetto del latte caldo. Qualcosa vi solleva per il colletto, tutti. L’ultima cosa che vedete di Oniria è la riga rossa sul cornicione. Si è allungata. È arrivata alla porta della torre.

wb-2-39-front-title = Il nono gancio
wb-2-39-front = Assi di legno. Quattro minuti, dice l’orologio di Lara. L’impermeabile giallo è al nono gancio, dov’era. Che cosa ha fatto stanotte lo sa lui; stamattina non gocciola, e il cerchio scuro sulle assi è un piatto, non di più. Sid tasta l’orlo col pollice. Non scrive niente. Vi soffiate tutti sulle dita, e zitti.
wb-2-39-porter = Dietro di voi, per le scale, qualcosa ticchetta. Scende un gradino alla volta, all’indietro, col berretto in testa. «Sono qui solo per i ganci», dice Ibo. Li conta, dall’uno al nove, poi si mette sotto il nono e intreccia gli artigli dietro la schiena. «E così l’ha appeso qui», dice. Di risalire, per un bel pezzo, non se ne parla.
wb-2-39-smoke = Tina ha dato ancora un’occhiata al Libro. È bianco da un orlo all’altro. Solo nel mezzo, dove sarebbe la panetteria, un filo di fumo sale dritto, come tirato a matita.
wb-2-39-back-title = Come finisce
wb-2-39-back = Alla colazione mancano undici minuti. Uno lo spendete a guardare.
wb-2-39-white = Niente. Bianco di qua, bianco di là, e in controluce nemmeno un’ombra. Ken volta la pagina piano piano, che non caschi fuori qualcuno. «È ancora tutto lì dentro», dice. «L’hanno solo piegato.» Lo dice alla pagina. Poi chiude il Libro, ci mette sopra la giacca, e corre a casa in maniche di camicia.
wb-2-39-quilt = Non nevica più. Sotto il bianco si vede la città, camino per camino, come ginocchia sotto una coperta. Lungo l’orlo ci sono dei morsi, e la riga rossa. Ma quello che deve star fermo sta fermo. «Dorme», dice Tina. «Dormire si può.» Vi scaldate le mani col fiato e le tenete un poco sulla pagina, tutti, prima di chiudere.
wb-2-39-paths = Sulla pianura bianca ci sono le vostre orme: dai tetti alla piazza, dalla piazza alla torre, e poi giù, voi e un lampione. Non le ha cancellate nessuno. Accanto, per tutta la strada, corre un’altra traccia, sottilissima: un righello alzato e posato, alzato e posato. Più vicino di dieci passi non viene. Più lontano non va.
wb-2-39-stars = Sulla pianura bianca, nel cielo stampato, sono spuntate le stelle, una dopo l’altra, e non ce n’è una a sei punte. Contate finché lo permette la colazione: sette, sette, sette. Dalla torre del faro una fiammella risponde. «Qualcuno l’ha disegnato», dice Lara, «perché qualcuno lo trovasse.» E ride: per una volta la fretta ce l’hanno gli altri.

### Quando è girato l’ultimo segnalino Destino
wb-2-lost-title = Messi via
wb-2-lost = Stavolta il clic è proprio sotto di voi. Un vento che sa di armadio vi prende per le caviglie, e via a gambe all’aria, fra camini, lenzuola e calzini spaiati a non finire, finché uscite in fondo, spremuti come l’ultimo dentifricio. Assi di legno. I berretti arrivano dopo, uno per uno. «Be’», dice Lara, che si alza per prima. «Almeno sappiamo in che ordine piega.»
