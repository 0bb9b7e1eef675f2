"""What only bot players need: how well a seat stands, and guesses at what is hidden."""
