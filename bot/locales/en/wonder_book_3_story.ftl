# Wonder Book, chapter III: what is read aloud.

wb-3-1-front-title = After Breakfast
wb-3-1-front = Lara slaps the butter paper down on the open Book. *In, find her, out,* it says: a plan of three lines, and the third is underlined. Ken still has jam on his chin. Outside, the gulls are already at the toast. On the slip the stamp says DUE BACK TODAY. “When today?” asks Tina. “Libraries shut at six,” says Lara. “It never said it was a library,” says Sid.
wb-3-1-back-title = The Gutter
wb-3-1-back = Where two pages meet there is a gutter, and behind its last thread a crack. You go in sideways, holding your breath, with a wall of paper on your chest and another at your back. The first of you gets stuck by the pockets. There is a pop. “What’s it like?” calls Lara. “Dark,” comes the answer. Then, after a while: “No. It’s *black*. That’s different. You can see.”

wb-3-2-front-title = The Wrong Side
wb-3-2-front = “My gran embroiders,” says Tina, “so I know this. It’s the wrong side. It’s where the knots are, and the loose ends, and the bits where you cheated.” Here is the whole town over again, in silver lines on black. What was left is right. A gate has its latch where the hinges should be. You reach out to open it, and you all miss.
wb-3-2-back-title = The Only Colours
wb-3-2-back = A red sleeve, a pair of green socks, jam on a cuff: there is no other colour as far as you can see. You bend down to tie a shoelace, and it comes undone. You undo it, and it is tied. “Don’t try to write in there,” says Sid. From somewhere under the silver roofs you hear a slow, wet noise, like a spoon in soup.
wb-3-2-wick =
    Wick comes after you through the crack, neck first, and sneezes. A real light runs out over the ground, a yellow one, and the silver houses draw back a little, like people who have been surprised in their pyjamas. A black lamp stands in the square. Wick goes up and sniffs at it. After a moment the black lamp sniffs back.

    { wb-3-2-wick-rules }
wb-3-2-porter =
    “Readers, all present. Shadows, none,” says Ibo, and writes it down. “That is irregular.” He has followed you all the way, counting steps. Now he turns out the lining of his cap, and two Sparks fall on the ground. They are not on any list. It troubles him so much that he takes three paces away from them and looks the other way.

    { wb-3-2-porter-rules }

wb-3-3-front-title = One Thing
wb-3-3-front = The crack lets through what you can hold in one hand. You need the other hand for pulling. “My pocket mirror,” says Sid. “This whole place is back to front. In a mirror it’s front to back.” “Look up,” says Lara. Ink is dripping from the silver eaves, sideways. “It isn’t the reading that will get us. It’s the wet.” She has brought her mother’s umbrella, and she isn’t going to argue.
wb-3-3-mirror = In the glass the town is the right way round, and for as long as you look you know where left is. You hold it up between two of you, and in there you have changed places. It’s only a mirror; that is what mirrors do. Then you put it down, and you have.
wb-3-3-umbrella = It goes through the crack because Lara tells it to. It’s as black as any umbrella, until it opens. The inside is a summer sky, bright blue, with clouds. “It was a present,” says Lara. “One word, and you’re out in the wet.” Nobody says a word. You all move in a little closer.

wb-3-4-front-title = Pocket Mirror
wb-3-4-front = If you are in it, you are somewhere else.
wb-3-5-front-title = Black Umbrella
wb-3-5-front = Blue sky on the inside, with clouds.

wb-3-6-front-title = The Dark Aura
wb-3-6-front = Some of the Wyrms here seem to wear a light around the head. When one comes nearer you see it’s the other way about: it is a piece of dark that is darker than the rest. What it touches stings twice. “Like a bathing cap,” says Ken. “You’d have to knock the cap off first.”

wb-3-7-front-title = Eclipse
wb-3-7-front = A purple Wyrm comes over the roofs, so slowly that you take it for evening. Where it has passed, the silver has gone out.

wb-3-8-front-title = Three Inkwells
wb-3-8-front = The well stands the right way up here, and that is the trouble: it is full of ink, to the brim. In the bakery there is ink behind the flap of the ninth oven. In the belfry the bell hangs upside down, like a cup, and the cup is full. In all three something is stirring. “Lids,” says Lara. “Whatever else we do, first we put the lids on.”
wb-3-8-back-title = Like a Dog
wb-3-8-back = The ink in the well swells up and splits, and a Wyrm climbs over the rim. It’s as black as everything else. Then it shakes itself, the way a dog does after a swim, and now it is white, and you are spotted. “I’m a map,” says one of you, looking down. The Wyrm has kept some of the dark on. It wears it low, over the place where the eyes would be.

wb-3-9-front-title = Put the Lids On
wb-3-9-front = Three lids, and streets between them where you keep turning the wrong way. “Left,” says Lara. Half of you go right. “The *other* left.” The ink has begun to climb the walls of the well, one stone at a time, and it whistles under its breath. It’s got all day.
wb-3-9-back-title = Still Ink
wb-3-9-back = The last lid shuts. The Wyrms stop where they are, go soft and run down between the stones. What is left in the gutters lies so still that you can see the other side in it: the real town, the right way round, in colour, and in a window a loaf of bread. You put a hand out for the loaf, and get a sleeve full of ink, and the town has gone.

wb-3-10-front-title = To the Brim
wb-3-10-front = The ink is higher than the rim, and it doesn’t run over. An iron lid leans beside it, with two round windows for Sparks. There is a picture on it: two lights go in, and a figure turns away and covers its face.
wb-3-10-back-title = The Small Print
wb-3-10-back = The Sparks sink, and they don’t go out. They light the well right down to the bottom, where it says, in very small print, what the book once cost. Ink can’t bear to be read. It shivers, feels about for the lid, and pulls it over its head for five more minutes.

wb-3-11-front-title = The Ninth Oven
wb-3-11-front = The handle is on the left. So is the hook for the apron, and so is the mouse hole. The ink leans on the iron flap from behind, and waits. You would have to push it shut with the hand you never use.
wb-3-11-back-title = The Other Hand
wb-3-11-back = You set your wrong shoulder to it, and your wrong foot. The flap moves the width of a biscuit. “Heave,” says a voice from the sky, and then, kindly, “the other way.” There is a sheet of blotting paper pinned to the wall. The baker must have had this trouble before.

wb-3-12-front-title = A Cup of Bronze
wb-3-12-front = The bell hangs with its mouth up, the size of a room, and ink trembles in it. The rope goes up from it into the dark and ends in nothing. This bell has never been rung. It is holding its breath.
wb-3-12-back-title = Turn It Over
wb-3-12-back = “It only wants to hang the right way,” says Tina. “So we tip it.” “It’s heavy, and the ink is cold,” says Sid. “Bronze likes to be warm. Three Sparks underneath, and it will turn by itself.” “And if we haven’t got three Sparks?” asks Ken. You can hear him rolling up his sleeves.
wb-3-12-hands =
    You hang on the rim until it tips. The ink goes over you, and it isn’t wet, it’s *cold*, cold like the bottom of a lake, and for a moment you have no idea what you are called. Then the bell swings down, mouth to the ground, and breathes out. Somebody says your name, and you are glad of it.

    { wb-3-12-hands-rules }
wb-3-12-sparks =
    You lay the three Sparks on the beam, and sit down, and wait, and nothing happens until you stop looking. Then the bronze stretches, like a cat that has found the sun. It turns over with a sigh. The ink falls out in one piece, as round as a pudding, wobbles, and trickles away.

    { wb-3-12-sparks-rules }

wb-3-13-front-title = A Black Flame
wb-3-13-front = A lamp with a black flame stands in the square, and beneath it is a circle of darkness, as neat as a rug. It bends its neck down to you. It has no smell and makes no sound. It only looks as though it would like to be asked something.
wb-3-13-back-title = Under the Lamp
wb-3-13-back = You put a foot into the circle. It is warm in there, and quiet, like under the blanket when you have switched off the torch. “Stroke it,” says Tina. “Blow it out,” says Ken. “If it shines dark, then there’ll be light underneath.” “And what’s asleep under there?” asks Sid. The lamp looks from one to the other.
wb-3-13-stroke =
    It lays its dark over you up to the chin. You can hear your own heart, and then all the others, each at its own pace. Nobody hurries. When you come out, somebody has yawned, and it may have been the lamp.

    { wb-3-13-stroke-rules }
wb-3-13-blow =
    The flame goes out with a *pff*. Ken was right: two Sparks lie on the stones. So was Sid. Something white is curled around them, and lifts its head, and it isn’t pleased to be woken. The lamp turns its back on you.

    { wb-3-13-blow-rules }

wb-3-14-front-title = Blotting Paper
wb-3-14-front = It drinks anything, and it shows you afterwards what it was.

wb-3-15-front-title = Two Herons
wb-3-15-front = Behind the court the ink has sunk. A canal comes to light, black and straight, and beyond it the rest of the town: a wall, a post office, a tower with a lectern on top. Two bridges stand in the water, each on one iron leg, like herons asleep. Each bridge touches two shores at a time, and points with its beak at the others. “Who on earth would build that?” says Lara. “Somebody who was short of bridges,” says Sid happily.
wb-3-15-back-title = The Sign
wb-3-15-back =
    Over the post office hangs a sign as wide as the house. You read it from the wrong end, with a finger, one letter at a time.

    PARCELS AT THE BACK. THE TREASURE CHEST OPENS TO THE ONE WHO READ ALOUD EVERY EVENING.

    “The one who reads?” asks Ken. “I can read.” “The one who *did*,” says Sid. “It’s a name.” Across the canal somebody has painted a whole wall, with a brush as big as a broom. “So they were read to,” says Tina.

wb-3-16-front-title = Turning Bridges
wb-3-16-front = By each shore, and on each bridge, there is a handle made for a paw. You lean on it. Iron groans, the heron turns on its leg, and where you could walk a moment ago there is a gap with ink in it. If you are on the bridge you go round as well, and feel it in your stomach.

wb-3-17-front-title = It Takes Two
wb-3-17-front = High up, on the lectern, there is a book with two clasps. That is where this side is read from, and it takes two to turn a page that size, one at each corner. “So two of us have to get up there,” says Lara, “over two bridges that are never both right.” You can hear her turning the butter paper round and round. The nearer bridge lifts its beak and swings over, all by itself, as if it had slept badly on that side.
wb-3-17-back-title = The Wall from Above
wb-3-17-back = From up here you can see the whole Nursery Wall. Along the bottom is a row of small white things, curled up. Above them is a row of grey things, as round as stones. At the top a row of dragons, yawning. Writing goes all the way along, and you read it from the wrong end: THEY ALL START SMALL. “I said that,” says Lara. “In the bakery. I said that first.” In the corner is a name: VESPER.

wb-3-18-front-title = The Clock
wb-3-18-front = Under the bell there is a clock, a glass one, let into the wall. It was meant for the street on the other side, and you are standing in the works. It isn’t ticking.
wb-3-18-back-title = Twelve Strokes
wb-3-18-back = It has no figures, only twelve strokes, so nobody can cheat. The hands don’t move, and there is dust along them. You read it off: twenty to five. “From in *here*,” says Sid. Then he goes quiet. You hold a watch up against the dark, and turn your arm over, and look at the back of it. One Spark is sitting on the tip of the minute hand, waiting to be moved on.

wb-3-19-front-title = Brass Letters
wb-3-19-front = A box of brass letters hangs by the counter, for putting up the names of streets. They are so old that they have gone thin. You can look at them from either side.
wb-3-19-back-title = Eleven Honest Ones
wb-3-19-back = You turn the letters over, one by one, and make two heaps. B, E, L, N, R, S and most of their friends come out back to front. “But these don’t care which side you see them from,” says Sid. A, H, I, M, O, T, U, V, W, X, Y. “Eleven honest ones,” says Tina. Under the box is a scrap that somebody tried to post.

wb-3-20-front-title = The Nursery Wall
wb-3-20-front = From close up it’s only patches, white and grey. You would have to be as tall as a house to see what it is. There is a bench in front of it, and the bench is low. It’s lower than a bench for children.
wb-3-20-back-title = They All Start Small
wb-3-20-back = You sit down with your knees at your ears. In front of your nose somebody has painted a white thing, curled up and smiling; its neighbour has one tooth. At this height the plaster is shiny, like a door post where the cat goes by. Above it is a line in mirror writing. THEY ALL START SMALL. “What do?” says Ken. Nobody knows. It is the first picture here that isn’t sad.

wb-3-21-front-title = In the Corner
wb-3-21-front = At the bottom of the wall, where painters sign, there are letters a hand deep. They are full of dried ink. A light, held quite close, would show the edges.
wb-3-21-back-title = Even When It Was Late
wb-3-21-back = You go along the grooves with the Spark, from right to left. VESPER. And underneath, smaller, as if it were nobody’s business: EVERY EVENING, EVEN WHEN IT WAS LATE. The Spark doesn’t go out. It stays in the V, like a lamp in a window, and you leave it there.

wb-3-22-front-title = Left Luggage
wb-3-22-front = LEFT LUGGAGE, says the door, and that is what it is: left gloves, left boots, left socks, all that was ever left. Nine pigeonholes for nine children. In one of them is a suitcase no bigger than a packed lunch.
wb-3-22-back-title = A Left Mitten
wb-3-22-back = It holds a scrap of paper and one mitten on a long string, the sort that goes through both sleeves so that you can’t lose them. At the other end of the string there is nothing. “That’s how they get you,” says Ken. When you put it on, dust and fluff and light come flying to the wool from all sides.

wb-3-23-front-title = The First Clasp
wb-3-23-front = A silver clasp, with a line of mirror writing: WHAT TIME IS IT ON THE OTHER SIDE? Three little bolts wait to be pulled. Each has a clock face on it, without any figures.
wb-3-23-back-title = The Other Side of the Clock
wb-3-23-back = “There’s only one clock in this town,” says Lara. “And we’ve only seen its back,” says Sid. The bolts are cold, and behind them something small and quick is running to and fro, to be there in time for the wrong one.
wb-3-23-five =
    That is what the clock says in here. The clasp knows what it says in here. It snaps at your fingers, and out of the slot where the bolt was comes something white, with all the time in the world.

    { wb-3-23-five-rules }
wb-3-23-past =
    You have turned the long hand over and forgotten the short one. It could happen to anybody. The clasp snaps shut on a cuff, and while you are pulling, something pours itself through the gap.

    { wb-3-23-past-rules }
wb-3-23-seven =
    Twenty past seven. The clasp springs open as if it had been leaning on the other side. “So it’s early,” says Ken. “It’s early *there*,” says Tina. It must have been twenty past seven for a very long time. Somebody is still having the same morning.

    { wb-3-23-seven-rules }

wb-3-24-front-title = The Second Clasp
wb-3-24-front = This clasp is full of holes, to be spoken into. GIVE ME A WORD THAT IS THE SAME FROM BOTH SIDES. Three words are scratched into the wood, by a hand that wasn’t sure.
wb-3-24-back-title = The Same from Both Sides
wb-3-24-back = NOON, TOOT, LEVEL. “They’re all the same backwards,” says Lara. “So it can’t be that. Or it isn’t *only* that.” Sid doesn’t answer. You can hear him turning letters over in his head.
wb-3-24-noon =
    It is the same backwards. But seen from behind, an N leans the other way, and there are two of them. The clasp spits. What it spits is white, and has no manners, and is already on its way to your ankles.

    { wb-3-24-noon-rules }
wb-3-24-toot =
    You do it into the holes, the way a ship does. TOOT, says the clasp. It sounds exactly the same. On the front of the page, in the real town, something must have heard it; far away, and the right way round, a lamp post sneezes.

    { wb-3-24-toot-rules }
wb-3-24-level =
    It is as level as you like, but an L that turns round kicks with the wrong foot. So do the E’s. The clasp closes on your thumb, without malice, like a door in a draught, and opens again to let something in.

    { wb-3-24-level-rules }

wb-3-25-front-title = Left Mitten
wb-3-25-front = There is a string, and nobody at the other end.

wb-3-26-front-title = Page Turning
wb-3-26-front = The book on the lectern opens, and so does everything else. The square lifts at one corner. Roofs lie down, the bridges fold their legs in, and the whole black town goes up past you like a sheet that two people are shaking out. “Heads down,” says a voice from the sky. Your heads are down. When you look up there is no town and no sky, only dark, and something pale in it.
wb-3-26-back-title = The White Field
wb-3-26-back = It lies in the dark like a field of snow. You put a foot on it: paper, thick, a little warm. Grey lines of print run over it, seen from behind. Three of its edges are ragged or folded. The fourth is as straight as if it had been ruled. Nobody needs to say what this is. “So it’s been here all along,” whispers Tina. In the middle of the field there is a hill.

wb-3-27-front-title = Gloss
wb-3-27-front = The hill is breathing. It’s a Wyrm, as long as a street and as thick as a cellar, and it has coiled itself up on the page like a cat on a letter. Its skin is covered in notes, tiny ones, in a hundred hands: *see above. Who says? Not so!* It has eaten sixty years of margins. Its tongue goes over the paper, always in the same place. “It’s reading,” whispers Sid. It isn’t. It can’t.
wb-3-27-hush =
    It’s asleep. You came past the sleepers on tiptoe, and you haven’t forgotten how it’s done. You step on a crumb, and it squeaks. Gloss sighs, puts its tongue back in, and tucks its head under the next coil.

    { wb-3-27-hush-rules }
wb-3-27-awake =
    The tongue stops. The head comes round, blind and broad, and points at each of you in turn, like a finger counting. *Not in the text,* it says. It thinks that over for a while. *Strike out.*

    { wb-3-27-awake-rules }

wb-3-28-front-title = Inkling
wb-3-28-front = Something tugs at your laces. It has grown again; it’s four shoes long now, and it has followed you, quietly, through two pages. It looks at Gloss for some time. Then it goes and shows it the tip of its tail, in a way that even you find rude, and runs. *Come,* it calls over its shoulder, in beautiful handwriting. Gloss can’t help it. It has never had anybody to play with.

wb-3-29-front-title = Marginal
wb-3-29-front = A purple one crawls along the edge of the page. It doesn’t eat words. It eats the light you read them by.

wb-3-30-front-title = Off the Page
wb-3-30-front = “It only wants to be left alone with its page,” says Tina. “It’s *her* page,” says Lara. Both are true, and it doesn’t help. The ground under you bulges wherever Gloss turns over. You have started to run. “Excuse me!” shouts Ken, because somebody ought to.
wb-3-30-back-title = It Goes
wb-3-30-back = Gloss doesn’t burst, and it doesn’t run to ink. It lets go. It slides over the edge of the page, coil after coil, and for a long time there is more of it. At the very end the head comes up once again, to the place it has been licking, and stays there, the way you linger at a door. *And then?* it says. Nobody can tell it. It drops into the dark without a sound.

wb-3-31-front-title = Unrolled
wb-3-31-front = The coils come loose. It’s even longer than you thought, and what lay hidden inside them is thin and quick and covered with questions. *Why? Where is the rest? Who has the rest?* They drop off it and crawl about. “It’s got a middle,” says Ken. “I liked the outside better.”

wb-3-32-front-title = The Thin Place
wb-3-32-front = Where it licked, the paper has gone so thin that light comes through, the way it does through your hand in front of a lamp. “Look through,” says Lara, “then we’ll know where we are.” So you lie down on your stomachs, heads together, and each of you puts an eye to it. There’s a room, seen from inside: a desk, a chain, a grey morning in a window. A girl is sitting there, in a wet yellow coat.
wb-3-32-back-title = The Ruler
wb-3-32-back = She is ten or so. She has her chin on her fist, and she is reading, and she has just bitten into a sandwich. She turns the page. Then she looks up, straight at you. She stops chewing. She bends down until her face is as big as the sky, and in each of her eyes something very large blinks, whenever you blink. “Hello?” you say. Her hand is already feeling about for the ruler.

wb-3-33-front-title = Grey
wb-3-33-front = Steel comes through the paper, on your left, and goes down in one line. Then the thin place is grey, and no longer a window, and nobody lifts their head. Ken doesn’t make a joke. You hear the cap come off Sid’s pen, and after a while you hear it go back on. “She’s quick,” says Lara at last, to nobody in particular. Tina says nothing at all.
wb-3-33-letter = You know it by heart, and wish you didn’t. *I cut out the page because something in it was looking at me.* It was a good letter. That line was true, word for word.
wb-3-33-back-title = Nora
wb-3-33-back =
    The straight edge leads to the cut, and at the cut a girl is standing with her back to you: two plaits, sleeves rolled up, ink to the wrists, a needle slung over her shoulder like a sword. Both her hands are in the cut.

    “You took your time,” she says. “Are you the ones who were coming?”

    “Yes,” says Ken.

    “Then scratch my nose, at least.”

    You scratch it.
wb-3-33-gap =
    “Wait,” she says. She works one finger out of the cut, only one, and hooks it around the nearest of yours. It’s freezing. She doesn’t need to look. “You’re the buttonhole!” says Nora. “I know *you*. You held on till you had to breathe.” And because she is pleased, it gets a bit warmer behind the end of the world.

    { wb-3-33-gap-rules }

wb-3-34-front-title = An Eye
wb-3-34-front =
    “I was only reading,” says Nora. “And there was an *eye* in it. This big, only I can’t show you, I’ve got my hands full. It looked at me, and it blinked. So I cut it out. On purpose. I’m not a screamer.” She looks round at you, as far as she can. “You’d have done the same, at least I think so. Wouldn’t you?”

    You can hear the ink drip.
wb-3-34-tell =
    “It was ours,” you say. “The eye. We were looking for you.” Nora looks from face to face. She takes her time; she looks at the eyes. “*You*,” she says, and her hands slip. Then she has the edges again, and her knuckles are white, and so is her nose. “You might have *knocked*,” says Nora.

    { wb-3-34-tell-rules }
wb-3-34-hide =
    “Yes,” you say. “We’d have done the same.” It’s true, too. Nora nods, satisfied, and tells you once more how big it was, and this time it’s bigger. You laugh in the right places. Nobody looks at anybody. You scratch her nose for her again, and go on for longer than a nose can itch.

    { wb-3-34-hide-rules }

wb-3-35-front-title = What She Leaves Out
wb-3-35-front = She asks what’s for lunch out there, and whether it is still raining. She says that her feet are fine, thank you, and her arms. When there’s something she isn’t saying, she talks faster; you notice it inside five minutes. “And is somebody waiting for you?” asks Tina. “Of course,” says Nora, at top speed. In the dark behind you things are on the move.
wb-3-35-name =
    “Minnow,” you say, quite softly. She goes red to the tips of her ears. “That’s private.” Then: “Say it again.” And when you have, she talks to the cut, so as not to have to look at you. “I said before it’s dry. What if she’s gone and locked the door? Then I’d have to ring. I’ve never had to *ring*.”

    { wb-3-35-name-rules }
wb-3-35-hold =
    You put your hands in beside hers. It’s like holding a window shut against all the winters there are. She draws hers out, looks at them as if they’d come by post, and sits down. “At home I’m Minnow,” she says to her knees. “What if she’s locked the door? Then I’d have to ring. I’ve never had to *ring*.”

    { wb-3-35-hold-rules }
wb-3-35-hurry =
    There are crumbs of light along the straight edge, where steel once went through. You sweep them up with your hands, and she tells you where you’ve missed a bit. “You’re tidy, at least,” says Nora. She stops talking fast. She has stopped talking.

    { wb-3-35-hurry-rules }

wb-3-36-front-title = Take It or Leave It
wb-3-36-front = “It has to go back in,” says Nora. “That takes two needles, one in front and one behind, and somebody to read the end out loud while we sew. I’ve got one needle. And no hands.” Without Gloss the page is as light as a sail. “If we have it,” says Lara, “then nobody else has.” Nora is standing on the bare dark. “But it’s the only warm thing on this side,” says Tina.
wb-3-36-take =
    You roll it up like a carpet; it crackles, and a few last words fall out of the end. It is warm under your arm. Somewhere far below there’s a stir in the dark, coil after coil. *Mine,* it says down there. Then, after a pause, because it’s honest: *Not mine. But where is it going?*

    { wb-3-36-take-rules }
wb-3-36-leave =
    You pull it up to the cut and push the edge of it under her shoes. She steps on it without looking, first the left foot, then the right. “Oh,” says Nora. It’s the first thing she has said slowly. You fold a corner round her ankles, and she lets you. “That’s warm on purpose,” she says.

    { wb-3-36-leave-rules }

wb-3-37-front-title = Cut Page
wb-3-37-front = One edge is straight. In the middle there’s a place you won’t look through again.

wb-3-38-front-title = Before It’s Dry
wb-3-38-front = “The other needle and a reader,” says Lara. “We’ll be back with both.” “When?” says Nora. Nobody can say. “Before your coat is dry,” says Ken. She considers that, and nods, as if she were signing it. Something slides past her elbow, and something else. “You could at least *run*!” she shouts. You run. It is the hardest running you have ever done, because it is away from her.
wb-3-38-back-title = Sideways
wb-3-38-back = There’s the crack, a thread of daylight standing on end. You go through it sideways, the way you came, and pull one another by sleeves and hoods and hair. The colours hit you like a brass band. When you look back there are only two pages and a gutter. You put an eye to it, all of you at once. Then all of you at once take it away again.

wb-3-39-front-title = What Ken Learned
wb-3-39-front = That somebody can be afraid of *him*. He goes down the stairs behind the others and shuts the doors softly.
wb-3-40-front-title = What Lara Learned
wb-3-40-front = That all three lines of a plan can be right, and the plan still wrong. She has torn the butter paper up, very small.
wb-3-41-front-title = What Tina Learned
wb-3-41-front = That you can hurt somebody by looking for them. She will go on looking. She will just knock first.
wb-3-42-front-title = What Sid Learned
wb-3-42-front = That there are facts he can’t write down. There is a spot on his hand that has stayed clean all morning, and he keeps looking at it.

wb-3-43-front-title = Dry at the Hem
wb-3-43-front = Floorboards; toast; a church clock striking nine, the right way round. By Lara’s watch it has been four minutes. You go down to the hooks in a row, and nobody jostles. Tina crouches and feels along the yellow coat, from the collar downwards: damp, damp, damp. Then the hem. It makes a scratchy little noise against the wall. “That’s the first bit,” she says.
wb-3-43-told = “She never said it was all right,” says Ken. “No,” says Lara. “She said to knock.” He raises his knuckles to the yellow sleeve and knocks on it, twice, and feels silly, and then not.
wb-3-43-silent = “We’ll tell her next time,” says Lara. “First thing.” Everybody agrees, and everybody hears how fast they do it. Ken hangs his jacket over the coat so it won’t look at him, and takes it off again because of the damp.
wb-3-43-page = The page is too big for the desk. You stand it in the corner by the stairs, face to the wall, with a blanket over it. A page that size is a door that leans. Whenever you walk past, it turns a little, the way a sunflower does.
wb-3-43-minnow = “You know the last house below the tower?” asks Tina. “With the lamp over the step? I’ve gone past there all my life, and I’ve never once seen that door shut properly.” Sid counts sixty years on his fingers and runs out.
wb-3-43-back-title = How It Ends
wb-3-43-back = Before you go down to the others you open the book a finger’s width, and look in from the side. You have agreed not to do it from above.
wb-3-43-cold = The gutter is full of ink, right up to the thread, and it has skinned over. You hold your breath and listen. Nothing is stirring in it, and nobody hums. But where the black is thinnest there are ten pale dots in a row, five and five, quite still. It takes you a moment. They are fingertips. They are holding on.
wb-3-43-fogged = The page is cold, and when you bend down to it a round patch of mist comes up on the paper, and goes, and comes again. It’s not your breath. You are all holding yours. Nora must be standing close behind it, thinking. Sid breathes on this side of the paper, very lightly, and the two patches of mist go together.
wb-3-43-knocks = You knock, twice, with one knuckle, on the edge of the paper. You count to twenty, and there is nothing. Then come two knocks from behind, and a third for good measure. “Come in!” calls a voice, small and a long way off, and adds something that might be *at least*. In the square the lamps have pricked up their ears.
wb-3-43-crocus = Right in the gutter, between the thread and the paper, there is something that wasn’t there at breakfast. It’s a pencil line, no longer than a needle, and a second one leans on it. You watch until your eyes water. The tip of it gets fatter; it is going to be purple. “Nobody’s drawing that,” says Sid. “No,” says Tina, “it’s coming *up*.” You close the book over it as you would close a door on somebody asleep.

### When the last Destiny token is down
wb-3-lost-title = Ink
wb-3-lost = The ink comes up over your shoes and over your names, and there’s a moment when each of you sees the others go grey, from the feet upwards. Then two cold hands take you by the collar, one after another, and push you through a slit that is far too small. You are sitting on floorboards. On your collars are ten small black fingerprints. The stamp still says TODAY.
