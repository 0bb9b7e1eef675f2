### Realm of Wonder: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

realm-of-wonder-lesson-1-title = La terza sfera
realm-of-wonder-lesson-1-1 = Vince chi entra per primo nel castello del Re con **tre sfere magiche**. Tu, il Mago, ne hai { $orbs }. Un round comincia con una carta movimento, scelta in segreto: se è lenta, parti tardi ma vai lontano. **{ $button }** dà { $points } punti movimento.
realm-of-wonder-lesson-1-2 = Poi gli incantesimi, prima il più lento: tu. Le isole e il castello stanno su dischi che girano; si passa solo dove i sentieri si toccano. Nessuno tocca il tuo, qui: { land-heath }. **{ $button }** può rimediare.
realm-of-wonder-lesson-1-3 = Ogni disco ha un **gorgo**, accanto a uno dei suoi sentieri. Tu scegli verso quale regione punta: gira tutto il disco, e quel sentiero incontra quello della regione. Il tuo parte da H2. Quindi: **{ $button }**.
realm-of-wonder-lesson-1-4 = Ora un ponte porta da H2 a H11: **{ button-look-close }** lo mostra in grande. Una carta magia lanciata è persa: tieni le altre { $magic } per dopo. **{ $button }**.
realm-of-wonder-lesson-1-5 = L’avversario è più veloce e si è mosso. Tocca a te: { $left } punti movimento. La maggior parte delle caselle costa 1, quelle difficili { $rough }. In H6 c’è una torre chiusa. **{ $button }**.
realm-of-wonder-lesson-1-6 = Una torre nasconde un dono, una sfera o un mostro. Doni e sfere sono tuoi; un mostro lo devi affrontare. Aprirla costa **PM**, punti magia; ne hai { $mp }. **{ $button }**.
realm-of-wonder-lesson-1-7 = Una sfera, la tua terza! Ora la porta si aprirebbe per te. Restano { $left } punti: attraversa il ponte fino alla pietra runica in H15, vicino al castello. **{ $button }**.
realm-of-wonder-lesson-1-8 = Su una pietra runica puoi pagare PM per girare anche l’isola del castello. Tutti i suoi sentieri seguono il gorgo: se punta verso { land-ice }, quello in K4 incontra il tuo, a due passi dalla porta. **{ $button }**.
realm-of-wonder-lesson-1-9 = Restano { $left } punti, e la via è libera: K4, K3, castello. Se te ne manca uno, puoi comprare un punto in più con i PM, una volta per turno. **{ $button }**.
realm-of-wonder-lesson-1-10 = Un passo fino alla porta, e ti resta { $left } punto. Hai le tre sfere che la aprono. **{ $button }**.
realm-of-wonder-lesson-1-done = Con { $orbs } sfere magiche hai vinto! Anche tre mostri battuti o la missione del Re avrebbero aperto la porta. Battaglie, forti e pozzi sono la prossima lezione.

realm-of-wonder-lesson-2-title = Muscoli e forti
realm-of-wonder-lesson-2-1 = Una sfera non viene per forza da una torre: il tuo avversario, qui vicino, ne ha una. Oggi sii veloce: il più veloce muove per primo. **{ $button }**.
realm-of-wonder-lesson-2-2 = Tieni gli incantesimi per una battaglia: due delle tue carte mostrano un **muscolo**. **{ $button }**.
realm-of-wonder-lesson-2-3 = Sei su un pozzo. Per { $cost } PM ci costruisci un **forte**, che ti rende 1 PM in più a ogni round. **{ $button }**.
realm-of-wonder-lesson-2-4 = { $left } punti movimento. Camminare su un personaggio vuol dire attaccarlo, e chi vince prende una tessera a chi perde. **{ $button }**.
realm-of-wonder-lesson-2-5 = Tirate un dado di battaglia ciascuno. Prima puoi giocare carte con il muscolo, coperte: ognuna aggiunge 1, poi è persa. **{ $button }**.
realm-of-wonder-lesson-2-6 = L’altro dado può andare meglio del tuo. Per sicurezza, ancora una: **{ $button }**.
realm-of-wonder-lesson-2-7 = { $muscles } muscoli, quindi +{ $muscles }. Al resto pensano i dadi. **{ $button }**.
realm-of-wonder-lesson-2-8 = { $mine } contro { $theirs }: vinci, e senza muscoli non avresti vinto. Chi perde torna a casa zoppicando. Ora il bottino: **{ $button }**.
realm-of-wonder-lesson-2-9 = Hai vinto { $battles } battaglia, e stavolta la missione del Re chiede proprio battaglie. Restano { $left } punti: torna al tuo forte. **{ $button }**.
realm-of-wonder-lesson-2-10 = Più in là non ti serve andare. Quando ha finito anche l’avversario, il prossimo round comincia con la rendita. **{ $button }**.
realm-of-wonder-lesson-2-done = Il nuovo round ti rende { $income } PM, di cui 1 per il forte e 1 per la sfera. Incantesimi, torri, battaglie e forti: ne sai abbastanza per una vera corsa.
