### What goes wrong with the database (db/errors.py), said to the person who asked for something.

db-in-use = Another process is using my database. Please try again later.
db-no-directory = The folder for my database does not exist. Nothing was stored.
db-unwritable = My database cannot be written to. Nothing was stored.
db-not-a-database = The file in the place of my database is something else. Nothing was stored.
db-damaged = My database is damaged: the people who run me have to restore a backup. Nothing was stored.
db-newer = My database was written by a newer version of me. Nothing was stored.
db-stale = The table has moved on in the meantime, so nothing was changed. Please look again.
db-twice = That click has been played already.
db-channel-busy = { table-busy }
db-campaign-busy = This campaign already has an open table.
db-campaign-changed = This campaign is no longer as you saw it. Please look again.
db-crowded = You have begun as many open tables here as this server allows.
db-daily-taken = You have already had your try at this daily.
db-not-stored = Nothing was stored: my disk has failed. The people who run me find the reason in my log.
db-disk-full = Nothing was stored: my disk is full. Please tell the people who run me, and try again later.
db-misfit = What I have stored does not fit together here, so nothing was changed. The people who run me find the reason in my log; if it is a table, /table end closes it.
db-exists = That file exists already. Nothing was stored.

kept-but-full = Your move is kept, but now my disk is full: the table goes on once the person who runs me has made room.
kept-but-broken = Your move is kept, but now my disk has failed: the table goes on once the person who runs me has mended it.
