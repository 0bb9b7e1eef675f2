# Wonder Book, chapter I: what is read aloud.
# wb-<chapter>-<card>-<side>, …-title, …-rules; wb-<chapter>-<card>-<key> is the outcome of a choice, or an ending.

wb-1-1-front-title = Hail
wb-1-1-front = Hailstones as big as marbles, and one roof on the whole hill. You run for the old tower. The door is shut, so Ken takes ten steps back and charges. It swings open just before he gets there. You find him inside, on his stomach. “I meant that,” he says. Tina looks behind the door. There is a bolt on the inside, and it is still sliding back.
wb-1-1-back-title = Nine Hooks
wb-1-1-back = The tower smells of cold candles. Nine coat hooks run along the wall, low down, where children can reach them. Eight are empty. On the ninth hangs a small yellow raincoat. Lara squeezes a sleeve, and water runs over her fingers. “Hello?” she calls up the stairs. Only the hail answers. The dust on every step is as thick as felt, and there is not one footprint in it. Sid writes on his hand: *nine hooks, one coat, wet.*

wb-1-2-front-title = The Slip
wb-1-2-front =
    At the top there is a desk, and on it, chained up, a book as big as a door. The steel ruler beside it has ink along one edge. A slip is glued inside the cover: borrowed nine times, returned eight. The last date is sixty years old. Under it there is one empty line, and a pen. The pen is warm.

    “We sign,” says Ken.

    “Never sign what you haven’t read,” says Sid.

    “It’s a book. How do I read it first?”
wb-1-2-sign =
    Four names in four hands. Ken’s takes up half the line. The page drinks the ink, and the chain drops to the floor. Far down inside the book something rolls over, the way a sleeper does when you say his name. “See?” says Ken, not very loudly. “Nothing happened.”

    ▸ **Write the keyword Signed.**
wb-1-2-blank = You put the pen down. For a while nothing happens. Then the chain undoes itself, link by link, like somebody doing you a favour and counting. “Now it’s cross,” whispers Tina. “Books don’t get cross,” says Sid. The cover flies open and takes a button off his shirt.

wb-1-3-front-title = Four Figures
wb-1-3-front = The first page shows your own hill in ink: the tower, the hail, four small figures around a desk. Sid lifts an arm. The drawn Sid lifts his. “Don’t touch it,” says Lara. Ken has touched it. His hand is in up to the wrist. “It’s warm,” he says, “and it’s pulling.” Colour runs into the figures, one after another. Any figure that stays grey is holding the edge of the book with both hands.
wb-1-3-front-rules = Each player chooses a hero; one player alone chooses two. The other friends stay in the tower and hold the book open. In Oniria you will hear them from the sky.
wb-1-3-back-title = Page Turning
wb-1-3-back = You fall and fall, and get no lower. The tower shrinks to a square of light, and the square to a full stop. The wind smells of glue and thyme. Below you something huge and flat begins to stand up: walls first, then a hill, creaking along a brass hinge as long as a street. A whole country is unfolding, like the birthday cards grandmothers send. “Heads down,” says a voice from the sky. “Page turning.”

wb-1-4-front-title = The Landing
wb-1-4-front = You land on grass, and every blade has a crease down the middle. A hill clicks upright in front of you. To the left is a round well, and its water hangs in the air above it. Up the road a gatehouse closes its shutters, one after another, fast, the way shops do when school is out. “Somebody *built* all this,” says Sid. “There are rivets.” He hasn’t been this happy all week.
wb-1-4-front-rules = The book opens: Landing, Upside-Down Well, Hinge Hill, Gatehouse. Place all heroes on the Landing. Lay 1 Spark on the Landing, 3 in the Well, 2 on Hinge Hill. You may walk across dashed lines, never across solid ones.
wb-1-4-back-title = The Hole
wb-1-4-back =
    Behind you cloth rips, only there is no cloth. The air has split where you landed, and the dot of light that was your way home is gone. The hole is black. Its left edge is as straight as a ruler. Something pours out of it, white and blind, with ink on its teeth.

    “That’s a bookworm,” says Sid.

    “Bookworms haven’t got teeth.”

    “It’s a big book.”
wb-1-4-back-rules = This is a Wyrm. Place 1 Wyrm on the Landing, with three or four heroes 2. When Wyrms act, a stunned one gets up; any other bites a hero in its area, who loses 1 Heart, or else crawls one area closer. Attack it: 1 success stuns a Wyrm; 2 successes, or 1 on a stunned Wyrm, defeat it.

wb-1-5-front-title = The Upside-Down Well
wb-1-5-front = The water hangs over the rim like a lid, and now and then it rains upwards. If you lean in, it spits Sparks at you. Its aim is good.
wb-1-5-front-rules = Special Rule, until a card discards it. **Special Action in the Upside-Down Well:** roll 2 dice and gain 1 Spark per success. With no success a Spark hits you on the nose: lose 1 Heart.

wb-1-6-front-title = The Toll
wb-1-6-front = A flap opens in the gatehouse door. Two brass eyes look out, and behind them something ticks. “Toll,” says a voice. “Four Sparks, payable inside. I am Ibo. In three hundred years nobody has got past me without paying, except goats.” Behind you the hole has started on the lawn. “Could you hold the door?” calls Tina. “I am holding the *flap*,” says Ibo.
wb-1-6-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is on the Landing. Then lay 1 Spark in the Upside-Down Well.
    ▸ **Goal:** all heroes stand in the Gatehouse and hold 4 Sparks together. Then flip this card.
wb-1-6-back-title = Readers and Goats
wb-1-6-back = The door bangs shut behind you, and a bolt as thick as your arm slides across. Ibo turns out to be a brass dragon the size of a cat, in a porter’s cap. He unrolls a list until it reaches the far wall. “Readers go free,” he says. “Goats pay. Everybody else pays and gets a receipt. Now. Which are you?” He has been looking forward to asking that.
wb-1-6-back-rules = Choose. The toll is 4 Sparks; you decide who pays them.
wb-1-6-free =
    “Ken, Lara, Tina, Sid.” He finds you at the very bottom, where the ink is still wet, and his eyes light up from the inside. “Readers! After sixty years!” He pushes the Sparks back over the counter with his nose. Then he looks again. “Somebody has underlined you,” he says. “That wasn’t me.”

    ▸ **Keep your Sparks.**
wb-1-6-pay =
    The Sparks go into a tin, one by one, and Ibo writes a receipt for each. He writes very small. “It isn’t personal,” he says. “You should hear what the goats call me.” He tears off the last receipt and keeps hold of it. “You could have signed, you know. Most do.” “And then?” asks Sid. Ibo screws the lid on the tin.

    ▸ **Pay 4 Sparks together.**
wb-1-6-late =
    He has a pen ready. It is warm. Your names go down at the bottom, under a smudge that used to be a name. “Readers!” says Ibo, and pushes the Sparks back with his nose. “After sixty years!” “Who else sees that list?” asks Sid. “Nobody,” says Ibo. He thinks about it. “It does hang outside at night.”

    ▸ **Keep your Sparks. Write the keyword Signed.**

wb-1-7-front-title = Lost Property
wb-1-7-front = Under the counter there is a box: LOST PROPERTY. “Sixty years, and nobody has come to ask,” says Ibo. “Take one thing. One. I have to write it down.” You find a brass lantern with a dent in it, and a tin whistle on a string, chewed at one end. Outside, something is scratching at the door, low down, at knee height. “Quick would be good,” says Lara.
wb-1-7-front-rules = Choose: the Brass Lantern (card 8: for 1 Spark each hero in your area recovers 1 Heart) or the Tin Whistle (card 9: stun a Wyrm in your own or an adjacent area). The hero whose turn it is takes it; if it is nobody’s turn, choose one.
wb-1-7-lantern = The lantern lights up as soon as you lift it, and purrs. Somebody has scratched into the bottom with a nail: *N. Don’t lose it again.* “Who’s N?” asks Tina. Ibo licks his pencil and bends over his form, and writes and writes. If you stand on tiptoe you can see that he is only drawing a lantern.
wb-1-7-whistle = You blow. It gives one thin note. The marks in the tin are from a child’s teeth. Outside, the scratching stops. Something lies down against the door, heavily, and sighs. “It thinks you’re its mother,” says Ken. Everybody laughs, and then it sighs again, and everybody stops.

wb-1-8-front-title = Brass Lantern
wb-1-8-front = It purrs when you carry it.
wb-1-9-front-title = Tin Whistle
wb-1-9-front = One note, and every Wyrm believes it knows the voice.

wb-1-10-front-title = Scraps
wb-1-10-front = Ibo sweeps the road. Where Wyrms have been there are puddles, and in the puddles scraps of paper, half a sentence on each. “They eat the Book,” he says. “They carry it about, and it does them no good at all.” You pick one up and read: “*And the wind lifted her over the…*” Both your feet leave the ground. “Out loud, it happens,” says Ibo. “Once. So no reading in bed.”
wb-1-10-front-rules = Each hero draws a Shred card. A Shred counts as an item. As a Special Action its holder reads it, and it happens; then it is discarded.
wb-1-10-back-title = The Street Stands Up
wb-1-10-back = Ibo hangs out a sign, CLOSED FOR A MOMENT, and pulls at a ring in the road. Chimneys rise, and then the houses under them. A street stands up, window by window, then a square full of lamps. The last thing to arrive is the smell of bread. There is nobody in. The doorways are four metres high. “So dragons lived here,” says Sid. “Bakers,” says Ibo. “Well. Both.”
wb-1-10-back-rules = The book opens: Lamp Court, Bakery, Bell Stair, Reading Room. Place all heroes in Lamp Court. Lay 1 Spark in Lamp Court, 2 in the Bakery, 2 on the Bell Stair, 1 in the Reading Room.

wb-1-11-front-title = The Lamps
wb-1-11-front = Seven lamps stand around the square on long iron necks. When you come near they bend down and sniff at you, like horses. They like children, and they like light. What they can’t bear is the sound of chewing. Feed them, and they shine so hard that a Wyrm forgets what it came for.
wb-1-11-front-rules = Special Rule, until a card discards it. **Special Action in Lamp Court,** while a Wyrm that is not stunned is there: spend 1 Spark. Every Wyrm there is stunned, and every hero there recovers 1 Heart.

wb-1-12-front-title = The Door That Asks
wb-1-12-front =
    Across the square is the Reading Room, and its door has a face: round, oak, bored. “The needle’s in there,” says Ibo. “It is for holes. You will want it. But the door asks, and if it doesn’t like your answer, it bites.” The door clears its throat. Sawdust falls out.

    EIGHT WENT HOME, it says. WHO IS STILL INSIDE?

    Three names are carved into the frame: Milo. Nora. Uma.
wb-1-12-back-title = Ask the Town
wb-1-12-back = “I had them all on my list,” says Ibo, “but the middle has been eaten. They left things lying about, though. Children do.” He points with his tail. In the bakery, nine ovens. On a lamp, a school satchel. Up the stair, the bell you ring before you go home. Behind you the gatehouse jumps, and a shutter drops off. “And the hole?” asks Tina. “The hole,” says Ibo, “has found the road.”
wb-1-12-back-rules = Lay four stacks of Interaction cards: Ovens in the Bakery, Satchel in Lamp Court, Bell on the Bell Stair, Door in the Reading Room. Interact in the same area to flip the top card of a stack. The Door takes 1 Spark for each try.

wb-1-13-front-title = Who Is Still Inside?
wb-1-13-front = You have a town to search and no map of it. “If you find a clue, shout,” says Lara. “If you find food,” says Ken, “don’t shout. Just come here.” All seven lamps are looking at the gate. Something white is pushing through the bars, and next to it something else white, as patient as toothpaste.
wb-1-13-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is in the Gatehouse. Then lay 1 Spark in Lamp Court.
    ▸ **Goal:** both rings of the Door are set. Then flip this card.
wb-1-13-back-title = Before It Drips Dry
wb-1-13-back = Both rings click. THE COAT, says the door, in a smaller voice. SHE SAID SHE WOULD BE BACK BEFORE IT HAD DRIPPED DRY. It swings inwards and pushes a bank of dust along the floor. In the dust there is a track of small shoes, going in. You look for the track that comes out again. You look twice. There isn’t one.

wb-1-14-front-title = Nine Ovens
wb-1-14-front = Nine ovens stand in a row, each big enough to park a cart in. There’s no wood, no ash, no matchbox. “How did they light them?” asks Tina. “They breathed,” says Ibo. In the flour on the table there are paw prints the size of trays, and next to them a row of hands the size of yours.
wb-1-14-back-title = The Short Apron
wb-1-14-back = An apron hangs on a nail, far too short for a dragon. In the pocket is a note in round handwriting: *Thank you for the buns. I’ve rung the bell and I’m off. Mama has supper ready. Uma.* Somebody large has drawn a heart underneath, with a claw. There is one loaf left on the shelf. You knock on it. It rings.
wb-1-14-back-rules = You gain item card 22, the Iron Loaf. Discard this card.

wb-1-15-front-title = The Ninth Oven
wb-1-15-front = The ninth oven is warm. It has had sixty years to cool down. You put an ear to the iron flap. Something in there is breathing, fast, in very small breaths, and every time it moves, paper rustles. Now and then it says *ow*.
wb-1-15-back-title = One Tooth
wb-1-15-back = A Wyrm no longer than a shoe lies on a burnt bun, in a nest of torn paper. It has scorched its side, and it is trying to lick the place and can’t reach. It has one tooth. “Now,” says Ken. “While it’s small.” “It’s hurt,” says Tina. “They all start small,” says Lara, and nobody can tell which side she is on.
wb-1-15-back-rules = Choose, then discard this card.
wb-1-15-feed =
    It eats a crust, then the bag, and then, out of habit, the hand that holds the bag. You blow on the burn until it stops saying *ow*. It burps. A word comes out, *lantern*, in beautiful handwriting, and it looks as surprised as you do. “Inkling,” says Tina. Now it has a name, so that is that. It slips away into a crack in the wall.

    ▸ **You lose 1 Heart. Write the keyword Inkling.**
wb-1-15-nest =
    A baking tin and a spoon do the trick. The Wyrm shoots past your feet and squeezes into a crack, all but the tail, and then the tail goes too. The nest is made of good long scraps, still warm in the middle. Behind the wall you can hear it going round and round, looking for the place where it was.

    ▸ **You draw 2 Shred cards.**

wb-1-16-front-title = A Satchel on a Lamp
wb-1-16-front = A school satchel hangs from a lamp’s iron neck, as if somebody would be back for it in a minute. The lamp keeps quite still so as not to drop it. One corner of the leather has been chewed.
wb-1-16-back-title = One Bite
wb-1-16-back = The name on the label has been eaten, all but the last letter: A. Inside there is a pencil case with a long thin slot that is empty, and a lunch tin. In the tin is a sandwich with one bite out of it. You press the bread. It is soft. “Sixty years,” says Lara. “This morning,” says Tina. It can’t be both.
wb-1-16-back-rules = You gain item card 24, the School Satchel. Discard this card.

wb-1-17-front-title = The Envelope
wb-1-17-front = In the front pocket is an envelope, thick and sealed, and still warm from the lamp. On it, in pencil: *For Mama. Nobody else. I mean it.* The last line has been underlined until the paper tore.
wb-1-17-back-title = Nobody Else
wb-1-17-back = “It might tell us everything,” says Sid. “It says nobody else,” says Tina. “It says *I mean it*,” says Ken. “That’s what I write on my diary, and Lara read that.” “Once,” says Lara. The glue has let go at one end. It would take one finger. The lamp has turned its head and is watching you.
wb-1-17-back-rules = Choose, then discard this card.
wb-1-17-open = *Dear Mama, please don’t be cross about the coat. I cut out the page because something in it was looking at me. Now there’s a hole, and I’m holding it shut. I only have to wait till somebody comes with a needle. It isn’t bad. Your Minnow.*

    Nobody says anything. You fold it along its own folds, small, and then smaller.

    ▸ **Write the keyword Letter.**
wb-1-17-keep =
    It goes into the innermost pocket, closed. “We’ll post it,” says Tina. “Sixty years late,” says Sid. “That still counts as posted.” The lamp bends down, very slowly, and rests its warm head for a moment on the shoulder above that pocket. Up the street, in an empty house, a light comes on.

    ▸ **Flip 1 Destiny token up.**

wb-1-18-front-title = Ninety Steps
wb-1-18-front = Ninety steps, made for longer legs. At the top hangs a green bronze bell, as wide as a room. The wind has left its rubbish all over the place, feathers, moss, a bird’s nest. Only the brass plate under the bell is clean, and it is very clean.
wb-1-18-back-title = The Plate
wb-1-18-back = RING ONCE WHEN YOU GO HOME, says the plate, AND TAKE YOUR COAT FROM THE HOOK. Below are eight scratches, one for each child who rang. All but the first have been gnawed, and the first is an M. The ninth place is empty, and polished until you can see your face in it. “Do you come up here a lot?” you call down. Far below, Ibo studies his feet. “The stairs,” he says, “need the exercise.”
wb-1-18-back-rules = Each hero on the Bell Stair recovers 1 Heart. Discard this card.

wb-1-19-front-title = The Bell Rope
wb-1-19-front = The rope ends in a thick knot, worn smooth by small hands. From here you can see it all: the roofs, the road, the white things on the road. Each of them would hear this bell. So would everyone else who is left.
wb-1-19-back-title = Once
wb-1-19-back = “Ring it,” says Ken. “Look at them down there. They’re all ears.” “It’s for going home,” says Tina. “We aren’t going home.” Where the town ends there is nothing but white paper. “Or we take the rope,” says Lara. “In every story I know, somebody wishes they had a rope.”
wb-1-19-back-rules = Choose, then discard this card. You can’t ring with your last Destiny token.
wb-1-19-ring =
    It isn’t loud. It is low, and you feel it in your teeth. All over the town the Wyrms stop, go soft, and run down the gutters as ink. At the foot of the stair Ibo has taken off his cap. He looks past you to see who is going home. He counts, and counts again, and puts the cap back on.

    ▸ **Remove every Wyrm. Flip 1 Destiny token down.**
wb-1-19-untie =
    The knot costs you ten minutes and two fingernails. Nine metres of good rope, rather furry. Without it the bell looks undressed. “We’ll bring it back,” you tell the plate. A wind comes up, and the bell turns a little and can’t say anything.

    ▸ **You gain item card 23, the Bell Rope.**

wb-1-20-front-title = The First Ring
wb-1-20-front = EIGHT WENT HOME, says the door. WHO IS STILL INSIDE? A wooden ring runs around its mouth, with three names on it: Milo, Nora, Uma. It would like some light, to see who is answering. It has large square teeth.
wb-1-20-back-title = One Name
wb-1-20-back = You put a hand on the ring. It is stiff, and sticky with old buns, and the wood behind it is breathing in. I HEARD ALL NINE OF THEM RUN ACROSS THIS SQUARE, says the door. I KNEW THEM BY THEIR SHOES. GO ON.
wb-1-20-back-rules = Choose. The right name: discard this card, the first ring is set. A wrong name: each hero in the Reading Room loses 1 Heart, place 1 Wyrm there; the card stays.
wb-1-20-milo =
    MILO WAS THE FIRST TO RING, says the door. HE SLAMMED ME ON HIS WAY OUT. It bites. The teeth are not so bad. The splinters are. And under the floorboards something white has heard you say ouch.

    ▸ **Each hero in the Reading Room loses 1 Heart. 1 Wyrm comes up there.**
wb-1-20-nora =
    NORA, says the door. Then it says it once more, quietly, the way you say a word in a language you used to speak. The ring drops into place. A second one slides out of the wood behind it.

    ▸ **The first ring is set.**
wb-1-20-uma =
    UMA BROUGHT ME BUNS, says the door. UMA WENT HOME. For the sake of the buns it does not bite hard, but then it sneezes, a cartload of sawdust, and some of the sawdust has begun to crawl.

    ▸ **Each hero in the Reading Room loses 1 Heart. 1 Wyrm comes up there.**

wb-1-21-front-title = The Second Ring
wb-1-21-front = AND WHAT STILL HANGS ON HER HOOK? asks the door. Three pictures are burnt into this ring: a satchel, a coat, an apron. The door has stopped looking bored. It looks like a teacher who is hoping you know.
wb-1-21-back-title = One Thing
wb-1-21-back = This ring turns easily. You go past each picture once, to hear the clicks, and at each of them the door holds its breath. NOT WHAT SHE HAD, it says. NOT WHAT YOU FOUND. WHAT HANGS ON HER HOOK.
wb-1-21-back-rules = Choose. The right thing: discard this card, the second ring is set. A wrong one: each hero in the Reading Room loses 1 Heart, place 1 Wyrm there; the card stays.
wb-1-21-satchel =
    A LAMP IS NOT A HOOK, says the door. THE LAMP TOLD ME IT WAS ONLY MINDING IT. It bites, in a disappointed way, and shuts its eyes for a moment. When it opens them, something is coming up between the boards.

    ▸ **Each hero in the Reading Room loses 1 Heart. 1 Wyrm comes up there.**
wb-1-21-coat =
    “Nine hooks, one coat, wet.” Sid reads it out; he never did wash that hand. The door leans forward until the hinges crack. STILL WET? it asks. You have never heard anyone so glad about a wet coat.

    ▸ **The second ring is set.**
wb-1-21-apron =
    A NAIL IS NOT A HOOK, says the door, AND THAT APRON WAS NEVER HERS. It gets you by the sleeve and worries it like a puppy. Something in the dust takes this for an invitation.

    ▸ **Each hero in the Reading Room loses 1 Heart. 1 Wyrm comes up there.**

wb-1-22-front-title = Iron Loaf
wb-1-22-front = Baked sixty years ago. Nobody has got a tooth into it yet.
wb-1-23-front-title = Bell Rope
wb-1-23-front = Nine metres, and it still smells of bronze.
wb-1-24-front-title = School Satchel
wb-1-24-front = However often you look, there is one more scrap at the bottom.

wb-1-25-front-title = The Reading Room
wb-1-25-front = The shelves go up to where clouds would be. The books are the size of beds; dragons read lying down. One is open on the floor, and it is this one. It shows a room, some small figures, and a book on the floor. The page beside it is missing, cut out close to the spine. “Wyrms chew,” says Sid. “That was done with a ruler.” You can hear him look at his hand.
wb-1-25-back-title = Two Needles
wb-1-25-back = The track of shoes leads to a sewing box as long as a rowing boat. It is made for two needles. One is there, golden, the length of a sword. The other place is empty, and the track goes on, to the window and out over the sill. You sit down on a book. The room smells of warm dust, and for a whole minute nothing bites anybody.
wb-1-25-back-rules = The Wyrms lose your track: remove them all. Each hero recovers 2 Hearts. The hero who set the second ring takes item card 26, the Golden Needle.

wb-1-26-front-title = Golden Needle
wb-1-26-front = It hums when you point it at a hole.

wb-1-27-front-title = A Sheet of Paper
wb-1-27-front = Outside the window there is nothing at all. Words are cut into the sill, and you read them out: *and there was a bridge.* So there is: one sheet of paper, folded once. At its far end there is a seam as high as a fence, half its stitches pulled out. Behind the seam the world has a torn edge. “Lightest first,” says Lara. Nobody moves. “Fine,” says Lara. “Everybody, then.”
wb-1-27-front-rules = The book opens: Paper Bridge, Seam, Torn Edge. Lay 1 Spark on the Paper Bridge and 3 on the Seam. The Special Rules of the Well and the Lamps are discarded, and so is what is left of the town’s stacks.
wb-1-27-back-title = The Torn Edge
wb-1-27-back = The hole is as high as a church. Wyrms hang along its rim like washing. It doesn’t roar, and it doesn’t pull. It only nibbles, a bit of hill, a bit of sky, and is never full. The left side of it is perfectly straight. In your hands the needle begins to hum. “It’s just a hole,” says Tina, to the needle perhaps. “People mend those.”
wb-1-27-back-rules = Place all heroes on the Paper Bridge. Lay two Interaction cards: the Stone Dragon on the Paper Bridge, and on the Seam the Bobbin, which takes 2 Sparks.

wb-1-28-front-title = Unravel
wb-1-28-front = One of the Wyrms is as purple as a bruise, and twice as thick as the others. It isn’t eating. It has turned its blind face to the needle and is listening to it hum.
wb-1-28-front-rules = Shuffle this purple card into the Wyrm deck. It stays there for the rest of the campaign.

wb-1-29-front-title = How Dragons Sew
wb-1-29-front = They sew as they bake, with their whole bodies: stab, pull, lean back, breathe. And a stitch must shine or it won’t hold, so each of them takes a Spark. A few old stitches are still there. Beside each of them are the prints of two small shoes, deep in the paper, where a child leaned back with all her weight.
wb-1-29-front-rules = Special Rule until the end of the chapter. **Special Action at the Torn Edge:** spend 1 Spark and roll 2 dice; each success is a stitch. The hero who holds the Golden Needle can roll 4 dice instead.

wb-1-30-front-title = Thread
wb-1-30-front = “A needle without thread,” says Sid, “is a pin.” Ibo coughs. “There is a spring in me. Four metres, as fine as hair. I would stop, of course. Somebody could wind me up again, someday.” “No,” says Tina. “Laces,” says Ken. “Everyone’s. They smell, but they’re long.” “It’s a very big hole,” says Lara, who would rather not say it. “Brass would be better.”
wb-1-30-front-rules = Choose. You can’t take the spring with your last Destiny token.
wb-1-30-spring =
    He shows you where to put your finger. It runs out of him singing, metre after metre, and his eyes go from gold to brass. “Three hundred and twelve,” he says quickly. “Goats. I thought somebody should know.” Then he stops. You put his cap straight. It is the best thread in the world, and for a while nobody wants to be the one who uses it.

    ▸ **3 stitches at once. Flip 1 Destiny token down. Write the keyword Spring.**
wb-1-30-laces =
    Four pairs, four colours; what isn’t here drops out of the sky. Ibo ties the knots, because he is the only one who was ever taught properly. “Whose is this? It’s a granny,” he says, “and I’ve met grannies.” The thread will hold. It’s just that you now have to cross a paper bridge with your shoes flapping, and everybody comes a cropper once.

    ▸ **Each hero loses 1 Heart.**

wb-1-31-front-title = By Name
wb-1-31-front = The hole says something. It isn’t loud. It is reading: Ken, Lara, Tina, Sid, with a pause after Ken because he writes so big. “That’s the line we signed,” says Sid. It starts again from the top. Your hands go cold, one after another, in the same order. Then all along the rim the blind heads turn, and they know exactly where you are standing.
wb-1-31-front-rules = Each hero loses 1 Heart. Place 1 Wyrm at the Torn Edge.

wb-1-32-front-title = One Tooth, Two Shoes
wb-1-32-front = Something taps you on the ankle. It has grown: it is two shoes long now, with a scar on its side and crumbs on its lip. It coughs, and coughs again, and up comes a thread, grey and wet, on and on. When it has finished it looks up to see whether that was right. “That,” says Ken, “is the most disgusting thing I’ve ever seen. Good Inkling.”
wb-1-32-front-rules = Inkling’s thread makes 2 stitches.

wb-1-33-front-title = The Stone Dragon
wb-1-33-front = A stone dragon lies by the bridge, as long as a bus, its chin on its paws and moss on its eyelids. Somebody took trouble over every scale; no two are alike. You hold a hand to its nostrils. They’re warm.
wb-1-33-back-title = Exactly One Child Wide
wb-1-33-back = Between the paws there is a hollow in the stone, rubbed smooth, exactly one child wide. And long scraps of paper hang between its teeth, like spinach. “It’s a statue,” says Sid. “Stone gets warm when the sun shines on it.” All of you look up, and look around. “Show me the sun, then,” says Lara.
wb-1-33-back-rules = Choose, then discard this card. Rest: each hero on the Paper Bridge recovers 2 Hearts. Pick its teeth: you roll 2 dice and draw 1 Shred card per success; with no success you lose 1 Heart.
wb-1-33-rest =
    You lie down in the hollow, only for a moment. The stone is warm all along your back. Deep inside something goes *boom*. Then for a long time nothing; then *boom*. “Water pipes,” says Sid from somewhere. You let him say it. When you get up you feel as if somebody had kept watch.

    ▸ **Each hero on the Paper Bridge recovers 2 Hearts.**
wb-1-33-pick =
    You reach in up to the shoulder. The teeth are as long as rulers, and you have never touched anything so slowly in your life. A scrap, and another. At the third you could swear the jaw moves: not much, no more than a sleeper’s does when a fly walks over his lip.

    ▸ **Roll 2 dice: 1 Shred card per success, or lose 1 Heart.**

wb-1-34-front-title = The Bobbin
wb-1-34-front = A bobbin as big as a barrel stands at the seam, with a treadle made for paws. There is a picture on its side: two Sparks go into a little window, and it turns. The next picture shows what happens to fingers.
wb-1-34-back-title = It Turns
wb-1-34-back = It coughs, it whirrs. It throws a loop of thread over the fence, and another, and for the length of a breath it sews all by itself, as neat as print. Then the light is used up. “You see,” says Sid, deeply content. “They only want somebody to read the instructions.”
wb-1-34-back-rules = 2 stitches. Discard this card.

wb-1-35-front-title = Mend It
wb-1-35-front = Stab, pull, lean back, breathe. Under the needle the rim of the hole shivers like a horse’s skin. Every stitch closes with a small click, and behind every stitch something is already pushing at the next gap. “Don’t count how many are left,” says Lara, who is counting.
wb-1-35-front-rules =
    ▸ **Players’ Phase:** every hero takes a turn of up to 3 actions.
    ▸ **Enemies’ Phase:** reveal the top Wyrm card; the Dark Vortex is at the Torn Edge. Then lay 1 Spark on the Seam, with three or four heroes 2.
    ▸ **Goal:** 11 stitches, with three heroes 12, with four 18. Then flip this card.
wb-1-35-back-title = The Thumb
wb-1-35-back = You pull, and the edges come together like two people after a quarrel, without looking at each other. The wind drops. The stitches shine. With one more to go, the needle meets something soft: a thumb. From the other side somebody is holding the edges shut, with both hands, the knuckles white, ink up to the wrists. They are no bigger than your own.
wb-1-36-front-title = One Stitch
wb-1-36-front = The hands don’t let go. They can’t know you are here. One more stitch, and the hole is closed for good, with the owner of those hands behind it. Leave it out, and there is a gap as long as a finger, and Wyrms are thinner than fingers if they try. “Finish it,” says Lara. Her voice isn’t quite steady. “There’s somebody *there*,” says Tina.
wb-1-36-shut =
    You tap the thumb, twice, so that it won’t be frightened. It draws back. Then the last stitch. “It’s a good one,” says Lara after a while, and that is all she says. The dark is gone, and the sky is so whole that it might have been ironed. Three knocks come from behind it. You knock three times. Then one more; but that may have been you.

    ▸ **Flip 1 Destiny token up.**
wb-1-36-gap =
    You leave it open the length of a finger, and hem it so it won’t fray. “A buttonhole,” says Ken. “There. Now it’s on purpose.” The thumb feels its way along the hem. Then a finger comes through, bends, and hooks itself around the nearest one of yours. It is freezing. It holds on as long as you can hold your breath. Then it goes back to work.

    ▸ **Write the keyword Gap.**

wb-1-37-front-title = Minnow
wb-1-37-front =
    “Minnow,” you say. It is the only word of hers you have. The hands stop moving. On the other side somebody laughs, or cries; it’s hard to tell through the end of the world. “You read my letter,” says a voice, hoarse, about ten years old. “It said *I mean it*.”

    “Sorry,” say four voices at once.

    She thinks about that. “Did you bring a needle, at least?”
wb-1-37-back-title = A Yellow Button
wb-1-37-back = “If I let go, all of it comes through,” she says. “But you’ve sewn up to here. I can hold that much with one hand. I can scratch my *nose*. Do you know how long I’ve…” She stops. You know how long, and you don’t say it. Something small is pushed through the gap: a yellow button. “It’s off my coat. Tell Mama I’ll be back before it’s dry.”
wb-1-37-back-rules = Leave the gap open. Write the keyword Gap. Flip 1 Destiny token up.

wb-1-38-front-title = What Ken Learned
wb-1-38-front = That you can be afraid with both feet on the ground. He tells nobody. But he makes one joke fewer than usual, and they notice.
wb-1-38-front-rules = Ken gains this Upgrade card. His player chooses one of its two skills for good.
wb-1-39-front-title = What Lara Learned
wb-1-39-front = That a plan is allowed to change. Hers has changed four times since the gate, and every time she said it had always been like that.
wb-1-39-front-rules = Lara gains this Upgrade card. Her player chooses one of its two skills for good.
wb-1-40-front-title = What Tina Learned
wb-1-40-front = That you can be kind to a thing and still keep an eye on its tooth.
wb-1-40-front-rules = Tina gains this Upgrade card. Her player chooses one of its two skills for good.
wb-1-41-front-title = What Sid Learned
wb-1-41-front = That a wet coat can be a fact. He has it in writing on his left hand, next to the Wyrms, which he keeps in fives. That hand is full. He has started on the right.
wb-1-41-front-rules = Sid gains this Upgrade card. His player chooses one of its two skills for good.

wb-1-42-front-title = Due Back
wb-1-42-front = A page turns over you like a blanket, and you are lying on floorboards. The same hail drums on the roof. By Lara’s watch it has been four minutes. “Then we can’t tell anyone,” says Ken. On the borrowing slip a stamp comes up out of the paper, slowly, like a fish to the surface: DUE BACK TOMORROW. Ken laughs first. Then he stops, and all four of you go down the stairs to the hooks.
wb-1-42-front-rules = The chapter is won. Look at the ninth hook, then read how it ends.
wb-1-42-drying = The yellow coat is swinging, as if somebody had just brushed past it. You hold a hand under the cuff and count: a drop, eleven breaths, a drop. When you came in, it was running. “It’s drying,” says Tina, and nobody is pleased.
wb-1-42-dust = The yellow coat hangs quite still, as stiff as cardboard. The yellow has gone pale, and the dust on its shoulders is as thick as felt, sixty years of it. Lara puts out a hand and takes it back. On the floor under the coat there is still a ring of damp.
wb-1-42-cap = There is something in one of your pockets: a porter’s cap, the size of an egg cup. When you turn it over a small brass key falls out, the kind for winding things up. “Someday,” Tina says. “He said *someday*.” She puts it on the string around her neck.
wb-1-42-back-title = How It Ends
wb-1-42-back = You go up once more before supper, and open the book just a little way, to see what is left.
wb-1-42-back-rules = The ending depends on your face-up Destiny tokens.
wb-1-42-folded = The town has folded flat, chimney on chimney, and the road is a crease. You have mended a page with nobody on it to see how neat it is. Only one lamp is still standing, out in the margin. It has bent right down to the ground and is sniffing its way along, as if it had lost somebody. “Tomorrow,” Tina tells it. “Tomorrow, early.”
wb-1-42-lamps = The seam has held. Half the town lies folded, with window frames sticking out at the sides, but seven lamps are burning in the square, and the sign hangs on the gate: CLOSED FOR A MOMENT. “We were too slow,” says Lara. “We were *there*,” says Ken. Outside, the hail has turned into ordinary rain.
wb-1-42-bread = The seam has held, and the town is standing. In the bakery window is a loaf that wasn’t there before, and it isn’t iron. The smell comes through the paper and fills the tower right up to the roof. You close the book with both hands. Sid puts the pen back, but a little further in, where it can be reached from either side.
wb-1-42-unfolded = The seam has held; you have to look for it to find it. Behind the town, where the paper was white, a second hill is unfolding all by itself, and a third. By the bridge something as long as a bus lifts its chin from its paws, with moss on its eyelids, and looks straight up at you out of the page. Then it lays its head down again. “Statue,” says Sid faintly. Nobody sleeps that night, and nobody minds.

### When the last Destiny token is down
wb-1-lost-title = Closed for a Moment
wb-1-lost = The street goes flat under your feet, chimney after chimney, and a brass claw closes on your collar. “Out,” says Ibo, “all of you, while there is still a page to climb out by.” You land on floorboards. The hail has not stopped. On the slip the last line is empty, and the pen is still warm. “I count goats the same way,” says a very small voice from between the pages. “If it goes wrong, I start again at one.”
