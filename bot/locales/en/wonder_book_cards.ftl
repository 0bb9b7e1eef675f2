# Wonder Book: names on buttons and pictures (24 characters at most), and what cards do.

## Heroes

hero-ken = Ken
hero-ken-about = Acts first, and jokes when he is afraid.
hero-ken-attack = 3 dice, own area. 1 damage per success.
hero-lara = Lara
hero-lara-about = Plans ahead and hates to lose.
hero-lara-attack = 2 dice, own area. 1 damage per success to each of up to two Wyrms.
hero-tina = Tina
hero-tina-about = Notices what hurts others.
hero-tina-attack = 2 dice, own area. 1 damage per success; with any success one hero, anywhere, recovers 1 Heart.
hero-sid = Sid
hero-sid-about = Knows odd things and trusts machines.
hero-sid-attack = 2 dice, own or adjacent areas. 1 damage per success.

## Skills

skill-headlong = Headlong
skill-headlong-rules = You may move 1 area; then attack with 4 dice in your area.
skill-tag-team = Tag Team
skill-tag-team-rules = Swap places with a standing hero in another area, then take one additional action.
skill-patch-up = Patch Up
skill-patch-up-rules = A hero in your own or an adjacent area (it can be you) recovers 2 Hearts.
skill-tinker = Tinker
skill-tinker-rules = Draw 1 Shred card.
skill-whirl = Whirl
skill-whirl-rules = Deal 1 damage to every Wyrm in your area.
skill-bear-hug = Bear Hug
skill-bear-hug-rules = Move 1 area; one other hero in your area may come along.
skill-long-throw = Long Throw
skill-long-throw-rules = Attack with 3 dice in your own or adjacent areas.
skill-plan-b = Plan B
skill-plan-b-rules = One other standing hero, anywhere, takes one additional action at once.
skill-hush = Hush
skill-hush-rules = Stun every Wyrm in your area.
skill-share-out = Share Out
skill-share-out-rules = Lose 1 Heart, but never your last; every other hero in your area recovers 1 Heart.
skill-magnet = Magnet
skill-magnet-rules = Collect 1 Spark from your own area and 1 from each adjacent area, wherever there is one.
skill-tripwire = Tripwire
skill-tripwire-rules = Deal 1 damage to each of up to two Wyrms in your own or adjacent areas.
skill-charge = Charge
skill-charge-rules = You may move 1 area; then deal 1 damage to every Wyrm in your area.
skill-shield = Shield
skill-shield-rules = Until the next Players’ Phase each hero now in your area is spared the next 2 Hearts it would lose.
skill-regroup = Regroup
skill-regroup-rules = Move to another area with a standing hero.
skill-far-shot = Far Shot
skill-far-shot-rules = Attack with 3 dice, in any area.
skill-lullaby = Lullaby
skill-lullaby-rules = Stun a Wyrm in any area.
skill-big-heart = Big Heart
skill-big-heart-rules = Every hero in your area recovers 2 Hearts.
skill-windfall = Windfall
skill-windfall-rules = One standing hero, anywhere (it can be you), gains 1 Spark.
skill-catapult = Catapult
skill-catapult-rules = Deal 2 damage to a Wyrm in your own or an adjacent area.
skill-last-word = Last Word
skill-last-word-rules = Attack with 5 dice in your own or adjacent areas.
skill-deep-breath = Deep Breath
skill-deep-breath-rules = You recover 2 Hearts.
skill-rally = Rally
skill-rally-rules = Move a standing hero in another area to yours, then take one additional action.
skill-both-hands = Both Hands
skill-both-hands-rules = You may move up to 2 areas; then attack with 3 dice in your area.
skill-open-arms = Open Arms
skill-open-arms-rules = A hero, anywhere (it can be you), recovers 3 Hearts.
skill-firm-no = A Firm No
skill-firm-no-rules = Stun every Wyrm in your own and in adjacent areas.
skill-footnotes = Footnotes
skill-footnotes-rules = Draw 2 Shred cards.
skill-chain-reaction = Chain Reaction
skill-chain-reaction-rules = Deal 1 damage to each of up to three Wyrms in your own or adjacent areas.

## Items and Special Rules

item-lantern = Brass Lantern
item-lantern-the = the Brass Lantern
item-lantern-rules = Special Action, 1 Spark: every hero in your area recovers 1 Heart.
item-whistle = Tin Whistle
item-whistle-the = the Tin Whistle
item-whistle-rules = Special Action: stun a Wyrm in your own or an adjacent area.
item-loaf = Iron Loaf
item-loaf-the = the Iron Loaf
item-loaf-rules = Special Action: deal 2 damage to a Wyrm in your own or an adjacent area. Then discard this card.
item-rope = Bell Rope
item-rope-the = the Bell Rope
item-rope-rules = Special Action: move a standing hero in another area to yours.
item-satchel = School Satchel
item-satchel-the = the School Satchel
item-satchel-rules = Special Action, 1 Spark: draw 1 Shred card.
item-needle = Golden Needle
item-needle-the = the Golden Needle
item-needle-rules = Special Action at the Torn Edge, 1 Spark: roll 4 dice; each success is a stitch.

rule-1-5 = Upside-Down Well
rule-1-11 = Lamps
rule-1-29 = Sewing

special-lantern = Hold up the Lantern
special-lantern-rules = { item-lantern-rules }
special-whistle = Blow the Whistle
special-whistle-rules = { item-whistle-rules }
special-loaf = Throw the Loaf
special-loaf-rules = { item-loaf-rules }
special-rope = Throw the Rope
special-rope-rules = { item-rope-rules }
special-satchel = Search the Satchel
special-satchel-rules = { item-satchel-rules }
special-needle = Sew with the Needle
special-needle-rules = { item-needle-rules }
special-well = Lean into the Well
special-well-rules = In the Upside-Down Well: roll 2 dice; gain 1 Spark per success. With no success lose 1 Heart.
special-lamps = Feed the Lamps
special-lamps-rules = While a Wyrm that is not stunned is in Lamp Court, spend 1 Spark: stun every Wyrm there; every hero there recovers 1 Heart.
special-sew = Sew
special-sew-rules = At the Torn Edge: spend 1 Spark and roll 2 dice: each success is a stitch.

## Gifts of the Treasure Chest, one a hero, once a chapter

gift-boots = Milo’s Boots
gift-boots-rules = Special Action, once a chapter: you may move up to 3 areas; then attack with 4 dice in your area.
special-boots = Put on the Boots
special-boots-rules = { gift-boots-rules }
gift-chalk = Door Chalk
gift-chalk-rules = Special Action, once a chapter: move up to two standing heroes in other areas to yours, then take one additional action.
special-chalk = Draw a Door
special-chalk-rules = { gift-chalk-rules }
gift-bun-tin = Uma’s Bun Tin
gift-bun-tin-rules = Special Action, once a chapter: every standing hero recovers 2 Hearts.
special-bun-tin = Open the Bun Tin
special-bun-tin-rules = { gift-bun-tin-rules }
gift-kite = Paper Kite
gift-kite-rules = Special Action, once a chapter: one standing hero, anywhere, gains 2 Sparks; then take two additional actions.
special-kite = Fly the Kite
special-kite-rules = { gift-kite-rules }

## Shred cards

shred-tailwind = Tailwind
shred-tailwind-rules = “…and the wind carried them over the roofs…” Move up to 3 areas.
shred-fireflies = Fireflies
shred-fireflies-rules = “…every pocket full of fireflies…” Gain 2 Sparks.
shred-honeycomb = Honeycomb
shred-honeycomb-rules = “…and there was honey for all…” A hero in your own or an adjacent area (it can be you) recovers 3 Hearts.
shred-boulder = Boulder
shred-boulder-rules = “…when the boulder came to rest…” Deal 2 damage to a Wyrm in your own or an adjacent area.
shred-mist = Mist
shred-mist-rules = “…nobody could see a thing…” Stun every Wyrm in your own and in adjacent areas.
shred-side-door = Side Door
shred-side-door-rules = “…through a door that had not been there…” Move to another area with a standing hero.
shred-twice-told = Twice Told
shred-twice-told-rules = “…and then they did it all again…” Take two additional actions.
shred-giants-grip = Giant’s Grip
shred-giants-grip-rules = “…with a hand as large as a cart…” Attack with 5 dice in your area.

special-tailwind = Read Tailwind
special-tailwind-rules = { shred-tailwind-rules }
special-fireflies = Read Fireflies
special-fireflies-rules = { shred-fireflies-rules }
special-honeycomb = Read Honeycomb
special-honeycomb-rules = { shred-honeycomb-rules }
special-boulder = Read Boulder
special-boulder-rules = { shred-boulder-rules }
special-mist = Read Mist
special-mist-rules = { shred-mist-rules }
special-side-door = Read Side Door
special-side-door-rules = { shred-side-door-rules }
special-twice-told = Read Twice Told
special-twice-told-rules = { shred-twice-told-rules }
special-giants-grip = Read Giant’s Grip
special-giants-grip-rules = { shred-giants-grip-rules }

## Wyrm cards

wyrm-card-scent = Scent
wyrm-card-scent-rules = 1 Wyrm comes out of the Vortex. Each Wyrm acts once, with three or four heroes twice. Then reveal another Wyrm card.
wyrm-card-burst = Burst
wyrm-card-burst-rules = 1 Wyrm comes out of the Vortex, with three or four heroes 2. In every area with 3 or more Wyrms one of them bursts: remove it; each hero or ally there loses 2 Hearts, and each in an adjacent area loses 1.
wyrm-card-prowl = Prowl
wyrm-card-prowl-rules = 1 Wyrm comes out of the Vortex. Each Wyrm acts twice.
wyrm-card-brood = Brood
wyrm-card-brood-rules = 2 Wyrms come out of the Vortex. Each Wyrm acts once.
wyrm-card-frenzy = Frenzy
wyrm-card-frenzy-rules = Each Wyrm acts twice.
wyrm-card-gnaw = Gnaw
wyrm-card-gnaw-rules = 1 Wyrm comes out of the Vortex. Each Wyrm acts once. In every area with a Wyrm, 1 Spark there goes back to the supply.
wyrm-card-unravel = Unravel
wyrm-card-unravel-rules = 1 Wyrm comes out of the Vortex. Each Wyrm acts once, with three or four heroes twice. Every hero with a Wyrm in its area loses 1 Spark.

## Areas and objects

area-landing = Landing
area-well = Upside-Down Well
area-hinge-hill = Hinge Hill
area-gatehouse = Gatehouse
area-lamp-court = Lamp Court
area-bakery = Bakery
area-bell-stair = Bell Stair
area-reading-room = Reading Room
area-paper-bridge = Paper Bridge
area-seam = Seam
area-torn-edge = Torn Edge

object-ovens = Ovens
object-satchel = Satchel
object-bell = Bell
object-door = Door
object-dragon = Stone Dragon
object-bobbin = Bobbin

## Keywords, goals, counters

keyword-signed = Signed
keyword-inkling = Inkling
keyword-letter = Letter
keyword-spring = Spring
keyword-gap = Gap

goal-1-6 = All heroes stand in the Gatehouse and hold 4 Sparks together.
goal-1-13 = Set both rings of the Door in the Reading Room.
goal-1-35 = Sew enough stitches at the Torn Edge to close the hole.

counter-rings = Rings set
counter-stitches = Stitches

## Options

option-1-2-sign = Sign with your own names
option-1-2-blank = Leave the line empty
option-1-6-free = Show him your names
option-1-6-pay = Pay the toll
option-1-6-late = Sign his list after all
option-1-7-lantern = Take the Brass Lantern
option-1-7-whistle = Take the Tin Whistle
option-1-15-feed = Feed it and cool the burn
option-1-15-nest = Take its nest
option-1-17-open = Open the letter
option-1-17-keep = Keep it closed
option-1-19-ring = Ring the bell
option-1-19-untie = Untie the rope
option-1-20-milo = Milo
option-1-20-nora = Nora
option-1-20-uma = Uma
option-1-21-satchel = A satchel
option-1-21-coat = A raincoat
option-1-21-apron = An apron
option-1-30-spring = Take Ibo’s spring
option-1-30-laces = Knot your shoelaces
option-1-33-rest = Rest in the hollow
option-1-33-pick = Pick its teeth
option-1-36-shut = Sew the last stitch
option-1-36-gap = Leave a gap
option-1-36-minnow = Call her Minnow

## Pictures

scene-eight-hail = Four children run through the hail up a dark hill, to a tower whose door stands open; light spills out of it.
scene-eight-hooks = A brick wall with nine hooks, low down. A small yellow raincoat drips on the ninth. A dusty stair leads up.
scene-eight-desk = A book as big as a door lies shut on a desk, with a chain across it; beside it a steel ruler, a slip and a pen.
scene-eight-open = The Book lies open on its desk in the tower, a hill in ink on its pages and four small coloured figures on it. Four children look down at them. Hail falls outside the window.
scene-eight-back = Four children come down the stairs of the tower, to the yellow coat on its hook. The same hail falls outside the window.
scene-eight-fall = You fall from a small square of light towards a country of paper that is just standing up.
scene-eight-landing = Grass with a crease in every blade; a hill on a brass hinge, half upright; a well whose water hangs in the air; a gatehouse with its shutters closed.
scene-eight-flap = A heavy door, very close. Its brass flap is open, and two brass eyes look out of the dark.
scene-eight-street = A square in the evening: tall houses, and seven lamps that bend down on long iron necks.
scene-eight-door = An oak door with a face: bored eyes, a long nose, and a wooden ring around a mouth with square teeth.
scene-eight-room = Shelves up to the clouds, full of books as big as beds. One lies open on the floor; the page beside its spine has been cut out.
scene-eight-tear = One folded sheet of paper for a bridge, a seam with half its stitches, and behind it the torn edge of the world, with Wyrms along its rim and a violet whirl in the dark.
scene-eight-dragon = A stone dragon, as long as a bus, sleeps by a paper bridge in the moonlight, with moss on its eyelids.
scene-eight-thumb = Golden stitches close the hole up to the last gap. There, from the other side, inky fingers hold the edges shut.
scene-eight-end-folded = The town lies folded flat on the open Book. One lamp has bent down to the ground and sniffs its way along.
scene-eight-end-lamps = On the open Book half the houses stand and half lie folded; in front of them seven lamps are burning.
scene-eight-end-bread = The town stands on the open Book. In the bakery window lies a fresh loaf, and its smell rises from the roof.
scene-eight-end-unfolded = Behind the town on the open Book a second hill unfolds, and a third; a stone dragon with moss on its eyelids looks out.
