"""How clicks are answered: picks, deeds beside the game, lobbies."""
