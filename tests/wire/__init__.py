"""The real process on a small Discord: REST and gateway on loopback, over sockets.

`python -m bot` runs as it is; only discord.py's addresses are turned (`entry`). So what is tested
is what runs: the process, its sockets, multipart bodies, compressed streams, heartbeats,
resumption, signals, exit codes.

`fake`          serves, and refuses what Discord would refuse: by its OpenAPI document and limits
                (`tests.discord`), by what the bot may do in a place (`world`, `routes`), by what a
                message or an interaction still takes (`messages`, `interactions`)
`gateway`       sessions, shards, and how a line breaks
`people`        who clicks, types and picks
`process`       the bot's process and its log
`stage`         all of it together, and what was wrong at the end
`playing`       what people do at a table

A new scene is a test in a module with `pytestmark = SCENE`. It takes `stage`, a server of its own
beside other scenes in one process, or `bare`, where it starts and stops a process itself:

    async def test_the_table_is_shown_after_a_kill(bare: Stage) -> None:
        await bare.start()
        table = await bare.begin(bare.rooms[0], "wonder_book")
        trouble = bare.fake.trouble("PATCH", ".*", 503, times=99)   # Discord stumbles
        bare.foresee("is shown later")                              # so this line is no fault
        before, asked = table.edits, await move(bare, table, wait=False)
        bare.excuse(*asked)                                         # they may stay unanswered
        await bare.stop(signal.SIGKILL)
        bare.fake.recover(trouble)
        await bare.start()                                          # on the same database
        assert await edited(table, before, SOON)

When it is over, `stage.wrong()` must be empty: no request that Discord would not take, no click
without an answer, no line of the log above `info` that was not foreseen. Every wait has an end, and
the process is killed whatever happens. Scenes run where a change lands: `pytest -m landing
tests/wire`. By hand, a crowd of 30 that clicks at 20 tables, and how long it waits: `python -m
tests.wire.crowd`.
"""
