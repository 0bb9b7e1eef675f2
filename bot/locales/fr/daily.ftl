### Le défi du jour : un scénario par jour, le même pour tout le monde, et un seul essai.

button-share = Partager
button-go-on-try = Le reprendre

daily-line = Dragonspotter, défi du { $day } · { $game }
daily-won = { $n ->
    [0] gagné avant la première manche
    [one] gagné en 1 manche
   *[other] gagné en { $n } manches
}
daily-lost = { $n ->
    [0] perdu avant la première manche
    [one] perdu après 1 manche
   *[other] perdu après { $n } manches
}
daily-place = { $n ->
    [0] place { $place } sur { $of } avant la première manche
    [one] place { $place } sur { $of } après 1 manche
   *[other] place { $place } sur { $of } après { $n } manches
}
daily-unfinished = pas terminé
daily-terms = **Le défi du { $day } : { $game }.** Un seul essai, sans retour en arrière, à terminer au plus tard { $when }. La ligne à partager ensuite n’en dévoile rien.
daily-private = Personne d’autre ne le voit. Si son message a disparu, /daily play le remet en vue.
daily-had =
    Tu as déjà fait ton essai du jour :
    { $line }
    Le prochain défi commence { $when }.
daily-elsewhere = Ton essai du jour est en cours ailleurs : en message privé avec moi, ou sur un autre serveur. Là-bas, /daily play le remet en vue.
daily-erased = Tu as déjà fait ton essai du jour ; ce qui en était gardé a été effacé. Le prochain défi commence { $when }.
daily-still-open = Ton essai du { $day } est encore ouvert ; il peut être terminé au plus tard { $when }.
daily-copy =
    L’un de nous ne peut pas écrire ici. Voici ta ligne, à copier :
    { $line }
daily-no-leave = Un défi du jour n’est qu’à toi : aucun joueur automatique ne prend ta place. Ce que tu laisses en plan s’achève tout seul à la fin du lendemain.

## Le mois

daily-month = Défi du jour · { $month }
daily-order = D’abord les jours gagnés, puis les points, puis le moins de jours
daily-ties = D’abord le plus de jours gagnés ; puis les points, un par personne d’ici dont l’essai du même jour était moins bon ; puis le moins de jours. À égalité sur les trois, on partage la place.
daily-nobody = Aucun défi de { $month } n’est terminé ici. /daily play ouvre celui du jour.
daily-no-month = « { $month } » n’est pas un mois. Écris-le comme 2026-11, ou choisis dans la liste.
column-daily-won = Gagnés
column-daily-points = Points
column-daily-days = Jours

## La graine

daily-sealed = Les dés du { $day } restent scellés tant que le scénario de ce jour peut encore être joué. Je les révèle { $when }.
daily-seed =
    Le défi du { $day } était { $game }. Ses dés venaient de la graine { $seed }.
    Toutes les parties de ce jour ont cette graine, et son empreinte figurait dans le texte de la table. Une partie en fichier se rejoue avec **python -m bot verify FILE**.
daily-seed-file = Voici ta partie du { $day }.
daily-no-day = « { $day } » n’est pas un jour. Écris-le comme 2026-11-28, ou choisis dans la liste.

## Commandes

describe-daily = Un scénario par jour, le même pour tout le monde, un essai chacun
describe-daily-play = Le scénario du jour : un seul essai, sans retour en arrière
describe-daily-table = Le classement du mois
describe-daily-month = Un mois ; sinon celui-ci
describe-daily-seed = D’où venaient les dés d’un jour passé, pour qui veut vérifier
describe-daily-day = Un jour dont les essais sont terminés ; sinon le dernier
