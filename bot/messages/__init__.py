"""How messages reach Discord: answers, table messages edited in place, notices, what is barred."""
