# Wonder Book, chapter V: names on buttons and pictures (24 characters at most), and what cards do.

## Items and Special Rules

item-red-sugar = Sugar Lump
item-red-sugar-the = the Sugar Lump
item-red-sugar-rules = Special Action: every hero in your area gains 1 Spark. Then discard this card.
item-red-rubber = Rubber
item-red-rubber-the = the Rubber
item-red-rubber-rules = Special Action: Obel’s next stroke is left out. Then discard this card.
item-red-primer = Toothed Primer
item-red-primer-the = the Toothed Primer
item-red-primer-rules = Special Action, 1 Spark: stun every Wyrm in your own and in adjacent areas.
item-red-stone = Warm Stone
item-red-stone-the = the Warm Stone
item-red-stone-rules = Special Action: a hero in your area (it can be you) recovers 2 Hearts.

rule-5-6 = Nora
rule-5-7 = Red Pencil
rule-5-8 = Wick’s Light
rule-5-9 = The Bakery Stands
rule-5-24 = Read to It

special-red-sugar = Share the Sugar
special-red-sugar-rules = { item-red-sugar-rules }
special-red-rubber = Rub Out a Line
special-red-rubber-rules = { item-red-rubber-rules }
special-red-primer = Read the Primer
special-red-primer-rules = { item-red-primer-rules }
special-red-stone = Hold the Warm Stone
special-red-stone-rules = { item-red-stone-rules }
special-red-lead = Light Nora’s Way
special-red-lead-rules = In Nora’s area, spend 1 Spark: move 1 area; Nora comes along.
special-red-pin = Nora’s Needle
special-red-pin-rules = In Nora’s area: stun a Wyrm there.
special-red-light = Follow Wick
special-red-light-rules = In Nora’s area, while Wick has light: move 1 area; Nora comes along. Wick’s light goes down by 1.
special-red-oven = Warm Up
special-red-oven-rules = In the Bakery, spend 1 Spark: every hero there recovers 2 Hearts; Nora, if she is there, gains 2.
special-red-read = Read to It
special-red-read-rules = Spend 1 Spark: a Wyrm (or Obel) in your area takes 2 damage. In the Nursery only on the Reading Bench or in the Dent in the Floor; while heroes or Nora stand in both, that is also 1 story.

## Wyrm cards

wyrm-card-stampede = Stampede
wyrm-card-stampede-rules = 1 Wyrm comes out of the Vortex, with three or four heroes 2. Each Wyrm acts twice.
wyrm-card-underlined = Underlined
wyrm-card-underlined-rules = 1 Wyrm comes out of the Vortex. Each Wyrm acts once, with three or four heroes twice. Then a Wyrm of your choice gets the Dark Aura, unless one has it already. That Wyrm’s attacks cost 2 Hearts; the next damage only takes the token off.

## Areas, objects, allies, bosses, pictures

area-red-cut = Tacked Cut
area-red-thumb = Thumb Hill
area-red-tea = Tea Ring
area-red-blot = Blot
area-red-horse = Milo’s Horse
area-red-flowers = Pressed Flowers
area-red-ribbon = Ribbon
area-red-gnat = Flat Gnat
area-red-clip = Paper Clip
area-red-rules = Ruled Lines
area-red-hill = Hill Door
area-red-step = Worn Step
area-red-bath = Ink Bath
area-red-shelves = Low Shelves
area-red-stars = Paper Stars
area-red-holes = Gnawed Holes
area-red-bench = Reading Bench
area-red-dent = Dent in the Floor
area-red-stones = Split Stones
area-red-galley = Galley
area-red-drawers = Drawers
area-red-desk = Obel’s Desk
area-red-window = Dusk Window

place-red-cut = the Tacked Cut
place-red-thumb = Thumb Hill
place-red-tea = the Tea Ring
place-red-blot = the Blot
place-red-horse = Milo’s Horse
place-red-flowers = the Pressed Flowers
place-red-ribbon = the Ribbon
place-red-gnat = the Flat Gnat
place-red-clip = the Paper Clip
place-red-rules = the Ruled Lines
place-red-hill = the Hill Door
place-red-step = the Worn Step
place-red-bath = the Ink Bath
place-red-shelves = the Low Shelves
place-red-stars = the Paper Stars
place-red-holes = the Gnawed Holes
place-red-bench = the Reading Bench
place-red-dent = the Dent in the Floor
place-red-stones = the Split Stones
place-red-galley = the Galley
place-red-drawers = the Drawers
place-red-desk = Obel’s Desk
place-red-window = the Dusk Window

object-red-steed = Bella
object-red-sugar = Sugar Lump
object-red-press = Daisy
object-red-clamp = Clamp
object-red-primer = Primer
object-red-marks = Marks
object-red-tube = Tube
object-red-tub = Tub
object-red-evidence = Evidence

ally-nora = Nora
boss-obel = Obel

scene-red-pencil = The room in the tower in the afternoon: a red line crosses the open Book, behind a pencil that nobody holds.
scene-red-hook = Nine hooks along a wall in the low sun, and nearest to us the yellow coat. It is dry but for its collar.
scene-red-line = A grey dragon, thin as a ruler, in spectacles, leans over the margin of a page; in front of his red pencil is a country, behind it white paper.
scene-red-nursery = A low round room under roots: bookshelves at knee height, every book bitten, paper stars on strings, and rows of round stones split in two.
scene-red-shell = A girl sits on a low bench with an open picture book; in her lap is a round grey stone, coiled like a sleeping cat.
scene-red-end-white = The open Book is white. Under a magnifying glass, Nora sits on a step near its spine, very small.
scene-red-end-red = A page with every line struck out in red; from below, rows of dots come up, halfway.
scene-red-end-horse = A brown horse has put its head over the edge of the open Book and looks at a lump of sugar.
scene-red-end-stones = A lit window in a hill on the open Book. Nora, in yellow, goes along rows of round stones.

## Keywords, goals, counters

keyword-nest = Nest
keyword-stet = Stet
keyword-blunt = Blunt
keyword-promise = Promise

goal-5-11 = Bring Nora to the Hill Door.
goal-5-26 = Tell enough stories to the end: hold the Reading Bench and the Dent in the Floor.
goal-5-35 = Get through Obel’s three stages; reasons make them shorter.

counter-red-strokes = Strokes
counter-red-pause = Strokes left out
counter-red-light = Wick’s light
counter-red-gone = silent
counter-red-tales = Stories
counter-red-stage = silent
counter-red-reasons = Reasons

## Options

option-5-2-hands = Hold it with your hands
option-5-2-book = Jam a book in
option-5-2-neck = Let Wick hold it
option-5-5-now = Tell her now
option-5-5-later = Not now
option-5-12-ride = Ride Bella
option-5-12-leg = Draw the fifth leg
option-5-23-stay = Stay and read to all
option-5-23-go = Read to a few, then go
option-5-29-tell = Pay with a story
option-5-29-listen = Ask what is in the tray
option-5-33-open = Cut the red tape
option-5-33-leave = Leave the bow tied
option-5-36-shell = Show him the Warm Stone
option-5-36-seam = Mention the tacked cut
option-5-36-list = Read him what he struck
option-5-37-you = “You”
option-5-37-nora = “Nora”
option-5-37-us = “We will”
option-5-38-stet = Put three dots under him
option-5-38-blunt = Break the pencil
option-5-39-promise = Ask for a promise
option-5-39-wait = Ask her to wait
