"""Who clicks is answered: picks, deeds beside the game, lobbies."""
