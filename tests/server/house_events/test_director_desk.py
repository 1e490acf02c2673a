"""The director's desk over HTTP and by commands: a sample event, a structure tried elsewhere, the
clock on the wall, and draws that are the house's own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
from tests.server.house_events.test_announcing import PASSWORD, http_as, owner_of
from tests.server.served_house import ServedHouse, served

from shuffleup.client.house_client import log_in
from shuffleup.floor.senders import Role, staff
from shuffleup.server.house_events.structure_trials import StructureTrials
from shuffleup.server.house_events.trial_worker import TrialAsked, tried
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.house_seeds import by_the_house
from shuffleup.server.house_places.spoken_commands import read_command
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.table.state import taken_seats
from shuffleup.tournament.event_chips.race_commands import RaceOff
from shuffleup.tournament.event_clock.clock_commands import ChangeLevels, PauseClock
from shuffleup.tournament.event_seats.seat_commands import DrawSeats

SMALL = AnnouncedEvent(terms="stack 400, seats 4", levels="25/50 for 10, 100/200 for 10")
STAFF_ONLY = (
    ("sample", {}), ("people", {"name": "Walk In"}), ("structure", {}),
    ("try", {"structure": {}, "entrants": 4, "times": 1}), ("levels/any", {"levels": ["break"]}),
)  # fmt: skip


def test_a_sample_event_stands_ready_and_only_staff_may_ask_for_it(tmp_path: Path) -> None:
    async def day(house: ServedHouse) -> None:
        olive = await owner_of(house)
        ann = await log_in(house.address, "Ann", PASSWORD, new=True)
        async with http_as(olive) as owner, http_as(ann) as guest:
            for path, body in STAFF_ONLY:
                refused = await guest.post(f"/api/director/{path}", json=body)
                assert refused.status_code == 403, path
            made = (await owner.post("/api/director/sample")).json()
            place = house.running.house.places[made["place"]]
            assert isinstance(place, EventPlace)
            assert (len(place.event.entrants), place.event.terms.by_hand) == (36, True)
            again = (await owner.post("/api/director/sample")).json()
            second = house.running.house.places[again["place"]]
            assert isinstance(second, EventPlace)
            assert set(second.event.entrants) == set(place.event.entrants), "the same people"
            walk_in = (await owner.post("/api/director/people", json={"name": "Walk In"})).json()
            known = (await owner.post("/api/director/people", json={"name": "walk  in"})).json()
            assert walk_in == known
            nameless = await owner.post("/api/director/people", json={"name": "\u202e"})
            assert nameless.status_code == 400
            await other_levels(owner, place)
            await the_wall(house, made["place"])

    async def other_levels(owner: httpx.AsyncClient, place: EventPlace) -> None:
        path, lines = f"/api/director/levels/{place.id.partition('/')[2]}", ["25/50 for 15"]
        read = (await owner.post(path, json={"levels": lines})).json()
        command = read_command({"ChangeLevels": read})
        assert isinstance(command, ChangeLevels)
        assert [one.minutes for one in command.levels] == [15]
        wrong = await owner.post(path, json={"levels": ["a horse"]})
        assert (wrong.status_code, "is no level" in wrong.text) == (409, True)
        assert (await owner.post("/api/director/levels/none", json={"levels": lines})).is_error

    async def the_wall(house: ServedHouse, place: str) -> None:
        code = place.partition("/")[2]
        async with httpx.AsyncClient(base_url=house.address, trust_env=False) as anybody:
            assert {"place": place, "title": "Sample event", "state": "announced"} in (
                await anybody.get("/api/clock")
            ).json()
            told = await anybody.get(f"/api/clock/{code}")
            assert told.json()["entries"] == 36
            assert "Ida Moen" not in told.text
            assert (await anybody.get("/api/clock/nothing")).status_code == 404

    with served(tmp_path) as house:
        asyncio.run(day(house))


def test_a_structure_is_shown_written_out_and_read_back_the_same(tmp_path: Path) -> None:
    async def day(house: ServedHouse) -> None:
        olive = await owner_of(house)
        async with http_as(olive) as owner:
            for game in ("holdem", "horse", "stud"):
                told = await owner.post("/api/director/structure", json={"game": game})
                shown = told.json()
                written = {"game": game, "levels": shown["words"]}
                again = (await owner.post("/api/director/structure", json=written)).json()
                assert again["levels"] == shown["levels"], game
            wrong = await owner.post("/api/director/structure", json={"terms": "a horse"})
            assert "a horse" in wrong.text
            for terms, says in (  # as it would be refused when it is announced
                ("seats 100", "a table has 2 to 10 seats, not 100"),
                ("prizes 50/50/50", "the shares add up to 150 %"),
            ):
                wrong = await owner.post("/api/director/structure", json={"terms": terms})
                assert says in wrong.text
            nobody = await owner.post("/api/director/structure", json={"players": 0})
            assert "players: a whole number, at least 2" in nobody.text
            deal = {"stacks": [500, 300, 200], "prizes": [50, 30, 20]}
            assert (await owner.post("/api/director/deal", json=deal)).json() == {
                "worth": [38, 33, 29], "chips": [40, 32, 28], "left": 0,
            }  # fmt: skip
            too_much = await owner.post("/api/director/deal", json={**deal, "left": 60})
            assert too_much.status_code == 409

    with served(tmp_path) as house:
        asyncio.run(day(house))


def asked(**more: object) -> TrialAsked:
    usual = TrialAsked(SMALL, 4, 2, 30.0, "tournament", "seed")
    return msgspec.structs.replace(usual, **more)


def test_a_structure_is_tried_in_a_process_of_its_own() -> None:
    async def day() -> None:
        trials = StructureTrials()
        first, second = await asyncio.gather(trials.ask(asked()), trials.ask(asked()))
        assert first.report is not None
        assert (first.report.entrants, first.report.times) == (4, 2)
        assert first.report.hands.median > 0
        assert "just now" in second.refused, "one at a time"
        wrong = await trials.ask(asked(told=AnnouncedEvent(terms="a horse")))
        assert "a horse" in wrong.refused

    asyncio.run(day())


def test_a_trial_stops_when_its_time_is_up_and_says_how_many_it_played() -> None:
    told = tried(asked(times=50, seconds=0.0))
    assert told.report is not None
    assert told.report.times == 1


def test_a_draw_is_the_houses_own_whatever_seed_was_sent() -> None:
    sent = read_command({"DrawSeats": {"seed": 1}})
    draws = {by_the_house(sent) for _ in range(3)}
    assert DrawSeats(1) not in draws
    assert len(draws) == 3
    told = RaceOff(25, winners=("Ann",))
    assert by_the_house(told) == told, "people dealt, and the cards are theirs"
    assert by_the_house(RaceOff(25, 1)) != RaceOff(25, 1)
    assert by_the_house(PauseClock()) == PauseClock()


def test_a_draw_in_words_is_the_houses_own_too(tmp_path: Path) -> None:
    async def drawn(house: ServedHouse) -> list[list[str]]:
        olive, seats = await owner_of(house), []
        async with http_as(olive) as owner:
            for _ in range(2):  # the same 36 people, the same sentence
                made = (await owner.post("/api/director/sample")).json()
                place = house.running.house.places[made["place"]]
                verdict = place.say("draw the seats by 7", staff(Role.DIRECTOR))
                assert verdict.ok, verdict.refusal
                tables = place.tables.values()
                seats.append([one.player for at in tables for _, one in taken_seats(at)])
        return seats

    with served(tmp_path) as house:
        first, second = asyncio.run(drawn(house))
    assert sorted(first) == sorted(second)
    assert len(first) == 36
    assert first != second
