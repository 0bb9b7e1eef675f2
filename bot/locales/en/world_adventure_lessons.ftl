### World Adventure: what its lessons say. Numbers are told by the table, and `button` is the button to be clicked.

world-adventure-lesson-1-title = Your first rune
world-adventure-lesson-1-1 = Great deeds bring **Ancient Runes**, and the first clan with { $goal } wins. One deed is a good sale. You are in { nation-china } with { $gold } gold and a cart for { $room } goods. **{ $button }**.
world-adventure-lesson-1-2 = The dice say what this shop sells today. A good costs you { $price } gold. On the map every city shows what it **needs**: { nation-japan } needs { commodity-spice }. **{ $button }**.
world-adventure-lesson-1-3 = A needed good sells for { $needed } gold, any other for { $other }. A sale of 16 with a needed good in it is a great deed. Two { commodity-spice } make { $pair }. **{ $button }** once more.
world-adventure-lesson-1-4 = { $pair } gold so far, and one other good adds { $other }: that makes { $sum }, and your cart is full. **{ $button }**.
world-adventure-lesson-1-5 = A turn has { $usual } moves and { $actions } action. Your high Explorer gives one more move: { $moves }, just enough for the next city. **{ $button }**.
world-adventure-lesson-1-6 = Trading in a city costs no action. All that you sell in one visit is one sale. **{ $button }**.
world-adventure-lesson-1-7 = { $gold } gold now, and your first rune! It also raises one of your three statuses: **Explorer** travels and finds, **Charisma** trades, **Leadership** leads soldiers. Cheaper goods and more stalls, please: **{ $button }**.
world-adventure-lesson-1-8 = The first rune brings a **Rune Power** as well, a card that helps you later. **{ $button }**, and keep one of them.
world-adventure-lesson-1-9 = One is for the road, the other for a fight. Otherwise you choose; for this lesson: **{ $button }**.
world-adventure-lesson-1-10 = You need nothing more here; in { $pause } months this shop will let you in again. **{ $button }**.
world-adventure-lesson-1-11 = Your action is still there. A market stall costs { $stall } gold and brings { $income } every month; the second, third and fourth bring a rune each. **{ $button }**.
world-adventure-lesson-1-12 = That is all for this month. Now the others travel; later Brigand, Government and monsters do, too. **{ $button }**.
world-adventure-lesson-1-done = A new month: your stall has paid, and you hold { $runes } rune of { $goal }. Other deeds: hunting monsters, plundering merchants, guild quests, a better caravan. The next lesson is about scouting and fighting.

world-adventure-lesson-2-title = Robbers and beasts
world-adventure-lesson-2-1 = Runes come by force as well. You wait on a road with { $soldiers } soldiers. Explorer { $explorer } means { $explorer } scouting dice: one success finds a target, a second brings an extra action. **{ $button }**.
world-adventure-lesson-2-2 = Found, with one success. Scouting was your action, and two successes would give one back: your smoke bomb rolls the dice again, once. **{ $button }**.
world-adventure-lesson-2-3 = Two successes: { $actions } extra action! The dice also say who comes along. Robbing merchants is a crime: it makes you **wanted**, and the Government hunts the wanted. **{ $button }**.
world-adventure-lesson-2-4 = Wanted points: { $wanted }. In each assault your hero and soldiers roll; a figure hits with a low die. Merchants only try to get away. **{ $button }**.
world-adventure-lesson-2-5 = They are still in sight, and nearly done for. Once more: **{ $button }**.
world-adventure-lesson-2-6 = { $gold } gold, a good, and a rune: one for each kind of merchant. It also raises a status. **{ $button }**, for an extra scouting die.
world-adventure-lesson-2-7 = The rune brings a Rune Power, too. **{ $button }**.
world-adventure-lesson-2-8 = This one is worth some gold. **{ $button }**.
world-adventure-lesson-2-9 = Now the action that scouting gave you. Monsters live here: you see two, and fight one or none. **{ $button }**.
world-adventure-lesson-2-10 = Monsters hit back: low dice harm them, high ones make your soldiers faint. When none stands, your hero is in danger; retreat before that. Choose the weaker one: **{ $button }**.
world-adventure-lesson-2-11 = Now hope for low numbers. **{ $button }**.
world-adventure-lesson-2-done = Beaten, and without a scratch! Your first Minion is a rune as well: { $runes } of { $goal }. In a city you can pay to nurse, train and arm your soldiers. Now take the road, with friends or bot players.
