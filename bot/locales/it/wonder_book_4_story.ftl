# Wonder Book, capitolo IV: quello che si legge ad alta voce.

wb-4-1-front-title = Mezzogiorno
wb-4-1-front =
    Il Libro tossicchia, si schiarisce la piega e sputa un cartoncino, che scivola per tutto lo scrittoio e si ferma al gomito di Lara. È un modulo, di quelli coi puntini, e sui puntini ha scritto una matita molto morbida.

    IN GIACENZA: *1 lettera* PER *l’ultima casa sotto la torre*. SCRITTA: *sì*. SPEDITA: *no*. DA CANCELLARE: *oggi, al tramonto*. RITIRARE DI PERSONA.

    «Il cartellino diceva *da restituire*», dice Sid. «Mica diceva chi sceglie il giorno.» Fuori il campanile comincia a battere le dodici.
wb-4-1-back-title = Lo sportellino
wb-4-1-back = A metà pagina è spuntato uno sportellino d’ottone. Sopra c’è scritto LETTERE. «Minuscole, però», dice Lara. Qualcuno c’è già dentro fino alla spalla. «C’è corrente», dice Ken, «e sa di cassetto della nonna.» Lo sportellino si chiude di scatto dietro un paio di scarpe. «È uno *sciiivolo*…» fa una voce, sempre più allegra e sempre più lontana. Poi carta, tanta carta, e uno starnuto. Chi resta quassù tiene aperto lo sportellino, con un righello e un orecchio.

wb-4-2-front-title = L’Ufficio delle lettere morte
wb-4-2-front = La buca delle lettere vi sputa in un cumulo di buste. È una sala, e il soffitto non l’hanno messo: le caselle salgono e salgono, a migliaia, e per le prime cento file c’è una scala ciascuna. In mezzo corrono tubi d’ottone, e nei tubi qualcosa fa *fup*, e un momento dopo, lontano, *fup*. «È la macchina più grande che abbia mai visto», dice Sid, con la voce che si usa in chiesa.
wb-4-2-back-title = Quill
wb-4-2-back = Allo sportello c’è una talpa coi polsini grigi. Non vi guarda: è una talpa. Con una mano a vanghetta prende il vostro avviso e passa i polpastrelli sulla matita. «Mia», dice. «Calco troppo. Quill, direttore. Volete ritirare, suppongo. Tutti vogliono ritirare.» La vanghetta indica una montagna di sacchi. «Sta là dentro. Quello che si scrive e non si spedisce viene da noi. Persa, mai nessuna.» Si aggiusta un polsino. «*Trovata*, nemmeno.»
wb-4-2-porter =
    Ibo ha visto la giostra: quaranta timbri di gomma, appesi in tondo. «Permesso?» bisbiglia. Timbra il modulo, il retro del modulo, lo sportello, e poi le vostre fronti, una per una. LETTORE. LETTORE. LETTORE. LETTORE. «In trecento anni», dice, «nessuno mi aveva mai offerto un giro di giostra.» Dove ha timbrato, fa luce.

    { wb-4-2-porter-rules }

wb-4-3-front-title = Stampe
wb-4-3-front = Quill alza il naso. «Voi avete una pagina», dice. «Grande, bianca, arrotolata. Tagliata a mano, col righello.» «E non la perdiamo mai di vista», dice Lara. «Stampe», dice Quill. «Vanno affrancate. Tariffa per tende.» Da sotto il banco srotola un foglio di francobolli grande come un asciugamano. «Si lecca.» «Tutti?» chiede Tina. «Oppure», bisbiglia Ken, «va sotto un maglione. Sotto un maglione mica è una pagina. È una pancia.» Anche sotto le assi, adesso, c’è qualcuno che annusa.
wb-4-3-lick =
    Trecentododici. Prima sanno di pesce. Poi di piedi. Dopo il centesimo nessuno sa più dire come si chiama. Quill passa un dito sul foglio: non un vuoto. «Esemplare», dice. «Fiamo ftati male quafi tutti», dice qualcuno.

    { wb-4-3-lick-rules }
wb-4-3-hide =
    La pancia scricchiola a ogni respiro. «Sento uno stomaco di carta», dice Quill, «e sono soltanto cieco.» Ma lascia correre: è ora di pranzo. Quelli sotto il pavimento no. Si alza un’asse, poi un’altra, e i nasi bianchi si mettono dietro alla pancia come gatti dietro al pescivendolo.

    { wb-4-3-hide-rules }

wb-4-4-front-title = Firmare per ricevuta
wb-4-4-front = «Per la ricerca vi presto un attrezzo», dice Quill. «Uno solo.» Posa sul banco un corno di posta e spinge avanti un carrello. «Il corno si suona, e tutti si fermano: è la legge. Vale anche per i Wyrm, se la sanno. Il carrello ha quattro ruote, e vanno d’accordo. Sono le sole, in tutto l’edificio.» «Corno», dice Ken. «Ruote», dice Lara. Su alla fila novanta qualcuno mastica, senza fretta.
wb-4-4-horn = L’hanno lucidato per tanti anni che di corno ne resta poco. Ci soffiate dentro, ed esce una capra col raffreddore. In tutta la sala, lassù, smettono di masticare. «La sanno, la legge», dice Sid. Quill si è alzato in piedi con la mano al berretto, e ci resta a lungo.
wb-4-4-trolley = Tre firme, ed è vostro. È verde, e così silenzioso che ogni tanto si guarda giù per vedere se lo si tiene ancora. Ci salite, qualcuno dà una spinta, e per un pezzo c’è solo vento. Quando il carrello torna, dall’altra parte, siete tutti pettinati all’indietro. «Ve l’avevo detto», dice Lara. «La scelta sensata.»

wb-4-5-front-title = Corno di posta
wb-4-5-front = Una nota, e chi conosce la legge sta fermo.
wb-4-6-front-title = Carrello
wb-4-6-front = Quattro ruote, un’opinione sola.

wb-4-7-front-title = Mai spedite
wb-4-7-front = C’è di tutto. Lettere ai nonni, alle capre, a qualcuno sull’autobus numero nove. *Scusa*, su carta a quadretti, undici volte. *Egregio signor preside, lei è un*, e lì si ferma. San Valentini, a sacchi. «Ma perché non le hanno imbucate?» chiede Ken. Ne leggete un’altra ancora, poi smettete, e la rimettete giù. «Perché dalla buca non le riprendi», dice Tina. Nessuno la trova una risposta sciocca.
wb-4-7-back-title = In rosso
wb-4-7-back = Vicino allo sportello è appeso un avviso, e in fondo all’avviso c’è una riga sola, dritta. Qui dentro è tutto marrone; quella è così rossa che ronza. *Entro il tramonto di oggi tutto ciò che non è recapitato va cancellato. Se permettete: O., Correttore.* «Tramonto», dice Sid. «È il *nostro* timbro. DA RESTITUIRE OGGI. La data se l’è inventata lui.» Quill raddrizza l’avviso, che era già dritto, e poi si pulisce la mano. «Del Correttore», dice, «qui non si parla.»

wb-4-8-front-title = Come si smista
wb-4-8-front = «Smistato vuol dire che si trova», spiega Quill. «A mano: si legge, si sale, ci si taglia con la carta. Oppure c’è la macchina.» Lo dice come si dice *c’è il mare*. Ha un imbuto e una manovella, e le lettere se le beve a garganella. «Piena non è mai stata», dice Quill. «*Troppo* piena, sì.»

wb-4-9-front-title = Volantini
wb-4-9-front = *GENTILE WYRM*, gli si legge sul fianco, *LEI POTREBBE AVER GIÀ VINTO*. È viola e piatto, e dietro ne arrivano altri tali e quali.

wb-4-10-front-title = Una lettera nel mucchio
wb-4-10-front = Ogni casella ha la sua etichetta, e ogni etichetta dice la sua: *A una maestra. A un cane. Al mare.* «Da dove si comincia?» chiede Tina, ma mezzo sacco è già nell’imbuto, prima che uno fermi l’altro. La macchina ronza, fa le fusa, si lecca le labbra d’ottone. «Ancora una», dice Ken. Ancora una. La manovella trema. Alle vostre spalle qualcosa solleva lo sportellino della buca. È senza indirizzo.
wb-4-10-back-title = Smistate
wb-4-10-back = L’ultima busta prende il volo, trova la sua casella e ci s’infila. Poi c’è silenzio, dal pavimento fino al soffitto che non c’è. Una fila dopo l’altra le etichette si voltano: PRONTA, PRONTA, PRONTA. Quill si è tolto i polsini. Cammina lungo la fila più bassa con tutte e due le mani sul legno, come si gira di notte per casa propria. «Quante», dice. «Non lo sapevo.»

wb-4-11-front-title = Posta mai spedita
wb-4-11-front = Il sacco è legato con un nastro per capelli. In cima c’è un fascio di lettere alla Fatina dei denti. La mano è sempre quella; la pazienza, di lettera in lettera, un po’ meno.
wb-4-11-back-title = Cara Fatina dei denti
wb-4-11-back = *Aspetto da una settimana. Aspetto da due settimane. So dove abiti.* Sotto ce n’è una a un pupazzo di neve, scritta ad agosto, e una che comincia: *Cara me fra trent’anni, ce l’abbiamo un cavallo?* Ridete tanto che dovete sedervi sul sacco. Poi le mettete tutte insieme in una casella sola, strette. Così almeno si fanno compagnia.

wb-4-12-front-title = Quattro calligrafie
wb-4-12-front = In fondo al sacco ci sono quattro lettere senza francobollo. Le calligrafie le conoscete. Su una, un nome solo si è preso mezza busta.
wb-4-12-back-title = Vostre
wb-4-12-back = Da Ken a Lara. Da Lara a Sid. Da Sid a Tina. Da Tina a Ken. «La mia non l’ho mai spedita!» dice Ken. «Appunto», dice Sid. «Sennò non sarebbe qui.» Ha le orecchie così rosse che si sentono. Nessuno ha scritto niente di cattivo. È proprio questo il guaio. «Consegniamole», dice Tina. «Strappiamole», dice Lara, «piccole piccole, e usiamo i pezzi.» «Si vota», dice Ken. «Vince chi grida di più.»
wb-4-12-swap =
    Le leggete schiena contro schiena, e quelle di chi sta lassù le tenete aperte verso il cielo, a braccia tese. Ci vuole più del previsto. «Ci eri *rimasta male*?» dice Sid. «Non l’hai mai detto.» «L’ho scritto», dice Lara. Qualcuno si soffia il naso, e non è Quill. Quattro lettere, quattro tasche. Fino a sera, a ogni passo, vi sentite frusciare a vicenda.

    { wb-4-12-swap-rules }
wb-4-12-tear =
    In due, e poi in quattro, senza guardare. Ma uno strappo va dove vuole lui. «*…la sola che ha aspettato…*» dice un pezzetto, e lì intorno l’aria si scalda. Ne vengono ottimi Brandelli, i migliori mai avuti. Nessuno chiede chi ha aspettato chi.

    { wb-4-12-tear-rules }

wb-4-13-front-title = Disposizioni
wb-4-13-front = Sotto il primo avviso rosso ce n’è un altro, e sotto quello un altro. Si va indietro di anni, e sono tutti appesi dritti, tutti firmati con un’iniziale e una riga.
wb-4-13-back-title = Da sessant’anni
wb-4-13-back = *I bagni non si riscaldano. Il tè si prende freddo. La speranza va archiviata alla S.* Il più vecchio è giallo. *Poiché la fine del Libro è perduta, ne farò una io. Non ne traggo alcun piacere. O.* «Ha sottolineato *alcun*», dice Tina. Dietro il foglio, anni fa, qualcuno ha appuntato una Scintilla, e poi l’ha scordata, o non ha osato archiviarla.

wb-4-14-front-title = La casella nove
wb-4-14-front = Nella fila più bassa, fra *A una mamma* e *A una mamma*, c’è una casella che è una gattaiola. Il cartellino dice 9. Dentro c’è una busta sola, spessa, tiepida. A matita: *Per Mamma. Nessun altro. Dico sul serio.* Sotto *serio* una riga, un’altra, un’altra, e poi il buco. I Wyrm della sala hanno alzato tutti la testa. Nessuno si avvicina di un passo.
wb-4-14-back-title = Chi la porta
wb-4-14-back = «È la calligrafia di Nora», dice Tina. «Ma come ha fatto ad arrivare *qui*?» «Può darsi che fosse in una cartella», dice Quill, «o in una tasca, o sotto il vostro cuscino. Finché nessuno la imbuca, è qui. Questo è *qui*.» Posa un polpastrello sull’indirizzo e lo toglie subito. «Sono sessant’anni che la tengo», dice. «Fredda non è stata mai. Sta nella fila bassa per via della mia schiena. Le mani, uno se le scalda volentieri.»
wb-4-14-opened =
    Quill la gira, e si ferma. «Questa è stata aperta», dice. «E ripiegata, piccola, poi più piccola. Da più d’uno.» Non alza la voce. Tiene solo la busta un po’ più lontano da voi. «Per le aperte c’è un’altra tariffa. Multe, la Posta non ne dà. È che, dopo, pesano.»

    { wb-4-14-opened-rules }
wb-4-14-closed =
    Quill gira la busta e cerca la linguetta. Da un capo la colla ha ceduto; bastava un dito. Gli si illumina la faccia, fino ai baffi. «Sigillata! Di questi tempi! Con quattro bambini in giro!» Ve la consegna a due mani. Finché l’avete in mano, state tutti più dritti.

    { wb-4-14-closed-rules }

wb-4-15-front-title = Affrancatura
wb-4-15-front = «Quindi si prende, e via», dice Lara. «A mano no», dice Quill. «C’è scritto *Per Mamma*, e la via non c’è. Dove non c’è via arriva solo il tubo in salita, e il tubo vuole il francobollo.» Dietro di lui si alzano le saracinesche, con fracasso: la cantina, la sala di pesatura, una porta di ferro. La smistatrice ha un tremito, fa un rutto, e comincia a tirare su cose bianche che nessuno le ha dato.
wb-4-15-back-title = Tre modi di pagare
wb-4-15-back = «Si paga in Scintille», dice Quill, «se ne avete. Oppure a debito. Due firme e una storia, che vi sarà chiesta quando vi farà meno comodo.» «E il terzo?» chiede Sid. «Ho detto due.» «Però il fiato l’ha preso per tre.» La talpa si strofina il naso col polsino e abbassa la voce. «Nella Camera blindata ci sarebbe un foglio di francobolli. Mio non è. L’hanno lasciato lì, nello *Scrigno*.»

wb-4-16-front-title = Lettera di Nora
wb-4-16-front = Per Mamma. Nessun altro. Letto ad alta voce basta questo, e un Wyrm si ferma ad ascoltare.

wb-4-17-front-title = Lo Scrigno del Tesoro
wb-4-17-front = Dietro la porta di ferro c’è uno scaffale, e se lo tiene tutto uno scrigno piccolo, con gli angoli di tela. «L’hanno lasciato nove bambini», dice Quill. «Fermo posta, senza etichetta.» Davanti ha tre quadranti, e sopra ognuno una riga marchiata nel legno. «*Lui* non fa che chiederlo. Al tramonto glielo devo consegnare. Se qualcuno per caso sapesse le parole, e le dicesse prima, io non potrei farci niente. Sarei a pranzo.» Tira fuori un panino. «Io mangio con le spalle alla porta.»

wb-4-18-front-title = Soprattassa
wb-4-18-front = Un Wyrm viola, con una cartella tutta sua, striscia dall’uno all’altro di voi con un modulino verde. Può aspettare. La sedia se l’è portata.

wb-4-19-front-title = Un francobollo per Mamma
wb-4-19-front = «Paghiamo», dice Lara, «e in dieci minuti siamo su per quel tubo.» «Guardiamo nello Scrigno», dice Ken. «È un *tesoro*, Lara. Ha i *quadranti*.» «E se facciamo tutte e due le cose?» dice Tina. «Dicevano così anche quelli del sacco quattordici», dice Quill, di spalle, e dà un morso al panino coi lombrichi. La smistatrice sputa un altro Wyrm. In tasca avete una lettera che non smette di essere calda.
wb-4-19-back-title = Affrancata
wb-4-19-back = Quill sfoglia l’album fino in fondo e sceglie lui. Sul francobollo c’è una lampada sopra un gradino. Non lo lecca: ci alita sopra, lo preme col pollice e conta fino a dieci, sottovoce, senza saltarne uno. «È una vita che aspettavo di usarlo», dice. In alto nella sala si apre un coperchio d’ottone che aperto non s’era mai visto, e ne scende un po’ di giorno, con la sua polvere.

wb-4-20-front-title = La cassa
wb-4-20-front = La cassa ha una grata, e la grata una fessura da farci passare una Scintilla di taglio. Un cartello dice: SI PREGA DI PRESENTARSI COI MOTIVI CONTATI.
wb-4-20-back-title = In contanti o in storie
wb-4-20-back = «Sigillata, quattro», dice Quill. «Aperta, sei. Oppure il modulo dei debitori: una storia intera, fino alla fine, al primo momento inopportuno. Si firma in due: uno deve, l’altro si dispiace.» «Be’, una storia si trova», dice Ken. «Leggi le parole piccole», dice Sid. Ken cerca. «Non ce ne sono.» «Peggio», dice Sid.
wb-4-20-pay =
    Le Scintille cadono nella fessura una a una, e ognuna fa la sua nota. Alla quarta è una canzone, e manca solo la fine. Quill la canticchia, perché è fatto così. Poi vi scrive la ricevuta, con la matita morbida, e calca troppo.

    { wb-4-20-pay-rules }
wb-4-20-dear =
    Giù per la fessura le prime quattro Scintille cantano tutte. «E due», dice Quill, «perché l’avete letta.» Quelle non cantano. Tina vuole sapere dove vanno. «Nell’altro barattolo», dice lui, e ve lo scuote all’orecchio. A riempirlo manca poco.

    { wb-4-20-dear-rules }
wb-4-20-owe =
    Due firme, un po’ storte. Il modulo va nel tubo, *fup*, e si sente che viaggia, su, in tondo, e poi giù, lontano, fin dove qualcuno timbra, e ride. «Ma che storia dev’essere?» chiede Tina. «Una con la fine», dice Quill. «Non immaginate quanti non ce l’hanno addosso, quando serve.»

    { wb-4-20-owe-rules }

wb-4-21-front-title = Il primo quadrante
wb-4-21-front = QUALE LAMPIONE LASCIÒ LA SUA CORTE? Sta marchiato a fuoco nel coperchio. Sul quadrante ci sono quattro nomi, e l’ottone tutto intorno è nero di fuliggine.
wb-4-21-back-title = Quattro lampioni
wb-4-21-back = Glim. Tallow. Wick. Taper. Il quadrante scatta da un nome all’altro, e nel mezzo si ferma a pensare. Dentro il coperchio qualcosa di piccolo alita sulla serratura, perché non geli. È roba fatta da bambini, si vede: le risposte sbagliate hanno le schegge.
wb-4-21-glim =
    Salta fuori un cassetto, vi dà un pugno sulle ginocchia e torna dentro. Lo Scrigno ridacchia. Dallo scaffale di sopra è arrivato un pacco, e il pacco ha un dente.

    { wb-4-21-glim-rules }
wb-4-21-tallow =
    Il coperchio molla una fialetta puzzolente d’annata. Sessant’anni di invecchiamento non l’hanno addolcita. A voi lacrimano gli occhi; per altri è la campana del pranzo.

    { wb-4-21-tallow-rules }
wb-4-21-wick =
    WICK. Uno scatto. Dietro il quadrante si accende una luce piccola piccola, e annusa. «È il nostro», dice Tina. «Quello col collo storto.» Che cosa ne pensi lo Scrigno non si sa. Però sullo scaffale adesso è un dito più vicino.

    { wb-4-21-wick-rules }
wb-4-21-taper =
    Esce una mano di fil di ferro e vi tira i capelli, forte, come si fa in seconda fila. Qualcuno dice una parola che in posta non si può dire. Nell’angolo una cosa bianca alza la testa: quella parola l’ha già sentita.

    { wb-4-21-taper-rules }

wb-4-22-front-title = Il secondo quadrante
wb-4-22-front = CHI LEGGEVA AD ALTA VOCE OGNI SERA? Su questo quadrante le lettere girano in cerchio, e in mezzo qualcuno ha intagliato un orecchio, grande grande.
wb-4-22-back-title = Quattro voci
wb-4-22-back = Obel. Vesper. Gloss. Ibo. Due li avete incontrati; uno l’avete visto scritto nell’angolo di un muro; uno, magari, è l’O che firma gli avvisi. Mentre il quadrante gira, nel legno si voltano pagine, grandi, una ogni tanto, da lettore che non ha fretta. A ogni nome qualcosa si mette comodo ad ascoltare.
wb-4-22-obel =
    OBEL. Una riga rossa, sottile e bollente, attraversa il coperchio e le vostre dita. «Leggere sa leggere», dice Sid, col pollice in bocca. «È *ad alta voce* che non mi torna.» Dov’è passata la riga, una cosa bianca è venuta su a guardare.

    { wb-4-22-obel-rules }
wb-4-22-vesper =
    VESPER. Le pagine si fermano, tutte. In fondo al legno, piano come il gatto dei vicini, qualcosa dice *c’era una*, prende fiato, e il quadrante scatta, e la voce non c’è più. Restate chini lì, con l’orecchio sullo Scrigno, per un bel pezzo. Stava per andare avanti.

    { wb-4-22-vesper-rules }
wb-4-22-gloss =
    GLOSS. *Io?* fa da sotto una voce lontana, lusingata. *Ad alta voce mai. Io leggo con la lingua.* Lo Scrigno vi morde il naso: così imparate a chiedere. Dal pavimento è venuto su qualcosa, dietro alla voce.

    { wb-4-22-gloss-rules }
wb-4-22-ibo =
    IBO. «Lettori, capre», ripete lo Scrigno, con una voce di latta. «Lettori, capre», e a ogni *capre* una botta di coperchio. Ad alta voce ogni sera leggeva anche lui: la lista. Un Wyrm è venuto a sentire come va a finire.

    { wb-4-22-ibo-rules }

wb-4-23-front-title = Il terzo quadrante
wb-4-23-front = NOVE PRESTITI, OTTO RIENTRI. CHE COSA È DA RESTITUIRE? Sul terzo quadrante sono passate più mani che sugli altri. È consumato come un gradino.
wb-4-23-back-title = Che cosa restituire
wb-4-23-back = Il Libro. La multa. Un impermeabile. Nora. «Il Libro, no?» dice Ken. «L’hanno preso in nove, e uno non l’ha riportato.» «Ma è *lì*», dice Sid, adagio. «È sempre stato alla catena. Non è mai andato via.» Si sente che cerca un posto pulito sulla mano, fra i Wyrm a cinque a cinque. «E allora che cosa è stato prestato, nove volte?»
wb-4-23-coat =
    UN IMPERMEABILE. Il coperchio si apre di uno spiraglio, ed esce una manica bagnata: uno schiaffo a sinistra, uno a destra. Non è nemmeno gialla. Gli schizzi hanno svegliato qualcuno sotto lo scaffale.

    { wb-4-23-coat-rules }
wb-4-23-book =
    IL LIBRO. Lo Scrigno sbadiglia. «Lo dicono *tutti*», fanno là dentro otto voci annoiate. Poi lo Scrigno si stacca dallo scaffale e vi atterra sui piedi. Pesa più di quel che sembra. Per forza: ha compagnia.

    { wb-4-23-book-rules }
wb-4-23-fine =
    LA MULTA. Parte una calcolatrice, e va, e va, sempre più veloce: ha sessant’anni da sommare. Il conto schizza fuori dalla serratura, sottile come una lama, e vi passa accanto all’orecchio. Quasi. Qualcuno viene a leccare l’inchiostro, senza farselo dire.

    { wb-4-23-fine-rules }
wb-4-23-nora =
    NORA. Il quadrante non scatta. Si apre, piano, come una mano. «Non si trattava del Libro», dice Sid. «*Il Libro* è il lettore. Ha preso in prestito nove bambini. Ne ha resi otto.» Il resto lo dice Lara, per tutti. «Da restituire è lei. E se al tramonto nessuno l’ha riportata, il Correttore la cancella.»

    { wb-4-23-nora-rules }

wb-4-24-front-title = Resi
wb-4-24-front = RITORNO AL MITTENTE: ogni pacco ha il suo timbro, qualcuno ne ha due. Sono piatti e quadrati, e non ce n’è uno che abbia tutti gli angoli.
wb-4-24-back-title = Libri dei piccoli
wb-4-24-back = Sono libri illustrati, di cartone: una papera, una luna, una papera sulla luna. Mancano bocconi interi, tondi, precisi, tutti alla stessa altezza: sotto il vostro ginocchio. «Un cagnolino», dice Ken. «Ma ha mangiato solo le *parole*», dice Tina. «La papera l’ha lasciata.» Dentro ogni copertina lo stesso artiglio ha scritto: *Il seguito, ogni sera. Vesper.* Uno lo leggete fino in fondo. Non se ne può fare a meno.

wb-4-25-front-title = Il pacco smarrito
wb-4-25-front = Il pacco più grosso della cantina è appoggiato al muro, con addosso quattro carte diverse. *A chi legge, presso il ponte*, dice l’etichetta. *Se dorme, attendere.*
wb-4-25-back-title = Grandi come ruote
wb-4-25-back = È un paio di occhiali da lettura, con le lenti grandi come ruote e il muschio intorno alle stanghette. Il biglietto dice: *Nuovi. Per le parole piccole in fondo. Con comodo.* Il postino ha aggiunto, in sessanta giorni diversi: *Assente. C’è solo una statua.* Ci guardate attraverso. Sul muro di fronte c’è un porcellino di terra grosso come una vacca, e fuma un po’.

wb-4-26-front-title = Occhiali da lettura
wb-4-26-front = Una Scintilla dietro, e mai davanti qualcuno che vi è simpatico.

wb-4-27-front-title = Il registro
wb-4-27-front = Accanto alla buca è appesa la copia del cartellino, quella dell’Ufficio, in carta carbone. È più larga. Quello nella copertina l’hanno tagliato, per farcelo stare.
wb-4-27-back-title = Due colonne
wb-4-27-back =
    NOVE PRESTITI, OTTO RIENTRI. Qui ci sono anche i titoli. A sinistra c’è scritto IN PRESTITO A, e sotto, nove volte, nella stessa calligrafia tonda: *il Libro. Il Libro. Il Libro.* A destra c’è scritto OGGETTO. *Milo. Uma.* Altri sei. *Nora.* Accanto a otto c’è una spunta.

    «L’abbiamo letto al contrario», dice Sid.
wb-4-27-signed =
    C’è una decima riga. IN PRESTITO A: *il Libro.* OGGETTI, *quattro*; il nome di Ken si prende mezza colonna. «Allora ha preso in prestito noi», dice Tina. «Però deve renderci», dice Ken, «è la regola», ma gli esce una domanda. Alla pagina sono attaccate due Scintille: la cauzione.

    { wb-4-27-signed-rules }

wb-4-28-front-title = La bilancia
wb-4-28-front = Dal soffitto pende una bilancia con due piatti d’ottone. Accanto, nove buste, uguali come uova. Un foglietto ingiallito dice: *Una pesa di più. C’è dentro una verità.*
wb-4-28-back-title = Nove buste
wb-4-28-back = Su ogni piatto potete metterne quante volete. La bilancia dice solo tre cose: sinistra, destra, pari. È molto vecchia, e a ogni pesata geme. QUANTE VOLTE, dice la targa d’ottone, DOVETE DISTURBARMI, SE SIETE SVEGLI, PER ESSERE SICURI DI TROVARLA? «Otto», dice Ken. «Aspetta», dice Lara. «Facciamo tre mucchietti.»
wb-4-28-one =
    UNA, sospira la bilancia, CON UN PO’ DI FORTUNA. Provate, e quel po’ non c’è. Un piatto viene su come un pugno.

    { wb-4-28-one-rules }
wb-4-28-two =
    Tre contro tre. Se sono pari, è fra le tre che restano. Poi, di quelle tre, una contro un’altra. GRAZIE, dice la bilancia, dal profondo delle catene. Nella busta pesante c’è una riga sola, senza firma e senza data: *Non è ancora troppo tardi.* La leggete tutti, due volte.

    { wb-4-28-two-rules }
wb-4-28-three =
    In tre pesate il conto torna. UNA ERA DI TROPPO, dice la bilancia, e vi fa vedere com’è, di schiena, una bilancia offesa.

    { wb-4-28-three-rules }
wb-4-28-eight =
    Una contro una, una contro una. Alla quinta il braccio scricchiola. Alla settima vi viene addosso tutto, piatti, buste, catene. NON SONO UN’ALTALENA, dice da terra.

    { wb-4-28-eight-rules }

wb-4-29-front-title = Cartoline
wb-4-29-front = Da una casella spuntano sei cartoline, scritte tutte con la fuliggine, e di chi sia la calligrafia non si sa. Odorano di vetro caldo.
wb-4-29-back-title = Dagli altri sei
wb-4-29-back = *Caro Wick. Dalla tua parte la corte è buia. Ci siamo stretti. Fa freddo, dove sei? Ti fanno le carezze? Ti danno da bere? Torna quando ti spegni, oppure non tornare, e brilla. Gli altri sei.* Sotto ci sono sei impronte, rotonde come nasi. Non l’hanno mai spedita, perché i lampioni alla buca non ci arrivano. Annusate la cartolina. È il minimo.

wb-4-30-front-title = Per chi viene dopo di noi
wb-4-30-front = Dallo Scrigno esce un odore di gomma, di gesso, di focaccine e di colla. C’è un paio di stivali che si sporgono in avanti. Un gesso che ha disegnato porte. Una scatola di latta, ancora calda. Un aquilone di carta, sottile come il fiato. Sotto, un foglio di francobolli, tutti con la stessa figura, e un biglietto in otto calligrafie: *Abbiamo lasciato quello che ci piaceva di più. Prendete, usate, e quando andate a casa metteteci qualcosa. C’era una nona cosa. La sta ancora usando lei.*

wb-4-31-front-title = Chiuso
wb-4-31-front = *Fup.* Sullo sportello cade una capsula. Quill legge col dito, e gli si drizza il pelo. «Lui il tramonto non lo aspetta», dice. «*Chiuso con effetto immediato. Se permettete.* Bambini, tenetevi a…» A che cosa, non lo dice. Il pavimento s’inclina, e sessant’anni di posta vengono giù per la sala in un’onda sola, con dentro voi, a testa in giù e coi San Valentini nel naso. L’onda vi risputa dov’eravate entrati. Sullo sportello cala la saracinesca.
wb-4-31-back-title = Il Timbro
wb-4-31-back = *Tonf.* Lo sportello sobbalza. *Tonf.* È un timbro di gomma nero, alto come una porta, che per testa ha un pomello di legno e va avanti a salti. Dove batte, resta scritto: su un armadio, RITORNO AL MITTENTE; su un Wyrm, ormai piuttosto piatto, RITORNO AL MITTENTE. Gira il pomello dall’uno all’altro di voi, finché trova la tasca con la lettera. «Fa solo il suo lavoro», grida Quill da sotto un sacco. «Non ne ha mai avuto un altro!»

wb-4-32-front-title = La Ruota girevole
wb-4-32-front = Sotto il tubo in salita gira una ruota d’ottone, grande come una giostra. Prende posta da tre parti e non sa decidersi. Le gira la testa, si ferma, rigira. C’è una leva, con una targhetta: PER IL PERSONALE IMPAZIENTE.

wb-4-33-front-title = Su
wb-4-33-front = «Per la Camera blindata», urla Lara, «o per la cantina, e *non fatevi timbrare*!» In alto nella sala il coperchio d’ottone è aperto, e sul pavimento, lì sotto, c’è una moneta di giorno. È giorno vero, con dentro un po’ di rumore di strada. *Tonf*, fa il buio alle vostre spalle. *Tonf.* In vita vostra non avete mai desiderato tanto essere una lettera.
wb-4-33-back-title = Ultima levata
wb-4-33-back = Il coperchio si chiude. Siete tutti dentro, ginocchia contro nasi. Fuori fa *tonf*, vicinissimo, e poi per un po’ niente. Si sente posarsi sull’ottone una mano come una vanga. «Trattenete il fiato», dice Quill. «È in salita. E se lei chiede chi l’ha portata…» Si soffia il naso. «Ditele che non si è mai persa. Era solo in ritardo.» Poi tira qualcosa, e il mondo intero fa *fup*.

wb-4-34-front-title = La scatola di biscotti
wb-4-34-front = In una curva dello scivolo si è incastrata una scatola di biscotti. SOLO POSTINI, dice il coperchio.
wb-4-34-back-title = Solo postini
wb-4-34-back = Una lettera ce l’avete: postini. Sono biscotti allo zenzero, coi disegni voltati tutti dallo stesso verso, da uno che aveva tempo. Sono così duri che vanno succhiati, e a succhiare non si parla, e per una volta c’è abbastanza silenzio da sentire quanto in fretta respirate tutti.

wb-4-35-front-title = La capsula
wb-4-35-front = Nella sua culla c’è una capsula d’ottone, imbottita di feltro rosso. Ci sta un gatto, o un prosciutto, o una persona con le ginocchia in bocca.
wb-4-35-back-title = Ginocchia in bocca
wb-4-35-back = Una Scintilla nella lampada, giù il coperchio, e un disegno spiega che cosa fare dei gomiti. Fate appena in tempo a leggere il resto. NON PER PERSONE. Poi lo stomaco rimane dov’era, e tutto quello che non è stomaco è già nel tubo.

wb-4-36-front-title = In salita
wb-4-36-front = È buio, tondo e veloce. Poi rallenta. Sotto le mani l’ottone diventa legno, e l’odore di colla diventa cera per pavimenti, minestra, un gatto che non c’è più. Parlate sottovoce, e nessuno ve l’ha chiesto. «Quell’orologio lo conosco», soffia Tina. Zoppica, come chi scende le scale con un ginocchio malandato. Davanti c’è luce, in una striscia piatta. Ci arrivate carponi, finché i nasi sono tutti in fila.
wb-4-36-back-title = L’ultima casa
wb-4-36-back = Guardate da una buca delle lettere, dal di dentro. C’è un corridoio con la passatoia. Ci sono dei ganci, bassi, e da uno pende la cinghia di una cartella; la cartella no. La porta non è chiusa: è aperta di una mano, come sempre quando ci passate davanti. C’è un sasso, a tenerla, in una conca tutta sua. Ce lo rimettono ogni sera, da sessant’anni.

wb-4-37-front-title = Mamma
wb-4-37-front = Prima arrivano le pantofole. Vengono lungo la passatoia, una e poi l’altra, e in mezzo un bastone. Lei ha novantacinque anni. La conoscete da sempre; è la signora che non vi dice mai di scendere dal muretto. Va alla porta e guarda su per la strada, a sinistra, dove c’è il colle. Guarda a lungo. Poi col bastone sposta il sasso di un niente, finché non è di nuovo dov’era. «C’è corrente», dice al corridoio.
wb-4-37-read =
    In tasca la lettera si muove, come chi si rigira nel sonno. La sapete tutta a memoria. *Non si sta male.* La sapete prima di lei, ed era per lei e nessun altro. «Vorrei poterla sleggere», dice Sid, così piano che forse lo dice alla mano.

    { wb-4-37-read-rules }
wb-4-37-sealed =
    In tasca la lettera si muove, come chi si rigira nel sonno. Che cosa ci sia scritto non lo sa nessuno di voi. Sessant’anni, quattro bambini, una linguetta scollata, e nemmeno una sbirciata. Ci mettete sopra un dito e la premete ancora una volta, per sicurezza. «Ecco», dice Ken. «Era così.»

    { wb-4-37-sealed-rules }
wb-4-37-back-title = Due piatti
wb-4-37-back = Da qui si vede un pezzo di cucina. La tavola è apparecchiata per due. Da una parte ci sono un piatto sbeccato e un tovagliolo con l’anello. Dall’altra c’è un posto da bambina: una forchetta piccola, una tazza col pesciolino. È pulita, lavata tante di quelle volte che il pesciolino quasi non c’è più. Lei si siede di fronte. Gira la tazza, finché il manico è a sinistra. «Mancina», dice Tina. Poi non riesce a dire altro.

wb-4-38-front-title = Per Mamma
wb-4-38-front = «La spingiamo fuori», dice Lara. «Una lettera serve a *questo*. Lei la legge, e noi via. C’è scritto nessun altro: se ce ne andiamo, non c’è nessun altro.» «E Nora niente?» dice Ken. «È in piedi da tanto di quel tempo. Potremmo bussare. Lei risponderebbe: i vecchi rispondono.» «Campa cavallo», dice Sid. «Quello, laggiù, è al lavoro. Guardate la luce.» «Però avrebbero *qualcosa*», dice Tina. «Tutte e due.»
wb-4-38-post =
    Cade sullo zerbino. Lei la sente; si alza, e ci vuole tempo. Si china, e ce ne vuole di più. Vede la matita. Poi non fa proprio niente, con la busta fra le mani, finché l’orologio ha sceso un sacco di scale col suo ginocchio malandato. Legge in piedi. A un certo punto ride. Alla fine dice una parola, e sulle labbra sembra il nome di un pesciolino. Poi va alla porta, e la spalanca.

    { wb-4-38-post-rules }
wb-4-38-wait =
    Bussate, da dentro. Non si spaventa. A novantacinque anni gli spaventi uno li ha già presi tutti. Prende la busta dalla buca, legge le tre righe davanti e le guarda a lungo. Poi la mette dietro l’orologio, chiusa. «Me lo faccio dire da *lei*», dice Mamma. Scrive una riga, lentamente. Lecca la linguetta. «Le giacche ve le sarete tolte, spero», dice alla buca, «se dovete correre.»

    { wb-4-38-wait-rules }

wb-4-39-front-title = Via dallo sportellino
wb-4-39-front = «Chi siete?» chiede, quando state già strisciando all’indietro. Nessuno sa che cosa dire. «La posta», dice alla fine uno di voi. Lei ci pensa. «Siete in ritardo», dice Mamma, ma non come lo dicono le maestre. L’ultima volta che vi voltate, nella striscia di luce c’è un’ombra: ha lasciato alzato lo sportellino, con una molletta da bucato. Poi è buio, è tondo, è in discesa, e per tutta la strada nessuno fa una battuta.

wb-4-40-front-title = Asciutto fino alle tasche
wb-4-40-front = Assi di legno, col sole sopra. Per l’orologio di Lara sono passati quattro minuti. Scendete ai ganci. Tina prende per l’orlo l’impermeabile giallo, che fruscia, e va su col palmo della mano: asciutto, asciutto, asciutto. Alle tasche si ferma. Sono calde, come se qualcuno ne avesse appena tolto le mani. Sopra è ancora umido. «Siamo a metà», dice Sid. «*Più* che a metà», dice Lara.
wb-4-40-posted = Dalla finestra delle scale si vede l’ultima casa sotto la torre. La porta è spalancata, e spalancata non l’avevate vista mai. Sopra il gradino c’è la lampada accesa, a mezzogiorno, in pieno sole. «Ha avuto la sua lettera», dice Ken, come si dice di uno che finalmente ha mangiato caldo.
wb-4-40-answer = Ken tiene la busta sotto la camicia. Non pesa niente, una riga non pesa niente, eppure cammina come chi porta un secchio pieno. *Minnow*, c’è scritto sopra, in una calligrafia che trema. «Nessuno la apre», dice Lara. «E chi la apre?» dicono tre voci. Poi guardano lei, e lei arrossisce. «Dicevo a *me*», dice Lara.
wb-4-40-chest = Gli stivali di Milo stanno sotto l’ottavo gancio, al loro posto. Si sporgono verso le scale. Le tasche di Tina sanno di focaccine; Sid ha nella manica qualcosa che ha voglia di volare; e quando Lara si spolvera il gesso dalle mani, sul muro resta una riga, e giurereste che da lì dietro tira aria.
wb-4-40-debt = «E che storia gli raccontiamo?» chiede Ken. «C’è quella della capra», dice Sid. «Non ha la fine.» «C’è quella dell’autobus.» «Nemmeno quella.» Le passate tutte, su per le scale. È strano: di inizi ne sapete tanti.
wb-4-40-back-title = Come finisce
wb-4-40-back = Prima di mangiare posate un orecchio sulla pagina, dov’era lo sportellino d’ottone, e ne alzate un angolo per vedere.
wb-4-40-struck = Adesso la sala è tutta in riga. Sulle caselle corrono tratti rossi, uno a piombo sull’altro, e dietro è bianco. In basso è rimasta la nove. Dentro c’è una talpa, le ginocchia in braccio, con un mozzicone di candela. Passa il dito sul legno, dove per sessant’anni è stato caldo. «Almeno quella», dice. «Quella è partita.»
wb-4-40-sacks = Metà della montagna è diventata bianca. Nell’altra metà si lavora: una talpa senza polsini, in piedi su un carrello, butta nel tubo un sacco dopo l’altro e pesta sul coperchio per farceli stare. Per tutto quel giorno, nella vostra città, piovono lettere sugli zerbini. *Scusa*, su carta a quadretti, undici volte. Una arriva a Ken. La legge due volte, ed esce a suonare un certo campanello.
wb-4-40-stamp = La saracinesca è di nuovo su, spinta con una scopa. Il grosso timbro nero sta in un angolo della sala, faccia al muro, e fa da attaccapanni a Quill, che gli ha girato la gomma. La prova su un modulo, e poi non resiste, e si fa tutta la fila più bassa: *tonf. Tonf.* Le lettere vengono un po’ storte, e viola. RECAPITARE, dicono. PER FAVORE.
wb-4-40-ribbon = La sala è vuota. Per un momento vi si ferma il cuore; poi vedete i coperchi dei tubi, tutti alzati. Ha spedito. Ha spedito tutto. Sulla vostra città il cielo è pieno di buste, a migliaia, che girano sui tetti come rondoni, e la gente per strada sta col naso per aria e le mani alzate. Quill siede allo sportello vuoto con l’ultima. È marrone, e indirizzata a lui. La legge con un dito, adagio adagio, perché duri.

### Quando è girato l’ultimo segnalino Destino
wb-4-lost-title = Ritorno al mittente
wb-4-lost = *Tonf.* Nella schiena, uno dopo l’altro, nemmeno forte. Volate fuori dallo sportellino, e il Libro vi sputa sulle assi a gambe all’aria. Ogni maglietta ha la sua scritta, in nero: RITORNO AL MITTENTE. Col sapone non viene via. Per l’orologio di Lara sono le dodici e quattro minuti. L’avviso è sullo scrittoio come se niente fosse, e la matita sui puntini è morbida, e paziente.
