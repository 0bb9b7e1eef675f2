# Les campagnes en fichiers signés, entre des bots qui ne partagent pas de base de données.

describe-campaign-save = Enregistrer dans un fichier une campagne que tu joues en solo
describe-campaign-load = Reprendre une campagne à partir d’un fichier enregistré
describe-which-alone = Quelle campagne
describe-campaign-file = Le fichier reçu de /campaign save

no-campaign-alone = Tu ne joues aucune campagne en solo. Celle que des amis partagent leur reste ; gagne un chapitre en solo, puis enregistre la campagne ici.
parcel-saved = Enregistrée telle qu’elle est ; elle reste ici aussi. Personne d’autre que toi ne peut charger ce fichier, avec /campaign load, partout où ce bot joue. { $campaign }
parcel-unreadable = Ce n’est pas le fichier d’une campagne. Prends celui que /campaign save t’a donné, tel quel.
parcel-forged = Ce fichier n’est plus tel qu’il a été enregistré, ou un autre bot l’a enregistré. Rien n’a été chargé.
parcel-not-yours = Quelqu’un d’autre a enregistré ce fichier, et personne d’autre ne peut le charger.
parcel-of-another-time = Ce fichier date d’une autre époque : son jeu a tant changé qu’il n’est plus lisible.
parcel-here = Cette campagne est déjà ici, au même point. Continue avec /campaign continue.
