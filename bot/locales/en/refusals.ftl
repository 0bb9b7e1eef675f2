### What Discord refuses, said to the person who asked or looks at the table (bot/platform/refusals.py).

refused-later = Discord is not taking this just now. Nothing is lost: please try again in a moment.
refused-spent = This message can no longer be changed. /table show brings a fresh one.
refused-permission = Discord does not let me do this here. A table needs View Channel, Send Messages, Embed Links and Attach Files; in threads, Send Messages in Threads.
refused-unseen = I cannot see this channel. I need the permission “View Channel”; in a private thread, mention me once to let me in.
refused-channel-type = Discord does not allow this in this type of channel. It works in a text channel.
refused-history = I need the permission “Read Message History” in this channel.
refused-archived = This thread is archived, and I may not reopen it. Once somebody does, /table show brings the table back.
refused-locked = This thread is locked, so I cannot write here. Somebody with Manage Threads can unlock it.
refused-thread-full = This thread has as many members as Discord allows.
refused-thread-there = There is already a thread for this message.
refused-threads-full = This server has as many open threads as Discord allows. Once one of them is closed, please try again.
refused-news-threads-full = This server has as many open announcement threads as Discord allows. Once one of them is closed, please try again.
refused-screened = This server’s AutoMod stops my message. Somebody with Manage Server can make an exception for me.
refused-absent = This person is not in this server.
refused-direct = This person takes no direct messages from me.
refused-no-server = I share no server with this person, so I cannot write to them.
refused-fault = Discord did not accept my message, and trying again will not help. What was played is kept; the people who run me find the reason in my log.

## Where nobody can be called

barred = I cannot mention anyone here, so the clock is stopped until this is mended. { $says } **/table show** in another channel moves the table there.
notice-barred = I cannot mention anyone at the table in { $place }, so its clock is stopped. { $says }
private-thread = I am not in this private thread. Mention me ({ $me }) or add me to it, then try again.
