### Wonder Book: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

wonder-book-lesson-1-title = To the gate
wonder-book-lesson-1-1 = All players win or lose together. The goal: both heroes in the **{ area-gatehouse }**, with { $toll } Sparks between them. In a round each hero takes { $actions } actions; you say who goes first. **{ $button }**.
wonder-book-lesson-1-2 = A **Wyrm**, a monster of the book, sits beside Ken. One success stuns it, two beat it. He rolls { $dice } dice, and half of a die’s faces are successes. **{ $button }**.
wonder-book-lesson-1-3 = { $hits } success: it would only be stunned. Once a turn a hero may give a **Heart**, a piece of life, and roll the failed dice again. Ken has { $hearts }. **{ $button }**.
wonder-book-lesson-1-4 = { $hits } successes: enough to beat it. You decide whom each of them hits; only one Wyrm is in reach. **{ $button }**.
wonder-book-lesson-1-5 = Beaten! Two actions are left. **Sparks** are magic: they pay for skills, and here for the gate. One lies where Ken stands. **{ $button }**.
wonder-book-lesson-1-6 = Heroes walk along the dashed lines, one area an action; nobody crosses a solid line. Ken’s last action: **{ $button }**.
wonder-book-lesson-1-7 = Now Lara; the last hero’s turn begins by itself. She holds { $lara } Spark, and { $hill } lie here on { area-hinge-hill }. **{ $button }**.
wonder-book-lesson-1-8 = You may repeat an action. With one more, Lara has three. **{ $button }**.
wonder-book-lesson-1-9 = Ken’s { $ken } and Lara’s { $lara } make { $toll }: all that the gate asks for. Her last action: **{ $button }**.
wonder-book-lesson-1-10 = Then the Wyrms moved: one ran to Ken and bit him; he has { $hearts } Hearts. With none left a hero falls, and getting up costs a **Destiny** token. When the last is gone, you lose. **{ $button }**.
wonder-book-lesson-1-11 = You need not fight: walking away from a Wyrm is allowed, and Ken’s Spark comes along. **{ $button }**.
wonder-book-lesson-1-done = Both stand at the gate with { $toll } Sparks: the goal is met, and the story would go on. In a real game you read its pages aloud and choose together. Chapter I is waiting, for two heroes of your own or for friends.
