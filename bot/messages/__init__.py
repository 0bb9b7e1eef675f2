"""How messages reach Discord: answers, table messages edited in place, notices, and refusals for
good."""
