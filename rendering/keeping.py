"""All pictures that are kept, of all games, in one store with one bound in bytes: what was not
looked at for the longest time goes first."""

from collections import OrderedDict
from collections.abc import Callable
from functools import update_wrapper
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar, cast

from PIL import Image

BYTES_OF = {"1": 1, "L": 1, "P": 1}  # of a pixel; all other modes take four
SLIP = 200  # bytes that an entry takes beside its picture

P = ParamSpec("P")
T = TypeVar("T")
Key = tuple[Any, ...]


class Store:
    """`most`: how many bytes are kept at once. A single picture may be larger: then it is all that
    is kept."""

    def __init__(self, most: int) -> None:
        self.most, self.held = most, 0
        self._kept: OrderedDict[Key, tuple[Any, int]] = OrderedDict()
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
        with self._lock:
            if (found := self._kept.get(key)) is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def keep(self, key: Key, made: object) -> None:
        weighs = weight(made)
        with self._lock:
            self._drop(key)
            self._kept[key] = made, weighs
            self.held += weighs
            self._shrink()

    def forget(self, maker: Any) -> None:
        """All that was kept of one function."""
        with self._lock:
            for key in [key for key in self._kept if key[0] is maker]:
                self._drop(key)

    def _drop(self, key: Key) -> None:
        if gone := self._kept.pop(key, None):
            self.held -= gone[1]

    def _shrink(self) -> None:
        while self.held > self.most and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))


STORE = Store(128 * 2**20)


class Kept(Generic[P, T]):
    """A function whose pictures are kept."""

    def __init__(self, make: Callable[P, T]) -> None:
        self._make = make
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (self, args, *sorted(kwargs.items())) if kwargs else (self, args)
        if (found := STORE.find(key)) is not None:
            return found
        made = self._make(*args, **kwargs)
        if made is not None:
            STORE.keep(key, made)
        return made

    def cache_clear(self) -> None:
        STORE.forget(self)


def kept(make: Callable[P, T]) -> Kept[P, T]:
    """For functions that give a picture, or a tuple with one, and whose arguments can be hashed.
    Copy what they give before painting on it."""
    return Kept(make)


def weight(thing: object) -> int:
    """Roughly how many bytes it takes."""
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * BYTES_OF.get(thing.mode, 4) + SLIP
    parts = cast("tuple[object, ...]", thing) if isinstance(thing, tuple) else ()
    return SLIP + sum(map(weight, parts))
