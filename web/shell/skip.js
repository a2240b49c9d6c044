// A touch of the board shows at once what is still to come of the last move (`View.after` of the app): the
// page is in its last state already, and only motion waits.
const waits = ({ effect, playState }) => playState === "running" && effect.getTiming().delay > 0;

addEventListener(
  "pointerdown",
  ({ target }) => {
    if (!target.closest?.("#stage, #players")) return;
    for (const motion of document.getAnimations()) if (waits(motion)) motion.finish();
  },
  true,
);
