"""What a point is: one question on which a house can decide otherwise, declared in a group.

A point *is* its name in the law, a string that knows its question, its default and, for numbers,
its unit and range. ``RaiseLaw.limit_raise_cap`` is the point, to be cited and looked up;
``rules.raises.limit_raise_cap`` is what a house decided, a plain value. The declaration is the
single source: loaders, documents and comparisons read everything from here.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    NoReturn,
    Self,
    TypeVar,
    dataclass_transform,
    overload,
)

T = TypeVar("T")
PointValue = bool | int | Fraction | Enum  # what a house can decide: closed lists, exact numbers


class Point(str, Generic[T]):
    """The name of a point as the law writes it, ``limit-raise-cap``, and all there is to it."""

    default: T
    question: str
    unit: str
    least: int | None
    most: int | None
    group: type[Group]
    attribute: str  # the field of its group, without what the group's name says already

    def __set_name__(self, owner: type[Group], name: str) -> None:
        self.group, self.attribute = owner, name

    @property
    def constant(self) -> str:
        """How code names it: ``RaiseLaw.limit_raise_cap``."""
        return f"{self.group.__name__}.{self.attribute}"

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)  # whoever gets a copy gets the name

    if TYPE_CHECKING:  # at run time the values stand in slots of their own: see Group

        @overload
        def __get__(self, values: None, group: type[object]) -> Point[T]: ...
        @overload
        def __get__(self, values: Group, group: type[object]) -> T: ...
        def __get__(self, values: Group | None, group: type[object]) -> Point[T] | T: ...

        def __set__(self, values: Group, value: T) -> None: ...


AnyPoint = Point[Any]  # Any, because points of different types are listed side by side


def point(
    name: str,
    default: T,
    question: str,
    *,
    unit: str = "",
    least: int | None = None,
    most: int | None = None,
) -> Point[T]:
    """A point of a group: its name in the law, what holds unless a book says otherwise, and the
    question; for numbers the unit and the range."""
    made: Point[T] = Point(name)
    made.default, made.question = default, question
    made.unit, made.least, made.most = unit, least, most
    return made


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Group:
    """Points that belong together; an instance holds a value for each and never changes.

    The instances are of a hidden subclass with a slot for each point, so that a value is read at
    the price of a plain field, while the group itself has the points under the same names.
    """

    points: ClassVar[tuple[AnyPoint, ...]] = ()
    slotted: ClassVar[type[Group]]

    def __init_subclass__(cls) -> None:
        if Group not in cls.__bases__:
            return  # the slotted one
        cls.points = tuple(p for p in vars(cls).values() if isinstance(p, Point))
        slots = {"__slots__": [p.attribute for p in cls.points], "__module__": cls.__module__}
        cls.slotted = type(cls.__name__, (cls,), slots)

    def __new__(cls, **values: object) -> Self:
        return object.__new__(cls.slotted)  # type: ignore[return-value]  # a subclass of cls

    def __init__(self, **values: object) -> None:
        for p in self.points:
            object.__setattr__(self, p.attribute, values.pop(p.attribute, p.default))
        if values:
            raise TypeError(f"{type(self).__name__} has no {', '.join(values)}")

    def values(self) -> dict[AnyPoint, PointValue]:
        """What was decided, by point."""
        return {p: getattr(self, p.attribute) for p in self.points}

    def but(self, **values: object) -> Self:
        """The same with some values changed."""
        return type(self)(**{p.attribute: v for p, v in self.values().items()} | values)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{name}: what was decided does not change")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{name}: what was decided does not go away")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Group) or type(other) is not type(self):
            return NotImplemented
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash(tuple(self.values().values()))

    def __repr__(self) -> str:
        told = (f"{p.attribute}={value!r}" for p, value in self.values().items())
        return f"{type(self).__name__}({', '.join(told)})"

    def __reduce__(self) -> tuple[object, ...]:
        own = {p.attribute: value for p, value in self.values().items()}
        return decided, (type(self).__base__, own)


def decided(group: type[Group], values: dict[str, PointValue]) -> Group:
    """A group with these values, as a copy of one is made."""
    return group(**values)
