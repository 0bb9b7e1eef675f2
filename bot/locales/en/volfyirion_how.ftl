### Volfyirion: the How to play cards, one a mode.

how-volfyirion-duel-goal = destroy all your rival’s Cities before yours fall.
how-volfyirion-duel-turn = **A turn**
    1. Draw five cards.
    2. Play them: they give C, B and K.
    3. Put Troops and Buildings on your Cities.
    4. Spend: C buys cards; B attacks Cities or buys Wonders; K seals Wonders, replaces cards, moves the dragon.
    5. End the turn: unspent points are lost, unplayed cards discarded.
how-volfyirion-duel-words = C: Command · B: Battle · K: Knowledge · Troop: guards a City · Building: points every turn · Wonder: stays in play · Seal: switches a Wonder off · Synergy Chain: more with the colours shown
how-volfyirion-duel-lose = when your last City falls: attacked or burnt. 8 K send the dragon to an enemy City, or home; the City under it burns when its owner’s turn ends.

how-volfyirion-solo-goal = 16 B in one turn strike Volfyirion down, 16 K subjugate it.
how-volfyirion-solo-turn = **A turn**
    1. A hidden card feeds the Rage Pile; draw five cards.
    2. Play them: they give C, B and K. Each Wonder, Building or Troop feeds the pile, too.
    3. Put Troops and Buildings on your Cities.
    4. Spend: C buys cards, B Wonders; 6 B or 6 K set the top Rage card aside.
    5. End the turn. If you had to reshuffle, Volfyirion attacks.
how-volfyirion-solo-words = C: Command · B: Battle · K: Knowledge · Troop: guards a City · Building: points every turn · Wonder: stays in play · Rage Pile: its costs are the dragon’s B · Reshuffle: wakes the dragon
how-volfyirion-solo-lose = when your last City falls, or after 40 rounds.

how-volfyirion-coop-goal = 30 B or 30 K together in one turn, or 20 by one player.
how-volfyirion-coop-turn = **A turn, shared by both**
    1. Three Wonders join the Rage grid; the dragon flies on.
    2. Draw five cards each, and play them.
    3. Put Troops and Buildings, also on your partner’s Cities.
    4. Spend: C buys cards; B discards grid cards, K seals them; 8 K move the dragon.
    5. End the turn: the rows attack the City under the dragon.
how-volfyirion-coop-words = C: Command · B: Battle · K: Knowledge · Troop: guards a City · Building: points every turn · Rage grid: Wonders that attack you · Row: two costs, multiplied · Seal: not counted this turn
how-volfyirion-coop-lose = when the last City falls, or after 40 rounds. Without Cities you play no cards.

how-volfyirion-team-goal = destroy all three enemy Strongholds before yours fall.
how-volfyirion-team-turn = **A turn, shared by both**
    1. Draw five cards each.
    2. Play them: C are your own, B and K shared.
    3. Put Troops and Buildings on your Stronghold, Troops on the shared one, too.
    4. Spend: C buys cards; B attacks Strongholds or buys Wonders; K seals cards, moves the dragon.
    5. End the turn: unspent points are lost, unplayed cards discarded.
how-volfyirion-team-words = C: Command · B: Battle · K: Knowledge · Troop: guards a Stronghold · Building: points every turn · Wonder: stays in play · Seal: switches a card off · Stronghold: two Cities that fall as one
how-volfyirion-team-lose = when your team’s last Stronghold falls: attacked, or burnt by the dragon if it sits there when your turn ends.

## What letters and signs mean, on the first screens and under the card

legend-volfyirion = **C** Command, **B** Battle, **K** Knowledge · card colours: **T** turquoise, **R** red, **P** purple, **N** neutral · **W** Wonder · flame: if you remove it · chain: Synergy with these colours
signs-volfyirion = after a flame or a chain: pile with an arrow: draw a card · hand with a card: remove a card · breaking tower: destroy a Building · broken shield: destroy a Troop · dragon: move Volfyirion
