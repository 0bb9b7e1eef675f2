# Wonder Book, chapter VI: what is read aloud.
# wb-<chapter>-<card>-<side>, …-title, …-rules; wb-<chapter>-<card>-<key> is the outcome of a choice, or an ending.

wb-6-1-front-title = Dusk
wb-6-1-front =
    The sun lies on the edge of the hill. DUE TODAY, says the slip, and the ink is still wet. Lara has taken off her watch and put it next to the ruler. “Four minutes to seven,” she says. “At seven he shuts it.” “It’s always four minutes,” says Sid. “Then it’s exactly enough.” In the quiet you hear the spine creak, once, the way a book does when somebody takes hold of both covers.

    “I’d like to make a joke,” says Ken. “I’ll make it later.”
wb-6-1-back-title = Who It Borrowed
wb-6-1-back = Lara holds the slip up to the last light. Nine lines, in nine hands, and beside eight of them a tick. There are two ways to read it, and only one comes out even. It does not say who borrowed the Book. It says who the Book borrowed, and beside the ninth name there is nothing. “What you borrow, you bring back,” says Tina. “That goes for books as well.” Ken puts his palm on the page, the way you touch a horse that has bitten once. “Warm,” he says. “Everybody ready to fall?”
wb-6-1-lines = Below the ninth line four more have come up out of the paper, in four hands, and one of them takes up half the space. They have been underlined, in red, twice. “We’re due as well,” says Lara. “Only since yesterday,” says Ken. Beside Ken’s name there is a tick in pencil, and after the tick a question mark. “He isn’t sure of me,” says Ken, and for a moment he looks quite proud.

wb-6-2-front-title = From the Inside
wb-6-2-front = You know these stairs. They are the tower’s, only they go round the other way, and each step is a page. It gives a little, and when you have gone on it turns over. High up, where the desk must be, a long straight slit in the sky lets in red light. At knee height nine iron points stick out of the wall. “Those are the hooks,” says Sid. “From behind.”
wb-6-2-back-title = In the Middle
wb-6-2-back = Nora is sitting on the third step, one shoe off, ink up to her elbows, threading a needle. “I tried the door,” she says. “It’s only drawn. A book that has no end hasn’t got a way out. You’re in the middle, and then you go on a bit, and you’re in the middle.” She wets the thread and tries again. “So: first the page, then home. At least that’s the right order.” She says it to the needle. She has said it before, you think, quite often, to nobody.
wb-6-2-trust =
    “I’ve started on my side,” she says. “While you were out. I thought: if that was *them*, looking in, then they were looking for me. So they’ll come.” She shows you a stitch, small and straight. It is odd to be looked at like that by somebody who was so frightened of your eye.

    { wb-6-2-trust-rules }
wb-6-2-cool = She hasn’t looked straight at any of you. “You might have said whose eye it was,” she tells the thread. “I’d have been cross. For about as long as it takes to be cross. Then I’d have laughed.” After a while she moves over on the step, so that there is room. It isn’t much. You sit down on it, all of you.

wb-6-3-front-title = The Last Page
wb-6-3-front = It stands beside her, rolled up. She pulls at the ribbon, and it springs open, as big as a door. “No peeping,” says Nora. “What you read aloud happens, and half of that one would be worse than none.” The left edge is perfectly straight. She doesn’t look at that edge. A draught comes down the stairs; the page fills like a sail and pulls her up two steps on her heels. “And that,” she says, “is the other thing about it.”
wb-6-3-whole =
    You brought it all the way from the dark side, through the gutter and up the margin, and there isn’t a corner missing. You know every crease in it. Sid has even drawn them, on his arm, in case they mean something.

    { wb-6-3-whole-rules }
wb-6-3-chewed = “I cut it out, I carried it in,” she says. In one corner are the prints of two small shoes, where she stood on it to keep warm. All round the edge there are bites, sixty years of them, and the words stop just short of the bites, like people who have drawn in their feet.

wb-6-4-front-title = The Last Page
wb-6-4-front = As big as a door, and it wants to be up there.

wb-6-5-front-title = A Page Is a Sail
wb-6-5-front = Ten steps on, the draught finds it again. If you are carrying the page you go where you were going, and also into the wall. It helps to walk backwards. It helps more to hand it on: stretched between two people it hangs as still as washing on a Sunday.

wb-6-6-front-title = The Door from Behind
wb-6-6-front = At the foot of the stairs is the door of the tower, seen from inside: planks, hinges, a bolt as long as an arm. You take hold of the bolt, and there is nothing to hold. It’s flat. It’s ink. “Somebody drew it,” says Sid. “And it’s shut.” Behind the paper you can hear hail, a long way off. Along the sill, where a crack would be if this were a door, something is breathing in.
wb-6-6-nine =
    Ibo puts down his chair, its back against the planks, and unrolls his list across his knees. “I keep gates,” he says. “A door is a gate that has been to school.” Something white comes feeling under the sill, and he treads on it, not hard. He is looking at Nora. “Nine in,” he says, “eight out. I have kept the pen wet.”

    { wb-6-6-nine-rules }
wb-6-6-alone =
    Nobody keeps this door. The draught under the sill smells of wet paper, and then something comes in with the draught, white and blind and no thicker than a letter. When it is inside it takes a breath, and then it is as thick as you are.

    { wb-6-6-alone-rules }

wb-6-7-front-title = Four Metres
wb-6-7-front = Beside the stairs something glitters in the wall. It’s the back of your own seam, the one from yesterday, sewn with four metres of brass as fine as hair. “Once the page is in, that isn’t needed,” says Nora. “You could have it out.” “That’ll take all our fingers,” says Lara, “and it’s nearly dark.” “It’s his,” says Tina. “He never gave it to us. He lent it.” Nobody says the other thing: that at dusk the Book may shut, with the spring in it.
wb-6-7-bring =
    You draw it out of the sky, hand over hand, and it cuts. You wind it round your wrist and won’t be helped. When all of it is there it begins to sing, very thin and very high, the way it did when you took it. “*Someday*, he said,” says Tina. “It’s still today. It’s nearly not, but it is.”

    { wb-6-7-bring-rules }
wb-6-7-later = “The page first,” says Lara. “He’d say so too. He’d say it in writing.” She is right, and it is sensible, and you climb past it with your eyes on the steps. It glitters for a long way.

wb-6-8-front-title = Halves
wb-6-8-front = A purple Wyrm hangs over the banister. It is saying halves of sentences, one after another, in nobody’s voice: *and when they came to the… so she took the lamp and… which was why the youngest…* It isn’t threatening anybody. It is asking. And every time nobody answers, it gets a little darker.

wb-6-9-front-title = Carry It Up
wb-6-9-front = The straight way is stuck together; the other goes round by the slit and the bell and under the desk. Above you the light has turned from gold to red. “Seven by the watch,” says Sid. “And by the *sun*?” “Dusk is when you can’t read any more,” says Nora. She takes a corner of the page and nods at you to take another.
wb-6-9-back-title = The Cut
wb-6-9-back = You push it over the last step, and the draught stops, as if somebody had closed a window. In front of you the air is slit from top to bottom. Behind the slit it is dark, and the dark smells of old bread and ink. The page lifts its straight edge all by itself, the way a dog lifts its head when it hears the gate.

wb-6-10-front-title = The Porter’s Copy
wb-6-10-front = A list hangs from a nail inside the door. It reaches down to the floor, and along the floor, and some way up the other wall. The writing is very small.
wb-6-10-back-title = Goats
wb-6-10-back = *Children in: nine. Children out:* and there the pen has rested for so long that it has made a blot. All the rest is goats. He has counted them whenever he was sad, and put the date. Three hundred and twelve. Three hundred and twelve. Once, in a bad winter, three hundred and eleven; and the next day, *found her, she was behind the well, three hundred and twelve.* It is underlined, twice.

wb-6-11-front-title = Nine Points
wb-6-11-front = Nine iron points, low down. Under each of them is a pencil line on the wall, and a name. You know how it’s done: back to the wall, ruler on your head. You have seen a wall like this today, lower down.
wb-6-11-back-title = How Tall
wb-6-11-back = Milo came up to here. Uma came up to there. Nora’s line is a hand lower than your own. And below them all, close to the floor, is one more, as high as a shoe, with no name to it, only teeth marks. “They all start small,” says Lara. This time you can tell which side she is on. The satchel with the chewed corner hangs from the ninth point, and there is still a sandwich in it. “I *wondered*,” says Nora. “Somebody finish that. I’ve been meaning to all day.”

wb-6-12-front-title = The Bell, from Below
wb-6-12-front = You have come out under the bell this time. It hangs over you like a green sky, and the moss on its rim is full of evening. Nobody has rung it for sixty years, unless you did.
wb-6-12-back-title = Why Once
wb-6-12-back = RING ONCE WHEN YOU GO HOME, says the plate, AND TAKE YOUR COAT FROM THE HOOK. In the ninth place Nora can see her face. She spits on her sleeve and does what can be done about the ink. “Why *once*?” asks Ken. “I’d ring till my arms fell off.” “Because twice,” she says, “means you’ve come back.” She thinks about that. The bronze has stood in the sun all day, and for a minute you lean on it, everyone who is there.

wb-6-13-front-title = Stuck Pages
wb-6-13-front = Four steps are stuck together, the way pages are when they’ve been turned with sticky fingers. Behind them the stair goes straight up. You can just see it with your cheek against the paper.
wb-6-13-back-title = Gooseberry
wb-6-13-back = You hold a Spark to the edge and blow. They come apart one by one, with a sound like a kiss. It *is* jam. Nora sticks in a finger. “Gooseberry,” she says. “That’s Uma. She always read while she was eating. I told her and told her.” She licks the finger twice. Where there was a wall there are steps now, past the landing and on, as straight as you like.

wb-6-14-front-title = Nora’s Needle
wb-6-14-front = Worn thin in the middle, where two fingers have held it since this morning.
wb-6-15-front-title = Rest of the Sandwich
wb-6-15-front = One bite is out of it. What was begun wants to be finished.

wb-6-16-front-title = Two Needles
wb-6-16-front = “One from the front and one from behind,” says Nora. “That’s why the box has two beds.” She gives you the worn one and keeps the golden one. “Yours knows the hole. And I want the good one, for once.” Then she sits down on the rim of the Cut and swings her legs over into the dark, the way you do at a swimming pool. Somebody has got her by the sleeve. Nora looks at the hand. “I’m coming back,” she says. “On purpose.”
wb-6-16-hem =
    “There’s something here already,” says her voice from the dark. “About as long as a finger. Hemmed.” It is the gap that you left. “I kept two fingers in it, while you were away,” says the voice. “I’ve never felt a better buttonhole. Start there.”

    { wb-6-16-hem-rules }
wb-6-16-knocks = The dark closes behind her, and for a moment it’s as if nobody had ever been there. Then somebody knocks on the other side of the page, three times. You knock three times. “Good,” says her voice, quite near. “So it *was* you, that time.”
wb-6-16-back-title = From Behind
wb-6-16-back = A hand’s breadth from yours, a golden point comes through the paper and waits. Stab, pull, lean back, breathe. You lean back on this side and she leans back on that one, and you feel her weight in the thread, like someone at the other end of a seesaw. She isn’t heavy. “You’re pulling to the left,” says the page. “You’re *breathing* to the left,” says Ken.
wb-6-16-first =
    “You promised you wouldn’t wait for anybody any more,” Sid tells the page. “I’m not waiting,” it says. “I’m three ahead of you.” It is only one. But it’s a beauty.

    { wb-6-16-first-rules }
wb-6-16-waits = After each stitch the golden point stops and waits until yours is there. It would be quicker if it didn’t. “I’ve got into the habit,” says the page.

wb-6-17-front-title = Sewing In
wb-6-17-front = It goes in and out by the old holes, hers on one side and yours on the other. A stitch must shine, or it won’t hold. The light in the Cut is the colour of a fox now, and Lara has stopped counting out loud, so as to count faster.

wb-6-18-front-title = Sew It In
wb-6-18-front = The page has begun to help. It shivers, and pushes its edge under the needle. But the stairs are shaking too. Down on the landing something is coming up that doesn’t use the steps, because there are too many of it. “Don’t look round,” says Lara, and of course everybody looks round.
wb-6-18-back-title = It Has an End
wb-6-18-back = The last stitch clicks shut. A hand comes over the rim, ink to the elbow, and then the rest of Nora, backwards, pulling her thread tight with her teeth. A shiver goes down through the tower, one step after the other. The Book is heavier on the right than it was. It has an end. Everything in it stops for a breath, the way a class does when the door opens. Far below, in the dark, something else has noticed.

wb-6-19-front-title = Page Turning
wb-6-19-front = “Heads down,” says a voice from the sky, and it isn’t steady. “Page turning.” The steps fold up beneath you, ninety of them. The bell goes in between two sheets, then the hooks, and the door with its bolt in ink. You hang on to the seam. It is your own sewing, and it holds.
wb-6-19-back-title = White
wb-6-19-back = It is so white that you have no shadow. There isn’t so much as a thumb print on it. Far away somebody has drawn a hill, in a few strokes of the pen, and on the hill a tower with a door, and slanting lines all over it. “Rain,” says Ken. “Hail,” says Sid. “Look at the ends. They bounce.” The printed lines run in front of the picture, broad enough to walk on. The last one ends in a full stop, black and round as a well. “It wasn’t that big,” says Nora.

wb-6-20-front-title = Light to Read By
wb-6-20-front = The dusk comes in from the margin. The white turns blue, and the blue turns grey, and the small print begins to crawl. “This is the page where spring comes,” says Nora. “I only ever saw it upside down. There’s an awful lot of it.” You can still read the big letters. You can read the middle ones if you don’t blink.
wb-6-20-lamp =
    Then an iron neck comes over the edge of the page, and after it the rest of Wick, at a gallop. He runs to the capital letter and breathes on it; to the long sentence, to the footnote. Each time he stands there with his head on one side, one foot up, until he is sure that the light has caught.

    { wb-6-20-lamp-rules }
wb-6-20-bread =
    Then you smell it. Wick is standing in the margin, dark, with frost on his neck and a baker’s tray across it. Your light has kept the ninth oven going all day. The buns are the size of cushions and still steaming, and each has a very small bite out of it, as if somebody had tried them all and been told to wait.

    { wb-6-20-bread-rules }
wb-6-20-dark = “Then we read fast,” says Lara. As plans go it is short. She asks whether you have a better one, and for once she would not mind.

wb-6-21-front-title = The Struck Line
wb-6-21-front = A red stroke runs across the page, drawn with a ruler, and the line under it has stopped moving. “He began at the end,” says Nora, “so as not to have to do it last.” You can walk over it. It is like crossing a room in which somebody has just said *never mind*.

wb-6-22-front-title = Three Voices
wb-6-22-front = There are three reading desks: one in the big first letter, one on the long sentence, one down at the footnote. They are made for a reader as long as a bus. “Vesper read it in three voices,” says Nora. “One for the beginning. One for the middle. One for what the book was too shy to put in the middle.” You count heads. It has to be three at once, she says, or it’s only noise.
wb-6-22-inkling =
    Something ticks in the crook of your arm. It is the stone that was Inkling until this afternoon, and it was going to sleep all winter. “It’s heard that there is going to be reading,” says Tina. The shell splits, and goes on splitting, because there is so much of it in there. It is the length of a sofa. It has wings, wet and creased, and still one tooth. It puts its chin on the desk and looks at the first word for a long time. *Hail*, it says, beautifully.

    { wb-6-22-inkling-rules }
wb-6-22-wick =
    Wick walks up to the long sentence, one foot, a think, the other foot, and looks round to see if anybody minds. He can’t speak. But when he bends down over a word the word lights up, and then you can hear it, quite distinctly, the way you hear people through a lit window. Nora strokes the crooked neck. “And he only bites *paper*,” she says. “Not today, Wick.”

    { wb-6-22-wick-rules }
wb-6-22-nora =
    “I’ll take the long one,” says Nora. “I’ve a good loud voice. I’ve had all morning to practise on the dark.” She climbs up, puts the golden needle through her plait so that it won’t get lost, and then stands for a moment with both hands flat on the desk. It is the page she cut out. It comes up to her chin.

    { wb-6-22-nora-rules }

wb-6-23-front-title = Reading Aloud
wb-6-23-front = You read a line, and it’s like pulling a cart: the first word is the hard one. But when somebody reads at the other desk too, and at the third, the lines begin to run by themselves, and what is read turns its face up and gets a colour. You can hear it in the paper. It has missed this.

wb-6-24-front-title = Mouthful
wb-6-24-front = One of them is ahead of the others, and it has its mouth full. It doesn’t chew. It is holding a whole paragraph in its cheeks, and it turns its blind face from one of you to the next. It is afraid to lose any of it, and nobody has ever shown it how to swallow.

wb-6-25-front-title = Three Words
wb-6-25-front = The page has lost three words, one at each desk. Where they were there is a bite, no wider than a shoe. “You can’t just skip it,” says Nora. “I skipped a word this afternoon, and they knew.” A word has to go back in, and it has to be the right one, because it will be true as soon as you say it. “We’ve seen all three,” says Sid. You can hear him push up his sleeves and start to read his arms.

wb-6-26-front-title = The Post Calls
wb-6-26-front =
    A flap opens in the air, at about the height of a letterbox. “Quill, Dead Letters,” says a voice behind it. “You owe us a story. To the end. We close at dusk.”

    “*Now*?” says Lara.

    “The form says,” says the voice, “*at the debtor’s earliest inconvenience*.” A rubber stamp comes through the flap and hangs there, waiting. On the white behind you something has started to hurry.
wb-6-26-tell =
    Ken tells it, from wherever he is: the one with the goat. It never had an end. Now he gives it one, she was behind the well all along, and he does all the voices, the well’s too. Behind the flap there is silence; then Quill blows his nose, and the stamp comes down: PAID. He has never told anything so well. Meanwhile everything that has no ears has come nearer.

    { wb-6-26-tell-rules }
wb-6-26-refuse =
    “Tomorrow,” says Lara. “Madam,” says the voice, not unkindly, “which tomorrow?” A hand in a grey cuff reaches through the flap and takes something else instead: one sheet, quite a small one, with a street on it. It folds it in four and puts a stamp on.

    { wb-6-26-refuse-rules }

wb-6-27-front-title = To the Foot of the Page
wb-6-27-front = The first line is about the snow in the gutters of Lamp Court, and how it was the last. You read it. Somewhere under your feet water begins to drip. Then the full stop moves. White heads come up over its rim, one next to the other, and turn towards the sound. “They aren’t coming to eat,” says Tina. “They’re coming to *hear*. They just don’t know how to do it without eating.”
wb-6-27-back-title = And There It Stopped
wb-6-27-back = Your finger has come to the last line but one. Everything above it has been said aloud, and everything that was said is standing there in colour: thyme, a road, a puddle with a cloud in it. Only the drawing is still a drawing. Your voices stop, because there is a sentence left, and nobody wants to be the one to begin. In the silence the full stop opens. It isn’t a stop. It’s a mouth. No. It is a great many mouths.

wb-6-28-front-title = The Capital Letter
wb-6-28-front = The first letter is as high as a house, with leaves painted in it, and a desk between the leaves. The line that begins here is about hatchlings: *They were white and blind, and so hungry that they ate the dark; and no one could have told what they would be, for they all start* and then there is a bite.
wb-6-28-back-title = They All Start
wb-6-28-back = The edge of the bite is still damp. You put a finger next to it and feel the word that was there, the way your tongue feels for a tooth that has gone. It was quite a short word, you think. Somebody said it yesterday, in front of an oven, and you couldn’t tell which side she was on.
wb-6-28-hungry =
    You say it, and it is true at once. Your stomach drops like a lift; and through the paper, between the leaves, comes something with a stomach of its own. “They’re *hungry* all the way through,” says Nora. “It said how they *start*.”

    { wb-6-28-hungry-rules }
wb-6-28-small =
    “*For they all start small*,” you read. The leaves in the letter unroll. Something ticks against the paper from below, soft and quick, like a heart in an egg; and Lara reads the line once more, although she needn’t, and in quite a different voice from yesterday’s.

    { wb-6-28-small-rules }
wb-6-28-white =
    You say it, and the leaves go white, and then your hands do. “White’s already there,” says Sid. “Nobody puts *white* twice in one line.” Against so much white you don’t see what is coming up through the page. You feel it.

    { wb-6-28-white-rules }

wb-6-29-front-title = The Long Sentence
wb-6-29-front = It starts with a mountain and ends, nine lines on, with a hook. You have to breathe at the commas. Towards the end it says: *and every child who had been borrowed for a while went up the ninety steps, and took the coat from the hook, and rang* and then there is a bite.
wb-6-29-back-title = And Rang
wb-6-29-back = You have read it on a brass plate, some of you twice. But when you try to see it again, there is a bird’s nest in front of the word. The paper waits. A long sentence doesn’t mind waiting; it has had practice.
wb-6-29-once =
    “*And rang once*,” you read, and from under the page, from very far down, comes a single note, so low that the commas shake. One of the white things stops mid-bite and holds its head on one side. “It knows that one,” says Nora. “It used to mean: more tomorrow.”

    { wb-6-29-once-rules }
wb-6-29-twice =
    “Twice means you’ve come back,” says Nora. “Nobody ever has.” But it has been said, and so it’s true for a moment: something comes back, up through the middle of the sentence, and it has been gone for so long that it has forgotten its manners.

    { wb-6-29-twice-rules }
wb-6-29-never =
    It goes quiet, the way it does in a bell stuffed with straw. For the length of a breath nobody has ever gone home at all. Nora has gone quite pale. Then something in the straw begins to chew.

    { wb-6-29-never-rules }

wb-6-30-front-title = The Footnote
wb-6-30-front = It is printed so small that you have to lie on your stomach. There is a tiny 1, and after it: *The porter wishes it to be known that in all these years there have got past him, without paying, three hundred and* and then there is a bite, *goats*.
wb-6-30-back-title = Goats, Unpaid
wb-6-30-back = “He *would*,” says Nora. Ibo was so particular about this number that he had it put into a book about spring. A footnote isn’t a thing you can guess at. Out on the hill, drawn very small, with four strokes for the legs, a goat has lifted its head.
wb-6-30-nine =
    “That’s how many *children*,” says Nora. “He’d never mix those up.” Somewhere a list rolls itself together with a snap, offended. The goat on the hill lies down. In the place where you mumbled something is getting up.

    { wb-6-30-nine-rules }
wb-6-30-ninety =
    “That’s how many *steps*,” says Sid, too late. Now there are three hundred and ninety of them, for the space of a line, and all of them gallop over you. When they are gone, one thing has stayed behind that isn’t a goat.

    { wb-6-30-ninety-rules }
wb-6-30-twelve =
    “*Three hundred and twelve goats*,” you read, and they’re all there, on the drawn hill, in four strokes each. From a very long way off you hear somebody counting under his breath. He gets to the end. He gets to the right end. Then you hear a list being rolled up, very tenderly.

    { wb-6-30-twelve-rules }

wb-6-31-front-title = A Door in Pen
wb-6-31-front = From close up, the tower is forty strokes of a pen, and the door is nine of them. The hail hangs in the air all round you in little slanting lines. If you walk into one it is cold.
wb-6-31-back-title = Eight Dots
wb-6-31-back = There is no bolt on this side. Under the door is the last sentence of the Book, and you read only the end of it, with your lips shut: *and on the inside ........ drew back the bolt.* Sid counts the dots. “Eight,” he says. “Eight letters, then. If it’s one word.” A pair of spectacles hangs on the knocker. “He came to strike it out,” says Nora. “And then he read it. And then he needed to wipe his glasses.”

wb-6-32-front-title = Obel’s Spectacles
wb-6-32-front = Through them you can see every mistake in the world, each one very clearly. No wonder he is tired.

wb-6-33-front-title = The Unfinished
wb-6-33-front = It comes out of the full stop and does not stop coming. In the dark they have grown into one another, hundreds of them: a back, a jaw, a hand’s breadth of somebody’s writing, a small tail that belongs to no one. It is as high as the hill. It has no eyes, and it is shivering. And it says what they have all been saying, all this time; only now they say it together, and you can understand it. *And then?* it says. *And then? And then?*
wb-6-33-fewer =
    “There are holes in it,” says Tina. So there are, in rows. You know those rows. The ones who heard a story to the end this afternoon are not here. They are asleep.

    { wb-6-33-fewer-rules }
wb-6-33-all = “How many is that?” asks Ken. Sid has started to count and has stopped again. “It’s all of them,” he says. “Everyone who ever lay on those shelves and got a half.” It takes Ken a moment. “Right,” he says. “I’m frightened. I’m only saying it so it’s been said.”
wb-6-33-back-title = Rather Less Than Four
wb-6-33-back = Obel is standing at the edge of the page, grey and thin as a ruler, without his spectacles. “If you will permit,” he says. “One cannot end that. I have tried, at the beginning, before I took up the pencil. One can only close the book on it.” He looks at the sky. “You have rather less than four minutes.” He says it like somebody who very much wishes to be corrected.
wb-6-33-reads =
    Then he lays his pencil down in the fold, parallel to the edge. “It appears,” he says, “that I have a part. The last paragraph but one. I struck it this morning. I find that I can still read it through the stroke.” He clears his throat. He is rather good.

    { wb-6-33-reads-rules }
wb-6-33-broken = He has brought the dustpan with the splinters in it, and doesn’t know where to put it down. “There is a part that I know by heart,” he says, “and I should have liked to be asked. But one does not read with people who break things.” He sits down on his side of the margin, folds his paws, and after a while, when he thinks no one is looking, begins to move his lips.

wb-6-34-front-title = Told to Sleep
wb-6-34-front = “You don’t hit it,” says Nora. “You read *at* it. As loud as you can. And if all you’ve got is half a sentence, then make up the other half: that’s what heads are for.” It will bite, because it’s hungry. It isn’t cross with you. You go up to it, quite close, both hands behind your back so that it won’t see them shake. It has no eyes. You do it all the same.

wb-6-35-front-title = And Then?
wb-6-35-front = *And then?* it says, and the nearest mouth bites off half a line and spits it out: there was no other half. “From the beginning,” calls Nora. “It doesn’t matter if it’s good.” There was a hill, you say, with a tower. It holds still. Every blind head turns to you. You have never been listened to like that.
wb-6-35-back-title = The Smallest
wb-6-35-back = What is left is not as high as a chair. It’s one of them, not a big one, and it has crawled up to you and put its chin on your shoe. You tell it how the last page went up the stairs. You tell it very quietly. “*And th*,” it says. You wait for the rest. There isn’t any. It breathes in and out, and in, and on the white all round you everything breathes along with it.

wb-6-36-front-title = The Beginning
wb-6-36-front = It was a country that folded flat in winter, you tell it, and dragons built it. Some of them know this part. They stop saying *and then*, from the outside in, let go of the one next to them, and roll down the white slope. One is as long as a street, with small notes all over its skin. *See above*, it mumbles, and is gone. Where they come to rest they lie nose to tail. “Don’t stop,” whispers Nora. “The middle is the worst. In the middle they always think that’s all there is.”

wb-6-37-front-title = The Middle
wb-6-37-front = The middle is about a girl with a ruler. You hadn’t planned it, it’s what comes next. Nora tells it herself, quite steadily, as far as *then she saw what she had done*. There she stops. And you go on. That’s all it takes: somebody goes on. They lie down by the dozen. What is left is no higher than a house; and for a moment you can sit with your back against something that is going to be a dragon.

wb-6-38-front-title = Stones
wb-6-38-front = You can only whisper. The whole plain is covered with them, up to the drawn hill, round and white, nose to tail, thousands; and they have begun to be stone, and the stone is warm. “Ash,” whispers Tina to each one you pass. “Bramble. Cinder. Dew.” Where the page ends, something as long as a bus has laid its chin on the paper. It must have come a long way, very slowly. There is moss on its eyelids. Then on only one.
wb-6-38-back-title = The One Who Waits
wb-6-38-back = The eye is as big as a cartwheel, and it has a whole evening in it. It doesn’t look at you. Vesper looks at the place where the printing stops, the way you look at a door when you have heard shoes behind it. She has waited for sixty years with her chin on her paws. She is not going to say please. “There’s one sentence left,” says Nora, “and it has a hole in it.”
wb-6-38-minnow = She has taken hold of somebody’s sleeve. “What I told you in the dark,” she says, “about the door. That she’s locked it, and I’d have to ring.” You remember. “I still think so,” says Nora. “It’s just better with somebody along who knows.” Her hand is inky and rough, and it’s getting warm.
wb-6-38-letter = “You read my letter,” says Nora, without turning round. “You look at your shoes every time I say it isn’t bad.” Nobody can think of anything to say. “It was, rather,” says Nora. “There. Now you needn’t carry that about by yourselves.” And she puts her inky hand flat on the great lid, to see whether it is warm.
wb-6-38-eye = Nora goes up to the eye until she can see herself in it, all of her, upside down. She stands very straight. “I’m sorry,” she says. “I only wanted it to stop looking.” The eye shuts, and opens again. It is what cats do, says Sid later, when they mean it’s all right. It is the only thing he says all evening that he hasn’t read somewhere.

wb-6-39-front-title = Eight Dots
wb-6-39-front =
    This is how the Book ends: *Hailstones as big as marbles, and one roof on the whole hill. They ran for the old tower. The door was shut, and on the inside ........ drew back the bolt.* The pen lies in the fold. It is warm.

    “That’s us,” says Ken. “That’s us *yesterday*.”

    “It was printed before we were born,” says Sid. “Only the dots weren’t. Somebody has to say who it was.”
wb-6-39-nora =
    She writes it herself. Four letters, on eight dots; she leaves two in front and two behind, so that it looks deliberate. “Then it’ll be me,” she says, “in ink, at least, at every door, whenever it hails. There are worse jobs.” The ink stays wet for a long time. She looks at the four dots that are left over for longer than it takes to see them.

    { wb-6-39-nora-rules }
wb-6-39-own =
    There is a quarrel, in whispers, because each of you wants the pen and won’t let the others have it. Then one of you has written it, fast, before anyone can count the letters. They don’t fill the dots. They don’t need to. The Book knows that hand: it has had it at the bottom of a list since yesterday. Far down something rolls over, the way a sleeper does when you say his name.

    { wb-6-39-own-rules }
wb-6-39-somebody =
    You put a finger on each dot. “S, O, M, E,” says Sid. Then it takes the other hand. “That isn’t an answer,” says Lara. “That’s what you say if you don’t know.” “It’s what you say,” says Tina, “if it could have been any of us.” Nobody laughs. Nora writes it in, in her best writing, and the dots go out under the ink, one after the other, like lamps in the morning.

    { wb-6-39-somebody-rules }

wb-6-40-front-title = On the Inside
wb-6-40-front = You read it aloud, all of you: *and on the inside*. The paper goes as soft as a cheek. You put a hand against it, and the hand is through, up to the wrist, and there is wood. It isn’t drawn. It has splinters. Past your own arm you can see a stair, and dust on it as thick as felt, and nine hooks; and on the ninth a small yellow coat, running with water. “I’ve only just *gone*,” whispers Nora. Outside, in the hail, somebody is taking ten steps back.
wb-6-40-back-title = Somebody Drew the Bolt
wb-6-40-back = It is as long as an arm, and nobody has moved it for sixty years. “Now,” says Lara. “*Now*. He’s running.” It sticks. It gives. It begins to slide, and the door swings open just before he gets there, and a boy comes in out of the hail and lands on his stomach. “I meant that,” he says. Somewhere very near you Ken has gone red to the tips of his ears. “I did, though,” he says. You pull back your hand. Down there a girl is looking behind the door. It is still sliding.

wb-6-41-front-title = Once
wb-6-41-front = Vesper has closed her eye. She lets out a breath that she took in sixty years ago, and the drawn hail melts on the drawn hill. The Book has an end now, and the end has a door. Beside it hangs the rope of the bell, five strokes and a knot. “You ring when you go home,” says Nora. She has it in her hand. Then she looks out over the plain, at thousands who have only just dropped off. It is a low bell. You feel it in your teeth.
wb-6-41-ring =
    She hangs on it with all her weight. One note goes out over the white, and here and there a stone turns round and has to be told the last line again, close to its ear. Then that one sleeps too. A long way off, by a door or by a gate, somebody takes off his cap. He looks up to see who is going home. He has a pen.

    { wb-6-41-ring-rules }
wb-6-41-tiptoe = “They’d only wake,” says Nora. She wipes the rope with her sleeve. So for the first time a child goes home from Oniria on tiptoe, and you behind her, with your shoes in your hands. On a brass plate high above you one place stays empty, and very clean.

wb-6-42-front-title = Five
wb-6-42-front = A page turns over you like a blanket, and you are lying on floorboards, and there are five of you. By Lara’s watch it has been four minutes. On the desk the pen is rolling to a stop, where the hand let go of it. In the valley a clock strikes. “Seven,” says Lara. “It was twenty past when I went in,” says Nora. “Then I’m early.” Then she sees how many lights there are out there, and what kind. “Oh,” she says. And after a while: “At least they’ve kept the stairs.”
wb-6-42-answer = Then you give her the envelope. *Minnow*, it says on it, in a hand that has got shaky. She looks at that for a while. Then she opens it with the ruler. There is one line in it, and she reads it so fast that she has to do it again. “*Supper is at seven*,” it says. “*I never said which day.*”
wb-6-42-posted = “She’s had your letter,” says Tina. “We posted it. It was rather late.” Nora has stopped with one hand on the banister. “The one where I say it isn’t bad?” “That one.” She thinks it over. “I’d put *three* things in there that weren’t true,” she says, “and she’ll have seen it from the handwriting.”
wb-6-42-back-title = The Ninth Hook
wb-6-42-back = You go down the stairs. Your footprints are in the dust from all the other times, four pairs; now there’s a fifth. The hooks are low; she doesn’t have to stretch. She feels the sleeve of the yellow coat, then the hem, then both pockets, to be fair. Dry. Dry. Dry. Then she turns up the collar. Under the loop, where no air gets to it, there is a spot the size of a coin, and it’s cold. “*At least*,” says Nora, and puts it on.
wb-6-42-nine = Upstairs, between the pages, a very small pencil begins to scratch. *Children in: nine*, it writes. *Children out:* and then it stops, as if somebody had to change hands. *Nine.* It starts a new line. *Goats: three hundred and twelve. All correct.* And then, because there is room, and because no one is looking, there comes a sound you have never heard from him. It isn’t ticking. You think he is humming.
wb-6-42-plate = Far above, on a brass plate, there are nine scratches now. The first is an M, and the last is an N, and the last one is deep. The polish has gone from it. It doesn’t need any.
wb-6-42-polished = “It’ll look as if I’m still out,” says Nora, and listens up the stairs. “On his list.” She does up the top button, where there is one. “I’ll ring tomorrow. When they’ve slept. I’m not having him count goats on my account.”

wb-6-43-front-title = The Door
wb-6-43-front = There is the door, and the bolt. You needn’t touch it. It has been open since yesterday: you never shut it behind you. Ken puts his shoulder to the planks, out of habit, and thinks better of it. He takes hold of the latch. “After you,” he says to Nora, and it isn’t even a joke.
wb-6-43-dark = It is as dark as a pocket out there, and raining. The torch clicks and goes out. You have left behind more of that country than you like to think about, and nobody has a hand free, because everybody is holding on to somebody. But far down, where the road begins, somebody has put a lamp in a window, for nobody in particular. You stand there until all five of you have seen it.
wb-6-43-drizzle = It is drizzling, and the hill smells of wet thyme. Half the sky is clear, and half isn’t, and about half of that country is back on its feet, says Sid, if you count the roofs. “I’d take half,” says Nora. She has put out her tongue to find out what rain is like these days. She keeps it out for some time.
wb-6-43-stars = The clouds have gone. Nora stops on the threshold and puts her head back, and there they are, all of them, not one out of place. “I was worried about those,” she says. The hail has melted to a white rim along the wall. It crunches when you walk on it, and she walks on all of it, left and right of the door, so as not to leave any out.
wb-6-43-bow = It is hailing again, quite softly, and right through it shines the very last of the sun. Every hailstone has a spark in it. “It can’t snow in spring,” says Sid, “so it does that. Cold on top and warm below. It means the winter’s broken.” A rainbow stands over the valley, and then a second one, the wrong way round. Nobody says *look*. In the tower behind you, through a door that stands wide open, you can hear a great many pages stand up.

wb-6-43-back-title = How It All Ends
wb-6-43-back = And then? says something in you, and will not lie down. Quite right. Come and sit closer together, all of you; the one who has read the most today may listen. This is the end.

wb-6-43-blank = Before he goes to bed Sid climbs the tower once more, to say good night to it. He opens the Book, and it is white. It hasn’t been struck out and it hasn’t been folded. It is simply white, from the first page to the last, like a field after a night of snow. You read it to its end, and the end was all there was left of it. He turns the pages over, every one, slowly, because somebody ought to. They are still warm.
wb-6-43-blank-home = Nora has three helpings. Mama doesn’t take her eyes off her. “There was a bell,” says Nora, and holds her spoon in the air. “And a man, a very small one. No. He had a cap, though.” She frowns. “It was important. I was going to go back.” But she can’t remember the way any more. A yellow coat hangs over the stove, and it’s dry. In the night Mama hears her talking in her sleep, and comes and stands in the doorway. She is counting something. She gets as far as three hundred and twelve, and smiles, and turns over.

wb-6-43-hook = On the road you count yourselves, and you’re one short. You run back up. You find the place at once: the last page, the tower on the hill; and in the door, no bigger than a thumb, somebody in pen is waving with one whole arm. “It’s only for a bit,” says a voice out of the paper, so close that you can feel the breath. “They’ll wake up, and someone has to be there who’s read it. I’ll be back before…” There is a pause, in which somebody looks round for something to hang up.
wb-6-43-hook-home = There are ten hooks now. Nora put in the tenth, a bit crooked, with the ruler for a hammer. What hangs on it is wet through. “This time nobody cuts anything,” she says. “I know all about waiting. You don’t hold it shut. You hold it *open*.” So every evening, when supper is cleared away, four people sit down at the desk, one of them in a yellow coat, and read a page aloud. Then they are quiet, and from in there somebody reads the next one. They are past the middle already. On the stairs, on the way home, they feel the cuff in passing. It has almost stopped dripping.

wb-6-43-obel = You run up again, all of you, because you have forgotten to close it. “If you will permit,” says a dry voice, when you have got the cover in your hands. On the last page there is a chair, drawn with a ruler, in red; it’s the first thing he ever added. Obel is sitting on it, very upright, with the one about the bear on his knees, and they lie all round the legs of the chair, nose to tail. He does no voices. He has never left out a word. And when one of them stirs, he goes back to the top of the page without a sigh.
wb-6-43-obel-home = “They will wake in their own time,” he says. “I find that I am in no hurry.” And so Oniria wakes the way a house does on a Sunday: a shutter, then for a long time nothing, then a smell of toast. A notice hangs inside the cover. READERS ARE ADMITTED ON THURSDAYS, FOUR TO SIX. CLEAN HANDS. Ken says it’s an outrage. He is always there at ten to four. Nora comes too, in a cardigan, because the coat is dry and the weather fine, and sits among the stones, and puts up her hand. “You left out a comma,” she says. There is a terrible silence. “So I did,” says Obel. “Thank you.”

wb-6-43-thaw = In the morning you open the Book, and have to jump aside. A hill stands up out of it, and then the next, and so on to the very edge: hinges, brooks, the town, smoke over nine ovens, and on a meadow a horse with five legs, which gets up and tries them all. Out on the plain the stones crack. They climb out wet, with creased wings (one of them is wearing Ken’s jacket), and each says the last word it heard. *Bolt*, they say. *Bolt. Bolt.* Then Vesper gets up. It takes her until noon, and the moss comes down in sheets, and the first thing she asks for is her glasses.
wb-6-43-thaw-home = “It was *them*,” says Nora at supper, over a cup that used to have a fish. “Sixty years I’ve been scared of an eye, and it was those four, looking for me!” She laughs about it until she gets hiccups. Mama is ninety-five. She has laid six places. She looked at Nora for as long as it takes a pot to boil over, and then she said it was getting cold. The door isn’t locked. It never was. Late, when it’s your turn to bring in the wood, you see that somebody is standing outside it, as thin as a ruler, or as small as a cat, or perhaps only a lamp, and hasn’t dared to knock. “Well?” calls Mama. “It’s open.”

wb-6-43-home = Somebody is standing at the foot of the tower, holding on to the wall. She is ninety-five, and she has come up the whole hill in her slippers, and they are soaked. She looks at the door the way you look at a door when you hear shoes behind it. Nora stops on the last step. All day she has been thinking what to say about the coat, and now it’s gone. “Mama,” she says. “I’m late.”
wb-6-43-home-home = Mama looks her up and down, as she did every day when school was out. Then she takes the yellow collar between two fingers and squeezes. One drop comes out, and falls on a slipper. “No,” says Mama. “Before it’s dry, you said.” “Did you lock the door?” asks Nora, into the apron. “What door?” says Mama. Then she has to sit down, and Nora sits down by her, and for a while the two of them are a rather small heap with a coat over it. It is Tina who sees the slippers, and takes off her own socks. “And you’re the post,” says Mama, when she can. You nod. “You’re late,” she says. “Has anybody fed you?” The table is laid for two, as it is every evening. It’s no trouble at all, says Mama, to lay it for six.

wb-6-43-tomorrow = You go down the hill five abreast, because the road is as wide as five. Nora wants to know things. Is there still a tram? What became of Milo? Of Uma? You tell her what you know, and every time she nods, and puts it away for later. The last house below the tower has its door open, the width of a hand, and a stone holds it open. Nora looks at the stone, and at the hollow it has worn in the wood. “I don’t have to ring,” she says. Then there are slippers in the hall, one and then the other. And you look at your feet, all four of you, and for a long time you look at nothing else.
wb-6-43-tomorrow-home = Up in the tower the Book lies on the desk, open at its last page. There are streets in it that are still flat, and a hill or two that nobody remembers. You’ll have to read them all again, says Lara, a page an evening, and she has a plan for it. The chain is on the floor, where it fell. Nora turns round in the doorway, in her yellow coat, which is dry now, and looks up at the dark window. “Till tomorrow,” she says. She doesn’t say it to you. But up there, quite softly, so as not to wake anyone, there is the sound of a page being turned, and smoothed down, and waited over.

wb-6-43-line = Somebody goes up once more, because of the torch. It is quiet in there, and smells of thyme. On the slip inside the cover something is coming up out of the paper, slowly, like a fish to the surface. It isn’t a stamp. It’s a line, ruled in pencil, and there is nothing on it yet. The pen lies beside it. You needn’t pick it up. You only need to hold your hand over it to feel that it is warm.

### When the last Destiny token is down
wb-6-lost-title = Shut
wb-6-lost = It gets dark, and you can’t read any more. “I am sorry,” says Obel, and you believe him. Two covers come together like the wings of something very large. At the last moment a hand shoves you through, ink to the elbow, and you are lying on floorboards. The Book is closed. The slip still says DUE TODAY, and under the door of the tower there’s a bright line: the sun is lying on the edge of the hill. It has not gone down. It is holding on, Ken says, by its fingernails. “Again,” says a very small voice from between the pages. “From one.”
