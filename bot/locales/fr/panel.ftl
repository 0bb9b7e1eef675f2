### Les mots communs du bot. Le premier mot d’un message dit où il se trouve et sa longueur permise :
### button- 80 caractères, placeholder- 150, describe- 100 (commandes et options), title- 45.

list-and = { $head } et { $last }
seat = Place { $number }

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-fill = Ajouter un joueur maison
button-my-seat = Ma place
button-why-not = Pourquoi pas ?
button-undo = Annuler
button-done = Terminé
button-confirm = Oui, vas-y
button-cancel = Pas maintenant
button-next = Suite
button-previous = Retour
button-since = Depuis mon dernier tour
button-again = Réessayer

placeholder-choose = Choisir
placeholder-seat = Quelle place ?

## Réponses

confirm = { $action } ? Cela ne pourra pas être annulé.
stranger = Tu n’es pas assis à cette table. Tu peux la suivre ici, ou rejoindre la prochaine avec /play.
not-your-turn = Ce n’est pas ton tour : le choix revient à { $names }.
stale = La table a avancé. Voici ce qui est possible maintenant.
blocked = Pas maintenant : { $reason }
forged = Ce bouton n’appartient pas à cette table. Rien n’a changé.
no-table = Il n’y a pas de table ouverte ici. /play en ouvre une.
table-gone = Cette table n’est plus conservée. /play en ouvre une nouvelle.
table-over = Cette partie est terminée. On ne peut plus rien y jouer.
table-full = Toutes les places sont prises.
table-busy = Il y a déjà une table ici. /table show la remet en vue.
already-seated = Tu es déjà assis à cette table.
not-host = Seul { $name } peut commencer, pour avoir ouvert la table.
no-undo = Tu n’as rien à annuler.
saved-not-shown = Ton coup est enregistré. Discord n’a pas pris la nouvelle image ; /table show réessaie.
missing-permission = Il me faut la permission « { $permission } » dans ce salon.
failed = Quelque chose a échoué de mon côté. Rien n’a changé ; réessaie, s’il te plaît.
