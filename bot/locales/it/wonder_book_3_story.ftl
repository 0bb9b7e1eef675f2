# Wonder Book, capitolo III: quello che si legge ad alta voce.

wb-3-1-front-title = Dopo colazione
wb-3-1-front = Lara sbatte la carta del burro sul Libro aperto. *Entrare, trovarla, uscire*, c’è scritto: un piano di tre righe, e la terza è sottolineata. Ken ha ancora la marmellata sul mento; fuori i gabbiani si litigano il pane tostato. Sul cartellino il timbro dice DA RESTITUIRE OGGI. «Oggi quando?» chiede Tina. «Le biblioteche chiudono alle sei», dice Lara. «E chi ha mai detto», chiede Sid, «che sia una biblioteca?»
wb-3-1-back-title = La piega
wb-3-1-back = Dove si incontrano due pagine c’è una piega, e dietro il suo ultimo filo una fessura. Si passa di fianco, in apnea, con la carta sul petto e la carta sulla schiena. Il primo s’incastra con le tasche. Poi salta, come un tappo. «Com’è?» grida Lara. «Buio.» E dopo un po’: «Anzi no. È *nero*. Non è lo stesso: ci si vede.»

wb-3-2-front-title = Il rovescio
wb-3-2-front = «Quando la nonna ricama», dice Tina, «e tu volti la stoffa, c’è questo. Il rovescio: i nodi, i fili che avanzano, i punti dove ha barato.» È tutta la città un’altra volta, a righe d’argento sul nero, e la sinistra sta a destra. Un cancello ha la maniglia dove dovrebbe avere i cardini. Allungate la mano tutti, e tutti acchiappate l’aria.
wb-3-2-back-title = Gli unici colori
wb-3-2-back = Una manica rossa, due calzini verdi, la marmellata su un polsino: gli unici colori, qui, li avete portati voi. Vi chinate ad allacciarvi una scarpa, e si slaccia. La slacciate, ed è allacciata. «E non provate a scrivere», dice Sid. Da sotto i tetti d’argento, chissà dove, viene un rumore lento, bagnato, di cucchiaio nella minestra.
wb-3-2-wick =
    Wick passa la fessura dietro di voi, col collo per primo, e starnutisce. Per terra corre una luce vera, gialla, e le case d’argento si tirano un po’ indietro, come gente sorpresa in pigiama. In piazza c’è un lampione nero. Wick va lì e lo annusa. Il lampione nero ci pensa, e annusa Wick.

    { wb-3-2-wick-rules }
wb-3-2-porter =
    «Lettori: presenti tutti», dice Ibo, e scrive. «Ombre…» Guarda per terra, riconta. «Ombre: nessuna. Irregolare. Qui si lavora in nero.» Vi è venuto dietro per tutta la strada, contando i passi. Adesso rovescia la fodera del berretto, e cadono due Scintille che non stanno in nessuna lista. È turbato. Fa tre passi in là e si mette a guardare da un’altra parte.

    { wb-3-2-porter-rules }

wb-3-3-front-title = Una cosa sola
wb-3-3-front = Dalla fessura passa quel che si tiene in una mano: l’altra serve per tirare. «Il mio specchietto», dice Sid. «Qui è tutto al contrario. Nello specchio torna dritto.» «Guarda in su», dice Lara. Dalle grondaie d’argento gocciola inchiostro, di traverso. «Il guaio qui non è leggere. È il bagnato.» Ha portato l’ombrello di sua madre, e non intende discuterne.
wb-3-3-mirror = Nello specchietto la città è per il verso giusto, e finché guardate sapete dov’è la sinistra. Lo tenete in due, fra l’uno e l’altro, e là dentro vi siete scambiati di posto. È uno specchio, si capisce, gli specchi fanno così. Poi lo abbassate. Vi siete scambiati di posto.
wb-3-3-umbrella = Dalla fessura non passerebbe, ma glielo ordina Lara. È nero come tutti gli ombrelli. Poi si apre, e dentro c’è un cielo d’estate, azzurro, con le sue nuvole. «Era un regalo», dice Lara. «Una parola, e restate fuori, al bagnato.» Non fiata nessuno. Vi stringete tutti un po’ di più.

wb-3-4-front-title = Specchietto
wb-3-4-front = Chi ci si vede è già da un’altra parte.
wb-3-5-front-title = Ombrello nero
wb-3-5-front = Dentro fa bel tempo: azzurro, con le nuvole.

wb-3-6-front-title = L’Aura Oscura
wb-3-6-front = Certi Wyrm, qui, pare che abbiano una luce intorno al capo. Da vicino è il contrario: è un pezzo di buio, più buio del resto, e dove tocca brucia il doppio. «È una cuffia da piscina», dice Ken. «Prima gli si toglie quella.»

wb-3-7-front-title = Eclissi
wb-3-7-front = Sopra i tetti arriva un Wyrm viola, così adagio che pare venga sera. Dove passa lui, l’argento si spegne.

wb-3-8-front-title = Tre pozzi d’inchiostro
wb-3-8-front = Qui il pozzo sta per il verso giusto, e il guaio è quello: è pieno d’inchiostro fino all’orlo. In panetteria l’inchiostro sta dietro lo sportello del nono forno. Nel campanile la campana è appesa capovolta, come una tazza, e la tazza è piena. In tutti e tre si muove qualcosa. «Coperchi», dice Lara. «Il resto dopo. Prima si mettono i coperchi.»
wb-3-8-back-title = Come un cane
wb-3-8-back = L’inchiostro del pozzo si gonfia, si spacca, e un Wyrm scavalca l’orlo, nero dalla testa alla coda. Si scrolla come un cane dopo il bagno. Adesso il bianco è lui, e quelli a macchie siete voi. «Sono una carta geografica», dice uno, guardandosi la pancia. Un po’ di buio il Wyrm se l’è tenuto. Lo porta calato sugli occhi che non ha.

wb-3-9-front-title = Mettere i coperchi
wb-3-9-front = «A sinistra», dice Lara, e metà va a destra. «L’*altra* sinistra.» I coperchi sono tre, e a ogni angolo si gira dalla parte sbagliata. L’inchiostro intanto sale su per il pozzo, una pietra alla volta, e fischietta piano. Ha tutto il tempo che vuole.
wb-3-9-back-title = Inchiostro fermo
wb-3-9-back = Giù anche l’ultimo coperchio. I Wyrm si fermano, si fanno molli e colano fra le pietre. Nei rigagnoli l’inchiostro è rimasto così fermo che ci si vede l’altra parte: la città vera, per il verso giusto, a colori, e a una finestra una pagnotta. È lì, basta allungare la mano. La allungate. Inchiostro fino al gomito, e la città non c’è più.

wb-3-10-front-title = Fino all’orlo
wb-3-10-front = L’inchiostro supera l’orlo, e non trabocca. Lì accanto c’è un coperchio di ferro, con due finestrelle rotonde per le Scintille. Sul coperchio, un disegno: due luci entrano, e una figurina si volta e si copre la faccia.
wb-3-10-back-title = Scritto in piccolo
wb-3-10-back = Le Scintille vanno a fondo accese, e nel pozzo si fa chiaro. Giù giù c’è scritto, in caratteri minuscoli, quanto costava il libro. L’inchiostro non sopporta di essere letto. Ha un brivido, cerca il coperchio a tentoni e se lo tira sopra la testa, ancora cinque minuti.

wb-3-11-front-title = Il nono forno
wb-3-11-front = La maniglia è a sinistra. Il gancio del grembiule è a sinistra. A sinistra hanno la tana pure i topi. L’inchiostro sta appoggiato da dietro allo sportello di ferro, e aspetta. Per chiuderlo bisogna spingere con la mano che non usate mai.
wb-3-11-back-title = L’altra mano
wb-3-11-back = La spalla è quella sbagliata, il piede pure. Lo sportello si sposta di un biscotto. Al muro è appuntato un foglio di carta assorbente: il fornaio, dunque, c’era già passato. «Oh, issa!» dice una voce dal cielo. E dopo un momento, gentile: «Dall’altra parte.»

wb-3-12-front-title = Una tazza di bronzo
wb-3-12-front = La campana ha la bocca in su. Ci starebbe una stanza, e ci sta l’inchiostro, che trema. La corda sale nel buio, e in cima non c’è niente. Questa campana non l’ha mai suonata nessuno. Sta trattenendo il fiato.
wb-3-12-back-title = Rivoltarla
wb-3-12-back = «Vuole solo stare per il verso giusto», dice Tina. «E noi la rovesciamo.» «Pesa», dice Sid, «e l’inchiostro è gelato. Ma al bronzo piace il caldo. Con tre Scintille sotto si gira da sola.» «E senza tre Scintille?» chiede Ken. Si sente che si rimbocca le maniche.
wb-3-12-hands =
    Vi appendete all’orlo finché s’inclina, e vi viene addosso tutto. Non è bagnato, è *freddo*, un freddo da fondo di lago, e per un momento non sapete più come vi chiamate. Poi la campana va giù, la bocca a terra, e butta fuori il fiato. Qualcuno dice il vostro nome, e ne siete contenti.

    { wb-3-12-hands-rules }
wb-3-12-sparks =
    Posate le tre Scintille sulla trave, vi sedete, aspettate, e finché guardate non succede niente. Poi il bronzo si stira come un gatto al sole. La campana si gira con un sospiro. L’inchiostro casca giù tutto d’un pezzo, come un budino, traballa e scola via.

    { wb-3-12-sparks-rules }

wb-3-13-front-title = Una fiamma nera
wb-3-13-front = In piazza c’è un lampione con la fiamma nera, e ai suoi piedi un tondo di buio, steso per bene come uno scendiletto. China il collo verso di voi. Non ha odore, non fa rumore. Sta lì come chi gradirebbe una domanda.
wb-3-13-back-title = Sotto il lampione
wb-3-13-back = Basta un piede nel tondo: c’è caldo, c’è silenzio, si sta come sotto la coperta a torcia spenta. «Fagli una carezza», dice Tina. «Spegnilo», dice Ken. «È un buio acceso, no? E allora, spento, fa luce.» «E chi ci dorme, lì sotto?» chiede Sid. Il lampione guarda uno, poi guarda l’altro.
wb-3-13-stroke =
    Vi rimbocca il suo buio fino al mento. Sentite il vostro cuore, poi quelli degli altri, ognuno al suo passo, e non ha fretta nessuno. Quando uscite, qualcuno ha sbadigliato. Forse era il lampione.

    { wb-3-13-stroke-rules }
wb-3-13-blow =
    La fiamma fa *pff*. Ken aveva ragione: sulle pietre ci sono due Scintille. Sid aveva ragione pure lui: acciambellato tutt’intorno c’è un Wyrm, che alza la testa, e non si è svegliato di buonumore. Il lampione vi volta le spalle.

    { wb-3-13-blow-rules }

wb-3-14-front-title = Carta assorbente
wb-3-14-front = Beve di tutto, e poi fa vedere che cos’era.

wb-3-15-front-title = Due aironi
wb-3-15-front = Dietro la corte l’inchiostro è calato, ed è venuto fuori un canale, nero, dritto. Di là c’è il resto della città: un muro, un ufficio postale, una torre con un leggio in cima. Nell’acqua dormono due ponti, su una gamba di ferro ciascuno, come aironi. Ogni ponte tocca due rive alla volta, e alle altre fa segno col becco. «Ma chi è che costruisce così?» chiede Lara. «Uno che aveva pochi ponti», dice Sid, incantato.
wb-3-15-back-title = L’insegna
wb-3-15-back =
    Sull’ufficio postale c’è un’insegna larga quanto la casa. La leggete dal fondo, col dito, lettera per lettera.

    PACCHI SUL RETRO. LO SCRIGNO DEL TESORO SI APRE A CHI LEGGEVA AD ALTA VOCE OGNI SERA.

    «A chi legge?» dice Ken. «Io so leggere.» «A chi *leggeva*», dice Sid. «Vuole un nome.» Di là dal canale c’è un muro dipinto da cima a fondo, con un pennello grande come una scopa. «Allora c’era qualcuno che gli leggeva», dice Tina.

wb-3-16-front-title = Ponti girevoli
wb-3-16-front = Su ogni riva, e su ogni ponte, c’è una leva a misura di zampa. Vi ci appoggiate con tutto quel che avete, il ferro geme, e l’airone si gira. Dove si passava adesso c’è un salto, e sotto l’inchiostro. Chi è sul ponte gira anche lui, e lo sente nello stomaco.

wb-3-17-front-title = Bisogna essere in due
wb-3-17-front = In alto, sul leggio, c’è un libro con due fermagli. È da lì che si legge il rovescio, e una pagina così grande si volta in due, uno per angolo. «Quindi due di noi vanno su», dice Lara. «Con due ponti che non sono mai giusti insieme.» Si sente la carta del burro che gira e rigira. Il ponte più vicino alza il becco e si volta da solo, come chi su quel fianco ha dormito male.
wb-3-17-back-title = Il muro dall’alto
wb-3-17-back = Da quassù il Muro dei piccoli si vede intero. In basso una fila di cosini bianchi, arrotolati. Sopra, una fila di cosi grigi, tondi come sassi. In cima una fila di draghi, che sbadigliano. Da un capo all’altro corre una scritta, e la leggete dal fondo: COMINCIANO TUTTI PICCOLI. «Questa è mia», dice Lara. «In panetteria. L’ho detta prima io.» In un angolo c’è un nome: VESPER.

wb-3-18-front-title = L’orologio
wb-3-18-front = Sotto la campana c’è un orologio, di vetro, incassato nel muro. È fatto per la strada di là: a voi toccano gli ingranaggi. Non ticchetta.
wb-3-18-back-title = Dodici tacche
wb-3-18-back = Cifre non ce ne sono: dodici tacche, così non imbroglia nessuno, e le lancette ferme sotto la polvere. Fanno le cinque meno venti. «Viste da *qui dentro*», dice Sid. E poi zitto. Alzate un orologio nel buio, girate il braccio, e lo guardate da dietro. Sulla punta della lancetta dei minuti sta seduta una Scintilla, che aspetta soltanto una spinta.

wb-3-19-front-title = Lettere d’ottone
wb-3-19-front = Vicino allo sportello è appesa una scatola di lettere d’ottone. Lettere senza busta: servivano per i nomi delle vie. Sono vecchie, sottili, e si possono guardare da tutte e due le parti.
wb-3-19-back-title = Undici oneste
wb-3-19-back = Le girate tutte, una per una, e vengono due mucchi. B, E, L, N, R, S e quasi tutte le loro amiche, da dietro, vanno alla rovescia. «Queste invece se ne infischiano, da che parte le guardi», dice Sid. A, H, I, M, O, T, U, V, W, X, Y. «Undici oneste», dice Tina. Sotto la scatola c’è un brandello che qualcuno voleva spedire.

wb-3-20-front-title = Il Muro dei piccoli
wb-3-20-front = Da vicino sono solo chiazze, bianche e grigie. Per vedere che cos’è bisogna essere alti come una casa. Davanti c’è una panca, ed è bassa. Più bassa di una panca da bambini.
wb-3-20-back-title = Cominciano tutti piccoli
wb-3-20-back = Vi sedete, con le ginocchia alle orecchie. Avete davanti al naso un cosino bianco, arrotolato, che sorride; il suo vicino ha un dente. A quest’altezza l’intonaco è lucido, come lo stipite dove si struscia il gatto. Sopra corre una riga scritta a specchio. COMINCIANO TUTTI PICCOLI. «Tutti chi?» dice Ken. Non lo sa nessuno. È la prima figura, qui, che non mette tristezza.

wb-3-21-front-title = Nell’angolo
wb-3-21-front = In fondo al muro, dove firmano i pittori, ci sono lettere profonde un palmo, piene d’inchiostro secco. Con una luce vicina vicina si vedrebbero gli orli.
wb-3-21-back-title = Anche quando era tardi
wb-3-21-back = La Scintilla va lungo i solchi, da destra a sinistra. VESPER. E sotto, più piccolo, come una cosa che non riguarda nessuno: OGNI SERA, ANCHE QUANDO ERA TARDI. La Scintilla non si spegne. Si mette nella V, e la V diventa una finestra con la lampada. Ve ne andate senza.

wb-3-22-front-title = Deposito mancino
wb-3-22-front = Ecco dov’erano finiti: guanti, stivali, calzini, tutti sinistri. DEPOSITO MANCINO, dice la porta. PER I DESTRI RIVOLGERSI SOTTO IL LETTO. Le caselle sono nove, una a bambino. In una sola c’è una valigia, grande quanto una merenda.
wb-3-22-back-title = Una muffola sinistra
wb-3-22-back = Dentro ci sono un brandello di carta e una muffola, con quel cordone lungo da far passare nelle maniche, così non si perde. All’altro capo del cordone non c’è niente. «È così che ti fregano», dice Ken. Ve la infilate, e da ogni parte polvere, pelucchi e luce si mettono in viaggio verso la lana.

wb-3-23-front-title = Il primo fermaglio
wb-3-23-front = Un fermaglio d’argento, con una riga scritta a specchio: CHE ORE SONO DALL’ALTRA PARTE? Da tirare ci sono tre chiavistelli, piccoli, e ognuno ha il suo quadrante, senza numeri.
wb-3-23-back-title = L’orologio da dietro
wb-3-23-back = «In questa città c’è un orologio solo», dice Lara. «E noi l’abbiamo visto solo di dietro», dice Sid. I chiavistelli sono freddi. Lì dietro qualcosa di piccolo e svelto corre su e giù, per farsi trovare dietro quello sbagliato.
wb-3-23-five =
    È l’ora di qui dentro, e quella il fermaglio la sapeva da sé. Vi morde le dita. Dal foro del chiavistello esce un muso bianco, con calma.

    { wb-3-23-five-rules }
wb-3-23-past =
    La lancetta lunga l’avete girata, quella corta no. Succede. Il fermaglio vi addenta un polsino, e mentre tirate, dalla fessura cola un Wyrm.

    { wb-3-23-past-rules }
wb-3-23-seven =
    Le sette e venti. Il fermaglio si spalanca, come le porte quando di là c’è appoggiato qualcuno. «Quindi è presto», dice Ken. «È presto *là*», dice Tina. Devono essere le sette e venti da un’eternità. C’è chi è ancora fermo a quella mattina.

    { wb-3-23-seven-rules }

wb-3-24-front-title = Il secondo fermaglio
wb-3-24-front = Questo fermaglio è tutto buchi, per parlarci dentro. DIMMI UNA PAROLA CHE SIA UGUALE DA TUTTE E DUE LE PARTI. Nel legno qualcuno ha graffiato tre parole, e gli tremava la mano.
wb-3-24-back-title = Uguale dalle due parti
wb-3-24-back = NON, OTTO, OSSO. «Al contrario restano tutte uguali», dice Lara. «Quindi non è quello. O non è *solo* quello.» Sid non risponde. Si sente che gira e rigira lettere nella testa.
wb-3-24-noon =
    Alla rovescia fila, niente da dire. Ma una N, vista da dietro, pende dall’altra parte, e qui ce ne sono due. Il fermaglio sputa. Quello che sputa è bianco, è maleducato, e ha già preso la via delle vostre caviglie.

    { wb-3-24-noon-rules }
wb-3-24-toot =
    OTTO. Il fermaglio se lo rigira in bocca, di qua, di là: sa di OTTO da tutte e due le parti. *Clac.* E lontano lontano, sul davanti della pagina, una porta di quercia si sveglia di soprassalto. TORNARONO A CASA, risponde.

    { wb-3-24-toot-rules }
wb-3-24-level =
    Le O vanno benissimo, ma una S che si gira fa la biscia dal lato sbagliato. L’altra pure. Il fermaglio vi si chiude sul pollice, senza cattiveria, come una porta quando c’è corrente, e si riapre per far entrare qualcosa.

    { wb-3-24-level-rules }

wb-3-25-front-title = Muffola sinistra
wb-3-25-front = C’è un cordone, e all’altro capo nessuno.

wb-3-26-front-title = Si volta pagina
wb-3-26-front = Casca il mondo, e casca in su. Sul leggio si è aperto il libro: la piazza si stacca da un angolo, ai ponti si piegano le gambe, i tetti si sdraiano, e la città nera vi passa davanti tutta e se ne va per aria. «Giù la testa», dice una voce dal cielo. Tutti giù per terra. Vi rialzate, e non c’è città, non c’è cielo. C’è buio, e nel buio qualcosa di pallido.
wb-3-26-back-title = Il campo bianco
wb-3-26-back = Pare un campo di neve, in mezzo al buio. Ci provate un piede: è carta, spessa, tiepida, e le righe grigie sono la stampa, vista da dietro. Tre orli sono sfrangiati o piegati. Il quarto è dritto, da righello. Che cosa sia, non c’è bisogno di dirlo. «Dunque è sempre stata qui», bisbiglia Tina. In mezzo al campo c’è una collina.

wb-3-27-front-title = Gloss
wb-3-27-front = La collina respira. È un Wyrm, lungo come una via e grosso come una cantina, e sta acciambellato sulla pagina come un gatto su una lettera. Si è mangiato sessant’anni di margini, e adesso li porta sulla pelle, in cento calligrafie minuscole: *vedi sopra. Lo dice chi? Ma quando mai!* La lingua va e viene sulla carta, sempre nello stesso punto. «Legge», bisbiglia Sid. Non legge. Non è capace.
wb-3-27-hush =
    Dorme. Con i dormienti siete andati in punta di piedi, e ormai ci avete fatto il piede. Pestate una briciola, e la briciola squittisce. Gloss sospira, ritira la lingua e ficca la testa sotto la spira accanto.

    { wb-3-27-hush-rules }
wb-3-27-awake =
    La lingua si ferma. Poi viene su la testa, larga, cieca, e fa l’appello, uno per uno. *Nel testo non risultano*, dice Gloss. Ci torna sopra con calma. *Cancellare.*

    { wb-3-27-awake-rules }

wb-3-28-front-title = Inkling
wb-3-28-front = Qualcosa vi tira per i lacci. È cresciuto ancora: ormai misura quattro scarpe, e vi è venuto dietro per due pagine, zitto zitto. Guarda Gloss, a lungo. Poi va a mostrargli la punta della coda, in un modo che perfino voi trovate sfacciato, e via. *Vieni*, gli grida voltandosi, in bellissima calligrafia. Gloss non resiste. In vita sua non aveva mai avuto con chi giocare.

wb-3-29-front-title = Nota a margine
wb-3-29-front = Un Wyrm viola, lungo il bordo della pagina. Non mangia parole. Mangia la luce che serve a leggerle.

wb-3-30-front-title = Giù dalla pagina
wb-3-30-front = Dove Gloss si rigira la terra fa la gobba, e state già correndo. «Vuole solo stare in pace con la sua pagina», dice Tina. «La pagina è *di Nora*», dice Lara. Hanno ragione tutte e due, e non serve a niente. «Permesso!» grida Ken, perché qualcuno deve pur dirlo.
wb-3-30-back-title = Se ne va
wb-3-30-back = Gloss non scoppia, e non si scioglie in inchiostro. Molla. Va giù oltre l’orlo della pagina una spira, poi un’altra, e ce n’è ancora. Per ultima resta la testa. Torna al punto che ha leccato tanto, e si ferma lì, come ci si ferma sulla porta. *E poi?* chiede. Nessuno glielo sa dire. Cade nel buio, e non si sente niente.

wb-3-31-front-title = Srotolato
wb-3-31-front = Le spire si allentano. Ce n’è ancora più di quanto pareva, e nel mezzo c’era nascosto un Gloss sottile, svelto, coperto di domande. *Perché? Dov’è il resto? Chi ha il resto?* Le domande gli cascano di dosso e strisciano in giro. «Dentro c’era il ripieno», dice Ken. «Mi piaceva di più la crosta.»

wb-3-32-front-title = Il punto sottile
wb-3-32-front = Dove Gloss ha leccato, la carta è così sottile che ci passa la luce, come in una mano davanti alla lampada. «Guardiamo di là», dice Lara, «così sappiamo dove siamo.» Vi sdraiate a pancia in giù, testa contro testa, un occhio ciascuno. C’è una stanza, e la vedete da dentro: uno scrittoio, una catena, la mattina grigia alla finestra. E c’è una bambina, seduta, con un impermeabile giallo, bagnato.
wb-3-32-back-title = Il righello
wb-3-32-back = Avrà dieci anni. Sta col mento sul pugno e legge, e ha appena dato un morso a un panino. Volta pagina. Poi alza gli occhi, dritto su di voi, e smette di masticare. Si china, finché il suo viso è grande come il cielo, e in ogni occhio ha qualcosa di enorme, che batte la palpebra quando la battete voi. «Ciao?» dite. La sua mano sta già cercando il righello.

wb-3-33-front-title = Grigio
wb-3-33-front = Da sinistra entra l’acciaio, e viene giù in un tratto solo. Poi il punto sottile è grigio, non è più una finestra, e nessuno alza la testa. Ken non ne dice una delle sue. Si sente Sid che toglie il cappuccio alla penna, e dopo un po’ lo rimette. «È svelta», dice infine Lara, a nessuno. Tina non dice niente.
wb-3-33-letter = La lettera la sapete a memoria, purtroppo. *Ho tagliato via la pagina perché lì dentro qualcosa mi guardava.* Era una bella lettera. Quella riga era vera, parola per parola.
wb-3-33-back-title = Nora
wb-3-33-back =
    Il bordo dritto porta al taglio, e nel taglio ci sono due mani, nere d’inchiostro fino ai polsi. Attaccata alle mani c’è una bambina, di spalle: due trecce, le maniche rimboccate, un ago a tracolla.

    «Era ora», dice. «Siete quelli che dovevano arrivare?»

    «Sì», dice Ken.

    «Allora grattatemi il naso, almeno.»

    Glielo grattate.
wb-3-33-gap =
    «Aspettate», dice. Sfila dal taglio un dito, uno solo, e lo aggancia al più vicino dei vostri. È gelato. Per trovarlo non le serve guardare. «Siete l’asola!» dice Nora. «Io *vi conosco*. Avete tenuto finché c’era fiato.» E siccome è contenta, dietro la fine del mondo fa un po’ più caldo.

    { wb-3-33-gap-rules }

wb-3-34-front-title = Un occhio
wb-3-34-front =
    «Io leggevo e basta», dice Nora. «E lì c’era un *occhio*. Grosso… ve lo farei vedere, ma ho le mani occupate. Mi guardava, e ha sbattuto la palpebra. Io mica strillo: prendo e taglio. Apposta.» Si gira verso di voi, fin dove può. «Voi avreste fatto uguale, almeno credo. No?»

    Si sente gocciolare l’inchiostro.
wb-3-34-tell =
    «L’occhio era nostro», dite. «Ti stavamo cercando.» Nora vi guarda in faccia, uno per uno, piano: guarda gli occhi. «*Voi*», dice, e le scappano le mani. Poi ripiglia i lembi, con le nocche bianche, e bianco anche il naso. «Potevate *bussare*», dice Nora.

    { wb-3-34-tell-rules }
wb-3-34-hide =
    «Sì», dite. «Avremmo fatto uguale.» Non è una bugia. Nora annuisce, soddisfatta, e la racconta un’altra volta, e l’occhio è più grosso, e voi ridete ai punti giusti. Nessuno guarda nessuno. Il naso glielo grattate ancora, molto più di quanto le pruda.

    { wb-3-34-hide-rules }

wb-3-35-front-title = Quello che non dice
wb-3-35-front = Vuole sapere che cosa c’è per pranzo, là fuori, e se piove ancora. I piedi bene, grazie, le braccia bene. In cinque minuti l’avete capita: quando c’è una cosa che non dice, parla più in fretta. «E c’è qualcuno che ti aspetta?» chiede Tina. «Certocertocerto», dice Nora. Nel buio, alle vostre spalle, si muove qualcosa.
wb-3-35-name =
    «Minnow», dite, piano. Si fa rossa fino alle orecchie. «È privato.» Poi: «Ditelo ancora.» Glielo ridite. Allora parla, ma al taglio, così non deve guardare voi. «Ho detto prima che sia asciutto. E se intanto Mamma ha chiuso la porta a chiave? Dovrei *suonare*. A casa mia. Io non ho mai dovuto *suonare*.»

    { wb-3-35-name-rules }
wb-3-35-hold =
    Mettete le mani accanto alle sue. È come tener chiusa una finestra quando di là ci si appoggiano tutti gli inverni del mondo. Lei tira fuori le sue e se le guarda: paiono arrivate per posta. Si siede. «A casa sono Minnow», dice alle ginocchia. «E se Mamma ha chiuso la porta a chiave? Dovrei *suonare*. Io non ho mai dovuto *suonare*.»

    { wb-3-35-hold-rules }
wb-3-35-hurry =
    Lungo il bordo dritto, dov’è passato l’acciaio, sono rimaste briciole di luce. Le spazzate con la mano, e lei vi indica quelle saltate. «Siete ordinati, almeno», dice Nora. Poi smette di parlare in fretta. Poi smette di parlare.

    { wb-3-35-hurry-rules }

wb-3-36-front-title = Prendere o lasciare
wb-3-36-front = «Va rimessa dentro», dice Nora. «Ci vogliono due aghi, uno davanti e uno dietro, e mentre si cuce qualcuno che legga la fine ad alta voce. Di aghi ne ho uno. Di mani, al momento, zero.» Senza Gloss la pagina è leggera come una vela. «Se ce l’abbiamo noi», dice Lara, «non ce l’ha nessun altro.» Nora ha sotto i piedi il buio, nudo. «Però qui è l’unica cosa calda», dice Tina.
wb-3-36-take =
    La arrotolate come un tappeto; scricchiola, e dal fondo cade qualche ultima parola. Sottobraccio tiene caldo. Giù, molto in basso, il buio si rimescola, spira dopo spira. *Mia*, dice laggiù. Poi, dopo una pausa, perché è onesto: *Mia no. Ma dove va?*

    { wb-3-36-take-rules }
wb-3-36-leave =
    La tirate fino al taglio e gliene infilate il bordo sotto le scarpe. Nora ci sale senza guardare, prima il sinistro, poi il destro. «Oh», dice. È la prima parola che le esce lenta. Le rincalzate un angolo intorno alle caviglie, e lei lascia fare. «È calda apposta», dice.

    { wb-3-36-leave-rules }

wb-3-37-front-title = Pagina tagliata
wb-3-37-front = Un bordo è dritto. In mezzo c’è un punto da cui non si guarda più.

wb-3-38-front-title = Prima che sia asciutto
wb-3-38-front = «L’altro ago, e uno che legga», dice Lara. «Torniamo con tutti e due.» «Quando?» dice Nora. Nessuno lo sa. «Prima che il tuo impermeabile sia asciutto», dice Ken. Lei ci pensa, e annuisce, come se firmasse. Accanto al gomito le passa qualcosa, e poi qualcos’altro. «Allora *correte*, almeno!» grida. Correte. Una corsa così dura non l’avete mai fatta, perché lei resta lì.
wb-3-38-back-title = Di fianco
wb-3-38-back = Ecco la fessura, un filo di giorno messo in piedi. Ci passate di fianco, com’eravate venuti, tirandovi per le maniche, per i cappucci, per i capelli. I colori vi piombano addosso come la banda del paese. Vi voltate: due pagine e una piega, nient’altro. Ci accostate un occhio, tutti insieme. Tutti insieme lo togliete.

wb-3-39-front-title = Che cosa ha imparato Ken
wb-3-39-front = Che qualcuno può avere paura di *lui*. Scende le scale dietro agli altri, e le porte le accosta piano.
wb-3-40-front-title = Che cosa ha imparato Lara
wb-3-40-front = Che un piano può avere tutte e tre le righe giuste, e non andar bene lo stesso. Della carta del burro ha fatto coriandoli.
wb-3-41-front-title = Che cosa ha imparato Tina
wb-3-41-front = Che a cercare qualcuno gli si può far male. Lei cercherà lo stesso. Solo che prima bussa.
wb-3-42-front-title = Che cosa ha imparato Sid
wb-3-42-front = Che ci sono fatti che non si lasciano scrivere. Sulla mano gli è rimasto un punto pulito tutta la mattina, e lui non fa che guardarselo.

wb-3-43-front-title = Asciutto all’orlo
wb-3-43-front = Assi di legno, odore di pane tostato, il campanile che batte le nove, per il verso giusto. Quattro minuti, dice l’orologio di Lara. Scendete ai ganci in fila, e per una volta nessuno spinge. Tina si accovaccia e tasta l’impermeabile giallo, dal colletto in giù: umido, umido, umido. Poi arriva all’orlo, che contro il muro gratta, appena appena. «Ecco il primo pezzo», dice.
wb-3-43-told = «Non ha mica detto che andava bene», dice Ken. «No», dice Lara. «Ha detto di bussare.» Lui alza le nocche e bussa alla manica gialla, due volte, e si sente scemo, e poi no.
wb-3-43-silent = «Glielo diciamo la prossima volta», dice Lara. «Subito.» Sono tutti d’accordo, così in fretta che se ne accorgono. Ken appende la giacca sopra l’impermeabile, per non farsi guardare, e poi la toglie, per via dell’umido.
wb-3-43-page = Sullo scrittoio non ci sta. La mettete nell’angolo vicino alle scale, faccia al muro, sotto una coperta. Grande com’è, pare una porta appoggiata lì. Solo che, quando le si passa davanti, si gira un poco, come un girasole.
wb-3-43-minnow = «Avete presente l’ultima casa sotto la torre?» chiede Tina. «Con la lampada sopra il gradino? Ci passo davanti da sempre, e quella porta non l’ho mai vista chiusa bene.» Sid conta sessant’anni sulle dita. Finiscono prima le dita.
wb-3-43-back-title = Come finisce
wb-3-43-back = Prima di scendere dagli altri aprite il libro di un dito, e guardate dentro di lato. Dall’alto, avete deciso, non si guarda più.
wb-3-43-cold = La piega è piena d’inchiostro, fino al filo, e ha fatto la pelle come il latte. Trattenete il fiato e ascoltate. Non si muove niente, non canticchia nessuno. Ma dove il nero è più sottile ci sono dieci punti chiari in fila, cinque e cinque, fermi fermi. A capire ci mettete un momento. Sono polpastrelli. Tengono duro.
wb-3-43-fogged = La pagina è fredda, e appena vi chinate viene fuori sulla carta un tondo appannato, e va via, e torna. Il fiato non è vostro: voi lo state trattenendo. Lì dietro, vicinissima, dev’esserci Nora che pensa. Sid alita piano da questa parte. Adesso i tondi sono due, e vanno e tornano insieme.
wb-3-43-knocks = Bussate: due colpi, con una nocca, sul bordo della carta. Contate fino a venti, e niente. Poi due colpi, da dietro. E un terzo, per buon peso. «Avanti!» grida una voce, piccola, lontana, e ci aggiunge qualcosa che potrebbe essere *almeno*. In piazza i lampioni hanno drizzato le orecchie.
wb-3-43-crocus = Proprio nella piega, fra il filo e la carta, c’è una cosa che a colazione non c’era: un segno di matita, lungo un ago, con un secondo che gli si appoggia. Lo guardate finché vi lacrimano gli occhi. La punta s’ingrossa; diventerà viola. «Non lo disegna nessuno», dice Sid. «No», dice Tina, «sta *spuntando*.» Ci chiudete sopra il libro, come si accosta la porta quando uno dorme.

### Quando è girato l’ultimo segnalino Destino
wb-3-lost-title = Inchiostro
wb-3-lost = L’inchiostro passa le scarpe, passa i nomi, e per un momento ognuno vede gli altri farsi grigi, dai piedi in su. Poi due mani fredde vi prendono per il colletto, uno dopo l’altro, e vi spingono per uno spiraglio troppo, troppo stretto. Siete seduti sulle assi. Sui colletti avete dieci ditate nere, piccole. Il timbro dice ancora OGGI.
