"""How alike two drawings of a picture are, as a browser draws them."""

from engine.games import NAMES, lessons, puzzles

DIFFERENCE = """async ([address, one, other]) => {
    const width = 200;
    let height;
    const drawn = async (kind) => {
        const picture = new Image();
        picture.src = `${address}.${kind}`;
        await picture.decode();
        height ??= Math.round((width * picture.height) / picture.width);
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const brush = canvas.getContext("2d", { willReadFrequently: true });
        brush.drawImage(picture, 0, 0, width, height);
        return brush.getImageData(0, 0, width, height).data;
    };
    const [a, b] = [await drawn(one), await drawn(other)];
    return a.reduce((sum, shade, at) => sum + Math.abs(shade - b[at]), 0) / a.length;
}"""
"""The mean difference of their shades, of 255."""

LARGEST = 6
"""What different letters and edges come to; a colour or a thing that is missing comes to more."""


def addresses() -> list[str]:
    """Some pictures of every game, as paths in the site without their ends."""
    names = {game: ("start", lessons(game)[0].name, puzzles(game)[3].name) for game in NAMES}
    return [f"pictures/{game}/{name}" for game in NAMES for name in names[game]]
