# /profile, et comment un résultat dit ce que quelqu’un a décroché à la table.

describe-profile = Comment quelqu’un s’en sort ici, et ses exploits
describe-profile-user = Quel profil ; sinon le tien

honour-earned = **{ $name }** décroche « { $honour } » : { $about }.

profile-direct = Messages privés
profile-nobody = { $name } n’a encore fini ici aucune table qui compte, ni décroché d’exploit.
profile-nobody-you = Tu n’as encore fini ici aucune table qui compte, ni décroché d’exploit. **/play** en ouvre une.
profile-unknown = Je ne connais pas cette personne : elle n’a jamais joué avec moi, ou m’a demandé de l’oublier.
profile-bot = Les bots n’ont pas de profil, mes joueurs automatiques non plus : ils jouent pour le plaisir.
profile-others = En messages privés, je ne montre que ton propre profil. Demande ceux des autres sur un serveur où vous jouez ensemble.

profile-rating = Cote { $points }, place { $place } sur { $count }
profile-mode = { $mode } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $games }
profile-chapters = { $won ->
    [one] { $won } chapitre gagné
   *[other] { $won } chapitres gagnés
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
profile-total = { $score } : { $value } en tout
profile-best = { $score } : { $value } au mieux
profile-honours = Exploits : { $count } sur { $all }
profile-earned = Décrochés : { $names }
profile-hidden = { $count ->
    [one] { $count } exploit caché
   *[other] { $count } exploits cachés
}
profile-hidden-about = à découvrir en jouant
