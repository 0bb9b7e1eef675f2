# Wonder Book, capitolo III: quello che si legge ad alta voce.

wb-3-1-front-title = Dopo colazione
wb-3-1-front = Lara sbatte la carta del burro sul Libro aperto. *Entrare, trovarla, uscire*, c’è scritto: un piano di tre righe, e la terza è sottolineata. Ken ha ancora la marmellata sul mento. Fuori i gabbiani sono già alle prese col pane tostato. Sul cartellino il timbro dice DA RESTITUIRE OGGI. «Oggi quando?» chiede Tina. «Le biblioteche chiudono alle sei», dice Lara. «Mica ha detto che è una biblioteca», dice Sid.
wb-3-1-back-title = La piega
wb-3-1-back = Dove si incontrano due pagine c’è una piega, e dietro il suo ultimo filo una fessura. Ci entrate di fianco, trattenendo il fiato, con una parete di carta contro il petto e un’altra contro la schiena. Il primo resta incastrato per le tasche. Si sente uno schiocco. «Com’è?» grida Lara. «Buio», le rispondono. Poi, dopo un po’: «No. È *nero*. È diverso. Ci si vede.»

wb-3-2-front-title = Il rovescio
wb-3-2-front = «Mia nonna ricama», dice Tina, «quindi lo so. Questo è il rovescio. È dove stanno i nodi, i fili che avanzano e i punti in cui hai imbrogliato.» Qui c’è di nuovo tutta la città, a righe d’argento sul nero. Quello che era a sinistra è a destra. Un cancello ha la maniglia dove ci andrebbero i cardini. Allungate la mano per aprirlo, e lo mancate tutti.
wb-3-2-back-title = Gli unici colori
wb-3-2-back = Una manica rossa, un paio di calzini verdi, marmellata su un polsino: di colori, fin dove si vede, non ce ne sono altri. Vi chinate ad allacciarvi una scarpa, e si slaccia. La slacciate, ed è allacciata. «E non provate a scrivere», dice Sid. Da qualche parte, sotto i tetti d’argento, viene un rumore lento e bagnato, come di cucchiaio nella minestra.
wb-3-2-wick =
    Wick vi segue nella fessura, prima il collo, e starnutisce. Per terra si allarga una luce vera, gialla, e le case d’argento si tirano un po’ indietro, come gente sorpresa in pigiama. Sulla piazza c’è un lampione nero. Wick gli va vicino e lo annusa. Dopo un momento il lampione nero annusa lui.

    { wb-3-2-wick-rules }
wb-3-2-porter =
    «Lettori, tutti presenti. Ombre, nessuna», dice Ibo, e lo scrive. «È irregolare.» Vi è venuto dietro per tutta la strada, contando i passi. Adesso rovescia la fodera del berretto, e ne cadono due Scintille. Non sono in nessuna lista. La cosa lo turba tanto che se ne allontana di tre passi e guarda dall’altra parte.

    { wb-3-2-porter-rules }

wb-3-3-front-title = Una cosa sola
wb-3-3-front = Per la fessura passa quel che si tiene in una mano. L’altra serve per tirare. «Il mio specchietto», dice Sid. «Qui è tutto a rovescio. Nello specchio torna dritto.» «Guarda in su», dice Lara. Dalle grondaie d’argento gocciola inchiostro, di traverso. «Il problema non è leggere. È non bagnarsi.» Ha portato l’ombrello di sua madre, e non ha intenzione di discutere.
wb-3-3-mirror = Nello specchietto la città è per il verso giusto, e finché guardate sapete dov’è la sinistra. Lo tenete fra due di voi, e là dentro vi siete scambiati di posto. È solo uno specchio; gli specchi fanno così. Poi lo abbassate, e vi siete scambiati davvero.
wb-3-3-umbrella = Passa dalla fessura perché glielo dice Lara. È nero come tutti gli ombrelli, e poi si apre. Dentro c’è un cielo d’estate, azzurro azzurro, con le nuvole. «Era un regalo», dice Lara. «Una parola sola, e vi bagnate.» Nessuno dice quella parola. Vi stringete tutti un po’ di più.

wb-3-4-front-title = Specchietto
wb-3-4-front = Chi ci si vede dentro, è da un’altra parte.
wb-3-5-front-title = Ombrello nero
wb-3-5-front = Dentro c’è un cielo azzurro, con le nuvole.

wb-3-6-front-title = L’Aura Oscura
wb-3-6-front = Certi Wyrm, qui, sembrano portare una luce intorno alla testa. Da vicino si vede che è il contrario: è un pezzo di buio più buio del resto. Dove tocca, brucia il doppio. «Come una cuffia da piscina», dice Ken. «Bisogna prima levargli la cuffia.»

wb-3-7-front-title = Eclissi
wb-3-7-front = Sopra i tetti arriva un Wyrm viola, così piano che lo prendete per la sera. Dov’è passato, l’argento è spento.

wb-3-8-front-title = Tre pozzi d’inchiostro
wb-3-8-front = Il pozzo qui sta per il verso giusto, ed è proprio questo il guaio: è pieno d’inchiostro, fino all’orlo. Nella panetteria c’è inchiostro dietro lo sportello del nono forno. Nel campanile la campana pende alla rovescia, come una tazza, e la tazza è piena. Dentro tutti e tre si muove qualcosa. «Coperchi», dice Lara. «Qualunque cosa si faccia poi, prima mettiamo i coperchi.»
wb-3-8-back-title = Come un cane
wb-3-8-back = Nel pozzo l’inchiostro si gonfia e si spacca, e un Wyrm scavalca l’orlo. È nero come tutto il resto. Poi si scrolla, come un cane dopo il bagno, e adesso lui è bianco, e voi siete a macchie. «Sono una carta geografica», dice uno di voi, guardandosi. Il Wyrm un po’ di buio se l’è tenuto. Lo porta calato sugli occhi che non ha.

wb-3-9-front-title = Mettere i coperchi
wb-3-9-front = Tre coperchi, e in mezzo vie in cui si svolta sempre dalla parte sbagliata. «A sinistra», dice Lara. Metà di voi va a destra. «L’*altra* sinistra.» L’inchiostro ha cominciato ad arrampicarsi sul muro del pozzo, una pietra alla volta, e intanto fischietta. Tanto ha tutto il giorno.
wb-3-9-back-title = Inchiostro fermo
wb-3-9-back = Si chiude l’ultimo coperchio. I Wyrm si fermano dove sono, si fanno molli e colano fra le pietre. Quello che resta nei rigagnoli è così fermo che ci si vede dentro l’altra parte: la città vera, per il verso giusto, a colori, e a una finestra una pagnotta. Allungate la mano verso la pagnotta, vi riempite la manica d’inchiostro, e la città non c’è più.

wb-3-10-front-title = Fino all’orlo
wb-3-10-front = L’inchiostro è più alto dell’orlo, e non trabocca. Lì accanto è appoggiato un coperchio di ferro, con due finestrelle rotonde per le Scintille. C’è sopra un disegno: due luci vanno dentro, e una figurina si volta e si copre la faccia.
wb-3-10-back-title = Scritto in piccolo
wb-3-10-back = Le Scintille affondano, e non si spengono. Illuminano il pozzo giù fino in fondo, dove in caratteri minuscoli è scritto quanto costava il libro. L’inchiostro non sopporta di essere letto. Ha un brivido, cerca il coperchio a tentoni e se lo tira sopra la testa, ancora cinque minuti, per favore.

wb-3-11-front-title = Il nono forno
wb-3-11-front = La maniglia è a sinistra. A sinistra c’è anche il gancio del grembiule, e perfino il buco dei topi. Da dietro, l’inchiostro si appoggia allo sportello di ferro e aspetta. Per chiuderlo bisognerebbe spingere con la mano che non si usa mai.
wb-3-11-back-title = L’altra mano
wb-3-11-back = Ci puntate la spalla sbagliata, e il piede sbagliato. Lo sportello si sposta di un biscotto. «Oh, issa», dice una voce dal cielo, e poi, con gentilezza: «dall’altra parte.» Al muro è appuntato un foglio di carta assorbente. Il fornaio, con l’inchiostro, doveva averci già litigato.

wb-3-12-front-title = Una tazza di bronzo
wb-3-12-front = La campana pende a bocca in su, grande come una stanza, e dentro trema l’inchiostro. La corda sale, sale nel buio e non finisce da nessuna parte. Questa campana non l’ha mai suonata nessuno. Trattiene il fiato.
wb-3-12-back-title = Rivoltarla
wb-3-12-back = «Vuole solo pendere per il verso giusto», dice Tina. «Quindi la ribaltiamo.» «È pesante, e l’inchiostro è freddo», dice Sid. «Il bronzo ama il caldo. Tre Scintille sotto, e si rivolta da sola.» «E se tre Scintille non le abbiamo?» chiede Ken. Lo si sente rimboccarsi le maniche.
wb-3-12-hands =
    Vi appendete all’orlo finché non si inclina. L’inchiostro vi passa sopra, e non è bagnato, è *freddo*, freddo come il fondo di un lago, e per un momento non avete idea di come vi chiamate. Poi la campana dondola giù, con la bocca a terra, e butta fuori il fiato. Qualcuno dice il vostro nome, e ne siete contenti.

    { wb-3-12-hands-rules }
wb-3-12-sparks =
    Posate sulla trave le tre Scintille, vi sedete e aspettate, e finché guardate non succede niente. Poi il bronzo si stira, come un gatto che ha trovato il sole. Si rivolta con un sospiro. L’inchiostro cade giù tutto intero, tondo come un budino, traballa, e sgocciola via.

    { wb-3-12-sparks-rules }

wb-3-13-front-title = Una fiamma nera
wb-3-13-front = Sulla piazza c’è un lampione con la fiamma nera, e sotto, un cerchio di buio, preciso come un tappeto. Piega il collo verso di voi. Non ha odore e non fa rumore. Sembra solo aspettare che qualcuno gli chieda qualcosa.
wb-3-13-back-title = Sotto il lampione
wb-3-13-back = Mettete un piede nel cerchio. Lì dentro fa caldo, e c’è silenzio, come sotto le coperte quando si è spenta la torcia. «Fagli una carezza», dice Tina. «Spegnilo», dice Ken. «Se fa buio da acceso, sotto ci sarà la luce.» «E chi ci dorme, là sotto?» chiede Sid. Il lampione guarda ora uno, ora l’altro.
wb-3-13-stroke =
    Vi rimbocca il suo buio fino al mento. Sentite battere il vostro cuore, e poi tutti gli altri, ognuno col suo passo. Nessuno ha fretta. Quando uscite qualcuno ha sbadigliato, e può essere stato il lampione.

    { wb-3-13-stroke-rules }
wb-3-13-blow =
    La fiamma si spegne con un *pff*. Ken aveva ragione: sulle pietre ci sono due Scintille. Anche Sid aveva ragione. Intorno alle Scintille sta acciambellato qualcosa di bianco, che alza la testa, e non gli va di essere svegliato. Il lampione vi volta le spalle.

    { wb-3-13-blow-rules }

wb-3-14-front-title = Carta assorbente
wb-3-14-front = Beve qualunque cosa, e dopo fa vedere che cos’era.

wb-3-15-front-title = Due aironi
wb-3-15-front = Dietro la corte l’inchiostro è calato. Viene fuori un canale, nero e dritto, e di là il resto della città: un muro, un ufficio postale, una torre con un leggio in cima. Nell’acqua stanno due ponti, ognuno su una gamba di ferro, come aironi che dormono. Un ponte tocca due rive alla volta, e col becco indica le altre. «Ma chi è che costruisce una cosa così?» dice Lara. «Uno a corto di ponti», dice Sid, felice.
wb-3-15-back-title = L’insegna
wb-3-15-back =
    Sull’ufficio postale c’è un’insegna larga quanto la casa. La leggete dal fondo, con un dito, una lettera dopo l’altra.

    PACCHI SUL RETRO. LO SCRIGNO DEL TESORO SI APRE A CHI LEGGEVA AD ALTA VOCE OGNI SERA.

    «A chi legge?» chiede Ken. «Io so leggere.» «A chi *leggeva*», dice Sid. «È un nome.» Di là dal canale qualcuno ha dipinto un muro intero, con un pennello grosso come una scopa. «Quindi gli leggevano», dice Tina.

wb-3-16-front-title = Ponti girevoli
wb-3-16-front = Su ogni riva, e su ogni ponte, c’è una leva fatta per una zampa. Vi ci appoggiate. Il ferro geme, l’airone gira sulla gamba, e dove un momento fa si passava c’è un vuoto con dentro l’inchiostro. Chi è sul ponte gira con lui, e il primo ad accorgersene è lo stomaco.

wb-3-17-front-title = Bisogna essere in due
wb-3-17-front = In alto, sul leggio, c’è un libro con due fermagli. È da lì che si legge questa parte, e una pagina così grande la si volta in due, uno per angolo. «Quindi due di noi devono salire lassù», dice Lara, «passando per due ponti che non sono mai girati giusti tutti e due.» La si sente girare e rigirare la carta del burro. Il ponte più vicino alza il becco e si volta, da solo, come se da quella parte avesse dormito male.
wb-3-17-back-title = Il muro dall’alto
wb-3-17-back = Da quassù il Muro dei piccoli si vede intero. In basso corre una fila di cosini bianchi, arrotolati. Sopra, una fila di cose grigie, tonde come sassi. In cima una fila di draghi, che sbadigliano. Per tutta la lunghezza c’è una scritta, e la leggete dal fondo: COMINCIANO TUTTI PICCOLI. «L’ho detto io», dice Lara. «In panetteria. L’ho detto prima io.» Nell’angolo c’è un nome: VESPER.

wb-3-18-front-title = L’orologio
wb-3-18-front = Sotto la campana c’è un orologio, di vetro, incassato nel muro. Era fatto per la strada dall’altra parte, e voi siete in mezzo agli ingranaggi. Non ticchetta.
wb-3-18-back-title = Dodici tacche
wb-3-18-back = Non ha numeri, solo dodici tacche, così nessuno può imbrogliare. Le lancette sono ferme e impolverate. Leggete: le cinque meno venti. «Da *qui dentro*», dice Sid. Poi tace. Tenete un orologio contro il buio, girate il braccio, e lo guardate da dietro. Sulla punta della lancetta dei minuti sta seduta una Scintilla, e aspetta che la portino avanti.

wb-3-19-front-title = Lettere d’ottone
wb-3-19-front = Vicino allo sportello è appesa una scatola di lettere d’ottone, per scrivere i nomi delle vie. Sono così vecchie che si sono assottigliate. Si possono guardare da tutte e due le parti.
wb-3-19-back-title = Undici oneste
wb-3-19-back = Girate le lettere, una per una, e fate due mucchi. B, E, L, N, R, S e quasi tutte le loro amiche vengono alla rovescia. «Queste invece, da che parte le guardi, se ne infischiano», dice Sid. A, H, I, M, O, T, U, V, W, X, Y. «Undici oneste», dice Tina. Sotto la scatola c’è un brandello che qualcuno aveva provato a spedire.

wb-3-20-front-title = Il Muro dei piccoli
wb-3-20-front = Da vicino sono solo chiazze, bianche e grigie. Per vedere che cos’è bisognerebbe essere alti come una casa. Davanti c’è una panca, ed è bassa. È più bassa di una panca per bambini.
wb-3-20-back-title = Cominciano tutti piccoli
wb-3-20-back = Vi sedete, con le ginocchia alle orecchie. Davanti al naso avete dipinto un cosino bianco, arrotolato, che sorride; il vicino ha un dente. A quest’altezza l’intonaco è lucido, come uno stipite dove passa il gatto. Sopra corre una riga scritta a specchio. COMINCIANO TUTTI PICCOLI. «Tutti chi?» dice Ken. Non lo sa nessuno. È la prima figura, qui, che non sia triste.

wb-3-21-front-title = Nell’angolo
wb-3-21-front = In fondo al muro, dove i pittori mettono la firma, ci sono lettere profonde un palmo. Sono piene d’inchiostro secco. Con una luce vicina vicina si vedrebbero gli orli.
wb-3-21-back-title = Anche quando era tardi
wb-3-21-back = Seguite i solchi con la Scintilla, da destra a sinistra. VESPER. E sotto, più piccolo, come se non riguardasse nessuno: OGNI SERA, ANCHE QUANDO ERA TARDI. La Scintilla non si spegne. Resta nella V, come una lampada alla finestra, e voi la lasciate lì.

wb-3-22-front-title = Deposito mancino
wb-3-22-front = DEPOSITO MANCINO, dice la porta, ed è proprio così: guanti sinistri, stivali sinistri, calzini sinistri, tutti quelli che di là mancano. Nove caselle per nove bambini. In una c’è una valigia non più grande di una merenda.
wb-3-22-back-title = Una muffola sinistra
wb-3-22-back = Dentro c’è un brandello di carta, e una muffola con un lungo cordone, di quelli che si fanno passare per le maniche, così non si perdono. All’altro capo del cordone non c’è niente. «È così che ti fregano», dice Ken. Appena la infilate, da ogni parte polvere, lanugine e luce volano verso la lana.

wb-3-23-front-title = Il primo fermaglio
wb-3-23-front = Un fermaglio d’argento, con una riga scritta a specchio: CHE ORE SONO DALL’ALTRA PARTE? Tre piccoli chiavistelli aspettano che qualcuno li tiri. Su ognuno c’è un quadrante, senza numeri.
wb-3-23-back-title = L’orologio da dietro
wb-3-23-back = «In questa città di orologi ce n’è uno», dice Lara. «E noi gli abbiamo visto solo la schiena», dice Sid. I chiavistelli sono freddi, e dietro qualcosa di piccolo e svelto corre avanti e indietro, per trovarsi pronto a quello sbagliato.
wb-3-23-five =
    Questo è quel che l’orologio segna qui dentro. Che cosa segna qui dentro, il fermaglio lo sa già. Vi azzanna le dita, e dal foro del chiavistello esce qualcosa di bianco, che ha tutto il tempo del mondo.

    { wb-3-23-five-rules }
wb-3-23-past =
    Avete rovesciato la lancetta lunga e scordato quella corta. Può capitare a chiunque. Il fermaglio scatta su un polsino, e mentre tirate qualcosa cola dalla fessura.

    { wb-3-23-past-rules }
wb-3-23-seven =
    Le sette e venti. Il fermaglio si spalanca come se dall’altra parte qualcuno ci stesse appoggiato. «Quindi è presto», dice Ken. «È presto *là*», dice Tina. Devono essere le sette e venti da tantissimo. Per qualcuno è ancora la stessa mattina.

    { wb-3-23-seven-rules }

wb-3-24-front-title = Il secondo fermaglio
wb-3-24-front = Questo fermaglio è pieno di buchi, per parlarci dentro. DIMMI UNA PAROLA CHE SIA UGUALE DA TUTTE E DUE LE PARTI. Nel legno sono graffiate tre parole, da una mano che non era sicura.
wb-3-24-back-title = Uguale dalle due parti
wb-3-24-back = NON, OTTO, OSSO. «Alla rovescia sono uguali tutte e tre», dice Lara. «Quindi non può essere quello. O non è *solo* quello.» Sid non risponde. Lo si sente rigirarsi le lettere in testa.
wb-3-24-noon =
    Alla rovescia è uguale. Ma, vista da dietro, una N pende dall’altra parte, e qui sono due. Il fermaglio sputa. Quello che sputa è bianco, è un maleducato, ed è già in viaggio verso le vostre caviglie.

    { wb-3-24-noon-rules }
wb-3-24-toot =
    Lo dite nei buchi, chiaro e tondo. OTTO, dice il fermaglio. Suona identico. Sul davanti della pagina, nella città vera, qualcuno deve averlo sentito: lontano, e per il verso giusto, una porta di quercia va avanti da sola: TORNARONO A CASA.

    { wb-3-24-toot-rules }
wb-3-24-level =
    Le due O sono tonde quanto volete, ma una S che si gira vi fa la biscia dal lato sbagliato. E l’altra, per compagnia, la imita. Il fermaglio si chiude sul vostro pollice, senza cattiveria, come una porta quando c’è corrente, e si riapre per far entrare qualcosa.

    { wb-3-24-level-rules }

wb-3-25-front-title = Muffola sinistra
wb-3-25-front = C’è un cordone, e all’altro capo nessuno.

wb-3-26-front-title = Si volta pagina
wb-3-26-front = Il libro sul leggio si apre, e con lui tutto il resto. La piazza si solleva da un angolo. I tetti si sdraiano, i ponti ritirano le gambe, e l’intera città nera vi passa davanti verso l’alto, come un lenzuolo scosso in due. «Giù la testa», dice una voce dal cielo. Le teste sono già giù. Quando le rialzate non c’è più città e non c’è più cielo, solo buio, e nel buio qualcosa di chiaro.
wb-3-26-back-title = Il campo bianco
wb-3-26-back = Nel buio è come un campo di neve. Ci mettete un piede: carta, spessa, un po’ calda. Sopra corrono righe grigie di stampa, viste da dietro. Tre dei suoi lati sono sfrangiati o piegati. Il quarto è dritto come un righello. Che cosa sia, nessuno ha bisogno di dirlo. «E così è sempre stata qui», bisbiglia Tina. In mezzo al campo c’è una collina.

wb-3-27-front-title = Gloss
wb-3-27-front = La collina respira. È un Wyrm, lungo come una via e grosso come una cantina, e si è acciambellato sulla pagina come un gatto su una lettera. Ha la pelle coperta di note, minuscole, in cento calligrafie: *vedi sopra. Chi lo dice? Ma quando mai!* Ha mangiato sessant’anni di margini. La lingua passa sulla carta, sempre nello stesso punto. «Legge», bisbiglia Sid. Non legge. Non ne è capace.
wb-3-27-hush =
    Dorme. Davanti ai dormienti siete passati in punta di piedi, e come si fa non l’avete scordato. Pestate una briciola, e la briciola squittisce. Gloss sospira, ritira la lingua e mette la testa sotto la spira accanto.

    { wb-3-27-hush-rules }
wb-3-27-awake =
    La lingua si ferma. La testa si gira, larga e cieca, e indica ciascuno di voi, uno per uno, come un dito che conta. *Nel testo non figurano*, dice. Ci pensa su un po’. *Cancellare.*

    { wb-3-27-awake-rules }

wb-3-28-front-title = Inkling
wb-3-28-front = Qualcosa vi tira per i lacci. È cresciuto ancora; adesso è lungo quattro scarpe, e vi ha seguiti zitto zitto per due pagine. Guarda Gloss per un pezzo. Poi va a mostrargli la punta della coda, in un modo che persino voi trovate sfacciato, e scappa. *Vieni*, gli grida voltandosi, in bellissima calligrafia. Gloss non resiste. Non ha mai avuto nessuno con cui giocare.

wb-3-29-front-title = Nota a margine
wb-3-29-front = Un Wyrm viola striscia lungo il bordo della pagina. Parole non ne mangia. Mangia la luce con cui si leggono.

wb-3-30-front-title = Giù dalla pagina
wb-3-30-front = «Vuole solo che lo lascino in pace con la sua pagina», dice Tina. «La pagina è *di Nora*», dice Lara. Hanno ragione tutte e due, e non serve a niente. Dove Gloss si gira, la carta fa la gobba. Avete già cominciato a correre. «Con permesso!» grida Ken, perché qualcuno deve pur dirlo.
wb-3-30-back-title = Se ne va
wb-3-30-back = Gloss non scoppia, e non si scioglie in inchiostro. Molla. Scivola oltre il bordo della pagina, spira dopo spira, e per un pezzo ce n’è ancora. Proprio alla fine la testa torna su, un’ultima volta, fino al punto che ha leccato, e resta lì, come si resta sulla porta. *E poi?* dice. Nessuno glielo sa dire. Cade nel buio senza un rumore.

wb-3-31-front-title = Srotolato
wb-3-31-front = Le spire si allentano. È ancora più lungo di quanto pareva, e quello che teneva nascosto in mezzo è sottile, svelto e coperto di domande. *Perché? Dov’è il resto? Chi ha il resto?* Gli cadono di dosso e strisciano intorno. «Dentro c’era un ripieno», dice Ken. «Mi piaceva di più la crosta.»

wb-3-32-front-title = Il punto sottile
wb-3-32-front = Dove leccava, la carta è così sottile che ci passa la luce, come attraverso una mano davanti alla lampada. «Guardiamo di là», dice Lara, «così sappiamo dove siamo.» Vi sdraiate a pancia in giù, testa contro testa, e ciascuno ci accosta un occhio. C’è una stanza, vista da dentro: uno scrittoio, una catena, una mattina grigia alla finestra. Nella stanza c’è una bambina, con un impermeabile giallo bagnato.
wb-3-32-back-title = Il righello
wb-3-32-back = Avrà dieci anni. Sta col mento sul pugno, legge, e ha appena dato un morso a un panino. Volta la pagina. Poi alza gli occhi, dritto su di voi. Smette di masticare. Si china finché la sua faccia è grande come il cielo, e in ognuno dei suoi occhi qualcosa di enorme sbatte la palpebra, ogni volta che la sbattete voi. «Ciao?» dite. La sua mano sta già cercando il righello.

wb-3-33-front-title = Grigio
wb-3-33-front = L’acciaio passa attraverso la carta, alla vostra sinistra, e scende in una riga sola. Poi il punto sottile è grigio, e non è più una finestra, e nessuno alza la testa. Ken non fa battute. Si sente Sid togliere il cappuccio alla penna, e dopo un po’ si sente che lo rimette. «È svelta», dice alla fine Lara, a nessuno. Tina non dice proprio niente.
wb-3-33-letter = La sapete a memoria, e vorreste di no. *Ho tagliato via la pagina perché lì dentro qualcosa mi guardava.* Era una bella lettera. Quella riga era vera, parola per parola.
wb-3-33-back-title = Nora
wb-3-33-back =
    Il bordo dritto porta fino al taglio, e al taglio, di spalle, c’è una bambina: due trecce, maniche rimboccate, inchiostro fino ai polsi, un ago a tracolla come una spada. Tiene tutte e due le mani nel taglio.

    «Ce ne avete messo, di tempo», dice. «Siete voi quelli che dovevano venire?»

    «Sì», dice Ken.

    «Allora grattatemi il naso, almeno.»

    Glielo grattate.
wb-3-33-gap =
    «Aspettate», dice. Sfila dal taglio un dito, uno solo, e lo aggancia al più vicino dei vostri. È gelato. Non ha bisogno di guardare. «Siete l’asola!» dice Nora. «Io *vi conosco*. Avete tenuto duro finché non vi mancava il fiato.» E siccome è contenta, dietro la fine del mondo fa un po’ più caldo.

    { wb-3-33-gap-rules }

wb-3-34-front-title = Un occhio
wb-3-34-front =
    «Io stavo solo leggendo», dice Nora. «E lì dentro c’era un *occhio*. Grosso così, solo che non vi posso far vedere, ho le mani occupate. Mi guardava, e ha sbattuto la palpebra. Allora l’ho tagliato via. Apposta. Io non sono una che strilla.» Si gira verso di voi, fin dove può. «Voi avreste fatto uguale, almeno credo. No?»

    Si sente gocciolare l’inchiostro.
wb-3-34-tell =
    «Era nostro», dite. «L’occhio. Ti stavamo cercando.» Nora vi guarda in faccia, uno per uno. Ci mette il tempo che ci vuole; guarda gli occhi. «*Voi*», dice, e le scivolano le mani. Poi ha ripreso i lembi, e ha le nocche bianche, e bianco anche il naso. «Potevate *bussare*», dice Nora.

    { wb-3-34-tell-rules }
wb-3-34-hide =
    «Sì», dite. «Avremmo fatto uguale.» È perfino vero. Nora annuisce, soddisfatta, e vi racconta un’altra volta quant’era grosso, e stavolta è più grosso. Ridete dove c’è da ridere. Nessuno guarda nessuno. Le grattate ancora il naso, e continuate più a lungo di quanto possa prudere un naso.

    { wb-3-34-hide-rules }

wb-3-35-front-title = Quello che non dice
wb-3-35-front = Vuole sapere che cosa c’è per pranzo là fuori, e se piove ancora. Dice che i piedi stanno bene, grazie, e le braccia pure. Quando c’è qualcosa che non dice, parla più in fretta; dopo cinque minuti lo sapete. «E c’è qualcuno che ti aspetta?» chiede Tina. «Ovvio», dice Nora, alla massima velocità. Nel buio, dietro di voi, qualcosa si mette in marcia.
wb-3-35-name =
    «Minnow», dite, a voce bassa. Diventa rossa fino alle orecchie. «È una cosa privata.» Poi: «Ditelo ancora.» E quando l’avete detto, il resto lo racconta al taglio, per non dover guardare voi. «Ho detto prima che sia asciutto. E se ha chiuso la porta a chiave? Allora mi toccherebbe suonare. Io non ho mai dovuto *suonare*.»

    { wb-3-35-name-rules }
wb-3-35-hold =
    Mettete le mani accanto alle sue. È come tener chiusa una finestra contro tutti gli inverni che ci sono. Lei tira fuori le sue, le guarda come se fossero arrivate per posta, e si siede. «A casa sono Minnow», dice alle sue ginocchia. «E se ha chiuso la porta a chiave? Allora mi toccherebbe suonare. Io non ho mai dovuto *suonare*.»

    { wb-3-35-hold-rules }
wb-3-35-hurry =
    Lungo il bordo dritto, dov’è passato l’acciaio, ci sono briciole di luce. Le raccogliete con le mani, e lei vi dice dove ne avete saltata qualcuna. «Siete precisi, almeno», dice Nora. Non parla più in fretta. Non parla più.

    { wb-3-35-hurry-rules }

wb-3-36-front-title = Prendere o lasciare
wb-3-36-front = «Deve tornare dentro», dice Nora. «Ci vogliono due aghi, uno davanti e uno dietro, e qualcuno che legga la fine ad alta voce mentre cuciamo. Io di aghi ne ho uno. E zero mani.» Senza Gloss la pagina è leggera come una vela. «Se ce l’abbiamo noi», dice Lara, «non ce l’ha nessun altro.» Nora ha i piedi sul buio nudo. «Però è l’unica cosa calda, da questa parte», dice Tina.
wb-3-36-take =
    La arrotolate come un tappeto; scricchiola, e dal fondo cade qualche parola, delle ultime. Sottobraccio è calda. Da qualche parte, molto in basso, il buio si muove, spira dopo spira. *Mia*, dice laggiù. Poi, dopo una pausa, perché è onesto: *Mia no. Ma dove va?*

    { wb-3-36-take-rules }
wb-3-36-leave =
    La tirate fino al taglio e gliene infilate il bordo sotto le scarpe. Ci sale sopra senza guardare, prima il piede sinistro, poi il destro. «Oh», dice Nora. È la prima cosa che dice senza fretta. Le rincalzate un angolo intorno alle caviglie, e lei vi lascia fare. «Questa è calda apposta», dice.

    { wb-3-36-leave-rules }

wb-3-37-front-title = Pagina tagliata
wb-3-37-front = Un bordo è dritto. In mezzo c’è un punto da cui non si guarda più.

wb-3-38-front-title = Prima che sia asciutto
wb-3-38-front = «L’altro ago e uno che legga», dice Lara. «Torniamo con tutti e due.» «Quando?» dice Nora. Nessuno lo sa. «Prima che il tuo impermeabile sia asciutto», dice Ken. Lei ci pensa, e annuisce, come se firmasse. Accanto al suo gomito scivola via qualcosa, e poi qualcos’altro. «Almeno correte!» grida. Correte. È la corsa più dura che abbiate mai fatto, perché vi porta via da lei.
wb-3-38-back-title = Di fianco
wb-3-38-back = Ecco la fessura, un filo di giorno messo in piedi. Ci passate di fianco, com’eravate venuti, e vi tirate l’un l’altro per le maniche, i cappucci e i capelli. I colori vi arrivano addosso come una banda. Quando vi voltate ci sono solo due pagine e una piega. Ci accostate un occhio, tutti insieme. Poi, tutti insieme, lo togliete.

wb-3-39-front-title = Che cosa ha imparato Ken
wb-3-39-front = Che qualcuno può avere paura di *lui*. Scende le scale dietro agli altri e chiude piano le porte.
wb-3-40-front-title = Che cosa ha imparato Lara
wb-3-40-front = Che un piano può avere tutte e tre le righe giuste, ed essere sbagliato. Ha strappato la carta del burro, in pezzi piccolissimi.
wb-3-41-front-title = Che cosa ha imparato Tina
wb-3-41-front = Che si può far male a qualcuno cercandolo. Continuerà a cercare. Solo che prima bussa.
wb-3-42-front-title = Che cosa ha imparato Sid
wb-3-42-front = Che ci sono fatti che non riesce a scrivere. Sulla sua mano c’è un punto rimasto pulito tutta la mattina, e continua a guardarselo.

wb-3-43-front-title = Asciutto all’orlo
wb-3-43-front = Assi di legno; pane tostato; un campanile che batte le nove, per il verso giusto. Per l’orologio di Lara sono passati quattro minuti. Scendete ai ganci in fila, e nessuno spinge. Tina si accovaccia e tasta l’impermeabile giallo, dal colletto in giù: umido, umido, umido. Poi l’orlo. Contro il muro fa un piccolo rumore ruvido. «Questo è il primo pezzo», dice.
wb-3-43-told = «Non ha mai detto che andava bene», dice Ken. «No», dice Lara. «Ha detto di bussare.» Lui alza le nocche verso la manica gialla e ci bussa sopra, due volte, e si sente scemo, e poi no.
wb-3-43-silent = «Glielo diciamo la prossima volta», dice Lara. «Per prima cosa.» Sono tutti d’accordo, e tutti si accorgono di quanto in fretta. Ken appende la sua giacca sopra l’impermeabile, perché non lo guardi, e poi la toglie, per via dell’umido.
wb-3-43-page = La pagina è troppo grande per lo scrittoio. La mettete nell’angolo vicino alle scale, faccia al muro, con una coperta sopra. Una pagina così è una porta appoggiata al muro. Ogni volta che le passate accanto si gira un poco, come fa un girasole.
wb-3-43-minnow = «Sapete l’ultima casa sotto la torre?» chiede Tina. «Quella con la lampada sopra il gradino? Ci passo davanti da quando sono nata, e quella porta non l’ho mai vista chiusa per bene.» Sid conta sulle dita sessant’anni, e le dita non gli bastano.
wb-3-43-back-title = Come finisce
wb-3-43-back = Prima di scendere dagli altri aprite il libro quanto è largo un dito, e guardate dentro di lato. Dall’alto, avete deciso, non si guarda più.
wb-3-43-cold = La piega è piena d’inchiostro, fino al filo, e sopra ha fatto la pelle. Trattenete il fiato e ascoltate. Non si muove niente, e nessuno canticchia. Ma dove il nero è più sottile ci sono dieci punti chiari in fila, cinque e cinque, immobili. Ci mettete un momento a capire. Sono polpastrelli. Tengono duro.
wb-3-43-fogged = La pagina è fredda, e quando vi chinate sulla carta sale un tondo di vapore, e va via, e torna. Non è il vostro fiato. Voi lo trattenete tutti. Nora dev’essere proprio lì dietro, che pensa. Sid, da questa parte della carta, respira leggerissimo, e i due tondi di vapore vanno e vengono insieme.
wb-3-43-knocks = Bussate, due volte, con una nocca, sul bordo della carta. Fate in tempo a contare fino a venti, e niente. Poi da dietro arrivano due colpi, e un terzo per buon peso. «Avanti!» grida una voce, piccola e lontanissima, e aggiunge qualcosa che potrebbe essere *almeno*. Sulla piazza i lampioni hanno drizzato le orecchie.
wb-3-43-crocus = Proprio nella piega, fra il filo e la carta, c’è qualcosa che a colazione non c’era. È un tratto di matita, non più lungo di un ago, e un altro gli si appoggia. Guardate finché non vi lacrimano gli occhi. La punta si gonfia; diventerà viola. «Non lo disegna nessuno», dice Sid. «No», dice Tina, «sta *spuntando*.» Ci chiudete sopra il libro come si chiude la porta a uno che dorme.

### Quando è girato l’ultimo segnalino Destino
wb-3-lost-title = Inchiostro
wb-3-lost = L’inchiostro vi sale sopra le scarpe e sopra i nomi, e c’è un momento in cui ognuno vede gli altri diventare grigi, dai piedi in su. Poi due mani fredde vi prendono per il colletto, uno dopo l’altro, e vi spingono attraverso uno spiraglio troppo, troppo stretto. Siete seduti sulle assi. Sui vostri colletti ci sono dieci piccole impronte nere di dita. Il timbro dice ancora OGGI.
