"""One module a command. They import lazily: `--help` loads neither discord.py nor Pillow."""
