# Achievements of World Adventure: what each is called, and how it is earned, within a sentence.

honour-world-adventure-alphabet = The Whole Alphabet
honour-world-adventure-alphabet-about = take twelve runes yourself in one game
honour-world-adventure-second-life = A Second Life
honour-world-adventure-second-life-about = reach the goal after having died on the way
honour-world-adventure-clean-hands = Clean Hands
honour-world-adventure-clean-hands-about = reach the goal without having attacked anyone
honour-world-adventure-nobodys-captain = Nobody’s Captain
honour-world-adventure-nobodys-captain-about = reach the goal without ever recruiting a soldier
honour-world-adventure-full-purse = Not a Coin Over
honour-world-adventure-full-purse-about = hold 99 gold
honour-world-adventure-harvest = Harvest Day
honour-world-adventure-harvest-about = win four runes in one turn
honour-world-adventure-takes-a-thief = It Takes a Thief
honour-world-adventure-takes-a-thief-about = collect a bounty while wanted yourself
honour-world-adventure-cornered = Cornered
honour-world-adventure-cornered-about = fail to run away, and win that battle
