"""What house players need and no rule does: how well a seat stands, guesses at what is hidden."""
