### Lessons: a game in three minutes, click by click.

lesson-step = -# Étape { $step } sur { $of }
lesson-not-now = Pas dans cette leçon.
lesson-why-not = Une chose à la fois : le reste viendra plus tard. Ensuite : **{ $button }**.
lesson-changed = Cette leçon a été réécrite depuis que tu l’as commencée. **/learn** la reprend du début.
lesson-begun-anew = Cette leçon a été réécrite depuis que tu l’as commencée : elle repart du début.
lesson-private = Personne d’autre ne la voit, et rien ici ne compte. Si son message a disparu, **/learn** la ramène.
lesson-none = Cette leçon n’existe pas.
lessons-all = **Apprendre un jeu** : une leçon prend trois minutes. Tu cliques, j’explique ; rien ne peut mal tourner.

button-lesson-anew = Depuis le début
button-lesson-play = Jouer une vraie partie
button-lesson-next = Leçon suivante
button-learn = Apprendre un jeu en trois minutes
button-learn-game = Apprendre { $game }
button-never-played = Apprendre en 3 minutes
button-lesson-after = Perdu ? Une leçon de trois minutes
button-lesson = { $game } { $n } : { $title }
button-lesson-done = ✓ { button-lesson }

## Commands

describe-learn = Apprendre un jeu en trois minutes, clic par clic
describe-learn-game = Quel jeu ; sans rien, toutes les leçons

## Where people leave lessons

describe-server-lessons = Où les leçons sont abandonnées sur ce serveur, sans noms
server-lessons = Les leçons commencées et finies ici, et l’étape où elles ont été abandonnées :
server-lessons-none = Personne n’a encore commencé de leçon ici.
server-lesson = **{ $lesson }** : commencée { $begun } ×, finie { $done } ×.{ $left ->
    [none] { "" }
   *[other] { " " }Abandonnée à { $left }.
}
server-lesson-left = l’étape { $step } ({ $n } ×)
