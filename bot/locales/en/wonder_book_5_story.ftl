# Wonder Book, chapter V: what is read aloud.
# wb-<chapter>-<card>-<side>, …-title, …-rules; wb-<chapter>-<card>-<key> is the outcome of a choice, or an ending.

wb-5-1-front-title = A Red Line
wb-5-1-front = Half past three. The tower smells of warm dust and of rubber. The Book lies open, and a red line is moving across the page, slowly, and nobody is holding the pencil. It goes through a hill, a fence, a scarecrow, as straight as if it ran on rails, and behind it the paper is white. “Stop that,” says Lara. It gets to the edge of the page, turns round, and starts on the next line.
wb-5-1-back-title = Ten Fingertips
wb-5-1-back = You fall in sideways, because the page is shaking, and land at the cut. It’s a black slit, as straight as a ruler and as high as a church. Ten inky fingertips are holding it shut from the other side. “That was you falling,” says Nora’s voice, “I knew you by the bump. Have you got the needle, at least? Then you sew your side and I’ll sew mine. Big stitches, it only has to last till tonight.” She sniffs. “Only I can’t hold and sew. I’ve tried. With my *teeth*.”

wb-5-2-front-title = Somebody Has to Hold It
wb-5-2-front = Eighty stitches, says Nora: ten minutes, with both edges held together. “We’ve got hands,” says Ken. “It’s colder than a freezer,” says Sid. “Jam a book in,” says Lara. “They’ll crawl past it,” says Tina. Behind you a hillside goes out like a light in somebody else’s house.
wb-5-2-hands =
    You hold it with your bare hands, one above the other, like children on a rope. After a minute you can’t feel your fingers. After three you can, and that’s worse. Ken tells the joke about the penguin, the long one. Nobody has ever let him finish it. From the other side somebody laughs, in exactly the right place.

    { wb-5-2-hands-rules }
wb-5-2-book =
    It is *Manners of the Goat, in Nine Volumes*, and volume six fits as if it had been written for the purpose. It holds. But white noses come in under it and begin to eat it, from the preface on, and when Nora ties the last knot nothing is left of it but the index.

    { wb-5-2-book-rules }
wb-5-2-neck =
    Wick looks at the cut, and at you, and lays his iron neck across both edges. For ten minutes he doesn’t move, and his glass grows dim. When you lift him off, the light comes back. Not all of it.

    { wb-5-2-neck-rules }

wb-5-3-front-title = Nora
wb-5-3-front =
    With three stitches to go a needle comes out of the dark, then a fist, then a girl of ten in a jersey, head first. She turns round and does the last three from outside. Then she uses both hands to scratch her nose, for a long time. “*Oh*,” says Nora. “You said you’d come back,” she says, “and you did. I’m not late, am I? I said I’d be home before my coat is dry.”

    “It isn’t dry yet,” says Tina, and that is true.
wb-5-3-trust =
    She has had time to think about what you told her. She walks up to each of you and looks you in the eye from a hand’s breadth away, the left one, then the right one. “It’s much smaller from here,” says Nora. “And it’s got lashes.” She spits into her palm and holds it out, and all of you shake it.

    { wb-5-3-trust-rules }
wb-5-3-with = You have the last page with you, rolled up on your shoulders, the way people carry carpets. Nora walks round it once. She finds the straight edge and lays a thumb on it, the way you touch a plaster. “You brought it,” she says. “I had a whole speech ready about why we had to go back for it.” She looks almost sorry about the speech.
wb-5-3-roll = She pulls something long and white out after her, before she ties the knot: the last page, rolled up, with a hair ribbon round it. “I stood on it the whole time,” says Nora, “so that nobody could lick it. It kept my feet warm.” She heaves it onto her shoulder and staggers. When you try to take the other end she shakes her head. “I cut it out. I carry it in.”
wb-5-3-back-title = What to Do with Arms
wb-5-3-back = She slings the needle on her back. After that she has no idea what to do with her arms. She swings them, she folds them, she unfolds them. “Right,” says Nora. “Home.” She points up the margin with all of one arm, because she can: over the thumb, round the tea, and there, quite small, is a hill with a door in it. “Twenty minutes. I’ve walked it on purpose.” She takes a step, and sinks in up to her knee.
wb-5-3-posted =
    “Your letter is posted,” says Sid. Nora goes red, from the neck upwards. “All of it? Even the bit about the coat?” “All of it.” She works it out on her fingers; it is so nice to have them free. “Then she’s reading it now,” says Nora. “She reads slowly. She does the voices.”

    { wb-5-3-posted-rules }
wb-5-3-answer =
    “We’ve got something for you,” says Ken. “*Ken*,” says Lara, too late. Nora has seen the envelope. She takes it by the corners. She smells it. She holds it up to what light there is, and shuts her eyes just in time, and gives it back. “Tonight,” she says. “If she’s cross, I won’t be able to walk straight.”

    { wb-5-3-answer-rules }

wb-5-4-front-title = Corrections
wb-5-4-front = Over the edge of the page comes something you take for a ruler. Then it puts on spectacles and bows. You know that bow, from the snow. It is a dragon, as long as a lane and no thicker than a plank. He takes a red pencil from behind his ear and underlines your feet. “Good afternoon,” he says. “Obel. Corrections. If you will permit, I underline first. Nobody shall say he wasn’t told.”
wb-5-4-back-title = In the Margin
wb-5-4-back = “We are only passing through,” says Nora. “Just so,” says Obel. “You are passing through a margin, and a margin ought to be clean.” He says it kindly, the way you mention a shoelace. “A thumb. A teacup. A gnat. None of it will ever be finished, and it hurts, day and night. You don’t hear it. I do.” White things run from his line, past your shoes, without biting. “And those?” asks Tina. “Those,” says Obel, “hurt most.”
wb-5-4-names =
    “Ken, Lara, Tina, Sid.” He has a list in his sleeve. “A signature. Most obliging. As a rule I have to go and look for people.” The point of the pencil rests for a moment under each of you, and your feet go cold, in that order. “In this case,” says Obel, “I needn’t wait.”

    { wb-5-4-names-rules }

wb-5-5-front-title = As Big as a Pond
wb-5-5-front = Nora talks. She has had nobody to talk to for a whole morning. “And then there was this eye in the page. As big as a pond! And it *blinked*. What would you have done?” Nobody answers, down here or up there. You can hear the pencil. “You’ve all gone so quiet,” says Nora.
wb-5-5-now =
    “It was us,” says Tina. “We were looking for you.” You can watch Nora put it together: the tower, the desk, the eye, this morning, you. “You could have *waved*,” she says at last. Then she walks on, three steps ahead. After a while it is two.

    { wb-5-5-now-rules }
wb-5-5-later = “It’s the light here,” says Lara. “It makes you tired.” That is a stupid thing to say, and Nora is too polite to say so. She looks at each of you in turn, the way you look at a drawer that was shut a bit too fast. Then she tells you about her sandwich.

wb-5-6-front-title = No Footprints
wb-5-6-front = To the knee, then to the hip. You kneel down. “*We* leave prints,” says Sid. “She doesn’t. There isn’t a line on this page with her in it.” “I’m right here,” says Nora, from further down. You hold a Spark under her shoe, and where it shines the paper is firm. “There,” says Nora. A Wyrm comes at her from the left; she pins it to the page by the slack of its neck, like a kitten, and doesn’t even look.

wb-5-7-front-title = Underlined
wb-5-7-front = He works the way some people mow. A red line runs along under everything, and there is time to read it and time to go. Then a second line goes through the middle. Afterwards you stand and try to remember whether the gnat had five legs or six.

wb-5-8-front-title = Steps of Light
wb-5-8-front = Wick has sniffed at Nora from top to toe: ink, sandwich, a great deal of dark. “*Wick*,” says Nora, and for a moment she knows what to do with her arms. Now he puts his iron foot next to hers, bends down, and shines on the spot where her shoe is going to be. Then on the next one. He is about as clever as a pony. He understood before you did.

wb-5-9-front-title = One House
wb-5-9-front = A single house is left at the edge of the white, with nothing on either side, like a last tooth. It’s the bakery. The flame you left in the ninth oven is still at it. Obel’s line comes up to the doorstep, smells the bread, and bends round it. “I shall come back to this,” says Obel, rather stiffly.

wb-5-10-front-title = Stampede
wb-5-10-front = They come out of the struck lines by the dozen, over and under one another, with their mouths shut. You have never seen Wyrms run. They aren’t even running at you. You are only in the way.

wb-5-11-front-title = Home by the Margin
wb-5-11-front = “First round the thumb,” says Nora. “No, round the tea.” This morning she drew herself a map on her arm, and since then half of it has gone from the paper. “Then we go by what is left,” says Lara, and counts the lines as far as the hill. There is a pencil behind you, and there is a pencil in front of you. It’s the same pencil.
wb-5-11-back-title = The Door in the Hill
wb-5-11-back = A low door of pressed paper, in a hillside. Behind you the red line comes up over the last rise, as calm as a tide. Nora has walked through half a country without looking back. Now she stands in front of a door with her hand out, and doesn’t touch it.
wb-5-11-minnow =
    You know what she is afraid of. “It isn’t locked,” says Tina, quite softly. “You can’t know that, Mama might…” says Nora, and stops. “Minnow,” says Lara, “I’d bet you my watch.” Lara has never bet anything in her life, and Nora can tell. She puts her whole weight against the door, and it isn’t locked.

    { wb-5-11-minnow-rules }
wb-5-11-door =
    “What’s the matter?” asks Ken. “Nothing,” says Nora. She counts under her breath, to ten, to twenty. The line is at her heels when you reach past her and push. It isn’t locked. It never was. She looks at the door as if it had made a joke about her in front of everybody.

    { wb-5-11-door-rules }

wb-5-12-front-title = Milo’s Horse
wb-5-12-front = A horse in brown crayon, by a boy who only knew horses by hearsay. It has four legs and the beginning of a fifth. Underneath it says *This is Bella by Milo age 7*. It shifts from one leg to the next, on and on, looking for the one that fits.
wb-5-12-back-title = The Fifth Leg
wb-5-12-back = The fifth one ends above the knee. There is a brown dash, a hole in the paper, and then nothing; he must have been called in to supper. “She can carry us,” says Ken. Somebody already has hold of the mane. “It hurts her,” says Tina. “Draw the rest on, it’s only a leg.” “With what?” asks Sid. “With Sparks. It would take two.”
wb-5-12-ride =
    Bella gallops like a table falling downstairs. You hold on to the mane, and the mane comes off brown on your hands. She drops you just where you meant to go. She snorts and looks round for sugar, and shifts from one leg to the next.

    { wb-5-12-ride-rules }
wb-5-12-leg =
    One Spark to see by, and one to draw with: a knee, a hoof, a bit of shine on the hoof. Bella puts it down. She stands, for the first time, and you can see her notice. Far up the page the scratching has stopped. Obel is looking at the leg. He takes his spectacles off, wipes them, and puts them on again.

    { wb-5-12-leg-rules }

wb-5-13-front-title = A Lump of Sugar
wb-5-13-front = Somebody once put a cup down here without a saucer. The ring has become a lake, brown and perfectly round, and smells of lemon. On its shore is a lump of sugar the size of a wardrobe. One corner has been sucked off.
wb-5-13-back-title = Still Raining
wb-5-13-back = Beside it, written with a wet finger: *Thursday. Still raining. Chapter nine is the best.* You break off as much as you can carry. It’s very quiet at the lake. Somebody sat here wanting it to go on raining until the end of the book.

wb-5-14-front-title = A Pressed Daisy
wb-5-14-front = Daisies, clover, one pansy: flat, and as tall as trees. They rustle when you walk between them. Somebody picked them on a sunny day, and closed the Book on them so that it would keep.
wb-5-14-back-title = It Has Kept
wb-5-14-back = You lie down in a daisy, and there is the sun on your face, that day’s sun, and bees, and far away a child is being called in. Then the paper is only paper again. A scrap hangs at the stalk; they used it to tie up the bunch.

wb-5-15-front-title = The Clamp
wb-5-15-front = A paper clip, as long as a railway bridge, holds down the corner of the world. There is something pink and grey in its jaws, the size of a cupboard, with tooth marks. The spring wants light before it opens.
wb-5-15-back-title = Backwards
wb-5-15-back = The clip yawns. You pull, and it comes out with a plop: a rubber. You try it at once on the nearest red line. Three rubs, and a blade of grass is back, smudged and surprised. “It works *backwards*,” says Sid, overjoyed. Far up the page Obel lifts his head, like somebody who has heard a plate break.

wb-5-16-front-title = Sugar Lump
wb-5-16-front = It tastes of lemon on one side and of rain on the other.
wb-5-17-front-title = Rubber
wb-5-17-front = It takes things back, and every time it gets a little smaller.
wb-5-18-front-title = Toothed Primer
wb-5-18-front = A is for Acorn. B has been eaten.

wb-5-19-front-title = A Worn Step
wb-5-19-front = Overhead a page turns, with the sound of a sail, and the margin lies flat on the other side of it. You stand in the dark, on a step. It is worn down in the middle. Shoes wear a step at the edge; this one was worn by something that has no feet and came in on its stomach, in a hurry, every evening.
wb-5-19-back-title = The Low Room
wb-5-19-back = You make a light. It’s a round room, with roots for rafters. All along the wall run shelves full of picture books, no higher than your knee, and every book has a bite out of it, all at the same height. Paper stars hang so low that you have to duck. You bump into one, and it rings. “Why would stars ring?” “So you’d know where they are,” says Tina slowly, “if you couldn’t see.”

wb-5-20-front-title = Rows
wb-5-20-front = At the back there are stones, round ones, in rows, each the size of a curled-up cat. Every one has split in two, from the inside, as clean as a chestnut. In front of each, a name has been scratched into the floor with a claw: *Ash. Bramble. Cinder. Dew.* “Eggs,” says Ken. “They’re *stone*,” says Sid. The last row has names as well, and no stones. It’s a long row.
wb-5-20-back-title = A Bench and a Dent
wb-5-20-back = There are two places to sit. One is a bench; Nora’s feet hurt, and it is just her size. The other is a dent in the floor across the room, where something heavy has lain every evening for a thousand years, the chin here, the paws there. Between the paws there is a hollow, exactly one child wide. You have seen that hollow before. Something taps against Nora’s shin.
wb-5-20-inkling = It’s Inkling, five shoes long now, with the scar on its side. It has come past you and past the biscuits, straight from the shelf. It has a picture book in its mouth, and for once it isn’t chewing. It lays the book on Nora’s knees. Then it coughs, and a word comes out and lies on the floor, in beautiful handwriting. *Please.*
wb-5-20-other = It’s a Wyrm, no longer than a shoe, all by itself. Your foot is up already. It doesn’t notice. It has a picture book on its one tooth, and it isn’t chewing. It pushes the book onto Nora’s knees, upside down, feels that something is wrong, turns it round, and waits.

wb-5-21-front-title = To the End
wb-5-21-front = Nora is ten, and somebody has put a book on her knees. So she reads it out. It’s about a bear who has lost a button. It isn’t long. Twice the Wyrm stops wriggling to breathe. The last page sticks; there’s dust on it. She licks her finger and turns it over. “*And there it was*,” reads Nora, “*in his own pocket, all the time. The end.*” The Wyrm sighs. It lays its head on her shoe, and begins to roll itself up.
wb-5-21-back-title = Warm
wb-5-21-back = It rolls up like a cat, nose under tail. It gets rounder. It goes grey, from the outside in. Then there is nothing in Nora’s lap but a stone, as round as a loaf. She puts her hand on it, takes it away, puts it back. It’s warm. From inside, slowly: *boom*. Nobody looks at anybody. Sid keeps a tally on his left hand, of Wyrms, in fives. You can hear him begin to rub at it. He spits on it, and rubs, and it doesn’t come off.

wb-5-22-front-title = Warm Stone
wb-5-22-front = It ticks, very slowly, like a house at night.

wb-5-23-front-title = The Queue
wb-5-23-front = Then you hear it behind the wainscot. A white head is looking out of every hole in the wall, and another below it, and more behind those, as far as the light goes. There are so many that the wall seems to breathe. Not one of them has its teeth bared. Each has a book in its mouth.
wb-5-23-hush = The large ones make room for the small ones. They have heard of you, it seems: you are the ones who go past sleepers on tiptoe. So they keep quiet too. All you can hear is a nudge now and then, and a page, and *shh*.
wb-5-23-scramble =
    Sixty years is a long time to queue. The ones at the back can’t hear, and push. Somebody treads on somebody, somebody gets bitten, and then they all come out of the wall at once.

    { wb-5-23-scramble-rules }
wb-5-23-back-title = How Many
wb-5-23-back = “All of them,” says Tina. “We read to all of them.” “There are *hundreds*,” says Lara, “and dusk won’t wait for us, and he is coming through the wall.” A red line has come in beside the door. It feels its way along the step. “The nearest, then, and out,” says Lara, not very loudly. Nora says nothing. She holds the stone in one arm. With the other hand she has already taken the next book.
wb-5-23-stay =
    “On purpose, then,” says Nora, and moves up to make room on the bench. Nobody has ever moved up for them, and at first they don’t know what it means. Then you have one on each shoe and one in the crook of every arm. They’re heavy. They smell of pencil shavings.

    { wb-5-23-stay-rules }
wb-5-23-go =
    You say it as nicely as you can: only the first few, then we have to leave. They don’t know many words. They know that one. At the back some lay down their books, side by side, the spines in line, and creep back into the wall. The last one turns its head once more.

    { wb-5-23-go-rules }

wb-5-24-front-title = Read to It
wb-5-24-front = It isn’t hard. You sit down next to it, open the book, and don’t stop before the end, whatever it does to your sleeve. It grows heavy. It grows round. You could still hit one, of course. You know how that goes.

wb-5-25-front-title = Underlined
wb-5-25-front = One of them has a red line under it, from nose to tail. It can’t see it, but it feels it. It snaps at its own back and spins round and round, and to help it you have to get past the teeth.

wb-5-26-front-title = Two Voices
wb-5-26-front = A voice on the bench carries to the dent, and the Wyrms lie down all over the floor. “Nobody moves,” says Ken, “except to fetch light.” With a sound like a zip, a red line runs along under the step.
wb-5-26-back-title = The Last Row
wb-5-26-back = It has gone quiet. In the last row there are stones now, round and grey, each in front of a name. If you hold your breath you can hear them, one and then another, like rain that is just beginning. Ken wants to say something funny. You can hear him look for it. Then his jacket comes down over the nearest one, and is tucked in. “How many did we…” says Sid. “Don’t,” says Lara, who always counts.

wb-5-27-front-title = Low Shelves
wb-5-27-front = Nine hundred picture books. Each has a slip glued in the front, without a single name on it, only tooth prints, in a column, from small to large.
wb-5-27-back-title = Bookmark
wb-5-27-back = *The Bear Who Lost a Button. Goodnight, Wheelbarrow. A Very Long Lane.* You look for one that is whole. On top of the pile by the dent is the one that was read last: a ribbon sticks out, three pages from the end, and there is dust on the ribbon. The one beside it is a primer. It has bites, but it’s all there, almost.

wb-5-28-front-title = Marks on the Wall
wb-5-28-front = Somebody has been keeping count with a claw. A line and a name; a hand higher, a line and the same name. Ash, Ash, Ash. The marks go up to the roots, and further up they go on along the ceiling.
wb-5-28-back-title = Noodle, Pebble, Wings
wb-5-28-back = Beside each name are three small pictures: a sort of noodle, a sort of pebble, a thing with wings. You follow Ash with a finger. Noodle, pebble, wings. Then Bramble. In the last row of names there is only noodle, noodle, noodle. A scrap sticks out of a crack, and you are glad of it, because it’s something to look at.

wb-5-29-front-title = The Speaking Tube
wb-5-29-front = A brass funnel in the wall, with a whistle on a chain, and a plate: POST. SPEAK CLEARLY AND FINISH YOUR SENTENCES. When you put an ear to it you can hear a large hall, and stamping.
wb-5-29-back-title = Dead Letters Speaking
wb-5-29-back = “Dead letters,” says the tube, out of breath. “We are closing. By dusk everything must be closed, he has sent a note round. Is it a parcel or a debt?” A white head has come up close beside you. It listens to the funnel with its mouth open.
wb-5-29-tell =
    You tell the tube the one about the bear. Somewhere a whole hall stops stamping. When it’s over it is a while before anyone can begin again. “Paid in full,” says the tube. “I’ll enter it in the book. He won’t like that. He likes it best when nothing is entered.”

    { wb-5-29-tell-rules }
wb-5-29-listen =
    “Then I’ll send down what is in the tray,” says the tube, “before he gets it.” It rattles for a long time. Out fall two Sparks with stamps on them, and a biscuit that nobody ordered. The white head takes the biscuit very carefully, and only by the edge.

    { wb-5-29-listen-rules }

wb-5-30-front-title = The Tub
wb-5-30-front = A tub on claw feet, for washing. Words are hardest to get off behind the ears. The water is black and lukewarm, and a wooden full stop floats in it.
wb-5-30-back-title = Bits of Handwriting
wb-5-30-back = You wash the pencil dust from your faces. Scraps of handwriting come up to the surface: *lantern*, *please*, *ow*. They float to the rim one by one and look at you, as far as words can. Afterwards you feel a great deal better, and not very proud of it.

wb-5-31-front-title = She Has Not Been Informed
wb-5-31-front = “One thing, before you come up.” The voice on the stair is dry and careful. “She has not been informed, and I can’t correct a page on which one person doesn’t know what the others know. Child: this morning something looked at you out of a page. Four readers. They were looking for you. They have known since breakfast.” Nobody moves. Nora looks from one to the next. Then she goes up the stairs ahead of you, alone, one hand on the rail.

wb-5-32-front-title = The Office
wb-5-32-front = Above the nursery everything is grey and straight. There are galley sheets hung up to dry, drawers up to the ceiling, and a window with dusk already in it. Obel sits at a desk as long as a landing stage, in his spare spectacles, crossing out. He doesn’t look up. “One moment,” he says. “I’m just finishing a wood.”
wb-5-32-back-title = Through the Floor
wb-5-32-back = “You have been reading to them,” says Obel. “I heard it through the floor. Forgive me, that was cruel. One story each, and what then? Then it is winter, and they lie there and wait, and there’s no spring in this Book any more.” He sharpens the pencil. The shavings fall on your shoes. “I had so nearly got them quiet,” he says. “If you will permit.”
wb-5-32-page =
    Then he lifts his nose. He smells it: rags, glue, a ruler. “The last page,” says Obel, and gets up, and up; there is a great deal of him. “You carry that about with you, open, in front of *them*? They can smell an ending.” His claws tremble.

    { wb-5-32-page-rules }

wb-5-33-front-title = Evidence
wb-5-33-front = Between the drawers stands a small chest with sailcloth corners, roped round with red tape and tied in a bow. It had three dials; they have been filed off, very neatly. The label says: IMPOUNDED AT THE DEAD LETTER OFFICE. PROPERTY OF NINE CHILDREN.
wb-5-33-back-title = A Bow of Red Tape
wb-5-33-back = If you have ever had your heads in it you know the smell: boots, chalk, buns. If not, you know it now, it comes through the lid. The bow is so exact that he would notice a hair’s breadth. “It isn’t ours,” says Sid. “It isn’t *his*,” says Nora. “Milo packed it.”
wb-5-33-open =
    Snip. The lid comes up by itself. Boots, a stick of chalk, a bun tin, a kite, and a note in eight hands: *For those who come after us.* At the desk the pencil has stopped. “I had a receipt for that,” says Obel. He sounds hurt. In the window the dusk comes one pane nearer.

    { wb-5-33-open-rules }
wb-5-33-leave =
    You leave the bow as it is. A scrap of paper is stuck between the chest and the wall, and nobody has a receipt for that. When you pull it out, the chest slides aside on its small brass wheels. There is one more drawer behind it.

    { wb-5-33-leave-rules }

wb-5-34-front-title = The Bottom Drawer
wb-5-34-front = All the drawers have labels. You have to kneel for this one, and it has none. It is locked, and there’s a little window in the lock, just big enough for light.
wb-5-34-back-title = Half a Stone
wb-5-34-back = Half a stone lies on cotton wool, grey, as thin as an eggshell, split clean from the inside. It has been dusted every day. Beside it is a picture book, *A Very Long Lane*, with one small bite out of the edge. Under the half stone there’s a card with a name on it, scratched by a claw that wasn’t his. *Obel.*

wb-5-35-front-title = Two Reasons
wb-5-35-front = He doesn’t fight. He reads you, and puts a line at every mistake. The stars go, *ting, ting*. “You might say something,” says Obel, “if you have a reason. One is nothing. Two I should have to consider.”
wb-5-35-back-title = The Pencil Rolls
wb-5-35-back = The pencil rolls across the desk, over the edge, and goes on rolling; it’s a long pencil. Nobody picks it up. The last bit of afternoon hangs in the window. It has grown so quiet that you can hear the stones in the room below.
wb-5-35-beaten = Obel sits down on the floor. He looks smaller there, as everybody does. His spectacles are gone, and his eyes are blue, and very short of sleep. “I only wanted it to stop,” he says. “All of it, all day. You don’t hear it.” You kneel down beside him and say nothing for a while. “Now listen,” says Tina. He listens. You can see him wait for it, and it doesn’t come.
wb-5-35-agreed = “Two were enough,” says Obel. He folds up his spectacles. “I had none, you know. I only had a date.” Half a wood is still standing on the sheet in front of him. He looks at it, and does something that he can’t have done for a long time: he blows on it, so that it won’t smudge, and pushes it across the desk to you with the trees the right way up.

wb-5-36-front-title = The First Question
wb-5-36-front = His spectacles slip. He pushes them up again, and doesn’t strike. “A question, if you will permit. What was begun and isn’t finished hurts. I hear it through this floor, day and night, and I know one thing that helps.” He lays the pencil against his cheek. “You say there is another. Show me one wound that closed, and not because I struck it out.”
wb-5-36-shell =
    You put the stone on his desk. It’s so warm that the ink dries round it in a ring. Obel bends, and bends, until his ear lies on it. *Boom.* The next one takes a long time. He waits for it. “This one has stopped,” he says at last. “It’s *asleep*,” says Nora. “That’s not the same as stopped.”

    { wb-5-36-shell-rules }
wb-5-36-seam =
    “The cut,” you say. “We sewed it up.” “Tacked,” says Obel. “I’ve seen it. It’s coming apart at the third knot. You held two edges together and pulled. I don’t reproach you. I do little else.” While you think about that, he strikes out the place where you are standing.

    { wb-5-36-seam-rules }
wb-5-36-list =
    You read out to him what he has struck: a thumb, a gnat, a ring of tea. You read it slowly, so that he’ll be ashamed. He listens with his head bowed. “And all of them quiet,” says Obel. “Thank you. I had begun to have doubts.” He wets the point.

    { wb-5-36-list-rules }

wb-5-37-front-title = The Second Question
wb-5-37-front = There is a crack in the pencil. He holds it together with his thumb. “Suppose it is so. Suppose they want nothing but the end. Who reads it to them? This evening, yes. But tomorrow? And when it rains? And the bear, for the nine hundredth time? The one who used to has turned to stone.” He looks at you over the rims. They are reading spectacles. “Well? Who?”
wb-5-37-you =
    “You,” says Tina. “You’re awake, and you’ve got the spectacles for it.” “I correct,” says Obel. “I do not read aloud.” “You did just now,” says Nora. “When you said *wood*, I saw it.” He opens his mouth and shuts it. Something very small has come up the stairs with a book in its mouth. It stops in front of him, because he’s the nearest.

    { wb-5-37-you-rules }
wb-5-37-nora =
    “Nora could,” says Ken. Nora says nothing. “The child is due at home,” says Obel. “I stamped it with my own hand. You would leave her here for it, then. And who will tell the mother?” You hadn’t thought as far as that.

    { wb-5-37-nora-rules }
wb-5-37-us =
    “We will,” says Lara. “Every day.” “For four minutes,” says Obel. “Then you ring the bell and go down to your supper. I say it without reproach. Nine children said the same at the gate, and meant it. I have the list here.”

    { wb-5-37-us-rules }

wb-5-38-front-title = Three Dots
wb-5-38-front = There it lies, red and very long. “Break it,” says Lara. “All of us, over the step.” “Then he’ll sit at that window and hear them, and have nothing to hold on to,” says Tina. Sid has been waiting for this all his life. “When something’s been struck out and it should stay, you put three dots under it. And you write *stet*. Let it stand.” He clears his throat. “Nobody ever said that it only works on words.”
wb-5-38-stet =
    You put them on the floor, under his shadow: one, two, three. Obel reads them. He reads them again, with his claw on the line. “Nobody has ever,” he says. He doesn’t finish the sentence, and it doesn’t seem to hurt. He will be in the office until dusk, he says, in case. He puts the pencil behind his ear with the point upwards.

    { wb-5-38-stet-rules }
wb-5-38-blunt =
    It takes all of you. It bends and bends, and breaks with a crack. Inside there is nothing but a thin red thread. Obel watches. He isn’t angry. He fetches a dustpan and sweeps the splinters together, smallest first. “Then I shall have to hear it all,” he says, to the dustpan.

    { wb-5-38-blunt-rules }

wb-5-39-front-title = The Air
wb-5-39-front = From the office a stair goes up to the Landing, and above the Landing hangs the light of the tower, small and square. Nora runs. You have never seen anybody run like that. She jumps for the edge; there’s a thud, like a bird against a window, and she is lying on her back in the grass. She gets up and puts out a hand. It lies flat on nothing. Left and right of it you can feel the dust of the tower on your faces.
wb-5-39-back-title = One More Chapter
wb-5-39-back = “I came in by the cut,” says Nora. “So I’m in the middle. There’s no door at the end, because there’s no end.” She sits down on the top step, the roll of the last page across her knees and the needle across the roll. “Then it goes back in first. I cut it out, I know how it goes. You do your side after tea.” She isn’t crying. She is busy with a knot. “I’ll wait. I’m good at that.”
wb-5-39-promise =
    “No,” says Tina, and it’s hard for her. “Promise you won’t wait for anybody any more. If we’re late, start without us. When you can go, go.” Nora looks up as if she had heard a rude word. Then for a long time she looks at her hands. Then she spits into one of them. “On purpose,” says Nora.

    { wb-5-39-promise-rules }
wb-5-39-wait =
    “Wait for us,” says Ken. “Just once more. We’ll run.” “You had better,” says Nora. She has already taken off a shoe to make herself comfortable. She waves until you are through. Only on the floorboards does it strike you how well she does it. She has had practice.

    { wb-5-39-wait-rules }

wb-5-40-front-title = What Ken Learned
wb-5-40-front = That you can sit quite still for somebody, and it counts as doing something. He is cold without his jacket, and hasn’t said so once.
wb-5-41-front-title = What Lara Learned
wb-5-41-front = What all the Wyrms since the hail add up to. She did the sum before anyone asked. She tore the page out of her notebook, and later she put it back.
wb-5-42-front-title = What Tina Learned
wb-5-42-front = That you can say no to somebody who is hurt, and then stay standing next to him.
wb-5-43-front-title = What Sid Learned
wb-5-43-front = That some things don’t come off. He has stopped scrubbing. Under the tally on his hand he has put three dots.

wb-5-44-front-title = All but the Collar
wb-5-44-front = You are lying on the floorboards. It has been four minutes. The dust goes up and down in the afternoon light. Down at the hooks Lara takes hold of the yellow coat: the sleeves are dry, the pockets, the back. Only the collar is still damp, where there would be a neck. Tina puts both her hands around it, as if you could keep a thing wet by being warm.
wb-5-44-stet = When you put an ear to the Book you can hear Obel clear his throat. He clears it again. A page is turned, far too carefully. “*The Bear Who Lost a Button*,” begins a dry voice that isn’t used to this, “*if you will permit*.” It stops at once. Somebody nudges somebody, and it goes on.
wb-5-44-blunt = When you put an ear to the Book nothing scratches, for the first time today. It’s so quiet that you go on listening. After a while you notice what the scratching was for. Under it, all along, there was something else: very small, and a great many of them.
wb-5-44-nest = Ken is cold. He will tell his mother that he left his jacket somewhere, and that’s true. All of you know where it is, and what lies under it, and how many besides that one, row after row, and that nobody was sent away.
wb-5-44-back-title = How It Ends
wb-5-44-back = A quarter past five. Dusk is at seven. You go up once more and open the Book where the margin was.
wb-5-44-white = It is white from edge to edge, and so clean that it hurts to look. Only right down in the corner, close to the spine, Nora is sitting on a step, drawn so small that you need Sid’s magnifying glass. She leans against a hill that isn’t there. She has one shoe off, and she is sewing.
wb-5-44-red = It looks like homework that went badly: red all over. But you can read what is under the lines, a thumb, a bit of tea. And from below, dots are coming up under things, three, and three, and three, wobbly ones, because she has to do it from the back. They stop halfway up the page. Her light won’t have reached any further.
wb-5-44-horse = Half of it is still standing. In the corner, where there was never anything before, a brown horse has put its head over the edge of the page and is looking at the place where you climbed out. Lara gets a lump of sugar from the kitchen and lays it on the desk. “For tonight,” she says, before you can say anything. When you look again, one corner is gone.
wb-5-44-stones = It’s all there, thumb, tea, gnat and horse, with fine red lines under it, like the ones in an exercise book that help you write straight. In the hill there is a window you have never seen before, and it’s lit. Nora is going along the rows of round stones, and she stops at every one, the way you look round all the doors before you go to bed.

### When the last Destiny token is down
wb-5-lost-title = Struck Out
wb-5-lost = The line goes through all four of you, and it doesn’t even hurt. That is the worst of it. You are lying on floorboards and can’t think what you were all so upset about. It’s a nice afternoon. Then Tina finds something on her sleeve, in ink: the print of a hand, no bigger than her own. “Nora,” she says, and it all comes back. “Very well,” says a dry voice out of the Book, very low. “From the beginning, if you will permit.”
