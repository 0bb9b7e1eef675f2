# Wonder Book, chapter II: names on buttons and pictures (24 characters at most), and what cards do.

## Items and Special Rules
item-fold-sheet = Bed Sheet
item-fold-sheet-the = the Bed Sheet
item-fold-sheet-rules = Special Action: move a standing hero in another area to yours.
item-fold-tray = Tea Tray
item-fold-tray-the = the Tea Tray
item-fold-tray-rules = Special Action: move up to 3 areas.
item-fold-pane = Frost Pane
item-fold-pane-the = the Frost Pane
item-fold-pane-rules = Special Action: move to another area with a standing hero.
item-fold-oil = Oil Can
item-fold-oil-the = the Oil Can
item-fold-oil-rules = Special Action: gain 2 Sparks. Then discard this card.

rule-2-3 = Folding
rule-2-13 = Wick
rule-2-18 = Underlined
rule-2-28 = Feed the Light
rule-2-34 = Noise

special-fold-sheet = Throw the Sheet
special-fold-sheet-rules = { item-fold-sheet-rules }
special-fold-tray = Ride the Tray
special-fold-tray-rules = { item-fold-tray-rules }
special-fold-pane = Look through the Pane
special-fold-pane-rules = { item-fold-pane-rules }
special-fold-oil = Empty the Oil Can
special-fold-oil-rules = { item-fold-oil-rules }
special-fold-lead = Lead Wick
special-fold-lead-rules = In Wick’s area: move 1 area, and Wick comes along.
special-fold-feed = Feed the Light
special-fold-feed-rules = In the Light Tower: spend 1 Spark; the light grows by 1.
special-fold-knots = Undo a Knot
special-fold-knots-rules = In the Hollow: roll 2 dice; each success undoes 1 knot. With no success the noise grows by 1. The noise also grows by 1 after each Attack action; when it first reaches 4 the sleepers wake.

## Wyrm cards and allies
wyrm-card-crease = Crease
wyrm-card-crease-rules = 1 Wyrm comes out of the Vortex, with three or four heroes 2. Each Wyrm acts once. In every area with a Wyrm, 1 Spark there goes back to the supply.
wyrm-card-flurry = Flurry
wyrm-card-flurry-rules = Each Wyrm acts once, with three or four heroes twice. Then reveal another Wyrm card.
ally-wick = Wick

## Areas and objects
area-fold-roofs = Chimney Row
area-fold-line = Washing Line
area-fold-drift = Paper Drift
area-fold-steps = Fan Steps
area-fold-ledge = Ledge
area-fold-tower = Light Tower
area-fold-hollow = Hollow
area-fold-gutter = Gutter

place-fold-roofs = Chimney Row
place-fold-line = the Washing Line
place-fold-drift = the Paper Drift
place-fold-steps = the Fan Steps
place-fold-ledge = the Ledge
place-fold-tower = the Light Tower
place-fold-hollow = the Hollow
place-fold-gutter = the Gutter

object-fold-wash = Washing
object-fold-crank = Crank
object-fold-snowman = Snowman
object-fold-bench = Bench
object-fold-can = Oil Can
object-fold-sleeper = Sleeper

## Pictures
scene-fold-early = Dark, and a torch on the slip inside the cover of the Book: nine lines, eight ticks, and a stamp that has run. Four children stand before it, seen from behind.
scene-fold-white = Square white flakes of paper rise out of the open Book and drift through the room.
scene-fold-court = Lamp Court in the snow. Six lamps are dark; the seventh still has a little light.
scene-fold-tower = A lamp stands in the round glass room on top of a tower, and a slow white beam goes out over the snow.
scene-fold-hook = The yellow coat on the ninth hook, very close, early in the morning. It has stopped dripping; below it is a dark ring.
scene-fold-panes = A window of nine panes, three rows of three, each with a star of ice. Top row: six points, six, six. Middle row: six points, six, seven. Bottom row: six points, six, six.
scene-fold-end-white = The open Book is white on both sides, and Ken’s red jacket lies over it.
scene-fold-end-quilt = On the open Book the roofs of the town show through the snow, like knees under a blanket.
scene-fold-end-paths = A white plain on the open Book: footprints run to the light tower, and beside them, in red, the marks of a ruler.
scene-fold-end-stars = Stars with seven points have come out over the white plain on the open Book, and the light tower is lit.

## Keywords, goals, counters
keyword-wick = Wick
keyword-hearth = Hearth
keyword-porter = Porter
keyword-hush = Hush

goal-2-11 = All heroes stand in Lamp Court and hold enough Sparks for the last lamp.
goal-2-20 = Lead Wick to the Light Tower.
goal-2-31 = Hold out for 4 rounds; keep the light burning.
goal-2-36 = Undo the knots; all heroes and Wick stand in the Gutter.

counter-fold-light = Light
counter-fold-noise = Noise
counter-fold-woken = Times the sleepers woke
counter-fold-knots = Knots undone

## Options
option-2-7-slide = Slide down the line
option-2-7-pockets = Search the pockets
option-2-9-stoke = Blow on them
option-2-9-hush = Let them sleep
option-2-12-wick = Give Wick the light
option-2-12-hearth = Give the oven the light
option-2-15-wind = Take the timer’s spring
option-2-15-rest = Take back the deposit
option-2-16-come = Ask him to come along
option-2-16-guard = Let him hold the road
option-2-24-read = Read the page again
option-2-24-rest = Sit down and rest
option-2-25-top = Top row, left
option-2-25-middle = Middle row, centre
option-2-25-right = Middle row, right
option-2-25-bottom = Bottom row, centre
option-2-35-story = Tell it a story
option-2-35-nest = Take the nest
