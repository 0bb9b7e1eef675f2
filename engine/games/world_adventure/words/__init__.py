"""A table told in words."""
