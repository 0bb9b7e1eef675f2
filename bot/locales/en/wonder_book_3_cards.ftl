# Wonder Book, chapter III: names on buttons and pictures (24 characters at most), and what cards do.

## Items and Special Rules

item-dark-mirror = Pocket Mirror
item-dark-mirror-the = the Pocket Mirror
item-dark-mirror-rules = Special Action: swap places with a standing hero in another area.
item-dark-umbrella = Black Umbrella
item-dark-umbrella-the = the Black Umbrella
item-dark-umbrella-rules = Special Action, 1 Spark: until the next Players’ Phase each hero now in your area is spared the next Heart it would lose.
item-dark-blotter = Blotting Paper
item-dark-blotter-the = the Blotting Paper
item-dark-blotter-rules = Special Action: stun every Wyrm in your own and in adjacent areas. Then discard this card.
item-dark-mitten = Left Mitten
item-dark-mitten-the = the Left Mitten
item-dark-mitten-rules = Special Action: collect 1 Spark from your own area and 1 from each adjacent area, wherever there is one.
item-dark-page = Cut Page
item-dark-page-the = the Cut Page
item-dark-page-rules = No Special Action. Hungry things follow it.

rule-3-6 = Dark Aura
rule-3-16 = Turning Bridges
rule-3-28 = Inkling’s Tail

special-dark-mirror = Look into the Mirror
special-dark-mirror-rules = { item-dark-mirror-rules }
special-dark-umbrella = Open the Umbrella
special-dark-umbrella-rules = { item-dark-umbrella-rules }
special-dark-blotter = Lay Blotting Paper
special-dark-blotter-rules = { item-dark-blotter-rules }
special-dark-mitten = Put on the Mitten
special-dark-mitten-rules = { item-dark-mitten-rules }
special-dark-swing = Swing Turning Bridge
special-dark-swing-rules = Turning Bridge: swing it between Unlit Court–Dark Post Office and Left-Hand Bakery–Nursery Wall.
special-dark-fold = Swing Leaf Bridge
special-dark-fold-rules = Leaf Bridge: swing it between Left-Hand Bakery–Left Luggage and Dark Post Office–Lectern.
special-dark-tail = Send Inkling
special-dark-tail-rules = Spend 1 Spark: Gloss goes to the Folded Corner.

## Wyrm cards and bosses

wyrm-card-eclipse = Eclipse
wyrm-card-eclipse-rules = 1 Wyrm comes out of the Vortex. Each Wyrm acts once. Lay the Dark Aura token on a Wyrm of your choice, unless one has it already. That Wyrm’s attacks cost 2 Hearts; the next damage only takes the token off.
wyrm-card-marginal = Marginal
wyrm-card-marginal-rules = 1 Wyrm comes out of the Vortex. Each Wyrm acts once. In every area with a Wyrm, 1 Spark there goes back to the supply, and every hero there loses 1 Spark.
boss-gloss = Gloss

## Areas and objects

area-dark-gutter = Gutter
area-dark-well = Right-Way-Up Well
area-dark-court = Unlit Court
area-dark-bakery = Left-Hand Bakery
area-dark-belfry = Mute Belfry
area-dark-turn = Turning Bridge
area-dark-post = Dark Post Office
area-dark-mural = Nursery Wall
area-dark-leaf = Leaf Bridge
area-dark-luggage = Left Luggage
area-dark-lectern = Lectern
area-dark-brink = Brink
area-dark-crumbs = Rubber Crumbs
area-dark-lower = Lower Margin
area-dark-corner = Folded Corner
area-dark-field = White Field
area-dark-ruled = Ruled Edge
area-dark-thin = Thin Place
area-dark-lines = Printed Lines
area-dark-upper = Upper Margin
area-dark-cut = Behind the Cut

# An area within a sentence.
place-dark-gutter = the Gutter
place-dark-well = the Right-Way-Up Well
place-dark-court = the Unlit Court
place-dark-bakery = the Left-Hand Bakery
place-dark-belfry = the Mute Belfry
place-dark-turn = the Turning Bridge
place-dark-post = the Dark Post Office
place-dark-mural = the Nursery Wall
place-dark-leaf = the Leaf Bridge
place-dark-luggage = Left Luggage
place-dark-lectern = the Lectern
place-dark-brink = the Brink
place-dark-crumbs = the Rubber Crumbs
place-dark-lower = the Lower Margin
place-dark-corner = the Folded Corner
place-dark-field = the White Field
place-dark-ruled = the Ruled Edge
place-dark-thin = the Thin Place
place-dark-lines = the Printed Lines
place-dark-upper = the Upper Margin
place-dark-cut = the space behind the Cut

object-dark-inkwell = Inkwell
object-dark-oven = Oven
object-dark-bell = Bell
object-dark-lamp = Lamp
object-dark-clock = Clock
object-dark-sign = Sign
object-dark-wall = Wall
object-dark-suitcase = Suitcase
object-dark-clasps = Clasps

scene-dark-plan = Morning in the tower: butter paper with a plan of three lines lies on the open Book, the third line underlined.
scene-dark-town = A town in silver lines on black. Only the visitors have any colour.
scene-dark-gloss = A huge pale Wyrm lies coiled up on a white field in the dark, its skin covered in tiny notes.
scene-dark-hook = The hem of the yellow coat, very close, in the morning sun. Tina kneels beside it.
scene-dark-white = A white field lies in the dark like snow, lines of print on it seen from behind, one edge ruler-straight; in the middle something huge lies coiled.
scene-dark-ruler = A girl in a wet yellow hood, very close, looks straight out of the picture; her hand is on a steel ruler.
scene-dark-end-cold = The gutter of the open Book is full of ink. Ten pale fingertips hold on in it, five and five.
scene-dark-end-fogged = On a cold page, two round patches of mist run together.
scene-dark-end-knocks = The silver town stands on the open Book, and its lamps have pricked up their ears.
scene-dark-end-crocus = In the gutter of the open Book two pencil lines lean on each other; their tip has turned purple: a crocus.

## Keywords, goals, counters

keyword-told = Told
keyword-silent = Silent
keyword-minnow = Minnow
keyword-page = Page

goal-3-9 = Close the Inkwell, the Oven and the Bell.
goal-3-17 = Open both Clasps, and stand at the Lectern with two heroes.
goal-3-30 = Drive Gloss off the page: both its stages.
goal-3-38 = All heroes stand on the Brink.

counter-dark-swing = silent
counter-dark-fold = silent

## Options

option-3-3-mirror = Take the Pocket Mirror
option-3-3-umbrella = Take the Black Umbrella
option-3-12-hands = Tip it with bare hands
option-3-12-sparks = Warm it with 3 Sparks
option-3-12-back = Leave it for now
option-3-13-stroke = Stroke the lamp
option-3-13-blow = Blow out the black flame
option-3-23-five = Twenty to five
option-3-23-past = Twenty past five
option-3-23-seven = Twenty past seven
option-3-24-noon = NOON
option-3-24-toot = TOOT
option-3-24-level = LEVEL
option-3-34-tell = Say whose eye it was
option-3-34-hide = Keep it to yourselves
option-3-35-name = Call her Minnow
option-3-35-hold = Hold the cut for her
option-3-35-hurry = Hurry, gather light
option-3-36-take = Take the cut page
option-3-36-leave = Leave it under her feet
