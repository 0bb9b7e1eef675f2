"""World Adventure: trade, plunder and hunt on the Silk Road for Ancient Runes."""
