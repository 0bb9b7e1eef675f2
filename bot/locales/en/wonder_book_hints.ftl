### Wonder Book: what a move gains, after “it brings …”.

hint-wonder-book-end = victory in the chapter
hint-wonder-book-destiny = a Destiny token
hint-wonder-book-page = the next part of the story
hint-wonder-book-hearts = more Hearts for the heroes
hint-wonder-book-danger = less danger from foes close by
hint-wonder-book-sparks = more Sparks
hint-wonder-book-cards = another card
hint-wonder-book-skills = skills that a hero’s player chose
hint-wonder-book-wyrms = a stunned or defeated Wyrm
hint-wonder-book-goal = a step towards the goal
