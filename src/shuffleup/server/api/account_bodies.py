"""What is said about accounts over HTTP. A field that is not here, and too much, is refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from shuffleup.server.identity.account_roles import roles_of
from shuffleup.server.identity.known_people import HouseAccount

NameText = Annotated[str, Meta(min_length=1, max_length=96)]
PasswordText = Annotated[str, Meta(min_length=1, max_length=256)]
CodeText = Annotated[str, Meta(max_length=64)]
ShortText = Annotated[str, Meta(max_length=200)]
Days = Annotated[int, Meta(ge=0, le=36_500)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing beside what is declared."""

    def __repr__(self) -> str:  # passwords and codes are in these
        return f"{type(self).__name__}(…)"


class SignUp(Strict, frozen=True):
    name: NameText
    password: PasswordText
    code: CodeText = ""


class LogInBody(Strict, frozen=True):
    name: NameText
    password: PasswordText


class ComeAsGuest(Strict, frozen=True):
    name: NameText
    code: CodeText = ""


class ForgottenPassword(Strict, frozen=True):
    """``code`` is from the desk of the house."""

    name: NameText
    code: CodeText
    password: PasswordText


class ClaimHouse(Strict, frozen=True):
    code: CodeText
    name: NameText
    password: PasswordText


class BecomeAccount(Strict, frozen=True):
    password: PasswordText


class LogOut(Strict, frozen=True):
    everywhere: bool = False


class NewPassword(Strict, frozen=True):
    old: PasswordText
    new: PasswordText


class NewName(Strict, frozen=True):
    name: NameText


class DeleteMyData(Strict, frozen=True):
    """``password`` is empty for a guest."""

    password: Annotated[str, Meta(max_length=256)] = ""


class StayOut(Strict, frozen=True):
    """``days`` is 0 for good."""

    days: Days


class UseCode(Strict, frozen=True):
    code: CodeText


class MakeCode(Strict, frozen=True):
    """``place`` is empty for the house itself."""

    label: ShortText = ""
    place: Annotated[str, Meta(max_length=64, pattern=r"^([a-z]+/[a-z0-9-]{1,40})?$")] = ""
    guests: bool = True
    uses: Annotated[int, Meta(ge=1, le=10_000)] = 1
    hours: Annotated[int, Meta(ge=1, le=24 * 366)] = 48


class SetRoles(Strict, frozen=True):
    roles: Annotated[list[Annotated[str, Meta(max_length=30)]], Meta(max_length=20)]


class BarPerson(Strict, frozen=True):
    days: Days
    why: ShortText = ""


class CloseAccount(Strict, frozen=True):
    closed: bool


class AccountShown(Struct, frozen=True):
    """An account as its own person and the house's managers see it."""

    id: str
    name: str
    guest: bool
    bot: bool
    roles: list[str]
    speaks_as: list[str]


class KeptOut(Struct, frozen=True):
    """That somebody is kept out: by the house (``ban``) or their own wish (``self``); ``until`` is
    -1 for good."""

    kind: str
    until: int
    why: str


class PersonShown(Struct, frozen=True):
    """Somebody as the house's managers see them."""

    account: AccountShown
    created: int
    closed: bool
    out: list[KeptOut]


class PeoplePage(Struct, frozen=True):
    """Some people; ``grants`` are the roles that whoever asks may give and take."""

    people: list[PersonShown]
    more: bool
    grants: list[str]


class CodeShown(Struct, frozen=True):
    """A code that is good now, by its number; the code itself is nowhere kept."""

    number: str
    label: str
    place: str
    guests: bool
    uses: int
    expires: int
    made_by: str


class MeAnswer(Struct, frozen=True):
    """Who is logged in, if anybody; ``csrf`` is to be said with whatever changes something. A
    password has at least ``password_least`` characters. ``currency`` stands before amounts
    of a cash game; whether its chips are play chips, and no money, is ``play_chips``."""

    account: AccountShown | None
    csrf: str
    house: str
    guests: bool
    signup: str
    has_owner: bool
    password_least: int
    currency: str = "$"
    play_chips: bool = True


class CodeAnswer(Struct, frozen=True):
    """The code is shown this once."""

    code: str
    number: str
    place: str
    uses: int
    expires: int


class PasswordCodeAnswer(Struct, frozen=True):
    """The code is told this once; ``minutes`` long it is good."""

    code: str
    minutes: int


class PlaceAnswer(Struct, frozen=True):
    place: str


class DoneAnswer(Struct, frozen=True):
    done: bool = True


class TrailShown(Struct, frozen=True):
    created: int
    sender: str
    act: str
    about: str
    detail: str


def account_shown(account: HouseAccount) -> AccountShown:
    return AccountShown(
        account.id,
        account.name,
        account.guest,
        account.bot,
        sorted(account.roles),
        sorted(role.value for role in roles_of(account)),
    )


def person_shown(account: HouseAccount, now: int) -> PersonShown:
    out = [KeptOut(one.kind, one.until, one.why) for one in account.exclusions if one.holds(now)]
    return PersonShown(account_shown(account), account.created, account.disabled, out)
