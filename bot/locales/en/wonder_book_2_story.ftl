# Wonder Book, chapter II: what is read aloud.

wb-2-1-front-title = Before Breakfast
wb-2-1-front = The stamp on the slip is moving. You hold the torch close and watch TOMORROW blot, and run, and set again: DUE BACK TODAY. “Tomorrow turned into today,” says Lara. “They do that,” says Sid. It’s a quarter to seven in the morning, and you have all said at home that you were going for a run. The tower is so cold that your breath stays where you left it, and the Book burns your fingers. Ken opens it with his elbow.
wb-2-1-back-title = White
wb-2-1-back = There is weather in it. White flakes come up out of the pages and settle on your sleeves, and they don’t melt. Tina picks one off. It is square. “Paper,” she says. “There’s nothing on it.” Somewhere below, a street goes *click*, and then the next one, like somebody shutting drawers on the way to bed. “They’re folding it up for the winter,” says Sid. “With people in?” asks Ken. A page tips under your hands, and down you go.

wb-2-2-front-title = Chimney Row
wb-2-2-front = You land in snow up to your knees, and it rustles. You are on the roofs, and there is no street below them any more. All the chimneys have hinges. The first one in the row gives a polite cough, bends at the waist and lies down flat. Then the second. They do it in order, without hurrying, and you are standing at number nine.
wb-2-2-back-title = Where You Sewed
wb-2-2-back = Far off, over the edge of everything, you can see your own stitches in the sky, a little crooked, like a mended knee. Nobody has ever mended a sky before, so you are allowed to look for a moment. “Is it holding?” asks Tina. “Of course it’s holding,” says Lara. “I counted them.” The wind turns and comes from there, straight into your faces.
wb-2-2-draught =
    It comes through the buttonhole, the gap you left, as long as a finger. A finger of wind is enough to take off a hat. It isn’t only wind. Something thin has been thinking about that gap all night, and now it lets go of the edge and drops, turning over and over, white on white, until it hits your roof.

    { wb-2-2-draught-rules }
wb-2-2-seam = It carries a sound: a knock, and a knock, and a knock. Then a pause, as if she had changed hands. You wait for the fourth. “She can’t know it’s cold here,” says Tina. “Where she is, it’s still the morning it was.” You knock three times on a chimney. The chimney takes it the wrong way and lies down.

wb-2-3-front-title = How a Town Folds
wb-2-3-front = It is done street by street, from the edge inwards, roofs first. First comes the click, then a wind that smells of cupboards, and then there is a crease where there was a street. If you stay out of it you don’t get hurt. If you’re in it you get pushed out at the end like the last of the toothpaste.

wb-2-4-front-title = Crease
wb-2-4-front = It is purple, and flat. It must have been lying in some fold for years. It peels itself off a wall like an old poster and shakes out its legs.

wb-2-5-front-title = Somebody’s Washing
wb-2-5-front = A line runs across to the next roof, and there are sheets on it, frozen stiff. In the bakery below, the ninth oven ticks. Beyond that is the square. It had seven lamps yesterday. You count the lights, and then you count them again more slowly, because it ought to come out at seven.

wb-2-6-front-title = Stiff Sheets
wb-2-6-front = Five bed sheets, each the size of a sail. The pegs are as long as your arm. There is a name tape sewn into every hem, the way they do it for school.
wb-2-6-back-title = Name Tape
wb-2-6-back = You break a sheet off the line. It cracks, and then it hangs over your arms like a big sleepy animal. The name on the tape, in red cotton, is VESPER. READING ROOM. “She lies down to read,” says Lara, “and she’s had jam on her toast.” You fold it twice and it is still the size of a table.

wb-2-7-front-title = The Long Line
wb-2-7-front = The line runs steeply down to Lamp Court, humming. Eleven odd socks hang between here and there, and an apron with pockets.
wb-2-7-back-title = Down or Through
wb-2-7-back = One peg over the line, both hands on the peg, and you would be down there before you could finish a sentence. Or you could go along slowly and look in the pockets first. There is paper in them. Behind you another chimney coughs.
wb-2-7-slide =
    The socks slap you in the face, one after another, eleven times. You arrive in the square sitting down. A lamp bends over you with an expression of concern.

    { wb-2-7-slide-rules }
wb-2-7-pockets =
    A clothes peg, a bun as hard as a fist, and half a sentence, folded small, that somebody meant to keep. It is written on the back of a shopping list. *Butter,* says the list, *flour, read to the little ones.*

    { wb-2-7-pockets-rules }

wb-2-8-front-title = Eight Cold Ovens
wb-2-8-front = Eight of the ovens have their mouths open. Snow has come down the chimneys and lies in them in neat white loaves. Only the ninth one ticks.
wb-2-8-back-title = Bread for Later
wb-2-8-back = A row of scraps is drying on the ledge over the ninth oven, each with a line on it, and each with a small bite out of one corner, as if somebody had tried them all and been told to wait. You hold your hands to the iron. It is warm, a tired sort of warm, like a bed you have just got out of.

wb-2-9-front-title = The Ninth Oven
wb-2-9-front = There is no wood in it, and no ash. There is a heap of something grey that goes up and down. It isn’t ticking. It’s snoring.
wb-2-9-back-title = Let It Sleep
wb-2-9-back = They lie on top of each other like puppies, Wyrms no longer than your hand. That is what keeps the bakery warm. “If you blow on them, they glow,” says Sid, and so they do. “And then they wake up,” says Tina. “And then they’re hungry,” says Lara.
wb-2-9-stoke =
    You blow. The heap goes from grey to orange, and for a moment the whole bakery looks like a bakery. Two Sparks jump out onto your sleeve. So does something with one bad temper and a great many teeth.

    { wb-2-9-stoke-rules }
wb-2-9-hush =
    You shut the flap as quietly as you can and sit down with your backs against the iron. Nobody says anything for the length of one bun. On the other side something turns over in its sleep and puts a foot where your shoulder is.

    { wb-2-9-hush-rules }

wb-2-10-front-title = Bed Sheet
wb-2-10-front = Marked in red cotton. Big enough to catch a friend in.

wb-2-11-front-title = Down to the Square
wb-2-11-front = *Click.* “That was number seven,” says Lara. “We have two chimneys left.” In the square the lights are going out, one after another, and each lamp, when it is dark, puts its head under its own arm. “They need feeding,” says Tina. “We’ll need anything that shines.” “We need to *run*,” says Ken, and so you do.
wb-2-11-back-title = Six Are Out
wb-2-11-back = You stand in the square, back to back. Six of the lamps have their heads under their arms. Where the roofs were there is sky, pleated. It is so quiet that you can hear the snow being put down, sheet by sheet. Then the seventh lamp, the small one with the crooked neck, takes one step towards you. They aren’t supposed to be able to do that.

wb-2-12-front-title = The Seventh Lamp
wb-2-12-front = It pulls its foot out of the paving like a tooth, and shakes off the crumbs. There is a brass plate on the foot, LAMP COURT, NO. 7, and under it, scratched with a nail: *he is called Wick and he only bites paper. N.* It lowers its head into the nearest hands. The light in it is no bigger than a pea. “It’s the last one,” says Tina. “It’s the last one there is.”
wb-2-12-back-title = One Pea
wb-2-12-back = All the Sparks you have brought make one good flame, and a flame can only be in one place. If Wick keeps it, you’ll see where you are going. If it goes into the ninth oven, the town has something to sleep beside, and the bakery won’t be folded. “They’ve got each other,” says Ken. “So have we,” says Lara. Wick looks from one to the next. He’ll come along either way.
wb-2-12-wick =
    You feed him by hand. He grows a flame the length of a finger, and then of a hand, and he sneezes, and every window in the square has a small gold Wick in it. “Right,” says Lara. “Stay in the middle. You’re the important one.” He has never been the important one. He puts his neck up straight.

    { wb-2-12-wick-rules }
wb-2-12-hearth =
    You carry it across in both hands, without breathing. The ninth oven takes it with a sound like *oh*. The whole heap in there rolls over once and snuggles closer. Outside, the folding comes to the bakery door, stops, and goes round it on tiptoe. Wick is dark now. He leans on the nearest of you, cold, and comes anyway.

    { wb-2-12-hearth-rules }

wb-2-13-front-title = How to Lead a Lamp
wb-2-13-front = He walks like a heron, one foot, a think, the other foot. On his own he stops at the first interesting smell. But if you lay a hand on his neck and go, he goes.

wb-2-14-front-title = The Gate in Winter
wb-2-14-front = The gatehouse has its shutters down. CLOSED, says the sign, and underneath in smaller letters FOR THE SEASON. Behind the flap nothing ticks. Then you see him: he is sitting on the doorstep, in the snow, with his list on his knees and his cap pulled down, and there is a small white cap on top of the cap.

wb-2-15-front-title = Three Hundred and Twelve
wb-2-15-front = He has stopped with his mouth open, in the middle of a number. The little key from Tina’s string goes in, and turns, and turns, and catches on nothing. “His spring is up there,” says Sid, “holding the sky together.” There is a dragon’s egg timer in the bakery. It has a spring. It is also the only thing in Oniria that still knows the time.
wb-2-15-wind =
    It takes all your hands, and a tongue between the teeth. *Tick,* says Ibo. *Tick,* and his eyes go from brass to gold. “…and twelve,” he says. “You were gone for a moment.” Nobody tells him. He sees the white on his cap, and the white on his list, and the road that isn’t there. “I see,” he says. “I’d better come with you, then. Somebody has to count.”

    { wb-2-15-wind-rules }
wb-2-15-rest =
    You brush him off. You put the list where it won’t get wet. In the tin under his arm there is a Spark for each of you, with a label: *deposit, to be returned to readers.* So he is returning it. “We’ll come back with your own spring,” Tina tells him. He sits there with his mouth open, and doesn’t say when.

    { wb-2-15-rest-rules }

wb-2-16-front-title = A Porter Stays
wb-2-16-front = “A porter,” says Ibo, before you can ask, “stays with his gate.” His teeth are chattering; they are brass, so it sounds like cutlery. “To the gutter? Down there? I’ve heard of it. It isn’t on the list.” He looks at his list for some time. “It ought to be on the list,” he says.
wb-2-16-come =
    He takes a deposit, as the regulations say, and writes a receipt. Then he hangs the key on its nail, takes it off again, and puts it under his cap. After four steps he looks round at the gate. After nine he looks round again. “Well,” he says. “So that is what it looks like from here.” He doesn’t look round a third time.

    { wb-2-16-come-rules }
wb-2-16-guard =
    “Go,” he says. “I’ll hold the road.” And he marches out into the square, the size of a cat, and blows a whistle. You would never have thought he had so much voice in him. Everything white that has legs turns round and goes after him, down a street that folds up behind them, very gently, with a click.

    { wb-2-16-guard-rules }

wb-2-17-front-title = Over the Edge of Town
wb-2-17-front = Beyond the square the country has been put away. There are steps going down, folded shut like a fan. There is a drift of blank paper higher than a house. And at the bottom, on the last ledge before the dark, there is a tower with a round glass room on top. “What’s that for?” asks Ken. “So you know where the page ends,” says Sid. “It ought to be lit.”
wb-2-17-back-title = A Red Line
wb-2-17-back = Somebody has drawn a line along the ledge. It is red, and so straight that it makes everything beside it look untidy. A few curls of wood lie next to it, red on one side: pencil shavings. They haven’t got snow on them yet. You look up and down the ledge. There is nobody there.
wb-2-17-signed =
    Above the line are four names, in four hands. Yours. They have been lifted out of the list on Ibo’s gate, letter for letter, and set down here, and underlined. “So the line is for us,” says Lara. “And who is it from?” asks Sid. If you stand near your own name your feet go cold, the way they do on a stone floor at night.

    { wb-2-17-signed-rules }
wb-2-17-shavings = Above the line somebody has written one word, very small and neat: *unnecessary*. “What is?” says Ken. “The ledge,” says Lara slowly. “And anything that walks on it. Us.” You step over the line, all of you, without touching it. It is hard to say why.

wb-2-18-front-title = Underlined
wb-2-18-front = It isn’t a wall, and it doesn’t hurt to step over it. It’s just that under a red line everything gets a little less: less warm, less loud, less yours.

wb-2-19-front-title = Three Shoes Long
wb-2-19-front = The snow on the steps heaves, and out of it comes a nose, and a tooth. It has grown. It spits out something white, shakes itself and looks you over, all business. “*Downstairs*,” it says, in beautiful handwriting, and begins to dig. Where Inkling has been there is a trench, and in the trench two Sparks, and crumbs. “Good Inkling,” says Tina. It has gone again.

wb-2-20-front-title = A Lamp for the Tower
wb-2-20-front = Four streets behind you go *click, click, click, click*. Wick has found an interesting smell. “Not now,” says Lara. “Wick. *Wick.*” You take him by the neck and pull, and he comes, one foot, a think, the other foot. On the steps below, something white has begun to unpack itself.
wb-2-20-back-title = Up the Tower
wb-2-20-back = There are thirty steps, and Wick takes them like a foal. In the middle of the round glass room is a socket, exactly one lamp wide. He looks at it. He looks at you. Then he steps in, turns round twice and settles. A slow white beam goes out over the edge of the page, and down there, for the first time, you see the dark looking up.

wb-2-21-front-title = The Crank
wb-2-21-front = In the wall of the gatehouse there is an iron crank, as long as you are tall. FAN STEPS, says the enamel sign. Two little windows show where the Sparks go in.
wb-2-21-back-title = Like a Fan
wb-2-21-back = You hang on it, and it comes down, and out there the steps fall open one after another with a noise like a pack of cards. It’s a good noise. All Oniria must have sounded like that in spring. “Again,” says Ken, but there is no again.

wb-2-22-front-title = A Paper Snowman
wb-2-22-front = Somebody has built a snowman out of crumpled pages. It is four metres tall, so it wasn’t built by a child. The one beside it was.
wb-2-22-back-title = Two Snowmen
wb-2-22-back = The large one has its arm around the small one, as far as paper arms will go. The small one is holding a tea tray, ready for the hill. It has coat buttons down its round stomach, drawn in yellow chalk. You look at them for longer than you meant to. Then you ask it politely for the tray.

wb-2-23-front-title = Tea Tray
wb-2-23-front = It goes very fast, and it steers where it likes.

wb-2-24-front-title = A Bench with a View
wb-2-24-front = There is a bench on the ledge, facing the dark. Two Wyrms sit at one end of it, as stiff as gloves, with a picture book between them.
wb-2-24-back-title = Once There Was
wb-2-24-back = The book has been eaten down to the covers, all but the first page. “*Once there was a cloud*,” you read, just to see what it says. Both of them have turned round. Their mouths are open, and there is nothing in them, and they aren’t biting. “Go on,” whispers Ken. “There isn’t any more,” says Tina. They wait. They wait so hard that it hurts to watch.
wb-2-24-read =
    So you read it again, and then once more, in three voices. A cloud that wanted to know what it looked like from below. All along the ledge the chewing stops. When you close the book you feel as though you had offered them a biscuit out of an empty tin.

    { wb-2-24-read-rules }
wb-2-24-rest =
    You sit down at the other end. It is a bench for very large people; all your feet dangle. The two Wyrms move up to make room. After a while one of them leans over and, without biting, lays its head on the picture book.

    { wb-2-24-rest-rules }

wb-2-25-front-title = Nine Panes
wb-2-25-front = In the side of the glass room there is a small window of nine panes, three by three, and every pane has a star of ice on it. The rest of the tower is clear. “It’s frozen from *outside*,” says Sid. “There is no outside. It’s the edge of the page.” Wick has stopped turning. He is looking at one pane, and his hair is standing on end, or would be if he had any. “It’s the one that is like him,” says Tina.
wb-2-25-top =
    You breathe on it, and wipe. It goes off like a lemonade bottle. For a minute you can’t feel your ears. “Six,” says Sid. “That one had six points. *They all have six.*” And then you see the one that doesn’t.

    { wb-2-25-top-rules }
wb-2-25-middle =
    You breathe on it, and wipe. The cold comes out with a crack and slaps every one of you. “The middle is always a trap,” says Ken. “You might have said so.” “I’ve only just found out.”

    { wb-2-25-middle-rules }
wb-2-25-right =
    You don’t need to wipe. You count: seven points, where all the others have six; and Wick is number seven. You lay a warm hand on it, and the whole star comes off in one piece and stays in your palm. The pane behind it is clear.

    { wb-2-25-right-rules }
wb-2-25-bottom =
    You breathe on it, and wipe, and are blown off your feet onto your bottoms, all in a row. Wick hasn’t even looked round. He goes on staring at his pane. “He’s been *telling* us,” says Tina, and you pick the ice out of your eyebrows.

    { wb-2-25-bottom-rules }

wb-2-26-front-title = Frost Pane
wb-2-26-front = Look through it, see where a friend is, and you are there.

wb-2-27-front-title = Something Yellow
wb-2-27-front = Now there’s one clear pane, the size of a hand. You all try to look through it at the same time. Behind it, very close, is something yellow, blurred, the way a thing is when it’s right in front of your nose. You lift a finger and tap on the glass. The yellow thing jumps back. Then it is gone, and there is only dark, going all the way down.
wb-2-27-back-title = Thin from Both Sides
wb-2-27-back = Wick has gone to the farthest corner of the room and is standing with his face to the wall. It takes a while to get him out. “He didn’t like it,” says Tina. “Not the yellow. *Us.* He didn’t like us looking.” Sid reads out what he is writing on his hand, above the Wyrms in fives: *a page is thin from both sides.* “If we can see it,” says Lara slowly, “then it,” and doesn’t finish. Down in the town another click.

wb-2-28-front-title = Feed the Light
wb-2-28-front = As long as the beam goes round, the folding keeps its distance: it doesn’t like to be watched. But winter has reached the foot of the tower, and each turn of the beam is shorter than the last. “How long till it’s all folded?” asks Tina. Sid counts streets. “Four more,” he says. “Then it’s done, and it stops.” “Or we do,” says Ken.

wb-2-29-front-title = Oil Can
wb-2-29-front = Under the stairs is an oil can with a long thin spout, wearing a tea cosy.
wb-2-29-back-title = With Compliments
wb-2-29-back = It is half full. A label hangs on the handle, in writing so tidy it could be print: *To be discontinued. I regret it.* Somebody sharpened his pencil here, very carefully, over the bin. Then he emptied the bin. Then, by the marks in the dust, he stood here for a while.

wb-2-30-front-title = Oil Can
wb-2-30-front = Half full, or the other thing.

wb-2-31-front-title = Four Streets
wb-2-31-front = The beam goes round. Where it falls, the snow stops in the air and hangs there, looking guilty. Where it doesn’t, you can hear steps being folded, flat, flat, flat. “Whatever happens,” says Lara, “somebody feeds Wick.” “And somebody keeps *them* off,” says Ken. He means the stairs. The stairs are white, and they are coming up.
wb-2-31-back-title = Flat
wb-2-31-back = There is one last click, a small one, like a hairpin. Then nothing. You look out. It is all gone, roofs, square, steps, put away in a white plain with creases in it, as tidy as a drawer. It would be beautiful if you didn’t know what was inside. “Four months,” says Sid. “Then it unfolds. When spring comes.” “And if it doesn’t come?” asks Tina. Sid hasn’t counted that far.

wb-2-32-front-title = The Last Thread
wb-2-32-front = On the other side of the tower a stair goes down where none was drawn. It leads into a hollow at the very edge of the page. All along it lie Wyrms, hundreds of them, small ones, packed like spoons: asleep. And behind them is the gutter, the deep fold between two pages, and across it, one above the other, the threads that hold the Book together.
wb-2-32-back-title = If You Will Permit
wb-2-32-back = Far out on the white plain something is walking. It’s grey, and upright, and so thin that when it turns you lose it for a moment. It has a pencil behind its ear. It stops at a crease, bends down, and draws a line along it, as if it were smoothing a blanket. Then it looks up at the lit tower, and takes off its spectacles, and waits, the way you wait for someone to finish speaking. And then it bows.

wb-2-33-front-title = Flurry
wb-2-33-front = A gust gets up, purple and full of corners. You have seen leaves do that. These have mouths.

wb-2-34-front-title = On Tiptoe
wb-2-34-front = The way into the gutter is tied shut with thread, in knots the size of cabbages, and the sleepers lie right up to them. You can undo knots. You have all had shoes. But these are old, and now and then one of them lets go with a *twang*. “And no fighting,” whispers Lara. “You have never once fought quietly,” Tina whispers to Ken. “I can *learn*,” whispers Ken.

wb-2-35-front-title = One Is Not Asleep
wb-2-35-front = Among all the shut faces one is open. It’s a very small Wyrm, it has the hiccups, and every time it hiccups, the row beside it twitches. It has made itself a nest of scraps.
wb-2-35-back-title = Hic
wb-2-35-back = “It can’t get to sleep,” breathes Tina. “Nobody has told it a story.” “Somebody could,” breathes Lara, “in a hurry.” You look at the knots. You look at the nest. There are long scraps in it, whole lines. You put a finger to your lips, and the small Wyrm considers the finger, and puts up its tail the same way.
wb-2-35-story =
    You tell it about a snail that wanted to go through a gate. You don’t know how it ends, so you make it end: the gate was open. The little one thinks that over. *Oh,* says its face. It doesn’t hiccup any more. It puts its chin on your shoe and is so heavy, all at once, that you have to pull the shoe out very slowly.

    { wb-2-35-story-rules }
wb-2-35-nest =
    You draw the scraps out from under it one by one, like the sticks in that game. At the last but one it hiccups. Down the whole row something goes through them, the way wind goes through grass. Then it’s still. The small Wyrm lies on the bare paper now and looks at you.

    { wb-2-35-nest-rules }

wb-2-36-front-title = Undo the Knots
wb-2-36-front = Somebody always has to breathe. Behind you on the ledge they have found your tracks; you hear the snow being turned over, patiently, like pages. In front of you a knot gives a little. “Don’t,” says Lara under her breath, to the knot, to Wick, to everybody. Wick has turned down his light as far as it will go, and walks on the sides of his foot.
wb-2-36-back-title = Between Two Pages
wb-2-36-back = You pull Wick’s foot in after you, and there you are, in a crack as high as a house and as wide as a cupboard. On the left there is paper, and on the right there is paper, and between them hang the threads, humming. You look back at the hollow.
wb-2-36-asleep =
    They have not moved. Hundreds of small white backs go up and down, nearly together. You can hear it now: it isn’t snoring. They are saying something in their sleep, all of them, quite softly, and always the same thing, the way you say a word so as not to forget it. It might be *and*.

    { wb-2-36-asleep-rules }
wb-2-36-awake = They are all awake. They are sitting up in the hollow, row behind row, their blind faces turned to the gutter. None of them comes nearer. They don’t look angry. They look like a class when the teacher has gone out of the room in the middle of a sentence and hasn’t come back.

wb-2-37-front-title = Down Here
wb-2-37-front = The last thread runs across at knee height. Behind it there is a slit, and through the slit comes air that smells of nothing at all. “That’s the other side,” says Sid. “She’s in there,” says Tina. “*Today*,” says Lara, “but not on an empty stomach. We’re expected at seven, all four of us, and somebody always checks.” Nobody has thought about Wick.
wb-2-37-follows = Wick has. He has already put his foot over the thread, drawn it back, and put it over again. He shines into the slit, and out of it, and looks at each of you. When the page turns and lifts you off your feet, he stays, quite straight, in the last place in Oniria that isn’t folded, so that you can find your way back. You could swear he’s standing to attention.
wb-2-37-home = He is as cold as a tap. He lays his neck on your shoulders, one after another, and then all round again. Then he turns and goes back up the stair towards the one warm oven under all that white, one foot, a think, the other foot. You watch until you can’t tell him from the snow. “He’ll scratch at the flap,” says Tina. “They’ll let him in.” She says it twice.

wb-2-38-front-title = Called
wb-2-38-front = Somebody is calling. It comes from very far up, through a roof and sixty years of dust, and it’s Ken’s mother, and she is calling his full name. It goes through you like warm milk. You are lifted by the collar, all of you. The last thing you see of Oniria is the red line on the ledge. It is longer than it was. It has reached the tower door.

wb-2-39-front-title = The Ninth Hook
wb-2-39-front = Floorboards. Four minutes, says Lara’s watch. The yellow coat is on the ninth hook, where it was. Whatever it did last night, this morning it isn’t dripping, and the dark ring on the boards under it is no bigger than a plate. Sid puts his thumb on the hem. He doesn’t write anything down. All of you blow on your fingers, and nobody says anything.
wb-2-39-porter = On the stair behind you something is ticking. He comes down it one step at a time, backwards, with his cap on. “I’ve only come to see the hooks,” says Ibo. He counts them, from one to nine, and then he goes and stands under the ninth and folds his claws behind him. “So that’s where she hung it,” he says. It’s some time before he climbs up again.
wb-2-39-smoke = Tina has looked into the Book once more. It is white from edge to edge. Only in the middle, where the bakery would be, a thread of smoke goes straight up, as thin as a pencil line.
wb-2-39-back-title = How It Ends
wb-2-39-back = You have eleven minutes until breakfast. You spend one of them looking.
wb-2-39-white = There is no town to be seen. White, and white on the other side, and when you hold the page against the light there isn’t even a watermark. Ken turns it over carefully, as if somebody might fall out. “It’s all still in there,” he says. “It’s only folded.” He says it to the page. Then he shuts the Book, puts his jacket over it, and runs home in his shirtsleeves.
wb-2-39-quilt = The snow has stopped. You can see the town through it, chimney by chimney, like knees under a blanket. There are teeth marks along the edge, and the red line. But nothing moves that shouldn’t. “It’s asleep,” says Tina. “It’s allowed to be.” You breathe on your hands and hold them on the page for a bit, all of you, before you close it.
wb-2-39-paths = The plain is white, and your tracks go across it: from the roofs to the square, from the square to the tower, and down, yours and a lamp’s. Nothing has wiped them out. Another track runs beside them, all the way, very thin, the mark of a ruler stood on end and set down, stood on end and set down. It never comes nearer than ten paces. It never goes further off.
wb-2-39-stars = Over the white plain the stars have come out, in the printed sky, one after another, and none of them has six points. You count as far as breakfast lets you: seven, seven, seven. In the light tower a small flame answers them. “Somebody drew that,” says Lara, “for somebody to find.” And she laughs, because for once she isn’t the one in a hurry.

### When the last Destiny token is down
wb-2-lost-title = Put Away
wb-2-lost = The click comes from under you this time. A wind that smells of cupboards gets you by the ankles, and you go head over heels through chimneys, sheets and a great many odd socks, and are pushed out at the end like the last of the toothpaste. Floorboards. Your hats come out after you, one by one. “Well,” says Lara, and gets up first. “Now we know what order it does it in.”
