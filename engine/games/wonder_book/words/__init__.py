"""What tells a table, and a campaign, in words."""
