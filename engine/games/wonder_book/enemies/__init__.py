"""The Enemies' Phase: Wyrms and their cards, and bosses."""
