# Wonder Book: the campaign's chapters, score sheet and journal.

chapter-1 = Eight Went Home
chapter-2 = The Folding Season
chapter-3 = The Dark Side of the Page
chapter-4 = Return to Sender
chapter-5 = The Red Pencil
chapter-6 = Somebody Drew the Bolt

wonder-book-campaign = { $chapter ->
    [7] Wonder Book: the last page is read
   *[other] Wonder Book: chapter { $chapter } is next
}
wonder-book-tale = Chapter { $chapter }: { $title }
wonder-book-sheet-again = Begun again with what the last campaign unlocked.
wonder-book-sheet-chapter = Chapter { $chapter }: Destiny { $n }.
wonder-book-sheet-total = Together: Destiny { $n }.
wonder-book-sheet-hero = { $hero }: { $skills }.
wonder-book-sheet-wyrms = Wyrm cards that stay: { $cards }.
wonder-book-sheet-defeats = { $n ->
    [one] 1 defeat so far.
   *[other] { $n } defeats so far.
}

score-sheet-title = Score sheet
score-sheet-total = Together
score-sheet-open = still to come
score-sheet-keywords = Keywords
