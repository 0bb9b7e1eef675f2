"""One module for each command. They import lazily, so that `--help` loads neither discord.py nor
Pillow."""
