"""A table, and a campaign, told in words."""
