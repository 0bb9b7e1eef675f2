# Campagne come file firmati, tra bot che non condividono un database.

describe-campaign-save = Salvare in un file una campagna che giochi in solitario
describe-campaign-load = Riprendere una campagna da un file che hai salvato
describe-which-alone = Quale campagna
describe-campaign-file = Il file ricevuto da /campaign save

no-campaign-alone = Non giochi nessuna campagna in solitario. Quella che condividi con amici resta con loro; vinci un capitolo in solitario, poi salvala qui.
parcel-saved = Salvata così com’è adesso; resta anche qui. Solo tu puoi caricare questo file, con /campaign load, ovunque giochi questo bot. { $campaign }
parcel-unreadable = Questo non è il file di una campagna. Prendi quello che ti ha dato /campaign save, così com’è.
parcel-forged = Questo file non è più come è stato salvato, oppure lo ha salvato un altro bot. Non è stato caricato nulla.
parcel-not-yours = Questo file l’ha salvato qualcun altro, e solo chi l’ha salvato può caricarlo.
parcel-of-another-time = Questo file viene da un’altra epoca: il suo gioco è cambiato così tanto che non si può più leggere.
parcel-here = Questa campagna è già qui, allo stesso punto. Continua con /campaign continue.
