"""Chances that are shown before the dice roll."""
