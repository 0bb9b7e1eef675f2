### Wonder Book: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

wonder-book-lesson-1-title = To the gate
wonder-book-lesson-1-1 = All players win or lose together. The goal: both heroes in the **{ area-gatehouse }**, with { $toll } Sparks between them. In a round each hero takes { $actions } actions; you say who goes first. **{ $button }**.
wonder-book-lesson-1-2 = A **Wyrm**, a monster of the book, sits beside Ken. One success stuns it, two beat it. He rolls { $dice } dice, and half of a die’s faces are successes. **{ $button }**.
wonder-book-lesson-1-3 = { $hits } success: it would only be stunned. Once a turn a hero may give up a **Heart**, a piece of life, and reroll the failed dice. Ken has { $hearts }. **{ $button }**.
wonder-book-lesson-1-4 = { $hits } successes: enough to beat it. You decide whom each of them hits; only one Wyrm is in reach. **{ $button }**.
wonder-book-lesson-1-5 = Beaten! Two actions are left. **Sparks** are magic: they pay for skills, and here for the gate. One lies where Ken stands. **{ $button }**.
wonder-book-lesson-1-6 = Heroes walk along the dashed lines, one area an action; nobody crosses a solid line. Ken’s last action: **{ $button }**.
wonder-book-lesson-1-7 = Now it is Lara’s turn; the last hero’s turn begins by itself. She holds { $lara } Spark, and { $hill } lie here on { area-hinge-hill }. **{ $button }**.
wonder-book-lesson-1-8 = You may repeat an action. With one more, Lara has three. **{ $button }**.
wonder-book-lesson-1-9 = Ken’s { $ken } and Lara’s { $lara } make { $toll }: all that the gate asks for. Her last action: **{ $button }**.
wonder-book-lesson-1-10 = Then the Wyrms moved: one ran to Ken and bit him; he has { $hearts } Hearts. With none left a hero falls, and getting up costs a **Destiny** token. When the last is gone, you lose. **{ $button }**.
wonder-book-lesson-1-11 = You need not fight: walking away from a Wyrm is allowed, and Ken takes his Spark along. **{ $button }**.
wonder-book-lesson-1-done = Both stand at the gate with { $toll } Sparks: the goal is met, and the story would go on. In a real game you read its pages aloud and choose together. Chapter 1 is waiting, for two heroes of your own or for friends.

wonder-book-lesson-2-title = Things and choices
wonder-book-lesson-2-1 = Pages bring **Shreds**, scraps of the story: read one aloud, once, and it helps you. It is Lara’s turn, with { $left } actions, and this takes one of them. **{ $button }**.
wonder-book-lesson-2-2 = { $lara } Sparks now. Heroes can look closer at what pops up from the book, if they stand beside it. Here hangs a satchel. **{ $button }**.
wonder-book-lesson-2-3 = The book has turned to a page; in a real game you read it aloud. Lara has found an **item**, which stays with her and says what it can do. **{ $button }**.
wonder-book-lesson-2-4 = There is more in the satchel. Every look takes an action, and Lara has { $left } left. **{ $button }**.
wonder-book-lesson-2-5 = Now the book asks you both. Each answer leads somewhere else, and the other page is never read. This time: **{ $button }**.
wonder-book-lesson-2-6 = What you did is written down as a **keyword**, and later pages will ask for it. **{ $button }**.
wonder-book-lesson-2-7 = Lara is done, and Ken’s turn has begun. In the { area-bakery }, next door, sits a Wyrm. Each hero has a **skill**, paid with Sparks; Ken holds { $ken }. **{ $button }**.
wonder-book-lesson-2-8 = The skill takes Ken into a neighbouring area and lets him attack there, with one extra die. **{ $button }**.
wonder-book-lesson-2-9 = { $hits } successes: just what it takes. **{ $button }**.
wonder-book-lesson-2-done = Beaten! Shreds, items, choices, keywords and skills: a chapter is made of them. Now open the book at its first page, alone or with friends.
