"""The page for authors: boards for other pages are set up, told, looked at, copied and kept."""

from web.app.rooms import Room
from web.rooms.teach import doing, draft, page, shelving, telling

ROOM = Room(
    title="teach.title",
    enter=doing.enter,
    draw=page.draw,
    verbs={
        "teach-another": doing.begin_another,
        "teach-ask": shelving.ask,
        "teach-back": telling.back,
        "teach-cancel": telling.cancel,
        "teach-chance": telling.chance,
        "teach-copy": telling.copy,
        "teach-delete": shelving.delete,
        "teach-drag": doing.drag,
        "teach-export": shelving.export,
        "teach-finish": telling.finish,
        "teach-forget": telling.forget,
        "teach-keep": shelving.keep,
        "teach-keep-another": shelving.keep_another,
        "teach-lay-down": doing.lay_down,
        "teach-open": shelving.open_kept,
        "teach-pick": doing.pick,
        "teach-picture": telling.save_picture,
        "teach-place": doing.place,
        "teach-preview": telling.preview,
        "teach-redo": doing.redo,
        "teach-rehearse": telling.rehearse,
        "teach-spare": shelving.spare,
        "teach-try": telling.try_out,
        "teach-turn": doing.turn,
        "teach-undo": doing.undo,
    },
    forms={
        "teach-at": doing.go_to,
        "teach-begin": doing.begin,
        "teach-fields": doing.fill,
        "teach-game": doing.choose_game,
        "teach-paste": doing.paste,
        "teach-reader": telling.tell,
    },
    file=shelving.bring_file,
    hear=telling.hear,
    tell=draft.keep,
)
