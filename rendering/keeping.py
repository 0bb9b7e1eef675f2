"""All pictures that are kept, of all games, in one store with one bound in bytes: what is made
again in the least time for its bytes goes first."""

from collections.abc import Callable
from functools import update_wrapper
from heapq import heappop, heappush
from threading import Lock
from time import thread_time
from typing import Any, Generic, ParamSpec, TypeVar, cast

from PIL import Image

BYTES_OF = {"1": 1, "L": 1, "P": 1}  # of a pixel; all other modes take four
SLIP = 200  # bytes that an entry takes beside its picture

P = ParamSpec("P")
T = TypeVar("T")
Key = tuple[Any, ...]


class Entry:
    """Something that is kept. `worth`: seconds that it would take to make, a byte; `tide`: that of
    the store when it was last looked at."""

    __slots__ = ("made", "tide", "weighs", "worth")

    def __init__(self, made: object, weighs: int, worth: float, tide: float) -> None:
        self.made, self.weighs, self.worth, self.tide = made, weighs, worth, tide


class Store:
    """`most`: how many bytes are kept at once. When they are used up, what is made again in the
    least time for its bytes goes first (GreedyDual-Size: Cao and Irani, 1997): the `tide` rises to
    the worth of what goes, and what is looked at again floats up with it. A single picture may be
    larger than all: then it is all that is kept."""

    def __init__(self, most: int) -> None:
        self.most, self.held = most, 0
        self._kept: dict[Key, Entry] = {}
        self._due: list[tuple[float, int, Key]] = []  # a heap; entries may have risen since
        self._tide, self._count = 0.0, 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def allow(self, most: int) -> None:
        """From now on so many bytes."""
        with self._lock:
            self.most = most
            self._shrink()

    def find(self, key: Key) -> Any:
        """What is kept under the key; None if nothing is."""
        if (found := self._kept.get(key)) is None:
            return None
        found.tide = self._tide
        return found.made

    def keep(self, key: Key, made: object, seconds: float) -> None:
        """`seconds` of the processor is what it took to make."""
        weighs = weight(made)
        with self._lock:
            self._drop(key)
            self._kept[key] = Entry(made, weighs, seconds / weighs, self._tide)
            self.held += weighs
            self._queue(key, self._kept[key])
            self._shrink()

    def of(self, maker: Any) -> tuple[int, int]:
        """How many pictures of one function are kept, and how many bytes they take."""
        with self._lock:
            weights = [one.weighs for key, one in self._kept.items() if key[0] is maker]
        return len(weights), sum(weights)

    def forget(self, maker: Any) -> None:
        """All that was kept of one function."""
        with self._lock:
            for key in [key for key in self._kept if key[0] is maker]:
                self._drop(key)

    def _queue(self, key: Key, one: Entry) -> None:
        self._count += 1
        heappush(self._due, (one.tide + one.worth, self._count, key))

    def _drop(self, key: Key) -> None:
        if gone := self._kept.pop(key, None):
            self.held -= gone.weighs

    def _shrink(self) -> None:
        while self.held > self.most and len(self._kept) > 1:
            due, _, key = heappop(self._due)
            if (one := self._kept.get(key)) is None:
                continue  # it was forgotten
            if one.tide + one.worth > due:
                self._queue(key, one)
                continue
            self._tide = due
            self._drop(key)


STORE = Store(128 * 2**20)


class Kept(Generic[P, T]):
    """A function whose pictures are kept. `found`, `made`: how often it was asked for one that was
    kept, and how often for one that had to be made, in so many `seconds` of the processor."""

    def __init__(self, make: Callable[P, T]) -> None:
        self._make, self.name = (
            make,
            f"{make.__module__.removeprefix('rendering.')}.{make.__name__}",
        )
        self.found, self.made, self.seconds = 0, 0, 0.0
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (self, args, *sorted(kwargs.items())) if kwargs else (self, args)
        if (found := STORE.find(key)) is not None:
            self.found += 1
            return found
        start = thread_time()
        made = self._make(*args, **kwargs)
        took = thread_time() - start
        self.made += 1
        self.seconds += took
        if made is not None:
            STORE.keep(key, made, took)
        return made

    def cache_clear(self) -> None:
        STORE.forget(self)


MAKERS: list[Kept[Any, Any]] = []  # all functions whose pictures are kept


def kept(make: Callable[P, T]) -> Kept[P, T]:
    """For functions that give a picture, drawn or encoded, or a tuple with one, and whose arguments
    can be hashed. Copy what they give before painting on it."""
    MAKERS.append(made := Kept(make))
    return made


def weight(thing: object) -> int:
    """Roughly how many bytes it takes."""
    if isinstance(thing, bytes):
        return len(thing) + SLIP
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * BYTES_OF.get(thing.mode, 4) + SLIP
    parts = cast("tuple[object, ...]", thing) if isinstance(thing, tuple) else ()
    return SLIP + sum(map(weight, parts))
