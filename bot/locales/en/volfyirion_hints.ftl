### Volfyirion: what a move gains, after “it …”.

hint-volfyirion-end = wins the game
hint-volfyirion-deck = makes your deck stronger
hint-volfyirion-cities = keeps your own side’s Cities standing
hint-volfyirion-danger = lowers the danger to your Cities
hint-volfyirion-asked = lets you remove a card that you no longer need
hint-volfyirion-to-do = lets you do or buy more this turn
hint-volfyirion-done = leaves nothing undone this turn
hint-volfyirion-rival-deck = weakens the enemy’s deck
hint-volfyirion-rival-cities = destroys an enemy City
hint-volfyirion-rival-danger = puts an enemy City in danger
hint-volfyirion-rival-asked = leaves the enemy nothing to remove
hint-volfyirion-rival-to-do = leaves the enemy with less to do or buy
hint-volfyirion-rival-done = leaves the enemy’s turn unfinished
