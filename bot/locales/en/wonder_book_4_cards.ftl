# Wonder Book, chapter IV: names on buttons and pictures (24 characters at most), and what cards do.

## Items and Special Rules

item-post-horn = Post Horn
item-post-horn-the = the Post Horn
item-post-horn-rules = Special Action, 1 Spark: stun every Wyrm in your area.
item-post-trolley = Trolley
item-post-trolley-the = the Trolley
item-post-trolley-rules = Special Action: move up to 2 areas.
item-post-letter = Nora’s Letter
item-post-letter-the = Nora’s Letter
item-post-letter-rules = Special Action, 1 Spark: read the address aloud and stun every Wyrm in your area.
item-post-glasses = Reading Glasses
item-post-glasses-the = the Reading Glasses
item-post-glasses-rules = Special Action, 1 Spark: deal 2 damage to a Wyrm in your own or an adjacent area.

rule-4-8 = Sorting
rule-4-32 = Turning Wheel

special-post-horn = Blow the Post Horn
special-post-horn-rules = { item-post-horn-rules }
special-post-trolley = Ride the Trolley
special-post-trolley-rules = { item-post-trolley-rules }
special-post-letter = Read the Address
special-post-letter-rules = { item-post-letter-rules }
special-post-glasses = Aim the Glasses
special-post-glasses-rules = { item-post-glasses-rules }
special-post-sort = Feed the Machine
special-post-sort-rules = At the Sorting Machine: spend 1 Spark, then roll 3 dice as often as you like, up to 8 letters. Each success is a letter. Stop, and they are sorted. A roll without success loses them all and spits 2 Wyrms out there.
special-post-hand = Sort by Hand
special-post-hand-rules = At the Pigeonholes: roll 2 dice; each success is a letter sorted. With no success lose 1 Heart.
special-post-lever = Pull the Lever
special-post-lever-rules = At the Turning Wheel, the Weighing Room or the Long Chute: spend 1 Spark; the Wheel turns. It joins the Upward Tube with the Weighing Room, or with the Long Chute and the Drop Shaft.

## Wyrm cards and bosses

wyrm-card-circular = Circular
wyrm-card-circular-rules = 2 Wyrms come out of the Vortex, with three or four heroes 3. Each Wyrm acts once.
wyrm-card-surcharge = Surcharge
wyrm-card-surcharge-rules = 1 Wyrm comes out of the Vortex. Each Wyrm acts once. Every hero loses 1 Spark.
boss-postmark = The Postmark

## Areas and objects

area-post-slot = Letter Slot
area-post-sacks = Mountain of Sacks
area-post-sorter = Sorting Machine
area-post-counter = Counter
area-post-holes = Pigeonholes
area-post-parcels = Parcel Cellar
area-post-scales = Weighing Room
area-post-vault = Vault
area-post-long = Long Chute
area-post-wheel = Turning Wheel
area-post-drop = Drop Shaft
area-post-tube = Upward Tube

# An area within a sentence.
place-post-slot = the Letter Slot
place-post-sacks = the Mountain of Sacks
place-post-sorter = the Sorting Machine
place-post-counter = the Counter
place-post-holes = the Pigeonholes
place-post-parcels = the Parcel Cellar
place-post-scales = the Weighing Room
place-post-vault = the Vault
place-post-long = the Long Chute
place-post-wheel = the Turning Wheel
place-post-drop = the Drop Shaft
place-post-tube = the Upward Tube

object-post-heap = Unsent Mail
object-post-orders = Orders
object-post-desk = Desk
object-post-chest = Chest
object-post-returns = Returns
object-post-register = Register
object-post-balance = Balance
object-post-cards = Postcards
object-post-biscuits = Biscuit Tin
object-post-capsule = Capsule

## Keywords, goals, counters

keyword-chest = Chest
keyword-posted = Posted
keyword-answer = Answer
keyword-debt = Debt

goal-4-10 = Sort enough letters to find Nora’s.
goal-4-19 = Pay or owe the postage at the Counter, or open the Chest in the Vault.
goal-4-33 = All heroes stand in the Upward Tube, with Nora’s Letter.

counter-post-sorted = Letters sorted
counter-post-turned = silent

## Options

option-4-3-lick = Lick all the stamps
option-4-3-hide = Hide it up a jumper
option-4-4-horn = Take the Post Horn
option-4-4-trolley = Take the Trolley
option-4-12-swap = Hand them over
option-4-12-tear = Tear them up
option-4-20-pay = Pay 4 Sparks (sealed)
option-4-20-dear = Pay 6 Sparks (opened)
option-4-20-owe = Owe the Post a story
option-4-20-back = Not yet
option-4-21-glim = Glim
option-4-21-tallow = Tallow
option-4-21-wick = Wick
option-4-21-taper = Taper
option-4-22-obel = Obel
option-4-22-vesper = Vesper
option-4-22-gloss = Gloss
option-4-22-ibo = Ibo
option-4-23-coat = A coat
option-4-23-book = The Book
option-4-23-fine = The fine
option-4-23-nora = Nora
option-4-28-one = Once
option-4-28-two = Twice
option-4-28-three = Three times
option-4-28-eight = Eight times
option-4-38-post = Post it, and go
option-4-38-wait = Wait for her answer

## What pictures of the story show

scene-post-noon = The church clock in the window says twelve. A printed card slides out of the open Book across the desk, to four children.
scene-post-flap = In the middle of the open Book there is a brass flap for letters.
scene-post-hall = A hall without a ceiling: pigeonholes up and up, a long ladder, brass tubes, and drifts of envelopes on the floor.
scene-post-stamp = A rubber stamp as high as a door hops across the hall; its wooden knob has an angry face.
scene-post-hook = Noon: the sun of a window on the stairs lies on the wall, and in it hangs the yellow coat.
scene-post-end-struck = A wall of empty pigeonholes under red lines. Quill sits in the last one, beside a candle end.
scene-post-end-sacks = Half the wall of pigeonholes has gone white. In front of it Quill, on a trolley, sends sacks of letters up a brass tube.
scene-post-end-stamp = The big stamp stands in the corner with a green coat over its knob; beside Quill the wall is full of crooked purple stamps.
scene-post-end-ribbon = Envelopes, ever so many, circle like swifts over the roofs of the town.
