"""Who people are: what they are called, what language they read, whether they are still in the
server."""
