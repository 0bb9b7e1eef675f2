"""What can go wrong with stored games.

StoreError
    Unusable: the file cannot be opened
        InUse, NoDirectory, Unwritable, NotADatabase, Damaged, Newer
    Refused: a write that came too late
        Stale, Twice, ChannelBusy, CampaignBusy, CampaignChanged, Crowded, DailyTaken
    NotStored: the disk failed while writing; nothing of the write is kept
        DiskFull
    Unreadable: a row is not what was once written there
        CampaignUnreadable, LessonChanged, Misfit
    Exists: a copy would replace a file
"""

from __future__ import annotations

from typing import ClassVar


class StoreError(Exception):
    """`problem` and `facts` are a message id and its values; `str()` is the English sentence."""

    problem: ClassVar[str]
    sentence: ClassVar[str]

    def __init__(self, **facts: str | int) -> None:
        super().__init__(self.sentence.format(**facts))
        self.facts = facts


class Unusable(StoreError):
    """The file cannot be opened; it has not been changed."""


class InUse(Unusable):
    problem = "db-in-use"
    sentence = "{path} is in use by another process."


class NoDirectory(Unusable):
    problem = "db-no-directory"
    sentence = "{path} cannot be created: its directory does not exist."


class Unwritable(Unusable):
    problem = "db-unwritable"
    sentence = "{path} cannot be opened for writing: {reason}."


class NotADatabase(Unusable):
    problem = "db-not-a-database"
    sentence = "{path} is not a database of Dragonspotter."


class Damaged(Unusable):
    problem = "db-damaged"
    sentence = "{path} is damaged: {reason}. Restore a backup."


class Newer(Unusable):
    problem = "db-newer"
    sentence = (
        "{path} was written by a newer version of Dragonspotter "
        "(database version {found}, this one knows {known})."
    )


class Refused(StoreError):
    """A write that came too late; nothing of it is kept."""


class Stale(Refused):
    problem = "db-stale"
    sentence = "Table {game} has moved on."


class Twice(Refused):
    """The caller treats it as already done."""

    problem = "db-twice"
    sentence = "Interaction {interaction} has already been played."


class ChannelBusy(Refused):
    problem = "db-channel-busy"
    sentence = "There is an open table here already."


class CampaignBusy(Refused):
    problem = "db-campaign-busy"
    sentence = "This campaign has an open table already."


class CampaignChanged(Refused):
    problem = "db-campaign-changed"
    sentence = "This campaign is not as it was when it was looked at."


class Crowded(Refused):
    problem = "db-crowded"
    sentence = "This player has begun {most} open tables in this server already."


class DailyTaken(Refused):
    problem = "db-daily-taken"
    sentence = "This player has had the daily of that day already."


class NotStored(StoreError):
    problem = "db-not-stored"
    sentence = "Nothing was stored: {reason}."


class DiskFull(NotStored):
    problem = "db-disk-full"
    sentence = "Nothing was stored: the disk is full."


class Unreadable(StoreError):
    """Also raised for a table whose game is gone, or whose bytes its game no longer understands."""

    problem = "table-unreadable"
    sentence = "{what} cannot be read: {reason}"


class CampaignUnreadable(Unreadable):
    problem = "campaign-unreadable"


class LessonChanged(Unreadable):
    """A lesson that was begun by other rules, or before it was rewritten."""

    problem = "lesson-changed"


class Misfit(Unreadable):
    """A row that is there prevents the write: for example, what it refers to is gone."""

    problem = "db-misfit"
    sentence = "Nothing was stored: it does not fit what is there ({reason})."


class Exists(StoreError):
    problem = "db-exists"
    sentence = "{path} exists already."
