### Les mots communs du bot. Le premier mot d’un message dit où il se trouve et sa longueur permise :
### button- 80 caractères, placeholder- 150, describe- 100 (commandes et options), title- 45.

list-and = { $head } et { $last }
seat = Place { $number }
pair = { $name } : { $value }
seat-of = { $mark } ({ $name })
team = Équipe { $team }
partners = Avec { $names }.
plays = { $name } joue { $figures }.

## Boutons

button-join = Rejoindre
button-join-team = Rejoindre l’équipe { $team }
button-leave = Quitter
button-start = Commencer
button-fill = Ajouter un joueur automatique
button-settings = Réglages
button-before = Comme la dernière fois ici
button-dismiss = Renvoyer un joueur automatique
button-my-seat = Ma place
button-seat = Place : { $name }
button-why-not = Pourquoi pas ?
button-look-hand = Plus de cartes
button-look-close = Gros plan
button-look-goals = L’objectif
button-piles = Les piles
button-story = Relire
button-undo = Annuler
button-confirm = Oui, vas-y
button-cancel = Pas maintenant
button-again = Réessayer
button-rematch = Revanche
button-anew = Recommencer
button-go-on = Chapitre suivant

placeholder-any = Que fais-tu ?
placeholder-page = { $asked } (liste { $n } sur { $of })
placeholder-list = Liste { $n } sur { $of }
placeholder-standing = Changer une consigne

## Réponses

ask-over = Il n’y a plus rien d’autre à faire : le tour peut finir.
confirm = { $action } ? Cela ne pourra pas être annulé.
stranger = Tu n’as pas de place à cette table. Tu peux la regarder ici, ou rejoindre la prochaine avec /play.
lobby-stranger = Tu n’as pas de place dans ce salon d’attente. **{ button-join }** t’en donne une, tant qu’il en reste.
not-your-turn = Ce n’est pas ton tour : le choix revient à { $names }.
not-yours = Ce choix revient à { $name }.
stale = La partie a avancé. Voici ce qui est possible maintenant.
blocked = Pas maintenant. { $reason }
forged = Ce bouton n’appartient pas à cette table. Rien n’a changé.
no-table = Il n’y a pas de table ouverte ici. /play en ouvre une.
table-gone = Cette table n’existe plus. /play en ouvre une nouvelle.
table-over = Cette partie est terminée. On ne peut plus rien y jouer.
table-unreadable = Cette table vient d’une autre version de moi que je ne sais plus lire. /table end la ferme.
campaign-unreadable = Cette campagne vient d’une autre version de moi que je ne sais plus lire.
table-full = Toutes les places sont prises.
seats-kept = Les places libres sont gardées pour ceux qui ont joué le dernier chapitre. Demande à quelqu’un qui est assis ici d’ajouter un joueur automatique : une fois la partie commencée, tu pourras prendre sa place.
team-full = Cette équipe est complète. Choisis l’autre, ou attends qu’une place se libère.
table-busy = Il y a déjà une table ici. /table show la remet en vue.
already-seated = Tu as déjà une place à cette table.
not-host = C’est à l’hôte, { $name }, de lancer la partie. Si rien ne se passe ici pendant une journée, toute personne assise peut le faire.
no-undo = Tu n’as rien à annuler.
undo-away = On n’annule rien sans les personnes qui peuvent encore revenir à leur place.
saved-not-shown = Ce que tu as fait est enregistré. Discord n’accepte pas la nouvelle image pour l’instant ; elle suivra d’elle-même, et /table show réessaie tout de suite.
missing-permission = Il me faut la permission « { $permission } » dans ce salon.
failed = Quelque chose a échoué de mon côté. Tout coup auquel j’avais répondu est enregistré ; regarde à nouveau et réessaie.

## À la table

button-text = En texte
button-since = Depuis mon tour
button-refresh = Actualiser
button-back = Reprendre ma place
button-back-of = Reprendre ma place ({ $names })
button-end = Terminer cette table
button-thread = L’ouvrir dans un fil
button-forget = M’oublier
someone = quelqu’un
named = { $seat }
house-seat = { $number ->
    [1] Bramble
    [2] Fennel
    [3] Juniper
    [4] Sorrel
    [5] Tansy
   *[other] Willow
}
house-for = { $name } (joueur automatique)
turn = Le choix revient à { $names }.
turn-ask = { $names } : { $ask }
turn-house = Les joueurs automatiques réfléchissent.
turn-private = { $names } : les cartes que personne d’autre ne voit sont sous **Ma place**.
table-closed = Cette table s’est terminée sans résultat.
table-ended = { $name } a mis fin à cette table, sans résultat.
result-won = Victoire, { $names } !
result-lost = Cette fois, le jeu a gagné.
result-winner = { $count ->
    [one] { $names } a gagné !
   *[other] { $names } ont gagné ensemble !
}
result-draw = { $names } se partagent la victoire : égalité.
event-undone = { $name } annule le dernier coup.
event-seat = { $kind ->
    [back] { $name } est de retour.
    [for] { $name } continue pour { $before }.
    [takes] { $name } prend la place du joueur automatique { $before }.
    [left] { $name } a quitté la table ; un joueur automatique continue.
    [away] { $name } n’est pas là ; un joueur automatique joue à sa place.
   *[sits] { $name } continue ici.
}
nothing-yet = Rien ne s’est encore passé.
alt-offer = Les cartes parmi lesquelles choisir maintenant. { button-text } dit ce que chaque carte coûte et donne.
alt-goals = Où chacun en est de l’objectif.
no-goals = Rien à montrer de l’objectif pour l’instant.
no-close = Il n’y a encore rien à voir de près.
hand-page = { $count ->
    [one] Carte { $cards } sur { $count }
   *[other] Cartes { $cards } sur { $count }
}
no-more-cards = Toutes tes cartes sont maintenant sur la première image.
no-piles = Aucune pile visible pour le moment.
no-story = Rien n’a encore été lu à cette table.
alt-hand = Les cartes en main : { $name }.
shown = affiché { $when }
round = Manche { $n }
since = **Depuis ton dernier tour**
since-nothing = Rien ne s’est passé depuis ton dernier tour.
no-ended = Aucune partie ne s’est encore terminée ici.
verify-running = Une partie est en cours ici. Sa graine sera montrée, et vérifiable, une fois la partie finie.
verify-same = { $n ->
    [one] Rejouée à partir de sa graine : 1 coup, et tout concorde. L’empreinte de la graine commence par { $hash } : c’est celle que la table montrait.
   *[other] Rejouée à partir de sa graine : { $n } coups, et tout concorde. L’empreinte de la graine commence par { $hash } : c’est celle que la table montrait.
}
verify-unreadable = Ce n’est pas une partie exportée, ou elle est abîmée.
verify-no-game = Il n’y a pas de jeu « { $game } » ici.
verify-other-rules = Cette partie suit la version { $rules } de ses règles. Ici, c’est la version { $now } : impossible de la vérifier.
verify-seed = Ce n’est pas la graine avec laquelle la table a été scellée.
verify-illegal = Les règles ne permettent pas le coup { $n }.
verify-move = Le coup { $n } donne autre chose : règles et graine ne mènent pas à ce que dit le fichier.
verify-end = Tous les coups concordent, mais ils mènent à une autre fin.
seed = La graine des dés de cette table était { $seed }.
seed-sealed = Les dés sont scellés : leur graine, montrée à la fin, a l’empreinte { $hash }…

## Ce qui n’a pas tenu

more-lines = **En texte** en dit plus : { $parts }
more-own = { $count ->
    [one] { $count } ligne sur toi
   *[other] { $count } lignes sur toi
}
more-table = { $count ->
    [one] { $count } ligne sur la table
   *[other] { $count } lignes sur la table
}
more-others = { $count ->
    [one] { $count } ligne sur les autres
   *[other] { $count } lignes sur les autres
}
more-choices = { $count ->
    [one] ce que fait 1 autre choix
   *[other] ce que font { $count } autres choix
} : sous **Pourquoi pas ?**
more-page = la suite est sous **En texte**
more-before = ce qui précède : **/table log**
more-earlier = { $count ->
    [one] 1 ligne précède
   *[other] { $count } lignes précèdent
} : **{ $where ->
    [since] { button-since }
   *[log] /table log
}**
more-since = { $count ->
    [0] d’autres nouvelles
    [one] 1 nouvelle
   *[other] { $count } nouvelles
} : **{ button-since }**
more-rest = { $count ->
    [0] et la suite
   *[other] et encore { $count }
}

## Pourquoi pas

why-not = Impossible maintenant, et pourquoi :
why-not-nothing = Rien n’est bloqué pour l’instant : tous les boutons marchent.
what-it-does = Coûts et effets :

## Places

stand-in = Un joueur automatique garde ta place à cette table.
ask-leave = Quitter cette table ? Un joueur automatique joue pour toi, et jusqu’à la fin de la partie tu peux reprendre ta place.
left = Un joueur automatique joue pour toi. Tu peux reprendre ta place à tout moment.
leave-ranked = Cette partie est classée : si tu ne reviens pas avant la fin, elle compte pour toi comme une défaite. Juste une absence ? Avec **/me away**, tes horloges s’arrêtent.
leave-together = Si tu ne reviens pas avant la fin, tu n’as aucune part au résultat.
welcome-back = Te revoilà. La place est de nouveau à toi.{ $chosen ->
    [yes] {" "}Ce qui a été choisi entre-temps, c’est le joueur automatique qui l’a choisi.
   *[no] {""}
}
nothing-kept = Aucune place ne t’est gardée à cette table.
back-other = Ce bouton est pour { $names } : un joueur automatique garde la place jusqu’au retour.
leave-in-lobby = La partie n’a pas commencé : appuie sur Quitter dans le message du salon d’attente.
ask-end = Terminer cette table pour tous ? Elle restera sans résultat{ $kind ->
    [campaign] , et la campagne ne garde rien de ce chapitre.
   *[game] , et personne ne pourra continuer.
}
ended = Cette table est terminée.
not-ending-host = Seul l’hôte, { $name }, peut terminer cette table, ou quelqu’un qui peut gérer les messages.

## Salon d’attente

lobby-again = Votre campagne est terminée et reste telle quelle. Une nouvelle commence au premier chapitre.
lobby-host = Hôte : { $name }.
lobby-free = libre
lobby-house = (joueur automatique, niveau : { $level })
lobby-missing = { $count ->
    [one] Il manque 1 joueur pour commencer.
   *[other] Il manque { $count } joueurs pour commencer.
}
lobby-how = Choisis **{ button-fill }** et la partie peut commencer : il joue tout seul, et quelqu’un pourra prendre sa place plus tard. Ou choisis **{ button-invite }** pour faire venir quelqu’un.
lobby-how-alone = Choisis **{ button-fill }** et la partie peut commencer : il joue tout seul, et quelqu’un pourra prendre sa place plus tard. Ou fais venir quelqu’un avec **{ button-invite }**, ou joue « { $mode } ».
lobby-several = { $name } joue en solo, avec { $count } places.
lobby-direct = Des joueurs automatiques prennent les places libres.
lobby-waits = On attend { $names }. Pour ne pas attendre : **{ button-fill }**, { $free ->
    [yes] ou **{ button-invite }** pour faire venir quelqu’un d’autre.
   *[no] et une personne invitée qui arrive prend sa place.
}
lobby-ranked = -# Partie classée : le résultat compte pour le classement.
lobby-bots-only = -# Contre des joueurs automatiques seuls, rien ne compte : le classement est fait des parties entre humains.
lobby-ready = **Tout est prêt :** { $name } peut commencer.
lobby-no-party = Personne du groupe n’est ici : sans lui, il faut pouvoir gérer le serveur pour commencer.
lobby-awaits = gardée pour { $name }
lobby-settings = Que veux-tu régler ?
lobby-chosen = C’est fait, le salon d’attente le montre. Autre chose ?
lobby-chosen-since = Quelqu’un a changé les réglages entre-temps : rien de ce que tu as choisi n’a été pris. Rouvre Réglages.
lobby-begun = La partie a déjà commencé. Rien n’a changé.
setting-mode = Mode
setting-variants = Variantes
setting-clock = Horloge
setting-level = Joueurs automatiques
title-settings = Réglages
play-waits = Un chapitre t’attend ici. { $campaign }
lobby-closed = Ce salon d’attente est fermé. /play ouvre une nouvelle table.
too-many-open = Tu as ouvert { $count ->
     [one] une table qui est encore en cours
    *[other] { $count } tables qui sont encore en cours
} sur ce serveur{ $places ->
     [none] {""}
    *[other] {" "}({ $places })
}, et il n’en permet pas plus. Quand l’une d’elles sera finie, tu pourras en ouvrir une autre.
second-thread = Un fil de ce salon a de la place pour une deuxième.
second-beside = Un autre fil de { $channel } a de la place pour une deuxième.
second-post = Un autre post de { $channel } a de la place pour une deuxième.
second-channel = { $channel } a de la place pour une deuxième.
second-direct = En message privé, il y a de la place pour une table par jeu.
second-not-yours = Un fil de ce salon aurait de la place pour une deuxième, mais il te faut la permission « { $permission } » pour l’ouvrir.
second-none = Ce salon n’a pas de fils.
second-end = Il y aura de la place pour une autre quand elle sera finie : **/table end**, pour qui a le droit d’y mettre fin.
thread-opened = Ta table attend dans { $thread }.
lobby-gone = Ce salon d’attente est déjà fermé.
level-good = confirmé
level-good-about = Essaie ses coups dans sa tête avant d’en jouer un.
level-beginner = débutant
level-beginner-about = Prend ce qui lui paraît le mieux sur le moment.
mode-for-one = Ce mode est pour une seule personne. Choisis d’abord un autre mode.
too-few = Ce mode demande au moins { $fewest } joueurs. Attends quelqu’un, ou ajoute un joueur automatique.
not-alone = Il y a d’autres personnes ici, ou le jeu n’a pas de mode pour une personne.
begun = La partie commence. La table est plus haut.
too-many = Ce mode n’a de place que pour { $most } joueurs. Quelqu’un doit d’abord partir.
no-house-player = Aucun joueur automatique n’est assis ici.
not-in-this-server = On ne m’a pas ajouté à ce serveur. Quelqu’un qui peut gérer le serveur peut le faire depuis mon profil (Ajouter l’app) ; en message privé, tu peux jouer avec moi tout de suite.
no-game = Il n’y a pas de jeu appelé « { $game } » ici.
channel-gone = Je n’atteins plus le salon de cette table. /table show la ramène dans un autre.
lost-too = Tu es aussi à une table dont je n’atteins plus le salon. Dans un salon sans table, /table show la ramène.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers

## Campagnes

campaign-how = **/campaign continue** ouvre le chapitre suivant, **/campaign log** raconte l’histoire jusqu’ici, **/campaign restart** recommence au premier : quand tous sont gagnés, aussi avec ce qui a été débloqué.
no-campaign-elsewhere = Tu n’as aucune campagne de ce genre ailleurs. Seule une campagne que tu joues en solo peut te suivre.
campaign-busy-there = Cette campagne a une table ouverte là où elle est. Finis le chapitre ou ferme la table ; elle pourra venir ensuite.
campaign-brought = Elle est ici, avec tout ce qu’elle a gagné. { $campaign }
no-journal = Il n’y a encore rien dans ce journal, ou pas ici. Un chapitre y est écrit quand il est gagné.
button-journal = L’histoire jusqu’ici
button-back-page = Retour
button-next-page = Page suivante
journal-page = Page { $page } sur { $pages }
no-campaign = Aucune campagne n’est encore gardée ici. /play en commence une ; elle est gardée à la fin de son premier chapitre.
campaign-busy = Cette campagne a déjà une table ouverte. /table show la remet en vue.
campaign-changed = Cette campagne a changé depuis que tu l’as regardée : quelqu’un vient de l’ouvrir, de la jouer ou de la déplacer. Regarde encore avec /campaign show.
campaign-elsewhere = Cette campagne est gardée ailleurs maintenant. Si tu la joues en solo, /campaign bring la fait venir ici.
not-of-party = Cette campagne est à ceux qui ont joué son dernier chapitre : { $names }. Quand l’un d’eux ouvre le suivant, tu peux le rejoindre ; une personne qui peut gérer le serveur peut l’ouvrir aussi.
campaign-lost = Rien de cette table n’est gardé, sauf la défaite : réessayez depuis le même départ.
campaign-goes-on = La campagne est gardée. Le chapitre suivant attend : maintenant, ou un autre jour avec /campaign continue.

## Règles et cartes

rules-closest = Au plus près de « { $query } » :
more-rules = -# Une règle en entier : **/rules { $number }**{ $rules ->
        [none] .
       *[some] . Proches aussi : { $rules }
    }
rules-contents = Demande comme à un ami, **/rules comment se déplacer**, ou dis un numéro, **/rules { $number }**. Voici tout ce qu’il y a :
no-such-game = Il n’y a ici aucun jeu de ce nom. Laisse le champ vide pour chercher dans tous.
no-card = Aucune carte publique ne s’appelle « { $name } ». Commence à écrire, et j’en propose.

## Classement

leaderboard-rating = Cotes
leaderboard-people = Personnes
leaderboard-season = { $year }, trimestre { $quarter }
leaderboard-all-time = Depuis toujours
leaderboard-parties = Groupes
column-won = Gagnées
column-rating = Cote
column-games = Parties
no-results-then = Personne n’a fini de partie sur ce serveur pendant cette période.
no-season = { $season } n’est pas une saison. Choisis-en une dans la liste.
no-results = Personne n’a encore fini de partie sur ce serveur. /play ouvre une table.

## Moi

language-set = Désormais je te réponds dans cette langue.
language-automatic = Désormais je te réponds dans la langue de ton Discord.
ask-forget = J’oublie qui tu es : tes places, résultats et campagnes restent à « quelqu’un ». Tes tables et campagnes en message privé se terminent, et quitter une partie contre d’autres compte comme une défaite. Ce que tu sais reste su : jusqu’à la fin d’une table ouverte, je peux encore dire que tu y étais, et jusqu’à la clôture d’un défi, que tu as fait ton essai. Pour cela je garde un code tiré de ton identifiant, et rien d’autre. Cela ne pourra pas être annulé.
forgotten = Je ne sais plus qui tu es.
forgotten-share =
    Je tourne en { $total } processus qui ne partagent pas leur mémoire. C’était le processus { $parts }{ $direct ->
        [yes] , messages privés compris
       *[other] { "" }
    }. Pour que les autres t’oublient aussi, utilise /me forget chez eux, ou écris à la personne qui me fait tourner.

## Aide

button-help-1 = Jouer
button-help-2 = À la table
button-help-3 = Si quelque chose cloche
button-how = Comment jouer
button-how-mode = Lire : { $mode }
help-how = **Comment jouer**, sur une carte :
picture-own = toi
how-goal = **But :** { $text }
how-turn = { $text }
how-words = **Mots :** { $text }
how-lose = **Tu perds** { $text }
help-1 =
    ## Jouer
    Avec **/play**, tu ouvres un salon d’attente : les amis appuient sur Rejoindre, **Inviter …** les appelle, un joueur automatique peut prendre une place, l’hôte appuie sur Commencer. Ce qui concerne tout le groupe, chacun peut en décider d’un clic, ou tous votent : le salon d’attente le dit. En message privé, ta table solo commence aussitôt. Avec **options**, tu choisis d’abord le mode et les réglages. **/daily play** ouvre le scénario du jour, le même pour tout le monde, un essai chacun.
    Toute la table tient dans un seul message : l’image, la page à lire à voix haute, ce qui s’est passé, à qui de jouer, et un bouton pour tout ce qui est permis maintenant. S’il y a beaucoup de choix, un menu reprend les noms de l’image.
    Ce qui est gris n’est pas permis pour l’instant. **Pourquoi pas ?** donne la raison et la règle.
    {""}**Indice**, dans **Ma place**, dit que faire et pourquoi : à volonté en solo ou ensemble, trois fois contre d’autres (classé : si le salon d’attente le permet).
help-2 =
    ## À la table
    {""}**Ma place** montre en privé ta main et ce que tu peux faire. **Annuler** efface ton dernier coup, tant que rien n’a été lancé, pioché ou montré et que personne d’autre n’a agi. **En texte** dit toute la table en mots. **Les piles**, s’il y en a, laissent voir toutes les cartes posées face visible.
    {""}**/table show** remet la table en vue, **/table log** dit tout ce qui s’est passé, **/table end** y met fin.
    Questions : **/rules** ; cartes : **/card**. **/campaign** montre jusqu’où ton groupe est allé, **/leaderboard** qui a gagné combien, **/profile** tes exploits. **/me show** donne ce que tu peux régler : langue, mentions, heures de silence, des mots à la place des images. **/me export** te donne ce que je garde sur toi ; avec **/me forget**, je t’oublie. Réglages du serveur : **/server show**.
help-friends =
    ## À plusieurs, et sans toi
    - **{ button-invite }**, dans un salon d’attente, appelle jusqu’à cinq personnes et garde leurs places une heure. On vient, ou on répond « { button-decline } ».
    - **/me tables** donne tes tables ouvertes partout, d’abord celles qui t’attendent.
    - **{ button-note }**, dans **{ button-my-seat }**, garde ce que tu veux retenir. Personne d’autre ne la lit jamais.
    - **/me away** dit jusqu’à quand tu t’absentes : tes horloges attendent, ou un joueur automatique te remplace jusqu’à ton retour.
    - **/table leave** confie ta place à un joueur automatique jusqu’à ton retour, **/table hand** la propose à quelqu’un, pour de bon.
help-3 =
    ## Si quelque chose cloche
    « La partie a avancé » : quelqu’un a été plus rapide, ou le bouton est ancien. Regarde le nouveau panneau.
    Le message a disparu : **/table show**. Même dans un autre salon.
    Personne ne bloque une partie en partant : les tables à deux ou plus ont une **horloge** de 72 heures par décision, sauf choix contraire. Je te préviens à la moitié, puis un joueur automatique joue jusqu’à ton retour. Sans horloge, les autres peuvent continuer sans toi après un jour. Tu t’absentes ? **/me away**. La dernière personne à une table peut y mettre fin. Une table inactive pendant 30 jours finit sans résultat ; elle prévient une semaine avant.
    Je nomme la permission qui me manque. Une table demande Voir le salon, Envoyer des messages, Intégrer des liens et Joindre des fichiers ; dans un fil, il faut Envoyer des messages dans les fils.
    Chaque coup confirmé est gardé, même si Discord trébuche, ou moi. Les dés sont scellés avant la partie et ouverts après, donc vérifiables.

## Commandes

describe-play = Ouvrir une table
describe-game = Quel jeu
describe-options = En message privé : choisir d’abord le mode et les réglages
describe-table = La table de ce salon
describe-show = Remettre la table en vue, ici
describe-text = Toute la table en texte, pour ce que tu peux en voir
describe-log = Tout ce qui s’est passé à cette table
describe-leave = Laisser ta place à un joueur automatique ; tu peux la reprendre
describe-export = Cette partie en fichier : entière une fois finie, sinon ce que tu peux en voir
describe-verify = Rejouer à partir de sa graine la partie qui s’est terminée ici, et comparer
describe-end = Terminer la table de ce salon, sans résultat
describe-campaign = Ton groupe, de chapitre en chapitre
describe-campaign-show = Où en sont les groupes d’ici
describe-continue = Ouvrir le chapitre suivant d’une campagne, ou recommencer après le dernier
describe-which-campaign = Laquelle ; sinon la plus récente
describe-campaign-log = Relire ce que le groupe a lu jusqu’ici
describe-campaign-bring = Faire venir ici une campagne que tu joues en solo
describe-which-elsewhere = Laquelle des tiennes
describe-restart = Recommencer au premier chapitre ; l’ancienne campagne est gardée
describe-rules = Interroger les règles, avec tes mots ou par numéro
describe-query = Une question, quelques mots ou un numéro
describe-card = Regarder une carte publique, ou une page déjà lue ici
describe-name = Quelle carte
describe-help = Comment jouer ici, en trois écrans
describe-season = Un trimestre, ou depuis toujours ; sinon ce trimestre
describe-leaderboard = Cotes, personnes et groupes de ce serveur
describe-me = Tes réglages et tes données
describe-language = La langue de tout ce que tu vois en privé
describe-which-language = Automatique suit ton Discord
describe-forget = M’oublier : mes places deviennent « quelqu’un »
shelf =
    ## À quoi jouons-nous ?
    Je m’occupe des règles : la table montre ce que tu peux faire, et à qui de jouer.
shelf-no-table =
    ## Pas encore de table ici
    Choisis un jeu, et une table s’ouvre.
button-play = Jouer à { $game }
