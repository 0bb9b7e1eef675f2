"""The bot without Discord: in SimCord's simulated one, with a page in the browser."""
