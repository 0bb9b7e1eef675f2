"""Tools for those who work on the code; nothing that runs imports them."""
