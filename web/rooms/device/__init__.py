"""All that is kept on this device, to take along; what was taken along elsewhere, to bring in."""

from web.app.rooms import Room
from web.rooms.device import page, tray

ROOM = Room(
    title="device.title",
    enter=tray.enter,
    draw=page.draw,
    verbs={
        "device-bring": tray.bring,
        "device-leave": tray.leave,
        "device-take": tray.take,
    },
    file=tray.look,
)
