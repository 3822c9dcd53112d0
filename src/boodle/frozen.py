"""Values that stay what they are: rules and recipes hold nothing that somebody could change behind their back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

V = TypeVar("V")


class FrozenMap(Mapping[str, V], Generic[V]):
    """A mapping that cannot be changed; it has a hash and can be pickled."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[str, V] | Iterable[tuple[str, V]] = ()) -> None:
        self._items = dict(items)

    def __getitem__(self, key: str) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mapping) and self._items == dict(other)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return repr(self._items)


def frozen(value: Any) -> Any:
    """The same value with tuples for lists, and sets and mappings that cannot be changed, all the way down."""
    if isinstance(value, list | tuple):
        return tuple(map(frozen, value))
    if isinstance(value, set | frozenset):
        return frozenset(map(frozen, value))
    if isinstance(value, Mapping):
        return FrozenMap((key, frozen(each)) for key, each in value.items())
    return value


def thawed(value: Any) -> Any:
    """The same value with lists and dictionaries, as JSON has them."""
    if isinstance(value, tuple):
        return [*map(thawed, value)]
    return {key: thawed(each) for key, each in value.items()} if isinstance(value, FrozenMap) else value
