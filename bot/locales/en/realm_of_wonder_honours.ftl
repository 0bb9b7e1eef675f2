# Achievements of Realm of Wonder: what each is called, and how it is earned, within a sentence.

honour-realm-of-wonder-long-way-round = The Long Way Round
honour-realm-of-wonder-long-way-round-about = enter the castle after limping back twice
honour-realm-of-wonder-walked-in = Straight Up the Stairs
honour-realm-of-wonder-walked-in-about = enter the castle without having won a battle
honour-realm-of-wonder-borrowed-glory = Borrowed Glory
honour-realm-of-wonder-borrowed-glory-about = win by monsters or orbs, one of them taken from another player
honour-realm-of-wonder-two-roads = Spoilt for Choice
honour-realm-of-wonder-two-roads-about = enter the castle with two roads open to you
honour-realm-of-wonder-new-tenant = New Management
honour-realm-of-wonder-new-tenant-about = conquer a stronghold
honour-realm-of-wonder-bare-hands = Bare Hands
honour-realm-of-wonder-bare-hands-about = beat the dragon without muscles or knights
honour-realm-of-wonder-no-you-dont = No, You Don’t
honour-realm-of-wonder-no-you-dont-about = counter a Counterspell
honour-realm-of-wonder-twice-bitten = It Knows You by Now
honour-realm-of-wonder-twice-bitten-about = lose to the same kind of monster twice
