"""What goes round by link: honest games come to their end, and every way of cheating is told."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.core.game import CHANCE, NOBODY, BadTextError
from engine.games import NAMES as GAMES
from engine.games import load
from tests.web.far import NAMES, Device, gathered, invitation, number, some
from web.rooms.far.judging import Verdict, judge
from web.rooms.far.letter import Guest, decisions, followed, match_of, read_letter
from web.rooms.far.luck import deal, seal, secret

TABLES = [(game, seats) for game in GAMES for seats in load(game).seats if seats > 1]


def rounds(devices: list[Device], seed: int = 1, turns: int = 10_000) -> Iterator[tuple[int, str]]:
    """Who plays, and the link of each turn, which everybody opens."""
    random = Random(seed)
    for _ in range(turns):
        seat = devices[0].match.state.to_act
        if seat == NOBODY:
            return
        text = devices[seat].turn(random)
        for device in devices:
            if device.seat != seat:
                assert device.open(text) is Verdict.NEWS
        yield seat, text


def begun(game: str = "trio", seats: int = 2, turns: int = 4) -> list[Device]:
    """A game that is on its way."""
    devices = gathered(game, seats)
    for _ in rounds(devices, turns=turns):
        pass
    return devices


def others(devices: list[Device]) -> tuple[Device, Device]:
    """Who is to act, and somebody else."""
    seat = devices[0].match.state.to_act
    return devices[seat], devices[1 - seat]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_honest_game_comes_to_its_end_alike_on_every_device(game: str, seats: int) -> None:
    devices = gathered(game, seats)
    for _ in rounds(devices):
        pass
    assert {device.match.state.to_act for device in devices} == {NOBODY}
    assert len({str(device.match.state) for device in devices}) == 1
    assert len({str(device.letter) for device in devices}) == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_letter_reads_back(game: str, seats: int) -> None:
    for _, text in rounds(gathered(game, seats), turns=6):
        assert str(read_letter(text)) == text


def test_whoever_missed_links_catches_up_with_the_latest() -> None:
    devices = gathered("bullfrogs", 4)
    late = devices[3]
    random = Random(1)
    text = str(devices[0].letter)
    while (seat := devices[0].match.state.to_act) != late.seat:
        text = devices[seat].turn(random)
        for device in devices[:3]:
            device.open(text)
    assert late.open(text) is Verdict.NEWS
    assert str(late.match.state) == str(devices[0].match.state)


# links that bring nothing


def test_a_link_that_was_opened_is_known() -> None:
    for seat, text in rounds(devices := gathered("trio", 2), turns=5):
        for device in devices:
            known = Verdict.YOURS if device.seat == seat else Verdict.SAME
            assert device.open(text) is known, seat


def test_an_older_link_changes_nothing() -> None:
    devices = gathered("trio", 2)
    texts = [text for _, text in rounds(devices, turns=5)]
    for device in devices:
        before = device.letter
        assert {device.open(text) for text in texts[:-1]} == {Verdict.OLDER}
        assert device.letter == before


def test_a_link_of_another_branch_changes_nothing() -> None:
    one, other = others(begun())
    random = Random(7)
    fork = replace(one)
    text, before = one.turn(random), None
    while before in (None, text):
        before = replace(fork).turn(random)
    assert before is not None
    assert other.open(text) is Verdict.NEWS
    kept = other.letter
    assert other.open(before) is Verdict.THEIRS
    assert other.letter == kept
    assert one.open(before) is Verdict.BRANCH


def test_what_the_sender_did_before_cannot_be_changed_later() -> None:
    one, other = others(begun(turns=5))
    moves = list(other.letter.moves)
    at = next(at for at, move in enumerate(moves) if move.startswith("place"))
    match = match_of(other.letter, other.mine)
    for _ in followed(match, moves[:at]):
        pass
    while match.state.to_act == CHANCE:
        match.roll()
    moves[at] = next(str(move) for move in match.state.moves() if str(move) != moves[at])
    sent = replace(one.letter, moves=(*moves, "end"))
    assert other.open(str(sent)) is Verdict.BRANCH


def test_a_move_of_the_receiver_is_not_believed() -> None:
    one, other = others(begun())
    one.turn(Random(1))
    while one.match.state.to_act != other.seat:
        one.turn(Random(1))
    match = one.match
    match.play(some(match.state.moves(), Random(2)))
    forged = replace(one.letter, moves=decisions(match))
    before = other.letter
    assert other.open(str(forged)) is Verdict.OWN
    assert other.letter == before


def test_a_third_seats_move_is_found_by_that_seat() -> None:
    devices = begun("bullfrogs", 4, 5)
    seat = devices[0].match.state.to_act
    after = (seat + 1) % 4
    cheat = devices[seat]
    cheat.turn(Random(1))
    match = cheat.match
    assert match.state.to_act == after
    while match.state.to_act in (after, CHANCE):
        if match.state.to_act == CHANCE:
            match.roll()
        else:
            match.play(some(match.state.moves(), Random(3)))
    forged = str(replace(cheat.letter, moves=decisions(match)))
    assert devices[after].open(forged) is Verdict.OWN


@pytest.mark.parametrize("move", ["place YYYY n9", "end", "nonsense", "show RYRY", "PLACE", ""])
def test_a_move_against_the_rules_is_not_believed(move: str) -> None:
    one, other = others(begun())
    sent = replace(one.letter, moves=(*one.letter.moves, move))
    assert other.open(str(sent)) is Verdict.ILLEGAL


def test_chance_has_no_say_in_a_letter() -> None:
    one, other = others(begun())
    match = one.match
    drawn = next(str(m) for m, (by, _) in zip(match.log, match.decided, strict=True) if by < 0)
    sent = replace(one.letter, moves=(*one.letter.moves, drawn))
    assert other.open(str(sent)) is Verdict.ILLEGAL


def test_nobody_moves_after_the_end() -> None:
    devices = gathered("trio", 2)
    for _ in rounds(devices):
        pass
    moves = (*devices[0].letter.moves, "end")
    assert devices[1].open(str(replace(devices[0].letter, moves=moves))) is Verdict.ILLEGAL


# luck


def test_the_luck_is_everybodys() -> None:
    numbers = ["a" * 32, "b" * 32]
    table = "c" * 32
    deals = {
        deal(table, numbers),
        deal("d" * 32, numbers),
        deal(table, ["a" * 32, "d" * 32]),
        deal(table, ["d" * 32, "b" * 32]),
        deal(table, numbers[::-1]),
    }
    assert len(deals) == 5
    assert len({secret("e", "one"), secret("e", "two"), secret("f", "one")}) == 3


def test_a_host_cannot_choose_the_number_once_the_others_are_known() -> None:
    table = gathered("trio", 2)
    host, guest = table
    waiting = replace(guest, letter=replace(guest.letter, luck=""))
    other = replace(host.letter, luck=number("somebody"))
    assert waiting.open(str(other)) is Verdict.LUCK
    assert waiting.letter.luck == ""
    resealed = replace(other, seal=seal(other.table, other.luck))
    assert waiting.open(str(resealed)) is Verdict.OTHER
    assert guest.open(str(other)) is Verdict.LUCK


def test_nobodys_number_can_be_changed_by_another() -> None:
    host, guest = gathered("trio", 2)
    waiting = replace(guest, letter=replace(guest.letter, luck=""))
    changed = host.letter.seated(1, Guest(NAMES[1], number("somebody")))
    assert waiting.open(str(changed)) is Verdict.LUCK
    assert guest.open(str(changed)) is Verdict.LUCK
    assert host.open(str(replace(changed, moves=()))) is Verdict.LUCK


def test_a_guest_cannot_begin_for_the_host() -> None:
    host = Device(invitation("trio", 2), 0)
    forged = replace(host.letter.seated(1, Guest("Bento", number("Bento"))), luck=number("Ana"))
    assert host.open(str(forged)) is Verdict.LUCK


def test_throws_come_from_the_luck_alone() -> None:
    for game, seats in TABLES:
        devices = begun(game, seats, 3)
        logs = {str(device.match).partition(" | ")[2] for device in devices}
        assert len(logs) == 1
        deals = {device.match.deal for device in devices}
        (luck,) = deals
        numbers = [number(name) for name in NAMES[:seats]]
        assert luck == deal(devices[0].letter.table, numbers)


# gathering


def test_whoever_comes_second_to_a_seat_is_told() -> None:
    invited = invitation("bullfrogs", 4)
    host = Device(invited, 0)
    first = Device(invited.seated(1, Guest("Bento", number("Bento"))), 1)
    second = Device(invited.seated(1, Guest("Carla", number("Carla"))), 1)
    assert host.open(str(first.letter)) is Verdict.NEWS
    assert host.open(str(second.letter)) is Verdict.TAKEN
    assert host.letter.names == ("Ana", "Bento", "", "")
    assert second.open(str(host.letter)) is Verdict.LOST
    elsewhere = Device(host.letter.seated(2, Guest("Carla", number("Carla"))), 2)
    assert host.open(str(elsewhere.letter)) is Verdict.NEWS
    assert host.letter.names == ("Ana", "Bento", "Carla", "")


def test_answers_may_be_handed_on_from_guest_to_guest() -> None:
    invited = invitation("bullfrogs", 4)
    one = Device(invited.seated(1, Guest("Bento", number("Bento"))), 1)
    two = Device(one.letter.seated(3, Guest("Dora", number("Dora"))), 3)
    host = Device(invited, 0)
    assert host.open(str(two.letter)) is Verdict.NEWS
    assert host.letter.names == ("Ana", "Bento", "", "Dora")
    assert host.open(str(one.letter)) is Verdict.OLDER


def test_another_game_under_the_same_name_is_told() -> None:
    host, guest = gathered("trio", 2)
    for changed in (
        replace(host.letter, game="ratland", options={}),
        replace(host.letter, options={**host.letter.options, "first": "2"}),
        replace(host.letter, guests=(Guest("Eva"), host.letter.guests[1])),
    ):
        assert judge(guest.letter, guest.mine, changed).verdict is Verdict.OTHER


# damage


def damaged(text: str) -> Iterator[str]:
    """The letter with one thing wrong."""
    head, *moves = text.split(" | ")
    words = head.split(" ")
    for at in range(len(words)):
        yield " | ".join([" ".join(words[:at] + words[at + 1 :]), *moves])
        yield " | ".join([" ".join([*words[:at], words[at][:-1], *words[at + 1 :]]), *moves])
    yield head.replace("*", "") if "*" in head else f"{head} *"
    yield text.replace("far/1", "serao/1")
    yield text.replace("Ana", "%00" * 40)
    yield text.replace("Ana", "%ED%A0%80\ud800")
    yield text.replace("trio", "chess")
    yield f"{head} luck={'0' * 31}"
    yield f"{head} seal={'0' * 64} seal="
    yield ""
    yield " | ".join(["", *moves])


def test_damage_is_told_and_changes_nothing() -> None:
    devices = begun()
    text, device = str(devices[0].letter), devices[1]
    kept = device.letter
    for broken in damaged(text):
        try:
            sent = read_letter(broken)
        except (BadTextError, ValueError):
            continue
        judged = judge(kept, device.mine, sent)
        assert judged.verdict not in (Verdict.NEWS,), broken
        assert judged.letter == kept


def test_a_newer_version_is_told_apart() -> None:
    with pytest.raises(BadTextError, match="version"):
        read_letter(str(invitation("trio", 2)).replace("far/1", "far/2"))
