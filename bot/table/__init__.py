"""Tables as the engine and the store have them; nothing in here knows Discord."""
