# Wonder Book : les chapitres de la campagne, la feuille de score, le journal.

chapter-1 = Huit sont rentrés
chapter-2 = La saison des plis
chapter-3 = Le côté sombre de la page
chapter-4 = Retour à l’envoyeur
chapter-5 = Le crayon rouge
chapter-6 = Quelqu’un tira le verrou

wonder-book-campaign = { $chapter ->
    [7] Wonder Book : la dernière page est lue
   *[other] Wonder Book : le chapitre { $chapter } attend
}
wonder-book-tale = Chapitre { $chapter } : { $title }
wonder-book-sheet-again = Recommencée avec ce que la campagne précédente a débloqué.
wonder-book-sheet-chapter = Chapitre { $chapter } : Destin { $n }.
wonder-book-sheet-total = En tout : Destin { $n }.
wonder-book-sheet-hero = { $hero } : { $skills }.
wonder-book-sheet-wyrms = Dans la pile Wyrm pour de bon : { $cards }.
wonder-book-sheet-defeats = { $n ->
    [one] { $n } défaite jusqu’ici.
   *[other] { $n } défaites jusqu’ici.
}

score-sheet-title = Feuille de score
score-sheet-total = En tout
score-sheet-open = à venir
score-sheet-keywords = Mots-clés
