# Achievements of Wonder Book: what each is called, and how it is earned, within a sentence.

honour-wonder-book-on-our-feet = Still on Our Feet
honour-wonder-book-on-our-feet-about = win a chapter without a knock-out
honour-wonder-book-last-light = By the Last Light
honour-wonder-book-last-light-about = win a chapter with a single Destiny left
honour-wonder-book-last-page = The Last Page
honour-wonder-book-last-page-about = win chapter 6
honour-wonder-book-up-again = Up Again
honour-wonder-book-up-again-about = win a chapter in which your hero was knocked out twice
honour-wonder-book-hat-trick = Three at a Stroke
honour-wonder-book-hat-trick-about = defeat three Wyrms in one move
honour-wonder-book-full-hand = Five out of Five
honour-wonder-book-full-hand-about = roll five successes with five dice
honour-wonder-book-one-more = Just One More
honour-wonder-book-one-more-about = push your luck and lose three successes or more
honour-wonder-book-tell-me-later = Tell Me Later
honour-wonder-book-tell-me-later-about = be knocked out when the chapter is won
