### Ce qui ne va pas avec la base de données (db/errors.py), dit à qui a demandé quelque chose.

db-in-use = Un autre processus utilise ma base de données. Réessaie plus tard.
db-no-directory = Le dossier de ma base de données n’existe pas. Rien n’a été enregistré.
db-unwritable = Je ne peux pas écrire dans ma base de données. Rien n’a été enregistré.
db-not-a-database = Ce qui se trouve à la place de ma base de données n’en est pas une. Rien n’a été enregistré.
db-damaged = Ma base de données est abîmée : il faut restaurer une sauvegarde. Rien n’a été enregistré.
db-newer = Ma base de données vient d’une version plus récente de moi. Rien n’a été enregistré.
db-stale = La partie a avancé entre-temps, rien n’a donc changé. Regarde à nouveau.
db-twice = Ce clic a déjà été pris en compte.
db-channel-busy = { table-busy }
db-campaign-busy = Cette campagne a déjà une table ouverte.
db-campaign-changed = Cette campagne n’est plus telle que tu l’as vue. Regarde à nouveau.
db-crowded = Tu as déjà ouvert ici autant de tables que ce serveur le permet.
db-daily-taken = Tu as déjà fait ton essai pour ce défi du jour.
db-not-stored = Rien n’a été enregistré : mon disque est en panne. La raison se trouve dans mon journal.
db-disk-full = Rien n’a été enregistré : mon disque est plein. Préviens la personne qui m’héberge, et réessaie plus tard.
db-misfit = Ce que j’ai enregistré ne concorde pas ici, donc rien n’a changé. La personne qui m’héberge trouve la raison dans mon journal ; si c’est une table, /table end la ferme.
db-exists = Ce fichier existe déjà. Rien n’a été enregistré.

kept-but-full = Ton coup est enregistré, mais mon disque est maintenant plein : la table continuera dès qu’on m’aura fait de la place.
kept-but-broken = Ton coup est enregistré, mais mon disque vient de tomber en panne : la table continuera dès qu’il sera réparé.
