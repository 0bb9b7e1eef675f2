# Wonder Book, chapter VI: names on buttons and pictures (24 characters at most), and what cards do.

## Items and Special Rules

item-bolt-page = Last Page
item-bolt-page-the = the Last Page
item-bolt-page-rules = Carry it to the Cut. The hero who holds it rolls 1 die for each move, and with no success loses 1 Heart.
item-bolt-needle = Nora’s Needle
item-bolt-needle-the = Nora’s Needle
item-bolt-needle-rules = Special Action in the Cut, 1 Spark: roll 4 dice; each success is a stitch.
item-bolt-sandwich = Rest of the Sandwich
item-bolt-sandwich-the = the Rest of the Sandwich
item-bolt-sandwich-rules = Special Action: every hero in your area recovers 2 Hearts. Then discard this card.
item-bolt-spectacles = Obel’s Spectacles
item-bolt-spectacles-the = Obel’s Spectacles
item-bolt-spectacles-rules = Special Action in the Capital Letter, the Long Sentence or the Footnote: roll 2 dice; each success is a line read.

rule-6-5 = A Page Is a Sail
rule-6-17 = Sewing In
rule-6-21 = Struck Line
rule-6-23 = Reading Aloud
rule-6-34 = Told to Sleep

special-bolt-needle = Sew with Nora’s Needle
special-bolt-needle-rules = { item-bolt-needle-rules }
special-bolt-sandwich = Share the Sandwich
special-bolt-sandwich-rules = { item-bolt-sandwich-rules }
special-bolt-spectacles = Put on the Spectacles
special-bolt-spectacles-rules = { item-bolt-spectacles-rules }
special-bolt-sew = Sew the Page in
special-bolt-sew-rules = At the Cut: spend 1 Spark and roll 2 dice; each success is a stitch.
special-bolt-capital-read = Read on
special-bolt-capital-read-rules = At the Capital Letter: spend 1 Spark; 1 line is read.
special-bolt-sentence-read = Read on
special-bolt-sentence-read-rules = At the Long Sentence: spend 1 Spark; 1 line is read.
special-bolt-footnote-read = Read on
special-bolt-footnote-read-rules = At the Footnote: spend 1 Spark; 1 line is read.
special-bolt-capital-aloud = Read out at full voice
special-bolt-capital-aloud-rules = At the Capital Letter: spend 1 Spark; deal 2 damage to a Wyrm or to the Unfinished, in any area.
special-bolt-sentence-aloud = Read out at full voice
special-bolt-sentence-aloud-rules = At the Long Sentence: spend 1 Spark; deal 2 damage to a Wyrm or to the Unfinished, in any area.
special-bolt-footnote-aloud = Read out at full voice
special-bolt-footnote-aloud-rules = At the Footnote: spend 1 Spark; deal 2 damage to a Wyrm or to the Unfinished, in any area.

## Wyrm cards

wyrm-card-halves = Halves
wyrm-card-halves-rules = 1 Wyrm comes out of the Vortex, with three or four heroes 2. Each Wyrm acts once. Lay the Dark Aura token on a Wyrm of your choice, unless one has it already. That Wyrm’s attacks cost 2 Hearts; the next damage only takes the token off.
wyrm-card-mouthful = Mouthful
wyrm-card-mouthful-rules = 1 Wyrm comes out of the Vortex. Each Wyrm acts once, with three or four heroes twice. In every area with a Wyrm 1 Spark there goes back to the supply, and each hero there loses 1 Spark.

## Areas, objects, allies, bosses, pictures

area-bolt-foot = Foot of the Stair
area-bolt-inside = Inside of the Door
area-bolt-hooks = Behind the Hooks
area-bolt-stair = Stair of Pages
area-bolt-slit = Arrow Slit
area-bolt-dog-ear = Dog-Eared Landing
area-bolt-desk = Under the Desk
area-bolt-chain = Chain
area-bolt-spine = Spine
area-bolt-cut = Cut
area-bolt-margin = Margin
area-bolt-capital = Capital Letter
area-bolt-comma = Comma Brook
area-bolt-white = White Space
area-bolt-sentence = Long Sentence
area-bolt-footnote = Footnote
area-bolt-struck = Struck Line
area-bolt-stop = Full Stop
area-bolt-hail = Drawn Hail
area-bolt-hill = Drawn Hill
area-bolt-tower = Drawn Tower

place-bolt-foot = the Foot of the Stair
place-bolt-inside = the Inside of the Door
place-bolt-hooks = the space behind the Hooks
place-bolt-stair = the Stair of Pages
place-bolt-slit = the Arrow Slit
place-bolt-dog-ear = the Dog-Eared Landing
place-bolt-desk = the space under the Desk
place-bolt-chain = the Chain
place-bolt-spine = the Spine
place-bolt-cut = the Cut
place-bolt-margin = the Margin
place-bolt-capital = the Capital Letter
place-bolt-comma = Comma Brook
place-bolt-white = the White Space
place-bolt-sentence = the Long Sentence
place-bolt-footnote = the Footnote
place-bolt-struck = the Struck Line
place-bolt-stop = the Full Stop
place-bolt-hail = the Drawn Hail
place-bolt-hill = the Drawn Hill
place-bolt-tower = the Drawn Tower

object-bolt-list = Ibo’s List
object-bolt-pegs = Nine Points
object-bolt-pages = Stuck Pages
object-bolt-gap-small = Bitten Line
object-bolt-gap-once = Bitten Line
object-bolt-gap-twelve = Bitten Line
object-bolt-drawn-door = Drawn Door

ally-inkling = Inkling
boss-unfinished = The Unfinished

scene-bolt-dusk = Four children, seen from behind, look through a large window at the sun on the edge of the hill. On the desk lie the Book, its slip, a watch and a ruler.
scene-bolt-unfinished = One creature made of hundreds rises out of a black full stop on the white page: backs, jaws and scraps of writing, as high as the hill.
scene-bolt-hook = Nightfall: nine empty hooks. Below them Nora has the yellow coat on, and four children stand around her.
scene-bolt-last-page = A white page as a country: a hill in pen strokes, a tower with a door, slanting hail; lines of print as broad as roads, and a full stop like a well.
scene-bolt-asleep = A plain full of round white stones, each a coiled sleeper, and at its edge a mossy dragon’s head with one eye open.
scene-bolt-hand = A hand comes out of the paper and draws back a long bolt; the door stands ajar, and behind it is hail.
scene-bolt-end-blank = Night in the tower. By candlelight the open Book is white from edge to edge.
scene-bolt-end-hook = By candlelight, a tower in pen strokes stands on the Book, and somebody tiny waves in its door.
scene-bolt-end-ten = Ten hooks at night. A blue coat on the tenth is wet through.
scene-bolt-end-obel = Obel, in spectacles, reads a picture book aloud from a red chair; round stones lie nose to tail about its legs.
scene-bolt-end-thaw = Green hills have stood up out of the Book: smoke over nine ovens, a horse with five legs, round stones, and Vesper getting up.
scene-bolt-end-home = At the foot of the tower an old woman in slippers looks at the lit door. On its last step stands Nora in her yellow coat.
scene-bolt-end-tomorrow = Five abreast on the road down the hill in the evening, Nora in the middle. The last house has its door open and a light on.
scene-bolt-end-line = A borrowing slip with one empty ruled line, and a pen beside it in warm light.

## Keywords, goals, counters

keyword-ringed = Ringed
keyword-named = Named

goal-6-9 = Carry the Last Page up to the Cut.
goal-6-18 = Sew in the page: stitches in the Cut.
goal-6-27 = Mend the three Bitten Lines and read to the foot of the page.
goal-6-35 = Tell the Unfinished to sleep: take its hunger from it.

counter-bolt-gaps = Bitten Lines mended
counter-bolt-lines = Lines read
counter-bolt-own = silent

## Options

option-6-7-bring = Bring Ibo his spring
option-6-7-later = The page first
option-6-26-tell = Tell the story now
option-6-26-refuse = Tomorrow
option-6-28-hungry = Hungry
option-6-28-small = Small
option-6-28-white = White
option-6-29-once = Once
option-6-29-twice = Twice
option-6-29-never = Never
option-6-30-nine = Nine
option-6-30-ninety = Ninety
option-6-30-twelve = Twelve
option-6-39-nora = Nora
option-6-39-own = One of your own names
option-6-39-somebody = Somebody
option-6-41-ring = Ring the bell once
option-6-41-tiptoe = Go home on tiptoe
