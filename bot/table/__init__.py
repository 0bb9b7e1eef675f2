"""Tables as the engine and the store have them: no word of Discord in here."""
