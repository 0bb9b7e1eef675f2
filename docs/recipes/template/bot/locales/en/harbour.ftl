### Harbour: buttons, what happens, what is asked, why not.

game-harbour = Harbour
game-harbour-about = Ships come in, and everybody bids for them in secret. Win the fairest fleet.
game-harbour-players = 2 to 4 players
game-harbour-lasts = about 10 minutes
mode-harbour-auction = An auction of five rounds
score-points = Points
picture-harbour-coins = Coins

ship-cog = Cog
ship-caravel = Caravel
ship-galleon = Galleon

harbour-bid = Bid { $coins }
placeholder-harbour-bid = Your bid
harbour-arrived = A ship comes in: { $ship }.
harbour-offered = { $seat } offers { $coins }.
harbour-sold = { $seat } takes the ship ({ $ship }) for { $coins }.
harbour-sailed = Several bids are highest. The ship ({ $ship }) sails away.

ask-harbour-bidding = How many coins do you bid?
harbour-heading = { $ship ->
    [none] Round { $round }
   *[other] Round { $round }: { $ship }
}
harbour-goal = Goal: the most points after five rounds. So far: { $sides }.
harbour-side = { $seat } { $n }
harbour-ahead = Ahead: { $seat }.
harbour-captain = { $ships ->
    [none] { $seat }: coins { $coins }, points { $points }
   *[other] { $seat }: coins { $coins }, points { $points } ({ $ships })
}
hb-03-too-poor = You have { $coins } coins left. Bid less.

honour-harbour-bargain = Bargain
honour-harbour-bargain-about = take a ship for a single coin
honour-harbour-all-in = All In
honour-harbour-all-in-about = pay ten coins for one ship
honour-harbour-flagship = Flagship
honour-harbour-flagship-about = take a galleon
honour-harbour-fleet = Fleet
honour-harbour-fleet-about = own three ships at the end
honour-harbour-monopoly = Monopoly
honour-harbour-monopoly-about = take every ship that is sold
honour-harbour-thrifty = Thrifty
honour-harbour-thrifty-about = win with five coins left
honour-harbour-landlubber = Landlubber
honour-harbour-landlubber-about = end a game without a ship
honour-harbour-deadlock = Deadlock
honour-harbour-deadlock-about = play a game in which no ship is sold

how-harbour-goal = have the most points when five ships have come in.
how-harbour-turn = **A round**
    1. A ship comes in.
    2. Everybody bids coins in secret.
    3. The bids are opened together.
    4. The highest one pays and takes the ship.
    5. If several are highest, the ship sails away.
how-harbour-words = Coin: you begin with ten · Bid: none up to all of them · Round: one ship · Cog: 1 point · Caravel: 3 points · Galleon: 6 points · Fleet: your ships · Quay: where the ship lies
how-harbour-lose = when somebody else has more points.
