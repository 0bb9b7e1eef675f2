# Wonder Book, capitolo III: quello che si legge ad alta voce.

wb-3-1-front-title = Dopo colazione
wb-3-1-front = Lara sbatte la carta del burro sul Libro aperto. *Entrare, trovarla, uscire*, c’è scritto: un piano di tre righe, e la terza è sottolineata. Ken ha ancora la marmellata sul mento. Fuori i gabbiani si stanno già litigando il pane tostato. Il timbro sul cartellino non ha cambiato idea: DA RESTITUIRE OGGI. «Oggi quando?» chiede Tina. «Le biblioteche chiudono alle sei», dice Lara. «Mica ha detto che è una biblioteca», dice Sid.
wb-3-1-back-title = La piega
wb-3-1-back = Dove si incontrano due pagine c’è una piega, e dietro il suo ultimo filo una fessura. Si entra di fianco, in apnea, una parete di carta sul petto e una sulla schiena. Il primo s’incastra con le tasche. Poi salta, come un tappo. «Com’è?» grida Lara. «Buio», le rispondono. E dopo un po’: «Anzi no. È *nero*. È un’altra cosa. Ci si vede.»

wb-3-2-front-title = Il rovescio
wb-3-2-front = «Mia nonna ricama», dice Tina, «quindi lo so. Questo è il rovescio. Qui stanno i nodi, i fili che avanzano e i punti dove hai barato.» C’è tutta la città un’altra volta, a righe d’argento sul nero. Quel che stava a sinistra sta a destra. Un cancello ha la maniglia al posto dei cardini. Fate per aprirlo, e acchiappate l’aria, tutti.
wb-3-2-back-title = Gli unici colori
wb-3-2-back = Una manica rossa, due calzini verdi, un polsino con la marmellata: altri colori, a perdita d’occhio, non ce n’è. Vi chinate ad allacciarvi una scarpa, e si slaccia. La slacciate, ed è allacciata. «E non provate a scrivere», dice Sid. Da sotto i tetti d’argento, chissà dove, viene un rumore lento e bagnato, di cucchiaio nella minestra.
wb-3-2-wick =
    Wick passa la fessura dietro di voi, prima il collo, poi il resto, e starnutisce. Per terra corre una luce vera, gialla, e le case d’argento si fanno un po’ indietro, come gente colta in pigiama. In piazza c’è un lampione nero. Wick va lì e lo annusa. Il lampione nero ci pensa, e annusa Wick.

    { wb-3-2-wick-rules }
wb-3-2-porter =
    «Lettori: presenti, tutti. Ombre: assenti, tutte», dice Ibo, e lo mette a verbale. «È irregolare.» Vi è venuto dietro per tutta la strada, contando i passi. Adesso rovescia la fodera del berretto, e ne cadono due Scintille. Non figurano in nessuna lista. La cosa gli dà tanto da pensare che se ne allontana di tre passi e guarda dall’altra parte.

    { wb-3-2-porter-rules }

wb-3-3-front-title = Una cosa sola
wb-3-3-front = Dalla fessura passa quel che si tiene in una mano. L’altra serve per tirare. «Il mio specchietto», dice Sid. «Qui è tutto a rovescio. E il rovescio del rovescio è il dritto.» «Guarda in su», dice Lara. Dalle grondaie d’argento gocciola inchiostro, di traverso. «Il guaio non è leggere. È asciugarsi.» Ha portato l’ombrello di sua madre. L’ombrello è aperto, la discussione è chiusa.
wb-3-3-mirror = Nello specchietto la città è per il verso giusto, e finché guardate sapete dov’è la sinistra. Lo tenete fra due di voi, e là dentro chi stava di qua sta di là. È uno specchio; è il suo mestiere. Poi lo abbassate, e chi stava di qua sta di là davvero.
wb-3-3-umbrella = Passa dalla fessura perché glielo dice Lara. È nero come tutti gli ombrelli, e poi si apre. Dentro c’è un cielo d’estate, azzurro azzurro, con le nuvole. «Era un regalo», dice Lara. «Chi fiata si bagna.» Non fiata nessuno. Vi stringete tutti un po’ di più.

wb-3-4-front-title = Specchietto
wb-3-4-front = Chi ci si vede è già da un’altra parte.
wb-3-5-front-title = Ombrello nero
wb-3-5-front = Dentro fa bel tempo: azzurro, con le nuvole.

wb-3-6-front-title = L’Aura Oscura
wb-3-6-front = Certi Wyrm, qui, sembrano santi: hanno una luce intorno alla testa. Da vicino è il contrario: è un pezzo di buio, più buio del resto. Dove tocca, brucia il doppio. «È una cuffia da piscina», dice Ken. «Prima gli si leva la cuffia.»

wb-3-7-front-title = Eclissi
wb-3-7-front = Sopra i tetti arriva un Wyrm viola, così adagio che pare venga sera. Dove passa lui, l’argento si spegne.

wb-3-8-front-title = Tre pozzi d’inchiostro
wb-3-8-front = Qui il pozzo sta per il verso giusto, e il guaio è quello: è pieno d’inchiostro fino all’orlo. In panetteria l’inchiostro sta dietro lo sportello del nono forno. Nel campanile la campana è appesa capovolta, come una tazza, e la tazza è piena. In tutti e tre si muove qualcosa. «Coperchi», dice Lara. «Il diavolo se li scorda sempre. Noi cominciamo da lì.»
wb-3-8-back-title = Come un cane
wb-3-8-back = L’inchiostro del pozzo si gonfia, si spacca, e un Wyrm scavalca l’orlo. È nero come tutto il resto. Poi si scrolla, da cane dopo il bagno, e adesso lui è bianco, e voi siete a macchie. «Sono una carta geografica», dice uno di voi, guardandosi. Il Wyrm un po’ di buio se l’è tenuto. Lo porta calato sugli occhi che non ha.

wb-3-9-front-title = Mettere i coperchi
wb-3-9-front = Tre coperchi, e da uno all’altro si svolta sempre dove non si doveva. «A sinistra», dice Lara. Mezza compagnia va a destra. «L’*altra* sinistra.» L’inchiostro si è messo ad arrampicarsi su per il pozzo, una pietra alla volta, e intanto fischietta. Non ha nessuna fretta.
wb-3-9-back-title = Inchiostro fermo
wb-3-9-back = Giù anche l’ultimo coperchio. I Wyrm restano dove sono, si fanno molli e colano fra le pietre. Nei rigagnoli l’inchiostro si è calmato, tanto che ci si vede dentro l’altra parte: la città vera, per il verso giusto, a colori, e a una finestra una pagnotta. Allungate la mano per prenderla: inchiostro fino al gomito, e la città non c’è più.

wb-3-10-front-title = Fino all’orlo
wb-3-10-front = L’inchiostro supera l’orlo, e non trabocca. Lì accanto c’è un coperchio di ferro, con due finestrelle rotonde per le Scintille. Sul coperchio, un disegno: due luci entrano, e una figurina si volta e si copre la faccia.
wb-3-10-back-title = Scritto in piccolo
wb-3-10-back = Le Scintille vanno a fondo, e restano accese. Illuminano il pozzo giù giù, fin dove c’è scritto, in caratteri minuscoli, quanto costava il libro. L’inchiostro non sopporta di essere letto. Ha un brivido, cerca il coperchio a tentoni e se lo tira sopra la testa: ancora cinque minuti, mamma.

wb-3-11-front-title = Il nono forno
wb-3-11-front = La maniglia è a sinistra. A sinistra il gancio del grembiule, a sinistra perfino il buco dei topi. L’inchiostro sta appoggiato da dietro allo sportello di ferro, e aspetta. Per chiuderlo bisogna spingere con la mano che non usate mai.
wb-3-11-back-title = L’altra mano
wb-3-11-back = Ci puntate la spalla sbagliata, e il piede sbagliato. Lo sportello si sposta di un biscotto. «Oh, issa», dice una voce dal cielo, e poi, con gentilezza: «dall’altra parte.» Al muro è appuntato un foglio di carta assorbente. Il fornaio, con l’inchiostro, doveva averci già litigato.

wb-3-12-front-title = Una tazza di bronzo
wb-3-12-front = La campana sta a bocca in su, grande come una stanza, e l’inchiostro che ha dentro trema. La corda sale, sale nel buio, e in cima non c’è niente. Questa campana non l’ha mai suonata nessuno. Trattiene il fiato.
wb-3-12-back-title = Rivoltarla
wb-3-12-back = «Vuole solo stare appesa come si deve», dice Tina. «E noi la ribaltiamo.» «Pesa, e l’inchiostro è gelato», dice Sid. «Al bronzo piace il caldo. Tre Scintille sotto, e si gira da sola.» «E se tre Scintille non ci sono?» chiede Ken. Si sente che si rimbocca le maniche.
wb-3-12-hands =
    Vi appendete all’orlo finché s’inclina. L’inchiostro vi passa sopra, e non è bagnato, è *freddo*, un freddo da fondo di lago, e per un momento non sapete più come vi chiamate. Poi la campana dondola giù, bocca a terra, e butta fuori il fiato. Qualcuno dice il vostro nome, e vi fa piacere saperlo.

    { wb-3-12-hands-rules }
wb-3-12-sparks =
    Posate sulla trave le tre Scintille, vi sedete e aspettate, e finché guardate non succede niente. Poi il bronzo si stiracchia, come un gatto che ha trovato il sole. Si gira con un sospiro. L’inchiostro casca giù tutto intero, tondo come un budino, traballa e sgocciola via.

    { wb-3-12-sparks-rules }

wb-3-13-front-title = Una fiamma nera
wb-3-13-front = In piazza c’è un lampione con la fiamma nera, e ai suoi piedi un tondo di buio, steso per bene come uno scendiletto. China il collo verso di voi. Non ha odore, non fa rumore. Sta lì come chi aspetta una domanda.
wb-3-13-back-title = Sotto il lampione
wb-3-13-back = Mettete un piede nel tondo. Fa caldo, là dentro, e c’è un silenzio da sotto le coperte, a torcia spenta. «Fagli una carezza», dice Tina. «Spegnilo», dice Ken. «Se da acceso fa buio, da spento farà luce.» «E chi ci dorme, là sotto?» chiede Sid. Il lampione guarda ora uno, ora l’altro.
wb-3-13-stroke =
    Vi rimbocca il suo buio fino al mento. Sentite il vostro cuore, e poi quello degli altri, ognuno al suo passo. Nessuno ha fretta. Quando uscite qualcuno ha sbadigliato, e può essere stato il lampione.

    { wb-3-13-stroke-rules }
wb-3-13-blow =
    La fiamma fa *pff*. Aveva ragione Ken: sulle pietre ci sono due Scintille. Aveva ragione anche Sid: acciambellato intorno c’è qualcosa di bianco, che alza la testa, e non si è svegliato di buonumore. Il lampione vi volta le spalle.

    { wb-3-13-blow-rules }

wb-3-14-front-title = Carta assorbente
wb-3-14-front = Beve di tutto, e poi fa vedere che cos’era.

wb-3-15-front-title = Due aironi
wb-3-15-front = Dietro la corte l’inchiostro è calato. Viene fuori un canale, nero e dritto, e di là il resto della città: un muro, un ufficio postale, una torre con un leggio in cima. Nell’acqua stanno due ponti, su una gamba sola, di ferro, da aironi che dormono. Un ponte tocca due rive alla volta, e alle altre fa segno col becco. «Ma chi è che costruisce una cosa così?» dice Lara. «Uno a corto di ponti», dice Sid, felice.
wb-3-15-back-title = L’insegna
wb-3-15-back =
    Sull’ufficio postale c’è un’insegna larga quanto la casa. La leggete dal fondo, col dito, una lettera dopo l’altra.

    PACCHI SUL RETRO. LO SCRIGNO DEL TESORO SI APRE A CHI LEGGEVA AD ALTA VOCE OGNI SERA.

    «A chi legge?» chiede Ken. «Io so leggere.» «A chi *leggeva*», dice Sid. «È un nome.» Di là dal canale qualcuno ha dipinto un muro da cima a fondo, con un pennello grosso come una scopa. «Allora c’era chi leggeva per loro», dice Tina.

wb-3-16-front-title = Ponti girevoli
wb-3-16-front = Su ogni riva, e su ogni ponte, c’è una leva a misura di zampa. Vi ci appoggiate. Il ferro geme, l’airone gira sulla gamba, e dove un momento fa si passava c’è un salto, e sotto l’inchiostro. Chi è sul ponte gira con lui, e il primo ad accorgersene è lo stomaco.

wb-3-17-front-title = Bisogna essere in due
wb-3-17-front = In alto, sul leggio, c’è un libro con due fermagli. È da lì che si legge questa parte, e una pagina così grande la si volta in due, uno per angolo. «Quindi due di noi devono arrivare lassù», dice Lara, «se quando un ponte è giusto l’altro è sbagliato.» La si sente girare e rigirare la carta del burro. Il ponte più vicino alza il becco e si volta, da solo, come chi su quel fianco dorme male.
wb-3-17-back-title = Il muro dall’alto
wb-3-17-back = Da quassù il Muro dei piccoli si vede intero. In basso una fila di cosini bianchi, arrotolati. Sopra, una fila di cosi grigi, tondi come sassi. In cima una fila di draghi, che sbadigliano. Da un capo all’altro corre una scritta, e la leggete dal fondo: COMINCIANO TUTTI PICCOLI. «Questa è mia», dice Lara. «In panetteria. L’ho detta prima io.» In un angolo c’è un nome: VESPER.

wb-3-18-front-title = L’orologio
wb-3-18-front = Sotto la campana c’è un orologio, di vetro, incassato nel muro. La faccia è per la strada di là; a voi toccano gli ingranaggi. Non ticchetta.
wb-3-18-back-title = Dodici tacche
wb-3-18-back = Non ha numeri, solo dodici tacche, così non imbroglia nessuno. Le lancette sono ferme e impolverate. Leggete: le cinque meno venti. «Viste da *qui dentro*», dice Sid. E poi zitto. Alzate un orologio nel buio, girate il braccio, e lo guardate da dietro. Sulla punta della lancetta dei minuti sta seduta una Scintilla, e aspetta che la portino avanti.

wb-3-19-front-title = Lettere d’ottone
wb-3-19-front = Vicino allo sportello è appesa una scatola di lettere d’ottone, quelle per i nomi delle vie. A forza di anni si sono fatte sottili. Si possono guardare da tutte e due le parti.
wb-3-19-back-title = Undici oneste
wb-3-19-back = Girate le lettere, una per una, e fate due mucchi. B, E, L, N, R, S e quasi tutte le loro amiche vengono alla rovescia. «Queste invece, da che parte le guardi, se ne infischiano», dice Sid. A, H, I, M, O, T, U, V, W, X, Y. «Undici oneste», dice Tina. Sotto la scatola c’è un brandello che qualcuno aveva provato a spedire.

wb-3-20-front-title = Il Muro dei piccoli
wb-3-20-front = Da vicino sono solo chiazze, bianche e grigie. Per capirci qualcosa bisogna essere alti come una casa. Davanti c’è una panca, bassa. Più bassa di una panca da bambini.
wb-3-20-back-title = Cominciano tutti piccoli
wb-3-20-back = Vi sedete, con le ginocchia alle orecchie. Avete davanti al naso un cosino bianco, arrotolato, che sorride; il suo vicino ha un dente. A quest’altezza l’intonaco è lucido, come lo stipite dove si struscia il gatto. Sopra corre una riga scritta a specchio. COMINCIANO TUTTI PICCOLI. «Tutti chi?» dice Ken. Non lo sa nessuno. È la prima figura, qui, che non mette tristezza.

wb-3-21-front-title = Nell’angolo
wb-3-21-front = In fondo al muro, dove firmano i pittori, ci sono lettere profonde un palmo, piene d’inchiostro secco. Con una luce vicina vicina si vedrebbero gli orli.
wb-3-21-back-title = Anche quando era tardi
wb-3-21-back = Seguite i solchi con la Scintilla, da destra a sinistra. VESPER. E sotto, più piccolo, come una cosa che non deve sapere nessuno: OGNI SERA, ANCHE QUANDO ERA TARDI. La Scintilla non si spegne. Resta nella V, come una lampada alla finestra, e voi la lasciate lì.

wb-3-22-front-title = Deposito mancino
wb-3-22-front = DEPOSITO MANCINO, dice la porta, ed è proprio così: guanti sinistri, stivali sinistri, calzini sinistri, tutti quelli che di là si cercano sotto il letto. Nove caselle per nove bambini. In una c’è una valigia che basta sì e no per la merenda.
wb-3-22-back-title = Una muffola sinistra
wb-3-22-back = Dentro ci sono un brandello di carta e una muffola col cordone, quello che si fa passare per le maniche, così non si perdono. In fondo al cordone non c’è niente. «È così che ti fregano», dice Ken. Appena la infilate, polvere, pelucchi e luce si buttano sulla lana da tutte le parti.

wb-3-23-front-title = Il primo fermaglio
wb-3-23-front = Un fermaglio d’argento, con una riga scritta a specchio: CHE ORE SONO DALL’ALTRA PARTE? Di chiavistelli da tirare ce n’è tre, piccoli, e ognuno ha il suo quadrante, senza numeri.
wb-3-23-back-title = L’orologio da dietro
wb-3-23-back = «In questa città di orologi ce n’è uno», dice Lara. «E noi gli abbiamo visto solo la schiena», dice Sid. I chiavistelli sono freddi, e lì dietro qualcosa di piccolo e svelto corre su e giù, per farsi trovare a quello sbagliato.
wb-3-23-five =
    È l’ora che fa qui dentro. E che ora fa qui dentro, il fermaglio lo sa da sé. Vi azzanna le dita, e dal foro del chiavistello esce qualcosa di bianco, con tutta la calma del mondo.

    { wb-3-23-five-rules }
wb-3-23-past =
    La lancetta lunga l’avete girata, quella corta no. Succede. Il fermaglio vi addenta un polsino, e mentre tirate, dalla fessura cola qualcosa.

    { wb-3-23-past-rules }
wb-3-23-seven =
    Le sette e venti. Il fermaglio si spalanca, come le porte quando di là c’è appoggiato qualcuno. «Quindi è presto», dice Ken. «È presto *là*», dice Tina. Devono essere le sette e venti da un’eternità. C’è chi è ancora fermo a quella mattina.

    { wb-3-23-seven-rules }

wb-3-24-front-title = Il secondo fermaglio
wb-3-24-front = Questo fermaglio è tutto buchi, per parlarci dentro. DIMMI UNA PAROLA CHE SIA UGUALE DA TUTTE E DUE LE PARTI. Nel legno qualcuno ha graffiato tre parole, e gli tremava la mano.
wb-3-24-back-title = Uguale dalle due parti
wb-3-24-back = NON, OTTO, OSSO. «Alla rovescia sono uguali tutte e tre», dice Lara. «Quindi non può essere quello. O non è *solo* quello.» Sid non risponde. Lo si sente rigirarsi le lettere in testa.
wb-3-24-noon =
    Alla rovescia è uguale. Ma una N, vista da dietro, pende dall’altra parte, e qui ce n’è due. Il fermaglio sputa. Quello che sputa è bianco, è un maleducato, e ha già preso la via delle vostre caviglie.

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
wb-3-26-front = Il libro sul leggio si apre, e con lui tutto il resto. La piazza si solleva da un angolo. I tetti si sdraiano, i ponti tirano su le gambe, e tutta la città nera vi sale davanti al naso, come un lenzuolo quando si sbatte in due. «Giù la testa», dice una voce dal cielo. Le teste sono già giù. Quando le rialzate non c’è più città e non c’è più cielo, solo buio, e nel buio qualcosa di chiaro.
wb-3-26-back-title = Il campo bianco
wb-3-26-back = Sta nel buio come un campo di neve. Ci mettete un piede: carta, di quella spessa, un po’ calda. La attraversano righe di stampa, grigie, viste da dietro. Tre lati sono sfrangiati o piegati. Il quarto è dritto, da righello. Che cosa sia, non c’è bisogno di dirlo. «E così è sempre stata qui», bisbiglia Tina. In mezzo al campo c’è una collina.

wb-3-27-front-title = Gloss
wb-3-27-front = La collina respira. È un Wyrm, lungo come una via e grosso come una cantina, e si è acciambellato sulla pagina come un gatto su una lettera. Ha la pelle fitta di note, minuscole, in cento calligrafie: *vedi sopra. Lo dice chi? Ma quando mai!* Si è mangiato sessant’anni di margini. Passa la lingua sulla carta, sempre lì. «Legge», bisbiglia Sid. Non legge. Non è capace.
wb-3-27-hush =
    Dorme. Con i dormienti siete andati in punta di piedi, e ormai ci avete fatto il piede. Pestate una briciola, e la briciola squittisce. Gloss sospira, ritira la lingua e ficca la testa sotto la spira accanto.

    { wb-3-27-hush-rules }
wb-3-27-awake =
    La lingua si ferma. La testa si gira, cieca e larga, e vi passa uno per uno, come il dito di chi conta. *Nel testo non figurano*, dice. Ci pensa su. *Cancellare.*

    { wb-3-27-awake-rules }

wb-3-28-front-title = Inkling
wb-3-28-front = Qualcosa vi tira per i lacci. È cresciuto ancora: adesso è lungo quattro scarpe, e zitto zitto vi è venuto dietro per due pagine. Guarda Gloss, e si prende il suo tempo. Poi va a mostrargli la punta della coda, in un modo che perfino voi trovate sfacciato, e via. *Vieni*, gli grida voltandosi, in bellissima calligrafia. Gloss non resiste. Non ha mai avuto nessuno con cui giocare.

wb-3-29-front-title = Nota a margine
wb-3-29-front = Un Wyrm viola, lungo il bordo della pagina. Non mangia parole. Mangia la luce che serve a leggerle.

wb-3-30-front-title = Giù dalla pagina
wb-3-30-front = «Vuole solo che lo lascino in pace con la sua pagina», dice Tina. «La pagina è *di Nora*», dice Lara. Hanno ragione tutte e due, e siete da capo. Dove Gloss si rigira, la carta fa la gobba. Avete già cominciato a correre. «Permesso!» grida Ken, perché l’educazione prima di tutto.
wb-3-30-back-title = Se ne va
wb-3-30-back = Gloss non scoppia, e non si scioglie in inchiostro. Molla. Scivola giù dal bordo della pagina, spira dopo spira, e ce n’è sempre dell’altro. Proprio in fondo torna su la testa, un’ultima volta, fino al punto che ha leccato, e si ferma lì, come ci si ferma sulla porta. *E poi?* dice. Nessuno glielo sa dire. Cade nel buio, e non si sente niente.

wb-3-31-front-title = Srotolato
wb-3-31-front = Le spire si allentano. Ce n’è ancora più di quanto pareva, e in mezzo stava nascosto qualcosa di sottile, svelto, tutto domande. *Perché? Dov’è il resto? Chi ha il resto?* Gli cascano di dosso e strisciano in giro. «Dentro c’era il ripieno», dice Ken. «Mi piaceva di più la crosta.»

wb-3-32-front-title = Il punto sottile
wb-3-32-front = A furia di leccare, la carta si è fatta così sottile che ci passa la luce, come in una mano davanti alla lampada. «Guardiamo di là», dice Lara, «così sappiamo dove siamo.» Vi sdraiate a pancia in giù, testa contro testa, un occhio ciascuno. C’è una stanza, vista da dentro: uno scrittoio, una catena, una mattina grigia alla finestra. E c’è una bambina, seduta, con un impermeabile giallo fradicio.
wb-3-32-back-title = Il righello
wb-3-32-back = Avrà dieci anni. Legge col mento sul pugno, e ha appena dato un morso a un panino. Volta pagina. Poi alza gli occhi, dritto su di voi. Non mastica più. Si china finché la sua faccia è grande come il cielo, e in ognuno dei suoi occhi qualcosa di enorme sbatte la palpebra, tutte le volte che la sbattete voi. «Ciao?» dite. La mano è già lì che cerca il righello.

wb-3-33-front-title = Grigio
wb-3-33-front = L’acciaio buca la carta, alla vostra sinistra, e viene giù in un tratto solo. Poi il punto sottile è grigio, e non è più una finestra, e nessuno alza la testa. Ken non fa battute. Si sente Sid togliere il cappuccio alla penna, e dopo un po’ si sente che lo rimette. «È svelta», dice alla fine Lara, così, a nessuno. Tina non dice proprio niente.
wb-3-33-letter = La sapete a memoria, e quanto vorreste di no. *Ho tagliato via la pagina perché lì dentro qualcosa mi guardava.* Era una bella lettera. Quella riga lì era vera, parola per parola.
wb-3-33-back-title = Nora
wb-3-33-back =
    Il bordo dritto porta fino al taglio, e al taglio, di spalle, c’è una bambina: due trecce, maniche rimboccate, inchiostro fino ai polsi, un ago a tracolla come una spada. Tiene tutte e due le mani nel taglio.

    «Ce ne avete messo, di tempo», dice. «Siete voi quelli che dovevano venire?»

    «Sì», dice Ken.

    «Allora grattatemi il naso, almeno.»

    Glielo grattate.
wb-3-33-gap =
    «Aspettate», dice. Sfila dal taglio un dito, uno solo, e lo aggancia al più vicino dei vostri. È gelato. Per trovarlo non le serve guardare. «Siete l’asola!» dice Nora. «Io *vi conosco*. Avete tenuto finché c’era fiato.» E siccome è contenta, dietro la fine del mondo fa un po’ più caldo.

    { wb-3-33-gap-rules }

wb-3-34-front-title = Un occhio
wb-3-34-front =
    «Io leggevo e basta», dice Nora. «E lì in mezzo c’era un *occhio*. Grosso così, solo che non ve lo faccio vedere, ho le mani occupate. Mi guardava, e ha sbattuto la palpebra. E io l’ho tagliato via. Apposta. Non sono una che strilla.» Si gira verso di voi, fin dove può. «Voi avreste fatto uguale, almeno credo. No?»

    Si sente gocciolare l’inchiostro.
wb-3-34-tell =
    «Era nostro», dite. «L’occhio. Ti stavamo cercando.» Nora vi guarda in faccia, uno per uno. Senza fretta; vi guarda gli occhi. «*Voi*», dice, e le scappano le mani. Poi i lembi li ha ripresi, e ha le nocche bianche, e bianco anche il naso. «Potevate *bussare*», dice Nora.

    { wb-3-34-tell-rules }
wb-3-34-hide =
    «Sì», dite. «Avremmo fatto uguale.» E non è nemmeno una bugia. Nora annuisce, soddisfatta, e vi racconta da capo quant’era grosso, e stavolta è di più. Ridete dove c’è da ridere. Nessuno guarda nessuno. Le grattate ancora il naso, e andate avanti che al naso è già passato da un pezzo.

    { wb-3-34-hide-rules }

wb-3-35-front-title = Quello che non dice
wb-3-35-front = Vuole sapere che cosa c’è per pranzo là fuori, e se piove ancora. I piedi bene, grazie, e le braccia pure. Quando c’è una cosa che non dice, parla più in fretta; in cinque minuti l’avete capito. «E c’è qualcuno che ti aspetta?» chiede Tina. «Ovvio», dice Nora, a rotta di collo. Nel buio, alle vostre spalle, qualcosa si mette in marcia.
wb-3-35-name =
    «Minnow», dite, a voce bassa. Diventa rossa fino alle orecchie. «È una cosa privata.» Poi: «Ditelo ancora.» E quando l’avete detto il resto lo racconta al taglio, così non deve guardare voi. «Ho detto prima che sia asciutto. E se ha chiuso la porta a chiave? Allora mi toccherebbe suonare. Io non ho mai dovuto *suonare*.»

    { wb-3-35-name-rules }
wb-3-35-hold =
    Mettete le mani accanto alle sue. È come tener chiusa una finestra, e fuori tutti gli inverni che ci sono. Lei sfila le sue, le guarda come se le avesse portate il postino, e si siede. «A casa sono Minnow», dice alle ginocchia. «E se ha chiuso la porta a chiave? Allora mi toccherebbe suonare. Io non ho mai dovuto *suonare*.»

    { wb-3-35-hold-rules }
wb-3-35-hurry =
    Lungo il bordo dritto, dov’è passato l’acciaio, ci sono briciole di luce. Le raccogliete con le mani, e lei vi dice dove ne avete saltata qualcuna. «Siete precisi, almeno», dice Nora. Non parla più in fretta. Non parla più.

    { wb-3-35-hurry-rules }

wb-3-36-front-title = Prendere o lasciare
wb-3-36-front = «Va rimessa dentro», dice Nora. «Ci vogliono due aghi, uno davanti e uno dietro, e qualcuno che legga la fine ad alta voce mentre cuciamo. Io di aghi ne ho uno. E zero mani.» Senza Gloss la pagina è leggera come una vela. «Se ce l’abbiamo noi», dice Lara, «non ce l’ha nessun altro.» Nora sta coi piedi sul buio nudo. «Però di caldo, da questa parte, c’è solo lei», dice Tina.
wb-3-36-take =
    La arrotolate come un tappeto; scricchiola, e in fondo perde qualche parola, delle ultime. Sottobraccio tiene caldo. Giù, molto in basso, il buio si rimescola, spira dopo spira. *Mia*, dice laggiù. Poi, dopo una pausa, perché è onesto: *Mia no. Ma dove va?*

    { wb-3-36-take-rules }
wb-3-36-leave =
    La tirate fino al taglio e gliene infilate il bordo sotto le scarpe. Ci sale senza guardare, prima il piede sinistro, poi il destro. «Oh», dice Nora. È la prima cosa che dice con calma. Le rincalzate un angolo intorno alle caviglie, e lei lascia fare. «Questa è calda apposta», dice.

    { wb-3-36-leave-rules }

wb-3-37-front-title = Pagina tagliata
wb-3-37-front = Un bordo è dritto. In mezzo c’è un punto da cui non si guarda più.

wb-3-38-front-title = Prima che sia asciutto
wb-3-38-front = «L’altro ago e uno che legga», dice Lara. «Torniamo con tutti e due.» «Quando?» dice Nora. A saperlo. «Prima che il tuo impermeabile sia asciutto», dice Ken. Lei ci pensa, e annuisce, come se firmasse. Accanto al gomito le scivola via qualcosa, e poi qualcos’altro. «Almeno correte!» grida. Correte. È la corsa più dura della vostra vita, perché lei resta lì.
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
wb-3-43-front = Assi di legno; pane tostato; un campanile che batte le nove, per il verso giusto. Per l’orologio di Lara sono passati quattro minuti. Scendete ai ganci in fila, senza spinte. Tina si accovaccia e tasta l’impermeabile giallo, dal colletto in giù: umido, umido, umido. Poi l’orlo. Contro il muro gratta, appena appena. «Ecco il primo pezzo», dice.
wb-3-43-told = «Che andava bene non l’ha detto», dice Ken. «No», dice Lara. «Ha detto di bussare.» Lui alza le nocche e bussa alla manica gialla, due volte, e si sente scemo, e poi no.
wb-3-43-silent = «Glielo diciamo la prossima volta», dice Lara. «Per prima cosa.» Dicono di sì tutti, e a tutti pare un sì un po’ troppo svelto. Ken appende la giacca sopra l’impermeabile, così non lo guarda, e poi la toglie, per via dell’umido.
wb-3-43-page = La pagina è troppo grande per lo scrittoio. La mettete nell’angolo vicino alle scale, faccia al muro, con una coperta sopra. Una pagina così è una porta appoggiata al muro. Ogni volta che le passate accanto si gira un poco, come i girasoli.
wb-3-43-minnow = «Avete presente l’ultima casa sotto la torre?» chiede Tina. «Quella con la lampada sopra il gradino? Ci passo davanti da quando sono nata, e quella porta non l’ho mai vista chiusa per bene.» Sid conta sulle dita sessant’anni, e finisce le dita.
wb-3-43-back-title = Come finisce
wb-3-43-back = Prima di scendere dagli altri aprite il libro di un dito, e guardate dentro di lato. Dall’alto, avete deciso, non si guarda più.
wb-3-43-cold = La piega è piena d’inchiostro, fino al filo, e ha fatto la pelle come il latte. Trattenete il fiato e ascoltate. Non si muove niente, non canticchia nessuno. Ma dove il nero è più sottile ci sono dieci punti chiari in fila, cinque e cinque, fermi fermi. A capire ci mettete un momento. Sono polpastrelli. Tengono duro.
wb-3-43-fogged = La pagina è fredda, e appena vi chinate sulla carta viene fuori un tondo appannato, e va via, e torna. Il fiato non è il vostro. Voi lo trattenete tutti. Dev’esserci Nora, proprio lì dietro, che pensa. Sid, da questa parte della carta, respira leggero leggero, e i due tondi vanno e vengono insieme.
wb-3-43-knocks = Bussate, due volte, con una nocca, sul bordo della carta. Il tempo di contare fino a venti, e niente. Poi da dietro arrivano due colpi, e un terzo per buon peso. «Avanti!» grida una vocina, da lontanissimo, e ci aggiunge qualcosa che potrebbe essere *almeno*. Sulla piazza i lampioni hanno drizzato le orecchie.
wb-3-43-crocus = Proprio nella piega, fra il filo e la carta, c’è una cosa che a colazione non c’era. È un segno di matita, non più lungo di un ago, e un altro gli si appoggia. Guardate finché vi piangono gli occhi. La punta s’ingrossa; verrà viola. «Non lo disegna nessuno», dice Sid. «No», dice Tina, «sta *spuntando*.» Ci chiudete sopra il libro come si accosta la porta a uno che dorme.

### Quando è girato l’ultimo segnalino Destino
wb-3-lost-title = Inchiostro
wb-3-lost = L’inchiostro vi sale sopra le scarpe e sopra i nomi, e per un momento ognuno vede ingrigire gli altri, dai piedi in su. Poi due mani fredde vi prendono per il colletto, uno dopo l’altro, e vi spingono per uno spiraglio troppo, troppo stretto. Siete seduti sulle assi. Sui colletti ci sono dieci ditate nere, piccole. Il timbro dice ancora OGGI.
