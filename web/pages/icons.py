"""The house's own small pictures, each a decoration beside words."""


def icon(shapes: str) -> str:
    """A small picture of these shapes, on a plane of 24 by 24."""
    return (
        '<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" '
        'stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" '
        f'aria-hidden="true" focusable="false">{shapes}</svg>'
    )


LAMP = icon(
    '<path class="glow" d="M4 14 12 3l8 11z" stroke="none"/>'
    '<path d="M12 1.5V5M8.5 5h7l4 8.5h-15zM9.8 13.5a2.2 2.2 0 0 0 4.4 0"/>'
    '<path d="M7 18.5 6 21M12 18.5V21M17 18.5l1 2.5"/>'
)
BOOK = icon('<rect x="3.5" y="7" width="11" height="13.5" rx="2"/><path d="m9 4 9.6 2.4-2.9 12"/>')
SETTINGS = icon(
    '<path d="M4 7h9M18 7h2M4 17h2M11 17h9"/><circle cx="15.5" cy="7" r="2.3"/>'
    '<circle cx="8.5" cy="17" r="2.3"/>'
)
ABOUT = icon('<circle cx="12" cy="12" r="8.7"/><path d="M12 11v5.2M12 7.6v.1"/>')
UNDO = icon('<path d="M8.5 5 4 9.5 8.5 14M4.3 9.5H14a5.5 5.5 0 0 1 0 11h-3"/>')
AGAIN = icon('<path d="M6.5 7.5A8 8 0 1 1 4 13M6.6 3v4.7h4.7"/><path d="m10.5 10 4.5 3-4.5 3z"/>')
HINT = icon(
    '<path d="M9 17.5h6M10 20.5h4M12 3.2a6 6 0 0 0-3.4 10.9c.6.5.9 1 .9 1.7v.2h5v-.2'
    'c0-.7.3-1.2.9-1.7A6 6 0 0 0 12 3.2Z"/>'
)
HELP = icon('<path d="M8.6 9a3.5 3.5 0 1 1 4.9 3.2c-1 .5-1.5 1.1-1.5 2.3M12 18.4v.2"/>')
LEARN = icon(
    '<path d="m2 9.5 10-5 10 5-10 5zM6.5 12v4.7c3.2 2.4 7.8 2.4 11 0V12"/><path d="M22 9.5v5.5"/>'
)
PAUSE = icon('<path d="M8.5 5v14M15.5 5v14"/>')
SKIP = icon('<path d="M5 5.5 14 12 5 18.5zM18.5 5v14"/>')
PACE_ICONS = {
    "quick": icon('<path d="m4 6 6 6-6 6M9.500 6l6 6-6 6M15 6l6 6-6 6"/>'),
    "calm": icon('<path d="m6 6 6 6-6 6M12.500 6l6 6-6 6"/>'),
    "slow": icon('<path d="m9.500 6 6 6-6 6"/>'),
    "step": icon('<path d="m6.500 6 6 6-6 6M17.500 5v14"/>'),
}
"""How quickly bots and chance go on, by the names of `web.app.model.PACES`."""
PERSON = icon('<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5a7.5 7.5 0 0 1 15 0"/>')
BOT = icon(
    '<rect x="4.5" y="8" width="15" height="11.5" rx="3"/><path d="M12 8V4.2M9.3 12.6v1.4M14.7 '
    '12.6v1.4M9.5 16.8h5"/>'
)

ROOM = """\
<svg class="room" viewBox="0 0 640 360" aria-hidden="true" focusable="false">
<defs>
<linearGradient id="room-beam" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#ffd98a" stop-opacity=".75"/>
<stop offset="1" stop-color="#ffb95c" stop-opacity=".06"/></linearGradient>
<radialGradient id="room-top" cx=".5" cy=".35" r=".6">
<stop offset="0" stop-color="#d98f4a"/><stop offset=".6" stop-color="#9a5a2c"/>
<stop offset="1" stop-color="#5d3419"/></radialGradient>
</defs>
<path d="M320 0v76" stroke="#0c0907" stroke-width="3"/>
<ellipse cx="320" cy="296" rx="262" ry="54" fill="#2a170d"/>
<ellipse cx="320" cy="286" rx="262" ry="54" fill="url(#room-top)"/>
<path class="beam" d="M276 120 110 290a210 44 0 0 0 420 0L364 120z" fill="url(#room-beam)"/>
<path d="M300 74h40l40 48H260z" fill="#b5442a"/>
<path d="M300 74h14l-22 48h-32z" fill="#d2603c"/>
<ellipse cx="320" cy="122" rx="60" ry="9" fill="#ffe2a3"/>
<ellipse cx="320" cy="123" rx="20" ry="9" fill="#fff6dc"/>
<g stroke="#3a2010" stroke-width="2">
<g transform="translate(196 270)"><path d="m0 8 34-12 22 11-34 13z" fill="#f6e7c8"/>
<path d="m13 8 16-6 11 5.500-16 6z" fill="#3f7a5a" stroke="none"/></g>
<g transform="translate(236 288)"><path d="m0 8 34-12 22 11-34 13z" fill="#f6e7c8"/>
<path d="m13 8 16-6 11 5.500-16 6z" fill="#b5442a" stroke="none"/></g>
<g transform="translate(348 264)"><path d="m0 8 34-12 22 11-34 13z" fill="#f6e7c8"/>
<path d="m13 8 16-6 11 5.500-16 6z" fill="#35608c" stroke="none"/></g>
<g fill="#f6e7c8"><path d="M424 268v18a14 6 0 0 0 28 0v-18z"/>
<ellipse cx="438" cy="268" rx="14" ry="6" fill="#6d3b1d"/>
<path d="M452 272c12-2 12 12 0 11" fill="none"/></g>
<g fill="#e0a43a"><path d="M305 300c-3-10 4-13 4-18h12c0 5 7 8 4 18a10 4 0 0 1-20 0z"/>
<circle cx="315" cy="277" r="8"/></g>
<g fill="#3f7a5a"><path d="M400 306c-3-10 4-13 4-18h12c0 5 7 8 4 18a10 4 0 0 1-20 0z"/>
<circle cx="410" cy="283" r="8"/></g>
<g fill="#f6e7c8"><path d="m152 288 14-6 14 6v15l-14 6-14-6z"/>
<path d="m152 288 14 6 14-6m-14 6v15" fill="none"/>
<g fill="#3a2010" stroke="none"><circle cx="166" cy="288" r="2"/>
<circle cx="157" cy="297" r="1.700"/>
<circle cx="161" cy="303" r="1.700"/><circle cx="173" cy="299" r="1.700"/></g></g>
</g>
</svg>"""
"""The home page's picture: a lamp over a table in the evening."""
