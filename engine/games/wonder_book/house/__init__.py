"""What only bot players need: how well a table stands, and what may be hidden from them."""
