"""Passwords that anybody tries first: ``too_easy(password, least, names)`` is why one will not do.

Words that are chosen often, also with digits around them or for letters; what is typed along the
keyboard; a few characters over and over; the name of the person or of the house.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from shuffleup.server.identity.sent_away import SentAway

OFTEN: Final = """
password passwort passwords kennwort motdepasse contrasena senha parola wachtwoord passphrase
passcode passkey mypassword yourpassword thepassword nopassword newpassword oldpassword pass secret
geheim topsecret mysecret geheimnis letmein letmeinnow openup opensesame sesame welcome willkommen
bienvenue welcomeback hello hallo hellohello helloworld hallohallo hallowelt login logmein signin
admin administrator adminadmin root superuser superman sysadmin system operator master masterkey
default changeme changeit change temporary temp test tester testtest testing testpass demo example
sample guest user username myaccount account access accessgranted private internet intranet computer
laptop server network database windows linux android iphone samsung google facebook youtube twitter
instagram whatsapp amazon netflix microsoft apple nintendo pokemon minecraft fortnite playstation
xbox gamer starwars startrek matrix hacker trustno trustnoone nothing whatever anything something
everything nobody somebody anybody blank unknown iloveyou ilovethis iloveme loveyou loveme lovelove
iloveu ichliebedich teamo jetaime lover love lovely beloved forever always together friend friends
freunde family familie mother father mama papa mommy daddy mum dad baby babygirl babyboy sweetheart
sweety sweetie honey schatz schatzi liebling sonne sonnenschein sunshine sunflower flower flowers
blume rainbow butterfly princess prinzessin prince queen king kingkong angel angels angelo heaven
jesus jesuschrist christ church blessed faith hope peace freedom liberty justice victory summer
sommer winter autumn herbst spring fruehling fall january february march april june july august
september october november december januar februar maerz juni juli oktober dezember monday tuesday
wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag
sonntag weekend holiday birthday geburtstag christmas weihnachten easter halloween newyear dragon
drachen monkey affe tiger lion bear eagle falcon panther wolf wolfgang shadow hunter ranger killer
ninja samurai warrior soldier pirate knight wizard merlin phoenix unicorn dolphin elephant giraffe
horse pferd puppy kitten kitty doggy doggie pussycat hund katze snoopy garfield mickey mickeymouse
donald pluto batman spiderman ironman avengers joker robin hulk superstar rockstar popstar star
stars diamond diamonds gold golden silver platinum purple orange yellow black white green blue brown
pink silber schwarz weiss football fussball baseball basketball softball volleyball hockey soccer
tennis golf golfer rugby boxing boxer skate skater snowboard surfing swimming running cycling
champion champions winner winners loser player players gamers arsenal chelsea liverpool barcelona
realmadrid juventus bayern bayernmuenchen dortmund schalke werder hamburg yankees cowboys lakers
steelers packers eagles broncos raiders redsox chicago newyork london berlin paris vienna wien
muenchen deutschland germany england america austria oesterreich schweiz switzerland france italia
espana canada australia texas florida california dallas boston denver phoenixsuns ferrari porsche
mercedes mustang corvette camaro harley harleydavidson yamaha suzuki honda toyota nissan audi bmw
volkswagen volvo jaguar ducati guitar piano music musik metallica nirvana beatles eminem elvis
madonna slipknot rocknroll cheese chocolate schokolade cookie cookies banana apples strawberry
cherry peaches pepper ginger coffee kaffee beer bier whiskey vodka pizza hamburger bacon sugar candy
lollipop pancake michael jennifer jessica ashley amanda daniel daniela joshua matthew andrew anthony
robert nicole michelle charlie charlotte thomas george jordan jordans hannah samantha alexander
alexandra alexandre william richard patrick martin martina maggie buster bailey tigger jasmine
justin brandon tyler austin taylor harry harrypotter oliver sophie sophia emma maria marie anna
annabelle andrea andreas stefan stefanie christian christina sebastian florian tobias sabine claudia
petra peter paul lukas julia laura sarah katharina dennis markus juergen maximilian benjamin
jonathan nicholas victoria elizabeth katherine rebecca rachel melissa vanessa stephanie heather
kimberly samuel joseph jackson madison abigail isabella poker pokerstars pokerface pokerroom
pokerplayer pokerking holdem texasholdem omaha allin cardroom casino royalflush straightflush
fullhouse flush aces pocketaces pocketkings bluff bluffing chips chipleader dealer shuffle shuffleup
shuffleupanddeal gambler gambling jackpot lasvegas vegas blackjack roulette lucky luckyman luckyone
ladyluck fortune money moneymoney dollar dollars million millionaire rich bitcoin ethereum dogecoin
blockchain crypto qwerty qwertz azerty dvorak asdf zxcvbn keyboard tastatur abcdef abc
"""
WORDS: Final = frozenset(OFTEN.split())
ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "azertyuiop",
    "asdfghjkl", "qsdfghjklm", "zxcvbnm", "yxcvbnm", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "a1b2c3d4e5f6g7h8i9j0", "1q2w3e4r5t6y7u8i9o0p", "1q2w3e4r5t6z7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0",
    "qazwsxedcrfvtgbyhnujm",
    "147258369", "!@#$%^&*()", "!\"§$%&/()=",
)  # fmt: skip
ALONG: Final = ROWS + tuple(row[::-1] for row in ROWS)
INSTEAD: Final = str.maketrans("0134578@$!|€", "oleastbasile")
SHORTEST_RUN: Final = 3  # along the keyboard
SHORTEST_NAME: Final = 3
COMMON: Final = SentAway(
    "password-too-common", "that password is among the first that anybody tries: take another", 400
)
A_NAME: Final = SentAway(
    "password-is-a-name", "a password is not your name or the house's, with or without digits", 400
)


def too_easy(password: str, least: int, names: Iterable[str]) -> SentAway | None:
    """``least``: the fewest characters of a password, whatever they are."""
    folded = "".join(password.casefold().split())
    words = bare(folded)
    if words & {name for one in names for name in called(one)}:
        return A_NAME
    common = folded in WORDS or words & WORDS or is_along(folded) or again(folded, least)
    return COMMON if common else None


def bare(folded: str) -> set[str]:
    """What is left of a password without digits and signs around it, and with letters for those in
    it; ``""`` where it has no letter."""
    inner = folded
    while inner and not inner[-1].isalpha():
        inner = inner[:-1]
    cut = inner
    while cut and not cut[0].isalpha():
        cut = cut[1:]
    found = {inner, cut, inner.translate(INSTEAD), cut.translate(INSTEAD)}
    found.add(folded.translate(INSTEAD))
    return found | {one[: len(one) // 2] for one in found if is_twice(one)}


def is_twice(text: str) -> bool:
    half = len(text) // 2
    return half > 0 and text == 2 * text[:half]


def called(name: str) -> set[str]:
    """A name as a password may have it: whole, its words, and backwards."""
    words = ["".join(filter(str.isalnum, one)) for one in name.casefold().split()]
    found = {one for one in (*words, "".join(words)) if len(one) >= SHORTEST_NAME}
    return found | {one[::-1] for one in found}


def is_along(folded: str) -> bool:
    """Whether nearly all of it is typed along the keyboard or the alphabet, in runs; each key once
    or twice."""
    if folded[::2] == folded[1::2]:
        folded = folded[::2]
    at = beside = 0
    while at < len(folded):
        end = len(folded)
        while end - at >= SHORTEST_RUN and not any(folded[at:end] in row for row in ALONG):
            end -= 1
        if end - at < SHORTEST_RUN:
            beside, end = beside + 1, at + 1
        at = end
    return 4 * beside <= len(folded)


def again(folded: str, least: int) -> bool:
    """Whether it is something too short for a password, over and over."""
    length = len(folded)
    return any(
        (folded[:unit] * (length // unit + 1))[:length] == folded
        for unit in range(1, min(least, length // 2 + 1))
    )
