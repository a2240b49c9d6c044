"""The box: counts, faces and turns."""

from itertools import product

from engine.trio.components import (
    HALVES,
    PATTERN_OF,
    PILE,
    RED,
    ROTATIONS,
    START_FACES,
    TILES,
    YELLOW,
)


def test_the_box_holds_24_tiles_with_as_much_red_as_yellow() -> None:
    assert len(PILE) == sum(TILES.values()) == 24
    assert "".join(PILE).count("R") == "".join(PILE).count("Y")


def test_every_face_is_one_tile_turned() -> None:
    faces = {"".join(letters) for letters in product("RY", repeat=4)}
    assert set(PATTERN_OF) == faces
    for face in faces:
        turned = {face[quarter:] + face[:quarter] for quarter in range(4)}
        assert PATTERN_OF[face] == min(turned)
        assert set(ROTATIONS[min(turned)]) == turned
        assert len(ROTATIONS[min(turned)]) == len(turned)


def test_a_face_names_its_halves_clockwise_from_the_north() -> None:
    assert HALVES["RYYR"] == (RED, YELLOW, YELLOW, RED)
    assert ROTATIONS["RRRY"] == ("RRRY", "YRRR", "RYRR", "RRYR")


def test_the_start_tile_has_two_faces() -> None:
    assert START_FACES == ("RYRY", "RRYY")
