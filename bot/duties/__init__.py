"""What happens by itself, looked at once a minute: what falls due, letters, servers that left."""
