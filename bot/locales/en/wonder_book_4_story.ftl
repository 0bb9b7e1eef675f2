# Wonder Book, chapter IV: what is read aloud.

wb-4-1-front-title = Noon
wb-4-1-front =
    The Book clears its throat and spits out a card. It slides across the desk and stops at Lara’s elbow. It is a printed form, and somebody has filled in the gaps with a very soft pencil.

    WE ARE HOLDING *1 letter* FOR *the last house below the tower*. WRITTEN: *yes*. SENT: *no*. TO BE STRUCK OUT: *today, dusk*. COLLECT IN PERSON.

    “The slip said *due*,” says Sid. “It never said who picked the day.” Outside, the church clock begins to strike twelve.
wb-4-1-back-title = The Flap
wb-4-1-back = In the middle of the page is a brass flap that wasn’t there before. LETTERS, it says. “Small ones, it means,” says Lara. Somebody has an arm in it already, up to the shoulder. “There’s a draught,” says Ken, “and it smells like my gran’s drawer.” The flap bites shut behind a pair of shoes. From a long way down comes a voice, quite cheerful, getting quieter: “It’s a *sliiide*…” Then paper, a lot of it, and a sneeze. If you stay up here, you keep it open, with a ruler and an ear.

wb-4-2-front-title = The Dead Letter Office
wb-4-2-front = You shoot out of a slot and into a drift of envelopes. You are in a hall, and the hall has no ceiling: pigeonholes go up and up, thousands of them, with a ladder for each of the first hundred rows. Between them run brass tubes, and in the tubes something goes *thup*, and a moment later, far away, *thup*. “It’s the biggest machine I’ve ever seen,” says Sid, the way you talk in church.
wb-4-2-back-title = Quill
wb-4-2-back = Behind the counter sits a mole in grey cuffs. He doesn’t look up, because moles don’t. He holds out a hand like a small spade, takes the notice, and runs his fingertips along the pencil. “Mine,” he says. “I press too hard. Quill, postmaster. You wish to collect. Everybody wishes to collect.” He waves at the mountain. “It is in there. What’s written and not sent comes to us. We have never lost one. We just can’t *find* them.”
wb-4-2-porter =
    Ibo has seen the rubber stamps. There are forty, on a carousel. “May I?” he whispers. He stamps a form, and the back of the form, and the counter, and each of you on the forehead: READER. READER. READER. READER. “In three hundred years,” he says, “nobody has offered me a carousel.” Where the stamp has been it glows.

    { wb-4-2-porter-rules }

wb-4-3-front-title = Printed Matter
wb-4-3-front = Quill’s nose goes up. “You have brought a page,” he says, “rolled up, large, white, cut by hand with a ruler.” “We don’t let it out of our sight,” says Lara. “It’s printed matter. It must be franked, at the rate for tents.” He pushes over a sheet of stamps the size of a towel. “You lick.” “All of them?” says Tina. “Or it goes up a jumper,” says Ken, “and then it’s not a page, it’s a tummy.” Under the floorboards something has begun to sniff.
wb-4-3-lick =
    Three hundred and twelve stamps. They taste of fish, and then of feet, and after the first hundred you can’t say your name. Quill goes over the sheet with one finger and doesn’t find a gap. “Exemplary,” he says. “Mo’ of uff haff beem fick,” says somebody.

    { wb-4-3-lick-rules }
wb-4-3-hide =
    It crackles at every breath. “I hear somebody with a paper stomach,” says Quill, “and I’m only blind.” But he lets it pass; it’s lunchtime. The ones under the floor don’t. A board comes up, and another, and white noses follow the tummy like cats behind a fishmonger.

    { wb-4-3-hide-rules }

wb-4-4-front-title = To Be Signed For
wb-4-4-front = “For the search you may borrow one piece of equipment,” says Quill. “One. Post horn. When it’s blown everybody must stand still; that is the law, even for Wyrms, if they know it. Or the trolley. It has four wheels that all wish to go to the same place, which makes it the only one in the building.” “Horn,” says Ken. “Wheels,” says Lara. You can hear something being eaten, up in row ninety.
wb-4-4-horn = It has been polished so often that it is nearly gone. You blow. What comes out is a goat with a cold. All over the hall, high up, things stop chewing. “They do know it,” says Sid. Quill has stood up, with one hand at his cap. He stays like that for some time.
wb-4-4-trolley = You sign for it in three places. It’s green, and it rolls so quietly that you have to look down to see whether you’re still holding it. You get on, somebody gives you a push, and then for a while there’s only wind. When the trolley comes back from the other side, your hair is blown straight back. “I told you,” says Lara. “Sensible.”

wb-4-5-front-title = Post Horn
wb-4-5-front = One note, and all who know the law stand still.
wb-4-6-front-title = Trolley
wb-4-6-front = Four wheels of one mind.

wb-4-7-front-title = Never Sent
wb-4-7-front = It’s all here. Letters to grandfathers, to goats, to somebody on the number nine bus. *Sorry*, on squared paper, eleven times. *Dear Mr Headmaster, you are a*, and there it stops. Valentines by the sack. “Why didn’t they just post them?” asks Ken. You read another, and then you stop reading and put it back. “Because you can’t take it back out of the box,” says Tina. Nobody says it’s a silly reason.
wb-4-7-back-title = In Red
wb-4-7-back = A notice hangs by the counter, with a single straight line at the bottom. Everything else in here is brown; that line is so red that it hums. *By dusk today all items undelivered are to be struck out. If you will permit: O., Corrector.* “Dusk,” says Sid. “That’s *our* stamp. DUE BACK TODAY. He made up the date.” “We don’t discuss the Corrector,” says Quill. He straightens the notice, which is straight, and wipes his hand.

wb-4-8-front-title = How to Sort
wb-4-8-front = “What is sorted can be found,” says Quill. “By hand: one reads, one climbs, paper cuts. Or there is the machine.” He says it the way other people say *there is the sea*. It has a funnel and a crank, and it eats letters by the gulp. “It has never been full,” says Quill. “It has only ever been *too* full.”

wb-4-9-front-title = Circular
wb-4-9-front = *DEAR WYRM*, it says on its side, *YOU MAY ALREADY HAVE WON*. It is purple and flat, and behind it come others that look exactly like it.

wb-4-10-front-title = A Letter in a Mountain
wb-4-10-front = “Where do we start?” says Tina. There is a tag on every hole, and every tag says something different: *To a Teacher. To a Dog. To the Sea.* Half a sack has gone into the funnel before anybody can stop anybody. The machine hums, it purrs, it licks its brass lips. “One more,” says Ken. Its crank has begun to tremble. Behind you something lifts the flap of the slot. It has no address.
wb-4-10-back-title = Sorted
wb-4-10-back = A last envelope flutters up, finds its hole, and is in. For a moment there’s silence from the floor to where the ceiling isn’t. Then, row by row, all the little tags turn over: READY. Quill has taken off his cuffs. He walks along the bottom row with both hands on the wood, the way you do in your own house at night. “So many,” he says. “I had no idea.”

wb-4-11-front-title = Unsent Mail
wb-4-11-front = The sack is tied with a hair ribbon. On top is a whole bundle to the Tooth Fairy, all in one handwriting, and every letter is angrier than the last.
wb-4-11-back-title = Dear Tooth Fairy
wb-4-11-back = *I have now waited a week. I have now waited two weeks. I know where you live.* Then there’s one to a snowman, in summer, and one that begins: *Dear me in thirty years, have we got a horse?* You laugh until you have to sit down on the sack. They all go in one hole, side by side. It’s nice to think they’ll have company.

wb-4-12-front-title = Four Hands
wb-4-12-front = At the bottom of the sack are four letters without stamps. You know the handwriting. One of them has taken up half the envelope with a single name.
wb-4-12-back-title = Yours
wb-4-12-back = From Ken to Lara. From Lara to Sid. From Sid to Tina. From Tina to Ken. “I never sent that,” says Ken. “That’s rather what this place is for,” says Sid. You can hear that his ears are red. Nobody has written anything bad. That’s just it. “We hand them over,” says Tina. “We tear them up,” says Lara, “very small, and use the bits.” “I vote with the loudest,” says Ken.
wb-4-12-swap =
    You read them with your backs to one another, and hold up to the sky what belongs up there. It takes longer than it should. “You *minded* that?” says Sid. “You never said.” “I wrote it,” says Lara. Somebody blows their nose, and it isn’t Quill. Four letters go into four pockets, and for the rest of the day you can hear each other crackle.

    { wb-4-12-swap-rules }
wb-4-12-tear =
    Across, and across again, without looking. But a tear goes where it likes. “*…the only one who waited for…*” reads a scrap, and the air around it gets warm. They are good Shreds, the best you have had. Nobody asks who waited for whom.

    { wb-4-12-tear-rules }

wb-4-13-front-title = Standing Orders
wb-4-13-front = Under the first red notice is another, and another under that. They go back for years, all of them straight, all signed with one letter and a line.
wb-4-13-back-title = For Sixty Years
wb-4-13-back = *Baths not to be heated. Tea to be taken cold. Hope to be filed under H.* The oldest is yellow. *Since the end of the Book is lost I shall make one. I take no pleasure in it. O.* “He has underlined *no*,” says Tina. Behind the sheet somebody pinned up a Spark, years ago, and forgot it, or didn’t dare to file it.

wb-4-14-front-title = Hole Nine
wb-4-14-front = In the bottom row, between *To a Mother* and *To a Mother*, there’s a hole as low as a cat flap. Its tag says 9. There is one envelope inside. It’s thick, and it’s warm. On it, in pencil: *For Mama. Nobody else. I mean it.* The last line has been underlined until the paper tore. Every Wyrm in the hall has raised its head. None of them comes a step nearer.
wb-4-14-back-title = Who Carries It
wb-4-14-back = “That’s Nora’s writing,” says Tina. “But how did it get *here*?” “It may have been in a satchel, or in a pocket, or under your pillow,” says Quill. “As long as nobody posts it, it is here. That’s what *here* is.” He lays one fingertip on the address and takes it away again, quickly. “I have had this one for sixty years,” he says. “It has never gone cold. I put it in the bottom row because of my back. One likes to warm one’s hands.”
wb-4-14-opened =
    He turns it over and stops. “This has been opened,” says Quill. “And folded, small, and then smaller. By several people.” He doesn’t raise his voice. He just holds the envelope a bit further away from you. “For opened mail,” he says, “the Post charges more. It isn’t a fine. It’s that it weighs more, afterwards.”

    { wb-4-14-opened-rules }
wb-4-14-closed =
    He turns it over and feels along the flap. The glue has let go at one end. It would have taken one finger. “Sealed,” says Quill, and his whole face lights up. “In this day and age! With four children about!” He gives it to you with both hands. For as long as you hold it, you all stand up straighter.

    { wb-4-14-closed-rules }

wb-4-15-front-title = Postage
wb-4-15-front = “So we take it and go,” says Lara. “It can’t go by hand,” says Quill. “It says *For Mama* and no street. Only the upward tube goes to such places, and the tube takes nothing without a stamp.” Behind him shutters rattle up: a cellar, a weighing room, an iron door. The sorting machine shivers, burps once, and begins to bring up white things, all by itself.
wb-4-15-back-title = Three Ways to Pay
wb-4-15-back = “Sparks,” says Quill, “if you’ve got them. Or you owe us: two of you sign, and you owe the Post one story, to be called in when it suits you least.” “And the third?” asks Sid. “I said two.” “You breathed in for a third.” The mole rubs his nose with a cuff. “There’s a sheet of stamps in the Vault,” he says, very quietly. “It isn’t mine. It was left there. In the *Chest*.”

wb-4-16-front-title = Nora’s Letter
wb-4-16-front = For Mama. Nobody else. Read aloud, even that much makes a Wyrm stop and listen.

wb-4-17-front-title = The Treasure Chest
wb-4-17-front = Behind the iron door, on a shelf by itself, stands a small chest with sailcloth corners. Nine children left it at the Post, to be called for, and never labelled it. It has three dials, and over each a line is burnt into the wood. “*He* has been asking for it,” says Quill. “By dusk I must hand it in. If you happened to know the words, before dusk, I’d be having my lunch. I eat with my back to the door.”

wb-4-18-front-title = Surcharge
wb-4-18-front = A purple Wyrm with a satchel of its own crawls from one of you to the next, holding out a small green form. It can wait. It has brought a chair.

wb-4-19-front-title = A Stamp for Mama
wb-4-19-front = “We pay,” says Lara, “and we’re up that tube in ten minutes.” “We look in the Chest,” says Ken. “It’s *treasure*. It’s got *dials*.” “We could do both,” says Tina. “That is what they all said in sack fourteen,” says Quill, and bites into his worm sandwich, with his back to you. The sorting machine coughs up another. You’ve got a letter in your pocket that won’t stop being warm.
wb-4-19-back-title = Franked
wb-4-19-back = Quill chooses the stamp himself, from the back of the album. It shows a lamp over a step. He doesn’t lick it; he breathes on it and presses it down with his thumb, and keeps the thumb there until he has counted ten. “I have always wanted to do this one,” he says. High up in the hall a brass lid swings open. Nobody has ever seen it open. A little daylight falls out of it, and dust.

wb-4-20-front-title = The Desk
wb-4-20-front = The desk has a grille, and the grille has a slot as wide as a Spark is thick. A sign says: PLEASE HAVE YOUR REASONS READY.
wb-4-20-back-title = Cash or Story
wb-4-20-back = “Sealed, four,” says Quill. “Opened, six. Or the form for debtors. A story is to be told in full, to the end, at your earliest inconvenience, and two of you sign, one to owe it and one to be sorry.” “We can always think of a story,” says Ken. “Read the small print,” says Sid. There isn’t any. Somehow that’s worse.
wb-4-20-pay =
    One by one they drop through the slot, and each makes a different note. By the fourth it is a tune, and Quill hums the end of it, because that is the sort of person he is. He writes out a receipt, with the soft pencil, and presses too hard.

    { wb-4-20-pay-rules }
wb-4-20-dear =
    Four drop through the slot with four bright notes. “And two for having read it,” says Quill. The last two make no sound at all. “Where do those go?” asks Tina. “Into the other tin,” he says. He shakes it for you. It’s nearly full.

    { wb-4-20-dear-rules }
wb-4-20-owe =
    Two of you sign. The form goes into a tube, *thup*, and you hear it travel, up and round and a long way down, to a place where somebody stamps it and laughs. “What kind of story?” asks Tina. “One with an end,” says Quill. “You would be surprised how few people have one on them when they’re asked.”

    { wb-4-20-owe-rules }

wb-4-21-front-title = The First Dial
wb-4-21-front = WHICH LAMP LEFT ITS COURT? is burnt into the lid. The dial shows four names, and the brass around it is sooty.
wb-4-21-back-title = Four Lamps
wb-4-21-back = Glim. Tallow. Wick. Taper. The dial clicks from one to the next and keeps very still in between. On the inside of the lid something small is breathing on the lock, to keep it from freezing. You can tell that it was children who built this: the wrong answers have splinters.
wb-4-21-glim =
    A drawer shoots out, punches you in the knees, and goes in again. The Chest snickers. A parcel has come down from the shelf above, and the parcel has a tooth.

    { wb-4-21-glim-rules }
wb-4-21-tallow =
    The lid lets off a very old stink bomb. Sixty years have not made it any milder. It brings tears to your eyes; for others it’s a dinner bell.

    { wb-4-21-tallow-rules }
wb-4-21-wick =
    WICK. It clicks, and behind the dial a tiny light goes on, and sniffs. “Ours,” says Tina, “the one with the crooked neck.” There’s no knowing what the Chest thinks. But it has moved an inch towards you on the shelf.

    { wb-4-21-wick-rules }
wb-4-21-taper =
    A hand made of bent wire comes out and pulls your hair, hard, the way they do it in the second row. Somebody says a word that isn’t used in post offices. In the corner something looks up. It has heard that one before.

    { wb-4-21-taper-rules }

wb-4-22-front-title = The Second Dial
wb-4-22-front = WHO READ ALOUD EVERY EVENING? The letters go round this dial in a circle, and in the middle somebody has carved a very large ear.
wb-4-22-back-title = Four Voices
wb-4-22-back = Obel. Vesper. Gloss. Ibo. Two you have met, one you have seen written in the corner of a wall, and one might be what an O stands for. As the dial turns, you hear pages being turned, big ones, slowly. The reader was in no hurry. At each name something seems to settle down to listen.
wb-4-22-obel =
    OBEL. A red line runs over the lid and over your fingers, thin and hot. “He can read,” says Sid, while you suck your thumb. “I just don’t think he does it *aloud*.” Where the line has gone, something white has come up to look at it.

    { wb-4-22-obel-rules }
wb-4-22-vesper =
    VESPER. Every turning page stops. Deep in the wood, no louder than a cat next door, something says *once*, and takes a breath, and then the dial has clicked in and it’s gone. You all stay bent over the Chest for a while. It had been about to go on.

    { wb-4-22-vesper-rules }
wb-4-22-gloss =
    GLOSS. *Me?* says a voice from far below, flattered. *Never aloud. I read with my tongue.* The Chest snaps at your nose for having asked. Something has followed the voice up through the floor.

    { wb-4-22-gloss-rules }
wb-4-22-ibo =
    IBO. “Readers, goats,” says the Chest in a tinny voice, “readers, goats,” and hits you with the lid at every *goats*. He did read something aloud every evening. It was a list. A Wyrm has come to hear how it ends.

    { wb-4-22-ibo-rules }

wb-4-23-front-title = The Third Dial
wb-4-23-front = BORROWED NINE, RETURNED EIGHT. WHAT IS DUE? The third dial has been handled more than the others. It is worn like a step.
wb-4-23-back-title = What Is Due
wb-4-23-back = The Book. The fine. A coat. Nora. “The Book, of course,” says Ken. “Nine people borrowed it, somebody never brought it back.” “But it’s *there*,” says Sid slowly. “It was on the chain the whole time. It was never away.” You can hear him look for a clean place on his hand, among the Wyrms in fives. “So what was borrowed nine times?”
wb-4-23-coat =
    A COAT. The lid opens a crack, and a wet sleeve slaps you in the face, left and right. It isn’t even yellow. The splash has woken somebody under the shelf.

    { wb-4-23-coat-rules }
wb-4-23-book =
    THE BOOK. The Chest yawns. In eight different voices, all bored, it says: *everybody* says that. Then it lets go of the shelf and lands on your toes. It’s heavier than it looks, and it has company.

    { wb-4-23-book-rules }
wb-4-23-fine =
    THE FINE. You hear an adding machine, going faster and faster, for sixty years. Then a bill shoots out of the keyhole, as thin as a knife, and goes past your ear, or nearly past. Whatever licks the ink off it didn’t come with the bill.

    { wb-4-23-fine-rules }
wb-4-23-nora =
    NORA. The dial doesn’t click. It lets go, softly, like a hand. “It was never about the Book,” says Sid. “*The Book* is the reader. It borrowed nine children. It gave eight back.” Lara says it for all of you. “So she’s what’s due. And if nobody returns her by dusk, he strikes her out.”

    { wb-4-23-nora-rules }

wb-4-24-front-title = Returns
wb-4-24-front = RETURN TO SENDER is stamped on every parcel, on some of them twice. They are flat and square, and not one of them has all its corners.
wb-4-24-back-title = Baby Books
wb-4-24-back = Picture books, on thick card: a duck, a moon, a duck on the moon. Whole bites are missing, neat round ones, all at the same height: lower than your knee. “A puppy,” says Ken. “They only ate the *words*,” says Tina. “They left the duck.” On every flyleaf the same claw has written: *To be continued every evening. Vesper.* You can’t help reading one to the end.

wb-4-25-front-title = The Lost Parcel
wb-4-25-front = The biggest parcel in the cellar leans against the wall, wrapped in four kinds of paper. *The Reader, by the bridge*, says the label. *If asleep, please wait.*
wb-4-25-back-title = As Big as Wheels
wb-4-25-back = It’s a pair of reading glasses. Each lens is as big as a wheel, and the ear pieces have been padded with moss. The card says: *New ones. For the small print at the end. Take your time.* The postman has added something, on sixty different days: *Not in. Only a statue.* You look through. On the far wall a woodlouse is the size of a cow, and smokes a little.

wb-4-26-front-title = Reading Glasses
wb-4-26-front = Hold a Spark behind them and do not point them at anybody you like.

wb-4-27-front-title = The Register
wb-4-27-front = A copy of the slip hangs by the slot, the Post’s own, done with carbon paper. It is wider than the one in the cover. Somebody cut that one to fit.
wb-4-27-back-title = Two Columns
wb-4-27-back =
    BORROWED NINE, RETURNED EIGHT. Here there are headings, too. On the left it says BORROWER, and below, nine times, in the same round hand: *the Book. The Book. The Book.* On the right it says ITEM. *Milo. Uma.* Six more. *Nora.* Beside eight of them is a tick.

    “We’ve been reading it the wrong way round,” says Sid.
wb-4-27-signed =
    There’s a tenth line. BORROWER: *the Book.* ITEMS, *four*: Ken’s takes up half the column. “So it has borrowed us,” says Tina. “It has to give us back, then,” says Ken, “it’s the rule,” and it comes out as a question. Two Sparks stick to the page, as a deposit.

    { wb-4-27-signed-rules }

wb-4-28-front-title = The Balance
wb-4-28-front = A balance with two brass pans hangs from the ceiling. Beside it are nine envelopes, as alike as eggs. A yellowed note says: *One of them is heavier. It has a truth in it.*
wb-4-28-back-title = Nine Envelopes
wb-4-28-back = You may lay as many as you please on each side. The balance only ever says three things: left, right, or even. It’s very old, and each weighing makes it groan. HOW OFTEN, says the brass plate, MUST YOU TROUBLE ME, IF YOU ARE CLEVER, TO BE QUITE SURE WHICH IT IS? “Eight times,” says Ken. “Wait,” says Lara. “Lay them out in threes.”
wb-4-28-one =
    ONCE, says the balance, and sighs, FOR THE LUCKY. You try it, and you aren’t. A pan comes up like a fist.

    { wb-4-28-one-rules }
wb-4-28-two =
    Three against three. If they are even, it’s in the three that are left. Then one of those against another. THANK YOU, says the balance, from the bottom of its chains. You open the heavy one. There is one line in it: *It isn’t too late yet.* It’s neither signed nor dated, and all of you read it twice.

    { wb-4-28-two-rules }
wb-4-28-three =
    You do it in three, and it comes out right. ONE OF THEM WAS FOR NOTHING, says the balance, and shows you what its back looks like when it is cross.

    { wb-4-28-three-rules }
wb-4-28-eight =
    One against one, and one against one. At the fifth the beam creaks, and at the seventh the whole thing comes down on you, chains and all. I AM NOT A SEESAW, it says from the floor.

    { wb-4-28-eight-rules }

wb-4-29-front-title = Postcards
wb-4-29-front = Six postcards stick out of one hole, all written in soot, in no handwriting you know. They smell of warm glass.
wb-4-29-back-title = From Six of Them
wb-4-29-back = *Dear Wick. The court is dark on your side. We have moved up. Is it cold where you are? Are they stroking you? Do you get enough to drink? Come back when it is out, or do not, and shine. The other six.* Under it there are six prints, round ones, the kind a nose makes. They never sent it, because lamps can’t reach the box. You sniff at the card. It’s only fair.

wb-4-30-front-title = For Those Who Come After Us
wb-4-30-front = A smell comes out, of rubber, chalk, buns and glue. A pair of boots that lean forward. A stick of chalk that has drawn doors. A tin, still warm. A paper kite as thin as breath. Under them is a sheet of stamps, all with the same picture, and a note in eight hands: *We left what we liked best. Take it, use it, and put something in when you go home. There was a ninth thing. She’s still using it.*

wb-4-31-front-title = Closed
wb-4-31-front = *Thup.* A capsule drops on the counter. Quill reads with one finger, and his fur stands up. “He isn’t waiting for dusk,” he says. “*To be closed at once. If you will permit.* Children, hold on to…” He doesn’t say to what. The floor tips. Sixty years of post come down the hall in one wave, and you are in it, upside down, with Valentines up your nose. It spits you out where you came in. Over the counter a shutter drops.
wb-4-31-back-title = The Postmark
wb-4-31-back = *Boff.* The counter jumps. *Boff.* It’s a rubber stamp, black, as high as a door, with a wooden knob for a head, and it hops. Whatever it lands on can be read afterwards: a cupboard, RETURN TO SENDER; a Wyrm, rather flat, RETURN TO SENDER. It turns its knob from one of you to the next, until it finds the pocket with the letter. “It’s only doing its job,” calls Quill from under a sack. “It has never had any other!”

wb-4-32-front-title = The Turning Wheel
wb-4-32-front = Under the upward tube a brass wheel turns, the size of a roundabout. It brings the mail from three sides and can’t make up its mind. It gets dizzy, it stops, it turns again. There’s a lever, with a tag: FOR IMPATIENT STAFF.

wb-4-33-front-title = Up
wb-4-33-front = “Round by the Vault,” shouts Lara, “or round by the cellar, and *don’t* get stamped!” High up in the hall the brass lid stands open, and on the floor below it lies a coin of daylight. It’s real daylight, with a bit of road noise in it. *Boff*, says the dark behind you. *Boff.* You have never in your life wanted so much to be a letter.
wb-4-33-back-title = Last Collection
wb-4-33-back = The lid falls shut, with all of you inside, knee to nose. Outside, something goes *boff*, very close, and then for a while nothing. You hear a spade of a hand being laid on the brass. “Hold your breath,” says Quill. “It’s uphill. And should she ask who brought it…” He blows his nose. “Tell her it was never lost. Tell her it was only late.” Then he pulls something, and the whole world goes *thup*.

wb-4-34-front-title = The Biscuit Tin
wb-4-34-front = A biscuit tin has got stuck in a bend of the chute. POSTMEN ONLY, it says on the lid.
wb-4-34-back-title = Postmen Only
wb-4-34-back = You’ve got a letter, so you’re postmen. Inside are ginger biscuits, packed by somebody who had the time to turn all the patterns the same way. They’re so hard that you have to suck them, and while you suck you can’t talk, and for once it’s quiet enough to hear how fast you have all been breathing.

wb-4-35-front-title = The Capsule
wb-4-35-front = A brass capsule lies in the cradle, padded inside with red felt. It would take a cat, or a ham, or one person with her knees up.
wb-4-35-back-title = One Person, Knees Up
wb-4-35-back = A Spark in the lamp, the lid down, and a picture shows you what to do with your elbows. You just have time to read the rest. NOT FOR PERSONS. Then your stomach stays where it was, and everything that isn’t your stomach is in the tube.

wb-4-36-front-title = Uphill
wb-4-36-front = It’s dark and round and fast. Then it gets slower. The brass turns to wood under your hands, and the smell of glue into other smells: floor polish, soup, a cat that isn’t there any more. Nobody has told you to whisper. “I know that clock,” breathes Tina. It ticks unevenly, like somebody going downstairs with a bad knee. There’s light ahead, in a flat strip. You crawl towards it until your noses are all in a row.
wb-4-36-back-title = The Last House
wb-4-36-back = You look out through a letterbox, from the inside of the door. There’s a hall with a runner. There are hooks, low down, and on one a satchel strap without a satchel. The front door isn’t shut. It stands open the width of a hand, as it always has when you’ve gone by. A stone holds it open, in a hollow of its own. It has been put back every night for sixty years.

wb-4-37-front-title = Mama
wb-4-37-front = First come the slippers. They come along the runner, one and then the other, with a stick in between. She’s ninety-five. You’ve known her all your lives; she’s the lady who never tells you to get off the wall. She goes to the door and looks up the road, to the left, where the hill is. She looks for a good while. Then she moves the stone a little with her stick, so that it’s where it was. “Draughty,” she says to the hall.
wb-4-37-read =
    The letter moves in your pocket like something asleep. You know all of it by heart. *It isn’t bad.* You know it before she does, and it was meant for her and nobody else. “I wish I could un-read it,” says Sid, so quietly that he may be telling his hand.

    { wb-4-37-read-rules }
wb-4-37-sealed =
    The letter moves in your pocket like something asleep. None of you has any idea what’s in it. Sixty years, four children, a loose flap, and nobody looked. You put a finger on the flap and press it down once more, to be quite sure. “There,” says Ken. “That’s how it was.”

    { wb-4-37-sealed-rules }
wb-4-37-back-title = Two Plates
wb-4-37-back = From here you can see a bit of the kitchen. The table is laid for two. One place has a chip in the plate and a napkin with a ring. The other is a child’s: a small fork, a cup with a fish on it. It’s clean. It has been washed so often that the fish is nearly gone. She sits down across from it. She turns the cup, so that the handle points to the left. “Left-handed,” says Tina. Then she can’t say anything else.

wb-4-38-front-title = For Mama
wb-4-38-front = “We push it through,” says Lara. “It’s what the letter is *for*. She reads it, we go. It says nobody else. We aren’t anybody else if we’re gone.” “And Nora gets nothing?” says Ken. “She’s stood there all that time. We could knock. She’d write back. Old people write back.” “It’d take ages,” says Sid. “He’s at work down there. Look at the light.” “But they would each have *something*,” says Tina.
wb-4-38-post =
    It lands on the mat. She hears it; she gets up, which takes a while. She bends, which takes longer. She sees the pencil. Then she does nothing at all, with the envelope in both hands, until the clock has gone down a great many stairs on its bad knee. She reads standing. Once she laughs. At the end she says a word that looks like the name of a small fish, and goes to the door and pushes it wide open.

    { wb-4-38-post-rules }
wb-4-38-wait =
    You knock, from the inside. She isn’t startled. At ninety-five you’ve been startled enough. She takes the envelope out of the slot, reads the three lines on the front, and looks at them for a long time. Then she puts it behind the clock, closed. “I’ll have it from *her*,” says Mama. She writes one line, slowly. She licks the flap. “You took your coats off, I hope,” she says to the slot, “if you’re going to be running.”

    { wb-4-38-wait-rules }

wb-4-39-front-title = Out by the Flap
wb-4-39-front = “Who are you?” she asks, when you’re already crawling backwards. Nobody knows what to say. “The post,” says one of you at last. She thinks it over. “You’re late,” says Mama, but not the way teachers say it. When you look round for the last time, the strip of light has a shadow in it: she has left the flap up, with a clothes peg. Then it’s dark, and round, and downhill, and none of you makes a joke the whole way.

wb-4-40-front-title = Dry to the Pockets
wb-4-40-front = Floorboards, and sun on them. By Lara’s watch it has been four minutes. You go down to the hooks. Tina takes the yellow coat by the hem, and it rustles. She goes on upwards with the flat of her hand: dry, dry, dry. She stops at the pockets. They’re warm, like pockets somebody has just had her hands in. Above them it’s still damp. “That’s half of it,” says Sid. “That’s *more* than half,” says Lara.
wb-4-40-posted = From the window on the stairs you can see the last house below the tower. You’ve never seen its door wide open before. A lamp is burning over the step, at noon, in bright sunshine. “She’s had her letter,” says Ken, the way you’d say somebody has had something hot to eat.
wb-4-40-answer = Ken has the envelope inside his shirt. It weighs nothing, one line weighs nothing, and still he walks as if he were carrying a full bucket. *Minnow*, it says on it, in a hand that shakes. “Nobody opens it,” says Lara. “Nobody was going to,” say three voices. Then they look at her, and she goes red. “I meant *me*,” says Lara.
wb-4-40-chest = Milo’s boots stand under the eighth hook, where they belong. They lean towards the stairs. Tina’s pockets smell of buns; Sid has something in his sleeve that would like to fly; and when Lara dusts the chalk off her hands, a line stays on the wall, and you could swear there’s a draught behind it.
wb-4-40-debt = “So which story do we tell them?” asks Ken. “There’s the one with the goat,” says Sid. “It hasn’t got an end.” “There’s the one with the bus.” “Nor has that.” You go through all of them, the whole way up. It’s odd. You know such a lot of beginnings.
wb-4-40-back-title = How It Ends
wb-4-40-back = Before you eat, you put an ear to the page, where the brass flap was, and lift a corner to see.
wb-4-40-struck = The hall is straight now. Red lines go over the pigeonholes, row upon row, each exactly above the next, and behind them it’s white. In the bottom row, hole nine is left. A mole sits in it with his arms round his knees and a candle end. He’s running a fingertip over the empty wood, where it was warm for sixty years. “At least that one,” he says. “At least that one went.”
wb-4-40-sacks = Half the mountain has gone white. In the other half somebody is at work: a mole on a trolley, without his cuffs, is throwing sack after sack into the tube and stamping on the lid to make them fit. All over your town, the rest of that day, letters drop on mats. *Sorry*, on squared paper, eleven times. Ken gets one. He reads it twice, and goes out to ring a certain doorbell.
wb-4-40-stamp = The shutter has been pushed up again with a broom. The big black stamp stands in a corner of the hall, facing the wall, and Quill has hung his coat on it. He has turned its rubber round. He tries it out on a form, and then he can’t resist, and goes along the whole bottom row: *Boff. Boff.* The letters come out crooked and purple. DELIVER, it says. PLEASE.
wb-4-40-ribbon = The hall is empty. For a moment your hearts stop; then you see that the lids of all the tubes are up. He has sent it. He has sent the lot. The sky over your town is full of envelopes, thousands, going round like swifts over the roofs, and people stand in the road with their heads back, holding up their hands. Quill sits at a bare counter with the last one. It is brown, and it’s addressed to himself. He is reading it with one finger, very slowly, so that it will last.

### When the last Destiny token is down
wb-4-lost-title = Return to Sender
wb-4-lost = *Boff.* It gets you in the back, one after the other, not even hard. You fly out through the flap, and the Book spits you onto the floorboards with your legs over your heads. It’s on every shirt in black: RETURN TO SENDER. Soap won’t shift it. By Lara’s watch it’s four minutes past twelve. The notice lies on the desk as though nothing had happened, and the pencil in the gaps is soft, and patient.
