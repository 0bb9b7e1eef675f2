## /server

describe-server = Mon comportement sur ce serveur, et ses données
describe-server-show = Tous les réglages de ce serveur, et les permissions qui me manquent ici
describe-server-language = La langue de tout ce qui s’affiche dans les salons
describe-server-which-language = Automatique suit la langue du serveur sur Discord
describe-server-channels = Choisir où des tables peuvent s’ouvrir
describe-server-clock = Le temps par décision aux nouvelles tables à deux ou plus ; réglable avant chaque partie
describe-server-hours = Ensuite, un joueur automatique continue
describe-server-tables = Les tables en cours ici, ou combien une même personne peut en avoir ouvertes
describe-server-most = Combien par personne : de 1 à 25 ; 3 si personne n’a choisi
describe-server-pings = Si je peux mentionner les joueurs qui doivent décider
describe-server-switch = Oui ou non, pour tout le monde ici
describe-server-enders = Qui peut terminer une table, outre la modération
describe-server-who = La modération, ce sont ceux qui peuvent gérer les messages
describe-server-seasons = Quand finissent cette saison et la suivante
describe-server-export = Tout ce que je garde de ce serveur, dans un fichier
describe-server-erase = Effacer tout ce que je garde de ce serveur ; je demande deux fois
describe-choice-automatic = Automatique
describe-choice-en = English
describe-choice-fr = Français
describe-choice-it = Italiano
describe-choice-on = Oui
describe-choice-off = Non
describe-choice-clock-none = Sans horloge
describe-choice-clock-day = 24 heures
describe-choice-clock-days = 72 heures
describe-choice-clock-week = Une semaine
describe-choice-ender-host = L’hôte de la table
describe-choice-ender-seated = Toute personne assise à la table
describe-choice-ender-moderators = La modération seulement
language-name = français
server-not-yours = Il faut la permission « Gérer le serveur » pour changer mon comportement ici.
server-shown = ## { $server }
server-line-language = **Langue** : { $language }
server-line-channels = **Des tables peuvent s’ouvrir** : { $places ->
     [all] partout
     [none] nulle part, car les salons choisis n’existent plus
    *[other] dans { $places } et leurs fils
}
server-line-clock = **Horloge des nouvelles tables à deux ou plus** : { $hours ->
     [0] aucune
     [168] une semaine par décision
    *[other] { $hours } heures par décision
}
server-line-tables = **Tables en cours ouvertes par une même personne** : { $count } au plus
server-line-pings = **Mentions** : { $switch ->
     [on] oui ; chacun peut les couper pour soi
    *[off] non, pour personne
}
server-line-enders = **Peuvent terminer une table** : { $who ->
     [host] l’hôte, et la modération
     [seated] toute personne assise à la table, et la modération
    *[moderators] la modération seulement
}
server-lacks = Il me manque dans ce salon : { $rights }.
server-lacks-nothing = J’ai toutes les permissions qu’il me faut dans ce salon.
server-how = -# Chaque ligne a sa commande : **/server language**, **channels**, **clock**, **tables**, **pings**, **enders**. **/server tables** seul montre les tables en cours. **/server seasons** dit quand finit une saison, **export** te donne toutes les données dans un fichier, **erase** les efface.
server-language-set = Dans les salons, je parle désormais cette langue : { $language }. Les réponses privées restent dans celle de chacun.
server-channels-all = Des tables peuvent s’ouvrir partout. Choisis des salons, et elles ne s’ouvrent plus que là et dans leurs fils ; une catégorie vaut pour tous ses salons.
server-channels-some = Des tables peuvent s’ouvrir dans { $places } et leurs fils. Retire tous les salons du menu, et c’est de nouveau partout.
placeholder-server-channels = Partout
tables-elsewhere = Sur ce serveur, les tables s’ouvrent dans { $places }, et dans les fils qui s’y trouvent.
tables-nowhere = Les salons où des tables peuvent s’ouvrir sur ce serveur n’existent plus. Une personne qui peut gérer le serveur peut en choisir d’autres : **/server channels**.
server-clock-set = Les nouvelles tables à deux ou plus commencent { $hours ->
     [0] sans horloge
     [168] avec une semaine par décision
    *[other] avec { $hours } heures par décision
}. Chacune peut choisir autrement avant de commencer ; celles qui sont déjà ouvertes gardent la leur.
server-tables-set = Désormais, une même personne peut avoir ouvert { $count ->
     [one] une seule table en cours
    *[other] { $count } tables en cours
} à la fois sur ce serveur. Celles qui sont ouvertes le restent.
server-pings-on = Je peux mentionner les joueurs qui doivent décider. Chacun peut couper les mentions pour soi avec **/me pings**.
server-pings-off = Je ne mentionne plus personne sur ce serveur.
server-enders-host = L’hôte d’une table peut la terminer, et la modération aussi, si elle n’y joue pas.
server-enders-seated = Toute personne assise à une table peut la terminer, et la modération aussi, si elle n’y joue pas.
server-enders-moderators = Seule la modération peut terminer une table, si elle n’y joue pas.
not-ending-seated = Pour terminer cette table, il faut y être assis, ou pouvoir gérer les messages.
not-ending-moderators = Sur ce serveur, il faut pouvoir gérer les messages pour terminer une table.
not-ending-playing = { $sits ->
    [yes] Tu es toi-même à cette table
   *[no] Tu as quitté ou cédé une place à cette table classée
}, donc ta permission de modérer n’y compte pas. { $ender ->
    [moderators] Une autre personne qui l’a et n’a pas joué ici
   *[other] { $name }, l’hôte, ou une autre personne qui l’a et n’a pas joué ici
} peut terminer la table.
not-ending-leave = **/table leave** donne ta place à un joueur automatique, **/table hand** à quelqu’un d’autre.
not-ending-counts = Cette partie compte au classement : une fois qu’elle est bien lancée, les personnes qui y jouent ou y ont joué ne peuvent pas la terminer sans résultat tant que quelqu’un d’autre y est assis. Avec **/table leave**, un joueur automatique continue pour toi, et cela compte comme une défaite. La dernière personne assise peut y mettre fin.
server-seasons = Cette saison a commencé le { $begins } et finit le { $ends } ({ $at }). La suivante finit le { $last }. Une saison est un trimestre, en temps universel (UTC), sur tous les serveurs.
server-exported = Tout ce que je garde de ce serveur. Les joueurs y sont des numéros ; des parties en cours, il n’y a que ce que tout le monde peut voir.{ $files ->
     [one] {""}
    *[other] {" "}Le tout fait { $files } fichiers.
}
button-server-erase = Tout effacer
server-erase-ask = J’efface tout ce que je garde de ce serveur : ses réglages, les tables ouvertes et finies, les résultats, et les campagnes gardées ici. Les tables ouvertes se terminent. Ce que chacun a en messages privés ou sur d’autres serveurs lui reste, comme ses propres réglages. C’est sans retour ; **/server export** en garde une copie.
title-server-erase = Effacer les données du serveur
title-server-name = Écris le nom du serveur
server-erase-other-name = Ce n’est pas le nom de ce serveur. Rien n’a été effacé.
server-erased = C’est effacé. Je ne garde plus rien de ce serveur. Ce que chacun a en messages privés ou sur d’autres serveurs lui reste, comme ses propres réglages.
server-table-erased = Cette table a été effacée avec toutes les données de ce serveur.

## What whoever manages the server is told once

notice-clock = Ici, les nouvelles tables à deux ou plus ont une horloge : { $hours } heures par décision, puis un joueur automatique continue jusqu’à ce que la place soit reprise. Chaque salon d’attente peut choisir autrement ; **/server clock** fixe celle des nouvelles tables.
notice-direct = À propos de ton serveur **{ $server }** : { $says }

## /me

describe-me-show = Tout ce que tu as réglé
describe-me-pings = Si je te mentionne quand tu dois décider
describe-me-switch = Oui ou non
describe-me-where = Partout, ou sur ce serveur seulement
describe-choice-here = Sur ce serveur
describe-choice-everywhere = Partout
describe-me-quiet = Les heures où je ne te mentionne pas
describe-me-from = À partir de quelle heure
describe-me-to = Jusqu’à quelle heure
describe-me-zone = Ton fuseau horaire : tape une ville, ou cherche l’heure qu’il est chez toi
describe-me-off = Plus d’heures de silence
describe-me-text = Des mots à la place des images, dans tout ce que tu vois en privé
describe-me-export = Tout ce que je garde sur toi, dans un fichier
me-shown = **Ce que tu as réglé**
me-how = -# **/me language**, **pings**, **quiet** et **text** le changent. **/me export** te donne tout ce que je garde sur toi ; avec **/me forget**, je t’oublie.
me-line-language = Je te réponds en { $language }.
me-line-text = { $switch ->
     [on] Tu lis des mots à la place des images.
    *[off] Tes panneaux privés montrent des images.
}
me-pings-on = Je te mentionne quand une table t’attend.
me-pings-off = Je ne te mentionne nulle part.
me-pings-off-here = Je ne te mentionne pas sur ce serveur.
me-pings-off-server = Ce serveur a coupé les mentions pour tout le monde.
me-pings-direct = Ce n’est pas un serveur. Sans **where**, cela vaut partout.
me-quiet-on = De { $begins } à { $ends }, je ne te mentionne pas ; ton heure est celle de { $zone }, où il est { $now }.
me-quiet-off = Tu n’as pas d’heures de silence. **/me quiet** les fixe, avec **from** et **to**.
me-quiet-half = Pour des heures de silence, il faut **from** et **to**.
me-quiet-never = **from** et **to** sont la même heure : ce serait jamais, ou toujours. Pour toujours, il y a **/me pings**.
me-no-zone = Je ne connais pas le fuseau horaire « { $zone } ». Tape une ville, et je te propose des fuseaux.
me-text-on = Désormais, panneaux, cartes et classements t’arrivent en mots, sans images. Ce qui s’affiche pour tous dans un salon garde son image, avec une description.
me-text-off = Désormais, tes panneaux montrent de nouveau des images.
export-settings = Tes réglages.
export-campaigns = Tes campagnes, et où elles en sont. Tu es le joueur 1.
export-tables = Les tables que tu as ouvertes ou terminées, ou auxquelles tu as joué : tes coups, ton résultat et, d’une partie en cours, ce que tu peux voir.
export-absence = Les serveurs que tu as quittés.
export-away = Ton absence : depuis quand, jusqu’à quand, jusqu’à quand tes horloges attendent, et si un joueur automatique te remplace.
export-figure = Tes personnages dans les campagnes.
export-goahead = Les personnes sans qui tu as accepté de continuer, par leur place.
export-honour = Ce que tu as gagné, et quand.
export-invitation = Les invitations que tu as reçues ou envoyées : quand, avec ou sans mention, et la réponse.
export-note = Les notes que tu as prises pour toi.
export-offer = Les places que l’on t’a proposées, ou que tu as proposées : avec ou sans mention, et la réponse.
export-rest = Quand tes horloges ont déjà été arrêtées.
export-sat = Les tables en cours où tu as eu une place.
export-vote = Les votes pour annuler un coup, avec ta réponse.
me-exported = Tout ce que je garde sur toi. Pour les parties en cours, seulement ce que tu peux voir.{ $files ->
     [one] {""}
    *[other] {" "}Le tout fait { $files } fichiers.
}

## Seats

button-watch = Regarder
button-drop-in = Prendre une place
button-sit = S’asseoir : { $seat }
button-hand-offer = Proposer ma place à { $name }
button-hand-take = Prendre cette place
button-hand-back = Retirer l’offre
stranger-free = Tu n’es pas à cette table, mais { $count ->
     [one] un joueur automatique y tient une place
    *[other] des joueurs automatiques y tiennent { $count } places
} que tu pourrais prendre.
watching = Tu regardes : voici ce que chacun peut voir.
drop-in = Tu peux continuer à la place { $count ->
     [one] de ce joueur automatique
    *[other] d’un de ces joueurs automatiques
} : { $names }. Ce que tient la place, tu le verras quand elle sera à toi ; d’ici là, voici ce que chacun peut voir.
drop-in-rated = Cette partie n’est classée que pour les personnes qui l’ont commencée. Si tu t’assieds maintenant, tu joues hors classement.
drop-in-seat = Ensuite, le bouton **Ma place** sous la table montre ton panneau.
drop-in-done = C’est ta place maintenant. Voici ce qu’elle tient et peut faire ; **Ma place** sous la table le remontre.
drop-in-host = L’hôte de la table, maintenant, c’est toi.
drop-in-none = Aucune place n’est libre à cette table : elles sont prises, ou gardées par un joueur automatique pour quelqu’un.
drop-in-seated = Tu as déjà une place à cette table.
drop-in-knows = Tu as déjà eu une place à cette table et sais ce qu’elle tenait. Tu peux regarder.
drop-in-gone = Quelqu’un a été plus rapide : cette place est prise.
describe-hand = Proposer ta place à quelqu’un, qui la prend d’un clic
describe-friend = Qui continue à ta place
hand-ask = { $name } reçoit ta place avec tout ce qu’elle tient, secrets compris mais sans ta note, et continue pour toi. Tu ne pourras pas la reprendre toi-même.
hand-ask-rated = Cette partie est classée : pour toi, c’est comme partir, donc une défaite. La personne qui prend ta place joue hors classement.
hand-ask-unseen = { $name } ne voit pas ce salon, et n’y trouverait ni l’offre ni la table. Fais-lui d’abord donner accès.
hand-ask-away = { $name } est en absence (retour le { $back }) et ne reçoit pas de mention : l’offre est seulement affichée ici.
hand-offer = { $mention }, { $name } te propose une place à la table de [{ $game }]({ $link }) : { $seats }. Avec elle, tu reçois tout ce qu’elle tient, secrets compris.
hand-taken = { $friend } continue pour { $name } à la table de [{ $game }]({ $link }).
hand-back = { $name } a retiré l’offre d’une place à la table de [{ $game }]({ $link }).
hand-newer = { $name } a fait une nouvelle offre à la table de [{ $game }]({ $link }) : celle-ci, à { $friend }, ne tient plus.
hand-declined = { $friend } a répondu « { button-decline } » pour une place à la table de [{ $game }]({ $link }) : { $seats }. { $name } continue.
hand-said-no = { $name } a répondu « { button-decline } » pour cette place. Tu peux la proposer à quelqu’un d’autre.
hand-yourself = C’est toi. Choisis quelqu’un qui n’est pas assis ici.
hand-bot = Un bot ne peut pas s’asseoir ici. **/table leave** donne ta place à l’un de mes joueurs automatiques.
hand-absent = Cette personne n’est pas sur ce serveur.
hand-seated = { $name } a déjà une place à cette table.
hand-other = Cette place est proposée à { $name }.
hand-giver = Il n’y a que { $name } qui puisse retirer cette offre.
hand-over = Cette offre ne tient plus : la place a changé de mains, ou la partie est finie.
hand-offered = Ta place est proposée à { $name }. Tu la gardes jusqu’à sa réponse ; sous l’offre, **{ button-hand-back }** y met fin.
hand-stands = L’offre à { $name } est déjà faite. Dessous, **{ button-hand-back }** y met fin.
hand-direct = En message privé, tu joues en solo : personne d’autre ne pourrait s’asseoir ici.
