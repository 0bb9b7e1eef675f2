# Wonder Book, capitolo IV: quello che si legge ad alta voce.

wb-4-1-front-title = Mezzogiorno
wb-4-1-front =
    Il Libro si schiarisce la gola e sputa un cartoncino, che scivola per tutto lo scrittoio e si ferma al gomito di Lara. È un modulo, di quelli coi puntini, e i puntini li ha riempiti una matita molto morbida.

    IN GIACENZA: *1 lettera* PER *l’ultima casa sotto la torre*. SCRITTA: *sì*. SPEDITA: *no*. DA CANCELLARE: *oggi, al tramonto*. RITIRARE DI PERSONA.

    «Il cartellino diceva *da restituire*», dice Sid. «Chi l’ha scelto, il giorno, non lo diceva.» Fuori il campanile attacca le dodici.
wb-4-1-back-title = Lo sportellino
wb-4-1-back = In mezzo alla pagina c’è uno sportellino d’ottone che prima non c’era. LETTERE, c’è scritto, tutto maiuscolo. «Minuscole, direi», dice Lara. Qualcuno ha già dentro un braccio, fino alla spalla. «C’è corrente», dice Ken, «e sa di cassetto della nonna.» Lo sportellino addenta l’aria dietro un paio di scarpe. Da laggiù arriva una voce, tutta contenta, sempre più fioca: «È uno *sciiivolo*…» Poi carta, tanta, e uno starnuto. Chi resta quassù lo tiene aperto, con un righello e un orecchio.

wb-4-2-front-title = L’Ufficio delle lettere morte
wb-4-2-front = Schizzate fuori da una buca delle lettere e finite in un cumulo di buste. Siete in una sala, e la sala non ha soffitto: caselle, e sopra altre caselle, a migliaia, e le prime cento file hanno ognuna la sua scala. In mezzo corrono tubi d’ottone, e nei tubi qualcosa fa *fup*, e un momento dopo, lontano, *fup*. «È la macchina più grande che ho mai visto», dice Sid, con la voce da chiesa.
wb-4-2-back-title = Quill
wb-4-2-back = Dietro lo sportello siede una talpa coi polsini grigi. Non alza gli occhi, perché le talpe non li alzano. Tende una mano come una vanghetta, prende l’avviso e passa i polpastrelli sulla matita. «Mia», dice. «Calco troppo. Quill, direttore. Desiderate ritirare. Tutti desiderano ritirare.» Indica la montagna. «È là dentro. Quello che si scrive e non si spedisce viene da noi. Persa, mai nessuna. *Trovata*, nemmeno.»
wb-4-2-porter =
    Ibo ha visto i timbri. Sono quaranta, su una giostra. «Posso?» bisbiglia. Timbra un modulo, e il retro del modulo, e lo sportello, e ciascuno di voi sulla fronte: LETTORE. LETTORE. LETTORE. LETTORE. «In trecento anni», dice, «nessuno mi aveva mai offerto un giro di giostra.» Dov’è passato il timbro, la fronte fa luce.

    { wb-4-2-porter-rules }

wb-4-3-front-title = Stampe
wb-4-3-front = Quill alza il naso. «Avete con voi una pagina», dice, «arrotolata, grande, bianca, tagliata a mano con un righello.» «Non la perdiamo mai di vista», dice Lara. «Rientra nelle stampe. Va affrancata, tariffa per tende.» Vi spinge davanti un foglio di francobolli grande come un asciugamano. «Si lecca.» «Tutti?» dice Tina. «Oppure va sotto un maglione», dice Ken, «e allora non è una pagina, è una pancia.» Sotto le assi hanno cominciato ad annusare.
wb-4-3-lick =
    Trecentododici francobolli. Sanno di pesce, poi di piedi, e dopo i primi cento il vostro nome non vi viene più. Quill passa un dito su tutto il foglio, e non trova un buco. «Esemplare», dice. «Quafi tutti affiamo fomitato», dice qualcuno.

    { wb-4-3-lick-rules }
wb-4-3-hide =
    Scricchiola a ogni respiro. «Sento qualcuno con lo stomaco di carta», dice Quill, «e sono cieco, non sordo.» Però chiude un occhio; è ora di pranzo. Quelli sotto il pavimento no. Si alza un’asse, poi un’altra, e nasi bianchi vanno dietro alla pancia come gatti dietro al pescivendolo.

    { wb-4-3-hide-rules }

wb-4-4-front-title = Firmare per ricevuta
wb-4-4-front = «Per la ricerca vi si presta un attrezzo», dice Quill. «Uno. Il corno di posta. Quando suona devono stare tutti fermi; è la legge, anche per i Wyrm, se la conoscono. Oppure il carrello. Quattro ruote, e vanno tutte d’accordo: in questa casa sono le sole.» «Corno», dice Ken. «Ruote», dice Lara. Su, alla fila novanta, qualcosa mastica.
wb-4-4-horn = A furia di lucidarlo non ne resta quasi niente. Soffiate. Esce una capra raffreddata. In tutta la sala, in alto, smettono di masticare. «La conoscono, la legge», dice Sid. Quill si è alzato, con una mano al berretto. Per un bel po’ non si risiede.
wb-4-4-trolley = Tre firme, ed è vostro. È verde, e scorre così zitto che per sapere se lo tenete ancora bisogna guardare. Ci montate sopra, qualcuno dà una spinta, e poi per un po’ è solo vento. Quando il carrello torna, dall’altro lato, siete tutti pettinati all’indietro. «Ve l’avevo detto», dice Lara. «Pratico.»

wb-4-5-front-title = Corno di posta
wb-4-5-front = Una nota, e chi conosce la legge sta fermo.
wb-4-6-front-title = Carrello
wb-4-6-front = Quattro ruote, un’opinione sola.

wb-4-7-front-title = Mai spedite
wb-4-7-front = C’è di tutto. Lettere a nonni, a capre, a qualcuno sull’autobus numero nove. *Scusa*, su carta a quadretti, undici volte. *Egregio signor preside, lei è un*, e lì si ferma. San Valentini a sacchi. «Ma perché non le hanno imbucate e basta?» chiede Ken. Ne leggete un’altra, poi smettete e la rimettete a posto. «Perché la buca non te le ridà», dice Tina. Nessuno dice che è un motivo da scemi.
wb-4-7-back-title = In rosso
wb-4-7-back = Allo sportello è appeso un avviso, con in fondo una riga sola, dritta. Qui il resto è tutto marrone; quella, da tanto che è rossa, ronza. *Entro il tramonto di oggi tutto ciò che non è recapitato va cancellato. Se permettete: O., Correttore.* «Tramonto», dice Sid. «È il *nostro* timbro. DA RESTITUIRE OGGI. La data se l’è inventata lui.» «Del Correttore non si parla», dice Quill. Raddrizza l’avviso, che è dritto, e si pulisce la mano.

wb-4-8-front-title = Come si smista
wb-4-8-front = «Ciò che è smistato si trova», dice Quill. «A mano: si legge, si sale, la carta taglia. Oppure c’è la macchina.» Lo dice come si dice *c’è il mare*. Ha un imbuto e una manovella, e le lettere se le beve a garganella. «Piena non è mai stata», dice Quill. «*Troppo* piena, sì.»

wb-4-9-front-title = Volantini
wb-4-9-front = *GENTILE WYRM*, gli si legge sul fianco, *LEI POTREBBE AVER GIÀ VINTO*. È viola e piatto, e dietro ne arrivano altri tali e quali.

wb-4-10-front-title = Una lettera nel mucchio
wb-4-10-front = «Da dove si comincia?» dice Tina. Ogni casella ha un’etichetta, e di uguali non ce n’è due: *A una maestra. A un cane. Al mare.* Mezzo sacco è nell’imbuto prima che uno fermi l’altro. La macchina ronza, fa le fusa, si lecca le labbra d’ottone. «Ancora una», dice Ken. La manovella ha preso a tremare. Dietro di voi qualcosa solleva lo sportellino della buca. È senza indirizzo.
wb-4-10-back-title = Smistate
wb-4-10-back = L’ultima busta svolazza su, trova la sua casella, ed è dentro. Per un momento è silenzio, dal pavimento fino al soffitto che non c’è. Poi, fila per fila, si girano le etichette: PRONTA. Quill si è tolto i polsini. Cammina lungo la fila più bassa con tutte e due le mani sul legno, come si fa di notte in casa propria. «Quante», dice. «E chi lo sapeva.»

wb-4-11-front-title = Posta mai spedita
wb-4-11-front = Il sacco è legato con un nastro per capelli. In cima c’è un fascio di lettere alla Fatina dei denti, tutte della stessa mano, una più arrabbiata dell’altra.
wb-4-11-back-title = Cara Fatina dei denti
wb-4-11-back = *Aspetto da una settimana. Aspetto da due settimane. So dove abiti.* Poi ce n’è una a un pupazzo di neve, d’estate, e una che comincia: *Cara me fra trent’anni, ce l’abbiamo un cavallo?* Ridete tanto che vi tocca sedervi sul sacco. Stanno tutte in una casella, spalla a spalla. Fa piacere pensare che si terranno compagnia.

wb-4-12-front-title = Quattro calligrafie
wb-4-12-front = In fondo al sacco ci sono quattro lettere senza francobollo. Le calligrafie le conoscete. In una, un nome solo si è preso mezza busta.
wb-4-12-back-title = Vostre
wb-4-12-back = Da Ken a Lara. Da Lara a Sid. Da Sid a Tina. Da Tina a Ken. «Questa io non l’ho mai spedita», dice Ken. «Se no non stava qui», dice Sid. Gli si sentono le orecchie rosse. Nessuno ha scritto niente di brutto. È proprio questo il guaio. «Ognuno si prende la sua», dice Tina. «Le strappiamo», dice Lara, «piccole piccole, e usiamo i pezzi.» «Io sto con chi grida di più», dice Ken.
wb-4-12-swap =
    Le leggete dandovi le spalle, e quelle di chi sta lassù le tenete aperte verso il cielo. Ci si mette più del previsto. «Ci eri *rimasta male*?» dice Sid. «Non l’hai mai detto.» «L’ho scritto», dice Lara. Qualcuno si soffia il naso, e non è Quill. Quattro lettere finiscono in quattro tasche, e fino a sera vi sentite frusciare a vicenda.

    { wb-4-12-swap-rules }
wb-4-12-tear =
    In due, e poi in quattro, e poi in otto, senza guardare. Ma uno strappo va dove gli pare. «*…la sola che ha aspettato…*» dice un pezzetto, e lì intorno l’aria si scalda. Come Brandelli sono ottimi, i migliori che vi siano capitati. Chi ha aspettato chi, nessuno lo chiede.

    { wb-4-12-tear-rules }

wb-4-13-front-title = Disposizioni
wb-4-13-front = Sotto il primo avviso rosso ce n’è un altro, e sotto quello un altro. Si va indietro di anni, sempre dritti, sempre con una lettera e una riga per firma.
wb-4-13-back-title = Da sessant’anni
wb-4-13-back = *I bagni non si riscaldano. Il tè si prende freddo. La speranza va archiviata alla S.* Il più vecchio è giallo. *Poiché la fine del Libro è perduta, ne farò una io. Non ne traggo alcun piacere. O.* «Ha sottolineato *alcun*», dice Tina. Dietro il foglio, anni fa, qualcuno ha appuntato una Scintilla, e poi l’ha scordata, o non ha osato archiviarla.

wb-4-14-front-title = La casella nove
wb-4-14-front = Nella fila più bassa, fra *A una mamma* e *A una mamma*, c’è una casella non più alta di una gattaiola. Etichetta: 9. Dentro, una busta. È spessa, ed è calda. Sopra, a matita: *Per Mamma. Nessun altro. Dico sul serio.* L’ultima riga è sottolineata tanto che la carta ha ceduto. In tutta la sala i Wyrm hanno alzato la testa. Nessuno fa un passo avanti.
wb-4-14-back-title = Chi la porta
wb-4-14-back = «È la calligrafia di Nora», dice Tina. «Ma come ci è arrivata, *qui*?» «Sarà stata in una cartella, in una tasca, o sotto il vostro cuscino», dice Quill. «Finché nessuno la imbuca, sta qui. È questo, *qui*.» Posa un polpastrello sull’indirizzo e lo ritira subito. «La tengo da sessant’anni», dice. «Fredda, mai. L’ho messa nella fila bassa, per via della schiena. E le mani, uno, se le scalda volentieri.»
wb-4-14-opened =
    La gira e si ferma. «Questa l’hanno aperta», dice Quill. «E ripiegata, piccola, e poi più piccola. In parecchi.» Non alza la voce. Tiene soltanto la busta un po’ più lontana da voi. «Per la posta aperta», dice, «l’Ufficio chiede di più. Non è una multa. È che, dopo, pesa di più.»

    { wb-4-14-opened-rules }
wb-4-14-closed =
    La gira e tasta la linguetta. Da un lato la colla ha mollato. Bastava un dito. «Sigillata», dice Quill, e gli si illumina tutta la faccia. «Coi tempi che corrono! Con quattro bambini in giro!» Ve la porge a due mani. Finché l’avete voi, state tutti un po’ più dritti.

    { wb-4-14-closed-rules }

wb-4-15-front-title = Affrancatura
wb-4-15-front = «Quindi si prende e si va», dice Lara. «A mano non viaggia», dice Quill. «C’è scritto *Per Mamma*, senza via né numero. In posti simili arriva solo il tubo in salita, e il tubo senza francobollo non prende niente.» Alle sue spalle si alzano le saracinesche, con fracasso: una cantina, una sala di pesatura, una porta di ferro. La smistatrice rabbrividisce, fa un rutto, e comincia a tirar su roba bianca, tutta da sola.
wb-4-15-back-title = Tre modi di pagare
wb-4-15-back = «In Scintille», dice Quill, «se ne avete. O a debito: firmate in due, e dovete all’Ufficio una storia, che vi si chiederà quando vi farà meno comodo.» «E il terzo?» chiede Sid. «Ho detto due.» «Ha preso fiato per un terzo.» La talpa si strofina il naso col polsino. «C’è un foglio di francobolli nella Camera blindata», dice pianissimo. «Mio non è. Ce l’hanno lasciato. Nello *Scrigno*.»

wb-4-16-front-title = Lettera di Nora
wb-4-16-front = Per Mamma. Nessun altro. Ad alta voce, basta anche solo questo, e un Wyrm si ferma ad ascoltare.

wb-4-17-front-title = Lo Scrigno del Tesoro
wb-4-17-front = Dietro la porta di ferro, su uno scaffale tutto suo, c’è uno scrigno piccolo, con gli angoli di tela da vela. Nove bambini l’hanno lasciato all’Ufficio, fermo posta, e l’etichetta non l’hanno mai scritta. Ha tre quadranti, e sopra ognuno una riga marchiata nel legno. «*Lui* non fa che chiederlo», dice Quill. «Al tramonto va consegnato. Se prima del tramonto, così, per caso, vi venissero le parole, io sarei a pranzo. Mangio con le spalle alla porta.»

wb-4-18-front-title = Soprattassa
wb-4-18-front = Un Wyrm viola, con una cartella tutta sua, striscia da uno all’altro di voi e porge un piccolo modulo verde. Può aspettare. Si è portato la sedia.

wb-4-19-front-title = Un francobollo per Mamma
wb-4-19-front = «Paghiamo», dice Lara, «e fra dieci minuti siamo su per quel tubo.» «Guardiamo nello Scrigno», dice Ken. «È un *tesoro*. Ha i *quadranti*.» «E fare tutte e due le cose?» dice Tina. «Così dicevano quelli del sacco quattordici», dice Quill, e addenta il suo panino ai lombrichi, dandovi le spalle. La smistatrice tossisce, e ne salta fuori un altro Wyrm. In tasca avete una lettera che di raffreddarsi non ne vuol sapere.
wb-4-19-back-title = Affrancata
wb-4-19-back = Il francobollo lo sceglie Quill, dal fondo dell’album. Ci si vede una lampada sopra un gradino. Non lo lecca; ci alita sopra, lo preme col pollice, e il pollice non si muove finché lui non ha contato fino a dieci. «È una vita che aspettavo di usarlo», dice. In alto nella sala si spalanca un coperchio d’ottone. Nessuno l’ha mai visto aperto. Ne vien giù un po’ di giorno, con la sua polvere.

wb-4-20-front-title = La cassa
wb-4-20-front = La cassa ha una grata, e la grata una fessura da farci passare una Scintilla di taglio. Un cartello dice: SI PREGA DI PRESENTARSI COI MOTIVI CONTATI.
wb-4-20-back-title = In contanti o in storie
wb-4-20-back = «Chiusa, quattro», dice Quill. «Aperta, sei. Oppure il modulo dei debitori. Una storia, da raccontarsi per intero, fino in fondo, al primo momento inopportuno; e firmate in due, uno che la deve e uno che se ne duole.» «Una storia si trova sempre», dice Ken. «Leggi quello che c’è scritto in piccolo», dice Sid. In piccolo non c’è scritto niente. Chissà perché, è peggio.
wb-4-20-pay =
    Cadono nella fessura una per una, ognuna con la sua nota. Alla quarta è una canzone, e Quill canticchia come finisce, perché è fatto così. Scrive la ricevuta, con la matita morbida, e calca troppo.

    { wb-4-20-pay-rules }
wb-4-20-dear =
    Quattro cadono nella fessura con quattro belle note. «E due per averla letta», dice Quill. Le ultime due cadono zitte. «E quelle dove vanno?» chiede Tina. «Nell’altro barattolo», dice. Ve lo scuote davanti. È quasi pieno.

    { wb-4-20-dear-rules }
wb-4-20-owe =
    Firmate in due. Il modulo va in un tubo, *fup*, e lo sentite viaggiare, su, in tondo e poi giù giù, fino a un posto dove qualcuno lo timbra e ride. «Che tipo di storia?» chiede Tina. «Una con la fine», dice Quill. «Sapeste in quanti, quando gliela chiedono, non ne hanno una con sé.»

    { wb-4-20-owe-rules }

wb-4-21-front-title = Il primo quadrante
wb-4-21-front = QUALE LAMPIONE LASCIÒ LA SUA CORTE? Sta marchiato a fuoco nel coperchio. Sul quadrante ci sono quattro nomi, e l’ottone tutto intorno è nero di fuliggine.
wb-4-21-back-title = Quattro lampioni
wb-4-21-back = Glim. Tallow. Wick. Taper. Il quadrante scatta da uno all’altro, e fra uno scatto e l’altro sta fermissimo. Dentro il coperchio qualcosa di piccolo alita sulla serratura, che non geli. Si capisce che l’hanno fatto dei bambini: le risposte sbagliate hanno le schegge.
wb-4-21-glim =
    Schizza fuori un cassetto, vi dà un pugno nelle ginocchia e rientra. Lo Scrigno ridacchia. Dallo scaffale di sopra è sceso un pacco, e il pacco ha un dente.

    { wb-4-21-glim-rules }
wb-4-21-tallow =
    Il coperchio molla una fialetta puzzolente d’annata. Sessant’anni di invecchiamento non l’hanno addolcita. A voi lacrimano gli occhi; per altri è la campana del pranzo.

    { wb-4-21-tallow-rules }
wb-4-21-wick =
    WICK. Uno scatto, e dietro il quadrante si accende una lucina, e annusa. «Il nostro», dice Tina, «quello col collo lungo.» Che cosa pensi uno scrigno non si può sapere. Ma sullo scaffale si è fatto avanti di un dito.

    { wb-4-21-wick-rules }
wb-4-21-taper =
    Esce una mano di fil di ferro e vi tira i capelli, forte, da compagno del banco dietro. Qualcuno dice una parola che negli uffici postali non si usa. Nell’angolo qualcosa alza la testa. Quella l’ha già sentita.

    { wb-4-21-taper-rules }

wb-4-22-front-title = Il secondo quadrante
wb-4-22-front = CHI LEGGEVA AD ALTA VOCE OGNI SERA? Su questo quadrante le lettere girano in tondo, e nel mezzo c’è intagliato un orecchio, ma un orecchio grande.
wb-4-22-back-title = Quattro voci
wb-4-22-back = Obel. Vesper. Gloss. Ibo. Due li avete incontrati, uno l’avete letto nell’angolo di un muro, e uno può darsi che sia quello della O. Mentre il quadrante gira si sentono voltare pagine, grandi, adagio. Chi leggeva non aveva fretta. A ogni nome qualcosa si mette comodo ad ascoltare.
wb-4-22-obel =
    OBEL. Una riga rossa passa sul coperchio e sulle vostre dita, sottile e bollente. «Leggere sa leggere», dice Sid, mentre vi succhiate il pollice. «È sull’*ad alta voce* che ho i miei dubbi.» Lungo la riga è venuto su qualcosa di bianco, a curiosare.

    { wb-4-22-obel-rules }
wb-4-22-vesper =
    VESPER. Le pagine smettono di voltarsi, tutte. In fondo al legno, piano come il gatto dei vicini, qualcosa dice *c’era*, e prende fiato, e poi il quadrante è scattato e non c’è più. Restate chini sullo Scrigno, tutti, per un po’. Stava per continuare.

    { wb-4-22-vesper-rules }
wb-4-22-gloss =
    GLOSS. *Chi, io?* dice una voce da laggiù, lusingata. *Ad alta voce mai. Io leggo con la lingua.* Lo Scrigno vi morde il naso: così imparate a chiedere. Dietro alla voce, su dal pavimento, è salito qualcosa.

    { wb-4-22-gloss-rules }
wb-4-22-ibo =
    IBO. «Lettori, capre», dice lo Scrigno con una voce di latta, «lettori, capre», e a ogni *capre* è una botta col coperchio. Ad alta voce, ogni sera, lui leggeva davvero: la lista. Un Wyrm è venuto a sentire come va a finire.

    { wb-4-22-ibo-rules }

wb-4-23-front-title = Il terzo quadrante
wb-4-23-front = NOVE PRESTITI, OTTO RIENTRI. CHE COSA È DA RESTITUIRE? Per il terzo quadrante sono passate più mani che per gli altri. È consumato come un gradino.
wb-4-23-back-title = Che cosa restituire
wb-4-23-back = Il Libro. La multa. Un impermeabile. Nora. «Il Libro, chiaro», dice Ken. «Nove l’hanno preso, e qualcuno non l’ha riportato.» «Ma è *lì*», dice Sid adagio. «Alla catena. C’è sempre stato. Non si è mai mosso.» Lo si sente cercarsi sulla mano un posto pulito, fra i Wyrm a cinque a cinque. «E allora quei nove prestiti, di che cos’erano?»
wb-4-23-coat =
    UN IMPERMEABILE. Il coperchio si apre di uno spiraglio, e una manica bagnata vi schiaffeggia, dritto e rovescio. Non è nemmeno gialla. Gli schizzi hanno svegliato qualcuno sotto lo scaffale.

    { wb-4-23-coat-rules }
wb-4-23-book =
    IL LIBRO. Lo Scrigno sbadiglia. Con otto voci diverse, tutte annoiate, dice: lo dicono *tutti*. Poi si stacca dallo scaffale e vi atterra sugli alluci. Pesa più di quel che sembra, ed è in compagnia.

    { wb-4-23-book-rules }
wb-4-23-fine =
    LA MULTA. Si sente una calcolatrice a manovella, sempre più in fretta, per sessant’anni. Poi dalla serratura schizza un conto, sottile come una lama, e vi manca l’orecchio, o quasi. Chi gli lecca via l’inchiostro è venuto per conto suo.

    { wb-4-23-fine-rules }
wb-4-23-nora =
    NORA. Il quadrante non scatta. Si apre, piano, come una mano. «Il Libro, lì, non c’entrava niente», dice Sid. «*Il Libro* è il lettore. Ha preso in prestito nove bambini. Otto li ha riportati.» Lara lo dice per tutti. «Quindi quella da restituire è lei. E se al tramonto non l’ha riportata nessuno, lui la cancella.»

    { wb-4-23-nora-rules }

wb-4-24-front-title = Resi
wb-4-24-front = RITORNO AL MITTENTE: ogni pacco ha il suo timbro, qualcuno ne ha due. Sono piatti e quadrati, e uno con tutti gli angoli non c’è.
wb-4-24-back-title = Libri dei piccoli
wb-4-24-back = Libri illustrati, di cartone: una papera, una luna, una papera sulla luna. Mancano interi bocconi, tondi, precisi, tutti alla stessa altezza: più in basso del vostro ginocchio. «Un cagnolino», dice Ken. «Hanno mangiato solo le *parole*», dice Tina. «La papera l’hanno lasciata.» Dentro ogni copertina lo stesso artiglio ha scritto: *Il seguito, ogni sera. Vesper.* E uno lo leggete fino in fondo, per forza.

wb-4-25-front-title = Il pacco smarrito
wb-4-25-front = Il pacco più grosso della cantina è appoggiato al muro, con addosso quattro carte diverse. *A chi legge, presso il ponte*, dice l’etichetta. *Se dorme, attendere.*
wb-4-25-back-title = Grandi come ruote
wb-4-25-back = È un paio di occhiali da lettura. Le lenti sono due ruote, e le stanghette sono imbottite di muschio. Il biglietto dice: *Nuovi. Per le parole piccole in fondo. Con comodo.* Il postino ci ha aggiunto qualcosa, in sessanta giorni diversi: *Assente. C’è solo una statua.* Provate a guardarci. Sulla parete di fronte un porcellino di terra è grande come una vacca, e fuma un po’.

wb-4-26-front-title = Occhiali da lettura
wb-4-26-front = Una Scintilla dietro, e mai davanti qualcuno che vi è simpatico.

wb-4-27-front-title = Il registro
wb-4-27-front = Accanto alla buca è appesa una copia del cartellino, quella dell’Ufficio, fatta con la carta carbone. È più larga del cartellino nella copertina. Quello l’hanno rifilato, per farcelo stare.
wb-4-27-back-title = Due colonne
wb-4-27-back =
    NOVE PRESTITI, OTTO RIENTRI. Qui ci sono anche i titoli. A sinistra c’è scritto CHI PRENDE, e sotto, nove volte, nella stessa calligrafia tonda: *il Libro. Il Libro. Il Libro.* A destra c’è scritto CHE COSA. *Milo. Uma.* Altri sei. *Nora.* Otto hanno la spunta.

    «L’abbiamo sempre letto a rovescio», dice Sid.
wb-4-27-signed =
    C’è una decima riga. CHI PRENDE: *il Libro.* CHE COSA, *quattro*: il nome di Ken si prende mezza colonna. «Quindi ha preso in prestito noi», dice Tina. «Allora ci deve restituire», dice Ken, «è la regola», e gli esce col punto interrogativo. Alla pagina sono attaccate due Scintille, per cauzione.

    { wb-4-27-signed-rules }

wb-4-28-front-title = La bilancia
wb-4-28-front = Dal soffitto pende una bilancia con due piatti d’ottone. Accanto, nove buste, uguali come uova. Un foglietto ingiallito dice: *Una pesa di più. C’è dentro una verità.*
wb-4-28-back-title = Nove buste
wb-4-28-back = Su ogni piatto potete metterne quante volete. La bilancia sa dire solo tre cose: sinistra, destra, pari. È molto vecchia, e a ogni pesata geme. QUANTE VOLTE, dice la targa d’ottone, DOVETE DISTURBARMI, SE SIETE SVEGLI, PER ESSERE SICURI DI TROVARLA? «Otto volte», dice Ken. «Aspetta», dice Lara. «Mettiamole a tre a tre.»
wb-4-28-one =
    UNA, sospira la bilancia, CON UN PO’ DI FORTUNA. Provate, e quel po’ non c’è. Un piatto viene su come un pugno.

    { wb-4-28-one-rules }
wb-4-28-two =
    Tre contro tre. Se sono pari, è fra le tre che restano. Poi una delle tre contro un’altra. GRAZIE, dice la bilancia, dal profondo delle catene. Aprite quella pesante. C’è dentro una riga sola: *Non è ancora troppo tardi.* Non ha firma e non ha data, e la leggete tutti due volte.

    { wb-4-28-two-rules }
wb-4-28-three =
    Con tre pesate ci arrivate. UNA ERA DI TROPPO, dice la bilancia, e vi mostra com’è da dietro quando è offesa.

    { wb-4-28-three-rules }
wb-4-28-eight =
    Una contro una, e avanti così. Alla quinta il braccio scricchiola, alla settima vi casca tutto in testa, catene comprese. NON SONO UN’ALTALENA, dice da terra.

    { wb-4-28-eight-rules }

wb-4-29-front-title = Cartoline
wb-4-29-front = Da una casella spuntano sei cartoline, scritte tutte con la fuliggine, e di chi sia la calligrafia non si sa. Odorano di vetro caldo.
wb-4-29-back-title = Dagli altri sei
wb-4-29-back = *Caro Wick. Dalla tua parte la corte è buia. Ci siamo stretti. Fa freddo, dove sei? Ti fanno le carezze? Ti danno da bere? Torna quando ti spegni, oppure non tornare, e brilla. Gli altri sei.* Sotto ci sono sei impronte, rotonde come nasi. Non l’hanno mai spedita, perché i lampioni alla buca non ci arrivano. Annusate la cartolina. È il minimo.

wb-4-30-front-title = Per chi viene dopo di noi
wb-4-30-front = Esce un odore di gomma, gesso, focaccine e colla. Un paio di stivali che pendono in avanti. Un gesso che di porte ne ha disegnate. Una scatola di latta, ancora calda. Un aquilone di carta, sottile come il fiato. Sotto, un foglio di francobolli, tutti con la stessa figura, e un biglietto in otto calligrafie: *Abbiamo lasciato quello che ci piaceva di più. Prendete, usate, e quando andate a casa metteteci qualcosa. C’era una nona cosa. La sta ancora usando lei.*

wb-4-31-front-title = Chiuso
wb-4-31-front = *Fup.* Sullo sportello cade una capsula. Quill legge con un dito, e gli si rizza il pelo. «Lui, il tramonto, non lo aspetta», dice. «*Chiuso con effetto immediato. Se permettete.* Bambini, tenetevi a…» A che cosa, non lo dice. Il pavimento s’inclina. Sessant’anni di posta vengono giù tutti insieme, in un’onda, e nell’onda ci siete voi, a testa in giù, coi San Valentini su per il naso. Vi risputa dov’eravate entrati. Sullo sportello cala una saracinesca.
wb-4-31-back-title = Il Timbro
wb-4-31-back = *Tonf.* Lo sportello sobbalza. *Tonf.* È un timbro di gomma, nero, alto come una porta, con un pomello di legno per testa, e salta. Dove salta, resta scritto: un armadio, RITORNO AL MITTENTE; un Wyrm, piuttosto piatto, RITORNO AL MITTENTE. Gira il pomello da uno all’altro di voi, finché trova la tasca con la lettera. «Fa solo il suo mestiere», grida Quill da sotto un sacco. «È l’unico che gli hanno insegnato!»

wb-4-32-front-title = La Ruota girevole
wb-4-32-front = Sotto il tubo in salita gira una ruota d’ottone, grande come una giostra. Prende posta da tre parti e non sa decidersi. Le gira la testa, si ferma, rigira. C’è una leva, con una targhetta: PER IL PERSONALE IMPAZIENTE.

wb-4-33-front-title = Su
wb-4-33-front = «O dalla Camera blindata», grida Lara, «o dalla cantina, e *non fatevi timbrare*!» In alto nella sala il coperchio d’ottone è aperto, e sul pavimento, lì sotto, c’è una moneta di giorno. È giorno vero, con dentro un po’ di rumore di strada. *Tonf*, dice il buio alle vostre spalle. *Tonf.* Non avete mai avuto tanta voglia di essere una lettera.
wb-4-33-back-title = Ultima levata
wb-4-33-back = Il coperchio si richiude, e dentro ci siete tutti, ginocchia contro naso. Fuori fa *tonf*, vicinissimo, e poi per un po’ niente. Si sente posarsi sull’ottone una mano come una vanga. «Trattenete il fiato», dice Quill. «È in salita. E se lei chiedesse chi l’ha portata…» Si soffia il naso. «Dite che non è mai stata persa. Solo in ritardo.» Poi tira qualcosa, e il mondo intero fa *fup*.

wb-4-34-front-title = La scatola di biscotti
wb-4-34-front = In una curva dello scivolo si è incastrata una scatola di biscotti. SOLO POSTINI, dice il coperchio.
wb-4-34-back-title = Solo postini
wb-4-34-back = Voi una lettera ce l’avete. Quindi siete postini. Dentro ci sono biscotti allo zenzero, sistemati da qualcuno che aveva tempo di girare tutti i disegni per lo stesso verso. Sono così duri che vanno succhiati, e chi succhia non parla, e per una volta c’è abbastanza silenzio da sentirvi il fiatone.

wb-4-35-front-title = La capsula
wb-4-35-front = Nella culla c’è una capsula d’ottone, imbottita di feltro rosso. Ci sta un gatto, o un prosciutto, o una persona con le ginocchia in bocca.
wb-4-35-back-title = Ginocchia in bocca
wb-4-35-back = Una Scintilla nella lampada, giù il coperchio, e un disegno spiega che cosa fare dei gomiti. Fate appena in tempo a leggere il resto. NON PER PERSONE. Poi lo stomaco resta lì, e il resto di voi è già nel tubo.

wb-4-36-front-title = In salita
wb-4-36-front = È buio, tondo e veloce. Poi rallenta. Sotto le mani l’ottone diventa legno, e l’odore non è più di colla: è cera per pavimenti, minestra, un gatto che non c’è più. Nessuno vi ha detto di bisbigliare. «Quell’orologio lo conosco», soffia Tina. Va zoppo, come chi scende le scale con un ginocchio che non va. Più avanti c’è luce, una striscia piatta. Strisciate fin lì, finché i nasi sono tutti in fila.
wb-4-36-back-title = L’ultima casa
wb-4-36-back = Guardate da una buca delle lettere, ma la porta la vedete da dentro. C’è un corridoio con una guida. Ci sono dei ganci, in basso, e a uno la cinghia di una cartella, senza la cartella. La porta di casa non è chiusa. È aperta di una mano, come ogni volta che ci siete passati davanti. A tenerla così c’è un sasso, che si è fatto la sua conca. Sono sessant’anni che la sera qualcuno ce lo rimette.

wb-4-37-front-title = Mamma
wb-4-37-front = Prima arrivano le pantofole. Vengono lungo la guida, una e poi l’altra, e in mezzo un bastone. Ha novantacinque anni. La conoscete da sempre; è la signora che non vi dice mai di scendere dal muretto. Va alla porta e guarda su per la strada, a sinistra, dove c’è il colle. Guarda a lungo. Poi col bastone sposta il sasso di un niente, finché non è di nuovo dov’era. «C’è corrente», dice al corridoio.
wb-4-37-read =
    In tasca la lettera si muove, come chi si rigira nel sonno. La sapete tutta a memoria. *Non si sta male.* La sapete prima di lei, ed era per lei e nessun altro. «Vorrei poterla sleggere», dice Sid, così piano che forse lo dice alla mano.

    { wb-4-37-read-rules }
wb-4-37-sealed =
    In tasca la lettera si muove, come chi si rigira nel sonno. Che cosa ci sia scritto non lo sa nessuno di voi. Sessant’anni, quattro bambini, una linguetta scollata, e nemmeno una sbirciata. Ci mettete sopra un dito e la premete ancora una volta, per sicurezza. «Ecco», dice Ken. «Era così.»

    { wb-4-37-sealed-rules }
wb-4-37-back-title = Due piatti
wb-4-37-back = Da qui si vede un pezzo di cucina. La tavola è apparecchiata per due. Un posto ha il piatto sbeccato e un tovagliolo con l’anello. L’altro è da bambina: una forchetta piccola, una tazza con un pesciolino. È pulita. A forza di lavarla il pesciolino quasi non c’è più. Lei si siede di fronte. Gira la tazza, che il manico guardi a sinistra. «Mancina», dice Tina. Poi non riesce a dire altro.

wb-4-38-front-title = Per Mamma
wb-4-38-front = «La spingiamo fuori», dice Lara. «Una lettera serve a *questo*. Lei legge, noi andiamo. C’è scritto nessun altro: noi via, e altri non ce n’è.» «E Nora resta a mani vuote?» dice Ken. «Con tutto il tempo che è in piedi là. Potremmo bussare. Risponderebbe. I vecchi rispondono.» «Campa cavallo», dice Sid. «Quello, laggiù, sta lavorando. Guardate la luce.» «Però avrebbero *qualcosa* tutte e due», dice Tina.
wb-4-38-post =
    Cade sullo zerbino. Lei la sente; si alza, e ci mette un po’. Si china, e ci mette di più. Vede la matita. Poi non fa proprio niente, con la busta fra le mani, e l’orologio ne fa, di scale, col suo ginocchio malandato. Legge in piedi. A un certo punto ride. Alla fine dice una parola, sembra il nome di un pesciolino, va alla porta e la spalanca.

    { wb-4-38-post-rules }
wb-4-38-wait =
    Bussate, da dentro. Non si spaventa. A novantacinque anni gli spaventi uno li ha già presi tutti. Prende la busta dalla buca, legge le tre righe davanti e le guarda a lungo. Poi la mette dietro l’orologio, chiusa. «Me lo faccio dire da *lei*», dice Mamma. Scrive una riga, lentamente. Lecca la linguetta. «Le giacche ve le sarete tolte, spero», dice alla buca, «se dovete correre.»

    { wb-4-38-wait-rules }

wb-4-39-front-title = Via dallo sportellino
wb-4-39-front = «Chi siete?» chiede, che già strisciate all’indietro. E adesso che cosa si dice? «La posta», fa uno di voi, alla fine. Lei ci pensa. «Siete in ritardo», dice Mamma, ma non come lo dicono le maestre. Vi voltate un’ultima volta, e nella striscia di luce c’è un’ombra: ha lasciato alzato lo sportellino, con una molletta da bucato. Poi è buio, e tondo, e in discesa, e per tutta la strada nessuno di voi fa una battuta.

wb-4-40-front-title = Asciutto fino alle tasche
wb-4-40-front = Assi di legno, col sole sopra. Per l’orologio di Lara sono passati quattro minuti. Scendete ai ganci. Tina prende l’impermeabile giallo per l’orlo, e l’orlo fruscia. Va su col palmo della mano: asciutto, asciutto, asciutto. Alle tasche si ferma. Sono calde, come se qualcuno avesse appena tolto le mani. Più in alto è ancora umido. «Siamo a metà», dice Sid. «*Più* che a metà», dice Lara.
wb-4-40-posted = Dalla finestra delle scale si vede l’ultima casa sotto la torre. Quella porta, spalancata, non l’avevate mai vista. Sopra il gradino arde una lampada, a mezzogiorno, in pieno sole. «La lettera ce l’ha», dice Ken, come si dice di uno che finalmente ha mangiato qualcosa di caldo.
wb-4-40-answer = Ken tiene la busta sotto la camicia. Non pesa niente, una riga non pesa niente, eppure cammina come chi porta un secchio pieno. *Minnow*, c’è scritto sopra, in una calligrafia che trema. «Nessuno la apre», dice Lara. «E chi la apre?» dicono tre voci. Poi guardano lei, e lei arrossisce. «Dicevo a *me*», dice Lara.
wb-4-40-chest = Gli stivali di Milo stanno sotto l’ottavo gancio, al loro posto. Pendono verso le scale. Le tasche di Tina sanno di focaccine; Sid ha nella manica qualcosa che ha voglia di volare; e quando Lara si spolvera il gesso dalle mani, sul muro resta una riga, e giurereste che da lì dietro tira aria.
wb-4-40-debt = «E che storia gli raccontiamo?» chiede Ken. «C’è quella della capra», dice Sid. «Non ha la fine.» «C’è quella dell’autobus.» «Nemmeno quella.» Su per tutta la scala le ripassate tutte. È strano. Di inizi ne sapete un sacco.
wb-4-40-back-title = Come finisce
wb-4-40-back = Prima di mangiare posate un orecchio sulla pagina, dov’era lo sportellino d’ottone, e ne alzate un angolo per vedere.
wb-4-40-struck = Adesso la sala è in ordine. Sulle caselle passano righe rosse, fila per fila, una a piombo sull’altra, e dietro è bianco. Nella fila più bassa è rimasta la casella nove. Dentro c’è Quill, abbracciato alle ginocchia, con un mozzicone di candela. Passa un polpastrello sul legno vuoto, dove per sessant’anni è stato caldo. «Almeno quella», dice. «Almeno quella è partita.»
wb-4-40-sacks = Metà della montagna è diventata bianca. Nell’altra metà si lavora: Quill, in piedi sul carrello, senza polsini, butta nel tubo un sacco dopo l’altro e pesta sul coperchio per farceli stare. Per tutto quel giorno, nella vostra città, piovono lettere sugli zerbini. *Scusa*, su carta a quadretti, undici volte. Una arriva a Ken. La legge due volte, ed esce a suonare un certo campanello.
wb-4-40-stamp = La saracinesca l’hanno tirata su a colpi di scopa. Il grosso timbro nero sta in un angolo della sala, faccia al muro, e Quill ci ha appeso il cappotto. Gli ha girato la gomma. Lo prova su un modulo, e poi non resiste, e si fa tutta la fila più bassa: *tonf. Tonf.* Le lettere vengono storte e viola. RECAPITARE, dicono. PER FAVORE.
wb-4-40-ribbon = La sala è vuota. Per un momento vi si ferma il cuore; poi vedete i coperchi dei tubi, tutti alzati. Ha spedito. Ha spedito tutto. Sulla vostra città il cielo è pieno di buste, a migliaia, che girano sui tetti come rondoni, e la gente per strada sta col naso per aria e le mani alzate. Quill siede allo sportello vuoto con l’ultima. È marrone, e indirizzata a lui. La legge con un dito, adagio adagio, perché duri.

### Quando è girato l’ultimo segnalino Destino
wb-4-lost-title = Ritorno al mittente
wb-4-lost = *Tonf.* Sulla schiena, a uno dopo l’altro, nemmeno forte. Volate fuori dallo sportellino, e il Libro vi sputa sulle assi a gambe all’aria. Su ogni camicia, in nero, c’è scritto RITORNO AL MITTENTE. Col sapone non viene via. Per l’orologio di Lara sono le dodici e quattro minuti. L’avviso è sullo scrittoio come se niente fosse, e la matita sui puntini è morbida, e paziente.
