"""What only bot players, and those who watch them play, need: how well a table stands, what may be
hidden from them, a campaign to begin with, what each hero does for its party."""
