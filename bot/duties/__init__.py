"""What happens by itself, checked once a minute: deadlines, requests by letter, servers that
left."""
