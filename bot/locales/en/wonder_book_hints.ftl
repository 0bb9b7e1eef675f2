### Wonder Book: what a move gains, after “it …”.

hint-wonder-book-end = wins the chapter
hint-wonder-book-destiny = brings a Destiny token back
hint-wonder-book-page = lets the story go on
hint-wonder-book-hearts = leaves the heroes with more Hearts
hint-wonder-book-danger = lessens the danger from foes close by
hint-wonder-book-sparks = brings Sparks
hint-wonder-book-cards = brings a card
hint-wonder-book-skills = gives a hero skills that its player chose
hint-wonder-book-wyrms = stuns or defeats a Wyrm
hint-wonder-book-goal = brings the goal nearer
