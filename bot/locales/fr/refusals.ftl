### Ce que Discord refuse, dit à qui a demandé ou regarde la table (bot/platform/refusals.py).

refused-later = Discord n’accepte pas cela pour l’instant. Rien n’est perdu : réessaie dans un moment.
refused-spent = Ce message ne peut plus être modifié. /table show en affiche un nouveau.
refused-permission = Discord ne me le permet pas ici. Une table demande Voir le salon, Envoyer des messages, Intégrer des liens et Joindre des fichiers ; dans un fil, Envoyer des messages dans les fils.
refused-unseen = Je ne vois pas ce salon. Il me faut la permission « Voir le salon » ; dans un fil privé, mentionne-moi une fois, et j’y suis.
refused-channel-type = Discord ne le permet pas dans un salon de ce type. Dans un salon textuel, cela marche.
refused-history = Il me faut la permission « Voir les anciens messages » dans ce salon.
refused-archived = Ce fil est archivé, et je ne peux pas le rouvrir. Une fois qu’il est rouvert, /table show ramène la table.
refused-locked = Ce fil est verrouillé : je ne peux pas y écrire. Quelqu’un qui a la permission Gérer les fils peut le déverrouiller.
refused-thread-full = Ce fil a autant de membres que Discord le permet.
refused-thread-there = Ce message a déjà un fil.
refused-threads-full = Ce serveur a autant de fils ouverts que Discord le permet. Une fois que l’un d’eux est fermé, réessaie.
refused-news-threads-full = Ce serveur a autant de fils d’annonces ouverts que Discord le permet. Une fois que l’un d’eux est fermé, réessaie.
refused-screened = L’AutoMod de ce serveur arrête mon message. Quelqu’un qui a la permission Gérer le serveur peut faire une exception pour moi.
refused-absent = Cette personne n’est pas sur ce serveur.
refused-direct = Cette personne n’accepte pas de messages privés de ma part.
refused-no-server = Je ne partage aucun serveur avec cette personne : je ne peux pas lui écrire.
refused-fault = Discord n’a pas accepté mon message, et réessayer n’y changera rien. Ce qui a été joué est gardé ; la personne qui m’héberge trouve la raison dans mon journal.

## Là où personne ne peut être appelé

barred = Je ne peux mentionner personne ici : l’horloge est arrêtée tant que ce n’est pas réglé. { $says } **/table show** dans un autre salon y amène la table.
notice-barred = À la table de { $place }, je ne peux mentionner personne : son horloge est arrêtée. { $says }
private-thread = Je ne suis pas dans ce fil privé. Mentionne-moi ({ $me }) ou ajoute-moi, puis réessaie.
