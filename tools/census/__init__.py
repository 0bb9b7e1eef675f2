"""A census of all that people at a table read and press.

    python -m tools.census                        every game, mode and language on one seed
    python -m tools.census --games volfyirion --levels greedy --every 5 --check

It plays whole tables (`tools.sittings`), composes the messages that Discord would get, and counts.
The table message in English is composed at every decision, since clicks are counted by it; all
others at every `--every`-th. `--check` exits with 1 if a figure is above its limit.

What it cannot see:
- Bot players choose, at random or greedily. What only people do, it does not meet.
- Cuts are found by looking for each line that belongs into a message: a line of the text, a page,
  an option's detail, an event of the newest move. A line that nobody ever says is not missed.
- Advice is understood in English only, by the verb with which a sentence begins
  (`advice.ADVICE`), and is followed by any label or kind of action with such a word.
- Names are short. Rows are counted as Discord gets them, lines of text as a phone of 400 px wraps
  them (46 characters); nothing is drawn, and nothing is pressed.
- Lobbies, votes, reminders and campaigns between chapters are not looked at.
"""
