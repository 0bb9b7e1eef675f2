# Wonder Book: i capitoli della campagna, il foglio dei punteggi, il diario.

chapter-1 = Otto tornarono a casa
chapter-2 = La stagione delle pieghe
chapter-3 = Il lato buio della pagina
chapter-4 = Ritorno al mittente
chapter-5 = La matita rossa
chapter-6 = Qualcuno tirò il chiavistello

wonder-book-campaign = { $chapter ->
    [7] Wonder Book: l’ultima pagina è stata letta
   *[other] Wonder Book: il capitolo { $chapter } aspetta
}
wonder-book-tale = Capitolo { $chapter }: { $title }
wonder-book-sheet-again = Ricominciata con ciò che la campagna precedente ha sbloccato.
wonder-book-sheet-chapter = Capitolo { $chapter }: Destino { $n }.
wonder-book-sheet-total = In tutto: Destino { $n }.
wonder-book-sheet-hero = { $hero }: { $skills }.
wonder-book-sheet-wyrms = Carte Wyrm che restano: { $cards }.
wonder-book-sheet-defeats = { $n ->
    [one] { $n } sconfitta finora.
   *[other] { $n } sconfitte finora.
}

score-sheet-title = Foglio dei punteggi
score-sheet-total = In tutto
score-sheet-open = ancora da giocare
score-sheet-keywords = Parole chiave
